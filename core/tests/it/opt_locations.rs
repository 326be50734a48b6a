//! `-mlir-print-debuginfo` and `-mlir-use-nameloc-as-prefix`: the expected texts are those that mlir-opt 22 prints.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};

fn outcome(text: &str, flags: &[&str]) -> Outcome {
    let mut options = Options::default();
    flags.iter().for_each(|flag| options.take(flag).unwrap());
    opt(text.as_bytes(), "a.mlir", &options, registry(), &Limits::default())
}

/// The messages of a run that fails, without output.
fn failure(text: &str, flags: &[&str]) -> String {
    let outcome = outcome(text, flags);
    assert!(!outcome.success && !outcome.output.contains(&b'<'), "{}", outcome.output.len());
    outcome.messages
}

fn run(text: &str, flags: &[&str]) -> String {
    let outcome = outcome(text, flags);
    assert!(outcome.success, "{}", outcome.messages);
    String::from_utf8(outcome.output).unwrap()
}

const MODULE: &str = "\
func.func @f(%a: i32, %b: i32 loc(\"b\":3:4)) -> i32 attributes {at = loc(\"in\":1:1)} {
  %0 = arith.addi %a, %b : i32 loc(\"sum\")
  %1:2 = \"t.two\"(%0) ({
  ^bb0(%x: i32 loc(#late)):
    \"t.y\"() : () -> () loc(callsite(\"c\" at \"d\":2:3))
  }) : (i32) -> (i32, i32) loc(fused<\"meta\">[\"n\"(\"q\":1:2), unknown])
  cf.br ^bb1(%1#0 : i32)
^bb1(%z: i32 loc(unknown)):
  affine.for %i = 0 to 10 {
  } loc(#late)
  return %z : i32
} loc(\"fn\":9:9)
func.func private @g(i32) loc(unknown)
#late = loc(\"two\":2:2 to 3:4)
";

#[test]
fn locations_follow_operations_and_arguments() {
    let expected = "\
#loc2 = loc(\"a.mlir\":1:14)
#loc3 = loc(\"b\":3:4)
#loc4 = loc(\"in\":1:1)
#loc7 = loc(\"two\":2:2 to 3:4)
#loc11 = loc(unknown)
#loc12 = loc(\"a.mlir\":9:14)
module {
  func.func @f(%arg0: i32 loc(\"a.mlir\":1:14), %arg1: i32 loc(\"b\":3:4)) -> i32 attributes {at = #loc4} {
    %0 = arith.addi %arg0, %arg1 : i32 loc(#loc5)
    %1:2 = \"t.two\"(%0) ({
    ^bb0(%arg2: i32 loc(\"two\":2:2 to 3:4)):
      \"t.y\"() : () -> () loc(#loc15)
    }) : (i32) -> (i32, i32) loc(#loc16)
    cf.br ^bb1(%1#0 : i32) loc(#loc10)
  ^bb1(%2: i32 loc(unknown)):  // pred: ^bb0
    affine.for %arg2 loc(\"a.mlir\":9:14) = 0 to 10 {
    } loc(#loc7)
    return %2 : i32 loc(#loc13)
  } loc(#loc1)
  func.func private @g(i32) loc(#loc11)
} loc(#loc)
#loc = loc(\"a.mlir\":0:0)
#loc1 = loc(\"fn\":9:9)
#loc5 = loc(\"sum\")
#loc6 = loc(\"q\":1:2)
#loc8 = loc(\"c\")
#loc9 = loc(\"d\":2:3)
#loc10 = loc(\"a.mlir\":7:3)
#loc13 = loc(\"a.mlir\":11:3)
#loc14 = loc(\"n\"(#loc6))
#loc15 = loc(callsite(#loc8 at #loc9))
#loc16 = loc(fused<\"meta\">[#loc14])

";
    assert_eq!(run(MODULE, &["-mlir-print-debuginfo"]), expected);
    // Printing the output again gives the same, except for the names of the aliases.
    let again = run(expected, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
    let local = run(MODULE, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
    assert_eq!(again, local);
    for line in [
        "    affine.for %arg2 loc(\"a.mlir\":9:14) = 0 to 10 {",
        "    }) : (i32) -> (i32, i32) loc(fused<\"meta\">[\"n\"(\"q\":1:2)])",
        "      \"t.y\"() : () -> () loc(callsite(\"c\" at \"d\":2:3))",
        "} loc(\"a.mlir\":0:0)",
    ] {
        assert!(local.lines().any(|own| own == line), "{line}\n{local}");
    }
    assert!(!run(MODULE, &[]).contains("sum"));
}

/// Implied operations have the location of their parent; a nested operation on another one's line has none.
#[test]
fn implied_operations_have_the_location_of_their_parent() {
    let text = "func.func @f(%m: vector<2xi1>, %v: vector<2xf32>) {
  affine.for %i = 0 to 2 {
  } loc(\"loop\")
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return
}
";
    let generic =
        run(text, &["-mlir-print-debuginfo", "-mlir-print-op-generic", "-mlir-print-local-scope"]);
    assert!(generic.contains("\"affine.yield\"() : () -> () loc(\"a.mlir\":2:3)"), "{generic}");
    let custom = run(text, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
    assert!(custom.contains("into f32 } : vector<2xi1> -> f32 loc(\"a.mlir\":4:8)"), "{custom}");
}

#[test]
fn operations_created_by_passes_have_locations() {
    let text = "func.func @f() -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
} loc(\"f\")
";
    let flags = ["-canonicalize", "-mlir-print-debuginfo", "-mlir-print-local-scope"];
    let printed = run(text, &flags);
    assert!(printed.contains("%c4_i32 = arith.constant 4 : i32 loc(\"f\")\n"), "{printed}");
}

#[test]
fn each_piece_of_a_file_keeps_its_places() {
    let text = "\"a.b\"() : () -> ()\n// -----\n  \"a.b\"() : () -> ()\n";
    let expected = "module {
  \"a.b\"() : () -> () loc(\"a.mlir\":1:1)
} loc(\"a.mlir\":0:0)
// -----
module {
  \"a.b\"() : () -> () loc(\"a.mlir\":3:3)
} loc(\"a.mlir\":2:9)
";
    let flags = ["-split-input-file", "-mlir-print-debuginfo", "-mlir-print-local-scope"];
    assert_eq!(run(text, &flags), expected);
}

#[test]
fn locations_are_made_as_short_as_they_can_be() {
    for (written, expected) in [
        ("\"f\":1", "\"f\":1:0"),
        ("\"f\":1:2 to :5", "\"f\":1:2 to :5"),
        ("\"f\":1:2 to 1:2", "\"f\":1:2"),
        ("\"n\"(\"m\"(unknown))", "\"n\"(\"m\")"),
        ("fused[\"f\":1:1, fused[\"f\":2:2, \"f\":1:1]]", "fused[\"f\":1:1, \"f\":2:2]"),
        ("fused[\"f\":1:1]", "\"f\":1:1"),
        ("fused[]", "unknown"),
        ("fused<\"m\">[]", "fused<\"m\">[unknown]"),
    ] {
        let text = format!("\"a.b\"() : () -> () loc({written})\n");
        let printed = run(&text, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
        assert_eq!(
            printed.lines().nth(1),
            Some(&*format!("  \"a.b\"() : () -> () loc({expected})"))
        );
    }
}

/// C++-only operations keep their text, except for their locations.
#[test]
fn kept_text_omits_its_locations() {
    let text =
        "own.a loc(\"a\")\nown.b {\n  own.c = 3 loc(#l)\n} loc(\"b\":1:2)\n#l = loc(\"c\")\n";
    let plain = run(text, &["-mlir-print-local-scope"]);
    assert!(!plain.contains("loc"), "{plain}");
    let located = run(text, &["-mlir-print-local-scope", "-mlir-print-debuginfo"]);
    let locations = located.lines().filter_map(|line| line.split_once(" loc("));
    let locations: Vec<_> = locations.map(|(_, after)| after).collect();
    assert_eq!(locations, ["\"a\")", "\"c\")", "\"b\":1:2)", "\"a.mlir\":0:0)"]);
    // Locations within the text are those of its parts, unless they are values.
    let text = "own.m @m(in %a : i1 loc(\"a\"), out b : i1 loc(#l)) {x = loc(\"kept\")} loc(\"m\")\n#l = loc(\"c\")\n";
    let plain = run(text, &["-mlir-print-local-scope"]);
    assert!(plain.contains(" : i1, out b : i1) {x = loc(\"kept\")}\n"), "{plain}");
    let located = run(text, &["-mlir-print-local-scope", "-mlir-print-debuginfo"]);
    assert!(located.contains(" : i1 loc(\"a\"), out b : i1 loc(\"c\")) {x = "), "{located}");
}

#[test]
fn values_may_have_the_names_in_their_locations() {
    let printed = run(MODULE, &["-mlir-use-nameloc-as-prefix"]);
    for part in ["%sum = arith.addi %arg0, %arg1", "%n:2 = \"t.two\"(%sum)", "^bb1(%n#0 : i32)"] {
        assert!(printed.contains(part), "{part}\n{printed}");
    }
    assert!(!printed.contains("sum\""));
}

/// Locations that use each other twice would be exponentially long, and a chain of them as deep as the file is long.
#[test]
fn locations_do_not_multiply_without_end() {
    let mut text = "\"a.b\"() : () -> () loc(#l60)\n#l0 = loc(\"x\")\n".to_owned();
    for level in 1..=60 {
        let before = level - 1;
        text += &format!("#l{level} = loc(callsite(#l{before} at #l{before}))\n");
    }
    let local = failure(&text, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
    assert!(local.len() < 1000 && local.contains("the output would be longer than"), "{local}");
    assert!(run(&text, &["-mlir-print-debuginfo"]).len() < 10_000);
    let mut text = "\"a.b\"() : () -> () loc(#l20000)\n#l0 = loc(\"x\")\n".to_owned();
    for level in 1..=20_000 {
        text += &format!("#l{level} = loc(\"n\"(#l{}))\n", level - 1);
    }
    assert!(run(&text, &["-mlir-print-debuginfo"]).len() < 100_000);
}

/// The text of mlir-opt 22. The output does not define the old names of aliases, or defines others by them.
#[test]
fn locations_that_are_attributes_name_their_aliases() {
    let text = "\
#file = #llvm.di_file<\"a.ll\" in \"/\">
#sub = #llvm.di_subprogram<file = #file, subprogramFlags = Optimized>
#at = loc(\"a.c\":1:2)
#both = loc(fused<#sub>[#at])
#la = #llvm.loop_annotation<startLoc = #both, endLoc = #both>
func.func private @f() attributes {a = #la, b = loc(\"n\"(#at)), c = loc(fused[#at, #at])}
";
    let expected = "\
#di_file = #llvm.di_file<\"a.ll\" in \"/\">
#loc = loc(\"a.c\":1:2)
#di_subprogram = #llvm.di_subprogram<file = #di_file, subprogramFlags = Optimized>
#loc1 = loc(\"n\"(#loc))
#loc2 = loc(fused<#di_subprogram>[#loc])
#loop_annotation = #llvm.loop_annotation<startLoc = #loc2, endLoc = #loc2>
module {
  func.func private @f() attributes {a = #loop_annotation, b = #loc1, c = #loc}
}

";
    assert_eq!(run(text, &[]), expected);
    for flags in [&[][..], &["-mlir-print-local-scope"], &["-mlir-print-debuginfo"]] {
        let once = run(text, flags);
        assert_eq!(run(&once, flags), once);
    }
    let local = run(text, &["-mlir-print-local-scope"]);
    assert!(local.contains("c = loc(\"a.c\":1:2)}"), "{local}");
    // In text that only C++ reads, their values replace them.
    let kept =
        run("#at = loc(\"a\")\n#on = loc(\"b\"(#at))\n\"a.b\"() {c = #d.x<#on>} : () -> ()\n", &[]);
    assert!(kept.contains("c = #d.x<loc(\"b\"(\"a\"))>"), "{kept}");
}

/// Attributes, too, do not become longer or deeper than a text may be.
#[test]
fn locations_that_are_attributes_do_not_multiply_without_end() {
    let mut text = "#l0 = loc(\"x\")\n".to_owned();
    for level in 1..=60 {
        let before = level - 1;
        text += &format!("#l{level} = loc(callsite(#l{before} at #l{before}))\n");
    }
    text += "\"a.b\"() {c = #l60} : () -> ()\n";
    assert!(run(&text, &[]).len() < 10_000);
    let local = failure(&text, &["-mlir-print-local-scope"]);
    assert!(local.len() < 1000 && local.contains("the output would be longer than"), "{local}");
    let mut text = "#l0 = loc(\"x\")\n".to_owned();
    for level in 1..=20_000 {
        text += &format!("#l{level} = loc(\"n\"(#l{}))\n", level - 1);
    }
    text += "\"a.b\"() {c = #l20000} : () -> ()\n";
    let once = run(&text, &[]);
    assert!(once.len() < 100_000);
    assert_eq!(run(&once, &[]), once);
}

/// The messages about a text that is refused.
fn refused(text: &str) -> String {
    let options = Options::default();
    let outcome = opt(text.as_bytes(), "a.mlir", &options, registry(), &Limits::default());
    assert!(!outcome.success, "{text}");
    outcome.messages
}

/// Only the location of an operation or an argument may be an alias that is defined further down.
#[test]
fn aliases_of_locations_are_defined() {
    let late = "#l = loc(\"x\":1:1)\n";
    for (text, message) in [
        ("\"t.x\"() : () -> () loc(#l)\n", "1:24: error: operation location alias was never"),
        ("t.x loc(#l)\n", "1:9: error: operation location alias was never"),
        (
            "func.func @f(%a: i32 loc(#l)) {\n  return\n}\n",
            "1:26: error: operation location alias was never",
        ),
        ("t.x {a = loc(#l)}\n", "1:14: error: undefined symbol alias id 'l'"),
        ("\"t.x\"() {a = loc(#l)} : () -> ()\n", "1:18: error: undefined symbol alias id 'l'"),
        ("\"t.x\"() : () -> () loc(fused[#l])\n", "1:30: error: undefined symbol alias id 'l'"),
        ("t.x loc(callsite(#l at #l))\n", "1:18: error: undefined symbol alias id 'l'"),
        ("#a = loc(\"a\"(#a))\n", "1:14: error: undefined symbol alias id 'a'"),
        ("#a = loc(#l)\n", "1:10: error: undefined symbol alias id 'l'"),
    ] {
        let found = refused(text);
        assert!(found.contains(message), "{text}{found}");
        let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
        assert!(found.iter().any(|found| found.code.name() == "mlir-undefined-alias"), "{text}");
        let later = format!("{text}{late}");
        let found = abide_core::mlir::check(later.as_bytes(), &Limits::default());
        if message.contains("was never") {
            assert!(found.is_empty(), "{later}{found:?}");
            run(&later, &[]);
        } else {
            assert!(refused(&later).contains(message), "{later}");
            assert!(!found.is_empty(), "{later}");
        }
    }
}

#[test]
fn an_alias_of_another_attribute_is_not_a_location() {
    for text in ["\"t.x\"() : () -> () loc(#l)\n", "t.x loc(#l)\n"] {
        for text in [format!("{text}#l = 1\n"), format!("#l = 1\n{text}")] {
            let found = refused(&text);
            assert!(found.contains("expected location, but found '1 : i64'"), "{text}{found}");
        }
    }
}

#[test]
fn names_of_region_arguments_have_locations() {
    for operation in [
        "affine.parallel (%i loc(\"i\"), %j loc(unknown)) = (0, 0) to (4, 4) {\n  }",
        "affine.for %i loc(\"i\") = 0 to 4 {\n  }",
        "affine.for %i loc(\"i\") // = 1 to 2\n    // counter\n    = 0 to 4 {\n  }",
        "scf.parallel (%i loc(\"i\")) = (%n) to (%n) step (%n) {\n  }",
        "scf.forall (%i loc(\"i\"), %j) in (%n, %n) {\n  }",
        "scf.while (%i loc(\"i\") = %n) : (index) -> () {\n    %t = arith.constant true\n    \
         scf.condition(%t)\n  } do {\n    scf.yield %n : index\n  }",
        "%r = affine.for %i loc(\"i\") = 0 to 4 iter_args(%x loc(\"x\") = %n) -> (index) {\n    \
         affine.yield %x : index\n  }",
    ] {
        let text = format!("func.func @f(%n: index) {{\n  {operation}\n  return\n}}\n");
        run(&text, &[]);
        let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
        assert_eq!(found, [], "{text}");
        let printed = run(&text, &["-mlir-print-debuginfo", "-mlir-print-local-scope"]);
        let found = abide_core::mlir::check(printed.as_bytes(), &Limits::default());
        assert_eq!(found, [], "{printed}");
    }
}
