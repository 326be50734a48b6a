//! Running other programs.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes a line to standard error.
pub(crate) fn say(line: &str) {
    // Ignore a closed standard error.
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// The cargo that runs this program, in the folder of the repository.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(abide_testing::repository());
    command
}

/// A command that runs a program, and ends it with all its children after a number of seconds.
pub(crate) fn bounded(seconds: u32, program: &Path) -> Command {
    // `timeout` of coreutils makes a process group, and ends that.
    let mut command = Command::new("timeout");
    command.args(["--kill-after=10", &seconds.to_string()]).arg(program);
    command
}

/// Prints the description of a command, and runs it.
pub(crate) fn run(what: &str, command: &mut Command) -> Result<(), String> {
    say(&format!("==> {what}"));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what} failed ({status})")),
        Err(error) => Err(format!("{what} cannot be run: {error}")),
    }
}
