//! Errors of operations by their descriptions, in `abide check` and an editor.

use crate::support::{check, render};
use abide_core::diagnostic::Severity;
use abide_core::ide::{self, Document};
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Span, TextEdit, apply_edits};

const TEXT: &str = "#map = affine_map<(d0) -> (d0)>
!t = tensor<4xf32>
module {
  func.func @types(%a: i32, %b: f32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  func.func @syntax(%a: i32) {
    %0 = arith.addi %a, : i32
    %1 = arith.addf %a, %a : i32
    return
  }
  func.func @traits(%a: !t) -> !t {
    %0 = arith.addf %a, %a : !t
    %1 = tensor.extract %0[] : !t
    return %0 : !t
  }
  func.func @dominance(%c: i1, %a: i32) -> i32 {
    cf.cond_br %c, ^one, ^two
  ^one:
    %0 = arith.addi %a, %a : i32
    cf.br ^two
  ^two:
    return %0 : i32
  }
  func.func @fine(%a: !t) -> !t {
    %0 = call @fine(%a) : (!t) -> !t
    return %0 : !t
  }
  memref.global \"private\" @data : tensor<4xf32>
}
";

#[test]
fn each_function_is_verified_despite_errors_elsewhere() {
    assert_eq!(
        render(TEXT, &check(TEXT)),
        "5:25 mlir-type-mismatch use of value '%b' expects different type than prior uses: 'i32' vs \
         'f32'\n\
         9:25 mlir-expected expected SSA operand\n\
         10:21 mlir-invalid-operation 'arith.addf' op operand #0 must be floating-point-like, but got \
         'i32'\n\
         15:10 mlir-invalid-operation 'tensor.extract' op incorrect number of indices for \
         extract_element\n\
         24:12 mlir-invalid-operation operand #0 does not dominate this use\n\
         30:48 mlir-expected expected a static memref type\n"
    );
}

/// In the region of an undescribed operation, a single block may use values before their definition. Several blocks may
/// not, as in every region of MLIR.
#[test]
fn blocks_of_undescribed_regions_have_an_order() {
    let region = |operation: &str, body: &str| match operation {
        "\"a.b\"()" => format!("\"a.b\"() ({{\n{body}\n}}) : () -> ()\n"),
        _ => format!("{operation} {{\n{body}\n}}\n"),
    };
    let use_first = "\"a.d\"(%y) : (i8) -> ()\n%y = \"a.d\"() : () -> i8";
    let one_way = "\"a.c\"()[^a, ^b] : () -> ()\n^a:\n%y = \"a.d\"() : () -> i8\n\"a.c\"()[^b] : () -> ()\n\
                   ^b:\n\"a.d\"(%y) : (i8) -> ()";
    let both_ways = "%y = \"a.d\"() : () -> i8\n\"a.c\"()[^a, ^b] : () -> ()\n^a:\n\"a.c\"()[^b] : () -> ()\n\
                     ^b:\n\"a.d\"(%y) : (i8) -> ()";
    let unreachable = "\"a.c\"() : () -> ()\n^a:\n\"a.d\"(%y) : (i8) -> ()\n\"a.c\"()[^b] : () -> ()\n\
                       ^b:\n%y = \"a.d\"() : () -> i8\n\"a.c\"()[^b] : () -> ()";
    let found = "mlir-invalid-operation operand #0 does not dominate this use\n";
    for operation in ["\"a.b\"()", "a.b"] {
        for sound in [use_first, both_ways, unreachable] {
            let text = region(operation, sound);
            assert_eq!(render(&text, &check(&text)), "", "{text}");
        }
        let text = region(operation, one_way);
        assert_eq!(render(&text, &check(&text)), format!("7:1 {found}"), "{text}");
        let text = region(operation, &format!("\"a.c\"()[^a] : () -> ()\n^a:\n{use_first}"));
        assert_eq!(render(&text, &check(&text)), format!("4:1 {found}"), "{text}");
    }
}

/// Duplicates of a valid operation are not checked again, except for rules that depend on their position.
#[test]
fn operations_that_are_alike_are_checked_at_their_places() {
    let text = "func.func @fine(%n: index, %a: f32) {
  scf.for %i = %n to %n step %n {
    %0 = arith.addf %a, %a : f32
    scf.yield
  }
  return
}
func.func @elsewhere() {
  \"scf.yield\"() : () -> ()
}
func.func @wrong(%n: index, %a: f32) {
  %0 = arith.addf %a, %a : f32
  %1 = \"arith.addf\"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (index, index) -> index
  %2 = \"arith.addf\"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (index, index) -> index
  \"func.return\"() : () -> ()
  \"func.return\"() : () -> ()
}
";
    assert_eq!(
        render(text, &check(text)),
        "9:3 mlir-invalid-operation 'scf.yield' op expects parent op to be one of 'scf.execute_region, \
         scf.for, scf.if, scf.index_switch, scf.while'\n\
         13:21 mlir-invalid-operation 'arith.addf' op operand #0 must be floating-point-like, but got \
         'index'\n\
         14:21 mlir-invalid-operation 'arith.addf' op operand #0 must be floating-point-like, but got \
         'index'\n\
         15:3 mlir-invalid-operation 'func.return' op must be the last operation in the parent block\n"
    );
}

