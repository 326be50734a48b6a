//! What the functions of several dialects share.

mod syntax;

pub(crate) use syntax::{optional_arrow_types, resolve_all};
