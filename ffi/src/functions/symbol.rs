//! `abide.symbol.*`: the passes on symbolic shapes, and cleanup passes.

use super::support::{first_error, json, limits, report};
use crate::stack::with_room;
use crate::{Args, Error, PackedFunc, RetValue};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::dialect;
use abide_core::mlir::check;
use abide_core::mlir::opt::{Options, opt_module};
use abide_core::passes::{Anchor, Pass, Pipeline};
use serde_json::{Value, json};

/// `opt(text, passes, sink, generic, depth)`: the module after the passes, as bytes.
///
/// The passes are names with commas between them, or a pipeline in mlir-opt's form. The sink gets the diagnostics, and
/// the first of them is the error of the call.
pub(super) fn opt(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=5)?;
    let text = args.get::<&[u8]>(0)?;
    let options = Options {
        pipeline: pipeline(args.optional::<&str>(1)?.unwrap_or_default())?,
        generic: args.optional::<bool>(3)?.unwrap_or_default(),
        ..Options::default()
    };
    let limits = limits(args, 4)?;
    let run = || opt_module(text, &options, dialect::registry(), &limits);
    with_room(|| Ok(run()))?.map(RetValue::Bytes).or_else(|found| {
        // Parsing stops at the first error, in MLIR's words; a check of the text adds names, and all errors. If the
        // text is valid, a pass has failed.
        let is_error = |found: &Diagnostic| found.severity == Severity::Error;
        let mut said = check(text, &limits);
        said.retain(is_error);
        let found = if said.is_empty() { found } else { said };
        report(text, &found, args.optional::<&PackedFunc>(2)?)?;
        Err(first_error(&found))
    })
}

/// `passes()`: the passes with what each works on, as JSON.
pub(super) fn passes(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(0..=0)?;
    let passes = Pass::ALL.iter().map(|pass| {
        let anchor = match pass.anchor() {
            Anchor::Function => "func.func",
            Anchor::Module => "builtin.module",
            Anchor::Any => "any",
        };
        json!({ "name": pass.name(), "anchor": anchor })
    });
    json(&Value::Array(passes.collect()))
}

/// The pipeline of a text; `None` if it is empty.
pub(super) fn pipeline(text: &str) -> Result<Pipeline, Error> {
    let wrong = |what: String| Error::value_error(format!("argument 1: {what}"));
    if text.contains('(') {
        return Pipeline::parse(text).map_err(|error| wrong(error.to_string()));
    }
    let mut pipeline = Pipeline::default();
    for name in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
        match (Pass::named(name), Pipeline::parse(&format!("builtin.module({name})"))) {
            (Some(pass), _) => pipeline.add(pass),
            (None, Err(error)) => return Err(wrong(error.to_string())),
            (None, Ok(_)) => return Err(wrong(format!("'{name}' does not name a pass"))),
        }
    }
    Ok(pipeline)
}
