"""Builds the wheel, the source distribution and editable installs (PEP 517 and 660).

It needs cargo and nothing from a package index. `ABIDE_LIBRARY_PATH` names a library that is built already,
or the folder that it is in; the command is taken from beside it. `ABIDE_BUILD_PROFILE` names the profile that cargo
builds with, which is `wheel` else.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

import source_distribution

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "abide_mlir"
CHECKOUT = ROOT.parent.parent


def _load(name: str):
    """A module of the package by itself: the package needs the library."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / (name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


libinfo = _load("libinfo")


def project(key: str) -> str:
    """A value of pyproject.toml, which Python 3.9 has no reader for."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.search(r'^%s = "(.*)"$' % re.escape(key), text, re.MULTILINE)[1]


def table(name: str) -> "dict[str, str]":
    """A table of pyproject.toml."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lines = re.search(r"^\[%s\]\n((?:.+\n)*)" % re.escape(name), text, re.MULTILINE)[1]
    return dict(line.split(" = ", 1) for line in lines.splitlines())


def built() -> "tuple[Path, Path]":
    """The library and the command, built if they have to be."""
    if libinfo.VARIABLE in os.environ:
        library = libinfo.find_library()
        command = library.with_name(libinfo.command_name())
        if not command.is_file():
            raise FileNotFoundError("there is no command beside the library: %s" % command)
        return library, command
    cargo = os.environ.get("CARGO", "cargo")
    profile = os.environ.get("ABIDE_BUILD_PROFILE", "wheel")
    # The library is built as nothing else: cargo leaves link-time optimisation out where it makes an rlib, too.
    library = ["rustc", "-p", "abide-ffi", "--lib", "--crate-type", "cdylib"]
    for what in library, ["build", "-p", "abide"]:
        subprocess.run([cargo, *what, "--profile", profile, "--locked"], cwd=CHECKOUT, check=True)
    metadata = [cargo, "metadata", "--format-version", "1", "--no-deps"]
    found = subprocess.run(metadata, cwd=CHECKOUT, check=True, stdout=subprocess.PIPE)
    target = Path(json.loads(found.stdout)["target_directory"])
    # The profile of `cargo build` alone has a folder of another name.
    target /= "debug" if profile == "dev" else profile
    return target / libinfo.library_name(), target / libinfo.command_name()


def stripped(path: Path) -> bytes:
    """A program or library without debug information, if there is a program that removes it."""
    strip = shutil.which("strip") or shutil.which("llvm-strip")
    data = path.read_bytes()
    # A command may be a script that calls another program.
    if strip is None or sys.platform.startswith("win32") or data.startswith(b"#!"):
        return data
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, path.name)
        shutil.copy(path, copy)
        flags = ["-x"] if sys.platform.startswith("darwin") else ["--strip-unneeded"]
        subprocess.run([strip, *flags, str(copy)], check=True)
        return copy.read_bytes()


def tag(programs: "list[bytes]") -> str:
    """The wheel is for this system, and for any Python 3. On Linux, the newest symbol of the C library that
    is needed says for which systems."""
    if sys.platform == "darwin":
        # Python may be for two processors, the library is for one, and for the oldest systems that Rust knows.
        machine = os.uname().machine
        return "py3-none-macosx_%s_%s" % ("11_0" if machine == "arm64" else "10_12", machine)
    platform = re.sub(r"[^A-Za-z0-9]", "_", sysconfig.get_platform())
    if platform.startswith("linux_"):
        needed = [found for data in programs for found in re.findall(rb"\0GLIBC_2\.([0-9]+)", data)]
        if needed:
            newest = max(int(minor) for minor in needed)
            platform = "manylinux_2_%d_%s" % (newest, platform[len("linux_") :])
        elif any(b"libc.musl-" in data for data in programs):
            platform = "musllinux_1_2_" + platform[len("linux_") :]
    return "py3-none-" + platform


