//! `abide sip`: signatures one by one.

use super::literal::{self, Literal, Text};
use crate::console::{self, AnswerFormat, Exit, Failure};
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::sip::notation::parse_notation;
use abide_core::sip::{Side, encode_signature, to_string};
use abide_json::sip::{self, Format, Signature};
use abide_json::to_hex;
use clap::{Args, Subcommand};
use serde_json::Value;
use std::io::{self, Write as _};

/// Decode, encode, explain and fix structured-index-path and raw signatures
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a decoded signature, as the C++ reference prints it
    Decode(Input),
    /// Print the signature of a notation such as '(%0, {"x": %1}) -> %0'
    Encode(Encode),
    /// Print a signature in a notation close to Python's, and the path of every leaf
    Explain(Input),
    /// Report the mistakes of a signature
    Check(Input),
    /// Print a signature with all known fixes applied
    Fix(Input),
}

#[derive(Debug, Args)]
struct Input {
    #[command(flatten)]
    literal: Literal,

    /// The text is a raw signature (attribute f), not a structured one
    #[arg(long)]
    raw: bool,

    #[command(flatten)]
    answer: AnswerFormat,
}

impl Input {
    fn format(&self) -> Format {
        if self.raw { Format::Raw } else { Format::Structured }
    }
}

#[derive(Debug, Args)]
struct Encode {
    /// The notation, the file that has it, or - for standard input
    #[arg(value_name = "TEXT|FILE")]
    notation: String,

    /// Write the signature in hexadecimal
    #[arg(long)]
    hex: bool,

    #[command(flatten)]
    answer: AnswerFormat,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.command {
        Command::Encode(encode) => run_encode(encode),
        Command::Decode(input) => read_and(input, |text, signature| match signature {
            Signature::Raw(_) => sip::explain(signature),
            Signature::Structured(_) => decode(text),
        }),
        Command::Explain(input) => read_and(input, |_, signature| sip::explain(signature)),
        Command::Check(input) => check(input),
        Command::Fix(input) => run_fix(input),
    }
}

/// Reads a signature and prints what `show` makes of it; diagnostics go to standard error, or into the
/// JSON object.
fn read_and(input: &Input, show: impl Fn(&[u8], &Signature) -> String) -> Result<Exit, Failure> {
    let text = input.literal.read()?;
    let limits = Limits::default();
    let mut out = io::stdout().lock();
    if input.answer.is_json() {
        let answer = sip::decode(input.format(), &text.bytes, &limits);
        console::write_json(&mut out, &answer)?;
        let ok = answer.get("ok") == Some(&Value::Bool(true));
        return Ok(if ok { Exit::Clean } else { Exit::Errors });
    }
    let (signature, found) = sip::check(input.format(), &text.bytes, &limits);
    let exit = if signature.is_some() { Exit::Clean } else { Exit::Errors };
    text.report(found, input.literal.color());
    if let Some(signature) = &signature {
        for line in show(&text.bytes, signature).lines() {
            writeln!(out, "{}", escape::lines(line))?;
        }
    }
    Ok(exit)
}

fn check(input: &Input) -> Result<Exit, Failure> {
    let text = input.literal.read()?;
    let (_, found) = sip::check(input.format(), &text.bytes, &Limits::default());
    literal::answer_check(&text, found, &input.literal, input.answer)
}

fn decode(text: &[u8]) -> String {
    let mut out = String::new();
    for (side, title) in [(Side::Inputs, "inputs"), (Side::Results, "results")] {
        let shown = to_string(text, side, &Limits::default());
        let shown = shown.unwrap_or_else(|partial| partial.text);
        out.push_str(title);
        out.push_str(":\n");
        for line in String::from_utf8_lossy(&shown).lines() {
            out.push_str("  ");
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

fn run_encode(arguments: &Encode) -> Result<Exit, Failure> {
    let notation = Text::of_word(&arguments.notation)?;
    let parsed = parse_notation(notation.as_str()?, &Limits::default());
    let (inputs, results) = parsed.map_err(|error| {
        Failure::Message(format!("byte {} of the notation: {error}", error.span.start()))
    })?;
    let signature = encode_signature(&inputs, &results)
        .map_err(|error| Failure::Message(format!("the signature cannot be written: {error}")))?;
    write_signature(&signature, arguments.hex, arguments.answer, Value::Null)?;
    Ok(Exit::Clean)
}

/// Prints a signature; always in hexadecimal if it is not printable.
fn write_signature(
    signature: &[u8],
    hex: bool,
    format: AnswerFormat,
    found: Value,
) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if format.is_json() {
        let mut answer = sip::written_signature(signature, hex);
        if let (Some(answer), false) = (answer.as_object_mut(), found.is_null()) {
            answer.insert("diagnostics".to_owned(), found);
        }
        console::write_json(&mut out, &answer)?;
    } else {
        let text = std::str::from_utf8(signature).ok().filter(|text| escape::line(text) == *text);
        let text = text.filter(|_| !hex).map_or_else(|| to_hex(signature), str::to_owned);
        writeln!(out, "{text}")?;
    }
    Ok(())
}

fn run_fix(input: &Input) -> Result<Exit, Failure> {
    let Text { name, bytes } = input.literal.read()?;
    let (bytes, found) = sip::fix(input.format(), &bytes, &Limits::default());
    let text = Text { name, bytes };
    let exit = if literal::has_errors(&found) { Exit::Errors } else { Exit::Clean };
    let in_answer = match input.answer.is_json() {
        true => abide_json::diagnostics(&text.bytes, &found),
        false => {
            text.report(found, input.literal.color());
            Value::Null
        }
    };
    write_signature(&text.bytes, false, input.answer, in_answer)?;
    Ok(exit)
}
