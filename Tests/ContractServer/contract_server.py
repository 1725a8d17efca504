#!/usr/bin/env python3
"""A server for tests that keeps to Docs/openapi.yaml, or breaks it in one named way.

    contract_server.py [--token TOKEN] [--port PORT]

It prints `listening on PORT OTHER` and serves until its standard input ends. Below `/` it keeps to the
contract. Below `/as/MODE` it misbehaves: see `MODES`. OTHER is a second port of the same server, an origin
of its own. `/log` tells what was asked so far, `/forget` empties that.
"""

import argparse
import gzip
import hashlib
import json
import socket
import struct
import sys
import threading
import time
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

START = datetime(2026, 10, 15, 12, 0, tzinfo=timezone.utc)

SERVICES = [
    {"id": "payments", "name": "결제", "icon": "creditcard"},
    {"id": "search", "name": "Search", "icon": None},
    {"id": "a/b c?한", "name": "Odd id"},
    {"id": "quiet", "name": "Quiet"},
]


def seeded_alerts():
    """120 alerts of each service but the quiet one; every third shares its instant with the one before."""
    alerts = []
    for service in SERVICES[:3]:
        for number in range(120):
            at = START - timedelta(minutes=30 * (number - number % 3 // 2))
            alert = {
                "id": f"{service['id']}-{number:03}",
                "serviceId": service["id"],
                "title": f"p99 > {number} ms 지연",
                "occurredAt": at.strftime("%Y-%m-%dT%H:%M:%SZ"),
            }
            if number % 2:
                alert["body"] = "line 1\nline 2 🔥"
                alert["severity"] = ["info", "warning", "critical", "fatal"][number // 2 % 4]
            if number % 5 == 0:
                alert["link"] = f"https://example.com/runbook/{number}"
            if number % 7 == 0:
                alert["body"] = None
            alerts.append(alert)
    return alerts


def order(alert):
    return (instant(alert["occurredAt"]), alert["id"].encode())


def instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00").replace("z", "+00:00"))


class State:
    def __init__(self, token):
        self.lock = threading.Lock()
        self.token = token
        self.log = []
        self.alerts = seeded_alerts()
        self.calls = {}
        self.inserted = 0
        self.ports = []


class Refused(Exception):
    def __init__(self, status, detail):
        super().__init__(detail)
        self.status = status


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    state = None

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/log":
            with self.state.lock:
                return self.answer(200, json.dumps(self.state.log).encode())
        if path == "/forget":
            with self.state.lock:
                self.state.log.clear()
                self.state.calls.clear()
            return self.answer(200, b"{}")
        with self.state.lock:
            self.state.log.append(
                {
                    "port": self.server.server_address[1],
                    "path": self.path,
                    "authorization": self.headers.get("Authorization"),
                    "cookie": self.headers.get("Cookie"),
                    "tag": self.headers.get("If-None-Match"),
                }
            )
        if path.startswith("/as/"):
            mode, _, rest = self.path[4:].partition("/")
            self.path = "/" + rest
            name, _, argument = unquote(mode).partition(":")
            return MODES[name](self, argument)
        self.serve()

    def do_OTHER(self):
        length = int(self.headers.get("Content-Length") or 0)
        if self.headers.get("Transfer-Encoding") or length > 1 << 20:
            self.close_connection = True
        else:
            self.rfile.read(length)
        self.answer(
            405,
            json.dumps({"title": "only GET", "status": 405}).encode(),
            {"Content-Type": "application/problem+json", "Allow": "GET"},
        )

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_TRACE = do_QUERY = do_OTHER

    # What the contract says

    def serve(self, change=None, **more):
        try:
            status, body, headers = self.contract()
        except Refused as refused:
            problem = {"title": str(refused), "status": refused.status}
            return self.answer(
                refused.status,
                json.dumps(problem).encode(),
                {"Content-Type": "application/problem+json"},
            )
        if change and body and "alerts" in body:
            body = change(body)
        self.answer(status, b"" if body is None else encoded(body), headers, **more)

    def contract(self):
        if self.state.token and self.headers.get("Authorization") != f"Bearer {self.state.token}":
            raise Refused(401, "who are you?")
        address = urlsplit(self.path)
        parts = [unquote(part) for part in address.path.split("/")[1:]]
        query = parse_qs(address.query, keep_blank_values=True)
        if parts == ["api", "services"]:
            return 200, {"services": SERVICES}, {}
        if len(parts) == 4 and parts[:2] == ["api", "services"] and parts[3] == "alerts":
            return self.page(parts[2], query)
        if len(parts) == 3 and parts[:2] == ["api", "alerts"]:
            with self.state.lock:
                found = [alert for alert in self.state.alerts if alert["id"] == parts[2]]
            if not found:
                raise Refused(404, "no such alert")
            return 200, found[0], {}
        raise Refused(404, "no such place")

    def page(self, service, query):
        if service not in [known["id"] for known in SERVICES]:
            raise Refused(404, "no such service")
        try:
            limit = int(query.get("limit", ["50"])[0])
            start, end = (
                instant(query[name][0]) if name in query else None for name in ("from", "to")
            )
            if not 1 <= limit <= 200 or any(at and not at.tzinfo for at in (start, end)):
                raise ValueError
        except ValueError:
            raise Refused(400, "not a question") from None
        with self.state.lock:
            alerts = [alert for alert in self.state.alerts if alert["serviceId"] == service]
        alerts.sort(key=order, reverse=True)
        alerts = [
            alert
            for alert in alerts
            if (not start or start <= instant(alert["occurredAt"]))
            and (not end or instant(alert["occurredAt"]) < end)
        ]
        if "cursor" in query:
            try:
                at, _, name = bytes.fromhex(query["cursor"][0]).decode().partition(" ")
                place = (instant(at), name.encode())
            except ValueError:
                raise Refused(404, "no such page") from None
            alerts = [alert for alert in alerts if order(alert) < place]
        page = {"alerts": alerts[:limit]}
        if len(alerts) > limit:
            last = alerts[limit - 1]
            page["nextCursor"] = f"{last['occurredAt']} {last['id']}".encode().hex()
        tag = '"' + hashlib.sha256(encoded(page)).hexdigest()[:16] + '"'
        if self.headers.get("If-None-Match") == tag:
            return 304, None, {"ETag": tag}
        return 200, page, {"ETag": tag}

    # Writing

    def answer(self, status, body, headers=None, chunked=False, packed=False, pause=None):
        headers = {"Content-Type": "application/json"} | (headers or {})
        if packed:
            body = gzip.compress(body)
            headers["Content-Encoding"] = "gzip"
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if chunked:
            self.send_header("Transfer-Encoding", "chunked")
        elif status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if chunked:
            for start in range(0, len(body), 1000):
                part = body[start : start + 1000]
                self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
            self.wfile.write(b"0\r\n\r\n")
        elif pause:
            for byte in body:
                self.wfile.write(bytes([byte]))
                time.sleep(pause)
        elif self.command != "HEAD":
            self.wfile.write(body)

    def call_count(self):
        """How often this address was asked for before."""
        with self.state.lock:
            count = self.state.calls.get(self.path, 0)
            self.state.calls[self.path] = count + 1
            return count


def encoded(value):
    return json.dumps(value, ensure_ascii=False, sort_keys=True).encode()


# Ways to misbehave, each called with the handler and what stands behind the colon of the mode.


def slow_headers(handler, _):
    handler.close_connection = True
    for byte in b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}":
        handler.wfile.write(bytes([byte]))
        time.sleep(0.5)


def truncated(handler, _):
    handler.close_connection = True
    handler.wfile.write(b'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"')


def reset(handler, _):
    handler.close_connection = True
    linger = struct.pack("ii", 1, 0)
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    handler.connection.close()


def endless(handler, with_length):
    handler.close_connection = True
    length = b"Content-Length: 1000000000000\r\n" if with_length else b""
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n" + length + b"\r\n")
    while True:
        handler.wfile.write(b" " * 65536)


def no_content(handler, _):
    handler.close_connection = True
    handler.wfile.write(b'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\n{}')


def html(handler, _):
    page = b"<!DOCTYPE html><title>Sign in</title>"
    handler.answer(200, page, {"Content-Type": "text/html"})


def redirect(handler, target):
    port = handler.server.server_address[1]
    other = next(known for known in handler.state.ports if known != port)
    location = {
        "same": f"http://127.0.0.1:{port}{handler.path}",
        "relative": handler.path,
        "port": f"http://127.0.0.1:{other}{handler.path}",
        "host": f"http://localhost:{port}{handler.path}",
        "scheme": f"https://127.0.0.1:{port}{handler.path}",
        "user": f"http://me:secret@127.0.0.1:{port}{handler.path}",
        "loop": "/as/redirect:loop" + handler.path,
        "file": "file:///etc/passwd",
    }[target]
    handler.answer(307, b"", {"Location": location})


def status(handler, number):
    handler.answer(int(number), b"out of order", {"Content-Type": "text/plain"})


def challenge(handler, scheme):
    handler.answer(401, b"who are you?", {"WWW-Authenticate": f'{scheme} realm="alerts"'})


def retry_after(handler, value):
    """429 with this header, once for each address; `date+N` is the date in N seconds."""
    if handler.call_count():
        return handler.serve()
    if value.startswith("date"):
        at = datetime.now(timezone.utc) + timedelta(seconds=int(value[4:]))
        value = at.strftime("%a, %d %b %Y %H:%M:%S GMT")
    handler.answer(429, b"", {"Retry-After": value} if value != "none" else {})


def flaky(handler, what):
    """This status so many times, `503,2`, and then as the contract has it."""
    number, times = what.split(",")
    if handler.call_count() < int(times):
        return handler.answer(int(number), b"")
    handler.serve()


def wrong_charset(handler, _):
    try:
        _, body, _ = handler.contract()
        text = json.dumps(body, ensure_ascii=False)
        charset = {"Content-Type": "application/json; charset=utf-16"}
        handler.answer(200, text.encode("utf-16"), charset)
    except Refused as refused:
        handler.answer(refused.status, b"")


def broken_element(handler, field):
    """The third alert has a number where a text should be, or nothing at all."""

    def change(body):
        alerts = [dict(alert) for alert in body["alerts"][:10]]
        alerts[2][field] = 5
        return {"alerts": alerts}

    handler.serve(change)


def inserting(handler, _):
    """Before each page but the first, two alerts happen and the oldest one is deleted."""
    if "cursor=" in handler.path:
        state = handler.state
        with state.lock:
            for _ in range(2):
                state.inserted += 1
                at = START + timedelta(hours=state.inserted)
                state.alerts.append(
                    {
                        "id": f"new-{state.inserted}",
                        "serviceId": "payments",
                        "title": "new",
                        "occurredAt": at.strftime("%Y-%m-%dT%H:%M:%SZ"),
                    }
                )
            oldest = min(
                (alert for alert in state.alerts if alert["serviceId"] == "payments"), key=order
            )
            state.alerts.remove(oldest)
    handler.serve()


def hostile(handler, _):
    """Titles that would drive a terminal."""

    def change(body):
        alerts = [dict(alert) for alert in body["alerts"][:3]]
        alerts[0]["title"] = "\x1b[2J\x1b]52;c;AAAA\x07 cleared"
        alerts[1]["title"] = "\u202e txt.exe\u009b31m"
        alerts[2]["title"] = "a\rb\x00c"
        return {"alerts": alerts}

    handler.serve(change)


def huge(handler, size):
    """One body of so many bytes."""

    def change(body):
        alerts = [dict(alert) for alert in body["alerts"][:10]]
        alerts[0]["body"] = "line\n" * (int(size) // 5)
        return {"alerts": alerts}

    handler.serve(change)


def cookie(handler, _):
    handler.answer(200, encoded({"services": SERVICES}), {"Set-Cookie": "track=1; Path=/"})


MODES = {
    "slow-headers": slow_headers,
    "drip": lambda handler, _: handler.serve(pause=0.5),
    "truncated": truncated,
    "reset": reset,
    "endless": endless,
    "gzip": lambda handler, _: handler.serve(packed=True),
    "gzip-bomb": lambda handler, _: handler.answer(200, b" " * (64 << 20), packed=True),
    "chunked": lambda handler, _: handler.serve(chunked=True),
    "no-content": no_content,
    "html": html,
    "redirect": redirect,
    "status": status,
    "challenge": challenge,
    "retry-after": retry_after,
    "flaky": flaky,
    "empty": lambda handler, _: handler.answer(200, b""),
    "wrong-charset": wrong_charset,
    "broken-element": broken_element,
    "inserting": inserting,
    "hostile": hostile,
    "huge": huge,
    "cookie": cookie,
    "hang": lambda handler, _: time.sleep(3600),
}


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        pass  # a client that leaves is what many tests are about


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--token")
    options.add_argument("--port", type=int, default=0)
    chosen = options.parse_args()
    Handler.state = State(chosen.token)
    servers = [Server(("127.0.0.1", port), Handler) for port in (chosen.port, 0)]
    Handler.state.ports = [server.server_address[1] for server in servers]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    print("listening on", *Handler.state.ports, flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
