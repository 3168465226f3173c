"""The ``quiz`` fence: each answer folds open to say whether it is right, and why. No script."""

from __future__ import annotations

import hashlib
import xml.etree.ElementTree as etree
from typing import Any

from markdown import Markdown

from pokerrules.quiz import Quiz, parse_quiz, quiz_problems
from pokerrules.site import cards, records
from pokerrules.site.drawing import add, fence, prose


@fence(lambda source, options: quiz_problems(source))
def draw(source: str, options: dict[str, Any], md: Markdown) -> etree.Element:
    """The formatter of the fence.

    The box stands in one of its own: a line of score that a script puts behind it would have the
    browser style all of the page anew, were it the page's own child.
    """
    place = etree.Element("div")
    place.append(element(parse_quiz(source), md))
    return place


def element(quiz: Quiz, md: Markdown) -> etree.Element:
    """The question, the record it is about, the answers; opening one closes the others."""
    box = etree.Element("div", {"class": "quiz"})
    prose(md, add(box, "p", class_="question"), quiz.question)
    if quiz.record.strip() and not quiz.asks_python:
        box.append(records.element(quiz.record, md, told=False))
    answers = add(box, "ul", class_="answers")
    name = "quiz-" + hashlib.sha256(repr(quiz).encode()).hexdigest()[:8]
    for choice in quiz.choices:
        folded = add(add(answers, "li"), "details", name=name)
        folded.set("data-right", "yes" if choice.right else "no")
        cards.fill(add(folded, "summary"), choice.words)
        why = add(folded, "p")
        add(why, "strong", "Right. " if choice.right else "Wrong. ")
        prose(md, why, choice.why)
    return box
