//! Examples of LLVM's operations with a declarative format, which mlir-opt 22 accepts: abide with LLVM's own `.td` files
//! reads and prints them in both forms as mlir-opt does.
//!
//! `texts` has a short example of each operation, and a second one where parts are optional. They are made with `abide
//! generate --each --generic --ops NAME --oracle 'mlir-opt-22 --split-input-file %s'`, or by hand if only C++ verifies
//! them. An example has as many values as its lists of numbers leave open: mlir-opt drops others when it prints.
//! `differing.tsv` names the operations whose examples differ, each with the reason.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

mod compare;
mod llvm;
mod newer;

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ods::{OpDescription, Syntax};
use abide_core::mlir::registry::Registry;
use compare::Printed;
use std::collections::BTreeSet;
use std::path::Path;

/// The folder of LLVM's `.td` files.
const LLVM: &str = "/usr/lib/llvm-22/include";

const TEXTS: &str = "core/tests/it/upstream_examples/texts";
const DIFFERING: &str = "core/tests/it/upstream_examples/differing.tsv";

/// An example, in its own module.
#[derive(Debug, Clone)]
pub(crate) struct Example {
    /// The name of the operation.
    pub(crate) name: String,
    pub(crate) text: String,
}

/// All examples. A comment begins each one: the name, unless the last line has it in quotes.
fn examples() -> Vec<Example> {
    let mut found = Vec::new();
    for path in abide_testing::files_below(TEXTS) {
        let dialect = path.rsplit('/').next().and_then(|file| file.strip_suffix(".mlir"));
        let dialect = dialect.expect("a file of a dialect");
        let path = abide_testing::repository().join(&path);
        let text = format!("\n{}", std::fs::read_to_string(path).expect("examples"));
        for one in text.split("\n//").skip(1) {
            let (name, body) = one.split_once('\n').expect("a text after the comment");
            let quoted = body.lines().next_back().and_then(|line| line.split('"').nth(1));
            let name = match name.trim() {
                "" => quoted.expect("a name in quotes").to_owned(),
                name => format!("{dialect}.{name}"),
            };
            let body: String = body.lines().map(with_values).collect();
            let text = format!("\"builtin.module\"() ({{\n{body}}}) : () -> ()\n");
            found.push(Example { name, text });
        }
    }
    found
}

/// A line of an example, where `%a, %b : i32, f32` defines values.
fn with_values(line: &str) -> String {
    match line.split_once(" : ") {
        Some((names, types)) if names.starts_with('%') && !names.contains('=') => {
            format!("{names} = \"test.value\"() : () -> ({types})\n")
        }
        _ => format!("{line}\n"),
    }
}

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

#[test]
fn examples_are_read_and_printed_as_mlir_opt_does() {
    let Some(program) = abide_testing::mlir_opt() else { return };
    if !Path::new(LLVM).is_dir() {
        return abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
    }
    let registry = upstream();
    let all: BTreeSet<&str> = declarative(&registry).iter().map(|op| &*op.name).collect();
    let printed = Printed::of(&program, examples());
    let known = printed.operations();
    let lacking: Vec<&str> = all.difference(&known).copied().collect();
    println!("without an example that is accepted: {}", lacking.join(" "));
    let differing = printed.differences(&registry);
    let (all, has) = (all.len(), all.len() - lacking.len());
    let alike = known.len() - differing.len();
    println!("{has} of {all} operations have examples, {alike} of {} are alike", known.len());
    assert!(all >= 2000 && has * 100 >= all * 95, "{has} of {all} operations have examples");
    differing.iter().for_each(|(name, difference)| println!("{name}: {difference}"));
    let found = differing.keys().map(|name| (*name).to_owned()).collect();
    abide_testing::assert_listed(DIFFERING, &found);
}
