//! The report for a terminal.

use super::{CaseReport, Report, Verdict};
use crate::spec::{self, Rule};
use std::fmt::Write as _;

/// The characters of a request that are shown.
const MAX_REQUEST_CHARS: usize = 100_000;

/// A line for each rule, with the differences below failed rules, then the counts of all, and of each level.
#[must_use]
pub fn write(report: &Report) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(out, "{}", report.subject);
    for (family, title, rules) in report.families() {
        let _ = writeln!(out, "\n{family}: {title}");
        for rule in rules {
            let verdict = rule.verdict();
            let (passed, all) = (rule.count(Verdict::Pass), rule.cases.len());
            let statement = shortened(first_clause(&rule.rule.statement), 70);
            let _ = writeln!(
                out,
                "  {:<9} {:<11} {passed}/{all}  {statement}",
                rule.rule.id,
                verdict.name(),
            );
            let failures: Vec<_> =
                rule.cases.iter().filter(|case| !case.found().is_empty()).collect();
            if !failures.is_empty() {
                write_rule(&mut out, &rule.rule);
            }
            for case in failures {
                write_failure(&mut out, case);
            }
        }
    }
    let _ = writeln!(out, "\nSuite {}. {}", spec::version(), report.summary());
    for level in report.levels() {
        let _ = writeln!(out, "{}: {}/{}", level.name, level.passed, level.all);
    }
    let met = report.levels_met();
    if !met.is_empty() {
        let _ = writeln!(out, "Levels met: {}", met.join(", "));
    }
    out
}

/// The whole rule, in lines that fit a terminal.
fn write_rule(out: &mut String, rule: &Rule) {
    let _ = writeln!(out, "    rule:");
    for line in wrapped(&format!("{} [{}]", rule.statement, rule.source), 100) {
        let _ = writeln!(out, "      {line}");
    }
}

/// Breaks a text into lines of at most this number of characters, unless a word is longer.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn write_failure(out: &mut String, case: &CaseReport) {
    let (verdict, kind) = (case.verdict().name(), case.kind.name());
    let _ = writeln!(out, "    {verdict}: {kind}: {} ({})", case.name, case.run);
    let _ = writeln!(out, "      {}", case.id);
    let parts = [
        ("why", special_why(case)),
        ("input", &case.input[..]),
        ("request", &case.request),
        ("expected", &case.expected),
        ("found", case.found()),
    ];
    let is_shown = |name, text: &str| !text.is_empty() || !["why", "request"].contains(&name);
    for (name, text) in parts.into_iter().filter(|(name, text)| is_shown(*name, text)) {
        let _ = writeln!(out, "      {name}:");
        for line in text.lines() {
            // A request can be sent again only if it is whole.
            let limit = if name == "request" { MAX_REQUEST_CHARS } else { 400 };
            let _ = writeln!(out, "        {}", printable(&shortened(line, limit)));
        }
    }
}

/// The reason for an expectation, if it is more than the case's name.
fn special_why(case: &CaseReport) -> &str {
    if case.why == case.name { "" } else { &case.why }
}

/// A statement up to the first punctuation mark followed by a blank, outside of code.
fn first_clause(statement: &str) -> &str {
    let mut is_code = false;
    let mut before = ' ';
    for (at, c) in statement.char_indices() {
        is_code ^= c == '`';
        if c == ' ' && !is_code && matches!(before, '.' | ':' | ';') {
            return &statement[..at];
        }
        before = c;
    }
    statement
}

/// The text with question marks for the characters that a terminal takes for commands.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\t' { '?' } else { c }).collect()
}

/// The text, cut at a limit of characters.
fn shortened(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_ends_outside_of_code() {
        assert_eq!(first_clause("`a. b` and c.d: more"), "`a. b` and c.d:");
        assert_eq!(first_clause("all of it."), "all of it.");
    }

    #[test]
    fn words_are_wrapped() {
        assert_eq!(wrapped("one two  three four", 9), ["one two", "three", "four"]);
        assert_eq!(wrapped("longer than that", 3), ["longer", "than", "that"]);
        assert!(wrapped("", 9).is_empty());
    }

    #[test]
    fn control_characters_are_not_written_to_the_terminal() {
        assert_eq!(printable("a\u{1b}[2Jb\u{7}"), "a?[2Jb?");
    }
}
