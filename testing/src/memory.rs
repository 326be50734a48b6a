//! An allocator that counts, for tests of how much memory something takes.
#![expect(unsafe_code, reason = "an allocator can only be written with it")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, which knows how many bytes each thread has, and had at most, and how often it asked. A test program has it
/// as its `#[global_allocator]`.
#[derive(Debug)]
pub struct Measuring;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on unchanged to the system's allocator, which keeps the contract.
unsafe impl GlobalAlloc for Measuring {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.set(CALLS.get() + 1);
        let live = LIVE.get().wrapping_add(layout.size());
        LIVE.set(live);
        PEAK.set(PEAK.get().max(live));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    // The system's allocator moves the pages of a large block, or leaves it where it is: it is never there twice.
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        CALLS.set(CALLS.get() + 1);
        let live = LIVE.get().wrapping_sub(layout.size()).wrapping_add(size);
        LIVE.set(live);
        PEAK.set(PEAK.get().max(live));
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

/// How often this thread allocates while something runs.
pub fn allocations(run: impl FnOnce()) -> usize {
    let before = CALLS.get();
    run();
    CALLS.get() - before
}

/// Runs something, and gives how many bytes this thread had more at most than `before`.
pub fn peak_over<R>(before: usize, run: impl FnOnce() -> R) -> (R, usize) {
    PEAK.set(LIVE.get());
    let result = run();
    (result, PEAK.get().saturating_sub(before))
}
