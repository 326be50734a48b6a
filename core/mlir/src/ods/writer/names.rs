//! The constraints of a dialect that a description file gives names to.

use super::super::constraint::{AttributeConstraint, AttributePredicate, TypeConstraint};
use super::super::term::Quoted;
use super::super::{DialectDescription, EnumDescription, OpDescription};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Names for the constraints of a dialect's operations on types and attributes: one for each that differs in its
/// condition or in its words.
#[derive(Debug, Default)]
pub(super) struct Names<'d> {
    dialect: &'d str,
    enums: BTreeMap<&'d str, &'d Arc<EnumDescription>>,
    types: Named,
    attributes: Named,
}

/// A constraint, as its words and its term, and the name it has got.
#[derive(Debug, Default)]
struct Named {
    names: FxHashMap<(String, String), String>,
    /// In the order in which they were met.
    list: Vec<(String, String, String)>,
}

/// The longest name, in bytes, that is made of words.
const MAX_NAME_BYTES: usize = 40;

impl<'d> Names<'d> {
    pub(super) fn of(dialect: &'d DialectDescription) -> Names<'d> {
        let mut names = Names { dialect: &dialect.name, ..Names::default() };
        for one in &dialect.enums {
            names.enums.insert(&one.name, one);
        }
        let others = |op: &'d Arc<OpDescription>| {
            let others = dialect.others.iter().map(|other| &other.op);
            others.filter(move |other| other.name == op.name)
        };
        for op in dialect.ops.iter().flat_map(|op| std::iter::once(op).chain(others(op))) {
            for value in op.operands.iter().chain(&op.results) {
                names.add_type(&value.constraint);
            }
            for attribute in &op.attributes {
                names.add_enums(attribute.constraint.predicate());
                names.add_attribute(&attribute.constraint);
            }
        }
        names
    }

    /// The enumerations, by name.
    pub(super) fn enums(&self) -> impl Iterator<Item = &'d EnumDescription> {
        self.enums.values().map(|one| &***one)
    }

    fn add_enums(&mut self, predicate: &'d AttributePredicate) {
        match predicate {
            AttributePredicate::Enum(one) => {
                self.enums.entry(&one.name).or_insert(one);
            }
            AttributePredicate::Array(one) | AttributePredicate::Confined(one, _) => {
                self.add_enums(one);
            }
            AttributePredicate::Property(one) => {
                one.element().into_iter().for_each(|one| self.add_enums(one));
            }
            AttributePredicate::AnyOf(of) => of.iter().for_each(|one| self.add_enums(one)),
            _ => {}
        }
    }

    fn add_type(&mut self, constraint: &TypeConstraint) {
        self.types.add(constraint.summary(), constraint.to_string(), self.dialect);
    }

    fn add_attribute(&mut self, constraint: &AttributeConstraint) {
        if !is_enumeration(constraint) {
            let term = constraint.predicate().to_string();
            self.attributes.add(constraint.summary(), term, self.dialect);
        }
    }

    /// Returns the name of a constraint on types.
    pub(super) fn type_name(&self, constraint: &TypeConstraint) -> String {
        self.types.name(constraint.summary(), constraint.to_string())
    }

    /// Returns the name of a constraint on attributes.
    pub(super) fn attribute_name(&self, constraint: &AttributeConstraint) -> String {
        match constraint.predicate() {
            AttributePredicate::Enum(one) if is_enumeration(constraint) => one.name.to_string(),
            predicate => self.attributes.name(constraint.summary(), predicate.to_string()),
        }
    }
}

/// Whether a constraint adds nothing to its enumeration.
fn is_enumeration(constraint: &AttributeConstraint) -> bool {
    match constraint.predicate() {
        AttributePredicate::Enum(one) => *one.summary == *constraint.summary(),
        _ => false,
    }
}

impl Named {
    fn add(&mut self, summary: &str, term: String, dialect: &str) {
        let key = (summary.to_owned(), term);
        if self.names.contains_key(&key) {
            return;
        }
        let words = summary.split(|one: char| !one.is_ascii_alphanumeric());
        let mut base = format!("{dialect}.");
        for word in words.filter(|word| !word.is_empty()) {
            let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
            if base.len() + word.len() <= MAX_NAME_BYTES {
                base.push_str(&first.to_ascii_uppercase());
                base.push_str(rest);
            }
        }
        if base.ends_with('.') {
            base.push_str("Any");
        }
        let taken = |name: &str| self.list.iter().any(|(own, _, _)| own == name);
        let mut name = base.clone();
        let mut number = 2;
        while taken(&name) {
            name = format!("{base}{number}");
            number += 1;
        }
        self.list.push((name.clone(), key.0.clone(), key.1.clone()));
        self.names.insert(key, name);
    }

    fn name(&self, summary: &str, term: String) -> String {
        let key = (summary.to_owned(), term);
        self.names.get(&key).cloned().unwrap_or(key.1)
    }
}

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (item, named) in [("type", &self.types), ("attribute", &self.attributes)] {
            for (name, summary, term) in &named.list {
                writeln!(f, "{item} {name} {} = {term}", Quoted(summary))?;
            }
        }
        Ok(())
    }
}
