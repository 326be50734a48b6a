//! The results of a run, by rule: for people ([`text`], [`html`], [`badge`]) and for programs ([`json`], [`junit`]);
//! of several runs side by side ([`side_by_side`]).

pub mod badge;
pub mod html;
pub mod json;
pub mod junit;
pub mod side_by_side;
pub mod text;

use crate::case::Kind;
use crate::plan::{Plan, Planned};
use crate::request::request;
use crate::runner::Outcome;
use crate::spec::{self, Level, Rule};

/// The result of a case.
#[derive(Debug, Clone)]
pub struct CaseReport {
    /// Whether its input keeps the rule.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// Its name among all cases.
    pub id: String,
    /// The reason why it is expected.
    pub why: String,
    /// The operation.
    pub run: String,
    /// The input.
    pub input: String,
    /// The request as JSON, if it did not pass and is a single one.
    pub request: String,
    /// The expected answer.
    pub expected: String,
    /// The outcome.
    pub outcome: Outcome,
}

/// The result of a rule.
#[derive(Debug, Clone)]
pub struct RuleReport {
    /// The rule.
    pub rule: Rule,
    /// Its cases that were run.
    pub cases: Vec<CaseReport>,
}

/// The result of a case or a rule in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// All cases passed.
    Pass,
    /// All cases passed except for the words of refusals.
    Words,
    /// Of a rule: some cases passed, the others could not be run.
    Partly,
    /// A case failed, or had no answer.
    Fail,
    /// A case failed as expected.
    Known,
    /// No case could be run.
    Unsupported,
    /// The expectations exclude it.
    Skipped,
}

impl Verdict {
    /// The possible verdicts of a rule.
    pub const OF_RULES: [Verdict; 7] = [
        Verdict::Pass,
        Verdict::Words,
        Verdict::Partly,
        Verdict::Fail,
        Verdict::Known,
        Verdict::Unsupported,
        Verdict::Skipped,
    ];

    /// The possible verdicts of a case.
    pub const OF_CASES: [Verdict; 6] = [
        Verdict::Pass,
        Verdict::Words,
        Verdict::Fail,
        Verdict::Known,
        Verdict::Unsupported,
        Verdict::Skipped,
    ];

    /// The verdict of a name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::OF_RULES.into_iter().find(|verdict| verdict.name() == name)
    }

    /// The word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Pass => "pass",
            Verdict::Words => "words",
            Verdict::Partly => "partly",
            Verdict::Fail => "fail",
            Verdict::Known => "known",
            Verdict::Unsupported => "unsupported",
            Verdict::Skipped => "skipped",
        }
    }
}

impl CaseReport {
    /// The result in one word.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.outcome {
            Outcome::Pass => Verdict::Pass,
            Outcome::Words(_) => Verdict::Words,
            Outcome::Fail(_) | Outcome::NoAnswer(_) => Verdict::Fail,
            Outcome::Known(_) => Verdict::Known,
            Outcome::Unsupported => Verdict::Unsupported,
            Outcome::Skipped => Verdict::Skipped,
        }
    }

    /// The actual answer, or the reason why it is missing; empty if it passed.
    #[must_use]
    pub fn found(&self) -> &str {
        match &self.outcome {
            Outcome::Words(found)
            | Outcome::Fail(found)
            | Outcome::NoAnswer(found)
            | Outcome::Known(found) => found,
            Outcome::Pass | Outcome::Unsupported | Outcome::Skipped => "",
        }
    }
}

impl RuleReport {
    /// The result in one word.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let any = |verdict| self.cases.iter().any(|case| case.verdict() == verdict);
        let is_silent = any(Verdict::Unsupported) || any(Verdict::Skipped);
        let has_passed = any(Verdict::Pass) || any(Verdict::Words);
        match () {
            () if any(Verdict::Fail) => Verdict::Fail,
            () if any(Verdict::Known) => Verdict::Known,
            () if has_passed && is_silent => Verdict::Partly,
            () if any(Verdict::Words) => Verdict::Words,
            () if has_passed => Verdict::Pass,
            () if any(Verdict::Unsupported) => Verdict::Unsupported,
            () => Verdict::Skipped,
        }
    }

    /// The number of its cases with this verdict.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> usize {
        self.cases.iter().filter(|case| case.verdict() == verdict).count()
    }
}

/// The result of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelReport {
    /// Its name, such as `RAW` and `RAW-words`.
    pub name: String,
    /// The number of its rules that passed.
    pub passed: usize,
    /// The number of its rules.
    pub all: usize,
}

/// The result of a run.
#[derive(Debug, Clone)]
pub struct Report {
    /// The tested subject: the commands.
    pub subject: String,
    /// The rules in order, those without cases that were run left out.
    pub rules: Vec<RuleReport>,
}

impl Report {
    /// The report of a plan: an outcome for each of its cases.
    #[must_use]
    pub fn new(subject: &str, plan: &Plan<'_>, outcomes: Vec<Outcome>) -> Self {
        let mut rules: Vec<RuleReport> = Vec::new();
        for (planned, outcome) in plan.cases().iter().zip(outcomes) {
            let case = case_report(planned, outcome);
            match rules.last_mut().filter(|last| last.rule.id == planned.rule.id) {
                Some(last) => last.cases.push(case),
                None => rules.push(RuleReport { rule: planned.rule.clone(), cases: vec![case] }),
            }
        }
        Self { subject: subject.to_owned(), rules }
    }

