//! The V1 function ABI and its reflection JSON (`iree.abi`).
//!
//! [`read()`] creates a typed [`Reflection`] from any bytes; [`check`] reports its errors and [`write()`] writes it
//! as producers do. [`convention`] gives the representation of a record at the boundary of a function. [`signature`]
//! and [`explain()`] explain it for people, [`bind`] calls by it, and [`from_types()`] creates reflection from types.
//!
//! The facts are those of the function-ABI design document; comments mark where IREE's runtimes differ from it or
//! from each other.

pub mod bind;
pub mod convention;
mod explain;
mod from_types;
pub mod json;
pub mod model;
mod read;
mod validate;
mod write;

pub use explain::{explain, signature, type_text};
pub use from_types::{AbiArgument, RecordType, from_types};
pub use model::{RecordId, RecordKind, Reflection};
pub use read::read;
pub use validate::{check, validate};
pub use write::write;
