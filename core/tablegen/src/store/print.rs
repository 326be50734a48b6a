//! Values, types and records as `llvm-tblgen` prints them.

use super::{
    Binary, Field, FieldKind, RecordId, Slice, Store, StringFormat, Ternary, Type, TypeId, Unary,
    Value, ValueId,
};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The numbers of anonymous names, in the order in which one reading of a file gave them.
pub type Numbers = FxHashMap<u32, u32>;

/// Prints the content of a store.
#[derive(Debug, Clone, Copy)]
pub struct Printer<'s> {
    /// The printed store.
    pub store: &'s Store,
    /// The numbers of anonymous names.
    pub numbers: &'s Numbers,
}

/// The depth to which values are printed; deeper ones are `...`.
const MAX_PRINTED_DEPTH: u32 = 400;

/// The length of a printed value, in bytes, after which nested values become `...`. A value may have parts in common
/// with itself, so that its text is much longer than its memory.
const MAX_BYTES: usize = 1 << 26;

/// The same for a value in a message.
const MAX_MESSAGE_BYTES: usize = 1 << 14;

/// The limits of printing a value.
#[derive(Debug, Clone, Copy)]
struct Bounds {
    /// The levels that are left.
    depth: u32,
    /// The length of the output at which printing ends.
    end: usize,
}

impl Bounds {
    fn new(start: usize, max_bytes: usize) -> Bounds {
        Bounds { depth: MAX_PRINTED_DEPTH, end: start.saturating_add(max_bytes) }
    }

    /// The bounds of a nested value. `None` if it is too deep, or if the output is too long.
    fn within(self, out: &[u8]) -> Option<Bounds> {
        let depth = self.depth.checked_sub(1)?;
        (out.len() <= self.end).then_some(Bounds { depth, ..self })
    }
}

impl<'s> Printer<'s> {
    /// Appends a value as printed within others: strings have quotes.
    pub fn write(self, id: ValueId, out: &mut Vec<u8>) {
        self.write_value(id, Bounds::new(out.len(), MAX_BYTES), out);
    }