def metadata() -> str:
    """The metadata that an installer shows."""
    lines = ["Metadata-Version: 2.4", "Name: " + project("name"), "Version: " + project("version")]
    lines += ["Summary: " + project("description"), "Requires-Python: " + project("requires-python")]
    lines += ["License-Expression: " + project("license"), "License-File: LICENSE"]
    for extra, packages in table("project.optional-dependencies").items():
        lines.append("Provides-Extra: " + extra)
        for package in json.loads(packages):
            lines.append("Requires-Dist: %s; extra == '%s'" % (package, extra))
    lines += ["Description-Content-Type: text/markdown", ""]
    return "\n".join(lines) + "\n" + (ROOT / "README.md").read_text(encoding="utf-8")


def licence() -> bytes:
    """The licence."""
    return (CHECKOUT / "LICENSE").read_bytes()


def info_files(wheel_tag: str) -> "dict[str, bytes]":
    """The files of the folder that describes the wheel, without the list of all files."""
    info = info_folder()
    wheel = "Wheel-Version: 1.0\nGenerator: abide\nRoot-Is-Purelib: false\nTag: %s\n" % wheel_tag
    scripts = ["%s = %s" % (name, value.strip('"')) for name, value in table("project.scripts").items()]
    return {
        info + "METADATA": metadata().encode("utf-8"),
        info + "WHEEL": wheel.encode("utf-8"),
        info + "entry_points.txt": ("[console_scripts]\n" + "\n".join(scripts) + "\n").encode("utf-8"),
        info + "licenses/LICENSE": licence(),
    }


def info_folder() -> str:
    """The folder of the package's description."""
    return "abide_mlir-%s.dist-info/" % project("version")


def package_files() -> "dict[str, bytes]":
    """The files of the package that are not built."""
    files = {}
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix == ".py" or path.name == "py.typed":
            files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    files["abide_mlir/include/abide.h"] = (CHECKOUT / "ffi/include/abide.h").read_bytes()
    return files


def record(files: "dict[str, bytes]", name: str) -> bytes:
    """The list of files, with their hashes."""
    lines = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
        lines.append("%s,sha256=%s,%d\n" % (path, digest.decode("ascii"), len(data)))
    return "".join(lines + [name + ",,\n"]).encode("utf-8")


def write_wheel(folder: str, wheel_tag: str, files: "dict[str, bytes]", programs: "set[str]") -> str:
    """Writes a wheel, and gives its name."""
    files = dict(files, **info_files(wheel_tag))
    name = info_folder() + "RECORD"
    files[name] = record(files, name)
    wheel = "abide_mlir-%s-%s.whl" % (project("version"), wheel_tag)
    with zipfile.ZipFile(Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            # The date is fixed, so that the same files give the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100755 if path in programs else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None) -> str:
    """Builds the wheel, and gives its name."""
    del config_settings, metadata_directory
    library, command = built()
    files = package_files()
    program = "abide_mlir/bin/" + command.name
    files["abide_mlir/" + library.name] = stripped(library)
    files[program] = stripped(command)
    wheel_tag = tag([files["abide_mlir/" + library.name], files[program]])
    return write_wheel(wheel_directory, wheel_tag, files, {program})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None) -> str:
    """Builds a wheel that leads to this folder. The library is found in `target`, where cargo builds it."""
    del config_settings, metadata_directory
    library, command = built()
    files = {"__editable__.abide_mlir.pth": (str(ROOT) + "\n").encode("utf-8")}
    return write_wheel(wheel_directory, tag([library.read_bytes(), command.read_bytes()]), files, set())


def build_sdist(sdist_directory, config_settings=None) -> str:
    """Builds the source distribution, from which cargo builds the wheel."""
    del config_settings
    name = "abide_mlir-" + project("version")
    return source_distribution.build(CHECKOUT, Path(sdist_directory), name, metadata())
