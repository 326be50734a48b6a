//! The suite as files that need nothing of this program: the cases as JSON, the schema, the rules with their
//! sources, a runner in Python, adapters, and what came of the references.

use crate::case::{Case, CaseFile};
use crate::compare::comparison;
use crate::property;
use crate::render::canonical;
use crate::request::{request, source};
use crate::schema;
use crate::spec::{self, Level};
use serde_json::{Value, json};

/// The files that are exported as they are, by their paths.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/exported.rs"));

/// All files of an export: their paths, with `/`, and their texts.
///
/// # Errors
/// Where a case cannot be asked: which, and why.
pub fn files(cases: &[CaseFile]) -> Result<Vec<(String, String)>, String> {
    let mut files = vec![
        ("SPEC.md".to_owned(), spec::TEXT.to_owned()),
        ("schema/protocol.json".to_owned(), schema::TEXT.to_owned()),
        ("manifest.json".to_owned(), manifest(cases)?),
    ];
    files.extend(FILES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())));
    files.sort();
    Ok(files)
}

/// The cases as JSON: the version of the suite, the rules and levels, and a case on each line.
fn manifest(files: &[CaseFile]) -> Result<String, String> {
    let levels = spec::levels();
    let mut cases = Vec::new();
    for rule in spec::rules() {
        for file in files.iter().filter(|file| file.rule == rule.id) {
            for case in &file.cases {
                let line = entry(&rule.id, case, &levels)
                    .map_err(|error| format!("{}: {}: {error}", file.path, case.name))?;
                cases.push(canonical(&line));
            }
        }
    }
    let rules: Vec<String> = spec::rules()
        .iter()
        .map(|rule| {
            canonical(&json!({ "id": rule.id, "statement": rule.statement, "source": rule.source }))
        })
        .collect();
    let levels: Vec<String> = levels
        .iter()
        .map(|level| {
            canonical(&json!({
                "name": level.name, "rules": level.rules, "words": level.has_words,
                "statement": level.statement,
            }))
        })
        .collect();
    Ok(format!(
        "{{\"suite\": {:?},\n\"levels\": [\n{}\n],\n\"rules\": [\n{}\n],\n\"cases\": [\n{}\n]}}\n",
        spec::version(),
        levels.join(",\n"),
        rules.join(",\n"),
        cases.join(",\n")
    ))
}

/// A case as JSON.
fn entry(rule: &str, case: &Case, levels: &[Level]) -> Result<Value, String> {
    let of_rule = levels.iter().filter(|level| level.rules.iter().any(|id| id == rule));
    let origin = Some(case.setting("ORIGIN")).filter(|origin| !origin.is_empty());
    let mut fields = json!({
        "id": case.id(rule),
        "rule": rule,
        "levels": of_rule.map(|level| &level.name[..]).collect::<Vec<_>>(),
        "verdict": case.kind.name(),
        "name": case.name,
        "why": case.why(),
        "origin": origin,
        "operation": case.operation(),
        "comparison": comparison(case),
        "open_words": case.has_open_words(),
        "input": case.input,
        "expected": case.expected,
    });
    if case.operation() == "lsp" {
        return Ok(fields);
    }
    if property::is_one(case.operation()) {
        fields["arguments"] = case.words().collect::<Vec<_>>().into();
        fields["source"] = source(case).into();
        return Ok(fields);
    }
    let request = request(case)?;
    schema::check_request(&request)?;
    fields["request"] = request;
    Ok(fields)
}
