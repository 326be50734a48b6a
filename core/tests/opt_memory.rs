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

/// A function whose branches hand many values to blocks that need none of them, or always the same.
fn branches(count: usize, used: bool) -> String {
    let values = vec!["%v"; count].join(", ");
    let types = vec!["i32"; count].join(", ");
    let arguments = |block: &str| {
        let all: Vec<String> = (0..count).map(|number| format!("%{block}{number}: i32")).collect();
        all.join(", ")
    };
    let mut text = "func.func @f(%c: i1, %v: i32) {\n".to_owned();
    text += &format!("  cf.cond_br %c, ^a({values} : {types}), ^b({values} : {types})\n");
    for (block, next) in [("a", "b"), ("b", "c")] {
        text += &format!("^{block}({}):\n", arguments(block));
        if used {
            text += &format!("  \"t.use\"(%{block}0, %{block}{}) : (i32, i32) -> ()\n", count - 1);
        }
        text += &format!("  cf.br ^{next}({values} : {types})\n");
    }
    text + &format!("^c({}):\n  return\n}}\n", arguments("c"))
}

/// The memory that it takes to bring a text into its canonical form.
fn canonicalized(text: &str) -> usize {
    let mut options = Options::default();
    options.take("-canonicalize").unwrap_or_else(|error| panic!("{error}"));
    let before = LIVE.get();
    PEAK.set(before);
    let outcome = opt(text.as_bytes(), "generated", &options, registry(), &Limits::default());
    assert!(outcome.success, "{}", outcome.messages);
    assert!(outcome.output.len() < 400, "{}", String::from_utf8_lossy(&outcome.output));
    PEAK.get() - before
}

#[test]
fn arguments_that_go_take_memory_once() {
    let registry = registry();
    assert!(registry.operation(b"cf.br").is_some());
    for used in [false, true] {
        let [few, many] = [500, 2_000].map(|count| canonicalized(&branches(count, used)));
        assert!(many <= 5 * few, "{few} bytes, and {many} for four times as many arguments");
    }
}