#[test]
fn without_the_verifier_dialects_are_not_checked() {
    let found = mlir::check_without_verifier(TEXT.as_bytes(), &Limits::default());
    assert_eq!(found, []);
}

#[test]
fn a_form_of_another_version_is_accepted() {
    // LLVM 18 and before have no output shape.
    let found = check(
        "func.func @f(%a: tensor<?x4xf32>) {\n  %0 = tensor.expand_shape %a [[0, 1], [2]] : \
         tensor<?x4xf32> into tensor<?x2x4xf32>\n  return\n}\n",
    );
    assert_eq!((found.len(), found[0].severity), (1, Severity::Information), "{found:?}");
    // A wrong form of an operation that all versions print alike is an error.
    let found = check("func.func @f(%a: i32) {\n  %0 = arith.addi %a : i32\n  return\n}\n");
    assert_eq!((found.len(), found[0].severity), (1, Severity::Error));
}

#[test]
fn undefined_operands_outside_of_functions_are_errors() {
    let text = "\
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%x) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @i(%a: !transform.any_op {transform.readonly}) {
    transform.sequence %y : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.yield
    }
    transform.yield
  }
  transform.named_sequence @j(%a: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
";
    let found: Vec<_> = check(text).into_iter().map(|one| (one.code.name(), one.span)).collect();
    let place = |name: &str| text.find(name).map(|at| Span::from_range(at..at + name.len()));
    let undefined = "mlir-undefined-value";
    let wanted = ["%x", "%y"].map(|name| (undefined, place(name).unwrap()));
    assert_eq!(found, wanted);
}

#[test]
fn types_of_a_sequences_handles_may_be_in_parentheses() {
    for (values, types, arguments) in [
        ("%a", "!transform.any_op", "%b: !transform.any_op"),
        ("%a", "(!transform.any_op)", "%b: !transform.any_op"),
        (
            "%a, %a",
            "(!transform.any_op, !transform.any_op)",
            "%b: !transform.any_op, %c: !transform.any_op",
        ),
        (
            "%a, %a",
            "!transform.any_op, !transform.any_op",
            "%b: !transform.any_op, %c: !transform.any_op",
        ),
    ] {
        let found = check(&format!(
            "module attributes {{transform.with_named_sequence}} {{\n  transform.named_sequence @f(%a: \
             !transform.any_op) {{\n    %0 = transform.sequence {values} : {types} -> !transform.any_op \
             failures(propagate) {{\n    ^bb0({arguments}):\n      transform.yield %b : !transform.any_op\n    \
             }}\n    transform.yield\n  }}\n}}\n"
        ));
        assert_eq!(found, [], "{types}");
    }
}

/// The diagnostics of a document after an edit that replaces the first `old` by `new`.
pub(crate) fn edited(document: Document, old: &str, new: &str) -> Document {
    let text = String::from_utf8(document.text().to_vec()).unwrap();
    let start = text.find(old).expect("not in the text");
    let edit = TextEdit::new(Span::from_range(start..start + old.len()), new);
    let document = document.edited(&[edit]);
    let fresh = Document::new(text.replacen(old, new, 1).into_bytes(), Limits::default());
    assert_eq!(document.text(), fresh.text());
    assert_eq!(document.tree(), fresh.tree());
    assert_eq!(document.names(), fresh.names());
    assert_eq!(document.diagnostics(), fresh.diagnostics());
    assert_eq!(document.hints(), fresh.hints());
    document
}

