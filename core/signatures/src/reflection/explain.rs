//! Reflection for people: a signature in Python's style, and a line for each argument and result.

use super::convention::{is_dict, representation, tensor_type};
use super::json::write_string;
use super::model::{ForeignTag, RecordId, RecordKind, Reflection, SequenceTag};
use std::fmt::Write as _;

/// The function as a Python signature with MLIR's types, such as `(arg0: tensor<4xf32>, *, mask: i32) -> {"y":
/// tensor<4xf32>}`.
///
/// Unnamed arguments have the names of `names` if given, else `arg0`, `arg1`, ...; named ones follow after `*`, in
/// their order. Results are as a caller gets them: none, one, or a tuple of several. A list is `[..]`, a tuple
/// `(..)`, a structure `{"key": ..}`, a list of any length `list[..]`, a null record `None`, an unknown type `Any`.
#[must_use]
pub fn signature(reflection: &Reflection<'_>, names: &[&str]) -> String {
    let mut out = String::from("(");
    let mut first = true;
    let mut separate = |out: &mut String| {
        if !first {
            out.push_str(", ");
        }
        first = false;
    };
    let arguments = reflection.arguments().unwrap_or_default();
    let named = |id: &RecordId| matches!(reflection.record(*id).kind, RecordKind::Named { .. });
    for (index, id) in arguments.iter().enumerate().filter(|(_, id)| !named(id)) {
        separate(&mut out);
        // Writing to a String cannot fail.
        let _ = match names.get(index) {
            Some(name) => write!(out, "{name}: "),
            None => write!(out, "arg{index}: "),
        };
        write_type(&mut out, reflection, *id);
    }
    if arguments.iter().any(named) {
        separate(&mut out);
        out.push('*');
    }
    for id in arguments.iter().filter(|id| named(id)) {
        separate(&mut out);
        write_type(&mut out, reflection, *id);
    }
    out.push_str(") -> ");
    let results = reflection.results().unwrap_or_default();
    match results {
        [only] => write_type(&mut out, reflection, *only),
        [] => out.push_str("None"),
        several => write_list(&mut out, reflection, "(", several, ")"),
    }
    out
}

/// The type of one record, as [`signature`] writes it.
#[must_use]
pub fn type_text(reflection: &Reflection<'_>, id: RecordId) -> String {
    let mut out = String::new();
    write_type(&mut out, reflection, id);
    out
}

/// A line for each argument and result: its meaning for the caller, how it is passed, its class and its
/// representation at compile time and at run time. Each line ends with LF.
#[must_use]
pub fn explain(reflection: &Reflection<'_>) -> String {
    let mut out = signature(reflection, &[]);
    out.push('\n');
    for (index, id) in reflection.arguments().unwrap_or_default().iter().enumerate() {
        let how = match reflection.record(*id).kind {
            RecordKind::Named { name, .. } => {
                let mut quoted = String::new();
                write_string(&mut quoted, &reflection.text(name));
                format!("argument {index}, by keyword {quoted}")
            }
            _ => format!("argument {index}, by position"),
        };
        line(&mut out, reflection, *id, &how);
    }
    if reflection.results_are_inlined() {
        out.push_str("the items of the result are the results of the VM function:\n");
        inlined_results(&mut out, reflection);
        return out;
    }
    for (index, id) in reflection.results().unwrap_or_default().iter().enumerate() {
        line(&mut out, reflection, *id, &format!("result {index}"));
    }
    out
}

/// Writes the items of the only result; each is a result of the VM function.
fn inlined_results(out: &mut String, reflection: &Reflection<'_>) {
    let [only] = reflection.results().unwrap_or_default() else { return };
    match reflection.record(*only).kind {
        RecordKind::Sequence { slots, .. } => {
            for (index, id) in reflection.children(slots).iter().enumerate() {
                line(out, reflection, *id, &format!("result {index}"));
            }
        }
        RecordKind::Dict { entries, .. } => {
            for (index, entry) in reflection.entries(entries).iter().enumerate() {
                let mut key = String::new();
                write_string(&mut key, &reflection.text(entry.key));
                line(out, reflection, entry.slot, &format!("result {index}, item {key}"));
            }
        }
        _ => {}
    }
}

fn line(out: &mut String, reflection: &Reflection<'_>, id: RecordId, how: &str) {
    let slot = reflection.unnamed(id);
    let shown = representation(reflection, id);
    let _ = writeln!(
        out,
        "{how}: {}; {}, compiled as {}, passed as {}",
        type_text(reflection, slot),
        shown.class.name(),
        shown.compile_time,
        shown.run_time,
    );
    if is_dict(reflection.record(slot).kind) {
        out.push_str("  only the values are passed, in the order of the record\n");
    }
}

/// Appends the type of a record. Recursion is bounded by the depth of the JSON.
fn write_type(out: &mut String, reflection: &Reflection<'_>, id: RecordId) {
    let record = reflection.record(id);
    match record.kind {
        RecordKind::Primitive(primitive) => {
            let _ = write!(out, "{primitive}");
        }
        RecordKind::Unknown => out.push_str("Any"),
        RecordKind::Null => out.push_str("None"),
        RecordKind::OtherWord => {
            let _ = write!(out, "<{}>", reflection.text(record.node));
        }
        RecordKind::Named { name, slot } => {
            let _ = write!(out, "{}: ", reflection.text(name));
            write_type(out, reflection, slot);
        }
        RecordKind::NdArray { element, .. } => match tensor_type(reflection, id) {
            Some(tensor) => out.push_str(&tensor),
            None => {
                out.push_str("ndarray[");
                write_type(out, reflection, element);
                out.push(']');
            }
        },
        RecordKind::Sequence { tag, slots } => {
            let slots = reflection.children(slots);
            match (tag, slots.len()) {
                (SequenceTag::Slist, _) => write_list(out, reflection, "[", slots, "]"),
                (SequenceTag::Stuple, 1) => write_list(out, reflection, "(", slots, ",)"),
                (SequenceTag::Stuple, _) => write_list(out, reflection, "(", slots, ")"),
            }
        }
        RecordKind::Dict { entries, .. } => {
            out.push('{');
            for (index, entry) in reflection.entries(entries).iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                write_string(out, &reflection.text(entry.key));
                out.push_str(": ");
                write_type(out, reflection, entry.slot);
            }
            out.push('}');
        }
        RecordKind::HomogeneousList { element } => {
            write_list(out, reflection, "list[", &[element], "]");
        }
        RecordKind::Foreign { tag, fields } => {
            let fields = reflection.children(fields);
            match tag {
                ForeignTag::UniformList => write_list(out, reflection, "list[", fields, "]"),
                ForeignTag::UniformDict => write_list(out, reflection, "dict[", fields, "]"),
                ForeignTag::Tuple => write_list(out, reflection, "(", fields, ")"),
            }
        }
        RecordKind::OtherCompound { tag } => {
            let _ = write!(out, "<{}>", reflection.text(tag));
        }
        RecordKind::Malformed => out.push_str("<malformed>"),
    }
}

fn write_list(
    out: &mut String,
    reflection: &Reflection<'_>,
    open: &str,
    items: &[RecordId],
    close: &str,
) {
    out.push_str(open);
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write_type(out, reflection, *item);
    }
    out.push_str(close);
}
