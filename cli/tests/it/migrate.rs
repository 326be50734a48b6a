//! Runs of `abide migrate`.

use crate::support::{Folder, abide_in};
use abide_testing::repository;
use std::fs;

const OLD: &str = "func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = addf %a, %a : tensor<4xf32>\n  \
    %1 = linalg.init_tensor [4] : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
const NEW: &str = "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = arith.addf %a, %a : tensor<4xf32>\n  \
    %1 = tensor.empty() : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";

#[test]
fn old_names_and_forms_are_changed_in_place() {
    let folder = Folder::new("migrate_in_place");
    folder.write("old.mlir", OLD);
    let text = || fs::read_to_string(folder.path().join("old.mlir")).unwrap();
    let run = folder.abide(&["migrate", "--diff", "old.mlir"]);
    assert_eq!(
        (run.status, run.stderr.as_str(), text().as_str()),
        (1, "old.mlir: 3 changes\n", OLD)
    );
    assert!(run.stdout.contains("+func.func @f"), "{}", run.stdout);
    let run = folder.abide(&["migrate", "old.mlir"]);
    assert_eq!((run.status, run.stdout.as_str(), text().as_str()), (0, "", NEW));
    assert_eq!(run.stderr, "old.mlir: 3 changes\n");
    let run = folder.abide(&["migrate", "old.mlir"]);
    assert_eq!(
        (run.status, run.stderr.as_str(), text().as_str()),
        (0, "old.mlir: 0 changes\n", NEW)
    );
}

#[test]
fn standard_input_is_changed_on_standard_output() {
    let run = abide_in(&repository(), &["migrate", "-"], OLD.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, NEW));
}

#[test]
fn unchangeable_operations_are_reported() {
    let folder = Folder::new("migrate_left");
    folder.write(
        "old.mlir",
        "func @f(%a: i32) {\n  \"quant.stats\"(%a) : (i32) -> ()\n  return\n}\n",
    );
    // The difference is a patch, so the rest is beside it.
    let run = folder.abide(&["migrate", "--diff", "old.mlir"]);
    let (status, lines) = (run.status, run.stderr);
    assert!(status == 1 && lines.contains("'quant.stats' does not exist since LLVM 16"), "{lines}");
    assert!(lines.ends_with("old.mlir: 1 change, 1 place left\n"), "{lines}");
    assert!(!run.stdout.contains("quant.stats' does"), "{}", run.stdout);
    let run = folder.abide(&["migrate", "old.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, "old.mlir: 1 change, 1 place left\n"));
    assert!(run.stdout.contains("'quant.stats' does not exist since LLVM 16"), "{}", run.stdout);
}

#[test]
fn operations_of_llvm_19_get_the_constants_that_those_of_today_need() {
    let old = "\
func.func @f(%a: tensor<8xf32>) -> tensor<1x2x2xf32> {
  %0 = tosa.slice %a {size = array<i64: 4>, start = array<i64: 1>} : (tensor<8xf32>) -> tensor<4xf32>
  %1 = \"tosa.const\"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %m = tosa.mul %0, %1 {shift = 0 : i8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.reshape %m {new_shape = array<i64: 1, 2, 2>} : (tensor<4xf32>) -> tensor<1x2x2xf32>
  %3 = tosa.matmul %2, %2 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  return %3 : tensor<1x2x2xf32>
}
";
    let run = abide_in(&repository(), &["migrate", "-"], old.as_bytes());
    let lines: Vec<&str> = run.stdout.lines().map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "func.func @f(%a: tensor<8xf32>) -> tensor<1x2x2xf32> {",
            "%new_0_1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>",
            "%new_0_2 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>",
            "%0 = tosa.slice %a, %new_0_1, %new_0_2 : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>",
            "%1 = \"tosa.const\"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>",
            "%new_m_1 = \"tosa.const\"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>",
            "%m = tosa.mul %0, %1, %new_m_1 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>",
            "%new_2_1 = tosa.const_shape {values = dense<[1, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>",
            "%2 = tosa.reshape %m, %new_2_1 : (tensor<4xf32>, !tosa.shape<3>) -> tensor<1x2x2xf32>",
            "%new_3_1 = \"tosa.const\"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>",
            "%3 = tosa.matmul %2, %2, %new_3_1, %new_3_1 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>",
            "return %3 : tensor<1x2x2xf32>",
            "}"
        ]
    );
    assert_eq!(run.status, 0, "{}", run.stderr);
}

