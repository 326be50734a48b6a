//! Continues parsing after errors: an erroneous operation is kept as far as known, and the next one is parsed
//! normally.
//!
//! Only the first error of each operation is reported. A **soft** error (a value of another type, too few results)
//! leaves the operation as parsed. After any other one the operation is parsed again as unregistered, to find its
//! end, the names that it gives to its regions, and the regions. Either way it counts as broken: the verifier skips
//! it. If the types of its results may be wrong, uses with other types are not reported.

use super::Parser;
use crate::ir::{OperationId, Type};
use crate::parse::operations::make::ResultNames;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::{NodeKind, NodeSet, SyntaxNode, TokenSet, WalkEvent};
use abide_source::diagnostic::codes;
use abide_source::text::Span;

impl<'a> Parser<'a> {
    /// Keeps the known parts of an operation that could not be fully parsed, and continues after it.
    ///
    /// # Errors
    /// The limit for parsing again is reached.
    pub(in crate::parse) fn broken_operation(
        &mut self,
        state: &mut OperationState<'a>,
        names: &ResultNames<'a>,
    ) -> Parse<OperationId> {
        if !self.may_recover() {
            return Err(Reported);
        }
        let has_name = state.name_span.end() > 0;
        let start = if has_name { state.name_span.start() as usize } else { state.start() };
        let types: Vec<Type> = match state.results.len() == state.named_results {
            true => state.results.to_vec(),
            false => Vec::new(),
        };
        let are_known = !types.is_empty();
        let name = state.name;
        state.clear_parts();
        let last = if has_name {
            self.jump(start);
            self.broken_parts(state)
        } else {
            // A token that begins a line may be the next operation.
            if self.position() == start || !self.begins_line() {
                self.skip_line();
            }
            None
        };
        state.name = name.or(state.name);
        state.results.clear();
        if are_known {
            state.results.extend(types);
        } else {
            self.shown_results(last, state);
        }
        let end = self.previous_end().max(start);
        self.charge(end - start);
        self.end_error_at(end);
        let operation = self.make(state);
        self.ir.set_opaque_text(operation, &[]);
        // The error has been reported already.
        let _ = self.bind_results(operation, names);
        let has_tentative_type = !are_known
            || self.broken_by.is_none_or(|error| {
                [codes::mlir::TYPE_MISMATCH, codes::mlir::INVALID_OPERATION].contains(&error.code)
            });
        if has_tentative_type {
            self.doubt_results(operation);
        }
        Ok(operation)
    }

    /// Parses the text of a broken operation as unregistered; returns the range of its last type.
    fn broken_parts(&mut self, state: &mut OperationState<'a>) -> Option<Span> {
        let (word, start) = (self.current_text(), self.position());
        let tree = self.tree_of_operation(start, state);
        let node = tree.node();
        let end = node.map_or(start, |node| node.span().end() as usize);
        if self.opaque_operation(word, state).is_err() {
            self.jump(start);
            self.bump();
            if let Some(node) = node.filter(|_| end > self.previous_end()) {
                let after = self.end_of_node(node);
                self.jump_after_node(after, end);
            }
        }
        node.and_then(last_type_of)
    }
}

fn last_type_of(node: SyntaxNode<'_>) -> Option<Span> {
    let mut last = None;
    let mut walk = node.walk_over(NodeSet::ALL, TokenSet::NONE);
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(inner) = event else { continue };
        let is_apart = matches!(
            inner.kind(),
            NodeKind::Region
                | NodeKind::RegionList
                | NodeKind::Location
                | NodeKind::AttributeDictionary
                | NodeKind::Group
        );
        if inner.kind().is_type() {
            last = Some(inner.span());
        }
        if is_apart || inner.kind().is_type() {
            walk.skip_node();
        }
    }
    last
}