    /// The rules of a level that did not pass, with their verdicts. With `words`, those that did not pass with the
    /// exact words of refusals.
    #[must_use]
    pub fn missing_of(&self, level: &Level, words: bool) -> Vec<(String, &'static str)> {
        let verdict =
            |id: &str| self.rules.iter().find(|rule| rule.rule.id == *id).map(RuleReport::verdict);
        let is_met = |verdict| verdict == Verdict::Pass || (!words && verdict == Verdict::Words);
        let each = level.rules.iter().filter_map(|id| match verdict(id) {
            Some(verdict) if is_met(verdict) => None,
            Some(verdict) => Some((id.clone(), verdict.name())),
            None => Some((id.clone(), "not run")),
        });
        each.collect()
    }

    /// The results of the levels with a rule that was run, in order. Levels with exact words follow the others.
    #[must_use]
    pub fn levels(&self) -> Vec<LevelReport> {
        let mut levels = Vec::new();
        for level in spec::levels() {
            if !self.rules.iter().any(|rule| is_run(rule) && level.rules.contains(&rule.rule.id)) {
                continue;
            }
            for words in [false, true] {
                let suffix = if words { "-words" } else { "" };
                if level.has_words || !words {
                    let all = level.rules.len();
                    let passed = all - self.missing_of(&level, words).len();
                    levels.push(LevelReport { name: level.name.clone() + suffix, passed, all });
                }
            }
        }
        levels
    }

    /// The names of the levels that are met, in order.
    #[must_use]
    pub fn levels_met(&self) -> Vec<String> {
        let met = self.levels().into_iter().filter(|level| level.passed == level.all);
        met.map(|level| level.name).collect()
    }

    /// The number of rules with this verdict.
    #[must_use]
    pub fn rules_with(&self, verdict: Verdict) -> usize {
        self.rules.iter().filter(|rule| rule.verdict() == verdict).count()
    }

    /// The number of cases with this verdict.
    #[must_use]
    pub fn cases_with(&self, verdict: Verdict) -> usize {
        self.rules.iter().map(|rule| rule.count(verdict)).sum()
    }

    /// The families of the rules in order, each with its title and its rules.
    pub fn families(&self) -> impl Iterator<Item = (String, String, Vec<&RuleReport>)> {
        spec::families().into_iter().filter_map(|(family, title)| {
            let rules: Vec<_> =
                self.rules.iter().filter(|rule| rule.rule.family() == family).collect();
            (!rules.is_empty()).then_some((family, title, rules))
        })
    }

    /// The number of rules and of cases with each verdict, on one line.
    #[must_use]
    pub fn summary(&self) -> String {
        let counts = |verdicts: &[Verdict], of: &dyn Fn(Verdict) -> usize| {
            let seen =
                verdicts.iter().filter(|verdict| of(**verdict) > 0 || ALWAYS.contains(verdict));
            let each = seen.map(|verdict| format!("{} {}", of(*verdict), verdict.name()));
            each.collect::<Vec<_>>().join(", ")
        };
        format!(
            "{} rules: {}; {} cases: {}",
            self.rules.len(),
            counts(&Verdict::OF_RULES, &|verdict| self.rules_with(verdict)),
            self.rules.iter().map(|rule| rule.cases.len()).sum::<usize>(),
            counts(&Verdict::OF_CASES, &|verdict| self.cases_with(verdict)),
        )
    }
}

/// Whether a case of a rule was run.
fn is_run(rule: &RuleReport) -> bool {
    !matches!(rule.verdict(), Verdict::Unsupported | Verdict::Skipped)
}

/// The verdicts that a summary counts even if they are zero.
const ALWAYS: [Verdict; 3] = [Verdict::Pass, Verdict::Fail, Verdict::Unsupported];

/// The characters of an answer that a report shows: what fails may be of any size.
const MAX_ANSWER_CHARS: usize = 20_000;

fn shortened(outcome: Outcome) -> Outcome {
    let cut = |text: String| match text.char_indices().nth(MAX_ANSWER_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    };
    match outcome {
        Outcome::Fail(found) => Outcome::Fail(cut(found)),
        Outcome::Words(found) => Outcome::Words(cut(found)),
        Outcome::Known(found) => Outcome::Known(cut(found)),
        Outcome::NoAnswer(reason) => Outcome::NoAnswer(cut(reason)),
        other => other,
    }
}

/// The request of a case that did not pass. Properties and sessions have none.
fn failed_request(planned: &Planned<'_>, outcome: &Outcome) -> String {
    let is_quiet = matches!(outcome, Outcome::Pass | Outcome::Unsupported | Outcome::Skipped);
    if is_quiet || !planned.case.operation().contains('.') {
        return String::new();
    }
    request(planned.case).map_or_else(|_| String::new(), |request| request.to_string())
}

fn case_report(planned: &Planned<'_>, outcome: Outcome) -> CaseReport {
    let case = planned.case;
    CaseReport {
        kind: case.kind,
        name: case.name.clone(),
        id: planned.id.clone(),
        why: case.why().to_owned(),
        run: case.setting("RUN").to_owned(),
        request: failed_request(planned, &outcome),
        input: case.input.clone(),
        expected: case.expected.clone(),
        outcome: shortened(outcome),
    }
}
