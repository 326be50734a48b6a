//! Whether a type fulfils a condition.

use super::cpp_conditions;
use super::predicate::{Containers, Ranks, ShapedPredicate, TypePredicate};
use crate::ir::{AttributeKind, Context, DYNAMIC, Shape, Type, TypeKind};
use crate::ods::{NoFacts, TypeFacts, TypeInterface};
use abide_source::types::Signedness;

/// Whether one of several conditions holds.
fn any(mut of: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    of.try_fold(Some(false), |found, one| match (found, one) {
        (_, Some(true)) => Err(()),
        (found, one) => Ok(found.and(one)),
    })
    .unwrap_or(Some(true))
}

/// Whether all of several conditions hold.
fn all(of: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    any(of.map(|one| one.map(|holds| !holds))).map(|fails| !fails)
}

impl TypePredicate {
    /// Whether a type may fulfil the condition. An unknown type fulfils any condition, and any type a condition that
    /// only C++ knows.
    #[must_use]
    pub fn matches(&self, context: &Context, ty: Type) -> bool {
        self.holds(context, ty, &NoFacts) != Some(false)
    }

    /// Whether a type fulfils the condition; `None` if that is not known.
    #[must_use]
    pub fn holds(&self, context: &Context, ty: Type, facts: &dyn TypeFacts) -> Option<bool> {
        let kind = context.type_kind(ty);
        // Whether a dialect type implements an interface is certain only if its description excludes it.
        let may_be = |interface| match facts.may_implement(context, ty, interface) {
            true => None,
            false => Some(false),
        };
        match (self, kind) {
            (_, TypeKind::Unknown) => None,
            (TypePredicate::Any, _) => Some(true),
            (TypePredicate::Unknown(text), _) => {
                cpp_conditions::holds(text, kind).or_else(|| facts.condition(text, context, ty))
            }
            (TypePredicate::AnyOf(of), _) => {
                any(of.iter().map(|one| one.holds(context, ty, facts)))
            }
            (TypePredicate::AllOf(of), _) => {
                all(of.iter().map(|one| one.holds(context, ty, facts)))
            }
            (TypePredicate::Not(one), _) => one.holds(context, ty, facts).map(|holds| !holds),
            // Its class may have elements without the interface of shaped types.
            (TypePredicate::Element(_), TypeKind::Dialect { .. }) => None,
            (TypePredicate::Float(None), TypeKind::Dialect { .. }) => may_be(TypeInterface::Float),
            (TypePredicate::Shaped(shaped), TypeKind::Dialect { .. })
                if shaped.containers.intersects(Containers::OF_DIALECT) =>
            {
                may_be(TypeInterface::Shaped)
            }
            (TypePredicate::Element(of), TypeKind::Complex(element)) => {
                of.holds(context, *element, facts)
            }
            (TypePredicate::Element(of), kind) => {
                kind.element().map_or(Some(false), |element| of.holds(context, element, facts))
            }
            (TypePredicate::Complex(of), TypeKind::Complex(own)) => of.holds(context, *own, facts),
            (TypePredicate::Shaped(shaped), kind) => shaped.holds(context, kind, facts),
            _ => Some(self.is_one(context, kind)),
        }
    }

    /// Whether a type fulfils a condition without nested ones.
    fn is_one(&self, context: &Context, kind: &TypeKind) -> bool {
        match (self, kind) {
            (TypePredicate::AnyDialect, TypeKind::Dialect { .. })
            | (TypePredicate::None, TypeKind::None)
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
            (TypePredicate::Dialect { name, parametric }, TypeKind::Dialect { dialect, body }) => {
                let body = context.bytes(*body);
                let (asked, mnemonic) = name.split_once('.').unwrap_or((name, ""));
                let mnemonic = mnemonic.as_bytes();
                // `!dialect<mnemonic …>` is one whose form begins with no bracket.
                let own = match body.strip_prefix(b"<") {
                    Some(inner) if *parametric && !mnemonic.is_empty() => inner
                        .split(|byte| !byte.is_ascii_alphanumeric() && !b"_.$-".contains(byte))
                        .next(),
                    _ => body.split(|&byte| byte == b'<').next(),
                };
                context.bytes(*dialect) == asked.as_bytes()
                    && own == Some(mnemonic)
                    && (*parametric || mnemonic.len() == body.len())
            }
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
    fn holds(&self, context: &Context, kind: &TypeKind, facts: &dyn TypeFacts) -> Option<bool> {
        let (Some(container), Some(element)) = (Containers::of(kind), kind.element()) else {
            return Some(false);
        };
        let shape = kind.shape();
        let is_static = || shape.is_some_and(|shape| !shape.contains(&DYNAMIC));
        let fits = self.containers.intersects(container)
            && self.ranks.matches(shape)
            && (!self.static_shape || is_static())
            && (!self.strided || is_strided(context, kind));
        if !fits {
            return Some(false);
        }
        self.element.holds(context, element, facts)
    }
}

/// Whether the layout of a memref is strided, as far as known without solving its affine map: one of several results
/// is not.
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
