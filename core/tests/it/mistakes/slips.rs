//! Slips of one line, as people make them while they write, in texts that mlir-opt accepts: nearly each
//! that mlir-opt refuses is an error here, and next to none is not noticed. They are made in operations
//! of the dialects that are described here.

use super::mutate::other_type;
use super::{Piece, corpus, error_lines};
use crate::support::random::Random;
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, TokenKind};
use abide_testing::{assert_listed, is_described_by_hand, llvm_pieces, mlir_opt};
use std::collections::BTreeSet;
use std::path::Path;

/// The seeds of the slips.
const SEEDS: [u64; 2] = [0x5eed_2026, 7_001];

/// The number of judged slips.
const JUDGED: usize = 478;

/// The number of slips of each kind checked with mlir-opt.
const SLIPS_PER_KIND: usize = 60;

/// The longest piece that is taken, in bytes.
const MAX_PIECE_BYTES: usize = 4_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slip {
    OperationName,
    DialectName,
    QuotedOperation,
    TypeWord,
    Word,
    ValueName,
    SymbolName,
    BlockName,
    AliasName,
    OtherType,
    OtherNumber,
    NoOperand,
    TwiceAnOperand,
    NoColon,
    NoComma,
    NoBracket,
    NoArrow,
    NoResultType,
    NoResultName,
    SameName,
    NoLine,
}

const SLIPS: [Slip; 21] = [
    Slip::OperationName,
    Slip::DialectName,
    Slip::QuotedOperation,
    Slip::TypeWord,
    Slip::Word,
    Slip::ValueName,
    Slip::SymbolName,
    Slip::BlockName,
    Slip::AliasName,
    Slip::OtherType,
    Slip::OtherNumber,
    Slip::NoOperand,
    Slip::TwiceAnOperand,
    Slip::NoColon,
    Slip::NoComma,
    Slip::NoBracket,
    Slip::NoArrow,
    Slip::NoResultType,
    Slip::NoResultName,
    Slip::SameName,
    Slip::NoLine,
];

#[derive(Debug, Clone, Copy)]
struct Token<'t> {
    kind: TokenKind,
    start: usize,
    end: usize,
    text: &'t str,
    /// Whether it is the first on its line.
    first: bool,
    /// Whether it is the name of an operation.
    is_name: bool,
    /// Whether it is in a described operation: others are not checked.
    is_described: bool,
}

#[test]
fn nearly_all_slips_are_errors() {
    let Some(program) = mlir_opt() else { return };
    // The project's own texts alone have fewer places for slips.
    let llvm = llvm_pieces("accepted");
    let (least, list) = match llvm {
        Some(_) => (JUDGED / 2, "slips_in_llvm.tsv"),
        None => (JUDGED / 4, "slips_in_corpus.tsv"),
    };
    let mut pieces = corpus();
    for piece in llvm.into_iter().flatten().step_by(3) {
        pieces.push(Piece { name: piece.id, text: piece.source, mistakes: Vec::new() });
    }
    pieces.retain(|piece| piece.text.len() <= MAX_PIECE_BYTES);
    let mut missed = BTreeSet::new();
    for seed in SEEDS {
        let count = judge(&program, &pieces, seed, &mut missed);
        assert!(count >= least, "{count} slips of seed {seed}");
    }
    assert_listed(&format!("core/tests/it/mistakes/{list}"), &missed);
}

/// Makes the slips of a seed, and returns their number. Those without an error are added to `missed`.
fn judge(program: &Path, pieces: &[Piece], seed: u64, missed: &mut BTreeSet<String>) -> usize {
    let mut random = Random(seed);
    let tried = tried(pieces, &mut random);
    let texts: Vec<String> =
        tried.iter().flat_map(|(_, piece, text)| [piece.text.clone(), text.clone()]).collect();
    let said = error_lines(program, &texts);
    let refused = tried.iter().zip(said.chunks(2)).filter_map(|(slip, said)| match said {
        [before, after] if before.is_empty() && !after.is_empty() => Some(slip),
        _ => None,
    });
    let mut refused: Vec<_> = refused.collect();
    random.shuffle(&mut refused);
    refused.truncate(JUDGED);
    let count = refused.len();
    for (slip, piece, text) in refused {
        let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
        if found.iter().any(|found| found.severity == Severity::Error) {
            continue;
        }
        let noticed = if found.is_empty() { "silent" } else { "not an error" };
        let lines = piece.text.lines().zip(text.lines()).enumerate();
        let changed = lines.into_iter().find(|(_, (before, after))| before != after);
        println!("{noticed}: {slip:?} {} {changed:?}", piece.name);
        missed.insert(format!("{seed} {} {slip:?} {noticed}", piece.name));
    }
    count
}

