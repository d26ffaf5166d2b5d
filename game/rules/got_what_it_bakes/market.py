"""The Upgrades & Refreshments market: buying, selling, refreshing, sliding (GW-24 to GW-28, GW-65)."""

from __future__ import annotations

from game.rules.core import Chance
from game.rules.got_what_it_bakes import effect_events as fx
from game.rules.got_what_it_bakes import events as ev
from game.rules.got_what_it_bakes.actions import REFRESH_SHOP, Move, Pool, Shop, Treat, get
from game.rules.got_what_it_bakes.cards import CARDS, Card
from game.rules.got_what_it_bakes.table import TREATED, Events, Table, fill_row, without

PLACES = 3
"""Places of the market; CookieBot may block one for a turn."""
REFRESH_COST = 2
"""Coins to refresh a market (GW-26, GW-32)."""
MOST_UPGRADES = 3
"""How many Upgrades a baker may have (GW-27)."""


def can_pay(t: Table, seat: int, card: Card, sold: Card | None = None) -> bool:
    """Whether the seat can pay a card, with half the cost of an Upgrade sold towards it (GW-28)."""
    coins, time = t.coins[seat], t.time[seat]
    if sold is not None:
        coins += sold.coins // 2
        time += sold.time // 2
    return card.coins <= coins and card.time <= time


def legal_shop(t: Table, seat: int, out: list[Move]) -> None:
    """What can be bought, with and without a sale, treats and pools, and the refresh."""
    if not t.buys:
        return
    own = t.upgrades[seat]
    for slug in t.row:
        card = CARDS[slug]
        if card.kind == "upgrade":
            if len(own) < MOST_UPGRADES and can_pay(t, seat, card):
                out.append(get(Shop, slug, ""))
            out += [get(Shop, slug, sold) for sold in own if can_pay(t, seat, card, CARDS[sold])]
        elif can_pay(t, seat, card):
            out.append(get(Shop, slug, ""))
            if t.mates[seat] and not t.helped[seat] & TREATED:
                out += [get(Treat, slug, mate) for mate in t.mates[seat]]
        elif t.mates[seat] and can_pool(t, seat, card):
            out.append(get(Pool, slug))
    if t.row and t.coins[seat] >= REFRESH_COST:
        out.append(REFRESH_SHOP)


def can_pool(t: Table, seat: int, card: Card) -> bool:
    """Whether mates could add the coins that the seat lacks for a Refreshment (GW-70)."""
    missing = card.coins - t.coins[seat]
    return missing > 0 and sum(t.coins[mate] for mate in t.mates[seat]) >= missing


def shop(t: Table, seat: int, action: Shop, chance: Chance, events: Events) -> None:
    """Buy a card for oneself, selling an Upgrade for it if named."""
    marked = False
    if action.sold:
        marked = _sell(t, seat, action.sold, events)
    hand_over(t, seat, seat, action.card, chance, events)
    if marked:
        t.used[seat] = tuple(sorted((*t.used[seat], action.card)))


def _sell(t: Table, seat: int, slug: str, events: Events) -> bool:
    """Sell an Upgrade; whether it was used this round, so that the new one comes in used (GW-28)."""
    card = CARDS[slug]
    t.upgrades[seat] = without(t.upgrades[seat], slug)
    t.coins[seat] += card.coins // 2
    t.time[seat] += card.time // 2
    t.card_discards += (slug,)
    if events is not None:
        events.append(ev.UpgradeSold(seat, slug, card.coins // 2, card.time // 2))
    if slug in t.used[seat]:
        t.used[seat] = without(t.used[seat], slug)
        return True
    return False


def hand_over(t: Table, buyer: int, owner: int, slug: str, chance: Chance, events: Events) -> None:
    """The buyer pays a card of the row, the owner gets it, and the gap is refilled (GW-24, GW-50)."""
    card = CARDS[slug]
    t.coins[buyer] -= card.coins
    t.time[buyer] -= card.time
    t.buys -= 1
    t.row = without(t.row, slug)
    if card.kind == "upgrade":
        t.upgrades[owner] = tuple(sorted((*t.upgrades[owner], slug)))
    else:
        t.drinks[owner] = tuple(sorted((*t.drinks[owner], slug)))
    if events is not None:
        events.append(ev.CardBought(buyer, slug, card.coins, card.time))
        if buyer != owner:
            events.append(fx.RefreshmentGiven(buyer, owner, slug))
    fill_row(t, chance, events)


def treat(t: Table, seat: int, action: Treat, chance: Chance, events: Events) -> None:
    """Buy a Refreshment for a mate; it is the purchase of the turn (GW-50, GW-70)."""
    t.helped[seat] |= TREATED
    hand_over(t, seat, action.seat, action.card, chance, events)


def refresh_shop(t: Table, seat: int, chance: Chance, events: Events) -> None:
    """All cards of the row to the discards, from left to right, and new ones (GW-26)."""
    t.coins[seat] -= REFRESH_COST
    if events is not None:
        events.append(ev.ShopRefreshed(seat, t.row))
    t.card_discards += t.row
    t.row = ()
    fill_row(t, chance, events)


def slide(t: Table, chance: Chance, events: Events) -> None:
    """The rightmost card leaves, the others slide right, the row is filled from the left (GW-25, GW-39)."""
    t.row_size = PLACES
    if t.row:
        card = t.row[-1]
        t.card_discards += (card,)
        t.row = t.row[:-1]
        if events is not None:
            events.append(ev.ShopSlid(card))
    fill_row(t, chance, events)


def block(t: Table, place: int, events: Events) -> None:
    """CookieBot discards the card of a place; the row keeps two places until the turn ends (GW-54, GW-72)."""
    t.row_size = PLACES - 1
    at = place - (PLACES - len(t.row))
    if at >= 0:
        card = t.row[at]
        t.row = t.row[:at] + t.row[at + 1 :]
        t.card_discards += (card,)
        if events is not None:
            events.append(ev.CardBlocked(card))
