//! LLVM's own tests through `abide opt`: text accepted by mlir-opt is read, and printed as mlir-opt prints it.
//!
//! The texts are read in place (see `abide_testing::llvm_pieces`). `llvm_generic.tsv` lists the pieces of described
//! dialects whose generic form differs, each with the reason. `llvm_printed.tsv` lists those whose custom form a
//! newer mlir-opt reads differently.

use crate::support::{check_piece, comparable_tokens, expected_lines, render};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::opt::{Options, Outcome, opt};
use abide_core::mlir::syntax::{
    self, NodeKind, Operation, SyntaxElement, SyntaxNode, TokenKind, WalkEvent,
};
use abide_testing::{Piece, assert_listed, is_described_by_hand, llvm_pieces, mlir_opt};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

fn run(source: &str, options: &Options) -> Outcome {
    opt(source.as_bytes(), "piece", options, registry(), &Limits::default())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether all operations are described, or written in the generic form.
fn is_described(piece: &Piece) -> bool {
    let generic = piece.generic.as_deref().unwrap_or_default();
    let tree = syntax::parse(generic.as_bytes(), &Limits::default());
    let mut described = true;
    for root in tree.unit_roots() {
        for event in root.walk() {
            let WalkEvent::Enter(node) = event else { continue };
            let Some(operation) = Operation::cast(node) else { continue };
            let name = text(operation.name(generic.as_bytes()));
            let dialect = name.split('.').next().unwrap_or_default();
            described &=
                is_described_by_hand(dialect) || piece.source.contains(&format!("\"{name}\""));
        }
    }
    described
}

#[test]
fn the_generic_form_of_described_dialects_matches_mlir_opt() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let options = Options { generic: true, local_scope: true, ..Options::default() };
    let described: Vec<_> = pieces.iter().filter(|piece| is_described(piece)).collect();
    assert!(described.len() >= 830, "only {} pieces are described", described.len());
    let mut differing = BTreeSet::new();
    // The expected output is that of this version, whatever the piece is read as by itself.
    let registry = registry().of_version(LlvmVersion::new(19));
    for piece in &described {
        let source = piece.source.as_bytes();
        let outcome = opt(source, "piece", &options, &registry, &Limits::default());
        assert!(outcome.success, "piece {}: {}", piece.id, outcome.messages);
        let expected = piece.generic.as_deref().unwrap_or_default();
        if comparable_tokens(&text(&outcome.output)) != comparable_tokens(expected) {
            differing.insert(piece.id.clone());
        }
    }
    assert!(differing.len() * 20 <= described.len(), "{} pieces differ", differing.len());
    assert_listed("core/tests/llvm_generic.tsv", &differing);
}

/// The operations of unregistered dialects, each as its tokens without those of its
/// regions; the names of values and blocks do not count. An operation that uses an alias is left
/// out: the alias may have another name.
fn undescribed(text: &str) -> Vec<String> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut found = Vec::new();
    for root in tree.unit_roots() {
        for event in root.walk() {
            let WalkEvent::Enter(node) = event else { continue };
            let Some(operation) = Operation::cast(node) else { continue };
            let name = operation.name(text.as_bytes());
            let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
            let described = registry().operation(name).is_some()
                || !name.contains(&b'.')
                || registry().dialects().dialect(&String::from_utf8_lossy(dialect)).is_some();
            if described || operation.is_generic() {
                continue;
            }
            let mut tokens = Vec::new();
            if own_tokens(node, text, &mut tokens) {
                found.push(tokens.join(" "));
            }
        }
    }
    found
}

