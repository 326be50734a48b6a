//! The descriptions of dialects that come with abide.

use abide_mlir::ods::{Dialects, ReadError};
use abide_mlir::registry::{DialectHooks, Registry};
use std::sync::{Arc, OnceLock};

/// The description files, in an order in which each uses only names of those before it.
const FILES: &[(&str, &str)] = &[
    ("builtin", include_str!("builtin/builtin.ops")),
    ("arith", include_str!("arith/arith.ops")),
    ("func", include_str!("func/func.ops")),
    ("cf", include_str!("cf/cf.ops")),
    ("math", include_str!("math/math.ops")),
    ("index", include_str!("index/index.ops")),
    ("complex", include_str!("complex/complex.ops")),
    ("ub", include_str!("ub/ub.ops")),
    ("scf", include_str!("scf/scf.ops")),
    ("affine", include_str!("affine/affine.ops")),
    ("tensor", include_str!("tensor/tensor.ops")),
    ("memref", include_str!("memref/memref.ops")),
    ("vector", include_str!("vector/vector.ops")),
    ("bufferization", include_str!("bufferization/bufferization.ops")),
    ("linalg", include_str!("linalg/linalg.ops")),
    ("shape", include_str!("shape/shape.ops")),
    ("ml_program", include_str!("ml_program/ml_program.ops")),
    ("symbol", include_str!("symbol/symbol.ops")),
    ("hfusion", include_str!("hfusion/hfusion.ops")),
    ("torch", include_str!("torch/torch.ops")),
    ("torch_c", include_str!("torch_c/torch_c.ops")),
    ("util", include_str!("util/util.ops")),
    ("hal", include_str!("hal/hal.ops")),
    ("flow", include_str!("flow/flow.ops")),
    ("stablehlo", include_str!("stablehlo/stablehlo.ops")),
];

/// The dialects that come with abide, read once for the whole program.
#[must_use]
pub fn descriptions() -> &'static Arc<Dialects> {
    static READ: OnceLock<Arc<Dialects>> = OnceLock::new();
    READ.get_or_init(|| Arc::new(read().0))
}

/// The operations of all dialects that come with abide.
#[must_use]
pub fn registry() -> &'static Arc<Registry> {
    static REGISTRY: OnceLock<Arc<Registry>> = OnceLock::new();
    REGISTRY.get_or_init(|| Arc::new(Registry::new(Arc::clone(descriptions()), &DIALECTS.concat())))
}

/// What the dialects bring along.
const DIALECTS: &[&[DialectHooks]] = &[
    super::iree::DIALECTS,
    &[
        super::affine::DIALECT,
        super::arith::DIALECT,
        super::bufferization::DIALECT,
        super::builtin::DIALECT,
        super::cf::DIALECT,
        super::complex::DIALECT,
        super::flow::DIALECT,
        super::func::DIALECT,
        super::hal::DIALECT,
        super::hfusion::DIALECT,
        super::index::DIALECT,
        super::linalg::DIALECT,
        super::llvm::DIALECT,
        super::memref::DIALECT,
        super::ml_program::DIALECT,
        super::quant::DIALECT,
        super::scf::DIALECT,
        super::shape::DIALECT,
        super::sparse_tensor::DIALECT,
        super::spirv::DIALECT,
        super::stream::DIALECT,
        super::vm::DIALECT,
        super::stablehlo::DIALECT,
        super::symbol::DIALECT,
        super::tensor::DIALECT,
        super::torch::DIALECT,
        super::torch_c::DIALECT,
        super::util::DIALECT,
        super::vector::DIALECT,
    ],
];

/// The descriptions, and what is wrong with their files: nothing, which a test sees to.
fn read() -> (Dialects, Vec<(&'static str, ReadError)>) {
    let (mut dialects, errors) = Dialects::new();
    let mut errors: Vec<_> = errors.into_iter().map(|error| ("prelude", error)).collect();
    for (name, text) in FILES.iter().chain(super::upstream::FILES) {
        errors.extend(dialects.read(text).into_iter().map(|error| (*name, error)));
    }
    (dialects, errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_description_file_can_be_read() {
        let (dialects, errors) = read();
        let errors: Vec<String> = errors
            .iter()
            .map(|(name, error)| format!("{name}.ops:{}: {}", error.line, error.message))
            .collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
        for (dialect, (name, _)) in dialects.dialects().iter().zip(FILES) {
            assert_eq!(&*dialect.name, *name);
            assert!(!dialect.ops.is_empty() && !dialect.summary.is_empty(), "{name}");
        }
        let upstream = super::super::upstream::FILES;
        for (name, _) in upstream {
            assert!(dialects.dialect(name).is_some(), "{name}");
        }
        for dialect in dialects.dialects() {
            let is_by_hand = upstream.iter().all(|(name, _)| *name != &*dialect.name);
            for op in &dialect.ops {
                assert!(!is_by_hand || !op.summary.is_empty(), "{}", op.name);
                assert!(dialects.op(&op.name).is_some_and(|found| found.name == op.name));
            }
        }
    }
}
