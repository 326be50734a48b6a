//! Ordinary mistakes: the offered fixes remove them.

use crate::support::document;
use abide_core::diagnostic::Diagnostic;
use abide_core::dialect::registry;
use abide_core::ide::{Document, OfferedFix, fixes};
use abide_core::limits::Limits;
use abide_core::mlir::{check as check_text, suggest_fixes};
use abide_core::text::apply_edits;

/// The fixes of a diagnostic, the likeliest first.
fn offered(document: &Document, found: &Diagnostic) -> Vec<OfferedFix> {
    fixes(document, &[found]).pop().expect("a list for the diagnostic")
}

/// The text after applying the offered changes, the first one each time, or the reason why an error remains.
fn try_fixes(text: &str) -> Result<String, String> {
    let mut text = text.to_owned();
    for _ in 0..4 {
        let document = document(&text);
        let found = document.diagnostics();
        if found.is_empty() {
            return Ok(text);
        }
        let fix = found.iter().find_map(|found| offered(&document, found).into_iter().next());
        let Some(OfferedFix { fix, .. }) = fix else {
            return Err(format!("nothing is offered: {text}{found:?}"));
        };
        let changed = apply_edits(text.as_bytes(), &fix.edits).expect("the edits fit");
        text = String::from_utf8(changed).expect("a text");
    }
    Err(format!("something is wrong still: {text}{:?}", document(&text).diagnostics()))
}

