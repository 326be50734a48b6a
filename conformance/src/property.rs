//! Properties that relate several answers. In run lines their names are operations, but each makes several requests.

use crate::bytes;
use crate::case::Case;
use crate::implementation::Implementation;
use crate::render::{canonical, exit, listed};
use crate::request::{evaluation, opt, source};
use crate::schema;
use serde_json::{Value, json};

/// The lines of a property; `None` if the implementation lacks an operation that it needs.
type Lines = Result<Option<String>, String>;

/// Checks a property. It interprets the words of the run line after its name.
type Property = fn(&Case, &mut dyn Implementation) -> Lines;

/// The properties by their names in run lines.
const PROPERTIES: &[(&str, Property)] = &[
    ("property.idempotent", idempotent),
    ("property.verifies", verifies),
    ("property.inverse", inverse),
    ("property.same-sizes", same_sizes),
    ("property.read-back", read_back),
    ("property.deterministic", deterministic),
];

fn property(operation: &str) -> Option<Property> {
    PROPERTIES.iter().find(|(name, _)| *name == operation).map(|(_, property)| *property)
}

/// Whether an operation is one of the properties.
pub(crate) fn is_one(operation: &str) -> bool {
    property(operation).is_some()
}

/// The lines of the property that the run line names; `None` without one.
pub(crate) fn check(case: &Case, implementation: &mut dyn Implementation) -> Option<Lines> {
    Some(property(case.operation())?(case, implementation))
}

/// Checks that a value is as expected, and shows both otherwise.
fn holds(what: &str, expected: &str, found: &str) -> Lines {
    Ok(Some(if expected == found {
        "holds".to_owned()
    } else {
        format!("does not hold: {what}\nexpected:\n{expected}\nfound:\n{found}")
    }))
}

/// The result of running passes on a text.
enum Run {
    /// The text that was printed.
    Text(String),
    /// It was refused: the lines of the refusal.
    Refused(String),
    /// The implementation does not know how.
    Unknown,
}

/// The answer to a request, by the protocol; `None` if the implementation does not know the operation.
fn ask(request: &Value, asked: &mut dyn Implementation) -> Result<Option<Value>, String> {
    let answer = asked.ask(request)?;
    let operation = request["op"].as_str().unwrap_or_default();
    schema::check_answer(operation, &answer).map_err(|error| {
        format!("the answer to '{operation}' is not what the protocol has: {error}")
    })?;
    Ok(answer.get("unsupported").is_none().then_some(answer))
}

fn run(source: &str, flags: &[&str], asked: &mut dyn Implementation) -> Result<Run, String> {
    let Some(answer) = ask(&opt(source, flags.iter().copied()), asked)? else {
        return Ok(Run::Unknown);
    };
    let text = answer.get("stdout").and_then(Value::as_str);
    let (Some(rc), Some(text)) = (answer.get("rc").and_then(Value::as_i64), text) else {
        return Err(format!("the answer lacks what 'mlir.opt' answers: {answer}"));
    };
    Ok(match &exit(rc)[..] {
        "exit 0" => Run::Text(text.to_owned()),
        "exit 1" => Run::Refused("refused".to_owned()),
        crash => Run::Refused(crash.to_owned()),
    })
}

/// The text that a run printed; returns from the function with the lines of a refusal.
macro_rules! text_of {
    ($run:expr) => {
        match $run? {
            Run::Text(text) => text,
            Run::Refused(lines) => return Ok(Some(lines)),
            Run::Unknown => return Ok(None),
        }
    };
}

/// `property.idempotent FLAG..`: the passes change nothing more when they run again.
fn idempotent(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let flags: Vec<&str> = case.words().collect();
    let once = text_of!(run(&source(case), &flags, asked));
    let twice = text_of!(run(&once, &flags, asked));
    holds("the second run changes something", &once, &twice)
}

/// `property.verifies FLAG..`: the output of the passes is parsed and verified again, and printed the
/// same.
fn verifies(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let flags: Vec<&str> = case.words().collect();
    let once = text_of!(run(&source(case), &flags, asked));
    match run(&once, &[], asked)? {
        Run::Text(again) => holds("the output is printed differently", &once, &again),
        Run::Refused(_) => Ok(Some(format!("does not hold: the output is refused\n{once}"))),
        Run::Unknown => Ok(None),
    }
}

/// `property.inverse FLAG..`: the passes together restore the text as printed without them.
fn inverse(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let plain = text_of!(run(&source(case), &[], asked));
    let mut text = plain.clone();
    for flag in case.words() {
        text = text_of!(run(&text, &[flag], asked));
    }
    holds("the text is another one", &plain, &text)
}

/// `property.deterministic FLAG..`: the same text always has the same output.
fn deterministic(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let flags: Vec<&str> = case.words().collect();
    let first = text_of!(run(&source(case), &flags, asked));
    for _ in 0..3 {
        let again = text_of!(run(&source(case), &flags, asked));
        if again != first {
            return holds("two runs differ", &first, &again);
        }
    }
    Ok(Some("holds".to_owned()))
}

/// `property.same-sizes FUNCTION ARG.. FLAG..`: the results of the function have the sizes before the
/// passes that they have after them.
fn same_sizes(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let words: Vec<&str> = case.words().collect();
    let is_flag = |word: &&str| word.starts_with('-') && word.contains(char::is_alphabetic);
    let at = words.iter().position(is_flag).unwrap_or(words.len());
    let (call, flags) = words.split_at(at);
    let before = source(case);
    let after = text_of!(run(&before, flags, asked));
    let mut sizes = Vec::new();
    for text in [&before, &after] {
        let request = evaluation(text, call.iter().copied())?;
        let Some(answer) = ask(&request, asked)? else { return Ok(None) };
        if answer.get("ok") != Some(&Value::Bool(true)) {
            return Ok(Some("refused".to_owned()));
        }
        sizes.push(canonical(&answer["results"]));
    }
    holds("the sizes of the results", &sizes[0], &sizes[1])
}

/// `property.read-back`: the signature that a script of leaves makes is read again, on both sides.
fn read_back(case: &Case, asked: &mut dyn Implementation) -> Lines {
    let input = bytes::to_hex(case.input.as_bytes());
    let request = json!({ "op": "sip.mangle", "input_hex": input });
    let Some(made) = ask(&request, asked)? else { return Ok(None) };
    let refused = made["sets"].as_array().is_some_and(|sets| sets.contains(&Value::Bool(false)));
    if refused {
        return Ok(Some("refused".to_owned()));
    }
    let mut lines = Vec::new();
    for side in ["inputs", "results"] {
        let request = json!({ "op": format!("sip.{side}"), "input_hex": made["text_hex"] });
        let Some(answer) = ask(&request, asked)? else { return Ok(None) };
        let events = answer["events"].as_array().map(Vec::as_slice).unwrap_or_default();
        let events: Vec<&str> = events.iter().filter_map(Value::as_str).collect();
        lines.push(format!("{side}: {}", listed(&events)));
    }
    Ok(Some(lines.join("\n")))
}
