//! The dialect description of the name at a position: an operation, a type, an attribute, an enumeration or one of
//! its words; and its definition.

use crate::db::Document;
use crate::descriptions::description;
use crate::entity::operation_at;
use crate::operation_roles::OperationRolesAt;
use abide_mlir::ods::{
    DefinitionLocation, DialectDescription, EnumCase, EnumDescription, EnumSpelling, OpDescription,
    ParametricDescription,
};
use abide_mlir::parse::Role;
use abide_mlir::registry::{BrokenDescription, Registry};
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, SyntaxToken, TokenKind, WalkEvent};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// Something that a description has.
#[derive(Debug, Clone, Copy)]
pub(super) enum Described<'d> {
    Operation(&'d OpDescription),
    /// A type or an attribute, with the sign in front of its name.
    Parametric(&'d ParametricDescription, char),
    Enumeration(&'d EnumDescription),
    /// A word of an enumeration.
    Word(&'d EnumDescription, &'d EnumCase),
}

impl<'d> Described<'d> {
    /// Returns its definition; for a word without one, that of the enumeration.
    pub(super) fn place(self) -> Option<&'d DefinitionLocation> {
        match self {
            Described::Operation(op) => op.place.as_ref(),
            Described::Parametric(one, _) => one.place.as_ref(),
            Described::Enumeration(one) => one.place.as_ref(),
            Described::Word(one, case) => case.place.as_ref().or(one.place.as_ref()),
        }
    }
}

/// Returns the enumerations whose words are allowed at a position between the brackets of a type or an attribute.
pub(super) fn enumerations_around(document: &Document, offset: u32) -> Vec<&EnumDescription> {
    let Some(before) = offset.checked_sub(1) else { return Vec::new() };
    let path = document.tree().root().path_to(before);
    match brackets_around(document, &path, offset) {
        Some((Described::Enumeration(one), _)) => vec![one],
        Some((Described::Parametric(one, _), number)) => {
            let all = one.parameters.iter().enumerate();
            // Parameters that C++ parses may have any order.
            let own = all.filter(|(index, _)| one.format.is_none() || *index == number);
            own.filter_map(|(_, parameter)| parameter.words.as_deref()).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the innermost described type or attribute whose brackets contain a position, and the number of commas
/// before the position there.
fn brackets_around<'d>(
    document: &'d Document,
    path: &[SyntaxNode<'_>],
    offset: u32,
) -> Option<(Described<'d>, usize)> {
    let body = path.iter().rev().find(|node| node.kind() == NodeKind::DialectBody)?;
    let mut last = document.tree().token_at_offset(body.span().start().checked_sub(1)?)?;
    let mut open: Vec<(Option<SyntaxToken<'_>>, usize)> = Vec::new();
    for token in body.tokens().take_while(|token| token.span().start() < offset) {
        match token.kind() {
            TokenKind::Less => open.push((Some(last), 0)),
            TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => {
                open.push((None, 0));
            }
            TokenKind::Greater
            | TokenKind::RightParen
            | TokenKind::RightBracket
            | TokenKind::RightBrace => {
                open.pop();
            }
            TokenKind::Comma => {
                if let Some((_, commas)) = open.last_mut() {
                    *commas += 1;
                }
            }
            _ => {}
        }
        if !token.kind().is_trivia() {
            last = token;
        }
    }
    let named = |(sign, commas): (Option<SyntaxToken<'_>>, usize)| {
        Some((by_sigil(document.registry(), sign?, document.text())?, commas))
    };
    open.into_iter().rev().find_map(named)
}

/// Returns the description of the name at a position, and the name.
pub(super) fn described_at(document: &Document, offset: u32) -> Option<(Span, Described<'_>)> {
    let operation = operation_at(document, offset);
    let name = operation.and_then(Operation::name_token).map(SyntaxToken::span);
    if let Some(name) = name.filter(|name| name.touches(offset)) {
        let text = String::from_utf8_lossy(operation?.name(document.text())).into_owned();
        return Some((name, Described::Operation(description(document, &text)?)));
    }
    let token = name_token_at(document, offset)?;
    let path = document.tree().root().path_to(offset);
    by_sigil(document.registry(), token, document.text())
        .map(|described| (token.span(), described))
        .or_else(|| Some((token.span(), in_body(document, &path, token)?)))
        .or_else(|| in_operation(document, offset))
}

/// Returns the name or number that a position touches, preferring the one after it.
fn name_token_at(document: &Document, offset: u32) -> Option<SyntaxToken<'_>> {
    let places = [Some(offset), offset.checked_sub(1)].into_iter().flatten();
    let mut tokens = places.filter_map(|place| document.tree().token_at_offset(place));
    tokens.find(|token| {
        let first = token.text(document.text()).first();
        first.is_some_and(|byte| byte.is_ascii_alphanumeric() || b"_!#".contains(byte))
    })
}

/// Returns a project's definition of the name at a position.
#[must_use]
pub fn described_place(document: &Document, offset: u32) -> Option<DefinitionLocation> {
    described_at(document, offset)?.1.place().cloned()
}

/// Returns the full name of the operation, type or attribute whose name is at a position, with its sign, if its
/// description comes with abide.
#[must_use]
pub fn bundled_name(document: &Document, offset: u32) -> Option<String> {
    match described_at(document, offset)?.1 {
        Described::Operation(op) if op.place.is_none() => Some(op.name.to_string()),
        Described::Parametric(one, sign) if one.place.is_none() => {
            Some(format!("{sign}{}", one.name))
        }
        Described::Enumeration(one) if one.place.is_none() => enumeration_name(one),
        _ => None,
    }
}

/// The name of the attribute whose values are an enumeration.
fn enumeration_name(one: &EnumDescription) -> Option<String> {
    match &one.spelling {
        EnumSpelling::Dialect { dialect, mnemonic, .. } => Some(format!("#{dialect}.{mnemonic}")),
        EnumSpelling::Integer => None,
    }
}

/// The names of operations, types and attributes in a document that a project defines itself, with where
/// it does, in the order of the text. Words of enumerations are not among them.
#[must_use]
pub fn described_uses(document: &Document) -> Vec<(Span, &DefinitionLocation)> {
    let text = document.text();
    let named = |event| match event {
        WalkEvent::Enter(node) => {
            let operation = Operation::cast(node)?;
            let name = String::from_utf8_lossy(operation.name(text));
            let op = description(document, &name)?;
            Some((operation.name_token()?.span(), Described::Operation(op)))
        }
        WalkEvent::Token(token) => {
            Some((token.span(), by_sigil(document.registry(), token, text)?))
        }
        WalkEvent::Leave(_) => None,
    };
    let all = document.tree().unit_roots().flat_map(SyntaxNode::walk).filter_map(named);
    let all = all.filter_map(|(span, described)| Some((span, described.place()?)));
    let mut all: Vec<(Span, &DefinitionLocation)> = all.collect();
    // A function is visited within the file and on its own.
    all.sort_unstable_by_key(|(span, _)| *span);
    all.dedup_by_key(|(span, _)| *span);
    all
}

/// The names of the dialects that a project's files describe for a document, in alphabetical order.
#[must_use]
pub fn project_dialects(document: &Document) -> Vec<String> {
    let dialects = document.registry().dialects().dialects();
    let own =
        dialects.filter(|one| one.place.is_some() || one.ops.iter().any(|op| op.place.is_some()));
    let mut names: Vec<String> = own.map(|one| one.name.to_string()).collect();
    names.sort_unstable();
    names
}

/// The dialects whose operations, types or attributes a document names, each with the first place,
/// in the order of the text.
#[must_use]
pub fn dialects_used(document: &Document) -> Vec<(String, Span)> {
    let text = document.text();
    let named = |event| match event {
        WalkEvent::Enter(node) => {
            let operation = Operation::cast(node)?;
            let name = operation.name(text);
            Some((name.get(..memchr::memchr(b'.', name)?)?, operation.name_token()?.span()))
        }
        WalkEvent::Token(token) if is_sign(token.kind()) => {
            let name = token.text(text).get(1..)?;
            Some((name.get(..memchr::memchr(b'.', name)?)?, token.span()))
        }
        _ => None,
    };
    let all = document.tree().unit_roots().flat_map(SyntaxNode::walk).filter_map(named);
    let mut first: FxHashMap<&[u8], Span> = FxHashMap::default();
    for (name, span) in all {
        let known = first.entry(name).or_insert(span);
        *known = (*known).min(span);
    }
    let text = |(name, span): (&[u8], Span)| (String::from_utf8_lossy(name).into_owned(), span);
    let mut found: Vec<(String, Span)> = first.into_iter().map(text).collect();
    found.sort_unstable_by_key(|(_, span)| *span);
    found
}

/// A warning at the first mention of a dialect whose description could not be read as a whole; one for a
/// document.
pub(super) fn broken_description(document: &Document) -> Option<Diagnostic> {
    let broken = document.registry().broken();
    if broken.is_empty() {
        return None;
    }
    let used = dialects_used(document);
    let own = |name: &str| broken.iter().find(|broken| broken.dialect == name);
    let named = used.iter().find_map(|(name, span)| {
        let BrokenDescription { dialect, error } = own(name)?;
        let message = rule!(
            "the description of dialect '{}' has errors, and counts as far as it can be read: {}",
            dialect,
            error
        );
        Some((*span, message))
    });
    // An unreadable file may describe any dialect that has no other description.
    let dialects = document.registry().dialects();
    let other = || {
        let error = &own("")?.error;
        let (name, span) = used.iter().find(|(name, _)| dialects.dialect(name).is_none())?;
        let message = rule!("no readable file describes dialect '{}': {}", name, error);
        Some((*span, message))
    };
    let (span, message) = named.or_else(other)?;
    let help = "'abide check' of that file tells the next step, such as a missing include";
    Some(Diagnostic::new(codes::mlir::BROKEN_DESCRIPTION, span, message).with_help(help))
}

/// Returns the definitions of operations, types, attributes and enumerations in a project's file, in order.
#[must_use]
pub fn described_definitions(registry: &Registry, path: &str) -> Vec<Span> {
    let places = registry.dialects().replaced().flat_map(|dialect| {
        let ops = dialect.ops.iter().map(|one| &one.place);
        let parametric = dialect.types.iter().chain(&dialect.attributes).map(|one| &one.place);
        let enums = dialect.enums.iter().map(|one| &one.place);
        ops.chain(parametric).chain(enums).flatten()
    });
    let own = places.filter(|place| *place.path == *path);
    let mut spans: Vec<Span> = own.map(|place| place.span).collect();
    spans.sort_unstable();
    spans.dedup();
    spans
}

/// The places of a document that name a definition of the project, in the order of the text.
#[must_use]
pub fn described_references(document: &Document, place: &DefinitionLocation) -> Vec<Span> {
    let own = described_uses(document).into_iter().filter(|(_, of)| *of == place);
    let mut found: Vec<Span> = own.map(|(span, _)| span).collect();
    let words = words_defined_at(document.registry(), place);
    if !words.is_empty() {
        found.extend(uses_of_words(document, &words, place));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The words of enumerations that are defined at a place.
fn words_defined_at<'d>(registry: &'d Registry, place: &DefinitionLocation) -> Vec<&'d str> {
    let dialects = registry.dialects().replaced();
    let attributes = dialects.clone().flat_map(|dialect| &dialect.ops);
    let attributes = attributes.flat_map(|op| &op.attributes);
    let of_attributes = attributes.filter_map(|one| one.constraint.predicate().enumeration());
    let parametric = dialects.flat_map(|dialect| dialect.types.iter().chain(&dialect.attributes));
    let of_parameters = parametric.flat_map(|one| &one.parameters);
    let of_parameters = of_parameters.filter_map(|one| one.words.as_deref());
    let cases = of_attributes.chain(of_parameters).flat_map(|one| &one.cases);
    let mut words: Vec<&str> = cases
        .filter(|case| case.place.as_ref() == Some(place))
        .map(|case| &*case.keyword)
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The maximum number of bytes of operations read to find the uses of a word.
const MAX_SEARCHED_BYTES: u64 = 32 << 20;

/// Returns the words that mean the definition at a place.
fn uses_of_words<'d>(
    document: &'d Document,
    words: &'d [&str],
    place: &'d DefinitionLocation,
) -> impl Iterator<Item = Span> + 'd {
    let is_word = |token: &SyntaxToken<'_>| {
        let text = token.text(document.text());
        token.kind() != TokenKind::Comment && words.iter().any(|word| contains(text, word))
    };
    // Each asks for the enclosing operation, which may be long.
    let mut left = MAX_SEARCHED_BYTES;
    let in_reach = move |token: &SyntaxToken<'_>| {
        let path = document.tree().root().path_to(token.span().start());
        let operation = path.iter().rev().find(|node| node.kind().is_operation());
        let len = operation.map_or(1, |operation| u64::from(operation.span().len()));
        left = left.saturating_sub(len);
        left > 0
    };
    let tokens = document.tree().tokens().filter(is_word).take_while(in_reach);
    tokens.filter_map(|token| {
        let (span, described) = described_at(document, token.span().start())?;
        (described.place() == Some(place)).then_some(span)
    })
}

fn contains(text: &[u8], word: &str) -> bool {
    text.windows(word.len().max(1)).any(|part| part == word.as_bytes())
}

fn is_sign(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier)
}

