#!/usr/bin/env python3
"""Puts the language server under load.

usage: scripts/load-server.py [SECONDS]

Opens a workspace of 10,000 files and 1,000 documents in it, edits them 100 times a second for SECONDS (60 unless given)
with hovers in between, sends 500 requests of which half are cancelled, and closes all documents. Two rounds of opening and
closing show whether memory stays. In the end the client's streams close. Fails if a request has no answer, if memory grows
by more than a fifth from the first round to the second, or if the server needs more than a second to end. The program is
`target/release/abide` (or $ABIDE).
"""

import json
import os
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = os.environ.get("ABIDE", "target/release/abide")
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
FUNCTION = "func.func @f{}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}}\n"
METHODS = ["hover", "documentSymbol", "semanticTokens/full", "foldingRange"]


class Server:
    def __init__(self, root):
        self.process = subprocess.Popen([PROGRAM, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers, self.last = queue.Queue(), 0
        threading.Thread(target=self.read, daemon=True).start()
        self.request("initialize", {"processId": os.getpid(), "rootUri": root.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def read(self):
        while header := self.process.stdout.readline():
            if header.startswith(b"Content-Length:"):
                self.process.stdout.readline()
                message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
                if "method" not in message:
                    self.answers.put(message)
                elif "id" in message:
                    self.send({"id": message["id"], "result": None})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        return self.last

    def request(self, method, params):
        number = self.ask(method, params)
        while (answer := self.answers.get(timeout=60))["id"] != number:
            pass
        return answer

    def mebibytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


def document(uri):
    return {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 8}}


def open_all(server, files):
    for file in files:
        text = {"uri": file.as_uri(), "languageId": "mlir", "version": 1, "text": file.read_text()}
        server.notify("textDocument/didOpen", {"textDocument": text})
    server.request("textDocument/hover", document(files[-1].as_uri()))


def close_all(server, files):
    for file in files:
        server.notify("textDocument/didClose", {"textDocument": {"uri": file.as_uri()}})
    server.request("workspace/symbol", {"query": "f1"})
    time.sleep(4)
    return server.mebibytes()


def edit(server, files):
    count, slowest, start = 0, 0.0, time.time()
    place = {"line": 1, "character": 2}
    while time.time() < start + SECONDS:
        uri = files[count % len(files)].as_uri()
        change = {"range": {"start": place, "end": place}, "text": "%x = arith.constant 1 : i32\n  " if count % 2 else " "}
        version = {"uri": uri, "version": count + 2}
        server.notify("textDocument/didChange", {"textDocument": version, "contentChanges": [change]})
        if count % 25 == 0:
            asked = time.time()
            server.request("textDocument/hover", document(uri))
            slowest = max(slowest, time.time() - asked)
        count += 1
        time.sleep(max(0.0, start + count / 100 - time.time()))
    print(f"{count} edits; the slowest hover took {1000 * slowest:.1f} ms; {server.mebibytes():.0f} MiB")


def ask_many(server, files):
    uris = [file.as_uri() for file in files]
    numbers = [server.ask(f"textDocument/{METHODS[n % 4]}", document(uris[n % len(uris)])) for n in range(500)]
    for number in numbers[::2]:
        server.notify("$/cancelRequest", {"id": number})
    waiting = set(numbers)
    while waiting:
        waiting.discard(server.answers.get(timeout=60)["id"])
    print("500 requests, all answered")


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        files = [root / f"d{n // 100}" / f"f{n}.mlir" for n in range(10_000)]
        for number, file in enumerate(files):
            file.parent.mkdir(exist_ok=True)
            file.write_text(FUNCTION.format(number))
        server = Server(root)
        opened = files[:1000]
        open_all(server, opened)
        edit(server, opened)
        ask_many(server, opened)
        first = close_all(server, opened)
        open_all(server, opened)
        second = close_all(server, opened)
        print(f"closed: {first:.0f} MiB after the first round, {second:.0f} MiB after the second")
        start = time.time()
        server.process.stdin.close()
        server.process.wait(timeout=30)
        ended = time.time() - start
        print(f"ended after {ended:.2f} s")
        if second > 1.2 * first or ended > 1:
            sys.exit("too much memory, or too late")


main()
