//! Answers about MLIR.

use super::{canonical, text};
use serde_json::Value;

/// A line for each error and warning: `error 3:25: message`.
pub(super) fn check(answer: &Value) -> Option<String> {
    let mut lines = Vec::new();
    for finding in answer.get("diagnostics")?.as_array()? {
        let number = |field| finding.get(field)?.as_u64();
        let severity = text(finding, "severity")?;
        if matches!(severity, "error" | "warning") {
            let (line, column) = (number("line")?, number("column")?);
            lines.push(format!("{severity} {line}:{column}: {}", text(finding, "message")?));
        }
    }
    if lines.is_empty() {
        lines.push("clean".to_owned());
    }
    Some(lines.join("\n"))
}

/// Whether the tokens are the source, and how many there are.
pub(super) fn tokens(source: &str, answer: &Value) -> Option<String> {
    let tokens: Option<Vec<&str>> =
        answer.get("tokens")?.as_array()?.iter().map(Value::as_str).collect();
    let tokens = tokens?;
    let joined = tokens.concat();
    if joined == source {
        let several = tokens.iter().find(|token| holds_several(token));
        return Some(match several {
            None => "lossless".to_owned(),
            Some(token) => format!("several tokens as one: {token:?}"),
        });
    }
    let same = joined.bytes().zip(source.bytes()).take_while(|(a, b)| a == b).count();
    Some(format!("the tokens differ from the source at byte {same}"))
}

/// Whether a token holds blanks that separate tokens.
fn holds_several(token: &str) -> bool {
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
    let blanks = token.bytes().filter(|byte| is_blank(byte)).count();
    let is_comment =
        token.starts_with("//") && !token.trim_end_matches([' ', '\t', '\r', '\n']).contains('\n');
    blanks > 0 && blanks < token.len() && !is_comment && !token.contains('"')
}

/// The exit status, the errors, and the printed text.
pub(super) fn opt(answer: &Value) -> Option<String> {
    let mut lines = vec![exit(answer.get("rc")?.as_i64()?)];
    lines.extend(text(answer, "stderr")?.lines().filter_map(finding));
    let printed = text(answer, "stdout")?.trim_end();
    if !printed.is_empty() {
        lines.push(printed.to_owned());
    }
    Some(lines.join("\n"))
}

/// The end of a process with this exit status: a refusal is 1. Other values mean a process ended by a signal, as a
/// shell or Python report them.
pub(crate) fn exit(status: i64) -> String {
    match status {
        0..=127 => format!("exit {status}"),
        _ => format!("crash with the exit status {status}"),
    }
}

/// `FILE:3:5: error: words` as `error 3:5: words`.
fn finding(line: &str) -> Option<String> {
    for severity in ["error", "warning"] {
        let Some((place, message)) = line.split_once(&format!(": {severity}: ")) else { continue };
        let mut numbers = place.rsplitn(3, ':');
        let (column, row) = (numbers.next()?, numbers.next()?);
        if column.parse::<u32>().is_ok() && row.parse::<u32>().is_ok() {
            return Some(format!("{severity} {row}:{column}: {message}"));
        }
    }
    None
}

/// The dims of each value, a line each, and of the results.
pub(super) fn evaluation(answer: &Value) -> Option<String> {
    if !answer.get("ok")?.as_bool()? {
        return Some(format!("error: {}", text(answer, "error").unwrap_or_default()));
    }
    let mut lines: Vec<String> = answer
        .get("dims")?
        .as_object()?
        .iter()
        .map(|(value, dims)| format!("{value}: {}", canonical(dims)))
        .collect();
    lines.sort();
    lines.push(format!("results: {}", canonical(answer.get("results")?)));
    Some(lines.join("\n"))
}
