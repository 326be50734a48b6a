//! Compares an answer with the expectation of a case. The setting `COMPARE` selects the compared parts:
//!
//! | value | compared |
//! |---|---|
//! | `all` | everything |
//! | `call` | everything, except that of a refusal only its class and its leading words count: the tails are Python's and numpy's |
//! | `text` | up to the first error of each part the places of diagnostics; the text of MLIR, except for blanks and the names of values, blocks, aliases and of symbols that the input does not have, which are numbered in order of appearance |
//! | `verdict` | whether it was accepted |
//! | `answered` | that there is an answer at all |
//! | `lines` | severity and line of each error and warning |
//! | `errors` | the line of each error |
//! | `first` | how it ended, and the line of the first error |
//! | `records` | everything; if `refused` alone is expected, any line of the refusal is enough |
//! | `findings` | severity of each finding, and that its range touches the expected one |
//!
//! The words of a refusal are compared separately: with other words an answer agrees [except for
//! words](Agreement::ExceptWords).

use crate::case::Case;
use crate::names::{renamed, symbols};
use std::collections::BTreeSet;

/// The mark between the parts of a split input.
const MARK: &str = "// -----";

/// The values of `COMPARE`.
pub const COMPARISONS: [&str; 10] = [
    "all", "answered", "call", "errors", "findings", "first", "lines", "records", "text", "verdict",
];

/// The agreement of an answer with the expectation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// The answer is as expected.
    Whole,
    /// All but the words of the refusal.
    ExceptWords,
    /// It is something else.
    None,
}

/// Compares the rendered answer with the case's expectation.
#[must_use]
pub fn agreement(case: &Case, rendered: &str) -> Agreement {
    if agrees(case, &case.expected, rendered) {
        return Agreement::Whole;
    }
    if agrees(case, &without_words(&case.expected), &without_words(rendered)) {
        return if case.has_open_words() { Agreement::Whole } else { Agreement::ExceptWords };
    }
    Agreement::None
}

/// The comparison for a case: the value of `COMPARE`, or the default of its operation.
#[must_use]
pub fn comparison(case: &Case) -> &str {
    match (case.setting("COMPARE"), case.operation()) {
        ("", "mlir.check") => "lines",
        ("", "reflection.check") => "findings",
        ("", "mlir.opt") => "text",
        ("", "reflection.pack" | "reflection.unpack") => "call",
        ("", "tablegen.json") => "records",
        ("", _) => "all",
        (setting, _) => setting,
    }
}

fn agrees(case: &Case, expected: &str, rendered: &str) -> bool {
    match comparison(case) {
        "answered" => true,
        "verdict" => accepted(expected) == accepted(rendered),
        "first" => {
            exit(expected) == exit(rendered) && first_error(expected) == first_error(rendered)
        }
        "lines" => places(expected) == places(rendered),
        "errors" => errors(expected).eq(errors(rendered)),
        "findings" => touching(expected, rendered, case.input.len()),
        "text" => {
            let kept = symbols(&case.input);
            let is_split = case.setting("RUN").contains("-split-input-file");
            let parts = if is_split { &case.input } else { "" };
            let [expected, rendered] = [expected, rendered].map(|text| first_places(text, parts));
            renamed(&expected, &kept) == renamed(&rendered, &kept)
        }
        "call" => words_that_count(expected) == words_that_count(rendered),
        // If the rules do not fix the line of a refusal, any line is accepted.
        "records" if expected == "refused" => rendered.starts_with("refused"),
        _ => expected == rendered,
    }
}

/// The lines; for a refusal, the first one is cut after `error` and the stage of a failing call.
fn without_words(rendered: &str) -> String {
    let (first, rest) = rendered.split_once('\n').unwrap_or((rendered, ""));
    let end = ["error:", "error construct", "error call"]
        .iter()
        .find(|word| first.starts_with(**word))
        .map_or(first.len(), |word| word.len());
    format!("{}\n{rest}", &first[..end])
}

/// Whether the first line is an acceptance.
fn accepted(rendered: &str) -> bool {
    let first = rendered.lines().next().unwrap_or_default();
    matches!(first, "ok" | "clean" | "exit 0" | "lossless")
        || !rendered
            .lines()
            .any(|line| ["error", "exit ", "crash "].iter().any(|word| line.starts_with(word)))
}

