//! Tests that bytecode is recognised by its first bytes, regardless of its name.

use crate::support::{Folder, Run, abide_in};
use std::fs;

const TEXT: &str = "\
module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.addf %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

";

/// A folder with the text as bytecode, under a neutral name.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::write(folder.path().join("a.mlir"), TEXT).unwrap();
    let run = run(&folder, &["opt", "a.mlir", "-emit-bytecode", "-o", "a.bin"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let bytes = fs::read(folder.path().join("a.bin")).unwrap();
    assert!(bytes.starts_with(b"ML\xefR\x0dabide "), "{bytes:?}");
    folder
}

fn run(folder: &Folder, arguments: &[&str]) -> Run {
    abide_in(folder.path(), arguments, b"")
}

#[test]
fn opt_prints_it_as_text() {
    let folder = folder("bytecode-opt");
    let run = run(&folder, &["opt", "a.bin"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, TEXT), "{}", run.stderr);
}

#[test]
fn check_and_abi_accept_bytecode_as_text() {
    let folder = folder("bytecode-check");
    let check = run(&folder, &["check", "-q", "a.bin"]);
    assert_eq!((check.status, check.stdout.as_str()), (0, ""), "{}", check.stderr);
    let (of_text, of_bytes) = (run(&folder, &["abi", "a.mlir"]), run(&folder, &["abi", "a.bin"]));
    assert_eq!(of_bytes.stdout, of_text.stdout);
    assert!(of_bytes.stdout.starts_with("@f"), "{}", of_bytes.stdout);
    let (of_text, of_bytes) =
        (run(&folder, &["shape", "a.mlir"]), run(&folder, &["shape", "a.bin"]));
    assert_eq!((of_bytes.status, of_bytes.stderr.as_str()), (0, ""));
    assert_eq!(of_bytes.stdout.is_empty(), of_text.stdout.is_empty());
}

#[test]
fn commands_for_text_refuse_bytecode() {
    let folder = folder("bytecode-text");
    for command in ["fmt", "syntax"] {
        let run = run(&folder, &[command, "a.bin"]);
        assert_eq!(run.status, 2, "{command}");
        assert!(run.stderr.contains("'a.bin' is bytecode, which has no"), "{}", run.stderr);
        assert!(run.stderr.contains("'abide opt' prints it as text"), "{}", run.stderr);
    }
}

#[test]
fn truncated_bytecode_is_one_error_with_its_byte() {
    let folder = folder("bytecode-cut");
    let bytes = fs::read(folder.path().join("a.bin")).unwrap();
    fs::write(folder.path().join("cut.bin"), &bytes[..40]).unwrap();
    let opt = run(&folder, &["opt", "cut.bin"]);
    assert_eq!(opt.status, 1);
    assert!(opt.stderr.starts_with("cut.bin:0:0: error: attempting to parse "), "{}", opt.stderr);
    assert!(opt.stderr.contains(" remain, at byte "), "{}", opt.stderr);
    let check = run(&folder, &["check", "-q", "cut.bin"]);
    assert_eq!(check.status, 1);
    assert_eq!(check.stdout.matches("error[mlir-bytecode]").count(), 1, "{}", check.stdout);
    let abi = run(&folder, &["abi", "cut.bin"]);
    assert_eq!(abi.status, 2);
    assert!(abi.stderr.contains("cannot read 'cut.bin': attempting"), "{}", abi.stderr);
}

#[test]
fn unknown_versions_are_refused() {
    let folder = folder("bytecode-version");
    let run = run(&folder, &["opt", "a.mlir", "-emit-bytecode", "-emit-bytecode-version=7"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("unsupported version requested 7, must be in range [0, 6]"));
}
