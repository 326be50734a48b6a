//! The runner of the exported suite and the built-in one agree on wrong answers, case by case: both read answers
//! alike, the wrong ones, too.

use abide_conformance::liars::{ALL, Memory};
use abide_conformance::{Implementation as _, Outcome, ProcessAdapter, Runner, case, export};
use abide_testing::program;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Returns the recorded answers, by request.
const REPLAY: &str = r#"
import json, sys
written = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
known = {json.dumps(request, sort_keys=True): answer for request, answer in written}
for line in sys.stdin:
    request = json.loads(line)
    number = request.pop("id")
    if request["op"] == "conformance.greet":
        print(json.dumps({"id": number, "unsupported": True}), flush=True)
        continue
    print(json.dumps({**known[json.dumps(request, sort_keys=True)], "id": number}), flush=True)
"#;

fn name_of(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Pass => "pass",
        Outcome::Words(_) => "words",
        Outcome::Unsupported => "unsupported",
        _ => "fail",
    }
}

/// Returns the verdict of each case, each answered by a different liar; the answers are written to a file.
fn lied_to(round: usize, answers: &Path) -> BTreeMap<String, &'static str> {
    let mut abide =
        ProcessAdapter::new(&format!("'{}' adapter", env!("CARGO_BIN_EXE_abide"))).unwrap();
    let mut memory = Memory::new();
    let mut written: BTreeMap<String, Value> = BTreeMap::new();
    let mut verdicts = BTreeMap::new();
    let files = case::read_built_in().unwrap();
    let cases = files.iter().flat_map(|file| file.cases.iter().map(move |case| (file, case)));
    for (number, (file, case)) in cases.enumerate() {
        let liar = &ALL[(number * 7 + round) % ALL.len()];
        let mut lies = |request: &Value| {
            let key = request.to_string();
            if let Some(answer) = written.get(&key) {
                return Ok(answer.clone());
            }
            let truth = abide.ask(request)?;
            let mut answer = liar.answer(request, truth, &mut memory);
            answer["id"] = 0.into();
            written.insert(key, answer.clone());
            Ok(answer)
        };
        let outcome = Runner { implementation: Some(&mut lies), server: None }.run(case);
        verdicts.insert(case.id(&file.rule), name_of(&outcome));
    }
    let lines = written.iter().map(|(request, answer)| {
        let request: Value = serde_json::from_str(request).unwrap();
        format!("{}\n", json!([request, answer]))
    });
    fs::write(answers, lines.collect::<String>()).unwrap();
    verdicts
}

#[test]
fn both_runners_agree_on_liars() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lies");
    for (name, text) in export::files(&case::read_built_in().unwrap()).unwrap() {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let (replay, answers) = (folder.join("replay.py"), folder.join("answers.jsonl"));
    fs::write(&replay, REPLAY).unwrap();
    for round in 0..3 {
        let ours = lied_to(round, &answers);
        let adapter =
            format!("'{}' '{}' '{}'", python.display(), replay.display(), answers.display());
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(["--adapter", &adapter, "--format", "json"]);
        let output = command.output().unwrap();
        let theirs: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
        let differ: Vec<_> = ours
            .iter()
            .filter(|(case, verdict)| theirs["cases"][&case[..]] != **verdict)
            .map(|(case, verdict)| format!("{case}: {verdict}, {}", theirs["cases"][&case[..]]))
            .collect();
        assert!(differ.is_empty(), "round {round}:\n{}", differ.join("\n"));
        for verdict in ["pass", "words", "fail"] {
            assert!(ours.values().any(|found| *found == verdict), "no case is '{verdict}'");
        }
    }
}
