//! Rules for every pass, and the pipelines that run them.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::{PrintOptions, print};
use abide_core::passes::{Pass, Pipeline, Report, run};
use abide_testing::{files_below, repository};

fn with_flags(text: &str, flags: &[&str]) -> Outcome {
    let mut options = Options::default();
    for flag in flags {
        options.take(flag).unwrap_or_else(|error| panic!("{error}"));
    }
    opt(text.as_bytes(), "input", &options, registry(), &Limits::default())
}

/// The output of passes that must succeed.
fn transformed(text: &str, flags: &[&str]) -> String {
    let outcome = with_flags(text, flags);
    assert!(outcome.success, "{flags:?}: {}\nin\n{text}", outcome.messages);
    String::from_utf8_lossy(&outcome.output).into_owned()
}

/// All files of the corpus, cut into their pieces.
fn pieces() -> Vec<(String, String)> {
    let files = files_below("corpus").into_iter().filter(|file| file.ends_with(".mlir"));
    let pieces = files.flat_map(|file| {
        let bytes = std::fs::read(repository().join(&file)).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        text.split("// -----\n").map(|piece| (file.clone(), piece.to_owned())).collect::<Vec<_>>()
    });
    pieces.collect()
}

#[test]
fn the_result_of_a_pass_is_valid_and_stable() {
    let mut checked = 0;
    for (file, piece) in pieces() {
        for pass in Pass::ALL {
            let flag = format!("-{}", pass.name());
            let outcome = with_flags(&piece, &[&flag]);
            if !outcome.success {
                assert!(outcome.output.is_empty(), "{file} {flag}: output beside an error");
                assert!(outcome.messages.contains(": error: "), "{file} {flag}: fails in silence");
                continue;
            }
            let once = String::from_utf8_lossy(&outcome.output).into_owned();
            assert_eq!(transformed(&once, &[]), once, "{file} {flag}");
            // As in MLIR, values that only dead operations use are found dead the second time.
            if pass != Pass::Cse {
                assert_eq!(transformed(&once, &[&flag]), once, "{file} {flag} twice");
            }
            checked += 1;
        }
    }
    assert!(checked > 500, "only {checked} were checked");
}

#[test]
fn a_pass_that_fails_changes_nothing() {
    let text = "func.func @f(%a: tensor<?xf32>) -> index {
  %n = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index
  symbol.bind_symbolic_shape %a, [%n], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
  return %n : index
}
func.func @g(%b: tensor<?xf32>) {
  return
}
";
    let limits = Limits::default();
    let mut ir = parse(text.as_bytes(), registry(), &limits).ir;
    let text_of = |ir: &_| print(ir, registry(), &PrintOptions::default());
    let before = text_of(&ir);
    for (passes, fails) in [
        (vec![Pass::UnfoldSymbolicInt], true),
        (vec![Pass::EraseSymbol, Pass::UnfoldSymbolicInt], false),
        (vec![Pass::PropagateSymbol, Pass::SymbolToEncoding], true),
    ] {
        let mut pipeline = Pipeline::default();
        passes.iter().for_each(|pass| pipeline.add(*pass));
        let mut changed = ir.clone();
        let mut report = Report::default();
        let result = run(&mut changed, &pipeline, registry(), &limits, &mut report);
        assert_eq!(result.is_err(), fails, "{passes:?}");
        assert_eq!(text_of(&changed) == before, fails, "{passes:?}");
    }
    // The first error is at the operation.
    let mut pipeline = Pipeline::default();
    pipeline.add(Pass::UnfoldSymbolicInt);
    let mut report = Report::default();
    let errors = run(&mut ir, &pipeline, registry(), &limits, &mut report).unwrap_err();
    let at = errors[0].span.start() as usize;
    assert!(text[at..].starts_with("symbol.bind_symbolic_shape"), "{}", &text[at..]);
}

