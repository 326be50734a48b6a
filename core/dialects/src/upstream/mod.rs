//! LLVM's own dialects without hand-written descriptions, and the rest of the others: generated from the `.td` files
//! of LLVM 19 and 22 (`project/tests/upstream.rs`).

use crate::descriptions::packed;
use abide_mlir::ods::DescriptionFile;

/// The description files.
pub(super) const FILES: &[DescriptionFile] = &[
    packed!("acc" in "upstream"),
    packed!("amdgpu" in "upstream"),
    packed!("amx" in "upstream"),
    packed!("arm_neon" in "upstream"),
    packed!("arm_sme" in "upstream"),
    packed!("arm_sve" in "upstream"),
    packed!("async" in "upstream"),
    packed!("dlti" in "upstream"),
    packed!("emitc" in "upstream"),
    packed!("gpu" in "upstream"),
    packed!("irdl" in "upstream"),
    packed!("linalg" in "upstream"),
    packed!("llvm" in "upstream"),
    packed!("mesh" in "upstream"),
    packed!("mpi" in "upstream"),
    packed!("nvgpu" in "upstream"),
    packed!("nvvm" in "upstream"),
    packed!("omp" in "upstream"),
    packed!("pdl" in "upstream"),
    packed!("pdl_interp" in "upstream"),
    packed!("polynomial" in "upstream"),
    packed!("ptr" in "upstream"),
    packed!("quant" in "upstream"),
    packed!("rocdl" in "upstream"),
    packed!("shard" in "upstream"),
    packed!("smt" in "upstream"),
    packed!("sparse_tensor" in "upstream"),
    packed!("spirv" in "upstream"),
    packed!("tosa" in "upstream"),
    packed!("transform" in "upstream"),
    packed!("vcix" in "upstream"),
    packed!("wasmssa" in "upstream"),
    packed!("x86vector" in "upstream"),
    packed!("xegpu" in "upstream"),
    packed!("xevm" in "upstream"),
];
