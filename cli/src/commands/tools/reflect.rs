//! `abide reflect`: reflection JSON.

use super::literal::{self, Literal, Text};
use crate::console::{self, AnswerFormat, Color, Exit, Failure};
use crate::input::Source;
use abide_core::abi::{Functions, Migrated, from_function_type, from_sip};
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_core::reflection;
use abide_core::sip::{RawFunction, check_sip};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Explain, check and use reflection JSON (iree.abi), or build it from another form
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print the signature that reflection JSON describes, and how each argument and result is passed
    Explain(Input),
    /// Report the errors and warnings of reflection JSON
    Check(Input),
    /// Turn the values of a call into VM arguments, or VM results into values
    Bind(Bind),
    /// Print the reflection JSON of a structured-index-path signature and a raw signature
    FromSip(FromSip),
    /// Print the reflection JSON of the function types in an MLIR file
    FromType(FromType),
}

#[derive(Debug, Args)]
struct Input {
    #[command(flatten)]
    literal: Literal,

    #[command(flatten)]
    answer: AnswerFormat,
}

#[derive(Debug, Args)]
struct Bind {
    #[command(flatten)]
    literal: Literal,

    /// The positional values, a JSON array; conformance/SPEC.md spells the values that JSON lacks
    #[arg(long, value_name = "JSON", default_value = "[]")]
    args: String,

    /// The keyword values, as a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}")]
    kwargs: String,

    /// Instead of packing a call, unpack these VM results, a JSON array such as '[{"i32":5}]'
    #[arg(long, value_name = "JSON", conflicts_with_all = ["args", "kwargs"])]
    results: Option<String>,

    /// The rules to apply
    #[arg(long, value_enum, default_value_t = Profile::Iree2022)]
    profile: Profile,

    #[command(flatten)]
    answer: AnswerFormat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Profile {
    /// The function-ABI design document
    Doc,
    /// IREE from August 2021 to February 2022
    Iree2021,
    /// IREE since February 2022
    Iree2022,
}

#[derive(Debug, Args)]
struct FromSip {
    /// The attribute sip, or the file that has it
    #[arg(value_name = "SIP|FILE")]
    sip: String,

    /// The attribute f, or the file that has it
    #[arg(value_name = "RAW|FILE")]
    raw: String,

    #[command(flatten)]
    answer: AnswerFormat,
}

#[derive(Debug, Args)]
struct FromType {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Only this function, with or without its @
    #[arg(long, value_name = "@NAME")]
    function: Option<String>,

    #[command(flatten)]
    answer: AnswerFormat,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.command {
        Command::Explain(input) => explain(input),
        Command::Check(input) => check(input),
        Command::Bind(bind) => run_bind(bind),
        Command::FromSip(arguments) => run_from_sip(arguments),
        Command::FromType(arguments) => run_from_type(arguments),
    }
}

fn explain(input: &Input) -> Result<Exit, Failure> {
    let text = input.literal.read()?;
    let limits = Limits::default();
    let read = reflection::read(&text.bytes, &limits);
    let found = reflection::check(&text.bytes, &limits);
    let exit = if literal::has_errors(&found) { Exit::Errors } else { Exit::Clean };
    let mut out = io::stdout().lock();
    if input.answer.is_json() {
        let answer = json!({
            "signature": reflection::signature(&read, &[]),
            "diagnostics": abide_json::diagnostics(&text.bytes, &found),
        });
        console::write_json(&mut out, &answer)?;
        return Ok(exit);
    }
    text.report(found, input.literal.color());
    for line in reflection::explain(&read).lines() {
        writeln!(out, "{}", escape::lines(line))?;
    }
    Ok(exit)
}

fn check(input: &Input) -> Result<Exit, Failure> {
    let text = input.literal.read()?;
    let found = reflection::check(&text.bytes, &Limits::default());
    literal::answer_check(&text, found, &input.literal, input.answer)
}

/// Binds as the conformance adapter does, so that both spell values in one way.
fn run_bind(arguments: &Bind) -> Result<Exit, Failure> {
    let text = arguments.literal.read()?;
    let text = text.as_str()?;
    let profile = match arguments.profile {
        Profile::Doc => "doc",
        Profile::Iree2021 => "iree2021",
        Profile::Iree2022 => "iree2022",
    };
    let (op, request) = match &arguments.results {
        Some(results) => {
            let results = parse("--results", results)?;
            ("reflection.unpack", json!({ "abi": text, "profile": profile, "vm": results }))
        }
        None => {
            let args = parse("--args", &arguments.args)?;
            let kwargs = parse("--kwargs", &arguments.kwargs)?;
            let request =
                json!({ "abi": text, "profile": profile, "args": args, "kwargs": kwargs });
            ("reflection.pack", request)
        }
    };
    let answer = abide_json::adapter::reflection::answer(op, &request).unwrap_or(Value::Null);
    let ok = answer.get("ok") == Some(&Value::Bool(true));
    let mut out = io::stdout().lock();
    if arguments.answer.is_json() {
        console::write_json(&mut out, &answer)?;
    } else if let Some(values) = answer.get("vm").and_then(Value::as_array) {
        for value in values {
            console::write_json(&mut out, &value)?;
        }
    } else if let Some(value) = answer.get("py") {
        console::write_json(&mut out, &value)?;
    } else {
        let word = |key| answer.get(key).and_then(Value::as_str).unwrap_or_default();
        console::print_error(&format!("{}: {}", word("error_type"), word("error")));
    }
    Ok(if ok { Exit::Clean } else { Exit::Errors })
}

fn parse(option: &str, text: &str) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::Message(format!("{option}: {error}")))
}

