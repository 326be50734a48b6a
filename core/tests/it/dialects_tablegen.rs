//! LLVM's own tests with LLVM's own `.td` files instead of hand-written descriptions: all its dialects are described,
//! and texts accepted by mlir-opt have no errors.
//!
//! The texts and the `.td` files are read in place (see `abide_testing`).

use crate::support::{comparable_tokens, expected_lines};
use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir::check_with;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_testing::{Piece, assert_listed, listed, llvm_19_includes, llvm_pieces, mlir_opt};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The rejected pieces without an error on their line with the bundled descriptions.
const VERIFIED: &str = "core/tests/llvm_verified.tsv";

/// All dialects of LLVM 19.
fn llvm_19() -> Option<Arc<Registry>> {
    Some(all_dialects(&llvm_19_includes()?))
}

/// All dialects of LLVM 22.
fn llvm_22() -> Option<Arc<Registry>> {
    let includes = Path::new("/usr/lib/llvm-22/include");
    if !includes.join("mlir/IR/OpBase.td").is_file() {
        abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
        return None;
    }
    Some(all_dialects(includes))
}

fn all_dialects(includes: &Path) -> Arc<Registry> {
    let folders = [includes.display().to_string()];
    let described = abide_project::describe(&[includes.join("mlir")], &folders, &Limits::default());
    assert!(described.dialects.len() >= 40, "{} dialects", described.dialects.len());
    Arc::new(registry().with(described.dialects))
}

fn ids<'p>(pieces: impl Iterator<Item = &'p Piece>) -> BTreeSet<String> {
    pieces.map(|piece| piece.id.clone()).collect()
}

fn has_errors(piece: &Piece, registry: &Arc<Registry>) -> bool {
    let found = check_with(piece.source.as_bytes(), registry, &Limits::default());
    found.iter().any(|found| found.severity == Severity::Error)
}

#[test]
fn accepted_pieces_have_no_error_with_the_files_of_llvm_19() {
    let (Some(registry), Some(pieces)) = (llvm_19(), llvm_pieces("accepted")) else { return };
    let wrong = pieces.iter().filter(|piece| has_errors(piece, &registry));
    assert_listed("core/tests/llvm_19_false.tsv", &ids(wrong));
}

/// The pieces are LLVM 19's: only those count that mlir-opt 22 accepts, too.
#[test]
fn accepted_pieces_have_no_error_with_the_files_of_llvm_22() {
    let (Some(registry), Some(pieces)) = (llvm_22(), llvm_pieces("accepted")) else { return };
    let Some(program) = mlir_opt() else { return };
    let found: Vec<&Piece> = pieces.iter().filter(|piece| has_errors(piece, &registry)).collect();
    let wrong: Vec<&Piece> =
        found.into_iter().filter(|piece| accepts(&program, &piece.source)).collect();
    assert!(wrong.is_empty(), "{:?}", wrong.iter().map(|piece| &piece.id).collect::<Vec<_>>());
}

/// Whether mlir-opt has nothing against a text.
pub(crate) fn accepts(program: &Path, source: &str) -> bool {
    let mut command = Command::new(program);
    command.args(["-allow-unregistered-dialect", "-split-input-file"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut child = child.expect("mlir-opt starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    // It may end before it has read all of it.
    let _ = input.write_all(source.as_bytes());
    drop(input);
    child.wait().expect("mlir-opt ends").success()
}

#[test]
fn the_generic_form_of_all_dialects_matches_mlir_opt() {
    let (Some(registry), Some(pieces)) = (llvm_19(), llvm_pieces("accepted")) else { return };
    let options = Options { generic: true, local_scope: true, ..Options::default() };
    let is_same = |piece: &&Piece| {
        let outcome =
            opt(piece.source.as_bytes(), "piece", &options, &registry, &Limits::default());
        let output = String::from_utf8_lossy(&outcome.output).into_owned();
        let expected = piece.generic.as_deref().unwrap_or_default();
        outcome.success && comparable_tokens(&output) == comparable_tokens(expected)
    };
    let differing = pieces.iter().filter(|piece| !is_same(piece));
    assert_listed("core/tests/llvm_19_generic.tsv", &ids(differing));
}

#[test]
fn rejected_pieces_have_an_error_on_their_line() {
    let (Some(registry), Some(pieces)) = (llvm_19(), llvm_pieces("rejected")) else { return };
    let known = listed(VERIFIED);
    let missed = missed(&registry, &pieces);
    // Only the bundled description compares the type of llvm.insertelement's operand with the vector's.
    assert!(missed.iter().all(|id| known.contains(id) || id == "04135"), "{:?}", &missed - &known);
    assert!(missed.is_superset(&known), "{:?}", &known - &missed);
}

#[test]
fn rejected_pieces_have_an_error_with_the_bundled_descriptions() {
    let Some(pieces) = llvm_pieces("rejected") else { return };
    assert_listed(VERIFIED, &missed(registry(), &pieces));
}

/// The pieces without an error on a line where mlir-opt has one.
fn missed(registry: &Arc<Registry>, pieces: &[Piece]) -> BTreeSet<String> {
    let is_found = |piece: &&Piece| {
        let text = piece.source.as_bytes();
        let (lines, expected) = (LineIndex::new(text), expected_lines(&piece.source));
        let found = check_with(text, registry, &Limits::default());
        let errors = found.iter().filter(|found| found.severity == Severity::Error);
        errors
            .into_iter()
            .any(|error| expected.contains(&i64::from(lines.line(error.span.start()))))
    };
    ids(pieces.iter().filter(|piece| !is_found(piece)))
}

/// The pieces with a part removed or doubled are parsed to their end, and an edit equals a fresh parse.
#[test]
fn broken_pieces_are_read_as_after_an_edit() {
    let (Some(registry), Some(pieces)) = (llvm_19(), llvm_pieces("accepted")) else { return };
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random % (below.max(1) as u64)).unwrap_or_default()
    };
    for piece in pieces.iter().step_by(4) {
        let text = piece.source.as_bytes();
        let start = next(text.len());
        let end = (start + next(40)).min(text.len());
        let cut: Vec<u8> = match next(3) {
            0 => [&text[..end], &text[start..]].concat(),
            _ => [&text[..start], &text[end..]].concat(),
        };
        let document = Document::new(text.to_vec(), Limits::default());
        let document = document.with_registry(Arc::clone(&registry));
        let edited = document.with_text(cut.clone()).diagnostics();
        assert_eq!(edited, check_with(&cut, &registry, &Limits::default()), "piece {}", piece.id);
    }
}