#[test]
fn an_edit_changes_what_depends_on_it() {
    let document = Document::new(TEXT.as_bytes().to_vec(), Limits::default());
    let before = document.diagnostics().len();
    let document = edited(document, "%a, %b : i32", "%a, %a : i32");
    assert_eq!(document.diagnostics().len(), before - 1);
    // The type of the alias: another operation of @traits is wrong, too.
    let known = document.diagnostics();
    let document = edited(document, "tensor<4xf32>\nmodule", "tensor<4xi32>\nmodule");
    assert_eq!(document.diagnostics().len(), known.len() + 1);
    let document = edited(document, "tensor<4xi32>\nmodule", "tensor<4xf32>\nmodule");
    assert_eq!(document.diagnostics(), known);
    let document = edited(document, "%a, : i32", "%a, %a : i32");
    assert_eq!(document.diagnostics().len(), before - 2);
    let document =
        edited(document, "%a, %a : i32\n    return\n", "%a, %a : i32\n  }}\n    return\n");
    let document = edited(document, "  }}\n", "");
    assert_eq!(document.diagnostics().len(), before - 2);
}

#[test]
fn impossible_symbols_are_warnings() {
    let text = "\
func.func @f(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %s = symbol.symbolic_int @s {max_val = 1 : i64, min_val = 2 : i64} : index
  symbol.bind_symbolic_shape %a, [%s], affine_map<()[s0] -> (s0, 5)> : tensor<?x4xf32>
  return %a : tensor<?x4xf32>
}
";
    let found = mlir::check(text.as_bytes(), &Limits::default());
    let found: Vec<_> = found
        .iter()
        .map(|found| {
            (found.code.name(), found.severity, found.span.slice(text.as_bytes()).len() > 1)
        })
        .collect();
    assert_eq!(
        found,
        [
            ("shape-empty-range", Severity::Warning, true),
            ("shape-static-size", Severity::Warning, true),
        ]
    );
}

/// An alias is expanded when a function is printed by itself, and indented with it: the type stays the same.
#[test]
fn a_type_of_several_lines_is_equal_at_every_indentation() {
    let text = "#e = #stored.encoding<{\n  map = (d0) -> (d0 : compressed),\n  name = \"a  b\"\n}>\n\
                module {\n  func.func private @g(tensor<?xf32, #e>)\n  \
                func.func @f(%a: tensor<?xf32, #e>) {\n    %c = arith.constant 1 : i32\n    \
                call @g(%a) : (tensor<?xf32, #e>) -> ()\n    return\n  }\n}\n";
    let document = Document::new(text.into(), Limits::default());
    assert_eq!(document.diagnostics(), []);
    let place = text.find("%c").expect("a constant") as u32;
    let changed = ide::run_passes(&document, Some(place), "canonicalize").expect("a pass");
    assert!(!changed.edits.is_empty());
    let changed = apply_edits(text.as_bytes(), &changed.edits).expect("edits that fit");
    let document = Document::new(changed.clone(), Limits::default());
    let changed = String::from_utf8_lossy(&changed);
    assert_eq!(document.diagnostics(), [], "{changed}");
    assert!(
        changed.contains("<{ map = (d0) -> (d0 : compressed), name = \"a  b\" }>"),
        "{changed}"
    );
}

/// Only a description knows whether a form binds a name, and for which region.
#[test]
fn names_bound_by_described_forms_are_verified() {
    let text = "func.func @redefined(%c: i1, %a: i32) {
  scf.if %c {
    %a = arith.constant 1 : i32
  }
  return
}
func.func @bound_twice() {
  affine.for %i = 0 to 4 {
    affine.for %i = 0 to 4 {
    }
  }
  return
}
func.func @numbered(%a: i32) {
  %0 = arith.addi %a#1, %a : i32
  return
}
func.func @bound_for_another_region(%a: i32) {
  %r = scf.while (%b = %a) : (i32) -> i32 {
    %t = arith.constant true
    scf.condition(%t) %b : i32
  } do {
  ^bb0(%z: i32):
    scf.yield %b : i32
  }
  return
}
";
    assert_eq!(
        render(text, &check(text)),
        "3:5 mlir-redefined-value redefinition of SSA value '%a'\n\
         9:16 mlir-redefined-value redefinition of SSA value '%i'\n\
         15:19 mlir-bad-result-number reference to invalid result number\n\
         24:15 mlir-undefined-value use of undeclared SSA value name\n"
    );
}