    /// Prints a value as within others: strings have quotes.
    #[must_use]
    pub fn value(self, id: ValueId) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(id, &mut out);
        out
    }

    /// Appends a value by itself: strings have no quotes.
    fn write_unquoted(self, id: ValueId, out: &mut Vec<u8>) {
        match self.store.kind(id) {
            Value::String(symbol, _) => out.extend_from_slice(self.store.interner.text(symbol)),
            _ => self.write(id, out),
        }
    }

    fn write_name(self, record: RecordId, out: &mut Vec<u8>) {
        self.write_unquoted(self.store.record(record).name, out);
    }

    /// A value by itself: strings have no quotes.
    #[must_use]
    pub fn unquoted(self, id: ValueId) -> Cow<'s, [u8]> {
        match self.store.kind(id) {
            Value::String(symbol, _) => Cow::Borrowed(self.store.interner.text(symbol)),
            _ => Cow::Owned(self.value(id)),
        }
    }

    /// A value in a message.
    #[must_use]
    pub fn text(self, id: ValueId) -> String {
        let mut out = Vec::new();
        self.write_value(id, Bounds::new(0, MAX_MESSAGE_BYTES), &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The name of a record.
    #[must_use]
    pub fn name(self, record: RecordId) -> Cow<'s, [u8]> {
        self.unquoted(self.store.record(record).name)
    }

    /// A type.
    #[must_use]
    pub fn type_text(self, id: TypeId) -> String {
        match self.store.type_kind(id) {
            Type::Bit => "bit".to_owned(),
            Type::Int => "int".to_owned(),
            Type::String => "string".to_owned(),
            Type::Dag => "dag".to_owned(),
            Type::Bits(width) => format!("bits<{width}>"),
            Type::List(element) => format!("list<{}>", self.type_text(element)),
            Type::Record(_) => {
                let classes = self.store.classes_of(id);
                let name =
                    |&class: &RecordId| String::from_utf8_lossy(&self.name(class)).into_owned();
                let names: Vec<_> = classes.iter().map(name).collect();
                match names.as_slice() {
                    [one] => one.clone(),
                    _ => format!("{{{}}}", names.join(", ")),
                }
            }
        }
    }

    fn write_value(self, id: ValueId, bounds: Bounds, out: &mut Vec<u8>) {
        let Some(bounds) = bounds.within(out) else {
            out.extend_from_slice(b"...");
            return;
        };
        let interner = &self.store.interner;
        match self.store.kind(id) {
            Value::Unset => out.push(b'?'),
            Value::Lost(symbol) => out.extend_from_slice(interner.text(symbol)),
            Value::Bit(bit) => out.push(if bit { b'1' } else { b'0' }),
            Value::Int(value) => write_number(value, out),
            Value::String(symbol, format) => {
                let (open, close): (&[u8], &[u8]) = match format {
                    StringFormat::String => (b"\"", b"\""),
                    StringFormat::Code => (b"[{", b"}]"),
                };
                out.extend_from_slice(open);
                out.extend_from_slice(interner.text(symbol));
                out.extend_from_slice(close);
            }
            Value::Bits(slice) => {
                out.extend_from_slice(b"{ ");
                self.write_list(self.store.parts(slice).rev(), bounds, out);
                out.extend_from_slice(b" }");
            }
            Value::List(_, slice) => {
                out.push(b'[');
                self.write_list(self.store.parts(slice), bounds, out);
                out.push(b']');
            }
            Value::AnonymousName(number) => {
                let number = self.numbers.get(&number).copied().unwrap_or(number);
                out.extend_from_slice(b"anonymous_");
                write_number(i64::from(number), out);
            }
            Value::Variable(name, _) => self.write_unquoted(name, out),
            Value::VariableBit(value, bit) => {
                self.write_value(value, bounds, out);
                out.push(b'{');
                write_number(i64::from(bit), out);
                out.push(b'}');
            }
            Value::Def(record) => self.write_name(record, out),
            Value::Field(record, name, _) => {
                self.write_value(record, bounds, out);
                out.push(b'.');
                out.extend_from_slice(interner.text(name));
            }
            Value::Instance(class, slice) => self.write_instance(class, slice, bounds, out),
            Value::Dag(..) => self.write_dag(id, bounds, out),
            _ => self.write_operator(id, bounds, out),
        }
    }

    fn write_list(self, values: impl Iterator<Item = ValueId>, bounds: Bounds, out: &mut Vec<u8>) {
        for (index, value) in values.enumerate() {
            if index > 0 {
                out.extend_from_slice(b", ");
            }
            self.write_value(value, bounds, out);
            if out.len() > bounds.end {
                return;
            }
        }
    }

    fn write_instance(self, class: RecordId, slice: Slice, bounds: Bounds, out: &mut Vec<u8>) {
        self.write_name(class, out);
        out.push(b'<');
        for (index, argument) in self.store.instance_arguments(slice).enumerate() {
            if index > 0 {
                out.extend_from_slice(b", ");
            }
            let name = self.store.record(class).arguments.get(argument.index as usize);
            match (argument.is_named, name) {
                (true, Some(&name)) => self.write_value(name, bounds, out),
                _ => write_number(i64::from(argument.index), out),
            }
            out.extend_from_slice(b": ");
            self.write_value(argument.value, bounds, out);
        }
        out.push(b'>');
    }

    fn write_dag(self, id: ValueId, bounds: Bounds, out: &mut Vec<u8>) {
        let Value::Dag(operator, name, slice) = self.store.kind(id) else { return };
        out.push(b'(');
        self.write_value(operator, bounds, out);
        if let Some(name) = name {
            out.extend_from_slice(b":$");
            self.write_unquoted(name, out);
        }
        for (index, (argument, name)) in self.store.dag_arguments(slice).enumerate() {
            out.extend_from_slice(if index == 0 { b" " } else { b", " });
            self.write_value(argument, bounds, out);
            if let Some(name) = name {
                out.extend_from_slice(b":$");
                self.write_unquoted(name, out);
            }
        }
        out.push(b')');
    }

    fn write_operator(self, id: ValueId, bounds: Bounds, out: &mut Vec<u8>) {
        let mut call = |name: &str, operands: &[ValueId]| {
            out.extend_from_slice(name.as_bytes());
            out.push(b'(');
            self.write_list(operands.iter().copied(), bounds, out);
            out.push(b')');
        };
        match self.store.kind(id) {
            Value::Unary(Unary::Cast, value, type_) => {
                call(&format!("!cast<{}>", self.type_text(type_)), &[value]);
            }
            Value::Unary(operator, value, _) => call(operator.text(), &[value]),
            Value::Binary(Binary::GetDagArg, a, b, type_) => {
                call(&format!("!getdagarg<{}>", self.type_text(type_)), &[a, b]);
            }
            Value::Binary(Binary::ListElement | Binary::ListSlice, list, index, _) => {
                self.write_value(list, bounds, out);
                out.push(b'[');
                self.write_value(index, bounds, out);
                out.push(b']');
            }
            Value::Binary(Binary::RangeClosed, first, last, _) => {
                self.write_value(first, bounds, out);
                out.extend_from_slice(b"...");
                self.write_value(last, bounds, out);
            }
            Value::Binary(operator, a, b, _) => call(operator.text(), &[a, b]),
            Value::Ternary(operator @ (Ternary::Foreach | Ternary::Filter), name, b, c, _) => {
                out.extend_from_slice(operator.text().as_bytes());
                out.push(b'(');
                self.write_unquoted(name, out);
                out.extend_from_slice(b", ");
                self.write_list([b, c].into_iter(), bounds, out);
                out.push(b')');
            }
            Value::Ternary(operator, a, b, c, _) => call(operator.text(), &[a, b, c]),
            Value::IsA(type_, value) => {
                call(&format!("!isa<{}>", self.type_text(type_)), &[value]);
            }
            Value::Exists(type_, value) => {
                call(&format!("!exists<{}>", self.type_text(type_)), &[value]);
            }
            Value::Instances(type_, value) => {
                call(&format!("!instances<{}>", self.type_text(type_)), &[value]);
            }
            Value::Fold(slice, _) => self.write_fold(slice, bounds, out),
            Value::Cond(slice, _) => self.write_cond(slice, bounds, out),
            _ => {}
        }
    }

    fn write_fold(self, slice: Slice, bounds: Bounds, out: &mut Vec<u8>) {
        out.extend_from_slice(b"!foldl(");
        for (index, part) in self.store.parts(slice).enumerate() {
            if index > 0 {
                out.extend_from_slice(b", ");
            }
            match index {
                2 | 3 => self.write_unquoted(part, out),
                _ => self.write_value(part, bounds, out),
            }
        }
        out.push(b')');
    }

    fn write_cond(self, slice: Slice, bounds: Bounds, out: &mut Vec<u8>) {
        out.extend_from_slice(b"!cond(");
        for (index, part) in self.store.parts(slice).enumerate() {
            match index % 2 {
                _ if index == 0 => {}
                0 => out.extend_from_slice(b", "),
                _ => out.extend_from_slice(b": "),
            }
            self.write_value(part, bounds, out);
        }
        out.push(b')');
    }

    /// A record as `--print-records` prints it, without the word before its name.
    pub fn write_record(self, id: RecordId, out: &mut Vec<u8>) {
        let record = self.store.record(id);
        self.write_name(id, out);
        let mut arguments: FxHashMap<ValueId, Option<&Field>> =
            record.arguments.iter().map(|&name| (name, None)).collect();
        if !arguments.is_empty() {
            for field in &record.fields {
                if let Some(place) = arguments.get_mut(&field.name) {
                    place.get_or_insert(field);
                }
            }
            out.push(b'<');
            for (index, name) in record.arguments.iter().enumerate() {
                if index > 0 {
                    out.extend_from_slice(b", ");
                }
                if let Some(field) = arguments.get(name).copied().flatten() {
                    self.write_field(field, out);
                }
            }
            out.push(b'>');
        }
        out.extend_from_slice(b" {");
        let classes = self.store.superclasses(id);
        if !classes.is_empty() {
            out.extend_from_slice(b"\t//");
            for class in classes {
                out.push(b' ');
                self.write_name(class, out);
            }
        }
        out.push(b'\n');
        for kind in [FieldKind::Field, FieldKind::Normal] {
            for field in &record.fields {
                if field.kind == kind && !arguments.contains_key(&field.name) {
                    out.extend_from_slice(b"  ");
                    self.write_field(field, out);
                    out.extend_from_slice(b";\n");
                }
            }
        }
        out.extend_from_slice(b"}\n");
    }

    fn write_field(self, field: &Field, out: &mut Vec<u8>) {
        if field.kind == FieldKind::Field {
            out.extend_from_slice(b"field ");
        }
        let type_text = match self.store.kind(field.value) {
            Value::String(_, StringFormat::Code) if field.type_ == TypeId::STRING => {
                "code".to_owned()
            }
            _ => self.type_text(field.type_),
        };
        out.extend_from_slice(type_text.as_bytes());
        out.push(b' ');
        self.write_unquoted(field.name, out);
        out.extend_from_slice(b" = ");
        self.write(field.value, out);
    }
}

