//! One function for each property that is checked.

pub mod abi;
pub mod agreement;
pub mod bytecode;
pub mod called;
pub mod differential;
pub mod fixes;
pub mod forms;
pub mod ide;
pub mod ir;
pub mod mlir;
pub mod outputs;
pub mod passes;
pub mod readers;
pub mod reflection;
pub mod session;
pub mod sip;
pub mod tablegen;
pub mod vmfb;
