//! The data of `abide-core` and `abide-tablegen` as JSON: one spelling for the conformance adapter, for the `--format json`
//! of the command and for the packed functions.

pub mod abi;
pub mod adapter;
pub mod dialects;
mod hex;
pub mod reflection;
pub mod shape;
pub mod sip;
pub mod tablegen;
pub mod vmfb;

pub use hex::{from_hex, to_hex};

use abide_core::diagnostic::{Diagnostic, write_json};
use abide_core::text::LineIndex;
use serde_json::Value;

/// Diagnostics as an array of objects, in the shape of [`write_json`].
#[must_use]
pub fn diagnostics(text: &[u8], found: &[Diagnostic]) -> Value {
    let mut out = String::new();
    write_json(&mut out, text, &LineIndex::new(text), found);
    serde_json::from_str(&out).unwrap_or(Value::Null)
}
