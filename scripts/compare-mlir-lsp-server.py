#!/usr/bin/env python3
"""Times abide and mlir-lsp-server side by side, as an editor would ask them.

usage: scripts/compare-mlir-lsp-server.py [--write] [--picture] [LINES...]

Both servers are driven over standard input and output with the same generated files (1,000, 10,000, 100,000
and 1,000,000 lines unless numbers are given). Times are medians in milliseconds, from the first byte of the
request to the last byte of the answer; memory is that of the resident set, in MiB. What mlir-lsp-server does
not have is `-`. The programs are `target/dist/abide-lsp` (or $ABIDE_LSP) and `mlir-lsp-server-22` (or
$MLIR_LSP_SERVER). With `--write` the table goes into docs/internals/performance.md, with a
picture of it; `--picture` makes that of the table that is there.
"""

import html
import json
import math
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
PAGE = pathlib.Path(__file__).parent.parent / "docs/internals/performance.md"
PICTURE = PAGE.parents[1] / "images/language-server.svg"
# Of which column the picture is.
SHOWN = "100,000 lines"
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
        self.sent = self.arrived = 0.0
        symbols = {"documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}
        capabilities = {"textDocument": symbols}
        answer = self.request(
            "initialize", {"processId": None, "rootUri": None, "capabilities": capabilities}
        )
        self.provides = answer["capabilities"]
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        frame = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
        # What came before is the client's own work.
        self.sent = time.perf_counter()
        self.process.stdin.write(frame)
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

    def spent(self):
        """The time of the last answer, in milliseconds."""
        return (self.arrived - self.sent) * 1000

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
    server.notify("textDocument/didOpen", {"textDocument": item})
    diagnostics = server.diagnostics(1)
    if diagnostics:
        raise ValueError(f"the file is not clean for {command}: {diagnostics[0]}")
    return server, server.spent(), before


class Session:
    """The session of an editor with one file."""

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
        self.server.notify("textDocument/didChange", params)
        self.server.diagnostics(self.version)
        return self.server.spent()

    def ask(self, method, **more):
        """The answer to a request, and how long it takes."""
        params = {"textDocument": {"uri": URI}, **more}
        answer = self.server.request(method, params)
        return self.server.spent(), answer

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


def rows_of(table):
    """The names of the rows of the shown column, each with the figures there: ours, and theirs or none."""
    cells = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.splitlines()]
    column = next((number for number, cell in enumerate(cells[0]) if cell == SHOWN), len(cells[0]) - 1)
    for row in cells[2:]:
        ours, theirs = row[column].split(", ")[:2]
        yield row[0], float(ours), None if theirs == "-" else float(theirs)


def picture(table):
    """The shown column as bars on a logarithmic scale, as SVG."""
    rows = [row for row in rows_of(table) if "memory" not in row[0]]
    height, left, width, least = 34, 300, 420, 0.1
    most = max(max(ours, theirs or 0) for _, ours, theirs in rows)
    scale = width / math.log10(most / least)
    bars = []
    for number, (what, ours, theirs) in enumerate(rows):
        top = 56 + number * height
        bars.append(f'<text x="{left - 8}" y="{top + 17}" text-anchor="end">{html.escape(what)}</text>')
        for place, (colour, value) in enumerate([("#2b6cb0", ours), ("#c0c4cc", theirs)]):
            if value is None:
                continue
            long, y = max(scale * math.log10(max(value, least) / least), 1), top + 3 + place * 13
            bars.append(f'<rect x="{left}" y="{y}" width="{long:.1f}" height="11" fill="{colour}"/>')
            bars.append(f'<text x="{left + long + 5:.1f}" y="{y + 9.5}" class="value">{value:g} ms</text>')
    size = f'width="{left + width + 90}" height="{66 + len(rows) * height}"'
    style = "text { font: 13px sans-serif; fill: #222 } .value { font-size: 10px }"
    title = f"{SHOWN}: abide (blue) and mlir-lsp-server (grey), logarithmic"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{style}</style>\n'
    back = '<rect width="100%" height="100%" fill="white"/>\n'
    return f'{head}{back}<text x="8" y="28">{title}</text>\n' + "\n".join(bars) + "\n</svg>\n"


def main():
    arguments = sys.argv[1:]
    if "--picture" in arguments:
        table = PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
        PICTURE.write_text(picture(table), encoding="utf-8")
        return
    write = "--write" in arguments
    sizes = [int(argument) for argument in arguments if argument != "--write"]
    sizes = sizes or [1_000, 10_000, 100_000, 1_000_000]
    abide = os.environ.get("ABIDE_LSP", "target/dist/abide-lsp")
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
        PICTURE.write_text(picture(table), encoding="utf-8")


if __name__ == "__main__":
    main()
