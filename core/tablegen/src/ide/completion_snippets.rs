//! Snippets of completions: a field with its value, a parent with its arguments.

use super::Document;
use super::common_names::value_of_field;
use super::completion_item::Completion;
use super::context::Cursor;
use super::lookup::class_named;
use super::suggested_format::suggested_format;
use crate::store::{RecordId, ValueId};
use std::path::Path;

/// Whether nothing follows the word of a cursor on its line.
pub(super) fn ends_line(document: Document<'_>, cursor: &Cursor) -> bool {
    let rest = document.text().get(cursor.word.end() as usize..).unwrap_or_default();
    let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
    line.trim_ascii().is_empty()
}

/// Lets the fields after a `let` in a body insert a gap for their value, if nothing follows on the line.
pub(super) fn add_values(document: Document<'_>, cursor: &Cursor, found: &mut [Completion]) {
    if !ends_line(document, cursor) || cursor.statement().len() != 1 {
        return;
    }
    let format = suggested_format(document, cursor.word.start());
    for one in found {
        let value = match (one.label.as_str(), &format) {
            ("assemblyFormat", Some(format)) => format!("\"${{0:{}}}\"", escaped(format)),
            _ => value_of_field(&one.label, &one.detail).to_owned(),
        };
        one.snippet = Some(format!("{} = {value};", one.label));
    }
}

/// A class as the parent of a `def`: a gap for each argument without a value and for the traits, and a body for an
/// operation. `None` for a class that needs nothing.
pub(super) fn parent(document: Document<'_>, class: RecordId, def: &str) -> Option<String> {
    let (store, printer) = (document.store(), document.printer());
    let record = store.record(class);
    let mut gaps: Vec<String> = Vec::new();
    for &argument in &record.arguments {
        let Some(field) = record.field(argument) else { break };
        let type_ = printer.type_text(field.type_);
        let name = String::from_utf8_lossy(&printer.unquoted(argument)).into_owned();
        let name = name.rsplit(':').next().unwrap_or(&name);
        let number = gaps.len() + 1;
        let is_mnemonic = ["mnemonic", "opName", "opcode"].contains(&name);
        gaps.push(match (field.value == ValueId::UNSET, type_.as_str()) {
            (true, "string") if is_mnemonic => format!("\"${{{number}:{}}}\"", mnemonic(def)),
            (true, "string") => format!("\"${{{number}:{name}}}\""),
            (_, "list<Trait>") => format!("[${number}]"),
            (true, _) => format!("${{{number}:{name}}}"),
            (false, _) => break,
        });
    }
    let operation = class_named(document, b"Op");
    let is_operation = operation.is_some_and(|op| op == class || store.is_subclass(class, op));
    let body = if is_operation { " {\n  $0\n}" } else { "" };
    let name = String::from_utf8_lossy(store.record_name_text(class)).into_owned();
    (!gaps.is_empty()).then(|| format!("{name}<{}>{body}", gaps.join(", ")))
}

/// The name of an operation, by that of its record: `stir_fast` for `Brew_StirFastOp`.
fn mnemonic(def: &str) -> String {
    let own = def.rsplit('_').next().unwrap_or(def);
    let own = own.strip_suffix("Op").unwrap_or(own);
    let mut name = String::new();
    let mut was_lower = false;
    for c in own.chars() {
        if c.is_ascii_uppercase() && was_lower {
            name.push('_');
        }
        was_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        name.push(c.to_ascii_lowercase());
    }
    name
}

/// Escapes text of a placeholder.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}")
}

/// Whether the folder of a document has the file with a record.
pub(super) fn is_in_folder(document: Document<'_>, record: RecordId) -> bool {
    let place = document.store().record(record).locations.first();
    let folder = |file| Path::new(document.session.path(file)).parent();
    place.is_some_and(|place| folder(place.file) == folder(document.file))
}

#[cfg(test)]
mod tests {
    use super::mnemonic;

    #[test]
    fn a_record_gives_its_operation_a_name() {
        let names = ["Brew_StirOp", "StirFastOp", "Brew_Stir2DOp", "x", ""].map(mnemonic);
        assert_eq!(names, ["stir", "stir_fast", "stir2_d", "x", ""]);
    }
}
