//! Implementations with false claims: each knows the right answers and hides, swaps or makes up
//! a part of them, whatever it is asked. The suite has to catch every one of them in every family of rules
//! that it lies about. Those that hang, crash or write garbage are processes, in `tests/liars.rs`.

use crate::case::{Case, CaseFile};
use crate::compare::comparison;
use crate::implementation::Implementation;
use crate::property;
use crate::runner::{Outcome, Runner};
use crate::verdicts::{acceptance, is_refusal, misplace, refusal};
use serde_json::{Map, Value, json};
use std::collections::{BTreeSet, HashMap};

/// A liar.
#[derive(Debug, Clone, Copy)]
pub struct Liar {
    /// Its name.
    pub name: &'static str,
    /// Its behaviour.
    pub description: &'static str,
    /// Turns a right answer into a lie.
    lie: fn(&Value, Value, &mut Memory) -> Value,
}

/// The memory of a liar: its last right answer to each operation.
pub type Memory = HashMap<String, Value>;

impl Liar {
    /// Its answer to a request, given the right answer.
    pub fn answer(&self, request: &Value, truth: Value, memory: &mut Memory) -> Value {
        if truth.get("unsupported").is_some() {
            return truth;
        }
        (self.lie)(request, truth, memory)
    }
}

/// All liars.
pub const ALL: &[Liar] = &[
    Liar { name: "other-answers", description: "answers what was right before", lie: other_answer },
    Liar { name: "accepts", description: "accepts what it should refuse", lie: accepts },
    Liar { name: "refuses", description: "refuses what it should accept", lie: refuses },
    Liar { name: "stages", description: "says the wrong stage of a call", lie: stages },
    Liar { name: "words", description: "says other words", lie: words },
    Liar { name: "waives", description: "says that its words do not count", lie: waives },
    Liar { name: "places", description: "finds everything at the first byte", lie: places },
    Liar { name: "ranges", description: "gives findings no range", lie: ranges },
    Liar { name: "severities", description: "swaps errors and warnings", lie: severities },
    Liar { name: "repeats", description: "says each finding twice", lie: repeats },
    Liar { name: "no-findings", description: "says no finding", lie: no_findings },
    Liar { name: "half", description: "loses the last item of what it answers", lie: half },
    Liar { name: "one-token", description: "takes a whole text for one token", lie: one_token },
    Liar {
        name: "token-payload",
        description: "gives broken fields a content",
        lie: token_payload,
    },
    Liar { name: "widths", description: "packs everything as widely as it can", lie: widths },
    Liar { name: "zeros", description: "answers zeros for numbers", lie: zeros },
    Liar { name: "functions", description: "gives functions other names", lie: functions },
    Liar { name: "values", description: "gives all values one name", lie: values },
    Liar { name: "status", description: "ends with 77 in place of 1", lie: status },
    Liar { name: "dims", description: "works out no dims", lie: dims },
    Liar { name: "more-fields", description: "adds fields of its own", lie: more_fields },
    Liar { name: "supported", description: "says that it is not unsupported", lie: supported },
];

/// The results for a liar: the rules by number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exposed {
    /// The rules that it answered wrongly.
    pub lied_about: BTreeSet<String>,
    /// The rules that it fails.
    pub caught: BTreeSet<String>,
}

/// Runs the cases that an adapter answers against a liar.
pub fn expose(liar: &Liar, files: &[CaseFile], right: &mut dyn Implementation) -> Exposed {
    let mut exposed = Exposed::default();
    let mut memory = Memory::new();
    for file in files {
        // If only the presence of an answer counts, its content cannot be a lie.
        let can_be_lied_about =
            |case: &&Case| case.operation() != "lsp" && comparison(case) != "answered";
        for case in file.cases.iter().filter(can_be_lied_about) {
            let mut has_lied = false;
            let mut liar = |request: &Value| {
                let truth = right.ask(request)?;
                let lie = liar.answer(request, truth.clone(), &mut memory);
                has_lied |=
                    lie != truth && whatever_counts(case, &lie) != whatever_counts(case, &truth);
                if !has_lied && !property::is_one(case.operation()) {
                    // The case makes no other request, so nothing can be caught.
                    return Err("it tells the truth".to_owned());
                }
                Ok(lie)
            };
            let mut runner = Runner { implementation: Some(&mut liar), server: None };
            let outcome = runner.run(case);
            if has_lied {
                exposed.lied_about.insert(file.rule.clone());
                if !matches!(outcome, Outcome::Pass) {
                    exposed.caught.insert(file.rule.clone());
                }
            }
        }
    }
    exposed
}

/// An answer without the parts that cannot be wrong: its open words.
fn whatever_counts(case: &Case, answer: &Value) -> Value {
    let mut answer = answer.clone();
    let is_open = case.has_open_words() || case.operation().starts_with("property.");
    if is_open && answer.get("error").is_some() {
        answer["error"] = Value::Null;
    }
    answer
}

fn other_answer(request: &Value, truth: Value, memory: &mut Memory) -> Value {
    let operation = request["op"].as_str().unwrap_or_default().to_owned();
    let mut before = memory.insert(operation, truth.clone()).unwrap_or_else(|| truth.clone());
    before["id"] = truth["id"].clone();
    before
}

/// An answer that accepts, in place of one that refuses.
fn accepts(request: &Value, truth: Value, _: &mut Memory) -> Value {
    let lie = if is_refusal(&truth) { acceptance(request, &truth) } else { None };
    lie.unwrap_or(truth)
}

fn refuses(request: &Value, truth: Value, _: &mut Memory) -> Value {
    let lie = if is_refusal(&truth) { None } else { refusal(request, &truth) };
    lie.unwrap_or(truth)
}

