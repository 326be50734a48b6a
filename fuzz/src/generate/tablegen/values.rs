//! Values of a type: literals, names, suffixes, and the choice between them and the operators.

use super::bangs::Make;
use super::definitions::{Kind, Ty, Variable};
use super::mistakes::Mistake;
use super::writer::Writer;
use super::{bangs, lists, records, strings};

/// The length of the lists that every program begins with.
pub(super) const LENGTH: usize = 4;

/// Characters and escapes in strings.
const PIECES: [&str; 16] =
    ["a", "b", "abc", "B", "Q", "x1", "_", " ", ", ", "\\n", "\\\"", "\\\\", "$x", "%", "é", "\\t"];

impl Writer<'_, '_> {
    /// A value of a type.
    pub(super) fn value(&mut self, ty: &Ty, depth: usize) -> String {
        if self.slips(Mistake::UnknownName) {
            return "unknown_name".to_owned();
        }
        if self.slips(Mistake::UnknownOperator) {
            return "!nothing(1)".to_owned();
        }
        if self.slips(Mistake::WrongType) {
            let other = if *ty == Ty::Dag { Ty::Int } else { Ty::Dag };
            return self.value(&other, depth);
        }
        if depth == 0 || self.is_over() {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        match self.below(12) {
            0 => self.leaf(ty),
            1 => self.literal(ty, depth),
            2 | 3 => self.named(ty).unwrap_or_else(|| self.literal(ty, depth)),
            4 | 5 => self.suffixed(ty, depth).unwrap_or_else(|| self.literal(ty, depth)),
            6 => self.selected(ty, depth),
            _ => self.operator(ty, depth),
        }
    }

    /// A value for a field or an argument of a type, perhaps of another type that is converted.
    pub(super) fn assigned(&mut self, ty: &Ty, depth: usize) -> String {
        if self.one_in(5) {
            let found = self.visible(|writer, variable| writer.known.converts(&variable.ty, ty));
            if !found.is_empty() {
                return self.pick(&found).name.clone();
            }
        }
        match ty {
            Ty::Int if self.one_in(12) => format!("0b{:b}", self.between(0, 31)),
            Ty::Bit if self.one_in(12) => "0b1".to_owned(),
            Ty::Bit if self.one_in(12) => format!("{}{{{}}}", self.between(0, 255), self.below(9)),
            Ty::Text if self.one_in(12) => {
                format!("{} # {}", self.between(0, 99), self.between(0, 99))
            }
            _ => self.value(ty, depth),
        }
    }

    /// A value without parts, if the type has one.
    pub(super) fn leaf(&mut self, ty: &Ty) -> String {
        if self.below(2) == 1
            && let Some(name) = self.named(ty)
        {
            return name;
        }
        self.literal(ty, 0)
    }

    fn operator(&mut self, ty: &Ty, depth: usize) -> String {
        let choices: &[Make] = match ty {
            Ty::Int => bangs::INTEGERS,
            Ty::Bit => bangs::BITS,
            Ty::Text => strings::TEXTS,
            Ty::Dag => bangs::DAGS,
            Ty::List(of) => return lists::operator(self, of, depth),
            Ty::Record(class) => return records::operator(self, *class, depth),
            Ty::Bits(width) => return self.bits(*width, depth),
        };
        let make = *self.pick(choices);
        make(self, depth)
    }

    /// A literal, whose parts may be any values.
    pub(super) fn literal(&mut self, ty: &Ty, depth: usize) -> String {
        match ty {
            Ty::Bit => (*self.pick(&["true", "false", "1", "0"])).to_owned(),
            Ty::Bits(width) => self.bits_literal(*width, depth),
            Ty::Int => self.integer(),
            Ty::Text => self.string(),
            Ty::Dag => self.dag(depth),
            Ty::List(of) => {
                let length = self.below(4);
                self.list(of, length, depth)
            }
            Ty::Record(class) => self.record(*class, depth).unwrap_or_else(|| "?".to_owned()),
        }
    }

    fn integer(&mut self) -> String {
        match self.below(14) {
            0..=5 => self.between(0, 9).to_string(),
            6 => self.between(-9, -1).to_string(),
            7 => format!("+{}", self.between(0, 99)),
            8 => format!("0x{:x}", self.between(0, 255)),
            9 => format!("0x{:X}", self.between(0, 70_000)),
            10 => format!("!cast<int>(0b{:b})", self.between(0, 31)),
            11 => self.between(-1000, 100_000).to_string(),
            12 => self.between(0, i64::MAX).to_string(),
            _ => (*self.pick(&[
                "0x7fffffffffffffff",
                "-9223372036854775808",
                "9223372036854775807",
                "0xffffffffffffffff",
                "007",
            ]))
            .to_owned(),
        }
    }

    /// Generates a string literal, with a known length if it is plain.
    pub(super) fn string(&mut self) -> String {
        match self.below(9) {
            0 => format!("\"{}{}\"", self.pick(&PIECES), self.pick(&PIECES)),
            1 => "\"\"".to_owned(),
            2 => format!("\"{}\" \"{}\"", self.pick(&PIECES), self.pick(&PIECES)),
            3 => format!(
                "[{{ {}; ]] }} \n \" }}]",
                self.pick(&["a", "return 1", "if (x) { y }", "\\n"])
            ),
            4 => format!("\"{}\"", self.between(-3, 30)),
            _ => format!("\"{}{}\"", self.pick(&PIECES[..6]), self.pick(&PIECES[..6])),
        }
    }

    fn bits_literal(&mut self, width: usize, depth: usize) -> String {
        match self.below(6) {
            0 => self.between(0, (1 << width) - 1).to_string(),
            1 | 2 => {
                let value = self.between(0, (1 << width) - 1);
                format!("0b{value:0width$b}")
            }
            3 => format!("0x{:x}", self.between(0, (1 << width) - 1)),
            4 if depth > 0 => {
                let first = 1 + self.below(width);
                let mut parts = vec![if first == 1 {
                    self.value(&Ty::Bit, depth)
                } else {
                    let value = self.between(0, (1 << first) - 1);
                    format!("0b{value:0first$b}")
                }];
                for _ in first..width {
                    parts.push(self.value(&Ty::Bit, depth - 1));
                }
                format!("{{{}}}", parts.join(", "))
            }
            _ => {
                let bits: Vec<&str> = (0..width).map(|_| *self.pick(&["0", "1", "true"])).collect();
                format!("{{ {} }}", bits.join(", "))
            }
        }
    }

    /// Bits of a width: parts of other values.
    fn bits(&mut self, width: usize, depth: usize) -> String {
        match self.below(4) {
            0 => {
                let value = self.value(&Ty::Int, depth);
                format!("!cast<bits<{width}>>(!and({value}, {}))", (1 << width) - 1)
            }
            1 => {
                let low = self.below(5);
                let value = self.between(0, 100_000);
                let range = self.range_text(low + width - 1, low);
                format!("{value}{{{range}}}")
            }
            2 => {
                let wider = width + self.below(4);
                let low = self.below(wider - width + 1);
                match self.named(&Ty::Bits(wider)) {
                    Some(name) => {
                        let range = self.range_text(low + width - 1, low);
                        format!("{name}{{{range}}}")
                    }
                    None => self.bits_literal(width, depth),
                }
            }
            _ => self.bits_literal(width, depth),
        }
    }

    /// Bits from one to another one, in one of the ways to write that.
    pub(super) fn range_text(&mut self, from: usize, to: usize) -> String {
        if from == to && self.below(2) == 0 {
            return from.to_string();
        }
        match self.below(4) {
            0 => format!("{from}-{to}"),
            1 => format!("{from}...{to}"),
            2 if from == to + 1 => format!("{from}, {to}"),
            _ => format!("{from} ... {to}"),
        }
    }

    /// Generates a list of `length` elements.
    pub(super) fn list(&mut self, of: &Ty, length: usize, depth: usize) -> String {
        let elements: Vec<String> =
            (0..length).map(|_| self.value(of, depth.saturating_sub(1))).collect();
        let typed =
            length == 0 || matches!(of, Ty::Bits(_) | Ty::Bit | Ty::Record(_)) || self.one_in(6);
        let ty = if typed { format!("<{}>", self.type_text(of)) } else { String::new() };
        // A bracket and a brace together begin code.
        let space =
            if elements.first().is_some_and(|first| first.starts_with('{')) { " " } else { "" };
        format!("[{space}{}]{ty}", elements.join(", "))
    }

    /// A dag, with an operator that there always is.
    fn dag(&mut self, depth: usize) -> String {
        let op = self.dag_operator();
        let count = self.below(4);
        let mut arguments = Vec::new();
        for number in 0..count {
            arguments.push(self.dag_argument(number, depth));
        }
        as_dag(&op, &arguments)
    }

    /// One of the records that every program begins with, now and then with a name.
    fn dag_operator(&mut self) -> String {
        let op = self.op();
        if self.one_in(6) { format!("{op}:$op") } else { op }
    }

    /// One of the records that every program begins with.
    pub(super) fn op(&mut self) -> String {
        let name = *self.pick(&["op", "op", "other"]);
        format!("{}{name}", self.prefix)
    }

    fn dag_argument(&mut self, number: usize, depth: usize) -> String {
        let depth = depth.saturating_sub(1);
        let ty = [Ty::Int, Ty::Int, Ty::Text, Ty::Dag, Ty::Bit, Ty::list(Ty::Int)];
        let ty = self.pick(&ty).clone();
        match self.below(7) {
            0 => format!("$n{number}"),
            1 => format!("?:$n{number}"),
            2 => self.op(),
            3 => self.value(&ty, depth),
            _ => format!("{}:$n{number}", self.value(&ty, depth)),
        }
    }

    /// The name of something that is of a type and visible.
    pub(super) fn named(&mut self, ty: &Ty) -> Option<String> {
        let found = self.visible(|writer, variable| writer.known.fits(&variable.ty, ty));
        if let Ty::Record(class) = ty
            && (found.is_empty() || self.below(2) == 0)
        {
            return self.record(*class, 0);
        }
        if found.is_empty() { None } else { Some(self.pick(&found).name.clone()) }
    }

    /// The name of something of exactly a type that `#` does not take as a text.
    pub(super) fn pasteable(&mut self, ty: &Ty) -> Option<String> {
        let found = self.visible(|_, variable| variable.kind != Kind::Global && variable.ty == *ty);
        if found.is_empty() { None } else { Some(self.pick(&found).name.clone()) }
    }

    /// A field of a record, an element of a list, a bit.
    fn suffixed(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        match self.below(3) {
            0 => {
                if *ty == Ty::Bit {
                    let width = 1 + self.below(8);
                    let bit = self.below(width);
                    return Some(match self.named(&Ty::Bits(width)) {
                        Some(name) => format!("{name}{{{bit}}}"),
                        None => format!("!cast<bit>({}{{{bit}}})", self.between(0, 255)),
                    });
                }
                self.element(ty, depth)
            }
            _ => self.field(ty, depth),
        }
    }

    /// An element of a list that has a name.
    fn element(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        let at = self.below(LENGTH);
        match ty {
            Ty::Int if self.one_in(2) => Some(format!("{}numbers[{at}]", self.prefix)),
            Ty::Text if self.one_in(2) => Some(format!("{}texts[{at}]", self.prefix)),
            _ => {
                let list = self.pasteable(&Ty::list(ty.clone()))?;
                let other = self.value(ty, depth);
                Some(format!("!if(!gt(!size({list}), {at}), {list}[{at}], {other})"))
            }
        }
    }

    /// A field of something.
    fn field(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        let mut found: Vec<String> = Vec::new();
        for Variable { name, ty: owner, .. } in
            self.visible(|_, variable| matches!(variable.ty, Ty::Record(_)))
        {
            if let Ty::Record(class) = owner {
                let fields = &self.known.classes[class].fields;
                let fits = fields.iter().filter(|field| self.is_set(field, ty));
                found.extend(fits.map(|field| format!("{name}.{}", field.name)));
            }
        }
        for record in &self.known.records {
            let fits = record.fields.iter().filter(|field| self.is_set(field, ty));
            found.extend(fits.map(|field| format!("{}.{}", record.name, field.name)));
        }
        let mut classes = Vec::new();
        for (number, class) in self.known.classes.iter().enumerate() {
            if class.is_ready() {
                let fits = class.fields.iter().filter(|field| self.is_set(field, ty));
                classes.extend(fits.map(|field| (number, field.name.clone())));
            }
        }
        if depth > 0 && !classes.is_empty() && (found.is_empty() || self.below(3) == 0) {
            let (class, field) = self.pick(&classes).clone();
            return Some(format!("{}.{field}", self.anonymous(class, depth - 1)));
        }
        if found.is_empty() { None } else { Some(self.pick(&found).clone()) }
    }

    fn is_set(&self, field: &super::definitions::Field, ty: &Ty) -> bool {
        field.state != super::definitions::State::Open && self.known.fits(&field.ty, ty)
    }

    /// One of several values, by a condition.
    fn selected(&mut self, ty: &Ty, depth: usize) -> String {
        let condition = self.condition(depth);
        let (first, second) = (self.value(ty, depth), self.value(ty, depth));
        if self.below(3) > 0 {
            return format!("!if({condition}, {first}, {second})");
        }
        let more = if self.one_in(2) {
            format!("{}: {}, ", self.condition(depth), self.value(ty, depth))
        } else {
            String::new()
        };
        format!("!cond({condition}: {first}, {more}true: {second})")
    }

    /// Generates a condition of `!if`.
    pub(super) fn condition(&mut self, depth: usize) -> String {
        let ty = if self.one_in(5) { Ty::Int } else { Ty::Bit };
        self.value(&ty, depth)
    }

    /// Makes the operand list of an operator, now and then with one too many.
    pub(super) fn call(&mut self, operator: &str, operands: &[String]) -> String {
        let more = if self.slips(Mistake::TooManyOperands) { ", 1, 2, 3" } else { "" };
        format!("{operator}({}{more})", operands.join(", "))
    }
}

/// A dag. What begins with a bracket would be a suffix of the operator.
pub(super) fn as_dag(op: &str, arguments: &[String]) -> String {
    let suffix = arguments
        .first()
        .is_some_and(|first| first.starts_with(['[', '{']) && !first.starts_with("[{"));
    let op = if suffix && !op.contains(':') { format!("{op}:$op") } else { op.to_owned() };
    format!("({op} {})", arguments.join(", "))
}
