//! Types that follow from other types of the same operation.

use super::Verifier;
use super::traits::{Types, element};
use crate::ir::{DYNAMIC, OperationId, Type, TypeKind};
use crate::ods::{OpPredicate, TypeTransform, ValueReference};

/// The maximum number of types of a list that a help names.
const MAX_TYPES_IN_HELP: usize = 3;

impl Verifier<'_> {
    /// The help for two types that do not fit together.
    pub(super) fn change_one_of(&self, names: [&str; 2], types: [&[Type]; 2]) -> String {
        let [from, to] = types.map(|types| {
            let texts = types.iter().take(MAX_TYPES_IN_HELP).map(|ty| self.type_text(*ty));
            let mut texts: Vec<String> = texts.map(|text| format!("'{text}'")).collect();
            if types.len() > MAX_TYPES_IN_HELP {
                texts.push("..".to_owned());
            }
            texts.join(", ")
        });
        let [source, target] = names;
        format!("change one of the types: '{source}' is {from}, '{target}' is {to}")
    }

    /// Whether types follow from others. Other types than lists are missing if they are optional or unknown.
    pub(super) fn match_with(
        &self,
        operation: OperationId,
        from: &[Type],
        to: &[Type],
        transform: TypeTransform,
    ) -> bool {
        let is_list = matches!(
            transform,
            TypeTransform::ElementTypes
                | TypeTransform::FunctionInputs
                | TypeTransform::FunctionResults
        );
        let unknown = self.ir.context.unknown_type();
        let is_known = |value| self.ir.value_type(value) != unknown;
        let is_checked = if is_list {
            self.ir.operands(operation).all(is_known) && self.ir.results(operation).all(is_known)
        } else {
            !to.is_empty()
        };
        from.is_empty() || !is_checked || self.follows(from, to, transform)
    }

    fn follows(&self, from: &[Type], to: &[Type], transform: TypeTransform) -> bool {
        let is_known =
            transform == TypeTransform::SameType || from.iter().all(|ty| self.has_known_shape(*ty));
        if !is_known {
            return true;
        }
        match (from, transform) {
            (_, TypeTransform::Unknown | TypeTransform::FirstParameter) => true,
            ([from], TypeTransform::ElementTypes) => {
                let kind = self.ir.context.type_kind(*from);
                let sizes = kind.shape().map_or(&[][..], |shape| shape.as_slice());
                let count = sizes.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
                let count = count.and_then(|count| usize::try_from(count).ok());
                let element = kind.element();
                let is_known = !sizes.contains(&DYNAMIC);
                to.iter().all(|ty| element.is_some_and(|element| self.same_type(*ty, element)))
                    && (!is_known || count == Some(to.len()))
            }
            ([from], TypeTransform::FunctionInputs) => {
                matches!(self.ir.context.type_kind(*from), TypeKind::Function { inputs, .. } if self.same_types(inputs, to))
            }
            ([from], TypeTransform::FunctionResults) => {
                matches!(self.ir.context.type_kind(*from), TypeKind::Function { results, .. } if self.same_types(results, to))
            }
            ([from], transform) => to.iter().all(|to| self.follows_one(*from, *to, transform)),
            (from, transform) => {
                from.len() == to.len()
                    && from.iter().zip(to).all(|(a, b)| self.follows_one(*a, *b, transform))
            }
        }
    }

    fn follows_one(&self, from: Type, to: Type, transform: TypeTransform) -> bool {
        let context = &self.ir.context;
        let (a, b) = (context.type_kind(from), context.type_kind(to));
        match transform {
            TypeTransform::ElementType => match a {
                TypeKind::Complex(element) => self.same_type(*element, to),
                kind => self.same_type(element(kind, from), to),
            },
            TypeTransform::I1SameShape => {
                let is_same_shape = || {
                    a.shape() == b.shape()
                        && (!a.is_shaped()
                            || std::mem::discriminant(a) == std::mem::discriminant(b))
                };
                // Only C++ knows whether a type with parameters has a shape, such as `!llvm.vec<2 x ptr>`.
                let may_have_shape = match a {
                    TypeKind::Dialect { body, .. } => context.text(*body).contains('<'),
                    _ => false,
                };
                element(b, to) == context.bool_type() && (may_have_shape || is_same_shape())
            }
            TypeTransform::TensorOfMemRef => {
                self.same_type(element(a, from), element(b, to)) && a.shape() == b.shape()
            }
            TypeTransform::HalfLastDimension => last_dimension(a, b, |a, b| a / 2 == b),
            TypeTransform::DoubleLastDimension => {
                last_dimension(a, b, |a, b| a.checked_mul(2) == Some(b))
            }
            TypeTransform::Slice => element(a, from) == element(b, to) && is_slice(a, b),
            TypeTransform::I1Slice => element(b, to) == context.bool_type() && is_slice(a, b),
            TypeTransform::Square => {
                let size = a.shape().and_then(|shape| shape.first());
                let of_both = b.shape().map(|shape| shape.as_slice());
                element(a, from) == element(b, to)
                    && matches!((size, of_both), (Some(size), Some([x, y])) if x == size && y == size)
            }
            TypeTransform::DoubleWidth => {
                let width = |of: Type| match context.type_kind(of) {
                    TypeKind::Integer { width, .. } => Some(*width),
                    _ => None,
                };
                let doubled = width(element(a, from)).and_then(|width| width.checked_mul(2));
                a.shape() == b.shape() && doubled == width(element(b, to))
            }
            TypeTransform::BitPerElement => {
                let size = a.shape().and_then(|shape| shape.first()).copied();
                matches!(b, TypeKind::Integer { width, .. } if Some(i64::from(*width)) == size)
            }
            _ => self.same_type(from, to),
        }
    }

    pub(super) fn holds(
        &self,
        predicate: &OpPredicate,
        types_of: &dyn Fn(ValueReference) -> Types,
    ) -> bool {
        let context = &self.ir.context;
        let first = |of: ValueReference| types_of(of).first().copied();
        let first = |of| first(of).filter(|ty| self.has_known_shape(*ty));
        let element_of =
            |of: ValueReference| first(of).map(|ty| element(context.type_kind(ty), ty));
        let operand = |index: u32| ValueReference::Operand(index as usize);
        match predicate {
            OpPredicate::ResultElementTypeIsOperands { result, operand: index } => {
                let result = element_of(ValueReference::Result(*result as usize));
                let operand = element_of(operand(*index));
                result.zip(operand).is_none_or(|(result, operand)| self.same_type(result, operand))
            }
            OpPredicate::OperandElementTypesMatch(a, b) => {
                let (a, b) = (element_of(operand(*a)), element_of(operand(*b)));
                a.zip(b).is_none_or(|(a, b)| self.same_type(a, b))
            }
            OpPredicate::BooleanConditionOrMatchingShape(condition, value) => {
                let (Some(condition), Some(value)) = (first(*condition), first(*value)) else {
                    return true;
                };
                let shape = |ty: Type| context.type_kind(ty).shape();
                condition == context.bool_type() || shape(condition) == shape(value)
            }
            OpPredicate::SameInputOutputTensorDims => {
                let result = first(ValueReference::Result(0));
                let (Some(from), Some(to)) = (first(operand(0)), result) else { return true };
                let (from, to) = (context.type_kind(from), context.type_kind(to));
                let tensor = |kind: &TypeKind| matches!(kind, TypeKind::Tensor { .. });
                // MLIR reads the sizes of a tensor without a rank unchecked, and finds different ones.
                let unranked = |kind: &TypeKind| matches!(kind, TypeKind::UnrankedTensor(_));
                match (tensor(from), tensor(to)) {
                    (true, true) => from.shape() == to.shape(),
                    (false, false) => !unranked(from) && !unranked(to),
                    _ => false,
                }
            }
            OpPredicate::Unknown(_) => true,
        }
    }
}

/// Whether a vector has the shape of another one without the first dimension.
fn is_slice(whole: &TypeKind, part: &TypeKind) -> bool {
    let (
        TypeKind::Vector { shape: a, scalable: c, .. },
        TypeKind::Vector { shape: b, scalable: d, .. },
    ) = (whole, part)
    else {
        return false;
    };
    a.get(1..) == Some(b.as_slice()) && c.get(1..) == Some(d.as_slice())
}

/// Whether two vector types agree except for their last dimensions, which `relate` compares.
fn last_dimension(a: &TypeKind, b: &TypeKind, relate: fn(i64, i64) -> bool) -> bool {
    let (Some(from), Some(to)) = (a.shape(), b.shape()) else { return false };
    let (Some((last, outer)), one) = (to.split_last(), 1) else { return false };
    let (first, rest) = from.split_last().unwrap_or((&one, &[]));
    a.element() == b.element() && outer == rest && relate(*first, *last)
}