#[test]
fn remaining_operations_are_written_for_programs() {
    let folder = Folder::new("migrate_format");
    folder.write("old.mlir", "\"quant.stats\"() : () -> ()\n");
    let run = folder.abide(&["migrate", "--format", "json", "old.mlir"]);
    let file: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.status, &file["file"]), (1, &"old.mlir".into()));
    assert_eq!(file["diagnostics"][0]["code"], "mlir-old-name", "{file}");
    for other in ["--diff", "-"] {
        let run = folder.abide(&["migrate", "--format", "json", other, "old.mlir"]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{}", run.stderr);
    }
}

#[test]
fn the_version_of_the_files_keeps_older_names_as_they_are() {
    let folder = Folder::new("migrate_from");
    let text = "func.func @f(%a: f32, %b: i32) {\n  \"std.addf\"(%a, %a) : (f32, f32) -> f32\n  \
        \"spv.IAdd\"(%b, %b) : (i32, i32) -> i32\n  return\n}\n";
    folder.write("old.mlir", text);
    let run = folder.abide(&["migrate", "--from", "15", "old.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, "old.mlir: 1 change, 1 place left\n"));
    assert!(run.stdout.contains("help: LLVM 15 had no such name: use '--from 13'"), "{run:?}");
    let text = fs::read_to_string(folder.path().join("old.mlir")).unwrap();
    assert!(text.contains("std.addf") && text.contains("spirv.IAdd"), "{text}");
}

#[test]
fn the_version_to_write_for_decides() {
    let folder = Folder::new("migrate_to");
    folder.write("old.mlir", "func.func @f(%a: vector<4xf32>) {\n  return\n}\n");
    for (to, status) in [("19", 0), ("22", 0), ("new", 2)] {
        assert_eq!(folder.abide(&["migrate", "--to", to, "old.mlir"]).status, status, "{to}");
    }
    assert_eq!(folder.abide(&["migrate", "--llvm", "22", "old.mlir"]).status, 2);
    folder.write("other.json", "{}");
    assert_eq!(folder.abide(&["migrate", "other.json", "old.mlir"]).status, 2);
}

#[test]
fn a_function_is_changed_whatever_old_names_that_lets_the_parser_read() {
    let text = "func @f(%c: i1, %a: i32) -> i32 {\n  br ^bb1(%a : i32)\n^bb1(%x: i32):\n  \
        %s = select %c, %x, %a : i32\n  %t = addi %s, %s : i32\n  return %t : i32\n}\n";
    let run = abide_in(&repository(), &["migrate", "-"], text.as_bytes());
    let today = text
        .replace("func", "func.func")
        .replace("br", "cf.br")
        .replace("select", "arith.select")
        .replace("addi", "arith.addi");
    assert_eq!((run.status, run.stdout), (0, today));
}

#[test]
fn the_form_of_a_version_between_is_known() {
    let folder = Folder::new("migrate_between");
    let text = |name: &str, types: &str| {
        format!(
            "func.func @f(%a: tensor<4x?xf32>) -> memref<4x?xf32> {{\n  \
             %0 = bufferization.{name} %a : {types}\n  return %0 : memref<4x?xf32>\n}}\n"
        )
    };
    let today = text("to_buffer", "tensor<4x?xf32> to memref<4x?xf32>");
    for types in ["tensor<4x?xf32> to memref<4x?xf32>", "memref<4x?xf32>"] {
        folder.write("old.mlir", text("to_memref", types));
        let run = folder.abide(&["migrate", "old.mlir"]);
        assert_eq!((run.status, run.stderr.as_str()), (0, "old.mlir: 1 change\n"), "{run:?}");
        let migrated = fs::read_to_string(folder.path().join("old.mlir")).unwrap();
        assert_eq!(migrated, today);
    }
}
