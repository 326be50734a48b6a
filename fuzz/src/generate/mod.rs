//! Generators: bytes of a fuzzer or a seed become inputs of a format.

pub mod abi;
pub mod annotated;
pub mod described;
pub mod forms;
pub mod mlir;
pub mod projects;
pub mod reflection;
pub mod shapes;
pub mod sip;
pub mod tablegen;
