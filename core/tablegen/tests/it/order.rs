//! llvm-tblgen evaluates while it reads, and creates records at the end of a statement: diagnostics come in that
//! order.

use crate::support::{Memory, found, session};

/// All diagnostics of a file, in order: their lines and codes.
fn diagnostics(text: &str) -> Vec<String> {
    let files = Memory::new([("", text)]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "").unwrap();
    let found = found(&session, &evaluation);
    found.iter().map(|it| it.split(':').skip(1).take(2).collect()).collect()
}

#[test]
fn mistakes_of_a_loop_are_reported_after_its_body() {
    let text = "class C<int n> { int m = n; }\n\
                foreach i = [1, 2] in {\n  def twice;\n  def one#i : C<\"text\">;\n}\n";
    assert_eq!(diagnostics(text), ["4 tablegen-type-mismatch", "3 tablegen-redefinition"]);
}

#[test]
fn mistakes_of_a_record_are_reported_after_its_body() {
    let text = "def a {\n  bit b = !cast<bit>(2);\n  int c = 1\n}\n";
    assert_eq!(diagnostics(text), ["4 tablegen-syntax", "1 tablegen-unresolved"]);
    let text = "class C { bit c = !cast<bit>(2);\n  dump c;\n}\ndef a :\n  C;\n";
    assert_eq!(diagnostics(text), ["4 tablegen-unresolved", "2 tablegen-type-mismatch"]);
}

#[test]
fn a_dump_decides_at_once_whether_records_exist() {
    for (text, expected) in [
        ("class C;\ndump !if(!exists<C>(\"a\"), \"yes\", \"no\");\ndef a : C;\n", "no"),
        ("class C;\ndef a : C;\ndump !if(!exists<C>(\"a\"), \"yes\", \"no\");\n", "yes"),
        ("class C;\nforeach i = [1] in dump !if(!exists<C>(\"a\"), \"yes\", \"no\") # i;\n", "no1"),
    ] {
        let files = Memory::new([("f.td", text)]);
        let evaluation = session(&[]).evaluate(&files, "f.td").unwrap();
        let said: Vec<_> = evaluation.diagnostics.iter().map(|(_, it)| &*it.message).collect();
        assert_eq!(said, [expected], "{text}");
    }
}

#[test]
fn errors_of_anonymous_records_are_reported_at_their_use() {
    let text = "class C<int n> { int m = !div(6, n); }\nclass D<int n> { int k =\n  C<n>.m;\n}\n\
                def a {\n  list<C> l = [\n    C<2>,\n    C<0>\n  ];\n}\n";
    assert_eq!(diagnostics(text), ["8 tablegen-invalid-value"]);
    let text = "class C<int n> { int m = !div(6, n); }\nclass D<int n> { int k =\n  C<n>.m;\n}\n\
                def a : D<0>;\n";
    assert_eq!(diagnostics(text), ["3 tablegen-invalid-value"]);
}

#[test]
fn mistakes_before_a_broken_argument_are_reported_first() {
    let text = "class C;\ndef a : C<\n  [int b]>;\ndef b : Missing<1,\n  ]>;\n";
    let expected = [
        "3 tablegen-template-arguments",
        "3 tablegen-syntax",
        "4 tablegen-undefined",
        "5 tablegen-syntax",
    ];
    assert_eq!(diagnostics(text), expected);
    // Incompletely parsed arguments never count as missing.
    let text =
        "class C<int n, int m> { int k = !add(n, m); }\ndef a : C<\n  1 2>;\ndef b : C<1, ]>;\n";
    assert_eq!(diagnostics(text), ["3 tablegen-syntax", "4 tablegen-syntax"]);
}

#[test]
fn mistakes_before_a_broken_operand_are_reported_first() {
    let text = "def a {\n  assert !le(!and(\n    \"text\", 1), 2\n    ] ;\n}\n";
    assert_eq!(diagnostics(text), ["3 tablegen-type-mismatch", "4 tablegen-syntax"]);
    let text = "multiclass M {\n  def x;\n  assert !le(!and(\n    \"text\", 1), 2\n    ] ;\n}\n";
    assert_eq!(diagnostics(text), ["4 tablegen-type-mismatch", "5 tablegen-syntax"]);
    // The operands of the enclosing operator are unknown.
    let text =
        "def a {\n  int b = !size([!add(\"text\",\n 1 2)]);\n  int c = !add(1, !mul(2, ]));\n}\n";
    assert_eq!(
        diagnostics(text),
        ["2 tablegen-type-mismatch", "3 tablegen-syntax", "4 tablegen-syntax"]
    );
}