#[test]
fn pipelines_run_on_the_named_operations() {
    let text = "func.func @f(%a: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  return %d : index
}
module @inner {
  func.func @g(%a: tensor<?xf32>) {
    return
  }
}
";
    let flags = transformed(text, &["-propagate-symbol", "--cse"]);
    assert!(flags.contains("return %S0 : index") && flags.matches("symbolic_int").count() == 1);
    let pipeline = "-pass-pipeline=builtin.module(func.func(propagate-symbol,cse))";
    assert_eq!(transformed(text, &[pipeline]), flags);
    let nested = "--pass-pipeline=builtin.module( builtin.module( func.func(propagate-symbol) ) )";
    let nested = transformed(text, &[nested]);
    assert!(nested.contains("tensor.dim") && nested.matches("symbolic_int").count() == 1);
}

#[test]
fn pipelines_that_cannot_be_read_are_refused() {
    for (text, message) in [
        ("func.func(cse)", "begins with 'builtin.module('"),
        ("builtin.module(cse", "expected ','"),
        ("builtin.module(cse))", "unexpected text after"),
        ("builtin.module(nothing)", "'nothing' does not name a pass"),
        ("builtin.module(cse,,cse)", "expected the name of a pass (at character 20 of"),
        ("builtin.module(cse,)", "expected the name of a pass"),
        ("builtin.module(cse{max=3})", "'cse' has no options: expected '}'"),
        ("builtin.module(cse{", "'cse' has no options: expected '}'"),
        ("builtin.module(func.func)", "'func.func' does not name a pass"),
        ("builtin.module(func.func(cse)", "expected ','"),
        ("builtin.module(func.func(symbol-to-encoding))", "works on 'builtin.module', not on"),
        ("module(cse)", "begins with 'builtin.module('"),
        ("builtin.module(propagate-symbol)", "works on 'func.func', not on 'builtin.module'"),
        ("", "begins with 'builtin.module('"),
    ] {
        let error = Pipeline::parse(text).expect_err(text);
        assert!(error.to_string().contains(message), "{text}: {error}");
    }
    let deep = "builtin.module(".repeat(10_000);
    assert!(Pipeline::parse(&deep).is_err_and(|error| error.message.contains("nested deeper")));
    let mut options = Options::default();
    assert!(options.take("-cse").is_ok());
    assert!(options.take("-pass-pipeline=builtin.module(cse)").is_err());
}

#[test]
fn numbers_of_symbols_restart_in_each_chunk() {
    let text = "func.func @f(%a: tensor<?xf32>) {\n  return\n}\n// -----\n\
                func.func @f(%a: tensor<?xf32>) {\n  return\n}\n";
    let both = transformed(text, &["-propagate-symbol", "-split-input-file"]);
    assert_eq!(both.matches("symbolic_int @S0").count(), 2, "{both}");
}

#[test]
fn passes_on_cyclic_operations_terminate() {
    let text = "module {
  %a = tensor.cast %b : tensor<?xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<?xf32>
  %c = symbol.symbolic_int @C [%d], affine_map<()[s0] -> (s0)> {max_val = 1 : i64, min_val = 0 : i64} : index
  %d = symbol.symbolic_int @D [%c], affine_map<()[s0] -> (s0)> {max_val = 1 : i64, min_val = 0 : i64} : index
  %c0 = arith.constant 0 : index
  %e = tensor.dim %a, %c0 : tensor<?xf32>
  \"test.use\"(%d, %e) : (index, index) -> ()
}
";
    for flag in ["-canonicalize", "-cse", "-symbol-to-encoding", "-encoding-to-symbol"] {
        let outcome = with_flags(text, &[flag]);
        let output = String::from_utf8_lossy(&outcome.output).into_owned();
        assert!(outcome.success != outcome.output.is_empty(), "{flag}: {}", outcome.messages);
        assert!(!output.contains("<<"), "{flag} lost a value:\n{output}");
    }
}

