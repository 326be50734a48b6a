//! The report as JSON.

use super::{CaseReport, Report, RuleReport, Verdict};
use serde_json::{Value, json};

/// An object: `subject`, counts of `rules` and `cases`, and `results` by rule.
#[must_use]
pub fn write(report: &Report) -> Value {
    let counts = |of: &dyn Fn(Verdict) -> usize| {
        json!({
            "pass": of(Verdict::Pass),
            "fail": of(Verdict::Fail),
            "unsupported": of(Verdict::Unsupported),
        })
    };
    json!({
        "subject": report.subject,
        "rules": counts(&|verdict| report.rules_with(verdict)),
        "cases": counts(&|verdict| report.cases_with(verdict)),
        "results": report.rules.iter().map(rule).collect::<Vec<_>>(),
    })
}

fn rule(rule: &RuleReport) -> Value {
    json!({
        "rule": rule.rule.id,
        "statement": rule.rule.statement,
        "source": rule.rule.source,
        "verdict": rule.verdict().name(),
        "cases": rule.cases.iter().map(case).collect::<Vec<_>>(),
    })
}

fn case(case: &CaseReport) -> Value {
    let mut fields = json!({
        "kind": case.kind.name(),
        "name": case.name,
        "run": case.run,
        "verdict": case.verdict().name(),
    });
    if case.verdict() == Verdict::Fail {
        fields["expected"] = case.expected.as_str().into();
        fields["found"] = case.found().into();
    }
    fields
}
