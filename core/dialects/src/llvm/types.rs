//! The components of the dialect's types, parsed from their text.

use crate::common::Parts;
use abide_mlir::ir::{Context, Type, TypeKind};

/// The components of an LLVM type. Nested types are texts, as from [`text`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LlvmType {
    /// `struct<(i32, f32)>`; without elements if it is opaque or recursive.
    Struct(Vec<String>),
    /// `array<4 x i8>`
    Array(u64, String),
    /// `ptr<3>`
    Pointer(u32),
    /// `func<void (i32, ...)>`
    Function {
        /// The type of the result.
        result: String,
        /// The types of the arguments.
        inputs: Vec<String>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
    /// `target<"name", ..>`
    Target(String),
    /// `vec<4 x ptr>`, with its elements.
    Vector(String),
    /// Any other, by its text.
    Other(String),
}

/// The text of a type within types of the dialect: without `!llvm.` and blanks.
pub(crate) fn text(parts: &Parts<'_>, ty: Type) -> String {
    squeezed(&parts.text(ty))
}

/// A text without `!llvm.` and blanks.
pub(super) fn squeezed(text: &str) -> String {
    text.replace("!llvm.", "").chars().filter(|one| !one.is_whitespace()).collect()
}

/// The text after the dialect's name; `None` for a type of another dialect.
fn body(context: &Context, ty: Type) -> Option<String> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"llvm" => {
            Some(squeezed(&context.text(*body)))
        }
        _ => None,
    }
}

/// The components of a type of the dialect; `None` for other types.
pub(super) fn llvm_type(context: &Context, ty: Type) -> Option<LlvmType> {
    Some(of_text(&body(context, ty)?))
}

pub(crate) fn pointer_space(context: &Context, ty: Type) -> Option<u32> {
    match llvm_type(context, ty)? {
        LlvmType::Pointer(space) => Some(space),
        _ => None,
    }
}

/// The elements of a structure.
pub(crate) fn struct_elements(context: &Context, ty: Type) -> Option<Vec<String>> {
    match llvm_type(context, ty)? {
        LlvmType::Struct(elements) => Some(elements),
        _ => None,
    }
}

/// Parses a type from its text without blanks.
pub(super) fn of_text(text: &str) -> LlvmType {
    let (name, inside) = match text.split_once('<') {
        Some((name, rest)) => (name, rest.strip_suffix('>').unwrap_or(rest)),
        None => (text, ""),
    };
    match name {
        "ptr" => LlvmType::Pointer(inside.parse().unwrap_or(0)),
        "struct" => LlvmType::Struct(elements_of_struct(inside)),
        "array" => match inside.split_once('x') {
            Some((count, element)) => {
                LlvmType::Array(count.parse().unwrap_or(0), element.to_owned())
            }
            None => LlvmType::Other(text.to_owned()),
        },
        "vec" => match inside.rsplit_once('x') {
            Some((_, element)) => LlvmType::Vector(element.to_owned()),
            None => LlvmType::Other(text.to_owned()),
        },
        "vector" => match inside.split_once('x') {
            Some((_, element)) => LlvmType::Vector(element.to_owned()),
            None => LlvmType::Other(text.to_owned()),
        },
        "func" => function(inside).unwrap_or_else(|| LlvmType::Other(text.to_owned())),
        "target" => {
            let name = inside.split('"').nth(1).unwrap_or_default();
            LlvmType::Target(name.to_owned())
        }
        _ => LlvmType::Other(text.to_owned()),
    }
}

fn elements_of_struct(inside: &str) -> Vec<String> {
    let Some(start) = inside.find('(') else { return Vec::new() };
    let inner = inside.get(start + 1..).and_then(|rest| rest.strip_suffix(')'));
    split(inner.unwrap_or_default())
}

/// `void(i32,...)`
fn function(inside: &str) -> Option<LlvmType> {
    let inner = inside.strip_suffix(')')?;
    let mut depth = 0_i32;
    let mut open = None;
    for (index, one) in inner.char_indices() {
        match one {
            '(' if depth == 0 && open.is_none() => open = Some(index),
            '<' | '(' => depth += 1,
            '>' | ')' => depth -= 1,
            _ => {}
        }
    }
    let (result, inputs) = inner.split_at_checked(open?)?;
    let mut inputs = split(inputs.strip_prefix('(')?);
    let variadic = inputs.last().is_some_and(|last| last == "...");
    if variadic {
        inputs.pop();
    }
    Some(LlvmType::Function { result: result.to_owned(), inputs, variadic })
}

