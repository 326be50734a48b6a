//! The printing interfaces of operations, types and attributes: `OpAsmOpInterface`, `OpAsmAttrInterface` and
//! `OpAsmTypeInterface`. Most of them are C++; a text that a function returns unchanged can be read.

use super::record::Record;
use crate::ods::AsmInterface;
use abide_source::text::is_word_byte;

/// The maximum depth of lists of traits.
const MAX_TRAIT_LIST_DEPTH: u32 = 16;

/// Returns the printing interface of an operation.
pub(super) fn interface(record: Record<'_>) -> AsmInterface {
    const NAMES: &str = "getAsmResultNames";
    const ARGUMENTS: &str = "getAsmBlockArgument";
    const BLOCKS: &str = "getAsmBlockNames";
    const DIALECT: &str = "getDefaultDialect";
    let declarations = record.text("extraClassDeclaration").unwrap_or_default();
    let definitions = record.text("extraClassDefinition").unwrap_or_default();
    let body = |name| body_of(declarations, name).or_else(|| body_of(definitions, name));
    let is_declared = |name| {
        declarations.contains(name)
            || definitions.contains(name)
            || declares(record, name, MAX_TRAIT_LIST_DEPTH)
    };
    // Elsewhere and in other words, C++ nearly always returns this.
    let own = || record.def("opDialect")?.text("name");
    let default_dialect = body(DIALECT).and_then(|body| string_after_word(body, "return"));
    let default_dialect = default_dialect.or_else(|| own().filter(|_| is_declared(DIALECT)));
    AsmInterface {
        names_results: is_declared(NAMES),
        result_names: body(NAMES).and_then(|body| result_names(record, body)).unwrap_or_default(),
        names_arguments: is_declared(ARGUMENTS),
        names_blocks: is_declared(BLOCKS),
        default_dialect: default_dialect.map(Into::into),
    }
}

/// Returns the result names that the body of `getAsmResultNames` sets, if it does only that: `set(getA(), "a");`,
/// with a text or the attribute that has it.
fn result_names(record: Record<'_>, body: &str) -> Option<Vec<Box<str>>> {
    let results = record.dag("results");
    let arguments = record.dag("arguments");
    let mut names = vec![Box::<str>::default(); results.len()];
    for statement in body.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
        let (function, given) = statement.strip_suffix(')')?.split_once('(')?;
        if !function.bytes().all(is_word_byte) {
            return None;
        }
        let (value, name) = given.rsplit_once(',')?;
        let result = results.iter().position(|(_, result)| is_accessor(value.trim(), result));
        let only = || (results.len() == 1 && is_accessor(value.trim(), "result")).then_some(0);
        let name = name.trim();
        let attribute = || {
            let is_read =
                |of: &str| is_accessor(name, of) || is_accessor(name, &format!("{of}_attr"));
            let found = arguments.iter().find(|(_, argument)| is_read(argument));
            found.map(|(_, argument)| format!("${argument}"))
        };
        let name = match name.strip_prefix('"').and_then(|name| name.strip_suffix('"')) {
            Some(text) => Some(text.to_owned()).filter(|text| !text.contains(['"', '\\'])),
            None => attribute(),
        };
        *names.get_mut(result.or_else(only)?)? = name?.into();
    }
    names.iter().any(|name| !name.is_empty()).then_some(names)
}

/// Whether a text of C++ reads an operand, a result or an attribute: `getLeftSide()` for `left_side` and `leftSide`.
fn is_accessor(text: &str, of: &str) -> bool {
    let text = text.strip_suffix(".getValue()").unwrap_or(text);
    let name = text.strip_prefix("get").and_then(|text| text.strip_suffix("()"));
    let plain = of.chars().filter(|one| *one != '_');
    name.is_some_and(|name| {
        !of.is_empty()
            && name
                .chars()
                .map(|one| one.to_ascii_lowercase())
                .eq(plain.map(|one| one.to_ascii_lowercase()))
    })
}

/// Whether a trait declares that C++ defines a method of its interface (ODS: `DeclareOpInterfaceMethods`).
fn declares(record: Record<'_>, method: &str, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    record.texts("alwaysOverriddenMethods").any(|name| name.starts_with(method))
        || record.defs("traits").any(|one| declares(one, method, depth))
}

/// Returns the alias name of a type or an attribute, with a final `*` if C++ may append text that only it knows.
pub(super) fn alias(record: Record<'_>, mnemonic: &str) -> Option<Box<str>> {
    const ALIAS: &str = "getAlias";
    if record.bit("genMnemonicAlias") {
        return Some(mnemonic.into());
    }
    let texts = ["extraClassDeclaration", "extraClassDefinition"];
    let texts = texts.map(|field| record.text(field).unwrap_or_default());
    let mut found = texts.into_iter().filter_map(|text| printing_function(text, ALIAS));
    let is_declared =
        found.clone().next().is_some() || declares(record, ALIAS, MAX_TRAIT_LIST_DEPTH);
    match found.find_map(|after| after.trim_start().strip_prefix('{')) {
        Some(body) => alias_of(body, mnemonic),
        None => is_declared.then(|| "*".into()),
    }
}

/// Returns the text after the parameters of a function that prints into a stream, in C++ text.
fn printing_function<'t>(text: &'t str, function: &str) -> Option<&'t str> {
    text.match_indices(function).find_map(|(place, _)| {
        let inside = text.get(place + function.len()..)?.trim_start().strip_prefix('(')?;
        let (parameters, after) = inside.split_once(')')?;
        let after = after.trim_start();
        let after = after.strip_prefix("const").unwrap_or(after);
        parameters.contains("raw_ostream").then_some(after)
    })
}

/// Returns the output of the body of `getAlias`: concatenated texts, up to the first C++-only part.
fn alias_of(body: &str, mnemonic: &str) -> Option<Box<str>> {
    let (mut name, mut is_whole) = (String::new(), false);
    'statements: for statement in body.split(';') {
        let statement = statement.trim_start();
        if statement.starts_with("return") {
            is_whole = true;
            break;
        }
        let mut pieces = statement.split("<<").map(str::trim);
        let stream = pieces.next().unwrap_or_default();
        if !stream.bytes().all(is_word_byte) {
            break;
        }
        for piece in pieces {
            let quoted = |mark| piece.strip_prefix(mark)?.strip_suffix(mark);
            match quoted('"').or_else(|| quoted('\'')) {
                Some(text) => name.push_str(text),
                None if piece.trim_end_matches("()").ends_with("getMnemonic") => {
                    name.push_str(mnemonic);
                }
                None => break 'statements,
            }
        }
    }
    if !is_whole {
        name.push('*');
    }
    (!name.is_empty()).then(|| name.into())
}

/// Returns the body of a function that is defined in C++ text.
fn body_of<'t>(text: &'t str, function: &str) -> Option<&'t str> {
    let after = text.get(text.find(function)? + function.len()..)?;
    let open = after.find('{')?;
    if after.get(..open)?.contains(';') {
        return None;
    }
    let body = after.get(open + 1..)?;
    Some(body.find('}').and_then(|end| body.get(..end)).unwrap_or(body))
}

/// Returns the string directly after a word.
fn string_after_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let after = text.get(text.find(word)? + word.len()..)?.trim_start();
    let inside = after.strip_prefix('"')?;
    inside.get(..inside.find('"')?).filter(|text| !text.is_empty())
}
