//! Verifiers of `llvm` operations.

pub(super) mod aggregates;
mod atomics;
mod calls;
mod constants;
mod control;
mod exceptions;
mod extensions;
mod functions;
mod globals;
mod parameters;

use super::types::{
    is_compatible_float, is_compatible_outside, is_compatible_vector, is_named, pointer_space,
    vector_element,
};
use crate::common::rules;
use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::{TypeCondition, VerifyHook};

/// The rules of operations.
pub(super) const RULES: &[(&str, VerifyHook)] = rules! {
    "llvm.alloca" => aggregates::alloca,
    "llvm.getelementptr" => aggregates::getelementptr,
    "llvm.insertvalue" => aggregates::insertvalue,
    "llvm.extractvalue" => aggregates::extractvalue,
    "llvm.sext" | "llvm.zext" => extensions::extend,
    "llvm.shufflevector" => aggregates::shufflevector,
    "llvm.bitcast" => aggregates::bitcast,
    "llvm.load" => |parts| atomics::access(parts, parts.result_type(0), ["release", "acq_rel"]),
    "llvm.store" =>
        |parts| atomics::access(parts, parts.operand_type("value"), ["acquire", "acq_rel"]),
    "llvm.atomicrmw" => atomics::atomicrmw,
    "llvm.cmpxchg" => atomics::cmpxchg,
    "llvm.fence" => atomics::fence,
    "llvm.call" => calls::call,
    "llvm.invoke" => calls::invoke,
    "llvm.return" => functions::return_,
    "llvm.func" => functions::func,
    "llvm.landingpad" => exceptions::landingpad,
    "llvm.resume" => exceptions::resume,
    "llvm.switch" => control::switch,
    "llvm.cond_br" => crate::cf::passes_by_condition,
    "llvm.mlir.constant" => constants::constant,
    "llvm.br" => crate::cf::passes_all,
    "llvm.mlir.zero" => constants::zero,
    "llvm.mlir.global" => globals::global,
    "llvm.mlir.alias" => globals::alias,
    "llvm.mlir.global_ctors" => |parts| globals::same_number(parts, "ctors"),
    "llvm.mlir.global_dtors" => |parts| globals::same_number(parts, "dtors"),
    "llvm.comdat" => globals::comdat,
    "llvm.intr.vector.interleave2" => aggregates::interleave,
};

/// The rules of the symbols that operations use.
pub(super) const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "llvm.mlir.addressof" => super::verify_address,
    "llvm.call" => calls::callee,
    "llvm.mlir.global" => globals::uses_comdat,
    "llvm.func" => globals::uses_comdat,
    "llvm.mlir.global_ctors" => |parts| globals::are_functions(parts, "ctors"),
    "llvm.mlir.global_dtors" => |parts| globals::are_functions(parts, "dtors"),
};

/// The predicates of descriptions.
pub(super) const TYPE_CONDITIONS: &[(&str, TypeCondition)] = &[
    ("::mlir::LLVM::isCompatibleOuterType($_self)", is_compatible_outside),
    ("::mlir::LLVM::isCompatibleFloatingPointType($_self)", is_compatible_float),
    ("::mlir::LLVM::isCompatibleVectorType($_self)", is_compatible_vector),
    ("::mlir::LLVM::LLVMPointerType", |context, ty| pointer_space(context, ty).is_some()),
    ("::mlir::LLVM::LLVMStructType", |context, ty| is_named(context, ty, "struct")),
    ("::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == 0", |c, ty| {
        pointer_space(c, ty) == Some(0)
    }),
    ("::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == 1", |c, ty| {
        pointer_space(c, ty) == Some(1)
    }),
    ("::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == 3", |c, ty| {
        pointer_space(c, ty) == Some(3)
    }),
    ("::mlir::LLVM::getVectorElementType($_self).isSignlessInteger(1)", |c, ty| {
        is_signless(c, ty, Some(1))
    }),
    ("::mlir::LLVM::getVectorElementType($_self).isSignlessInteger()", |c, ty| {
        is_signless(c, ty, None)
    }),
    (
        "::mlir::LLVM::isCompatibleFloatingPointType(::mlir::LLVM::getVectorElementType($_self))",
        has_float_elements,
    ),
];

/// Whether the elements of a vector are floating-point numbers; vectors of the dialect may have any.
fn has_float_elements(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Dialect { .. } | TypeKind::Unknown => true,
        _ => is_compatible_float(context, vector_element(context, ty)),
    }
}

fn is_signless(context: &Context, ty: Type, asked: Option<u32>) -> bool {
    match context.type_kind(vector_element(context, ty)) {
        TypeKind::Integer { width, signedness } => {
            *signedness == abide_source::types::Signedness::Signless
                && asked.is_none_or(|asked| asked == *width)
        }
        TypeKind::Dialect { .. } | TypeKind::Unknown => true,
        _ => false,
    }
}
