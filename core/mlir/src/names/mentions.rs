//! The meaning of a value or block token: a definition, a use, a result by its number, or a name that an operation
//! binds.

use super::open_operation::Form;
use super::spelling::{lossy, next_index};
use super::unit::{Definition, DefinitionKind, Use};
use super::values::Resolver;
use crate::syntax::{SyntaxNode, SyntaxToken, TokenKind, follows_arrow, may_be_result_number};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::text::Span;

impl<'t> Resolver<'t, '_, '_> {
    pub(super) fn token(&mut self, token: SyntaxToken<'t>) {
        let kind = token.kind();
        if let Some(value) = self.value {
            match kind {
                TokenKind::HashIdentifier
                    if token.follows(value) && may_be_result_number(token.text(self.text)) =>
                {
                    self.settle_numbered(token.text(self.text));
                    return;
                }
                TokenKind::Equal if token.follows(value) && !self.is_arrow(token) => {
                    self.settle_bound();
                    return;
                }
                _ => self.settle_value(),
            }
        }
        match kind {
            TokenKind::PercentIdentifier => self.value_token(token),
            TokenKind::CaretIdentifier => self.block_token(token),
            _ => {}
        }
    }

    /// Whether an equals sign begins `=>`, which some forms have after operands.
    fn is_arrow(&self, token: SyntaxToken<'t>) -> bool {
        self.text.get(token.span().end() as usize) == Some(&b'>')
    }

    fn value_token(&mut self, token: SyntaxToken<'t>) {
        if self.results {
            return;
        }
        let Some(argument) = self.argument.take() else {
            self.value = Some(token);
            return;
        };
        let type_ = argument.children().find(|node| node.kind().is_type());
        let kind = DefinitionKind::Argument;
        let type_span = type_.map(SyntaxNode::span);
        let definition = Definition { kind, name: token.span(), type_span, depth: 0 };
        if self.label {
            self.define_value(definition);
        } else if let Some(operation) = self.operations.last_mut() {
            operation.bound.push(definition);
        }
    }

    /// The last value is an operand.
    pub(super) fn settle_value(&mut self) {
        if let Some(token) = self.value.take() {
            self.use_value(token, true);
        }
    }

    /// Handles `#1` after a value: one of several results, which no operation binds for its regions.
    fn settle_numbered(&mut self, number: &[u8]) {
        let Some(token) = self.value.take() else { return };
        let index = self.use_value(token, false);
        let definition = self.names.uses.get(index as usize).and_then(|use_| use_.definition);
        let definition = definition.and_then(|index| self.names.definitions.get(index as usize));
        let Some(&Definition { kind: DefinitionKind::Results { count }, name, .. }) = definition
        else {
            return;
        };
        let digits = std::str::from_utf8(number.get(1..).unwrap_or_default()).unwrap_or_default();
        if digits.parse::<u32>().is_ok_and(|number| number < count) {
            return;
        }
        let span = Span::new(token.span().start(), token.span().end() + number.len() as u32);
        let message = rule!(
            "reference to invalid result number: '{}' has {} result{}",
            lossy(name.slice(self.text)),
            count,
            if count == 1 { "" } else { "s" }
        );
        let diagnostic = Diagnostic::new(codes::mlir::BAD_RESULT_NUMBER, span, message);
        self.found.push(diagnostic.with_related(name, "defined here"));
    }

    /// Handles `=` after a value: in custom form it binds the name for the regions.
    fn settle_bound(&mut self) {
        let Some(token) = self.value.take() else { return };
        match self.operations.last_mut() {
            Some(operation) if operation.form != Form::Generic => {
                let kind = DefinitionKind::RegionArgument;
                let definition = Definition { kind, name: token.span(), type_span: None, depth: 0 };
                operation.bound.push(definition);
            }
            _ => {
                self.use_value(token, true);
            }
        }
    }

    /// Handles a location after a value: `%i loc("a") =` binds the name as `%i =` does.
    pub(super) fn settle_located(&mut self, location: SyntaxNode<'t>) {
        let first = location.tokens().next();
        let follows = |value| first.is_some_and(|first| first.follows(value));
        let rest = self.text.get(location.span().end() as usize..).unwrap_or_default();
        if self.value.is_some_and(follows) && after_comments(rest).first() == Some(&b'=') {
            self.settle_bound();
        }
    }

    /// Adds a use, which the innermost operation may bind for its regions if it is undefined. Returns its index.
    fn use_value(&mut self, token: SyntaxToken<'t>, may_be_bound: bool) -> u32 {
        let name = token.text(self.text);
        let definition = self.values.last().and_then(|scope| scope.lookup(name));
        let index = next_index(&self.names.uses);
        self.names.uses.push(Use { name: token.span(), definition });
        if definition.is_none() {
            match self.operations.last_mut().filter(|_| may_be_bound) {
                Some(operation) => operation.open_uses.push((name, index)),
                None => {
                    if let Some(scope) = self.values.last_mut() {
                        scope.wait(name, index);
                    }
                }
            }
        }
        index
    }

    fn block_token(&mut self, token: SyntaxToken<'t>) {
        let name = token.text(self.text);
        let depth = self.depth();
        let Some(scope) = self.blocks.last_mut() else { return };
        if self.label {
            let kind = DefinitionKind::Block;
            let definition = Definition { kind, name: token.span(), type_span: None, depth };
            let index = next_index(&self.names.definitions);
            self.names.definitions.push(definition);
            if let Some(before) = scope.define(name, index) {
                let message = rule!("redefinition of block '{}'", lossy(name));
                self.redefined(codes::mlir::REDEFINED_BLOCK, token.span(), before, message);
            }
        } else {
            let index = next_index(&self.names.uses);
            self.names.uses.push(Use { name: token.span(), definition: None });
            scope.wait(name, index);
        }
    }

    pub(super) fn undefined_value(&mut self, index: u32) {
        let Some(use_) = self.names.uses.get(index as usize) else { return };
        if follows_arrow(self.text, use_.name) {
            return;
        }
        let name = lossy(use_.name.slice(self.text));
        self.found.report(codes::mlir::UNDEFINED_VALUE, use_.name, || {
            rule!("use of undeclared SSA value name '{}'", name)
        });
    }

    pub(super) fn undefined_block(&mut self, index: u32) {
        let Some(use_) = self.names.uses.get(index as usize) else { return };
        let name = lossy(use_.name.slice(self.text));
        self.found.report(codes::mlir::UNDEFINED_BLOCK, use_.name, || {
            rule!("reference to an undefined block '{}' in this region", name)
        });
    }
}

/// A text without the blanks and comments at its beginning.
fn after_comments(text: &[u8]) -> &[u8] {
    let mut rest = text.trim_ascii_start();
    while rest.starts_with(b"//") {
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        rest = rest.get(end..).unwrap_or_default().trim_ascii_start();
    }
    rest
}
