//! Verifiers of operations on tensors.

mod elements;
mod gather;
mod pack;
mod reshape;
mod slices;

pub(super) use elements::{bitcast, cast, concat, dynamic_sizes, extract, generate, insert, pad};
pub(super) use gather::{gather, scatter};
pub(crate) use pack::{pack, unpack};
pub(super) use reshape::{collapse_shape, expand_shape, reshape};
pub(super) use slices::{extract_slice, insert_slice, parallel_insert_slice};

use crate::common::Parts;
use abide_mlir::ir::{DYNAMIC, Type};

/// Whether a size is known only at run time.
fn is_dynamic(size: i64) -> bool {
    size == DYNAMIC
}

/// A tensor type that need not exist, as MLIR writes it.
fn tensor_text(op: &Parts<'_>, shape: &[i64], element: Type) -> String {
    let sizes: String = shape
        .iter()
        .map(|size| if is_dynamic(*size) { "?x".to_owned() } else { format!("{size}x") })
        .collect();
    format!("tensor<{sizes}{}>", op.text(element))
}
