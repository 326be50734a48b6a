//! The names that constraints may use: those of the prelude, and those of dialects read before.

use super::{AttributeConstraint, TypeConstraint};
use crate::ods::EnumDescription;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Named constraints and enumerations, on top of those of others.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scope {
    types: FxHashMap<Box<str>, TypeConstraint>,
    attributes: FxHashMap<Box<str>, AttributeConstraint>,
    /// With the dialect: `arith.FastMathFlags`.
    enums: FxHashMap<Box<str>, Arc<EnumDescription>>,
    /// The scopes in which missing names are looked up.
    others: Vec<Arc<Scope>>,
    /// The dialect that is being read, whose enumerations need no prefix.
    pub(crate) dialect: Box<str>,
    /// The summaries that replace those in further files of a dialect, by the full names of operations.
    pub(crate) summaries: FxHashMap<Box<str>, Box<str>>,
}

impl Scope {
    /// No names but those of others.
    pub(crate) fn within(others: Vec<Arc<Scope>>) -> Scope {
        Scope { others, ..Scope::default() }
    }

    /// Looks a name up here, or else in one of the others.
    fn find<'s, T>(&'s self, own: &impl Fn(&'s Scope) -> Option<T>) -> Option<T> {
        own(self).or_else(|| self.others.iter().find_map(|other| other.find(own)))
    }

    pub(crate) fn type_named(&self, name: &str) -> Option<&TypeConstraint> {
        self.find(&|scope| scope.types.get(name))
    }

    pub(crate) fn attribute_named(&self, name: &str) -> Option<&AttributeConstraint> {
        self.find(&|scope| scope.attributes.get(name))
    }

    pub(crate) fn enum_named(&self, name: &str) -> Option<&Arc<EnumDescription>> {
        let own = || {
            let full = format!("{}.{name}", self.dialect);
            self.find(&|scope| scope.enums.get(full.as_str()))
        };
        self.find(&|scope| scope.enums.get(name)).or_else(own)
    }

    /// Adds the name of a type; returns false if it is defined already.
    pub(crate) fn add_type(&mut self, name: &str, one: TypeConstraint) -> bool {
        let is_new = self.type_named(name).is_none();
        self.types.insert(name.into(), one);
        is_new
    }

    pub(crate) fn add_attribute(&mut self, name: &str, one: AttributeConstraint) -> bool {
        let is_new = self.attribute_named(name).is_none();
        self.attributes.insert(name.into(), one);
        is_new
    }

    pub(crate) fn add_enum(&mut self, one: Arc<EnumDescription>) {
        let name = format!("{}.{}", self.dialect, one.name);
        self.enums.insert(name.into(), one);
    }
}
