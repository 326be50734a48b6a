//! Operators that make lists.

use super::definitions::{Kind, Ty, Variable};
use super::values::LENGTH;
use super::writer::Writer;

/// Generates lists from the elements of others: counts are known by the type of the elements.
pub(super) fn operator(w: &mut Writer<'_, '_>, of: &Ty, depth: usize) -> String {
    let ty = Ty::list(of.clone());
    // There may be no value of that class at all.
    if matches!(of, Ty::Record(class) if !w.has_record(*class)) {
        return w.list(of, 0, 0);
    }
    match w.below(14) {
        0 => w.several("!listconcat", &ty, depth),
        1 if matches!(of, Ty::Int | Ty::Text) => w.two("!listremove", &ty, depth),
        2 => {
            let (value, count) = (w.value(of, depth), w.below(4).to_string());
            let count = match w.pasteable(&Ty::Int) {
                Some(name) if w.below(2) == 0 => format!("!and({name}, 3)"),
                _ => count,
            };
            w.call("!listsplat", &[value, count])
        }
        3 => {
            let inner = w.filled(&ty, depth);
            w.call("!listflatten", &[inner])
        }
        4 | 5 => filtered(w, of, depth),
        6 | 7 => mapped(w, of, depth),
        8 => {
            let list = w.filled(of, depth);
            w.call("!tail", &[list])
        }
        9 => slice(w, of, depth),
        10 => pasted(w, of, depth),
        11 | 12 if *of == Ty::Int => range(w, depth),
        11 | 12 => match of {
            Ty::Record(class) => instances(w, *class),
            _ => slice(w, of, depth),
        },
        _ => {
            let list = w.value(&ty, depth);
            w.fold(&ty, of, &list, depth.min(1))
        }
    }
}

fn local(name: &str, ty: &Ty) -> Variable {
    Variable { name: name.to_owned(), ty: ty.clone(), kind: Kind::Local }
}

fn filtered(w: &mut Writer<'_, '_>, of: &Ty, depth: usize) -> String {
    let list = w.value(&Ty::list(of.clone()), depth);
    let name = w.local_name();
    let condition = w.with(local(&name, of), |w| w.condition(depth));
    w.call("!filter", &[name, list, condition])
}

fn mapped(w: &mut Writer<'_, '_>, of: &Ty, depth: usize) -> String {
    let from = [Ty::Int, Ty::Text, of.clone(), Ty::list(Ty::Int)];
    let from = w.pick(&from).clone();
    let list = w.value(&Ty::list(from.clone()), depth);
    let name = w.local_name();
    let body = w.with(local(&name, &from), |w| w.value(of, depth));
    w.call("!foreach", &[name, list, body])
}

fn slice(w: &mut Writer<'_, '_>, of: &Ty, depth: usize) -> String {
    let list = match of {
        Ty::Int => format!("{}numbers", w.prefix),
        Ty::Text => format!("{}texts", w.prefix),
        _ => return w.list(of, 2, depth),
    };
    let length = LENGTH;
    let (first, last) = (w.below(length), w.below(length));
    let parts = match w.below(6) {
        0 => format!("{first},"),
        1 => format!("{first}, {last}"),
        2 => format!("{first}...{last}"),
        3 => format!("{first}-{last}"),
        4 => format!("0, {first}...{last}, {last}"),
        _ => format!("[{first}, {last}]"),
    };
    format!("{list}[{parts}]")
}

fn pasted(w: &mut Writer<'_, '_>, of: &Ty, depth: usize) -> String {
    let ty = Ty::list(of.clone());
    let first = w.value(&ty, depth);
    let second = match w.pasteable(&ty) {
        Some(name) if w.below(2) == 0 => name,
        _ => {
            let length = 1 + w.below(2);
            w.list(of, length, depth)
        }
    };
    format!("{first} # {second}")
}

/// Numbers one after the other; never many.
fn range(w: &mut Writer<'_, '_>, depth: usize) -> String {
    let bounded = |w: &mut Writer<'_, '_>| format!("!and({}, 7)", w.value(&Ty::Int, depth));
    match w.below(4) {
        0 => {
            let to = bounded(w);
            w.call("!range", &[to])
        }
        1 => {
            let (from, to) = (bounded(w), bounded(w));
            w.call("!range", &[from, to])
        }
        2 => {
            let (from, to) = (bounded(w), bounded(w));
            let step = *w.pick(&["1", "2", "-1", "3"]);
            w.call("!range", &[from, to, step.to_owned()])
        }
        _ => {
            let list = w.value(&Ty::list(Ty::Text), depth);
            w.call("!range", &[list])
        }
    }
}

fn instances(w: &mut Writer<'_, '_>, class: usize) -> String {
    let name = w.known.classes[class].name.clone();
    let pattern = match w.below(4) {
        0 | 1 => Vec::new(),
        2 => vec![format!("\"^{}.*[0-4]$\"", w.prefix)],
        _ => vec![format!("\"{}r\"", w.prefix)],
    };
    w.call(&format!("!instances<{name}>"), &pattern)
}