/// `!dialect.name` or `#dialect.name`: a type, an attribute or an enumeration.
fn by_sigil<'d>(
    registry: &'d Registry,
    token: SyntaxToken<'_>,
    text: &[u8],
) -> Option<Described<'d>> {
    if !is_sign(token.kind()) {
        return None;
    }
    described_name(registry, std::str::from_utf8(token.text(text)).ok()?)
}

/// As [`by_sigil`], by the text of the name.
pub(super) fn described_name<'d>(registry: &'d Registry, name: &str) -> Option<Described<'d>> {
    let (sign, name) = name.split_at_checked(1).filter(|(sign, _)| matches!(*sign, "!" | "#"))?;
    let (dialect, mnemonic) = name.split_once('.')?;
    let dialect = registry.dialects().dialect(dialect)?;
    let is_type = sign == "!";
    let all = if is_type { &dialect.types } else { &dialect.attributes };
    let parametric = all.iter().find(|one| &*one.name == name);
    let sign = if is_type { '!' } else { '#' };
    let parametric = parametric.map(|one| Described::Parametric(one, sign));
    parametric.or_else(|| (!is_type).then(|| enumeration_named(dialect, mnemonic)).flatten())
}

/// The enumeration of an attribute of a dialect.
fn enumeration_named<'d>(dialect: &'d DialectDescription, name: &str) -> Option<Described<'d>> {
    let is_named = |one: &&std::sync::Arc<EnumDescription>| matches!(&one.spelling, EnumSpelling::Dialect { mnemonic, .. } if **mnemonic == *name);
    dialect.enums.iter().find(is_named).map(|one| Described::Enumeration(one))
}

