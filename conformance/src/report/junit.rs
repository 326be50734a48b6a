//! The report as JUnit's XML, which CI systems show: a suite for each rule.

use super::{CaseReport, Report, RuleReport, Verdict};
use crate::runner::Outcome;
use std::fmt::Write as _;

/// The XML document.
#[must_use]
pub fn write(report: &Report) -> String {
    let all: usize = report.rules.iter().map(|rule| rule.cases.len()).sum();
    let is_skipped =
        |verdict| [Verdict::Unsupported, Verdict::Skipped, Verdict::Known].contains(&verdict);
    let cases = report.rules.iter().flat_map(|rule| &rule.cases);
    let skipped = cases.filter(|case| is_skipped(case.verdict())).count();
    let cases = report.rules.iter().flat_map(|rule| &rule.cases);
    let errors = cases.filter(|case| is_error(case)).count();
    let failed = report.cases_with(Verdict::Fail) - errors;
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(
        out,
        "<testsuites name=\"{}\" tests=\"{all}\" failures=\"{failed}\" errors=\"{errors}\" \
         skipped=\"{skipped}\">",
        escaped(&report.subject)
    );
    for rule in &report.rules {
        let errors = rule.cases.iter().filter(|case| is_error(case)).count();
        let _ = writeln!(
            out,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{errors}\" skipped=\"{}\">",
            rule.rule.id,
            rule.cases.len(),
            rule.count(Verdict::Fail) - errors,
            rule.cases.iter().filter(|case| is_skipped(case.verdict())).count()
        );
        for case in &rule.cases {
            write_case(rule, case, &mut out);
        }
        out.push_str("  </testsuite>\n");
    }
    out + "</testsuites>\n"
}

/// Writes a case; a failed one with its input, the expected answer and its own.
fn write_case(rule: &RuleReport, case: &CaseReport, out: &mut String) {
    let name = format!("{}: {}", case.kind.name(), case.name);
    let _ = write!(out, "    <testcase classname=\"{}\" name=\"{}\"", rule.rule.id, escaped(&name));
    // In JUnit an error is a test that did not finish.
    let (element, found) = match case.outcome {
        Outcome::Pass | Outcome::Words(_) => {
            return out.push_str("/>\n");
        }
        Outcome::Unsupported | Outcome::Skipped | Outcome::Known(_) => {
            return out.push_str("><skipped/></testcase>\n");
        }
        Outcome::Fail(_) => ("failure", "found"),
        Outcome::NoAnswer(_) => ("error", "no answer"),
    };
    let _ = writeln!(
        out,
        "><{element} message=\"{}\">input:\n{}\nrequest:\n{}\nexpected:\n{}\n{found}:\n{}</{element}></testcase>",
        escaped(&rule.rule.statement),
        escaped(&case.input),
        escaped(&case.request),
        escaped(&case.expected),
        escaped(case.found())
    );
}

fn is_error(case: &CaseReport) -> bool {
    matches!(case.outcome, Outcome::NoAnswer(_))
}

/// Text with the markup characters of XML and HTML escaped. Control characters, which XML cannot express, become
/// question marks.
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
