//! Labels are narrow: one line, and for ordinary mistakes at most 40 columns. Longer ones are listed.

use crate::support::{Folder, abide};
use abide_testing::{files_below, repository};
use serde_json::Value;
use std::fs;

/// The longest label of a mistake, in characters.
const MAX_COLUMNS: usize = 40;

/// The folders whose files are checked.
const FOLDERS: [&str; 7] = [
    "corpus/broken",
    "corpus/dialects",
    "corpus/mlir",
    "corpus/reflection",
    "corpus/regressions",
    "corpus/sip",
    "corpus/tablegen",
];

/// The formats that are checked, by the ends of their files' names.
const FORMATS: [&str; 5] = [".mlir", ".td", ".sip", ".raw", ".json"];

/// Labels of several lines or more columns: the file and the begin of the label.
const EXCEPTIONS: &[(&str, &str)] = &[];

/// The labels in the output of `abide check --format json`, each with its file.
fn labels(output: &str, text_of: impl Fn(&str) -> Vec<u8>) -> Vec<(String, String)> {
    let mut labels = Vec::new();
    for line in output.lines() {
        let file: Value = serde_json::from_str(line).unwrap();
        let path = file["file"].as_str().unwrap_or_default();
        let text = text_of(path);
        let diagnostics = file["diagnostics"].as_array().cloned().unwrap_or_default();
        for found in &diagnostics {
            let notes = found["related"].as_array().cloned().unwrap_or_default();
            let own = notes.iter().filter(|note| note["path"].is_null());
            for place in own.chain([found]) {
                let end = |name: &str| place[name].as_u64().unwrap() as usize;
                let label = text.get(end("start")..end("end")).unwrap_or_default();
                labels.push((path.to_owned(), String::from_utf8_lossy(label).into_owned()));
            }
        }
    }
    assert!(!labels.is_empty(), "{output}");
    labels
}

/// Whether a label is a region or another text in brackets.
fn is_bracket(label: &str) -> bool {
    label.starts_with(['{', '(', '[', '<'])
}

#[test]
fn labels_in_the_corpus_have_one_line() {
    let root = repository();
    let files = FOLDERS.iter().flat_map(|folder| files_below(folder));
    let files: Vec<String> =
        files.filter(|name| FORMATS.iter().any(|end| name.ends_with(end))).collect();
    let mut long = Vec::new();
    for some in files.chunks(200) {
        let paths: Vec<String> =
            some.iter().map(|name| root.join(name).display().to_string()).collect();
        let mut arguments = vec!["check", "--format", "json"];
        arguments.extend(paths.iter().map(String::as_str));
        let run = abide(&arguments);
        for (path, label) in labels(&run.stdout, |path| fs::read(path).unwrap()) {
            if label.contains('\n') && !is_bracket(&label) {
                let name = path.strip_prefix(&root.display().to_string()).unwrap_or(&path);
                let begin: String = label.chars().take_while(|sign| *sign != '\n').collect();
                long.push((name.trim_start_matches('/').to_owned(), begin));
            }
        }
    }
    long.sort();
    long.dedup();
    let long: Vec<_> = long.iter().map(|(name, begin)| (&**name, &**begin)).collect();
    assert_eq!(long, EXCEPTIONS);
}

/// The ordinary mistakes, and these without one of their words.
fn mistakes(name: &str) -> Vec<String> {
    let path = repository().join("core/tests/it/mistakes").join(name);
    let text = fs::read_to_string(path).unwrap();
    let mut all = Vec::new();
    for piece in text.split("// -----\n") {
        all.push(piece.to_owned());
        let words: Vec<&str> = piece.split_inclusive([' ', '\n']).collect();
        for left_out in (0..words.len()).step_by(3) {
            let others = words.iter().enumerate().filter(|(index, _)| *index != left_out);
            all.push(others.map(|(_, word)| *word).collect());
        }
    }
    all
}

#[test]
fn labels_of_mistakes_have_at_most_40_columns() {
    let mut long = Vec::new();
    for name in ["ways_out.mlir", "ways_out.td"] {
        let folder = Folder::new(&format!("labels_{}", name.len()));
        let extension = name.rsplit('.').next().unwrap();
        let texts = mistakes(name);
        let names: Vec<String> =
            (0..texts.len()).map(|number| format!("{number}.{extension}")).collect();
        for (name, text) in names.iter().zip(&texts) {
            folder.write(name, text);
        }
        for some in names.chunks(500) {
            let mut arguments = vec!["check", "--format", "json"];
            arguments.extend(some.iter().map(String::as_str));
            let run = folder.abide(&arguments);
            let text_of = |name: &str| fs::read(folder.path().join(name)).unwrap();
            let labels = labels(&run.stdout, text_of).into_iter().map(|(_, label)| label);
            long.extend(labels.filter(|label| {
                let is_long = label.chars().count() > MAX_COLUMNS;
                (label.contains('\n') || is_long) && !is_bracket(label)
            }));
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
