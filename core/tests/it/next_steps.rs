//! The rules of all dialects tell the next step.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use super::layers::{code, sources};
use std::path::Path;

/// The folders whose rules all tell the next step.
const FOLDERS: [&str; 2] = ["core/dialects/src", "core/mlir/src/verify"];

/// Rules without a next step, by the words that they begin with, and why.
const WITHOUT: [(&str, &str); 9] = [
    ("'{}' op {}", "the elements of an operation's region have no function: nothing else fits"),
    ("'{}' is {} {}", "the operation's name of today is the next step, which is in the message"),
    ("'{}' is {}", "the operation's name of today is the next step, which is in the message"),
    ("written by StableHLO {}", "the command gives the next step"),
    ("failed to infer returned types", "the message after it has the next step"),
    ("expected non-scalar sparse tensor", "the hook of encodings returns the rule alone"),
    ("dimension-rank mismatch between encoding", "the hook of encodings returns the rule alone"),
    ("{} value type mismatch between encoding", "the hook of encodings returns the rule alone"),
    ("implicit value must be zero", "the rule is the next step"),
];

/// The code that begins a rule.
const BEGINNINGS: [&str; 4] =
    ["rule!(", "VerifyError::from(\"", "VerifyError::bare(\"", "=> Err(\""];

/// The code that adds a next step. All rules about the type of a result or about returned values have one.
const STEPS: [&str; 4] = ["with_help", "about_result", "about_returned", "let help ="];

/// The rules of a text without a next step: between the beginning of each and that of the next one.
fn without_next_step(text: &str) -> Vec<String> {
    let mut starts: Vec<usize> = BEGINNINGS
        .iter()
        .flat_map(|begin| text.match_indices(begin).map(|(at, _)| at))
        .filter(|at| !text[..*at].ends_with('_'))
        .collect();
    starts.sort_unstable();
    let ends = starts.iter().skip(1).copied().chain([text.len()]).collect::<Vec<_>>();
    let mut found = Vec::new();
    let mut pending: Option<&str> = None;
    for (start, end) in starts.iter().zip(ends) {
        let part = &text[*start..end];
        // Several rules may share a step: the arms of a match.
        let ends_statement = part.contains(';');
        let has_step = STEPS.iter().any(|step| part.contains(step));
        let words = part.split('"').nth(1).unwrap_or_default();
        let first = pending.take().unwrap_or(words);
        match (has_step, ends_statement) {
            (true, _) => {}
            (false, true) => found.push(first.to_owned()),
            (false, false) => pending = Some(first),
        }
    }
    found.extend(pending.map(str::to_owned));
    found
}

/// The rules that are bare words: the text that a closure of `require` returns.
fn bare_rules(text: &str) -> Vec<&str> {
    let bodies = text.match_indices("|| ").filter_map(|(at, begin)| text.get(at + begin.len()..));
    let words = bodies.filter_map(|body| {
        let body = body.strip_prefix('{').unwrap_or(body).trim_start();
        let (words, after) = body.strip_prefix('"')?.split_once('"')?;
        let is_all = after.trim_start().starts_with(['}', ')']);
        (is_all && words.split_whitespace().count() > 2).then_some(words)
    });
    words.collect()
}

/// The binding of a name: its place, the name, and whether it is bare words.
type Binding<'t> = (usize, &'t str, bool);

/// The bindings of a text: `let message = ..`, and the constants and parameters of functions that are texts.
fn bindings(text: &str) -> Vec<Binding<'_>> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let bound = text.match_indices("let ").filter_map(|(at, begin)| {
        let (name, value) = text.get(at + begin.len()..)?.split_once(" =")?;
        let words = value.trim_start().strip_prefix('"').and_then(|words| words.split('"').next());
        let is_words = words.is_some_and(|words| words.split_whitespace().count() > 2);
        Some((at, name, is_words))
    });
    let typed = [": &str", ": &'static str"].into_iter().flat_map(|ty| {
        text.match_indices(ty).filter_map(|(at, _)| {
            let name = text.get(..at)?.rsplit(|letter| !is_part(letter)).next()?;
            Some((at, name, true))
        })
    });
    bound.chain(typed).filter(|(_, name, _)| name.chars().all(is_part)).collect()
}

/// The named words that become the message of an error without a next step.
fn named_rules(text: &str) -> Vec<&str> {
    let bindings = bindings(text);
    let begins = ["bare(", "from(", "|| ", "Err("].into_iter();
    let uses = begins.flat_map(|begin| {
        text.match_indices(begin).map(|(at, begin)| (at, &text[at + begin.len()..]))
    });
    let without_step = uses.filter_map(|(at, rest)| {
        let (name, after) = rest.split_at(rest.find([')', '.'])?);
        let is_message = after.starts_with(')') || after.starts_with(".into()");
        let statement = after.split(';').next()?;
        let before = bindings.iter().filter(|(place, own, _)| *own == name && *place < at);
        let (_, _, is_words) = before.max_by_key(|(place, ..)| *place)?;
        (is_message && *is_words && !statement.contains("with_help")).then_some(name)
    });
    without_step.collect()
}

#[test]
fn rules_tell_the_next_step() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for path in FOLDERS.iter().flat_map(|folder| sources(&root.join(folder))) {
        let name = path.strip_prefix(root).unwrap().display().to_string();
        let text = code(&path);
        for rule in without_next_step(&text) {
            if !WITHOUT.iter().any(|(words, _)| rule.starts_with(words)) {
                found.push(format!("{name}: {rule}"));
            }
        }
        let bare = bare_rules(&text).into_iter().chain(named_rules(&text));
        found.extend(bare.map(|rule| format!("{name}: {rule}")));
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_rule_without_a_next_step_is_found() {
    let text = "a(rule!(\"one {}\", x).with_help(\"do\"));\nErr(rule!(\"two\").into());\n";
    assert_eq!(without_next_step(text), ["two"]);
    let text = "require(a, || \"one two three\")?; require(b, || {\n \"four five six\"\n })?;\n\
                let c = d.unwrap_or_else(|| \"seven\".to_owned());";
    assert_eq!(bare_rules(text), ["one two three", "four five six"]);
    let text = "let a =\n \"one two three\"; Err(a.into())?; let b = \"four five six\";\n\
                Err(VerifyError::bare(b).with_help(\"do\"))?; fn c(d: &'static str) {\n\
                require(e, || d)?; let e = rule!(\"one\"); Err(e)";
    assert_eq!(named_rules(text), ["d", "a"]);
}
