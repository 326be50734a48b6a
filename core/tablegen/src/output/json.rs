//! All records as JSON (`--dump-json`).

use crate::store::{FieldKind, Printer, RecordId, RecordKind, Value, ValueId};
use crate::{Evaluation, Session};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The version of the format.
const VERSION: u32 = 1;

/// Appends what `llvm-tblgen --dump-json` prints, but for the places in `!locs`, which are those of
/// `locate`: a file, a line and a column for a record.
pub fn write_json(
    session: &Session,
    evaluation: &Evaluation,
    locate: &dyn Fn(RecordId) -> Vec<String>,
    out: &mut String,
) {
    let printer = session.printer(evaluation);
    let store = session.store();
    let mut instances: BTreeMap<Vec<u8>, Vec<Vec<u8>>> =
        evaluation.classes.iter().map(|&class| (printer.name(class), Vec::new())).collect();
    let mut defs: Vec<_> = evaluation.defs.iter().map(|&def| (printer.name(def), def)).collect();
    defs.sort();
    for (name, def) in &defs {
        for class in store.superclasses(*def) {
            instances.entry(printer.name(class)).or_default().push(name.clone());
        }
    }
    let writer = Writer { printer };
    out.push_str("{\"!instanceof\":{");
    for (index, (class, names)) in instances.iter().enumerate() {
        separate(index, out);
        write_string(class, out);
        out.push_str(":[");
        for (index, name) in names.iter().enumerate() {
            separate(index, out);
            write_string(name, out);
        }
        out.push(']');
    }
    let _ = write!(out, "}},\"!tablegen_json_version\":{VERSION}");
    for (name, def) in &defs {
        out.push(',');
        write_string(name, out);
        out.push(':');
        writer.write_record(*def, name, &locate(*def), out);
    }
    out.push_str("}\n");
}

/// A comma before all but the first.
fn separate(index: usize, out: &mut String) {
    if index > 0 {
        out.push(',');
    }
}

#[derive(Clone, Copy)]
struct Writer<'s> {
    printer: Printer<'s>,
}

impl Writer<'_> {
    fn write_record(self, id: RecordId, name: &[u8], locations: &[String], out: &mut String) {
        let store = self.printer.store;
        let record = store.record(id);
        let is_anonymous = record.kind == RecordKind::Anonymous;
        let _ = write!(out, "{{\"!anonymous\":{is_anonymous},\"!fields\":[");
        let fields = || record.fields.iter().filter(|it| !record.arguments.contains(&it.name));
        for (index, field) in fields().filter(|it| it.kind == FieldKind::Field).enumerate() {
            separate(index, out);
            write_string(&self.printer.unquoted(field.name), out);
        }
        out.push_str("],\"!locs\":[");
        for (index, location) in locations.iter().enumerate() {
            separate(index, out);
            write_string(location.as_bytes(), out);
        }
        out.push_str("],\"!name\":");
        write_string(name, out);
        out.push_str(",\"!superclasses\":[");
        for (index, class) in store.superclasses(id).into_iter().enumerate() {
            separate(index, out);
            write_string(&self.printer.name(class), out);
        }
        out.push(']');
        for field in fields() {
            out.push(',');
            write_string(&self.printer.unquoted(field.name), out);
            out.push(':');
            self.write_value(field.value, out);
        }
        out.push('}');
    }

    fn write_value(self, id: ValueId, out: &mut String) {
        let store = self.printer.store;
        match store.kind(id) {
            Value::Unset => out.push_str("null"),
            Value::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Value::Bits(slice) | Value::List(_, slice) => {
                out.push('[');
                for (index, part) in store.parts(slice).enumerate() {
                    separate(index, out);
                    self.write_value(part, out);
                }
                out.push(']');
            }
            Value::Int(number) => {
                let _ = write!(out, "{number}");
            }
            Value::String(symbol, _) => write_string(store.interner.text(symbol), out),
            other => self.write_object(id, other, out),
        }
    }

    /// A value that JSON has no form of its own for.
    fn write_object(self, id: ValueId, value: Value, out: &mut String) {
        let store = self.printer.store;
        out.push_str("{\"printable\":");
        write_string(&self.printer.value(id), out);
        match value {
            Value::Def(record) => {
                out.push_str(",\"kind\":\"def\",\"def\":");
                write_string(&self.printer.name(record), out);
            }
            Value::Variable(name, _) => {
                out.push_str(",\"kind\":\"var\",\"var\":");
                write_string(&self.printer.unquoted(name), out);
            }
            Value::VariableBit(whole, bit) if matches!(store.kind(whole), Value::Variable(..)) => {
                out.push_str(",\"kind\":\"varbit\",\"var\":");
                write_string(&self.printer.value(whole), out);
                let _ = write!(out, ",\"index\":{bit}");
            }
            Value::Dag(operator, name, slice) => {
                out.push_str(",\"kind\":\"dag\",\"operator\":");
                self.write_value(operator, out);
                if let Some(name) = name {
                    out.push_str(",\"name\":");
                    write_string(store.interner.text(name), out);
                }
                out.push_str(",\"args\":[");
                for (index, (argument, name)) in store.dag_arguments(slice).enumerate() {
                    separate(index, out);
                    out.push('[');
                    self.write_value(argument, out);
                    out.push(',');
                    match name {
                        Some(name) => write_string(store.interner.text(name), out),
                        None => out.push_str("null"),
                    }
                    out.push(']');
                }
                out.push(']');
            }
            _ => out.push_str(",\"kind\":\"complex\""),
        }
        out.push('}');
    }
}

/// Appends a JSON string of bytes that should be UTF-8.
fn write_string(text: &[u8], out: &mut String) {
    abide_source::diagnostic::write_json_string(out, &String::from_utf8_lossy(text));
}
