"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = """document.getAnimations().forEach(fading =>
    fading.effect.getComputedTiming().endTime < Infinity ? fading.finish() : fading.cancel())"""
"""A colour that still fades over into another is neither of them."""
RUN = """within => axe.run(within, {resultTypes: ['violations']}).then(result =>
    result.violations.map(each => [each.id, each.nodes.map(node => node.html)]))"""


def violations(page: Page, within: str = "html") -> list[tuple[str, list[str]]]:
    """Which of its rules are broken, and by which elements, in a part of the page or all of it."""
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(AT_REST)
    return [(rule, elements) for rule, elements in page.evaluate(RUN, within)]