/// The functions after the first do not read the definitions of an alias again.
#[test]
fn aliases_of_aliases_are_the_same_in_each_function() {
    let mut text = "!e = !foo.t<a, b>\n!pair = tuple<!e, i32>\n!all = tuple<!pair, !pair>\n\
                    #m = affine_map<(d0) -> (d0)>\n#ms = [#m, #m]\n"
        .to_owned();
    for index in 0..3 {
        text += &format!(
            "func.func @f{index}(%a: !all, %b: tuple<!foo.t<a,b>, i32>) {{\n  \
             \"x.y\"(%a) : (tuple<!pair, tuple<!foo.t<a,b>, i32>>) -> ()\n  \
             \"x.z\"(%b) {{m = #ms}} : (!pair) -> ()\n  \
             %0 = arith.constant dense<1> : !all\n  return\n}}\n"
        );
    }
    let rendered = render(&text, &check(&text));
    let places: Vec<&str> = rendered.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(places, ["9:32", "15:32", "21:32"], "{rendered}");
}

#[test]
fn aliases_are_verified_where_they_are_defined() {
    let text = "#twice = affine_map<(d0, d0) -> (d0)>
#open = affine_map<(d0) -> (d0 +)>
!empty = vector<0xi32>
#wide = 300 : i8
#long = dense<[1, 2]> : tensor<3xi32>
#well = affine_map<(d0) -> (d0)>
#uses = [#twice, #well]
func.func @f(%a: !empty) {
  %0 = arith.constant {a = #1} 1 : i32
  return
}
func.func @g(%a: i32) {
  %0 = arith.constant {a = #1} 1 : i32
  return
}
";
    assert_eq!(
        render(text, &check(text)),
        "1:26 mlir-invalid-operation redefinition of identifier 'd0'\n\
         2:33 mlir-expected expected an affine expression, but found ')'\n\
         3:17 mlir-type-body vector types must have positive constant sizes\n\
         4:9 mlir-invalid-operation integer constant out of range for attribute\n\
         5:9 mlir-invalid-operation inferred shape of elements literal ([2]) does not match type ([3])\n\
         9:28 mlir-undefined-alias undefined symbol alias id '1'\n\
         13:28 mlir-undefined-alias undefined symbol alias id '1'\n"
    );
}

#[test]
fn text_before_the_body_of_a_module_is_verified() {
    let text = "module @a @b {
}
// -----
module attributes {a.b = 1, a.b = 2} {
}
// -----
module @c attributes {x.y = affine_map<(d0) -> (d1)>} {
  module @inner attributes {x.y = 300 : i8} {
    func.func @f() { return }
  }
}
// -----
#loc = loc(\"a\":1:1)
module @m attributes {dlti.dl_spec = #dlti.dl_spec<>} {
  func.func @f() { return }
} loc(#loc)
// -----
\"builtin.module\"() ({
  func.func @f() { return }
}) {a.b} : () -> ()
";
    assert_eq!(
        render(text, &check(text)),
        "1:11 mlir-expected expected '{' to begin a region\n\
         4:29 mlir-invalid-operation duplicate key 'a.b' in dictionary attribute\n\
         7:49 mlir-invalid-operation use of undeclared identifier\n\
         8:35 mlir-invalid-operation integer constant out of range for attribute\n"
    );
}

/// The number shown does not affect the count.
#[test]
fn diagnostics_that_are_not_shown_are_counted() {
    let text = "func.func @f(%a: i32) {\n  %x = arith.addf %a, %a : i32\n  d.op %b\n}\n\
                func.func @g(%a: i32) {\n  %x = arith.addf %a, %a : i32\n  return\n}\n";
    let all = mlir::check(text.as_bytes(), &Limits::default());
    assert_eq!(all.len(), 3, "{all:?}");
    let found = mlir::check(text.as_bytes(), &Limits { diagnostics: 0, ..Limits::default() });
    let messages: Vec<_> = found.iter().map(|found| found.message.as_str()).collect();
    assert_eq!(messages, ["3 more diagnostics are not shown"]);
}

/// torch-mlir names a symbol after the expression that it is computed by.
#[test]
fn symbols_that_are_expressions_are_not_bound() {
    let text = "func.func @f(%a: !torch.vtensor<[1,?],f32>) {
  %0 = torch.symbolic_int \"s0\" {min_val = 2, max_val = 7} : !torch.int
  %1 = torch.symbolic_int \"16*s0\" {min_val = 32, max_val = 112} : !torch.int
  torch.bind_symbolic_shape %a, [%0], affine_map<()[s0] -> (1, s0 * 16)> : !torch.vtensor<[1,?],f32>
  %m = memref.alloc() : memref<4x8xf32>
  %i = arith.constant 1 : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [%i] : memref<4x8xf32> to memref<?xf32, strided<[?]>>
  return
}
";
    assert_eq!(check(text), []);
    assert_eq!(check(&text.replace("\"16*s0\"", "\"s1\"")).len(), 1);
}

