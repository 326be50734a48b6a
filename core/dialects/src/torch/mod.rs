//! The described operations of the `torch` dialect: symbolic dimensions.

mod syntax;
mod verify;

use crate::common::rules;
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::shape::ShapeHook;

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
    ..DialectHooks::of("torch")
};

/// Omits the parameters of a tensor without known properties.
fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let inner = body.strip_suffix(b">")?;
    let (name, parameters) = inner.split_at(inner.iter().position(|byte| *byte == b'<')?);
    let is_tensor = matches!(name, b"tensor" | b"vtensor");
    (is_tensor && parameters == b"<*,unk").then(|| name.to_vec())
}

const SHAPES: &[(&str, ShapeHook)] =
    &[(SYMBOLIC_INT, ShapeHook::Symbol), (BIND_SYMBOLIC_SHAPE, ShapeHook::Bind)];

const HOOKS: &[(&str, Hooks)] = &[
    (
        SYMBOLIC_INT,
        Hooks {
            parse: Some(syntax::parse_symbolic_int),
            print: Some(syntax::print_symbolic_int),
            ..Hooks::NONE
        },
    ),
    (
        BIND_SYMBOLIC_SHAPE,
        Hooks {
            parse: Some(syntax::parse_bind_symbolic_shape),
            print: Some(syntax::print_bind_symbolic_shape),
            ..Hooks::NONE
        },
    ),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "torch.bind_symbolic_shape" => verify::bind_symbolic_shape,
};
