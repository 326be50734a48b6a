//! Passes that fail report the operation and the reason, and leave no output.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};
use expect_test::{Expect, expect};

fn run(text: &str, flags: &[&str], limits: &Limits) -> Outcome {
    let mut options = Options::default();
    for flag in flags {
        options.take(flag).unwrap_or_else(|error| panic!("{error}"));
    }
    opt(text.as_bytes(), "input", &options, registry(), limits)
}

fn fails_within(text: &str, flags: &[&str], limits: &Limits, messages: &Expect) {
    let outcome = run(text, flags, limits);
    assert!(!outcome.success, "{flags:?} succeeds on\n{text}");
    assert_eq!(String::from_utf8_lossy(&outcome.output), "", "{flags:?}: output beside an error");
    messages.assert_eq(&outcome.messages);
    // A failure in one function discards the others as well.
    let other = "func.func @other(%a: tensor<?xf32>) {\n  return\n}\n";
    let outcome = run(&format!("{text}{other}"), flags, limits);
    assert!(!outcome.success && outcome.output.is_empty(), "{flags:?}");
}

fn fails(text: &str, flags: &[&str], messages: &Expect) {
    fails_within(text, flags, &Limits::default(), messages);
}

#[test]
fn propagate_symbol() {
    let text = "func.func @f(%n: index, %i: tensor<?xf32>) {
  %a = tensor.empty(%n) : tensor<?xf32>
  %b = linalg.elemwise_unary ins(%i : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  \"test.use\"(%b) : (tensor<?xf32>) -> ()
  return
}
";
    fails(
        text,
        &["-allow-unregistered-dialect", "-propagate-symbol"],
        &expect![[r#"
        input:2:8: error: 'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1
          %a = tensor.empty(%n) : tensor<?xf32>
               ^
    "#]],
    );
    let operands = vec!["%i"; 300].join(", ");
    let types = vec!["tensor<?xf32>"; 300].join(", ");
    let text = format!(
        "func.func @f(%i: tensor<?xf32>) -> tensor<?xf32> {{
  // The sum of the sizes would have three hundred summands.
  %b = tensor.concat dim(0)
    {operands} : ({types}) -> tensor<?xf32>
  return %b : tensor<?xf32>
}}
"
    );
    fails(
        &text,
        &["-propagate-symbol"],
        &expect![[r#"
        input:3:8: error: the size of the result is a sum of more than 256 sizes
          %b = tensor.concat dim(0)
               ^
    "#]],
    );
}

#[test]
fn erase_symbol() {
    let text = "func.func @f(%a: tensor<?xf32>) {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0)> : tensor<?xf32>
  return
}
";
    // Valid input never fails here; it is limited to one round.
    let limits = Limits { pass_iterations: 1, ..Limits::default() };
    fails_within(
        text,
        &["-erase-symbol"],
        &limits,
        &expect![[r#"
        input:1:1: error: the pass did not come to an end in 1 rounds
        func.func @f(%a: tensor<?xf32>) {
        ^
    "#]],
    );
}

#[test]
fn unfold_symbolic_int() {
    let text = "func.func @f(%a: tensor<?xf32>) {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
  return
}
";
    fails(
        text,
        &["-unfold-symbolic-int"],
        &expect![[r#"
        input:3:3: error: all replaceable symbols should be unfolded on the first usage
          symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
          ^
    "#]],
    );
    // The size is computed after the tensor's definition, which follows its use: the output of the pass does not
    // verify.
    let text = "func.func @f() {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  %a = tensor.empty(%n) : tensor<?xf32>
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0)> : tensor<?xf32>
  return
}
";
    fails(
        text,
        &["-unfold-symbolic-int"],
        &expect![[r#"
        input:3:8: error: operand #0 does not dominate this use
          %a = tensor.empty(%n) : tensor<?xf32>
               ^
        input:3:8: note: operand defined here
          %a = tensor.empty(%n) : tensor<?xf32>
               ^
    "#]],
    );
}

#[test]
fn symbol_to_encoding() {
    let bound = |map: &str, ty: &str| {
        format!(
            "func.func @f(%a: {ty}) {{
  %n = symbol.symbolic_int @N {{max_val = 8 : i64, min_val = 0 : i64}} : index
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> ({map})> : {ty}
  return
}}
"
        )
    };
    let flags = &["-symbol-to-encoding"];
    fails(
        &bound("s0 * 2", "tensor<?xf32>"),
        flags,
        &expect![[r#"
        input:3:3: error: Propagate symbol pass must be called first to make sure no binary expression appears
          symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
          ^
    "#]],
    );
    fails(
        &bound("s0", "memref<?xf32>"),
        flags,
        &expect![[r#"
        input:3:3: error: binds a value that is not a ranked tensor and cannot have an encoding
          symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0)> : memref<?xf32>
          ^
    "#]],
    );
    let flags = &["-propagate-symbol", "-symbol-to-encoding"];
    fails(
        &bound("s0 * 2", "tensor<?xf32>"),
        flags,
        &expect![[r#"
        input:3:3: error: Propagate symbol pass must be called first to make sure no binary expression appears
          symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
          ^
    "#]],
    );
}

#[test]
fn encoding_to_symbol() {
    let text = "func.func @f(%a: tensor<?x4xf32, [@N, \"four\"]>) {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  return
}
";
    fails(
        text,
        &["-encoding-to-symbol"],
        &expect![[r#"
        input:2:8: error: 'symbol.bind_symbolic_shape' op number of results doesn't match the rank of binded operand shape
          %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
               ^
    "#]],
    );
}

#[test]
fn passes_fail_on_invalid_input() {
    let text = "func.func @f(%a: tensor<?xf32>) {\n  return %a : tensor<?xf32>\n}\n";
    let messages = expect![[r#"
        input:2:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 0
          return %a : tensor<?xf32>
          ^
    "#]];
    for flag in ["-convert-torch-to-symbol", "-canonicalize", "-cse"] {
        fails(text, &[flag], &messages);
    }
}

#[test]
fn passes_after_a_failed_one_do_not_run() {
    let text = "func.func @f(%a: memref<?xf32>) {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0)> : memref<?xf32>
  return
}
";
    let flags = ["-cse", "-symbol-to-encoding", "-erase-symbol", "-mlir-print-ir-after-all"];
    let outcome = run(text, &flags, &Limits::default());
    let passes: Vec<&str> =
        outcome.messages.lines().filter(|line| line.starts_with("// -----//")).collect();
    let expected = [
        "// -----// IR Dump After CSE (cse) //----- //",
        "// -----// IR Dump After SymbolToEncoding Failed (symbol-to-encoding) //----- //",
    ];
    assert_eq!(passes, expected);
}
