"""What is wrong with a position: every component is counted, and what can't be is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag, setup
from game.rules.got_what_it_bakes.cards import BOT_CARDS, CARDS, RECIPES, SWEETS
from game.rules.got_what_it_bakes.check_pending import pending_problems
from game.rules.got_what_it_bakes.dice import TRACK
from game.rules.got_what_it_bakes.market import MOST_UPGRADES, PLACES
from game.rules.got_what_it_bakes.options import PANTRY
from game.rules.got_what_it_bakes.pending import GoalChoice, Look
from game.rules.got_what_it_bakes.table import (
    BONUS,
    DICE,
    DRAFT,
    GOALS,
    OVER,
    PICK,
    ROUNDS,
    SHOP,
    Table,
)
from game.rules.got_what_it_bakes.table import RECIPES as RECIPE_STEP

DICE_A_SEAT = 3
SOLO_DICE = 6


def demand_met(action: act.Gather) -> bool:
    """Whether these dice activate the ingredient (GW-5)."""
    if action.ingredient == bag.CHILI:
        return len(set(action.dice)) == 2
    if action.ingredient == bag.CHOCOLATE:
        return len(action.dice) == 2 and len(set(action.dice)) == 1
    return len(action.dice) == 1 and action.dice[0] in act.DEMANDS[action.ingredient]


def _compare(what: str, found: Iterable[object], wanted: Iterable[object]) -> list[str]:
    have, need = Counter(list(found)), Counter(list(wanted))
    out = [f"{what}: {item} is missing" for item in sorted(map(str, (need - have)))]
    return out + [f"{what}: {item} is there too often" for item in sorted(map(str, (have - need)))]


def problems(t: Table) -> list[str]:
    """Everything wrong with a position; empty when nothing is."""
    out = _recipes(t) + _goals(t) + _cards(t) + _bot(t) + _pantry(t) + _dice(t)
    for check in (_order, pending_problems, _draft):
        out += check(t) if not out else []
    return out


def _recipes(t: Table) -> list[str]:
    look = t.pending.recipes if isinstance(t.pending, Look) else ()
    found = [*t.recipe_deck, *(r for r in t.recipe_market if r), *t.recipe_discards, *look]
    for pile in (t.front, t.done, t.trash, t.hands, t.picks):
        found += [recipe for cards in pile for recipe in cards]
    out = _compare("recipes", found, RECIPES)
    if len(t.recipe_market) != 2:
        out.append("the recipe market has two places")
    front = [recipe for cards in t.front for recipe in cards]
    if sorted(t.need) != sorted(front) or sorted(t.born) != sorted(front):
        out.append("need and born name just the recipes in front of somebody")
    for recipe in set(front) & set(t.need) & set(RECIPES):
        if any(bag.count(t.need[recipe], i) > bag.count(RECIPES[recipe].boxes, i) for i in range(bag.KINDS)):
            out.append(f"{recipe} has more empty boxes than boxes")
        if not t.round - 1 <= t.born.get(recipe, 0) <= t.round and not (
            t.round == ROUNDS and t.born.get(recipe, 0) == 1
        ):
            out.append(f"{recipe} can't be from round {t.born.get(recipe)}")
    if not set(t.kept) <= set(front):
        out.append("kept names recipes in front of somebody")
    if any(t.dared[seat] > len(t.done[seat]) for seat in range(t.seats)):
        out.append("more recipes dared than completed")
    return out


def _goals(t: Table) -> list[str]:
    pending = t.pending.goals if isinstance(t.pending, GoalChoice) else ()
    found = [*t.goal_deck, *(goal for goal, _ in t.goal_discards), *pending]
    for pile in (t.goals, t.offers):
        found += [goal for cards in pile for goal in cards]
    out = _compare("goals", found, setup.goal_deck(t.options))
    if any(seat >= t.seats for _, seat in t.goal_discards):
        out.append("a goal was discarded by a seat that isn't there")
    return out


def _cards(t: Table) -> list[str]:
    if t.options.kids:
        out = [
            f"seat {seat} needs the three Sweets"
            for seat in range(t.seats)
            if t.upgrades[seat] != tuple(sorted(SWEETS))
        ]
        if any(t.drinks) or any(t.drunk) or t.row or t.card_deck or t.card_discards or t.row_size:
            out.append("kids mode has no Upgrades & Refreshments")
    else:
        found = [*t.card_deck, *t.row, *t.card_discards]
        for pile in (t.upgrades, t.drinks, t.drunk):
            found += [card for cards in pile for card in cards]
        out = _compare("cards", found, CARDS)
        for seat in range(t.seats):
            if any(card in CARDS and CARDS[card].kind != "upgrade" for card in t.upgrades[seat]):
                out.append("a Refreshment lies among the Upgrades")
            drinks = t.drinks[seat] + t.drunk[seat]
            if any(card in CARDS and CARDS[card].kind != "refreshment" for card in drinks):
                out.append("an Upgrade lies among the Refreshments")
        least = PLACES - 1 if t.options.mode == "solo" else PLACES
        if not least <= t.row_size <= PLACES or len(t.row) > t.row_size:
            out.append("the market row has the wrong number of places")
        elif len(t.row) < t.row_size and (t.card_deck or t.card_discards):
            out.append("the market row has an open place though there are cards")
    for seat in range(t.seats):
        if len(t.upgrades[seat]) > MOST_UPGRADES:
            out.append(f"seat {seat} has more than three Upgrades")
        if not set(t.used[seat]) <= set(t.upgrades[seat]) or len(set(t.used[seat])) != len(t.used[seat]):
            out.append(f"seat {seat} has used cards that aren't there")
    return out


def _bot(t: Table) -> list[str]:
    found = [*t.bot_deck, *t.bot_discards, *((t.bot_card,) if t.bot_card else ())]
    return _compare("CookieBot's cards", found, BOT_CARDS if t.options.mode == "solo" else ())


def _pantry(t: Table) -> list[str]:
    found = [*t.pantry_deck, *t.pantry_spent, *((t.pantry,) if t.pantry >= 0 else ())]
    return _compare("pantry cards", found, PANTRY[t.options.pantry])


def _dice(t: Table) -> list[str]:
    out: list[str] = []
    count = sum(map(len, t.trays)) + len(t.bot_dice)
    for seat in range(t.seats):
        for pile in (t.dice, t.time_dice, t.coin_dice, t.goal_dice):
            count += len(pile[seat])
        count += sum(len(action.dice) for action in t.gathered[seat])
        kinds = [action.ingredient for action in t.gathered[seat]]
        if len(set(kinds)) != len(kinds):
            out.append(f"seat {seat} has activated an ingredient twice")
        if len(t.time_dice[seat]) > TRACK or len(t.coin_dice[seat]) > TRACK or len(t.goal_dice[seat]) > 1:
            out.append(f"seat {seat} has too many dice on a track")
        if t.dice[seat] != tuple(sorted(t.dice[seat])):
            out.append(f"the dice of seat {seat} aren't sorted")
    rolled = t.phase in (PICK, DICE, SHOP, RECIPE_STEP)
    wanted = (SOLO_DICE if t.options.mode == "solo" else DICE_A_SEAT * t.seats) + t.spares if rolled else 0
    if count != wanted:
        out.append(f"there are {count} dice, not {wanted}")
    if any(not 1 <= value <= 6 for value in t.bot_dice):
        out.append("CookieBot has a die without such a face")
    return out


def _order(t: Table) -> list[str]:
    out = []
    if t.first >= t.seats or t.actor >= t.seats or t.step > DICE_A_SEAT * t.seats:
        out.append("first player, actor or step are no seats of this game")
    elif t.phase in (GOALS, DRAFT, OVER):
        if t.actor != -1:
            out.append("nobody has a step of its own now")
    elif t.phase == PICK:
        from_ = (t.first + t.step // 2 + 2 * (t.step % 2)) if t.seats == 4 else t.first + t.step
        if t.actor != from_ % t.seats or sum(map(len, t.trays)) != DICE_A_SEAT * t.seats - t.step:
            out.append("trays, step and actor don't fit together")
    elif t.actor != (t.first + t.step) % t.seats or t.step >= t.seats:
        out.append("step and actor don't fit together")
    if t.phase != PICK and any(t.trays):
        out.append("dice lie in the trays outside of the picking")
    if (t.phase == BONUS) != (t.bonus > 0) or (t.phase == BONUS and not t.options.kids):
        out.append("a bonus roll lies there at the wrong time")
    if (t.pantry >= 0) != (t.phase in (PICK, DICE, SHOP, RECIPE_STEP, OVER) or t.phase == OVER - 1):
        out.append("a pantry card lies open at the wrong time")
    elif t.pantry >= 0 and len(t.pantry_spent) != t.turn - 1:
        out.append("the pantry cards don't fit the turn")
    if t.phase == OVER and any(t.front):
        out.append("recipes lie in front of somebody after the end")
    return out


def _draft(t: Table) -> list[str]:
    if t.phase == GOALS:
        if not any(t.offers) or any(len(offer) not in (0, 2) for offer in t.offers):
            return ["goals are chosen from two each"]
        return ["hands, picks or choices lie there before the draft"] if _dealt(t) else []
    if any(t.offers):
        return ["goals are on offer outside of the set-up"]
    if t.phase != DRAFT:
        return ["hands, picks or choices are left of the draft"] if _dealt(t) else []
    if len(t.picked) != t.seats or all(t.picked):
        return ["each seat has a choice in the draft or none yet, and somebody has none"]
    if t.step >= setup.KEPT:
        return ["the draft is over after so many passes"]
    for hand, picks, picked in zip(t.hands, t.picks, t.picked, strict=True):
        if len(hand) != setup.HAND - t.step or len(picks) != t.step or (picked and picked not in hand):
            return ["hands and picks of the draft don't fit together"]
    return []


def _dealt(t: Table) -> bool:
    return len(t.picked) != t.seats or any(t.hands) or any(t.picks) or any(t.picked)
