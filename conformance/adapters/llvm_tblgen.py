"""An adapter around LLVM's llvm-tblgen: the rules of TableGen, compared with TableGen itself.

    abide conformance run --adapter "python3 conformance/adapters/llvm_tblgen.py llvm-tblgen-22" --filter tbl/

It answers `tablegen.json`. Python 3.9 or later, the standard library only.
"""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
import tempfile

Message = dict  # a JSON object

ERROR = re.compile(r"^(?:(?P<file>[^\n]*?):(?P<line>\d+):\d+: )?error: (?P<message>.*)$", re.MULTILINE)
MAIN = "main.td"
SECONDS = 9


def read(program: str, request: Message) -> Message:
    """The records of a file, or its errors."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path, text in {**request["files"], MAIN: request["text"]}.items():
            file = (folder / path).resolve()
            if not file.is_relative_to(folder.resolve()):
                return {"errors": [{"message": f"{path} is outside of the folder"}]}
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode("utf-8"))
        defines = [f"-D{macro}" for macro in request["defines"]]
        result = subprocess.run(
            [program, "--dump-json", "-I", name, *defines, MAIN],
            cwd=name, capture_output=True, timeout=SECONDS, check=False,
        )
        if result.returncode == 0:
            return {"records": json.loads(result.stdout)}
        messages = result.stderr.decode("utf-8", "replace")
        return {"errors": [error(name, match) for match in ERROR.finditer(messages)]}


def error(folder: str, match: re.Match[str]) -> Message:
    """An error; its file is named where it is another one than the first."""
    found: Message = {"message": match["message"]}
    if match["line"]:
        found["line"] = int(match["line"])
        file = match["file"].removeprefix(folder).removeprefix("/")
        if file != MAIN:
            found["file"] = file
    return found


def answer_to(program: str, request: Message) -> Message:
    """The answer to one request."""
    known = request.get("op") == "tablegen.json"
    fields = read(program, request) if known else {"unsupported": True}
    return {"id": request.get("id"), **fields}


def main() -> None:
    """Answers until the end of the input."""
    program = sys.argv[1] if len(sys.argv) > 1 else "llvm-tblgen"
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer_to(program, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
