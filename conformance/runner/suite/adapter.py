"""The process of an adapter, and the requests to it."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from queue import Empty, Full, Queue
from typing import Optional

from .protocol import Json, NoAnswer, same

MAX_LINE_BYTES = 64 << 20
"""The bytes of the longest line that is read."""
MAX_DEPTH = 127
"""The lists and objects around the innermost value of an answer."""


class Adapter:
    """A process that answers requests; one that dies or takes too long is started again."""

    LATE_IN_A_ROW = 10
    GRACE = 2.0
    AFTERMATH = 0.5
    QUEUED_LINES = 64

    def __init__(self, command: str, timeout: float) -> None:
        self.command, self.timeout = shlex.split(command), timeout
        self.process: Optional[subprocess.Popen] = None
        self.lines: Queue = Queue()
        self.last_line: Queue = Queue()
        self.asked = self.late = 0

    def ask(self, request: Json) -> Json:
        """The answer to a request; its `id` is not part of it."""
        if self.late >= self.LATE_IN_A_ROW:
            raise NoAnswer("not asked: %d requests in a row had no answer in time" % self.late)
        self.asked += 1
        try:
            answer = self.exchange({**request, "id": self.asked})
            if not isinstance(answer, dict) or not same(answer.get("id"), self.asked):
                raise NoAnswer("the answer's id is not %d" % self.asked)
        except NoAnswer:
            self.stop()
            raise
        return {name: value for name, value in answer.items() if name != "id"}

    def exchange(self, request: Json) -> Json:
        process = self.process or self.start()
        threading.Thread(target=self.write, args=(process, request), daemon=True).start()
        try:
            line = self.lines.get(timeout=self.timeout)
        except Empty:
            self.late += 1
            if has_ended(process, 0):
                # Its output is still open, in those that it has started.
                raise NoAnswer(self.ending(process)) from None
            raise NoAnswer("no answer within %g s" % self.timeout) from None
        self.late = 0
        if not line:
            raise NoAnswer(self.ending(process))
        if is_cut(line):
            raise NoAnswer("a line of more than %d bytes" % MAX_LINE_BYTES)
        return parsed(line)

    @staticmethod
    def write(process: subprocess.Popen, request: Json) -> None:
        data = json.dumps(request).encode("utf-8") + b"\n"
        try:
            # Past the buffer, whose lock would keep `stop` from closing it.
            while data:
                data = data[os.write(process.stdin.fileno(), data):]
        except (OSError, ValueError):
            pass  # It died, or is stopped; reading reports it.

    def start(self) -> subprocess.Popen:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise NoAnswer("cannot start %s: %s" % (self.command[0], error)) from None
        self.lines = Queue(self.QUEUED_LINES)
        self.last_line = Queue()
        threading.Thread(target=self.read, args=(self.process, self.lines), daemon=True).start()
        threading.Thread(target=self.pass_on, args=(self.process, self.last_line), daemon=True).start()
        return self.process

    @staticmethod
    def read(process: subprocess.Popen, lines: Queue) -> None:
        """Queues the lines of the standard output, and an empty one at its end."""
        line = b"\n"
        while line and not is_cut(line):
            line = process.stdout.readline(MAX_LINE_BYTES)
            while True:
                try:
                    lines.put(line, timeout=1)
                    break
                except Full:
                    if process.returncode is not None:
                        return

    @staticmethod
    def pass_on(process: subprocess.Popen, last_line: Queue) -> None:
        """Copies the standard error to our own, and keeps its last line that is not blank."""
        last, line = b"", b"\n"
        while line:
            line = process.stderr.readline(MAX_LINE_BYTES)
            last = line.strip()[:400] or last
            try:
                sys.stderr.write(line.decode("utf-8", "replace"))
            except (OSError, ValueError):
                pass  # Our own is closed. The adapter's is read on, because it would block else.
        last_line.put(last.decode("utf-8", "replace"))

    def ending(self, process: subprocess.Popen) -> str:
        """The end of a process that writes no more: exit status or signal, and its last line on standard error."""
        if not has_ended(process, self.AFTERMATH):
            return "the adapter ended its output"
        end_group(process)
        code = process.wait()
        how = "exit status: %d" % code
        if code < 0:
            names = {one.value: one.name for one in signal.Signals}
            how = "signal: %d (%s)" % (-code, names.get(-code, "unknown"))
        try:
            last = self.last_line.get(timeout=self.AFTERMATH)
        except Empty:
            last = ""
        return "the adapter died (%s)%s" % (how, ": " + last if last else "")

    def stop(self, grace: float = 0.0) -> None:
        """Ends the process, if there is one, with all that it has started. Its input ends first, and it has `grace`
        seconds to end by itself."""
        if self.process is not None and self.process.returncode is None:
            if grace:
                self.process.stdin.close()
                has_ended(self.process, grace)
            end_group(self.process)
            self.process.wait()
        self.process = None


def is_cut(line: bytes) -> bool:
    """Whether a line is longer than what is read of it."""
    return len(line) >= MAX_LINE_BYTES and not line.endswith(b"\n")


def parsed(line: bytes) -> Json:
    """The JSON of a line: UTF-8, no infinite number, no half of a surrogate pair, no endless nesting."""
    try:
        answer = json.loads(line.decode("utf-8"), parse_int=integer)
        if is_deeper(answer, MAX_DEPTH):
            raise ValueError("more than %d lists and objects in each other" % MAX_DEPTH)
        # Python reads more than JSON has, and refuses to write that.
        json.dumps(answer, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        start = line[:200].decode("utf-8", "replace")
        raise NoAnswer("the answer is not JSON (%s): %r" % (error, start)) from None
    return answer


def integer(text: str) -> Json:
    """An integer of 64 bits; one that does not fit, and -0, is a float."""
    number = int(text)
    return number if -(2**63) <= number < 2**64 and text != "-0" else float(text)


def is_deeper(value: Json, levels: int) -> bool:
    """Whether more lists and objects than these are in each other."""
    if isinstance(value, dict):
        value = list(value.values())
    return isinstance(value, list) and (levels == 0 or any(is_deeper(one, levels - 1) for one in value))


def has_ended(process: subprocess.Popen, seconds: float) -> bool:
    """Whether a process ends within a time. On Unix it is not waited for: its number stays that of its group."""
    end = time.monotonic() + seconds
    while True:
        if hasattr(os, "waitid"):
            flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
            if process.returncode is not None or os.waitid(os.P_PID, process.pid, flags) is not None:
                return True
        elif process.poll() is not None:
            return True
        if time.monotonic() >= end:
            return False
        time.sleep(0.002)


def end_group(process: subprocess.Popen) -> None:
    """Ends a process with those that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except OSError:
        pass  # All have ended already.
