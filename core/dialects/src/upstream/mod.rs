//! LLVM's own dialects that nobody described by hand, and what hands left out of the others: made of the
//! `.td` files of LLVM 19 and 22 (`project/tests/upstream.rs`).

use crate::descriptions::file;
use abide_mlir::ods::DescriptionFile;

/// The description files.
pub(super) const FILES: &[DescriptionFile] = &[
    file("acc", &[], include_str!("acc.ops")),
    file("amdgpu", &[], include_str!("amdgpu.ops")),
    file("amx", &[], include_str!("amx.ops")),
    file("arm_neon", &[], include_str!("arm_neon.ops")),
    file("arm_sme", &[], include_str!("arm_sme.ops")),
    file("arm_sve", &[], include_str!("arm_sve.ops")),
    file("async", &[], include_str!("async.ops")),
    file("dlti", &[], include_str!("dlti.ops")),
    file("emitc", &[], include_str!("emitc.ops")),
    file("gpu", &[], include_str!("gpu.ops")),
    file("irdl", &[], include_str!("irdl.ops")),
    file("linalg", &[], include_str!("linalg.ops")),
    file("llvm", &[], include_str!("llvm.ops")),
    file("mesh", &[], include_str!("mesh.ops")),
    file("mpi", &[], include_str!("mpi.ops")),
    file("nvgpu", &[], include_str!("nvgpu.ops")),
    file("nvvm", &[], include_str!("nvvm.ops")),
    file("omp", &[], include_str!("omp.ops")),
    file("pdl", &[], include_str!("pdl.ops")),
    file("pdl_interp", &[], include_str!("pdl_interp.ops")),
    file("polynomial", &[], include_str!("polynomial.ops")),
    file("ptr", &[], include_str!("ptr.ops")),
    file("quant", &[], include_str!("quant.ops")),
    file("rocdl", &[], include_str!("rocdl.ops")),
    file("shard", &[], include_str!("shard.ops")),
    file("smt", &[], include_str!("smt.ops")),
    file("sparse_tensor", &[], include_str!("sparse_tensor.ops")),
    file("spirv", &[], include_str!("spirv.ops")),
    file("tosa", &[], include_str!("tosa.ops")),
    file("transform", &[], include_str!("transform.ops")),
    file("vcix", &[], include_str!("vcix.ops")),
    file("wasmssa", &[], include_str!("wasmssa.ops")),
    file("x86vector", &[], include_str!("x86vector.ops")),
    file("xegpu", &[], include_str!("xegpu.ops")),
    file("xevm", &[], include_str!("xevm.ops")),
];
