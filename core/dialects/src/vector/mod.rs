//! The functions of the `vector` dialect's operations.

mod examples;
mod infer;
mod print;
mod snippets;
mod syntax;
mod transfer;
mod verify;

use crate::common::{ShapeOperations, once, parse_lanes, print_lanes, rules, verify_lanes};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The operations that change the shape of a vector.
pub(crate) const SHAPE_OPERATIONS: ShapeOperations = ShapeOperations {
    ty: "vector",
    fill: Some("vector.broadcast"),
    element: "vector.extract",
    collapse: "vector.shape_cast",
    expand: "vector.shape_cast",
};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &[
        "vector.reduction",
        "vector.multi_reduction",
        "vector.extract",
        "vector.insert",
    ],
    is_common: true,
    ..DialectHooks::of("vector")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[("vector.vscale", ResultNames::Fixed("vscale"))];

const HOOKS: &[(&str, Hooks)] = &[
    ("vector.contract", Hooks::form(syntax::parse_contract, print::contract)),
    ("vector.mask", Hooks::form(syntax::parse_mask, print::mask)),
    ("vector.outerproduct", Hooks::form(syntax::parse_outerproduct, print::outerproduct)),
    ("vector.shuffle", Hooks { infer_types: Some(infer::shuffle), ..Hooks::NONE }),
    ("vector.transfer_read", Hooks::form(transfer::parse_transfer_read, print::transfer_read)),
    ("vector.transfer_write", Hooks::form(transfer::parse_transfer_write, print::transfer_write)),
    (
        "vector.warp_execute_on_lane_0",
        Hooks::form(|parser, state| parse_lanes(parser, state, "vector.yield"), print_lanes),
    ),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "vector.bitcast" => once(verify::bitcast),
    "vector.broadcast" => once(verify::broadcast),
    "vector.compressstore" | "vector.maskedstore" => verify::masked_store,
    "vector.constant_mask" => once(verify::constant_mask),
    "vector.contract" => once(verify::contract),
    "vector.create_mask" => verify::create_mask,
    "vector.deinterleave" => once(verify::deinterleave),
    "vector.expandload" | "vector.maskedload" => verify::masked_load,
    "vector.extract" => once(verify::extract),
    "vector.extract_strided_slice" => once(verify::extract_strided_slice),
    "vector.extractelement" => verify::extractelement,
    "vector.gather" => verify::gather,
    "vector.insert" => once(verify::insert),
    "vector.insert_strided_slice" => once(verify::insert_strided_slice),
    "vector.insertelement" => verify::insertelement,
    "vector.load" => verify::load,
    "vector.mask" => verify::mask,
    "vector.multi_reduction" => once(verify::multi_reduction),
    "vector.outerproduct" => once(verify::outerproduct),
    "vector.print" => verify::print,
    "vector.reduction" => verify::reduction,
    "vector.reshape" => verify::reshape,
    "vector.scalable.extract" => verify::scalable_extract,
    "vector.scalable.insert" => verify::scalable_insert,
    "vector.scan" => once(verify::scan),
    "vector.scatter" => verify::scatter,
    "vector.shape_cast" => once(verify::shape_cast),
    "vector.shuffle" => once(verify::shuffle),
    "vector.store" => verify::store,
    "vector.transfer_read" => verify::transfer_read,
    "vector.transfer_write" => verify::transfer_write,
    "vector.transpose" => once(verify::transpose),
    "vector.type_cast" => once(verify::type_cast),
    "vector.warp_execute_on_lane_0" => |op| verify_lanes(op, "vector.yield"),
};
