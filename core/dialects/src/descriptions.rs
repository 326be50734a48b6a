//! The descriptions of dialects that come with abide.

use super::packed::packed;
use super::versions::is_partly_described;
use abide_mlir::ods::{DescriptionFile, Dialects, ReadError};
use std::sync::{Arc, OnceLock};

/// The description files that are written by hand, in an order in which each uses only names of those before it.
/// Most of those of LLVM have only what `.td` files lack: summaries.
const FILES: &[DescriptionFile] = &[
    packed!("builtin" in "builtin"),
    packed!("arith" in "arith"),
    packed!("func" in "func"),
    packed!("cf" in "cf"),
    packed!("math" in "math"),
    packed!("index" in "index"),
    packed!("complex" in "complex"),
    packed!("ub" in "ub"),
    packed!("scf" in "scf"),
    packed!("affine" in "affine"),
    packed!("tensor" in "tensor"),
    packed!("memref" in "memref"),
    packed!("vector" in "vector"),
    packed!("bufferization" in "bufferization"),
    packed!("linalg" in "linalg"),
    packed!("shape" in "shape"),
    packed!("ml_program" in "ml_program"),
    packed!("symbol" in "symbol" of ""),
    packed!("hfusion" in "hfusion" of ""),
    packed!("torch" in "torch" of "mlir::torch", uses "symbol"),
    packed!("torch_c" in "torch_c" of "mlir::torch", uses "symbol", "torch"),
    packed!("util" in "util" of "mlir::iree_compiler::IREE"),
    packed!("hal" in "hal" of "mlir::iree_compiler::IREE"),
    packed!("flow" in "flow" of "mlir::iree_compiler::IREE"),
    packed!("stablehlo" in "stablehlo"),
    packed!("chlo" in "chlo"),
    packed!("gpu" in "summaries"),
    packed!("llvm" in "summaries"),
];

/// The dialects that come with abide, each read once for the whole program, on first use.
#[must_use]
pub fn descriptions() -> &'static Arc<Dialects> {
    static READ: OnceLock<Arc<Dialects>> = OnceLock::new();
    READ.get_or_init(|| Arc::new(unread().0))
}

/// Whether a dialect is LLVM's, with all of its operations described here.
#[must_use]
pub fn is_llvm_dialect(name: &str) -> bool {
    let own = FILES.iter().filter(|file| file.namespace == "mlir");
    let mut files = own.chain(super::upstream::FILES);
    !is_partly_described(name) && files.any(|file| file.dialect == name)
}

/// The descriptions, all still unread, and the errors of the shared ones. A test checks that there are none.
fn unread() -> (Dialects, Vec<ReadError>) {
    let (dialects, errors) = Dialects::new();
    let files: Vec<_> = FILES.iter().chain(super::upstream::FILES).copied().collect();
    (dialects.with_files(&files), errors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hooks::DIALECTS;
    use abide_mlir::registry::Registry;

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
        for (file, text) in FILES.iter().map(|file| (file, file.text())) {
            let about =
                text.lines().filter_map(|line| line.strip_prefix("about ")?.split(' ').next());
            for name in about {
                let name = format!("{}.{name}", file.dialect);
                assert!(dialects.op(&name).is_some(), "{name} has a summary and no description");
            }
        }
        for file in upstream {
            assert!(!file.text().is_empty(), "{}", file.dialect);
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
    fn a_dialect_read_alone_equals_the_one_read_with_all() {
        let (mut all, _) = Dialects::new();
        for file in FILES.iter().chain(super::super::upstream::FILES) {
            assert_eq!(all.read(&file.text()), [], "{}", file.dialect);
        }
        assert!(all.names().eq(unread().0.names()));
        for dialect in all.dialects() {
            let (alone, _) = unread();
            let own = alone.dialect(&dialect.name).map(|own| format!("{own:?}"));
            assert!(own == Some(format!("{dialect:?}")), "{}", dialect.name);
        }
    }

    #[test]
    fn only_a_dialect_and_its_dependencies_are_unpacked() {
        let (dialects, _) = unread();
        assert_eq!(dialects.names_read().count(), 0);
        assert!(dialects.op("func.func").is_some() && dialects.op("nothing.known").is_none());
        assert!(dialects.names_read().eq(["func"]));
        assert!(dialects.dialect("torch_c").is_some());
        assert!(dialects.names_read().eq(["func", "symbol", "torch", "torch_c"]));
        let registry = Registry::new(Arc::new(unread().0), &DIALECTS.concat());
        assert!(registry.operation(b"cf.br").is_some() && registry.operation(b"cf").is_none());
        assert!(registry.dialects().names_read().eq(["cf"]));
        let projects = registry.with(Vec::new());
        assert!(projects.operation(b"ub.poison").is_some());
    }

    #[test]
    fn described_aliases_are_the_aliases_of_the_hooks() {
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
