#!/usr/bin/env python3
"""Times abide and mlir-lsp-server side by side, as an editor would ask them.

usage: scripts/compare-mlir-lsp-server.py [--write] [LINES...]

Both servers are driven over standard input and output with the same generated files (1,000, 10,000, 100,000
and 1,000,000 lines unless numbers are given). Times are medians in milliseconds, from the last byte of the
request to the last byte of the answer; memory is that of the resident set, in MiB. What mlir-lsp-server does
not have is `-`. The programs are `target/release/abide-lsp` (or $ABIDE_LSP) and `mlir-lsp-server-22` (or
$MLIR_LSP_SERVER). With `--write` the table goes into docs/performance.md.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

FUNCTION = """\
func.func @function_{n}(%arg0: i32, %arg1: tensor<4x?xf32>, %arg2: i1) -> i32 {{
  %c0 = arith.constant {n} : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
  %sum = arith.addi %arg0, %arg0 : i32
  %product = arith.muli %sum, %arg0 : i32
  %added = arith.addf %arg1, %arg1 : tensor<4x?xf32>
  %loop = scf.for %i = %c0 to %dim step %c1 iter_args(%carry = %product) -> (i32) {{
    %next = arith.addi %carry, %sum : i32
    scf.yield %next : i32
  }}
  %chosen = scf.if %arg2 -> (i32) {{
    scf.yield %loop : i32
  }} else {{
    scf.yield %sum : i32
  }}
  cf.cond_br %arg2, ^then(%chosen : i32), ^else
^then(%value: i32):
  %call = call @function_{n}(%value, %added, %arg2) : (i32, tensor<4x?xf32>, i1) -> i32
  cf.br ^end(%call : i32)
^else:
  %generic = "arith.subi"(%chosen, %sum) <{{overflowFlags = #arith.overflow<none>}}> : (i32, i32) -> i32
  cf.br ^end(%generic : i32)
^end(%result: i32):
  return %result : i32
}}
"""
LINES = FUNCTION.count("\n")
ROUNDS = 15
OPENINGS = 5
# A file that takes seconds to open is opened and asked about less often.
LONG = 500_000
URI = "file:///generated.mlir"
PAGE = pathlib.Path(__file__).parent.parent / "docs/performance.md"
BEGIN = "<!-- made by scripts/compare-mlir-lsp-server.py --write -->\n"
END = "<!-- end of what is made -->\n"
# What a screen shows.
SCREEN = 60
# How long is waited for memory to be given back, in seconds.
PATIENCE = 5


class Server:
    """A language server and its client."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.arrived = 0.0
        symbols = {"documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}
        capabilities = {"textDocument": symbols}
        answer = self.request(
            "initialize", {"processId": None, "rootUri": None, "capabilities": capabilities}
        )
        self.provides = answer["capabilities"]
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise EOFError("the server ended")
        body = self.process.stdout.read(length)
        # What follows is the client's own work.
        self.arrived = time.perf_counter()
        return json.loads(body)

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                return message.get("result")

    def diagnostics(self, version):
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                if message["params"].get("version", version) == version:
                    return message["params"]["diagnostics"]

    def memory(self, name="VmRSS"):
        """The resident set, or its peak (`VmHWM`), in MiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            line = next(line for line in status if line.startswith(name))
        return int(line.split()[1]) / 1024

    def stop(self):
        self.request("shutdown", None)
        self.send({"method": "exit"})
        self.process.stdin.close()
        self.process.wait()


def opened(command, text):
    """A server that has the file, how long that took, and what it took before."""
    server = Server(command)
    before = server.memory()
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    start = time.perf_counter()
    server.notify("textDocument/didOpen", {"textDocument": item})
    diagnostics = server.diagnostics(1)
    if diagnostics:
        raise ValueError(f"the file is not clean for {command}: {diagnostics[0]}")
    return server, (server.arrived - start) * 1000, before


class Session:
    """What an editor does with one file."""

    def __init__(self, server, text, incremental):
        self.server = server
        self.lines = text.split("\n")
        self.line = text.count("func.func") // 2 * LINES + 4
        self.incremental = incremental
        self.version = 1
        self.rounds = ROUNDS if len(self.lines) < LONG else 5
        self.tokens = None

    def edit(self):
        """Types a blank at the end of a line in the middle; how long the diagnostics take."""
        self.version += 1
        self.lines[self.line] += " "
        place = {"line": self.line, "character": len(self.lines[self.line]) - 1}
        change = {"range": {"start": place, "end": place}, "text": " "}
        if not self.incremental:
            change = {"text": "\n".join(self.lines)}
        document = {"uri": URI, "version": self.version}
        params = {"textDocument": document, "contentChanges": [change]}
        start = time.perf_counter()
        self.server.notify("textDocument/didChange", params)
        self.server.diagnostics(self.version)
        return (self.server.arrived - start) * 1000

    def ask(self, method, **more):
        """The answer to a request, and how long it takes."""
        params = {"textDocument": {"uri": URI}, **more}
        start = time.perf_counter()
        answer = self.server.request(method, params)
        return (self.server.arrived - start) * 1000, answer

    def place(self, method):
        place = {"line": self.line, "character": 22}
        more = {"context": {"includeDeclaration": True}} if method == "references" else {}
        return self.ask(f"textDocument/{method}", position=place, **more)

    def median(self, work, edited=False):
        times = []
        for _ in range(self.rounds):
            if edited:
                self.edit()
            spent, answer = work()
            if answer is None:
                raise ValueError("no answer")
            times.append(spent)
        return statistics.median(times)

    def all_tokens(self):
        spent, answer = self.ask("textDocument/semanticTokens/full")
        self.tokens = answer["resultId"]
        return spent, answer

    def changed_tokens(self):
        method = "textDocument/semanticTokens/full/delta"
        spent, answer = self.ask(method, previousResultId=self.tokens)
        self.tokens = answer["resultId"]
        return spent, answer

    def on_screen(self, method):
        end = {"line": self.line + SCREEN, "character": 0}
        shown = {"start": {"line": self.line, "character": 0}, "end": end}
        return self.ask(method, range=shown)


def measure(command, text, incremental):
    """Measures all that the table has, for one server and one file."""
    openings = OPENINGS if text.count("\n") < LONG else 2
    times = []
    for number in range(openings):
        if number:
            server.stop()
        server, spent, before = opened(command, text)
        times.append(spent)
    found = {"open to diagnostics": statistics.median(times)}
    session = Session(server, text, incremental)
    for method in ["hover", "definition", "references", "completion"]:
        found[method] = session.median(lambda: session.place(method))
    found["edit to diagnostics"] = statistics.median(session.edit() for _ in range(session.rounds))
    symbols = lambda: session.ask("textDocument/documentSymbol")
    found["document symbols after an edit"] = session.median(symbols, edited=True)
    provides = server.provides
    if provides.get("inlayHintProvider"):
        hints = lambda: session.on_screen("textDocument/inlayHint")
        found["inlay hints of a screen after an edit"] = session.median(hints, edited=True)
    if provides.get("semanticTokensProvider"):
        found["semantic tokens, first"] = session.all_tokens()[0]
        found["semantic tokens after an edit"] = session.median(session.all_tokens, edited=True)
        found["their delta after an edit"] = session.median(session.changed_tokens, edited=True)
        shown = lambda: session.on_screen("textDocument/semanticTokens/range")
        found["those of a screen after an edit"] = session.median(shown, edited=True)
    if provides.get("documentFormattingProvider"):
        options = {"tabSize": 2, "insertSpaces": True}
        formatting = lambda: session.ask("textDocument/formatting", options=options)
        formatting()
        found["formatting after an edit"] = session.median(formatting, edited=True)
    if provides.get("foldingRangeProvider"):
        folds = lambda: session.ask("textDocument/foldingRange")
        found["folding after an edit"] = session.median(folds, edited=True)
    if provides.get("codeLensProvider"):
        lenses = lambda: session.ask("textDocument/codeLens")
        found["code lenses after an edit"] = session.median(lenses, edited=True)
    found["peak memory, MiB"] = server.memory("VmHWM")
    server.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    time.sleep(PATIENCE)
    found["memory over the start 5 s after closing, MiB"] = server.memory() - before
    server.stop()
    return found


def cell(ours, theirs):
    """Both figures, and how often the smaller one is in the larger."""
    if theirs is None:
        return f"{ours:.2f}, -"
    return f"{ours:.2f}, {theirs:.2f}, {theirs / ours:.1f}" if ours > 0 else f"{ours:.2f}, {theirs:.2f}"


def main():
    arguments = sys.argv[1:]
    write = "--write" in arguments
    sizes = [int(argument) for argument in arguments if argument != "--write"]
    sizes = sizes or [1_000, 10_000, 100_000, 1_000_000]
    abide = os.environ.get("ABIDE_LSP", "target/release/abide-lsp")
    other = os.environ.get("MLIR_LSP_SERVER", "mlir-lsp-server-22")
    columns = []
    for size in sizes:
        text = "".join(FUNCTION.format(n=n) for n in range(size // LINES))
        columns.append((measure([abide], text, True), measure([other], text, False)))
        print(f"{size:,} lines: done", file=sys.stderr, flush=True)
    header = " | ".join(f"{size:,} lines" for size in sizes)
    lines = [f"| what: abide, mlir-lsp-server, ratio | {header} |\n|---{'|---' * len(sizes)}|\n"]
    for what in columns[0][0]:
        cells = " | ".join(cell(ours[what], theirs.get(what)) for ours, theirs in columns)
        lines.append(f"| {what} | {cells} |\n")
    table = "".join(lines)
    print(table, end="")
    if write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        _, _, behind = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}{table}{END}{behind}", encoding="utf-8")


if __name__ == "__main__":
    main()
