//! The integration tests of `abide-tablegen`, linked as one program.

mod conditions;
mod ide;
mod multiclasses;
mod order;
mod recovery;
mod support;
mod upstream;
