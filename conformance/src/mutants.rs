//! Broken implementations that the suite must catch: each distorts the requests to a right one or its
//! answers, in a small way that breaks one rule. `mutants.txt` is the table of them.

use crate::bytes::{escape, from_hex, to_hex, unescape};
use crate::case::CaseFile;
use crate::implementation::Implementation;
use crate::lsp::{Server, Tamper};
use crate::runner::{Outcome, Runner};
use crate::verdicts::{acceptance, misplace, refusal};
use serde_json::{Value, json};

/// The table.
const TABLE: &str = include_str!("../mutants.txt");

/// The fields that travel in hexadecimal.
const HEX_FIELDS: [&str; 3] = ["input_hex", "text_hex", "partial_text_hex"];

/// A broken implementation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutant {
    /// The rule that it breaks.
    pub rule: String,
    /// The operation that it distorts; `lsp` for messages of language servers.
    pub operation: String,
    /// Only what contains this text is distorted: the request, or the message of a language server.
    pub when: String,
    /// The distortion.
    pub distortion: Distortion,
    /// The behaviour of an implementation with this fault.
    pub description: String,
}

/// The distortion of a mutant. Texts are replaced in JSON, with hexadecimal fields written readably as by
/// [`crate::bytes`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Distortion {
    /// The request is misunderstood.
    Request(String, String),
    /// The answer is changed.
    Answer(String, String),
    /// Valid input is refused.
    Refuse,
    /// Invalid input is accepted, with an empty result; a pass changes nothing.
    Accept,
    /// The last item of a list in the answer is lost.
    Drop(String),
    /// A list in the answer has the wrong order.
    Reverse(String),
    /// Errors are reported at the first byte.
    Misplace,
    /// Every second answer is another one.
    Alternate,
    /// The answer never comes.
    Lose,
}

/// The mutants of the table.
///
/// # Errors
/// If a line of the table is damaged.
pub fn all() -> Result<Vec<Mutant>, String> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter(|line| !line.contains(" | reason | ")).map(read).collect()
}

/// The rules that no mutant breaks, each with the reason.
#[must_use]
pub fn without() -> Vec<(&'static str, &'static str)> {
    TABLE.lines().filter_map(|line| line.split_once(" | reason | ")).collect()
}

/// `RULE | operation | when | distortion | description`.
fn read(line: &str) -> Result<Mutant, String> {
    let damaged = || format!("a damaged line in mutants.txt: {line}");
    let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
    let [rule, operation, when, distortion, description] = parts[..] else {
        return Err(damaged());
    };
    Ok(Mutant {
        rule: rule.to_owned(),
        operation: operation.to_owned(),
        when: when.trim_matches('`').to_owned(),
        distortion: distortion_of(distortion).ok_or_else(damaged)?,
        description: description.to_owned(),
    })
}

/// `refuse`, `drop FIELD`, `` answer `from` `to` ``, ..
fn distortion_of(text: &str) -> Option<Distortion> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let field = || (!rest.is_empty()).then(|| rest.to_owned());
    let quoted: Vec<&str> = rest.split('`').collect();
    Some(match (word, &quoted[..]) {
        ("request", ["", from, " ", to, ""]) => Distortion::Request((*from).into(), (*to).into()),
        ("answer", ["", from, " ", to, ""]) => Distortion::Answer((*from).into(), (*to).into()),
        ("refuse", _) => Distortion::Refuse,
        ("accept", _) => Distortion::Accept,
        ("drop", _) => Distortion::Drop(field()?),
        ("reverse", _) => Distortion::Reverse(field()?),
        ("misplace", _) => Distortion::Misplace,
        ("alternate", _) => Distortion::Alternate,
        ("lose", _) => Distortion::Lose,
        _ => return None,
    })
}

impl Mutant {
    /// The names of the cases of its rule that catch it.
    ///
    /// # Errors
    /// If a language server is needed and its command is wrong.
    pub fn caught_by(
        &self,
        files: &[CaseFile],
        implementation: &mut dyn Implementation,
        server: Option<&str>,
    ) -> Result<Vec<String>, String> {
        let mut calls = 0_u32;
        let mut broken = |request: &Value| {
            calls += 1;
            self.ask(request, calls, implementation)
        };
        let server =
            server.map(Server::new).transpose()?.map(|server| server.tampered(self.tamper()));
        let mut runner = Runner { implementation: Some(&mut broken), server: server.as_ref() };
        let cases = files.iter().filter(|file| file.rule == self.rule).flat_map(|file| &file.cases);
        // An answer that violates the protocol is seen without any case. The rules of language servers are about that.
        let may_be_none = self.distortion == Distortion::Lose || self.operation == "lsp";
        let caught = cases.filter(|case| match runner.run(case) {
            Outcome::Fail(_) | Outcome::Words(_) => true,
            Outcome::NoAnswer(_) => may_be_none,
            _ => false,
        });
        Ok(caught.map(|case| case.name.clone()).collect())
    }

