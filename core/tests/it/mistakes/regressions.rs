//! Mistakes that were answered wrongly once.

use abide_core::diagnostic::{Severity, codes};
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::text::LineIndex;

/// The diagnostics, as line and message; all of them are errors.
pub(super) fn errors(text: &str) -> Vec<(u32, String)> {
    let index = LineIndex::new(text.as_bytes());
    let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
    let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| (index.line(found.span.start()) + 1, found.message)).collect()
}

pub(super) fn lines(text: &str) -> Vec<u32> {
    errors(text).into_iter().map(|(line, _)| line).collect()
}

#[test]
fn a_missing_opening_brace_is_reported_at_its_place() {
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

/// Each text lacks one bracket, on the line that is given.
#[test]
fn a_missing_bracket_is_one_error_on_its_line() {
    let in_function = |line: &str| {
        format!(
            "func.func @f(%v: vector<4xf32>, %a: i32, %m: memref<?xf32>) {{\n{line}\n  return\n}}\n"
        )
    };
    for line in [
        // The number becomes a part of the name, and the type of the result is unknown.
        "  %0 = vector.extract %v1] : f32 from vector<4xf32>\n  \"u\"(%0) : (f32) -> ()",
        "  %0 = arith.addi %a, %a {x.y : i32",
        "  %0 = arith.addi %a, %a {x = 1 : i64 : i32",
        "  %0 = \"a.b\"(%a) {x = #vector.kind<add} : (i32) -> i32",
        "  %0 = \"a.b\"(%a) {x = #vector.kindadd>} : (i32) -> i32",
        "  %0 = \"a.b\"(%a) {x = [y}, {}]} : (i32) -> i32",
        "  %0 = \"a.b\"(%a) : (i32) -> complexf32>",
        "  %0, %1 = \"a.b\"(%a) : (i32) -> i32, i32)",
        "  %0 = \"a.b\"(%a) {x = [affine_map(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} : (i32) -> i32",
    ] {
        assert_eq!(lines(&in_function(line)), [2], "{line}: {:?}", errors(&in_function(line)));
    }
    for (text, line) in [
        ("func.func private @f(!spirv.ptr<f32, Uniform) -> ()\n", 1),
        ("func.func @f(%a: i32) attributes x.y = 1 : i32} {\n  return\n}\n", 1),
        (
            "shape.func @f(%a: !shape.shape) -> !shape.shape {x.y}) {\n  shape.return %a : !shape.shape\n}\n",
            1,
        ),
        ("ml_program.func @f(%a: i32 {x.y) -> i32 {\n  ml_program.return %a : i32\n}\n", 1),
        (
            "\"func.func\"( <{function_type = (i32) -> (), sym_name = \"f\"}> ({\n^bb0(%a: i32):\n  \
             \"func.return\"() : () -> ()\n}) : () -> ()\n",
            1,
        ),
        (
            "\"func.func\"() <{function_type = i32) -> (), sym_name = \"f\"}> ({\n^bb0(%a: i32):\n  \
             \"func.return\"() : () -> ()\n}) : () -> ()\n",
            1,
        ),
        (
            "module {\nfunc.func @f(%a: i32)\n  \"u\"(%a) : (i32) -> ()\n  return\n}\nfunc.func @g() {\n  \
             return\n}\n}\n",
            2,
        ),
        (
            "#e = #sparse_tensor.encoding<{\n  map = d0, d1) -> (d0 : dense, d1 : compressed)\n}>\n\
             func.func private @f(i32)\n",
            2,
        ),
    ] {
        assert_eq!(lines(text), [line], "{text}: {:?}", errors(text));
    }
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
fn an_unknown_word_does_not_hide_later_errors() {
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

/// No version has text after the last region of an operation.
#[test]
fn text_after_the_last_region_of_an_operation_is_an_error() {
    let in_function =
        |line: &str| format!("func.func @f(%c: i1, %n: index) {{\n  {line}\n  return\n}}\n");
    let texts = [
        "module {} foo bar\n".to_owned(),
        "gpu.module @m {} foo bar\n".to_owned(),
        "gpu.module @m {\n} foo %a : i32\n".to_owned(),
        "llvm.func @f() { llvm.return } foo\n".to_owned(),
        "irdl.dialect @a { } foo\n".to_owned(),
        "emitc.file \"a\" { } 5\n".to_owned(),
        in_function("scf.if %c { } foo bar"),
        in_function("scf.if %c {\n    scf.yield\n  } foo"),
        in_function("scf.for %i = %n to %n step %n { } foo 5"),
        in_function("affine.for %i = 0 to 4 { } foo"),
    ];
    for text in texts {
        assert_eq!(errors(&text).len(), 1, "{text}{:?}", errors(&text));
        let options = Options::default();
        let outcome = opt(text.as_bytes(), "t", &options, registry(), &Limits::default());
        assert!(!outcome.success, "{text}{outcome:?}");
    }
}

/// `opt` reports these, too.
#[test]
fn operations_in_containers_other_than_modules_are_checked() {
    let container = |line: &str| {
        let function = "  gpu.func @g() {\n    gpu.return\n  }\n";
        lines(&format!("gpu.module @m {{\n{function}  {line}\n}}\n"))
    };
    assert_eq!(container("arith.addi @nothing() {\n  }"), [5]);
    assert_eq!(container("(%a)"), [5]);
    for name in ["rocdl.s.wait.loadcnt", "nvvm.barrier", "arith.constant", "spirv.GL.SMax"] {
        let text = format!("{name} {{\n  func.func private @f()\n}}\n");
        assert_eq!(lines(&text), [2], "{text}");
    }
    for name in ["llvm.intr.vp.sitofp", "\"vector.print\"() ("] {
        let end = if name.ends_with('(') { ") : () -> ()" } else { "" };
        let text = format!("{name} {{\n  func.func private @f()\n}}{end}\n");
        assert_eq!(lines(&text), [1], "{text}");
    }
    assert_eq!(lines("#a = #a\nfunc.func private @f() attributes {a = #a}\n"), [1]);
}

#[test]
fn the_second_symbol_of_a_name_in_the_table_of_an_unknown_operation_is_an_error() {
    let text = "firrtl.circuit \"Top\" {
  firrtl.module @Top() {}
  firrtl.module @Top() {}
}
";
    assert_eq!(errors(text), [(3, "redefinition of symbol named 'Top'".to_owned())]);
}

#[test]
fn operations_outside_of_functions_are_checked() {
    let text = "hw.module @m(in %a: i32, out b: i64) {
  %x = arith.addi %a, %a : i32
  %y = arith.addi %x, %a : i64
  hw.output %y : i64
}
util.initializer {
  %x = arith.constant 1 : i32
  %y = arith.addi %x, %x : i64
  util.return
}
module {
  %x = arith.constant 1 : i32
  func.func private @between()
  %y = arith.addi %x, %x : i64
}
";
    assert_eq!(lines(text), [3, 8, 14]);
}

#[test]
fn messages_have_the_names_that_values_get_in_their_function() {
    let text = "func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b : i32
}
";
    let said = "block with no terminator, has %0 = \"arith.addi\"(%arg0, %arg1) \
                <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32";
    assert_eq!(errors(text), [(2, said.to_owned())]);
}

