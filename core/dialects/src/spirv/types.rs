//! The components of SPIR-V types.

use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::{DialectType, Parameter};
use std::borrow::Cow;

/// Whether a type of the dialect has this name.
pub(in crate::spirv) fn is_named(context: &Context, ty: Type, name: &str) -> bool {
    DialectType::is(context, ty, "spirv", name)
}

/// A type of the dialect.
pub(in crate::spirv) fn own_type(context: &Context, ty: Type) -> Option<DialectType<'_>> {
    DialectType::of(context, ty).filter(|own| own.dialect == "spirv")
}

/// The pointee type of a pointer, and its storage class.
pub(in crate::spirv) fn pointer(context: &Context, ty: Type) -> Option<(Type, &str)> {
    let own = own_type(context, ty)?;
    match (own.name, own.parameters.as_slice()) {
        ("ptr", [Parameter::Type(pointee), Parameter::Sign(","), Parameter::Word(class)]) => {
            Some((*pointee, *class))
        }
        _ => None,
    }
}

/// The body of the type of a pointer, given the text of the pointee type.
pub(in crate::spirv) fn pointer_body(pointee: &str, class: &str) -> String {
    format!("ptr<{pointee}, {class}>")
}

/// The columns of a matrix, and the size and the element type of each.
pub(in crate::spirv) fn matrix(context: &Context, ty: Type) -> Option<(u64, u64, Type)> {
    let own = own_type(context, ty).filter(|own| own.name == "matrix")?;
    let [Parameter::Number(columns), _, Parameter::Type(vector)] = *own.parameters.as_slice()
    else {
        return None;
    };
    match composition(context, vector) {
        Composition::Alike { count: Some(rows), element } => Some((columns, rows, element)),
        _ => None,
    }
}

/// The number of bits of a scalar, or of a vector with all its elements.
pub(in crate::spirv) fn bits(context: &Context, ty: Type) -> Option<u64> {
    match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => Some(u64::from(*width)),
        TypeKind::Float(kind) => Some(u64::from(kind.width())),
        TypeKind::Vector { shape, element, .. } => {
            let count = shape.iter().try_fold(1_i64, |all, size| all.checked_mul(*size))?;
            bits(context, *element)?.checked_mul(u64::try_from(count).ok()?)
        }
        _ => None,
    }
}

/// The number of bits of an element.
pub(in crate::spirv) fn element_bits(context: &Context, ty: Type) -> Option<u64> {
    match context.type_kind(ty) {
        TypeKind::Vector { element, .. } => bits(context, *element),
        _ => bits(context, ty),
    }
}

/// The components of a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::spirv) enum Composition<'c> {
    /// Several parts of one type. The number is unknown for runtime arrays and for matrices that several invocations
    /// share.
    Alike {
        /// The number.
        count: Option<u64>,
        /// The type of each.
        element: Type,
    },
    /// The types of the members of a struct.
    Members(Cow<'c, [Type]>),
    /// It has no parts.
    Nothing,
    /// A type of another dialect, or an unknown one.
    Unknown,
}

/// Whether two types are equal, or one of them is unknown.
pub(in crate::spirv) fn may_be_same(context: &Context, one: Type, other: Type) -> bool {
    one == other || [one, other].contains(&context.unknown_type())
}

/// The components of a type.
pub(in crate::spirv) fn composition(context: &Context, ty: Type) -> Composition<'_> {
    match context.type_kind(ty) {
        TypeKind::Vector { shape, scalable, element } => match shape.as_slice() {
            [size] if !scalable.contains(&true) => {
                Composition::Alike { count: u64::try_from(*size).ok(), element: *element }
            }
            _ => Composition::Unknown,
        },
        TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index | TypeKind::None => {
            Composition::Nothing
        }
        _ => {
            let members = is_named(context, ty, "struct").then(|| DialectType::listed(context, ty));
            match members.flatten() {
                Some(members) => Composition::Members(members.into()),
                None => {
                    let own = own_type(context, ty);
                    own.and_then(|own| parts(&own)).unwrap_or(Composition::Unknown)
                }
            }
        }
    }
}

fn parts(own: &DialectType<'_>) -> Option<Composition<'static>> {
    let counted = |with_count: bool| {
        let (shape, element, _) = own.shaped()?;
        let count = shape.first().filter(|_| with_count).and_then(|size| u64::try_from(*size).ok());
        Some(Composition::Alike { count, element })
    };
    match own.name {
        "array" | "matrix" => counted(true),
        "rtarray" | "coopmatrix" => counted(false),
        "struct" => members(&own.parameters).map(|all| Composition::Members(all.into())),
        "ptr" | "image" | "sampled_image" => Some(Composition::Nothing),
        _ => None,
    }
}

/// The members of a struct, without their offsets and decorations.
fn members(parameters: &[Parameter<'_>]) -> Option<Vec<Type>> {
    let open = parameters.iter().position(|one| *one == Parameter::Sign("("))?;
    let close = parameters.iter().rposition(|one| *one == Parameter::Sign(")"))?;
    let mut is_decoration = false;
    let mut list = parameters.get(open + 1..close)?.to_vec();
    list.retain(|one| {
        let is_kept = !is_decoration && *one != Parameter::Sign("[");
        is_decoration = !is_kept && *one != Parameter::Sign("]");
        is_kept
    });
    Parameter::types(&list)
}
