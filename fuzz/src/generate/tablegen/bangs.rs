//! Operators that make integers, bits and dags.

use super::definitions::{Kind, Ty, Variable};
use super::mistakes::Mistake;
use super::values::as_dag;
use super::writer::Writer;

/// Writes a value whose operands have at most this depth.
pub(super) type Make = fn(&mut Writer<'_, '_>, usize) -> String;

pub(super) const INTEGERS: &[Make] = &[
    |w, d| w.several("!add", &Ty::Int, d),
    |w, d| w.several("!mul", &Ty::Int, d),
    |w, d| w.several("!and", &Ty::Int, d),
    |w, d| w.several("!or", &Ty::Int, d),
    |w, d| w.several("!xor", &Ty::Int, d),
    |w, d| w.two("!sub", &Ty::Int, d),
    |w, d| {
        let by = if w.slips(Mistake::NoValue) { 0 } else { w.between(1, 9) };
        let by = if w.one_in(4) { -by } else { by };
        let value = w.value(&Ty::Int, d);
        w.call("!div", &[value, by.to_string()])
    },
    |w, d| w.shift("!shl", d),
    |w, d| w.shift("!sra", d),
    |w, d| w.shift("!srl", d),
    |w, d| {
        let value = w.value(&Ty::Int, d);
        format!("!logtwo(!add(!and({value}, 255), 1))")
    },
    |w, d| {
        let value = w.sized(d);
        w.call("!size", &[value])
    },
    |w, d| {
        let (text, part) = (w.value(&Ty::Text, d), w.value(&Ty::Text, d));
        if w.one_in(3) {
            format!("!find({text}, {part}, 0)")
        } else {
            w.call("!find", &[text, part])
        }
    },
    |w, d| {
        let ty = [Ty::Bits(4), Ty::Bit, Ty::Int, Ty::Bits(1), Ty::Bits(7)];
        let ty = w.pick(&ty).clone();
        // A value that is folded at once must have the declared type.
        let value = w.named(&ty).unwrap_or_else(|| w.between(0, 1).to_string());
        let _ = d;
        w.call("!cast<int>", &[value])
    },
    |w, d| {
        let list = w.value(&Ty::list(Ty::Int), d);
        w.fold(&Ty::Int, &Ty::Int, &list, d)
    },
    |w, d| {
        let list = w.value(&Ty::list(Ty::Text), d);
        w.fold(&Ty::Int, &Ty::Text, &list, d)
    },
    |w, d| {
        let list = w.filled(&Ty::Int, d);
        w.call("!head", &[list])
    },
    |w, d| {
        let (dag, key) = w.keyed_dag(&Ty::Int, d);
        w.call("!getdagarg<int>", &[dag, key])
    },
];

pub(super) const BITS: &[Make] = &[
    |w, d| {
        let value = w.value(&Ty::Int, d);
        w.call("!not", &[value])
    },
    |w, d| w.compared("!eq", true, d),
    |w, d| w.compared("!ne", true, d),
    |w, d| w.compared("!lt", false, d),
    |w, d| w.compared("!le", false, d),
    |w, d| w.compared("!gt", false, d),
    |w, d| w.compared("!ge", false, d),
    |w, d| w.several("!and", &Ty::Bit, d),
    |w, d| w.several("!or", &Ty::Bit, d),
    |w, d| w.several("!xor", &Ty::Bit, d),
    |w, d| {
        let value = w.sized(d);
        w.call("!empty", &[value])
    },
    |w, d| {
        let ty = w.any_type();
        let value = if w.one_in(5) { "?".to_owned() } else { w.value(&ty, d) };
        w.call("!initialized", &[value])
    },
    |w, d| {
        let text = w.value(&Ty::Text, d);
        let pattern = ["a", "^[ab]*$", "b+|x", ".", "^$", "[^a-z]", "a(b|c)?", "\\\\n"];
        let pattern = format!("\"{}\"", w.pick(&pattern));
        w.call("!match", &[text, pattern])
    },
    |w, d| w.is_of_class(d),
    |w, d| {
        let ty = [Ty::Int, Ty::Text, Ty::Bit, Ty::list(Ty::Int), Ty::Dag];
        let (asked, ty) = (w.pick(&ty).clone(), w.pick(&ty).clone());
        let value = w.value(&ty, d);
        let operator = format!("!isa<{}>", w.known.text(&asked));
        w.call(&operator, &[value])
    },
    |w, d| w.exists(d),
    |w, d| {
        let list = w.filled(&Ty::Bit, d);
        w.call("!head", &[list])
    },
    |w, d| {
        let value = w.value(&Ty::Bit, d);
        w.call("!cast<bit>", &[value])
    },
];

pub(super) const DAGS: &[Make] = &[
    |w, d| {
        let op = w.op();
        let (first, second) = (w.dag_of(&op, d), w.dag_of(&op, d));
        w.call("!con", &[first, second])
    },
    |w, d| {
        let op = w.op();
        let length = w.below(4);
        let values = if w.one_in(6) { "?".to_owned() } else { w.list(&Ty::Int, length, d) };
        let names: Vec<String> = (0..length).map(|number| format!("\"m{number}\"")).collect();
        let names = format!("[{}]<string>", names.join(", "));
        let names = if values != "?" && w.one_in(3) { "?".to_owned() } else { names };
        w.call("!dag", &[op, values, names])
    },
    |w, d| {
        let (dag, key) = w.keyed_dag(&Ty::Int, d);
        let ty = [Ty::Int, Ty::Text, Ty::Dag];
        let ty = w.pick(&ty).clone();
        let value = w.value(&ty, d);
        w.call("!setdagarg", &[dag, key, value])
    },
    |w, d| {
        let (dag, key) = w.keyed_dag(&Ty::Int, d);
        let name = if w.one_in(5) { "?" } else { "\"renamed\"" };
        w.call("!setdagname", &[dag, key, name.to_owned()])
    },
    |w, d| {
        let (dag, op) = (w.value(&Ty::Dag, d), w.op());
        w.call("!setdagop", &[dag, op])
    },
    |w, d| {
        let (dag, name) = (w.value(&Ty::Dag, d), w.value(&Ty::Text, 0));
        w.call("!setdagopname", &[dag, name])
    },
    |w, d| {
        // The operator is mapped like each argument, so it must stay a record.
        let (dag, name) = (w.value(&Ty::Dag, d), w.local_name());
        let body = name.clone();
        w.call("!foreach", &[name, dag, body])
    },
    |w, d| {
        let length = 1 + w.below(3);
        let list = w.list(&Ty::Dag, length, d);
        w.call("!head", &[list])
    },
];

