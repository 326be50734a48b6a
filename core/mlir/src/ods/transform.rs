//! Types that follow from other types.

use super::{TypeFacts, TypeInterface, TypeTransform};
use crate::ir::{Context, DYNAMIC, Shape, Type, TypeKind};
use abide_source::types::Signedness;
use smallvec::{SmallVec, smallvec};

/// The maximum number of types that [`TypeTransform::ElementTypes`] makes of one: a vector type of a few bytes
/// may have any number of elements, while the operands are written one by one.
const MAX_ELEMENTS: i64 = 1 << 20;

impl TypeTransform {
    /// The types that follow from a type; none if the type is not of the kind that is requested.
    ///
    /// An unknown type gives an unknown type. The number of its element types or function types is unknown, too:
    /// [`TypeTransform::ElementTypes`] and the transforms of functions return none.
    #[must_use]
    pub fn apply(
        self,
        context: &mut Context,
        ty: Type,
        facts: &dyn TypeFacts,
    ) -> Option<SmallVec<[Type; 4]>> {
        let is_of_dialect = matches!(context.type_kind(ty), TypeKind::Dialect { .. });
        let is_same = self == TypeTransform::SameType;
        if is_of_dialect && !is_same && facts.may_implement(context, ty, TypeInterface::Shaped) {
            return self.has_one_type().then(|| smallvec![context.unknown_type()]);
        }
        let kind = context.type_kind(ty).clone();
        let one: Type = match (self, kind) {
            (TypeTransform::SameType, _) => ty,
            // Readers search the text of the type; their results are not verified.
            (TypeTransform::Unknown | TypeTransform::FirstParameter, _) => context.unknown_type(),
            (TypeTransform::ElementTypes, kind) => return element_types(&kind),
            (TypeTransform::FunctionInputs, TypeKind::Function { inputs, .. }) => {
                return Some(inputs);
            }
            (TypeTransform::FunctionResults, TypeKind::Function { results, .. }) => {
                return Some(results.into_iter().collect());
            }
            (TypeTransform::FunctionInputs | TypeTransform::FunctionResults, _) => return None,
            (_, TypeKind::Unknown) => ty,
            (TypeTransform::ElementType, TypeKind::Complex(element)) => element,
            (TypeTransform::ElementType, kind) => kind.element()?,
            (TypeTransform::I1SameShape, kind) => with_element(context, kind),
            (TypeTransform::TensorOfMemRef, TypeKind::MemRef { shape, element, .. }) => {
                context.ty(TypeKind::Tensor { shape, element, encoding: None })
            }
            (TypeTransform::TensorOfMemRef, TypeKind::UnrankedMemRef { element, .. }) => {
                context.ty(TypeKind::UnrankedTensor(element))
            }
            (TypeTransform::HalfLastDimension, kind) => {
                with_last_dimension(context, kind, |size| {
                    Some(if size < 2 { size } else { size / 2 })
                })?
            }
            (TypeTransform::DoubleLastDimension, kind) => {
                with_last_dimension(context, kind, |size| size.checked_mul(2))?
            }
            (TypeTransform::Slice, kind) => slice(context, kind, None)?,
            (TypeTransform::I1Slice, kind) => {
                let bool_type = context.bool_type();
                slice(context, kind, Some(bool_type))?
            }
            (_, TypeKind::Vector { shape, scalable, element }) => {
                self.of_vector(context, shape, &scalable, element)?
            }
            (
                TypeTransform::TensorOfMemRef
                | TypeTransform::Square
                | TypeTransform::DoubleWidth
                | TypeTransform::BitPerElement,
                _,
            ) => return None,
        };
        Some(smallvec![one])
    }

    /// Whether it makes one type of each. How many follow from the elements or the signature depends on the type.
    const fn has_one_type(self) -> bool {
        !matches!(
            self,
            TypeTransform::ElementTypes
                | TypeTransform::FunctionInputs
                | TypeTransform::FunctionResults
        )
    }

    /// The type that follows from a vector alone.
    fn of_vector(
        self,
        context: &mut Context,
        shape: Shape,
        scalable: &[bool],
        element: Type,
    ) -> Option<Type> {
        let kind = match self {
            TypeTransform::Square => {
                let (size, scales) = (*shape.first()?, *scalable.first()?);
                let (shape, scalable) = (Shape::from_elem(size, 2), smallvec![scales, scales]);
                TypeKind::Vector { shape, scalable, element }
            }
            TypeTransform::DoubleWidth => {
                let TypeKind::Integer { width, signedness } = *context.type_kind(element) else {
                    return None;
                };
                let width = width.checked_mul(2)?;
                let element = context.ty(TypeKind::Integer { width, signedness });
                TypeKind::Vector { shape, scalable: scalable.iter().copied().collect(), element }
            }
            TypeTransform::BitPerElement => {
                let width = u32::try_from(*shape.first()?).ok()?;
                TypeKind::Integer { width, signedness: Signedness::Signless }
            }
            _ => return None,
        };
        Some(context.ty(kind))
    }
}

/// The element type, once for each element.
fn element_types(kind: &TypeKind) -> Option<SmallVec<[Type; 4]>> {
    let shape = kind.shape()?;
    let count = shape.iter().try_fold(1_i64, |count, size| match *size {
        DYNAMIC => None,
        size => count.checked_mul(size),
    })?;
    let count = usize::try_from(Some(count).filter(|count| *count <= MAX_ELEMENTS)?).ok()?;
    Some(SmallVec::from_elem(kind.element()?, count))
}

/// `i1` in the shape of a type, whose encoding or layout stays; what has no shape is a scalar.
fn with_element(context: &mut Context, kind: TypeKind) -> Type {
    let element = context.bool_type();
    match kind {
        TypeKind::Vector { shape, scalable, .. } => {
            context.ty(TypeKind::Vector { shape, scalable, element })
        }
        TypeKind::Tensor { shape, encoding, .. } => {
            context.ty(TypeKind::Tensor { shape, element, encoding })
        }
        TypeKind::UnrankedTensor(_) => context.ty(TypeKind::UnrankedTensor(element)),
        TypeKind::MemRef { shape, layout, memory_space, .. } => {
            context.ty(TypeKind::MemRef { shape, element, layout, memory_space })
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => {
            context.ty(TypeKind::UnrankedMemRef { element, memory_space })
        }
        _ => element,
    }
}

/// A vector type without its first dimension, with other elements if they are given.
fn slice(context: &mut Context, kind: TypeKind, other: Option<Type>) -> Option<Type> {
    let TypeKind::Vector { shape, scalable, element } = kind else { return None };
    let shape = Shape::from_slice(shape.get(1..)?);
    let scalable = scalable.get(1..)?.into();
    Some(context.ty(TypeKind::Vector { shape, scalable, element: other.unwrap_or(element) }))
}

/// A vector type with another last dimension. A 0-d vector counts as one of one element.
fn with_last_dimension(
    context: &mut Context,
    kind: TypeKind,
    size: impl FnOnce(i64) -> Option<i64>,
) -> Option<Type> {
    let TypeKind::Vector { mut shape, mut scalable, element } = kind else { return None };
    match shape.last_mut() {
        Some(last) => *last = size(*last)?,
        None => {
            shape = Shape::from_elem(size(1)?, 1);
            scalable = smallvec![false];
        }
    }
    Some(context.ty(TypeKind::Vector { shape, scalable, element }))
}