/// A word between the brackets of a type or an attribute that has words as parameters.
fn in_body<'d>(
    document: &'d Document,
    path: &[SyntaxNode<'_>],
    token: SyntaxToken<'_>,
) -> Option<Described<'d>> {
    let word = std::str::from_utf8(token.text(document.text())).ok()?;
    let word = word.trim_matches('"');
    match brackets_around(document, path, token.span().start())?.0 {
        Described::Enumeration(one) => word_of(one, word),
        Described::Parametric(one, _) => {
            let enumerations = one.parameters.iter().filter_map(|one| one.words.as_deref());
            enumerations.into_iter().find_map(|one| word_of(one, word))
        }
        _ => None,
    }
}

fn word_of<'d>(one: &'d EnumDescription, word: &str) -> Option<Described<'d>> {
    let case = one.cases.iter().find(|case| *case.keyword == *word)?;
    Some(Described::Word(one, case))
}

/// A word of the enumeration of an operation's attribute.
fn in_operation(document: &Document, offset: u32) -> Option<(Span, Described<'_>)> {
    let written = OperationRolesAt::around(document, offset)?;
    let piece = written.piece_at(offset)?;
    let index = match piece.role {
        Role::Attribute(index) => index,
        Role::Value(key) if piece.depth <= 1 => {
            let key = document.string(key);
            written.description.attribute_index(key.trim_matches('"'))?
        }
        _ => return None,
    };
    let attribute = written.description.attributes.get(index)?;
    let one = attribute.constraint.predicate().enumeration()?;
    let text = std::str::from_utf8(document.slice(piece.span)).ok()?;
    let at = offset.checked_sub(piece.span.start())? as usize;
    let start = text.get(..at)?.rfind(ends_word).map_or(0, |last| last + 1);
    let len = text.get(start..)?.find(ends_word).unwrap_or(text.len() - start);
    let word = text.get(start..start + len)?;
    let start = piece.span.start().saturating_add(u32::try_from(start).ok()?);
    let span = Span::new(start, start.saturating_add(u32::try_from(len).ok()?));
    Some((span, word_of(one, word)?))
}

/// Whether a character ends a word.
fn ends_word(one: char) -> bool {
    !one.is_alphanumeric() && !matches!(one, '_' | '.' | '-' | '$')
}
