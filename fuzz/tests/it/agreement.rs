//! The check that `check`, `opt` and an editor agree, on seeded texts with mistakes.

use crate::seeded;
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_fuzz::checks::agreement::agreement;
use abide_fuzz::{Outcome, Target};

#[test]
fn texts_with_up_to_three_mistakes() {
    let (checked, all) = seeded::run(Target::named("agreement").unwrap(), 1_000);
    assert!(checked * 2 > all, "only {checked} of {all} inputs were checked");
}

const UNINDENTED: &str =
    "func.func @f(%c: i1) {\nx.a {\nfunc.func @g() {\nreturn\n}\n}\nreturn\n}\n";

/// A function that only the verifier refuses.
const WRONG: &str =
    "  func.func @f(%a: i32) {\n    %0 = arith.addf %a, %a : i32\n    return\n  }\n";

/// Texts of the kinds that long runs have found, and whether they have an error.
#[test]
fn kinds_that_were_found_are_agreed_on() {
    let with_list = |operation: &str| {
        format!("func.func @f(%a: !util.list<?>, %b: index) {{\n  {operation}\n  return\n}}\n")
    };
    let two_lists = |types: &str, index: &str| {
        with_list(&format!("%v = util.list.get %a[%b] : {types}"))
            + &with_list(&format!("%v = util.list.get %a{index} : !util.list<?> -> i32"))
                .replace("@f", "@g")
    };
    let two_scalars = |ty: &str| {
        let wrong = format!("func.func @f(%a: {ty}) {{\n  return\n}}\n");
        let next = format!(
            "func.func @g(%a: tensor<?xf32>) {{\n  %0 = linalg.abs ins(%a : {ty}) outs(%a : {ty}) -> tensor<?xf32>\n  return\n}}\n"
        );
        wrong + &next
    };
    // The function is not isolated.
    let around =
        |operation: &str| format!("%a = t.a\nown.func @f() {{\n  t.u %a\n  {operation}\n}}\n");
    for (text, has_error) in [
        (with_list("%v = util.list.get %a[%b] : !nope"), true),
        (with_list("%v = util.list.get %a[%b] 1: !util.list<?> -> i32"), false),
        (with_list("%v = util.list.get %a[%b] : !util.list<?> -> !nope"), true),
        (with_list("%v = util.list.get %a[%b] : !util.list<?> -> !own.nope"), false),
        (with_list("%v = util.list.get %a[%b] : !util.list<?> -> !own<x<#nope>>"), false),
        ("%0 = t.t\nt.u %0#18446744073709551616\n".to_owned(), true),
        ("%0 = t.t\nt.u %0#4294967296, %0\n".to_owned(), true),
        ("%0:2 = t.t\nt.u %0#99999999999 {a}\n".to_owned(), true),
        ("t.u {%a => x}\n".to_owned(), true),
        ("t.u %a => x\n".to_owned(), true),
        ("t.u [: i8 %a => @s]\n".to_owned(), true),
        ("hw.module @m(in %a%x: i32) {\n  %x = t.v\n  t.w %x\n}\n".to_owned(), false),
        ("own.op in %x : i32 {\n  %x = t.v\n}\n".to_owned(), false),
        ("own.op [%x = 1, %y = 2] {\n  %x, %z = t.v %y\n}\n".to_owned(), false),
        ("own.func @f(%x: i32) {\n  %x = t.v\n}\n".to_owned(), true),
        ("t.u (%a = x) {\n  t.v %a\n}\n".to_owned(), false),
        ("gpu.module^wasmssa.le_si \n".to_owned(), true),
        ("gpu.module {\n}\n".to_owned(), true),
        ("gpu.module words {\n}\n".to_owned(), true),
        ("gpu.binary ^bb0 [#gpu.object<#nvvm.target, \"x\">]\n".to_owned(), true),
        ("gpu.module @m {\n}\n".to_owned(), false),
        ("func.func private @v(!llvm.vec<4 x ptr>)\ngpu.module ^bb0 {\n}\n".to_owned(), true),
        (around("\"t.v\"() ({\n    %a = \"t.w\"() : () -> i32\n  }) : () -> ()"), false),
        (around("t.v {\n    %a = t.w\n  }"), false),
        (around("t.v {\n    %a = t.w\n    own.func @g() {\n    }\n  }"), false),
        (around("%b = t.v %a"), false),
        ("own.func @f() {\n  t.u %a\n  t.v {\n    %a = t.w\n  }\n}\n".to_owned(), true),
        ("%0 = arith.constant \"s\"\n".to_owned(), true),
        // Functions that are not indented within an undescribed operation.
        (UNINDENTED.to_owned(), false),
        (UNINDENTED.replace("x.a {", "scf.if %c {"), true),
        (UNINDENTED.replacen("}\n", "", 1), true),
        (format!("x.module {{\n{UNINDENTED}}}\n"), false),
        ("x.func @f() {\nx.a {\nx.func @g() {\nx.a {\nx.func @h() {\n}\n}\n}\n}\n}\n".to_owned(), false),
        // Definitions of aliases after an operation.
        ("t.u#id = affine_map<(d0) -> (d0)>\nt.v {a = #id}\n".to_owned(), false),
        ("emitc.verbatim \"a\"!t = i32\nt.v : !t\n".to_owned(), false),
        ("module {\n  t.u #id = 1\n}\n".to_owned(), true),
        // Text after the last operation, and an operation that only the verifier refuses.
        (format!("gpu.module @k {{\n{WRONG}}}\n="), true),
        (format!("gpu.module @k {{\n{WRONG}}}/\n"), true),
        ("x.a {\n  transform.named_sequence @f(%a: !t.t) {\n    %a = t.v %a : !t.t\n    transform.yield\n  }\n}\n".to_owned(), true),
        ("transform.named_sequence @f(%a: !t.t) {\n  %a = arm_sve.intr.smmla %a (!t.t)\n  transform.yield\n}\n".to_owned(), true),
        ("t.func @f(%a: f9223372036854775807) {\n  \"t.u\"(%a) : (f32) -> ()\n}\n".to_owned(), false),
        ("t.func @f(%a: i32) {\n  \"t.u\"(%a) : (f32) -> ()\n}\n".to_owned(), true),
        // A form that does not fit matters in its own function alone.
        (with_list("%v = util.list.get %a[%b] : %b<?> -> i32"), false),
        (two_lists("%b<?> -> i32", "[<%b]"), true),
        (with_list("%v = util.list.get %a[%b] : !util.list<%v : i32?> -> i32"), false),
        (with_list("%u = util.list.get %a[!i] : !util.list<?> -> i32\n  <?>%v = arith.subi %u %u : i32"), true),
        (with_list("%u = util.list.get %a[!i] : !util.list<?> -> i32\n  <?>%v = arith.subi"), true),
        (with_list("%u = util.list.get %a[%b] : !util.list<?> -> i32\n  <?>%v = arith.subi"), true),
        ("t.func @f(%c: i1) {\n  scf.if{ %c {\n  }\n  t.return\n}\n".to_owned(), true),
        // An editor that closes a region at the end of the text.
        ("t.func @f() {\n  [t.a {\n  }\n  %0 = t.v\n}\n".to_owned(), true),
        // The text of a wrong type is not kept as one that has been read.
        (two_scalars("f32<?xf32>"), true),
        (two_scalars("vector<0xf32>"), true),
        ("func.func @f(%i: index, %m: memref<9xf32>, %v: f32) {\n  affine.parallel (%j) = (0) to (9) { affine.sto:re %v, %m[%j] : memref<9xf32> }\n  affine.parallel (%j) = (0) to (9) { }\n  return\n}\n".to_owned(), false),
        ("\"t.a\"() ({\n  func<func private @f()\n}) : () -> ()\n".to_owned(), true),
        // The value of a constant on the next line, which is not indented.
        ("%0 = arith.constant\ntrue\n%1 = arith.constant\ndense<1> : tensor<2xi32>\n".to_owned(), false),
        // Undescribed functions within each other need not be isolated.
        ("t.func @f() {\n  t.for %i = 0 {\n    t.func @g() {\n      t.u %i\n    }\n  }\n}\n".to_owned(), false),
        // Functions in a second region of an undescribed function, which are not indented.
        ("module {\n  async.coro.beginfunc.func @g() { return }\n{\n  func.func @f() { return }\n}}\n".to_owned(), false),
        // Numbers after the names of arguments, and names with parts after the regions.
        ("func.func @f(%a#0: i32) {\n  return\n}\n".to_owned(), true),
        ("func.func @f(%a: index) {\n  scf.for %i#0 = %a to %a step %a {\n  }\n  return\n}\n".to_owned(), true),
        ("func.func @f(%a: i32) {\n  cf.br ^bb1(%a : i32)\n^bb1(%b#0: i32):\n  return\n}\n".to_owned(), false),
        ("t.op {\n  t.u %a.part\n  t.u %b.\n} next (%a: i16, %b: i32)\n".to_owned(), false),
        ("t.u %0==t.t %0#0\n".to_owned(), true),
        // A sign within the name of an operation that begins a region.
        ("func.func @f(%n: index) {\n  scf.for %i = %n to %n step %n {\n    t.a,b %i, [%n], affine_map<()[s0] -> (s0)>\n    t.u %n\n  }\n  return\n}\n".to_owned(), false),
        // A word after a region, and an undefined value before it.
        ("gpu.module @m {\n  gpu.func @f() {\n    gpu.return %x : f32\n  }\n}\nmo {\n  func.func @g() {\n    return\n  }\n}\n".to_owned(), true),
        // Functions in the braces of an attribute dictionary.
        ("llvm.mlir.alias @a {\n  util.global private mutable @c = 0 : i32\n  func.func @f() {\n    return\n  }\n}\n".to_owned(), true),
        // A mark that does not split the file.
        ("// RUN: x-opt %s\nfunc.func private @f()\n// -----\nfunc.func private i32@g()\n".to_owned(), true),
        // The verifier refuses an operation outside of a function with a misspelt name.
        ("omp.terminator\nfunc.func @f() {\n  lnalg.fill\n  return\n}\n".to_owned(), true),
        // A list of operands that its line ends too soon.
        ("hw.module @m(in %a: i32, out b: i64) {\n  %x = arith.addi %a, \n  %y = arith.addi %x, %a : i64\n  hw.output %y : i64\n}\n".to_owned(), true),
        ("module {\n  %a = t.v\n  %x = arith.addi %a,\n  %y, %z = t.w %a\n}\n".to_owned(), true),
        ("own.op (%a: i32) {\n  arith.addi %a, // words\n\n  %x = t.w\n}\n".to_owned(), true),
        ("t.u %a,\n%y = t.w\n".to_owned(), true),
        // Parts of values, which described operations do not have.
        ("own.f @f(%a: f32) {\n  %b = builtin.unrealized_conversion_cast %a.0e4 : f32 to f64\n}\n".to_owned(), true),
        ("own.f @f(%a: f32) {\n  own.g {\n    %b = arith.negf %a.b : f32\n    t.u %a.b\n  }\n}\n".to_owned(), true),
        ("own.f (%a: f32) {\n  t.u %a.b\n}\n".to_owned(), false),
        // Only `check` compares the keys of resources.
        ("t.u {a = dense_resource<wieght> : tensor<1xi8>}\n\n{-#\n  dialect_resources: {\n    builtin: {\n      weight: \"0x0100000001\"\n    }\n  }\n#-}\n".to_owned(), true),
        // The attribute of an undescribed dialect is not of the class that a parameter takes.
        ("#a = #llvm.di_subprogram<file = #file<file = #file>>\nfunc.func private @f() attributes {a = #a}\n".to_owned(), true),
    ] {
        assert_eq!(agreement(text.as_bytes()), Outcome::Checked, "{text}");
        let found = mlir::check(text.as_bytes(), &Limits::default());
        let error = found.iter().find(|one| one.severity == Severity::Error);
        assert_eq!(error.is_some(), has_error, "{error:?} in {text}");
    }
}

