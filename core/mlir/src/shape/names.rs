//! The displayed names of values and of the unknown sizes between them.

use super::Range;
use super::binding::Symbol;
use super::expression::{AtomKind, Expression, Expressions};
use crate::ir::{Ir, ValueId};
use crate::parse::ValueNames;
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

/// Something that shapes are expressed in, and its range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymbolFact {
    /// `S0`, or the name that the program gives a symbol, or `%n` for an integer of the program.
    pub name: String,
    /// The values that it may have.
    pub range: Range,
}

/// Names for atoms, within one function: a symbol has the name that the program gives it, another
/// integer that of its value, and sizes that have none are `S0`, `S1`, …
#[derive(Debug)]
pub(super) struct AtomNames<'a> {
    values: &'a ValueNames,
    text: &'a [u8],
    given: FxHashMap<AtomKind, String>,
    taken: FxHashSet<String>,
    next: u64,
    /// The requested atoms, in order.
    used: IndexMap<AtomKind, String, FxBuildHasher>,
}

impl<'a> AtomNames<'a> {
    /// Names that no symbol has.
    pub(super) fn new(
        ir: &Ir,
        values: &'a ValueNames,
        text: &'a [u8],
        symbols: impl Iterator<Item = Symbol<'a>>,
        variables: Vec<String>,
    ) -> AtomNames<'a> {
        let mut names = AtomNames {
            values,
            text,
            given: FxHashMap::default(),
            taken: variables.into_iter().collect(),
            next: 0,
            used: IndexMap::default(),
        };
        for symbol in symbols {
            let (Some(name), Some(value)) = (symbol.name(), ir.result(symbol.operation, 0)) else {
                continue;
            };
            // If two symbols have one name, the second gets the name of its value.
            if names.taken.insert(name.clone()) {
                names.given.insert(AtomKind::Value(value), name);
            }
        }
        names
    }

    /// The name of a value, with its `%`.
    pub(super) fn value(&self, value: ValueId) -> String {
        self.values.name(value, self.text).unwrap_or_else(|| format!("%<{}>", value.index()))
    }

    fn name(&mut self, expressions: &Expressions, kind: AtomKind) -> String {
        if let Some(name) = self.given.get(&kind) {
            let name = name.clone();
            if matches!(kind, AtomKind::Value(_)) {
                self.used.entry(kind).or_insert_with(|| name.clone());
            }
            return name;
        }
        let name = match kind {
            AtomKind::Value(value) => self.value(value),
            AtomKind::Variable(number) => expressions.variable_name(number).to_owned(),
            _ => loop {
                let name = format!("S{}", self.next);
                self.next += 1;
                if self.taken.insert(name.clone()) {
                    break name;
                }
            },
        };
        self.given.insert(kind, name.clone());
        self.used.insert(kind, name.clone());
        name
    }

    /// An expression as text.
    pub(super) fn text(&mut self, expressions: &Expressions, expression: Expression) -> String {
        expressions.text(expression, &mut |kind| self.name(expressions, kind))
    }

    /// Returns the symbols used in the texts so far.
    pub(super) fn symbols(self, expressions: &mut Expressions) -> Vec<SymbolFact> {
        let fact = |(kind, name)| {
            let atom = expressions.atom(kind, Range::ALL);
            SymbolFact { name, range: expressions.range(atom) }
        };
        self.used.into_iter().map(fact).collect()
    }
}
