//! All records as JSON (`--dump-json`).

use super::BUFFER_BYTES;
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{
    Field, FieldKind, Printer, Record, RecordId, RecordKind, Value, ValueId, write_number,
};
use crate::{Evaluation, Session};
use abide_source::diagnostic::json_escaped;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::io::{self, Write};
use std::rc::Rc;

/// The version of the format.
const VERSION: u32 = 1;

/// The path of a file and a line in it, counted from 1; `None` if unknown.
pub type Locate<'l> = dyn Fn(Location) -> Option<(&'l str, u32)> + 'l;

/// Writes the output of `llvm-tblgen --dump-json`; the places in `!locs` have the names of files without folders. Each
/// class and each record begins a line.
///
/// # Errors
/// The error of `out`.
pub fn write_json(
    session: &Session,
    evaluation: &Evaluation,
    locate: &Locate<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let printer = session.printer(evaluation);
    let mut defs: Vec<_> = evaluation.defs.iter().map(|&def| (printer.name(def), def)).collect();
    defs.sort_unstable();
    let mut writer = Writer::new(printer, out);
    writer.text("{\"!instanceof\":{\n");
    writer.instances(&evaluation.classes, &defs);
    writer.text("},\n\"!tablegen_json_version\":");
    writer.number(i64::from(VERSION));
    for (name, def) in &defs {
        writer.text(",\n");
        writer.drain();
        writer.string(name);
        writer.text(":");
        writer.record(*def, name, locate);
    }
    writer.text("}\n");
    writer.finish()
}

/// A record with its name.
type Named<'s> = (Cow<'s, [u8]>, RecordId);

struct Writer<'s> {
    printer: Printer<'s>,
    sink: &'s mut dyn Write,
    /// The error of the sink.
    outcome: io::Result<()>,
    /// The output not yet written.
    out: Vec<u8>,
    /// A printed value, before it becomes a string.
    printed: Vec<u8>,
    /// The symbols that are known to need no escapes.
    plain: Vec<bool>,
    /// The places of the classes in their order.
    places: FxHashMap<RecordId, usize>,
    /// The superclasses that records inherit through one of their parents.
    lineages: FxHashMap<RecordId, Rc<Lineage>>,
}

/// A class, after all its superclasses.
struct Lineage {
    /// The indices of these classes.
    places: Vec<usize>,
    /// Their names as strings, with commas between.
    text: Vec<u8>,
}

