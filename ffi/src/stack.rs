//! The stack left in a thread: readers recur with the depth of a text, and functions of front ends may call each
//! other endlessly.

use crate::Error;
use crate::error::catch;
use std::cell::Cell;

/// The stack reserved for callbacks: a front end's own frames, and those of its calls into this library until the
/// next check.
const CALLBACK_RESERVE_BYTES: usize = 96 << 10;

/// The stack of one nesting level.
const BYTES_PER_LEVEL: usize = 3 << 10;

/// Enough for operations at their usual limit, with types and attributes at theirs in the innermost one.
const SUFFICIENT_BYTES: usize = CALLBACK_RESERVE_BYTES + 2 * 256 * BYTES_PER_LEVEL;

/// The size of the separate stack.
const LARGE_STACK_BYTES: usize = 16 << 20;

thread_local! {
    /// The lowest address of the stack; 0 if it is unknown.
    static LOWEST_ADDRESS: Cell<Option<usize>> = const { Cell::new(None) };
}

/// The number of bytes left, if known.
fn left() -> Option<usize> {
    let here = 0_u8;
    let here = (&raw const here).addr();
    let lowest = LOWEST_ADDRESS.get().unwrap_or_else(|| {
        let lowest = lowest().unwrap_or(0);
        LOWEST_ADDRESS.set(Some(lowest));
        lowest
    });
    (lowest != 0).then(|| here.saturating_sub(lowest))
}

/// The nesting of texts that this stack allows, at most `most`.
pub(crate) fn depth(most: u32) -> u32 {
    let Some(left) = left() else { return most };
    let levels = left.saturating_sub(CALLBACK_RESERVE_BYTES) / BYTES_PER_LEVEL;
    most.min(u32::try_from(levels).unwrap_or(most))
}

/// Runs recursive work, if necessary on its own stack. It calls no front end.
pub(crate) fn with_room<T: Send>(
    run: impl FnOnce() -> Result<T, Error> + Send,
) -> Result<T, Error> {
    if left().is_none_or(|left| left >= SUFFICIENT_BYTES) {
        return run();
    }
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(LARGE_STACK_BYTES)
            .spawn_scoped(scope, || catch(run));
        let thread = thread.map_err(|error| {
            Error::new(
                "RuntimeError",
                format!("cannot start a thread with a larger stack: {error}"),
            )
        })?;
        thread.join().unwrap_or_else(|payload| Err(Error::from_panic(&*payload)))
    })
}

/// Refuses a call of a front end if the stack is too small.
pub(crate) fn expect_room() -> Result<(), Error> {
    match left() {
        Some(left) if left < CALLBACK_RESERVE_BYTES => {
            let message = "maximum recursion depth exceeded: the stack of the thread is used up";
            Err(Error::new("RecursionError", message))
        }
        _ => Ok(()),
    }
}

/// The lowest address of the stack of this thread.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn lowest() -> Option<usize> {
    use std::ffi::{c_int, c_void};

    /// At least as large as glibc's `pthread_attr_t`.
    #[repr(C, align(16))]
    struct Attributes([u8; 128]);

    unsafe extern "C" {
        fn pthread_self() -> usize;
        fn pthread_getattr_np(thread: usize, attributes: *mut Attributes) -> c_int;
        fn pthread_attr_getstack(
            attributes: *const Attributes,
            address: *mut *mut c_void,
            size: *mut usize,
        ) -> c_int;
        fn pthread_attr_destroy(attributes: *mut Attributes) -> c_int;
    }

    let mut attributes = Attributes([0; 128]);
    let (mut address, mut size) = (std::ptr::null_mut(), 0);
    // SAFETY: these functions of the C library have these types, and the places are writable. The data filled by the
    // first one is read, and then released.
    let status = unsafe {
        if pthread_getattr_np(pthread_self(), &raw mut attributes) != 0 {
            return None;
        }
        let status = pthread_attr_getstack(&raw const attributes, &raw mut address, &raw mut size);
        pthread_attr_destroy(&raw mut attributes);
        status
    };
    (status == 0 && size > 0).then(|| address.addr())
}

/// Other systems do not provide it.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn lowest() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_stack_has_room_for_little() {
        let deep = |size: usize| {
            let thread = std::thread::Builder::new().stack_size(size);
            thread.spawn(|| (depth(256), expect_room().is_ok())).unwrap().join().unwrap()
        };
        // The smallest first: the C library gives stacks of threads that have ended to new ones.
        if cfg!(all(target_os = "linux", target_env = "gnu")) {
            assert_eq!(deep(64 << 10), (0, false));
            let (depth, has_room) = deep(256 << 10);
            assert!(depth < 256 && has_room, "{depth}");
        }
        assert_eq!(deep(64 << 20), (256, true));
    }
}
