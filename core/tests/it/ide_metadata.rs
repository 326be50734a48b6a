//! Answers about function-ABI metadata, and others that need no place in a value's life.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::document;
use abide_core::ide::{self, SignatureFormat};
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::text::{Span, TextEdit, apply_edits};
use abide_testing::{marked, place};

const REFLECTED: &str = r#"func.func @f(%x: tensor<4xf32>, %n: i32) -> i32 attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],\22i32\22],\22r\22:[\22i32\22],\22v\22:1}"}} {
  return %n : i32
}
"#;

fn whole() -> Span {
    Span::new(0, u32::MAX)
}

#[test]
fn hover_in_reflection_shows_the_signature_and_the_record() {
    let file = document(REFLECTED);
    let hover = ide::hover(&file, place(REFLECTED, "nd$0array")).unwrap();
    assert!(hover.markdown.contains("@f(x: tensor<4xf32>, n: i32) -> i32"), "{}", hover.markdown);
    assert!(hover.markdown.contains("by `iree.abi`"), "{}", hover.markdown);
    assert!(hover.markdown.contains("record under the cursor: `tensor<4xf32>`"));
    assert!(hover.span.slice(REFLECTED.as_bytes()).starts_with(br"[\22ndarray"));
    let hover = ide::hover(&file, place(REFLECTED, r"$0i32\22],\22r")).unwrap();
    assert!(hover.markdown.contains("record under the cursor: `i32`"), "{}", hover.markdown);
    let key = ide::hover(&file, place(REFLECTED, "$0iree.abi")).unwrap();
    assert!(!key.markdown.contains("record"), "{}", key.markdown);
    assert!(!ide::hover(&file, place(REFLECTED, "$0%x")).unwrap().markdown.contains("iree.abi"));
}

#[test]
fn the_meaning_of_an_alias_decides_whether_a_record_fits() {
    let of = |alias: &str| format!("!n = {alias}\n{}", REFLECTED.replace("%n: i32", "%n: !n"));
    let fresh = |text: &str| document(text).diagnostics();
    let (fits, differs) = (of("i32"), of("f32"));
    assert!(fresh(&differs).len() > fresh(&fits).len());
    let file = document(&fits);
    assert_eq!(file.diagnostics(), fresh(&fits));
    let changed = file.with_text(differs.clone().into_bytes());
    assert_eq!(changed.diagnostics(), fresh(&differs));
    // Both versions continue from here, within the function, with shared facts.
    for (text, file) in [(fits, file), (differs, changed)] {
        let place = Span::at(place(&text, "$0  return"));
        let edit = TextEdit::new(place, "  %c = arith.constant 1 : i32\n");
        let edited = apply_edits(text.as_bytes(), std::slice::from_ref(&edit)).unwrap();
        let found = file.edited(&[edit]).diagnostics();
        assert_eq!(found, fresh(&String::from_utf8(edited).unwrap()));
    }
}

