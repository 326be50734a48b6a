//! The operand and result types of generic operations.

use super::spelling::lossy;
use super::unit::UnitNames;
use crate::syntax::{NodeKind, Operation, TokenKind, is_scalar_type_name};
use abide_source::diagnostic::{Detail, Diagnostic, Diagnostics, codes};
use abide_source::rule;
use abide_source::text::Span;

/// An operand of a generic operation and the type that the operation gives it.
#[derive(Debug, Clone, Copy)]
pub(super) struct TypedUse {
    use_index: u32,
    type_span: Span,
}

fn operand_count(operation: Operation<'_>) -> usize {
    let operands = operation.syntax().child(NodeKind::OperandList);
    operands
        .into_iter()
        .flat_map(|list| list.own_tokens())
        .filter(|token| token.kind() == TokenKind::PercentIdentifier)
        .count()
}

/// Compares the numbers of operands and results of a generic operation with those of its type, and
/// gives the operands with their types where there are as many; the first operand is the use with
/// index `first_use`.
pub(super) fn check_counts(
    operation: Operation<'_>,
    first_use: u32,
    text: &[u8],
    found: &mut Diagnostics,
) -> Vec<TypedUse> {
    let Some((inputs, outputs)) = operation.generic_types() else { return Vec::new() };
    let operands = operand_count(operation);
    let mut typed = Vec::new();
    if inputs.len() == operands {
        let uses = (first_use..).zip(inputs);
        typed.extend(uses.map(|(use_index, node)| TypedUse { use_index, type_span: node.span() }));
    } else if let Some(types) = operation.syntax().child(NodeKind::FunctionType) {
        found.report(codes::mlir::OPERAND_COUNT, types.span(), || {
            rule!("expected {} operand types but had {}", operands, inputs.len())
        });
    }
    check_result_count(operation, outputs.len(), text, found);
    typed
}

fn check_result_count(
    operation: Operation<'_>,
    defined: usize,
    text: &[u8],
    found: &mut Diagnostics,
) {
    let Some(names) = operation.result_list() else { return };
    let bound =
        operation.results().fold(0, |sum: u32, result| sum.saturating_add(result.count(text)));
    if bound as usize != defined {
        found.report(codes::mlir::RESULT_COUNT, names.span(), || Detail::ResultCount {
            results: defined,
            names: bound as usize,
            names_none: false,
        });
    }
}

/// Compares the type that a generic operation gives an operand with the type of its definition.
pub(super) fn check_types(
    names: &UnitNames,
    typed_uses: &[TypedUse],
    text: &[u8],
    found: &mut Diagnostics,
) {
    for typed in typed_uses {
        let Some(use_) = names.uses.get(typed.use_index as usize) else { continue };
        let definition = use_.definition.and_then(|index| names.definitions.get(index as usize));
        let Some(definition) = definition else { continue };
        let Some(defined) = definition.type_span else { continue };
        let (here, there) = (typed.type_span.slice(text), defined.slice(text));
        if !is_plain(here) || !is_plain(there) || same(here, there) {
            continue;
        }
        let detail = Detail::ValueType {
            value: lossy(use_.name.slice(text)),
            wanted: lossy(here),
            has: lossy(there),
        };
        let diagnostic = Diagnostic::new(codes::mlir::TYPE_MISMATCH, use_.name, detail);
        found.push(diagnostic.with_related(definition.name, "prior use here"));
    }
}

/// Whether two types of this kind are equal only where their letters are: numbers and shapes of
/// them, without layouts, encodings, memory spaces, aliases and dialects' own types.
fn is_plain(type_text: &[u8]) -> bool {
    if !type_text.contains(&b'<') && !is_scalar_type(type_text) {
        return false;
    }
    let count = |bracket| memchr::memchr_iter(bracket, type_text).count();
    type_text.len() < 200
        && count(b'<') == count(b'>')
        && !(count(b'<') == 0 && [&b"tensor"[..], b"vector", b"memref"].contains(&type_text))
        && type_text.iter().all(|byte| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'<' | b'>' | b'?' | b'*' | b' ')
        })
}

/// Whether a word is a type of an existing width. The arguments of an undescribed function may have other words there.
fn is_scalar_type(word: &[u8]) -> bool {
    const MAX_INTEGER_BITS: u32 = (1 << 24) - 1;
    let letters = word.iter().take_while(|byte| !byte.is_ascii_digit()).count();
    let (kind, width) = word.split_at(letters);
    let bits: Option<u32> = std::str::from_utf8(width).ok().and_then(|width| width.parse().ok());
    let is_number = width.iter().all(u8::is_ascii_digit);
    match kind {
        b"f" if is_number => bits.is_some_and(|bits| [16, 32, 64, 80, 128].contains(&bits)),
        b"i" | b"si" | b"ui" => bits.is_some_and(|bits| bits <= MAX_INTEGER_BITS),
        _ => is_scalar_type_name(word),
    }
}

fn same(left: &[u8], right: &[u8]) -> bool {
    let letters =
        |text: &[u8]| text.iter().copied().filter(|&byte| byte != b' ').collect::<Vec<_>>();
    letters(left) == letters(right)
}
