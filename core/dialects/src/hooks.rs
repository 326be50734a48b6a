//! The hooks of all dialects, and the registry of them and of the descriptions.

use super::descriptions::descriptions;
use abide_mlir::registry::{DialectHooks, Registry};
use std::sync::{Arc, OnceLock};

/// The operations of all dialects that come with abide.
#[must_use]
pub fn registry() -> &'static Arc<Registry> {
    static REGISTRY: OnceLock<Arc<Registry>> = OnceLock::new();
    REGISTRY.get_or_init(|| Arc::new(Registry::new(Arc::clone(descriptions()), &DIALECTS.concat())))
}

/// The hooks of all dialects.
pub(crate) const DIALECTS: &[&[DialectHooks]] = &[
    super::iree::DIALECTS,
    &[
        super::acc::DIALECT,
        super::affine::DIALECT,
        super::amdgpu::DIALECT,
        super::amx::DIALECT,
        super::arm_neon::DIALECT,
        super::arith::DIALECT,
        super::async_::DIALECT,
        super::bufferization::DIALECT,
        super::builtin::DIALECT,
        super::cf::DIALECT,
        super::chlo::DIALECT,
        super::complex::DIALECT,
        super::dlti::DIALECT,
        super::emitc::DIALECT,
        super::firrtl::DIALECT,
        super::flow::DIALECT,
        super::func::DIALECT,
        super::gpu::DIALECT,
        super::hal::DIALECT,
        super::hfusion::DIALECT,
        super::hw::DIALECT,
        super::index::DIALECT,
        super::irdl::DIALECT,
        super::linalg::DIALECT,
        super::llvm::DIALECT,
        super::math::DIALECT,
        super::memref::DIALECT,
        super::ml_program::DIALECT,
        super::nvgpu::DIALECT,
        super::nvvm::DIALECT,
        super::omp::DIALECT,
        super::pdl::DIALECT,
        super::pdl::INTERPRETER,
        super::ptr::DIALECT,
        super::quant::DIALECT,
        super::rocdl::DIALECT,
        super::scf::DIALECT,
        super::shape::DIALECT,
        super::shard::DIALECT,
        super::shard::FORMER,
        super::smt::DIALECT,
        super::sparse_tensor::DIALECT,
        super::spirv::DIALECT,
        super::stream::DIALECT,
        super::sv::DIALECT,
        super::vm::DIALECT,
        super::stablehlo::DIALECT,
        super::stablehlo::FORMER,
        super::symbol::DIALECT,
        super::tensor::DIALECT,
        super::sdy::DIALECT,
        super::torch::DIALECT,
        super::torch_c::DIALECT,
        super::tosa::DIALECT,
        super::transform::DIALECT,
        super::util::DIALECT,
        super::xegpu::DIALECT,
        super::vector::DIALECT,
        super::vhlo::DIALECT,
        super::wasmssa::DIALECT,
    ],
];
