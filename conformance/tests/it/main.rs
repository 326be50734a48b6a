//! The integration tests of `abide-conformance`, linked as one program.

mod liars;
mod mutants;
mod suite;
mod support;
