//! The components of the dialect's types.

use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::{DialectType, Parameter};
use std::borrow::Cow;

/// The names of the dialect's types, which are written without the dialect within others of them.
pub(super) const NAMES: &[&str] = &[
    "array",
    "func",
    "label",
    "metadata",
    "ppc_fp128",
    "ptr",
    "struct",
    "target",
    "token",
    "vec",
    "void",
    "x86_amx",
    "x86_mmx",
];

/// The components of a type that values of LLVM have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LlvmType<'c> {
    /// `struct<(i32, f32)>`; without elements if it is opaque or recursive.
    Struct(Cow<'c, [Type]>),
    /// `array<4 x i8>`
    Array(u64, Type),
    /// `ptr<3>`
    Pointer(u32),
    /// `func<void (i32, ...)>`
    Function {
        /// The type of the result.
        result: Type,
        /// The types of the arguments.
        inputs: Vec<Type>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
    /// `target<"name", ..>`
    Target(&'c str),
    /// `vec<4 x ptr>` or `vector<4xf32>`, with its elements.
    Vector(Type),
    /// Any other type without components.
    Other,
    /// A type of another dialect, or one with unknown components.
    Unknown,
}

/// The name and the parameters of a type of the dialect.
fn own_type(context: &Context, ty: Type) -> Option<DialectType<'_>> {
    DialectType::of(context, ty).filter(|own| own.dialect == "llvm")
}

/// The components of a type.
pub(super) fn llvm_type(context: &Context, ty: Type) -> LlvmType<'_> {
    match context.type_kind(ty) {
        TypeKind::Dialect { .. } => {
            let elements = || DialectType::listed(context, ty);
            if let Some(elements) = is_named(context, ty, "struct").then(elements).flatten() {
                return LlvmType::Struct(elements.into());
            }
            let own = own_type(context, ty);
            own.and_then(|own| components(&own)).unwrap_or(LlvmType::Unknown)
        }
        TypeKind::Unknown => LlvmType::Unknown,
        TypeKind::Vector { element, .. } => LlvmType::Vector(*element),
        _ => LlvmType::Other,
    }
}

fn components<'c>(own: &DialectType<'c>) -> Option<LlvmType<'c>> {
    Some(match (own.name, own.parameters.as_slice()) {
        ("ptr", []) => LlvmType::Pointer(0),
        ("ptr", [Parameter::Number(space)]) => LlvmType::Pointer(u32::try_from(*space).ok()?),
        ("struct", parameters) => {
            let open = parameters.iter().position(|one| *one == Parameter::Sign("("));
            let list = open.and_then(|open| parameters.get(open + 1..)?.strip_suffix(&[END]));
            LlvmType::Struct(Parameter::types(list.unwrap_or_default())?.into())
        }
        ("array", [Parameter::Number(count), Parameter::Sign("x"), Parameter::Type(element)]) => {
            LlvmType::Array(*count, *element)
        }
        ("vec", [.., Parameter::Type(element)]) => LlvmType::Vector(*element),
        ("func", [Parameter::Type(result), Parameter::Sign("("), inputs @ .., END]) => {
            let (inputs, variadic) = match inputs {
                [inputs @ .., Parameter::Sign(","), Parameter::Sign("...")] => (inputs, true),
                [Parameter::Sign("...")] => (&[][..], true),
                inputs => (inputs, false),
            };
            LlvmType::Function { result: *result, inputs: Parameter::types(inputs)?, variadic }
        }
        ("target", [Parameter::Text(name), ..]) => LlvmType::Target(name),
        ("ptr" | "array" | "vec" | "func" | "target", _) => return None,
        _ => LlvmType::Other,
    })
}

/// The end of a list of types.
const END: Parameter<'static> = Parameter::Sign(")");

/// Whether a type is one of the dialect with this name.
pub(super) fn is_named(context: &Context, ty: Type, name: &str) -> bool {
    DialectType::is(context, ty, "llvm", name)
}

pub(crate) fn pointer_space(context: &Context, ty: Type) -> Option<u32> {
    match llvm_type(context, ty) {
        LlvmType::Pointer(space) => Some(space),
        _ => None,
    }
}

/// The elements of a structure.
pub(crate) fn struct_elements(context: &Context, ty: Type) -> Option<Cow<'_, [Type]>> {
    match llvm_type(context, ty) {
        LlvmType::Struct(elements) => Some(elements),
        _ => None,
    }
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

/// Whether the outermost part of a type is one of LLVM's (MLIR: `LLVM::isCompatibleOuterType`). The elements of a
/// vector are not checked.
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
        TypeKind::Dialect { .. } => own_type(context, ty).is_none_or(|own| own.name == "ppc_fp128"),
        TypeKind::Unknown => true,
        _ => false,
    }
}

/// Whether a type is a vector of LLVM.
pub(super) fn is_compatible_vector(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Vector { .. } => is_compatible(context, ty),
        TypeKind::Dialect { .. } => own_type(context, ty).is_none_or(|own| own.name == "vec"),
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
    use super::{LlvmType, llvm_type};
    use abide_mlir::ir::{Ir, Type};
    use abide_mlir::parse::{Aliases, Surroundings, parse_type};
    use abide_source::limits::Limits;

    fn ty(ir: Ir, text: &str) -> (Ir, Type) {
        let aliases = Aliases::default();
        let around = Surroundings { values: &[], aliases: &aliases };
        let read = parse_type(ir, text.as_bytes(), around, crate::registry(), &Limits::default());
        let ty = read.read.unwrap_or_else(|| panic!("{text}: {:?}", read.diagnostics));
        (read.ir, ty)
    }

    #[test]
    fn types_are_taken_apart() {
        let (ir, i8) = ty(Ir::new(0), "i8");
        let (ir, pointer) = ty(ir, "!llvm.ptr");
        let (ir, pair) = ty(ir, "!llvm.struct<(i8, !llvm.ptr)>");
        let (ir, function) = ty(ir, "!llvm.func<struct<(i8, ptr)> (i8, ptr, ...)>");
        let inputs = vec![i8, pointer];
        let expected = LlvmType::Function { result: pair, inputs, variadic: true };
        assert_eq!(llvm_type(&ir.context, function), expected);
        let (ir, array) = ty(ir, "!llvm.array<4 x struct<(i8, ptr<0>)>>");
        assert_eq!(llvm_type(&ir.context, array), LlvmType::Array(4, pair));
        let (ir, named) =
            ty(ir, "!llvm.struct<\"a, (b\", packed (i8, array<4 x struct<(i8, ptr)>>)>");
        assert_eq!(llvm_type(&ir.context, named), LlvmType::Struct(vec![i8, array].into()));
        for (text, expected) in [
            ("!llvm.struct<()>", LlvmType::Struct(Vec::new().into())),
            ("!llvm.struct<\"a\", opaque>", LlvmType::Struct(Vec::new().into())),
            ("!llvm.ptr<3>", LlvmType::Pointer(3)),
            ("!llvm.vec<? x 4 x ptr>", LlvmType::Vector(pointer)),
            ("vector<8xi8>", LlvmType::Vector(i8)),
            ("!llvm.target<\"spirv.Image\", i32, 3>", LlvmType::Target("spirv.Image")),
            ("!llvm.void", LlvmType::Other),
            ("!own.type<(i8)>", LlvmType::Unknown),
        ] {
            let (ir, own) = ty(ir.clone(), text);
            assert_eq!(llvm_type(&ir.context, own), expected, "{text}");
        }
    }
}
