//! Types of an example's operands and results that fulfil the understood conditions and traits.

use super::types::Types;
use crate::support::random::Random;
use abide_core::mlir::ir::Type;
use abide_core::mlir::ods::{
    Matched, NoFacts, OpDescription, ParametricTrait, Trait, ValueReference,
};

/// The types of one example.
pub(crate) struct Typing {
    pub(crate) operands: Vec<Type>,
    pub(crate) results: Vec<Type>,
}

/// The values of a description that have one type, as sets: for each value the first of its set.
struct Classes {
    operands: usize,
    first: Vec<usize>,
}

impl Classes {
    fn new(op: &OpDescription) -> Classes {
        let (operands, all) = (op.operands.len(), op.operands.len() + op.results.len());
        let mut classes = Classes { operands, first: (0..all).collect() };
        if op.has(Trait::SameOperandsAndResultType) {
            (1..all).for_each(|other| classes.join(0, other));
        }
        if op.has(Trait::SameTypeOperands) {
            (1..operands).for_each(|other| classes.join(0, other));
        }
        for one in &op.parametric_traits {
            if let ParametricTrait::AllMatch { matched: Matched::Types, values } = one {
                let places: Vec<usize> =
                    values.iter().filter_map(|value| classes.place(*value)).collect();
                places.windows(2).for_each(|pair| classes.join(pair[0], pair[1]));
            }
        }
        classes
    }

    fn place(&self, value: ValueReference) -> Option<usize> {
        match value {
            ValueReference::Operand(index) => Some(index),
            ValueReference::Result(index) => Some(self.operands + index),
            ValueReference::Attribute(_) => None,
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        let (from, to) =
            (self.first[one].max(self.first[other]), self.first[one].min(self.first[other]));
        self.first.iter_mut().filter(|first| **first == from).for_each(|first| *first = to);
    }
}

/// Chooses types; `None` if the pool has no match.
pub(crate) fn choose(
    op: &OpDescription,
    types: &mut Types<'_>,
    random: &mut Random,
) -> Option<Typing> {
    let classes = Classes::new(op);
    let values: Vec<_> = op.operands.iter().chain(&op.results).collect();
    let mut chosen: Vec<Option<Type>> = vec![None; values.len()];
    let mut anchor = None;
    for place in 0..values.len() {
        let first = classes.first[place];
        if first < place {
            chosen[place] = chosen[first];
            continue;
        }
        let members = (place..values.len()).filter(|one| classes.first[*one] == place);
        let fitting: Vec<_> = members.map(|one| types.fitting(&values[one].constraint)).collect();
        let (own, others) = fitting.split_first()?;
        let fits = |ty: &&Type| others.iter().all(|other| other.contains(ty));
        let candidates: Vec<Type> = own.iter().filter(fits).copied().collect();
        let ty = one_like(&candidates, anchor, types, random)?;
        anchor = anchor.or(Some(ty));
        chosen[place] = Some(ty);
    }
    follow(op, &classes, types, &mut chosen);
    let mut chosen = chosen.into_iter().collect::<Option<Vec<Type>>>()?;
    let results = chosen.split_off(op.operands.len());
    Some(Typing { operands: chosen, results })
}

/// One of several types: mostly one like another one.
fn one_like(
    candidates: &[Type],
    anchor: Option<Type>,
    types: &Types<'_>,
    random: &mut Random,
) -> Option<Type> {
    let Some(anchor) = anchor else {
        let few = if random.below(2) == 0 { 4 } else { candidates.len() };
        return random.pick(candidates.get(..few.min(candidates.len()))?);
    };
    let nearest = candidates.iter().map(|ty| types.distance(anchor, *ty)).min()?;
    let most = match random.below(6) {
        0..=2 => nearest,
        3 | 4 => nearest.max(3),
        _ => u32::MAX,
    };
    let near: Vec<Type> =
        candidates.iter().copied().filter(|ty| types.distance(anchor, *ty) <= most).collect();
    let few = if random.below(2) == 0 { 4 } else { near.len() };
    random.pick(near.get(..few.min(near.len()))?)
}

/// Sets the types of values that follow from others.
fn follow(
    op: &OpDescription,
    classes: &Classes,
    types: &mut Types<'_>,
    chosen: &mut [Option<Type>],
) {
    for one in &op.parametric_traits {
        let ParametricTrait::TypesMatchWith { from, to, transform, .. } = one else { continue };
        let (Some(from), Some(to)) = (classes.place(*from), classes.place(*to)) else { continue };
        let Some(ty) = chosen[from] else { continue };
        let made = transform.apply(&mut types.ir.context, ty, &NoFacts);
        if let Some([one]) = made.as_deref()
            && *one != types.ir.context.unknown_type()
        {
            chosen[to] = Some(*one);
        }
    }
}