fn stages(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    let other = match truth.get("stage").and_then(Value::as_str) {
        Some("construct") => "call",
        Some(_) => "construct",
        None => return truth,
    };
    truth["stage"] = other.into();
    truth
}

fn words(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if truth.get("error").is_some() {
        truth["error"] = "blah".into();
    }
    truth
}

fn waives(request: &Value, truth: Value, memory: &mut Memory) -> Value {
    let mut lie = words(request, truth, memory);
    if lie.get("error").is_some() {
        lie["open_wording"] = true.into();
    }
    lie
}

/// The answer with each of its findings changed.
fn each_finding(mut truth: Value, change: impl Fn(&mut Value)) -> Value {
    truth
        .get_mut("diagnostics")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
        .for_each(change);
    truth
}

fn places(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    misplace(&mut truth);
    truth
}

fn ranges(_: &Value, truth: Value, _: &mut Memory) -> Value {
    each_finding(truth, |finding| {
        finding["start"] = 0.into();
        finding["end"] = 0.into();
    })
}

fn severities(_: &Value, truth: Value, _: &mut Memory) -> Value {
    each_finding(truth, |finding| {
        let other = if finding["severity"] == "error" { "warning" } else { "error" };
        finding["severity"] = other.into();
    })
}

fn repeats(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if let Some(findings) = truth.get_mut("diagnostics").and_then(Value::as_array_mut) {
        let again = findings.clone();
        findings.extend(again);
    }
    truth
}

fn no_findings(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if truth.get("diagnostics").is_some() {
        truth["diagnostics"] = json!([]);
    }
    truth
}

fn half(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    for field in ["tokens", "events", "sets", "vm", "results", "functions"] {
        if let Some(items) = truth.get_mut(field).and_then(Value::as_array_mut) {
            items.pop();
        }
    }
    if let Some(records) = truth.get_mut("records").and_then(Value::as_object_mut) {
        let last = records.keys().rfind(|name| !name.starts_with('!')).cloned();
        last.and_then(|name| records.remove(&name));
    }
    truth
}

/// The tokens of a text are strings, those of a signature are lists.
fn one_token(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if let Some(tokens) = truth.get_mut("tokens").and_then(Value::as_array_mut) {
        let texts: Option<Vec<&str>> = tokens.iter().map(Value::as_str).collect();
        if let Some(texts) = texts {
            *tokens = vec![Value::from(texts.concat())];
        }
    }
    truth
}

fn token_payload(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    let tokens = truth.get_mut("tokens").and_then(Value::as_array_mut);
    for token in tokens.into_iter().flatten() {
        if let Some([kind, _, _, content]) = token.as_array_mut().map(Vec::as_mut_slice)
            && kind == "error"
        {
            *content = Value::from("6162");
        }
    }
    truth
}

fn widths(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    fn widen(value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(widen),
            Value::Object(fields) => {
                for (narrow, wide) in
                    [("i8", "i64"), ("i16", "i64"), ("i32", "i64"), ("f32", "f64")]
                {
                    if let Some(number) = fields.remove(narrow) {
                        fields.insert(wide.to_owned(), number);
                    }
                }
            }
            _ => {}
        }
    }
    if let Some(values) = truth.get_mut("vm") {
        widen(values);
    }
    truth
}

fn zeros(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    fn erase(value: &mut Value) {
        match value {
            Value::Number(number) => *number = 0.into(),
            Value::Array(items) => items.iter_mut().for_each(erase),
            Value::Object(fields) => {
                fields.iter_mut().filter(|(name, _)| *name != "shape").for_each(|(_, v)| erase(v));
            }
            _ => {}
        }
    }
    for field in ["vm", "py", "dims", "results", "records", "functions"] {
        if let Some(value) = truth.get_mut(field) {
            erase(value);
        }
    }
    truth
}

/// The printed text with each name after a sigil changed.
fn renamed(mut truth: Value, sigil: char, rename: impl Fn(&str) -> String) -> Value {
    let Some(text) = truth.get("stdout").and_then(Value::as_str) else { return truth };
    let mut out = String::new();
    let mut pieces = text.split(sigil);
    out.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let end = piece.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(piece.len());
        out.push(sigil);
        out.push_str(&rename(&piece[..end]));
        out.push_str(&piece[end..]);
    }
    truth["stdout"] = out.into();
    truth
}

fn functions(_: &Value, truth: Value, _: &mut Memory) -> Value {
    renamed(truth, '@', |name| format!("other_{name}"))
}

fn values(_: &Value, truth: Value, _: &mut Memory) -> Value {
    let mut lie = renamed(truth, '%', |_| "one".to_owned());
    if let Some(dims) = lie.get_mut("dims").and_then(Value::as_object_mut) {
        let names: Vec<String> = dims.keys().cloned().collect();
        let known: Vec<Value> = names.iter().filter_map(|name| dims.remove(name)).collect();
        let other = known.into_iter().enumerate().map(|(n, dims)| (format!("%other{n}"), dims));
        *dims = other.collect::<Map<String, Value>>();
    }
    lie
}

fn status(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if truth.get("rc") == Some(&json!(1)) {
        truth["rc"] = 77.into();
    }
    truth
}

fn dims(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    if truth.get("dims").is_some() {
        truth["dims"] = json!({});
    }
    truth
}

fn more_fields(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    truth["mine"] = 1.into();
    truth
}

fn supported(_: &Value, mut truth: Value, _: &mut Memory) -> Value {
    truth["unsupported"] = false.into();
    truth
}
