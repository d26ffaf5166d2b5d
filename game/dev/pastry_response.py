"""How much somebody gains at Pastry Bids who knows how a bot plays: `python -m game.dev.pastry_response`.

The responder knows the bot's code, so in each position how often it bids each card, but not its
seed, so not the card. It learns backwards from the end what positions are worth against this very
bot (networks like the bot's own, starting from them, `--passes` times over games against it), and
always bids what then gains the most. The learning is done with the twins of `pastry_players`; the
result is measured in games that played no part in it: with the twins, and with `--real` games
against the bot itself, whose mixes come from its own code. By symmetry a perfect player of the
game itself wins 50 % and leads by 0 points; what the responder has beyond that is its gain.

It is a lower bound: a responder with better judgement of positions would gain more. It can't see
what the twins leave out: that a tie could be played on, that baking early can set a trap, and that
the hard level plays the last three cards through.

Against the random and the greedy player the same figure says how high hard can get there at all.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

import numpy as np

from game.bots.levels import choose
from game.bots.pastry_bids import POLICY, ROUNDS_OF_THOUGHT
from game.bots.pastry_net import Net, Nets, classes_of, load
from game.bots.pastry_worth import Table
from game.bots.plain import victory
from game.bots.policy import Budget
from game.dev.pastry_batch import Floats, Pairs, Tables, arrays, bids
from game.dev.pastry_players import (
    Careless,
    Mixing,
    Player,
    Responding,
    Simple,
    even,
    play,
)
from game.dev.pastry_values import ENOUGH, fit, net_of
from game.engine.statistics import mean
from game.rules.core import Action, Match
from game.rules.pastry_bids import GAME
from game.rules.pastry_bids.actions import PastryAction, bid
from game.rules.pastry_bids.cards import CLUBS, SUIT, mask_of, numbers_in
from game.rules.pastry_bids.options import PastryOptions
from game.rules.pastry_bids.pieces import BID
from game.rules.pastry_bids.state import PastryState

BOTS = ("hard", "greedy", "random")
WILD = 0.12
"""Part of the bids at random in the games from which is learned."""
TIMES = 10
"""Times that a network sees each table in a pass."""


class Wandering(Responding):
    """A responder that learns: it often tries any card."""

    def mix(self, tables: Tables, pairs: Pairs) -> Floats:
        """Mostly one card."""
        return (1 - WILD) * super().mix(tables, pairs) + WILD * even(tables.hands[:, 0])


def learn(rival: Player, start: Nets, games: Sequence[int], loose: bool, rng: np.random.Generator) -> Nets:
    """The networks of a responder, learned in passes of so many games."""
    nets = start
    for count in games:
        seen = play(Wandering(nets, rival), rival, Tables.new(count, loose), rng).seen
        level = seen.level()
        found = [Net((), ())]
        for cards in range(1, 14):
            some = seen[level == cards]
            if len(some) < ENOUGH:
                found.append(nets[cards])
                continue
            worth = Responding(tuple(found), rival).worth(some, some.draw(rng)).max(1)
            found.append(net_of(*fit(some.inputs(), worth, arrays(nets, cards), TIMES, rng)))
        nets = tuple(found)
    return nets


def real(responder: Responding, bot: str, games: int, seed: int) -> tuple[list[float], list[float]]:
    """Shares of the victory and leads of the responder in real games against the bot, seats rotated."""
    shares, leads = [], []
    for game in range(games):
        seat = game % 2
        match = Match(GAME, 2, PastryOptions(), f"response {seed} {game // 2}")
        while waiting := match.to_act():
            now = waiting[0]
            handle = match.seat(now)
            found: Action | None = None
            if now == seat:
                found = answer(responder, handle.view().sample(random.Random(0)), seat, bot)
            if found is None:
                luck = f"{match.seed} {len(match.log)} {now}"
                level = "hard" if now == seat else bot
                budget = Budget(ROUNDS_OF_THOUGHT)
                found = choose(GAME, handle.view(), handle.legal(), level, budget, luck).action
            match.play(now, found)
        outcome = match.outcome()
        assert outcome is not None
        shares.append(victory(outcome, False)[seat])
        leads.append(outcome.scores[seat] - outcome.scores[1 - seat])
    return shares, leads


def answer(responder: Responding, known: PastryState, seat: int, bot: str) -> PastryAction | None:
    """The bid of a responder for a world that its seat can see.

    None when there is none to make: dishes, ties and what follows them it leaves to hard.
    """
    table = Table.of(known, seat)
    if known.phase != BID or table.over() or len(known.up) > 2:
        return None
    if bot == "hard":
        theirs = POLICY.mixes(known, 1 - seat, "hard", ROUNDS_OF_THOUGHT)[1]
    else:
        cards = numbers_in(table.hands[1])
        worth = POLICY.prior(None, known, 1 - seat, [bid(card) for card in cards])
        best = max(worth)
        theirs = [1 / len(cards) if bot == "random" else float(one == best) for one in worth]
    gains = gains_of(table, mask_of(known.up), responder.nets) @ np.array(theirs, np.float32)
    return bid(numbers_in(table.hands[0])[int(gains.argmax())])


def gains_of(table: Table, up: int, nets: Nets) -> Floats:
    """The chance of the own side for each pair of bids, by the networks of a responder.

    A responder has learned on side 0, which gets the clubs: if it gets the hearts, suits change names.
    """
    places = [*table.owned, table.pile | up, table.aside]
    hearts, clubs = [cards & SUIT for cards in places], [cards >> 13 for cards in places]
    heart, club = up & SUIT, up >> 13
    if table.suits[0] != CLUBS:
        hearts, clubs, heart, club = clubs, hearts, club, heart
    partners = [
        next(at for at, cards in enumerate(kind) if cards & card)
        for kind, card in ((clubs, heart), (hearts, club))
    ]
    pairs = Pairs(np.array(partners[:1]), np.array(partners[1:]), np.array([heart == club]))
    made = np.array([table.made / 100], np.float32)
    tables = Tables(np.array([table.hands]), np.array([classes_of(hearts, clubs)]), made, table.loose)
    mine, theirs = (hand.bit_count() for hand in table.hands)
    return np.asarray(bids(tables, pairs, nets)[0, :mine, :theirs])


def main() -> None:
    """Learn a response and print what it gains."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--against", choices=BOTS, default="hard", help="whom the responder knows")
    add("--learn", type=int, nargs="*", default=[4000, 12000], help="games of each pass of learning")
    add("--games", type=int, default=4000, help="games of the twins to measure it")
    add("--real", type=int, default=0, help="games against the bot itself (about 1 s each)")
    add("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    nets = load()[False]
    rivals: dict[str, Player] = {"hard": Mixing(nets), "greedy": Simple(nets), "random": Careless()}
    rival = rivals[arguments.against]
    responder = Responding(learn(rival, nets, arguments.learn, False, rng), rival)
    done = play(responder, rival, Tables.new(arguments.games, False), rng)
    print(in_words("twins", done.shares.tolist(), np.round(done.leads, 1).tolist()), flush=True)
    if arguments.real:
        print(in_words("real games", *real(responder, arguments.against, arguments.real, arguments.seed)))


def in_words(where: str, shares: Sequence[float], leads: Sequence[float]) -> str:
    """The gain in games, and in points."""
    won = mean([100 * share for share in shares])
    gain = mean([100 * share - 50 for share in shares])
    return (
        f"{len(shares)} games ({where}): the responder wins {won.text()} %, so it gains {gain.text()} % "
        f"of the victory and {mean(leads).text()} points a game"
    )


if __name__ == "__main__":
    main()
