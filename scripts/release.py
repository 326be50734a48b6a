#!/usr/bin/env python3
"""The steps of a release: `.github/workflows/release.yml` calls each of them, and so can a person.

    release.py version [--tag TAG]        the version, if all files agree on it; with TAG if all is ready to be published
    release.py notes                      the section of CHANGELOG.md for the version
    release.py repository OWNER/NAME      writes the address of the repository into all files that name it
    release.py binary [--target TRIPLE] [--program FILE] --out DIR
                                          builds the command and packs it with its completions and manual pages
    release.py wheel --out DIR            builds the wheel and the source distribution of the Python package
    release.py extension [--server FILE | --web MODULE] --out DIR
                                          builds the package for VS Code with the server of this machine, or for
                                          browsers with the WebAssembly module of `cargo xtask web`
    release.py sums DIR                   writes SHA256SUMS of the files in a folder

It needs Python 3.9 and nothing from a package index. The same files give the same archives.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: The owner in the addresses of the repository until it has one.
PLACEHOLDER = "OWNER/abide"

#: The files that have the version, with a pattern for each place.
VERSIONS = {
    "Cargo.toml": r'^version = "(.+)"$|^abide-[a-z]+ = \{.*version = "=(.+)"',
    "ffi/python/pyproject.toml": r'^version = "(.+)"$',
    "editors/vscode/package.json": r'^  "version": "(.+)",$',
    "editors/emacs/abide.el": r"^;; Version: (.+)$",
    "editors/zed/Cargo.toml": r'^version = "(.+)"$',
    "editors/zed/extension.toml": r'^version = "(.+)"$',
}

#: The shells with completions, and the names that their completions have.
SHELLS = {"bash": "abide.bash", "zsh": "_abide", "fish": "abide.fish", "powershell": "_abide.ps1"}


def text(path: str) -> str:
    """A file of the repository."""
    return (ROOT / path).read_text(encoding="utf-8")


def run(*command: str, **options) -> str:
    """Runs a command in the repository; returns its output."""
    options = {"cwd": ROOT, "check": True, "stdout": subprocess.PIPE, "encoding": "utf-8", **options}
    return subprocess.run(command, **options).stdout


def version() -> str:
    """The version, if all files agree on it."""
    found = {}
    for path, pattern in VERSIONS.items():
        places = re.findall(pattern, text(path), re.MULTILINE)
        if not places:
            raise SystemExit("%s has no version" % path)
        for place in places:
            found.setdefault(place if isinstance(place, str) else "".join(place), set()).add(path)
    if len(found) > 1:
        lines = ["%s: %s" % (one, ", ".join(sorted(paths))) for one, paths in sorted(found.items())]
        raise SystemExit("the versions differ\n" + "\n".join(lines))
    return next(iter(found))


def tracked() -> "list[str]":
    """The files of the repository."""
    return [path for path in run("git", "ls-files", "-z").split("\0") if path and (ROOT / path).is_file()]


def with_placeholder() -> "list[str]":
    """The files with the placeholder of the owner, without this one."""
    files = (path for path in tracked() if path != "scripts/release.py" and not (ROOT / path).is_symlink())
    return [path for path in files if PLACEHOLDER.encode() in (ROOT / path).read_bytes()]


def check_version(arguments) -> None:
    """Prints the version; with a tag fails unless all is ready to be published."""
    now = version()
    if arguments.tag is not None:
        if arguments.tag != "v" + now:
            raise SystemExit("the tag is %s, but the version is %s" % (arguments.tag, now))
        section(now)
        files = with_placeholder()
        if files:
            raise SystemExit("run 'scripts/release.py repository OWNER/NAME' first: " + ", ".join(files))
    print(now)


def section(wanted: str) -> str:
    """The section of CHANGELOG.md for a version."""
    pattern = r"^## \[%s\][^\n]*\n(.*?)(?=^## |\Z)" % re.escape(wanted)
    found = re.search(pattern, text("CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit("CHANGELOG.md has no section '## [%s]'" % wanted)
    return found[1].strip() + "\n"


def set_repository(arguments) -> None:
    """Replaces the placeholder of the owner."""
    if re.fullmatch(r"[\w.-]+/[\w.-]+", arguments.name) is None:
        raise SystemExit("'%s' is not OWNER/NAME" % arguments.name)
    for path in with_placeholder():
        data = (ROOT / path).read_bytes().replace(PLACEHOLDER.encode(), arguments.name.encode())
        (ROOT / path).write_bytes(data)
        print(path)


def host() -> str:
    """The target that rustc builds for."""
    return re.search(r"^host: (.+)$", run("rustc", "-vV"), re.MULTILINE)[1]


def built(target: str) -> Path:
    """Builds the command for a target."""
    run("cargo", "build", "--profile", "dist", "--locked", "-p", "abide", "--target", target)
    folder = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return folder / target / "dist" / ("abide.exe" if "windows" in target else "abide")


def stripped(path: Path, target: str) -> bytes:
    """A program without debug information. On Windows that is in a file of its own."""
    if "windows" in target or path.read_bytes().startswith(b"#!"):
        return path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "abide")
        shutil.copy(path, copy)
        run("strip", *(["-S", "-x"] if "apple" in target else ["--strip-unneeded"]), str(copy))
        return copy.read_bytes()


def binary(arguments) -> None:
    """Packs the command with its completions and manual pages."""
    now, target = version(), arguments.target or host()
    program = arguments.program or built(target)
    if run(str(program), "--version").split()[:2] != ["abide", now]:
        raise SystemExit("%s is not abide %s" % (program, now))
    files = {program.name: stripped(program, target)}
    for name in "LICENSE", "README.md", "CHANGELOG.md":
        files[name] = (ROOT / name).read_bytes()
    for shell, name in SHELLS.items():
        files["completions/" + name] = run(str(program), "completions", shell).encode()
    with tempfile.TemporaryDirectory() as folder:
        run(str(program), "man", folder)
        for page in sorted(Path(folder).glob("*.1")):
            files["man/" + page.name] = page.read_bytes()
    name = "abide-%s-%s" % (now, target)
    pack = zipped if "windows" in target else tarred
    files = {"%s/%s" % (name, path): data for path, data in sorted(files.items())}
    wrote(pack(arguments.out, name, files, "%s/%s" % (name, program.name)))


def tarred(folder: Path, name: str, files: "dict[str, bytes]", program: str) -> Path:
    """Writes a .tar.gz, without times and owners."""
    path = folder / (name + ".tar.gz")
    with open(path, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for entry_name, data in files.items():
                entry = tarfile.TarInfo(entry_name)
                entry.size, entry.mode = len(data), 0o755 if entry_name == program else 0o644
                archive.addfile(entry, io.BytesIO(data))
    return path


def zipped(folder: Path, name: str, files: "dict[str, bytes]", program: str) -> Path:
    """Writes a .zip, all entries with the same date."""
    path = folder / (name + ".zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry_name, data in files.items():
            entry = zipfile.ZipInfo(entry_name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if entry_name == program else 0o100644) << 16
            archive.writestr(entry, data)
    return path


def wheel(arguments) -> None:
    """Builds the wheel and the source distribution. `ABIDE_LIBRARY_PATH` names a library that is built already."""
    backend = ROOT / "ffi/python/backend"
    sys.path.insert(0, str(backend))
    import wheel_backend

    for build in wheel_backend.build_wheel, wheel_backend.build_sdist:
        wrote(arguments.out / build(str(arguments.out)))


def extension(arguments) -> None:
    """Builds the package for VS Code with the server of this machine, or with a WebAssembly module."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("there is no npm")
    folder = ROOT / "editors/vscode"
    run(npm, "ci", cwd=folder)
    target, built = run("node", "-p", "process.platform + '-' + process.arch").strip(), "abide.vsix"
    flags = []
    if arguments.web:
        target, built, flags = "web", "abide-web.vsix", ["--", "--web", str(arguments.web)]
    elif arguments.server:
        flags = ["--", "--server", str(arguments.server)]
    run(npm, "run", "package", *flags, cwd=folder)
    path = arguments.out / ("abide-%s-%s.vsix" % (target, version()))
    shutil.move(folder / built, path)
    wrote(path)


