//! Code actions: fixes of a whole file, comments that ignore a code, aliases.

use crate::support::document;
use abide_core::diagnostic::ignore_by_comments;
use abide_core::ide;
use abide_core::text::{Span, apply_edits};
use abide_testing::marked;

/// The titles of the actions at the cursor, and the text after each.
fn actions(text: &str) -> Vec<(String, String)> {
    let marked = marked(text);
    let file = document(&marked.text);
    let found = ide::actions(&file, Span::at(marked.cursor()), &[]).into_iter();
    let made = found.map(|action| {
        let new = apply_edits(file.text(), &action.edits).unwrap();
        (action.title, String::from_utf8(new).unwrap())
    });
    made.collect()
}

/// The text after the action at the cursor whose title begins with these words.
fn after(text: &str, words: &str) -> Option<String> {
    actions(text).into_iter().find(|(title, _)| title.starts_with(words)).map(|(_, new)| new)
}

#[test]
fn an_alias_is_inlined() {
    let body = "func.func @f(%a: !t) -> !t {\n  return %a : !t\n}\n";
    let text = format!("#map = affine_map<(d0) -> (d0)>\n!$0t = tensor<4xf32>\n{body}");
    let new = after(&text, "inline the alias !t").unwrap();
    let body = body.replace("!t", "tensor<4xf32>");
    assert_eq!(new, format!("#map = affine_map<(d0) -> (d0)>\n{body}"));
    // At a mention, and with a value that has another alias.
    let text = "#map = affine_map<(d0) -> (d0)>\n!t = memref<4xf32, #map>\n\
                func.func private @f(!$0t) -> !t\n";
    let new = after(text, "inline").unwrap();
    assert!(new.contains("private @f(memref<4xf32, #map>) -> memref<4xf32, #map>"), "{new}");
    // In the last line, and with the line breaks of Windows.
    let new = after("!$0t = i32\r\nfunc.func private @f(!t)\r\n", "inline").unwrap();
    assert_eq!(new, "func.func private @f(i32)\r\n");
}

#[test]
fn a_repeated_type_gets_an_alias() {
    let text = "func.func private @f(ten$0sor<4x8xf32>) -> tensor<4x8xf32>\n";
    let new = after(text, "name it !type").unwrap();
    assert_eq!(new, "!type = tensor<4x8xf32>\nfunc.func private @f(!type) -> !type\n");
    // After the existing aliases, with a free name.
    let text = "#map = affine_map<(d0) -> (d0)>\nfunc.func private @f() attributes {\
                a.b = affine_map<(d0) -> (d0 $0+ 1)>, a.c = affine_map<(d0) -> (d0 + 1)>, a.d = #map}\n";
    let new = after(text, "name it #map0").unwrap();
    assert!(new.contains("\n#map0 = affine_map<(d0) -> (d0 + 1)>\nfunc.func"), "{new}");
    assert!(new.contains("{a.b = #map0, a.c = #map0, a.d = #map}"), "{new}");
    // Once, or too short.
    assert_eq!(after("func.func private @f(ten$0sor<4x8xf32>)\n", "name it"), None);
    assert_eq!(after("func.func private @f(i$032) -> i32\n", "name it"), None);
}

#[test]
fn the_abi_is_offered_at_the_head_of_a_public_function_only() {
    let offers = |text: &str| after(text, "add iree.abi").is_some();
    assert!(offers("func.func @f$0(%a: i32) {\n  return\n}\n"));
    assert!(!offers("func.func @f(%a: i32) {\n  re$0turn\n}\n"));
    assert!(!offers("func.func private @f$0(%a: i32) {\n  return\n}\n"));
    // Attributes would become a part of the broken type.
    assert!(!offers("func.func @f$0(%a: i32) -> <_i32 {\n  return\n}\n"));
}

#[test]
fn a_comment_ignores_a_code_on_its_line() {
    let text = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %c : i32\n  return\n}\n";
    let file = document(text);
    let found = file.diagnostics();
    let action = ide::ignore_comment(&file, &found[0]);
    assert_eq!(action.title, format!("ignore '{}' on this line", found[0].code.name()));
    let new = apply_edits(file.text(), &action.edits).unwrap();
    let mut left = document(std::str::from_utf8(&new).unwrap()).diagnostics();
    ignore_by_comments(&new, &mut left);
    assert!(left.iter().all(|one| one.code != found[0].code), "{left:?}");
    assert!(String::from_utf8(new).unwrap().contains("\n  // abide: ignore["));
}

