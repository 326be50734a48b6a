//! The functions of the `vector` dialect's operations.

mod infer;
mod syntax;
mod transfer;

use crate::mlir::registry::{Hooks, ParseHook};

const fn parsed_by(parse: ParseHook) -> Hooks {
    Hooks { parse: Some(parse), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("vector.contract", parsed_by(syntax::parse_contract)),
    ("vector.outerproduct", parsed_by(syntax::parse_outerproduct)),
    ("vector.transfer_read", parsed_by(transfer::parse_transfer_read)),
    ("vector.transfer_write", parsed_by(transfer::parse_transfer_write)),
    ("vector.mask", parsed_by(syntax::parse_mask)),
    ("vector.warp_execute_on_lane_0", parsed_by(syntax::parse_warp_execute_on_lane_0)),
    ("vector.shuffle", Hooks { infer_types: Some(infer::shuffle), ..Hooks::NONE }),
];
