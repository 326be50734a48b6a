//! Values that stand for names, `{"name" = %value}`, as several dialects write them.

pub(crate) mod parse;
pub(crate) mod print;