#[test]
fn all_fixes_of_a_file_are_one_edit() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.adddi %a, %a : i32\n  \
                %1 = arith.adddi %0, %a : i32\n  return %1 : i32\n}\n";
    let file = document(text);
    let found = file.diagnostics();
    let code = found.iter().find(|one| one.fix.is_some()).unwrap().code.name();
    let edits = ide::fix_all(&file, Some(code), |_, _| {});
    assert_eq!(edits.len(), 1);
    let new = String::from_utf8(apply_edits(file.text(), &edits).unwrap()).unwrap();
    assert_eq!(new, text.replace("adddi", "addi"));
    // These are guesses; and hidden diagnostics are not fixed.
    assert_eq!(ide::fix_all(&file, None, |_, _| {}), []);
    assert_eq!(ide::fix_all(&file, Some(code), |_, found| found.clear()), []);
}

#[test]
fn shape_passes_are_offered_for_shapes_only() {
    let offered = |text: &str| {
        let file = document(text);
        let all = ide::rewrites(&file, 12).into_iter();
        all.filter(|offer| offer.may_change(&file)).count()
    };
    let plain = offered("func.func @f(%a: tensor<4xf32>) {\n  return\n}\n");
    assert_eq!(plain, 3, "canonicalize, cse, the generic form");
    assert_eq!(offered("func.func @f(%a: tensor<?xf32>) {\n  return\n}\n"), plain + 1);
}

/// Unchanged lines, comments, and the names of values stay as the user wrote them.
#[test]
fn a_pass_keeps_names_comments_and_unchanged_lines() {
    let text = "func.func @f(%rows: i32, %0: i32) -> (i32, i32) {
  %lo = arith.constant 0 : index
  %hi = arith.constant 8 : index
  %one = arith.constant 1 : index
  // The sum.
  %sum = arith.addi %rows, %0 : i32   // stays
  %again = arith.addi %rows, %0 : i32

  // Why it is doubled.
  %pair:2 = scf.for %k = %lo to %hi step %one iter_args(%x = %sum, %y = %again) -> (i32, i32) {
    %1 = arith.muli %x,  %y : i32
    scf.yield %1, %y : i32, i32
  }
  return %pair#0, %pair#1 : i32, i32
}
";
    let file = document(text);
    let changed = ide::run_passes(&file, Some(20), "cse").unwrap();
    let new = String::from_utf8(apply_edits(file.text(), &changed.edits).unwrap()).unwrap();
    let expected = text
        .replace("  %again = arith.addi %rows, %0 : i32\n", "")
        .replace("%y = %again", "%y = %sum");
    assert_eq!(new, expected);
    let changed = ide::run_passes(&document(&new), Some(20), "cse").unwrap();
    assert_eq!(changed.edits, []);
}

/// Blocks keep their names, too.
#[test]
fn a_pass_keeps_the_names_of_blocks() {
    let text = "func.func @f(%c: i1, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %y = arith.addi %a, %a : i32
  cf.cond_br %c, ^then(%x : i32), ^bb2
^then(%p: i32):
  return %p : i32
^bb2:
  return %y : i32
}
";
    let file = document(text);
    let changed = ide::run_passes(&file, Some(20), "cse").unwrap();
    let new = String::from_utf8(apply_edits(file.text(), &changed.edits).unwrap()).unwrap();
    let expected =
        text.replace("  %y = arith.addi %a, %a : i32\n", "").replace("return %y", "return %x");
    assert_eq!(new, expected);
    let generic = ide::generic_form(&file, Some(20)).unwrap();
    let generic = String::from_utf8(generic.text).unwrap();
    assert!(
        generic.contains("^then(%p: i32):") && generic.contains("%x = \"arith.addi\""),
        "{generic}"
    );
}

/// A file without a module stays one, with its comments and blank lines.
#[test]
fn a_pass_over_a_file_adds_no_module() {
    let text = "// The first.
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %y = arith.addi %a, %a : i32
  %z = arith.muli %x, %y : i32
  return %z : i32
}