    /// Asks a right implementation and distorts.
    fn ask(
        &self,
        request: &Value,
        calls: u32,
        right: &mut dyn Implementation,
    ) -> Result<Value, String> {
        let concerned =
            request["op"] == self.operation && readable(request).to_string().contains(&self.when);
        if !concerned {
            return right.ask(request);
        }
        match &self.distortion {
            Distortion::Request(from, to) => right.ask(&replaced(request, from, to)?),
            Distortion::Answer(from, to) => replaced(&right.ask(request)?, from, to),
            Distortion::Refuse => {
                let truth = right.ask(request)?;
                Ok(refusal(request, &truth).unwrap_or(truth))
            }
            Distortion::Accept => {
                let truth = right.ask(request)?;
                Ok(acceptance(request, &truth).unwrap_or(truth))
            }
            Distortion::Drop(field) => changed(right.ask(request)?, field, |list| drop(list.pop())),
            Distortion::Reverse(field) => {
                changed(right.ask(request)?, field, |list| list.reverse())
            }
            Distortion::Misplace => {
                let mut answer = right.ask(request)?;
                misplace(&mut answer);
                Ok(answer)
            }
            Distortion::Alternate if calls.is_multiple_of(2) => {
                let mut answer = right.ask(request)?;
                answer["stdout"] =
                    format!("{}\n", answer["stdout"].as_str().unwrap_or_default()).into();
                Ok(answer)
            }
            Distortion::Alternate => right.ask(request),
            Distortion::Lose => Err("a mutant never answers".to_owned()),
        }
    }

    /// The same for the messages between an editor and a language server.
    fn tamper(&self) -> Tamper {
        let mutant = self.clone();
        Box::new(move |message, to_server| {
            let concerned = mutant.operation == "lsp" && message.to_string().contains(&mutant.when);
            if !concerned {
                return Some(message);
            }
            let is_answer =
                !to_server && message.get("id").is_some() && message.get("method").is_none();
            match &mutant.distortion {
                Distortion::Request(from, to) if to_server => {
                    Some(replaced(&message, from, to).unwrap_or(message))
                }
                Distortion::Answer(from, to) if !to_server => {
                    Some(replaced(&message, from, to).unwrap_or(message))
                }
                Distortion::Refuse if is_answer => {
                    Some(message_of(&message, "error", json!({ "code": -32603 })))
                }
                Distortion::Accept if is_answer => {
                    Some(message_of(&message, "result", Value::Null))
                }
                Distortion::Lose if !to_server => None,
                _ => Some(message),
            }
        })
    }
}

/// The response with the same id, and a result or an error.
fn message_of(answer: &Value, field: &str, content: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": answer["id"], (field): content })
}

/// An object with its hexadecimal fields readable.
fn readable(value: &Value) -> Value {
    with_hex_fields(value, |hex| from_hex(hex).map(|bytes| escape(&bytes)))
}

/// The text `from` replaced in a message.
fn replaced(value: &Value, from: &str, to: &str) -> Result<Value, String> {
    let text = readable(value).to_string().replace(from, to);
    let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    Ok(with_hex_fields(&value, |text| unescape(text).ok().map(|bytes| to_hex(&bytes))))
}

fn with_hex_fields(value: &Value, change: impl Fn(&str) -> Option<String>) -> Value {
    let mut value = value.clone();
    for field in HEX_FIELDS {
        if let Some(changed) = value.get(field).and_then(Value::as_str).and_then(&change) {
            value[field] = changed.into();
        }
    }
    value
}

/// The answer with a list of it changed.
fn changed(
    mut answer: Value,
    field: &str,
    change: impl Fn(&mut Vec<Value>),
) -> Result<Value, String> {
    if let Some(list) = answer.get_mut(field).and_then(Value::as_array_mut) {
        change(list);
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_replaced_in_readable_fields() {
        let request = json!({"op": "sip.raw", "input_hex": to_hex(b"I1!\xff")});
        assert!(readable(&request).to_string().contains("I1!"));
        let changed = replaced(&request, "I1!", "R1!").unwrap();
        assert_eq!(changed["input_hex"], to_hex(b"R1!\xff"));
    }

    #[test]
    fn the_table_can_be_read() {
        assert!(all().unwrap().len() > 200);
        let line = "SIP-001 | sip.tokens | `a|b` | answer `x` `y` | misreads";
        let mutant = read(line).unwrap();
        assert_eq!(mutant.distortion, Distortion::Answer("x".into(), "y".into()));
        assert_eq!(mutant.when, "a|b");
        assert!(read("SIP-001 | x").is_err() && distortion_of("answer x").is_none());
    }
}
