//! Resolves the types of operands and results, by the rules of MLIR's own generator.

use super::bound_parts::BoundParts;
use super::{FormatError, TypeResolution};
use crate::ods::{
    Matched, OpDescription, ParametricTrait, Trait, ValueDescription, ValueReference,
};

/// Known ways to each type. A later trait overrides an earlier one, as in the generator.
struct Resolvers<'a> {
    seen: &'a BoundParts,
    operands: Vec<Option<TypeResolution>>,
    results: Vec<Option<TypeResolution>>,
}

/// The sources of the operand and result types; `None` if unknown.
pub(super) struct Sources {
    pub(super) operands: Vec<Option<TypeResolution>>,
    pub(super) results: Vec<Option<TypeResolution>>,
    /// Whether a hook infers all results, which it does if none is written.
    pub(super) infers_results: bool,
}

/// For each operand and for each result, where its types come from.
pub(super) fn types(
    op: &OpDescription,
    seen: &BoundParts,
) -> Result<(Vec<TypeResolution>, Vec<TypeResolution>), FormatError> {
    let Sources { operands, results, infers_results } = sources(op, seen);
    let operands = operands.into_iter().enumerate();
    let operands = operands.map(|(index, one)| one.ok_or_else(|| unknown("operand", index)));
    let operands = operands.collect::<Result<_, _>>()?;
    match results.iter().position(Option::is_none) {
        None => Ok((operands, results.into_iter().flatten().collect())),
        Some(_) if infers_results => {
            Ok((operands, vec![TypeResolution::Inferred; op.results.len()]))
        }
        Some(index) => Err(unknown("result", index)),
    }
}

/// For each operand and for each result, where its types come from, as far as that is known.
pub(super) fn sources(op: &OpDescription, seen: &BoundParts) -> Sources {
    let mut resolvers = Resolvers {
        seen,
        operands: vec![None; op.operands.len()],
        results: vec![None; op.results.len()],
    };
    if op.has(Trait::SameTypeOperands) {
        resolvers.same_types(false);
    }
    if op.has(Trait::SameOperandsAndResultType) {
        resolvers.same_types(true);
    }
    for one in &op.parametric_traits {
        match one {
            ParametricTrait::AllMatch { matched: Matched::Types, values } => {
                resolvers.all_types_match(values);
            }
            ParametricTrait::TypesMatchWith { from, to, transform, .. }
                if resolvers.is_known(*from) =>
            {
                resolvers
                    .set(*to, TypeResolution::Transformed { from: *from, transform: *transform });
            }
            _ => {}
        }
    }
    let operands = op.operands.iter().enumerate().map(|(index, operand)| {
        let written = seen.all_operand_types || is_true(&seen.operand_types, index);
        let known = resolvers.operands.get(index).copied().flatten();
        let buildable =
            is_buildable(operand) && !(seen.all_operands && operand.arity.is_variable_length());
        resolution(written, known, buildable)
    });
    let results = op.results.iter().enumerate().map(|(index, result)| {
        let written = seen.all_result_types || is_true(&seen.result_types, index);
        let known = resolvers.results.get(index).copied().flatten();
        let buildable = is_buildable(result) && !result.arity.is_variable_length();
        resolution(written, known, buildable)
    });
    Sources {
        operands: operands.collect(),
        results: results.collect(),
        // The trait infers all results, so it is used only if none is written.
        infers_results: op.has(Trait::InferTypeOpInterface) && !seen.result_types.contains(&true),
    }
}

fn unknown(what: &str, index: usize) -> FormatError {
    let message = format!("the type of {what} #{index} is not written and does not follow");
    FormatError { position: 0, message }
}

fn is_true(list: &[bool], index: usize) -> bool {
    list.get(index).copied().unwrap_or_default()
}

fn is_buildable(value: &ValueDescription) -> bool {
    value.constraint.is_buildable()
}

fn resolution(
    written: bool,
    known: Option<TypeResolution>,
    buildable: bool,
) -> Option<TypeResolution> {
    if written {
        return Some(TypeResolution::Written);
    }
    known.or(buildable.then_some(TypeResolution::Buildable))
}

impl Resolvers<'_> {
    /// Whether the type of a value is written: others may follow from it.
    fn is_known(&self, value: ValueReference) -> bool {
        match value {
            ValueReference::Operand(index) => is_true(&self.seen.operand_types, index),
            ValueReference::Result(index) => is_true(&self.seen.result_types, index),
            ValueReference::Attribute(index) => is_true(&self.seen.attributes, index),
        }
    }

    fn set(&mut self, value: ValueReference, resolution: TypeResolution) {
        let place = match value {
            ValueReference::Operand(index) => self.operands.get_mut(index),
            ValueReference::Result(index) => self.results.get_mut(index),
            ValueReference::Attribute(_) => None,
        };
        if let Some(place) = place {
            *place = Some(resolution);
        }
    }

    /// A written type that also follows from itself does no harm: the written one counts.
    fn all_types_match(&mut self, values: &[ValueReference]) {
        for &known in values {
            if self.is_known(known) {
                for &other in values {
                    self.set(other, TypeResolution::SameAs(known));
                }
            }
        }
    }

    /// Gives all operands, and with `with_results` the results, the first written type.
    fn same_types(&mut self, with_results: bool) {
        let first = |list: &[bool]| list.iter().position(|&seen| seen);
        let operand = first(&self.seen.operand_types).map(ValueReference::Operand);
        let result = || first(&self.seen.result_types).map(ValueReference::Result);
        let known = operand.or_else(|| if with_results { result() } else { None });
        let Some(known) = known else { return };
        let results = if with_results { self.results.len() } else { 0 };
        let operands = (0..self.operands.len()).map(ValueReference::Operand);
        let values: Vec<_> = operands.chain((0..results).map(ValueReference::Result)).collect();
        for value in values {
            self.set(value, TypeResolution::SameAs(known));
        }
    }
}
