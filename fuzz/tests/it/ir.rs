//! The checks of the intermediate representation on seeded inputs and on the corpus.

use crate::seeded;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::PrintOptions;
use abide_fuzz::checks::ir::{
    lower_verify, lower_verify_with, opt_of_projects_with, opt_text, opt_twice_with, print_module,
    roundtrip_mlir, roundtrip_mlir_with,
};
use abide_fuzz::{Outcome, Target, generate};
use abide_generate::Random;
use abide_testing::{files_below, mlir_opt, repository};
use arbitrary::Unstructured;
use std::io::Write as _;
use std::panic::catch_unwind;
use std::process::{Command, Stdio};

fn generated(random: &mut Random) -> Vec<u8> {
    let len = 100 + random.below(900);
    let mut bytes = random.bytes(len);
    bytes[0] = 0;
    bytes
}

#[test]
fn generated_modules_are_printed_and_read_back() {
    let mut random = Random::new(11);
    let checked =
        (0..400).filter(|_| roundtrip_mlir(&generated(&mut random)) == Outcome::Checked).count();
    assert_eq!(checked, 400);
}

#[test]
fn files_of_the_corpus_and_broken_versions_of_them() {
    let mut random = Random::new(12);
    let (mut round, mut read) = (0, 0);
    for file in files_below("corpus").iter().filter(|file| file.ends_with(".mlir")) {
        let text = std::fs::read(repository().join(file)).unwrap();
        for version in 0..6 {
            let mut text = text.clone();
            if version > 0 {
                let bytes = random.bytes(64);
                let _ = generate::mlir::mutate(&mut Unstructured::new(&bytes), &mut text);
            }
            read += usize::from(lower_verify(&text) == Outcome::Checked);
            text.insert(0, 1);
            round += usize::from(roundtrip_mlir(&text) == Outcome::Checked);
        }
    }
    assert!(round > 100, "only {round} round trips");
    assert!(read > 300, "only {read} inputs were read");
}

#[test]
fn mlir_opt_accepts_generated_texts() {
    let Some(program) = mlir_opt() else { return };
    let mut random = Random::new(13);
    let mut text = Vec::new();
    for _ in 0..60 {
        let bytes = generated(&mut random);
        let module = generate::described::module(&bytes[1..]).unwrap();
        let parsed = parse(&module, registry(), &Limits::default());
        text.extend(print_module(&parsed.ir, &PrintOptions::default()));
        text.extend_from_slice(b"// -----\n");
    }
    let mut child = Command::new(program)
        .args(["-split-input-file", "-allow-unregistered-dialect", "-o", "/dev/null"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&text).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A printer whose custom form is of another operation.
fn forgetful(ir: &Ir, options: &PrintOptions) -> Vec<u8> {
    let text = String::from_utf8_lossy(&print_module(ir, options)).into_owned();
    if options.generic {
        return text.into_bytes();
    }
    text.replacen("arith.addi", "arith.subi", 1).into_bytes()
}

#[test]
fn a_printer_that_changes_an_operation_is_caught() {
    let text = b"\x01func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
    assert_eq!(roundtrip_mlir(text), Outcome::Checked);
    // The custom form has "subi" both times: only the generic form differs.
    assert!(catch_unwind(|| roundtrip_mlir_with(forgetful, text)).is_err());
}

#[test]
fn the_output_of_opt_is_printed_as_the_same() {
    let mut random = Random::new(14);
    let module = |_| {
        let len = 100 + random.below(300);
        let mut bytes = random.bytes(len);
        bytes[0] = 2;
        roundtrip_mlir(&bytes)
    };
    let checked = (0..300).map(module).filter(|outcome| *outcome == Outcome::Checked).count();
    assert!(checked > 250, "only {checked} modules");
    for file in files_below("corpus").iter().filter(|file| file.ends_with(".mlir")) {
        let mut text = std::fs::read(repository().join(file)).unwrap();
        text.insert(0, 3);
        roundtrip_mlir(&text);
    }
}

#[test]
fn texts_with_up_to_three_mistakes() {
    let (checked, all) = seeded::run(Target::named("roundtrip_mlir").unwrap(), 500);
    assert!(checked * 8 > all, "only {checked} of {all} inputs were checked");
}

#[test]
fn output_that_is_another_the_second_time_is_caught() {
    let growing = |text: &[u8]| opt_text(text).map(|out| [out, b"// more\n".to_vec()].concat());
    let counting = |text: &[u8]| {
        let runs = text.windows(6).filter(|it| it == b"x.runs").count();
        opt_text(text).map(|out| [out, b"\"x.runs\"() : () -> ()\n".repeat(runs + 1)].concat())
    };
    let refused = |text: &[u8]| opt_text(text).map(|out| [out, b"}".to_vec()].concat());
    let text = b"func.func private @f()";
    assert_eq!(opt_twice_with(opt_text, text), Outcome::Checked);
    // Comments are not printed.
    assert_eq!(opt_twice_with(growing, text), Outcome::Checked);
    assert!(catch_unwind(|| opt_twice_with(counting, text)).is_err());
    assert!(catch_unwind(|| opt_twice_with(refused, text)).is_err());
    let bytes = Random::new(15).bytes(300);
    assert_eq!(opt_of_projects_with(opt_text, &bytes), Outcome::Checked);
    assert!(catch_unwind(|| opt_of_projects_with(counting, &bytes)).is_err());
}

#[test]
fn a_verifier_that_points_past_the_text_is_caught() {
    let text = b"func.func private @f()";
    assert_eq!(lower_verify(text), Outcome::Checked);
    let beyond = |_: &Ir| {
        use abide_core::diagnostic::{Diagnostic, codes};
        use abide_core::text::Span;
        vec![Diagnostic::new(codes::mlir::INVALID_OPERATION, Span::at(9999), "beyond")]
    };
    assert!(catch_unwind(|| lower_verify_with(beyond, text)).is_err());
}
