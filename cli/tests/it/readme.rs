//! The README and the pages of `docs` show the real output of the command, and their links lead somewhere.

use crate::support;
use abide_testing::repository;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Runs each `console` block: `$ abide …` and other shell commands, each with its standard output, followed by its
/// standard error.
#[test]
fn transcripts_are_true() {
    let pages = pages();
    assert!(pages.iter().map(|page| transcripts_of(page)).sum::<usize>() >= 10);
}

/// The README and the pages of `docs`, as paths from the repository.
fn pages() -> Vec<String> {
    let mut pages = abide_testing::files_below("docs");
    pages.retain(|page| page.ends_with(".md"));
    pages.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(String::from));
    pages
}

/// A link from a page leads to a file of the repository, or to another site.
#[test]
fn links_lead_to_files() {
    let mut broken = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(repository().join(&page)).unwrap();
        let folder = Path::new(&page).parent().unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        for (link, _) in links.filter(|(link, _)| !link.contains(':') && !link.starts_with('#')) {
            let path = link.split('#').next().unwrap();
            let is_code = path.contains([' ', '`', '\n']) || path.is_empty();
            if !is_code && !repository().join(folder).join(path).exists() {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    assert_eq!(broken, Vec::<String>::new());
}

/// Each path and each check in `ARCHITECTURE.md` exists. Short paths are in a folder of sources or of tests.
#[test]
fn architecture_names_files_that_exist() {
    const FOLDERS: [&str; 15] = [
        "",
        "core",
        "core/tests/it",
        "core/ide/src",
        "core/ide/src/features",
        "core/mlir/src",
        "core/mlir/src/syntax",
        "core/mlir/src/bytecode",
        "core/dialects/src",
        "core/dialects/src/common",
        "core/dialects/src/memref",
        "core/tablegen/src",
        "ffi/src",
        "lsp/src",
        "conformance",
    ];
    let text = std::fs::read_to_string(repository().join("ARCHITECTURE.md")).unwrap();
    let quoted = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let named: BTreeSet<&str> = quoted
        .filter(|it| it.contains('/') || [".rs", ".md", ".txt"].iter().any(|end| it.ends_with(end)))
        .filter(|it| !it.contains(['<', ' ', ':']))
        .collect();
    assert!(named.len() > 60, "{named:?}");
    let exists = |path: &str| {
        let whole = FOLDERS.iter().map(|folder| repository().join(folder).join(path));
        // `ide/operation_roles` is `core/ide/src/operation_roles.rs`.
        let of_core = path.split_once('/').map(|(first, rest)| format!("core/{first}/src/{rest}"));
        whole
            .chain(of_core.map(|path| repository().join(path)))
            .any(|path| path.exists() || path.with_extension("rs").exists())
    };
    let missing: Vec<&str> = named.into_iter().filter(|path| !exists(path)).collect();
    assert_eq!(missing, Vec::<&str>::new());

    let targets = std::fs::read_to_string(repository().join("fuzz/src/targets.rs")).unwrap();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let checks: Vec<&str> =
        words.split("check `").skip(1).filter_map(|rest| rest.split('`').next()).collect();
    assert!(checks.len() >= 6, "{checks:?}");
    for check in checks {
        assert!(targets.contains(&format!("(\"{check}\", ")), "{check} is unknown");
    }
}

/// `ARCHITECTURE.md` stays short enough to be read before the first change.
#[test]
fn architecture_has_at_most_200_lines_of_100_columns() {
    let text = std::fs::read_to_string(repository().join("ARCHITECTURE.md")).unwrap();
    let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > 100).collect();
    assert_eq!(long, Vec::<&str>::new());
    assert!(text.lines().count() <= 200, "{} lines", text.lines().count());
}

/// Checks the transcripts of a page: how many it has.
fn transcripts_of(page: &str) -> usize {
    let page_text = std::fs::read_to_string(repository().join(page)).unwrap();
    let blocks: Vec<&str> = page_text
        .split("```console\n")
        .skip(1)
        .map(|rest| rest.split_once("```").unwrap().0)
        .collect();
    for block in &blocks {
        let block = format!("\n{}", block.trim_end());
        let (before, runs) = block.split_once("\n$ ").expect("a transcript begins with a command");
        assert_eq!(before, "", "{page}: text before a command");
        for run in runs.split("\n$ ") {
            let (command, shown) = run.split_once('\n').unwrap_or((run, ""));
            assert_eq!(
                without_time(&printed_by(command)),
                without_time(shown),
                "{page}: {command}"
            );
        }
    }
    blocks.len()
}

/// Returns the output of a command in the folder of the repository.
fn printed_by(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_abide")).parent().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(repository())
        .env("PATH", std::env::join_paths(folders).unwrap())
        .env_remove("NO_COLOR")
        .output()
        .unwrap();
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat()
}

/// The page of `abide tablegen` has the options in its `--help`.
#[test]
fn options_of_tablegen_are_all_described() {
    let page = std::fs::read_to_string(repository().join("docs/tablegen.md")).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `-"));
    let described: BTreeSet<&str> = rows
        .filter_map(|row| row.split([' ', '`']).next())
        .map(|name| name.trim_start_matches('-'))
        .collect();
    let help = support::abide(&["tablegen", "--help"]).stdout;
    let lines = help.lines().filter_map(|line| line.trim_start().strip_prefix('-'));
    let names = lines.filter_map(|line| line.split([' ', ',']).next());
    let known: BTreeSet<&str> = names
        .map(|name| name.trim_start_matches('-'))
        .filter(|name| !["h", "V", "", "color"].contains(name))
        .collect();
    assert_eq!(described, known);
}

/// The text without the time at the end of a summary line.
fn without_time(text: &str) -> String {
    let lines = text.lines().map(|line| match line.split_once(" in ") {
        Some((summary, _)) if summary.starts_with("checked ") => summary,
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}