#[test]
fn hover_in_signatures() {
    let text = r#"func.func @f(%a: i32, %b: f32) attributes {iree.reflection = {abi = "sip", sip = "I12!S9!k0_0k1_1R1!"}} { return }"#;
    let hover = ide::hover(&document(text), place(text, "$0_1R1")).unwrap();
    assert!(hover.markdown.contains("`inputs[1]` is raw value 1"), "{}", hover.markdown);
    assert!(hover.markdown.contains("(i32, f32)"), "{}", hover.markdown);
    let sip = b"I12!S9!k0_0k1_1R1!";
    let limits = Limits::default();
    let hover = SignatureFormat::Sip.hover(sip, 10, &limits).unwrap();
    assert!(hover.markdown.contains("`inputs[0]` is raw value 0"), "{}", hover.markdown);
    let json = br#"{"a":["i32"],"r":[]}"#;
    let hover = SignatureFormat::Reflection.hover(json, 7, &limits).unwrap();
    assert!(hover.markdown.contains("(arg0: i32) -> None"), "{}", hover.markdown);
    assert_eq!(hover.span.slice(json), br#""i32""#);
    assert!(SignatureFormat::Raw.hover(b"x", 0, &limits).is_none());
    assert!(!SignatureFormat::Raw.check(b"x", &limits).is_empty());
}

#[test]
fn completion_in_reflection_and_of_its_keys() {
    let offered = |source: &str| -> Vec<String> {
        let file = marked(source);
        let found = ide::completions(&document(&file.text), file.cursor());
        found.into_iter().map(|found| found.label).collect()
    };
    assert_eq!(offered(&REFLECTED.replace(r"\22ndarray", r"\22nd$0")), ["ndarray"]);
    assert_eq!(offered(&REFLECTED.replace(r":[[\22ndarray", r":[$0[\22nd")), [""; 0]);
    assert_eq!(
        offered("func.func @f() attributes {iree.a$0} { return }"),
        ["iree.abi", "iree.abi.declaration", "iree.abi.model", "iree.abi.stub"]
    );
}

#[test]
fn reflection_is_added_to_a_function_without_it() {
    for (text, expected) in [
        (
            "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n",
            "-> i32 attributes {iree.reflection = {iree.abi = \"",
        ),
        ("func.func private @f(i32) -> i32\n", "-> i32 attributes {iree.reflection"),
        (
            "func.func @f() attributes {a.b = 1 : i32} { return }",
            "{a.b = 1 : i32, iree.reflection = {",
        ),
        (
            "func.func @f() attributes {iree.reflection = {}} { return }",
            "{iree.reflection = {iree.abi = ",
        ),
    ] {
        let file = document(text);
        let actions = ide::actions(&file, Span::at(12), &[]);
        assert_eq!(actions.len(), 1, "{text}");
        let new = apply_edits(text.as_bytes(), &actions[0].edits).unwrap();
        let new = String::from_utf8(new).unwrap();
        assert!(new.contains(expected), "{new}");
        assert_eq!(document(&new).diagnostics(), [], "{new}");
        assert_eq!(ide::actions(&document(&new), Span::at(12), &[]), [], "once is enough");
    }
}

#[test]
fn signatures_are_migrated() {
    let text = r#"func.func @f(%a: i32) attributes {iree.reflection = {abi = "sip", sip = "I8!S5!k0_0R1!", f = "I6!S3!t6R1!", fv = "1"}} { return }"#;
    let actions = ide::actions(&document(text), Span::at(12), &[]);
    assert!(actions[0].title.starts_with("add iree.abi from sip and f"), "{}", actions[0].title);
    let new = apply_edits(text.as_bytes(), &actions[0].edits).unwrap();
    let new = String::from_utf8(new).unwrap();
    assert!(new.contains(r#"iree.abi = "{\22a\22:[\22i32\22]"#), "{new}");
}

#[test]
fn expectations_have_the_line_breaks_of_the_file() {
    let text = "\u{feff}func.func @f() { d.op %a\r\n  return\r\n}\r\n// RUN: opt\r\n";
    let file = document(text);
    let found = file.diagnostics();
    let unknown = found.iter().find(|found| found.message.contains("%a")).unwrap();
    let actions = ide::actions(&file, unknown.span, &[unknown]);
    let expected = actions.iter().find(|action| action.title.contains("expected-*")).unwrap();
    let new = String::from_utf8(apply_edits(text.as_bytes(), &expected.edits).unwrap()).unwrap();
    assert!(new.starts_with("\u{feff}// expected-error@+1 {{"), "{new:?}");
    assert!(new.contains("}}\r\nfunc.func @f()"), "{new:?}");
}

#[test]
fn expectations_are_inserted_above_their_lines() {
    let text = "func.func @f() {\n  d.op %a, %b\n}\n";
    let file = document(text);
    let found = file.diagnostics();
    let actions = ide::actions(&file, found[0].span, &found.iter().collect::<Vec<_>>());
    assert!(actions.iter().all(|action| !action.title.contains("expected-*")), "{actions:?}");
    // In a test only.
    let text = format!("{text}// RUN: opt\n");
    let file = document(&text);
    let found = file.diagnostics();
    assert_eq!(found.len(), 2);
    let actions = ide::actions(&file, found[0].span, &found.iter().collect::<Vec<_>>());
    let expected = actions.iter().find(|action| action.title.contains("expected-*")).unwrap();
    let new = apply_edits(text.as_bytes(), &expected.edits).unwrap();
    let new = String::from_utf8(new).unwrap();
    let lines: Vec<&str> = new.lines().collect();
    assert!(lines[1].starts_with("  // expected-error@+2 {{") && lines[1].contains("%a"), "{new}");
    assert!(lines[2].starts_with("  // expected-error@+1 {{") && lines[2].contains("%b"), "{new}");
    assert_eq!(lines[3], "  d.op %a, %b");
    // They are inserted once.
    let file = document(&new);
    let found = file.diagnostics();
    let actions = ide::actions(&file, found[0].span, &found.iter().collect::<Vec<_>>());
    assert!(actions.iter().all(|action| !action.title.contains("expected-*")), "{actions:?}");
}

#[test]
fn calls_in_both_directions() {
    let text = "func.func @a() {\n  call @b() : () -> ()\n  call @b() : () -> ()\n  return\n}\n\
                func.func @b() {\n  call @c() : () -> ()\n  return\n}\nfunc.func private @c()\n";
    let file = document(text);
    let names = |calls: Vec<ide::Call>| -> Vec<(String, usize)> {
        calls.into_iter().map(|call| (call.function.name, call.places.len())).collect()
    };
    let b = place(text, "$0@b() {");
    assert_eq!(ide::call_item(&file, b).unwrap().name, "b");
    assert_eq!(names(ide::incoming_calls(&file, b)), [("a".to_owned(), 2)]);
    assert_eq!(names(ide::outgoing_calls(&file, b)), [("c".to_owned(), 1)]);
    assert_eq!(ide::call_item(&file, place(text, "$0return\n}\nfunc.func @b")).unwrap().name, "a");
    assert_eq!(names(ide::outgoing_calls(&file, place(text, "$0@c()\n"))), []);
}

#[test]
fn lenses_show_the_abi_and_the_references() {
    let text = format!("{REFLECTED}func.func @g() {{\n  call @f() : () -> ()\n  return\n}}\n");
    let lenses = ide::code_lenses(&document(&text));
    let titles: Vec<&str> = lenses.iter().map(|lens| lens.title.as_str()).collect();
    assert_eq!(
        titles,
        ["iree.abi: (x: tensor<4xf32>, n: i32) -> i32", "1 reference", "0 references"]
    );
    assert_eq!(lenses[0].span.slice(text.as_bytes()), b"@f");
}

#[test]
fn links_types_hints_and_symbols() {
    let text = "!t = i32\n#loc = loc(\"b.py\":3:7)\nmodule @m {\nfunc.func @fun(%a: !t) {\n  \
                %0 = \"d.op\"(%a) ({\n  }) : (!t) -> f32 loc(fused[\"c.py\":1:2, \"name\"(#loc)])\n  \
                %1 = \"d.op\"(%a) : (!t) -> f32\n  return\n} }\n";
    let file = document(text);
    let links: Vec<_> =
        ide::document_links(&file).into_iter().map(|l| (l.file, l.line, l.column)).collect();
    assert_eq!(links, [("b.py".to_owned(), 3, 7), ("c.py".to_owned(), 1, 2)]);
    let (_, target) = ide::type_definition(&file, place(text, "$0%a: !t")).unwrap();
    assert_eq!((target.start(), target.end()), (0, 2));
    assert!(ide::type_definition(&file, place(text, "$0%0")).is_none());
    // The line of the second one shows its type.
    let hints = ide::inlay_hints(&file, whole());
    assert_eq!(hints.len(), 1);
    assert_eq!((hints[0].offset, hints[0].label.as_str()), (place(text, "%0$0 = \"d"), ": f32"));
    assert_eq!(ide::inlay_hints(&file, Span::new(0, 5)), []);
    let found = ide::workspace_symbols(&file, &ide::SymbolQuery::new("FN"));
    assert_eq!((found[0].name.as_str(), found[0].container.as_str()), ("fun", "m"));
    assert_eq!(ide::workspace_symbols(&file, &ide::SymbolQuery::new("nf")), []);
}

#[test]
fn a_range_is_formatted_by_its_lines() {
    let text = "func.func @f() {\n%a = d.op\n      %b = d.op\nreturn\n}\n";
    let file = document(text);
    let all =
        apply_edits(text.as_bytes(), &ide::formatting(&file, &LayoutOptions::default(), None))
            .unwrap();
    assert_eq!(all, b"func.func @f() {\n  %a = d.op\n  %b = d.op\n  return\n}\n");
    let b = place(text, "$0%b");
    let one = ide::formatting(&file, &LayoutOptions::default(), Some(Span::new(b, b + 2)));
    let one = apply_edits(text.as_bytes(), &one).unwrap();
    assert_eq!(one, b"func.func @f() {\n%a = d.op\n  %b = d.op\nreturn\n}\n");
}

#[test]
fn hover_shows_operands_and_results_of_an_operation() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  call @f(%b) : (i32) -> i32\n  return %b : i32\n}\n";
    let file = document(text);
    let hover = ide::hover(&file, place(text, "$0arith.addi")).unwrap();
    assert!(hover.markdown.contains("- operand `lhs`: "), "{}", hover.markdown);
    assert!(hover.markdown.contains("- result `result`: "), "{}", hover.markdown);
    let hover = ide::hover(&file, place(text, "$0call @f")).unwrap();
    assert!(hover.markdown.contains("- attribute `callee`: "), "{}", hover.markdown);
    for (quoted, active) in [("addi $0", 0), ("addi %a, $0", 1), ("addi %a, %a$0", 1)] {
        let help = ide::signature_help(&file, place(text, quoted)).unwrap();
        assert_eq!(
            (help.label.as_str(), help.active),
            ("arith.addi %lhs, %rhs [overflow<overflowFlags>] : type of result", Some(active)),
            "{quoted}"
        );
        let parts =
            help.parameters.iter().map(|&(start, end)| &help.label[start as usize..end as usize]);
        assert!(parts.eq(["lhs", "rhs", "overflowFlags", "type of result"]));
        assert_eq!(help.constraints.len(), 4);
    }
    assert_eq!(ide::signature_help(&file, 0), None);
    assert_eq!(ide::signature_help(&file, place(text, "$0  %b")), None);
}

#[test]
fn described_operations_are_offered() {
    let file = marked("func.func @f() {\n  arith.cmp$0\n}\n");
    let found = ide::completions(&document(&file.text), file.cursor());
    let found: Vec<_> = found.iter().map(|item| (&*item.label, &*item.detail)).collect();
    assert_eq!(
        found.iter().map(|(label, _)| *label).collect::<Vec<_>>(),
        ["arith.cmpi", "arith.cmpf"]
    );
    assert!(found[0].1.starts_with("Compares"), "{found:?}");
}
