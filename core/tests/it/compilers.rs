//! Output of compilers: `corpus/iree` and `corpus/jax`.

use crate::support::check;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_testing::{files_below, iree_opt, repository};
use std::path::Path;
use std::process::Command;

/// The files, with their texts.
fn printed_by_compilers() -> Vec<(String, String)> {
    let files = ["corpus/iree", "corpus/jax"].into_iter().flat_map(files_below);
    let texts: Vec<_> = files
        .filter(|file| file.ends_with(".mlir"))
        .map(|file| {
            let text = std::fs::read_to_string(repository().join(&file)).unwrap();
            (file, text)
        })
        .collect();
    assert!(texts.len() > 10, "only {} files", texts.len());
    texts
}

fn printed(text: &str, options: &Options) -> String {
    let outcome = opt(text.as_bytes(), "input", options, registry(), &Limits::default());
    assert!(outcome.success, "{}", outcome.messages);
    String::from_utf8_lossy(&outcome.output).into_owned()
}

#[test]
fn output_of_compilers_has_no_diagnostics() {
    for (name, text) in printed_by_compilers() {
        assert_eq!(check(&text), [], "{name}");
    }
}

#[test]
fn output_of_compilers_survives_a_round_trip() {
    for generic in [false, true] {
        let options = Options { generic, ..Options::default() };
        for (name, text) in printed_by_compilers() {
            let once = printed(&text, &options);
            assert_eq!(printed(&once, &options), once, "{name}, generic: {generic}");
        }
    }
}

/// The generic form that `iree-opt` prints of a file.
/// A global whose type only C++ knows, as its value is an attribute of a dialect.
#[test]
fn a_global_may_have_a_type_that_only_its_value_knows() {
    let text = "module {\n  util.global private mutable @g = #stream.timepoint<immediate>\n  \
                func.func @f() -> !stream.timepoint {\n    \
                %g = util.global.load @g : !stream.timepoint\n    \
                return %g : !stream.timepoint\n  }\n}\n\n";
    assert_eq!(check(text), []);
    assert_eq!(printed(text, &Options::default()), text);
}

fn generic_form(iree_opt: &Path, file: &Path) -> String {
    let flags = ["-mlir-print-op-generic", "-mlir-print-local-scope"];
    let output = Command::new(iree_opt).args(flags).arg(file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn iree_opt_reads_our_output_as_the_same_operations() {
    let Some(iree_opt) = iree_opt() else { return };
    let folder = repository().join("target/tmp");
    std::fs::create_dir_all(&folder).unwrap();
    let again = folder.join("printed_for_iree.mlir");
    for (name, text) in printed_by_compilers() {
        std::fs::write(&again, printed(&text, &Options::default())).unwrap();
        let source = generic_form(&iree_opt, &repository().join(&name));
        assert_eq!(generic_form(&iree_opt, &again), source, "{name}");
    }
}
