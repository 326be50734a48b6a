"""Builds the wheel: the package, and the library within it (PEP 517).

It needs cargo and nothing from a package index. `ABIDE_LIBRARY_PATH` names a library that is built
already.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "abide_mlir"


def project(key: str) -> str:
    """A value of pyproject.toml, which Python 3.9 has no reader for."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(r'^%s = "(.*)"$' % re.escape(key), text, re.MULTILINE)[1]


def library() -> Path:
    """The library, built if it has to be."""
    sys.path.insert(0, str(PACKAGE / "_ffi"))
    import libinfo  # pylint: disable=import-outside-toplevel

    if libinfo.VARIABLE in os.environ:
        return libinfo.find_lib_path()
    cargo = os.environ.get("CARGO", "cargo")
    subprocess.run([cargo, "build", "--release", "-p", "abide-ffi"], cwd=ROOT, check=True)
    command = [cargo, "metadata", "--format-version", "1", "--no-deps"]
    found = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    target = Path(json.loads(found.stdout)["target_directory"])
    return target / "release" / libinfo.library_name()


def tag() -> str:
    """The wheel is for this system, and for any Python 3."""
    return "py3-none-" + re.sub(r"[^A-Za-z0-9]", "_", sysconfig.get_platform())


def metadata() -> str:
    """What an installer shows."""
    lines = ["Metadata-Version: 2.1", "Name: abide-mlir", "Version: " + project("version")]
    lines += ["Summary: " + project("description"), "Requires-Python: " + project("requires-python")]
    return "\n".join(lines) + "\n"


def contents() -> "dict[str, bytes]":
    """The files of the wheel, without the list of them."""
    files = {}
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix == ".py" or path.name == "py.typed":
            files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    found = library()
    files["abide_mlir/" + found.name] = found.read_bytes()
    info = "abide_mlir-%s.dist-info/" % project("version")
    files[info + "METADATA"] = metadata().encode("utf-8")
    wheel = "Wheel-Version: 1.0\nGenerator: abide\nRoot-Is-Purelib: false\nTag: %s\n" % tag()
    files[info + "WHEEL"] = wheel.encode("utf-8")
    return files


def record(files: "dict[str, bytes]", name: str) -> bytes:
    """The list of files, with their hashes."""
    lines = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
        lines.append("%s,sha256=%s,%d\n" % (path, digest.decode("ascii"), len(data)))
    return "".join(lines + [name + ",,\n"]).encode("utf-8")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None) -> str:
    """Builds the wheel, and gives its name."""
    del config_settings, metadata_directory
    files = contents()
    name = "abide_mlir-%s.dist-info/RECORD" % project("version")
    files[name] = record(files, name)
    wheel = "abide_mlir-%s-%s.whl" % (project("version"), tag())
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            # The date is fixed, so that the same files give the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return wheel
