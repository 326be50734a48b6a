//! The report as JSON.

use super::{CaseReport, Report, RuleReport, Verdict};
use crate::runner::Outcome;
use crate::spec;
use serde_json::{Value, json};

/// An object: the version of the `suite`, `subject`, the `levels` that are met, counts of `rules` and `cases`, and `results` by rule. A case that fails has
/// its `input`, the `request` if it is a single one, the `expected` and the `found` lines, or the reason for `no_answer`.
#[must_use]
pub fn write(report: &Report) -> Value {
    let counts = |verdicts: &[Verdict], of: &dyn Fn(Verdict) -> usize| {
        let each = verdicts.iter().map(|verdict| (verdict.name().to_owned(), of(*verdict).into()));
        Value::Object(each.collect())
    };
    json!({
        "suite": spec::version(),
        "subject": report.subject,
        "levels": report.levels_met(),
        "rules": counts(&Verdict::OF_RULES, &|verdict| report.rules_with(verdict)),
        "cases": counts(&Verdict::OF_CASES, &|verdict| report.cases_with(verdict)),
        "results": report.rules.iter().map(rule).collect::<Vec<_>>(),
    })
}

/// A shorter object, to be kept and to be [compared side by side](super::side_by_side): `suite`, `subject`,
/// `levels`, and the verdict of each rule, without unsupported ones.
#[must_use]
pub fn write_results(report: &Report) -> Value {
    let rules = report.rules.iter().filter(|rule| rule.verdict() != Verdict::Unsupported);
    let rules = rules.map(|rule| (rule.rule.id.clone(), rule.verdict().name().into()));
    json!({
        "suite": spec::version(),
        "subject": report.subject,
        "levels": report.levels_met(),
        "rules": Value::Object(rules.collect()),
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
        "id": case.id,
        "kind": case.kind.name(),
        "name": case.name,
        "why": case.why,
        "run": case.run,
        "verdict": case.verdict().name(),
    });
    if !case.found().is_empty() {
        fields["input"] = case.input.as_str().into();
        if !case.request.is_empty() {
            fields["request"] = case.request.parse().unwrap_or(Value::Null);
        }
        fields["expected"] = case.expected.as_str().into();
        let answered = !matches!(case.outcome, Outcome::NoAnswer(_));
        fields[if answered { "found" } else { "no_answer" }] = case.found().into();
    }
    fields
}
