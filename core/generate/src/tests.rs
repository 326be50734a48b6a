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

#[test]
fn mutants_verify_and_depend_on_the_number_only() {
    let limits = Limits::for_large_stacks();
    let text = b"func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = scf.if %c -> (i32) {
    %2 = arith.muli %0, %b : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  return %1 : i32
}
";
    let mut all = generator(&limits, OPTIONS);
    let mutants: Vec<_> = (0..40).map(|number| all.mutant(text, number)).collect();
    let different: BTreeSet<_> = mutants.iter().flatten().collect();
    assert!(different.len() >= 20, "{} of 40", different.len());
    for mutant in &different {
        assert!(all.read(mutant).is_some(), "{}", String::from_utf8_lossy(mutant));
        let text = String::from_utf8_lossy(mutant);
        assert!(text.contains("func.func @f(%") && text.contains("i1) -> i32 {"), "{text}");
    }
    // Neither other mutants nor modules before it change a mutant.
    let mut last = generator(&limits, OPTIONS);
    let _ = last.module(0);
    assert!((0..40).rev().all(|number| last.mutant(text, number) == mutants[number as usize]));
    assert_eq!(all.mutant(b"func.func @f() -> i32 {\n  return\n}\n", 0), None);
}
