//! Compiled modules of IREE (`.vmfb`): their content, and the calls of their functions.
//!
//! A file is a FlatBuffer, most often as the first entry of a zip with the data beside it. Its code is not inspected.
//! The description of its functions becomes MLIR ([`Module::to_text`]), so that all code for metadata in MLIR
//! applies.

mod archive;
mod convention;
mod explain;
mod flatbuffer;
mod module;
mod read;
mod schema;
mod text;

pub use archive::is_vmfb;
pub use convention::{Convention, Passed};
pub use module::{
    Attribute, Dependency, Export, Import, Module, Rodata, Signature, Sizes, feature_names,
};
pub use read::read;
pub use text::to_text;
