//! The targets of values, blocks, aliases and symbols, and texts without errors.

use crate::support::{check, check_without_verifier, expect_rendered, parse, render};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::names::{DefinitionKind, FileNames};
use expect_test::{Expect, expect};

fn found(text: &str, expected: &Expect) {
    expect_rendered(text, &check_without_verifier(text), expected);
}

fn silent(text: &str) {
    assert_eq!(render(text, &check_without_verifier(text)), "", "in\n{text}");
}

#[test]
fn undefined_and_redefined_values() {
    found(
        "func.func @f(%a: i32) {\n  %0 = arith.addi %a, %b : i32\n  %0 = arith.addi %a, %a : i32\n  \
         return\n}\n",
        &expect![[r#"
            2:23 mlir-undefined-value use of undeclared SSA value name '%b'
            3:3 mlir-redefined-value redefinition of SSA value '%0'
        "#]],
    );
    found(
        "func.func @f(%a: i32, %a: i32) {\n  return\n}\n",
        &expect!["1:23 mlir-redefined-value redefinition of SSA value '%a'"],
    );
    found(
        "\"a.b\"(%x) : (i32) -> ()\n",
        &expect!["1:7 mlir-undefined-value use of undeclared SSA value name '%x'"],
    );
}

#[test]
fn values_do_not_cross_functions_or_modules() {
    found(
        "%0 = \"a.b\"() : () -> i32\nfunc.func @f() {\n  \"a.c\"(%0) : (i32) -> ()\n}\n\
         module {\n  \"a.c\"(%0) : (i32) -> ()\n}\n",
        &expect![[r#"
            3:9 mlir-undefined-value use of undeclared SSA value name '%0'
            6:9 mlir-undefined-value use of undeclared SSA value name '%0'
        "#]],
    );
}

#[test]
fn values_of_a_region_end_with_it() {
    found(
        "func.func @f() {\n  scf.execute_region {\n    %0 = arith.constant 1 : i32\n  }\n  \
         \"a.b\"(%0) : (i32) -> ()\n  return\n}\n",
        &expect!["5:9 mlir-undefined-value use of undeclared SSA value name '%0'"],
    );
}

#[test]
fn uses_before_definitions_may_be_legal() {
    silent(
        "func.func @f() {\n  cf.br ^a\n^b:\n  \"a.b\"(%0) : (i32) -> ()\n^a:\n  %0 = \"a.c\"() : () -> i32\n  cf.br ^b\n}\n",
    );
    silent("acme.graph {\n  %0 = acme.add %1 : i32\n  %1 = acme.add %0 : i32\n}\n");
}

#[test]
fn forms_bind_names_for_their_regions() {
    silent(
        "func.func @f(%n: index) {\n  scf.for %i = %n to %n step %n iter_args(%x = %n) -> (index) {\n    scf.yield %x : index\n  }\n  return\n}\n",
    );
    silent(
        "func.func @f(%n: index) {\n  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {\n    \"a.b\"(%i, %j) : (index, index) -> ()\n  }\n  acme.loop %k from %n {\n    acme.use %k\n  }\n  return\n}\n",
    );
    silent(
        "gpu.func @f(%a: f32) workgroup(%b: memref<4xf32>) {\n  \"a.b\"(%a, %b) : (f32, memref<4xf32>) -> ()\n}\n",
    );
    silent(
        "func.func @f(%n: index) {\n  affine.for %i = 0 to 10 {\n  }\n  affine.for %i = 0 to 10 {}\n  return\n}\n",
    );
    for location in ["loc(\"a\":4:14)", "loc(unknown)", "loc(#l)", "loc(fused[\"b\", \"d\"])"] {
        silent(&format!(
            "func.func @f(%n: index) {{\n  affine.for %i {location} = 0 to 10 iter_args(%x = %n) -> (index) {{\n    \
             affine.yield %x : index\n  }}\n  return\n}}\n#l = loc(\"c\")\n"
        ));
    }
    found(
        "func.func @f(%n: index) {\n  scf.for %i = %n to %typo step %n {\n    \"a.b\"(%i) : (index) -> ()\n  }\n  return\n}\n",
        &expect!["2:22 mlir-undefined-value use of undeclared SSA value name '%typo'"],
    );
}

#[test]
fn result_numbers() {
    found(
        "func.func @f() {\n  %0:2 = \"a.b\"() : () -> (i32, i32)\n  acme.use %0#0, %0#1, %0#2\n  %1 = acme.one\n  acme.use %1#0, %1#1\n}\n",
        &expect![[r#"
            3:24 mlir-bad-result-number reference to invalid result number: '%0' has 2 results
            5:18 mlir-bad-result-number reference to invalid result number: '%1' has 1 result
        "#]],
    );
}

#[test]
fn blocks() {
    found(
        "func.func @f() {\n  cf.br ^nowhere\n^a:\n  cf.br ^a\n^a:\n  return\n}\n",
        &expect![[r#"
        2:9 mlir-undefined-block reference to an undefined block '^nowhere' in this region
        5:1 mlir-redefined-block redefinition of block '^a'
    "#]],
    );
    found(
        "func.func @f() {\n  \"a.b\"() ({\n    cf.br ^outer\n  }) : () -> ()\n^outer:\n  return\n}\n",
        &expect![
            "3:11 mlir-undefined-block reference to an undefined block '^outer' in this region"
        ],
    );
}

#[test]
fn aliases() {
    found(
        "!t = i32\n!t = f32\n\"a.b\"() {x = #undefined} : () -> !nowhere\n",
        &expect![[r#"
        2:1 mlir-redefined-alias redefinition of type alias id 't'
        3:14 mlir-undefined-alias undefined symbol alias id 'undefined'
        3:34 mlir-undefined-alias undefined symbol alias id 'nowhere'
    "#]],
    );
    found(
        "\"a.b\"() {x = #later} : () -> ()\n#later = 1\n",
        &expect![
            "1:14 mlir-undefined-alias undefined symbol alias id 'later': its definition must come first"
        ],
    );
    silent("\"a.b\"() : () -> () loc(#loc)\n#loc = loc(\"x\")\n");
    found(
        "#a = 1\n// -----\n\"a.b\"() {x = #a} : () -> ()\n",
        &expect!["3:14 mlir-undefined-alias undefined symbol alias id 'a'"],
    );
}

#[test]
fn symbols() {
    found(
        "func.func @f() {\n  return\n}\nmemref.global @f : memref<4xf32>\nmodule @m {\n  func.func @f() {\n    return\n  }\n  func.func private @\"f\"()\n}\n",
        &expect![[r#"
            4:15 mlir-redefined-symbol redefinition of symbol named 'f'
            9:21 mlir-redefined-symbol redefinition of symbol named 'f'
        "#]],
    );
    silent("func.func private @f()\n// -----\nfunc.func private @f()\n");
    silent("acme.use @f\nacme.use @f\n");
    found(
        "\"func.func\"() <{sym_name = \"g\"}> : () -> ()\n\"a.b\"() {sym_name = \"g\"} : () -> ()\n",
        &expect!["2:21 mlir-redefined-symbol redefinition of symbol named 'g'"],
    );
}

/// As [`found`], with the types of operations, which the tree alone does not tell.
fn found_with_types(text: &str, expected: &Expect) {
    let mut all = check(text);
    all.retain(|found| found.severity == Severity::Error);
    expect_rendered(text, &all, expected);
}

#[test]
fn generic_operations_count_and_agree() {
    found_with_types(
        "func.func @f(%a: i32, %b: tensor<4xf32>) {\n  \"a.b\"(%a) : (i32, i32) -> ()\n  %0:2 = \"a.b\"() : () -> i32\n  \"a.b\"(%a, %b) : (f32, tensor<4x f32>) -> ()\n  return\n}\n",
        &expect![[r#"
            2:15 mlir-operand-count expected 1 operand type but had 2
            3:3 mlir-result-count operation defines 1 results but was provided 2 to bind
            4:9 mlir-type-mismatch use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
        "#]],
    );
    found_with_types(
        "builtin.module {\n  \"a.b\"(%x) : (i32) -> ()\n  \"a.b\"(%x) : (index) -> ()\n  %x = \"a.b\"() : () -> i32\n}\n",
        &expect![
            "3:9 mlir-type-mismatch use of value '%x' expects different type than prior uses: 'index' vs 'i32'"
        ],
    );
    found_with_types(
        "builtin.module {\n  \"a.b\"(%x) : (i32) -> ()\n  \"a.b\"(%x) : (index) -> ()\n  %x = \"a.b\"() : () -> i64\n}\n",
        &expect![
            "2:9 mlir-type-mismatch use of value '%x' expects different type than prior uses: 'i32' vs 'i64'"
        ],
    );
    for fits in [
        "!t = i32\nfunc.func @f(%a: i32) {\n  \"a.b\"(%a) : (!t) -> ()\n  return\n}\n",
        "func.func @f(%a: memref<4xf32>) {\n  \"a.b\"(%a) : (memref<4xf32, 0>) -> ()\n  return\n}\n",
    ] {
        found_with_types(fits, &expect![""]);
    }
}

#[test]
fn uses_know_their_definitions() {
    let text = "func.func @f(%a: i32) {\n  %0 = \"a.b\"(%a) : (i32) -> f32\n  acme.use %0\n}\n";
    let names = FileNames::new(&parse(text), text.as_bytes(), &Limits::default());
    let (offset, unit) = &names.units[1];
    assert_eq!(*offset, 0);
    let kinds: Vec<_> = unit.definitions.iter().map(|definition| definition.kind).collect();
    assert_eq!(kinds, [DefinitionKind::Argument, DefinitionKind::Results { count: 1 }]);
    let meant: Vec<_> = unit
        .uses
        .iter()
        .map(|use_| unit.definitions[use_.definition.unwrap() as usize].name.slice(text.as_bytes()))
        .collect();
    assert_eq!(meant, [b"%a", b"%0"]);
}

#[test]
fn pieces_of_a_file_have_values_of_their_own() {
    found(
        "%0 = \"a.b\"() : () -> i32\n// -----\n%0 = \"a.b\"() : () -> i32\n// -----\n\"a.c\"(%0) : \
         (i32) -> ()\n",
        &expect!["5:7 mlir-undefined-value use of undeclared SSA value name '%0'"],
    );
}
