//! Tests candidates in parallel, each in its own folder.

use super::super::process::{Ending, Outcome, RunLimits};
use super::question::Question;
use crate::progress::Progress;
use abide_reduce::Tester;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// The outcome of the test of a text.
#[derive(Debug)]
pub(super) enum Verdict {
    Holds(Vec<Outcome>),
    Fails(Vec<Outcome>),
    /// A command was killed at the time limit.
    Late,
    /// The result is no longer needed.
    Unneeded,
    /// The test cannot be used.
    Unusable(String),
}

/// Makes of a text the bytes of the file that is tested; `None` if that is not possible.
pub(super) type Encode<'e> = &'e (dyn Fn(&[u8]) -> Option<Vec<u8>> + Sync);

/// Runs tests.
pub(super) struct Runner<'e> {
    pub(super) question: Question,
    pub(super) limits: RunLimits,
    /// The temporary folder.
    pub(super) folder: &'e Path,
    /// The name of the file, without its folder.
    pub(super) name: PathBuf,
    pub(super) interrupted: Arc<AtomicBool>,
    pub(super) encode: Encode<'e>,
    pub(super) begun: AtomicUsize,
}

impl Runner<'_> {
    /// Tests a text, unless it becomes unneeded.
    pub(super) fn test(&self, text: &[u8], is_needed: &dyn Fn() -> bool) -> Verdict {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        let folder = self.folder.join(number.to_string());
        let verdict = self.test_in(&folder, text, is_needed);
        // A folder that cannot be removed is removed with the enclosing one.
        let _ = fs::remove_dir_all(&folder);
        verdict
            .unwrap_or_else(|error| Verdict::Unusable(format!("the test cannot be run: {error}")))
    }

    fn test_in(
        &self,
        folder: &Path,
        text: &[u8],
        is_needed: &dyn Fn() -> bool,
    ) -> io::Result<Verdict> {
        let Some(bytes) = (self.encode)(text) else { return Ok(Verdict::Fails(Vec::new())) };
        let input = folder.join("input");
        fs::create_dir_all(&input)?;
        let file = input.join(&self.name);
        fs::write(&file, &bytes)?;
        let is_needed = || is_needed() && !self.interrupted.load(Ordering::Relaxed);
        let mut outcomes = Vec::new();
        for command in self.question.commands() {
            let outcome = command.run(&file, folder, self.limits, &is_needed)?;
            match outcome.ending {
                Ending::Late => return Ok(Verdict::Late),
                Ending::Unneeded => return Ok(Verdict::Unneeded),
                Ending::Exit(_) | Ending::Signal(_) => outcomes.push(outcome),
            }
            if !fs::read(&file).is_ok_and(|now| now == bytes) {
                let message = "the test changes the file that it is given; let it work on a copy";
                return Ok(Verdict::Unusable(message.to_owned()));
            }
        }
        let holds = self.question.holds(&outcomes);
        Ok(if holds { Verdict::Holds(outcomes) } else { Verdict::Fails(outcomes) })
    }

    /// Tests texts on several threads. Tests after the first text that holds are not needed.
    pub(super) fn test_all(&self, texts: &[Vec<u8>], jobs: usize) -> Vec<Verdict> {
        let (next, first) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let work = || {
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(text) = texts.get(index) else { return done };
                let is_needed = || index < first.load(Ordering::Relaxed);
                let verdict =
                    if is_needed() { self.test(text, &is_needed) } else { Verdict::Unneeded };
                if matches!(verdict, Verdict::Holds(_)) {
                    first.fetch_min(index, Ordering::Relaxed);
                }
                done.push((index, verdict));
            }
        };
        if texts.len() == 1 || jobs == 1 {
            return work().into_iter().map(|(_, verdict)| verdict).collect();
        }
        let mut all: Vec<(usize, Verdict)> = thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs.min(texts.len())).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        all.sort_by_key(|(index, _)| *index);
        all.into_iter().map(|(_, verdict)| verdict).collect()
    }
}

/// Writes a smaller text.
type Keep<'e> = Box<dyn Fn(&[u8]) -> Result<(), String> + 'e>;

/// Tests the candidates of a reduction.
pub(super) struct Candidates<'e> {
    pub(super) runner: Runner<'e>,
    pub(super) jobs: usize,
    /// The number of tests, and of those that were killed at the time limit.
    pub(super) tests: usize,
    pub(super) late: usize,
    /// The reason why the reduction cannot continue.
    pub(super) trouble: Option<String>,
    pub(super) progress: Progress,
    pub(super) bytes: usize,
    /// Keeps the best text so far.
    pub(super) keep: Keep<'e>,
}

impl<'e> Candidates<'e> {
    /// Begins with a text of this size.
    pub(super) fn new(
        runner: Runner<'e>,
        jobs: usize,
        bytes: usize,
        progress: Progress,
        keep: Keep<'e>,
    ) -> Candidates<'e> {
        Candidates { runner, jobs, tests: 0, late: 0, trouble: None, progress, bytes, keep }
    }

    fn is_interrupted(&self) -> bool {
        self.runner.interrupted.load(Ordering::Relaxed)
    }
}

impl Tester for Candidates<'_> {
    fn width(&self) -> usize {
        self.jobs
    }

    fn first(&mut self, step: &str, candidates: &[Vec<u8>]) -> ControlFlow<(), Option<usize>> {
        let (bytes, tests) = (self.bytes, self.tests);
        self.progress.show(|| format!("{bytes} bytes, {tests} tests, trying {step}"));
        let verdicts = self.runner.test_all(candidates, self.jobs);
        let mut found = None;
        for (index, verdict) in verdicts.into_iter().enumerate() {
            match verdict {
                Verdict::Unneeded => continue,
                Verdict::Unusable(trouble) => {
                    self.trouble.get_or_insert(trouble);
                }
                Verdict::Holds(_) => found = found.or(Some(index)),
                Verdict::Late => self.late += 1,
                Verdict::Fails(_) => {}
            }
            self.tests += 1;
        }
        if self.trouble.is_some() || self.is_interrupted() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(found)
    }

    fn accepted(&mut self, text: &[u8]) {
        self.bytes = text.len();
        if let Err(trouble) = (self.keep)(text) {
            self.trouble.get_or_insert(trouble);
        }
    }
}
