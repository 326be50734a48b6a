//! The checks of broken or odd signatures: codes, byte ranges and fixes.

use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::sip::{check_raw, check_sip};
use abide_core::text::apply_edits;
use expect_test::{Expect, expect};
use std::fmt::Write as _;

/// A line for each diagnostic: severity, code, the bytes it is about, the text after its fix.
fn render(text: &[u8], diagnostics: &[Diagnostic]) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let severity = match diagnostic.severity {
            Severity::Error => 'E',
            Severity::Warning => 'W',
            Severity::Information | Severity::Hint => 'I',
        };
        let span = diagnostic.span;
        let bytes = span.slice(text).escape_ascii();
        let _ = write!(
            out,
            "{severity} {} {}..{} \"{bytes}\"",
            diagnostic.code,
            span.start(),
            span.end()
        );
        for related in &diagnostic.related {
            let _ = write!(out, " see {}..{}", related.span.start(), related.span.end());
        }
        if let Some(fix) = &diagnostic.fix {
            let fixed = apply_edits(text, &fix.edits).unwrap();
            let _ = write!(out, " => {}", fixed.escape_ascii());
        }
        out.push('\n');
    }
    out
}

fn all(signatures: &[&[u8]], check: fn(&[u8]) -> Vec<Diagnostic>, expected: Expect) {
    let mut out = String::new();
    for signature in signatures {
        let _ = writeln!(out, "{}", signature.escape_ascii());
        for line in render(signature, &check(signature)).lines() {
            let _ = writeln!(out, "    {line}");
        }
    }
    expected.assert_eq(&out);
}

fn sip(text: &[u8]) -> Vec<Diagnostic> {
    let (value, diagnostics) = check_sip(text, &Limits::default());
    let error = diagnostics.iter().any(|d| d.severity == Severity::Error);
    assert_eq!(value.is_none(), error, "{}", text.escape_ascii());
    diagnostics
}

fn raw(text: &[u8]) -> Vec<Diagnostic> {
    let (value, diagnostics) = check_raw(text, &Limits::default());
    let error = diagnostics.iter().any(|d| d.severity == Severity::Error);
    assert_eq!(value.is_none(), error, "{}", text.escape_ascii());
    diagnostics
}

