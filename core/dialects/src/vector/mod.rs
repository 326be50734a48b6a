//! The functions of the `vector` dialect's operations.

mod infer;
mod print;
mod snippets;
mod syntax;
mod transfer;
mod verify;

use abide_mlir::print::{PrintHook, ResultNames};
use abide_mlir::registry::{DialectHooks, Hooks, ParseHook, VerifyHook};

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

const fn with_syntax(parse: ParseHook, print: PrintHook, verify: VerifyHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), verify: Some(verify), ..Hooks::NONE }
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &[
        "vector.reduction",
        "vector.multi_reduction",
        "vector.extractelement",
        "vector.extract",
        "vector.insertelement",
        "vector.insert",
        "vector.matrix_multiply",
        "vector.flat_transpose",
        "vector.splat",
        "vector.scan",
        "vector.warp_execute_on_lane_0",
    ],
    ..DialectHooks::of("vector")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[("vector.vscale", ResultNames::Fixed("vscale"))];

const HOOKS: &[(&str, Hooks)] = &[
    ("vector.bitcast", verified_by(verify::bitcast)),
    ("vector.broadcast", verified_by(verify::broadcast)),
    ("vector.compressstore", verified_by(verify::masked_store)),
    ("vector.constant_mask", verified_by(verify::constant_mask)),
    ("vector.contract", with_syntax(syntax::parse_contract, print::contract, verify::contract)),
    ("vector.create_mask", verified_by(verify::create_mask)),
    ("vector.deinterleave", verified_by(verify::deinterleave)),
    ("vector.expandload", verified_by(verify::masked_load)),
    ("vector.extract", verified_by(verify::extract)),
    ("vector.extract_strided_slice", verified_by(verify::extract_strided_slice)),
    ("vector.extractelement", verified_by(verify::extractelement)),
    ("vector.gather", verified_by(verify::gather)),
    ("vector.insert", verified_by(verify::insert)),
    ("vector.insert_strided_slice", verified_by(verify::insert_strided_slice)),
    ("vector.insertelement", verified_by(verify::insertelement)),
    ("vector.load", verified_by(verify::load)),
    ("vector.mask", with_syntax(syntax::parse_mask, print::mask, verify::mask)),
    ("vector.maskedload", verified_by(verify::masked_load)),
    ("vector.maskedstore", verified_by(verify::masked_store)),
    ("vector.multi_reduction", verified_by(verify::multi_reduction)),
    (
        "vector.outerproduct",
        with_syntax(syntax::parse_outerproduct, print::outerproduct, verify::outerproduct),
    ),
    ("vector.print", verified_by(verify::print)),
    ("vector.reduction", verified_by(verify::reduction)),
    ("vector.reshape", verified_by(verify::reshape)),
    ("vector.scalable.extract", verified_by(verify::scalable_extract)),
    ("vector.scalable.insert", verified_by(verify::scalable_insert)),
    ("vector.scan", verified_by(verify::scan)),
    ("vector.scatter", verified_by(verify::scatter)),
    ("vector.shape_cast", verified_by(verify::shape_cast)),
    (
        "vector.shuffle",
        Hooks { infer_types: Some(infer::shuffle), verify: Some(verify::shuffle), ..Hooks::NONE },
    ),
    ("vector.store", verified_by(verify::store)),
    (
        "vector.transfer_read",
        with_syntax(transfer::parse_transfer_read, print::transfer_read, verify::transfer_read),
    ),
    (
        "vector.transfer_write",
        with_syntax(transfer::parse_transfer_write, print::transfer_write, verify::transfer_write),
    ),
    ("vector.transpose", verified_by(verify::transpose)),
    ("vector.type_cast", verified_by(verify::type_cast)),
    (
        "vector.warp_execute_on_lane_0",
        with_syntax(
            syntax::parse_warp_execute_on_lane_0,
            print::warp_execute_on_lane_0,
            verify::warp_execute_on_lane_0,
        ),
    ),
];
