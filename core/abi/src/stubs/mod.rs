//! Typed callers of functions, as source text of other languages.
//!
//! All of them follow one [`Interface`](super::interface::Interface); names become such as the language takes, and
//! no text of a file gets out of its string or comment.

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
