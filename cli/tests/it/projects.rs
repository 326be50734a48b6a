//! Runs `abide check` on the files of other projects, with their `.td` files and without: no errors if the project's
//! own tests expect none.

use crate::support::{abide, abide_in, projects};
use abide_testing::shared_folder;

/// Files with errors that the project's own tests expect are marked.
fn expects_none(file: &std::path::Path) -> bool {
    let text = String::from_utf8_lossy(&std::fs::read(file).unwrap_or_default()).into_owned();
    !text.contains("expected-error") && !text.contains("verify-diagnostics")
}

fn no_errors(options: &[String], files: &[String]) {
    let paths = options.iter().chain(files).map(String::as_str);
    let arguments: Vec<&str> = ["check"].into_iter().chain(paths).collect();
    let run = abide(&arguments);
    let errors: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("error")).collect();
    assert!(run.status == 0 && errors.is_empty(), "{errors:#?}\n{}", run.stderr);
}

#[test]
fn files_that_their_projects_accept_have_no_errors() {
    let Some(shared) = shared_folder() else { return };
    let Some((_, dialects)) = projects::dialects(&shared) else { return };
    let files = projects::mlir_files(&shared.join("projects"));
    let files = files.iter().filter(|file| expects_none(file));
    let files: Vec<String> = files.map(|file| file.display().to_string()).collect();
    assert!(files.len() > 150, "{}", files.len());
    no_errors(&dialects, &files);
    no_errors(&[], &files);
}

/// The `.td` files of an installed LLVM do not describe it better than abide does on its own.
#[test]
fn a_newer_form_is_a_warning_with_the_files_of_an_installed_llvm() {
    let arith = format!("{}/mlir/Dialect/Arith/IR/ArithOps.td", projects::LLVM);
    if !std::path::Path::new(&arith).is_file() {
        return abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
    }
    let options = ["check", "-I", projects::LLVM, "--dialects", &arith, "-"];
    let said = |line: &str| {
        let text = format!("func.func @f(%a: i32) {{\n  {line}\n  return\n}}\n");
        abide_in(&abide_testing::repository(), &options, text.as_bytes())
    };
    let newer = said("%0 = arith.addi %a, %a exact(4) : i32");
    assert!(newer.status == 0 && newer.stdout.contains("warning[mlir-other-form]"), "{newer:?}");
    let wrong = said("%0 = arith.addi %a, %a overflwo<nsw> : i32");
    assert!(wrong.status == 1 && wrong.stdout.contains("error"), "{wrong:?}");
}
