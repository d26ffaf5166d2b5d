result-title = The table is cleared
result-team-won = You did it!
result-team-won-detail = All the cookies are baked. Well done, all of you.
result-team-lost = Not this time
result-team-lost-detail = The clock was faster. Have a cookie and try again.
result-winner = { $name } wins!
result-shared = { $names } win together!
result-you-won = You win!
result-bot-won = CookieBot wins. It was a close one, he says.
result-score = Score
result-place = Place { $number }
result-rank = Rank: { $rank }
result-record = { $who ->
    [people] A new record among people, by { $name }: { $score }!
   *[all] A new record by { $name }: { $score }!
 }
result-record-old = { $who ->
    [people] Record of people so far: { $score }
   *[all] Record so far: { $score }
 }
result-record-none = { $who ->
    [people] The best score of people so far, by { $name }: { $score }
   *[all] The first record, by { $name }: { $score }
 }
result-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
result-total = Total
result-again = Play again
result-again-same = The same game once more
result-new = Choose another game
result-look = Look at the table
result-details = How the points came about
result-tally = Baked in time: { $wins } of { $games }
result-ranks = Rank
result-tie = { $line } (if points are equal)
result-ties = If points are equal, one after the other:
result-together = Together

## Looking back at a game
result-back = Look back
result-back-empty = There was nothing to choose in this game.
result-back-progress = CookieBot has looked at { $done } of { $count }
result-back-ready = CookieBot has looked at everything
result-back-everyone = Show everyone
result-back-persons = Show only people
result-back-idea = CookieBot’s idea: { $words }
result-back-same = Just what CookieBot would do!
result-back-better = Better than CookieBot’s idea!
result-back-good = As good as CookieBot’s idea
result-back-near = A tiny slip
result-back-slip = A slip
result-back-other = CookieBot had another idea
result-back-chances = Chances: { $percent } %
result-back-chances-both = Chances: { $percent } %, with CookieBot’s idea { $idea } %
result-back-chances-idea = Chances with CookieBot’s idea: { $idea } %
