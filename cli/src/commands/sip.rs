//! `abide sip`: signatures one by one.

use super::literal::{self, Literal, to_hex};
use crate::console::{self, Exit, Failure, printable};
use abide_core::diagnostic::Diagnostic;
use abide_core::limits::Limits;
use abide_core::sip::notation::{parse_notation, write_notation};
use abide_core::sip::{
    Key, Side, SipSignature, Tree, Value as Node, check_raw, check_sip, encode_signature, to_string,
};
use abide_core::text::apply_edits;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// How often a signature is mended and checked again: one fix can be in the way of another.
const ROUNDS: usize = 100;

/// Decode, encode, explain and mend structured-index-path and raw signatures
#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print what a signature says, as the C++ reference prints it
    Decode(Input),
    /// Print the signature of a notation such as '(%0, {"x": %1}) -> %0'
    Encode(Encode),
    /// Print a signature in a notation close to Python's, and the path of every leaf
    Explain(Input),
    /// Print a signature with all known fixes applied
    Fix(Input),
}

#[derive(Debug, Args)]
struct Input {
    #[command(flatten)]
    literal: Literal,

    /// It is a raw signature (attribute f), not a structured one
    #[arg(long)]
    raw: bool,

    /// Write a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Encode {
    /// The notation
    notation: String,

    /// Write the signature in hexadecimal
    #[arg(long)]
    hex: bool,

    /// Write a JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.command {
        Command::Encode(encode) => run_encode(encode),
        Command::Decode(input) => read_and(input, |text, signature| match signature {
            Signature::Raw(function) => format!("{function}\n"),
            Signature::Structured(_) => decode(text),
        }),
        Command::Explain(input) => read_and(input, |_, signature| match signature {
            Signature::Raw(function) => format!("{function}\n"),
            Signature::Structured(signature) => explain(signature),
        }),
        Command::Fix(input) => run_fix(input),
    }
}

enum Signature {
    Structured(SipSignature),
    /// As the C++ reference writes it.
    Raw(String),
}

fn check(input: &Input, text: &[u8]) -> (Option<Signature>, Vec<Diagnostic>) {
    let limits = Limits::default();
    if input.raw {
        let (function, found) = check_raw(text, &limits);
        (function.map(|function| Signature::Raw(function.to_string())), found)
    } else {
        let (signature, found) = check_sip(text, &limits);
        (signature.map(Signature::Structured), found)
    }
}

/// Reads a signature and prints what `show` makes of it; findings go to standard error, or into the
/// JSON object.
fn read_and(input: &Input, show: impl Fn(&[u8], &Signature) -> String) -> Result<Exit, Failure> {
    let text = input.literal.read()?;
    let (signature, found) = check(input, &text);
    let exit = if signature.is_some() { Exit::Clean } else { Exit::Errors };
    let mut out = io::stdout().lock();
    if input.json {
        let diagnostics = literal::json(&text, &found);
        let answer = match &signature {
            Some(Signature::Structured(signature)) => json!({
                "ok": true,
                "notation": write_notation(&signature.inputs, &signature.results),
                "inputs": leaves(&signature.inputs),
                "results": leaves(&signature.results),
                "diagnostics": diagnostics,
            }),
            Some(Signature::Raw(function)) => {
                json!({ "ok": true, "text": function, "diagnostics": diagnostics })
            }
            None => json!({ "ok": false, "diagnostics": diagnostics }),
        };
        writeln!(out, "{answer}")?;
        return Ok(exit);
    }
    if !found.is_empty() {
        console::say(literal::frames(&text, found).trim_end());
    }
    if let Some(signature) = &signature {
        for line in show(&text, signature).lines() {
            writeln!(out, "{}", printable(line))?;
        }
    }
    Ok(exit)
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

fn explain(signature: &SipSignature) -> String {
    let mut out = write_notation(&signature.inputs, &signature.results);
    out.push('\n');
    for (noun, tree) in [("input", &signature.inputs), ("result", &signature.results)] {
        for (leaf, raw) in tree.leaves() {
            let keys: Vec<String> = tree.path(leaf).iter().map(|key| written(*key)).collect();
            out.push_str(&format!("{noun} {raw} at [{}]\n", keys.join(", ")));
        }
    }
    out
}

fn written(key: Key<'_>) -> String {
    match key {
        Key::Index(index) => index.to_string(),
        Key::Name(name) => Value::from(String::from_utf8_lossy(name)).to_string(),
    }
}

/// The leaves with their index paths; keys that are not UTF-8 in hexadecimal.
fn leaves(tree: &Tree) -> Value {
    let step = |key: &Key<'_>| match key {
        Key::Index(index) => json!(index),
        Key::Name(name) => match std::str::from_utf8(name) {
            Ok(name) => json!(name),
            Err(_) => json!({ "hex": to_hex(name) }),
        },
    };
    let leaf = |id| match tree.value(id) {
        Node::Leaf(raw) => {
            let path: Vec<Value> = tree.path(id).iter().map(step).collect();
            Some(json!({ "raw": raw, "path": path }))
        }
        _ => None,
    };
    tree.nodes().filter_map(leaf).collect()
}

fn run_encode(arguments: &Encode) -> Result<Exit, Failure> {
    let parsed = parse_notation(&arguments.notation, &Limits::default());
    let (inputs, results) = parsed.map_err(|error| {
        Failure::Message(format!("byte {} of the notation: {error}", error.span.start()))
    })?;
    let signature = encode_signature(&inputs, &results)
        .map_err(|error| Failure::Message(format!("the signature cannot be written: {error}")))?;
    write_signature(&signature, arguments.hex, arguments.json, Value::Null)?;
    Ok(Exit::Clean)
}

/// Prints a signature; one that is not UTF-8 always in hexadecimal.
fn write_signature(signature: &[u8], hex: bool, json: bool, found: Value) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let text = std::str::from_utf8(signature).ok().filter(|_| !hex);
    if json {
        let mut answer = match text {
            Some(text) => json!({ "signature": text }),
            None => json!({ "signature_hex": to_hex(signature) }),
        };
        if let (Some(answer), false) = (answer.as_object_mut(), found.is_null()) {
            answer.insert("diagnostics".to_owned(), found);
        }
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", text.map_or_else(|| to_hex(signature), printable))?;
    }
    Ok(())
}

fn run_fix(input: &Input) -> Result<Exit, Failure> {
    let mut text = input.literal.read()?;
    let mut found = check(input, &text).1;
    for _ in 0..ROUNDS {
        let fixes = found.iter().filter_map(|diagnostic| diagnostic.fix.as_ref());
        let mut mended = fixes.filter_map(|fix| apply_edits(&text, &fix.edits).ok());
        let Some(next) = mended.find(|mended| *mended != text) else { break };
        text = next;
        found = check(input, &text).1;
    }
    let exit = if literal::has_errors(&found) { Exit::Errors } else { Exit::Clean };
    if input.json {
        write_signature(&text, false, true, literal::json(&text, &found))?;
    } else {
        if !found.is_empty() {
            console::say(literal::frames(&text, found).trim_end());
        }
        write_signature(&text, false, false, Value::Null)?;
    }
    Ok(exit)
}