#[test]
fn rules_of_single_operations() {
    let text = "func.func @f(%a: index, %t: memref<4xi32>, %n: index) {
  %1 = affine.linearize_index [%a, %a, %a] by (2) : index
  memref.dma_wait %t[%a, %a], %n : memref<4xi32>
  %2 = affine.linearize_index [%a, %a] by (2) : index
  memref.dma_wait %t[%a], %n : memref<4xi32>
  return
}
";
    assert_eq!(lines(text), [2, 3]);
}

/// The severities and messages of all diagnostics.
pub(super) fn said(text: &str) -> Vec<(Severity, String)> {
    let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
    found.into_iter().map(|found| (found.severity, found.message)).collect()
}

#[test]
fn a_misspelt_operation_of_a_described_dialect_is_an_error() {
    let text = "func.func @f(%a: i32) -> i32 {
  %0 = arith.adi %a, %a : i32
  %1 = \"arith.mul\"(%0, %a) : (i32, i32) -> i32
  %2 = tensor.empti() : tensor<4xi32>
  scf.fo %i = %a to %a step %a { }
  func.retrn %1 : i32
}
";
    assert_eq!(lines(text), [2, 3, 4, 5, 6]);
    let in_function = |line: &str| format!("func.func @f() {{\n  {line}\n  return\n}}\n");
    // It may be one of another version.
    let newer = said(&in_function("arith.something_that_nobody_knows"));
    assert_eq!(newer.len(), 1, "{newer:?}");
    assert_eq!(newer[0].0, Severity::Warning);
    // These are, and their names of today are known.
    for line in ["%0 = \"arith.maxf\"() : () -> f32", "\"linalg.init_tensor\"() : () -> ()"] {
        let old = said(&in_function(line));
        assert_eq!(old.len(), 1, "{line}");
        assert_eq!(old[0].0, Severity::Warning, "{line}");
        assert!(old[0].1.contains("LLVM"), "{line}: {}", old[0].1);
    }
    // Of these dialects not all is described, or nothing.
    for line in ["flow.tensor.emty", "test.unknown", "pcf.yield", "arit.x", "arit.y"] {
        assert_eq!(said(&in_function(line)), [], "{line}");
    }
    // Another project's dialect is called nearly as one of LLVM's.
    for line in ["emit.verbatim \"x\"", "emit.file \"a.v\" {\n}"] {
        assert_eq!(said(&format!("{line}\n")), [], "{line}");
    }
    assert_eq!(said("emitd.verbatim \"x\"\n").len(), 1);
}

