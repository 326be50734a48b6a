"""The source distribution: the files that cargo needs to build the library and the command."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from pathlib import Path

#: Folders that only tests, documents and editors need.
LEFT_OUT = ("corpus/", "docs/", "editors/", ".ci/", ".clusterfuzzlite/", ".github/", "scripts/")


def files(checkout: Path) -> "list[str]":
    """The files of the project, sorted."""
    try:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        run = subprocess.run(command, cwd=checkout, check=True, stdout=subprocess.PIPE)
        found = [name.decode("utf-8") for name in run.stdout.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):
        found = []
        for folder, folders, names in os.walk(checkout):
            folders[:] = [one for one in folders if one not in ("target", "node_modules", "__pycache__")]
            found += [Path(folder, name).relative_to(checkout).as_posix() for name in names]
    kept = (name for name in found if not name.startswith(LEFT_OUT) and not name.endswith(".pyc"))
    return sorted(name for name in kept if (checkout / name).is_file())


def build(checkout: Path, folder: Path, name: str, metadata: str) -> str:
    """Writes the source distribution, and gives its name."""
    archive_name = name + ".tar.gz"
    pyproject = (checkout / "ffi/python/pyproject.toml").read_text(encoding="utf-8")
    pyproject = pyproject.replace('["backend"]', '["ffi/python/backend"]')
    pyproject = pyproject.replace('readme = "README.md"', 'readme = "ffi/python/README.md"')
    contents = {one: (checkout / one).read_bytes() for one in files(checkout)}
    contents["pyproject.toml"] = pyproject.encode("utf-8")
    contents["PKG-INFO"] = metadata.encode("utf-8")
    with tarfile.open(folder / archive_name, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, data in sorted(contents.items()):
            entry = tarfile.TarInfo("%s/%s" % (name, path))
            entry.size = len(data)
            executable = (checkout / path).is_file() and os.access(checkout / path, os.X_OK)
            entry.mode = 0o755 if executable else 0o644
            archive.addfile(entry, io.BytesIO(data))
    return archive_name
