//! The status of an entry point, and the error that it reports.

use super::state;
use crate::Error;
use crate::error::catch;
use std::ffi::c_int;

/// Success.
pub(super) const OK: c_int = 0;
/// Failure; the text is the last error of the thread.
pub(super) const FAILED: c_int = -1;
/// Failure; the front end has set its own error already (TVM's compiled Python core).
pub(super) const FRONT_END_FAILED: c_int = -2;

/// The error of a front end that returned -2.
pub(super) struct FrontEndFailed;

/// Runs an entry point: its error and its panic become the last error of the thread.
pub(super) fn guard(run: impl FnOnce() -> Result<(), Error>) -> c_int {
    match catch(run) {
        Ok(()) => OK,
        Err(error) => {
            let result = match error.origin::<FrontEndFailed>() {
                Some(_) => FRONT_END_FAILED,
                None => FAILED,
            };
            state::set_error(error);
            result
        }
    }
}
