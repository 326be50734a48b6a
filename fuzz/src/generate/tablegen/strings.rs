//! Operators that make strings.

use super::bangs::Make;
use super::definitions::Ty;
use super::mistakes::Mistake;
use super::writer::Writer;

pub(super) const TEXTS: &[Make] = &[
    |w, d| w.several("!strconcat", &Ty::Text, d),
    |w, d| {
        let operands = [w.value(&Ty::Text, d), w.value(&Ty::Text, d), w.value(&Ty::Text, d)];
        // The pattern must not be empty.
        let target = if w.below(2) == 0 {
            "\"a\"".to_owned()
        } else {
            format!("!strconcat(\"b\", {})", operands[0])
        };
        w.call("!subst", &[target, operands[1].clone(), operands[2].clone()])
    },
    |w, d| {
        let start = if w.slips(Mistake::NoValue) { 99 } else { w.between(0, 3) };
        let text = w.value(&Ty::Text, d);
        let text = format!("!strconcat(\"xyz\", {text})");
        if w.one_in(3) {
            w.call("!substr", &[text, start.to_string()])
        } else {
            let length = w.between(0, 5).to_string();
            w.call("!substr", &[text, start.to_string(), length])
        }
    },
    |w, d| {
        let text = w.value(&Ty::Text, d);
        w.call("!tolower", &[text])
    },
    |w, d| {
        let text = w.value(&Ty::Text, d);
        w.call("!toupper", &[text])
    },
    |w, d| {
        let of = [Ty::Text, Ty::Int, Ty::Bit, Ty::Bits(3)];
        let of = w.pick(&of).clone();
        let list = w.value(&Ty::list(of), d);
        let between = w.value(&Ty::Text, d.min(1));
        w.call("!interleave", &[list, between])
    },
    |w, d| {
        let ty = [Ty::Int, Ty::Text, Ty::list(Ty::Int), Ty::Dag, Ty::Bits(3), Ty::list(Ty::Text)];
        let ty = w.pick(&ty).clone();
        let value = w.value(&ty, d);
        w.call("!repr", &[value])
    },
    |w, d| match w.class_type() {
        Some(ty) => {
            let value = w.value(&ty, d);
            w.call("!cast<string>", &[value])
        }
        None => w.string(),
    },
    |w, d| {
        let ty = if w.one_in(3) { Ty::Bit } else { Ty::Int };
        let value = w.value(&ty, d);
        w.call("!cast<string>", &[value])
    },
    |w, d| {
        let (dag, at) = w.keyed_dag(&Ty::Int, d);
        // The name is requested by number alone.
        let at = at.trim_matches('"').trim_start_matches('k').to_owned();
        w.call("!getdagname", &[dag, at])
    },
    |w, d| {
        let dag = w.value(&Ty::Dag, d);
        format!("!getdagopname(!setdagopname({dag}, {}))", w.string())
    },
    |w, d| {
        let list = w.filled(&Ty::Text, d);
        w.call("!head", &[list])
    },
    |w, d| {
        let list = w.value(&Ty::list(Ty::Text), d);
        w.fold(&Ty::Text, &Ty::Text, &list, d)
    },
    |w, d| w.pasted(d),
    |w, d| w.pasted(d),
];

impl Writer<'_, '_> {
    /// Generates strings and integers joined by `#`. The text to the left of the first is a value; the text after one
    /// is a string unless it is a local name.
    fn pasted(&mut self, depth: usize) -> String {
        let mut text = match self.below(4) {
            0 if self.has_name => "NAME".to_owned(),
            1 => format!("!cast<string>({})", self.value(&Ty::Int, depth.min(1))),
            _ => self.value(&Ty::Text, depth),
        };
        for _ in 0..=self.below(3) {
            let next = match self.below(6) {
                0 => self.string(),
                1 => self.pasteable(&Ty::Text).unwrap_or_else(|| "verbatim".to_owned()),
                2 => self.pasteable(&Ty::Int).unwrap_or_else(|| "7".to_owned()),
                3 => self.between(0, 99).to_string(),
                4 => format!("{}op", self.prefix),
                _ => format!("!cast<string>({})", self.value(&Ty::Int, depth.min(1))),
            };
            text = format!("{text} # {next}");
        }
        text
    }
}
