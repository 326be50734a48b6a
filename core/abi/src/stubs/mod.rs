//! Typed callers of functions, as source text of other languages.
//!
//! All of them follow one [`Interface`](super::interface::Interface). Names become identifiers of the language, and
//! text of a file is always escaped.

use crate::find::Functions;
use crate::interface::{Interface, module_name};
use abide_mlir::annotations::Annotations;
use abide_mlir::syntax::Tree;
use abide_source::limits::Limits;

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

/// Callers of all functions of a file, in the language of `write`: [`python`], [`python_stub`], [`c`] or [`rust`].
///
/// `text` is the source of the tree.
#[must_use]
pub fn of_file(
    tree: &Tree,
    text: &[u8],
    limits: &Limits,
    annotations: &Annotations,
    write: fn(&[Interface], &str) -> String,
) -> String {
    let functions = Functions::find_with(tree, text, limits, annotations);
    let interfaces: Vec<Interface> =
        functions.callable().map(|function| Interface::of(function, text, limits)).collect();
    write(&interfaces, &module_name(tree, text))
}
