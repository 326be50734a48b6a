//! Answers that are broken as lines, as JSON or as UTF-8: the exported runner and the built-in one judge them alike.

use abide_testing::program;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Greets, and answers each further request with the line of a kind.
const BROKEN: &str = r#"
import json, sys
right = b'{"id": %d, "ok": true, "text_hex": "2829202d3e202829"}'
lines = {
    "right": right + b"\n",
    "carriage return": right + b"\r\n",
    "no line end": right,
    "half a line": right[:20],
    "blank line": b"\n" + right + b"\n",
    "two answers": right + b"\n" + right + b"\n",
    "byte order mark": b"\xef\xbb\xbf" + right + b"\n",
    "no UTF-8": b'{"id": %d, "ok": false, "error": "\xff"}\n',
    "half a pair": b'{"id": %d, "ok": false, "error": "\\ud800"}\n',
    "control characters": b'{"id": %d, "ok": false, "error": "\\u0000\\u001b[31m"}\n',
    "no number": b'{"id": %d, "ok": true, "text_hex": NaN}\n',
    "another id": b'{"id": %d.0, "ok": true, "text_hex": "28"}\n',
    "deep": b'{"id": %d, "ok": true, "text_hex": ' + b"[" * 100000 + b"]" * 100000 + b"}\n",
    "numbers": b'{"id": %d, "ok": true, "py": [1e-7, 0.00001, -0, 18446744073709551616]}\n',
}
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "conformance.greet":
        print(json.dumps({"id": request["id"], "unsupported": True}), flush=True)
        continue
    answer = b"x" * (65 << 20) if sys.argv[1] == "endless" else lines[sys.argv[1]]
    sys.stdout.buffer.write(answer.replace(b"%d", b"%d" % request["id"]))
    sys.stdout.buffer.flush()
    if not answer.endswith(b"\n"):
        break
"#;

/// The kinds of answers, and how many of the first rule's five cases are right with them.
const KINDS: [(&str, usize); 14] = [
    ("right", 2),
    ("carriage return", 2),
    ("no line end", 1),
    ("half a line", 0),
    ("blank line", 0),
    ("two answers", 1),
    ("byte order mark", 0),
    ("no UTF-8", 0),
    ("half a pair", 0),
    ("control characters", 0),
    ("no number", 0),
    ("another id", 0),
    ("deep", 0),
    ("endless", 0),
];

/// A new folder with an export and the adapter.
fn exported(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_abide"));
    command.args(["conformance", "export"]).arg(&folder);
    assert!(command.output().unwrap().status.success());
    fs::write(folder.join("broken.py"), BROKEN).unwrap();
    folder
}

/// The outputs of both runners for the cases of a rule: ours first.
fn outputs(python: &Path, folder: &Path, kind: &str, rule: &str, format: &str) -> [Output; 2] {
    let script = folder.join("broken.py");
    let adapter = format!("'{}' '{}' '{kind}'", python.display(), script.display());
    let mut ours = Command::new(env!("CARGO_BIN_EXE_abide"));
    ours.args(["conformance", "run"]);
    let mut theirs = Command::new(python);
    theirs.arg(folder.join("run.py"));
    [ours, theirs].map(|mut command| {
        command.args(["--adapter", &adapter, "--filter", rule, "--format", format]);
        command.output().unwrap()
    })
}

/// The verdict of each case in a report of the program.
fn verdicts(report: &Value) -> BTreeMap<&str, &str> {
    let rules = report["results"].as_array().unwrap().iter();
    let cases = rules.flat_map(|rule| rule["cases"].as_array().unwrap());
    cases.map(|case| (case["id"].as_str().unwrap(), case["verdict"].as_str().unwrap())).collect()
}

#[test]
fn both_runners_judge_broken_answers_alike() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = exported("broken");
    for (kind, passed) in KINDS {
        let [ours, theirs] = outputs(&python, &folder, kind, "RAW-001", "json").map(|output| {
            serde_json::from_slice::<Value>(&output.stdout).unwrap_or_else(|error| {
                panic!("{kind}: {error}: {}", String::from_utf8_lossy(&output.stderr))
            })
        });
        let ours = verdicts(&ours);
        let cases = theirs["cases"].as_object().unwrap().iter();
        let theirs: BTreeMap<&str, &str> =
            cases.map(|(id, verdict)| (&id[..], verdict.as_str().unwrap())).collect();
        assert_eq!(ours, theirs, "{kind}");
        let right = ours.values().filter(|verdict| **verdict == "pass").count();
        assert_eq!((right, ours.len()), (passed, 5), "{kind}: {ours:?}");
    }
}

#[test]
fn control_characters_of_answers_are_not_printed() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = exported("controls");
    for output in outputs(&python, &folder, "control characters", "RAW-001", "text") {
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("??[31m") && !text.contains(['\0', '\x1b']), "{text}");
    }
}

#[test]
fn numbers_of_answers_are_written_alike() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = exported("numbers");
    for output in outputs(&python, &folder, "numbers", "BIND-036", "text") {
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("[1e-7, 0.00001, -0.0, 1.8446744073709552e+19]"), "{text}");
    }
}
