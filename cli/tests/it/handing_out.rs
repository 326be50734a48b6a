//! The steps of a release: `scripts/release.py`, which the release workflow calls.

use crate::support::{Folder, Run, abide};
use abide_testing::{program, repository};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a step of a release in a checkout; `None` without Python.
fn release_of(checkout: &Path, arguments: &[&str]) -> Option<Run> {
    let python = program(&["python3"])?;
    let mut command = Command::new(python);
    command.arg(checkout.join("scripts/release.py")).args(arguments);
    let output = command.env("PYTHONDONTWRITEBYTECODE", "1").output().unwrap();
    Some(Run {
        status: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    })
}

fn release(arguments: &[&str]) -> Option<Run> {
    release_of(&repository(), arguments)
}

#[test]
fn all_files_have_the_version() {
    let Some(run) = release(&["version"]) else { return };
    assert_eq!(
        (run.status, &*run.stdout),
        (0, concat!(env!("CARGO_PKG_VERSION"), "\n")),
        "{}",
        run.stderr
    );
    // Not yet: the repository has no owner, and the changelog no section.
    let run = release(&["version", "--tag", concat!("v", env!("CARGO_PKG_VERSION"))]).unwrap();
    assert!(run.status == 1 && run.stderr.contains("CHANGELOG.md has no section"), "{run:?}");
    let run = release(&["version", "--tag", "v9.9.9"]).unwrap();
    assert!(
        run.status == 1 && run.stderr.starts_with("the tag is v9.9.9, but the version is "),
        "{run:?}"
    );
}

/// A copy of the files that a release changes or reads, as its own repository.
fn checkout(folder: &Folder) {
    let files = [
        "scripts/release.py",
        "Cargo.toml",
        "CHANGELOG.md",
        "ffi/python/pyproject.toml",
        "editors/vscode/package.json",
        "editors/emacs/abide.el",
        "editors/zed/Cargo.toml",
        "editors/zed/extension.toml",
    ];
    for file in files {
        folder.write(file, fs::read(repository().join(file)).unwrap());
    }
    for words in [&["init", "--quiet"][..], &["add", "."]] {
        let status = Command::new("git").args(words).current_dir(folder.path()).status().unwrap();
        assert!(status.success());
    }
}

#[test]
fn a_release_is_ready_with_an_owner_and_a_changelog() {
    let folder = Folder::new("release-checkout");
    checkout(&folder);
    let release = |arguments: &[&str]| release_of(folder.path(), arguments);
    let tag = concat!("v", env!("CARGO_PKG_VERSION"));
    let changes = fs::read_to_string(folder.path().join("CHANGELOG.md")).unwrap();
    let title = concat!("## [", env!("CARGO_PKG_VERSION"), "] - 2026-12-01");
    let released = changes.replacen("## [Unreleased]", title, 1) + "\n## [0.0.1]\n\n- Old.\n";
    folder.write("CHANGELOG.md", released);
    let Some(run) = release(&["version", "--tag", tag]) else { return };
    assert!(run.status == 1 && run.stderr.contains("Cargo.toml"), "{run:?}");
    let run = release(&["repository", "some/thing/else"]).unwrap();
    assert!(run.status == 1 && run.stderr.contains("is not OWNER/NAME"), "{run:?}");
    assert_eq!(release(&["repository", "someone/abide"]).unwrap().status, 0);
    let run = release(&["version", "--tag", tag]).unwrap();
    assert_eq!(run.status, 0, "{run:?}");
    let cargo = fs::read_to_string(folder.path().join("Cargo.toml")).unwrap();
    assert!(cargo.contains("https://github.com/someone/abide\""), "{cargo}");
    let notes = release(&["notes"]).unwrap().stdout;
    assert!(notes.starts_with("The first release.") && !notes.contains("Old."), "{notes}");
    folder.write("editors/zed/extension.toml", "version = \"9.9.9\"\n");
    let run = release(&["version"]).unwrap();
    assert!(run.status == 1 && run.stderr.contains("9.9.9: editors/zed/extension.toml"), "{run:?}");
}

