//! Changes in how functions are called, and whether their callers still work.
//!
//! A change is compatible if every valid call stays valid, and returns the results that the caller expects. Arguments
//! may require less, results may promise more.

mod change;
mod dims;
mod values;

use super::interface::{Interface, Outcome, Parameter, Passing};
use abide_source::spelling::counted;
pub use change::{Change, Kind};

use values::Comparison;

/// The changes between two versions of a file's functions, in the order of the old version; added functions come last.
#[must_use]
pub fn diff(old: &[Interface], new: &[Interface]) -> Vec<Change> {
    let mut changes = Vec::new();
    let find = |all: &[Interface]| -> rustc_hash::FxHashMap<String, usize> {
        let named = all.iter().enumerate().rev();
        named.map(|(number, one)| (one.name.clone(), number)).collect()
    };
    let (before, after) = (find(old), find(new));
    let function = |one: &Interface, is_new: bool| {
        let what = "the function".to_owned();
        let (old, new) = if is_new { (String::new(), what) } else { (what, String::new()) };
        let (function, place) = (one.name.clone(), String::new());
        Change { function, place, kind: Kind::Function, is_compatible: is_new, old, new }
    };
    for one in old {
        match after.get(&one.name).and_then(|number| new.get(*number)) {
            Some(other) => of_function(one, other, &mut changes),
            None => changes.push(function(one, false)),
        }
    }
    let added = new.iter().filter(|one| !before.contains_key(&one.name));
    changes.extend(added.map(|one| function(one, true)));
    changes
}

fn of_function(old: &Interface, new: &Interface, changes: &mut Vec<Change>) {
    let mut comparison = Comparison::new(&old.name, changes);
    if old.fences != new.fences {
        let word = |has| if has { "two fences" } else { "none" };
        comparison.change("", Kind::Fences, false, word(old.fences), word(new.fences));
    }
    if let (Some(before), Some(after)) = (&old.arguments, &new.arguments) {
        arguments(before, after, &mut comparison);
        // A structure passed as one list is not the same as its items passed one by one, even if callers write both
        // alike.
        let structured = |all: &[Parameter]| all.iter().any(|one| !one.value.parts().is_empty());
        if old.passing != new.passing && (structured(before) || structured(after)) {
            let word = |passing| match passing {
                Passing::Lists => "each structure as one list",
                Passing::Flat => "each value by itself",
            };
            comparison.change("", Kind::Passing, false, word(old.passing), word(new.passing));
        }
    }
    if let (Some(before), Some(after)) = (&old.results, &new.results) {
        results(before, after, &mut comparison);
    }
}

/// Arguments by position are compared by their positions, those by name by their names.
fn arguments(old: &[Parameter], new: &[Parameter], comparison: &mut Comparison<'_>) {
    let by_position = |all| -> Vec<&Parameter> {
        let all: &[Parameter] = all;
        all.iter().filter(|one| !one.is_keyword).collect()
    };
    let (before, after) = (by_position(old), by_position(new));
    let to_keyword = by_name(old, new, comparison);
    if before.len() != after.len() && !to_keyword {
        let words = |number| counted(number, "positional argument");
        comparison.change("", Kind::Arity, false, &words(before.len()), &words(after.len()));
    }
    if is_reordered(&before, &after) {
        let names = |all: &[&Parameter]| {
            all.iter().map(|one| one.name.as_deref().unwrap_or("_")).collect::<Vec<_>>().join(", ")
        };
        comparison.change("", Kind::Order, false, &names(&before), &names(&after));
        return;
    }
    for (number, (one, other)) in before.iter().zip(&after).enumerate() {
        let place = match &one.name {
            Some(name) => format!("argument {number} '{name}'"),
            None => format!("argument {number}"),
        };
        if one.name != other.name {
            let name = |one: &Parameter| one.name.clone().unwrap_or_else(|| "none".to_owned());
            comparison.change(&place, Kind::Name, true, &name(one), &name(other));
        }
        comparison.argument(&place, &one.value, &other.value);
    }
    comparison.end_of_side();
}

/// Whether all parameters have names, and only their order has changed.
fn is_reordered(old: &[&Parameter], new: &[&Parameter]) -> bool {
    let names = |all: &[&Parameter]| -> Option<Vec<String>> {
        all.iter().map(|one| one.name.clone()).collect()
    };
    let (Some(mut old), Some(mut new)) = (names(old), names(new)) else { return false };
    let differ = old != new;
    old.sort_unstable();
    new.sort_unstable();
    differ && old == new
}

/// Compares the arguments that are passed by name. Returns whether one that was passed by position is
/// passed by name now, or the other way round.
fn by_name(old: &[Parameter], new: &[Parameter], comparison: &mut Comparison<'_>) -> bool {
    let named = |all: &[Parameter], name: &Option<String>| {
        name.is_some() && all.iter().any(|one| one.name == *name)
    };
    let mut moved = false;
    let shown = |one: &Parameter| format!("'{}'", one.name.as_deref().unwrap_or_default());
    for one in old {
        let found = new.iter().find(|other| one.name.is_some() && other.name == one.name);
        match found {
            Some(other) if one.is_keyword != other.is_keyword => {
                let word = |keyword| if keyword { "by name" } else { "by position" };
                let place = format!("argument {}", shown(one));
                let (before, after) = (word(one.is_keyword), word(other.is_keyword));
                comparison.change(&place, Kind::Passing, false, before, after);
                moved = true;
            }
            Some(other) if one.is_keyword => {
                let place = format!("argument {}", shown(one));
                comparison.argument(&place, &one.value, &other.value);
            }
            None if one.is_keyword => {
                comparison.change("", Kind::Name, false, &format!("argument {}", shown(one)), "");
            }
            _ => {}
        }
    }
    for one in new.iter().filter(|one| one.is_keyword && !named(old, &one.name)) {
        comparison.change("", Kind::Name, false, "", &format!("argument {}", shown(one)));
    }
    let order = |all: &[Parameter]| -> Vec<Option<String>> {
        all.iter().filter(|one| one.is_keyword).map(|one| one.name.clone()).collect()
    };
    let (before, after) = (order(old), order(new));
    let (mut sorted, mut sorted_after) = (before.clone(), after.clone());
    sorted.sort_unstable();
    sorted_after.sort_unstable();
    if before != after && sorted == sorted_after {
        let names = |all: &[Option<String>]| {
            all.iter().flatten().map(String::as_str).collect::<Vec<_>>().join(", ")
        };
        comparison.change("", Kind::Order, true, &names(&before), &names(&after));
    }
    moved
}

fn results(old: &Outcome, new: &Outcome, comparison: &mut Comparison<'_>) {
    let (before, after) = (old.values(), new.values());
    if before.len() != after.len() {
        let words = |number| counted(number, "result");
        comparison.change("", Kind::Arity, false, &words(before.len()), &words(after.len()));
    }
    for (number, (one, other)) in before.iter().zip(after).enumerate() {
        let place = match before.len() {
            1 => "result".to_owned(),
            _ => format!("result {number}"),
        };
        comparison.result(&place, one, other);
    }
    comparison.end_of_side();
}
