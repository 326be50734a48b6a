//! The dialect's attributes with C++ parsers.

use super::{STORAGE_CLASSES, read};
use crate::body::{Cursor, Fault, checked};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// The error between the brackets of `#spirv.name<…>` at `span`. The brackets match.
pub(super) fn check(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    checked(text, span, limits, attribute)
}

fn attribute(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let name = if cursor.eat(b'#') { cursor.word() } else { None };
    let Some(name) = name else { return Ok(()) };
    match cursor.slice(name).strip_prefix(b"spirv.") {
        Some(b"interface_var_abi") => interface_variable(cursor),
        Some(b"vce") => version_and_more(cursor),
        Some(b"target_env") => target(cursor),
        _ => Ok(()),
    }
}

/// Parses `<#spirv.vce<…>, #spirv.resource_limits<>>`: the parts after the version vary with the version of LLVM.
fn target(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    cursor.type_text()?;
    cursor.expect(b',')
}

/// `<(0, 1), Uniform>`: the set and the binding of a variable, and its storage class.
fn interface_variable(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    cursor.expect(b'(')?;
    number(cursor, "missing descriptor set")?;
    cursor.expect(b',')?;
    number(cursor, "missing binding")?;
    cursor.expect(b')')?;
    if cursor.eat(b',') {
        read(&STORAGE_CLASSES, cursor, &mut Vec::new())?;
    }
    cursor.expect(b'>')
}

fn number(cursor: &mut Cursor<'_>, missing: &'static str) -> Result<(), Fault> {
    if cursor.integer().is_none() {
        return cursor.fault(missing);
    }
    if cursor.eat(b':') {
        cursor.type_text()?;
    }
    Ok(())
}

/// `<v1.0, [Shader], [SPV_KHR_16bit_storage]>`: a version, capabilities and extensions. Which of the latter there are grows
/// from version to version.
fn version_and_more(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    let version = cursor.keyword()?;
    let word = String::from_utf8_lossy(cursor.slice(version)).into_owned();
    let minor = word.strip_prefix("v1.").unwrap_or_default();
    if minor.is_empty() || !minor.bytes().all(|byte| byte.is_ascii_digit()) {
        return Cursor::fault_at(version, rule!("unknown version: {}", word));
    }
    cursor.expect(b',')?;
    keywords(cursor)?;
    cursor.expect(b',')?;
    keywords(cursor)?;
    cursor.expect(b'>')
}

/// `[Shader, Matrix]`
fn keywords(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'[')?;
    if cursor.eat(b']') {
        return Ok(());
    }
    loop {
        cursor.keyword()?;
        if !cursor.eat(b',') {
            return cursor.expect(b']');
        }
    }
}
