//! The V1 function ABI and its reflection JSON.

pub mod bind;
pub mod json;
pub mod model;
mod read;
mod validate;
mod write;

pub use model::{RecordId, RecordKind, Reflection};
pub use read::read;
pub use validate::{check, validate};
pub use write::write;
