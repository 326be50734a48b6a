//! Reflection JSON: its content, and reflection created from other metadata.

use crate::diagnostics;
use abide_core::abi::{Function, Functions, Migrated, from_function_type, from_sip};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_core::reflection::convention::representation;
use abide_core::reflection::{
    RecordId, RecordKind, Reflection, check, explain, read, signature, type_text,
};
use abide_core::sip::{RawFunction, check_sip};
use serde_json::{Map, Value, json};

/// The content of a reflection text: `signature` and `explanation` for people, `version` (or null), `arguments` and
/// `results` (an object each: `name`, if it is named, `type`, `class`, `compile_time`, `run_time`, `start`, `end`),
/// `results_are_inlined`, and `diagnostics`.
#[must_use]
pub fn parse(text: &[u8], limits: &Limits) -> Value {
    let reflection = read(text, limits);
    let found = check(text, limits);
    let list = |records: Option<&[RecordId]>| -> Value {
        records.unwrap_or_default().iter().map(|id| record(&reflection, *id)).collect()
    };
    json!({
        "signature": signature(&reflection, &[]),
        "explanation": explain(&reflection),
        "version": reflection.version(),
        "arguments": list(reflection.arguments()),
        "results": list(reflection.results()),
        "results_are_inlined": reflection.results_are_inlined(),
        "diagnostics": diagnostics(text, &found),
    })
}

fn record(reflection: &Reflection<'_>, id: RecordId) -> Value {
    let mut members = Map::new();
    if let RecordKind::Named { name, .. } = reflection.record(id).kind {
        members.insert("name".to_owned(), reflection.text(name).into());
    }
    let representation = representation(reflection, id);
    let span = reflection.span(id);
    members.insert("type".to_owned(), type_text(reflection, reflection.unnamed(id)).into());
    members.insert("class".to_owned(), representation.class.name().into());
    members.insert("compile_time".to_owned(), representation.compile_time.into());
    members.insert("run_time".to_owned(), representation.run_time.into());
    members.insert("start".to_owned(), span.start().into());
    members.insert("end".to_owned(), span.end().into());
    members.into()
}

/// Reflection of a structured-index-path signature and a raw one.
///
/// # Errors
/// The mistake in the signatures, as a sentence.
pub fn from_signatures(sip: &[u8], raw: &[u8], limits: &Limits) -> Result<Migrated, String> {
    let (signature, found) = check_sip(sip, limits);
    let Some(signature) = signature else {
        return Err(found.first().map_or_else(String::new, |first| {
            let (start, end) = (first.span.start(), first.span.end());
            format!("bytes {start}..{end} of the signature: {}", first.message)
        }));
    };
    let raw = RawFunction::read(raw, limits).map_err(|error| {
        let (start, end) = (error.span.start(), error.span.end());
        format!("bytes {start}..{end} of the raw signature: {}", error.kind.message())
    })?;
    from_sip(&signature, &raw).map_err(|error| error.to_string())
}

/// Reflection of the types of every function in an MLIR text: an array of objects as [`migrated`]
/// returns; a function whose types are unknown has `iree.abi` null.
#[must_use]
pub fn from_types(text: &[u8], limits: &Limits) -> Value {
    let tree = syntax::parse(text, limits);
    let functions = Functions::find(&tree, text, limits).functions;
    let one = |function: &Function<'_>| match from_function_type(function) {
        Some(reflection) => migrated(Some(&function.name), &reflection),
        None => json!({ "function": function.name, "iree.abi": null, "notes": [] }),
    };
    functions.iter().map(one).collect()
}

/// Migrated reflection: `function` if its name is known, `iree.abi` and `notes`.
#[must_use]
pub fn migrated(function: Option<&str>, migrated: &Migrated) -> Value {
    match function {
        Some(name) => {
            json!({ "function": name, "iree.abi": migrated.json, "notes": migrated.notes })
        }
        None => json!({ "iree.abi": migrated.json, "notes": migrated.notes }),
    }
}
