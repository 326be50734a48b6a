//! Operations that launch kernels.

pub(super) mod parse;
pub(super) mod print;
