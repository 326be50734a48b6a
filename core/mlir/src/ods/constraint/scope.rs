//! The names that constraints may use: those of the prelude, and those of dialects read before.

use super::{AttributeConstraint, TypeConstraint};
use crate::ods::EnumDescription;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Named constraints and enumerations.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scope {
    types: FxHashMap<Box<str>, TypeConstraint>,
    attributes: FxHashMap<Box<str>, AttributeConstraint>,
    /// With the dialect: `arith.FastMathFlags`.
    enums: FxHashMap<Box<str>, Arc<EnumDescription>>,
    /// The dialect that is being read, whose enumerations need no prefix.
    pub(crate) dialect: Box<str>,
}

impl Scope {
    pub(crate) fn type_named(&self, name: &str) -> Option<&TypeConstraint> {
        self.types.get(name)
    }

    pub(crate) fn attribute_named(&self, name: &str) -> Option<&AttributeConstraint> {
        self.attributes.get(name)
    }

    pub(crate) fn enum_named(&self, name: &str) -> Option<&Arc<EnumDescription>> {
        let own = || self.enums.get(format!("{}.{name}", self.dialect).as_str());
        self.enums.get(name).or_else(own)
    }

    /// Each of these two is false if the name has been given before.
    pub(crate) fn add_type(&mut self, name: &str, one: TypeConstraint) -> bool {
        self.types.insert(name.into(), one).is_none()
    }

    pub(crate) fn add_attribute(&mut self, name: &str, one: AttributeConstraint) -> bool {
        self.attributes.insert(name.into(), one).is_none()
    }

    pub(crate) fn add_enum(&mut self, one: Arc<EnumDescription>) {
        let name = format!("{}.{}", self.dialect, one.name);
        self.enums.insert(name.into(), one);
    }
}
