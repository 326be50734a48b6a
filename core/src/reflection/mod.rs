//! The V1 function ABI and its reflection JSON.

pub mod json;
pub mod model;
mod read;
mod write;

pub use model::{RecordId, RecordKind, Reflection};
pub use read::read;
pub use write::write;
