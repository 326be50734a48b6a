//! Semantic tokens: the kind of each word, for colouring.

use super::Document;
use super::context::tokens;
use super::entity::{links, place_of};
use super::folding::comments;
use super::sites::{SiteKind, sites};
use crate::eval::Target;
use crate::lexer::{Keyword, TokenKind};
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SemanticTokenKind {
    /// A reserved word.
    Keyword,
    /// An operator that begins with `!`.
    Operator,
    /// A builtin type, or the name of a `deftype`.
    Type,
    /// A class.
    Class,
    /// A multiclass.
    Multiclass,
    /// A record.
    Record,
    /// A field.
    Field,
    /// A template argument.
    TemplateArgument,
    /// A variable, and the `$name` of an argument of a dag.
    Variable,
    /// An inactive preprocessor region.
    Inactive,
    /// A number.
    Number,
    /// A string, or a line of code.
    String,
    /// A line of a comment.
    Comment,
}

/// A token that an editor colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SemanticToken {
    /// The span; never over a line break.
    pub span: Span,
    /// The kind.
    pub kind: SemanticTokenKind,
    /// Whether it defines the name.
    pub is_definition: bool,
}

/// The tokens that touch `range`, in the order of the text. Strings, numbers and comments are only among them with
/// `has_literals`; otherwise they are left to the editor's own grammar.
#[must_use]
pub fn semantic_tokens(
    document: Document<'_>,
    range: Span,
    has_literals: bool,
) -> Vec<SemanticToken> {
    let names = names(document);
    let mut found = Vec::new();
    let mut push = |span: Span, kind, is_definition| {
        found.push(SemanticToken { span, kind, is_definition });
    };
    for token in tokens(document) {
        match token.kind {
            TokenKind::Keyword(word) => push(token.span, of_keyword(word), false),
            TokenKind::Bang(_) => push(token.span, SemanticTokenKind::Operator, false),
            TokenKind::VariableName => push(token.span, SemanticTokenKind::Variable, false),
            TokenKind::Identifier => {
                if let Some(&(kind, is_definition)) = names.get(&token.span) {
                    push(token.span, kind, is_definition);
                }
            }
            _ => {}
        }
    }
    if has_literals {
        found.extend(literals(document));
        found.sort();
    }
    let inactive = &document.tree().inactive;
    let is_inactive = |span: Span| {
        let after = inactive.partition_point(|own| own.start() <= span.start());
        let own = after.checked_sub(1).and_then(|at| inactive.get(at));
        own.is_some_and(|own| own.covers(span))
    };
    if !document.tree().inactive.is_empty() {
        found.retain(|token| !is_inactive(token.span));
        found.extend(
            document
                .tree()
                .inactive
                .iter()
                .flat_map(|&span| lines(document.text(), span, SemanticTokenKind::Inactive)),
        );
        found.sort();
    }
    found.retain(|token| token.span.start() < range.end() && range.start() < token.span.end());
    found
}

/// The numbers, strings and comments of a file.
fn literals(document: Document<'_>) -> Vec<SemanticToken> {
    let text = document.text();
    let mut found = Vec::new();
    let mut end = 0;
    for token in tokens(document) {
        let gap = Span::new(end, token.span.start());
        let own = comments(text, gap).into_iter();
        found.extend(own.flat_map(|span| lines(text, span, SemanticTokenKind::Comment)));
        end = token.span.end();
        let kind = match token.kind {
            TokenKind::Integer(_) | TokenKind::BinaryInteger(..) => SemanticTokenKind::Number,
            TokenKind::String | TokenKind::Code => SemanticTokenKind::String,
            _ => continue,
        };
        found.extend(lines(text, token.span, kind));
    }
    let rest = Span::new(end, u32::try_from(text.len()).unwrap_or(u32::MAX));
    let own = comments(text, rest).into_iter();
    found.extend(own.flat_map(|span| lines(text, span, SemanticTokenKind::Comment)));
    found
}

fn of_keyword(word: Keyword) -> SemanticTokenKind {
    match word {
        Keyword::Bit
        | Keyword::Bits
        | Keyword::Code
        | Keyword::Dag
        | Keyword::Int
        | Keyword::List
        | Keyword::String => SemanticTokenKind::Type,
        _ => SemanticTokenKind::Keyword,
    }
}

/// The kinds of the file's names, and whether they are defined there.
fn names(document: Document<'_>) -> FxHashMap<Span, (SemanticTokenKind, bool)> {
    let mut names = FxHashMap::default();
    for site in sites(document.tree()) {
        let kind = match site.kind {
            SiteKind::Class => SemanticTokenKind::Class,
            SiteKind::Multiclass => SemanticTokenKind::Multiclass,
            SiteKind::Def | SiteKind::Defm => SemanticTokenKind::Record,
            SiteKind::Deftype => SemanticTokenKind::Type,
            SiteKind::Defset | SiteKind::Variable => SemanticTokenKind::Variable,
            SiteKind::Field => SemanticTokenKind::Field,
            SiteKind::TemplateArgument => SemanticTokenKind::TemplateArgument,
        };
        if site.symbol.is_some() {
            names.insert(site.name, (kind, true));
        }
    }
    let mut types: FxHashMap<crate::files::FileId, FxHashSet<Span>> = FxHashMap::default();
    for link in links(document).filter(|link| link.from.file == document.file) {
        let kind = match link.target {
            Target::Record(record) if document.store().record(record).is_class() => {
                SemanticTokenKind::Class
            }
            Target::Record(_) => SemanticTokenKind::Record,
            Target::Multiclass(_) => SemanticTokenKind::Multiclass,
            Target::Field(owner, place) => {
                let record = document.store().record(owner);
                let field = record.fields.iter().find(|field| field.location == place);
                match field.is_some_and(|field| record.arguments.contains(&field.name)) {
                    true => SemanticTokenKind::TemplateArgument,
                    false => SemanticTokenKind::Field,
                }
            }
            Target::Variable(_) => {
                let place = place_of(document.store(), link.target);
                let own = types.entry(place.file).or_insert_with(|| {
                    let all = sites(document.session.tree(place.file)).into_iter();
                    let types = all.filter(|site| site.kind == SiteKind::Deftype);
                    types.map(|site| site.name).collect()
                });
                match own.contains(&place.span) {
                    true => SemanticTokenKind::Type,
                    false => SemanticTokenKind::Variable,
                }
            }
        };
        names.entry(link.from.span).or_insert((kind, false));
        if let Target::Variable(place) = link.target
            && place.file == document.file
        {
            names.entry(place.span).or_insert((SemanticTokenKind::Variable, true));
        }
    }
    names
}

/// The lines of a span, without blanks around them.
fn lines(text: &[u8], span: Span, kind: SemanticTokenKind) -> impl Iterator<Item = SemanticToken> {
    let mut at = span.start() as usize;
    let lines = span.slice(text).split_inclusive(|&byte| byte == b'\n');
    lines.filter_map(move |line| {
        let indent = line.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let start = at + indent;
        at += line.len();
        let len = line.trim_ascii().len();
        let span = Span::from_range(start..start + len);
        (len > 0).then_some(SemanticToken { span, kind, is_definition: false })
    })
}
