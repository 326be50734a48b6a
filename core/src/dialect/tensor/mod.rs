//! The functions of the `tensor` dialect's operations.

mod padding;
mod shapes;
mod verify;

pub(crate) use padding::{Padding, padded_size};
pub(super) use shapes::SHAPES;

use crate::mlir::registry::{Hooks, VerifyHook};

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("tensor.bitcast", verified_by(verify::bitcast)),
    ("tensor.cast", verified_by(verify::cast)),
    ("tensor.collapse_shape", verified_by(verify::collapse_shape)),
    ("tensor.concat", verified_by(verify::concat)),
    ("tensor.empty", verified_by(verify::empty)),
    ("tensor.expand_shape", verified_by(verify::expand_shape)),
    ("tensor.extract", verified_by(verify::extract)),
    ("tensor.extract_slice", verified_by(verify::extract_slice)),
    ("tensor.gather", verified_by(verify::gather)),
    ("tensor.generate", verified_by(verify::generate)),
    ("tensor.insert", verified_by(verify::insert)),
    ("tensor.insert_slice", verified_by(verify::insert_slice)),
    ("tensor.pack", verified_by(verify::pack)),
    ("tensor.pad", verified_by(verify::pad)),
    ("tensor.parallel_insert_slice", verified_by(verify::insert_slice)),
    ("tensor.reshape", verified_by(verify::reshape)),
    ("tensor.scatter", verified_by(verify::scatter)),
    ("tensor.splat", verified_by(verify::splat)),
    ("tensor.unpack", verified_by(verify::unpack)),
];
