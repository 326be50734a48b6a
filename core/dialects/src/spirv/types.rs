//! The components of SPIR-V types, parsed from their text.

use crate::common::Parts;
use abide_mlir::ir::{Context, FloatKind, Type, TypeKind};
use abide_source::types::Signedness;
use smallvec::smallvec;

/// The text after the dialect's name.
fn body(context: &Context, ty: Type) -> Option<String> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"spirv" => {
            Some(context.text(*body).chars().filter(|one| !one.is_whitespace()).collect())
        }
        _ => None,
    }
}

/// Whether a type of the dialect has this name.
pub(in crate::spirv) fn is_named(context: &Context, ty: Type, name: &str) -> bool {
    body(context, ty).is_some_and(|body| body.split('<').next() == Some(name))
}

/// The text of a type, without blanks.
pub(in crate::spirv) fn text(parts: &Parts<'_>, ty: Type) -> String {
    parts.text(ty).chars().filter(|one| !one.is_whitespace()).collect()
}

/// The pointee type of a pointer, and its storage class.
pub(in crate::spirv) fn pointer(context: &Context, ty: Type) -> Option<(String, String)> {
    let body = body(context, ty)?;
    let inside = body.strip_prefix("ptr<")?.strip_suffix('>')?;
    let (pointee, class) = inside.rsplit_once(',')?;
    Some((pointee.to_owned(), class.to_owned()))
}

/// The text of a pointer's pointee type.
pub(in crate::spirv) fn pointee(context: &Context, ty: Type) -> Option<String> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"spirv" => {
            let body = context.text(*body);
            let inside = body.strip_prefix("ptr<")?.strip_suffix('>')?;
            Some(inside.rsplit_once(',')?.0.trim().to_owned())
        }
        _ => None,
    }
}

/// The columns of a matrix, and the size and the element type of each.
pub(in crate::spirv) fn matrix(context: &Context, ty: Type) -> Option<(u64, u64, String)> {
    let body = body(context, ty)?;
    let inside = body.strip_prefix("matrix<")?.strip_suffix('>')?;
    let (columns, vector) = inside.split_once('x')?;
    let (rows, element) = vector.strip_prefix("vector<")?.strip_suffix('>')?.split_once('x')?;
    Some((columns.parse().ok()?, rows.parse().ok()?, element.to_owned()))
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
pub(in crate::spirv) enum Composition {
    /// Several parts of one type. The number is unknown for runtime arrays and for matrices that several invocations
    /// share.
    Alike {
        /// The number.
        count: Option<u64>,
        /// The type of each.
        element: String,
    },
    /// The types of the members of a struct.
    Members(Vec<String>),
    /// It has no parts.
    Nothing,
    /// An alias or a type of another dialect.
    Unknown,
}

/// Whether two types have the same text apart from blanks. An alias in either matches anything.
pub(in crate::spirv) fn may_be_same(one: &str, other: &str) -> bool {
    let bare = |text: &str| -> String { text.chars().filter(|it| !it.is_whitespace()).collect() };
    has_alias(one) || has_alias(other) || bare(one) == bare(other)
}

/// Whether a part of a type is an alias.
fn has_alias(text: &str) -> bool {
    text.split('!').skip(1).any(|behind| {
        let name = behind.split(|one: char| !one.is_alphanumeric() && !"_.$".contains(one)).next();
        name.is_some_and(|name| !name.contains('.'))
    })
}

/// The components of a type, from its text.
pub(in crate::spirv) fn composition(text: &str) -> Composition {
    let text = text.trim();
    let Some((name, inside)) = text.split_once('<') else {
        let is_open = text.starts_with('!');
        return if is_open { Composition::Unknown } else { Composition::Nothing };
    };
    let inside = inside.strip_suffix('>').unwrap_or(inside);
    match name.trim() {
        "vector" if inside.contains('[') => Composition::Unknown,
        "vector" | "!spirv.array" | "!spirv.matrix" => {
            let own = parts(inside).first().copied().unwrap_or_default();
            let Some((count, element)) = own.split_once('x') else { return Composition::Unknown };
            let count = count.trim().parse().ok();
            Composition::Alike { count, element: element.trim().to_owned() }
        }
        "!spirv.rtarray" => {
            let element = parts(inside).first().copied().unwrap_or_default();
            Composition::Alike { count: None, element: element.trim().to_owned() }
        }
        "!spirv.coopmatrix" => {
            let own = parts(inside).first().copied().unwrap_or_default();
            let element = own.splitn(3, 'x').nth(2).unwrap_or_default();
            Composition::Alike { count: None, element: element.trim().to_owned() }
        }
        "!spirv.struct" => members(inside),
        "!spirv.ptr" | "!spirv.image" | "!spirv.sampled_image" => Composition::Nothing,
        _ => Composition::Unknown,
    }
}

/// The members of a struct, without their offsets and decorations.
fn members(inside: &str) -> Composition {
    let list = parts(inside).into_iter().find_map(|part| {
        part.trim().strip_prefix('(').map(|list| list.strip_suffix(')').unwrap_or(list))
    });
    let Some(list) = list else { return Composition::Unknown };
    if list.trim().is_empty() {
        return Composition::Members(Vec::new());
    }
    let members = parts(list).into_iter().map(|member| {
        let member = member.trim();
        let own = member.strip_suffix(']').and_then(|member| member.rsplit_once('['));
        own.map_or(member, |(own, _)| own.trim()).to_owned()
    });
    Composition::Members(members.collect())
}

/// Splits a text at commas outside brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    for (at, one) in text.char_indices() {
        match one {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                found.extend(text.get(start..at));
                start = at + 1;
            }
            _ => {}
        }
    }
    found.extend(text.get(start..));
    found
}

/// The type of a text, if types of the dialect may contain it.
pub(in crate::spirv) fn type_of(context: &mut Context, text: &str) -> Option<Type> {
    let text = text.trim();
    if let Some(body) = text.strip_prefix("!spirv.") {
        let (dialect, body) = (context.identifier("spirv"), context.identifier(body));
        return Some(context.ty(TypeKind::Dialect { dialect, body }));
    }
    if let Composition::Alike { count: Some(count), element } = composition(text) {
        let element = scalar(context, &element)?;
        let shape = smallvec![i64::try_from(count).ok()?];
        return Some(context.ty(TypeKind::Vector { shape, scalable: smallvec![false], element }));
    }
    scalar(context, text)
}

fn scalar(context: &mut Context, text: &str) -> Option<Type> {
    if let Some(kind) = FloatKind::from_keyword(text.as_bytes()) {
        return Some(context.float(kind));
    }
    let (signedness, digits) = match text.as_bytes() {
        [b's', ..] => (Signedness::Signed, text.strip_prefix("si")?),
        [b'u', ..] => (Signedness::Unsigned, text.strip_prefix("ui")?),
        _ => (Signedness::Signless, text.strip_prefix('i')?),
    };
    let width = digits.parse().ok()?;
    Some(context.ty(TypeKind::Integer { width, signedness }))
}
