//! Running the command.

#![allow(dead_code, reason = "each test program uses a part of this")]

pub(crate) mod projects;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The outcome of a run of the command.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs `abide` with nothing on standard input.
pub(crate) fn abide(arguments: &[&str]) -> Run {
    abide_in(&abide_testing::repository(), arguments, b"")
}

/// Runs `abide` in a folder with bytes on standard input.
pub(crate) fn abide_in(folder: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abide"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The other side may stop reading, or write more than a pipe holds before it reads on.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        status: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The standard output of `abide check` with a text on standard input.
pub(crate) fn check(format: &str, text: &[u8]) -> Run {
    abide_in(&abide_testing::repository(), &["check", "-q", "--format", format, "-"], text)
}

/// Its own folder for a test, removed when the test is over. Tests run side by side, so no two
/// may use one name.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // Left over from a test that failed.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Runs `abide` in the folder.
    pub(crate) fn abide(&self, arguments: &[&str]) -> Run {
        abide_in(&self.0, arguments, b"")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
