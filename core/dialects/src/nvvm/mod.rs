//! The custom form of fragment products in the `nvvm` dialect, and verifiers of operations on matrices and of copies.

mod attributes;
mod copies;
mod fragments;
mod matrices;
mod mma;
mod threads;

use crate::common::rules;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[&[("nvvm.mma.sync", mma::SYNC)]],
    verifiers: &[RULES],
    verify_attribute: Some(attributes::verify_attribute),
    ..DialectHooks::of("nvvm")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "nvvm.cp.async.bulk.tensor.shared.cluster.global" => copies::tensor,
    "nvvm.cp.async.shared.global" => copies::shared,
    "nvvm.fence.proxy" => threads::fence_proxy,
    "nvvm.setmaxregister" => threads::registers,
    "nvvm.shfl.sync" => threads::shuffle,
    "nvvm.ldmatrix" => matrices::ldmatrix,
    "nvvm.stmatrix" => matrices::stmatrix,
    "nvvm.wmma.load" => matrices::load,
    "nvvm.wmma.store" => matrices::store,
    "nvvm.wmma.mma" => matrices::multiply,
};
