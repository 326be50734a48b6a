//! `!cond` without a value, and invalid patterns of `!match`.

use crate::support::{Memory, found, session};
use abide_tablegen::output;

/// The printed classes and records of a file, or the errors.
fn printed(text: &str) -> String {
    let files = Memory::new([("f.td", text)]);
    let mut session = session(&[]);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    if evaluation.first_error().is_some() {
        return found(&session, &evaluation).join("\n");
    }
    let mut printed = Vec::new();
    output::write_records(&session, &evaluation, &mut printed).unwrap();
    String::from_utf8(printed).unwrap()
}

/// The argument of `Flag` is a `!cond` that chooses an integer, known only when `Use` inherits.
const CHOOSES: &str = "class Flag<bit f> { bit own = f; int n = !if(f, 1, 2); }\n\
    class Use<bit u> : Flag<!cond(!and(0, u): u, 1: !and(1, u), 1: u)>;\n";

#[test]
fn cond_stays_if_its_choice_cannot_be_converted() {
    let classes = printed(CHOOSES);
    let (_, user) = classes.split_once("class Use<").unwrap();
    assert!(user.contains("bit own = Flag:f;"), "{user}");
    assert!(user.contains("int n = !if(Flag:f, 1, 2);"), "{user}");
    let errors = printed(&format!("{CHOOSES}def made :\n  Use<1>;\n"));
    assert!(errors.starts_with("f.td:3: tablegen-unresolved: "), "{errors}");
}

#[test]
fn cond_is_resolved_if_its_choice_can_be_converted() {
    let text = CHOOSES.replace("!and(1, u)", "u");
    let records = printed(&format!("{text}def made : Use<1>;\n"));
    let (_, made) = records.split_once("def made {").unwrap();
    assert!(made.contains("bit own = 1;") && made.contains("int n = 1;"), "{made}");
}

#[test]
fn a_pattern_has_something_on_both_sides_of_a_bar() {
    let errors = |pattern: &str| {
        printed(&format!("def a {{ bit b = !match(\"a\", \"{pattern}\"); }}"))
            .contains("invalid regex")
    };
    for pattern in ["", "a|", "|a", "a||b", "(|a)", "(a|)", "a(b|c|)d"] {
        assert!(errors(pattern), "{pattern}");
    }
    for pattern in ["()", "a|b", "[|]", "[]|]", "[^]|]|b", "(a|b)|c", "a\\\\|"] {
        assert!(!errors(pattern), "{pattern}");
    }
}

#[test]
fn a_late_and_is_decided_by_its_first_operand() {
    // The `NAME` of an anonymous record is known too late.
    let late = "class Late { bit l = !le(NAME, \"b\"); }\n";
    let records =
        printed(&format!("{late}def made {{ bit b = !and(!isa<list<int>>(1), Late<>.l); }}\n"));
    assert!(records.contains("bit b = 0;"), "{records}");
    let errors =
        printed(&format!("{late}def made {{\n bit b = !and(!isa<int>(1), Late<>.l); }}\n"));
    assert!(errors.starts_with("f.td:2: tablegen-unresolved: "), "{errors}");
}