/// Adds the tokens of a node; whether none is an alias.
fn own_tokens(node: SyntaxNode<'_>, text: &str, tokens: &mut Vec<String>) -> bool {
    node.elements().all(|element| match element {
        SyntaxElement::Node(child) if child.kind() == NodeKind::Region => true,
        SyntaxElement::Node(child) if child.kind() == NodeKind::OperationResults => true,
        SyntaxElement::Node(child) => own_tokens(child, text, tokens),
        SyntaxElement::Token(token) => {
            let own = token.span().slice(text.as_bytes());
            let kind = token.kind();
            let named = matches!(kind, TokenKind::PercentIdentifier | TokenKind::CaretIdentifier);
            let own = if named { &own[..1] } else { own };
            let own = String::from_utf8_lossy(own).into_owned();
            let sigil =
                matches!(kind, TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier);
            let number = own[1..].bytes().all(|byte| byte.is_ascii_digit());
            // Results that are named one by one may come back as one name with numbers.
            if !(sigil && number) {
                tokens.push(own.clone());
            }
            !sigil || own.contains('.') || number
        }
    })
}

/// Unknown dialects that are converted to others.
const OF_OTHERS: [&str; 23] = [
    "transform.",
    "index.",
    "bufferization.",
    "math.",
    "llvm.",
    "spirv.",
    "tosa.",
    "nvvm.",
    "omp.",
    "emitc.",
    "arm_sme.",
    "pdl_interp.",
    "rocdl.",
    "gpu.",
    "async.",
    "acc.",
    "arm_sve.",
    "mesh.",
    "quant.",
    "irdl.",
    "shape.",
    "complex.",
    "ml_program.",
];

#[test]
fn undescribed_operations_are_printed_as_written() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let (mut operations, mut wrong) = (0, Vec::new());
    for piece in &pieces {
        let rename = |source: String, name: &&str| source.replace(*name, &format!("own_{name}"));
        let source = OF_OTHERS.iter().fold(piece.source.clone(), rename);
        let outcome = run(&source, &Options::default());
        assert!(outcome.success, "piece {}: {}", piece.id, outcome.messages);
        let printed = text(&outcome.output);
        let again = run(&printed, &Options::default());
        assert!(again.success, "piece {}, printed: {}", piece.id, again.messages);
        assert_eq!(text(&again.output), printed, "piece {}, printed twice", piece.id);
        let (written, kept) = (undescribed(&source), undescribed(&printed));
        operations += written.len();
        if written != kept {
            let at = written.iter().zip(&kept).find(|(a, b)| a != b);
            wrong.push(format!("{}: {at:?}", piece.id));
        }
    }
    assert!(operations > 2000, "only {operations} operations");
    assert!(wrong.is_empty(), "{} pieces lose something:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn printed_text_is_read_as_the_same_operations() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let generic = Options { generic: true, ..Options::default() };
    for piece in pieces.iter().filter(|piece| is_described(piece)) {
        let custom = run(&piece.source, &Options::default());
        let again = run(&text(&custom.output), &Options::default());
        assert!(again.success, "piece {}, printed: {}", piece.id, again.messages);
        assert_eq!(text(&custom.output), text(&again.output), "piece {}, printed twice", piece.id);
        let (direct, through) =
            (run(&piece.source, &generic), run(&text(&custom.output), &generic));
        assert_eq!(text(&direct.output), text(&through.output), "piece {}", piece.id);
    }
}

/// The output of mlir-opt for pieces, each by itself; empty if it refuses one.
fn mlir_opt_prints(program: &Path, flags: &[&str], pieces: &[String]) -> Vec<String> {
    let mut child = Command::new(program)
        .args(["-split-input-file", "-allow-unregistered-dialect", "-mlir-disable-threading"])
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("mlir-opt starts");
    let input = pieces.join("\n// -----\n");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("a thread").expect("mlir-opt reads all of it");
    text(&output.stdout).split("// -----\n").map(str::to_owned).collect()
}

