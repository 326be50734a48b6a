//! The grammar: what stands in a file, before anything is known of what it means.

mod ast;
mod parser;

pub use ast::*;
pub use parser::{Event, Includer, Parsed, parse};
