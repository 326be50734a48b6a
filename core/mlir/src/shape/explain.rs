//! Facts about shapes for users: plain text and ranges.

use super::Range;
use super::analysis::Analysis;
use super::expression::{AtomKind, Expression};
use super::names::{AtomNames, SymbolFact};
use super::sizes::sizes;
use super::transfer::Fact;
use crate::ir::{Ir, OperationId, RegionId, ValueId};
use crate::parse::Parsed;
use crate::registry::Registry;
use abide_source::text::Span;
use std::collections::BTreeSet;

/// An integer: an expression, and the values that it may have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IntegerFact {
    /// `2*S0 + 4`
    pub text: String,
    /// The values that it may have.
    pub range: Range,
}

/// A fact about a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Knowledge {
    /// The sizes of a tensor, buffer or vector, outermost first.
    Shape(Vec<IntegerFact>),
    /// The value of an integer.
    Integer(IntegerFact),
}

impl Knowledge {
    /// `[S0, 640, 2*S1]` or `2*S0`.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Knowledge::Integer(integer) => integer.text.clone(),
            Knowledge::Shape(sizes) => {
                let sizes: Vec<&str> = sizes.iter().map(|size| &*size.text).collect();
                format!("[{}]", sizes.join(", "))
            }
        }
    }
}

/// A fact about a value, with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueFact {
    /// The value.
    pub value: ValueId,
    /// `%x`, or `%x#1` if one name has several values.
    pub name: String,
    /// The range of the name's definition.
    pub span: Span,
    /// The fact.
    pub known: Knowledge,
}

/// The facts about the values of a function, in the order of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FunctionShapes {
    /// The name of the function, without `@`; `None` outside of functions, or in one that is
    /// not finished because of an error.
    pub name: Option<String>,
    /// The symbols in the shapes, in the order of their first use.
    pub symbols: Vec<SymbolFact>,
    /// All values with a shape, and the integers known by more than their names.
    pub values: Vec<ValueFact>,
    /// The facts about the function's results, if it has a single return.
    pub results: Vec<Option<Knowledge>>,
    /// The places of the symbols, by their names.
    by_name: Vec<usize>,
}

impl FunctionShapes {
    /// The fact about the value of a name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&ValueFact> {
        self.values.iter().find(|value| value.name == name)
    }

    /// The symbols that an expression of this function is made of, in the order of all symbols.
    ///
    /// Takes time in proportion to the text, not to the number of symbols.
    pub fn symbols_in(&self, text: &str) -> impl Iterator<Item = &SymbolFact> {
        let is_part = |c: char| c.is_alphanumeric() || "_$.%#-".contains(c);
        let mut found = BTreeSet::new();
        for word in text.split(|c| !is_part(c)) {
            let name = |place: &usize| self.symbols.get(*place).map(|symbol| &*symbol.name);
            let start = self.by_name.partition_point(|place| name(place) < Some(word));
            let places = self.by_name.iter().skip(start);
            found.extend(places.copied().take_while(|place| name(place) == Some(word)));
        }
        found.into_iter().filter_map(|place: usize| self.symbols.get(place))
    }
}

/// Returns the facts about the shapes of all values of a parsed text, function by function.
///
/// After an error these are the facts of the text before it. `text` is the parsed text. Takes time linear in the
/// number of operations.
#[must_use]
pub fn explain(parsed: &Parsed, text: &[u8], registry: &Registry) -> Vec<FunctionShapes> {
    let ir = &parsed.ir;
    let mut regions: Vec<RegionId> = ir.regions(ir.top()).to_vec();
    regions.extend(ir.unfinished_regions());
    let mut analysis = Analysis::of(ir, registry, &regions);
    let functions = functions(ir);
    // For each function the symbols and named values in it, and those in none.
    let mut groups: Vec<Group> = (0..=functions.len()).map(|_| Group::default()).collect();
    let mut named: Vec<(ValueId, Span)> = parsed.names.iter().collect();
    named.sort_by_key(|(value, span)| (span.start(), *value));
    for (value, span) in named {
        let after = functions.partition_point(|(_, own)| own.start() <= span.start());
        let inside = after
            .checked_sub(1)
            .filter(|at| functions.get(*at).is_some_and(|(_, own)| span.start() < own.end()));
        if let Some(group) = groups.get_mut(inside.unwrap_or(functions.len())) {
            group.values.push((value, span));
        }
    }
    let names = functions.iter().map(|(operation, _)| name_of(ir, *operation)).chain([None]);
    let mut explained = Vec::new();
    for (at, (name, group)) in names.zip(&groups).enumerate() {
        if !group.values.is_empty() {
            let returned = functions.get(at).map(|(operation, _)| returned(ir, *operation));
            explained.push(group.explain(
                name,
                &returned.unwrap_or_default(),
                parsed,
                text,
                &mut analysis,
            ));
        }
    }
    explained
}

