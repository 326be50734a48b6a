//! The operation `abi.calls`.

use super::{failure, text};
use crate::abi::write_calls;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use serde_json::Value;

/// Answers `abi.calls`: `{"functions":[…]}`, as in docs/abi.md.
#[must_use]
pub(super) fn answer(op: &str, request: &Value, registry: &Registry) -> Option<Value> {
    (op == "abi.calls").then(|| match text(request, "source") {
        Ok(source) => calls(source, registry),
        Err(error) => error,
    })
}

fn calls(source: &str, registry: &Registry) -> Value {
    let mut written = Vec::new();
    let read = write_calls(source.as_bytes(), registry, &Limits::default(), &mut written)
        .map_err(serde_json::Error::io)
        .and_then(|()| serde_json::from_slice(&written));
    read.unwrap_or_else(|error| failure(&error.to_string()))
}
