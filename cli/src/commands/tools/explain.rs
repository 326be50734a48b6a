//! `abide explain`: the meaning of a diagnostic code.

use crate::console::{self, AnswerFormat, Exit, Failure};
use abide_core::diagnostic::{Code, Example, Selector, codes};
use clap::Args;
use serde_json::{Value, json};
use std::io::{self, BufWriter, Write as _};

/// Explain a diagnostic code: its cause, an example, and how to switch it off
///
/// Without a code, or with a prefix such as mlir, the codes are listed.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The code, or a prefix of codes
    #[arg(value_name = "CODE")]
    code: Option<Selector>,

    #[command(flatten)]
    answer: AnswerFormat,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let wanted = |code: &Code| arguments.code.as_ref().is_none_or(|one| one.covers(*code));
    let found: Vec<Code> = codes::all().filter(wanted).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    match found.as_slice() {
        all if arguments.answer.is_json() => {
            let all: Value = all.iter().map(|code| explained(*code)).collect();
            console::write_json(&mut out, &all)?;
        }
        [one] => write!(out, "{}", one.page())?,
        all => {
            let width = all.iter().map(|code| code.name().len()).max().unwrap_or(0);
            for code in all {
                writeln!(out, "{:width$}  {}", code.name(), code.summary())?;
            }
        }
    }
    out.flush()?;
    Ok(Exit::Clean)
}

/// A code with all that is known of it.
fn explained(code: Code) -> Value {
    let explanation = code.explanation();
    let example = |example: Option<Example>| {
        example.map(|Example { format, text }| json!({ "format": format, "text": text }))
    };
    json!({
        "code": code.name(),
        "severity": code.severity().name(),
        "summary": code.summary(),
        "text": explanation.text,
        "example": example(explanation.example),
        "fixed": example(explanation.fixed),
    })
}
