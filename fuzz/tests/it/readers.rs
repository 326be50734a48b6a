//! The two readers of MLIR text agree on texts that both accept: the corpus, and pieces of LLVM's tests.

use abide_core::dialect::{registry, version_of_text};
use abide_core::limits::Limits;
use abide_core::mlir::names::FileNames;
use abide_core::mlir::parse::parse;
use abide_core::mlir::syntax;
use abide_fuzz::checks::readers::difference;
use abide_testing::{files_below, llvm_pieces, repository};

/// The number of accepted texts, and the differences of the readers on each.
#[derive(Default)]
struct Compared {
    accepted: usize,
    differences: Vec<String>,
}

impl Compared {
    fn add(&mut self, what: &str, text: &str) {
        let (text, limits) = (text.as_bytes(), Limits::default());
        let tree = syntax::parse(text, &limits);
        let names = FileNames::new(&tree, text, &limits);
        let older = version_of_text(text).map(|version| registry().of_version(version));
        let parsed = parse(text, older.as_ref().unwrap_or(registry()), &limits);
        self.accepted += usize::from(parsed.diagnostics.is_empty());
        let found = difference((&tree, &names), &parsed, text);
        self.differences.extend(found.map(|found| format!("{what}: {found}")));
    }

    fn assert_equal(&self, least: usize) {
        let all = self.differences.join("\n");
        assert!(self.differences.is_empty(), "{}\n{all}", self.differences.len());
        assert!(self.accepted >= least, "only {} are accepted", self.accepted);
    }
}

#[test]
fn the_corpus() {
    let mut compared = Compared::default();
    for file in files_below("corpus").iter().filter(|file| file.ends_with(".mlir")) {
        let text = std::fs::read(repository().join(file)).unwrap();
        let text = String::from_utf8_lossy(&text);
        for (number, piece) in text.split("// -----").enumerate() {
            compared.add(&format!("{file} {number}"), piece);
        }
    }
    compared.assert_equal(1000);
}

#[test]
fn both_readers_agree_on_pieces_of_llvm() {
    let mut compared = Compared::default();
    for kind in ["accepted", "rejected"] {
        let Some(pieces) = llvm_pieces(kind) else { return };
        for piece in pieces {
            compared.add(&format!("{} {}", piece.id, piece.file), &piece.source);
        }
    }
    compared.assert_equal(1500);
}
