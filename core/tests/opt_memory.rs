//! Proves how much memory it takes to read, verify and print a file.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_testing::memory::{Measuring, live, peak_over};

#[path = "../benches/support/mlir_text.rs"]
mod mlir_text;

#[global_allocator]
static ALLOCATOR: Measuring = Measuring;

/// With the file itself and the text that is printed; mlir-opt takes about ten.
#[test]
fn a_file_takes_at_most_six_bytes_of_memory_for_one_of_its_text() {
    let registry = registry();
    // Descriptions are read once for the whole program.
    let text = mlir_text::functions(1 << 16);
    let _ = opt(text.as_bytes(), "first", &Options::default(), registry, &Limits::default());
    drop(text);
    for megabytes in [1, 6] {
        let before = live();
        let text = mlir_text::functions(megabytes << 20);
        let (outcome, peak) = peak_over(before, || {
            opt(text.as_bytes(), "generated", &Options::default(), registry, &Limits::default())
        });
        assert!(outcome.success, "{}", outcome.messages);
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
    let (outcome, peak) = peak_over(live(), || {
        opt(text.as_bytes(), "generated", &options, registry(), &Limits::default())
    });
    assert!(outcome.success, "{}", outcome.messages);
    assert!(outcome.output.len() < 400, "{}", String::from_utf8_lossy(&outcome.output));
    peak
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
