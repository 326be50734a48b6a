//! The surroundings of a diagnostic, for guesses.

use crate::db::Document;
use crate::entity::operation_at;
use crate::operation_roles::OperationRolesAt;
use crate::value_types::value_types_at;
use crate::visible::Visible;
use abide_mlir::names::Definition;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, WalkEvent};
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit, indentation, line_end};
use std::cell::OnceCell;

/// The place of a diagnostic.
pub(super) struct FixContext<'d> {
    pub(super) document: &'d Document,
    pub(super) span: Span,
    /// The enclosing operation.
    pub(super) operation: Option<Operation<'d>>,
    in_other_dialects: OnceCell<Vec<String>>,
}

impl<'d> FixContext<'d> {
    pub(super) fn new(document: &'d Document, span: Span) -> FixContext<'d> {
        let operation = operation_at(document, span.start());
        FixContext { document, span, operation, in_other_dialects: OnceCell::new() }
    }

    /// The operations of common dialects that are called as the unknown one at the place: a fix and a help need them.
    pub(super) fn in_other_dialects(&self) -> &[String] {
        let names = || self.same_in_other_dialects(self.text().trim_matches('"'));
        self.in_other_dialects.get_or_init(names)
    }

    /// The operations of common dialects that are called as the one of a known dialect.
    pub(super) fn same_in_other_dialects(&self, name: &str) -> Vec<String> {
        names_in_other_dialects(self.document, name)
    }

    /// The enclosing described operation, with the roles of its text before the place.
    pub(super) fn roles_before(&self) -> Option<OperationRolesAt<'d>> {
        self.roles_up_to(self.span.start())
    }

