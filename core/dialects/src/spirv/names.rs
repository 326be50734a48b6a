//! The names that MLIR's operations suggest for results.

use crate::common::integer_text;
use abide_mlir::ir::{AttributeKind, Ir, OperationId, Type, TypeKind};
use abide_mlir::print::{ResultNames, print_type};

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("spirv.Constant", ResultNames::Hook(of_constant)),
    ("spirv.mlir.addressof", ResultNames::Hook(of_address)),
];

/// `%true`, `%cst1_i32`, `%cst_f32`, `%cst_vec_4xf32`, `%cst`
fn of_constant(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(ty) = ir.result(operation, 0).map(|result| ir.value_type(result)) else { return };
    let is_number = |ty: Type| {
        matches!(ir.context.type_kind(ty), TypeKind::Integer { .. } | TypeKind::Float(_))
    };
    let text = |ty: Type| String::from_utf8_lossy(&print_type(ir, ty)).into_owned();
    let value = integer_text(ir, operation).map(|(value, _)| value);
    let mut own = "cst".to_owned();
    if let Some(value) = &value {
        if matches!(ir.context.type_kind(ty), TypeKind::Integer { width: 1, .. }) {
            return name(0, if value == "0" { "false" } else { "true" });
        }
        own.push_str(value);
    }
    if is_number(ty) {
        own = format!("{own}_{}", text(ty));
    }
    if let TypeKind::Vector { shape, element, .. } = ir.context.type_kind(ty) {
        own = format!("{own}_vec_{}", shape.first().copied().unwrap_or_default());
        if is_number(*element) {
            own = format!("{own}x{}", text(*element));
        }
    }
    name(0, &own);
}

/// `%variable_addr`
fn of_address(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let variable = ir.attribute(operation, "variable").map(|it| ir.context.attribute_kind(it));
    if let Some(AttributeKind::SymbolReference { root, .. }) = variable {
        name(0, &format!("{}_addr", ir.context.text(*root)));
    }
}
