"""A step after the build: each page says what may run on it, and that is only what it came with.

The Content-Security-Policy stands in the page itself, so that any static host will do. Inline
scripts of the theme are named by their hashes; nothing else inline runs, no style included.
"""

from __future__ import annotations

import base64
import hashlib
import re

CHARSET = re.compile(r'<meta charset="?utf-8"?\s*/?>', re.IGNORECASE)
SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style[^>]*>(?P<body>.*?)</style>", re.DOTALL)
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')


def policy(html: str) -> str:
    """The policy of one page."""
    scripts = [
        _hash(match["body"])
        for match in SCRIPT.finditer(html)
        if "src=" not in match["attributes"] and "application/json" not in match["attributes"]
    ]
    styles = [_hash(match["body"]) for match in STYLE.finditer(html)]
    return "; ".join(
        (
            "default-src 'none'",
            _allow("script-src", "'self'", "'wasm-unsafe-eval'", *scripts),
            _allow("style-src", "'self'", *styles),
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self' blob:",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'self'",
        )
    )


def with_policy(html: str) -> str:
    """The page with its policy, in front of everything that could run."""
    html = POLICY.sub("", html)
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy(html)}">'
    return CHARSET.sub(lambda charset: charset[0] + tag, html, count=1)


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _allow(directive: str, *sources: str) -> str:
    return " ".join((directive, *dict.fromkeys(sources)))
