//! Makes types follow from others as the traits of an operation require.

use crate::draft::{Draft, Drawn};
use crate::draw;
use abide_mlir::ir::{Attribute, DYNAMIC, Type, TypeKind};
use abide_mlir::ods::{Arity, Matched, ParametricTrait, Trait, ValueReference};

/// The suffixes of lists that have a number for each value of a dialect type.
const PLACES: [&str; 3] = ["_sizes", "_offsets", "_lengths"];

impl Draft<'_, '_> {
    /// Changes drawn types so that they agree with each other and with the attributes.
    pub(crate) fn relate(
        &mut self,
        operands: &mut Drawn,
        results: &mut Drawn,
        attributes: &[Option<Attribute>],
    ) {
        let attributes: Vec<Option<Type>> = attributes
            .iter()
            .map(|value| value.and_then(|value| self.draw.context.attribute_type(value)))
            .collect();
        self.relate_all(operands, results);
        for one in &self.op.parametric_traits {
            match one {
                ParametricTrait::AllMatch { matched, values } => {
                    let from =
                        values.iter().find_map(|one| get(*one, operands, results, &attributes));
                    let Some(from) = from else { continue };
                    for value in values {
                        self.set(*value, operands, results, (from, *matched));
                    }
                }
                ParametricTrait::TypesMatchWith { from, to, transform, .. } => {
                    let from = get(*from, operands, results, &attributes);
                    let Some(from) = from else { continue };
                    let context = &mut *self.draw.context;
                    let types = transform.apply(context, from, self.registry);
                    let unknown = context.unknown_type();
                    let Some(types) = types.filter(|types| !types.contains(&unknown)) else {
                        continue;
                    };
                    let group = group(*to, operands, results);
                    if let Some(group) = group.filter(|group| !group.is_empty()) {
                        *group = types.to_vec();
                    }
                }
                _ => {}
            }
        }
        self.relate_sizes(operands, results);
    }

    /// Adds one size operand for each dynamic size of a type. By convention the sizes of `source` are `source_dims`,
    /// and those of `results` are `result_dims`. A list with another name belongs to the operand before it. The places
    /// of `resources` are `resource_sizes`, `resource_offsets` and `resource_lengths`: one for each type of a dialect.
    fn relate_sizes(&mut self, operands: &mut Drawn, results: &Drawn) {
        let (op, context) = (self.op, &*self.draw.context);
        for (index, sizes) in op.operands.iter().enumerate() {
            let dims = sizes.name.strip_suffix("_dims");
            let places = PLACES.iter().find_map(|suffix| sizes.name.strip_suffix(suffix));
            let Some(owner) = dims.or(places) else { continue };
            if sizes.arity != Arity::Variadic {
                continue;
            }
            let described = op.operands.iter().zip(operands.iter());
            let described = described.chain(op.results.iter().zip(results.iter()));
            let owned: Vec<&Vec<Type>> = described
                .filter(|(own, _)| &*own.name == owner || own.name.strip_suffix('s') == Some(owner))
                .map(|(_, types)| types)
                .collect();
            let has_owner = !owned.is_empty() && places.is_some();
            let mut types: Vec<Type> = owned.into_iter().flatten().copied().collect();
            if types.is_empty() && dims.is_some() {
                let before = index.checked_sub(1).and_then(|before| operands.get(before));
                types.extend(before.into_iter().flatten());
            }
            let kinds = types.iter().map(|ty| context.type_kind(*ty));
            let count = match dims {
                Some(_) => {
                    let sizes = kinds.filter_map(TypeKind::shape).flatten();
                    sizes.filter(|size| **size == DYNAMIC).count()
                }
                None => kinds.filter(|kind| matches!(kind, TypeKind::Dialect { .. })).count(),
            };
            let ty = context.index_type();
            if let Some(group) = operands.get_mut(index).filter(|_| has_owner || !types.is_empty())
            {
                *group = vec![ty; count];
            }
        }
    }

    /// Follows the traits about all operands or all values.
    fn relate_all(&mut self, operands: &mut Drawn, results: &mut Drawn) {
        let op = self.op;
        let Some(ty) = operands.iter().chain(results.iter()).flatten().next().copied() else {
            return;
        };
        let with_results = op.has(Trait::SameOperandsAndResultType);
        if with_results || op.has(Trait::SameTypeOperands) {
            operands.iter_mut().flatten().for_each(|own| *own = ty);
        }
        if with_results {
            results.iter_mut().flatten().for_each(|own| *own = ty);
        }
        let shaped = [Trait::SameOperandsAndResultShape, Trait::Elementwise];
        if shaped.into_iter().any(|one| op.has(one)) && !with_results {
            for own in operands.iter_mut().chain(results.iter_mut()).flatten() {
                let element = draw::element_or_self(self.draw.context, *own);
                *own = draw::with_element(self.draw.context, ty, element);
            }
        }
    }

    fn set(
        &mut self,
        value: ValueReference,
        operands: &mut Drawn,
        results: &mut Drawn,
        (from, matched): (Type, Matched),
    ) {
        let context = &mut *self.draw.context;
        for own in group(value, operands, results).into_iter().flatten() {
            *own = match matched {
                Matched::Types => from,
                Matched::ElementTypes => {
                    let element = draw::element_or_self(context, from);
                    draw::with_element(context, *own, element)
                }
                Matched::Shapes | Matched::Ranks | Matched::ElementCounts => {
                    let element = draw::element_or_self(context, *own);
                    draw::with_element(context, from, element)
                }
            };
        }
    }
}

/// The types of a described operand or result.
fn group<'d>(
    value: ValueReference,
    operands: &'d mut Drawn,
    results: &'d mut Drawn,
) -> Option<&'d mut Vec<Type>> {
    match value {
        ValueReference::Operand(index) => operands.get_mut(index),
        ValueReference::Result(index) => results.get_mut(index),
        ValueReference::Attribute(_) => None,
    }
}

/// The first type of a described operand, result or attribute.
fn get(
    value: ValueReference,
    operands: &Drawn,
    results: &Drawn,
    attributes: &[Option<Type>],
) -> Option<Type> {
    match value {
        ValueReference::Operand(index) => operands.get(index)?.first().copied(),
        ValueReference::Result(index) => results.get(index)?.first().copied(),
        ValueReference::Attribute(index) => attributes.get(index).copied().flatten(),
    }
}
