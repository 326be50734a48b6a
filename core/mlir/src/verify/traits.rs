//! The traits of operations.

use super::{Verified, Verifier};
use crate::ir::{DYNAMIC, OperationId, Shape, Type, TypeKind, element_count};
use crate::ods::{
    Matched, OpDescription, ParametricTrait, Syntax, Trait, TypeFacts, TypeInterface,
    ValueReference,
};
use crate::registry::VerifyError;
use abide_source::diagnostic::Detail;
use abide_source::rule;
use smallvec::SmallVec;
use std::ops::Range;

/// The types of some values.
pub(super) type Types = SmallVec<[Type; 6]>;

impl Verifier<'_> {
    fn operand_types(&self, operation: OperationId) -> Types {
        self.ir.operands(operation).map(|value| self.ir.value_type(value)).collect()
    }

    fn all_types(&self, operation: OperationId) -> Types {
        let results = self.ir.results(operation).map(|value| self.ir.value_type(value));
        let mut types = self.operand_types(operation);
        types.extend(results);
        types
    }

    /// Traits without parameters.
    pub(super) fn plain_traits(&self, operation: OperationId, op: &OpDescription) -> Verified {
        self.ends_its_block(operation, op)?;
        for one in op.traits.of_types() {
            self.trait_of_types(operation, one)?;
        }
        if op.has(Trait::NoRegionArguments) {
            self.no_region_arguments(operation)?;
        }
        if op.has(Trait::SingleBlock) || op.implicit_terminator().is_some() {
            self.single_blocks(operation, op)?;
        }
        if op.has(Trait::Symbol) || op.has(Trait::FunctionOpInterface) {
            self.symbol_definition(operation)?;
        }
        if op.has(Trait::FunctionOpInterface) {
            self.function(operation)?;
        }
        Ok(())
    }

    /// A trait about the types of operands and results.
    fn trait_of_types(&self, operation: OperationId, one: Trait) -> Verified {
        let (matched, with_results) = match one {
            Trait::Elementwise => return self.elementwise(operation),
            Trait::SameTypeOperands => {
                return match self.all_equal(&self.operand_types(operation)) {
                    true => Ok(()),
                    false => Err(rule!("requires all operands to have the same type")
                        .with_help("give all operands the same type")
                        .into()),
                };
            }
            Trait::SameOperandsAndResultType => (Matched::Types, true),
            Trait::SameOperandsShape => (Matched::Shapes, false),
            Trait::SameOperandsAndResultShape => (Matched::Shapes, true),
            Trait::SameOperandsElementType => (Matched::ElementTypes, false),
            Trait::SameOperandsAndResultElementType => (Matched::ElementTypes, true),
            _ => return Ok(()),
        };
        match with_results {
            true => self.same(&self.all_types(operation), matched, "all operands and results"),
            false => self.same(&self.operand_types(operation), matched, "all operands"),
        }
    }

    /// Vectors or tensors on both sides or on none, all of one kind and shape.
    fn elementwise(&self, operation: OperationId) -> Verified {
        let context = &self.ir.context;
        let mapped = |ty: &Type| {
            let kind = context.type_kind(*ty);
            matches!(kind, TypeKind::Vector { .. }) || (self.is_tensor(*ty) && kind.is_shaped())
        };
        let all = self.all_types(operation);
        if all.contains(&context.unknown_type()) {
            return Ok(());
        }
        let (operands, results) = all.split_at(self.ir.operand_count(operation).min(all.len()));
        let count = |types: &[Type]| types.iter().filter(|ty| mapped(ty)).count();
        let message = match (count(operands), count(results)) {
            (0, 0) => return Ok(()),
            (0, _) => "if a result is non-scalar, then at least one operand must be non-scalar",
            (_, 0) => {
                "if an operand is non-scalar, then there must be at least one non-scalar result"
            }
            (_, some) if some != results.len() => {
                "if an operand is non-scalar, then all results must be non-scalar"
            }
            _ => {
                let shaped: Types = all.iter().copied().filter(|ty| mapped(ty)).collect();
                let kind = |ty: &Type| std::mem::discriminant(context.type_kind(*ty));
                let same = shaped.windows(2).all(|pair| match pair {
                    [a, b] => kind(a) == kind(b),
                    _ => true,
                });
                if same && self.agree(&shaped, Matched::Shapes, true) {
                    return Ok(());
                }
                "all non-scalar operands/results must have the same shape and base type"
            }
        };
        Err(message.into())
    }

    /// Checks that a terminator is the last operation.
    pub(super) fn ends_its_block(&self, operation: OperationId, op: &OpDescription) -> Verified {
        if !op.has(Trait::Terminator) {
            return Ok(());
        }
        let last = self.ir.block_of(operation).and_then(|block| self.ir.last_operation(block));
        if last == Some(operation) {
            return Ok(());
        }
        Err(Detail::TerminatorNotLast.into())
    }

    fn no_region_arguments(&self, operation: OperationId) -> Verified {
        for region in self.ir.regions(operation) {
            let entry = self.ir.entry_block(*region);
            if entry.is_some_and(|entry| !self.ir.arguments(entry).is_empty()) {
                return Err(rule!("region should have no arguments")
                    .with_help(
                        "remove the arguments of its block: the region sees the values around it",
                    )
                    .into());
            }
        }
        Ok(())
    }

    /// One block in each region at most, with something in it.
    fn single_blocks(&self, operation: OperationId, op: &OpDescription) -> Verified {
        for (index, region) in self.ir.regions(operation).iter().enumerate() {
            let block = match self.ir.blocks(*region) {
                [] => continue,
                [block] => *block,
                _ => return Err(rule!("expects region #{} to have 0 or 1 blocks", index)
                    .with_help(
                        "keep one block: branches between blocks are not possible in this region",
                    )
                    .into()),
            };
            let last = self.ir.last_operation(block);
            // A parser in C++ adds the terminator that the trait determines.
            let is_added = || {
                let is_by_cpp = op.place.is_some() && matches!(op.syntax, Syntax::Custom);
                is_by_cpp && op.implicit_terminator().is_some()
            };
            if last.is_none() && !op.has(Trait::NoTerminator) && !is_added() {
                return Err(rule!("expects a non-empty block")
                    .with_help("write an operation in the block")
                    .into());
            }
        }
        Ok(())
    }

    /// The terminator that the block of each region should have: checked when all that is in the
    /// regions is well.
    pub(super) fn implicit_terminators(
        &self,
        operation: OperationId,
        op: &OpDescription,
    ) -> Verified {
        let Some(terminator) = op.implicit_terminator() else { return Ok(()) };
        for region in self.ir.regions(operation) {
            let entry = self.ir.entry_block(*region);
            let Some(last) = entry.and_then(|entry| self.ir.last_operation(entry)) else {
                continue;
            };
            if self.ir.name_bytes(last) != terminator.as_bytes() {
                let found = String::from_utf8_lossy(self.ir.name_bytes(last));
                let message =
                    rule!("expects regions to end with '{}', found '{}'", terminator, found)
                        .with_help(format!("end the region with '{terminator}'"));
                let note = format!(
                    "in custom textual format, the absence of terminator implies '{terminator}'"
                );
                return Err(VerifyError::from(message).with_note(self.ir.span(operation), note));
            }
        }
        Ok(())
    }

    /// Whether all known types are the same.
    fn all_equal(&self, types: &[Type]) -> bool {
        let unknown = self.ir.context.unknown_type();
        let mut known = types.iter().filter(|ty| **ty != unknown);
        let Some(first) = known.next() else { return true };
        known.all(|ty| self.same_type(*ty, *first))
    }

    /// Whether two types are the same, or may be to the C++ that reads them.
    #[must_use]
    pub fn same_type(&self, one: Type, other: Type) -> bool {
        one == other || self.registry.may_be_same_type(&self.ir.context, one, other)
    }

    pub(super) fn same_types(&self, one: &[Type], other: &[Type]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(a, b)| self.same_type(*a, *b))
    }

    fn same(&self, types: &[Type], matched: Matched, whose: &str) -> Verified {
        if self.agree(types, matched, true) {
            return Ok(());
        }
        let words = matched.words();
        let error = VerifyError::from(rule!("requires the same {} for {}", words, whose));
        Err(error.with_help(match matched {
            Matched::Types => "give them all one type".to_owned(),
            _ => format!("change the types that differ in their {words}"),
        }))
    }

    /// Whether the shape and the elements of a type are known. Only C++ knows those of a dialect's type that implements
    /// the interface of shaped types.
    pub(super) fn has_known_shape(&self, ty: Type) -> bool {
        let context = &self.ir.context;
        match context.type_kind(ty) {
            TypeKind::Unknown => false,
            TypeKind::Dialect { .. } => {
                !self.registry.may_implement(context, ty, TypeInterface::Shaped)
            }
            _ => true,
        }
    }

    /// Whether types agree in something. Shapes are compatible where one of two sizes is not
    /// known, if that is requested.
    fn agree(&self, types: &[Type], matched: Matched, compatible: bool) -> bool {
        let context = &self.ir.context;
        let types: Types = match matched {
            Matched::Types if !compatible => types.into(),
            _ => types.iter().copied().filter(|ty| self.has_known_shape(*ty)).collect(),
        };
        let kinds = types.iter().map(|ty| context.type_kind(*ty));
        match matched {
            Matched::Types if compatible => self.compatible_types(&types),
            Matched::Types => self.all_equal(&types),
            Matched::Shapes => {
                let shapes: SmallVec<[&Shape; 6]> =
                    kinds.clone().filter_map(TypeKind::shape).collect();
                let ranked = shapes.windows(2).all(|pair| match pair {
                    [a, b] => compatible_shapes(a, b, compatible),
                    _ => true,
                });
                let scalars = kinds.clone().filter(|kind| !kind.is_shaped()).count();
                ranked && (scalars == 0 || scalars == kinds.count())
            }
            Matched::Ranks => {
                let mut ranks = kinds.filter_map(TypeKind::shape).map(|shape| shape.len());
                let first = ranks.next();
                ranks.all(|rank| Some(rank) == first)
            }
            Matched::ElementTypes => {
                let elements: Types =
                    types.iter().map(|ty| element(context.type_kind(*ty), *ty)).collect();
                self.all_equal(&elements)
            }
            Matched::ElementCounts => {
                let mut counts =
                    kinds.filter_map(TypeKind::shape).map(|shape| element_count(shape));
                let first = counts.next();
                counts.all(|count| Some(count) == first)
            }
        }
    }

    /// Whether the values that a trait lists agree. Variadic ones agree one by one.
    fn all_match(
        &self,
        op: &OpDescription,
        matched: Matched,
        values: &[ValueReference],
        types_of: &dyn Fn(ValueReference) -> Types,
    ) -> bool {
        let is_dialect =
            |ty: &Type| matches!(self.ir.context.type_kind(*ty), TypeKind::Dialect { .. });
        // Only the dialect knows the shape and the element type of its types.
        let counts = |ty: &Type| matched == Matched::Types || !is_dialect(ty);
        let is_variadic = values.iter().any(|value| match value {
            ValueReference::Operand(index) => {
                op.operands.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            ValueReference::Result(index) => {
                op.results.get(*index).is_some_and(|one| one.arity.is_variable_length())
            }
            ValueReference::Attribute(_) => false,
        });
        let lists = values.iter().map(|value| types_of(*value));
        if !is_variadic {
            let types: Types = lists.flatten().filter(counts).collect();
            return self.agree(&types, matched, false);
        }
        let lists: Vec<Types> = lists.filter(|types| !types.is_empty()).collect();
        let longest = lists.iter().map(SmallVec::len).max().unwrap_or(0);
        (0..longest).all(|index| {
            let types: Types = lists.iter().filter_map(|types| types.get(index)).copied().collect();
            let types: Types = types.into_iter().filter(counts).collect();
            self.agree(&types, matched, false)
        })
    }

    /// Whether types differ at most in sizes that are not known.
    fn compatible_types(&self, types: &[Type]) -> bool {
        if self.all_equal(types) {
            return true;
        }
        self.agree(types, Matched::ElementTypes, true)
            && self.agree(types, Matched::Shapes, true)
            && types.windows(2).all(|pair| match pair {
                [a, b] => {
                    let kind = |ty: Type| std::mem::discriminant(self.ir.context.type_kind(ty));
                    kind(*a) == kind(*b) || (self.is_tensor(*a) && self.is_tensor(*b))
                }
                _ => true,
            })
    }

    fn is_tensor(&self, ty: Type) -> bool {
        matches!(
            self.ir.context.type_kind(ty),
            TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_) | TypeKind::Unknown
        )
    }

    /// Traits with parameters.
    pub(super) fn parametric_traits(
        &self,
        operation: OperationId,
        op: &OpDescription,
        operands: &[Range<usize>],
        results: &[Range<usize>],
    ) -> Verified {
        let types_of = |of: ValueReference| self.types_of(operation, op, of, operands, results);
        for one in &op.parametric_traits {
            match one {
                ParametricTrait::AllMatch { matched, values } => {
                    if !self.all_match(op, *matched, values, &types_of) {
                        let names: Vec<&str> = values.iter().map(|of| name_of(op, *of)).collect();
                        return Err(rule!(
                            "failed to verify that all of {{}} have same {}",
                            names.join(", "),
                            matched.words()
                        )
                        .with_help(format!("give all of them the same {}", matched.words()))
                        .into());
                    }
                }
                ParametricTrait::TypesMatchWith { summary, from, to, transform, .. } => {
                    let names = [name_of(op, *from), name_of(op, *to)];
                    let (from, to) = (types_of(*from), types_of(*to));
                    if !self.match_with(operation, &from, &to, *transform) {
                        return Err(rule!("failed to verify that {}", summary)
                            .with_help(self.change_one_of(names, [&from, &to]))
                            .into());
                    }
                }
                ParametricTrait::Predicate { summary, predicate } => {
                    if !self.holds(predicate, &types_of) {
                        let rule = rule!("failed to verify that {}", summary);
                        let Some(values) = predicate.values() else { return Err(rule.into()) };
                        let types = values.map(&types_of);
                        let [from, to] = &types;
                        let names = values.map(|value| name_of(op, value));
                        return Err(rule.with_help(self.change_one_of(names, [from, to])).into());
                    }
                }
                ParametricTrait::HasParent(parents) => self.has_parent(operation, op, parents)?,
                ParametricTrait::SingleBlockImplicitTerminator(_)
                | ParametricTrait::MemoryEffects(_) => {}
            }
        }
        Ok(())
    }

    fn has_parent(
        &self,
        operation: OperationId,
        op: &OpDescription,
        parents: &[Box<str>],
    ) -> Verified {
        let parent = self.ir.parent(operation);
        let name = parent.map_or(&b""[..], |parent| self.ir.name_bytes(parent));
        // An unregistered parent may be anything. A function may be parsed without the enclosing operations.
        let is_implied = |parent| self.ir.span(parent).is_empty();
        if parents.iter().any(|one| one.as_bytes() == name)
            || parent.is_some_and(|parent| self.registered(parent).is_none())
            || self.ir.is_excerpt()
                && parent.is_some_and(is_implied)
                && op.has(Trait::FunctionOpInterface)
        {
            return Ok(());
        }
        Err(match parents {
            [one] => Detail::Parent(format!("'{one}'")).into(),
            several => Detail::Parent(format!("to be one of '{}'", several.join(", "))).into(),
        })
    }

    fn types_of(
        &self,
        operation: OperationId,
        op: &OpDescription,
        of: ValueReference,
        operands: &[Range<usize>],
        results: &[Range<usize>],
    ) -> Types {
        let known = |ty: &Type| *ty != self.ir.context.unknown_type();
        match of {
            ValueReference::Operand(index) => operands
                .get(index)
                .cloned()
                .unwrap_or_default()
                .filter_map(|index| self.ir.operand(operation, index))
                .map(|value| self.ir.value_type(value))
                .filter(known)
                .collect(),
            ValueReference::Result(index) => results
                .get(index)
                .cloned()
                .unwrap_or_default()
                .filter_map(|index| self.ir.result(operation, index))
                .map(|value| self.ir.value_type(value))
                .filter(known)
                .collect(),
            ValueReference::Attribute(index) => {
                let name = op.attributes.get(index).map(|attribute| &*attribute.name);
                let value = name.and_then(|name| self.ir.attribute(operation, name));
                value.and_then(|value| self.ir.context.attribute_type(value)).into_iter().collect()
            }
        }
    }
}

fn name_of(op: &OpDescription, of: ValueReference) -> &str {
    match of {
        ValueReference::Operand(index) => op.operands.get(index).map(|value| &*value.name),
        ValueReference::Result(index) => op.results.get(index).map(|value| &*value.name),
        ValueReference::Attribute(index) => {
            op.attributes.get(index).map(|attribute| &*attribute.name)
        }
    }
    .unwrap_or_default()
}

/// The type of the elements of a shaped type, or the type itself.
pub(super) fn element(kind: &TypeKind, ty: Type) -> Type {
    kind.element().unwrap_or(ty)
}

fn compatible_shapes(a: &Shape, b: &Shape, compatible: bool) -> bool {
    let dynamic = DYNAMIC;
    a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| a == b || (compatible && (*a == dynamic || *b == dynamic)))
}
