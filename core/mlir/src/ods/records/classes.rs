//! Operations that traits name by their classes in C++.

use crate::ods::{Gap, OpDescription, ParametricTrait};
use rustc_hash::FxHashMap;

/// The operations by their classes.
#[derive(Debug, Default)]
pub(super) struct OperationClasses {
    /// The operations by their class with its namespace, without `::` at the start.
    by_full_name: FxHashMap<Box<str>, Vec<Box<str>>>,
    /// By the class alone.
    by_class: FxHashMap<Box<str>, Vec<Box<str>>>,
    /// The namespace of the class of each operation.
    namespaces: FxHashMap<Box<str>, Box<str>>,
}

impl OperationClasses {
    pub(super) fn add(&mut self, namespace: &str, class: &str, operation: String) {
        let namespace = namespace.trim_start_matches(':');
        let full = within(namespace, class);
        let maps = [(&mut self.by_full_name, full.as_str()), (&mut self.by_class, class)];
        for (map, name) in maps {
            let operations = map.entry(name.into()).or_default();
            if !operations.iter().any(|own| **own == *operation) {
                operations.push(operation.clone().into());
            }
        }
        self.namespaces.entry(operation.into()).or_insert_with(|| namespace.into());
    }

    /// Replaces classes by names of operations. A trait with an unknown class is left out.
    pub(super) fn resolve(&self, op: &mut OpDescription) {
        let mut traits = std::mem::take(&mut op.parametric_traits);
        let mut has_unknown_terminator = false;
        traits.retain_mut(|one| match one {
            ParametricTrait::HasParent(classes) => {
                classes.iter_mut().all(|class| self.resolve_one(class, op))
            }
            ParametricTrait::SingleBlockImplicitTerminator(class) => {
                let is_known = self.resolve_one(class, op);
                has_unknown_terminator |= !is_known;
                is_known
            }
            _ => true,
        });
        op.parametric_traits = traits;
        if has_unknown_terminator && op.gap == Gap::None {
            // The text of its regions may leave the terminator out.
            op.gap = Gap::Traits;
        }
    }

    fn resolve_one(&self, class: &mut Box<str>, op: &OpDescription) -> bool {
        match self.named(class, op) {
            Some(name) => {
                *class = name.into();
                true
            }
            None => false,
        }
    }

    /// The operation of a class that an operation names. As in C++, the lookup is in the namespace of the operation's
    /// own class, in the enclosing ones, and in `mlir`. Another class is found only with the name of its dialect.
    fn named(&self, class: &str, op: &OpDescription) -> Option<&str> {
        let class = class.trim_start_matches(':');
        let namespace = self.namespaces.get(&op.name).map(|own| &**own).unwrap_or_default();
        let scopes = std::iter::successors(Some(namespace), |inner| {
            (!inner.is_empty()).then(|| inner.rsplit_once("::").map_or("", |(outer, _)| outer))
        });
        let mut found = scopes
            .chain(["mlir"])
            .filter_map(|scope| self.by_full_name.get(within(scope, class).as_str()));
        if let Some(found) = found.next() {
            return one_of(found, op.dialect()).or(match found.as_slice() {
                [only] => Some(only),
                _ => None,
            });
        }
        let (namespace, last) = class.rsplit_once("::").unwrap_or(("", class));
        // Namespaces end with the name of the dialect: `IREE::Util`.
        let dialect = match namespace.rsplit("::").next() {
            Some("") | None => op.dialect().to_owned(),
            Some(own) => own.to_ascii_lowercase(),
        };
        one_of(self.by_class.get(last)?, &dialect)
    }
}

fn within(namespace: &str, name: &str) -> String {
    if namespace.is_empty() { name.to_owned() } else { format!("{namespace}::{name}") }
}

/// The first of several operations that is of a dialect.
fn one_of<'o>(operations: &'o [Box<str>], dialect: &str) -> Option<&'o str> {
    let mut names = operations.iter().map(|name| &**name);
    names.find(|name| name.split('.').next() == Some(dialect))
}