/// The lines, with findings such as `error 3:25: words` cut after their positions. Findings after the first error of a
/// part are left out; marks in `input` separate the parts.
fn first_places(rendered: &str, input: &str) -> String {
    let mut refused = BTreeSet::new();
    let kept = rendered.lines().filter_map(|line| {
        let Some((severity, _)) = place(line) else { return Some(line) };
        let found = line.split_once(": ").map_or(line, |(found, _)| found);
        let part = part(found, input);
        if refused.contains(&part) {
            return None;
        }
        if severity == "error" {
            refused.insert(part);
        }
        Some(found)
    });
    kept.collect::<Vec<_>>().join("\n")
}

/// The number of marks in front of the place of `error 3:25`.
fn part(found: &str, input: &str) -> usize {
    let position = found.split_once(' ').and_then(|(_, position)| position.split_once(':'));
    let number = |text: &str| text.parse().map_or(0, |number: usize| number.saturating_sub(1));
    let (line, column) = position.map_or((0, 0), |(line, column)| (number(line), number(column)));
    let mut lines = input.split('\n');
    let before: usize = lines.by_ref().take(line).map(|text| text.matches(MARK).count()).sum();
    let beginning: String = lines.next().unwrap_or_default().chars().take(column).collect();
    before + beginning.matches(MARK).count()
}

/// The end of a process in the first line: `exit 0`.
fn exit(rendered: &str) -> Option<&str> {
    rendered.lines().next().filter(|line| line.starts_with("exit ") || line.starts_with("crash "))
}

/// The place of a finding `error 3:25: ..`: its severity and its line.
fn place(line: &str) -> Option<(&str, &str)> {
    let (severity, rest) = line.split_once(' ')?;
    let number = rest.split([':', '.']).next()?;
    (matches!(severity, "error" | "warning") && number.parse::<u32>().is_ok())
        .then_some((severity, number))
}

fn places(rendered: &str) -> Vec<(&str, &str)> {
    rendered.lines().filter_map(place).collect()
}

fn first_error(rendered: &str) -> Option<(&str, &str)> {
    errors(rendered).next()
}

fn errors(rendered: &str) -> impl Iterator<Item = (&str, &str)> {
    rendered.lines().filter_map(place).filter(|(severity, _)| *severity == "error")
}

/// Whether each expected finding matches one of the same severity whose range touches its own, and there are only
/// these. A match may not cover most of the input unless the expected one does. Information and hints count only if
/// they are expected.
fn touching(expected: &str, rendered: &str, input_len: usize) -> bool {
    let expected: Vec<_> = expected.lines().filter_map(range).collect();
    let informs = expected.iter().any(|(severity, ..)| *severity == "information");
    let mut found: Vec<_> = rendered
        .lines()
        .filter_map(range)
        .filter(|(severity, ..)| informs || !matches!(*severity, "information" | "hint"))
        .collect();
    for (severity, start, end) in expected {
        let is_most = |start: u64, end: u64| end.abs_diff(start) as usize * 2 > input_len;
        let met = found.iter().position(|(found_severity, found_start, found_end)| {
            *found_severity == severity
                && (*found_start <= end && start <= *found_end)
                && (is_most(start, end) || !is_most(*found_start, *found_end))
        });
        match met {
            Some(index) => drop(found.remove(index)),
            None => return false,
        }
    }
    found.is_empty()
}

/// Severity and range of `error 5..7 ..`.
fn range(line: &str) -> Option<(&str, u64, u64)> {
    let (severity, rest) = line.split_once(' ')?;
    let (start, rest) = rest.split_once("..")?;
    let end = rest.split(' ').next()?;
    Some((severity, start.parse().ok()?, end.parse().ok()?))
}

