//! The custom form of named sequences, and verifiers of `transform` operations.

mod attributes;
mod control;
mod directives;
mod examples;
mod forms;
mod named;
mod samples;
mod snippets;
mod structured;

use crate::common::{is_of, is_one_of, rules};
use crate::func::FUNCTION;
use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, TypeCondition, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[&[
        ("transform.named_sequence", Hooks { any_version: true, ..FUNCTION }),
        ("transform.structured.split", forms::SPLIT),
    ]],
    result_names: &[("transform.foreach_match", ResultNames::Hook(control::match_names))],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    verify_attribute: Some(attributes::verify_attribute),
    type_conditions: TYPE_CONDITIONS,
    directives: &[directives::DIRECTIVES],
    snippets: snippets::SNIPPETS,
    type_samples: samples::TYPES,
    ..DialectHooks::of("transform")
};

const TYPE_CONDITIONS: &[(&str, TypeCondition)] = &[
    ("::mlir::transform::TransformHandleTypeInterface", is_handle),
    ("::mlir::transform::TransformParamTypeInterface", |context, ty| {
        may_be(context, ty, &["any_op", "op", "any_value"])
    }),
    ("::mlir::transform::TransformValueHandleTypeInterface", |context, ty| {
        may_be(context, ty, &["any_op", "op", "any_param", "param"])
    }),
];

/// Whether a type may be that of a handle to operations.
fn is_handle(context: &Context, ty: Type) -> bool {
    may_be(context, ty, &["any_param", "param", "any_value"])
}

/// Whether a type may be that of a handle to operations or values, or of a parameter.
fn is_any(context: &Context, ty: Type) -> bool {
    matches!(context.type_kind(ty), TypeKind::Dialect { .. } | TypeKind::Unknown)
}

/// Whether a type may be as required: it is of this dialect, to which others add types, but not one of `others`.
fn may_be(context: &Context, ty: Type, others: &[&str]) -> bool {
    is_one_of(context, ty, "transform", &[]) && !is_of(context, ty, "transform", others)
        || *context.type_kind(ty) == TypeKind::Unknown
}

const RULES: &[(&str, VerifyHook)] = rules! {
    "transform.alternatives" => control::alternatives,
    "transform.apply_patterns" => control::patterns,
    "transform.foreach" => control::foreach,
    "transform.foreach_match" => control::foreach_match,
    "transform.named_sequence" => named::sequence,
    "transform.sequence" => control::sequence,
    "transform.split_handle" => control::split_handle,
    "transform.structured.fuse" => structured::fuse,
    "transform.structured.hoist_pad" | "transform.structured.hoist_pad.build_packing_loop_nest"
        => |parts| structured::check_order(parts, "transpose", "transpose"),
    "transform.structured.interchange" => |parts| {
        structured::check_order(parts, "iterator_interchange", "iterator_interchange")
    },
    "transform.structured.pack_greedily" => structured::pack_greedily,
    "transform.structured.pad" => structured::pad,
    "transform.structured.tile_using_for" => structured::tile_using_for,
    "transform.structured.vectorize" =>
        |parts| structured::check_scalable(parts, "static_vector_sizes", "vector sizes"),
    "transform.with_pdl_patterns" => control::with_patterns,
    "transform.match.structured.dim" => structured::match_dim,
    "transform.match.structured.body" => structured::match_body,
};

/// The rules of the symbols that operations use.
const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "transform.foreach_match" => control::foreach_match_symbols,
    "transform.include" => named::include,
};
