//! Mistakes of beginners: each is marked at the narrowest place, and the report tells the way out.

use abide_core::diagnostic::{Diagnostic, Fix, Severity, Wanted};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::{check, suggest_fixes};
use abide_core::text::apply_edits;
use std::fmt::Write as _;

/// The first error of a text, and the fix that its report shows.
fn first_error(text: &str) -> (Diagnostic, Option<Fix>) {
    let limits = Limits::default();
    let found = check(text.as_bytes(), &limits);
    let suggested = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &found);
    let first = found.iter().position(|found| found.severity == Severity::Error);
    let first = first.unwrap_or_else(|| panic!("nothing is found: {text}"));
    let own = found[first].fix.clone();
    (found[first].clone(), own.or_else(|| suggested.into_iter().nth(first).flatten()))
}

/// For each text its message, the marked part and the fix, and whether the text is right with that.
fn report(texts: &str) -> String {
    let mut report = String::new();
    for text in texts.split("// -----\n") {
        let (found, fix) = first_error(text);
        let label = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        assert!(label.chars().count() <= 40 && !label.contains('\n'), "{text}{label}");
        let _ = writeln!(report, "{}\n  {label:?}", found.message);
        for related in &found.related {
            let place = String::from_utf8_lossy(related.span.slice(text.as_bytes())).into_owned();
            assert!(!place.contains('\n'), "{text}{place}");
            let _ = writeln!(report, "  note: {}: {place:?}", related.message);
        }
        if let Some(fix) = fix {
            let fixed = apply_edits(text.as_bytes(), &fix.edits).unwrap();
            let left = check(&fixed, &Limits::default()).len();
            let _ = writeln!(report, "  help: {} ({left} left)", fix.title);
        }
    }
    report
}

#[test]
fn each_mistake_has_a_narrow_label_and_a_way_out() {
    let report = report(include_str!("ways_out.mlir"));
    expect_test::expect_file!["ways_out.txt"].assert_eq(&report);
}

/// How many of the mistakes have neither help nor a note nor a list of the allowed words.
const WITHOUT_WAY_OUT: usize = 5;

#[test]
fn most_mistakes_have_help_or_a_note() {
    let texts: Vec<&str> = include_str!("ways_out.mlir").split("// -----\n").collect();
    let bare = texts.iter().filter(|text| {
        let (found, fix) = first_error(text);
        let has_words = matches!(found.wanted(), Some(Wanted::OneOf { .. } | Wanted::Choice(_)));
        fix.is_none() && found.related.is_empty() && !has_words
    });
    let bare: Vec<_> = bare.collect();
    assert_eq!(bare.len(), WITHOUT_WAY_OUT, "{bare:#?}");
}