impl Writer<'_, '_> {
    /// An operator with two operands or more.
    pub(super) fn several(&mut self, operator: &str, ty: &Ty, depth: usize) -> String {
        let count = if self.one_in(4) { 3 + self.below(2) } else { 2 };
        let operands: Vec<String> = (0..count).map(|_| self.value(ty, depth)).collect();
        self.call(operator, &operands)
    }

    pub(super) fn two(&mut self, operator: &str, ty: &Ty, depth: usize) -> String {
        let operands = [self.value(ty, depth), self.value(ty, depth)];
        self.call(operator, &operands)
    }

    fn shift(&mut self, operator: &str, depth: usize) -> String {
        let by = self.between(0, 63);
        let value = self.value(&Ty::Int, depth);
        self.call(operator, &[value, by.to_string()])
    }

    /// Generates a value that has a size: a string, a list, a dag.
    fn sized(&mut self, depth: usize) -> String {
        let ty = [Ty::Text, Ty::list(Ty::Int), Ty::list(Ty::Text), Ty::Dag];
        let ty = self.pick(&ty).clone();
        self.value(&ty, depth)
    }

    /// Two values against each other; records and dags are equal or not, but none is the greater.
    fn compared(&mut self, operator: &str, records: bool, depth: usize) -> String {
        let ty = match self.below(if records { 7 } else { 6 }) {
            0..=2 => Ty::Int,
            3 => Ty::Text,
            4 => Ty::Bit,
            5 => Ty::Bits(4),
            _ => self.class_type().unwrap_or(Ty::Int),
        };
        self.two(operator, &ty, depth)
    }

    /// A list with at least one element.
    pub(super) fn filled(&mut self, of: &Ty, depth: usize) -> String {
        let length = if self.slips(Mistake::NoValue) { 0 } else { 1 + self.below(3) };
        self.list(of, length, depth)
    }

    /// Folds a list, from a value of a type to another one of that type.
    pub(super) fn fold(&mut self, ty: &Ty, of: &Ty, list: &str, depth: usize) -> String {
        // The type of the start is that of all that follows.
        let start = match ty {
            Ty::Bit => format!("!cast<bit>({})", self.value(ty, depth)),
            Ty::List(of) => self.list(of, 0, 0),
            _ => self.value(ty, depth),
        };
        let (sum, each) = (self.local_name(), self.local_name());
        let variable = |name: &str, ty: &Ty| Variable {
            name: name.to_owned(),
            ty: ty.clone(),
            kind: Kind::Local,
        };
        let body = self.with(variable(&sum, ty), |writer| {
            writer.with(variable(&each, of), |writer| writer.value(ty, depth))
        });
        self.call("!foldl", &[start, list.to_owned(), sum, each, body])
    }

    /// A dag with an operator, whose arguments are of any kind.
    fn dag_of(&mut self, op: &str, depth: usize) -> String {
        let count = self.below(3);
        let mut arguments = Vec::new();
        for _ in 0..count {
            let ty = [Ty::Int, Ty::Text, Ty::Dag, Ty::Bits(3)];
            let ty = self.pick(&ty).clone();
            let name = format!(":$c{}", self.below(9));
            let name = if self.one_in(3) { String::new() } else { name };
            arguments.push(self.value(&ty, depth.saturating_sub(1)) + &name);
        }
        as_dag(op, &arguments)
    }

    /// A dag with named arguments of a type, and a key of one of them.
    pub(super) fn keyed_dag(&mut self, ty: &Ty, depth: usize) -> (String, String) {
        let op = self.op();
        let count = 1 + self.below(3);
        let at = if self.slips(Mistake::NoValue) { count + 1 } else { self.below(count) };
        let arguments: Vec<String> =
            (0..count).map(|number| format!("{}:$k{number}", self.value(ty, depth))).collect();
        let key = if self.below(2) == 0 { at.to_string() } else { format!("\"k{at}\"") };
        (as_dag(&op, &arguments), key)
    }

    fn is_of_class(&mut self, depth: usize) -> String {
        let (asked, of) = (self.class_type(), self.class_type());
        let (Some(asked), Some(of)) = (asked, of) else { return "true".to_owned() };
        let operator = format!("!isa<{}>", self.type_text(&asked));
        let value = self.value(&of, depth);
        self.call(&operator, &[value])
    }

    fn exists(&mut self, depth: usize) -> String {
        let Some(Ty::Record(class)) = self.class_type() else { return "false".to_owned() };
        let record = if self.known.records.is_empty() || self.below(3) == 0 {
            self.value(&Ty::Text, depth.min(1))
        } else {
            let records = self.known.records.clone();
            format!("\"{}\"", self.pick(&records).name)
        };
        let operator = format!("!exists<{}>", self.known.classes[class].name);
        self.call(&operator, &[record])
    }
}
