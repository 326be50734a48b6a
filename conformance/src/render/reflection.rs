//! Answers about reflection.

use super::{canonical, text, verdict};
use crate::bytes::escape;
use serde_json::Value;

/// `ok` and the values, a line each; or the stage, the class and the words of a refusal.
pub(super) fn call(answer: &Value) -> Option<String> {
    if let Err(error) = verdict(answer)? {
        let (stage, class) = (text(answer, "stage")?, text(answer, "error_type")?);
        // The vectors call the second stage by the operation.
        let stage = if stage == "construct" { "construct" } else { "call" };
        // A message may have several lines.
        let error = error.replace('\n', "\\n");
        return Some(format!("error {stage} {class}: {error}"));
    }
    let mut lines = vec!["ok".to_owned()];
    match (answer.get("vm"), answer.get("py")) {
        (Some(Value::Array(values)), _) => lines.extend(values.iter().map(canonical)),
        (_, Some(value)) => lines.push(canonical(value)),
        _ => return None,
    }
    Some(lines.join("\n"))
}

/// A line for each finding: severity, byte range, the text there, and the message. `None` if the answer lacks a list
/// of findings.
pub(super) fn findings(input: &[u8], answer: &Value) -> Option<String> {
    let mut lines = Vec::new();
    for finding in answer.get("diagnostics")?.as_array()? {
        let at = |field| usize::try_from(finding.get(field)?.as_u64()?).ok();
        let (start, end) = (at("start")?, at("end")?);
        let covered = input.get(start..end).unwrap_or_default();
        let (severity, message) = (text(finding, "severity")?, text(finding, "message")?);
        let covered = escape(covered);
        lines
            .push(format!("{severity} {start}..{end} `{covered}`: {}", escape(message.as_bytes())));
    }
    if lines.is_empty() {
        lines.push("clean".to_owned());
    }
    Some(lines.join("\n"))
}