// The second.
func.func @g(%i: index) -> index {
  %j = affine.apply #map(%i)
  return %j : index
}
";
    let expected = text.replace("  %y = arith.addi %a, %a : i32\n", "").replace("%x, %y", "%x, %x");
    for (text, expected) in [
        (text.to_owned(), expected.clone()),
        (
            format!("module {{\n}}\n// -----\n{text}"),
            format!("module {{\n}}\n// -----\n{expected}"),
        ),
    ] {
        let file = document(&text);
        let changed = ide::run_passes(&file, None, "cse").unwrap();
        let new = String::from_utf8(apply_edits(file.text(), &changed.edits).unwrap()).unwrap();
        assert_eq!(new, expected);
    }
}

/// An edit of many lines is one replacement, with the names.
#[test]
fn a_pass_that_changes_the_last_line_replaces_all_from_the_first_changed_one() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %b = arith.constant 0 : i32\n  \
                %c = arith.addi %a, %b : i32\n  return %c : i32 }\n";
    let file = document(text);
    let changed = ide::run_passes(&file, Some(20), "canonicalize").unwrap();
    let new = String::from_utf8(apply_edits(file.text(), &changed.edits).unwrap()).unwrap();
    assert_eq!(new, "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n");
}

#[test]
fn an_attribute_with_nearly_the_right_name_is_renamed() {
    let constant = |attributes: &str| {
        format!(
            "func.func @f() {{\n  %0 = \"shape.const_size\"() {attributes} : () -> !shape.size\n  return\n}}\n"
        )
    };
    let offered = |attributes: &str| {
        let file = document(&constant(attributes));
        let found = file.diagnostics();
        let offered = ide::fixes(&file, &found.iter().collect::<Vec<_>>()).concat();
        let texts =
            offered.into_iter().map(|one| apply_edits(file.text(), &one.fix.edits).unwrap());
        texts.map(|text| String::from_utf8(text).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(offered("{valeu = 8 : index}"), [constant("{value = 8 : index}")]);
    assert_eq!(offered("{other = 8 : index}"), <[String; 0]>::default());
}

#[test]
fn an_operation_is_written_in_its_other_form() {
    let text = |line: &str| {
        format!(
            "func.func @f(%x: i32, %y: f32) -> i32 {{\n  {line}\n  return %sum : i32\n}}\n\
             func.func private @g(i32) -> i32\n"
        )
    };
    let own = text("%sum = arith.a$0ddi %x, %x : i32");
    let generic = after(&own, "write the operation in the generic form").unwrap();
    let wanted = "%sum = \"arith.addi\"(%x, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32";
    assert_eq!(generic, text(wanted));
    let back = generic.replace("\"arith.addi\"", "\"arith.a$0ddi\"");
    let back = after(&back, "write the operation in its own form").unwrap();
    assert_eq!(back, own.replace("$0", ""));
    let call =
        after(&text("%sum = ca$0ll @g(%x) : (i32) -> i32"), "write the operation in the generic");
    assert!(call.unwrap().contains("%sum = \"func.call\"(%x) <{callee = @g}> : (i32) -> i32"));
    // One with a region, one of several results, and one with an error.
    let looped = "%sum = scf.f$0or %i = %c to %c step %c iter_args(%a = %x) -> i32 {\n    scf.yield %a : i32\n  }";
    assert_eq!(after(&text(looped), "write"), None);
    assert_eq!(after(&text("%sum = arith.a$0ddi %x, %none : i32"), "write"), None);
    let several = "func.func private @two() -> (i32, i32)\nfunc.func @h() -> i32 {\n  \
                   %r:2 = call @two() : () -> (i32, i32)\n  %s = arith.a$0ddi %r#1, %r#0 : i32\n  \
                   return %s : i32\n}\n";
    let several = after(several, "write").unwrap();
    assert!(several.contains("%s = \"arith.addi\"(%r#1, %r#0) <{"), "{several}");
    // One whose form only its dialect knows has no other one, however it is printed.
    for undescribed in [
        "%sum = foo.a$0dd  %x {a =  \"b\"} : i32",
        "%sum = foo.a$0dd(%x)   \"text\" : i32 // why",
        "%sum = foo.a$0dd \"text\",\n        %x : i32",
        "%sum = \"foo.a$0dd\"( %x ) : (i32)  -> i32",
    ] {
        assert_eq!(after(&text(undescribed), "write the operation"), None, "{undescribed}");
    }
}

/// The titles of the fixes of all diagnostics and hints of a text, each with the text after it.
fn fixed(text: &str) -> Vec<(String, String)> {
    let file = document(text);
    let mut found = file.diagnostics();
    found.extend(file.hints());
    let found: Vec<_> = found.iter().collect();
    let offered = ide::fixes(&file, &found).into_iter().flatten();
    let made = offered.map(|one| {
        let new = apply_edits(file.text(), &one.fix.edits).unwrap();
        (one.fix.title.to_string(), String::from_utf8(new).unwrap())
    });
    made.collect()
}

#[test]
fn an_unused_operation_is_removed_with_its_line() {
    let text =
        "func.func @f(%a: i32) -> i32 {\n  %u = arith.muli %a, %a : i32\n  return %a : i32\n}\n";
    let removed = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n";
    assert_eq!(fixed(text), [("remove '%u'".to_owned(), removed.to_owned())]);
    // What is on its line stays.
    let text = "func.func @f(%a: i32) -> i32 { %u = arith.muli %a, %a : i32 return %a : i32 }\n";
    let removed = "func.func @f(%a: i32) -> i32 {  return %a : i32 }\n";
    assert_eq!(fixed(text), [("remove '%u'".to_owned(), removed.to_owned())]);
}

#[test]
fn a_definition_moves_in_front_of_its_use() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %s = arith.addi %t, %a : i32\n  \
                %t = arith.muli %a, %a : i32\n  return %s : i32\n}\n";
    let moved = "func.func @f(%a: i32) -> i32 {\n  %t = arith.muli %a, %a : i32\n  \
                 %s = arith.addi %t, %a : i32\n  return %s : i32\n}\n";
    assert_eq!(fixed(text), [("move '%t' in front of its use".to_owned(), moved.to_owned())]);
    // It uses the result itself.
    let text = text.replace("muli %a, %a", "muli %a, %s");
    assert_eq!(fixed(&text), []);
}

