"""A kick, drawn: two goal posts at the heights of their cards, and the ball between or outside.

From left to right run the ranks, from the low ace to the high one, so that one sees what could
have gone through. The drawing needs no style sheet.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree

from pokerrules.cards import Card, rank_letter, rank_name
from pokerrules.goalposts import ACE, HITS, Goal
from pokerrules.notation import Act, read
from pokerrules.record import Row
from pokerrules.site.drawing import add


class Kicks:
    """The kicks of one record, as its lines tell them."""

    def __init__(self) -> None:
        self.goal: Goal | None = None
        self.ball: Card | None = None

    def draw(self, row: Row) -> etree.Element | None:
        """The goal after this line; None if it tells of no kick."""
        act = read(row.text, row.who) if row.kind == "act" else None
        if not isinstance(act, Act) or act.verb not in ("kicks", "bends"):
            return None
        posts = [card for card in act.cards if isinstance(card, Card)]
        if act.verb == "kicks" and len(posts) == 2 and act.drawn:
            self.goal, self.ball = Goal((posts[0], posts[1]), act.named), act.drawn[0]
        elif act.verb == "bends" and self.goal is not None:
            self.goal = self.goal.bent(posts[0], act.drawn[0], act.named)
        if self.goal is None or self.ball is None:
            return None
        ranked = all(card.rank for card in (*self.goal.posts, self.ball))  # no joker, none unseen
        return element(self.goal, self.ball) if ranked else None


def element(goal: Goal, ball: Card) -> etree.Element:
    """A goal and the ball as a drawing; its name says the same."""
    lower, higher = goal.heights
    result = goal.comes_to(ball)
    said = f"posts at {_name(lower)} and {_name(higher)}, ball at {rank_name(ball.rank)}: {result}"
    drawn = etree.Element(
        "svg",
        {
            "width": "104",
            "height": "30",
            "viewBox": "0 0 104 30",
            "role": "img",
            "aria-label": said,
        },
    )
    left, right = _across(lower), _across(higher)
    line = {"d": f"M{left} 2V20H{right}V2", "fill": "none", "stroke": "currentColor"}
    etree.SubElement(drawn, "path", {**line, "stroke-width": "2"})
    if right - left > 20:  # Between near posts there is no room for what they stand on.
        line["d"] = f"M{(left + right) / 2:g} 20V30"
        etree.SubElement(drawn, "path", {**line, "stroke-width": "2"})
    for height in dict.fromkeys((lower, higher)):
        place = {"x": str(_across(height)), "y": "29", "text-anchor": "middle", "font-size": "9"}
        add(drawn, "text", rank_letter(height), fill="currentColor", **place)
    at = lower if result == HITS and ball.rank == ACE and lower == 1 != higher else ball.rank
    spot = {"cx": str(_across(at)), "cy": "9", "rx": "4", "ry": "3"}
    add(drawn, "ellipse", fill="currentColor", **spot)
    return drawn


def _across(height: int) -> int:
    return 7 * height - 1


def _name(height: int) -> str:
    return "low ace" if height == 1 else "high ace" if height == ACE else rank_name(height)