/// A declaration keeps its types, so that what is cast to them keeps its encoding.
#[test]
fn passes_on_calls_of_declarations_terminate() {
    let limits = "{max_val = 1 : i64, min_val = 0 : i64}";
    let head = "func.func private @g(tensor<?xf32, [@N]>) -> tensor<?xf32, [@N]>
func.func @f(%t: tensor<?xf32, [@N]>, %u: tensor<?xf32>) -> (index, tensor<?xf32, [@N]>) {
";
    for (call, kept) in [
        ("%r = call @g(%t)", "call @g(%cast)"),
        (
            "%k = tensor.cast %u : tensor<?xf32> to tensor<?xf32, [@N]>\n  %r = call @g(%k)",
            "call @g(",
        ),
        (
            "%s = call @g(%t) : (tensor<?xf32, [@N]>) -> tensor<?xf32, [@N]>\n  %r = call @g(%s)",
            "call @g(",
        ),
    ] {
        let text = format!(
            "{head}  %n = symbol.symbolic_int @N {limits} : index
  {call} : (tensor<?xf32, [@N]>) -> tensor<?xf32, [@N]>
  return %n, %r : index, tensor<?xf32, [@N]>
}}
"
        );
        let output = transformed(&text, &["-encoding-to-symbol"]);
        assert!(output.contains(kept), "{output}");
        assert!(output.contains("bind_symbolic_shape %arg0, [%N]"), "{output}");
        assert!(output.contains(": (tensor<?xf32, [@N]>) -> tensor<?xf32, [@N]>"), "{output}");
    }
}

#[test]
fn a_bind_precedes_the_terminator_of_its_block() {
    let text = "func.func @f(%t: tensor<4xf32, [4]>) -> tensor<4xf32, [4]> {
  return %t : tensor<4xf32, [4]>
}
";
    let output = transformed(text, &["-encoding-to-symbol"]);
    let bind =
        "symbol.bind_symbolic_shape %arg0, [], affine_map<() -> (4)> : tensor<4xf32>\n    return";
    assert!(output.contains(bind), "{output}");
}

#[test]
fn equal_operations_of_dominated_blocks_are_merged() {
    let text = "func.func @f(%p: i1, %a: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb4(%a : i32)
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.cond_br %p, ^bb2, ^bb3
^bb2:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %1, %a : i32
  cf.br ^bb4(%2 : i32)
^bb3:
  %3 = arith.muli %a, %0 : i32
  cf.br ^bb4(%3 : i32)
^bb4(%4: i32):
  %5 = arith.addi %a, %a : i32
  %6 = arith.addi %4, %5 : i32
  return %6 : i32
}
";
    let output = transformed(text, &["-cse"]);
    // The sum of ^bb1 serves ^bb2; one way to ^bb4 does not compute it, and ^bb2 and ^bb3 share nothing.
    assert_eq!(output.matches("arith.addi %arg1, %arg1").count(), 2, "{output}");
    assert_eq!(output.matches("arith.muli").count(), 2, "{output}");
}

#[test]
fn one_bit_folds_as_others_do() {
    let text = "func.func @f(%p: i1) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.addi %p, %f : i1
  %1 = arith.muli %0, %t : i1
  %2 = arith.ori %1, %f : i1
  return %2 : i1
}
";
    assert!(transformed(text, &["-canonicalize"]).contains("return %arg0 : i1"));
}

#[test]
fn the_operations_after_each_pass_are_among_the_messages() {
    let text = "func.func @f() {\n  return\n}\n";
    let outcome = with_flags(text, &["-erase-symbol", "-cse", "-mlir-print-ir-after-all"]);
    let head = "// -----// IR Dump After EraseSymbol (erase-symbol) //----- //\nfunc.func @f() {";
    assert!(outcome.messages.starts_with(head), "{}", outcome.messages);
    let second = "IR Dump After CSE (cse) //----- //\nmodule {";
    assert!(outcome.messages.contains(second), "{}", outcome.messages);
    let outcome = with_flags(text, &["-cse", "-mlir-timing"]);
    assert!(outcome.messages.contains("cse\n") && outcome.messages.ends_with("total\n"));
}

#[test]
fn composed_maps_stay_small() {
    for map in ["(s0 floordiv 2 + s1 mod 3)", "(s0 + 1)"] {
        let mut text = "func.func @f(%t: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %a0 = tensor.dim %t, %c0 : tensor<?xf32>\n"
            .to_owned();
        for step in 0..60 {
            let next = step + 1;
            text.push_str(&format!(
                "  %a{next} = affine.apply affine_map<()[s0, s1] -> {map}>()[%a{step}, %a{step}]\n"
            ));
        }
        text.push_str(
            "  %p = tensor.pad %t low[%a60] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}\n",
        );
        let outcome = with_flags(&text, &["-propagate-symbol"]);
        if map == "(s0 + 1)" {
            // Unused operands are removed.
            let output = String::from_utf8_lossy(&outcome.output);
            assert!(output.contains("s0 + 60"), "{output}");
        } else {
            // An expression that cannot be composed further is not a size that a symbol can represent.
            assert!(outcome.output.is_empty() && outcome.messages.starts_with("input:65:"));
        }
        let size = outcome.messages.len();
        assert!(size < 10_000, "{map}: {size} bytes of messages");
    }
}

