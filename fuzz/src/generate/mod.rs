//! Generators: bytes of a fuzzer or a seed become inputs of a format.

pub mod mlir;