def sums(arguments) -> None:
    """Writes SHA256SUMS, which `sha256sum --check` reads."""
    target = arguments.folder / "SHA256SUMS"
    files = sorted(path for path in arguments.folder.iterdir() if path.is_file() and path != target)
    lines = ["%s  %s\n" % (hashlib.sha256(path.read_bytes()).hexdigest(), path.name) for path in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    wrote(target)


def wrote(path: Path) -> None:
    """Reports a file."""
    print("%s (%.1f MB)" % (path, path.stat().st_size / 1e6))


def folder(name: str) -> Path:
    """A folder for results, which is made if it is missing."""
    path = Path(name).resolve()
    path.mkdir(parents=True, exist_ok=True)
    return path


def file(name: str) -> Path:
    """A file that exists."""
    path = Path(name).resolve()
    if not path.is_file():
        raise argparse.ArgumentTypeError("there is no file %s" % path)
    return path


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(required=True)

    def step(name, function, *options):
        step = steps.add_parser(name)
        step.set_defaults(run=function)
        for flag, kind in options:
            needed = {"required": True} if flag == "--out" else {}
            step.add_argument(flag, type=kind, **needed)

    out = ("--out", folder)
    step("version", check_version, ("--tag", str))
    step("notes", lambda _: print(section(version()), end=""))
    step("repository", set_repository, ("name", str))
    step("binary", binary, ("--target", str), ("--program", file), out)
    step("wheel", wheel, out)
    step("extension", extension, ("--server", file), ("--web", file), out)
    step("sums", sums, ("folder", folder))
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
