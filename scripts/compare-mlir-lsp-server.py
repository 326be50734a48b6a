#!/usr/bin/env python3
"""Times abide and mlir-lsp-server side by side, as an editor would ask them.

usage: scripts/compare-mlir-lsp-server.py [LINES...]

Both servers are driven over standard input and output with the same generated files (1,000, 10,000
and 100,000 lines unless numbers are given). Times are medians in milliseconds, memory is the peak of
the resident set. The programs are `target/release/abide-lsp` (or $ABIDE_LSP) and
`mlir-lsp-server-22` (or $MLIR_LSP_SERVER).
"""

import json
import os
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
URI = "file:///generated.mlir"


class Server:
    """A language server and its client."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
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
        return json.loads(self.process.stdout.read(length))

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

    def peak(self):
        """The peak of the resident set, in MiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            line = next(line for line in status if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024

    def stop(self):
        self.request("shutdown", None)
        self.send({"method": "exit"})
        self.process.stdin.close()
        self.process.wait()


def timed(work):
    start = time.perf_counter()
    result = work()
    return (time.perf_counter() - start) * 1000, result


def median(work):
    return statistics.median(timed(work)[0] for _ in range(ROUNDS))


def measure(command, text, incremental):
    """Measures all that the table has, for one server and one file."""
    functions = text.count("func.func")
    line = functions // 2 * LINES
    found = {}
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    times = []
    for last in [False] * (OPENINGS - 1) + [True]:
        server = Server(command)

        def opened():
            server.notify("textDocument/didOpen", {"textDocument": item})
            return server.diagnostics(1)

        spent, diagnostics = timed(opened)
        times.append(spent)
        if diagnostics:
            raise ValueError(f"the file is not clean for {command}: {diagnostics[0]}")
        if not last:
            server.stop()
    found["open to diagnostics"] = statistics.median(times)

    def ask(method, character, **more):
        place = {"line": line + 4, "character": character}
        params = {"textDocument": {"uri": URI}, "position": place, **more}
        answer = server.request(f"textDocument/{method}", params)
        if not answer:
            raise ValueError(f"no answer to {method} of {command}")

    found["hover"] = median(lambda: ask("hover", 22))
    found["definition"] = median(lambda: ask("definition", 22))
    context = {"includeDeclaration": True}
    found["references"] = median(lambda: ask("references", 22, context=context))
    found["completion"] = median(lambda: ask("completion", 22))
    found["document symbols"] = median(lambda: ask("documentSymbol", 0))

    version = 1
    lines = text.split("\n")

    def edit():
        nonlocal version
        version += 1
        lines[line + 4] += " "
        place = {"line": line + 4, "character": len(lines[line + 4]) - 1}
        change = {"range": {"start": place, "end": place}, "text": " "}
        if not incremental:
            change = {"text": "\n".join(lines)}
        document = {"uri": URI, "version": version}
        params = {"textDocument": document, "contentChanges": [change]}
        server.notify("textDocument/didChange", params)
        return server.diagnostics(version)

    found["edit to diagnostics"] = median(edit)
    found["peak memory, MiB"] = server.peak()
    server.stop()
    return found


def main():
    abide = os.environ.get("ABIDE_LSP", "target/release/abide-lsp")
    other = os.environ.get("MLIR_LSP_SERVER", "mlir-lsp-server-22")
    sizes = [int(argument) for argument in sys.argv[1:]] or [1_000, 10_000, 100_000]
    print("| lines | what | abide | mlir-lsp-server | ratio |\n|---|---|---|---|---|")
    for size in sizes:
        text = "".join(FUNCTION.format(n=n) for n in range(size // LINES))
        ours = measure([abide], text, True)
        theirs = measure([other], text, False)
        for what, value in ours.items():
            ratio = theirs[what] / value
            print(f"| {size:,} | {what} | {value:.2f} | {theirs[what]:.2f} | {ratio:.1f} |", flush=True)


if __name__ == "__main__":
    main()
