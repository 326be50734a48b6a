//! The conformance suite: numbered rules (`SPEC.md`), cases for each of them (`cases/`), and the runner that tests an
//! implementation with them.
//!
//! Data flows one way. A [`case`] becomes requests of the adapter protocol ([`request`]), and an [`implementation`]
//! answers them. [`render`] writes an answer as lines, [`compare`] compares those with the expected lines, and
//! [`report`] gives the result by rule. Cases of language servers are scripts of a session instead ([`lsp`]).

pub mod bytes;
pub mod case;
pub mod compare;
pub mod expectations;
pub mod export;
pub mod group;
pub mod implementation;
pub mod liars;
pub mod lsp;
pub mod mutants;
mod names;
pub mod plan;
mod process;
pub mod property;
pub mod render;
pub mod report;
pub mod request;
pub mod runner;
pub mod schema;
pub mod spec;
mod verdicts;

pub use case::{Case, CaseFile, Kind};
pub use expectations::Expectations;
pub use implementation::{Implementation, ProcessAdapter};
pub use plan::Plan;
pub use runner::{Outcome, Runner};
