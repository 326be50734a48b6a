//! What came of a run, by rule: for people ([`text`], [`html`]) and for programs ([`json`],
//! [`junit`]).

pub mod html;
pub mod json;
pub mod junit;
pub mod text;

use crate::case::{Case, CaseFile, Kind};
use crate::runner::{Outcome, Runner};
use crate::spec::{self, Rule};

/// What came of a case.
#[derive(Debug, Clone)]
pub struct CaseReport {
    /// Whether its input keeps the rule.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// The operation.
    pub run: String,
    /// The input.
    pub input: String,
    /// What was expected.
    pub expected: String,
    /// What came.
    pub outcome: Outcome,
}

/// What came of a rule.
#[derive(Debug, Clone)]
pub struct RuleReport {
    /// The rule.
    pub rule: Rule,
    /// Its cases that were run.
    pub cases: Vec<CaseReport>,
}

/// What came of a case or a rule in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// All cases passed.
    Pass,
    /// Of a rule: some cases passed, the others could not be run.
    Partly,
    /// A case failed, or had no answer.
    Fail,
    /// No case could be run.
    Unsupported,
}

impl Verdict {
    /// What a rule can come to.
    pub const OF_RULES: [Verdict; 4] =
        [Verdict::Pass, Verdict::Partly, Verdict::Fail, Verdict::Unsupported];

    /// What a case can come to.
    pub const OF_CASES: [Verdict; 3] = [Verdict::Pass, Verdict::Fail, Verdict::Unsupported];

    /// The word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Pass => "pass",
            Verdict::Partly => "partly",
            Verdict::Fail => "fail",
            Verdict::Unsupported => "unsupported",
        }
    }
}

impl CaseReport {
    /// What came of it in one word.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.outcome {
            Outcome::Pass => Verdict::Pass,
            Outcome::Fail(_) | Outcome::NoAnswer(_) => Verdict::Fail,
            Outcome::Unsupported => Verdict::Unsupported,
        }
    }

    /// What was found instead, or why there is no answer; empty where it passed.
    #[must_use]
    pub fn found(&self) -> &str {
        match &self.outcome {
            Outcome::Fail(found) | Outcome::NoAnswer(found) => found,
            Outcome::Pass | Outcome::Unsupported => "",
        }
    }
}

impl RuleReport {
    /// What came of it in one word.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let any = |verdict| self.cases.iter().any(|case| case.verdict() == verdict);
        match (any(Verdict::Fail), any(Verdict::Pass), any(Verdict::Unsupported)) {
            (true, ..) => Verdict::Fail,
            (_, true, true) => Verdict::Partly,
            (_, true, false) => Verdict::Pass,
            _ => Verdict::Unsupported,
        }
    }

    /// How many of its cases came to this.
    #[must_use]
    pub fn count(&self, verdict: Verdict) -> usize {
        self.cases.iter().filter(|case| case.verdict() == verdict).count()
    }
}

/// What came of a run.
#[derive(Debug, Clone)]
pub struct Report {
    /// What was held against the suite: the commands.
    pub subject: String,
    /// The rules in order, those without cases that were run left out.
    pub rules: Vec<RuleReport>,
}

impl Report {
    /// Runs the cases that a filter lets pass: those whose rule, file or name contains one of its words.
    /// An empty filter lets all pass.
    pub fn of_run(
        subject: &str,
        files: &[CaseFile],
        filter: &[String],
        runner: &mut Runner<'_>,
    ) -> Self {
        let wanted = |file: &CaseFile, case: &Case| {
            let text = format!("{} {} {}", file.path, case.kind.name(), case.name);
            filter.is_empty() || filter.iter().any(|word| text.contains(&word[..]))
        };
        let mut rules = Vec::new();
        for rule in spec::rules() {
            let mut cases = Vec::new();
            for file in files.iter().filter(|file| file.rule == rule.id) {
                let chosen = file.cases.iter().filter(|case| wanted(file, case));
                cases.extend(chosen.map(|case| run_case(case, runner)));
            }
            if !cases.is_empty() {
                rules.push(RuleReport { rule, cases });
            }
        }
        Self { subject: subject.to_owned(), rules }
    }

    /// How many rules came to this.
    #[must_use]
    pub fn rules_with(&self, verdict: Verdict) -> usize {
        self.rules.iter().filter(|rule| rule.verdict() == verdict).count()
    }

    /// How many cases came to this.
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

    /// One line: how many rules and cases came to what.
    #[must_use]
    pub fn summary(&self) -> String {
        let counts = |verdicts: &[Verdict], of: &dyn Fn(Verdict) -> usize| {
            let each =
                verdicts.iter().map(|verdict| format!("{} {}", of(*verdict), verdict.name()));
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

/// The characters of an answer that a report shows: what fails may be of any size.
const LONGEST: usize = 20_000;

fn shortened(outcome: Outcome) -> Outcome {
    let cut = |text: String| match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    };
    match outcome {
        Outcome::Fail(found) => Outcome::Fail(cut(found)),
        Outcome::NoAnswer(reason) => Outcome::NoAnswer(cut(reason)),
        other => other,
    }
}

fn run_case(case: &Case, runner: &mut Runner<'_>) -> CaseReport {
    CaseReport {
        kind: case.kind,
        name: case.name.clone(),
        run: case.setting("RUN").to_owned(),
        input: case.input.clone(),
        expected: case.expected.clone(),
        outcome: shortened(runner.run(case)),
    }
}
