//! Values with names, `{"name" = %value}`, in several dialects.

pub(crate) mod parse;
pub(crate) mod print;
