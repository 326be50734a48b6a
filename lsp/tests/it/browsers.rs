//! The server is also built for browsers, without threads and streams. These tests need no compiler for WebAssembly.

use abide_testing::{files_below, repository};
use std::fs;

/// The attribute of a module or an item that browsers do not have.
const GATE: &str = "#[cfg(not(target_family = \"wasm\"))]";

/// The lines of a text with the ones before them, without blanks at their ends.
fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let before = std::iter::once("").chain(text.lines());
    before.map(str::trim).zip(text.lines().map(str::trim))
}

/// The modules that browsers do not have.
fn gated(library: &str) -> Vec<&str> {
    pairs(library)
        .filter(|(before, _)| *before == GATE)
        .filter_map(|(_, line)| line.strip_prefix("mod ")?.strip_suffix(';'))
        .collect()
}

/// The lines that use one of the modules in all builds.
fn uses<'t>(modules: &[&str], text: &'t str) -> Vec<&'t str> {
    let is_use = |line: &str| modules.iter().any(|one| line.contains(&format!("crate::{one}::")));
    pairs(text)
        .filter(|(before, line)| *before != GATE && is_use(line))
        .map(|(_, line)| line)
        .collect()
}

#[test]
fn all_builds_use_only_modules_that_browsers_have() {
    let folder = "lsp/src/";
    let read = |path: &str| fs::read_to_string(repository().join(path)).expect("a source file");
    let library = read("lsp/src/lib.rs");
    let modules = gated(&library);
    assert!(modules.contains(&"run"), "{modules:?}");
    let mut found = Vec::new();
    for path in files_below(folder).iter().filter(|path| path.ends_with(".rs")) {
        let name = path.trim_start_matches(folder).trim_end_matches(".rs");
        if name != "main" && !modules.contains(&name) {
            let text = read(path);
            found.extend(uses(&modules, &text).iter().map(|line| format!("{path}: {line}")));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_use_without_a_gate_is_found() {
    let library = format!("{GATE}\nmod parent;\nmod paths;\n");
    assert_eq!(gated(&library), ["parent"]);
    let text =
        format!("use crate::parent::A;\n{GATE}\nuse crate::parent::B;\nuse crate::paths::C;\n");
    assert_eq!(uses(&["parent"], &text), ["use crate::parent::A;"]);
}
