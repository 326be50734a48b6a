//! What must hold for every input, and generators of inputs: the library behind the cargo-fuzz
//! targets.
//!
//! A check is a function from bytes to an [`Outcome`]; it panics where an invariant is broken. The
//! same function is called by the libFuzzer target of its name, by a smoke test with seeded inputs
//! and by the replay of `corpus/`. Each check has a negative control in its tests: an
//! implementation that is broken on purpose and that the check must catch.

pub mod checks;
pub mod corpus;
pub mod generate;
mod outcome;
pub mod random;

pub use outcome::Outcome;
