//! Explanations of codes, and their examples.

use crate::support::{Folder, abide};
use abide_core::diagnostic::{Code, Example, Severity, codes};
use abide_core::ide::Document;
use abide_core::limits::Limits;
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn a_code_has_a_page() {
    let run = abide(&["explain", "mlir-undefined-value"]);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    for heading in
        ["# mlir-undefined-value\n\nerror: ", "## Example", "## Fixed", "## Switching it off"]
    {
        assert!(run.stdout.contains(heading), "{heading} in {}", run.stdout);
    }
    let run = abide(&["explain", "mlir-undefined-value", "--format", "json"]);
    let read: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&read[0]["severity"], &read[0]["example"]["format"]),
        (&"error".into(), &"mlir".into())
    );
    let listed = |arguments: &[&str]| abide(arguments).stdout.lines().count();
    assert_eq!(listed(&["explain"]), codes::all().count());
    assert_eq!(listed(&["explain", "shape"]), codes::shape::ALL.len());
    let run = abide(&["explain", "mlir-undefned-value"]);
    assert!(
        run.status == 2 && run.stderr.contains("did you mean 'mlir-undefined-value'?"),
        "{run:?}"
    );
}

/// The codes without an example, and why.
const WITHOUT_EXAMPLE: [(&str, &str); 4] = [
    ("limit-bytes", "the text would have 4 GiB"),
    ("limit-memory", "it would take the memory"),
    ("mlir-not-in-bytecode", "editors alone show it"),
    ("mlir-pass-failed", "`abide opt` prints no codes"),
];

/// Examples have their diagnostic and no error besides, and the repaired ones are clean.
#[test]
fn examples_are_true() {
    let folder = Folder::new("explained");
    let mut names = Vec::new();
    let mut without = Vec::new();
    for code in codes::all() {
        let explanation = code.explanation();
        if explanation.example.is_none() {
            without.push(code.name());
        }
        for (part, example) in [("bad", explanation.example), ("good", explanation.fixed)] {
            let Some(Example { format, text }) = example.filter(|one| one.format != "sh") else {
                continue;
            };
            let end = if format == "tablegen" { "td" } else { format };
            let name = format!("{code}.{part}.{end}");
            folder.write(&name, text);
            names.push(name);
        }
    }
    without.sort_unstable();
    assert_eq!(without, WITHOUT_EXAMPLE.map(|(code, _)| code));
    let arguments: Vec<&str> = ["check", "-q", "--format", "json"]
        .into_iter()
        .chain(names.iter().map(|name| &**name))
        .collect();
    let run = folder.abide(&arguments);
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in run.stdout.lines() {
        let file: Value = serde_json::from_str(line).unwrap();
        let diagnostics = file["diagnostics"].as_array().unwrap().iter();
        let own = diagnostics.map(|one| one["code"].as_str().unwrap().to_owned());
        found.insert(file["file"].as_str().unwrap().to_owned(), own.collect());
    }
    for code in codes::all() {
        let (example, fixed) = (code.explanation().example, code.explanation().fixed);
        let (Some(example), Some(fixed)) = (example, fixed) else { continue };
        if example.format == "sh" {
            continue;
        }
        let end = if example.format == "tablegen" { "td" } else { example.format };
        let own = |part: &str, example: Example| match code.severity() {
            Severity::Hint => hints(example),
            _ => found[&format!("{code}.{part}.{end}")].clone(),
        };
        let bad = own("bad", example);
        assert!(bad.iter().any(|one| one == code.name()), "{code}: {bad:?}");
        assert_eq!(own("good", fixed), [""; 0], "{code}");
    }
}

/// The commands of an example print its diagnostic, and the repaired ones do not.
#[test]
#[cfg(unix)]
fn examples_of_commands_are_true() {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_abide"));
    let path = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", program.parent().unwrap().display());
    for code in codes::all() {
        let explanation = code.explanation();
        for (part, example) in [("bad", explanation.example), ("good", explanation.fixed)] {
            let Some(Example { text, .. }) = example.filter(|one| one.format == "sh") else {
                continue;
            };
            let folder = Folder::new(&format!("explained_{code}_{part}"));
            let mut shell = std::process::Command::new("sh");
            shell.args(["-ec", text]).current_dir(folder.path()).env("PATH", &path);
            let out = shell.output().unwrap();
            let printed = String::from_utf8_lossy(&out.stdout);
            let has_code = printed.contains(&format!("[{code}]"));
            assert_eq!(has_code, part == "bad", "{code}: {printed}");
        }
    }
}

/// The codes of what only editors show.
fn hints(example: Example) -> Vec<String> {
    let document = Document::new(example.text.into(), Limits::default());
    document.hints().iter().map(|one| one.code).map(Code::name).map(str::to_owned).collect()
}
