//! Whether an attribute fulfils a condition.

use super::attributes::{AttributePredicate, Confinement};
use super::predicate::TypePredicate;
use crate::ir::{
    Attribute, AttributeKind, Context, DenseData, Integer, KEPT_BYTECODE_PREFIX, Type, TypeKind,
};
use crate::ods::{EnumDescription, EnumSpelling};
use crate::registry::is_of_name;

impl AttributePredicate {
    /// Whether an attribute fulfils the condition. One that a file of bytecode has in an encoding of its dialect's C++
    /// may.
    #[must_use]
    pub fn matches(&self, context: &Context, attribute: Attribute) -> bool {
        self.is_met_by(context, attribute) || is_kept(context, attribute)
    }

    fn is_met_by(&self, context: &Context, attribute: Attribute) -> bool {
        use AttributeKind as Kind;
        let kind = context.attribute_kind(attribute);
        match (self, kind) {
            (AttributePredicate::Any | AttributePredicate::Unknown(_), _)
            | (AttributePredicate::Unit, Kind::Unit)
            | (AttributePredicate::String | AttributePredicate::SymbolName, Kind::String { .. })
            | (AttributePredicate::Dictionary, Kind::Dictionary(_))
            | (AttributePredicate::AffineMap, Kind::AffineMap(_))
            | (AttributePredicate::IntegerSet, Kind::IntegerSet(_))
            | (AttributePredicate::Location, Kind::Location(_))
            | (AttributePredicate::SymbolRef, Kind::SymbolReference { .. }) => true,
            (AttributePredicate::AnyOf(of), _) => {
                of.iter().any(|one| one.matches(context, attribute))
            }
            (AttributePredicate::Property(one), _) => one.matches(context, attribute),
            (AttributePredicate::Confined(one, further), _) => {
                one.matches(context, attribute)
                    && further.iter().all(|one| one.holds(context, kind))
            }
            (AttributePredicate::TypedString(of), Kind::String { ty, .. }) => match ty {
                Some(ty) => of.matches(context, *ty),
                None => *of == TypePredicate::Any,
            },
            (AttributePredicate::Typed, _) => is_typed(kind),
            (AttributePredicate::Bool, Kind::Integer { ty, .. }) => *ty == context.bool_type(),
            (AttributePredicate::Type(of), Kind::Type(ty)) => of.matches(context, *ty),
            (AttributePredicate::Integer(of), Kind::Integer { ty, .. })
            | (AttributePredicate::Float(of), Kind::Float { ty, .. }) => of.matches(context, *ty),
            (AttributePredicate::Array(of), Kind::Array(elements)) => {
                elements.iter().all(|element| of.matches(context, *element))
            }
            (AttributePredicate::DenseArray(asked), Kind::DenseArray { element, .. }) => {
                keyword(context, *element).is_some_and(|own| own == **asked)
            }
            (AttributePredicate::Elements, _) => matches!(
                kind,
                Kind::DenseElements { .. }
                    | Kind::DenseResource { .. }
                    | Kind::SparseElements { .. }
                    | Kind::DenseArray { .. }
            ),
            // Only C++ knows the elements.
            (
                AttributePredicate::IntElements { .. } | AttributePredicate::FloatElements(_),
                Kind::DenseElements { data: DenseData::Text(_), .. },
            ) => true,
            (
                AttributePredicate::IntElements { element, shape },
                Kind::DenseElements { ty, data: DenseData::Bytes { .. } },
            ) => are_integers(context, *ty, element, shape.as_deref()),
            (AttributePredicate::FloatElements(element), Kind::DenseElements { ty, .. }) => {
                let own = context.type_kind(*ty).element();
                own.is_some_and(|own| element.matches(context, own))
            }
            (AttributePredicate::FlatSymbolRef, Kind::SymbolReference { nested, .. }) => {
                nested.is_empty()
            }
            (AttributePredicate::Enum(one), _) => is_case(context, one, kind),
            (AttributePredicate::Dialect(name), Kind::Dialect { dialect, body, .. }) => {
                let (asked, mnemonic) = name.split_once('.').unwrap_or((name, ""));
                context.bytes(*dialect) == asked.as_bytes()
                    && name_in(context.bytes(*body)) == mnemonic.as_bytes()
            }
            _ => false,
        }
    }
}

/// Whether an attribute is kept as the bytes that a file of bytecode has for it.
fn is_kept(context: &Context, attribute: Attribute) -> bool {
    let kind = context.attribute_kind(attribute);
    matches!(kind, AttributeKind::Dialect { body, .. } if context.bytes(*body).starts_with(KEPT_BYTECODE_PREFIX))
}

