//! What operations, types and attributes say of how they are printed: `OpAsmOpInterface`,
//! `OpAsmAttrInterface` and `OpAsmTypeInterface`. Most of it is C++; a text that a function gives back
//! as it is can be read.

use super::record::Record;
use crate::ods::AsmInterface;

/// How deep lists of traits may nest.
const DEPTH: u32 = 16;

/// What an operation says of how it is printed.
pub(super) fn interface(record: Record<'_>) -> AsmInterface {
    const NAMES: &str = "getAsmResultNames";
    const ARGUMENTS: &str = "getAsmBlockArgument";
    const DIALECT: &str = "getDefaultDialect";
    let declarations = record.text("extraClassDeclaration").unwrap_or_default();
    let definitions = record.text("extraClassDefinition").unwrap_or_default();
    let body = |name| body_of(declarations, name).or_else(|| body_of(definitions, name));
    let own = || record.def("opDialect")?.text("name");
    let default_dialect = match body(DIALECT) {
        Some(body) if !body.contains("getDialectNamespace") => text_behind(body, "return"),
        Some(_) => own(),
        // What C++ says elsewhere is nearly always this.
        None => own().filter(|_| declares(record, DIALECT, DEPTH)),
    };
    let is_declared = |name| declarations.contains(name) || declares(record, name, DEPTH);
    AsmInterface {
        names_results: is_declared(NAMES),
        names_arguments: is_declared(ARGUMENTS),
        default_dialect: default_dialect.map(Into::into),
    }
}

/// Whether a trait says that C++ defines a method of its interface (ODS: `DeclareOpInterfaceMethods`).
fn declares(record: Record<'_>, method: &str, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    record.texts("alwaysOverriddenMethods").any(|name| name.starts_with(method))
        || record.defs("traits").any(|one| declares(one, method, depth))
}

/// What the aliases of a type or an attribute are called.
pub(super) fn alias<'r>(record: Record<'r>, mnemonic: &'r str) -> Option<&'r str> {
    if record.bit("genMnemonicAlias") {
        return Some(mnemonic);
    }
    let declarations = record.text("extraClassDeclaration").unwrap_or_default();
    body_of(declarations, "getAlias").and_then(|body| text_behind(body, "<<"))
}

/// What follows the name of a function that is defined in a text of C++.
fn body_of<'t>(text: &'t str, function: &str) -> Option<&'t str> {
    let behind = text.get(text.find(function)? + function.len()..)?;
    let open = behind.find('{')?;
    if behind.get(..open)?.contains(';') {
        return None;
    }
    let body = behind.get(open + 1..)?;
    Some(body.find('}').and_then(|end| body.get(..end)).unwrap_or(body))
}

/// The string right behind a word.
fn text_behind<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let behind = text.get(text.find(word)? + word.len()..)?.trim_start();
    let inside = behind.strip_prefix('"')?;
    inside.get(..inside.find('"')?).filter(|text| !text.is_empty())
}
