//! The described operations of the `torch` dialect: symbolic dimensions.

mod verify;

use crate::common::bound_shape::{parse_bound_shape, print_bound_shape};
use crate::common::rules;
use abide_mlir::ir::{DYNAMIC, Ir, OperationId, Shape};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::shape::{ShapeHook, TypeShape};

/// Torch's symbol.
pub const SYMBOLIC_INT: &str = "torch.symbolic_int";

/// The operation that declares a tensor's shape.
pub const BIND_SYMBOLIC_SHAPE: &str = "torch.bind_symbolic_shape";

/// Whether an operation turns one tensor into the same of another type: torch's into a builtin one, or
/// back.
#[must_use]
pub fn is_conversion(ir: &Ir, operation: OperationId) -> bool {
    let converts = matches!(
        ir.name_bytes(operation),
        b"builtin.unrealized_conversion_cast"
            | b"torch_c.to_builtin_tensor"
            | b"torch_c.from_builtin_tensor"
    );
    converts && ir.operand_count(operation) == 1 && ir.result_count(operation) == 1
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    shapes: SHAPES,
    canonical_body: Some(canonical_body),
    type_shape: Some(type_shape),
    ..DialectHooks::of("torch")
};

/// Omits the parameters of a tensor without known properties.
fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let inner = body.strip_suffix(b">")?;
    let (name, parameters) = inner.split_at(inner.iter().position(|byte| *byte == b'<')?);
    let is_tensor = matches!(name, b"tensor" | b"vtensor");
    (is_tensor && parameters == b"<*,unk").then(|| name.to_vec())
}

/// Reads `int`, `vtensor<[?,3],f32>` and `tensor<[2],si64>`.
fn type_shape(body: &str) -> Option<TypeShape> {
    if body == "int" {
        return Some(TypeShape::Integer);
    }
    let inner = body.strip_prefix("vtensor").or_else(|| body.strip_prefix("tensor"))?;
    let list = inner.trim_start().strip_prefix('<')?.trim_start().strip_prefix('[')?;
    let (list, _) = list.split_once(']')?;
    if list.trim().is_empty() {
        return Some(TypeShape::Sizes(Shape::new()));
    }
    let size = |text: &str| match text.trim() {
        "?" => Some(DYNAMIC),
        number => number.parse().ok().filter(|size: &i64| *size >= 0),
    };
    list.split(',').map(size).collect::<Option<Shape>>().map(TypeShape::Sizes)
}

const SHAPES: &[(&str, ShapeHook)] = &[
    (SYMBOLIC_INT, ShapeHook::Symbol(["min_val", "max_val"])),
    (BIND_SYMBOLIC_SHAPE, ShapeHook::Bind),
];

const HOOKS: &[(&str, Hooks)] =
    &[(BIND_SYMBOLIC_SHAPE, Hooks::form(parse_bind_symbolic_shape, print_bound_shape))];

/// `%value, [%symbols], map {attributes} : type`
fn parse_bind_symbolic_shape<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let int = parser.type_of_dialect("torch", b"int");
    parse_bound_shape(parser, state, int)
}

const RULES: &[(&str, VerifyHook)] = rules! {
    "torch.bind_symbolic_shape" => verify::bind_symbolic_shape,
};

#[cfg(test)]
mod tests {
    use super::{DYNAMIC, TypeShape, type_shape};

    #[test]
    fn sizes_of_types() {
        let sizes = |body| match type_shape(body) {
            Some(TypeShape::Sizes(sizes)) => Some(sizes.to_vec()),
            _ => None,
        };
        assert_eq!(sizes("vtensor<[?,3],f32>"), Some(vec![DYNAMIC, 3]));
        assert_eq!(sizes("tensor<[ 2 , ? ], si64>"), Some(vec![2, DYNAMIC]));
        assert_eq!(sizes("vtensor<[],f32>"), Some(vec![]));
        assert_eq!(type_shape("int"), Some(TypeShape::Integer));
        for unknown in ["vtensor", "vtensor<*,f32>", "bool", "vtensor<[a],f32>", "vtensor<[2"] {
            assert_eq!(type_shape(unknown), None, "{unknown}");
        }
    }
}
