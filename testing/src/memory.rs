//! An allocator that counts, for tests of how much memory something takes.
#![expect(unsafe_code, reason = "an allocator can only be written with it")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, which counts the bytes of each thread, their maximum, and its calls. A test program has it
/// as its `#[global_allocator]`.
#[derive(Debug)]
pub struct Measuring;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
    static CALLS: Cell<usize> = const { Cell::new(0) };
    static BYTES: Cell<usize> = const { Cell::new(0) };
    static CEILING: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Counts a block that grows from `before` to `size` bytes. Returns false if the thread would exceed its ceiling.
fn is_counted(before: usize, size: usize) -> bool {
    let live = LIVE.get().wrapping_sub(before).wrapping_add(size);
    if live > CEILING.get() {
        return false;
    }
    CALLS.set(CALLS.get() + 1);
    BYTES.set(BYTES.get().wrapping_add(size));
    LIVE.set(live);
    PEAK.set(PEAK.get().max(live));
    true
}

// SAFETY: every call is passed on unchanged to the system's allocator, which keeps the contract.
unsafe impl GlobalAlloc for Measuring {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_counted(0, layout.size()) {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    // The system's allocator moves the pages of a large block, or leaves it in place: it never exists twice.
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if !is_counted(layout.size(), size) {
            return std::ptr::null_mut();
        }
        // SAFETY: the pointer came from `alloc` or from here, which took it from the same allocator.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        LIVE.set(LIVE.get().wrapping_sub(layout.size()));
        // SAFETY: the pointer came from `alloc` above, which took it from the same allocator.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// The bytes that this thread has now.
#[must_use]
pub fn live() -> usize {
    LIVE.get()
}

/// The number of allocations of this thread while `run` runs.
pub fn allocations(run: impl FnOnce()) -> usize {
    let before = CALLS.get();
    run();
    CALLS.get() - before
}

/// The bytes that this thread requests while `run` runs, including those freed again: a measure of work that is the
/// same on every machine.
pub fn bytes_asked(run: impl FnOnce()) -> usize {
    let before = BYTES.get();
    run();
    BYTES.get().wrapping_sub(before)
}

/// Runs a function that may allocate `bytes` more than this thread has. Beyond that an allocation fails, which ends the
/// program instead of the machine.
pub fn with_ceiling<R>(bytes: usize, run: impl FnOnce() -> R) -> R {
    struct Outer(usize);
    impl Drop for Outer {
        fn drop(&mut self) {
            CEILING.set(self.0);
        }
    }
    let _outer = Outer(CEILING.replace(LIVE.get().saturating_add(bytes)));
    run()
}

/// Runs a function, and returns its result with the maximum number of bytes of this thread above `before`.
pub fn peak_over<R>(before: usize, run: impl FnOnce() -> R) -> (R, usize) {
    PEAK.set(LIVE.get());
    let result = run();
    (result, PEAK.get().saturating_sub(before))
}