#[test]
fn a_test_is_split_in_front_of_a_function() {
    let text = |run: &str, callee: &str| {
        format!(
            "{run}func.func private @f(i32)\n\nfunc.func @$0g(%a: i32) {{\n  \
             call @{callee}(%a) : (i32) -> ()\n  return\n}}\n"
        )
    };
    let run = "// RUN: mlir-opt %s -split-input-file\n";
    let new = after(&text(run, "g"), "split the file in front of @g").unwrap();
    assert_eq!(new, text(run, "g").replace("func.func @$0g", "// -----\n\nfunc.func @g"));
    // Outside of tests, if it needs the other function, and if it is split there.
    assert_eq!(after(&text("", "g"), "split"), None);
    assert_eq!(after(&text(run, "f"), "split"), None);
    let split = text(run, "g").replace("func.func @$0g", "// -----\n\nfunc.func @$0g");
    assert_eq!(after(&split, "split"), None);
}

#[test]
fn a_type_gets_the_shape_of_its_elements() {
    let text = |ty: &str| {
        format!("func.func @f() {{\n  %c = arith.constant dense<[1, 2, 3]> : {ty}\n  return\n}}\n")
    };
    let changed = ("change the type to 'tensor<3xi32>'".to_owned(), text("tensor<3xi32>"));
    assert_eq!(fixed(&text("tensor<2xi32>")).first(), Some(&changed));
    // The value is used with the other type.
    let used = "func.func @f() -> tensor<2xi32> {\n  %c = arith.constant dense<[1, 2, 3]> : tensor<2xi32>\n  \
                return %c : tensor<2xi32>\n}\n";
    assert_eq!(fixed(used), []);
}

/// The titles of the fixes of the first diagnostic, and the text after each.
fn fixes(text: &str) -> Vec<(String, String)> {
    let file = document(text);
    let found = file.diagnostics();
    let made = ide::fixes(&file, &[&found[0]]).remove(0).into_iter().map(|offered| {
        let new = apply_edits(file.text(), &offered.fix.edits).unwrap();
        (offered.fix.title.to_string(), String::from_utf8(new).unwrap())
    });
    made.collect()
}

