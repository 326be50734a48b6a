//! The commands that the README promises.

use crate::{editors, process};
use std::ffi::OsString;
use std::process::Command;
use std::{env, iter};

/// Stands in the line before a block of commands that is run.
const MARK: &str = "<!-- run by cargo xtask test -->";

/// Runs the marked `sh` blocks of the README, each as one script that stops at the first failure.
pub(crate) fn run_commands() -> Result<(), String> {
    let root = abide_testing::repository();
    let readme = std::fs::read_to_string(root.join("README.md"))
        .map_err(|error| format!("cannot read README.md: {error}"))?;
    let blocks = marked_blocks(&readme);
    if blocks.is_empty() {
        return Err(format!("README.md has no sh block behind a line '{MARK}'"));
    }
    for block in blocks {
        let mut shell = Command::new("sh");
        shell.args(["-euc", &block]).current_dir(&root);
        if block.lines().any(|line| line.starts_with("code ")) {
            let Some(path) = path_with_code()? else { continue };
            shell.env("PATH", path);
        }
        process::run(&format!("README.md: {}", block.trim_end()), &mut shell)?;
    }
    Ok(())
}

/// The `PATH` with a `code` that installs extensions as that of VS Code does; nothing where the
/// programs that it needs are missing.
fn path_with_code() -> Result<Option<OsString>, String> {
    if abide_testing::program(&["npm"]).is_none() {
        return Ok(None);
    }
    let Some(folder) = editors::install_workbench()? else { return Ok(None) };
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = iter::once(folder).chain(env::split_paths(&path));
    env::join_paths(folders).map(Some).map_err(|error| format!("the PATH is odd: {error}"))
}

/// The text of the `sh` blocks that stand directly behind the mark.
fn marked_blocks(readme: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut lines = readme.lines().peekable();
    while let Some(line) = lines.next() {
        if line == MARK && lines.next_if_eq(&"```sh").is_some() {
            let block: Vec<&str> = lines.by_ref().take_while(|&line| line != "```").collect();
            blocks.push(block.join("\n") + "\n");
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marked_blocks_are_taken() {
        let readme =
            format!("```sh\nno\n```\n{MARK}\n```sh\na\nb\n```\n{MARK}\n\n```sh\nno\n```\n");
        assert_eq!(marked_blocks(&readme), ["a\nb\n"]);
    }
}
