//! Faults that users reported. Each folder of `cli/tests/reported` has the files of one, and a transcript of commands with
//! the right output; its `README.md` lists them. `UPDATE_EXPECT=1` writes the transcripts again.

use crate::support::Folder;
use crate::support::projects::LLVM;
use abide_core::dialect::registry;
use abide_core::ide::{Document, completions};
use abide_core::limits::Limits;
use abide_testing::{files_below, repository, skip};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

const FOLDER: &str = "cli/tests/reported";

/// The beginning of the line of a command.
const PROMPT: &str = "$ abide ";

/// The text of the page between the rows of folders and those of tests.
const EDITOR: &str = "Faults of the editor";

/// The transcript of the commands of another one, run in a folder. `$LLVM` in a command is the include folder of LLVM 22,
/// and `> NAME` at its end writes the standard output to a file, too.
fn replayed(folder: &Folder, transcript: &str) -> String {
    let mut replay = String::new();
    for command in transcript.lines().filter_map(|line| line.strip_prefix(PROMPT)) {
        let (words, target) = match command.split_once(" > ") {
            Some((words, target)) => (words, Some(target)),
            None => (command, None),
        };
        let words: Vec<&str> = words
            .split_ascii_whitespace()
            .map(|word| if word == "$LLVM" { LLVM } else { word })
            .collect();
        let run = folder.abide(&words);
        if let Some(target) = target {
            folder.write(target, &run.stdout);
        }
        // The output of a check contains its time.
        let errors = run.stderr.lines().filter(|line| !line.starts_with("checked "));
        let shown = run.stdout.lines().chain(errors);
        let _ = writeln!(replay, "{PROMPT}{command}");
        shown.for_each(|line| {
            let _ = writeln!(replay, "{}", line.trim_end());
        });
        let _ = writeln!(replay, "(exit {})", run.status);
    }
    let own = folder.path().display().to_string();
    replay.replace(LLVM, "$LLVM").replace(&own, ".")
}

/// The folders, each with its files' names.
fn folders() -> Vec<(String, Vec<String>)> {
    let mut folders: Vec<(String, Vec<String>)> = Vec::new();
    for path in files_below(FOLDER) {
        let path = path.strip_prefix(FOLDER).unwrap().trim_start_matches('/');
        let Some((folder, name)) = path.split_once('/') else { continue };
        match folders.last_mut() {
            Some((last, names)) if last == folder => names.push(name.to_owned()),
            _ => folders.push((folder.to_owned(), vec![name.to_owned()])),
        }
    }
    folders
}

#[test]
fn reported_faults_are_gone() {
    let has_llvm = Path::new(LLVM).join("mlir/IR/OpBase.td").is_file();
    let mut wrong = Vec::new();
    let mut skipped = 0;
    for (name, files) in folders() {
        let root = repository().join(FOLDER).join(&name);
        if !has_llvm && files.iter().any(|file| file.ends_with(".td")) {
            skipped += 1;
            continue;
        }
        let folder = Folder::new(&format!("reported_{name}"));
        for file in files.iter().filter(|file| *file != "transcript") {
            folder.write(file, fs::read(root.join(file)).unwrap());
        }
        let path = root.join("transcript");
        let transcript = fs::read_to_string(&path).unwrap();
        let replay = replayed(&folder, &transcript);
        if replay == transcript {
            continue;
        }
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, &replay).unwrap();
        } else {
            wrong.push(format!("{name}:\n{replay}instead of:\n{transcript}"));
        }
    }
    assert!(wrong.is_empty(), "{} of the faults are back:\n{}", wrong.len(), wrong.join("\n"));
    if skipped > 0 {
        skip(&format!("{skipped} faults: no .td files of LLVM 22 (libmlir-22-dev)"));
    }
}

#[test]
fn each_reported_fault_has_a_row() {
    let page = fs::read_to_string(repository().join(FOLDER).join("README.md")).unwrap();
    let (page, _) = page.split_once(EDITOR).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let rows: BTreeSet<&str> = rows.map(|(name, _)| name).collect();
    let folders = folders();
    let names: BTreeSet<&str> = folders.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(rows, names);
}

/// Each fault of the editor is held by a test that exists.
#[test]
fn each_fault_of_the_editor_names_its_test() {
    let page = fs::read_to_string(repository().join(FOLDER).join("README.md")).unwrap();
    let (_, page) = page.split_once(EDITOR).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_suffix("` |")?.rsplit_once("| `"));
    let named: Vec<&str> = rows.map(|(_, test)| test).collect();
    assert!(named.len() >= 12, "{named:?}");
    let folders = ["core/tests/it", "lsp/tests/it", "cli/tests/it", "fuzz/tests/it"];
    let sources = folders.into_iter().flat_map(files_below);
    let sources: String =
        sources.map(|path| fs::read_to_string(repository().join(path)).unwrap()).collect();
    for test in named {
        assert!(sources.contains(&format!("fn {test}()")), "no test {test}");
    }
}

/// The form of an attribute may have no text: offering operations reads each in its own form.
#[test]
fn completion_answers_where_an_attribute_has_no_text() {
    if !Path::new(LLVM).is_dir() {
        return skip("no .td files of LLVM 22 (libmlir-22-dev)");
    }
    let root = repository().join(FOLDER).join("60_attribute_of_no_text");
    let td = [root.join("d.td")];
    let described = abide_project::describe(&td, &[LLVM.to_owned()], &Limits::default());
    let registry = Arc::new(registry().with(described.dialects));
    let text = fs::read(root.join("in.mlir")).unwrap();
    let end = u32::try_from(text.len()).unwrap();
    let document = Document::new(text, Limits::default()).with_registry(registry);
    let labels = completions(&document, end).into_iter().map(|one| one.label);
    assert_eq!(labels.collect::<Vec<_>>(), ["d.x"]);
}
