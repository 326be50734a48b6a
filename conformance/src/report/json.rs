//! The report as JSON.

use super::{CaseReport, Report, RuleReport, Verdict};
use crate::runner::Outcome;
use serde_json::{Value, json};

/// An object: `subject`, counts of `rules` and `cases`, and `results` by rule. A case that fails has
/// its `input`, what was `expected`, and what was `found`, or why there is `no_answer`.
#[must_use]
pub fn write(report: &Report) -> Value {
    let counts = |verdicts: &[Verdict], of: &dyn Fn(Verdict) -> usize| {
        let each = verdicts.iter().map(|verdict| (verdict.name().to_owned(), of(*verdict).into()));
        Value::Object(each.collect())
    };
    json!({
        "subject": report.subject,
        "rules": counts(&Verdict::OF_RULES, &|verdict| report.rules_with(verdict)),
        "cases": counts(&Verdict::OF_CASES, &|verdict| report.cases_with(verdict)),
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
        fields["input"] = case.input.as_str().into();
        fields["expected"] = case.expected.as_str().into();
        let answered = !matches!(case.outcome, Outcome::NoAnswer(_));
        fields[if answered { "found" } else { "no_answer" }] = case.found().into();
    }
    fields
}
