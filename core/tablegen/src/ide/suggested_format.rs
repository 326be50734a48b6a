//! A format for an operation that has none yet.

use super::assembly_format::{names_in, record_around};
use super::lookup::{class_named, named};
use super::{Document, lossy};
use abide_source::text::word_len;
use memchr::memmem;

/// A format of the operation around a place: its operands and required attributes, and the types that follow from no
/// constraint. `None` if it has regions or successors, or neither arguments nor results.
pub(super) fn suggested_format(document: Document<'_>, place: u32) -> Option<String> {
    let record = record_around(document.text(), place as usize);
    let has = |dag: &str| memmem::find(record, dag.as_bytes()).is_some();
    let arguments = dag_after(record, b"arguments = (ins");
    let results = dag_after(record, b"results = (outs");
    if has("(region") || has("(successor") || arguments.is_empty() && results.is_empty() {
        return None;
    }
    let mut written = Vec::new();
    let (mut input_types, mut output_types) = (Vec::new(), Vec::new());
    for (constraint, name) in values_in(arguments) {
        match Constraint::of(document, constraint) {
            Constraint::OptionalAttribute => continue,
            Constraint::Attribute | Constraint::Buildable => {}
            Constraint::Other => input_types.push(format!("type(${name})")),
        }
        written.push(format!("${name}"));
    }
    for (constraint, name) in values_in(results) {
        if Constraint::of(document, constraint) == Constraint::Other {
            output_types.push(format!("type(${name})"));
        }
    }
    let mut format = written.join(", ");
    format.push_str(if format.is_empty() { "attr-dict" } else { " attr-dict" });
    if !input_types.is_empty() {
        format.push_str(&format!(" `:` {}", input_types.join(", ")));
    }
    match (output_types.is_empty(), input_types.is_empty()) {
        (true, _) => {}
        (false, true) => format.push_str(&format!(" `:` {}", output_types.join(", "))),
        (false, false) => format.push_str(&format!(" `->` {}", output_types.join(", "))),
    }
    Some(format)
}

/// The text of a dag after its operator, up to the parenthesis that closes it.
fn dag_after<'t>(record: &'t [u8], begins: &[u8]) -> &'t [u8] {
    let Some(at) = memmem::find(record, begins) else { return b"" };
    let rest = record.get(at + begins.len()..).unwrap_or_default();
    let mut depth = 1_usize;
    let end = rest.iter().position(|byte| {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    rest.get(..end.unwrap_or(0)).unwrap_or_default()
}

/// The values of a dag: the name of the constraint, and of the value.
fn values_in(dag: &[u8]) -> Vec<(&[u8], String)> {
    let mut depth = 0_usize;
    let values = dag.split(|byte| {
        match byte {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        *byte == b',' && depth == 0
    });
    let values = values.filter_map(|text| {
        let text = text.trim_ascii();
        let constraint = text.get(..word_len(text))?;
        Some((constraint, lossy(names_in(text).last()?)))
    });
    values.collect()
}

/// The kinds of constraints that formats treat differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Constraint {
    Attribute,
    /// An attribute that may be absent, or has a value by default.
    OptionalAttribute,
    /// A type that needs not be written.
    Buildable,
    Other,
}

impl Constraint {
    /// The kind of a record or a class.
    fn of(document: Document<'_>, name: &[u8]) -> Constraint {
        let optional: [&[u8]; 4] =
            [b"UnitAttr", b"UnitProp", b"OptionalAttr", b"DefaultValuedAttr"];
        if optional.contains(&name) || name.starts_with(b"Default") {
            return Constraint::OptionalAttribute;
        }
        let record = named(document, &document.evaluation.defs, name)
            .or_else(|| class_named(document, name));
        let Some(record) = record else { return Constraint::Other };
        let store = document.store();
        let attributes = [&b"AttrConstraint"[..], b"Property"];
        let is_attribute = attributes
            .into_iter()
            .filter_map(|class| class_named(document, class))
            .any(|class| class == record || store.is_subclass(record, class));
        let builder = store.field_named(record, b"builderCall").map(|field| field.value);
        let builder = builder.map(|value| document.printer().unquoted(value));
        let is_buildable = builder.is_some_and(|call| !call.is_empty() && *call != *b"?");
        match (is_attribute, is_buildable) {
            (true, _) => Constraint::Attribute,
            (false, true) => Constraint::Buildable,
            (false, false) => Constraint::Other,
        }
    }
}
