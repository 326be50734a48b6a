//! The cases to run, in order, with their known results.

use crate::case::{Case, CaseFile};
use crate::expectations::{Expectation, Expectations};
use crate::runner::{Outcome, Runner};
use crate::spec::{self, Level, Rule};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A case that is run.
#[derive(Debug, Clone)]
pub struct Planned<'f> {
    /// Its rule.
    pub rule: Rule,
    /// The case.
    pub case: &'f Case,
    /// Its name among all cases.
    pub id: String,
    /// Its known result.
    expectation: Option<Expectation>,
}

/// The cases of a run: by rule, in order.
#[derive(Debug, Clone)]
pub struct Plan<'f> {
    cases: Vec<Planned<'f>>,
}

impl<'f> Plan<'f> {
    /// The cases that a filter lets pass: those whose path, kind, name or id contains one of its words, in upper or
    /// lower case. An empty filter lets all pass.
    #[must_use]
    pub fn new(files: &'f [CaseFile], filter: &[String], expectations: &Expectations) -> Self {
        let mut cases = Vec::new();
        let filter: Vec<String> = filter.iter().map(|word| word.to_lowercase()).collect();
        for rule in spec::rules() {
            let of_rule = files.iter().filter(|file| file.rule == rule.id);
            let each = of_rule.flat_map(|file| file.cases.iter().map(move |case| (file, case)));
            for (file, case) in each {
                let id = case.id(&rule.id);
                let text = format!("{} {} {} {id}", file.path, case.kind.name(), case.name);
                let text = text.to_lowercase();
                if filter.is_empty() || filter.iter().any(|word| text.contains(&word[..])) {
                    let expectation = expectations.of(&id);
                    cases.push(Planned { rule: rule.clone(), case, id, expectation });
                }
            }
        }
        Self { cases }
    }

    /// The same plan without the cases of other rules than those of these levels.
    #[must_use]
    pub fn of_levels(mut self, levels: &[Level]) -> Self {
        let is_wanted = |id: &String| levels.iter().any(|level| level.rules.contains(id));
        self.cases.retain(|planned| is_wanted(&planned.rule.id));
        self
    }

    /// The cases in order.
    #[must_use]
    pub fn cases(&self) -> &[Planned<'f>] {
        &self.cases
    }

    /// Runs the cases one after the other: an outcome for each.
    pub fn run(&self, runner: &mut Runner<'_>) -> Vec<Outcome> {
        self.cases.iter().map(|planned| planned.run(runner)).collect()
    }

    /// Runs the cases on several threads, and returns an outcome for each. `work` makes the runner of a thread, and
    /// calls its argument with it.
    ///
    /// # Errors
    /// If a runner cannot be made.
    pub fn run_parallel<W>(&self, jobs: usize, work: W) -> Result<Vec<Outcome>, String>
    where
        W: Fn(&mut dyn FnMut(&mut Runner<'_>)) -> Result<(), String> + Sync,
    {
        let next = AtomicUsize::new(0);
        let outcomes = Mutex::new(vec![Outcome::Unsupported; self.cases.len()]);
        let takes_cases = |runner: &mut Runner<'_>| {
            while let Some(planned) = {
                let index = next.fetch_add(1, Ordering::Relaxed);
                self.cases.get(index).map(|planned| (index, planned))
            } {
                let outcome = planned.1.run(runner);
                outcomes.lock().unwrap_or_else(PoisonError::into_inner)[planned.0] = outcome;
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs.max(1))
                .map(|_| scope.spawn(|| work(&mut |runner| takes_cases(runner))))
                .collect();
            workers.into_iter().try_for_each(|worker| {
                worker.join().unwrap_or_else(|_| Err("a thread of the runner died".to_owned()))
            })
        })?;
        Ok(outcomes.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Planned<'_> {
    /// Runs the case, considering its known result.
    fn run(&self, runner: &mut Runner<'_>) -> Outcome {
        match self.expectation {
            Some(Expectation::Skip) => Outcome::Skipped,
            Some(Expectation::Fail) => match runner.run(self.case) {
                Outcome::Fail(found) | Outcome::NoAnswer(found) | Outcome::Words(found) => {
                    Outcome::Known(found)
                }
                Outcome::Pass => {
                    Outcome::Fail("it passes, and the expectations say that it fails".to_owned())
                }
                other => other,
            },
            None => runner.run(self.case),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const TEXT: &str = "# RAW-001 r\n# RUN: sip.raw\n\n=== accept: one\na\n---\nok\n() -> ()\n\n\
                        === reject: two\nb\n---\nerror: x\n\n=== accept: three\nc\n---\nok\n\n";

    /// Accepts everything.
    fn answer(_: &Value) -> Result<Value, String> {
        Ok(json!({ "ok": true, "text_hex": "2829202d3e202829" }))
    }

    #[test]
    fn expectations_decide() {
        let files = [CaseFile::read("raw/f", TEXT).unwrap()];
        let known =
            Expectations::read("fail RAW-001/one is wrong\nfail RAW-001/two\nskip RAW-001/three")
                .unwrap();
        let plan = Plan::new(&files, &[], &known);
        let mut accepts_all = answer;
        let mut runner = Runner { implementation: Some(&mut accepts_all), server: None };
        let outcomes = plan.run(&mut runner);
        assert!(matches!(&outcomes[0], Outcome::Fail(why) if why.contains("it passes")));
        assert!(matches!(outcomes[1], Outcome::Known(_)));
        assert_eq!(outcomes[2], Outcome::Skipped);
    }

    #[test]
    fn threads_find_the_same() {
        let files = [CaseFile::read("raw/f", TEXT).unwrap()];
        let plan = Plan::new(&files, &["accept".to_owned()], &Expectations::default());
        assert_eq!(plan.cases().len(), 2);
        let mut accepts_all = answer;
        let mut runner = Runner { implementation: Some(&mut accepts_all), server: None };
        let expected = plan.run(&mut runner);
        let found = plan.run_parallel(3, |takes| {
            let mut accepts_all = answer;
            takes(&mut Runner { implementation: Some(&mut accepts_all), server: None });
            Ok(())
        });
        assert_eq!(found, Ok(expected));
        assert!(plan.run_parallel(1, |_| Err("no".to_owned())).is_err());
    }
}
