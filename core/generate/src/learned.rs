//! Accepted recipes as text, so that a later run needs no compiler.

use crate::{Generator, Learned, Random};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The first line of the text. Another version may draw other recipes from the same numbers.
const HEADER: &str = concat!("abide learned ", env!("CARGO_PKG_VERSION"));

/// The random states that drew the accepted recipes of each operation.
pub(crate) type Accepted = FxHashMap<String, Vec<Random>>;

impl<'r> Generator<'r> {
    /// Uses the recipes of [`Generator::learned_text`] for the operations in that text. Without an oracle no other
    /// operations are used. `None` if the text is of another version.
    #[must_use]
    pub fn with_learned(mut self, text: &str) -> Option<Generator<'r>> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        self.declared.guesses = true;
        self.operations.select_cpp_only();
        let accepted = self.accepted.get_or_insert_default();
        for line in lines {
            let mut words = line.split(' ');
            let name = words.next()?.to_owned();
            let states = words.map(|word| u64::from_str_radix(word, 16).ok().map(Random::at));
            accepted.insert(name, states.collect::<Option<_>>()?);
        }
        Some(self)
    }

    /// The recipes of all operations that were used so far, and of the text that was read.
    #[must_use]
    pub fn learned_text(&self) -> String {
        let of = |learned: &[Learned<'_>]| learned.iter().map(|(state, _)| state.clone()).collect();
        let mut all: BTreeMap<&str, Vec<Random>> =
            self.learned.iter().map(|(name, learned)| (*name, of(learned))).collect();
        for (name, states) in self.accepted.iter().flatten() {
            all.entry(name).or_insert_with(|| states.clone());
        }
        let mut text = format!("{HEADER}\n");
        for (name, states) in all {
            text.push_str(name);
            for state in states {
                text.push_str(&format!(" {:x}", state.state()));
            }
            text.push('\n');
        }
        text
    }
}
