//! Operations whose form is not described: `check` and `opt` accept what C++ may read, and what `opt` prints is read
//! again.

use crate::support::{check, render};
use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};

/// The errors of `check` in a text.
fn errors(text: &str) -> String {
    let found = check(text).into_iter().filter(|found| found.severity == Severity::Error);
    render(text, &found.collect::<Vec<_>>())
}

/// The output of `opt` for a text that it accepts.
fn printed(text: &str) -> String {
    let outcome = opt(text.as_bytes(), "t", &Options::default(), registry(), &Limits::default());
    assert!(outcome.success, "{text}\n{}", outcome.messages);
    String::from_utf8(outcome.output).unwrap()
}

const RIGHT: &[&str] = &[
    // A carriage return within a string.
    "\"foo.pad\"() {a = \"x\ry\", b = @\"x\ry\"} : () -> ()\nfoo.of \"x\ry\" // x\rfoo.of 1\n",
    // Empty attributes over two lines in the generic form.
    "func.func @f(%a: f32) {\n  \"foo.pad\"(%a) {\n  } : (f32) -> ()\n  return\n}\n",
    "\"foo.pad\"() ({\n}) {\n} : () -> ()\n",
    "%0 = \"foo.pad\"() {\n\n} : () -> i32\n",
    // A string and brackets within a form look like an operation in the generic form.
    "func.func @f(%h: !d.handler, %a: !d.t) {\n  %0 = d.exec(%h) \"x.make\"() { shape = [2] } : 1\n  \
     %1 = d.exec(%h)\n    \"x.relu\"(%0) : 1\n  return\n}\n",
    "func.func @f(%h: !d.handler) {\n  d.exec(%h) \"x.make\"(%h) : !d.t\n  return\n}\n",
    // An operation in the generic form on the line of another one.
    "func.func @f(%h: !d.h) { d.exec(%h) \"x.y\"(%h) : (!d.h) -> () return }\n",
    "func.func @f(%h: !d.h) {\n  d.exec(%h)\n    \"x.y\"(%h) : (!d.h) -> ()\n  return\n}\n",
    // Regions with arguments of the same names.
    "d.proc @p(%arg0: i8) {\n  spawns {\n    \"d.y\"(%arg0) : (i8) -> ()\n  }\n  next (%arg0: i16, %arg1: i32) {\n    \
     \"d.use\"(%arg0) : (i16) -> ()\n    \"d.use\"(%arg1) : (i32) -> ()\n  }\n}\n",
    "d.proc @p(%a: i8) {\n  \"d.y\"(%a) : (i8) -> ()\n  next (%a: i16) {\n    \"d.use\"(%a) : (i16) -> ()\n  }\n}\n",
    // Two strings in braces.
    "func.func @f() {\n  d.asm(in = [],\n    {\"xyz\" \"~{flags}\"})\n  return\n}\n",
    "func.func @f() {\n  d.asm {\"xyz\" 1}\n  return\n}\n",
    // A body that is left out, with the names for it.
    "func.func @f(%c: index) {\n  %0 = d.launch @g async (%t) in (%s = %c)\n  return\n}\n",
    "func.func @f(%c: index) {\n  d.launch (%x, %y) in (%s = %c, %u = %c) args(%z = %c)\n  return\n}\n",
    // A function need not be isolated.
    "\"x.module\"() ({\n  %v = \"x.import\"() : () -> i32\n  x.func @f() {\n    \"x.call\"(%v) : (i32) -> ()\n    \
     x.return\n  }\n}) : () -> ()\n",
    "x.unit {\n  %v = \"x.import\"() : () -> i32\n  x.func @f(%a: i32) {\n    x.call %v, %a\n    x.return\n  }\n}\n",
    // It may be isolated, too.
    "\"x.module\"() ({\n  %v = \"x.import\"() : () -> i32\n  x.func ({\n    %v = \"x.import\"() : () -> i32\n  })\n\
     }) : () -> ()\n",
    "x.module {\n  %v = x.import : i32\n  x.func @f() {\n    %v = x.import : i32\n  }\n}\n",
    // The dialect that may be left out in a region is not known.
    "x.module @m {\n  x.func @f(%a: i32) {\n  for %iv in (%a to %a, step %a) : i32 {\n    continue\n  }\n }\n}\n",
    "x.func @f(%a: i32) {\n  loop {\n    break\n    stop\n  }\n}\n",
    "x.module @m {\n  global @g <i32: 1> : !x.tile<1xi32>\n}\n",
    "x.module @m {\n  y.module @n {\n    global @g\n  }\n}\n",
    // The types of arguments that C++ changes.
    "x.module @m(inout %a : i32, in %b : i32, in %c \"port\" : i64) {\n  \"x.y\"(%a) : (!x.inout<i32>) -> ()\n  \
     \"x.y\"(%b, %c) : (i32, i64) -> ()\n}\n",
    "x.module @m(in %b : i32 by 3) {\n  \"x.y\"(%b) : (i64) -> ()\n}\n",
    "x.loop @m (%a : i32) {\n  \"x.y\"(%a) : (i64) -> ()\n}\n",
    // A part of a value that only the dialect knows, and names with dots that are whole.
    "func.func @f(%x: i32) {\n  d.node(%x) [%x.ctl, %x.a] : i32\n  %y = d.node [%x.ctl]\n  d.node [%y.ctl]\n  return\n}\n",
    "func.func @f(%i: i32) {\n  d.for %i.1 = %i to %i {\n    \"x.y\"(%i.1, %i) : (i32, i32) -> ()\n  }\n  return\n}\n",
    "d.graph {\n  %x = d.node [%x.1]\n  %x.1 = d.node\n  d.node [%x.1.ctl]\n}\n",
    // The blanks and comments of a text, with a location in it.
    "func.func @f(%x: i32) {\n  d.op  %x,  // why\n      ( %x\n\n   loc(\"a\")\n   , %x  loc(\"b\") ) // last\n  return\n}\n",
    "func.func @f(%x: i32) { d.op %x {\n  d.in %x } with (a,\n          b)   return }\n",
    "func.func @f(%x: i32) {\n\td.op %x\n\t\tto  %x\n\treturn\n}\n",
    // A line that is not deeper than the operation.
    "func.func @f(%x: i32) {\n  d.op \"s\" !d.t\nto %x : i32\n  return\n}\n",
    // Values that a header binds to names of its region.
    "func.func @f(%x: !d.t) {\n  %y:2 = d.two %x : !d.t\n  d.loop (%i) = (%x) to (%x) own(@a %x -> %p, @b %y#1 -> %q : !d.t, \
     !d.t) {\n    d.use %i, %p, %q : !d.t\n  }\n  return\n}\n",
    // Cases on the lines after an operation.
    "func.func @f(%x: !d.t) {\n  %r = d.walk (%x, %x) at (%i) init(%a = %x)\n       : (!d.t, !d.t)\n       -> !d.t\n  case %p, _ {\n    \
     d.yield %a : !d.t\n  }\n  case _, %q {\n    d.yield %q : !d.t\n  }\n  return\n}\n",
    // Members of a type on lines.
    "!rec = !d.rec<a{\n  one:\n    !d.t<4>,\n  two: i8\n}>\nfunc.func private @f(!rec)\n",
    // Results that are operands.
    "func.func @f(%x: i32) {\n  %y = d.op %x : i32 -> %z as i32\n  d.op %y -> %w\n  return\n}\n",
];