/// Whether a value is a tensor, buffer or vector, with or without a rank.
#[must_use]
pub fn has_sizes(ir: &Ir, registry: &Registry, value: ValueId) -> bool {
    let ty = ir.value_type(value);
    ir.context.type_kind(ty).is_shaped() || sizes(registry, &ir.context, ty).is_some()
}

/// Returns the operations with a name and a body other than modules, in the order of the text.
fn functions(ir: &Ir) -> Vec<(OperationId, Span)> {
    let all = ir.walk(ir.top());
    let functions = all.filter(|operation| {
        !ir.is_module(*operation)
            && !ir.regions(*operation).is_empty()
            && name_of(ir, *operation).is_some()
    });
    functions.map(|operation| (operation, ir.span(operation))).collect()
}

/// The first operation of a name that has a body.
#[must_use]
pub fn function_named(ir: &Ir, name: &str) -> Option<OperationId> {
    let found = functions(ir).into_iter().map(|(operation, _)| operation);
    let has_body = |operation: &OperationId| {
        let body = ir.regions(*operation).first();
        body.is_some_and(|body| ir.entry_block(*body).is_some())
    };
    found.filter(has_body).find(|one| name_of(ir, *one).as_deref() == Some(name))
}

fn name_of(ir: &Ir, operation: OperationId) -> Option<String> {
    let name = ir.context.string_value(ir.attribute(operation, "sym_name")?)?;
    Some(ir.context.text(name).into_owned())
}

/// Returns the results of a function of one block.
fn returned(ir: &Ir, function: OperationId) -> Vec<ValueId> {
    let blocks = ir.regions(function).first().map_or(&[][..], |body| ir.blocks(*body));
    let [block] = blocks else { return Vec::new() };
    let last = ir.block_operations(*block).last();
    last.map(|last| ir.operands(last).collect()).unwrap_or_default()
}

#[derive(Debug, Default)]
struct Group {
    values: Vec<(ValueId, Span)>,
}

impl Group {
    fn explain(
        &self,
        name: Option<String>,
        returned: &[ValueId],
        parsed: &Parsed,
        text: &[u8],
        analysis: &mut Analysis<'_>,
    ) -> FunctionShapes {
        let ir = &parsed.ir;
        let defining = self.values.iter().filter_map(|(value, _)| ir.defining_operation(*value));
        let symbols = defining.filter_map(|operation| analysis.transfer.symbol_of(operation));
        let variables: Vec<String> =
            analysis.transfer.domain.variable_names().map(str::to_owned).collect();
        let mut names = AtomNames::new(ir, &parsed.names, text, symbols, variables);
        let mut values = Vec::new();
        for (value, span) in &self.values {
            let Some(known) = knowledge(*value, analysis, &mut names) else { continue };
            values.push(ValueFact { value: *value, name: names.value(*value), span: *span, known });
        }
        let results =
            returned.iter().map(|value| knowledge(*value, analysis, &mut names)).collect();
        let symbols = names.symbols(&mut analysis.transfer.domain);
        let mut by_name: Vec<usize> = (0..symbols.len()).collect();
        by_name.sort_by_key(|place| symbols.get(*place).map(|symbol| &symbol.name));
        FunctionShapes { name, symbols, values, results, by_name }
    }
}

fn knowledge(
    value: ValueId,
    analysis: &mut Analysis<'_>,
    names: &mut AtomNames<'_>,
) -> Option<Knowledge> {
    let transfer = &mut analysis.transfer;
    if transfer.is_integer(value) {
        let Some(&Fact::Integer(number)) = transfer.fact(value) else { return None };
        // Omit values equal to themselves, but keep symbols and their ranges.
        let own = transfer.domain.as_atom(number) == Some(AtomKind::Value(value));
        let is_symbol = || {
            let defining = transfer.ir.defining_operation(value);
            defining.is_some_and(|one| transfer.symbol_of(one).is_some())
        };
        if own && !is_symbol() {
            return None;
        }
        let range = transfer.domain.range(number);
        return Some(Knowledge::Integer(integer(number, range, analysis, names)));
    }
    let sizes = transfer.sizes(value)?;
    let size = |size: &Expression| {
        let range = analysis.transfer.domain.range(*size).intersect(Range::SIZE);
        integer(*size, range, analysis, names)
    };
    Some(Knowledge::Shape(sizes.iter().map(size).collect()))
}

fn integer(
    number: Expression,
    range: Range,
    analysis: &Analysis<'_>,
    names: &mut AtomNames<'_>,
) -> IntegerFact {
    IntegerFact { text: names.text(&analysis.transfer.domain, number), range }
}
