//! Mistakes that were answered wrongly once.

use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::text::LineIndex;

/// The findings, as line and message; all of them are errors.
fn errors(text: &str) -> Vec<(u32, String)> {
    let index = LineIndex::new(text.as_bytes());
    let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
    let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| (index.line(found.span.start()) + 1, found.message)).collect()
}

fn lines(text: &str) -> Vec<u32> {
    errors(text).into_iter().map(|(line, _)| line).collect()
}

#[test]
fn a_missing_opening_brace_is_said_at_its_place() {
    let text = "func.func @f(%n: index) {
  scf.for %i = %n to %n step %n
    %x = arith.addi %i, %i : index
    %y = arith.addi %i, %x : index
    %w = arith.addi %i, %x : index
  }
  return
}
";
    assert_eq!(errors(text), [(2, "expected '{' to begin a region".to_owned())]);
}

#[test]
fn a_value_as_the_first_line_of_a_loop_is_one_error() {
    let text = "func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %s
    \"u\"(%i) : (index) -> ()
  }
  return
}
";
    assert_eq!(lines(text), [3]);
}

#[test]
fn an_unknown_word_does_not_hide_errors_behind_it() {
    let text = "func.func @f(%a: i32) {
  retrn %a
  %b = arith.addi %a, %a : i64
  return
}
";
    assert!(lines(text).contains(&3), "{:?}", errors(text));
}

#[test]
fn mistakes_in_the_form_of_described_operations_are_errors() {
    let text = "func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul inz(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @g(%a: tensor<4x4xf32>) {
  %1 = tensor.collapse_shape %a [[0, 1]]
  return
}
func.func @h(%a: f32) {
  %v = vector.broadcast %a
  return
}
";
    assert_eq!(lines(text), [2, 6, 10]);
}
