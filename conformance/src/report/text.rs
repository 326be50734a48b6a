//! The report for a terminal.

use super::{CaseReport, Report, Verdict};
use std::fmt::Write as _;

/// A line for each rule, what differs below those that fail, and the counts at the end.
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
            let sentence = rule.rule.statement.split_inclusive(['.', ':', ';']).next();
            let statement = shortened(sentence.unwrap_or_default(), 70);
            let _ = writeln!(
                out,
                "  {:<9} {:<11} {passed}/{all}  {statement}",
                rule.rule.id,
                verdict.name(),
            );
            for case in rule.cases.iter().filter(|case| case.verdict() == Verdict::Fail) {
                write_failure(&mut out, case);
            }
        }
    }
    let _ = writeln!(out, "\n{}", report.summary());
    out
}

fn write_failure(out: &mut String, case: &CaseReport) {
    let _ = writeln!(out, "    {}: {} ({})", case.kind.name(), case.name, case.run);
    let parts = [("input", &case.input[..]), ("expected", &case.expected), ("found", case.found())];
    for (name, text) in parts {
        let _ = writeln!(out, "      {name}:");
        for line in text.lines() {
            let _ = writeln!(out, "        {}", shortened(line, 400));
        }
    }
}

/// The text, cut at a limit of characters.
fn shortened(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
