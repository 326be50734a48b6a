//! A generated example of each of LLVM's operations with a declarative format: if mlir-opt accepts it, abide with
//! LLVM's own `.td` files reads and prints it in both forms as mlir-opt does.
//!
//! `accepted.tsv` has the numbers of the examples that mlir-opt 22 accepts, at most one for each choice of an
//! operation's optional parts; with `UPDATE_EXPECT=1` they are searched again, which takes minutes. `differing.tsv`
//! names the operations whose examples differ, each with the reason. `samples.tsv` has types and attributes that only
//! C++ parses or checks.

#![allow(clippy::indexing_slicing, reason = "places are those of lists of the same length")]
#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

mod attributes;
mod compare;
mod llvm;
mod newer;
mod operation;
mod parameters;
mod search;
mod types;
mod typing;

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ods::{OpDescription, Syntax};
use abide_core::mlir::registry::Registry;
use compare::Printed;
use operation::{Example, Maker};
use parameters::Declared;
use std::collections::BTreeMap;
use std::path::Path;

/// The folder of LLVM's `.td` files.
const LLVM: &str = "/usr/lib/llvm-22/include";

const SAMPLES: &str = include_str!("samples.tsv");
const ACCEPTED: &str = "core/tests/it/upstream_examples/accepted.tsv";
const DIFFERING: &str = "core/tests/it/upstream_examples/differing.tsv";

fn upstream() -> Registry {
    let folders = [LLVM.to_owned()];
    let described =
        abide_project::describe(&[Path::new(LLVM).join("mlir")], &folders, &Limits::default());
    registry().with(described.dialects)
}

/// The operations with a declarative format.
fn declarative(registry: &Registry) -> Vec<&OpDescription> {
    let all = registry.dialects().replaced().flat_map(|dialect| &dialect.ops);
    // Operations of older versions are described by hand.
    let own = all.filter(|op| op.place.is_some() && matches!(op.syntax, Syntax::Format(_)));
    own.map(|op| &**op).collect()
}

/// The examples that are known to be accepted.
fn kept<'r>(maker: &mut Maker<'r>, ops: &[&'r OpDescription]) -> Vec<Example> {
    let path = abide_testing::repository().join(ACCEPTED);
    let text = std::fs::read_to_string(path).expect("a kept list");
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    let numbers: BTreeMap<&str, &str> = lines.collect();
    let mut found = Vec::new();
    for op in ops {
        let own = numbers.get(&*op.name).into_iter().flat_map(|own| own.split(' '));
        let own = own.filter_map(|number| number.parse().ok());
        found.extend(own.filter_map(|number| maker.example(op, number)));
    }
    found
}

/// Keeps which examples are accepted.
fn keep(examples: &[Example]) {
    let mut numbers: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for one in examples {
        numbers.entry(&one.name).or_default().push(one.number.to_string());
    }
    let mut text =
        "# Operations, and the numbers of their examples that mlir-opt accepts.\n".to_owned();
    for (name, numbers) in numbers {
        text += &format!("{name}\t{}\n", numbers.join(" "));
    }
    std::fs::write(abide_testing::repository().join(ACCEPTED), text).expect("a kept list");
}

/// Keeps the texts of examples.
fn keep_texts(examples: &[Example]) {
    let mut text = String::new();
    for one in examples {
        let body = one.text.strip_prefix("\"builtin.module\"() ({\n").expect("a module");
        let body = body.strip_suffix("}) : () -> ()\n").expect("a module");
        text += &format!("// {}\n{body}", one.name);
    }
    let path = abide_testing::repository().join("core/tests/it/upstream_examples/texts.mlir");
    std::fs::write(path, text).expect("kept texts");
}

#[test]
fn examples_are_read_and_printed_as_mlir_opt_does() {
    let Some(program) = abide_testing::mlir_opt() else { return };
    if !Path::new(LLVM).is_dir() {
        return abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
    }
    let registry = upstream();
    let ops = declarative(&registry);
    let declared = Declared::new(registry.dialects(), SAMPLES);
    let mut maker = Maker::new(&registry, &declared);
    let examples = match std::env::var_os("SEARCH_EXAMPLES").is_some() {
        true => {
            let found = search::accepted(&program, &mut maker, &ops);
            keep(&found);
            found
        }
        false => kept(&mut maker, &ops),
    };
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        keep_texts(&examples);
        return;
    }
    let printed = Printed::of(&program, examples);
    let (all, known) = (ops.len(), printed.operations().len());
    let differing = printed.differences(&registry);
    let alike = known - differing.len();
    println!("{all} operations, {known} with examples that are accepted, {alike} of those alike");
    assert!(all >= 2000 && known * 100 >= all * 75, "{known} of {all} operations have examples");
    differing.iter().for_each(|(name, difference)| println!("{name}: {difference}"));
    let found = differing.keys().map(|name| (*name).to_owned()).collect();
    abide_testing::assert_listed(DIFFERING, &found);
}