fn fixed_text(text: &str) -> String {
    try_fixes(text).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Each text has one mistake, of a kind that is named in front of it.
#[test]
fn each_text_with_an_ordinary_mistake_has_a_fix() {
    let texts = include_str!("mended.mlir");
    let left = texts.split("// -----\n").filter_map(|text| {
        assert_ne!(document(text).diagnostics(), [], "{text}");
        try_fixes(text).err()
    });
    let left: Vec<String> = left.collect();
    assert!(left.is_empty(), "{} are left:\n{}", left.len(), left.join("\n"));
}

/// Within a function of two integers and a condition.
fn in_function(lines: &str) -> String {
    format!("func.func @f(%lhs: i32, %rhs: i32, %c: i1) -> i32 {{\n{lines}}}\n")
}

fn check(wrong: &str, right: &str) {
    let (wrong, right) = (in_function(wrong), in_function(right));
    assert_ne!(document(&wrong).diagnostics(), [], "{wrong}");
    assert_eq!(fixed_text(&wrong), right);
}

#[test]
fn misspelt_names() {
    check("  return %lsh : i32\n", "  return %lhs : i32\n");
    check(
        "  cf.cond_br %c, ^left, ^rihgt\n^left:\n  return %lhs : i32\n^right:\n  return %rhs : i32\n",
        "  cf.cond_br %c, ^left, ^right\n^left:\n  return %lhs : i32\n^right:\n  return %rhs : i32\n",
    );
    check(
        "  %0 = call @ff(%lhs, %rhs, %c) : (i32, i32, i1) -> i32\n  return %0 : i32\n",
        "  %0 = call @f(%lhs, %rhs, %c) : (i32, i32, i1) -> i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arith.adi %lhs, %rhs : i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arith.add %lhs, %rhs : i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arth.addi %lhs, %rhs : i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check("  retrn %lhs : i32\n", "  return %lhs : i32\n");
}

#[test]
fn misspelt_words() {
    check(
        "  %0 = arith.cmpi sgtt, %lhs, %rhs : i32\n  return %lhs : i32\n",
        "  %0 = arith.cmpi sgt, %lhs, %rhs : i32\n  return %lhs : i32\n",
    );
    check(
        "  %0 = arith.extsi %lhs : i32 too i64\n  return %lhs : i32\n",
        "  %0 = arith.extsi %lhs : i32 to i64\n  return %lhs : i32\n",
    );
    check(
        "  %0 = tensor.empty() : tenser<4xi32>\n  return %lhs : i32\n",
        "  %0 = tensor.empty() : tensor<4xi32>\n  return %lhs : i32\n",
    );
    check(
        "  %0 = arith.constant 4 : indx\n  return %lhs : i32\n",
        "  %0 = arith.constant 4 : index\n  return %lhs : i32\n",
    );
}

#[test]
fn types_that_do_not_fit() {
    check(
        "  %0 = arith.addi %lhs, %rhs : i64\n  return %lhs : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %lhs : i32\n",
    );
    check("  return %lhs : i64\n", "  return %lhs : i32\n");
}

#[test]
fn missing_pieces_are_inserted() {
    check(
        "  %0 = arith.addi %lhs, %rhs\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arith.addi %lhs, %rhs i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs: i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arith.addi %lhs %rhs : i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check(
        "  %0 = arith.addi %lhs, %rhs : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  return %0 : i32\n",
    );
    check(
        "  scf.if %c {\n    %0 = arith.addi %lhs, %rhs : i32\n  return %lhs : i32\n",
        "  scf.if %c {\n    %0 = arith.addi %lhs, %rhs : i32\n  }\n  return %lhs : i32\n",
    );
}

#[test]
fn names_that_are_given_twice() {
    check(
        "  %0 = arith.addi %lhs, %rhs : i32\n  %0 = arith.addi %lhs, %lhs : i32\n  return %0 : i32\n",
        "  %0 = arith.addi %lhs, %rhs : i32\n  %value_0 = arith.addi %lhs, %lhs : i32\n  return %value_0 : i32\n",
    );
    let text = "func.func private @f()\nfunc.func private @f()\n";
    assert_eq!(fixed_text(text), "func.func private @f()\nfunc.func private @f_0()\n");
}

#[test]
fn aliases_that_are_misspelt() {
    let text = "!pair = tuple<i32, i32>\nfunc.func private @f(!pari)\n";
    assert_eq!(fixed_text(text), "!pair = tuple<i32, i32>\nfunc.func private @f(!pair)\n");
}

#[test]
fn missing_and_misfitting_functions_have_fixes() {
    let text = "func.func @f(%a: i32) {\n  func.call @elsewhere(%a) : (i32) -> ()\n  return\n}\n";
    assert_eq!(fixed_text(text), format!("func.func private @elsewhere(i32)\n{text}"));
    let wrong = "func.func private @g(i32) -> i64\nfunc.func @f(%a: i32) {\n  \
                 %0 = func.call @g(%a, %a) : (i32, i32) -> i64\n  return\n}\n";
    let right = wrong.replace("(%a, %a) : (i32, i32)", "(%a) : (i32)");
    assert_eq!(fixed_text(wrong), right);
}

#[test]
fn as_many_names_as_results() {
    check(
        "  %a = \"x.y\"() : () -> (i32, i32)\n  return %a : i32\n",
        "  %a:2 = \"x.y\"() : () -> (i32, i32)\n  return %a : i32\n",
    );
    check(
        "  %a:2 = arith.addi %lhs, %rhs : i32\n  return %lhs : i32\n",
        "  %a = arith.addi %lhs, %rhs : i32\n  return %lhs : i32\n",
    );
}

#[test]
fn a_number_instead_of_a_value() {
    check(
        "  %t = tensor.empty() : tensor<4xi32>\n  %d = tensor.dim %t, 0 : tensor<4xi32>\n  return %lhs : i32\n",
        "  %t = tensor.empty() : tensor<4xi32>\n  %c0_0 = arith.constant 0 : index\n  \
         %d = tensor.dim %t, %c0_0 : tensor<4xi32>\n  return %lhs : i32\n",
    );
}

#[test]
fn fixes_that_improve_nothing_are_not_offered() {
    let text = in_function("  return %nothing_like_it : i32\n");
    // No name is near, so the value can only be an argument. A call would lack it.
    let title = "make '%nothing_like_it' an argument of the function";
    assert_eq!(offers(&text), [[(title.to_owned(), false)]]);
    let called = "func.func @g(%a: i32, %c: i1) {\n  %0 = call @f(%a, %a, %c) : (i32, i32, i1) -> i32\n  return\n}\n";
    assert_eq!(offers(&format!("{text}{called}")), [[]; 1]);
}

#[test]
fn values_in_the_next_step_are_defined_before_the_use() {
    let text = "func.func @f(%i: index, %v: vector<4xf32>) {\n  %a = vector.extract %i[0] : f32 from vector<4xf32>\n  \
                %b = \"x.z\"() : () -> vector<4xf32>\n  return\n}\n";
    let limits = Limits::default();
    let mut found = check_text(text.as_bytes(), &limits);
    let _ = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &mut found);
    let help =
        "use a value of type 'vector<4xf32>', such as '%v', or write 'index' as the type here";
    assert_eq!(found[0].help.as_deref(), Some(help));
}

/// The symbols that an operation's region mentions are not its own.
#[test]
fn the_next_step_names_symbols_like_those_of_the_operation_itself() {
    let help = |text: &str| {
        let limits = Limits::default();
        let mut found = check_text(text.as_bytes(), &limits);
        let _ = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &mut found);
        found
            .iter()
            .filter_map(|found| found.help.as_deref().map(str::to_owned))
            .collect::<String>()
    };
    let function = "func.func private @kernel_add()\n";
    let region = "({\n  ^bb0(%i: index):\n    \"x.y\"() {callee = @kernel_ad} : () -> ()\n  })";
    let wrong = format!("{function}\"scf.execute_region\"() {region} {{x = 1 : i32}} : () -> ()\n");
    assert!(!help(&wrong).contains("kernel_add"), "{}", help(&wrong));
    let own =
        format!("{function}\"scf.execute_region\"() {region} {{x = @kernel_ad}} : () -> ()\n");
    assert!(help(&own).contains("symbols like it are '@kernel_add'"), "{}", help(&own));
}

