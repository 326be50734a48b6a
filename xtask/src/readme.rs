//! The commands that the README promises.

use crate::process;
use std::process::Command;

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
        process::run(&format!("README.md: {}", block.trim_end()), &mut shell)?;
    }
    Ok(())
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
