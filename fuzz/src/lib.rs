//! Invariants for every input, and generators of inputs: the library used by the cargo-fuzz targets.
//!
//! A check is a function from bytes to an [`Outcome`]; it panics if an invariant is broken. The same function is
//! called by the libFuzzer target of its name, by a smoke test with seeded inputs and by the replay of `corpus/`.
//! Each check has a negative control in its tests: a deliberately broken implementation that the check must catch.
//!
//! [`TARGETS`] is the only list of them: the targets' binaries, the tests, `cargo xtask fuzz` and the archives for
//! ClusterFuzzLite and OSS-Fuzz are all made from it.

pub mod checks;
pub mod corpus;
pub mod dictionary;
pub mod generate;
mod libfuzzer;
pub mod mutate;
mod outcome;
pub mod seeds;
mod targets;

#[doc(hidden)]
pub use libfuzzer_sys;
pub use outcome::Outcome;
pub use targets::{Language, TARGETS, Target};
