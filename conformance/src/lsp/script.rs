//! Scripts: a step on each line. Positions are LSP's own, from 0, `line:character`.
//!
//! | step | meaning |
//! |---|---|
//! | `bare` | only first: the session is not initialized for the script |
//! | `open NAME` and lines `\| text` | opens a document |
//! | `replace NAME` and lines `\| text` | changes a document as a whole |
//! | `change NAME 1:2-1:5 "text"` | changes a range |
//! | `close NAME` | closes a document |
//! | `diagnostics NAME` | waits for the diagnostics of its newest version |
//! | `version NAME` | the same; checks the version sent with them |
//! | `request METHOD NAME [1:2] [JSON] -> VIEW` | sends a request about a document, with more parameters |
//! | `request METHOD JSON -> VIEW` | sends any other request |
//! | `notify METHOD JSON` | sends a notification |
//! | `frame TEXT` | writes bytes, escaped as in [`crate::bytes`] with `\0D` for a carriage return |
//! | `answer -> VIEW` | waits for an answer without a request |
//! | `exit` | waits for the end of the process |

use crate::bytes::unescape;
use serde_json::{Value, json};

/// A step of a script.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Step {
    Bare,
    Open { name: String, text: String },
    Replace { name: String, text: String },
    Change { name: String, range: Value, text: String },
    Close { name: String },
    Diagnostics { name: String },
    Version { name: String },
    Request { method: String, params: Params, view: String },
    Notify { method: String, params: Value },
    Frame(Vec<u8>),
    Answer { view: String },
    Exit,
}

/// The parameters of a request.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Params {
    /// As they are written.
    Raw(Value),
    /// About a document, which the session knows by its name, with these besides.
    Document { name: String, more: Value },
}

/// Reads a script.
pub(super) fn read(text: &str) -> Result<Vec<Step>, String> {
    let mut lines = text.lines().peekable();
    let mut steps = Vec::new();
    while let Some(line) = lines.next() {
        let mut body = String::new();
        while let Some(more) = lines.next_if(|line| line.starts_with('|')) {
            body.push_str(more.strip_prefix("| ").unwrap_or(&more[1..]));
            body.push('\n');
        }
        steps.push(step(line, body).map_err(|error| format!("{error} in the step '{line}'"))?);
    }
    Ok(steps)
}

fn step(line: &str, body: String) -> Result<Step, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let name = || rest.split(' ').next().unwrap_or_default().to_owned();
    Ok(match word {
        "bare" => Step::Bare,
        "open" => Step::Open { name: name(), text: body },
        "replace" => Step::Replace { name: name(), text: body },
        "change" => {
            let mut words = rest.splitn(3, ' ').skip(1);
            let range = words.next().and_then(range).ok_or("no range '1:2-1:5'")?;
            let text = serde_json::from_str(words.next().unwrap_or_default())
                .map_err(|error| format!("no string ({error})"))?;
            Step::Change { name: name(), range, text }
        }
        "close" => Step::Close { name: name() },
        "diagnostics" => Step::Diagnostics { name: name() },
        "version" => Step::Version { name: name() },
        "request" => {
            let (rest, view) = rest.rsplit_once(" -> ").ok_or("no view '-> ..'")?;
            let (method, params) = rest.split_once(' ').unwrap_or((rest, "null"));
            let params = params_of(params)?;
            Step::Request { method: method.to_owned(), params, view: view.to_owned() }
        }
        "notify" => {
            let (method, params) = rest.split_once(' ').unwrap_or((rest, "null"));
            Step::Notify { method: method.to_owned(), params: json_of(params)? }
        }
        "frame" => Step::Frame(unescape(rest)?),
        "answer" => Step::Answer { view: rest.trim_start_matches("-> ").to_owned() },
        "exit" => Step::Exit,
        _ => return Err("an unknown word".to_owned()),
    })
}

fn params_of(text: &str) -> Result<Params, String> {
    if text.starts_with('{') || text == "null" {
        return Ok(Params::Raw(json_of(text)?));
    }
    let (name, mut rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut more = json!({});
    let (first, after) = rest.split_once(' ').unwrap_or((rest, ""));
    if let Some(range) = range(first) {
        more["range"] = range;
        rest = after;
    } else if let Some(position) = position(first) {
        more["position"] = position;
        rest = after;
    }
    if !rest.is_empty()
        && let (Value::Object(fields), Value::Object(all)) = (json_of(rest)?, &mut more)
    {
        all.extend(fields);
    }
    Ok(Params::Document { name: name.to_owned(), more })
}

fn json_of(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("no JSON ({error})"))
}

/// `1:2` as a position.
fn position(text: &str) -> Option<Value> {
    let (line, character) = text.split_once(':')?;
    let (line, character): (u32, u32) = (line.parse().ok()?, character.parse().ok()?);
    Some(json!({ "line": line, "character": character }))
}

/// `1:2-1:5` as a range.
fn range(text: &str) -> Option<Value> {
    let (start, end) = text.split_once('-')?;
    Some(json!({ "start": position(start)?, "end": position(end)? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read() {
        let steps = read("open a\n| x\n|\nchange a 1:2-3:4 \"\\n\"\nrequest m a 1:2 {\"k\":1} -> v w\nframe a\\0D")
            .unwrap();
        assert_eq!(steps[0], Step::Open { name: "a".into(), text: "x\n\n".into() });
        let Step::Change { range, text, .. } = &steps[1] else { panic!() };
        assert_eq!((&range["end"]["line"], &text[..]), (&json!(3), "\n"));
        let Step::Request { params: Params::Document { more, .. }, view, .. } = &steps[2] else {
            panic!()
        };
        assert_eq!(more, &json!({"position": {"line": 1, "character": 2}, "k": 1}));
        assert_eq!(view, "v w");
        assert_eq!(steps[3], Step::Frame(b"a\r".to_vec()));
        assert!(read("jump").is_err() && read("request m a").is_err());
    }
}