/// A reprinted function has the line breaks of its file.
#[test]
fn line_ends_keep_their_kind() {
    let text = "func.func @f() -> i32 {\r\n  %a = arith.constant 1 : i32\r\n  \
                %b = arith.addi %a, %a : i32\r\n  return %b : i32\r\n}\r\n";
    let document = Document::new(text.into(), Limits::default());
    let changed = ide::run_passes(&document, Some(20), "canonicalize").expect("a pass");
    let changed = apply_edits(text.as_bytes(), &changed.edits).expect("edits that fit");
    let changed = String::from_utf8(changed).expect("text");
    assert!(changed.contains("%c2_i32"), "{changed}");
    assert_eq!(changed.matches('\n').count(), changed.matches("\r\n").count(), "{changed:?}");
}

/// The body of an operation outside of functions is checked with the symbols around it.
#[test]
fn operations_within_a_symbol_are_verified() {
    let text = "ml_program.subgraph @s(%a: i32) -> i32 {
  %0 = arith.addf %a, %a : i32
  %1 = memref.get_global @elsewhere : memref<4xf32>
  ml_program.output %0 : i32
}
";
    let found = check(text);
    assert_eq!(
        render(text, &found),
        "2:19 mlir-invalid-operation 'arith.addf' op operand #0 must be floating-point-like, but got \
         'i32'\n3:26 mlir-invalid-operation 'memref.get_global' op 'elsewhere' does not reference a \
         valid global memref\n"
    );
}

/// Text after the last operation of a region is an error, as in mlir-opt. Most often it is the output of a build.
#[test]
fn text_after_the_last_operation_is_an_error() {
    let rest = [
        "foo bar baz",
        "Traceback (most recent call last):\n  File \"x\"",
        "12 bar",
        "LLVM ERROR: boom",
        "-> x",
    ];
    let around = [
        ("module {\n}\n", ""),
        ("module attributes {a} {\n} loc(\"x\":1:2)\n", ""),
        ("module {\n  module {\n  }\n", "\n}\n"),
        ("gpu.module @m {\n}\n", ""),
        ("llvm.func @f() {\n  llvm.return\n}\n", ""),
        ("func.func @f() {\n  return\n}\n", ""),
        ("func.func @f(%c: i1) {\n  scf.if %c {\n  }\n", "\n  return\n}\n"),
        ("func.func @f() {\n  affine.for %i = 0 to 3 {\n  }\n", "\n  return\n}\n"),
    ];
    for (before, after) in around {
        for rest in rest {
            let text = format!("{before}{rest}{after}");
            let line = u32::try_from(before.matches('\n').count()).unwrap() + 1;
            let errors = check(&text).into_iter().filter(|found| found.severity == Severity::Error);
            let errors = render(&text, &errors.collect::<Vec<_>>());
            assert!(errors.starts_with(&format!("{line}:1 ")), "{text}\n{errors}");
        }
    }
    // On the line of the region, too: no version has text after it.
    let text = "gpu.module @m {\n} foo\n";
    assert!(check(text).iter().any(|found| found.severity == Severity::Error));
    // Within an undescribed operation, `module` may be an operation of its dialect, without the prefix.
    assert_eq!(render("", &check("x.lib {\n  module @m {\n  } foo bar\n}\n")), "");
}

/// A syntax error in an operation is one error, and its results have no certain types.
#[test]
fn a_syntax_error_in_a_destination_style_operation_is_one_error() {
    let header = "func.func @r(%a: tensor<4x2xf32>, %b: tensor<2x4xf32>, %c: tensor<f32>) -> tensor<8xf32> {\n";
    let end = "\n  return %r : tensor<8xf32>\n}\n";
    for (form, message) in [
        (
            "linalg.reduce ins(%a : tensor<4x2xf32>) outs(%c : tensor<f32>) dimensions = 0",
            "expected '['",
        ),
        (
            "linalg.reduce ins(%a : tensor<4x2xf32>) outs(%c : tensor<f32>) dimensions = [0] garbage",
            "expected '('",
        ),
        ("linalg.map ins(%a : tensor<4x2xf32>) outs(%c : tensor<f32>) garbage", "expected '('"),
        (
            "linalg.transpose ins(%a : tensor<4x2xf32>) outs(%b : tensor<2x4xf32>) permutation = 1, 0",
            "expected '['",
        ),
        (
            "linalg.broadcast ins(%c : tensor<f32>) outs(%b : tensor<2x4xf32>) dimensions = 1",
            "expected '['",
        ),
    ] {
        let text = format!("{header}  %r = {form}{end}");
        let found = check(&text);
        assert_eq!(found.len(), 1, "{}", render(&text, &found));
        assert_eq!((found[0].severity, &*found[0].message), (Severity::Error, message));
    }
}