/// Returns the name of an attribute after that of its dialect: `name` of `.name<..>`, and of `<name[..]>`.
fn name_in(body: &[u8]) -> &[u8] {
    let body = body.strip_prefix(b"<").unwrap_or(body);
    let end = body.iter().position(|byte| !is_of_name(*byte)).unwrap_or(body.len());
    body.get(..end).unwrap_or_default()
}

/// Whether a shaped type has integers or indices as elements, of the requested type and shape.
fn are_integers(
    context: &Context,
    ty: Type,
    element: &TypePredicate,
    shape: Option<&[u32]>,
) -> bool {
    let kind = context.type_kind(ty);
    let fits = |asked: &[u32]| {
        let asked = asked.iter().map(|size| i64::from(*size));
        kind.shape().is_some_and(|own| asked.eq(own.iter().copied()))
    };
    let own = kind.element().filter(|own| is_integer(context, *own));
    own.is_some_and(|own| element.matches(context, own)) && shape.is_none_or(fits)
}

/// Whether an attribute has its own type. An attribute of a dialect may have one.
fn is_typed(kind: &AttributeKind) -> bool {
    matches!(
        kind,
        AttributeKind::Integer { .. }
            | AttributeKind::Float { .. }
            | AttributeKind::String { .. }
            | AttributeKind::DenseElements { .. }
            | AttributeKind::DenseResource { .. }
            | AttributeKind::SparseElements { .. }
            | AttributeKind::Dialect { .. }
    )
}

fn is_integer(context: &Context, ty: Type) -> bool {
    matches!(context.type_kind(ty), TypeKind::Integer { .. } | TypeKind::Index)
}

/// Returns ODS's name of the element type of a dense array.
fn keyword(context: &Context, ty: Type) -> Option<String> {
    match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => Some(format!("i{width}")),
        TypeKind::Float(kind) => Some(kind.keyword().to_owned()),
        _ => None,
    }
}

fn is_case(context: &Context, one: &EnumDescription, kind: &AttributeKind) -> bool {
    match (&one.spelling, kind) {
        (EnumSpelling::Dialect { .. }, AttributeKind::Integer { .. }) if one.may_be_integer => true,
        (EnumSpelling::Integer, AttributeKind::Integer { value: Integer::Small(value), ty }) => {
            let width = match context.type_kind(*ty) {
                TypeKind::Integer { width, .. } => *width,
                _ => return false,
            };
            let known = u64::try_from(*value).is_ok_and(|value| one.text(value).is_some());
            width == one.width && known
        }
        (EnumSpelling::Dialect { .. }, AttributeKind::Dialect { dialect, body, .. }) => {
            one.parse_attribute(&context.text(*dialect), &context.text(*body)).is_some()
        }
        _ => false,
    }
}

impl Confinement {
    /// Whether it holds for an attribute that is of the right kind.
    fn holds(&self, context: &Context, kind: &AttributeKind) -> bool {
        match (self, kind) {
            (Confinement::Minimum(least), AttributeKind::Integer { value, .. }) => {
                matches!(value, Integer::Small(value) if value >= least)
            }
            (Confinement::Maximum(most), AttributeKind::Integer { value, .. }) => {
                matches!(value, Integer::Small(value) if value <= most)
            }
            (Confinement::PowerOfTwo, AttributeKind::Integer { value, .. }) => match value {
                Integer::Small(value) => value.count_ones() == 1,
                Integer::Wide(_) => true,
            },
            (Confinement::Count(count), _) => length(kind) == Some(*count),
            (Confinement::MinimumCount(count), _) => length(kind).is_some_and(|own| own >= *count),
            (Confinement::MaximumCount(count), _) => length(kind).is_some_and(|own| own <= *count),
            (Confinement::Sorted, AttributeKind::DenseArray { values, .. }) => values.is_sorted(),
            (Confinement::StrictlySorted, AttributeKind::DenseArray { values, .. }) => {
                values.is_sorted_by(|a, b| a < b)
            }
            (Confinement::NonNegativeElements, AttributeKind::DenseArray { values, .. }) => {
                values.iter().all(|value| *value >= 0)
            }
            (Confinement::PositiveElements, AttributeKind::DenseArray { values, .. }) => {
                values.iter().all(|value| *value > 0)
            }
            (Confinement::ElementEquals(index, value), AttributeKind::Array(elements)) => {
                let element = usize::try_from(*index).ok().and_then(|index| elements.get(index));
                element.and_then(|element| context.integer_value(*element)) == Some(*value)
            }
            (Confinement::Unknown(_), _) => true,
            _ => false,
        }
    }
}

fn length(kind: &AttributeKind) -> Option<i64> {
    match kind {
        AttributeKind::Array(elements) => i64::try_from(elements.len()).ok(),
        AttributeKind::DenseArray { values, .. } => i64::try_from(values.len()).ok(),
        _ => None,
    }
}
