//! Answers about signatures.

use super::{text, verdict};
use crate::bytes::{escape, from_hex};
use serde_json::{Value, json};

/// A line for each field: `int k 5`, `span K 2 "ab"`, `error K`, `end`. The content of an error, which should be empty,
/// is shown.
pub(super) fn tokens(answer: &Value) -> Option<String> {
    let mut lines = Vec::new();
    for token in answer.get("tokens")?.as_array()? {
        let [kind, tag, number, content] = token.as_array()?.as_slice() else { return None };
        let tag = escape(&[u8::try_from(tag.as_u64()?).ok()?]);
        let content = escape(&from_hex(content.as_str()?)?);
        lines.push(match kind.as_str()? {
            "int" => format!("int {tag} {}", number.as_i64()?),
            "span" => format!("span {tag} {} \"{content}\"", number.as_i64()?),
            "error" if content.is_empty() => format!("error {tag}"),
            "error" => format!("error {tag} \"{content}\""),
            "end" => "end".to_owned(),
            _ => return None,
        });
    }
    let end = json!(["end", 0, 0, ""]);
    let last = answer.get("tokens")?.as_array()?.last();
    if lines.last().is_some_and(|line| line == "end") && last != Some(&end) {
        lines.push("but the end has a tag, a number or content".to_owned());
    }
    let ok = answer.get("ok")?.as_bool()?;
    if ok != lines.last().is_some_and(|line| line == "end") {
        lines.push(format!("but ok is {ok}"));
    }
    Some(lines.join("\n"))
}

/// The verdict, the events of the visitor on one line, and the text that it wrote.
pub(super) fn visit(answer: &Value) -> Option<String> {
    let (verdict, text) = match verdict(answer)? {
        Ok(()) => ("ok".to_owned(), hex_field(answer, "text_hex")?),
        Err(error) => (format!("error: {error}"), hex_field(answer, "partial_text_hex")?),
    };
    let events: Option<Vec<String>> = answer
        .get("events")?
        .as_array()?
        .iter()
        .map(|event| readable_event(event.as_str()?))
        .collect();
    let mut out = format!("{verdict}\nevents: {}", listed(&events?));
    if !text.is_empty() {
        out = format!("{out}\n{}", lines(&text));
    }
    Some(out)
}

/// An event with its string key as text: `K6162` is `K"ab"`.
fn readable_event(event: &str) -> Option<String> {
    Some(match event.strip_prefix('K') {
        Some(hex) => format!("K\"{}\"", escape(&from_hex(hex)?)),
        None => event.to_owned(),
    })
}

/// The text of a raw signature, or the reason for its refusal.
pub(super) fn raw(answer: &Value) -> Option<String> {
    Some(match verdict(answer)? {
        Ok(()) => format!("ok\n{}", escape(&hex_field(answer, "text_hex")?)),
        Err(error) => format!("error: {error}"),
    })
}

/// The accepted leaves, and the signature.
pub(super) fn mangled(answer: &Value) -> Option<String> {
    let mut out = verdict(answer)?.map_or_else(|error| format!("error: {error}"), |()| "ok".into());
    if let Some(sets) = answer.get("sets") {
        let sets: Option<Vec<&str>> = sets
            .as_array()?
            .iter()
            .map(|set| Some(if set.as_bool()? { "taken" } else { "refused" }))
            .collect();
        out.push_str(&format!("\nleaves: {}", listed(&sets?)));
    }
    if text(answer, "text_hex").is_some() {
        out.push_str(&format!("\n{}", escape(&hex_field(answer, "text_hex")?)));
    }
    Some(out)
}

fn hex_field(answer: &Value, field: &str) -> Option<Vec<u8>> {
    from_hex(text(answer, field)?)
}

/// Text of several lines, each escaped by itself, with its ending if the last line lacks a line break.
fn lines(text: &[u8]) -> String {
    let lines = text.split(|byte| *byte == b'\n').map(escape);
    let shown = lines.collect::<Vec<_>>().join("\n").trim_end().to_owned();
    match text {
        [.., b'\n', b'\n'] | [b'\n'] => shown + "\nbut an empty line is at the end",
        [.., b'\n'] => shown,
        _ => shown + "\nbut no line feed is at the end",
    }
}

/// The items on one line, or `none`.
pub(crate) fn listed<T: AsRef<str>>(items: &[T]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(" ") }
}
