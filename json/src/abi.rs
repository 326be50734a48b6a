//! Functions of MLIR files and how they are called.

use abide_core::abi::{Explanation, Function, Functions, explain};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use serde_json::{Value, json};

/// Every function of an MLIR text with its signature: an array of what [`function`] gives.
#[must_use]
pub fn functions(text: &[u8], limits: &Limits) -> Value {
    let tree = syntax::parse(text, limits);
    let functions = Functions::find(&tree, text, limits).functions;
    functions.iter().map(|found| function(found, &explain(found, text, limits))).collect()
}

/// A function: `function` (its name), `operation`, `start` and `end` (bytes), `source` (where the
/// signature comes from) and `signature`.
#[must_use]
pub fn function(function: &Function<'_>, explanation: &Explanation) -> Value {
    json!({
        "function": function.name,
        "operation": String::from_utf8_lossy(function.operation),
        "start": function.span.start(),
        "end": function.span.end(),
        "source": explanation.source.name(),
        "signature": explanation.text,
    })
}
