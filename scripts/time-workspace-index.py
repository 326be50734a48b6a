#!/usr/bin/env python3
"""Times how the language server indexes a workspace.

usage: scripts/time-workspace-index.py [FILES] [KILOBYTES]

Makes a folder of files (10,000 of 10 KB unless numbers are given) and opens it as a workspace: with nothing kept from an
earlier start, with what that one kept, and with one file in a hundred changed since. Prints the seconds from `initialized`
until the last symbol is found, and the resident set then, in MiB. The program is `target/dist/abide-lsp` (or $ABIDE_LSP).
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

FUNCTION = """\
func.func @function_{file}_{n}(%arg0: i32, %arg1: tensor<4x?xf32>) -> i32 {{
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
  %sum = arith.addi %arg0, %arg0 : i32
  %added = arith.addf %arg1, %arg1 : tensor<4x?xf32>
  %called = call @function_{file}_{n}(%sum, %added) : (i32, tensor<4x?xf32>) -> i32
  return %called : i32
}}
"""
PROGRAM = os.environ.get("ABIDE_LSP", "target/dist/abide-lsp")


class Server:
    """A language server that has a folder as its workspace."""

    def __init__(self, folder, cache):
        self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        uri = folder.as_uri()
        self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": uri,
                "workspaceFolders": [{"uri": uri, "name": "timed"}],
                "capabilities": {},
                "initializationOptions": {"cacheFolder": str(cache)},
            },
        )
        self.begun = time.perf_counter()
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                return message.get("result")

    def time_to(self, name):
        """The seconds until a symbol is found."""
        while not any(found["name"] == name for found in self.request("workspace/symbol", {"query": name})):
            time.sleep(0.005)
        return time.perf_counter() - self.begun

    def memory(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))

    def stop(self):
        self.request("shutdown", None)
        self.send({"method": "exit"})
        self.process.wait()


def write(path, file, count, change=""):
    functions = "".join(FUNCTION.format(file=file, n=n) for n in range(count))
    path.write_text(functions + f"func.func private @last_of_{file}{change}()\n", encoding="ascii")


def main():
    numbers = [int(argument) for argument in sys.argv[1:]]
    files, kilobytes = (numbers + [10_000, 10][len(numbers) :])[:2]
    count = max(1, kilobytes * 1024 // len(FUNCTION.format(file=0, n=0)))
    with tempfile.TemporaryDirectory() as temporary:
        root, cache = pathlib.Path(temporary, "workspace"), pathlib.Path(temporary, "cache")
        paths = [root / f"folder_{n % 100}" / f"file_{n}.mlir" for n in range(files)]
        for n, path in enumerate(paths):
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, n, count)
        size = sum(path.stat().st_size for path in paths) / 1e6
        print(f"{files} files, {size:.0f} MB, {files * (count + 1)} symbols")
        for what, change in [("cold", ""), ("warm", ""), ("one in a hundred changed", "_")]:
            if change:
                for n in range(0, files, 100):
                    write(paths[n], n, count, change)
                # A changed file is known when all changed files are.
            wanted = f"last_of_{(files - 1) // 100 * 100 if change else files - 1}{change}"
            server = Server(root, cache)
            seconds = server.time_to(wanted)
            print(f"{what}: {seconds:.2f} s, {server.memory():.0f} MiB")
            server.stop()


if __name__ == "__main__":
    main()