#[test]
fn sound_signatures() {
    all(
        &[
            b"I1!R1!",
            b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0",
            b"I53!D49!K10!input_ids_1K11!input_mask_2K12!segment_ids_0R39!D35!K11!end_logits_0K13!start_logits_1",
        ],
        sip,
        expect![[r#"
            I1!R1!
            I23!S19!k0D13!K2!x_0K2!y_1R3!_0
            I53!D49!K10!input_ids_1K11!input_mask_2K12!segment_ids_0R39!D35!K11!end_logits_0K13!start_logits_1
        "#]],
    );
}

#[test]
fn broken_lengths() {
    all(
        &[
            b"I50!_0R3!_0",
            b"I2!_0R3!_0",
            b"I4!_0R3!_0",
            b"I0!R1!",
            b"I3!_0R9!_0",
            b"I3!_0R2!_0",
            b"I8!S4!k0_0R1!",
            b"I7!S5!k0_0R1!",
            b"I8!S6!k0_0R1!",
            b"I12!S6!k0_0k1_1R1!",
            b"I20!S16!k0D7!K9!a_0k1_1R1!",
            b"I20!S16!k0D6!K2!a_0k1_1R1!",
            b"I22!S18!k0S7!k0_0k1_1k1_1R1!",
            b"I20!S16!k0_0k10S99!k0_0R1!",
            b"I9!S6!k0_0R3!_0",
            b"I11!S8!k0_0k1_1R3!_0",
            b"I20!S14!k0D9!K2!x_0k1_1R12!S9!k0_0k1_1",
            b"I",
            b"I99999999999!_0R3!_0",
        ],
        sip,
        expect![[r#"
            I50!_0R3!_0
                E sip-wrong-length 1..3 "50" => I3!_0R3!_0
            I2!_0R3!_0
                E sip-wrong-length 1..2 "2" => I3!_0R3!_0
            I4!_0R3!_0
                E sip-wrong-length 1..2 "4" => I3!_0R3!_0
            I0!R1!
                E sip-wrong-length 1..2 "0" => I1!R1!
            I3!_0R9!_0
                E sip-wrong-length 6..7 "9" => I3!_0R3!_0
            I3!_0R2!_0
                E sip-wrong-length 6..7 "2" => I3!_0R3!_0
            I8!S4!k0_0R1!
                E sip-wrong-length 4..5 "4" => I8!S5!k0_0R1!
            I7!S5!k0_0R1!
                E sip-wrong-length 1..2 "7" => I8!S5!k0_0R1!
            I8!S6!k0_0R1!
                E sip-wrong-length 4..5 "6" => I8!S5!k0_0R1!
            I12!S6!k0_0k1_1R1!
                E sip-wrong-length 5..6 "6" => I12!S9!k0_0k1_1R1!
            I20!S16!k0D7!K9!a_0k1_1R1!
                E sip-wrong-length 14..15 "9" => I20!S16!k0D7!K2!a_0k1_1R1!
            I20!S16!k0D6!K2!a_0k1_1R1!
                E sip-wrong-length 11..12 "6" => I20!S16!k0D7!K2!a_0k1_1R1!
            I22!S18!k0S7!k0_0k1_1k1_1R1!
                E sip-wrong-length 11..12 "7" => I22!S18!k0S9!k0_0k1_1k1_1R1!
                W sip-repeated-raw-index 23..25 "_1" see 19..21
            I20!S16!k0_0k10S99!k0_0R1!
                E sip-wrong-length 16..18 "99" => I19!S15!k0_0k10S5!k0_0R1!
                W sip-repeated-raw-index 21..23 "_0" see 10..12
            I9!S6!k0_0R3!_0
                E sip-wrong-length 1..2 "9" => I8!S6!k0_0R3!_0
                E sip-wrong-length 4..5 "6" => I9!S5!k0_0R3!_0
            I11!S8!k0_0k1_1R3!_0
                E sip-wrong-length 1..3 "11" => I12!S8!k0_0k1_1R3!_0
                E sip-wrong-length 5..6 "8" => I11!S9!k0_0k1_1R3!_0
            I20!S14!k0D9!K2!x_0k1_1R12!S9!k0_0k1_1
                W sip-mixed-keys 19..21 "k1"
                W sip-trailing-key 19..21 "k1" => I18!S12!k0D7!K2!x_0_1R12!S9!k0_0k1_1
                W sip-several-roots 21..23 "_1" see 4..21
            I
                E sip-missing-number 0..1 "I"
            I99999999999!_0R3!_0
                E sip-wrong-length 1..12 "99999999999" => I3!_0R3!_0
        "#]],
    );
}

#[test]
fn missing_bangs() {
    all(
        &[b"I3_00R1!", b"I3_0R1!", b"I7!S4k0_0R1!", b"I7!S5k0_0R1!", b"I9!D6!K2a_0R1!", b"I1R1"],
        sip,
        expect![[r#"
            I3_00R1!
                E sip-missing-bang 0..2 "I3" => I4!_00R1!
            I3_0R1!
                E sip-missing-bang 0..2 "I3" => I3!_0R1!
            I7!S4k0_0R1!
                E sip-missing-bang 3..5 "S4" => I8!S5!k0_0R1!
            I7!S5k0_0R1!
                E sip-missing-bang 3..5 "S5" => I8!S5!k0_0R1!
            I9!D6!K2a_0R1!
                E sip-missing-bang 6..8 "K2" => I10!D7!K2!a_0R1!
            I1R1
                E sip-missing-bang 0..2 "I1" => I1!R1!
        "#]],
    );
}

#[test]
fn bytes_outside_of_fields() {
    all(
        &[
            b"\xef\xbb\xbfI1!R1!",
            b"I3!_0 R3!_0",
            b"I9!S6!k0_0 R1!",
            b"I3!_0$",
            b"a-I1!R1!",
            b"I18!S14!k2147483648_0R1!",
            b"I8!S5!k-_0R1!",
            b"",
            b"hello",
        ],
        sip,
        expect![[r#"
            \xef\xbb\xbfI1!R1!
                E sip-unknown-byte 0..1 "\xef" => I1!R1!
            I3!_0 R3!_0
                E sip-unknown-byte 5..6 " " => I3!_0R3!_0
            I9!S6!k0_0 R1!
                E sip-unknown-byte 10..11 " " => I8!S5!k0_0R1!
            I3!_0$
                E sip-unknown-byte 5..6 "$" => I3!_0
            a-I1!R1!
                E sip-missing-number 0..2 "a-"
            I18!S14!k2147483648_0R1!
                E sip-number-range 8..19 "k2147483648"
            I8!S5!k-_0R1!
                E sip-missing-number 6..8 "k-"

                E sip-missing-inputs 0..0 ""
                E sip-missing-results 0..0 ""
            hello
                E sip-missing-number 0..1 "h"
        "#]],
    );
}

#[test]
fn signatures_rejected_by_the_reference() {
    all(
        &[
            b"I3!_0",
            b"R3!_0",
            b"I10!S7!k0_0_1R1!",
            b"I10!S7!k0k1_0R1!",
            b"I5!k0_0R1!",
            b"I3!x0R1!",
            b"I6!I3!_0R1!",
        ],
        sip,
        expect![[r#"
            I3!_0
                E sip-missing-results 5..5 ""
            R3!_0
                E sip-missing-inputs 5..5 ""
            I10!S7!k0_0_1R1!
                E sip-value-not-allowed 11..13 "_1"
            I10!S7!k0k1_0R1!
                E sip-key-not-allowed 9..11 "k1"
            I5!k0_0R1!
                E sip-key-not-allowed 3..5 "k0"
            I3!x0R1!
                E sip-unrecognized-tag 3..5 "x0"
            I6!I3!_0R1!
                E sip-unrecognized-tag 3..8 "I3!_0"
        "#]],
    );
}

#[test]
fn signatures_accepted_only_by_the_reference() {
    all(
        &[
            b"I17!S5!k0_0D7!K2!a_1R1!",
            b"I15!D11!K2!a_0K2!bR1!",
            b"I15!S11!K2!a_0k1_1R1!",
            b"I19!S15!K2!a_0k2_1k1_2R1!",
            b"R3!_0I3!_0",
            b"a1Z2!qI3!_0R3!_1",
            b"I3!_0R3!_1R3!_2",
            b"I12!S9!k1_0k1_1R1!",
            b"I17!D13!K2!b_0K2!a_1R1!",
            b"I9!S6!k-1_0R1!",
            b"I12!S9!k0_3k1_3R1!",
            b"I4!_-1R1!",
            b"I1!R1! \n",
            b"I3!_0R3!_0R",
        ],
        sip,
        expect![[r#"
            I17!S5!k0_0D7!K2!a_1R1!
                W sip-several-roots 11..20 "D7!K2!a_1" see 4..11
            I15!D11!K2!a_0K2!bR1!
                W sip-trailing-key 14..18 "K2!b" => I10!D7!K2!a_0R1!
            I15!S11!K2!a_0k1_1R1!
                W sip-mixed-keys 8..12 "K2!a"
            I19!S15!K2!a_0k2_1k1_2R1!
                W sip-mixed-keys 8..12 "K2!a"
                W sip-unsorted-keys 18..20 "k1" => I19!S15!k1_2k2_1K2!a_0R1!
            R3!_0I3!_0
                W sip-results-first 5..10 "I3!_0"
            a1Z2!qI3!_0R3!_1
                W sip-skipped-field 0..2 "a1" => Z2!qI3!_0R3!_1
                W sip-skipped-field 2..6 "Z2!q" => a1I3!_0R3!_1
            I3!_0R3!_1R3!_2
                W sip-duplicate-field 10..15 "R3!_2" see 5..10 => I3!_0R3!_1
            I12!S9!k1_0k1_1R1!
                W sip-duplicate-key 11..13 "k1" see 7..9
            I17!D13!K2!b_0K2!a_1R1!
                W sip-unsorted-keys 14..18 "K2!a" => I17!D13!K2!a_1K2!b_0R1!
            I9!S6!k-1_0R1!
                W sip-negative-key 6..9 "k-1"
            I12!S9!k0_3k1_3R1!
                W sip-repeated-raw-index 13..15 "_3" see 9..11
            I4!_-1R1!
                W sip-negative-raw-index 3..6 "_-1"
            I1!R1! \n
                W sip-trailing-bytes 6..8 " \n" => I1!R1!
            I3!_0R3!_0R
                W sip-trailing-bytes 10..11 "R" => I3!_0R3!_0
        "#]],
    );
}

#[test]
fn raw_signatures() {
    all(
        &[
            b"I18!B7!t6d2d3O1!S3!t7R12!B4!d-1S3!t4",
            b"I4!V1!R7!S4!t77",
            b"I6!S3!t6R4!U1!",
            b"I12!S3!t6B99!d1R1!",
            b"I8!O5!junkR1!",
            b"I6!S3!t6#",
            b"I16!S12!t4294967296R1!",
            b"I6!S3!d1R1!",
            b"I8!B5!x1d1R1!",
            b"I14!B11!d3t6t7d-4R1!",
            b"I14!B10!d3t6t7d-4R1!",
            b"I8!B5!t6d4d4R1!",
        ],
        raw,
        expect![[r##"
            I18!B7!t6d2d3O1!S3!t7R12!B4!d-1S3!t4
            I4!V1!R7!S4!t77
                E raw-unrecognized-tag 3..6 "V1!"
                E raw-scalar-type 12..15 "t77"
            I6!S3!t6R4!U1!
                W raw-unmapped-value 11..14 "U1!"
            I12!S3!t6B99!d1R1!
                E sip-wrong-length 10..12 "99" => I11!S3!t6B3!d1R1!
            I8!O5!junkR1!
                E sip-missing-number 6..7 "j"
            I6!S3!t6#
                E sip-unknown-byte 8..9 "#" => I6!S3!t6
            I16!S12!t4294967296R1!
                E sip-number-range 8..19 "t4294967296"
            I6!S3!d1R1!
                E raw-unrecognized-field 6..8 "d1"
            I8!B5!x1d1R1!
                E raw-unrecognized-field 6..8 "x1"
            I14!B11!d3t6t7d-4R1!
                E sip-wrong-length 5..7 "11" => I14!B10!d3t6t7d-4R1!
                W raw-type-after-dims 10..12 "t6"
                W raw-repeated-type 12..14 "t7" see 10..12
                W raw-negative-dim 14..17 "d-4" => I14!B11!d3t6t7d-1R1!
            I14!B10!d3t6t7d-4R1!
                W raw-type-after-dims 10..12 "t6"
                W raw-repeated-type 12..14 "t7" see 10..12
                W raw-negative-dim 14..17 "d-4" => I14!B10!d3t6t7d-1R1!
            I8!B5!t6d4d4R1!
                W sip-skipped-field 10..12 "d4" => I8!B5!t6d4R1!
        "##]],
    );
}

#[test]
fn the_depth_limit_is_reported_where_it_is_passed() {
    let limits = Limits { depth: 1, ..Limits::default() };
    let text = b"I14!S10!k0S5!k0_0R1!";
    let (value, diagnostics) = check_sip(text, &limits);
    assert!(value.is_none());
    expect![[r#"
        E limit-depth 10..17 "S5!k0_0"
    "#]]
    .assert_eq(&render(text, &diagnostics));
}

#[test]
fn the_limit_on_bytes_is_reported() {
    let limits = Limits { bytes: 4, ..Limits::default() };
    for diagnostics in [check_sip(b"I1!R1!", &limits).1, check_raw(b"I1!R1!", &limits).1] {
        assert_eq!(render(b"I1!R1!", &diagnostics), "E limit-bytes 4..6 \"1!\"\n");
    }
}

/// One digit of a length is missing: the text after it is the results, not rubbish.
#[test]
fn misplaced_fields_are_not_removed() {
    let found = sip(b"I12!S9!k_0k1_1R10!D7!K2!x_0");
    assert!(!found.is_empty() && found.iter().all(|found| found.fix.is_none()), "{found:?}");
}

#[test]
fn one_change_that_makes_a_text_right_is_the_only_diagnostic() {
    all(
        &[
            // The notation.
            b"(%0) -> %0",
            b"(%0, {\"x\": %1}) -> [%0]",
            b"() -> None",
            // The other kind of signature.
            b"I19!B8!t6d4d-1S3!t7O1!R4!U1!",
            b"I8!S3!t7O1!R1!",
            // No mark, with lengths that count it.
            b"I12S9k0_0k1_1R3_0",
            b"I12!S9k0_0k1_1R3!_0",
            b"I1R3!_0",
            // A letter in the other case.
            b"i8!S5!k0_0R3!_0",
            b"I8!s5!k0_0R3!_0",
            b"I8!S5!k0_0r3!_0",
            // Two letters are more than one change.
            b"i8!S5!k0_0r3!_0",
        ],
        sip,
        expect![[r#"
            (%0) -> %0
                E sip-unknown-byte 0..1 "(" => I8!S5!k0_0R3!_0
            (%0, {\"x\": %1}) -> [%0]
                E sip-unknown-byte 0..1 "(" => I20!S16!k0_0k1D7!K2!x_1R8!S5!k0_0
            () -> None
                E sip-unknown-byte 0..1 "(" => I1!R1!
            I19!B8!t6d4d-1S3!t7O1!R4!U1!
                E sip-unrecognized-tag 4..14 "B8!t6d4d-1"
            I8!S3!t7O1!R1!
                E sip-wrong-length 1..2 "8" => I9!S3!t7O1!R1!
                E sip-unrecognized-tag 6..8 "t7"
                E sip-unrecognized-tag 8..11 "O1!"
            I12S9k0_0k1_1R3_0
                E sip-missing-bang 0..3 "I12" => I12!S9!k0_0k1_1R3!_0
            I12!S9k0_0k1_1R3!_0
                E sip-missing-bang 4..6 "S9" => I12!S9!k0_0k1_1R3!_0
            I1R3!_0
                E sip-missing-bang 0..2 "I1" => I1!R3!_0
            i8!S5!k0_0R3!_0
                E sip-unknown-byte 0..1 "i" => I8!S5!k0_0R3!_0
            I8!s5!k0_0R3!_0
                E sip-unknown-byte 3..4 "s" => I8!S5!k0_0R3!_0
            I8!S5!k0_0r3!_0
                E sip-unknown-byte 10..11 "r" => I8!S5!k0_0R3!_0
            i8!S5!k0_0r3!_0
                W sip-skipped-field 0..2 "i8" => !S5!k0_0r3!_0
                E sip-unknown-byte 2..3 "!"
        "#]],
    );
    all(
        &[
            b"I8!S5!k0_0R3!_0",
            b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0",
            b"I11B8t6d4d-1R1",
            b"I11!b8!t6d4d-1R1!",
            b"(%0) -> %0",
        ],
        raw,
        expect![[r#"
            I8!S5!k0_0R3!_0
                E raw-unrecognized-tag 6..8 "k0"
            I23!S19!k0D13!K2!x_0K2!y_1R3!_0
                E raw-unrecognized-tag 8..10 "k0"
            I11B8t6d4d-1R1
                E sip-missing-bang 0..3 "I11" => I11!B8!t6d4d-1R1!
            I11!b8!t6d4d-1R1!
                E sip-unknown-byte 4..5 "b" => I11!B8!t6d4d-1R1!
            (%0) -> %0
                E sip-unknown-byte 0..1 "("
        "#]],
    );
}
