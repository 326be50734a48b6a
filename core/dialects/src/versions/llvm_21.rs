//! The operations that LLVM 21 describes in another way than LLVM 22: generated from its `.td` files
//! (`project/tests/it/upstream.rs`). A text is not parsed as this version, but its errors are weakened if the text is right
//! in it.

use crate::packed::packed;
use abide_mlir::ods::{DescriptionFile, DialectDescription, Dialects, ReadError};
use rustc_hash::FxHashSet;
use std::sync::OnceLock;

/// A description file for each dialect, one after the other.
const FILES: DescriptionFile = packed!("llvm_21" in "upstream");

/// The beginning of each of them.
const BEGIN: &str = "\ndialect ";

/// The dialects of LLVM 21, with only the operations that LLVM 22 lacks or describes in another way.
#[must_use]
pub fn dialects_of_llvm_21() -> &'static [DialectDescription] {
    static READ: OnceLock<Vec<DialectDescription>> = OnceLock::new();
    READ.get_or_init(|| read().0)
}

/// Whether LLVM 21 describes an operation in another way than LLVM 22.
#[must_use]
pub fn differs_in_llvm_21(name: &[u8]) -> bool {
    static NAMES: OnceLock<FxHashSet<&[u8]>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let ops = dialects_of_llvm_21().iter().flat_map(|dialect| &dialect.ops);
        ops.map(|op| op.name.as_bytes()).collect()
    });
    names.contains(name)
}

/// The dialects, and the errors in their files. A test checks that there are none.
fn read() -> (Vec<DialectDescription>, Vec<ReadError>) {
    let text = FILES.text();
    let starts: Vec<usize> = text.match_indices(BEGIN).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let (mut dialects, mut errors) = (Vec::new(), Vec::new());
    for part in starts.iter().zip(ends).filter_map(|(start, end)| text.get(*start..end)) {
        let (mut all, _) = Dialects::new();
        errors.extend(all.read(part));
        dialects.extend(all.dialects().last().cloned());
    }
    (dialects, errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dialect_is_read() {
        let (dialects, errors) = read();
        assert_eq!(errors, []);
        assert!(dialects.len() > 5 && dialects.iter().all(|dialect| !dialect.ops.is_empty()));
        // LLVM 22 has an enumeration where LLVM 21 has a string.
        assert!(differs_in_llvm_21(b"tosa.rescale"));
        assert!(!differs_in_llvm_21(b"arith.addi") && !differs_in_llvm_21(b""));
    }
}