/// As many slips of each kind as mlir-opt is asked about, each in its own piece.
fn tried<'p>(pieces: &'p [Piece], random: &mut Random) -> Vec<(Slip, &'p Piece, String)> {
    let mut tried = Vec::new();
    for slip in SLIPS {
        let mut order: Vec<&Piece> = pieces.iter().collect();
        random.shuffle(&mut order);
        let changed = order.into_iter().filter_map(|piece| {
            let tokens = tokens(&piece.text);
            let (start, end, by) = changed(slip, &tokens, random)?;
            let mut text = piece.text.clone();
            text.replace_range(start..end, &by);
            Some((slip, piece, text))
        });
        tried.extend(changed.take(SLIPS_PER_KIND));
    }
    tried
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let (mut last_end, mut is_described) = (0, true);
    for token in tree.root().tokens().filter(|token| !token.kind().is_trivia()) {
        let (start, end) = (token.span().start() as usize, token.span().end() as usize);
        let first = tokens.is_empty() || text[last_end..start].contains('\n');
        let before: Vec<TokenKind> = tokens.iter().rev().take(1).map(|token| token.kind).collect();
        let is_after_results = before == [TokenKind::Equal];
        let is_word = matches!(token.kind(), TokenKind::BareIdentifier | TokenKind::String);
        let own = &text[start..end];
        let is_name = is_word && (first || is_after_results) && own.contains('.');
        if is_name {
            let name = own.trim_matches('"').as_bytes();
            let entry = abide_core::dialect::registry().operation(name);
            is_described =
                entry.is_some_and(|entry| is_described_by_hand(entry.description().dialect()));
        }
        let kind = token.kind();
        tokens.push(Token { kind, start, end, text: own, first, is_name, is_described });
        last_end = end;
    }
    tokens
}

