//! Proves how much memory it takes to read, verify and print a file.
#![expect(unsafe_code, reason = "an allocator can only be written with it")]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

#[path = "../benches/support/mlir_text.rs"]
mod mlir_text;

/// The system's allocator, which knows how many bytes each thread has, and had at most.
struct Measuring;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on unchanged to the system's allocator, which keeps the contract.
unsafe impl GlobalAlloc for Measuring {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let live = LIVE.get().wrapping_add(layout.size());
        LIVE.set(live);
        PEAK.set(PEAK.get().max(live));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        LIVE.set(LIVE.get().wrapping_sub(layout.size()));
        // SAFETY: the pointer came from `alloc` above, which took it from the same allocator.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Measuring = Measuring;

/// With the file itself and the text that is printed; mlir-opt takes about ten.
#[test]
fn a_file_takes_at_most_six_bytes_of_memory_for_one_of_its_text() {
    let registry = registry();
    for megabytes in [1, 6] {
        let before = LIVE.get();
        let text = mlir_text::functions(megabytes << 20);
        PEAK.set(LIVE.get());
        let outcome =
            opt(text.as_bytes(), "generated", &Options::default(), registry, &Limits::default());
        assert!(outcome.success, "{}", outcome.messages);
        let peak = PEAK.get() - before;
        assert!(peak <= 6 * text.len(), "{peak} bytes for {}", text.len());
        // What is made by and by must be seen to be counted.
        assert!(peak >= 3 * text.len(), "{peak} bytes for {}", text.len());
    }
}
