//! Whether a type fulfils a condition.

use super::predicate::{Containers, Ranks, ShapedPredicate, TypePredicate};
use crate::ir::{AttributeKind, Context, DYNAMIC, Shape, Type, TypeKind};
use abide_source::types::Signedness;

impl TypePredicate {
    /// Whether a type fulfils the condition. A type that is not known fulfils any.
    #[must_use]
    pub fn matches(&self, context: &Context, ty: Type) -> bool {
        let kind = context.type_kind(ty);
        match (self, kind) {
            (TypePredicate::Any | TypePredicate::Unknown(_), _) | (_, TypeKind::Unknown) => true,
            (TypePredicate::AnyOf(of), _) => of.iter().any(|one| one.matches(context, ty)),
            (TypePredicate::AllOf(of), _) => of.iter().all(|one| one.matches(context, ty)),
            (TypePredicate::Not(one), _) => one.has_unknown() || !one.matches(context, ty),
            (TypePredicate::AnyDialect | TypePredicate::Element(_), TypeKind::Dialect { .. }) => {
                true
            }
            (TypePredicate::Element(of), TypeKind::Complex(element)) => {
                of.matches(context, *element)
            }
            (TypePredicate::Element(of), kind) => {
                kind.element().is_some_and(|element| of.matches(context, element))
            }
            (TypePredicate::None, TypeKind::None)
            | (TypePredicate::Index, TypeKind::Index)
            | (TypePredicate::Function, TypeKind::Function { .. })
            | (TypePredicate::Tuple, TypeKind::Tuple(_)) => true,
            (
                TypePredicate::Integer { signedness, width },
                TypeKind::Integer { signedness: own, width: own_width },
            ) => {
                signedness.is_none_or(|asked| asked == *own)
                    && width.is_none_or(|asked| asked == *own_width)
            }
            (TypePredicate::Float(asked), TypeKind::Float(own)) => {
                asked.is_none_or(|asked| asked == *own)
            }
            (TypePredicate::Complex(element), TypeKind::Complex(own)) => {
                element.matches(context, *own)
            }
            (TypePredicate::Dialect { name, parametric }, TypeKind::Dialect { dialect, body }) => {
                let body = context.bytes(*body);
                let own = body.split(|&byte| byte == b'<').next().unwrap_or_default();
                let (asked, mnemonic) = name.split_once('.').unwrap_or((name, ""));
                context.bytes(*dialect) == asked.as_bytes()
                    && own == mnemonic.as_bytes()
                    && (*parametric || own.len() == body.len())
            }
            (TypePredicate::Shaped(shaped), kind) => shaped.matches(context, kind),
            _ => false,
        }
    }

    /// Whether a part of the condition is not known.
    pub(crate) fn has_unknown(&self) -> bool {
        match self {
            TypePredicate::Unknown(_) => true,
            TypePredicate::AnyOf(of) | TypePredicate::AllOf(of) => {
                of.iter().any(TypePredicate::has_unknown)
            }
            TypePredicate::Not(one) | TypePredicate::Element(one) => one.has_unknown(),
            TypePredicate::Complex(element) => element.has_unknown(),
            TypePredicate::Shaped(shaped) => shaped.element.has_unknown(),
            _ => false,
        }
    }

    /// The one type that fulfils the condition, if there is only one.
    pub fn build(&self, context: &mut Context) -> Option<Type> {
        if !self.is_buildable() {
            return None;
        }
        Some(match self {
            TypePredicate::None => context.none_type(),
            TypePredicate::Index => context.index_type(),
            TypePredicate::Float(Some(kind)) => context.float(*kind),
            TypePredicate::Integer { signedness, width: Some(width) } => {
                let signedness = signedness.unwrap_or(Signedness::Signless);
                context.ty(TypeKind::Integer { width: *width, signedness })
            }
            TypePredicate::Complex(element) => {
                let element = element.build(context)?;
                context.ty(TypeKind::Complex(element))
            }
            TypePredicate::Dialect { name, .. } => {
                let (dialect, body) = name.split_once('.')?;
                let (dialect, body) = (context.identifier(dialect), context.identifier(body));
                context.ty(TypeKind::Dialect { dialect, body })
            }
            _ => return None,
        })
    }
}

impl Containers {
    /// The kind of a type; none if it is not shaped.
    fn of(kind: &TypeKind) -> Option<Containers> {
        Some(match kind {
            TypeKind::Vector { scalable, .. } if scalable.contains(&true) => {
                Containers::SCALABLE_VECTOR
            }
            TypeKind::Vector { .. } => Containers::FIXED_VECTOR,
            TypeKind::Tensor { .. } => Containers::RANKED_TENSOR,
            TypeKind::UnrankedTensor(_) => Containers::UNRANKED_TENSOR,
            TypeKind::MemRef { .. } => Containers::RANKED_MEMREF,
            TypeKind::UnrankedMemRef { .. } => Containers::UNRANKED_MEMREF,
            _ => return None,
        })
    }
}

impl Ranks {
    fn matches(&self, shape: Option<&Shape>) -> bool {
        let rank = shape.and_then(|shape| u32::try_from(shape.len()).ok());
        match self {
            Ranks::Any => true,
            Ranks::AtLeast(least) => rank.is_some_and(|rank| rank >= *least),
            Ranks::OneOf(ranks) => rank.is_some_and(|rank| ranks.contains(&rank)),
        }
    }
}

impl ShapedPredicate {
    fn matches(&self, context: &Context, kind: &TypeKind) -> bool {
        let (Some(container), Some(element)) = (Containers::of(kind), kind.element()) else {
            return false;
        };
        let shape = kind.shape();
        let is_static = || shape.is_some_and(|shape| !shape.contains(&DYNAMIC));
        self.containers.intersects(container)
            && self.ranks.matches(shape)
            && (!self.static_shape || is_static())
            && (!self.strided || is_strided(context, kind))
            && self.element.matches(context, element)
    }
}

/// Whether the layout of a memref is one of strides, as far as it can be said without solving its
/// affine map: one of several results is not.
fn is_strided(context: &Context, kind: &TypeKind) -> bool {
    let TypeKind::MemRef { layout, .. } = kind else { return false };
    match layout.map(|layout| context.attribute_kind(layout)) {
        None | Some(AttributeKind::StridedLayout { .. } | AttributeKind::Dialect { .. }) => true,
        Some(AttributeKind::AffineMap(map)) => {
            map.results.len() == 1 || context.is_identity_map(map)
        }
        Some(_) => false,
    }
}
