//! The grammar: the structure of a file, without its meaning.

mod ast;
mod parser;

pub use ast::*;
pub(crate) use parser::bang::Form;
pub use parser::{Event, Includer, Parsed, parse};
