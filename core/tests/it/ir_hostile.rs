//! Text that is made to break the reader of the intermediate representation, on a small stack.

use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::ide::check_file;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};
use std::fmt::Write as _;

/// The result of `abide opt` for a text, on a stack as small as that of a thread on some systems.
fn run(text: String) -> Outcome {
    let options = Options { split_input_file: true, ..Options::default() };
    let work = move || opt(text.as_bytes(), "input", &options, registry(), &Limits::default());
    std::thread::Builder::new().stack_size(1 << 20).spawn(work).unwrap().join().unwrap()
}

#[test]
fn aliases_of_aliases_count_towards_the_nesting_limit() {
    let mut attributes = String::from("#a0 = 1\n");
    let mut types = String::from("!a0 = i32\n");
    for number in 0..20_000 {
        let next = number + 1;
        let _ = writeln!(attributes, "#a{next} = [#a{number}]");
        let _ = writeln!(types, "!a{next} = tuple<!a{number}>");
    }
    for text in [attributes, types] {
        let outcome = run(text);
        assert!(!outcome.success);
        assert!(outcome.messages.contains("nested deeper than"), "{}", outcome.messages);
    }
    // As deep as may be written without aliases.
    assert!(run("#a = [[1]]\n#b = [#a, #a]\n\"t.op\"() {x = #b} : () -> ()".to_owned()).success);
}

/// Whether a text is checked and read by `abide opt` at all: each level of nesting that is read twice doubles the time.
#[test]
fn forms_of_several_versions_in_each_other_are_read_a_few_times() {
    let nested = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(40), close.repeat(40))
    };
    for (text, is_right) in [
        // Neither version has this operand.
        (nested("omp.parallel {\n", "%x = arith.addi %a\n", "omp.terminator\n}\n"), false),
        (nested("gpu.module @m {\n", "arith.foo %a\n", "}\n"), false),
        (nested("gpu.module @m {\n", "foo\n", "}\n"), false),
        // No version has text after the region.
        (nested("gpu.module @m {\n", "", "} foo = 3\n"), false),
        (nested("omp.parallel {\n", "", "omp.terminator\n} foo = 3\n"), false),
    ] {
        let found = check_file(text.as_bytes(), &Limits::default());
        let has_error = found.iter().any(|found| found.severity == Severity::Error);
        assert_eq!((!has_error, run(text.clone()).success), (is_right, is_right), "{text}");
    }
}

#[test]
fn a_mistake_far_to_the_right_is_reported_without_its_line() {
    let text = format!("\"t.op\"() {{x = \"{}\", y = }} : () -> ()", "a".repeat(1 << 17));
    let outcome = run(text);
    assert!(outcome.messages.starts_with("input:1:131095: error: "), "{:.200}", outcome.messages);
    assert!(outcome.messages.len() < 200);
}

#[test]
fn a_value_reaches_exactly_the_blocks_it_dominates() {
    let mut text = String::from("func.func @f(%c: i1) {\n  cf.br ^b0\n^b0:\n  cf.br ^b1\n");
    for number in 1..20_000 {
        let next = number + 1;
        let _ = writeln!(text, "^b{number}:\n  %v{number} = arith.andi %c, %c : i1");
        let _ = writeln!(text, "  cf.cond_br %v{number}, ^b{next}, ^b0");
    }
    text.push_str("^b20000:\n  %w = arith.andi %v1, %v19999 : i1\n  return\n}\n");
    assert!(run(text).success);
    let beside = "func.func @f(%c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  %v = arith.andi %c, %c : i1\n  \
                  cf.br ^b\n^b:\n  %w = arith.andi %v, %v : i1\n  return\n}\n";
    let outcome = run(beside.to_owned());
    assert!(outcome.messages.contains("operand #0 does not dominate this use"));
}

#[test]
fn elements_beyond_memory_are_reported() {
    let bytes = "01".repeat(24);
    for ty in ["tensor<9223372036854775807xi64>", "tensor<1152921504606846977xcomplex<f64>>"] {
        let outcome = run(format!("%c = arith.constant dense<\"0x{bytes}\"> : {ty}"));
        assert!(!outcome.success, "{ty}");
        assert!(outcome.messages.contains("error: elements hex data size"), "{}", outcome.messages);
    }
}
