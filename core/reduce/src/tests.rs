//! Reductions with tests that are functions.

use super::*;
use abide_dialects::registry;

/// Counts tests, and fails if a text is tested twice.
struct Oracle<F> {
    holds: F,
    tested: Vec<Vec<u8>>,
}

impl<F: Fn(&str) -> bool> Tester for Oracle<F> {
    fn width(&self) -> usize {
        1
    }

    fn first(&mut self, _: &str, candidates: &[Vec<u8>]) -> ControlFlow<(), Option<usize>> {
        for candidate in candidates {
            assert!(!self.tested.contains(candidate), "{}", String::from_utf8_lossy(candidate));
            self.tested.push(candidate.clone());
        }
        let holds = |text: &Vec<u8>| (self.holds)(std::str::from_utf8(text).unwrap());
        ControlFlow::Continue(candidates.iter().position(holds))
    }

    fn accepted(&mut self, text: &[u8]) {
        assert!((self.holds)(std::str::from_utf8(text).unwrap()));
    }
}

/// The reduced text, and the number of tests.
fn reduced(text: &str, holds: impl Fn(&str) -> bool) -> (String, usize) {
    assert!(holds(text), "the test holds for the original");
    let limits = Limits::default();
    let mut oracle = Oracle { holds, tested: Vec::new() };
    let options = Options::default();
    let mut reducer = Reducer::new(text.as_bytes().to_vec(), registry(), &limits, options);
    reducer.run(&mut oracle);
    let soundness = reducer.soundness();
    for tested in &oracle.tested {
        assert!(soundness.holds(tested, registry(), &limits), "as sound as the original");
    }
    (String::from_utf8(reducer.text().to_vec()).unwrap(), oracle.tested.len())
}

const FUNCTIONS: &str = "\
// A comment.
func.func private @other(i32) -> i32
func.func @first(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = func.call @other(%0) : (i32) -> i32
  return %1 : i32
}
func.func @second(%a: i32, %n: index, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    %1 = arith.addi %x, %a : i32
    %2 = arith.muli %1, %x {test.note = \"a note\"} : i32
    scf.yield %2 : i32
  }
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  return %a : i32
^bb2(%y: i32):
  return %y : i32
}
";

#[test]
fn an_operation_stays_alone_in_its_function() {
    let (text, tests) = reduced(FUNCTIONS, |text| text.contains("arith.muli"));
    assert_eq!(text, "%0 = arith.muli %0, %0 : i1\n");
    assert!(tests < 150, "{tests}");
}

#[test]
fn a_loop_stays_with_its_body() {
    let holds = |text: &str| text.contains("scf.for") && text.contains("arith.muli");
    let (text, _) = reduced(FUNCTIONS, holds);
    assert!(!text.contains("addi") && !text.contains("iter_args"), "{text}");
    assert!(text.len() < 150, "{text}");
}

#[test]
fn a_branch_stays_with_a_target() {
    let (text, _) = reduced(FUNCTIONS, |text| text.contains("cf.cond_br"));
    assert!(!text.contains("scf.for") && text.len() < 120, "{text}");
}

#[test]
fn a_call_stays_with_its_callee() {
    let (text, _) = reduced(FUNCTIONS, |text| text.contains("call"));
    assert!(text.matches("func.func").count() <= 2 && text.len() < 80, "{text}");
}

#[test]
fn undescribed_operations_are_reduced_by_the_tree() {
    let text = "\
module {
  x.top attributes {a = 1, b = [1, 2, 3]} {
    %0 = x.make <1, 2> : !x.t<4>
    %1:2 = x.use %0, %0 where (%0) : !x.t<4>, !x.t<4>
    x.bad %1#0 to %1#1 with {c = \"d\", e} : !x.t<4>
    x.end
  }
  x.other
}
";
    let (reduced, _) = reduced(text, |text| text.contains("x.bad"));
    assert_eq!(reduced, "x.bad\n");
}

#[test]
fn a_broken_file_is_reduced_too() {
    let text = "func.func @f( {\n  return\n}\nfunc.func @g() {\n  \"x.bad\"(%1) : () -> ()\n";
    let (reduced, _) = reduced(text, |text| text.contains("x.bad"));
    assert!(reduced.len() <= 8, "{reduced}");
}

#[test]
fn pieces_are_removed_first() {
    let piece = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";
    let text = format!("{piece}// -----\n{piece}// -----\n{FUNCTIONS}// -----\n{piece}");
    let (text, _) = reduced(&text, |text| text.contains("arith.muli"));
    assert!(!text.contains("-----") && text.len() < 80, "{text}");
}

#[test]
fn deep_nesting_is_halved() {
    let nested = |inner: &str| format!("{}{inner}{}", "module {\n".repeat(500), "}\n".repeat(500));
    let (text, tests) = reduced(&nested("\"x.bad\"() : () -> ()\n"), |text| text.contains("x.bad"));
    assert!(text.len() < 30 && tests < 100, "{tests}: {text}");
    // The test needs the outermost operation, or one in the middle.
    let inner = nested("\"x.bad\"() : () -> ()\n");
    let outer = format!("module @outer {{\n{inner}}}\n");
    let holds = |text: &str| text.contains("@outer") && text.contains("x.bad");
    let (text, tests) = reduced(&outer, holds);
    assert!(text.len() < 50 && tests < 100, "{tests}: {text}");
    let middle = nested(&format!("module @middle {{\n{}}}\n", nested("")));
    let (text, tests) = reduced(&middle, |text| text.contains("@middle"));
    assert!(text.len() < 30 && tests < 100, "{tests}: {text}");
}

#[test]
fn types_and_numbers_become_small() {
    let text = "func.func @f(%a: tensor<128x256xf64>) -> tensor<128x256xf64> {\n  \
        %0 = arith.constant dense<3.5> : tensor<128x256xf64>\n  \
        %1 = arith.addf %a, %0 : tensor<128x256xf64>\n  return %1 : tensor<128x256xf64>\n}\n";
    let holds = |text: &str| text.contains("arith.addf") && text.contains("tensor<");
    let (text, _) = reduced(text, holds);
    assert!(text.len() < 90 && !text.contains("128"), "{text}");
}

#[test]
fn invalid_candidates_are_tested_on_request_only() {
    let limits = Limits::default();
    let options = Options { allow_invalid: true, ..Options::default() };
    let text = b"func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n".to_vec();
    let mut reducer = Reducer::new(text, registry(), &limits, options);
    let holds = |text: &str| text.contains("return");
    reducer.run(&mut Oracle { holds, tested: Vec::new() });
    assert_eq!(reducer.text(), b"return\n");
}
