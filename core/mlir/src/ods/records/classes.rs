//! Operations that traits name by their classes in C++.

use crate::ods::{OpDescription, ParametricTrait};
use rustc_hash::FxHashMap;

/// The operations by their classes, with and without the namespaces of these.
#[derive(Debug, Default)]
pub(super) struct OperationClasses {
    by_class: FxHashMap<Box<str>, Vec<Box<str>>>,
}

impl OperationClasses {
    pub(super) fn add(&mut self, namespace: &str, class: &str, operation: String) {
        let full = format!("{}::{class}", namespace.trim_start_matches(':'));
        for name in [full.as_str(), class] {
            let operations = self.by_class.entry(name.into()).or_default();
            if !operations.iter().any(|own| **own == *operation) {
                operations.push(operation.clone().into());
            }
        }
    }

    /// Puts names of operations in the place of classes. A trait with a class that is not known is left
    /// out.
    pub(super) fn resolve(&self, op: &mut OpDescription) {
        let mut traits = std::mem::take(&mut op.parametric_traits);
        traits.retain_mut(|one| match one {
            ParametricTrait::HasParent(classes) => {
                classes.iter_mut().all(|class| self.resolve_one(class, op))
            }
            ParametricTrait::SingleBlockImplicitTerminator(class) => self.resolve_one(class, op),
            _ => true,
        });
        op.parametric_traits = traits;
    }

    fn resolve_one(&self, class: &mut Box<str>, op: &OpDescription) -> bool {
        match self.named(class, op.dialect()) {
            Some(name) => {
                *class = name.into();
                true
            }
            None => false,
        }
    }

    /// The operation of a class that an operation of a dialect names: with a namespace, that of the
    /// dialect, or the only one.
    fn named(&self, class: &str, dialect: &str) -> Option<&str> {
        let class = class.trim_start_matches(':');
        let full = format!("mlir::{class}");
        let found = self.by_class.get(class).or_else(|| self.by_class.get(full.as_str()));
        let last = class.rsplit("::").next().unwrap_or(class);
        let is_exact = found.is_some();
        let found = found.or_else(|| self.by_class.get(last))?;
        // Namespaces end with the name of the dialect: `IREE::Util`.
        let namespace = class.rsplit("::").nth(1).map(str::to_ascii_lowercase);
        let dialect = namespace.as_deref().filter(|_| !is_exact).unwrap_or(dialect);
        let own = found.iter().find(|name| name.split('.').next() == Some(dialect));
        match (own, found.as_slice()) {
            (Some(own), _) => Some(own),
            (None, [only]) if is_exact || namespace.is_none() => Some(only),
            (None, _) => None,
        }
    }
}
