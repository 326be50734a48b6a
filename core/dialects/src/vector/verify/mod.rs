//! Verifiers of operations on vectors.

mod contraction;
mod elements;
mod masks;
mod memory;
mod slices;
mod transfer;

pub(super) use contraction::{contract, multi_reduction, outerproduct, reduction, scan};
pub(super) use elements::{
    bitcast, broadcast, deinterleave, extract, extractelement, insert, insertelement, shape_cast,
    shuffle, transpose,
};
pub(super) use masks::{constant_mask, create_mask, mask, print};
pub(super) use memory::{gather, load, masked_load, masked_store, scatter, store, type_cast};
pub(super) use slices::{
    extract_strided_slice, insert_strided_slice, reshape, scalable_extract, scalable_insert,
};
pub(super) use transfer::{transfer_read, transfer_write};

use crate::common::{Parts, Scalar};
use abide_mlir::ir::Type;

/// Whether numbers of a type can be combined in a way: `add`, `maxsi`, …
fn can_combine(op: &Parts<'_>, keyword: &str, element: Type) -> bool {
    let of: &[Scalar] = match keyword {
        "add" | "mul" => &[Scalar::Integer, Scalar::Index, Scalar::Float],
        "minui" | "minsi" | "maxui" | "maxsi" | "and" | "or" | "xor" => {
            &[Scalar::Integer, Scalar::Index]
        }
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => &[Scalar::Float],
        _ => return false,
    };
    op.is_scalar(element, of)
}
