//! Code actions: fixes of a whole file, comments that ignore a code, aliases.

use abide_core::diagnostic::ignore_by_comments;
use abide_core::ide::{self, Document};
use abide_core::limits::Limits;
use abide_core::text::{Span, apply_edits};
use abide_testing::marked;

fn document(text: &str) -> Document {
    Document::new(text.as_bytes().to_vec(), Limits::default())
}

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
