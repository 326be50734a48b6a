//! Two values of a caller, part by part.

use super::change::{Change, Kind};
use super::dims::{Demand, Sizes, demand};
use crate::call::{Slot, SlotType};
use crate::interface::{Leaf, Value};
use abide_mlir::syntax::without_blanks;
use abide_source::spelling::counted;

/// The state while two functions are compared.
pub(super) struct Comparison<'c> {
    function: &'c str,
    changes: &'c mut Vec<Change>,
    /// The sizes of the compared arrays, with their places.
    sizes: Sizes,
}

/// The direction of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// From the caller.
    In,
    /// To the caller.
    Out,
}

/// Whether two texts of types differ in blanks at most.
fn is_same_text(old: &str, new: &str) -> bool {
    old == new || without_blanks(old.as_bytes()) == without_blanks(new.as_bytes())
}

impl<'c> Comparison<'c> {
    pub(super) fn new(function: &'c str, changes: &'c mut Vec<Change>) -> Comparison<'c> {
        Comparison { function, changes, sizes: Sizes::default() }
    }

    pub(super) fn change(&mut self, place: &str, kind: Kind, fits: bool, old: &str, new: &str) {
        self.changes.push(Change {
            function: self.function.to_owned(),
            place: place.to_owned(),
            kind,
            is_compatible: fits,
            old: old.to_owned(),
            new: new.to_owned(),
        });
    }

    pub(super) fn argument(&mut self, place: &str, old: &Value, new: &Value) {
        self.value(place, Way::In, old, new);
    }

    pub(super) fn result(&mut self, place: &str, old: &Value, new: &Value) {
        self.value(place, Way::Out, old, new);
    }

    /// Compares the arguments or the results together: sizes that must be the same as others.
    pub(super) fn end_of_side(&mut self) {
        let sizes = std::mem::take(&mut self.sizes);
        for (place, old, new) in sizes.new_equalities() {
            self.change(&place, Kind::Dim, false, &old, &new);
        }
    }

    /// Compares two values, part by part. The recursion is bounded, because the readers of signatures limit the
    /// nesting.
    fn value(&mut self, place: &str, way: Way, old: &Value, new: &Value) {
        match (old, new) {
            (Value::Leaf(old), Value::Leaf(new)) => self.leaf(place, way, old, new),
            (Value::List(before), Value::List(after))
            | (Value::Tuple(before), Value::Tuple(after)) => {
                if before.len() != after.len() {
                    let words = |items: &[Value]| counted(items.len(), "item");
                    self.change(place, Kind::Arity, false, &words(before), &words(after));
                }
                for (at, (old, new)) in before.iter().zip(after).enumerate() {
                    self.value(&format!("{place}[{at}]"), way, old, new);
                }
            }
            (Value::Dict(before), Value::Dict(after)) => self.dict(place, way, before, after),
            (Value::ListOf(old), Value::ListOf(new)) => {
                self.value(&format!("{place}[..]"), way, old, new);
            }
            (old, new) => self.change(place, Kind::Type, false, old.kind(), new.kind()),
        }
    }

    fn dict(&mut self, place: &str, way: Way, old: &[(String, Value)], new: &[(String, Value)]) {
        let by_key = |all: &[(String, Value)]| -> rustc_hash::FxHashMap<String, usize> {
            let all = all.iter().enumerate().rev();
            all.map(|(at, (key, _))| (key.clone(), at)).collect()
        };
        let (before, after) = (by_key(old), by_key(new));
        let mut lost = false;
        for (key, value) in old {
            match after.get(key).and_then(|at| new.get(*at)) {
                Some((_, other)) => self.value(&format!("{place}[{key:?}]"), way, value, other),
                None => {
                    lost = true;
                    self.change(place, Kind::Name, false, &format!("item {key:?}"), "");
                }
            }
        }
        for (key, _) in new.iter().filter(|(key, _)| !before.contains_key(key)) {
            lost = true;
            self.change(place, Kind::Name, false, "", &format!("item {key:?}"));
        }
        let keys = |all: &[(String, Value)]| {
            all.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>().join(", ")
        };
        if !lost && keys(old) != keys(new) {
            self.change(place, Kind::Order, true, &keys(old), &keys(new));
        }
    }

    fn leaf(&mut self, place: &str, way: Way, old: &Leaf, new: &Leaf) {
        match (&old.ty, &new.ty) {
            (SlotType::Array(before, old_dims), SlotType::Array(after, new_dims)) => {
                self.element(place, before, after);
                self.shape(place, way, old_dims.as_deref(), new_dims.as_deref());
            }
            (SlotType::Other(before), SlotType::Other(after)) => {
                let is_number = |text: &str| !text.starts_with('!') && text != "Any";
                match is_number(before) && is_number(after) {
                    true => self.element(place, before, after),
                    false if !is_same_text(before, after) => {
                        let fits = match way {
                            Way::In => after == "Any",
                            Way::Out => before == "Any",
                        };
                        self.change(place, Kind::Type, fits, before, after);
                    }
                    false => {}
                }
            }
            (before, after) => {
                let (before, after) = (before.to_string(), after.to_string());
                let fits = match way {
                    Way::In => after == "Any",
                    Way::Out => before == "Any",
                };
                self.change(place, Kind::Type, fits, &before, &after);
            }
        }
        if let (Some(before), Some(after)) = (&old.slot, &new.slot) {
            self.slot(place, before, after);
        }
    }

    /// Reflection JSON does not have the signedness of an integer, so `ui8` may be its `i8`.
    fn element(&mut self, place: &str, old: &str, new: &str) {
        let sign = |text: &str| match text.as_bytes() {
            [b'u', b'i', ..] => Some('u'),
            [b's', b'i', ..] => Some('s'),
            _ => None,
        };
        let width = |text: &str| text.trim_start_matches(['u', 's']).to_owned();
        let is_same = is_same_text(&width(old), &width(new))
            && (sign(old) == sign(new) || sign(old).is_none() || sign(new).is_none());
        if !is_same {
            self.change(place, Kind::Element, false, old, new);
        }
    }

    fn shape(&mut self, place: &str, way: Way, old: Option<&[String]>, new: Option<&[String]>) {
        let (before, after) = match (old, new) {
            (None, None) => return,
            (Some(before), Some(after)) if before.len() == after.len() => (before, after),
            (before, after) => {
                let fits = match way {
                    Way::In => after.is_none(),
                    Way::Out => before.is_none(),
                };
                let rank = |dims: Option<&[String]>| {
                    dims.map_or_else(|| "any".to_owned(), |dims| dims.len().to_string())
                };
                self.change(place, Kind::Rank, fits, &rank(before), &rank(after));
                return;
            }
        };
        for (at, (old, new)) in before.iter().zip(after).enumerate() {
            let here = format!("{place}, dim {at}");
            let shown = |dim: &str| if dim == "?" { "any size".to_owned() } else { dim.to_owned() };
            match demand(old, new) {
                Demand::Same => {}
                Demand::Other => self.change(&here, Kind::Dim, false, &shown(old), &shown(new)),
                Demand::Less => {
                    self.change(&here, Kind::Dim, way == Way::In, &shown(old), &shown(new));
                }
                Demand::More => {
                    self.change(&here, Kind::Dim, way == Way::Out, &shown(old), &shown(new));
                }
            }
            match way {
                Way::In => self.sizes.push(&here, old, new),
                // A caller relies on the old promise.
                Way::Out => self.sizes.push(&here, new, old),
            }
        }
    }

    /// Compares the properties of a value other than its type.
    fn slot(&mut self, place: &str, old: &Slot, new: &Slot) {
        if old.donated != new.donated {
            let word = |donated| if donated { "given away" } else { "kept" };
            self.change(place, Kind::Buffer, !new.donated, word(old.donated), word(new.donated));
        }
        if old.aliases != new.aliases && old.aliases.is_some() | new.aliases.is_some() {
            let result = |slot: &Slot| match slot.aliases {
                Some(result) => format!("the storage of result {result}"),
                None => "no storage of a result".to_owned(),
            };
            // Storage that is no longer requested may still be passed, without effect; new storage has to fit.
            let fits = new.aliases.is_none() || old.donated;
            self.change(place, Kind::Buffer, fits, &result(old), &result(new));
        }
        let sharding = |slot: &Slot| {
            slot.sharding.as_ref().map_or_else(|| "none".to_owned(), |placed| placed.text.clone())
        };
        if sharding(old) != sharding(new) {
            self.change(place, Kind::Sharding, false, &sharding(old), &sharding(new));
        }
        let said = |slot: &Slot| {
            let words = slot.stated.iter().map(|(fact, words)| format!("{} {words}", fact.name()));
            words.collect::<Vec<_>>().join(", ")
        };
        if said(old) != said(new) {
            let shown = |slot| match said(slot) {
                text if text.is_empty() => "none".to_owned(),
                text => text,
            };
            self.change(place, Kind::Placement, false, &shown(old), &shown(new));
        }
    }
}
