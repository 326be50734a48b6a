//! The integration tests of `abide`, linked as one program.

mod abi;
mod abi_diff;
mod adapter;
mod bytecode;
mod check;
mod conformance;
mod corpus;
mod dialects;
mod fmt;
mod formats;
mod hostile;
mod jax;
mod lies;
mod lit;
mod lsp;
mod opt;
mod projects;
mod readme;
mod reference;
mod round_trips;
mod sarif;
mod shape;
mod stubs;
mod support;
mod syntax;
mod vmfb;
