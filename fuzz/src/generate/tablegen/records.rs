//! Values that are records: named, anonymous, or results of operators.

use super::definitions::{Argument, Ty};
use super::mistakes::Mistake;
use super::writer::Writer;

/// The maximum depth of an anonymous record in the arguments of others.
const MAX_RECORD_DEPTH: usize = 2;

/// An operator that makes a record of a class.
pub(super) fn operator(w: &mut Writer<'_, '_>, class: usize, depth: usize) -> String {
    let name = w.known.classes[class].name.clone();
    let ty = Ty::Record(class);
    if !w.has_record(class) {
        return "?".to_owned();
    }
    match w.below(7) {
        0 => match w.record_named(class) {
            Some(record) => w.call(&format!("!cast<{name}>"), &[format!("\"{record}\"")]),
            None => w.literal(&ty, depth),
        },
        1 => {
            let value = w.value(&ty, depth);
            w.call(&format!("!cast<{name}>"), &[value])
        }
        2 => {
            let list = w.filled(&ty, depth);
            w.call("!head", &[list])
        }
        3 => {
            let (dag, key) = w.keyed_dag(&ty, depth);
            w.call(&format!("!getdagarg<{name}>"), &[dag, key])
        }
        4 => match w.record_named(class) {
            Some(record) => {
                let depth = depth.min(1);
                let argument = w.value(&Ty::Int, depth);
                w.call(&format!("!getdagop<{name}>"), &[format!("({record} {argument})")])
            }
            None => w.literal(&ty, depth),
        },
        5 => {
            let operands = [w.value(&ty, 0), w.value(&ty, 0), w.value(&ty, depth)];
            w.call("!subst", &operands)
        }
        _ => {
            let list = w.filled(&ty, depth);
            w.call("!head", &[format!("!tail(!listconcat({list}, {list}))")])
        }
    }
}

impl Writer<'_, '_> {
    /// Whether a value of a class can be written.
    pub(super) fn has_record(&self, class: usize) -> bool {
        let known = &self.known;
        let ready = |number: usize| known.is_a(number, class) && known.classes[number].is_ready();
        (0..known.classes.len()).any(ready) || self.records_of(class).next().is_some()
    }

    fn records_of(&self, class: usize) -> impl Iterator<Item = &str> {
        let records = self.known.records.iter();
        let fits = records.filter(move |record| record.classes.contains(&class));
        fits.map(|record| &record.name[..])
    }

    /// A record of a class that has a name.
    pub(super) fn record_named(&mut self, class: usize) -> Option<String> {
        let records: Vec<String> = self.records_of(class).map(str::to_owned).collect();
        if records.is_empty() { None } else { Some(self.pick(&records).clone()) }
    }

    /// A record of a class, by its name or without one.
    pub(super) fn record(&mut self, class: usize, depth: usize) -> Option<String> {
        if let Some(record) = self.record_named(class)
            && (depth == 0 || self.below(3) > 0)
        {
            return Some(record);
        }
        let known = &self.known;
        let ready =
            |number: &usize| known.is_a(*number, class) && known.classes[*number].is_ready();
        let classes: Vec<usize> = (0..known.classes.len()).filter(ready).collect();
        if classes.is_empty() {
            return None;
        }
        let class = *self.pick(&classes);
        Some(self.anonymous(class, depth))
    }

    /// A record without a name.
    pub(super) fn anonymous(&mut self, class: usize, depth: usize) -> String {
        let (name, arguments) = {
            let class = &self.known.classes[class];
            (class.name.clone(), class.arguments.clone())
        };
        format!("{name}<{}>", self.arguments(&arguments, depth.min(MAX_RECORD_DEPTH)))
    }

    /// A class with arguments, as a parent.
    pub(super) fn reference(&mut self, name: &str, arguments: &[Argument], depth: usize) -> String {
        if self.slips(Mistake::UnknownClass) {
            return "no_such_class".to_owned();
        }
        let values = self.arguments(arguments, depth);
        if values.is_empty() && self.below(4) > 0 {
            return name.to_owned();
        }
        format!("{name}<{values}>")
    }

    /// Values for arguments: the first by position, the others by name.
    fn arguments(&mut self, arguments: &[Argument], depth: usize) -> String {
        let by_position =
            if self.below(3) > 0 { arguments.len() } else { self.below(arguments.len() + 1) };
        let mut values = Vec::new();
        let mut named = false;
        for (number, argument) in arguments.iter().enumerate() {
            let left_out = argument.optional && self.below(3) == 0;
            if left_out || (!argument.optional && self.slips(Mistake::MissingArgument)) {
                named = true;
                continue;
            }
            let value = self.assigned(&argument.ty, depth);
            if named || number >= by_position {
                named = true;
                values.push(format!("{} = {value}", argument.name));
            } else {
                values.push(value);
            }
        }
        if self.slips(Mistake::TooManyArguments) {
            values.push("1".to_owned());
        }
        if self.slips(Mistake::UnknownArgument) {
            values.push("no_such_argument = 1".to_owned());
        }
        values.join(", ")
    }
}
