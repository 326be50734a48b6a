//! The descriptions of operations by the names in a text.

use crate::db::Document;
use abide_mlir::ods::OpDescription;

/// The description of an operation by its name, which may be without its dialect where a function or
/// a module leaves that out.
pub(super) fn description<'d>(document: &'d Document, name: &str) -> Option<&'d OpDescription> {
    let all = document.registry().dialects();
    let with = |dialect: &str| all.op(&format!("{dialect}.{name}"));
    all.op(name).or_else(|| with("func")).or_else(|| with("builtin")).map(|op| &**op)
}
