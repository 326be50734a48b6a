//! The symbol dialect and its passes, compared with the C++ reference: see `corpus/vectors/symbol/README.md`.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};
use abide_testing::{files_below, repository};
use std::collections::HashMap;
use std::fmt::Write as _;

const FOLDER: &str = "corpus/vectors/symbol";

/// The cases in which abide differs from the reference: the number, the exit status
/// and a part of the output or the messages, and why.
const EXCEPTIONS: &[(&str, i32, &str, &str)] = &[
    (
        "025-prop-external-decl-static",
        0,
        "func.func private @ext(tensor<4xf32>) -> tensor<4xf32>",
        "the reference crashes; a function without a body is left alone",
    ),
    (
        "032-prop-name-collision",
        0,
        "symbol.symbolic_int @S1 {",
        "the reference gives the name @S0 a second time; names that are there are passed over",
    ),
    (
        "076-prop-hfusion-load-memref",
        0,
        "hfusion.load ins(%arg0 : memref<?xf16>) outs(%arg1 : memref<?xf16>)",
        "the pass of the reference does not converge on dynamic buffers",
    ),
    (
        "112-s2e-memref",
        1,
        "binds a value that is not a ranked tensor and cannot have an encoding",
        "the reference turns the buffer into a tensor",
    ),
    (
        "113-s2e-nonsymbol-operand",
        1,
        "is given a size that is not the result of a 'symbol.symbolic_int' and has no name",
        "the reference crashes",
    ),
    (
        "114-s2e-index-arg-operand",
        1,
        "is given a size that is not the result of a 'symbol.symbolic_int' and has no name",
        "the reference crashes",
    ),
    (
        "133-e2s-same-symbol-two-funcs",
        0,
        "symbol.bind_symbolic_shape %arg0, [%N], affine_map<()[s0] -> (s0)> : tensor<?xf32>
    return %N : index
  }
  func.func @g",
        "the reference finds the symbol of one function only; each function has its own here",
    ),
    (
        "150-prop-unify-block-arg-symbol",
        1,
        "one of them is an argument of a block, not a symbol",
        "the reference crashes",
    ),
    (
        "176-prop-matmul-memref-dynamic",
        0,
        "linalg.matmul ins(%arg0, %arg1 : memref<?x4xf32>, memref<4x4xf32>)",
        "the pass of the reference does not converge on dynamic buffers",
    ),
];

/// A case of the corpus.
struct Case {
    name: String,
    input: String,
    flags: Vec<String>,
    rc: i32,
    expected: String,
    stderr: String,
}

fn text(path: &str) -> String {
    std::fs::read_to_string(repository().join(path)).unwrap_or_default()
}

fn cases() -> Vec<Case> {
    let inputs = files_below(FOLDER).into_iter();
    inputs
        .filter_map(|file| file.strip_suffix("/input.mlir").map(str::to_owned))
        .map(|folder| Case {
            name: folder.trim_start_matches(FOLDER).trim_matches('/').to_owned(),
            input: text(&format!("{folder}/input.mlir")),
            flags: text(&format!("{folder}/flags"))
                .split_whitespace()
                .filter(|word| word.starts_with('-'))
                .map(str::to_owned)
                .collect(),
            rc: text(&format!("{folder}/rc")).trim().parse().unwrap_or(-1),
            expected: text(&format!("{folder}/expected.mlir")),
            stderr: text(&format!("{folder}/stderr")),
        })
        .collect()
}

fn run(case: &Case) -> Outcome {
    let mut options = Options::default();
    for flag in &case.flags {
        options.take(flag).unwrap_or_else(|error| panic!("{}: {error}", case.name));
    }
    opt(case.input.as_bytes(), "input.mlir", &options, registry(), &Limits::default())
}

/// The text with the names of values and symbols replaced by numbers, in order of appearance.
fn renamed(text: &str) -> String {
    let mut names: HashMap<&str, usize> = HashMap::new();
    let mut out = String::new();
    let mut rest = text.trim();
    while let Some(at) = rest.find(['%', '@']) {
        let (before, after) = rest.split_at(at);
        let end = after
            .char_indices()
            .skip(1)
            .find(|(_, c)| !(c.is_alphanumeric() || "_$.-".contains(*c)))
            .map_or(after.len(), |(end, _)| end);
        let (name, after) = after.split_at(end);
        let next = names.len();
        let number = *names.entry(name).or_insert(next);
        let _ = write!(out, "{before}{}{number}", &name[..1]);
        rest = after;
    }
    out + rest
}

/// The errors among messages, without the lines that they quote and without notes.
fn errors(messages: &str) -> Vec<&str> {
    messages.lines().filter(|line| line.contains(": error: ")).collect()
}

/// The difference from the reference, if any.
fn difference(case: &Case, outcome: &Outcome) -> Option<String> {
    if let Some((_, rc, part, _)) = EXCEPTIONS.iter().find(|one| one.0 == case.name) {
        let output = String::from_utf8_lossy(&outcome.output);
        let as_said = outcome.success == (*rc == 0)
            && (outcome.messages.contains(part) || output.contains(part));
        return (!as_said).then(|| format!("not {part:?} but\n{output}{}", outcome.messages));
    }
    if outcome.success != (case.rc == 0) {
        return Some(format!("exit status is not {}:\n{}", case.rc, outcome.messages));
    }
    let output = String::from_utf8_lossy(&outcome.output);
    let (found, expected) = (renamed(&output), renamed(&case.expected));
    if found != expected {
        return Some(format!("found\n{output}expected\n{}", case.expected));
    }
    // If the reference aborts, its message is an error at an operation here.
    if let Some(words) = case.stderr.lines().find_map(|line| line.strip_prefix("LLVM ERROR: ")) {
        let said = errors(&outcome.messages);
        let as_said = matches!(said.as_slice(), [line] if line.ends_with(words));
        return (!as_said).then(|| format!("not {words:?} but\n{}", outcome.messages));
    }
    if errors(&outcome.messages) != errors(&case.stderr) {
        return Some(format!("said\n{}expected\n{}", outcome.messages, case.stderr));
    }
    None
}

#[test]
fn every_case_is_as_the_reference_has_it() {
    let cases = cases();
    assert!(cases.len() >= 70, "only {} cases", cases.len());
    let mut report = String::new();
    let mut failed = 0;
    for case in &cases {
        if let Some(difference) = difference(case, &run(case)) {
            failed += 1;
            let _ = writeln!(report, "== {} {:?}\n{difference}", case.name, case.flags);
        }
    }
    assert!(failed == 0, "{failed} of {} cases differ:\n{report}", cases.len());
    for (name, _, _, reason) in EXCEPTIONS {
        assert!(!reason.is_empty() && cases.iter().any(|case| case.name == *name), "{name}");
    }
}

#[test]
fn the_comparison_sees_differences() {
    assert_eq!(renamed("%a = f(%b, @S1)"), renamed("%x = f(%c, @S2)"));
    assert_ne!(renamed("%a = f(%b, %a)"), renamed("%a = f(%a, %a)"));
    assert_ne!(renamed("%0#1"), renamed("%0#0"));
}
