//! The report as JUnit's XML, which CI systems show: a suite for each rule.

use super::{Report, Verdict};
use std::fmt::Write as _;

/// The XML document.
#[must_use]
pub fn write(report: &Report) -> String {
    let all: usize = report.rules.iter().map(|rule| rule.cases.len()).sum();
    let (failed, skipped) =
        (report.cases_with(Verdict::Fail), report.cases_with(Verdict::Unsupported));
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(
        out,
        "<testsuites name=\"{}\" tests=\"{all}\" failures=\"{failed}\" skipped=\"{skipped}\">",
        escaped(&report.subject)
    );
    for rule in &report.rules {
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\">",
            rule.rule.id,
            rule.cases.len(),
            rule.count(Verdict::Fail),
            rule.count(Verdict::Unsupported)
        );
        for case in &rule.cases {
            let name = format!("{}: {}", case.kind.name(), case.name);
            let _ = write!(
                out,
                "    <testcase classname=\"{}\" name=\"{}\"",
                rule.rule.id,
                escaped(&name)
            );
            let _ = match case.verdict() {
                Verdict::Pass => writeln!(out, "/>"),
                Verdict::Unsupported => writeln!(out, "><skipped/></testcase>"),
                Verdict::Fail => writeln!(
                    out,
                    "><failure message=\"{}\">expected:\n{}\nfound:\n{}</failure></testcase>",
                    escaped(&rule.rule.statement),
                    escaped(&case.expected),
                    escaped(case.found())
                ),
            };
        }
        out.push_str("  </testsuite>\n");
    }
    out + "</testsuites>\n"
}

/// Text with what XML and HTML would read replaced; control characters, which XML has no way to
/// write, become question marks.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('?'),
            c => out.push(c),
        }
    }
    out
}
