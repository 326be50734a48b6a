//! Slips of one line, as people make them while they write, in texts that mlir-opt accepts: nearly each
//! that mlir-opt refuses is an error here, and next to none is not noticed. They are made in operations
//! of the dialects that are described here.

use super::mutate::other_type;
use super::{Piece, corpus, error_lines};
use crate::support::random::Random;
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, TokenKind};
use abide_testing::{is_described_by_hand, llvm_pieces, mlir_opt};
use std::collections::BTreeMap;

/// The seeds, and the slips in texts of the corpus that nothing reports: names of dialects that may be another
/// project's, and words in forms that may be another version's.
const SEEDS: [(u64, &[&str]); 2] = [
    (0x5eed_2026, &["DialectName cf.mlir#0", "DialectName scf.custom.mlir#0"]),
    (
        7_001,
        &[
            "DialectName cf.custom.mlir#0",
            "DialectName cf.mlir#0",
            "DialectName scf.custom.mlir#0",
            "DialectName ub.custom.mlir#0",
        ],
    ),
];

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
    for (seed, silent_of_corpus) in SEEDS {
        judge(seed, silent_of_corpus);
    }
}

fn judge(seed: u64, silent_of_corpus: &[&str]) {
    let Some(program) = mlir_opt() else { return };
    let mut pieces = corpus();
    // The project's own texts alone have fewer places for slips.
    let mut least = JUDGED / 4;
    if let Some(llvm) = llvm_pieces("accepted") {
        least = JUDGED / 2;
        let llvm = llvm.into_iter().step_by(3);
        pieces.extend(llvm.map(|piece| Piece {
            name: piece.id,
            text: piece.source,
            mistakes: Vec::new(),
        }));
    }
    pieces.retain(|piece| piece.text.len() <= MAX_PIECE_BYTES);
    let mut random = Random(seed);
    let tried = tried(&pieces, &mut random);
    let texts: Vec<String> =
        tried.iter().flat_map(|(_, piece, text)| [piece.text.clone(), text.clone()]).collect();
    let said = error_lines(&program, &texts);
    let refused = tried.iter().zip(said.chunks(2)).filter_map(|(slip, said)| match said {
        [before, after] if before.is_empty() && !after.is_empty() => Some(slip),
        _ => None,
    });
    let mut refused: Vec<_> = refused.collect();
    random.shuffle(&mut refused);
    refused.truncate(JUDGED);
    assert!(refused.len() >= least, "{} slips", refused.len());
    let mut figures: BTreeMap<Slip, [usize; 3]> = BTreeMap::new();
    let mut silent = Vec::new();
    for (slip, piece, text) in refused {
        let found = abide_core::mlir::check(text.as_bytes(), &Limits::default());
        let is_error = found.iter().any(|found| found.severity == Severity::Error);
        let place = if is_error { 0 } else { 1 + usize::from(found.is_empty()) };
        figures.entry(*slip).or_default()[place] += 1;
        if place == 2 {
            silent.push(format!("{slip:?} {}", piece.name));
        }
        if place > 0 && std::env::var_os("ABIDE_EXAMPLES").is_some() {
            let lines = piece.text.lines().zip(text.lines()).enumerate();
            let changed = lines.into_iter().find(|(_, (before, after))| before != after);
            println!("{} {slip:?} {} {changed:?}", ["", "QUIET", "SILENT"][place], piece.name);
        }
    }
    let mut all = [0; 3];
    for (slip, counts) in &figures {
        println!("{slip:?}: {} errors, {} less, {} silent", counts[0], counts[1], counts[2]);
        all.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    let count: usize = all.iter().sum();
    let share = |part: usize| 100.0 * part as f64 / count as f64;
    println!("{count} slips: {:.1} % errors, {:.1} % silent", share(all[0]), share(all[2]));
    assert!(share(all[0]) >= 95.0, "{:.1} % are errors", share(all[0]));
    if least == JUDGED / 2 {
        assert!(share(all[2]) <= 1.0, "{:.1} % are silent", share(all[2]));
    } else {
        silent.sort();
        assert_eq!(silent, silent_of_corpus, "of seed {seed:#x}");
    }
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
        let is_behind_results = before == [TokenKind::Equal];
        let is_word = matches!(token.kind(), TokenKind::BareIdentifier | TokenKind::String);
        let own = &text[start..end];
        let is_name = is_word && (first || is_behind_results) && own.contains('.');
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
            let behind = tokens.get(index + 1)?;
            Some((token.start, behind.end, String::new()))
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