/// An error up to its first quoted, bracketed or numeric part; everything else unchanged.
fn words_that_count(rendered: &str) -> &str {
    if !rendered.starts_with("error ") {
        return rendered;
    }
    let at = rendered.find(|c: char| "'\"<([{".contains(c) || c.is_ascii_digit());
    rendered[..at.unwrap_or(rendered.len())].trim_end_matches(['-', ' '])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_distinguished() {
        let case = |expected: &str, words: &str| {
            let text =
                format!("# A-1 a\n# RUN: sip.inputs\n{words}\n=== reject: n\n\n---\n{expected}\n");
            crate::CaseFile::read("f", &text).unwrap().cases.remove(0)
        };
        let (shut, open) =
            (case("error: a\nevents: none", ""), case("error: a\nevents: none", "# WORDS: open\n"));
        assert_eq!(agreement(&shut, "error: a\nevents: none"), Agreement::Whole);
        assert_eq!(agreement(&shut, "error: b\nevents: none"), Agreement::ExceptWords);
        assert_eq!(agreement(&open, "error: b\nevents: none"), Agreement::Whole);
        assert_eq!(agreement(&open, "error: b\nevents: _0"), Agreement::None);
        assert_eq!(agreement(&open, "ok\nevents: none"), Agreement::None);
        assert_eq!(
            without_words("error call TypeError: x"),
            without_words("error call ValueError: y")
        );
        assert_ne!(without_words("error call a"), without_words("error construct a"));
    }

    #[test]
    fn places_of_messages_are_compared_without_their_words() {
        let cut = |text| first_places(text, "");
        assert_eq!(cut("exit 1\nerror 2:8: a: b\nmodule {"), "exit 1\nerror 2:8\nmodule {");
        assert_ne!(cut("error 2:8: a"), cut("error 2:9: a"));
        assert_ne!(cut("error 2:8: a"), cut("warning 2:8: a"));
        assert_eq!(cut("  error 2:8: a"), "  error 2:8: a");
    }

    #[test]
    fn in_each_part_diagnostics_up_to_the_first_error_count() {
        let found =
            "exit 1\nwarning 1:1: a\nerror 1:2: b\nerror 1:3: c\nwarning 2:1: d\nerror 3:10: e";
        assert_eq!(first_places(found, ""), "exit 1\nwarning 1:1\nerror 1:2");
        assert_eq!(
            first_places(found, "xxx\nyy\n// -----z"),
            "exit 1\nwarning 1:1\nerror 1:2\nerror 3:10"
        );
        assert_eq!(part("error 3:2", "a\nb // -----\nc"), 1);
        assert_eq!(part("error 2:2", "a\nb // -----\nc"), 0);
    }

    #[test]
    fn findings_match_if_their_ranges_touch() {
        let touching = |expected, rendered| touching(expected, rendered, 20);
        assert!(touching("error 5..7 x", "error 7..9 y\ninformation 1..2 z\nhint 1..2 z"));
        assert!(!touching("error 5..7 x", "error 8..9 y"));
        assert!(!touching("error 5..7 x", "warning 5..7 y"));
        assert!(!touching("error 5..7 x", "error 0..20 y"));
        assert!(touching("error 2..19 x", "error 0..20 y"));
        assert!(!touching("clean", "error 5..7 y"));
        assert!(!touching("information 1..2 x", "clean"));
    }

    #[test]
    fn the_leading_words_of_an_error_are_compared() {
        let words = words_that_count;
        assert_eq!(
            words("error call ValueError: got: {'a'}"),
            words("error call ValueError: got: [1]")
        );
        assert_ne!(words("error call ValueError: a"), words("error call TypeError: a"));
        assert_eq!(words("ok\n{\"i8\": 1}"), "ok\n{\"i8\": 1}");
    }

    #[test]
    fn a_refusal_without_a_line_may_be_on_any() {
        let agrees = |expected: &str, rendered: &str| {
            let text =
                format!("# TBL-1 a\n# RUN: tablegen.json\n\n=== reject: a\nx\n---\n{expected}\n");
            let file = crate::case::CaseFile::read("a", &text).unwrap();
            agrees(&file.cases[0], expected, rendered)
        };
        assert!(agrees("refused", "refused: line 3") && agrees("refused", "refused"));
        assert!(!agrees("refused", "a: A") && !agrees("refused: line 3", "refused: line 2"));
        assert!(!agrees("refused: line 3", "refused"));
    }

    #[test]
    fn places_are_lines() {
        assert_eq!(places("error 3:25: a\nwarning 4:1: b"), [("error", "3"), ("warning", "4")]);
        assert!(errors("warning 4:1: a\nerror 5:1: b").eq(errors("error 5:9: c\nwarning 6:1: d")));
        assert!(!errors("error 4:1: a").eq(errors("warning 4:1: a")));
        assert_eq!(first_error("warning 4:1: b\nerror 5:1: c"), Some(("error", "5")));
        assert!(accepted("ok\nx") && accepted("clean") && !accepted("error 3:1: x"));
        assert_eq!(exit("exit 0\nmodule {"), Some("exit 0"));
        assert_ne!(exit("exit 1"), exit("crash with the exit status 139"));
        assert!(!accepted("crash with the exit status 139"));
        assert!(accepted("warning 3:1: x") && !accepted("exit 1") && !accepted("error: x"));
    }
}
