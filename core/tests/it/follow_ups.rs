//! Follow-up errors: each row of the table leaves out a diagnostic of some text.

use abide_core::dialect::registry;
use abide_core::ide::Suppressed;
use abide_core::limits::Limits;
use abide_core::mlir::{check, suppressed};
use abide_core::text::LineIndex;

/// For each row a text, and the place and the code of a diagnostic that is left out.
const ROWS: &[(&str, &str, &str)] = &[
    ("broken-operation", " @f(%a) {\n  return\n}\n", "1:5 mlir-undefined-value"),
    ("broken-definition", " @f(%a: u32) {\n  return\n}\n", "1:5 mlir-undefined-value"),
    ("broken-head", "func.func @f%a: f32) {\n  return %a : f32\n}\n", "2:3 mlir-invalid-operation"),
    (
        "earlier-token",
        "func.func @f(%c: i1) {\n  scf.if (%c)\n  }\n  return\n}\n",
        "3:3 mlir-unmatched-bracket",
    ),
    (
        "known-error",
        "func.func @f(%a: i32) {\n  %0 = arith.addi %b, %b : i32\n  return\n}\n",
        "2:19 mlir-undefined-value",
    ),
    (
        "error-in-form",
        "func.func @f() {\n  cf.br ^bb1\n\n  return\n}\n",
        "2:3 mlir-invalid-operation",
    ),
    (
        "known-alias",
        "#map = <(d0) -> (d0)>\nfunc.func @f(%a: memref<4xf32, #mpa>) {\n  return\n}\n",
        "2:32 mlir-undefined-alias",
    ),
    ("open-block", "func.func @f(%a: tensor 4xf32>) {\n\n}\n", "1:1 mlir-invalid-operation"),
    ("missing-brace", "func.func @f() attributes { = 'x'} {\n  return\n}\n", "1:29 mlir-expected"),
    (
        "outside-functions",
        "foo.module @m { {\n  foo.func @f() {\n    %0 = arith.addi %v, %v : i32\n    foo.yield %u\n  }\n  foo.func @g() {\n    foo.return\n  }\n}\n",
        "4:15 mlir-undefined-value",
    ),
    (
        "other-symbols",
        "foo.module {\n  %1 = func.call @nothing() : () -> i32\n  func.func @f() {\n    return\n  }\n}\n",
        "2:8 mlir-invalid-operation",
    ),
    (
        "within-function",
        "gpu.module @m { {\n  func.func @g() {\n    func.return %q\n  }\n}\n",
        "3:19 mlir-expected",
    ),
    (
        "other-parent",
        "foo.module {\n  scf.yield\n  func.func @f() {\n    return\n  }\n}\n",
        "2:3 mlir-invalid-operation",
    ),
    (
        "without-body",
        "spirv.module Logical Logical GLSL450 {\n  spirv.func @f() \"None\" {\n    spirv.Return\n  }\n}\n",
        "1:30 mlir-other-form",
    ),
    (
        "unknown-terminator",
        "func.func @f(%c: i1, %a: i32) -> i32 {\n  %r = scf.if %c -> i32 {\n    \"scf.yeild\"(%a) : (i32) -> ()\n  } else {\n    scf.yield %a : i32\n  }\n  return %r : i32\n}\n",
        "2:8 mlir-invalid-operation",
    ),
    (
        "defined-around",
        "foo.module @m {\n  %v = foo.op : i32\n  foo.func @g() {\n    %0 = arith.addi %v, %v : i32\n    foo.return\n  }\n}\n",
        "4:21 mlir-undefined-value",
    ),
    (
        "whole-text",
        "func.func @f() {\nscf.undescribed {\nfunc.func @g() {\nreturn\n}\n}\nreturn\n}\n",
        "2:18 mlir-expected",
    ),
];

fn place(text: &str, found: &abide_core::diagnostic::Diagnostic) -> String {
    let position = LineIndex::new(text.as_bytes());
    let start = found.span.start();
    let line = position.line(start) + 1;
    let column = start as usize - text[..start as usize].rfind('\n').map_or(0, |at| at + 1) + 1;
    format!("{}:{column} {}", line, found.code.name())
}

fn left_out(text: &str) -> Vec<(&'static str, String)> {
    let all = suppressed(text.as_bytes(), Some(registry()), &Limits::default());
    all.iter().map(|Suppressed { found, row }| (row.name(), place(text, found))).collect()
}

#[test]
fn each_row_leaves_out_a_follow_up_error() {
    let mut wrong = Vec::new();
    for (row, text, expected) in ROWS {
        let all = left_out(text);
        if !all.iter().any(|(name, place)| name == row && place == expected) {
            wrong.push(format!("{row}: {all:?}\n{text}"));
        }
        let found = check(text.as_bytes(), &Limits::default());
        let places: Vec<String> = found.iter().map(|found| place(text, found)).collect();
        // The names reader may report the same in its words.
        let again = places.iter().filter(|own| own == expected).count();
        if again > 1 {
            wrong.push(format!("{row}: {places:?}\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The use of an argument without its `%` follows from that; the use of another name does not.
#[test]
fn the_use_of_an_argument_without_its_sigil_is_left_out() {
    let text = "func.func @f(x: i32) -> i32 {\n  return %x : i32\n}\n";
    let row = ("broken-definition", "2:10 mlir-undefined-value".to_owned());
    assert!(left_out(text).contains(&row), "{:?}", left_out(text));
    let found = check(text.as_bytes(), &Limits::default());
    assert_eq!(found.len(), 1, "{found:#?}");
    let other = text.replace("%x", "%y");
    let found = check(other.as_bytes(), &Limits::default());
    assert!(found.iter().any(|found| place(&other, found) == row.1), "{found:#?}");
}

#[test]
fn redefinitions_beyond_the_limit_are_left_out_once() {
    let limits = Limits::default();
    let text = "#a = 1\n".repeat(limits.diagnostics + 3);
    let all = left_out(&text);
    assert_eq!(all.iter().filter(|(row, _)| *row == "alias-table").count(), 2, "{all:?}");
}

#[test]
fn every_row_has_a_text() {
    let mut rows: Vec<&str> = ROWS.iter().map(|(row, ..)| *row).collect();
    rows.push("alias-table");
    rows.sort_unstable();
    let mut all: Vec<&str> = abide_core::ide::Row::ALL.iter().map(|row| row.name()).collect();
    all.sort_unstable();
    assert_eq!(rows, all);
}

/// A value that a nested function uses and nothing defines is reported once, with the way out.
#[test]
fn a_value_of_a_nested_function_is_reported_once() {
    for (head, name) in [("func.func @g() {", "func.func"), ("builtin.module {", "builtin.module")]
    {
        let text = format!(
            "func.func @f(%v: i32) {{\n  {head}\n    \"foo.op\"(\n      %v) : (i32) -> ()\n    cf.br ^no\n  }}\n  return\n}}\n"
        );
        let found = check(text.as_bytes(), &Limits::default());
        let of = |code: &str| found.iter().filter(|found| found.code.name() == code).count();
        assert_eq!(of("mlir-undefined-value"), 1, "{name}: {found:#?}");
        assert_eq!(of("mlir-undefined-block"), 1, "{name}: {found:#?}");
    }
}
