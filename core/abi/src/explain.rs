//! The signature of a function as a person would write it.

use super::call::{Call, Path};
use super::declaration::is_declared;
use super::function::{Function, FunctionValue, MetadataKey};
use abide_signatures::reflection as records;
use abide_signatures::sip::notation::write_notation_with;
use abide_signatures::sip::{RawFunction, Side, Tree};
use abide_source::limits::Limits;
use abide_source::types::AbiType;
use std::fmt::Write as _;

/// The longest type written in full, in bytes. A leaf may repeat one type many times.
const MAX_TYPE_BYTES: usize = 100;

/// The source of an [`Explanation`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// Reflection JSON.
    Reflection,
    /// A structured-index-path signature, with the types of the function or of its raw signature.
    Sip,
    /// A raw signature of a function whose own types are not shown.
    Raw,
    /// Attributes and locations of the arguments and results.
    Attributes,
    /// The function's declaration in words.
    Declaration,
    /// The types of the function alone.
    Types,
}

impl Source {
    /// The attribute, or `type`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Source::Reflection => "iree.abi",
            Source::Sip => "sip",
            Source::Raw => "f",
            Source::Attributes => "attributes",
            Source::Declaration => MetadataKey::Declaration.name(),
            Source::Types => "type",
        }
    }
}

/// A signature for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The source.
    pub source: Source,
    /// Such as `(x: tensor<4xf32>, *, mask: i32) -> {"y": tensor<4xf32>}`.
    pub text: String,
}

/// Explains how a function is called, by the best of what describes it: reflection JSON, a structured-index-path
/// signature, attributes of its values, its declaration in words, a raw signature, its types. Unreadable parts are
/// skipped; [`check()`](super::check()) reports them. `text` is the file.
#[must_use]
pub fn explain(function: &Function<'_>, text: &[u8], limits: &Limits) -> Explanation {
    if let Some(literal) = function.reflection_json() {
        let reflection = records::read(literal.bytes(), limits);
        if reflection.arguments().is_some() && reflection.results().is_some() {
            let text = records::signature(&reflection, &names(function));
            return Explanation { source: Source::Reflection, text };
        }
    }
    let raw = function.literal(MetadataKey::F);
    let raw = raw.and_then(|literal| RawFunction::read(literal.bytes(), limits).ok());
    if let Some(literal) = function.literal(MetadataKey::Sip) {
        let read = |side| Tree::read(literal.bytes(), side, limits);
        if let (Ok(inputs), Ok(results)) = (read(Side::Inputs), read(Side::Results)) {
            let text = write_notation_with(&inputs, &results, |side, index, out| {
                write_leaf(out, function, raw.as_ref(), (side, index), text);
            });
            return Explanation { source: Source::Sip, text };
        }
    }
    if is_annotated(function) {
        let text = Call::of(function, text, limits).to_string();
        return Explanation { source: Source::Attributes, text };
    }
    let types = of_types(function, text);
    if is_lowered(function) && is_declared(function, limits) {
        let text = Call::of(function, text, limits).to_string();
        // Declared types that equal the function's add nothing.
        let source = if text == types { Source::Types } else { Source::Declaration };
        return Explanation { source, text };
    }
    match (&function.arguments, raw) {
        (None, Some(raw)) => Explanation { source: Source::Raw, text: raw.to_string() },
        _ => Explanation { source: Source::Types, text: types },
    }
}

/// Whether attributes or locations state something of the values.
fn is_annotated(function: &Function<'_>) -> bool {
    let values = function.arguments.iter().chain(&function.results).flatten();
    let mut said = values.flat_map(|value| &value.annotations);
    let mut located = function.arguments.iter().flatten().filter_map(|a| a.location.as_ref());
    function.assertion.is_some()
        || said.any(|one| !one.annotation.facts.is_empty())
        || located.any(|name| Path::parse(name.bytes()).is_ok_and(|path| !path.root.is_empty()))
}

/// Whether its types show less than those from before it was lowered.
fn is_lowered(function: &Function<'_>) -> bool {
    let mut values = function.arguments.iter().chain(&function.results).flatten();
    values.any(|value| value.ty == AbiType::BufferView)
}

/// The names of the arguments up to the first one that has none.
fn names<'a>(function: &'a Function<'_>) -> Vec<&'a str> {
    let arguments = function.arguments.as_deref().unwrap_or_default();
    let named = arguments.iter().map_while(|argument| argument.name.as_deref());
    // `%0` is not a name that a person would give.
    named.take_while(|name| !name.bytes().all(|byte| byte.is_ascii_digit())).collect()
}

/// Writes the type of a raw value, or `%N` if it is unknown.
fn write_leaf(
    out: &mut String,
    function: &Function<'_>,
    raw: Option<&RawFunction>,
    (side, index): (Side, i32),
    text: &[u8],
) {
    let values = match side {
        Side::Inputs => function.arguments.as_deref(),
        Side::Results => function.results.as_deref(),
    };
    let position = usize::try_from(index).unwrap_or(usize::MAX);
    if let Some(value) = values.and_then(|values| values.get(position)) {
        out.push_str(&shortened(value.type_span.slice(text)));
        return;
    }
    match raw.and_then(|raw| raw.values(side).get(position).map(|value| (raw, value))) {
        Some((raw, value)) if value.span.len() as usize <= MAX_TYPE_BYTES => {
            raw.write_value(out, value);
        }
        // Writing to a String cannot fail.
        _ => drop(write!(out, "%{index}")),
    }
}

fn of_types(function: &Function<'_>, text: &[u8]) -> String {
    let mut out = String::from("(");
    match &function.arguments {
        Some(arguments) => {
            for (index, argument) in arguments.iter().enumerate() {
                let comma = if index > 0 { ", " } else { "" };
                let ty = shortened(argument.type_span.slice(text));
                let _ = match &argument.name {
                    Some(name) => write!(out, "{comma}{name}: {ty}"),
                    None => write!(out, "{comma}arg{index}: {ty}"),
                };
            }
        }
        None => out.push_str("..."),
    }
    out.push_str(") -> ");
    let types = |values: &[FunctionValue<'_>]| -> Vec<String> {
        values.iter().map(|value| shortened(value.type_span.slice(text))).collect()
    };
    match function.results.as_deref() {
        None => out.push_str("..."),
        Some([]) => out.push_str("None"),
        Some([only]) => out.push_str(&shortened(only.type_span.slice(text))),
        Some(several) => {
            let _ = write!(out, "({})", types(several).join(", "));
        }
    }
    out
}

/// A piece of a file on one line, and of a length that a message can take.
pub(super) fn shortened(text: &[u8]) -> String {
    // A character has up to four bytes.
    let near = text.get(..MAX_TYPE_BYTES + 4).unwrap_or(text);
    let line = String::from_utf8_lossy(near);
    let mut words: Vec<&str> = line.split_ascii_whitespace().collect();
    if text.len() <= MAX_TYPE_BYTES {
        return words.join(" ");
    }
    // The last word may break off within a character.
    let last = words.pop().unwrap_or_default();
    words.push(last.trim_end_matches('\u{fffd}'));
    format!("{}...", words.join(" "))
}
