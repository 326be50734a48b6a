//! Helpers shared by the tests of the library.
#![allow(dead_code, reason = "some clients are for Linux alone")]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library that was built with this test, in its folder.
pub(crate) fn library() -> PathBuf {
    let folder = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let names = ["libabide.so", "libabide.dylib", "abide.dll"];
    names.iter().map(|name| folder.join(name)).find(|path| path.is_file()).unwrap()
}

/// Runs a program and returns its output.
pub(crate) fn output(command: &mut Command) -> String {
    run(command).0
}

/// The same, followed by its standard error.
pub(crate) fn output_and_errors(command: &mut Command) -> String {
    let (printed, errors) = run(command);
    printed + &errors
}

fn run(command: &mut Command) -> (String, String) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    );
    (text(&output.stdout), text(&output.stderr))
}

/// A Python that has packages, in its own environment, and can run a probe. They are the last
/// words of a command `pip install`, which runs once; if it fails the test is skipped.
pub(crate) fn environment(packages: &[&str], probe: &str) -> Option<PathBuf> {
    environment_of(&abide_testing::program(&["python3"])?, "", packages, probe)
}

/// The Python 3 of a minor version: one of the `PATH`, or of pyenv's.
pub(crate) fn python_of_version(minor: u32) -> Option<PathBuf> {
    let name = format!("python3.{minor}");
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let mut found: Vec<PathBuf> =
        std::env::split_paths(&paths).map(|folder| folder.join(&name)).collect();
    let versions = std::env::var_os("HOME").map(|home| Path::new(&home).join(".pyenv/versions"));
    let folders = versions.as_ref().and_then(|folder| folder.read_dir().ok());
    let folders = folders.into_iter().flatten().flatten();
    found.extend(folders.map(|folder| folder.path().join("bin").join(&name)));
    found.into_iter().find(|python| {
        let works = Command::new(python).args(["-c", "import ensurepip"]).output();
        works.is_ok_and(|output| output.status.success())
    })
}

/// As [`environment`], of another Python, which a mark in the name of the folder tells.
pub(crate) fn environment_of(
    python3: &Path,
    mark: &str,
    packages: &[&str],
    probe: &str,
) -> Option<PathBuf> {
    let target = library().ancestors().nth(3).unwrap().to_owned();
    let _making = only_one_makes(&target);
    let name = packages.join("-").replace("==", "-").replace("--no-deps-", "");
    let folder = target.join(mark.to_owned() + &name);
    let python = folder.join("bin/python");
    let works = |python: &PathBuf| {
        let mut import = Command::new(python);
        import.args(["-c", probe]).env_remove("PYTHONDONTWRITEBYTECODE");
        import.output().is_ok_and(|output| output.status.success())
    };
    if works(&python) {
        return Some(python);
    }
    let pip = python_with_pip(python3, &target.join(mark.to_owned() + "pip"));
    let installed = pip.and_then(|pip| {
        let mut environment = Command::new(python3);
        try_run(environment.args(["-m", "venv", "--clear", "--without-pip"]).arg(&folder))?;
        let mut pip = Command::new(pip);
        pip.args(["-m", "pip", "--python"]).arg(&python);
        pip.args(["install", "--quiet", "--disable-pip-version-check", "--no-compile"]);
        try_run(pip.args(["--retries", "2", "--timeout", "20"]).args(packages))
    });
    match installed {
        Ok(()) => {
            // Only the modules that are used are compiled.
            works(&python);
            Some(python)
        }
        Err(error) => {
            let reason = error.lines().last().unwrap_or_default();
            let packages = packages.join(" ");
            abide_testing::skip_everywhere(&format!("{packages} cannot be installed: {reason}"));
            None
        }
    }
}

/// A lock for one environment at a time, until the file is closed. Tests run in processes of their own: two of them
/// would install into one folder, and change a library that a third one has loaded.
fn only_one_makes(target: &Path) -> File {
    let lock = File::create(target.join("python-environments.lock")).unwrap();
    lock.lock().unwrap();
    lock
}

/// The Python of an environment with pip, which installs into all others of its version: it takes long to install.
fn python_with_pip(python3: &Path, folder: &Path) -> Result<PathBuf, String> {
    let python = folder.join("bin/python");
    if !python.is_file() {
        try_run(Command::new(python3).args(["-m", "venv", "--clear"]).arg(folder))?;
    }
    Ok(python)
}

/// Runs a program; its standard error if it fails.
fn try_run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(text) }
}

/// Python with the package and this library, in the repository. Without Python the test is skipped.
pub(crate) fn python() -> Option<Command> {
    Some(python_of(&abide_testing::program(&["python3"])?))
}

/// The same with another Python.
pub(crate) fn python_of(python: &Path) -> Command {
    let root = abide_testing::repository();
    let mut command = Command::new(python);
    command.env("PYTHONPATH", root.join("ffi/python")).env("ABIDE_LIBRARY_PATH", library());
    command.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(root);
    command
}