#[test]
fn forms_that_only_their_dialect_knows_are_accepted() {
    for text in RIGHT {
        assert_eq!(errors(text), "", "{text}");
        let first = printed(text);
        assert_eq!(printed(&first), first, "{text}");
    }
}

#[test]
fn text_is_printed_as_written_but_for_blanks_and_comments() {
    let text = "func.func @f(%x: i32) {\n    d.op  %x,  // why\n        [ %x  ,4 x  f32 ]\n\n\n      // this\n      {b=1,  a} // last\n    return\n}\n";
    let kept = "\n    d.op %arg0,\n        [ %arg0 ,4 x f32 ]\n      {b=1, a}\n    return\n";
    let once = printed(text);
    assert!(once.contains(kept), "{once}");
    assert_eq!(printed(&once), once);
}

#[test]
fn only_undescribed_operations_have_parts_of_values() {
    let text = "func.func @f(%x: i32) {\n  %0 = arith.addi %x.ctl, %x : i32\n  return\n}\n";
    let message = "2:19 mlir-undefined-value use of undeclared SSA value name\n";
    assert_eq!(errors(text), message);
    assert_eq!(errors(&text.replace("arith.addi %x.ctl", "d.op %y.ctl")).lines().count(), 1);
}

#[test]
fn arguments_of_undescribed_functions_have_the_types_of_the_header() {
    let contradiction = "use of value '%m' expects different type than prior uses: 'i1' vs 'i32'";
    for head in [
        "tt.func @k(%m: i32)",
        "tt.func public @k(%a: f32 {tt.x = 1 : i32}, %m: i32 loc(\"m\")) -> i32 attributes {a}",
        "cir.func @k(%m : !t)",
        "hw.module @k(in %m : i32, out y : i1)",
        "hw.module private @k(in %a : i1, in %m \"port\" : i32)",
    ] {
        let text = format!(
            "!t = i32\n{head} {{\n  scf.if %m {{\n  }}\n  %0 = arith.addi %m, %m : i32\n  tt.return\n}}\n"
        );
        let found = check(&text);
        assert_eq!(render(&text, &found), format!("3:10 mlir-type-mismatch {contradiction}\n"));
        let header = text.find("%m").unwrap();
        assert_eq!(found[0].related[0].span.start() as usize, header, "{head}");
        let fits = text.replace("i32", "i1");
        assert_eq!(render(&fits, &check(&fits)), "");
    }
    let text = "tt.func @k(%c: i1) {\n  cf.br ^a(%c : i1)\n^a(%m: i32):\n  scf.if %m {\n  }\n  tt.return\n}\n";
    assert!(
        errors(text).contains(&format!("4:10 mlir-type-mismatch {contradiction}\n")),
        "{}",
        errors(text)
    );
}

