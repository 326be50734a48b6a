//! Arguments of multiclasses.

use crate::support::{Memory, found, session};
use abide_tablegen::output;

/// The printed records of a file, or the errors.
fn records(text: &str) -> String {
    let files = Memory::new([("f.td", text)]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    if evaluation.first_error().is_some() {
        return found(&session, &evaluation).join("\n");
    }
    let mut printed = Vec::new();
    output::write_records(&session, &evaluation, &mut printed).unwrap();
    let printed = String::from_utf8(printed).unwrap();
    printed.split_once("- Defs ").map_or(String::new(), |(_, defs)| defs.to_owned())
}

const COUNTS: &str = "multiclass Counts<int n> { def _c { int one = n; list<int> all = [n]; } }\n";

#[test]
fn an_inheriting_multiclass_passes_values_unconverted() {
    let text = format!("{COUNTS}multiclass Bits : Counts<0b101>;\ndefm b : Bits;\n");
    let printed = records(&text);
    assert!(printed.contains("int one = 5;"), "{printed}");
    assert!(printed.contains("list<int> all = [{ 1, 0, 1 }];"), "{printed}");
    // Nothing is wrong before the value is used.
    let text = format!("{COUNTS}multiclass Text :\n  Counts<\"x\">;\n");
    assert!(!records(&text).contains("error"), "{}", records(&text));
    let printed = records(&format!("{text}defm t : Text;\n"));
    assert!(printed.starts_with("f.td:1: tablegen-type-mismatch"), "{printed}");
}

#[test]
fn a_use_of_a_multiclass_converts_values() {
    let printed = records(&format!("{COUNTS}defm b : Counts<0b101>;\n"));
    assert!(printed.contains("list<int> all = [5];"), "{printed}");
    let printed = records(&format!("{COUNTS}defm t :\n  Counts<\"x\">;\n"));
    assert!(printed.starts_with("f.td:3: tablegen-type-mismatch"), "{printed}");
}

#[test]
fn blocks_in_a_multiclass_accept_statements_that_its_body_refuses() {
    let expected = "f.td:2: tablegen-syntax: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', \
                    or 'let' in multiclass body";
    let refused =
        ["multiclass N { def y; }", "class C;", "deftype T = int;", "defset list<C> s = {}"];
    for statement in refused {
        let printed = records(&format!("multiclass M {{\n{statement} def x;\n}}\ndefm a : M;\n"));
        assert_eq!(printed, expected, "{statement}");
    }
    let text = "multiclass M { foreach i = [1] in { deftype T = int; def x { T v = i; } } }\ndefm a : M;\n";
    assert!(records(text).contains("def ax {\n  int v = 1;"), "{}", records(text));
}

#[test]
fn an_instantiated_record_has_a_new_name() {
    let text = "class C<string t> { string s = t; }\nclass D { field C c = C<NAME # \"x\">; string n = NAME; }\n\
                foreach i = [1, 2] in def : D;\n";
    let printed = records(text);
    assert!(printed.contains("field C c = C<0: !strconcat(anonymous_0, \"x\")>;"), "{printed}");
    assert!(
        printed.contains("field C c = anonymous_2;\n  string n = \"anonymous_1\";"),
        "{printed}"
    );
    assert!(printed.contains("string s = \"anonymous_1x\";"), "{printed}");
}
