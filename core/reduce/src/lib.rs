//! Makes MLIR texts smaller while a test of them holds (delta debugging).
//!
//! A [`Reducer`] makes candidates and a [`Tester`] tests them, so that this crate runs no program. Each step of
//! [`steps`] has a list of edits of the current text. They are tried in chunks, large ones first. Candidates that do
//! not parse, or do not verify although the original did, are never tested, and no text is tested twice.
//!
//! There are two kinds of edits: of [`operations`], which know values and types, and of [`text`], which work for
//! undescribed dialects too.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod operations;
mod plan;
mod size;
mod soundness;
mod steps;
mod text;

#[cfg(test)]
mod tests;

pub use size::Size;
pub use soundness::Soundness;

use abide_mlir::print::PrintOptions;
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use plan::Plan;
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::Hasher as _;
use std::ops::{ControlFlow, Range};

/// Tests candidates.
pub trait Tester {
    /// The maximum number of candidates for one call of [`first`](Self::first).
    fn width(&self) -> usize;

    /// The index of the first candidate for which the test holds. The order decides, not the time that tests take.
    /// `Break` ends the reduction.
    fn first(&mut self, step: &str, candidates: &[Vec<u8>]) -> ControlFlow<(), Option<usize>>;

    /// A candidate for which the test held is the current text now.
    fn accepted(&mut self, text: &[u8]);
}

/// The options of a reduction.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options {
    /// Also test candidates that do not verify although the original did.
    pub allow_invalid: bool,
    /// Keep names and line breaks.
    pub keep_layout: bool,
    /// Also delete blanks that only help readers.
    pub squeeze: bool,
}

/// Makes a text smaller, step by step.
pub struct Reducer<'r> {
    registry: &'r Registry,
    limits: &'r Limits,
    options: Options,
    soundness: Soundness,
    text: Vec<u8>,
    size: Size,
    /// The form that edits of operations are printed in; `None` if the test holds for no printed form.
    form: Option<PrintOptions>,
    seen: FxHashSet<u64>,
}

impl<'r> Reducer<'r> {
    /// Begins with a text for which the test holds.
    #[must_use]
    pub fn new(
        text: Vec<u8>,
        registry: &'r Registry,
        limits: &'r Limits,
        options: Options,
    ) -> Reducer<'r> {
        let soundness = match options.allow_invalid {
            true => Soundness::Any,
            false => Soundness::of(&text, registry, limits),
        };
        let size = Size::of(&text, limits);
        let mut seen = FxHashSet::default();
        seen.insert(hash(&text));
        Reducer { registry, limits, options, soundness, text, size, form: None, seen }
    }

    /// The current text.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The soundness of the original, which candidates keep.
    #[must_use]
    pub fn soundness(&self) -> Soundness {
        self.soundness
    }

    /// Reduces the text until no step makes it smaller, or the tester ends it.
    pub fn run(&mut self, tester: &mut dyn Tester) {
        let _ = steps::all(self, tester);
    }

    /// Tries the edits of a plan in chunks of at most `largest`, large chunks first.
    fn reduce(
        &mut self,
        step: &str,
        plan: &dyn Plan,
        largest: usize,
        tester: &mut dyn Tester,
    ) -> ControlFlow<()> {
        let mut rest: Vec<usize> = (0..plan.len()).collect();
        let mut taken: Vec<usize> = Vec::new();
        let mut length = rest.len().min(largest);
        while length > 0 {
            let mut start = 0;
            loop {
                let batch = self.batch(plan, &rest, &taken, (start, length), tester.width());
                let (chunks, mut texts): (Vec<Range<usize>>, Vec<_>) = batch.into_iter().unzip();
                let Some(last) = chunks.last() else { break };
                start = last.end;
                let Some(found) = tester.first(step, &texts)? else { continue };
                let Some(chunk) = chunks.into_iter().nth(found) else { continue };
                start = chunk.start;
                taken.extend(rest.drain(chunk));
                self.accept(texts.swap_remove(found), tester);
            }
            length = if length == 1 { 0 } else { length.div_ceil(2).min(rest.len()) };
        }
        ControlFlow::Continue(())
    }

    /// The next candidates from an edit on, each with its chunk; empty at the end.
    fn batch(
        &mut self,
        plan: &dyn Plan,
        rest: &[usize],
        taken: &[usize],
        (mut start, length): (usize, usize),
        width: usize,
    ) -> Vec<(Range<usize>, Vec<u8>)> {
        let mut batch = Vec::new();
        while start < rest.len() && batch.len() < width {
            let chunk = start..rest.len().min(start.saturating_add(length));
            start = chunk.end;
            let mut chosen = taken.to_vec();
            chosen.extend(rest.get(chunk.clone()).unwrap_or_default());
            chosen.sort_unstable();
            let candidate = plan.apply(&chosen);
            if let Some(text) = candidate.filter(|text| self.is_candidate(text, plan.is_strict())) {
                batch.push((chunk, text));
            }
        }
        batch
    }

    /// Tests one text, and accepts it if the test holds.
    fn try_text(&mut self, step: &str, text: Vec<u8>, tester: &mut dyn Tester) -> ControlFlow<()> {
        if self.is_candidate(&text, true)
            && tester.first(step, std::slice::from_ref(&text))?.is_some()
        {
            self.accept(text, tester);
        }
        ControlFlow::Continue(())
    }

    /// Whether a text is to be tested: it is new, as sound as the original and, if `is_strict`, smaller.
    fn is_candidate(&mut self, text: &[u8], is_strict: bool) -> bool {
        let size = Size::of(text, self.limits);
        let is_smaller =
            if is_strict { size.is_below(self.size, text, &self.text) } else { size <= self.size };
        is_smaller
            && self.seen.insert(hash(text))
            && self.soundness.holds(text, self.registry, self.limits)
    }

    fn accept(&mut self, text: Vec<u8>, tester: &mut dyn Tester) {
        self.size = Size::of(&text, self.limits);
        self.text = text;
        tester.accepted(&self.text);
    }
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    hasher.finish()
}