#[test]
fn mlir_opt_reads_printed_text_as_the_same_operations() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let Some(program) = mlir_opt() else { return };
    let described: Vec<_> = pieces.iter().filter(|piece| is_described(piece)).collect();
    let sources: Vec<_> = described.iter().map(|piece| piece.source.clone()).collect();
    let printed: Vec<_> =
        sources.iter().map(|source| text(&run(source, &Options::default()).output)).collect();
    let generic = ["-mlir-print-op-generic", "-mlir-print-local-scope"];
    let direct = mlir_opt_prints(&program, &generic, &sources);
    let through = mlir_opt_prints(&program, &generic, &printed);
    assert_eq!((direct.len(), through.len()), (sources.len(), sources.len()));
    let (mut compared, mut differing) = (0, BTreeSet::new());
    for ((piece, direct), through) in described.iter().zip(direct).zip(through) {
        // A newer mlir-opt refuses a few: their operations are gone.
        if direct.trim().is_empty() {
            continue;
        }
        compared += 1;
        if comparable_tokens(&direct) != comparable_tokens(&through) {
            differing.insert(piece.id.clone());
        }
    }
    assert!(compared > 700, "only {compared} pieces are accepted by this mlir-opt");
    assert_listed("core/tests/llvm_printed.tsv", &differing);
}

/// Whether the operations of a text are all described by hand.
fn uses_only_described(source: &str) -> bool {
    let tree = syntax::parse(source.as_bytes(), &Limits::default());
    let mut described = true;
    for root in tree.unit_roots() {
        for event in root.walk() {
            let WalkEvent::Enter(node) = event else { continue };
            let Some(operation) = Operation::cast(node) else { continue };
            let name = text(operation.name(source.as_bytes()));
            let dialect = name.split_once('.').map(|(dialect, _)| dialect);
            described &= dialect.is_none_or(is_described_by_hand);
        }
    }
    described
}

#[test]
fn rejected_pieces_have_an_error_on_the_same_line() {
    let Some(pieces) = llvm_pieces("rejected") else { return };
    let described: Vec<_> =
        pieces.iter().filter(|piece| uses_only_described(&piece.source)).collect();
    let (mut lines, mut words) = (0, 0);
    for piece in &described {
        let plain = run(&piece.source, &Options::default());
        let errors = plain.messages.lines().filter(|line| line.contains(": error: "));
        let found: Vec<i64> = errors
            .filter_map(|line| line.split(':').nth(1)?.parse::<i64>().ok())
            .map(|line| line - 1)
            .collect();
        let expected = expected_lines(&piece.source);
        lines += usize::from(found.iter().any(|line| expected.contains(line)));
        let verifying = Options { verify_diagnostics: true, ..Options::default() };
        words += usize::from(run(&piece.source, &verifying).success);
    }
    // The others need the rules of dialects whose attributes and types are not described (spirv,
    // llvm, dlti and the test dialect), and two of linalg's convolutions.
    assert_eq!(described.len(), 136);
    assert!(lines >= 93, "{lines} pieces give an error on the right line");
    assert!(words >= 88, "{words} pieces give just the diagnostics that they expect");
}

#[test]
fn the_output_of_mlir_opt_is_read() {
    let Some(pieces) = llvm_pieces("accepted") else { return };
    let Some(program) = mlir_opt() else { return };
    let sources: Vec<_> = pieces.iter().map(|piece| piece.source.clone()).collect();
    let printed = mlir_opt_prints(&program, &[], &sources);
    assert_eq!(printed.len(), sources.len());
    let read: Vec<_> = printed.iter().filter(|text| !text.trim().is_empty()).collect();
    assert!(read.len() > 950, "only {} pieces are accepted by this mlir-opt", read.len());
    let mut wrong = Vec::new();
    for (piece, text) in pieces.iter().zip(&printed) {
        let outcome = run(text, &Options::default());
        if !outcome.success {
            wrong.push(format!("{}: {}", piece.id, outcome.messages));
        }
        let found = check_piece(piece, text.as_bytes());
        if !found.is_empty() {
            wrong.push(format!("{}: {}", piece.id, render(text, &found)));
        }
    }
    assert!(wrong.is_empty(), "{} pieces: {}", wrong.len(), wrong.join("\n"));
}
