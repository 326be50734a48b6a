//! The exported functions of a module as MLIR.

use super::convention::{Convention, Passed};
use super::module::{Attribute, Export, Module, Signature};
use super::read::read;
use crate::declaration::{Declaration, with_only_function};
use abide_mlir::bytecode::BytecodeError;
use abide_mlir::print::escape::{write_keyword_or_string, write_string};
use abide_source::limits::Limits;
use abide_source::types::AbiType;
use std::io::Write as _;

/// The key of the attribute with the types before lowering.
const DECLARATION: &str = "iree.abi.declaration";
/// The key of the attribute for the function's waiting and signalling.
const MODEL: &str = "iree.abi.model";
/// Its value for a function with two fences as further arguments: one to wait for, one to signal.
const FENCES: &str = "coarse-fences";

/// The functions of a compiled module as MLIR; see [`Module::to_text`].
///
/// # Errors
/// If it is not a compiled module.
pub fn to_text(bytes: &[u8], limits: &Limits) -> Result<Vec<u8>, BytecodeError> {
    Ok(read(bytes)?.to_text(limits))
}

impl Module<'_> {
    /// The exported functions, as declarations in a module. The types are those before lowering if the compiler
    /// recorded them and the calling convention agrees, otherwise those that the VM passes. The attributes of each
    /// are in `iree.reflection`. Functions that only the VM calls are left out.
    #[must_use]
    pub fn to_text(&self, limits: &Limits) -> Vec<u8> {
        let mut out = b"module ".to_vec();
        symbol(&self.name, &mut out);
        out.extend_from_slice(b" {\n");
        for export in self.exports.iter().filter(|export| !export.is_of_vm()) {
            let Some(signature) = self.signature(export) else { continue };
            out.extend_from_slice(b"  ");
            header(export, signature, limits, &mut out);
            reflection(&signature.attributes, &mut out);
            out.push(b'\n');
        }
        out.extend_from_slice(b"}\n");
        out
    }
}

/// Writes `@name`; `@"?"` for an empty name, which MLIR does not allow.
fn symbol(name: &str, out: &mut Vec<u8>) {
    out.push(b'@');
    write_keyword_or_string(if name.is_empty() { "?" } else { name }.as_bytes(), out);
}

/// The function with its types, as a declaration.
fn header(export: &Export<'_>, signature: &Signature<'_>, limits: &Limits, out: &mut Vec<u8>) {
    let begin = |out: &mut Vec<u8>| {
        out.extend_from_slice(b"func.func private ");
        symbol(&export.name, out);
    };
    let convention = Convention::parse(&signature.convention).unwrap_or_default();
    let fences = if signature.values_of(MODEL).next() == Some(FENCES) { 2 } else { 0 };
    for text in signature.values_of(DECLARATION) {
        let Some(declaration) = Declaration::parse(text, &export.name) else { continue };
        let mut written = Vec::new();
        begin(&mut written);
        declaration.write(&mut written);
        if agrees(&written, &convention, fences, limits) {
            out.extend_from_slice(&written);
            return;
        }
    }
    begin(out);
    passed(&convention.arguments, out);
    out.extend_from_slice(b" -> ");
    passed(&convention.results, out);
}

fn passed(values: &[Passed], out: &mut Vec<u8>) {
    out.push(b'(');
    for (number, value) in values.iter().enumerate() {
        let comma = if number > 0 { ", " } else { "" };
        let value = value.to_string();
        // Writing to a vector does not fail.
        let _ = write!(out, "{comma}{}", value.trim_end_matches("..."));
    }
    out.push(b')');
}

/// Whether a declaration is MLIR, and has the values that the calling convention passes.
fn agrees(text: &[u8], convention: &Convention, fences: usize, limits: &Limits) -> bool {
    let fits = |values: Option<&[crate::FunctionValue<'_>]>, passed: &[Passed], more: usize| {
        let Some(values) = values else { return false };
        let (values, rest) = (values.iter(), passed.len().checked_sub(values.len()));
        rest == Some(more) && values.zip(passed).all(|(value, passed)| is_passed(&value.ty, passed))
    };
    let agree = with_only_function(text, limits, |function| {
        fits(function.arguments.as_deref(), &convention.arguments, fences)
            && fits(function.results.as_deref(), &convention.results, 0)
    });
    agree == Some(true)
}

/// Whether the VM passes values of this type in this way.
fn is_passed(ty: &AbiType, passed: &Passed) -> bool {
    match ty {
        AbiType::Integer { .. } | AbiType::Index | AbiType::Float { .. } | AbiType::BFloat16 => {
            !matches!(passed, Passed::Ref | Passed::Span(_))
        }
        AbiType::Tensor { .. } | AbiType::BufferView | AbiType::List | AbiType::Fence => {
            *passed == Passed::Ref
        }
        _ => true,
    }
}

/// ` attributes {iree.reflection = {..}}`. Only the first of duplicate keys counts, as in
/// the runtime.
fn reflection(attributes: &[Attribute<'_>], out: &mut Vec<u8>) {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut first = true;
    for one in attributes.iter().filter(|one| !one.key.is_empty()) {
        if !seen.insert(&*one.key) {
            continue;
        }
        let before: &[u8] = if first { b" attributes {iree.reflection = {" } else { b", " };
        out.extend_from_slice(before);
        write_keyword_or_string(one.key.as_bytes(), out);
        out.extend_from_slice(b" = ");
        write_string(one.value.as_bytes(), out);
        first = false;
    }
    if !first {
        out.extend_from_slice(b"}}");
    }
}
