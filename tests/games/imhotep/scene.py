"""Scenes for tests: a game in any situation, set up as on a real table."""

from __future__ import annotations

from typing import Any

import saqqara
from saqqara.games.imhotep.components import CARDS, MONUMENTS, PYRAMID_A, ROUND_CARD_BOATS, ROUND_CARDS, SITES
from saqqara.games.imhotep.state import Phase

BLACK, WHITE, BROWN, GREY = range(4)


class Scene:
    """A game whose table can be rearranged; `check` says whether the scene could really occur."""

    def __init__(self, players: int = 4, round_number: int = 3, seed: int = 1, **options: Any) -> None:
        self.game = saqqara.new("imhotep", players=players, seed=seed, **options)
        self.g.round_number = round_number
        self._bring_boats()

    @property
    def g(self) -> Any:
        """The state: another one after each decision."""
        return self.game._state

    def _bring_boats(self) -> None:
        self.g.boat_size[:] = ROUND_CARD_BOATS[self.g.round_cards[self.g.round_number - 1]]

    # Boats and stones

    def boats(self, card: str) -> None:
        """This round's card."""
        cards = self.g.round_cards
        here, there = int(self.g.round_number) - 1, cards.tolist().index(ROUND_CARDS.index(card))
        cards[here], cards[there] = int(cards[there]), int(cards[here])
        self._bring_boats()

    def load(self, boat: int, stones: str) -> None:
        """Stones from the quarries on a boat: a seat's digit for each space, from the bow; a dot for an empty one."""
        for space, owner in enumerate(stones):
            if owner != ".":
                self.g.boats[boat, space] = int(owner)
                self.g.quarry[int(owner)] -= 1

    def sailed(self, boat: int, site: str) -> None:
        self.g.boat_site[boat] = SITES.index(site)

    def sled(self, seat: int, stones: int) -> None:
        self.g.quarry[seat] += self.g.sled[seat] - stones
        self.g.sled[seat] = stones

    def built(self, monument: str, owners: str) -> None:
        """Stones from the quarries at a monument of side A, or temple and burial chamber of any side, in order of building."""
        index = MONUMENTS.index(monument)
        for owner in map(int, owners):
            place = int(self.g.stones[index].sum())
            self.g.stones[index, owner] += 1
            self.g.quarry[owner] -= 1
            if monument == "pyramid":
                points = PYRAMID_A[place] if place < len(PYRAMID_A) else 1
                self.g.pyramid_points[owner] += points
                self.g.score[owner] += points
            if monument != "obelisks" and (monument != "pyramid" or place < len(PYRAMID_A)):
                self.g[monument][place] = owner

    def drain(self, seat: int, monument: str = "obelisks", left: int = 0) -> None:
        """Move all but this many stones of a seat's quarry to a monument."""
        self.built(monument, str(seat) * (int(self.g.quarry[seat]) - left))

    def turn(self, seat: int) -> None:
        self.g.turn = self.g.mover = seat
        self.g.phase = Phase.TURN

    # Cards

    def _pull(self, card: str) -> int:
        """Take a card out of the draw pile."""
        kind, left = CARDS.index(card), int(self.g.deck_left)
        place = self.g.deck[:left].tolist().index(kind)
        self.g.deck[place] = self.g.deck[left - 1]
        self.g.deck[left - 1] = -1
        self.g.deck_left -= 1
        return kind

    def _put_back(self, kind: int) -> None:
        left = int(self.g.deck_left)
        self.g.deck[1 : left + 1] = self.g.deck[:left].copy()
        self.g.deck[0] = kind
        self.g.deck_left += 1

    def give(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.g.cards[seat, self._pull(card)] += 1

    def market(self, *cards: str) -> None:
        """Exactly these cards lie at the market, in order; the pair of side B last."""
        for place in range(5):
            if self.g.market[place] >= 0:
                self._put_back(int(self.g.market[place]))
                self.g.market[place] = -1
        for place, card in enumerate(cards):
            self.g.market[place] = self._pull(card)

    def top(self, *cards: str) -> None:
        """The next cards of the draw pile, the first one on top."""
        for card in reversed(cards):
            kind = self._pull(card)
            self.g.deck[self.g.deck_left] = kind
            self.g.deck_left += 1

    def discard_deck(self, left: int = 0) -> None:
        """All but the top cards of the draw pile go to the discards."""
        gone = int(self.g.deck_left) - left
        for kind in self.g.deck[:gone].tolist():
            self.g.discard[kind] += 1
        self.g.deck[:left] = self.g.deck[gone : gone + left].copy()
        self.g.deck[left:] = -1
        self.g.deck_left = left

    # Looking and playing

    def check(self) -> None:
        self.game.rulebook.check(self.g)

    def play(self, *actions: str) -> list[dict[str, Any]]:
        """Play decisions; what happened in the last of them."""
        happened: list[dict[str, Any]] = []
        for action in actions:
            happened = self.game.play(action)
        return happened

    def options(self) -> list[str]:
        return [str(action) for action in self.game.actions()]

    def why(self, action: str) -> str:
        assert action not in self.options()
        return self.game.why_not(action)[0].removeprefix("imhotep-why-")

    def held(self, seat: int) -> dict[str, int]:
        return {CARDS[kind]: int(n) for kind, n in enumerate(self.g.cards[seat]) if n}

    def discards(self, card: str) -> int:
        return int(self.g.discard[CARDS.index(card)])

    def sources(self, source: str) -> list[int]:
        return [row[source] for row in self.game.forecast()["sources"]]

    def phase(self) -> str:
        return Phase(int(self.g.phase)).name.lower()

    def finish(self) -> None:
        """Play on, somehow, until the game is over."""
        while not self.game.over:
            self.game.play(self.game.actions()[-1])


def kinds(happened: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in happened]