    /// As [`FixContext::roles_before`], with the roles of the text before another place.
    pub(super) fn roles_up_to(&self, place: u32) -> Option<OperationRolesAt<'d>> {
        let operation = self.operation?;
        let around = self.document.tree().root().path_to(operation.syntax().span().start());
        let parent = around.iter().rev().skip(1).find_map(|node| Operation::cast(*node));
        let parent = parent.map(|parent| parent.name(self.document.text())).unwrap_or_default();
        OperationRolesAt::up_to(self.document, operation, parent, place)
    }

    /// Whether `)` precedes the place on its line.
    pub(super) fn follows_parenthesis(&self) -> bool {
        let text = self.document.text();
        let before = text.get(..self.span.start() as usize).unwrap_or_default();
        before.strip_suffix(b" ").unwrap_or(before).ends_with(b")")
    }

    /// The text at the place.
    pub(super) fn text(&self) -> &'d str {
        std::str::from_utf8(self.document.slice(self.span)).unwrap_or_default()
    }

    /// The text from the place to the end of its line.
    pub(super) fn rest_of_line(&self) -> String {
        let start = self.span.start();
        self.string(Span::new(start, line_end(self.document.text(), start).max(start)))
    }

    /// A text of the document.
    pub(super) fn string(&self, span: Span) -> String {
        self.document.string(span)
    }

    /// The tokens of the operation without blanks, and without those of its regions.
    pub(super) fn tokens(&self) -> Vec<Span> {
        self.operation.map(|operation| own_tokens(operation.syntax())).unwrap_or_default()
    }

    /// The values that a place sees and that are defined before it, the last ones first, with their types.
    pub(super) fn values(&self, at: u32) -> Vec<(String, String)> {
        let document = self.document;
        let (Some(unit), Some(types)) = (document.unit_at(at), value_types_at(document, at)) else {
            return Vec::new();
        };
        let visible = Visible::at(document, unit, at.saturating_sub(unit.offset));
        let is_before = |value: &&Definition| value.name.shifted(unit.offset).start() < at;
        let typed = visible.values.iter().rev().filter(is_before).filter_map(|value| {
            let written = value.type_span.map(|ty| self.string(ty.shifted(unit.offset)));
            let ty = written.or_else(|| types.text(unit, *value))?;
            Some((self.string(value.name.shifted(unit.offset)), ty))
        });
        typed.collect()
    }

    /// The types of the values that the operation mentions, in its order.
    pub(super) fn types_of_operands(&self) -> Vec<String> {
        self.operands().into_iter().map(|(_, ty)| ty).collect()
    }

    /// The types in the text of the operation, without those in its regions.
    pub(super) fn written_types(&self) -> Vec<String> {
        let node = self.operation.map(|operation| operation.syntax());
        let types = node.into_iter().flat_map(|node| node.children());
        let types = types.filter(|child| child.kind().is_type());
        types.map(|ty| self.string(ty.span())).collect()
    }

    /// The definitions of the values that the operation mentions, in its order, with their types.
    pub(super) fn operands(&self) -> Vec<(Span, String)> {
        let span = self.operation.map(|operation| operation.syntax().span());
        span.map(|span| self.operands_in(span)).unwrap_or_default()
    }

    /// As [`FixContext::operands`], for the values that a part of the operation mentions.
    pub(super) fn operands_in(&self, span: Span) -> Vec<(Span, String)> {
        let start = self.span.start();
        let Some(types) = value_types_at(self.document, start) else { return Vec::new() };
        let Some(unit) = self.document.unit_at(start) else { return Vec::new() };
        let uses = unit.names.uses.iter().filter(|one| span.covers(one.name.shifted(unit.offset)));
        let types = uses.filter_map(|one| {
            let definition = unit.names.definitions.get(one.definition? as usize)?;
            let written = definition.type_span.map(|ty| self.string(ty.shifted(unit.offset)));
            let ty = written.or_else(|| types.text(unit, *definition))?;
            Some((definition.name.shifted(unit.offset), ty))
        });
        types.collect()
    }

    /// The word at the place: letters, digits, `_` and dots.
    pub(super) fn word(&self) -> Span {
        let rest = self.document.text().get(self.span.start() as usize..).unwrap_or_default();
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_.".contains(*byte);
        let len = rest.iter().take_while(is_part).count();
        let len = u32::try_from(len).unwrap_or(u32::MAX);
        Span::new(self.span.start(), self.span.start().saturating_add(len))
    }

    /// The blanks that the line of a place begins with.
    pub(super) fn indentation(&self, offset: u32) -> String {
        String::from_utf8_lossy(indentation(self.document.text(), offset)).into_owned()
    }

    /// A name that is not in the file: a stem and a number. A name that is a number gets another stem.
    pub(super) fn fresh(&self, stem: &str) -> String {
        let text = self.document.text();
        let (sigil, own) = stem.split_at_checked(1).unwrap_or(("", stem));
        let is_number = own.starts_with(|first: char| first.is_ascii_digit());
        let stem = if is_number { format!("{sigil}value") } else { stem.to_owned() };
        let names = (0..1000).map(|number| format!("{stem}_{number}"));
        let mut free = names.filter(|name| memchr::memmem::find(text, name.as_bytes()).is_none());
        free.next().unwrap_or_else(|| format!("{stem}_new"))
    }
}

/// The operations of common dialects whose own name is that of an operation of a known dialect.
fn names_in_other_dialects(document: &Document, name: &str) -> Vec<String> {
    let registry = document.registry();
    let Some((dialect, own)) = name.split_once('.') else {
        return Vec::new();
    };
    if registry.dialects().dialect(dialect).is_none() {
        return Vec::new();
    }
    let others = registry.common_dialects().iter().filter(|other| **other != dialect);
    let names = others.map(|other| format!("{other}.{own}"));
    let mut known: Vec<String> =
        names.filter(|name| registry.operation(name.as_bytes()).is_some()).collect();
    known.sort_unstable();
    known
}

pub(super) fn own_tokens(node: SyntaxNode<'_>) -> Vec<Span> {
    let mut tokens = Vec::new();
    let mut walk = node.walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(inner) if inner.kind() == NodeKind::Region => walk.skip_node(),
            WalkEvent::Token(token) if !token.kind().is_trivia() && !token.span().is_empty() => {
                tokens.push(token.span());
            }
            _ => {}
        }
    }
    tokens
}

/// One edit and its title.
pub(super) fn fix(title: impl Into<String>, span: Span, by: impl Into<Vec<u8>>) -> Fix {
    Fix::uncertain(title, vec![TextEdit::new(span, by)])
}

/// `change it to 'name'`.
pub(super) fn change_to(span: Span, name: &str) -> Fix {
    fix(format!("change it to '{name}'"), span, name)
}
