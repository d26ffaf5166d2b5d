"""What gestures mean: each legal action has one; what a hand tries besides is refused with its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.input.gestures import Aside, Gesture, Gestures
from game.rules.core import Action
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS
from game.rules.got_what_it_bakes.dice import tray_of
from game.rules.got_what_it_bakes.helps import unmarked
from game.rules.got_what_it_bakes.pending import Dare
from game.rules.got_what_it_bakes.table import BAKE, DICE, PICK, SHOP
from game.rules.got_what_it_bakes.table import RECIPES as RECIPE_STEP
from game.table.board import Board
from game.table.got_what_it_bakes.cast import THERE
from game.table.got_what_it_bakes.layout import pair_slots, tile_area, tray_dice
from game.table.got_what_it_bakes.look import Look
from game.table.got_what_it_bakes.overlays import (
    boxes_places,
    face_places,
    offered,
    sheet_kind,
    stall_places,
)
from game.table.got_what_it_bakes.places import MARKET, TILES, Areas

Tries = dict[Gesture, Action]
PAIRS = (bag.CHILI, bag.CHOCOLATE)
TURNING = ("nudge", "set", "copy")
"""The verbs of cards that turn a die to a value that is chosen."""


def extra_places(look: Look, found: Areas, board: Board, *, kids: bool) -> Areas:
    """Places that only show while something is held: values for a die, partners of a die, marks."""
    table, seat = look.table, look.seat
    places = stall_places(look, found, board)
    cards = [slug for slug in table.upgrades[seat] if slug not in table.used[seat]] + list(table.drinks[seat])
    for slug in cards:
        for name, rect in face_places(look, board, slug, kids=kids).items():
            places[f"{name}-{slug}"] = rect
    if any(EFFECTS[slug].verb == "move" for slug in cards):
        places.update(boxes_places(look, found, kids=kids))
    dice = table.dice[seat]
    for value in dict.fromkeys(dice):
        others = partners(dice, bag.CHILI, value)
        if len(others) > 1:
            tile = tile_area(board, bag.CHILI, small=False)
            for other, rect in zip(others, pair_slots(tile, len(others)), strict=True):
                places[f"pair-{value}-{other}"] = rect
    return places


def partners(dice: Sequence[int], kind: int, value: int) -> list[int]:
    """The values that may lie beside a die on an ingredient that takes two."""
    if kind == bag.CHOCOLATE:
        return [value] if list(dice).count(value) > 1 else []
    return [other for other in dict.fromkeys(dice) if other != value]


def gestures_of(look: Look, legal: Sequence[Action], found: Mapping[str, Any]) -> Gestures:
    """Everything that a hand can try, with its meaning. `found`: the spots that there are."""
    tries: Tries = {}
    then: Tries = {}
    if look.oven is not None:
        _oven_scene(tries, look, legal)
    elif sheet_kind(look):
        _sheet(tries, look, legal, found)
    else:
        _table(tries, then, look, legal, found)
    if look.turning is not None:
        _turning(tries, look, legal)
    asides = {meant for meant in tries.values() if isinstance(meant, Aside)}
    return Gestures(tries, [*legal, *asides], then)


def _table(tries: Tries, then: Tries, look: Look, legal: Sequence[Action], found: Mapping[str, Any]) -> None:
    _dice(tries, look)
    _units(tries, look, legal)
    _cards(tries, look, legal)
    _markets(tries, then, look)
    _helps(tries, look, found)
    _bake(tries, look)
    tries[Gesture("done")] = act.END
    for kind in ("coins", "time"):
        if f"bonus-{kind}" in found:
            tries[Gesture(f"bonus-{kind}")] = act.get(act.Bonus, kind)
    for seat in look.others:
        tries[Gesture(f"rival-{seat}")] = Aside(f"open {seat}")
    if look.table.goals[look.seat]:
        tries[Gesture("goals", "goals")] = Aside("look")
    if "close" in found:
        tries[Gesture("close")] = Aside("close")
    # every legal action can be done: what has no gesture yet gets the one that its kind names
    known = set(tries.values()) | set(then.values())
    for action in legal:
        if action not in known:
            gesture = of_legal(look, action)
            if gesture is not None:
                tries[gesture] = action
    if look.placing() is not None:
        del tries[Gesture("done")]
        tries[Gesture("auto")] = Aside("auto")
    for gesture in list(tries):
        target = gesture.target
        there = target is None or target in found or target.startswith(("face-", "pair-", "mark-", "stall"))
        if gesture.source not in found or not there:
            del tries[gesture]


def _dice(tries: Tries, look: Look) -> None:
    table, seat = look.table, look.seat
    if table.phase == PICK and table.trays:
        tray = tray_of(table)
        for number, die in enumerate(tray_dice(look, tray)):
            if die.value and die.taker == THERE:
                name = f"tray-{tray}-{number}"
                tries[Gesture(name)] = tries[Gesture(name, "supply")] = act.PICK[die.value]
    dice = table.dice[seat]
    for number, value in enumerate(dice):
        source = f"die-{number}"
        for kind in range(bag.KINDS):
            target = Gesture(source, TILES[kind])
            others = partners(dice, kind, value) if kind in PAIRS else []
            if len(others) > 1:
                for other in others:
                    pair = act.get(act.Gather, kind, tuple(sorted((value, other))))
                    tries[Gesture(source, f"pair-{value}-{other}")] = pair
            else:
                tries[target] = act.get(act.Gather, kind, tuple(sorted((value, *others))))
        tries[Gesture(source, "save-time")] = act.SAVES[value][0]
        tries[Gesture(source, "save-coins")] = act.SAVES[value][1]
        if table.options.goals:
            tries[Gesture(source, "goal-action")] = act.GOAL[value]


def _units(tries: Tries, look: Look, legal: Sequence[Action]) -> None:
    table, seat = look.table, look.seat
    placing = look.placing()
    if placing is not None:
        for slug in reversed(table.front[seat]):
            tries[Gesture("unit", f"recipe-{slug}")] = act.MARK[slug]
        tries[Gesture("unit", f"jar-{placing.ingredient}")] = act.STORE
        return
    if table.phase == DICE:
        for gathered in table.gathered[seat]:
            tries[Gesture(f"buy-{gathered.ingredient}")] = act.BUY[gathered.ingredient]
    for kind in range(bag.KINDS):
        if not bag.count(table.stock[seat], kind):
            continue
        for slug in reversed(table.front[seat]):
            tries[Gesture(f"jar-{kind}", f"recipe-{slug}")] = act.get(act.Unpack, kind, slug)
        for mate in table.mates[seat]:
            tries[Gesture(f"jar-{kind}", f"rival-{mate}")] = act.get(act.Donate, kind, mate)


def _cards(tries: Tries, look: Look, legal: Sequence[Action]) -> None:
    table, seat = look.table, look.seat
    usable: set[str] = set()
    for action in legal:
        if isinstance(action, act.Use):
            usable.add(action.card)
            tries[Gesture(f"card-{action.card}", use_target(look, action))] = action
    for slug in sorted(usable):
        _laid_on_dice(tries, look, slug, legal)
    for slug in (*table.upgrades[seat], *table.drinks[seat]):
        if slug not in usable:
            plain = act.get(act.Use, slug, ())
            tries[Gesture(f"card-{slug}", idle_target(slug))] = plain


def _laid_on_dice(tries: Tries, look: Look, slug: str, legal: Sequence[Action]) -> None:
    """A card that turns a die to a chosen value is laid on the die too; then the value is said."""
    if EFFECTS[slug].verb not in TURNING:
        return
    step = look.table.pending
    dice = {f"die-{number}": value for number, value in enumerate(look.table.dice[look.seat])}
    for spot, value in ({"dare-die": step.value} if isinstance(step, Dare) else dice).items():
        uses = uses_on(legal, slug, value)
        if uses:
            meant = uses[0] if len(uses) == 1 else Aside(f"turn {slug} {value}")
            tries[Gesture(f"card-{slug}", spot)] = meant


def uses_on(legal: Sequence[Action], slug: str, value: int) -> list[act.Use]:
    """The legal uses of a card on a die of this value."""
    uses = [action for action in legal if isinstance(action, act.Use) and action.card == slug]
    return [action for action in uses if action.args[:1] == (value,)]


def _turning(tries: Tries, look: Look, legal: Sequence[Action]) -> None:
    """To which value the die is turned on which a card was laid."""
    assert look.turning is not None
    for action in uses_on(legal, *look.turning):
        tries[Gesture(f"turn-{action.args[1]}")] = action
    tries[Gesture("keep-die")] = Aside("keep-die")


def use_target(look: Look, action: act.Use) -> str:
    """Onto what a card is put for this use of it."""
    table, seat = look.table, look.seat
    verb, args = EFFECTS[action.card].verb, action.args
    dared = isinstance(table.pending, Dare)
    if verb in TURNING:
        return f"face-{args[0]}-{args[1]}-{action.card}"
    if dared:
        return "dare-die"
    if verb == "flip" or (verb == "reroll" and args):
        return f"die-{table.dice[seat].index(int(args[0]))}"
    if verb == "spare" and args:
        return f"bot-die-{table.bot_dice.index(int(args[0]))}"
    if verb in ("extra", "any", "cheap"):
        return TILES[bag.INDEX[str(args[0])]]
    if verb == "move":
        return f"mark-{bag.INDEX[str(args[0])]}-{args[1]}"
    if verb == "keep":
        return f"recipe-{args[0]}"
    return idle_target(action.card)


def idle_target(slug: str) -> str:
    """Where a card belongs whose effect needs nothing chosen, or has nothing to act on."""
    return {
        "coins": "coins",
        "time": "time",
        "discount": "time",
        "look": "recipe-deck",
        "second": "shop-deck",
    }.get(EFFECTS[slug].verb, "supply")


def _markets(tries: Tries, then: Tries, look: Look) -> None:
    table, seat = look.table, look.seat
    mates = table.mates[seat]
    for spot, slug in zip(MARKET, table.recipe_market, strict=True):
        if not slug:
            continue
        tries[Gesture(spot, "recipes")] = act.TAKE[slug]
        if mates and table.phase != BAKE:
            for own in reversed(table.front[seat]):
                gesture = Gesture(f"recipe-{own}", spot)
                tries[gesture] = act.get(act.Offer, own)
                then[gesture] = act.get(act.For, slug)
    tries[Gesture("recipe-deck", "recipes")] = act.TAKE_BLIND
    if table.recipe_discards:
        tries[Gesture("recipe-discard", "recipes")] = act.TAKE_TOP
    if table.phase == RECIPE_STEP:
        tries[Gesture("refresh-recipes")] = act.REFRESH_RECIPES
    if table.options.kids:
        return
    if table.phase == SHOP:
        tries[Gesture("refresh-shop")] = act.REFRESH_SHOP
    for number, slug in enumerate(table.row, start=4 - len(table.row)):
        source, card = f"shop-{number}", CARDS[slug]
        shelf = "upgrades" if card.kind == "upgrade" else "drinks"
        if card.kind == "upgrade":
            for own in table.upgrades[seat]:
                tries[Gesture(source, f"card-{own}")] = act.get(act.Shop, slug, own)
        tries[Gesture(source, shelf)] = act.get(act.Shop, slug, "")
        for mate in mates:
            tries[Gesture(source, f"rival-{mate}")] = act.get(act.Treat, slug, mate)


def _helps(tries: Tries, look: Look, found: Mapping[str, Any]) -> None:
    table, seat = look.table, look.seat
    for mate in table.mates[seat]:
        for kind in range(bag.KINDS):
            if bag.count(table.stock[mate], kind):
                tries[Gesture(f"ask-{mate}", TILES[kind])] = act.get(act.Ask, kind, mate)
        if table.phase != BAKE:
            theirs = unmarked(table, mate)
            for own in reversed(table.front[seat]):
                # a mate who has nothing to give for it can only refuse
                asked = next(iter(table.front[mate]), own)
                meant = act.get(act.Offer, own) if theirs else act.get(act.For, asked)
                tries[Gesture(f"recipe-{own}", f"rival-{mate}")] = meant
    if table.mates[seat] and table.phase != BAKE and MARKET[0] not in found:
        for own in reversed(table.front[seat]):
            tries[Gesture(f"recipe-{own}", "stall")] = act.get(act.Offer, own)


def _bake(tries: Tries, look: Look) -> None:
    table, seat = look.table, look.seat
    if table.phase != BAKE or look.placing() is not None:
        return
    for slug in reversed(table.front[seat]):
        tries[Gesture(f"recipe-{slug}", "oven-time")] = act.BAKE_TIME[slug]
        tries[Gesture(f"recipe-{slug}", "oven-dare")] = act.BAKE_DARE[slug]
        if not table.need[slug]:
            tries[Gesture(f"recipe-{slug}")] = Aside(f"oven {slug}")


def of_legal(look: Look, action: Action) -> Gesture | None:
    """A gesture for a legal action that the general rules above have not covered."""
    if isinstance(action, act.Pool):
        row = look.table.row
        return Gesture(f"shop-{4 - len(row) + row.index(action.card)}", "drinks")
    return None


def _sheet(tries: Tries, look: Look, legal: Sequence[Action], found: Mapping[str, Any]) -> None:
    cards = offered(look)
    for action in legal:
        match action:
            case act.Keep(card) | act.Drop(card) | act.For(card):
                tries[Gesture(f"choice-{cards.index(card)}", "keep")] = action
            case act.End() | act.Back():
                tries[Gesture("leave")] = action
            case act.Answer(yes):
                tries[Gesture("yes" if yes else "no")] = action
            case act.From(seat, coins):
                tries[Gesture(f"from-{seat}-{coins}")] = action
    for name in ("peek", "under"):
        if name in found:
            tries[Gesture(name, name)] = Aside("look")


def _oven_scene(tries: Tries, look: Look, legal: Sequence[Action]) -> None:
    oven = look.oven
    assert oven is not None
    if oven.value:
        _cards(tries, look, legal)
        tries[Gesture("dare-throw")] = act.ACCEPT
        return
    slug = oven.recipe
    tries[Gesture("dare-time")] = act.BAKE_TIME[slug]
    tries[Gesture("dare-throw")] = tries[Gesture("dare-die", "dare-tray")] = act.BAKE_DARE[slug]
    tries[Gesture("dare-rest")] = Aside("close-oven")
    for name in look.table.front[look.seat]:
        if name != slug and not look.table.need[name]:
            tries[Gesture(f"ready-{name}")] = Aside(f"oven {name}")


def obvious(look: Look, legal: Sequence[Action]) -> Action | None:
    """Where the next waiting unit goes when the table places it: the recipe with the fewest empty boxes."""
    need = look.table.need
    marks = [action for action in legal if isinstance(action, act.Mark)]
    if marks:
        return min(marks, key=lambda action: (bag.total(need[action.recipe]), action.recipe))
    return act.STORE if act.STORE in legal else None
