//! Operations that move data to devices.

pub(super) mod parse;
pub(super) mod print;
