//! Mistakes that people make while they write operations, put into a text that is accepted.

use crate::support::random::Random;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, NodeKind, Operation, SyntaxNode, TokenKind, WalkEvent};

/// The kind of a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    WrongType,
    TooFewOperands,
    UnknownAttributeValue,
    MissingOperand,
    BrokenRule,
    MisspeltValue,
    CutLine,
}

pub(crate) const KINDS: [Kind; 7] = [
    Kind::WrongType,
    Kind::TooFewOperands,
    Kind::UnknownAttributeValue,
    Kind::MissingOperand,
    Kind::BrokenRule,
    Kind::MisspeltValue,
    Kind::CutLine,
];

/// A mistake in one operation, on its own line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) kind: Kind,
    /// From 0.
    pub(crate) line: usize,
    /// The replaced text, in bytes, and its replacement.
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) replacement: String,
}

/// A token other than blanks and comments.
#[derive(Debug, Clone, Copy)]
struct Token<'t> {
    kind: TokenKind,
    start: usize,
    end: usize,
    text: &'t str,
}

/// The text with mistakes on different lines.
pub(crate) fn with_mistakes(text: &str, mistakes: &[Mistake]) -> String {
    let mut sorted: Vec<_> = mistakes.iter().collect();
    sorted.sort_by_key(|mistake| mistake.start);
    let mut changed = text.to_owned();
    for mistake in sorted.into_iter().rev() {
        changed.replace_range(mistake.start..mistake.end, &mistake.replacement);
    }
    changed
}

/// One mistake of each kind that an operation allows, for each operation of one line.
pub(crate) fn mistakes(text: &str, random: &mut Random) -> Vec<Mistake> {
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let mut found = Vec::new();
    for root in tree.unit_roots() {
        let mut walk = root.walk();
        while let Some(event) = walk.next() {
            let WalkEvent::Enter(node) = event else { continue };
            if node.is_unit_root() && node.span() != root.span() {
                walk.skip_node();
                continue;
            }
            let span = node.span();
            let own = &text[span.start() as usize..span.end() as usize];
            let is_plain = Operation::cast(node).is_some()
                && !own.contains(['\n', '\r'])
                && !own.contains("//")
                && !has_region(node);
            if is_plain {
                let line = text[..span.start() as usize].matches('\n').count();
                let tokens = tokens(text, node);
                for kind in KINDS {
                    found.extend(mistake(kind, line, &tokens, random));
                }
            }
        }
    }
    found
}

pub(crate) fn has_region(node: SyntaxNode<'_>) -> bool {
    let regions = [NodeKind::Region, NodeKind::RegionList];
    node.walk()
        .any(|event| matches!(event, WalkEvent::Enter(node) if regions.contains(&node.kind())))
}

fn tokens<'t>(text: &'t str, node: SyntaxNode<'_>) -> Vec<Token<'t>> {
    let tokens = node.walk().filter_map(|event| match event {
        WalkEvent::Token(token) if !token.kind().is_trivia() => Some(token),
        _ => None,
    });
    tokens
        .map(|token| {
            let (start, end) = (token.span().start() as usize, token.span().end() as usize);
            Token { kind: token.kind(), start, end, text: &text[start..end] }
        })
        .collect()
}

fn mistake(kind: Kind, line: usize, tokens: &[Token<'_>], random: &mut Random) -> Option<Mistake> {
    let name = tokens
        .iter()
        .position(|token| matches!(token.kind, TokenKind::BareIdentifier | TokenKind::String))?;
    let body = name + 1..tokens.len();
    let all = |wanted: &dyn Fn(usize) -> bool| -> Vec<usize> {
        body.clone().filter(|index| wanted(*index)).collect()
    };
    let values = all(&|index| tokens[index].kind == TokenKind::PercentIdentifier);
    let replace = |token: Token<'_>, replacement: String| Mistake {
        kind,
        line,
        start: token.start,
        end: token.end,
        replacement,
    };
    match kind {
        Kind::WrongType => {
            let index = random.pick(&all(&|index| other_type(tokens[index].text).is_some()))?;
            Some(replace(tokens[index], other_type(tokens[index].text)?.to_owned()))
        }
        Kind::TooFewOperands => {
            let after = |index: usize| tokens.get(index + 1).map(|next| next.kind);
            let index = random.pick(&all(&|index| {
                values.contains(&index) && after(index) == Some(TokenKind::Comma)
            }))?;
            let end = tokens.get(index + 2)?.start;
            Some(Mistake { end, ..replace(tokens[index], String::new()) })
        }
        Kind::MissingOperand => Some(replace(tokens[random.pick(&values)?], String::new())),
        Kind::UnknownAttributeValue => {
            let index = random.pick(&all(&|index| {
                tokens[index].kind == TokenKind::BareIdentifier
                    && other_type(tokens[index].text).is_none()
                    && !["tensor", "memref", "vector"].contains(&tokens[index].text)
            }))?;
            Some(replace(tokens[index], format!("{}_zz", tokens[index].text)))
        }
        Kind::BrokenRule => {
            let index = random.pick(&all(&|index| {
                matches!(tokens[index].kind, TokenKind::Integer | TokenKind::Dimensions)
            }));
            let renamed = other_operation(tokens[name].text);
            match (index, renamed) {
                (Some(index), None) => {
                    Some(replace(tokens[index], other_number(tokens[index].text)))
                }
                (_, Some(renamed)) => Some(replace(tokens[name], renamed)),
                (None, None) => None,
            }
        }
        Kind::MisspeltValue => {
            let token = tokens[random.pick(&values)?];
            Some(replace(token, format!("%missing_{}", &token.text[1..])))
        }
        Kind::CutLine => {
            let index = name + 1 + random.below(tokens.len() - name - 1);
            let (first, last) = (tokens.get(index)?, tokens.last()?);
            Some(Mistake {
                kind,
                line,
                start: first.start,
                end: last.end,
                replacement: String::new(),
            })
        }
    }
}

/// Another type than the one with this name.
pub(super) fn other_type(word: &str) -> Option<&'static str> {
    Some(match word {
        "i1" => "i8",
        "i8" | "i16" | "i64" => "i32",
        "i32" => "i64",
        "f16" | "bf16" | "f64" => "f32",
        "f32" => "f64",
        "index" => "i32",
        _ => return None,
    })
}

fn other_operation(name: &str) -> Option<String> {
    const PAIRS: [(&str, &str); 8] = [
        ("addi", "addf"),
        ("addf", "addi"),
        ("mulf", "muli"),
        ("muli", "mulf"),
        ("subf", "subi"),
        ("subi", "subf"),
        ("extf", "truncf"),
        ("trunci", "extsi"),
    ];
    let (dialect, own) = name.split_once('.')?;
    let (_, other) = PAIRS.iter().find(|(from, _)| *from == own)?;
    (dialect == "arith").then(|| format!("{dialect}.{other}"))
}

/// The number with another first digit; of dimensions the first one.
fn other_number(text: &str) -> String {
    match text.strip_prefix('?') {
        Some(rest) => format!("3{rest}"),
        None => format!("7{text}"),
    }
}
