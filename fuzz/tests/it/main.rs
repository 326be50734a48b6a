//! The integration tests of `abide-fuzz`, linked as one program.

mod abi;
mod ide;
mod ir;
mod mlir;
mod passes;
mod readers;
mod reflection;
mod regressions;
mod sip;
mod tablegen;
mod targets;
