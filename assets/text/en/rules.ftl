# The rule book scene (the rules themselves stand in rules/<game>.md).
rules-title = Rule book
rules-contents = Contents
rules-search = Search
rules-search-placeholder = Look for a word
rules-search-hits = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
 }
rules-house-ruling = House ruling
rules-house-ruling-detail = The printed rules leave this open. This is how our table plays it.
rules-example = Example
rules-clause = Rule { $clause }
rules-page = Page { $number } of { $total }
