//! Typed callers of functions, as source text of other languages.
//!
//! All of them follow one [`Interface`](super::interface::Interface). Names become identifiers of the language, and
//! text of a file is always escaped.

mod c;
mod layout;
mod names;
mod python;
mod python_call;
mod python_class;
mod python_objects;
mod rust;

pub use c::c;
pub use python::{python, python_stub};
pub use python_call::python_call;
pub use rust::rust;