#[test]
fn undefined_values_become_arguments() {
    let text = "func.func @axpy() {\n  %p = arith.mulf %a, %x : f32\n  %q = arith.addf %p, %y : f32\n  \
                return\n}\n";
    let made = fixes(text);
    assert_eq!(made[0].0, "make '%a', '%x', '%y' arguments of the function");
    assert!(made[0].1.starts_with("func.func @axpy(%a: f32, %x: f32, %y: f32) {\n"), "{made:?}");
    assert_eq!(made[1].0, "make '%a' an argument of the function");
    assert!(made[1].1.starts_with("func.func @axpy(%a: f32) {\n"), "{made:?}");
    // After the others, with the type that the operation wants.
    let text = "func.func @f(%m: memref<4xf32>) {\n  %v = memref.load %m[%i] : memref<4xf32>\n  return\n}\n";
    let made = fixes(text);
    assert!(made[0].1.starts_with("func.func @f(%m: memref<4xf32>, %i: index) {\n"), "{made:?}");
    // A name that is nearly another one is a mistake, and a value of another region cannot be passed.
    let text = "func.func @f(%speed: f32) {\n  %v = arith.negf %sped : f32\n  return\n}\n";
    assert_eq!(fixes(text).len(), 1);
    // A value of a region would be defined twice.
    let text = "func.func @f(%c: i1) {\n  scf.if %c {\n    %k = arith.constant 1 : i32\n  }\n  \
                %v = arith.addi %k, %k : i32\n  return\n}\n";
    assert!(fixes(text).is_empty());
    // The caller would be wrong.
    let text = "func.func @f() {\n  %v = arith.negf %a : f32\n  return\n}\nfunc.func @g() {\n  \
                call @f() : () -> ()\n  return\n}\n";
    assert!(fixes(text).is_empty());
}

#[test]
fn swapped_operands_keep_the_numbers_of_their_results() {
    let text = |operands: &str| {
        format!(
            "func.func @f() {{\n  %v:2 = \"x.y\"() : () -> (vector<4xf32>, vector<4xf32>)\n  \
             %f:2 = \"x.y\"() : () -> (f32, f32)\n  %r = vector.insert {operands}\n  return\n}}\n"
        )
    };
    let right = text("%f#1, %v#0[0] : f32 into vector<4xf32>");
    let made = fixes(&text("%v#0, %f#1[0] : vector<4xf32> into f32"));
    assert_eq!(made, [("swap '%v#0' and '%f#1'".to_owned(), right)]);
}

#[test]
fn a_number_becomes_a_constant() {
    let body = |line: &str| {
        format!(
            "func.func @f(%t: tensor<8xf32>) -> tensor<4xf32> {{\n  %s = tensor.extract_slice {line} : \
             tensor<8xf32> to tensor<4xf32>\n  return %s : tensor<4xf32>\n}}\n"
        )
    };
    let new = after(&body("%t[2$0] [4] [1]"), "extract 2 into a constant").unwrap();
    assert!(
        new.contains(
            "  %c2_0 = arith.constant 2 : index\n  %s = tensor.extract_slice %t[%c2_0] [4] [1]"
        ),
        "{new}"
    );
    // The type has the size, a constant has its own number, and an undescribed operation tells no type.
    assert_eq!(after(&body("%t[2] [$04] [1]"), "extract"), None);
    let one =
        |line: &str| after(&format!("func.func @f() {{\n  {line}\n  return\n}}\n"), "extract");
    assert_eq!(one("%c = arith.constant $07 : index"), None);
    assert_eq!(one("a.b $07"), None);
}

#[test]
fn a_constant_moves_to_the_start_of_its_function() {
    let text = "func.func @f(%n: index) {\n  %c0 = arith.constant 0 : index\n  scf.for %i = %c0 to %n step %n {\n    \
                %c1$0 = arith.constant 1 : index\n    \"a.b\"(%c1) : (index) -> ()\n  }\n  return\n}\n";
    let new = after(text, "move the constant").unwrap();
    let wanted = "func.func @f(%n: index) {\n  %c1 = arith.constant 1 : index\n  %c0 = arith.constant 0 : index\n  \
                  scf.for %i = %c0 to %n step %n {\n    \"a.b\"(%c1) : (index) -> ()\n";
    assert!(new.starts_with(wanted), "{new}");
    assert_eq!(after(&text.replace("$0", "").replace("%c0 = a", "%c0$0 = a"), "move"), None);
    // An operation with an error may be parsed differently at another place.
    for wrong in ["1.5 : index", "1 : vector<4xindex>", "1 : index 2"] {
        assert_eq!(after(&text.replace("1 : index", wrong), "move"), None, "{wrong}");
    }
}