#[test]
fn a_misspelt_type_of_a_described_dialect_is_an_error() {
    let text = "func.func private @f(!async.vlaue<f32>)
func.func private @g(!async.value<f32>, !gpu.async.token, !stream.resource<*>)
";
    let said = "unknown type 'async.vlaue'; did you mean 'async.value'?";
    assert_eq!(errors(text), [(1, said.to_owned())]);
}

/// Functions end with it, and nothing else: in no version of MLIR.
#[test]
fn the_return_of_a_function_in_a_loop_is_an_error() {
    let text = "func.func @f(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    return
  }
  scf.if %c {
    return
  }
  builtin.module {
    func.func @g() {
      return
    }
  }
  return
}
";
    assert_eq!(lines(text), [3, 6]);
    let unknown = "own.loop {
  return
}
";
    assert!(lines(unknown).is_empty(), "{:?}", errors(unknown));
}

#[test]
fn file_metadata_has_sections_of_resources() {
    let sound = "{-#
  dialect_resources: { builtin: { a: \"0x0400000001020304\", \"b c\": \"0x04000000\" }, own: { c: true, d: \"x\" } },
  external_resources: { tool: { e: \"pass\", f: false } }
#-}
";
    assert!(lines(sound).is_empty(), "{:?}", errors(sound));
    let empty = "{-# #-}
{-# dialect_resources: { } #-}
";
    assert!(lines(empty).is_empty(), "{:?}", errors(empty));
    let broken = [
        ("\"a\": {}", 2, "an identifier as a key of the file metadata dictionary"),
        ("foo: {}", 2, "unknown key 'foo'"),
        ("dialect_resources {}", 2, "expected ':'"),
        ("dialect_resources: [", 2, "expected '{'"),
        ("dialect_resources: {\n5: {} }", 3, "as the key of a 'resource' entry"),
        ("dialect_resources: { builtin: { a: \"b\" } }", 2, "hex string blob for key 'a'"),
        ("dialect_resources: { builtin: { a: \"0x0400000001...\" } }", 2, "its end is left out"),
        ("dialect_resources: { builtin: { a: \"0x040000000\" } }", 2, "9 digits, an odd number"),
        ("dialect_resources: { builtin: { a: \"0x05000000\" } }", 2, "non-power-of-2 value: 5"),
        ("dialect_resources: { builtin: { a: \"0x04000000\" b: \"0x\" } }", 2, "expected ','"),
        ("external_resources: { tool: { a: 3 } }", 2, "hex string blob for key 'a'"),
    ];
    for (inner, line, message) in broken {
        let text = format!("{{-#\n{inner}\n#-}}\nfunc.func private @f()\n");
        let found = errors(&text);
        let is_right = |(own, said): &(u32, String)| *own == line && said.contains(message);
        assert!(found.len() == 1 && found.iter().all(is_right), "{inner}: {found:?}");
    }
}

#[test]
fn a_mistake_at_the_beginning_of_a_line_is_reported_there() {
    assert_eq!(lines("func.func private @f()\n\n#a.b = 3\n"), [3]);
    assert_eq!(lines("func.func private @f()\n\n}\n"), [3]);
}

#[test]
fn a_distinct_attribute_has_one_meaning() {
    let text = "func.func private @f() attributes {a = distinct[0]<1>, b = distinct[0]<2>}
func.func private @g() attributes {a = distinct[0]<1>, b = distinct[0]<1>, c = distinct[1]<>}
";
    assert_eq!(lines(text), [1]);
}

/// However many regions there are between a value and its use.
#[test]
fn values_of_distant_enclosing_regions_are_checked() {
    for depth in [3, 15, 16, 17, 40] {
        let (open, close) = ("scf.if %c {\n".repeat(depth), "}\n".repeat(depth));
        let text = |inner: &str| {
            format!(
                "func.func @f(%c: i1) {{\n%a = arith.constant 1 : i32\nscf.if %c {{\n%i = arith.addi %a, %a : i32\n}}\n{open}{inner}\n{close}%late = arith.addi %a, %a : i32\nreturn\n}}\n"
            )
        };
        let line = u32::try_from(depth).expect("a few") + 6;
        assert!(lines(&text("arith.addi %a, %a : i32")).is_empty(), "{depth}");
        assert_eq!(lines(&text("arith.addi %a, %late : i32")), [line], "{depth}");
        assert_eq!(lines(&text("arith.addi %a, %i : i32")), [line], "{depth}");
        let isolated = "builtin.module {\nfunc.func @g() {\narith.addi %a, %a : i32\nreturn\n}\n}";
        let found = lines(&text(isolated));
        assert!(found.first() == Some(&(line + 2)), "{depth}: {found:?}");
    }
}

#[test]
fn an_error_before_all_others_is_reported_besides_them() {
    for (text, expected) in [
        // Only C++ knows one form, and the error is found where the whole file is parsed.
        ("func.func @f(%a: i8) {\n  tosa.variable %a 2 : i32 : i8\n  arith.addi\n}\n", vec![2, 3]),
        (
            "func.func @f(%a: i8) {\n  tosa.variable %a 2 : i32 : i8\n  return\n}\n\
             func.func @g(%a: i8) {\n  return %b : i8\n}\n",
            vec![2, 6],
        ),
        // The first error of the verifier.
        (
            "func.func @f(%a: i32) -> i32 {\n  cf.br ^bb1(%a : i32)\n^bb1(%x: i64):\n  \
             %b = arith.addi %a, %a : i32\n}\n",
            vec![2, 4],
        ),
    ] {
        assert_eq!(lines(text), expected, "{text}");
    }
}

#[test]
fn names_in_operations_with_known_forms_are_checked_outside_of_functions() {
    for (text, expected) in [
        (
            "transform.named_sequence @f(%a: !transform.any_op) {\n  \
             %a = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op\n  \
             transform.yield\n}\n",
            vec![2],
        ),
        (
            "ml_program.subgraph @k(%t: i64) -> i64 {\n  \
             %t = ml_program.global_load_const @g : i64\n  ml_program.output %t : i64\n}\n",
            vec![2],
        ),
        (
            "ml_program.subgraph @k(%t: !ml_program.token) -> i64 {\n  \
             %c, %d = ml_program.global_load_graph @g ordering(%b, %t -> !ml_program.token) : i64\n  \
             ml_program.output %c : i64\n}\n",
            vec![2],
        ),
        // An undescribed operation may bind names in its own way.
        ("x.sequence @f(%a: i32) {\n  %a = arith.constant 1 : i32\n  x.yield\n}\n", vec![]),
    ] {
        assert_eq!(lines(text), expected, "{text}");
    }
}

#[test]
fn a_distinct_attribute_has_an_unsigned_number() {
    for number in ["-1", "", "x"] {
        let text = format!("\"t.d\"() {{a = distinct[{number}]<>}} : () -> ()\n");
        let outcome =
            opt(text.as_bytes(), "t.mlir", &Options::default(), registry(), &Limits::default());
        assert!(outcome.messages.contains("error: expected distinct ID"), "{}", outcome.messages);
        assert_eq!(lines(&text), [1]);
    }
}

#[test]
fn an_operation_without_its_name_is_reported_as_that() {
    let missing = || "expected operation name in quotes".to_owned();
    let in_loop = "func.func @f(%o: tensor<4xf32>, %i: index) {
  scf.for %k = %i to %i step %i {
    %x = %o[%k] : tensor<4xf32>
  }
  return
}
";
    assert_eq!(errors(in_loop), [(3, missing())]);
    let on_one_line = in_loop.replace("\n  ", " ").replace("  %x", "%x");
    assert_eq!(errors(&on_one_line), [(1, missing())]);
}

#[test]
fn a_second_equals_sign_is_one_error() {
    for line in ["%0 = = 7", "%0 = = arith.addi %a, %a : i32", "%0 ="] {
        let text = format!("func.func @f(%a: i32) {{\n  {line}\n  return\n}}\n");
        assert_eq!(lines(&text), [2], "{line}: {:?}", errors(&text));
    }
}

#[test]
fn a_wrong_character_does_not_hide_the_name_before_its_line() {
    let text = "func.func @f(%a: i32) {
  %0 = aritH.addi %a, %a : i32
  $1 = arith.addi %a, %a : i32
  return
}
";
    assert_eq!(lines(text), [2, 3]);
}

#[test]
fn characters_of_pages_are_replaced_by_those_that_they_look_like() {
    let right = "func.func @f(%a: i32) -> i32 {\n  \"a.b\"() : () -> ()\n  return %a : i32\n}\n";
    for (from, to, count) in [("->", "\u{2192}", 2), (" %a", "\u{a0}%a", 1), ("\"", "\u{201c}", 2)]
    {
        let text = right.replace(from, to);
        let document = Document::new(text.into_bytes(), Limits::default());
        let found = document.diagnostics().into_iter();
        let bytes: Vec<_> = found.filter(|one| one.code == codes::mlir::UNKNOWN_BYTES).collect();
        assert_eq!(bytes.len(), count, "{bytes:?}");
        for one in bytes {
            let meant = from.trim_end_matches("%a");
            assert_eq!(one.fix.unwrap().edits[0].replacement, meant.as_bytes());
        }
    }
}
