//! The functions of the `memref` dialect's operations.

mod directives;
mod examples;
mod fold;
mod layout;
mod print;
mod shapes;
mod snippets;
mod syntax;
mod transfers;
mod verify;
mod views;

use crate::common::{ShapeOperations, fold_cast, once, rules};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

/// The operations that change the shape of a memref.
pub(crate) const SHAPE_OPERATIONS: ShapeOperations = ShapeOperations {
    ty: "memref",
    fill: None,
    element: "memref.load",
    collapse: "memref.collapse_shape",
    expand: "memref.expand_shape",
};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    rewrites: REWRITES,
    shapes: shapes::SHAPES,
    directives: &[directives::DIRECTIVES],
    snippets: snippets::SNIPPETS,
    earlier_forms: &["memref.expand_shape"],
    is_common: true,
    ..DialectHooks::of("memref")
};

/// The rewrite hooks of operations.
const REWRITES: &[(&str, RewriteHooks)] = &[
    ("memref.cast", RewriteHooks { fold: Some(fold_cast), ..RewriteHooks::NONE }),
    ("memref.dim", RewriteHooks { fold: Some(fold::fold_dim), ..RewriteHooks::NONE }),
];

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("memref.alloc", ResultNames::Fixed("alloc")),
    ("memref.alloca", ResultNames::Fixed("alloca")),
    ("memref.assume_alignment", ResultNames::Fixed("assume_align")),
    ("memref.cast", ResultNames::Fixed("cast")),
    ("memref.collapse_shape", ResultNames::Fixed("collapse_shape")),
    ("memref.dim", ResultNames::Fixed("dim")),
    ("memref.expand_shape", ResultNames::Fixed("expand_shape")),
    ("memref.extract_aligned_pointer_as_index", ResultNames::Fixed("intptr")),
    ("memref.extract_strided_metadata", ResultNames::Hook(strided_metadata_names)),
    ("memref.memory_space_cast", ResultNames::Fixed("memspacecast")),
    ("memref.reinterpret_cast", ResultNames::Fixed("reinterpret_cast")),
    ("memref.reshape", ResultNames::Fixed("reshape")),
    ("memref.subview", ResultNames::Fixed("subview")),
    ("memref.transpose", ResultNames::Fixed("transpose")),
    ("memref.view", ResultNames::Fixed("view")),
];

const HOOKS: &[(&str, Hooks)] = &[
    ("memref.alloca_scope", Hooks::form(syntax::parse_alloca_scope, print::print_alloca_scope)),
    (
        "memref.distinct_objects",
        Hooks { infer_types: Some(syntax::infer_distinct_objects), ..Hooks::NONE },
    ),
    ("memref.dma_start", Hooks::form(syntax::parse_dma_start, print::print_dma_start)),
    (
        "memref.generic_atomic_rmw",
        Hooks::form(syntax::parse_generic_atomic_rmw, print::print_generic_atomic_rmw),
    ),
    ("memref.prefetch", Hooks::form(syntax::parse_prefetch, print::print_prefetch)),
    ("memref.transpose", Hooks::form(syntax::parse_transpose, print::print_transpose)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "memref.alloca_scope" => verify::verify_alloca_scope,
    "memref.dma_wait" => transfers::verify_dma_wait,
    "memref.dma_start" => transfers::verify_dma_start,
    "memref.generic_atomic_rmw" => verify::verify_generic_atomic_rmw,
    "memref.prefetch" => verify::verify_prefetch,
    "memref.transpose" => once(views::verify_transpose),
    "memref.alloc" | "memref.alloca" => verify::verify_alloc,
    "memref.assume_alignment" => verify::verify_assume_alignment,
    "memref.atomic_rmw" => verify::verify_atomic_rmw,
    "memref.atomic_yield" => verify::verify_atomic_yield,
    "memref.cast" => once(verify::verify_cast),
    "memref.extract_strided_metadata" => views::verify_strided_metadata,
    "memref.global" => verify::verify_global,
    "memref.memory_space_cast" => once(verify::verify_memory_space_cast),
    "memref.load" => verify::verify_load,
    "memref.collapse_shape" => once(views::verify_collapse_shape),
    "memref.expand_shape" => once(views::verify_expand_shape),
    "memref.realloc" => views::verify_realloc,
    "memref.reshape" => once(views::verify_reshape),
    "memref.reinterpret_cast" => once(views::verify_reinterpret_cast),
    "memref.store" => verify::verify_store,
    "memref.subview" => once(views::verify_subview),
    "memref.view" => verify::verify_view,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "memref.get_global" => verify::verify_get_global,
};

/// `%base_buffer, %offset, %sizes:2, %strides:2`
fn strided_metadata_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let results = ir.result_count(operation);
    name(0, "base_buffer");
    if results > 1 {
        name(1, "offset");
    }
    let rank = results.saturating_sub(2) / 2;
    if rank > 0 {
        name(2, "sizes");
        name(2 + rank, "strides");
    }
}