#[test]
fn an_attribute_of_another_dialect_keeps_its_name() {
    for name in ["llvam.di_file", "x.di_file"] {
        let scope = format!("scope = #{name}<\"a.ll\" in \"/\">");
        let text = format!("\"d.op\"() {{a = #llvm.di_lexical_block<{scope}>}} : () -> ()\n");
        assert!(printed(&text).contains(&scope), "{}", printed(&text));
    }
}

#[test]
fn a_location_is_never_a_part_of_the_word_before_it() {
    let text = "#o = loc(\"a.c\":1:2)\nfunc.func @f() {\n  l.o#o\n  return\n}\n";
    for is_local in [false, true] {
        let options = Options { debug_info: true, local_scope: is_local, ..Options::default() };
        let print = |text: &str| {
            let outcome = opt(text.as_bytes(), "t", &options, registry(), &Limits::default());
            assert!(outcome.success, "{text}\n{}", outcome.messages);
            String::from_utf8(outcome.output).unwrap()
        };
        let once = print(text);
        assert!(once.contains("l.o loc("), "{once}");
        print(&once);
    }
}

/// A missing bracket is noticed in an operation that was read ahead, within the region of a described one.
#[test]
fn an_open_bracket_before_the_end_of_a_region_is_an_error() {
    for before in ["", "    x.y\n"] {
        for (text, expected) in [
            ("x.o1 ( ", "expected ')'"),
            ("x.o1 [ ", "expected ']'"),
            ("x.o1 (i8) ( ", "expected ')'"),
            ("x.o1 (\n      ", "expected ')'"),
            ("x.o1 [i8] {a = 1 ", "expected '}'"),
            ("x.z {\n      x.o1 ( ", "expected ')'"),
        ] {
            let region = format!("  scf.if %b {{\n    {text}}}\n");
            let text = format!("func.func @f(%b: i1) {{\n{before}{region}  return\n}}\n");
            let found = errors(&text);
            assert!(found.contains(expected), "{text}{found}");
            let read =
                opt(text.as_bytes(), "t", &Options::default(), registry(), &Limits::default());
            assert!(!read.success, "{text}");
        }
    }
}
