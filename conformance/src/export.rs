//! The suite as files that are independent of this program: the cases as JSON, the schema, the rules with their
//! sources, a runner in Python, adapters, and the results of the references.

use crate::case::{Case, CaseFile};
use crate::compare::comparison;
use crate::property;
use crate::render::canonical;
use crate::request::{request, source};
use crate::schema;
use crate::spec::{self, Level};
use serde_json::{Value, json};

/// The files exported unchanged, by their paths.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/exported.rs"));

/// All files of an export: their paths, with `/`, and their texts.
///
/// # Errors
/// The case that has no request, with the reason.
pub fn files(cases: &[CaseFile]) -> Result<Vec<(String, String)>, String> {
    let mut files = vec![
        ("SPEC.md".to_owned(), followed(spec::TEXT)),
        ("schema/protocol.json".to_owned(), schema::TEXT.to_owned()),
        ("manifest.json".to_owned(), manifest(cases)?),
    ];
    files.extend(FILES.iter().map(|(path, text)| ((*path).to_owned(), followed(text))));
    files.sort();
    Ok(files)
}

/// The targets of the rules' links in an export.
const LINKS: &[(&str, &str)] = &[
    ("[`cases/`](cases)", "[`manifest.json`](manifest.json)"),
    (", a file for each rule, named after it, with what is expected.", ", with what is expected."),
    ("(../docs/conformance.md)", "(README.md)"),
    ("[ARCHITECTURE.md](../ARCHITECTURE.md)", "`ARCHITECTURE.md` of abide"),
    ("[`corpus/vectors`](../corpus/vectors)", "`corpus/vectors` of abide"),
    ("(../conformance/SPEC.md", "(SPEC.md"),
];

/// A text whose links work in an export.
fn followed(text: &str) -> String {
    LINKS.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// The cases as JSON: the version of the suite, the rules and levels, and a case on each line.
fn manifest(files: &[CaseFile]) -> Result<String, String> {
    let levels = spec::levels();
    let mut cases = Vec::new();
    for rule in spec::rules() {
        for file in files.iter().filter(|file| file.rule == rule.id) {
            for case in &file.cases {
                let line = entry(&rule.id, &file.path, case, &levels)
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
fn entry(rule: &str, path: &str, case: &Case, levels: &[Level]) -> Result<Value, String> {
    let of_rule = levels.iter().filter(|level| level.rules.iter().any(|id| id == rule));
    let origin = Some(case.setting("ORIGIN")).filter(|origin| !origin.is_empty());
    let mut fields = json!({
        "id": case.id(rule),
        "rule": rule,
        "file": path,
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
    if !case.setting("SHOW").is_empty() {
        fields["show"] = case.setting("SHOW").into();
    }
    let request = request(case)?;
    schema::check_request(&request)?;
    fields["request"] = request;
    Ok(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_can_be_followed() {
        let files = files(&[]).unwrap();
        let there = |path: &str| {
            files.iter().any(|(name, _)| name == path || name.starts_with(&format!("{path}/")))
        };
        let mut links = 0;
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".md")) {
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let path = link.split('#').next().unwrap_or_default();
                if path.is_empty() || path.starts_with("http") {
                    continue;
                }
                let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
                let path = match path.strip_prefix("../") {
                    Some(above) if !folder.is_empty() => above.to_owned(),
                    _ if folder.is_empty() => path.to_owned(),
                    _ => format!("{folder}/{path}"),
                };
                assert!(there(path.trim_end_matches('/')), "{name}: {link}");
                links += 1;
            }
        }
        assert!(links > 10, "{links}");
    }
}
