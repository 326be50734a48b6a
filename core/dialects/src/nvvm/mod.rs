//! How products of fragments are written in the `nvvm` dialect, and what must hold of operations on matrices and of copies.

mod copies;
mod fragments;
mod matrices;
mod mma;

use crate::common::rules;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[&[("nvvm.mma.sync", mma::SYNC)]],
    verifiers: &[RULES],
    ..DialectHooks::of("nvvm")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "nvvm.cp.async.bulk.tensor.shared.cluster.global" => copies::tensor,
    "nvvm.cp.async.shared.global" => copies::shared,
    "nvvm.ldmatrix" => matrices::ldmatrix,
    "nvvm.stmatrix" => matrices::stmatrix,
    "nvvm.wmma.load" => matrices::load,
    "nvvm.wmma.store" => matrices::store,
    "nvvm.wmma.mma" => matrices::multiply,
};
