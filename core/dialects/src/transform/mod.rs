//! How a sequence with a name is written, and what must hold of operations of the `transform` dialect, beyond what their
//! description says.

mod attributes;
mod control;
mod named;
mod structured;

use crate::common::rules;
use crate::func::FUNCTION;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[&[("transform.named_sequence", FUNCTION)]],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    verify_attribute: Some(attributes::verify_attribute),
    ..DialectHooks::of("transform")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "transform.alternatives" => control::alternatives,
    "transform.foreach" => control::foreach,
    "transform.foreach_match" => control::foreach_match,
    "transform.named_sequence" => named::sequence,
    "transform.sequence" => control::sequence,
    "transform.split_handle" => control::split_handle,
    "transform.structured.fuse" => structured::fuse,
    "transform.structured.hoist_pad" | "transform.structured.hoist_pad.build_packing_loop_nest"
        => structured::hoist_pad,
    "transform.structured.interchange" => structured::interchange,
    "transform.structured.pack_greedily" => structured::pack_greedily,
    "transform.structured.pad" => structured::pad,
    "transform.structured.tile_using_for" => structured::tile_using_for,
    "transform.structured.vectorize" => structured::vectorize,
    "transform.match.structured.dim" => structured::match_dim,
    "transform.match.structured.body" => structured::match_body,
};

/// The rules of the symbols that operations use.
const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "transform.include" => named::include,
};
