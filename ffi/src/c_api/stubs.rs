//! Entry points of what this library does not have: arrays, objects and modules.
//!
//! The compiled Python cores of TVM and DGL do not load without these symbols, and work with all
//! else when they are there.

use super::guard::FAILED;
use super::state;
use crate::Error;
use std::ffi::c_int;

/// Reports that a symbol is not implemented.
pub(super) fn absent(symbol: &str) -> c_int {
    let message = format!("{symbol}: this library has no arrays, objects and modules");
    state::set_error(Error::new("NotImplementedError", message));
    FAILED
}
