//! The types of operands and results of operations with a format, and the types that follow from them.

use super::Formats;
use super::open::OpenForm;
use super::state::FormatState;
use crate::ir::{AttributeKind, Type};
use crate::ods::constraint::{TypeConstraint, TypePredicate};
use crate::ods::format::{Format, TypeResolution};
use crate::ods::{Arity, TypeTransform, ValueDescription, ValueReference};
use crate::parse::tokens::Parse;
use crate::registry::DialectType;
use abide_source::diagnostic::{ConstrainedValue, Detail};
use smallvec::SmallVec;
use std::ops::Range;

type Types = SmallVec<[Type; 4]>;

impl<'a> Formats<'a> {
    /// Resolves the operands and finds the types of the results.
    pub(in crate::parse) fn resolve_types(
        &mut self,
        format: &'a Format,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        self.resolve_operands(format, read)?;
        self.segment_sizes(format, read);
        let hook = read.known.entry.hooks().infer_types;
        let mut types = format.result_types.iter();
        let inferred = types.any(|ty| match ty {
            TypeResolution::Inferred => true,
            TypeResolution::Transformed { transform, .. } => {
                hook.is_some() && *transform == TypeTransform::Unknown
            }
            _ => false,
        });
        if inferred {
            return match hook {
                Some(infer) => infer(self, read.state),
                None => {
                    let unknown = self.ir.context.unknown_type();
                    let named = read.state.named_results;
                    read.state.results.extend(std::iter::repeat_n(unknown, named));
                    Ok(())
                }
            };
        }
        self.result_types_of_format(format, read)
    }

