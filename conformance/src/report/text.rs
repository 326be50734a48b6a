//! The report for a terminal.

use super::{CaseReport, Report, Verdict};
use crate::spec;
use std::fmt::Write as _;

/// A line for each rule, what differs below those that fail, and the counts at the end, at last by level.
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
            for case in rule.cases.iter().filter(|case| !case.found().is_empty()) {
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

fn write_failure(out: &mut String, case: &CaseReport) {
    let (verdict, kind) = (case.verdict().name(), case.kind.name());
    let _ = writeln!(out, "    {verdict}: {kind}: {} ({})", case.name, case.run);
    let _ = writeln!(out, "      {}", case.id);
    let parts = [
        ("why", special_why(case)),
        ("input", &case.input[..]),
        ("expected", &case.expected),
        ("found", case.found()),
    ];
    for (name, text) in parts.into_iter().filter(|(name, text)| *name != "why" || !text.is_empty())
    {
        let _ = writeln!(out, "      {name}:");
        for line in text.lines() {
            let _ = writeln!(out, "        {}", printable(&shortened(line, 400)));
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
    fn nothing_reaches_the_terminal_that_it_obeys() {
        assert_eq!(printable("a\u{1b}[2Jb\u{7}"), "a?[2Jb?");
    }
}