#[test]
fn an_assertion_counts_without_its_semicolon() {
    let text = "assert\n  !eq(1), \"one\" ) ;\ndef a {\n  assert !lt(\n    \"a\"),\n    \"x\"\n}\n";
    let expected = [
        "2 tablegen-type-mismatch",
        "2 tablegen-syntax",
        "4 tablegen-type-mismatch",
        "7 tablegen-syntax",
    ];
    assert_eq!(diagnostics(text), expected);
}

#[test]
fn a_let_is_applied_where_the_body_begins() {
    let text = "let missing = 1 in {\n  class A /* open\n";
    let found = diagnostics(text);
    assert_eq!(found.first().map(String::as_str), Some("2 tablegen-syntax"), "{found:?}");
    assert!(found.contains(&"1 tablegen-undefined".to_owned()), "{found:?}");
    let text = "let missing = 1 in {\n  def a\n    b;\n}\n";
    let found = diagnostics(text);
    assert_eq!(found.first().map(String::as_str), Some("1 tablegen-undefined"), "{found:?}");
}

#[test]
fn the_part_before_a_syntax_error_is_evaluated() {
    // Line 2 has the first mistake, line 3 the one in which reading ends.
    for value in [
        "list<string> v = [[1,\n1 2], 3];",
        "int v = (a)[\n1 ;",
        "int v = !add(b,\n1 2);",
        "int v = !if(b,\n1 2, 3);",
        "int v = [b,\n1 2];",
        "int v = !cond(b: 1,\n1 2: 3);",
        "int v = !foldl(b, [1], x, y,\n1 2);",
        "list<int> v = !foreach(x, b,\n1 2);",
        "bits<2> v = {b,\n1 ;",
        "dag v = (a b,\n1 2);",
        "string v = b #\n !nothing;",
        "A v = A<b,\n!nothing>;",
        "bits<2> v = b{\n];",
    ] {
        let text = format!("class A; def a {{\n{value} }}\n");
        let found = diagnostics(&text);
        assert_eq!(found.len(), 2, "{value} {found:?}");
        assert!(found[0].starts_with("2 tablegen-"), "{value} {found:?}");
        assert_eq!(found[1], "3 tablegen-syntax", "{value}");
    }
    // In a statement, too, but not where names would mean something else.
    assert_eq!(
        diagnostics("defvar v = [b,\n1 2];\n"),
        ["1 tablegen-undefined", "2 tablegen-syntax"]
    );
    assert_eq!(diagnostics("class A<int a, list<int> b = [a,\n1 2]>;\n"), ["2 tablegen-syntax"]);
    let text = "class A<int a = b,\n int c = 1 2>;\ndef d : A<1, 2, 3> { let g = a; }\ndef h : A<x = 1>;\n";
    assert_eq!(diagnostics(text), ["1 tablegen-undefined", "2 tablegen-syntax"]);
    assert_eq!(diagnostics("def x # [b,\n1 2];\n"), ["2 tablegen-syntax"]);
}

#[test]
fn invalid_fields_of_anonymous_records_are_reported_at_their_use() {
    let text = "class C<int n> { string s = !substr(\"abc\", n); }\ndef a {\n  C c =\n    C<9>;\n}\n\
                class L<int n> { list<int> s = !range(1, 4, n); }\ndef b {\n  L c =\n    L<0>;\n}\n";
    assert_eq!(diagnostics(text), ["4 tablegen-invalid-value", "9 tablegen-invalid-value"]);
}

#[test]
fn a_broken_list_has_no_type_errors() {
    for operator in [
        "!foldl(1, !cond(0: [\"a\"],\n 2 3: [\"c\"]), a, b, 1)",
        "!size(!foreach(a, !cond(0: [\"a\"],\n 2 3: [\"c\"]), a))",
    ] {
        let text = format!("class C {{ int x = !and({operator}, 0); }}\n");
        assert_eq!(diagnostics(&text), ["2 tablegen-syntax"], "{operator}");
    }
}
