//! The dialects: each is described once, and everything else reads the description.
//!
//! Undescribed things are never errors.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

// Of all dialects.
mod common;
mod conversions;
mod descriptions;
mod hooks;
mod old_names;
mod packed;
mod project_names;
mod unknown_operations;
mod upstream;
mod versions;

// A folder for each dialect.
mod acc;
pub mod affine;
mod amdgpu;
mod amx;
pub mod arith;
mod arm_neon;
mod async_;
mod bufferization;
pub mod builtin;
mod cf;
mod chlo;
mod complex;
mod dlti;
mod emitc;
mod firrtl;
mod flow;
pub mod func;
mod gpu;
mod hal;
mod hfusion;
mod hw;
mod index;
mod irdl;
mod iree;
mod linalg;
mod llvm;
mod math;
mod memref;
mod ml_program;
mod nvgpu;
mod nvvm;
mod omp;
mod pdl;
mod ptr;
mod quant;
mod rocdl;
mod scf;
mod sdy;
mod shape;
mod shard;
mod smt;
mod sparse_tensor;
mod spirv;
mod stablehlo;
mod stream;
mod sv;
mod symbol;
pub mod tensor;
pub mod torch;
mod torch_c;
mod tosa;
mod transform;
mod util;
mod vector;
mod vhlo;
mod vm;
mod wasmssa;
mod xegpu;

use abide_mlir::syntax::{NodeKind, SyntaxNode};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
pub use conversions::{comparing, conversion, converts_values, reshaping};
pub use descriptions::{descriptions, is_llvm_dialect};
pub use hooks::registry;
pub use linalg::{OperandAccess, accesses, operand_maps};
pub use old_names::{
    Change, NEW_VALUE, OldName, Surroundings, TodaysForm, has_old_form, old_constant, old_key_name,
    old_name, old_names, old_type_name, todays_form,
};
pub use project_names::is_known_project_dialect;
pub use symbol::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT, makes_symbols};
pub use unknown_operations::{
    UnknownOperation, is_gone, name_error, old_operation, unknown_operation,
};
pub use versions::{
    LLVM_VERSIONS, NEWEST_LLVM, UNPREFIXED_DIALECTS, VERSION_HEAD, changes_between_versions,
    dialects_of_llvm_21, differs_in_llvm_21, form_varies, has_forms_of_versions, is_extended,
    is_former_function_terminator, is_former_unprefixed_name, is_partly_described, is_shared_name,
    is_undescribed_upstream_dialect, sole_version_with, version_by_comment, version_by_votes,
    version_in_comment, version_of_operation, version_of_text,
};
pub use vhlo::newer_artifact;

/// The error in a type of a described dialect; the node's positions are offsets into `text`.
#[must_use]
pub fn check_type_node(node: SyntaxNode<'_>, text: &[u8], limits: &Limits) -> Option<Diagnostic> {
    node.child(NodeKind::DialectBody)?;
    registry().check_body(text, node.span(), limits)
}
