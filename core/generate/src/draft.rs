//! Draws the parts of an operation.

use crate::attributes::has_type;
use crate::draw::{self, Draw};
use crate::operations::Operations;
use crate::recipe::{Definition, Recipe, Region, Symbol};
use abide_dialects::func;
use abide_mlir::ir::{Attribute, AttributeKind, Identifier, Type, TypeKind};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{
    Arity, AttributeDescription, OpDescription, Presence, RegionConstraint, RegionDescription,
    Trait, ValueDescription,
};
use abide_mlir::registry::Registry;

/// The nesting of terminators with regions.
const MAX_LEVEL: usize = 2;

/// A drawn type for each value of each described operand or result.
pub(crate) type Drawn = Vec<Vec<Type>>;

/// Draws recipes of an operation.
pub(crate) struct Draft<'d, 'r> {
    pub(crate) op: &'r OpDescription,
    pub(crate) registry: &'r Registry,
    pub(crate) operations: &'d Operations<'r>,
    pub(crate) draw: Draw<'d>,
    /// Lists of types that the operands of a terminator may have.
    pub(crate) lists: Vec<Vec<Type>>,
    pub(crate) level: usize,
}

impl<'r> Draft<'_, 'r> {
    /// A recipe that may verify.
    pub(crate) fn recipe(&mut self) -> Option<Recipe<'r>> {
        let op = self.op;
        let mut entries: Vec<Option<Attribute>> = vec![None; op.attributes.len()];
        self.attributes(&mut entries, true)?;
        let (mut operands, mut results);
        if self.draw.random.percent(25) {
            results = self.values(&op.results)?;
            operands = self.values(&op.operands)?;
        } else {
            operands = self.values(&op.operands)?;
            results = self.values(&op.results)?;
        }
        self.relate(&mut operands, &mut results, &entries);
        self.draw.hints = [operands.concat(), results.concat()].concat();
        self.attributes(&mut entries, false)?;
        let regions = self.regions(&operands, &results)?;
        let successors = self.successors(&operands)?;
        let symbol = self.symbol(&operands, &results)?;
        let attributes = self.dictionary(&entries, &operands, &results)?;
        Some(Recipe {
            name: &op.name,
            has_properties: op.has_properties,
            is_isolated: op.has(Trait::IsolatedFromAbove),
            needs_arguments: false,
            is_symbol: op.has(Trait::Symbol),
            operands: operands.concat(),
            results: results.concat(),
            attributes,
            regions,
            successors,
            symbol,
        })
    }

    fn dictionary(
        &mut self,
        entries: &[Option<Attribute>],
        operands: &Drawn,
        results: &Drawn,
    ) -> Option<Attribute> {
        let context = &mut *self.draw.context;
        let own = self.op.attributes.iter().zip(entries);
        let own = own.filter_map(|(described, value)| {
            Some((context.identifier(&*described.name), (*value)?))
        });
        let mut all: Vec<(Identifier, Attribute)> = own.collect();
        for (name, has, drawn) in [
            ("operandSegmentSizes", Trait::AttrSizedOperandSegments, operands),
            ("resultSegmentSizes", Trait::AttrSizedResultSegments, results),
        ] {
            if self.op.has(has) {
                let sizes: Option<Vec<i64>> =
                    drawn.iter().map(|group| i64::try_from(group.len()).ok()).collect();
                let sizes = context.dense_i32_array(sizes?);
                all.push((context.identifier(name), sizes));
            }
        }
        Some(context.dictionary(&mut all))
    }

    /// Draws the attributes that types follow, or all others.
    fn attributes(&mut self, entries: &mut [Option<Attribute>], typed: bool) -> Option<()> {
        for (described, entry) in self.op.attributes.iter().zip(entries) {
            if has_type(described.constraint.predicate()) != typed {
                continue;
            }
            if is_symbol_reference(described.constraint.predicate()) {
                continue;
            }
            *entry = self.attribute(described);
            if entry.is_none() && described.presence == Presence::Required {
                return None;
            }
            let ty = entry.and_then(|value| self.draw.context.attribute_type(value));
            self.draw.hints.extend(ty);
        }
        Some(())
    }

    fn attribute(&mut self, described: &AttributeDescription) -> Option<Attribute> {
        let constraint = &described.constraint;
        let is_drawn = described.presence == Presence::Required || self.draw.random.percent(25);
        let drawn = if is_drawn { self.draw.attribute(constraint.predicate()) } else { None };
        // By convention the list of all sizes, unknown ones included, has this name.
        let drawn = match described.name.starts_with("static") {
            true => drawn,
            false => drawn.map(|value| self.draw.with_known_sizes(value)),
        };
        // The parser adds an attribute that is not written.
        let value = match (drawn, &described.presence) {
            (None, Presence::Default(text)) => {
                self.draw.default_of(text, constraint.predicate())?
            }
            (drawn, _) => drawn?,
        };
        // MLIR 22 crashes on the permutation of a tensor without dimensions.
        let is_empty = match self.draw.context.attribute_kind(value) {
            AttributeKind::DenseArray { values, .. } => values.is_empty(),
            _ => false,
        };
        let is_empty = is_empty && described.presence == Presence::Required;
        (!is_empty && constraint.matches(self.draw.context, value)).then_some(value)
    }

    fn values(&mut self, described: &[ValueDescription]) -> Option<Drawn> {
        let mut drawn = Vec::new();
        for one in described {
            let group = match one.arity {
                Arity::Single => vec![self.value(one)?],
                Arity::Optional if self.draw.random.percent(50) => vec![self.value(one)?],
                Arity::Variadic if !self.lists.is_empty() => {
                    let index = self.draw.random.below(self.lists.len());
                    self.lists.get(index)?.clone()
                }
                Arity::Variadic => {
                    // Many forms in C++ need at least one value.
                    let least = usize::from(self.draw.random.percent(85));
                    let count = self.draw.count().max(least);
                    let group: Option<Vec<Type>> = (0..count).map(|_| self.value(one)).collect();
                    group?
                }
                Arity::Optional | Arity::VariadicOfVariadic(_) => Vec::new(),
            };
            drawn.push(group);
        }
        Some(drawn)
    }

    /// A type for a value: one that follows from the types so far, or any that the constraint allows.
    fn value(&mut self, described: &ValueDescription) -> Option<Type> {
        let constraint = &described.constraint;
        let related = match constraint.is_buildable() {
            false if self.draw.random.percent(60) => self.draw.related(),
            _ => None,
        };
        let fits =
            |draw: &Draw<'_>, ty: &Type| constraint.matches_with(draw.context, *ty, self.registry);
        // Only C++ decides some conditions, and whether a type of a dialect implements an interface.
        let is_known = |draw: &Draw<'_>, ty: &Type| {
            let is_builtin = !matches!(draw.context.type_kind(*ty), TypeKind::Dialect { .. });
            let holds = || constraint.predicate().holds(draw.context, *ty, self.registry);
            is_builtin && draw.declared.guesses || holds() == Some(true)
        };
        let related = related.filter(|ty| is_known(&self.draw, ty));
        let ty = match related.filter(|ty| fits(&self.draw, ty)) {
            Some(ty) => ty,
            None => self.draw.of(constraint).filter(|ty| fits(&self.draw, ty))?,
        };
        self.draw.hints.push(ty);
        Some(ty)
    }

    fn regions(&mut self, operands: &Drawn, results: &Drawn) -> Option<Vec<Region<'r>>> {
        let mut regions = Vec::new();
        for described in &self.op.regions {
            let count = if described.variadic { self.draw.random.below(3) } else { 1 };
            for _ in 0..count {
                regions.push(self.region(described, operands, results)?);
            }
        }
        Some(regions)
    }

    fn region(
        &mut self,
        described: &RegionDescription,
        operands: &Drawn,
        results: &Drawn,
    ) -> Option<Region<'r>> {
        let may_be_empty = match described.constraint {
            RegionConstraint::Any | RegionConstraint::MaxSized(_) => true,
            RegionConstraint::Sized(blocks) | RegionConstraint::MinSized(blocks) if blocks > 1 => {
                return None;
            }
            RegionConstraint::Sized(_) | RegionConstraint::MinSized(_) => false,
        };
        if self.level > MAX_LEVEL || (may_be_empty && self.draw.random.percent(30)) {
            return may_be_empty.then_some(Region::Empty);
        }
        let arguments = match self.op.has(Trait::NoRegionArguments) {
            true => Vec::new(),
            false => self.arguments(operands, results),
        };
        let may_end = self.op.has(Trait::NoTerminator) && self.draw.random.percent(70);
        let terminator = match may_end {
            true => None,
            false => Some(Box::new(self.terminator(&arguments, operands, results)?)),
        };
        Some(Region::Block { arguments, terminator, is_open: false })
    }

    /// Types that the arguments of a block may have.
    fn arguments(&mut self, operands: &Drawn, results: &Drawn) -> Vec<Type> {
        let index = self.draw.context.index_type();
        let count = self.draw.count();
        let group = self.draw.random.below(operands.len());
        let group = operands.get(group).cloned().unwrap_or_default();
        let elements = |types: Vec<Type>, draw: &Draw<'_>| {
            types.into_iter().map(|ty| draw::element_or_self(draw.context, ty)).collect()
        };
        match self.draw.random.below(9) {
            0 | 1 => Vec::new(),
            2 => vec![index; count],
            3 => group,
            4 => [vec![index; count.max(1)], group].concat(),
            5 => elements(operands.concat(), &self.draw),
            6 => results.concat(),
            7 => [elements(group.clone(), &self.draw), elements(group, &self.draw)].concat(),
            _ => [vec![index], results.concat()].concat(),
        }
    }

    fn terminator(
        &mut self,
        arguments: &[Type],
        operands: &Drawn,
        results: &Drawn,
    ) -> Option<Recipe<'r>> {
        let candidates = self.operations.terminators(self.op);
        let op = self.draw.random.choose(candidates)?;
        let results = results.concat();
        let elements = |types: &[Type], draw: &Draw<'_>| -> Vec<Type> {
            types.iter().map(|ty| draw::element_or_self(draw.context, *ty)).collect()
        };
        let lists = vec![
            elements(&results, &self.draw),
            elements(&operands.concat(), &self.draw).into_iter().take(1).collect(),
            arguments.to_vec(),
            arguments.iter().copied().take(1).collect(),
            results,
            Vec::new(),
        ];
        let draw = Draw {
            context: &mut *self.draw.context,
            random: &mut *self.draw.random,
            declared: self.draw.declared,
            hints: lists.concat(),
        };
        let (registry, operations) = (self.registry, self.operations);
        Draft { op, registry, operations, draw, lists, level: self.level + 1 }.recipe()
    }

    /// The arguments of the successors: the operands of one group for each, or none.
    fn successors(&mut self, operands: &Drawn) -> Option<Vec<Vec<Type>>> {
        let described = &self.op.successors;
        let variadic = self.op.operands.iter().zip(operands);
        let variadic = variadic.filter(|(one, _)| one.arity == Arity::Variadic);
        let groups: Vec<Vec<Type>> = variadic.map(|(_, group)| group.clone()).collect();
        let mut successors = Vec::new();
        for (index, one) in described.iter().enumerate() {
            if !one.variadic {
                successors.push(groups.get(index).cloned().unwrap_or_default());
            }
        }
        Some(successors)
    }

    /// The symbol that the operation must refer to. The outer `None` means that it needs one and none can be defined.
    fn symbol(&mut self, operands: &Drawn, results: &Drawn) -> Option<Option<Symbol<'r>>> {
        let is_used = |one: &&AttributeDescription| {
            one.presence == Presence::Required && is_symbol_reference(one.constraint.predicate())
        };
        let Some(described) = self.op.attributes.iter().find(is_used) else { return Some(None) };
        let rule = self.registry.operation(self.op.name.as_bytes())?.symbol_verifier();
        let is_open = self.op.has(Trait::SymbolUserOpInterface) && rule.is_none();
        if is_open && !self.draw.declared.guesses {
            return None;
        }
        let (operands, results) = (operands.concat(), results.concat());
        let definitions = self.operations.symbols(self.op);
        let is_call = &*described.name == "callee";
        let is_operation = self.draw.random.percent(50) && !definitions.is_empty() && !is_call;
        let definition = if is_operation {
            let op = self.draw.random.choose(definitions)?;
            let draw = Draw {
                context: &mut *self.draw.context,
                random: &mut *self.draw.random,
                declared: self.draw.declared,
                hints: [operands, results].concat(),
            };
            let (registry, operations) = (self.registry, self.operations);
            let level = self.level + 1;
            let mut draft = Draft { op, registry, operations, draw, lists: Vec::new(), level };
            Definition::Operation(Box::new(draft.recipe()?))
        } else {
            let first = results.first().copied();
            let function = first
                .filter(|ty| matches!(self.draw.context.type_kind(*ty), TypeKind::Function { .. }));
            let skipped = self.draw.random.below(2) * self.draw.random.below(2);
            let ty = function.unwrap_or_else(|| {
                let inputs = operands.into_iter().skip(skipped).collect();
                let results = results.into_iter().collect();
                self.draw.context.ty(TypeKind::Function { inputs, results })
            });
            // The functions of the dialect itself, if their types are builtin ones.
            let attribute = self.draw.context.type_attribute(ty);
            let is_declared = |own: &AttributeDescription| {
                let is_type = &*own.name == "function_type";
                is_type && own.constraint.matches(self.draw.context, attribute)
            };
            let own = definitions.iter().find(|op| op.attributes.iter().any(&is_declared));
            Definition::Function(own.map_or(func::FUNC, |op| &*op.name), ty)
        };
        Some(Some(Symbol { attribute: &described.name, definition }))
    }
}

fn is_symbol_reference(predicate: &AttributePredicate) -> bool {
    matches!(predicate, AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef)
}