/// Splits at commas outside brackets.
pub(crate) fn split(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    for (index, one) in text.char_indices() {
        match one {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text.get(start..index).unwrap_or_default().to_owned());
                start = index + 1;
            }
            _ => {}
        }
    }
    let last = text.get(start..).unwrap_or_default();
    if !last.is_empty() {
        parts.push(last.to_owned());
    }
    parts
}

/// Whether values of a type may be those of LLVM (MLIR: `LLVM::isCompatibleType`). Types of other dialects may be.
pub(super) fn is_compatible(context: &Context, ty: Type) -> bool {
    use abide_source::types::Signedness;
    match context.type_kind(ty) {
        TypeKind::Integer { signedness, .. } => *signedness == Signedness::Signless,
        TypeKind::Float(kind) => is_float_of_llvm(kind.keyword()),
        TypeKind::Vector { shape, element, .. } => {
            shape.len() == 1 && is_compatible(context, *element)
        }
        TypeKind::Dialect { .. } | TypeKind::Unknown => true,
        _ => false,
    }
}

/// Whether a type is one of LLVM's by its outermost part (MLIR: `LLVM::isCompatibleOuterType`): what a vector is
/// of does not matter.
pub(super) fn is_compatible_outside(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Vector { shape, .. } => shape.len() == 1,
        _ => is_compatible(context, ty),
    }
}

/// Whether LLVM has a format of floating-point numbers.
fn is_float_of_llvm(keyword: &str) -> bool {
    matches!(keyword, "bf16" | "f16" | "f32" | "f64" | "f80" | "f128")
}

/// Whether a type is a floating-point number of LLVM.
pub(super) fn is_compatible_float(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Float(kind) => is_float_of_llvm(kind.keyword()),
        TypeKind::Dialect { .. } => body(context, ty).is_none_or(|body| body == "ppc_fp128"),
        TypeKind::Unknown => true,
        _ => false,
    }
}

/// Whether a type is a vector of LLVM.
pub(super) fn is_compatible_vector(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Vector { .. } => is_compatible(context, ty),
        TypeKind::Dialect { .. } => body(context, ty).is_none_or(|body| body.starts_with("vec<")),
        kind => *kind == TypeKind::Unknown,
    }
}

/// The type of the elements of a vector, or the type itself.
pub(super) fn vector_element(context: &Context, ty: Type) -> Type {
    match context.type_kind(ty) {
        TypeKind::Vector { element, .. } => *element,
        _ => ty,
    }
}

/// Whether atomic operations may handle a type, by how many bits it has.
pub(super) fn is_atomic(context: &Context, ty: Type, pointers: bool) -> bool {
    let bits = match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => *width,
        TypeKind::Float(kind) => kind.width(),
        _ => return pointers && pointer_space(context, ty).is_some(),
    };
    bits >= 8 && bits.is_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::{LlvmType, of_text};

    #[test]
    fn types_are_taken_apart() {
        let function = of_text("func<struct<(i32,ptr)>(i8,...)>");
        let inputs = vec!["i8".to_owned()];
        let result = "struct<(i32,ptr)>".to_owned();
        assert_eq!(function, LlvmType::Function { result, inputs, variadic: true });
        let elements = vec!["i32".to_owned(), "array<2xvector<2xf16>>".to_owned()];
        let named = of_text("struct<\"a\",packed(i32,array<2xvector<2xf16>>)>");
        assert_eq!(named, LlvmType::Struct(elements));
        assert_eq!(of_text("array<4xarray<2xi8>>"), LlvmType::Array(4, "array<2xi8>".to_owned()));
        assert_eq!(of_text("ptr<3>"), LlvmType::Pointer(3));
        assert_eq!(of_text("vector<8xf32>"), LlvmType::Vector("f32".to_owned()));
    }
}
