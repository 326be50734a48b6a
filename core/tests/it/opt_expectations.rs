//! The messages of `-verify-diagnostics` if a file and its expectations differ, in mlir-opt 22's words.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};

/// The messages for a function with a mistake on its first line, after a comment.
fn messages(comment: &str) -> Vec<String> {
    let text = format!("// {comment}\nfunc.func @f() {{ return %x : i32 }}\n");
    let options = Options { verify_diagnostics: true, ..Options::default() };
    let outcome = opt(text.as_bytes(), "f", &options, registry(), &Limits::default());
    outcome.messages.lines().filter(|line| line.starts_with("f:")).map(str::to_owned).collect()
}

const UNEXPECTED: &str = "f:2:25: error: unexpected error: use of undeclared SSA value name";

#[test]
fn a_met_expectation_reports_nothing() {
    for comment in [
        "expected-error@+1 {{use of undeclared}}",
        "expected-error @+1{{use of undeclared}}",
        "expected-error@below {{use of undeclared}}",
        "expected-error-re@+1 {{use of {{[a-z]+}} SSA}}",
    ] {
        assert_eq!(messages(comment), [""; 0], "{comment}");
    }
}

#[test]
fn differences_are_reported_at_the_comment() {
    let missing = "f:1:4: error: expected error \"nothing\" was not produced";
    assert_eq!(messages("expected-error@+1 {{nothing}}"), [UNEXPECTED, missing]);
    assert_eq!(messages("expected-error@+9 {{nothing}}"), [UNEXPECTED, missing]);
    // An error with a location does not match one without.
    let nowhere = "f:1:4: error: expected error \"use of undeclared\" was not produced";
    assert_eq!(messages("expected-error@unknown {{use of undeclared}}"), [UNEXPECTED, nowhere]);
    let other = "f:1:4: error: 'error' diagnostic emitted when expecting a 'remark'";
    let missing = "f:1:4: error: expected remark \"use of\" was not produced";
    assert_eq!(messages("expected-remark@+1 {{use of}}"), [other, missing]);
}

/// Numbers beyond every file, and those that a counter would wrap around to the right line.
#[test]
fn lines_outside_of_the_file_have_nothing() {
    for line in [
        "18446744073709551616",
        "18446744073709551617",
        "4294967296",
        "4294967297",
        "9223372036854775807",
    ] {
        for sign in ['+', '-'] {
            let missing = "f:1:4: error: expected error \"use of undeclared\" was not produced";
            let comment = format!("expected-error@{sign}{line} {{{{use of undeclared}}}}");
            assert_eq!(messages(&comment), [UNEXPECTED, missing], "{comment}");
        }
    }
    // No place at all, so no expectation.
    for place in ["+", "-", "1", "+-1", "+x"] {
        let comment = format!("expected-error@{place} {{{{use of undeclared}}}}");
        assert_eq!(messages(&comment), [UNEXPECTED], "{comment}");
    }
}

#[test]
fn a_broken_expression_is_reported() {
    let found = messages("expected-error-re@+1 {{use of {{[a-z}} SSA}}");
    assert!(
        found.iter().any(|line| line.starts_with("f:1:4: error: invalid regex: ")),
        "{found:?}"
    );
}
