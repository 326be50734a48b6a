//! The commands that the README promises.

use crate::{editors, process};
use std::ffi::OsString;
use std::process::Command;
use std::{env, iter};

/// The line in front of a block of commands that is run.
const MARK: &str = "<!-- run by cargo xtask test -->";

/// The line in front of a block whose last command reports mistakes: it exits with 1.
const MARK_OF_MISTAKES: &str = "<!-- run by cargo xtask test: exits with 1 -->";

/// A marked block of the README.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    commands: String,
    /// The expected exit status.
    status: i32,
}

/// Runs the marked `sh` blocks of the README, each as one script that stops at the first failure, with the programs
/// that the tests have built.
pub(crate) fn run_commands() -> Result<(), String> {
    for block in marked_blocks()? {
        let commands = as_built_by_tests(&block.commands);
        let mut shell = shell(&commands);
        shell.env("ABIDE_PROFILE", "dev");
        if commands.lines().any(|line| line.starts_with("code ")) {
            let Some(path) = path_with_code()? else { continue };
            shell.env("PATH", path);
        }
        run_block(&mut shell, &commands, block.status)?;
    }
    Ok(())
}

/// Runs the first marked block of the README literally.
pub(crate) fn run_first(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("unexpected argument '{word}': expected none"));
    }
    let block = marked_blocks()?.into_iter().next().ok_or("README.md has no marked block")?;
    run_block(&mut shell(&block.commands), &block.commands, block.status)
}

/// A shell that runs commands in the folder of the repository.
fn shell(commands: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-euc", commands]).current_dir(abide_testing::repository());
    shell
}

fn run_block(shell: &mut Command, commands: &str, status: i32) -> Result<(), String> {
    let what = format!("README.md: {}", commands.trim_end());
    process::say(&format!("==> {what}"));
    let found = shell.status().map_err(|error| format!("{what} cannot be run: {error}"))?;
    if found.code() == Some(status) { Ok(()) } else { Err(format!("{what} failed ({found})")) }
}

/// The marked blocks of the README: at least one.
fn marked_blocks() -> Result<Vec<Block>, String> {
    let readme = std::fs::read_to_string(abide_testing::repository().join("README.md"))
        .map_err(|error| format!("cannot read README.md: {error}"))?;
    let blocks = marked_blocks_of(&readme);
    if blocks.is_empty() {
        return Err(format!("README.md has no sh block after a line '{MARK}'"));
    }
    Ok(blocks)
}

/// The commands with cargo's profile for tests in place of the release, which would take minutes more to build.
fn as_built_by_tests(block: &str) -> String {
    block
        .replace("cargo run --release ", "cargo run ")
        .replace("cargo build --release ", "cargo build ")
}

/// The `PATH` with a `code` that installs extensions like that of VS Code; `None` if the programs that it needs are
/// missing.
fn path_with_code() -> Result<Option<OsString>, String> {
    if abide_testing::program(&["npm"]).is_none() {
        return Ok(None);
    }
    let Some(folder) = editors::install_workbench()? else { return Ok(None) };
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = iter::once(folder).chain(env::split_paths(&path));
    env::join_paths(folders).map(Some).map_err(|error| format!("the PATH is odd: {error}"))
}

/// The `sh` blocks that follow a mark directly.
fn marked_blocks_of(readme: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = readme.lines().peekable();
    while let Some(line) = lines.next() {
        let status = match line {
            MARK => 0,
            MARK_OF_MISTAKES => 1,
            _ => continue,
        };
        if lines.next_if_eq(&"```sh").is_some() {
            let commands: Vec<&str> = lines.by_ref().take_while(|&line| line != "```").collect();
            blocks.push(Block { commands: commands.join("\n") + "\n", status });
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_take_the_profile_of_tests() {
        assert_eq!(as_built_by_tests("cargo run --release --bin a\n"), "cargo run --bin a\n");
    }

    #[test]
    fn only_marked_blocks_are_taken() {
        let readme =
            format!("```sh\nno\n```\n{MARK}\n```sh\na\nb\n```\n{MARK}\n\n```sh\nno\n```\n");
        assert_eq!(marked_blocks_of(&readme), [Block { commands: "a\nb\n".into(), status: 0 }]);
        let readme = format!("{MARK_OF_MISTAKES}\n```sh\nc\n```\n");
        assert_eq!(marked_blocks_of(&readme), [Block { commands: "c\n".into(), status: 1 }]);
    }
}
