//! The memory for reading the dialects of IREE, StableHLO and LLVM, and a check that dropping data on the way makes
//! no difference.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use abide_core::limits::Limits;
use abide_core::mlir::ods::DialectDescription;
use abide_project::{describe, describe_cached};
use abide_testing::memory::{Measuring, live, peak_over};
use abide_testing::{shared_folder, skip};
use std::path::{Path, PathBuf};

#[global_allocator]
static ALLOCATOR: Measuring = Measuring;

const LLVM: &str = "/usr/lib/llvm-22/include";

/// The folders with the dialects, and those in which included files are looked for.
fn folders() -> Option<(Vec<PathBuf>, Vec<String>)> {
    let projects = shared_folder()?.join("projects");
    if !projects.join("iree").is_dir() || !Path::new(LLVM).join("mlir/IR/OpBase.td").is_file() {
        skip("no folder projects/iree in 'shared', or no .td files of LLVM 22");
        return None;
    }
    let includes = [
        "iree/compiler/src",
        "iree/llvm-external-projects/iree-dialects/include",
        "iree/compiler/plugins/input/StableHLO",
        "iree/compiler/plugins/input/Torch/InputConversion",
        "stablehlo",
    ];
    let includes = includes.map(|folder| projects.join(folder).display().to_string());
    let includes = includes.into_iter().chain([LLVM.to_owned()]).collect();
    let dialects = ["iree", "stablehlo"].map(|folder| projects.join(folder));
    let dialects = dialects.into_iter().chain([Path::new(LLVM).join("mlir")]).collect();
    Some((dialects, includes))
}

#[test]
fn dialects_are_read_in_a_bounded_part_of_memory() {
    let Some((dialects, includes)) = folders() else { return };
    let limits = Limits::default();
    // Built once per process.
    let _ = describe_cached(&[], &includes, &limits, None);
    let read = || describe_cached(&dialects, &includes, &limits, None);
    let (described, peak) = peak_over(live(), read);
    println!("{peak} bytes for {} dialects", described.dialects.len());
    assert!(described.dialects.len() > 60, "{}", described.dialects.len());
    assert!(peak < 60 << 20, "{peak}");
    // The final memory is counted.
    assert!(peak > 10 << 20, "{peak}");
}

/// All that a dialect has, by name.
fn names(dialect: &DialectDescription) -> Vec<&str> {
    let ops = dialect.ops.iter().map(|one| &*one.name);
    let types = dialect.types.iter().map(|one| &*one.name);
    let attributes = dialect.attributes.iter().map(|one| &*one.name);
    let enums = dialect.enums.iter().map(|one| &*one.name);
    std::iter::once(&*dialect.name).chain(ops).chain(types).chain(attributes).chain(enums).collect()
}

/// The types of a condition may be known only on a second reading, after the files that define them.
#[test]
fn forgotten_records_are_not_missed() {
    let Some((dialects, includes)) = folders() else { return };
    let limits = Limits::default();
    let forgotten = describe_cached(&dialects, &includes, &limits, None);
    let held = describe(&dialects, &includes, &limits);
    assert_eq!(forgotten.dialects.len(), held.dialects.len());
    for (one, other) in forgotten.dialects.iter().zip(&held.dialects) {
        assert_eq!(names(one), names(other));
        let unknown =
            |dialect: &DialectDescription| format!("{dialect:?}").matches("Unknown(").count();
        assert!(unknown(one) <= unknown(other), "{}", one.name);
    }
    assert_eq!(forgotten.files, held.files);
    assert!(forgotten.errors == held.errors && forgotten.other_errors == held.other_errors);
}