fn run_from_sip(arguments: &FromSip) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let sip = Text::of_word(&arguments.sip)?;
    let (signature, found) = check_sip(&sip.bytes, &limits);
    let Some(signature) = signature else {
        sip.report(found, Color::Auto);
        return Ok(Exit::Errors);
    };
    let raw = Text::of_word(&arguments.raw)?;
    let raw = RawFunction::read(&raw.bytes, &limits).map_err(|error| {
        let at = error.span.start();
        Failure::Message(format!("byte {at} of the raw signature: {}", error.kind.message()))
    })?;
    let migrated =
        from_sip(&signature, &raw).map_err(|error| Failure::Message(error.to_string()))?;
    write_migrated(None, &migrated, arguments.answer)?;
    Ok(Exit::Clean)
}

fn run_from_type(arguments: &FromType) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let text = Source::new(&arguments.path)
        .read(limits.bytes)
        .map_err(|error| Failure::Message(error.message))?;
    let tree = syntax::parse(&text, &limits);
    let wanted = arguments.function.as_deref().map(|name| name.trim_start_matches('@'));
    let (mut any, mut all_known) = (false, true);
    for function in &Functions::find(&tree, &text, &limits).functions {
        if wanted.is_some_and(|wanted| wanted != function.name) {
            continue;
        }
        any = true;
        match from_function_type(function) {
            Some(migrated) => write_migrated(Some(&function.name), &migrated, arguments.answer)?,
            None => {
                all_known = false;
                let why = if function.is_sound { "" } else { ": its header has a syntax error" };
                let name = &function.name;
                console::print_error(&format!("the types of '{name}' are not known{why}"));
            }
        }
    }
    if !any {
        let message = match wanted {
            Some(name) => format!("no function is named '@{name}'"),
            None => "the file has no function".to_owned(),
        };
        return Err(Failure::Message(message));
    }
    Ok(if all_known { Exit::Clean } else { Exit::Errors })
}

/// Prints reflection JSON, after the name of its function if there may be several; notes go to standard error.
fn write_migrated(
    function: Option<&str>,
    migrated: &Migrated,
    format: AnswerFormat,
) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if format.is_json() {
        let answer = abide_json::reflection::migrated(function, migrated);
        console::write_json(&mut out, &answer)?;
        return Ok(());
    }
    match function {
        Some(name) => writeln!(out, "@{}: {}", escape::line(name), escape::json(&migrated.json))?,
        None => writeln!(out, "{}", escape::json(&migrated.json))?,
    }
    for note in &migrated.notes {
        console::say(&format!("abide: note: {note}"));
    }
    Ok(())
}