#[test]
#[cfg(unix)]
fn the_archive_has_the_command_and_its_pages() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("release-archive");
    let (out, again) = (folder.path().join("out"), folder.path().join("again"));
    let out = out.to_str().unwrap();
    // A script in place of the command, whose 50 MB would be packed twice.
    folder.write("abide", format!("#!/bin/sh\nexec '{}' \"$@\"\n", env!("CARGO_BIN_EXE_abide")));
    let command = folder.path().join("abide");
    fs::set_permissions(&command, fs::Permissions::from_mode(0o755)).unwrap();
    let command = command.to_str().unwrap();
    let target = "x86_64-unknown-linux-gnu";
    let arguments = ["binary", "--target", target, "--program", command, "--out"];
    let Some(run) = release(&[&arguments[..], &[out]].concat()) else { return };
    assert_eq!(run.status, 0, "{run:?}");
    let name = format!("abide-{}-{target}", env!("CARGO_PKG_VERSION"));
    let archive = format!("{out}/{name}.tar.gz");
    release(&[&arguments[..], &[again.to_str().unwrap()]].concat());
    let second = fs::read(again.join(format!("{name}.tar.gz"))).unwrap();
    assert!(fs::read(&archive).unwrap() == second, "two runs give two archives");
    let unpacked = Command::new("tar").args(["-xzf", &archive, "-C", out]).status().unwrap();
    assert!(unpacked.success());
    let root = Path::new(out).join(&name);
    for file in
        ["LICENSE", "README.md", "completions/abide.bash", "completions/_abide", "man/abide.1"]
    {
        assert!(root.join(file).is_file(), "{file}");
    }
    let version = Command::new(root.join("abide")).arg("--version").output().unwrap();
    assert_eq!(String::from_utf8(version.stdout).unwrap(), abide(&["--version"]).stdout);
    let run = release(&["sums", out]).unwrap();
    assert_eq!(run.status, 0, "{run:?}");
    let checked = Command::new("sha256sum")
        .args(["--check", "--quiet", "SHA256SUMS"])
        .current_dir(out)
        .status();
    assert!(checked.unwrap().success());
    // A program of another version is refused.
    let run =
        release(&["binary", "--target", target, "--program", "/bin/echo", "--out", out]).unwrap();
    assert!(run.status == 1 && run.stderr.contains("is not abide"), "{run:?}");
}

/// The script of the last step in `action.yml`, as the runner calls it.
#[cfg(unix)]
fn check_as_action(folder: &Folder, inputs: [(&str, &str); 3]) -> (Option<i32>, String) {
    let action = fs::read_to_string(repository().join("action.yml")).unwrap();
    let (_, script) = action.rsplit_once("      run: |\n").unwrap();
    let mut shell = Command::new("bash");
    shell
        .args(["--noprofile", "--norc", "-eo", "pipefail", "-c", script])
        .current_dir(folder.path());
    let own = Path::new(env!("CARGO_BIN_EXE_abide")).parent().unwrap().to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&path)));
    let output = shell.env("PATH", path.unwrap()).envs(inputs).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
#[cfg(unix)]
fn the_action_annotates_and_writes_sarif() {
    let folder = Folder::new("action");
    folder.write("a b/wrong.mlir", "func.func @f() {\n  return %x : i32\n}\n");
    folder.write("good.mlir", "func.func @f() {\n  return\n}\n");
    let inputs = |paths| {
        [
            ("ABIDE_PATHS", paths),
            ("ABIDE_ARGUMENTS", "--deny warnings"),
            ("ABIDE_SARIF", "out.sarif"),
        ]
    };
    assert_eq!(check_as_action(&folder, inputs("good.mlir")).0, Some(0));
    let (status, shown) = check_as_action(&folder, inputs("."));
    assert_eq!(status, Some(1));
    assert!(shown.starts_with("::error file=a b/wrong.mlir,line=2,"), "{shown}");
    let sarif = fs::read_to_string(folder.path().join("out.sarif")).unwrap();
    assert!(sarif.contains("mlir-undefined-value") && sarif.trim_end().ends_with('}'), "{sarif}");
    let (status, _) =
        check_as_action(&folder, inputs("$(touch hostile) `touch hostile` ;touch hostile"));
    assert!(status != Some(0) && !folder.path().join("hostile").exists());
}