/// The fixes that are offered for each diagnostic, and whether they are preferred.
fn offers(text: &str) -> Vec<Vec<(String, bool)>> {
    let document = document(text);
    let found = document.diagnostics();
    let found: Vec<&Diagnostic> = found.iter().collect();
    let offer = |one: OfferedFix| (one.fix.title.into_string(), one.is_preferred);
    fixes(&document, &found).into_iter().map(|all| all.into_iter().map(offer).collect()).collect()
}

#[test]
fn a_function_with_a_misfitting_call_is_not_changed() {
    let texts = [
        "func.func @f(%c: i1) {\n^bb0:\n  cf.br ^bb9\n^bb1:\n  return\n}\n",
        "module {\n  func.func @size() -> i32\n  func.func @main() -> i32 {\n    \
         %0 = call @size() : () -> i32\n    %1 = call @sise() : () -> i32\n    \
         return %0 : i32\n  }\n}\n",
        "func.func @f(%a: i32) attributes {sip = \"I8!S5!k0_0R1!\", abi = \"sip\", f = \"I3!B!R1!\"} {\n  return\n}\n",
        "func.func @f(%a: tensor<4xf32>) attributes {iree.abi = \"{\\\"a\\\":[[\\\"ndarray\\\",\\\"f32\\\",2,4,4]],\\\"r\\\":[]}\"} {\n  return\n}\n",
    ];
    for text in texts {
        let offers = offers(text);
        assert!(!offers.is_empty(), "{text}");
        let titles = offers.iter().flatten().map(|(title, _)| title.as_str());
        assert!(titles.clone().all(|title| !title.starts_with("call ")), "{text}{offers:?}");
    }
}

#[test]
fn fixes_name_the_surplus_arguments() {
    let text = "func.func private @g(i32)\nfunc.func @f(%a: i32, %b: i32) {\n  \
                call @g(%a, %b) {x = 1 : i32} : (i32, i32) -> () loc(\"here\")\n  return\n}\n";
    let title = "call '@g' with its parameters, without '%b'";
    assert_eq!(offers(text), [[(title.to_owned(), true)]]);
    let right = text.replace("(%a, %b)", "(%a)").replace(": (i32, i32) -> ()", ": (i32) -> ()");
    assert_eq!(fixed_text(text), right);
}

#[test]
fn the_entry_block_is_not_offered_as_a_branch_target() {
    let text = "func.func @f(%c: i1) {\n  \"x.y\"() ({\n  ^bb0(%a: i1):\n    cf.br ^bb9\n  ^bb8:\n    \
                \"x.z\"() : () -> ()\n  }) : () -> ()\n  return\n}\n";
    assert_eq!(offers(text), [[("change it to '^bb8'".to_owned(), true)]]);
    assert_eq!(offers(&text.replace("bb8", "elsewhere")), [[]; 1]);
}

#[test]
fn a_number_instead_of_a_result_lacks_its_percent_sign() {
    let text =
        "func.func @f(%a: i32) -> i32 {\n  0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n";
    assert_eq!(offers(text)[0], [("insert '%'".to_owned(), true)]);
    assert_eq!(fixed_text(text), text.replace("  0", "  %0"));
    let text = "func.func @f(%a: i32) {\n  12 = arith.addi %a, %a : i32\n  return\n}\n";
    assert_eq!(fixed_text(text), text.replace("  12", "  %12"));
}

#[test]
fn a_misspelt_terminator_is_one_mistake() {
    let text = "func.func @f(%c: i1, %a: i32) -> i32 {\n  %0 = scf.if %c -> i32 {\n    scf.yeild %a : i32\n  \
                } else {\n    scf.yield %a : i32\n  }\n  return %0 : i32\n}\n";
    assert_eq!(offers(text), [[("change it to 'scf.yield'".to_owned(), true)]]);
    let reduced = "func.func @f(%n: index, %a: i32) -> i32 {\n  \
                   %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> i32 {\n    \
                   scf.yeld %x : i32\n  }\n  return %0 : i32\n}\n";
    assert_eq!(offers(reduced), [[("change it to 'scf.yield'".to_owned(), true)]]);
    let nested = format!("module {{\n{text}}}\n");
    assert_eq!(offers(&nested), [[("change it to 'scf.yield'".to_owned(), true)]]);
}

#[test]
fn several_plausible_fixes_are_not_preferred() {
    let text = in_function("  %0 = arith.addi %lhs, %rhs : i32\n");
    let offers = offers(&text);
    assert!(offers[0].len() > 1, "{offers:?}");
    assert!(offers[0].iter().all(|(_, is_preferred)| !is_preferred), "{offers:?}");
}

#[test]
fn the_trials_of_one_request_are_bounded() {
    let function = |number: u32| {
        format!("func.func @f{number}(%nothin: i32) -> i32 {{\n  return %nothing : i32\n}}\n")
    };
    let offers = offers(&(0..200).map(function).collect::<String>());
    assert_eq!(offers.len(), 200);
    let with = offers.iter().filter(|offers| !offers.is_empty()).count();
    assert!((1..=64).contains(&with), "{with}");
}