/// Appends an integer.
pub(crate) fn write_number(number: i64, out: &mut Vec<u8>) {
    if number < 0 {
        out.push(b'-');
    }
    let start = out.len();
    let mut rest = number.unsigned_abs();
    loop {
        out.push(b'0' + (rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.get_mut(start..).unwrap_or_default().reverse();
}

impl Unary {
    /// The text of the operator.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Unary::Cast => "!cast",
            Unary::Empty => "!empty",
            Unary::GetDagOp => "!getdagop",
            Unary::GetDagOpName => "!getdagopname",
            Unary::Head => "!head",
            Unary::Initialized => "!initialized",
            Unary::ListFlatten => "!listflatten",
            Unary::LogTwo => "!logtwo",
            Unary::Not => "!not",
            Unary::Repr => "!repr",
            Unary::Size => "!size",
            Unary::Tail => "!tail",
            Unary::ToLower => "!tolower",
            Unary::ToUpper => "!toupper",
        }
    }
}

impl Binary {
    /// The text of the operator.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Binary::Add => "!add",
            Binary::And => "!and",
            Binary::Con => "!con",
            Binary::Div => "!div",
            Binary::Eq => "!eq",
            Binary::Ge => "!ge",
            Binary::GetDagArg => "!getdagarg",
            Binary::GetDagName => "!getdagname",
            Binary::Gt => "!gt",
            Binary::Interleave => "!interleave",
            Binary::Le => "!le",
            Binary::ListConcat => "!listconcat",
            Binary::ListRemove => "!listremove",
            Binary::ListSplat => "!listsplat",
            Binary::Lt => "!lt",
            Binary::Match => "!match",
            Binary::Mul => "!mul",
            Binary::Ne => "!ne",
            Binary::Or => "!or",
            Binary::SetDagOp => "!setdagop",
            Binary::SetDagOpName => "!setdagopname",
            Binary::Shl => "!shl",
            Binary::Sra => "!sra",
            Binary::Srl => "!srl",
            Binary::StrConcat => "!strconcat",
            Binary::Sub => "!sub",
            Binary::Xor => "!xor",
            Binary::ListElement | Binary::ListSlice => "[]",
            Binary::RangeClosed => "...",
        }
    }
}

impl Ternary {
    /// The text of the operator.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Ternary::Dag => "!dag",
            Ternary::Filter => "!filter",
            Ternary::Find => "!find",
            Ternary::Foreach => "!foreach",
            Ternary::If => "!if",
            Ternary::Range => "!range",
            Ternary::SetDagArg => "!setdagarg",
            Ternary::SetDagName => "!setdagname",
            Ternary::Subst => "!subst",
            Ternary::Substr => "!substr",
        }
    }
}
