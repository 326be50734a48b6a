//! Tests of generated modules.

use crate::{Generator, Options};
use abide_dialects::registry;
use abide_source::limits::Limits;
use std::collections::BTreeSet;

const OPTIONS: Options = Options { size: 20, depth: 2, seed: 3, generic: false };

/// The dialects that are tested.
const DIALECTS: [&str; 6] = ["arith", "scf", "cf", "tensor", "memref", "vector"];

fn generator<'r>(limits: &'r Limits, options: Options) -> Generator<'r> {
    let is_selected = |name: &str| DIALECTS.contains(&name.split('.').next().unwrap());
    Generator::new(registry(), limits, options, is_selected).unwrap()
}

#[test]
fn modules_do_not_depend_on_those_before() {
    let limits = Limits::for_large_stacks();
    let mut all = generator(&limits, OPTIONS);
    let modules: Vec<_> = (0..6).map(|number| all.module(number)).collect();
    assert!(modules.iter().flatten().count() >= 2);
    let mut last = generator(&limits, OPTIONS);
    assert!((0..6).rev().all(|number| last.module(number) == modules[number as usize]));
}

#[test]
fn most_operations_occur_and_modules_are_read_as_they_are_printed() {
    let limits = Limits::for_large_stacks();
    for generic in [false, true] {
        let mut all = generator(&limits, Options { generic, ..OPTIONS });
        let mut names = BTreeSet::new();
        let mut valid = 0;
        for number in 0..300 {
            let Some(text) = all.module(number) else { continue };
            assert!(all.is_read_again(&text), "{}", String::from_utf8_lossy(&text));
            valid += 1;
            let text = String::from_utf8(text).unwrap();
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && !"._".contains(c));
            names.extend(
                words
                    .filter(|word| registry().operation(word.as_bytes()).is_some())
                    .map(str::to_owned),
            );
        }
        assert!(valid >= 150, "{valid} of 300 modules are valid");
        let described = registry().dialects().dialects();
        let described = described.filter(|dialect| DIALECTS.contains(&&*dialect.name));
        let described: usize = described.map(|dialect| dialect.ops.len()).sum();
        assert!(names.len() * 100 >= described * 80, "{} of {described}", names.len());
    }
}

#[test]
fn the_size_and_the_depth_are_limits() {
    let limits = Limits::for_large_stacks();
    let is_selected = |name: &str| name == "scf.execute_region" || name == "arith.addi";
    for (size, depth) in [(1, 0), (6, 0), (6, 3)] {
        let options = Options { size, depth, ..OPTIONS };
        let mut all = Generator::new(registry(), &limits, options, is_selected).unwrap();
        for text in (0..20).filter_map(|number| all.module(number)) {
            let text = String::from_utf8(text).unwrap();
            let count =
                text.matches("scf.execute_region").count() + text.matches("arith.addi").count();
            assert_eq!(count, size, "{text}");
        }
    }
}
