"""The status line: what may be done, and what the held thing would do; in words and in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Action
from game.rules.got_what_it_bakes import actions as act
from game.rules.got_what_it_bakes import bag
from game.rules.got_what_it_bakes.baking import time_cost
from game.rules.got_what_it_bakes.cards import CARDS, EFFECTS
from game.rules.got_what_it_bakes.cards import GOALS as GOAL_CARDS
from game.rules.got_what_it_bakes.dice import SAVINGS_TRACK, TIME_TRACK, next_on
from game.rules.got_what_it_bakes.pending import (
    Asking,
    CoinsAnswer,
    Dare,
    DonationAnswer,
    ExchangeAnswer,
    Giving,
    GoalChoice,
    Offering,
    Place,
    Pooling,
)
from game.rules.got_what_it_bakes.pending import (
    Look as LookStep,
)
from game.rules.got_what_it_bakes.table import BAKE, BONUS, DICE, DRAFT, GOALS, OVER, PICK, RECIPES, SHOP
from game.table.got_what_it_bakes.cards import Cards
from game.table.got_what_it_bakes.look import Look
from game.table.table_view import Part, Say, Sentence

ARROW = Part(("common/icon-arrow",))


def art(kind: int) -> str:
    """The drawing of an ingredient."""
    return f"bakes/{bag.INGREDIENTS[kind]}"


def _face(look: Look, seat: int) -> Part:
    """The face of a baker."""
    return Part((look.faces[seat],) if look.faces else ("common/icon-person",))


def _line(key: str, *parts: Part, **args: str | int) -> Sentence:
    return Sentence(Say(f"bakeshop-{key}", args), None, parts)


def idle(look: Look, legal: Sequence[Action], names: Sequence[str]) -> Sentence:
    """What may be done now."""
    t, step = look.table, look.table.pending
    if t.phase == OVER:
        return _line("say-over", Part(("common/icon-trophy",)))
    if step is not None and step.seat == look.seat and legal:
        return _pending(look, names)
    if not legal:
        seat = step.seat if step is not None else t.actor
        if seat < 0:
            return _line("say-wait")
        return _line("say-acts", _face(look, seat), name=names[seat], step=_step(t.phase))
    if t.phase == GOALS:
        return _line("say-goals", Part((look.rosette,), 2), ARROW, Part(("common/hand",)))
    if t.phase == DRAFT:
        solo = t.options.mode == "solo"
        key, place = ("say-drop", "bakes/trash") if solo else ("say-draft", "common/hand")
        return _line(key, Part(("bakes/card-back-recipe",)), ARROW, Part((place,)))
    if t.phase == BONUS:
        return _line(
            "say-bonus",
            Part((f"bakes/die{t.bonus or 1}",)),
            ARROW,
            Part(("bakes/coin",)),
            Part(("bakes/time",)),
            value=t.bonus,
        )
    if t.phase == PICK:
        return _line("say-pick", Part(("bakes/die5",)), ARROW, Part(("common/hand",)), name=names[look.seat])
    if t.phase == DICE:
        if t.dice[look.seat]:
            dice = Part((f"bakes/die{t.dice[look.seat][0]}",))
            return _line(
                "say-dice", dice, ARROW, Part(("bakes/flours",)), Part(("bakes/time",)), Part(("bakes/coin",))
            )
        return _line("say-dice-done", Part(("common/check",)))
    if t.phase == SHOP:
        return _line("say-shop" if t.buys else "say-shop-done", Part(("bakes/upgrade",)))
    if t.phase == RECIPES:
        return _line("say-recipes", Part(("bakes/card-back-recipe",)), ARROW, Part(("common/hand",)))
    ready = [slug for slug in t.front[look.seat] if not t.need[slug]]
    if ready:
        return _line(
            "say-bake", Part((f"bakes/recipe-{ready[0]}",)), ARROW, Part(("bakes/oven",)), count=len(ready)
        )
    return _line("say-bake-none", Part(("common/check",)))


def answer(look: Look, seat: int, yes: bool, names: Sequence[str]) -> Sentence:
    """What a baker answers who was asked for something."""
    said = Say("bakes-event-answered", {"who": names[seat], "yes": "yes" if yes else "no"})
    sign = Part(("common/check" if yes else "common/icon-close",))
    return Sentence(said, None, (_face(look, seat), sign), aloud=True)


def _step(phase: int) -> str:
    return {PICK: "pick", DICE: "dice", SHOP: "shop", RECIPES: "recipes", BAKE: "bake"}.get(phase, "bonus")


def _pending(look: Look, names: Sequence[str]) -> Sentence:
    match look.table.pending:
        case Place(_, kind, units, source):
            key = "say-move" if source else "say-place"
            piece = bag.INGREDIENTS[kind]
            return _line(
                key, Part((art(kind),), units), ARROW, Part(("bakes/jar",)), units=units, ingredient=piece
            )
        case GoalChoice():
            return _line("say-goals", Part((look.rosette,), 2), ARROW, Part(("common/hand",)))
        case Dare(_, recipe, value):
            return _line(
                "say-dare", Part((f"bakes/recipe-{recipe}",)), Part((f"bakes/die{value}",)), value=value
            )
        case LookStep():
            return _line("say-look", Part(("bakes/verb-look",)))
        case Giving(_, receiver):
            gift = Part(("bakes/help-donation",))
            return _line("say-giving", gift, ARROW, _face(look, receiver), name=names[receiver])
        case Asking(_, donor, _):
            gift = Part(("bakes/help-donation",))
            return _line("say-asking", _face(look, donor), ARROW, gift, name=names[donor])
        case Offering():
            return _line("say-offering", Part(("bakes/help-exchange",)))
        case Pooling():
            return _line("say-pooling", Part(("bakes/help-treat",)))
        case DonationAnswer(_, asker) | ExchangeAnswer(_, asker) | CoinsAnswer(_, asker):
            yes_or_no = Part(("common/check",)), Part(("common/icon-close",))
            return _line("say-answer", _face(look, asker), ARROW, *yes_or_no, name=names[asker])
    return _line("say-wait")


def would(
    look: Look, action: Action, names: Sequence[str], cards: Cards, *, covered: bool = False
) -> Sentence:
    """What an action would do. `covered`: nothing is said of goals that lie face down."""
    t, seat = look.table, look.seat
    match action:
        case act.Pick(value):
            return _line(
                "would-pick", Part((f"bakes/die{value}",)), ARROW, Part(("common/hand",)), value=value
            )
        case act.Gather(kind, dice):
            parts = (
                *(Part((f"bakes/die{value}",)) for value in dice),
                ARROW,
                Part((art(kind),), max(1, t.pantry)),
            )
            shown = " + ".join(str(value) for value in dice)
            piece = bag.INGREDIENTS[kind]
            return _line(
                "would-gather", *parts, dice=shown, ingredient=piece, units=t.pantry, price=action.price
            )
        case act.SaveTime(value):
            gained = next_on(TIME_TRACK, t.time_dice[seat])
            return _line(
                "would-save-time",
                Part((f"bakes/die{value}",)),
                ARROW,
                Part(("bakes/time",)),
                Part(sign=f"+{gained}"),
                gained=gained,
            )
        case act.SaveCoins(value):
            gained = next_on(SAVINGS_TRACK, t.coin_dice[seat])
            return _line(
                "would-save-coins",
                Part((f"bakes/die{value}",)),
                ARROW,
                Part(("bakes/coin",)),
                Part(sign=f"+{gained}"),
                gained=gained,
            )
        case act.DrawGoal(value):
            return _line("would-goal", Part((f"bakes/die{value}",)), ARROW, Part((look.rosette,)))
        case act.Mark(recipe) | act.Unpack(_, recipe):
            return _line(
                "would-mark",
                Part(("bakes/mark",)),
                Part((f"bakes/recipe-{recipe}",)),
                recipe=_recipe(cards, recipe),
            )
        case act.Store():
            return _line("would-store", ARROW, Part(("bakes/jar",)))
        case act.Buy(kind):
            return _line(
                "would-buy",
                Part(("bakes/coin",)),
                ARROW,
                Part((art(kind),)),
                ingredient=bag.INGREDIENTS[kind],
            )
        case act.Use(card):
            effect = EFFECTS[card]
            parts = (Part((cards.picture_of(card),)), ARROW, Part((f"bakes/verb-{effect.verb}",)))
            return Sentence(Say(f"bakescards-verb-{effect.verb}", {"n": effect.n}), None, parts)
        case act.Shop(card, sold):
            offer = CARDS[card]
            args: dict[str, str | int] = {"card": card, "coins": offer.coins, "time": offer.time}
            if sold:
                return _line(
                    "would-sell",
                    Part((cards.picture_of(card),)),
                    **args,
                    sold=cards.t(f"bakescards-card-{sold}"),
                )
            return _line("would-shop", Part((cards.picture_of(card),)), **args)
        case act.TakeRecipe(recipe):
            return _line(
                "would-take",
                Part((f"bakes/recipe-{recipe}",)),
                ARROW,
                Part(("common/hand",)),
                recipe=_recipe(cards, recipe),
            )
        case act.TakeBlind():
            return _line("would-blind", Part(("bakes/card-back-recipe",)), ARROW, Part(("common/hand",)))
        case act.TakeTop():
            recipe = t.recipe_discards[-1]
            return _line(
                "would-take",
                Part((f"bakes/recipe-{recipe}",)),
                ARROW,
                Part(("common/hand",)),
                recipe=_recipe(cards, recipe),
            )
        case act.Bake(recipe, dare):
            key = "would-dare" if dare else "would-bake"
            parts = (
                Part((f"bakes/recipe-{recipe}",)),
                ARROW,
                Part(("bakes/flame" if dare else "bakes/time",)),
            )
            return _line(key, *parts, recipe=_recipe(cards, recipe), time=time_cost(t, recipe))
        case act.Donate(kind, other):
            return _line(
                "would-donate",
                Part((art(kind),)),
                ARROW,
                _face(look, other),
                ingredient=bag.INGREDIENTS[kind],
                name=names[other],
            )
        case act.Ask(kind, other):
            return _line(
                "would-ask",
                _face(look, other),
                ARROW,
                Part((art(kind),)),
                ingredient=bag.INGREDIENTS[kind],
                name=names[other],
            )
        case act.Offer(recipe):
            return _line(
                "would-offer",
                Part((f"bakes/recipe-{recipe}",)),
                Part(("bakes/help-exchange",)),
                recipe=_recipe(cards, recipe),
            )
        case act.Treat(card, other):
            return _line(
                "would-treat",
                Part((cards.picture_of(card),)),
                Part(("bakes/help-treat",)),
                _face(look, other),
                card=card,
                name=names[other],
            )
        case act.Pool(card):
            return _line(
                "would-pool", Part((cards.picture_of(card),)), Part(("bakes/help-treat",)), card=card
            )
        case act.Keep(card) if card in GOAL_CARDS and covered:
            return _line("would-keep-secret", Part(("bakes/card-back-goal",)), ARROW, Part(("common/hand",)))
        case act.Keep(card) if card in GOAL_CARDS:
            rule = cards.goal_rule(card, t.seats)
            return _line(
                "would-keep-goal", Part((f"bakes/goal-{card}",)), ARROW, Part(("common/hand",)), rule=rule
            )
        case act.Keep(recipe) | act.For(recipe):
            return _line(
                "would-keep",
                Part((f"bakes/recipe-{recipe}",)),
                ARROW,
                Part(("common/hand",)),
                recipe=_recipe(cards, recipe),
            )
        case act.Drop(recipe):
            return _line(
                "would-drop",
                Part((f"bakes/recipe-{recipe}",)),
                ARROW,
                Part(("bakes/trash",)),
                recipe=_recipe(cards, recipe),
            )
        case act.End():
            return _line("would-end", Part(("common/check",)))
        case act.Accept():
            return _line("would-accept", Part(("common/check",)))
        case act.Bonus(what):
            return _line(
                "would-bonus",
                Part(("bakes/coin" if what == "coins" else "bakes/time",)),
                Part(sign=f"+{t.bonus}"),
                what=what,
                value=t.bonus,
            )
    return _line("would-do", Part(("common/check",)))


def _recipe(cards: Cards, slug: str) -> str:
    return cards.t(f"bakescards-recipe-{slug}")


def holding(look: Look, source: str, cards: Cards, *, legal: bool) -> Sentence:
    """What to do with what is held, while it is over no place."""
    parts: tuple[Part, ...] = (ARROW, Part(("common/hand",)))
    if source.startswith("card-"):
        effect = EFFECTS[source.removeprefix("card-")]
        parts = (Part((cards.picture_of(effect.slug),)), ARROW, Part((f"bakes/verb-{effect.verb}",)))
        return Sentence(Say(f"bakescards-verb-{effect.verb}", {"n": effect.n}), None, parts)
    if source in ("goals", "peek"):
        key = "hold-goals-open" if look.table.options.open_goals else "hold-goals"
        return _line(key, Part((look.rosette,)), Part(("common/icon-eye",)))
    if source == "under":
        return _line("hold-under", Part(("common/icon-eye",)))
    if not legal:
        return _line("hold-nowhere", Part(("common/icon-close",)))
    if source.startswith("die-"):
        dice = look.table.dice[look.seat]
        number = int(source.removeprefix("die-"))
        value = dice[number] if number < len(dice) else 1
        return _line("hold-die", Part((f"bakes/die{value}",)), *parts, value=value)
    if source == "unit":
        return _line("hold-unit", *parts)
    if source.startswith("ask-"):
        return _line("hold-ask", *parts)
    return _line("hold-thing", *parts)


def unused_dice(look: Look, legal: Sequence[Action]) -> int:
    """How many dice lie unused before the baker in front, if any of them can still be put to use."""
    uses = (act.Gather, act.SaveTime, act.SaveCoins, act.DrawGoal)
    usable = look.table.phase == DICE and any(isinstance(action, uses) for action in legal)
    return len(look.table.dice[look.seat]) if usable else 0


def unbaked(legal: Sequence[Action]) -> list[str]:
    """The finished recipes that can still be baked."""
    return list(dict.fromkeys(action.recipe for action in legal if isinstance(action, act.Bake)))


def asked(look: Look, legal: Sequence[Action], left: int) -> Sentence:
    """The question whether so many dice are to be left unused, or finished recipes unbaked."""
    if look.table.phase == BAKE:
        recipes = (Part((f"bakes/recipe-{slug}",)) for slug in unbaked(legal))
        return _line("done-unbaked", *recipes, ARROW, Part(("bakes/oven", "common/icon-close")), count=left)
    dice = Part((f"bakes/die{look.table.dice[look.seat][0]}",), left)
    return _line("done-unused", dice, ARROW, Part(("bakes/trash",)), count=left)


def done_label(look: Look) -> str:
    """The key of the words on the button that ends a step."""
    t, step = look.table, look.table.pending
    if isinstance(step, Place):
        return "bakeshop-done-place"
    if isinstance(step, (Giving, Asking)):
        return "bakeshop-done-enough"
    return {
        DICE: "bakeshop-done-dice",
        SHOP: "bakeshop-done-shop",
        RECIPES: "bakeshop-done-recipes",
        BAKE: "bakeshop-done-bake",
    }.get(t.phase, "")
