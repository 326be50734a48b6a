//! Looks for examples that mlir-opt accepts.

use super::llvm;
use super::operation::{Example, Maker, Parts};
use abide_core::mlir::ods::OpDescription;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The number of examples tried for an operation in each round, until one is accepted.
const ROUNDS: [u32; 2] = [6, 24];

/// The accepted examples, at most one for each operation and choice of parts.
pub(crate) fn accepted<'r>(
    program: &Path,
    maker: &mut Maker<'r>,
    ops: &[&'r OpDescription],
) -> Vec<Example> {
    let mut found: BTreeMap<(Box<str>, Parts), Example> = BTreeMap::new();
    let mut refused: BTreeMap<Box<str>, BTreeSet<String>> = BTreeMap::new();
    let mut next = 0;
    for round in ROUNDS {
        let done: BTreeSet<Box<str>> = found.keys().map(|(name, _)| name.clone()).collect();
        let open = ops.iter().filter(|op| !done.contains(&op.name));
        let tried = open.flat_map(|op| (next..next + round).map(move |number| (*op, number)));
        let tried: Vec<Example> =
            tried.filter_map(|(op, number)| maker.example(op, number)).collect();
        next += round;
        let texts: Vec<&str> = tried.iter().map(|one| &*one.text).collect();
        let said = llvm::complaints(program, &texts);
        for (example, said) in tried.into_iter().zip(said) {
            match said {
                Some(said) => _ = refused.entry(example.name).or_default().insert(said),
                None => _ = found.entry((example.name.clone(), example.parts)).or_insert(example),
            }
        }
    }
    for (name, said) in refused {
        if !found.keys().any(|(own, _)| *own == name) {
            let said: Vec<String> = said.into_iter().take(4).collect();
            println!("{name} has no example: {}", said.join("; "));
        }
    }
    found.into_values().collect()
}
