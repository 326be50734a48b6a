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

/// Texts of the kinds that long runs have found, and whether they have an error.
#[test]
fn kinds_that_were_found_are_agreed_on() {
    let with_list = |operation: &str| {
        format!("func.func @f(%a: !util.list<?>, %b: index) {{\n  {operation}\n  return\n}}\n")
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
    ] {
        assert_eq!(agreement(text.as_bytes()), Outcome::Checked, "{text}");
        let found = mlir::check(text.as_bytes(), &Limits::default());
        let error = found.iter().find(|one| one.severity == Severity::Error);
        assert_eq!(error.is_some(), has_error, "{error:?} in {text}");
    }
}
