"""A static server for the built site: ``python -m pokerrules.site.serve site 8000``."""

from __future__ import annotations

import functools
import gzip
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

PACKED = frozenset({".html", ".css", ".js", ".mjs", ".json", ".xml", ".svg", ".wasm"})


@functools.lru_cache(maxsize=256)
def _packed(file: str, changed: int) -> bytes:
    """A file as gzip makes it, packed once as long as it does not change."""
    return gzip.compress(Path(file).read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder the way a static host does, with the site's own page for what is missing."""

    extensions_map: ClassVar[dict[str, str]] = {  # type: ignore[misc]
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self) -> None:
        """Send text packed to those who take it so, as static hosts do."""
        file = Path(self.translate_path(self.path))
        file = (
            file / "index.html"
            if file.is_dir() and self.path.partition("?")[0].endswith("/")
            else file
        )
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (takes and file.suffix in PACKED and file.is_file()):
            super().do_GET()
            return
        body = _packed(str(file), file.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(int(file.stat().st_mtime)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: Any) -> None:
        """Keep quiet."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's 404 page where there is one."""
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def server(folder: Path | str, port: int = 0) -> ThreadingHTTPServer:
    """A server on this machine alone; port 0 takes a free one."""
    handler = functools.partial(Handler, directory=str(folder))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main(folder: str = "site", port: str = "8000") -> None:
    """Serve until the reader presses Ctrl-C."""
    try:
        running = server(folder, int(port))
    except OSError as error:
        sys.exit(f"port {port}: {error.strerror}; choose another: make serve PORT=8001")
    print(f"The rulebook is at http://127.0.0.1:{port}/ (Ctrl-C ends it)", flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main(*sys.argv[1:])
