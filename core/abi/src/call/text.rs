//! A call as a person would write it.

use super::tree::{Structure, write_path};
use super::{Call, Placed, Slot, SlotType};
use crate::explain::shortened;
use abide_mlir::annotations::Fact;
use std::fmt;

/// `f32[3]`, `f32[n,2*k + 1]`; a tensor without dims as its elements.
impl fmt::Display for SlotType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SlotType::Other(text) => f.write_str(text),
            SlotType::Array(element, None) => write!(f, "{element}[*]"),
            SlotType::Array(element, Some(dims)) if dims.is_empty() => f.write_str(element),
            SlotType::Array(element, Some(dims)) => write!(f, "{element}[{}]", dims.join(",")),
        }
    }
}

/// `(params: {b: f32[3] donated -> result.b}, x: f32[8,4]) -> {b: f32[3]}`.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::from("(");
        match &self.arguments {
            None => out.push_str("..."),
            Some(arguments) => {
                let mut leaf = |out: &mut String, number: usize| {
                    if let Some(slot) = arguments.get(number) {
                        self.write_slot(out, slot);
                    }
                };
                match structure(arguments) {
                    Some(structure) => structure.write_items(&mut out, &mut leaf),
                    None => write_flat(&mut out, arguments, &mut leaf),
                }
            }
        }
        out.push_str(") -> ");
        match &self.results {
            None => out.push_str("..."),
            Some(results) if results.is_empty() => out.push_str("None"),
            Some(results) => {
                let mut leaf = |out: &mut String, number: usize| {
                    if let Some(slot) = results.get(number) {
                        self.write_slot(out, slot);
                    }
                };
                match structure_of_results(results) {
                    Some(structure) => structure.write(&mut out, &mut leaf),
                    None if results.len() == 1 => leaf(&mut out, 0),
                    None => {
                        out.push('(');
                        for number in 0..results.len() {
                            out.push_str(if number > 0 { ", " } else { "" });
                            leaf(&mut out, number);
                        }
                        out.push(')');
                    }
                }
            }
        }
        f.write_str(&out)
    }
}

/// The structure of arguments; `None` if some have no path, or paths do not fit together.
fn structure(arguments: &[Slot]) -> Option<Structure> {
    let mut structure = Structure::new();
    for (number, slot) in arguments.iter().enumerate() {
        if slot.path.is_empty() {
            return None;
        }
        structure.insert(&slot.path, number).ok()?;
    }
    Some(structure)
}

fn structure_of_results(results: &[Slot]) -> Option<Structure> {
    let mut structure = Structure::new();
    for (number, slot) in results.iter().enumerate() {
        structure.insert(&slot.path, number).ok()?;
    }
    Some(structure)
}

/// Arguments one by one: with their paths, their names or their numbers.
fn write_flat(out: &mut String, slots: &[Slot], leaf: &mut dyn FnMut(&mut String, usize)) {
    for (number, slot) in slots.iter().enumerate() {
        out.push_str(if number > 0 { ", " } else { "" });
        let mut name = String::new();
        write_path(&mut name, &slot.path);
        let name = if name.is_empty() { slot.name.clone() } else { Some(name) };
        out.push_str(&name.unwrap_or_else(|| format!("arg{number}")));
        out.push_str(": ");
        leaf(out, number);
    }
}

impl Call {
    /// The path of a result for people: `result.params.b`.
    #[must_use]
    pub fn result_path(&self, number: usize) -> String {
        let mut out = String::from("result");
        let result = self.results.as_deref().and_then(|results| results.get(number));
        match result {
            Some(result) if !result.path.is_empty() => {
                write_path(&mut out, &result.path);
                // Many arguments may name one result.
                out = shortened(out.as_bytes());
            }
            _ if self.results.as_ref().is_some_and(|results| results.len() == 1) => {}
            _ => out.push_str(&format!(" {number}")),
        }
        out
    }

    /// Writes a value's type and properties.
    fn write_slot(&self, out: &mut String, slot: &Slot) {
        out.push_str(&slot.ty.to_string());
        if slot.donated {
            out.push_str(" donated");
        }
        if let Some(result) = slot.aliases {
            out.push_str(" -> ");
            out.push_str(&self.result_path(result));
        }
        if let Some(sharding) = &slot.sharding {
            out.push_str(" sharded ");
            out.push_str(&sharding.to_string());
        }
        for (fact, words) in &slot.stated {
            let before = match fact {
                Fact::Memory => "in",
                Fact::Device => "on",
                Fact::Role => "as",
                _ => continue,
            };
            out.push_str(&format!(" {before} {words}"));
        }
    }
}

/// A path for people.
impl Slot {
    /// `params.w`; without a path the name or an empty text.
    #[must_use]
    pub fn path_text(&self) -> String {
        let mut out = String::new();
        write_path(&mut out, &self.path);
        match out.is_empty() {
            true => self.name.clone().unwrap_or_default(),
            false => out,
        }
    }
}

/// The normal form, on one line.
impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
