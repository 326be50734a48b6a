//! Output of an MLIR newer than the described ones: IREE's `iree-opt`, if installed, prints the examples in the forms
//! of its own LLVM.

use super::{examples, llvm};
use abide_core::diagnostic::Severity;
use abide_core::ide::check_file;
use abide_core::limits::Limits;
use std::collections::{BTreeMap, BTreeSet};

/// The errors that a text has without any `.td` files.
fn errors(text: &str) -> Vec<String> {
    let found = check_file(text.as_bytes(), &Limits::default());
    let errors = found.into_iter().filter(|one| one.severity == Severity::Error);
    errors.map(|one| one.message).collect()
}

#[test]
fn the_forms_of_a_newer_mlir_are_accepted() {
    let Some(program) = abide_testing::iree_opt() else { return };
    let examples = examples();
    let texts: Vec<&str> = examples.iter().map(|one| &*one.text).collect();
    let accepted = llvm::accepted(&program, &texts);
    let texts: Vec<&str> = accepted.iter().filter_map(|place| texts.get(*place).copied()).collect();
    let printed = llvm::printed(&program, &[], &texts);
    let own: Vec<(usize, String)> = accepted
        .into_iter()
        .zip(printed)
        .filter_map(|(place, text)| Some((place, text?)))
        .collect();
    // The printed form of some operations is unparsable, and some only have the generic form here.
    let texts: Vec<&str> = own.iter().map(|(_, text)| &**text).collect();
    let readable = llvm::accepted(&program, &texts);
    let own = readable.into_iter().filter_map(|place| own.get(place));
    let own = own.map(|(place, text)| (&*examples[*place].name, text));
    let own = own.filter(|(name, text)| !text.contains(&format!("\"{name}\"(")));
    let mut wrong = BTreeMap::new();
    let mut all = BTreeSet::new();
    for (name, text) in own {
        all.insert(name);
        let errors = errors(text);
        if !errors.is_empty() {
            wrong.entry(name).or_insert((text, errors));
        }
    }
    for (name, (text, errors)) in &wrong {
        println!("{name}: {}\n{text}", errors.join("; "));
    }
    println!("{} of {} operations have errors", wrong.len(), all.len());
    assert!(all.len() > 500, "{} operations", all.len());
    let wrong = wrong.into_keys().map(str::to_owned).collect();
    abide_testing::assert_listed("core/tests/it/upstream_examples/newer.tsv", &wrong);
}
