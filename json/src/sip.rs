//! The content of structured-index-path and raw signatures.

use crate::{diagnostics, to_hex};
use abide_core::diagnostic::{Applicability, Diagnostic};
use abide_core::ide::{Reading, apply_fixes};
use abide_core::limits::Limits;
use abide_core::sip::notation::write_notation;
use abide_core::sip::{Key, RawFunction, SipSignature, Tree, Value as Node, check_raw, check_sip};
use serde_json::{Value, json};

/// The format of a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A structured-index-path signature (attribute `sip`).
    Structured,
    /// A raw signature (attribute `f`).
    Raw,
}

/// A signature that could be read.
#[derive(Debug, Clone)]
pub enum Signature {
    /// A structured-index-path signature.
    Structured(SipSignature),
    /// A raw signature.
    Raw(RawFunction),
}

/// Reads a signature and returns its diagnostics.
#[must_use]
pub fn check(format: Format, text: &[u8], limits: &Limits) -> (Option<Signature>, Vec<Diagnostic>) {
    match format {
        Format::Structured => {
            let (signature, found) = check_sip(text, limits);
            (signature.map(Signature::Structured), found)
        }
        Format::Raw => {
            let (function, found) = check_raw(text, limits);
            (function.map(Signature::Raw), found)
        }
    }
}

/// The content of a signature: `ok` and `diagnostics`; if it could be read also `notation`, `inputs` and `results`
/// (each leaf with its `raw` index and its `path`), or for a raw one `text`.
#[must_use]
pub fn decode(format: Format, text: &[u8], limits: &Limits) -> Value {
    let (signature, found) = check(format, text, limits);
    let diagnostics = diagnostics(text, &found);
    match &signature {
        Some(Signature::Structured(signature)) => json!({
            "ok": true,
            "notation": write_notation(&signature.inputs, &signature.results),
            "inputs": leaves(&signature.inputs),
            "results": leaves(&signature.results),
            "diagnostics": diagnostics,
        }),
        Some(Signature::Raw(function)) => {
            json!({ "ok": true, "text": function.to_string(), "diagnostics": diagnostics })
        }
        None => json!({ "ok": false, "diagnostics": diagnostics }),
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

/// A signature for people: the notation, followed by a line for each leaf with its path.
#[must_use]
pub fn explain(signature: &Signature) -> String {
    let signature = match signature {
        Signature::Structured(signature) => signature,
        Signature::Raw(function) => return format!("{function}\n"),
    };
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

/// The signature with all known fixes applied, and its remaining diagnostics.
#[must_use]
pub fn fix(format: Format, text: &[u8], limits: &Limits) -> (Vec<u8>, Vec<Diagnostic>) {
    let read = |text: Vec<u8>| {
        let found = check(format, &text, limits).1;
        Reading::of_text(text, found)
    };
    let before = read(text.to_vec());
    let fixed = apply_fixes(&before, read, |_| {}, Applicability::Unsafe);
    let reading = fixed.map_or(before, |fixed| fixed.reading);
    (reading.text, reading.diagnostics)
}

/// A signature as a JSON object: `signature`, or `signature_hex` if it is not UTF-8.
#[must_use]
pub fn written_signature(signature: &[u8], hex: bool) -> Value {
    match std::str::from_utf8(signature).ok().filter(|_| !hex) {
        Some(text) => json!({ "signature": text }),
        None => json!({ "signature_hex": to_hex(signature) }),
    }
}
