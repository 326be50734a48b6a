//! Each block of shell commands in a page is run, or its mark gives the reason why not.
//!
//! A mark is a comment in the line before a block: `run in its own folder`, `run with NAME = FILE, ..` for a folder
//! with copies of files of the repository, `run by cargo xtask test` in the README, or `not run: REASON`.

use crate::support::Folder;
use abide_testing::{files_below, repository};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A block of commands, and the text of its mark.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    mark: Option<String>,
    commands: String,
}

/// The blocks of a page, which may be indented.
fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut before = "";
    let mut lines = text.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if matches!(line, "```sh" | "```bash" | "```shell") {
            let mark = before.strip_prefix("<!-- ").and_then(|mark| mark.strip_suffix(" -->"));
            let commands: Vec<&str> = lines.by_ref().take_while(|&line| line != "```").collect();
            found.push(Block { mark: mark.map(str::to_owned), commands: commands.join("\n") });
        }
        before = line;
    }
    found
}

/// Runs a block in a folder with copies of files.
fn run(name: &str, files: &str, commands: &str) -> Result<(), String> {
    let folder = Folder::new(name);
    for (copy, file) in files.split(", ").filter_map(|file| file.split_once(" = ")) {
        let text = fs::read(repository().join(file)).map_err(|error| format!("{file}: {error}"))?;
        folder.write(copy, text);
    }
    let own = Path::new(env!("CARGO_BIN_EXE_abide")).parent().unwrap().to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&path)));
    let mut shell = Command::new("sh");
    shell.args(["-euc", commands]).current_dir(folder.path()).env("PATH", path.unwrap());
    let output = shell.output().map_err(|error| error.to_string())?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("{}: {errors}", output.status)) }
}

/// The problem of a block of a page, if there is one; runs the block if its mark asks for it.
fn problem(page: &str, number: usize, block: &Block) -> Option<String> {
    let name = format!("documented-{}-{number}", page.replace('/', "-"));
    let mark = block.mark.as_deref().unwrap_or_default();
    let outcome =
        match mark.split_once("run with ") {
            Some(("", files)) => run(&name, files, &block.commands),
            _ if mark == "run in a folder of its own" => run(&name, "", &block.commands),
            _ if mark.starts_with("run by cargo xtask test") && page == "README.md" => Ok(()),
            // The test `explain` runs the examples of codes.
            _ if page.starts_with("docs/diagnostics/") => Ok(()),
            _ if mark.strip_prefix("not run: ").is_some_and(|why| !why.is_empty()) => Ok(()),
            _ => Err("the line before a block of commands says neither how it is run nor why not"
                .to_owned()),
        };
    outcome.err().map(|error| format!("{page}: {}\n  {error}", block.commands))
}

#[test]
#[cfg(unix)]
fn each_command_is_run_or_has_a_reason() {
    let is_page = |path: &String| path.ends_with(".md") && !path.contains("node_modules/");
    let below = ["docs", "editors", "ffi", "web", "conformance", "fuzz"].map(files_below).concat();
    let top = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"].map(String::from);
    let mut wrong = Vec::new();
    let mut count = 0;
    for page in below.into_iter().chain(top).filter(is_page) {
        let text = fs::read_to_string(repository().join(&page)).unwrap();
        for (number, block) in blocks(&text).iter().enumerate() {
            count += 1;
            wrong.extend(problem(&page, number, block));
        }
    }
    assert!(count > 20, "{count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn marks_and_failures_are_seen() {
    let text =
        "<!-- run with a = b -->\n```sh\nabide\n```\n\n  ```sh\n  ls\n  ```\n```text\nno\n```\n";
    let block = |mark: Option<&str>, commands: &str| Block {
        mark: mark.map(str::to_owned),
        commands: commands.to_owned(),
    };
    assert_eq!(blocks(text), [block(Some("run with a = b"), "abide"), block(None, "ls")]);
    for (page, mark, commands) in [
        ("a.md", None, "true"),
        ("a.md", Some("not run: "), "true"),
        ("a.md", Some("run by cargo xtask test"), "true"),
        ("a.md", Some("run in a folder of its own"), "abide check gone.mlir"),
        ("a.md", Some("run with a = no/such/file"), "true"),
    ] {
        assert!(problem(page, 0, &block(mark, commands)).is_some(), "{mark:?}");
    }
    assert_eq!(problem("a.md", 1, &block(Some("run with a = README.md"), "test -f a")), None);
}
