//! The descriptions of dialects that come with abide.

use abide_mlir::ods::{DescriptionFile, Dialects, ReadError};
use abide_mlir::registry::{DialectHooks, Registry};
use std::sync::{Arc, OnceLock};

/// The description files of dialects that are described by hand, in an order in which each uses only names of
/// those before it.
const FILES: &[DescriptionFile] = &[
    file("builtin", &[], include_str!("builtin/builtin.ops")),
    file("arith", &[], include_str!("arith/arith.ops")),
    file("func", &[], include_str!("func/func.ops")),
    file("cf", &[], include_str!("cf/cf.ops")),
    file("math", &["arith"], include_str!("math/math.ops")),
    file("index", &[], include_str!("index/index.ops")),
    file("complex", &["arith"], include_str!("complex/complex.ops")),
    file("ub", &[], include_str!("ub/ub.ops")),
    file("scf", &[], include_str!("scf/scf.ops")),
    file("affine", &["arith"], include_str!("affine/affine.ops")),
    file("tensor", &[], include_str!("tensor/tensor.ops")),
    file("memref", &["arith"], include_str!("memref/memref.ops")),
    file("vector", &["arith"], include_str!("vector/vector.ops")),
    file("bufferization", &[], include_str!("bufferization/bufferization.ops")),
    file("linalg", &[], include_str!("linalg/linalg.ops")),
    file("shape", &[], include_str!("shape/shape.ops")),
    file("ml_program", &[], include_str!("ml_program/ml_program.ops")),
    file("symbol", &[], include_str!("symbol/symbol.ops")),
    file("hfusion", &[], include_str!("hfusion/hfusion.ops")),
    file("torch", &["symbol"], include_str!("torch/torch.ops")),
    file("torch_c", &["symbol", "torch"], include_str!("torch_c/torch_c.ops")),
    file("util", &[], include_str!("util/util.ops")),
    file("hal", &[], include_str!("hal/hal.ops")),
    file("flow", &[], include_str!("flow/flow.ops")),
    file("stablehlo", &[], include_str!("stablehlo/stablehlo.ops")),
];

/// A description file of a dialect, which uses names of others.
pub(super) const fn file(
    dialect: &'static str,
    uses: &'static [&'static str],
    text: &'static str,
) -> DescriptionFile {
    DescriptionFile { dialect, uses, text }
}

/// The dialects that come with abide, each read once for the whole program, when it is first asked for.
#[must_use]
pub fn descriptions() -> &'static Arc<Dialects> {
    static READ: OnceLock<Arc<Dialects>> = OnceLock::new();
    READ.get_or_init(|| Arc::new(unread().0))
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
        super::acc::DIALECT,
        super::affine::DIALECT,
        super::amx::DIALECT,
        super::arith::DIALECT,
        super::bufferization::DIALECT,
        super::builtin::DIALECT,
        super::cf::DIALECT,
        super::complex::DIALECT,
        super::emitc::DIALECT,
        super::flow::DIALECT,
        super::func::DIALECT,
        super::gpu::DIALECT,
        super::hal::DIALECT,
        super::hfusion::DIALECT,
        super::index::DIALECT,
        super::linalg::DIALECT,
        super::llvm::DIALECT,
        super::memref::DIALECT,
        super::ml_program::DIALECT,
        super::nvgpu::DIALECT,
        super::nvvm::DIALECT,
        super::omp::DIALECT,
        super::pdl::DIALECT,
        super::pdl::INTERPRETER,
        super::quant::DIALECT,
        super::scf::DIALECT,
        super::shape::DIALECT,
        super::shard::DIALECT,
        super::shard::FORMER,
        super::sparse_tensor::DIALECT,
        super::spirv::DIALECT,
        super::stream::DIALECT,
        super::vm::DIALECT,
        super::stablehlo::DIALECT,
        super::symbol::DIALECT,
        super::tensor::DIALECT,
        super::torch::DIALECT,
        super::torch_c::DIALECT,
        super::tosa::DIALECT,
        super::transform::DIALECT,
        super::util::DIALECT,
        super::xegpu::DIALECT,
        super::vector::DIALECT,
    ],
];

/// The descriptions, none of which is read, and what is wrong with what all of them use: nothing, which a test
/// sees to.
fn unread() -> (Dialects, Vec<ReadError>) {
    let (dialects, errors) = Dialects::new();
    let files: Vec<_> = FILES.iter().chain(super::upstream::FILES).copied().collect();
    (dialects.with_files(&files), errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_description_file_can_be_read() {
        let (dialects, errors) = unread();
        assert_eq!(errors, []);
        let errors: Vec<String> = dialects
            .errors()
            .map(|(name, error)| format!("{name}.ops:{}: {}", error.line, error.message))
            .collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
        for (dialect, file) in dialects.dialects().zip(FILES) {
            assert_eq!(&*dialect.name, file.dialect);
            assert!(!dialect.ops.is_empty() && !dialect.summary.is_empty(), "{}", file.dialect);
        }
        let upstream = super::super::upstream::FILES;
        for file in upstream {
            assert!(dialects.dialect(file.dialect).is_some(), "{}", file.dialect);
        }
        for dialect in dialects.dialects() {
            let is_by_hand = upstream.iter().all(|file| file.dialect != &*dialect.name);
            for op in &dialect.ops {
                assert!(!is_by_hand || !op.summary.is_empty(), "{}", op.name);
                assert!(dialects.op(&op.name).is_some_and(|found| found.name == op.name));
            }
        }
    }

    #[test]
    fn a_dialect_read_alone_is_what_it_is_among_all() {
        let (mut all, _) = Dialects::new();
        for file in FILES.iter().chain(super::super::upstream::FILES) {
            assert_eq!(all.read(file.text), [], "{}", file.dialect);
        }
        assert!(all.names().eq(unread().0.names()));
        for dialect in all.dialects() {
            let (alone, _) = unread();
            let own = alone.dialect(&dialect.name).map(|own| format!("{own:?}"));
            assert!(own == Some(format!("{dialect:?}")), "{}", dialect.name);
        }
    }

    #[test]
    fn a_dialect_is_read_with_those_that_it_uses_alone() {
        let (dialects, _) = unread();
        assert_eq!(dialects.names_read().count(), 0);
        assert!(dialects.op("func.func").is_some() && dialects.op("nothing.known").is_none());
        assert!(dialects.names_read().eq(["func"]));
        assert!(dialects.dialect("math").is_some());
        assert!(dialects.names_read().eq(["arith", "func", "math"]));
        let registry = Registry::new(Arc::new(unread().0), &DIALECTS.concat());
        assert!(registry.operation(b"cf.br").is_some() && registry.operation(b"cf").is_none());
        assert!(registry.dialects().names_read().eq(["cf"]));
        let projects = registry.with(Vec::new());
        assert!(projects.operation(b"ub.poison").is_some());
    }

    #[test]
    fn aliases_of_descriptions_are_those_that_dialects_bring_along() {
        let (dialects, _) = unread();
        let hooks = DIALECTS.concat();
        let known: Vec<_> = hooks.iter().flat_map(|dialect| dialect.attribute_aliases).collect();
        for one in dialects.dialects().flat_map(|dialect| &dialect.attributes) {
            let Some(alias) = &one.alias else { continue };
            assert!(known.contains(&&(&*one.name, &**alias)), "{}: {alias}", one.name);
        }
        let mut types = dialects.dialects().flat_map(|dialect| &dialect.types);
        assert!(types.all(|one| one.alias.is_none()));
    }
}