#[test]
fn unused_block_arguments_are_removed_from_every_branch() {
    let text = "func.func @f(%f: i32, %a: i32, %b: i32, %c: i1) -> i32 {
  cf.switch %f : i32, [
    default: ^p(%a, %b, %a : i32, i32, i32),
    1: ^q(%a, %b : i32, i32),
    2: ^p(%b, %a, %a : i32, i32, i32),
    3: ^r
  ]
^p(%0: i32, %1: i32, %2: i32):
  %3 = \"t.p\"(%1, %2) : (i32, i32) -> i32
  cf.br ^q(%3, %0 : i32, i32)
^q(%4: i32, %5: i32):
  %6 = \"t.q\"(%4) : (i32) -> i1
  cf.cond_br %6, ^q(%4, %5 : i32, i32), ^s(%a, %4 : i32, i32)
^r:
  \"t.r\"() : () -> ()
  cf.br ^s(%a, %b : i32, i32)
^s(%7: i32, %8: i32):
  return %8 : i32
}
";
    let expected = "module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i1) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg2 : i32),
      1: ^bb2(%arg1 : i32),
      2: ^bb1(%arg1 : i32),
      3: ^bb3
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %1 = \"t.p\"(%0, %arg1) : (i32, i32) -> i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    %3 = \"t.q\"(%2) : (i32) -> i1
    cf.cond_br %3, ^bb2(%2 : i32), ^bb4(%2 : i32)
  ^bb3:  // pred: ^bb0
    \"t.r\"() : () -> ()
    cf.br ^bb4(%arg2 : i32)
  ^bb4(%4: i32):  // 2 preds: ^bb2, ^bb3
    return %4 : i32
  }
}
";
    assert_eq!(transformed(text, &["-canonicalize"]).trim_end(), expected.trim_end());
}

#[test]
fn branches_keep_their_operands_if_their_block_is_dead() {
    let text = "func.func @known(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^p, ^q
^p:
  %0 = arith.addi %a, %b : i32
  cf.br ^e(%0, %a : i32, i32)
^q:
  \"t.q\"() : () -> ()
  cf.br ^e(%a, %b : i32, i32)
^e(%1: i32, %2: i32):
  return %2 : i32
}
func.func @unknown(%a: i32, %b: i32, %c: i1) {
  cf.cond_br %c, ^p, ^q
^p:
  %0 = arith.addi %a, %b : i32
  cf.br ^e(%0 : i32)
^q:
  \"t.br\"(%a)[^e] : (i32) -> ()
^e(%1: i32):
  return
}
";
    let expected = "module {
  func.func @known(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 {
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb2:  // pred: ^bb0
    \"t.q\"() : () -> ()
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
  func.func @unknown(%arg0: i32, %arg1: i32, %arg2: i1) {
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %arg1 : i32
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    \"t.br\"(%arg0)[^bb3] : (i32) -> ()
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    return
  }
}
";
    assert_eq!(transformed(text, &["-canonicalize"]).trim_end(), expected.trim_end());
}

/// Quadratic time, as it once took, would not come to an end here.
#[test]
fn operands_that_are_one_value_take_linear_time() {
    let count = 200_000;
    let values = vec!["%0"; count].join(", ");
    let text = format!(
        "func.func @f(%a: i32) {{
  %0 = arith.addi %a, %a : i32
  %1 = tensor.from_elements {values} : tensor<{count}xi32>
  return
}}
"
    );
    let expected = "module {\n  func.func @f(%arg0: i32) {\n    return\n  }\n}";
    assert_eq!(transformed(&text, &["-canonicalize"]).trim_end(), expected);
}
