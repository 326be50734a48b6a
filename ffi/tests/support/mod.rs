//! What the tests of the library share.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::PathBuf;
use std::process::Command;

/// The library that was built with this test, beside it.
pub(crate) fn library() -> PathBuf {
    let folder = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let names = ["libabide.so", "libabide.dylib", "abide.dll"];
    names.iter().map(|name| folder.join(name)).find(|path| path.is_file()).unwrap()
}

/// Runs a program and gives what it printed.
pub(crate) fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    );
    text(&output.stdout)
}

/// Python with the package and this library, in the repository. Where there is no Python the test is
/// skipped.
pub(crate) fn python() -> Option<Command> {
    let python = abide_testing::program(&["python3"])?;
    let root = abide_testing::repository();
    let mut command = Command::new(python);
    command.env("PYTHONPATH", root.join("ffi/python")).env("ABIDE_LIBRARY_PATH", library());
    command.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(root);
    Some(command)
}