impl<'s> Writer<'s> {
    fn new(printer: Printer<'s>, sink: &'s mut dyn Write) -> Writer<'s> {
        Writer {
            printer,
            sink,
            outcome: Ok(()),
            out: Vec::with_capacity(BUFFER_BYTES * 2),
            printed: Vec::new(),
            plain: vec![false; printer.store.interner.count()],
            places: FxHashMap::default(),
            lineages: FxHashMap::default(),
        }
    }

    /// Writes the buffered output once it is a block. It ends with a line, because standard output searches for the
    /// last line end.
    fn drain(&mut self) {
        if self.out.len() >= BUFFER_BYTES {
            self.write();
        }
    }

    fn write(&mut self) {
        if self.outcome.is_ok() {
            let is_utf8 = self.out.is_ascii() || std::str::from_utf8(&self.out).is_ok();
            self.outcome = match is_utf8 {
                true => self.sink.write_all(&self.out),
                // Invalid UTF-8 can only be within a string.
                false => self.sink.write_all(String::from_utf8_lossy(&self.out).as_bytes()),
            };
        }
        self.out.clear();
    }

    fn finish(mut self) -> io::Result<()> {
        self.write();
        self.outcome
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn number(&mut self, number: i64) {
        write_number(number, &mut self.out);
    }

    fn string(&mut self, bytes: &[u8]) {
        let out = &mut self.out;
        out.push(b'"');
        json_escaped(bytes, &mut |piece| out.extend_from_slice(piece));
        out.push(b'"');
    }

    /// A symbol as a string. Most are names that come again and again.
    fn symbol(&mut self, symbol: Symbol) {
        let text = self.printer.store.interner.text(symbol);
        let number = symbol.number() as usize;
        if self.plain.get(number) == Some(&true) {
            self.out.push(b'"');
            self.out.extend_from_slice(text);
            self.out.push(b'"');
            return;
        }
        let start = self.out.len();
        self.string(text);
        if let Some(is_plain) = self.plain.get_mut(number) {
            *is_plain = self.out.len() - start == text.len() + 2;
        }
    }

    /// The name of a field or record as a string.
    fn name(&mut self, name: ValueId) {
        match self.printer.store.kind(name) {
            Value::String(symbol, _) => self.symbol(symbol),
            _ => self.printed(name),
        }
    }

    /// Writes each element, with commas between them.
    fn list<T>(&mut self, elements: impl Iterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        for (index, element) in elements.enumerate() {
            if index > 0 {
                self.out.push(b',');
            }
            write(self, element);
        }
    }

    /// The records of each class.
    fn instances(&mut self, classes: &[RecordId], defs: &[Named<'_>]) {
        let mut instances: Vec<_> =
            classes.iter().map(|&class| (self.printer.name(class), Vec::new())).collect();
        self.places = classes.iter().copied().zip(0..).collect();
        for (index, &(_, def)) in defs.iter().enumerate() {
            for &(parent, _) in &self.printer.store.record(def).parents {
                for &place in &self.lineage(parent).places {
                    if let Some((_, of)) = instances.get_mut(place) {
                        of.push(index);
                    }
                }
            }
        }
        instances.sort();
        for (index, (class, of)) in instances.iter().enumerate() {
            if index > 0 {
                self.text(",\n");
                self.drain();
            }
            self.string(class);
            self.text(":[");
            self.list(of.iter().filter_map(|&index| defs.get(index)), |this, &(_, def)| {
                this.name(this.printer.store.record(def).name);
            });
            self.text("]");
        }
    }

    /// The lineage of a class: its superclasses and itself.
    fn lineage(&mut self, class: RecordId) -> Rc<Lineage> {
        if let Some(lineage) = self.lineages.get(&class) {
            return Rc::clone(lineage);
        }
        let mut classes = self.printer.store.superclasses(class);
        classes.push(class);
        let start = self.out.len();
        self.list(classes.iter(), |this, &class| this.name(this.printer.store.record(class).name));
        let places = classes.iter().filter_map(|class| self.places.get(class).copied()).collect();
        let lineage = Rc::new(Lineage { places, text: self.out.split_off(start) });
        self.lineages.insert(class, Rc::clone(&lineage));
        lineage
    }

    fn record(&mut self, id: RecordId, name: &[u8], locate: &Locate<'_>) {
        let record = self.printer.store.record(id);
        let is_anonymous = record.kind == RecordKind::Anonymous;
        self.text(if is_anonymous { "{\"!anonymous\":true" } else { "{\"!anonymous\":false" });
        self.text(",\"!fields\":[");
        let declared = fields(record).filter(|it| it.kind == FieldKind::Field);
        self.list(declared, |this, field| this.name(field.name));
        self.text("],\"!locs\":[");
        let places = record.locations.iter().filter_map(|&location| locate(location));
        self.list(places, |this, (path, line)| {
            let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
            this.string(name.as_bytes());
            this.out.pop();
            this.text(":");
            this.number(i64::from(line));
            this.text("\"");
        });
        self.text("],\"!name\":");
        self.string(name);
        self.text(",\"!superclasses\":[");
        self.list(record.parents.iter(), |this, &(parent, _)| {
            let lineage = this.lineage(parent);
            this.out.extend_from_slice(&lineage.text);
        });
        self.text("]");
        for field in fields(record) {
            self.text(",");
            self.name(field.name);
            self.text(":");
            self.value(field.value);
        }
        self.text("}");
    }

    fn value(&mut self, id: ValueId) {
        let store = self.printer.store;
        match store.kind(id) {
            Value::Unset | Value::Lost(_) => self.text("null"),
            Value::Bit(bit) => self.text(if bit { "1" } else { "0" }),
            Value::Bits(slice) | Value::List(_, slice) => {
                self.text("[");
                self.list(store.parts(slice), Writer::value);
                self.text("]");
            }
            Value::Int(number) => self.number(number),
            Value::String(symbol, _) => self.symbol(symbol),
            other => self.object(id, other),
        }
    }

    /// A value that JSON has no form of its own for; its members in the order of their names.
    fn object(&mut self, id: ValueId, value: Value) {
        let printer = self.printer;
        match value {
            Value::Def(record) => {
                self.text("{\"def\":");
                self.name(printer.store.record(record).name);
                self.text(",\"kind\":\"def\"");
            }
            Value::Variable(..) => self.text("{\"kind\":\"var\""),
            Value::VariableBit(whole, bit)
                if matches!(printer.store.kind(whole), Value::Variable(..)) =>
            {
                self.text("{\"index\":");
                self.number(i64::from(bit));
                self.text(",\"kind\":\"varbit\"");
            }
            Value::Dag(..) => self.dag(value),
            _ => self.text("{\"kind\":\"complex\""),
        }
        self.text(",\"printable\":");
        self.printed(id);
        if let Value::Variable(..) = value {
            self.text(",\"var\":");
            self.printed(id);
        }
        if let Value::VariableBit(whole, _) = value
            && matches!(printer.store.kind(whole), Value::Variable(..))
        {
            self.text(",\"var\":");
            self.printed(whole);
        }
        self.text("}");
    }

    /// A value as text.
    fn printed(&mut self, id: ValueId) {
        let mut printed = std::mem::take(&mut self.printed);
        self.printer.write(id, &mut printed);
        self.string(&printed);
        printed.clear();
        self.printed = printed;
    }

    /// The members of a dag that come before what all objects have.
    fn dag(&mut self, value: Value) {
        let Value::Dag(operator, name, slice) = value else { return };
        let store = self.printer.store;
        self.text("{\"args\":[");
        self.list(store.dag_arguments(slice), |this, (argument, name)| {
            this.text("[");
            this.value(argument);
            this.text(",");
            match name {
                Some(name) => this.value(name),
                None => this.text("null"),
            }
            this.text("]");
        });
        self.text("],\"kind\":\"dag\"");
        if let Some(name) = name {
            self.text(",\"name\":");
            self.value(name);
        }
        self.text(",\"operator\":");
        self.value(operator);
    }
}

/// The fields of a record, without template arguments.
fn fields(record: &Record) -> impl Iterator<Item = &Field> {
    record.fields.iter().filter(|field| !record.arguments.contains(&field.name))
}