/// The replaced text, and its replacement.
fn changed(
    slip: Slip,
    tokens: &[Token<'_>],
    random: &mut Random,
) -> Option<(usize, usize, String)> {
    let places: Vec<usize> = (0..tokens.len())
        .filter(|index| tokens[*index].is_described && fits(slip, tokens, *index))
        .collect();
    let index = *places.get(random.below(places.len()))?;
    let token = tokens[index];
    let replaced = |by: String| Some((token.start, token.end, by));
    match slip {
        Slip::OperationName | Slip::QuotedOperation => {
            let (dialect, own) = token.text.trim_matches('"').split_once('.')?;
            let misspelt = format!("{dialect}.{}", misspelt(own, random)?);
            replaced(if slip == Slip::QuotedOperation {
                format!("\"{misspelt}\"")
            } else {
                misspelt
            })
        }
        Slip::DialectName => {
            let (dialect, own) = token.text.split_once('.')?;
            replaced(format!("{}.{own}", misspelt(dialect, random)?))
        }
        Slip::TypeWord | Slip::Word => replaced(misspelt(token.text, random)?),
        Slip::ValueName | Slip::SymbolName | Slip::BlockName | Slip::AliasName => {
            replaced(format!("{}x", token.text))
        }
        Slip::OtherType => replaced(other_type(token.text)?.to_owned()),
        Slip::OtherNumber => replaced(format!("7{}", token.text.trim_start_matches('-'))),
        Slip::NoOperand => {
            let after = tokens.get(index + 1)?;
            Some((token.start, after.end, String::new()))
        }
        Slip::TwiceAnOperand => replaced(format!("{0}, {0}", token.text)),
        Slip::NoColon | Slip::NoComma | Slip::NoBracket | Slip::NoArrow => replaced(" ".to_owned()),
        Slip::NoResultType => {
            let rest =
                tokens.iter().skip(index).take_while(|it| it.start == token.start || !it.first);
            Some((token.start, rest.last()?.end, String::new()))
        }
        Slip::NoResultName => {
            let name = tokens.get(index + 2)?;
            Some((token.start, name.start, String::new()))
        }
        Slip::SameName => {
            let earlier = tokens.iter().take(index).rev().find(|it| {
                it.kind == TokenKind::PercentIdentifier && it.first && it.text != token.text
            })?;
            replaced(earlier.text.to_owned())
        }
        Slip::NoLine => {
            let rest =
                tokens.iter().skip(index).take_while(|it| it.start == token.start || !it.first);
            Some((token.start, rest.last()?.end, String::new()))
        }
    }
}

/// Whether a slip can be made at a token.
fn fits(slip: Slip, tokens: &[Token<'_>], index: usize) -> bool {
    let token = tokens[index];
    let next = tokens.get(index + 1).map(|next| next.kind);
    let is_value = token.kind == TokenKind::PercentIdentifier;
    match slip {
        Slip::OperationName | Slip::DialectName => {
            token.is_name && token.kind == TokenKind::BareIdentifier
        }
        Slip::QuotedOperation => token.is_name && token.kind == TokenKind::String,
        Slip::TypeWord => {
            token.kind == TokenKind::BareIdentifier && other_type(token.text).is_some()
                || matches!(token.text, "tensor" | "memref" | "vector")
        }
        Slip::Word => {
            token.kind == TokenKind::BareIdentifier
                && !token.is_name
                && !token.first
                && token.text.len() > 2
                && other_type(token.text).is_none()
        }
        Slip::ValueName => is_value && !token.first,
        Slip::SymbolName => {
            token.kind == TokenKind::AtIdentifier
                && tokens[..index].iter().any(|before| before.text == token.text)
        }
        Slip::BlockName => token.kind == TokenKind::CaretIdentifier && !token.first,
        Slip::AliasName => {
            matches!(token.kind, TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier)
                && !token.first
                && !token.text.contains('.')
                && next != Some(TokenKind::Less)
        }
        Slip::OtherType => other_type(token.text).is_some(),
        Slip::OtherNumber => token.kind == TokenKind::Integer,
        Slip::NoOperand => is_value && !token.first && next == Some(TokenKind::Comma),
        Slip::TwiceAnOperand => is_value && !token.first && next != Some(TokenKind::Equal),
        Slip::NoColon => token.kind == TokenKind::Colon,
        Slip::NoComma => token.kind == TokenKind::Comma,
        Slip::NoBracket => {
            use TokenKind::{
                LeftBrace, LeftBracket, LeftParen, RightBrace, RightBracket, RightParen,
            };
            let brackets =
                [LeftBrace, LeftBracket, LeftParen, RightBrace, RightBracket, RightParen];
            brackets.contains(&token.kind)
        }
        Slip::NoArrow => token.kind == TokenKind::Arrow,
        Slip::NoResultType => {
            matches!(token.kind, TokenKind::Colon | TokenKind::Arrow) && !token.first
        }
        Slip::NoResultName => is_value && token.first && next == Some(TokenKind::Equal),
        Slip::SameName => is_value && token.first && next == Some(TokenKind::Equal),
        Slip::NoLine => {
            token.first && (token.is_name || matches!(token.text, "return") || is_value)
        }
    }
}

/// A word with two letters swapped, or one left out, put in or typed twice.
fn misspelt(word: &str, random: &mut Random) -> Option<String> {
    let mut letters: Vec<char> = word.chars().collect();
    let at = random.below(letters.len());
    match random.below(4) {
        0 if at + 1 < letters.len() && letters[at] != letters[at + 1] => letters.swap(at, at + 1),
        1 if letters.len() > 2 => {
            letters.remove(at);
        }
        2 => letters.insert(at, letters[at]),
        _ => letters.insert(at, 'e'),
    }
    Some(letters.into_iter().collect())
}