/// A broken location ends with its line.
#[test]
fn a_broken_location_hides_no_other_error() {
    for location in [
        "loc(\"c.py\":4:5 to :4:9)",
        "loc(\"c.py\":4:5 fo)",
        "loc(fused[\"a\" \"b\"])",
        "loc(\"c\":4:)",
    ] {
        let text = format!(
            "func.func @f(%a: i32) -> i32 {{\n  %1 = arith.addi %a, %a : i32 {location}\n  %7 = arith.constant 3 : i32 5\n  \
             return %a : i32\n}}\n"
        );
        let found = render(&text, &check(&text));
        let lines: Vec<&str> = found.lines().map(|line| &line[..2]).collect();
        assert_eq!(lines, ["2:", "3:"], "{found}");
    }
}

/// RUN lines determine whether a file is split, so editing them affects the whole file.
#[test]
fn marks_split_a_file_as_its_run_lines_do() {
    let pieces = |mark: &str| {
        format!("!t = i32\nfunc.func private @f() -> !t\n{mark}\nfunc.func private @g() -> !t\n")
    };
    let joined = |mark: &str| errors_of(&pieces(mark)).is_empty();
    for mark in ["// -----", "  // -----", "// -----// IR Dump After X //----- //", "// a // -----"]
    {
        assert!(!joined(mark), "{mark}");
        assert!(
            errors_of(&format!("// RUN: x-opt %s | FileCheck %s\n{}", pieces(mark))).is_empty()
        );
        assert!(
            !errors_of(&format!("// RUN: x-opt --split-input-file %s\n{}", pieces(mark)))
                .is_empty()
        );
    }
    for mark in ["// ----- helpers", "// ------", "// ----", "// -----0"] {
        assert!(joined(mark), "{mark}");
    }
    let split = format!("// RUN: x-opt -split-input-file %s\n{}", pieces("// ------"));
    assert!(errors_of(&split).starts_with("4:9 "), "{}", errors_of(&split));

    let whole = format!("// RUN: x-opt %s\n{}", pieces("// -----"));
    let document = Document::new(whole.into(), Limits::default());
    assert_eq!(document.diagnostics(), []);
    let split = edited(document, "%s\n!t", "%s -split-input-file\n!t");
    assert_eq!(split.diagnostics().len(), 1);
    let whole = edited(split, " -split-input-file", "");
    assert_eq!(whole.diagnostics(), []);
    // `split-file` writes the parts into files of their own.
    let part = "func.func private @f()\n";
    let parts = format!("// RUN: x-file %s %t\n//--- a.mlir\n{part}\n//--- b.mlir\n{part}");
    assert!(errors_of(&parts).starts_with("6:"), "{}", errors_of(&parts));
    let document = Document::new(parts.into(), Limits::default());
    let parts = edited(document, "x-file", "split-file");
    assert_eq!(parts.diagnostics(), []);
    let script = edited(parts, "//--- b.mlir\n", "//--- b.py\nx = (\n//--- b.mlir\n");
    assert_eq!(script.diagnostics(), []);
    let unfinished = edited(script, "b.py", "b.mlir");
    assert_ne!(unfinished.diagnostics(), []);
    let data = edited(unfinished, "b.mlir\nx = (", "in/b.txt\nx.y {");
    assert_eq!(data.diagnostics(), []);
    let parts = edited(data, "//--- in/b.txt\nx.y {\n", "");
    let within = edited(parts, "//--- b", "  //--- b");
    assert_eq!(within.diagnostics().len(), 1);
}

fn errors_of(text: &str) -> String {
    let errors = check(text).into_iter().filter(|found| found.severity == Severity::Error);
    render(text, &errors.collect::<Vec<_>>())
}