    /// Returns the types of the results, as far as written or inferred.
    pub(in crate::parse) fn result_types_of_format(
        &mut self,
        format: &'a Format,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if let Some(range) = &read.all_result_types {
            let types = slice(&read.state.types, range);
            read.state.results.extend_from_slice(types);
            return Ok(());
        }
        for index in 0..read.op.results.len() {
            let mut types = self.result_types(format, index, read, 0)?;
            let is_single =
                read.op.results.get(index).is_some_and(|result| result.arity == Arity::Single);
            // C++ infers the types that no description determines.
            let by_cpp = self.open_form.is_some() || read.op.place.is_some();
            if types.is_empty() && is_single && by_cpp {
                types.push(self.ir.context.unknown_type());
            }
            read.state.results.extend_from_slice(&types);
        }
        Ok(())
    }

    fn resolve_operands(&mut self, format: &'a Format, read: &mut FormatState<'_, 'a>) -> Parse {
        if let Some(range) = read.all_operands.clone() {
            let types: Types = match &read.all_operand_types {
                Some(range) => slice(&read.state.types, range).into(),
                None => {
                    let mut types = Types::new();
                    for index in 0..read.op.operands.len() {
                        types.extend(self.operand_types(format, index, read, 0)?);
                    }
                    types
                }
            };
            return self.resolve_run(&range, &types, read);
        }
        if let Some(all) = read.all_operand_types.clone() {
            return self.resolve_all(&all, read);
        }
        for index in 0..read.op.operands.len() {
            let range = read.operands.get(index).cloned().flatten().unwrap_or(0..0);
            let types = self.operand_types(format, index, read, 0)?;
            self.resolve_run(&range, &types, read)?;
        }
        Ok(())
    }

    /// Resolves the operands by the types of all of them. Those of operands that C++ reads are skipped: the types after
    /// them are counted from the end.
    fn resolve_all(&mut self, all: &Range<u32>, read: &mut FormatState<'_, 'a>) -> Parse {
        let held = (read.held_by_cpp.iter().min(), read.held_by_cpp.iter().max());
        let (first, last) = (held.0.copied(), held.1.copied());
        let is_after = |index: usize| last.is_some_and(|last| index > last);
        let is_between =
            |index: usize| first.is_some_and(|first| index > first) && !is_after(index);
        let ranges: SmallVec<[(usize, Range<u32>); 6]> = (0..)
            .zip(&read.operands)
            .filter_map(|(index, range)| Some((index, range.clone()?)))
            .collect();
        let after = ranges.iter().filter(|(index, _)| is_after(*index));
        let after: u32 = after.map(|(_, range)| range.end - range.start).sum();
        let (mut next, mut next_after) = (all.start, all.end.saturating_sub(after));
        for (index, range) in ranges {
            let len = range.end - range.start;
            let next = if is_after(index) { &mut next_after } else { &mut next };
            let types: Types = match is_between(index) {
                true => Types::new(),
                false => slice(&read.state.types, &(*next..*next + len)).into(),
            };
            self.resolve_run(&range, &types, read)?;
            *next += len;
        }
        Ok(())
    }

    fn resolve_run(
        &mut self,
        uses: &Range<u32>,
        types: &[Type],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let count = (uses.end - uses.start) as usize;
        if count != types.len() && self.open_form.is_some() {
            let unknown = self.ir.context.unknown_type();
            let types: Types = SmallVec::from_elem(unknown, count);
            return self.resolve_run(uses, &types, read);
        }
        if count != types.len() {
            let counts = Detail::OperandTypes { operands: count, types: types.len() };
            let reported = self.error(read.state.name_span, counts);
            return self.continue_if_recovering(reported, ());
        }
        for (index, ty) in (uses.start as usize..).zip(types) {
            if let Some(operand) = read.state.uses.get(index).copied() {
                let value = self.resolve(operand, *ty)?;
                if let Some(form) = &mut self.open_form {
                    let index = u32::try_from(read.state.operands.len()).unwrap_or(u32::MAX);
                    let span = operand.span;
                    form.operands.push((span.start() as usize, span.end() as usize, index));
                }
                read.state.operands.push(value);
            }
        }
        Ok(())
    }

    /// Returns the types of an operand's values.
    fn operand_types(
        &mut self,
        format: &'a Format,
        index: usize,
        read: &FormatState<'_, 'a>,
        depth: u32,
    ) -> Parse<Types> {
        let mut count = read.operands.get(index).cloned().flatten().map_or(0, |range| range.len());
        if let Some(all) = &read.all_operands {
            // If `operands` covers several of them, C++ gives each one type.
            count = if read.op.operands.len() == 1 { all.len() } else { 1 };
        }
        let written = read.operand_types.get(index).cloned().flatten();
        if let Some(range) = written {
            return Ok(slice(&read.state.types, &range).into());
        }
        if count == 0 {
            return Ok(Types::new());
        }
        let resolution = format.operand_types.get(index).copied();
        let mut types =
            self.implied_types(format, resolution, read.op.operands.get(index), read, depth)?;
        if types.is_empty() && resolution == Some(TypeResolution::Buildable) {
            types.push(self.ir.context.unknown_type());
        }
        Ok(spread(types, count))
    }

    /// Returns the types of a result's values.
    fn result_types(
        &mut self,
        format: &'a Format,
        index: usize,
        read: &FormatState<'_, 'a>,
        depth: u32,
    ) -> Parse<Types> {
        let written = read.result_types.get(index).cloned().flatten();
        if let Some(range) = written {
            return Ok(slice(&read.state.types, &range).into());
        }
        let result = read.op.results.get(index);
        if result.is_some_and(|result| !matches!(result.arity, Arity::Single)) {
            let from = format.result_types.get(index).copied();
            if !matches!(from, Some(TypeResolution::Transformed { .. } | TypeResolution::SameAs(_)))
            {
                return Ok(Types::new());
            }
        }
        let resolution = format.result_types.get(index).copied();
        let mut types = self.implied_types(format, resolution, result, read, depth)?;
        let single = result.is_some_and(|result| matches!(result.arity, Arity::Single));
        if single && matches!(resolution, Some(TypeResolution::SameAs(_))) {
            types.truncate(1);
        }
        Ok(types)
    }

    /// The omitted types of an operand or result: those that its constraint allows, or that follow from other types.
    fn implied_types(
        &mut self,
        format: &'a Format,
        resolution: Option<TypeResolution>,
        described: Option<&ValueDescription>,
        read: &FormatState<'_, 'a>,
        depth: u32,
    ) -> Parse<Types> {
        match resolution {
            Some(TypeResolution::Buildable) => {
                let constraint = described.map(|one| &one.constraint);
                let ty = constraint.and_then(|one| self.built(one));
                Ok(ty.into_iter().collect())
            }
            Some(TypeResolution::SameAs(from)) => self.types_of(format, from, read, depth),
            Some(TypeResolution::Transformed { from, transform }) => {
                let types = self.types_of(format, from, read, depth)?;
                self.check_source(from, &types, read)?;
                Ok(self.transformed(&types, transform))
            }
            Some(TypeResolution::Written | TypeResolution::Inferred) | None => Ok(Types::new()),
        }
    }

    /// The type that a constraint builds; for one that C++ builds, the dialect may determine it.
    fn built(&mut self, constraint: &TypeConstraint) -> Option<Type> {
        if let TypePredicate::Unknown(class) = constraint.predicate()
            && constraint.is_buildable()
            && let Some((dialect, body)) = self.registry.type_of_class(class)
        {
            return Some(self.type_of_dialect(dialect, body.as_bytes()));
        }
        constraint.build(&mut self.ir.context)
    }

    fn types_of(
        &mut self,
        format: &'a Format,
        of: ValueReference,
        read: &FormatState<'_, 'a>,
        depth: u32,
    ) -> Parse<Types> {
        // Descriptions refer from one value to the next; more steps than values would be a circle.
        if depth > 16 {
            return Ok(Types::new());
        }
        match of {
            ValueReference::Operand(index) => self.operand_types(format, index, read, depth + 1),
            ValueReference::Result(index) => self.result_types(format, index, read, depth + 1),
            ValueReference::Attribute(index) => {
                let name = read.known.attributes.get(index).copied();
                let value = name.and_then(|name| read.state.attribute(name));
                let ty = value.and_then(|value| match self.ir.context.attribute_kind(value) {
                    AttributeKind::String { ty: None, .. } => Some(self.ir.context.none_type()),
                    _ => self.ir.context.attribute_type(value),
                });
                Ok(ty.into_iter().collect())
            }
        }
    }

    /// Checks that types from which others follow do not follow from others themselves.
    fn check_source(
        &mut self,
        of: ValueReference,
        types: &[Type],
        read: &FormatState<'_, 'a>,
    ) -> Parse {
        let described = match of {
            ValueReference::Operand(index) => read.op.operands.get(index),
            ValueReference::Result(index) => read.op.results.get(index),
            ValueReference::Attribute(_) => None,
        };
        let Some(described) = described else { return Ok(()) };
        let unknown = self.ir.context.unknown_type();
        let wrong = types.iter().find(|ty| {
            **ty != unknown
                && !described.constraint.matches_with(&self.ir.context, **ty, self.registry)
        });
        let Some(wrong) = wrong else { return Ok(()) };
        let value = ConstrainedValue::Named(described.name.to_string());
        let (wanted, has) = (described.words(), self.type_text(*wrong));
        Err(self.error(read.state.name_span, Detail::ValueConstraint { value, wanted, has }))
    }

    /// The types that follow from others.
    fn transformed(&mut self, types: &[Type], transform: TypeTransform) -> Types {
        if transform == TypeTransform::FirstParameter {
            let unknown = self.ir.context.unknown_type();
            let context = &self.ir.context;
            let first = |ty: &Type| DialectType::of(context, *ty)?.first_type();
            return types.iter().map(|ty| first(ty).unwrap_or(unknown)).collect();
        }
        let (registry, context) = (self.registry, &mut self.ir.context);
        types.iter().filter_map(|ty| transform.apply(context, *ty, registry)).flatten().collect()
    }

    /// Adds the attributes with the number of values of each group.
    fn segment_sizes(&mut self, format: &'a Format, read: &mut FormatState<'_, 'a>) {
        if let Some(name) = read.known.operand_segments
            && format.elides_operand_segment_sizes
        {
            let sizes: Vec<i64> = read
                .operands
                .iter()
                .map(|range| range.as_ref().map_or(0, |range| i64::from(range.end - range.start)))
                .collect();
            let sizes = self.ir.context.dense_i32_array(sizes);
            read.state.properties.push((name, sizes));
        }
        if let Some(name) = read.known.result_segments
            && format.elides_result_segment_sizes
            && let Some(sizes) = self.result_sizes(read)
        {
            let sizes = self.ir.context.dense_i32_array(sizes);
            read.state.properties.push((name, sizes));
        }
        if read.all_operands.is_none() {
            self.inner_group_sizes(read);
        }
        if !self.open_form.as_ref().is_some_and(OpenForm::has_consumed_text) {
            self.empty_segments(read.known, read.state);
        }
    }

    /// Adds the attributes with the lengths of the inner groups of operands. An operand that is absent has none.
    fn inner_group_sizes(&mut self, read: &mut FormatState<'_, 'a>) {
        let groups = std::mem::take(&mut read.groups);
        for (index, operand) in read.op.operands.iter().enumerate() {
            let Arity::VariadicOfVariadic(name) = &operand.arity else { continue };
            let lengths = groups.iter().find(|group| group.0 == index).map(|group| &group.1);
            // A part that only C++ reads may have more.
            if lengths.is_none() && self.open_form.as_ref().is_some_and(OpenForm::has_consumed_text)
            {
                continue;
            }
            let name = self.ir.context.identifier(&**name);
            let lengths = self.ir.context.dense_i32_array(lengths.cloned().unwrap_or_default());
            read.state.attributes.push((name, lengths));
        }
    }

    /// Returns the number of values of each result; `None` if a C++-only part may determine it.
    fn result_sizes(&self, read: &FormatState<'_, 'a>) -> Option<Vec<i64>> {
        let is_open = self.open_form.as_ref().is_some_and(OpenForm::has_consumed_text);
        let sizes =
            read.op.results.iter().zip(&read.result_types).map(|(result, types)| match types {
                _ if is_single(result) => Some(1),
                Some(types) => Some(i64::from(types.end - types.start)),
                None => (!is_open).then_some(0),
            });
        sizes.collect()
    }
}

fn is_single(value: &ValueDescription) -> bool {
    value.arity == Arity::Single
}

fn slice<'t>(types: &'t [Type], range: &Range<u32>) -> &'t [Type] {
    types.get(range.start as usize..range.end as usize).unwrap_or_default()
}

/// One type for all values, or as many as there are.
fn spread(types: Types, count: usize) -> Types {
    match types.as_slice() {
        [one] if count > 1 => std::iter::repeat_n(*one, count).collect(),
        _ => types,
    }
}
