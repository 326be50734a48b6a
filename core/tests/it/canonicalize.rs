//! `-canonicalize` compared with mlir-opt, on functions that chain `affine.apply` in random ways.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use crate::support::random::Random;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_testing::{assert_listed, mlir_opt};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// An expression over `symbols` symbols; divisors are constants, so that it is affine.
fn expression(random: &mut Random, symbols: usize, depth: usize) -> String {
    match random.below(if depth == 0 { 3 } else { 8 }) {
        0 => (random.below(7)).to_string(),
        1 | 2 => format!("s{}", random.below(symbols)),
        3 => format!("({} * {})", expression(random, symbols, depth - 1), 1 + random.below(5)),
        4 => {
            format!("({} floordiv {})", expression(random, symbols, depth - 1), 2 + random.below(4))
        }
        5 => format!("({} mod {})", expression(random, symbols, depth - 1), 2 + random.below(4)),
        _ => {
            let left = expression(random, symbols, depth - 1);
            format!("({left} + {})", expression(random, symbols, depth - 1))
        }
    }
}

/// A function that applies maps to its arguments, to constants and to the results of other maps.
fn function(random: &mut Random, number: usize) -> String {
    let mut values = vec!["%a".to_owned(), "%b".to_owned(), "%c5".to_owned()];
    let mut text = format!("func.func @f{number}(%a: index, %b: index) -> index {{\n");
    text.push_str("  %c5 = arith.constant 5 : index\n");
    for step in 0..1 + random.below(4) {
        let symbols = 1 + random.below(3);
        let operands: Vec<&str> =
            (0..symbols).map(|_| &*values[random.below(values.len())]).collect();
        let names: Vec<String> = (0..symbols).map(|symbol| format!("s{symbol}")).collect();
        let map =
            format!("affine_map<()[{}] -> ({})>", names.join(", "), expression(random, symbols, 3));
        writeln!(text, "  %{step} = affine.apply {map}()[{}]", operands.join(", ")).unwrap();
        values.push(format!("%{step}"));
    }
    writeln!(text, "  return {} : index\n}}", values[values.len() - 1]).unwrap();
    text
}

fn theirs(program: &Path, text: &str) -> String {
    let mut child = Command::new(program)
        .args(["-canonicalize", "-mlir-print-local-scope"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().expect("mlir-opt ends");
    assert!(output.status.success(), "{text}");
    String::from_utf8(output.stdout).unwrap()
}

fn ours(text: &str) -> String {
    let mut options = Options::default();
    for flag in ["-canonicalize", "-mlir-print-local-scope"] {
        options.take(flag).unwrap();
    }
    let outcome = opt(text.as_bytes(), "input", &options, registry(), &Limits::default());
    assert!(outcome.success, "{}", outcome.messages);
    String::from_utf8(outcome.output).unwrap()
}

/// The functions of a printed module, one by one.
fn functions(module: &str) -> Vec<&str> {
    module.split("  func.func ").skip(1).collect()
}

#[test]
fn chains_of_affine_apply_fold_as_in_mlir_opt() {
    let Some(program) = mlir_opt() else { return };
    let mut random = Random(0x5eed_0000_0007);
    let text: String = (0..400).map(|number| function(&mut random, number)).collect();
    let (theirs, ours) = (theirs(&program, &text), ours(&text));
    let pairs: Vec<_> = functions(&theirs).into_iter().zip(functions(&ours)).collect();
    assert_eq!(pairs.len(), 400);
    let mut differing = BTreeSet::new();
    for (number, (theirs, ours)) in pairs.iter().enumerate() {
        if theirs.trim_end() != ours.trim_end() {
            println!("theirs:\n{theirs}\nours:\n{ours}");
            differing.insert(format!("function {number}"));
        }
    }
    assert_listed("core/tests/affine_apply_differing.tsv", &differing);
}

/// The operands of a composed operand follow the existing operands.
#[test]
fn a_map_is_composed_operand_by_operand() {
    let text = "func.func @f(%n: index, %m: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 3)>(%n)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 2)>(%0)[%m]
  return %1 : index
}
";
    let (map, operands) =
        ("affine_map<()[s0, s1] -> (s1 * 6 + s0 floordiv 2)>", "()[%arg1, %arg0]");
    let output = ours(text);
    assert!(output.contains(map) && output.contains(operands), "{output}");
}

/// As mlir-opt 22 prints it.
#[test]
fn sizes_and_casts_of_casts_are_those_of_the_value() {
    let text = "func.func @f(%t: tensor<4x?xf32>, %i: index) -> (index, index, tensor<?x5xf32>, tensor<5x?xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %3 = tensor.dim %2, %i : tensor<*xf32>
  %4 = tensor.cast %2 : tensor<*xf32> to tensor<?x5xf32>
  %5 = tensor.cast %0 : tensor<?x?xf32> to tensor<5x?xf32>
  return %1, %3, %4, %5 : index, index, tensor<?x5xf32>, tensor<5x?xf32>
}
";
    let body: Vec<String> = ours(text).lines().skip(2).take(6).map(|it| it.trim().into()).collect();
    assert_eq!(
        body,
        [
            "%cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>",
            "%dim = tensor.dim %arg0, %arg1 : tensor<4x?xf32>",
            "%dim_0 = tensor.dim %arg0, %arg1 : tensor<4x?xf32>",
            "%cast_1 = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x5xf32>",
            "%cast_2 = tensor.cast %cast : tensor<?x?xf32> to tensor<5x?xf32>",
            "return %dim, %dim_0, %cast_1, %cast_2 : index, index, tensor<?x5xf32>, tensor<5x?xf32>",
        ]
    );
}