/// Texts with a place for a character that begins no token.
const PLACES: [&str; 20] = [
    "?func.func private @f()\n",
    "\n?",
    "?\nfunc.func private @f()\n",
    "func.func private @f()\n?\nfunc.func private @g()\n",
    "func.func private @f() ?\nfunc.func private @g()\n",
    "func.func private @f()\n?",
    "func.func private @f()\n// -----\n?func.func private @g()\n",
    "func.func @f() {\n  ?\n  return\n}\n",
    "func.func @f() {\n  return\n  ?}\n",
    "func.func private @f(tensor<4x?f32>)\n",
    "func.func private @f(i32?)\n",
    "func.func @f(%a: i32) {\n  %0 = arith.addi %a,? %a : i32\n  return\n}\n",
    "!t = i32?\n",
    "\"t.u\"() {a = \"x?y\"} : () -> ()\n",
    "\"t.u\"() {a = 1 ?} : () -> ()\n",
    "t.u : !t.t<a?b>\n",
    "t.u a?b\n",
    "t.u a\n?\nt.v {\n  ?\n}\n",
    "t.u \"a?b\" // ?\n",
    "t.u\n{-# a: {b: \"c\"} ? #-}\n",
];

/// All control characters, and others that begin no token, alone and twice, at all places.
#[test]
fn characters_that_begin_no_token() {
    let others = ["\u{7f}", "\u{85}", "\u{a0}", "\u{200b}", "\u{2028}", "\u{feff}", "$", "`", "~"];
    let control = (0..b' ').map(|byte| char::from(byte).to_string());
    for character in control.chain(others.map(str::to_owned)) {
        for place in PLACES {
            for shown in [character.clone(), character.repeat(2)] {
                agreement(place.replace('?', &shown).as_bytes());
            }
        }
    }
    let split = "func.func private @f()\n// -----\n?func.func private @g()\n";
    let of_mark = ["\n?", "// -----\n?", "??", split].map(|place| (place, "\u{feff}"));
    let string = "\"t.u\"() {a = \"x?y\"} : () -> ()\n";
    let of_string = ["\u{b}", "\u{c}", "\n"].map(|character| (string, character));
    for (place, character) in of_mark.into_iter().chain(of_string) {
        let text = place.replace('?', character);
        let found = mlir::check(text.as_bytes(), &Limits::default());
        assert!(found.iter().any(|one| one.severity == Severity::Error), "{found:?} in {text:?}");
    }
}
