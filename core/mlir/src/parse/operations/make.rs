//! Creates operations from their parsed parts: names of results, attributes and properties, operands.

use super::Operations;
use super::resolved_op::ResolvedOp;
use super::state::OperationState;
use crate::ir::{
    Attribute, AttributeKind, BlockId, Identifier, Ir, NewOperation, OpaqueText, OperationId,
};
use crate::ods::{Arity, OpDescription, ValueDescription};
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::roles::Expected;
use crate::parse::tokens::{Parse, Reported};
use crate::print::ResultNames as Naming;
use crate::syntax::{TokenKind, literal_value};
use abide_source::diagnostic::{Detail, Message, Wanted, codes};
use abide_source::rule;
use abide_source::text::Span;
use smallvec::SmallVec;

/// A name in front of the `=` of an operation.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct ResultName<'a> {
    pub(in crate::parse) name: &'a [u8],
    pub(in crate::parse) count: u32,
    pub(in crate::parse) span: Span,
}

pub(in crate::parse) type ResultNames<'a> = SmallVec<[ResultName<'a>; 2]>;

impl<'a> Operations<'a> {
    /// `%a, %b:2 =`, or nothing.
    pub(in crate::parse) fn result_names(&mut self, names: &mut ResultNames<'a>) -> Parse {
        if !self.at(TokenKind::PercentIdentifier) {
            return Ok(());
        }
        loop {
            let span = self.current_span();
            if !self.at(TokenKind::PercentIdentifier) {
                return Err(self.expected(Wanted::Value("valid ssa identifier".into())));
            }
            let name = self.current_text().get(1..).unwrap_or_default();
            self.bump();
            let mut count = 1;
            if self.eat(TokenKind::Colon) {
                if !self.at(TokenKind::Integer) {
                    return Err(self.expected("integer number of results"));
                }
                let count_of = literal_value(self.current_text());
                count = match count_of.and_then(|count| count.try_into().ok()) {
                    Some(count) if count > 0 => count,
                    _ => {
                        let message = "expected named operation to have at least 1 result";
                        return Err(self.error_here(message));
                    }
                };
                self.bump();
            }
            names.push(ResultName { name, count, span });
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.eat(TokenKind::Equal) {
            return Err(self.expected(Wanted::sign_of("=", " after SSA name")));
        }
        Ok(())
    }

    /// Creates a parsed operation, with its text if that is kept.
    #[inline(never)]
    pub(in crate::parse) fn made(
        &mut self,
        text: Option<OpaqueText>,
        state: &mut OperationState<'a>,
        names: &ResultNames<'a>,
    ) -> Parse<OperationId> {
        let operation = self.make(state);
        self.locate(operation, state.name_span.start());
        if let Some(text) = text {
            self.ir.set_opaque_text(operation, &text);
            if state.followed {
                self.followed.push(operation);
            }
        }
        self.bind_results(operation, names)?;
        self.keep_names(operation, names);
        self.mark_broken(operation);
        Ok(operation)
    }

    pub(in crate::parse) fn bind_results(
        &mut self,
        operation: OperationId,
        names: &ResultNames<'a>,
    ) -> Parse {
        let (Some(first), Some(last)) = (names.first(), names.last()) else { return Ok(()) };
        let results = self.ir.result_count(operation);
        let named: usize = names.iter().map(|name| name.count as usize).sum();
        if results != named {
            let detail = Detail::ResultCount { results, names: named, names_none: true };
            let span = first.span.cover(last.span);
            let reported = self.report(codes::mlir::RESULT_COUNT, span, detail);
            self.continue_if_recovering(reported, ())?;
            return self.bind_doubtful_results(operation, names);
        }
        let Some(mut next) = self.ir.result(operation, 0) else { return Ok(()) };
        for name in names {
            self.define_name(name.name, name.span, next, name.count)?;
            next = next.after(name.count);
        }
        Ok(())
    }

    /// Gives the names in front of a broken operation to values of unknown types: as many as it has is not
    /// known.
    fn bind_doubtful_results(&mut self, operation: OperationId, names: &ResultNames<'a>) -> Parse {
        let unknown = self.ir.context.unknown_type();
        let mut results = self.ir.results(operation);
        for name in names {
            let first = match results.next().filter(|_| name.count == 1) {
                Some(result) => result,
                None => self.ir.create_forward(unknown),
            };
            self.mark_tentative(first);
            self.define_name(name.name, name.span, first, 1)?;
        }
        Ok(())
    }

    /// Keeps the names of the results of an operation that only C++ could name.
    fn keep_names(&mut self, operation: OperationId, names: &ResultNames<'a>) {
        let is_number = |name: &ResultName<'_>| name.name.first().is_none_or(u8::is_ascii_digit);
        if names.iter().all(is_number) {
            return;
        }
        let known = self.known(self.ir.name(operation));
        let keeps =
            known.is_some_and(|known| matches!(known.entry.result_names(), Some(Naming::Written)));
        if !keeps {
            return;
        }
        let mut next = 0;
        let kept = names.iter().map(|name| {
            let text = if is_number(name) { &b""[..] } else { name.name };
            let first = next;
            next += name.count as usize;
            (first, self.ir.context.identifier(text))
        });
        let kept = kept.collect();
        self.ir.written.name_results(operation, kept);
    }

    /// Makes the operation that has been read.
    pub(in crate::parse) fn make(&mut self, state: &mut OperationState<'a>) -> OperationId {
        let name = state.name.unwrap_or_else(|| self.ir.context.identifier(""));
        let span = self.span_from(state.name_span.start() as usize);
        let known = self.known(name);
        let (own, other) = (&state.properties, &state.attributes);
        let (properties, attributes) = self.settle(known.as_deref(), own, other);
        self.settle_operands(&mut state.operands);
        let operation = self.ir.create(NewOperation {
            name,
            operands: &state.operands,
            results: &state.results,
            properties: Some(state.undescribed_properties.unwrap_or(properties)),
            attributes: Some(attributes),
            regions: &state.regions,
            successors: &state.successors,
            span,
        });
        if state.undescribed_properties == Some(self.ir.context.empty_dictionary()) {
            self.ir.written.keep_empty_properties(operation);
        }
        operation
    }

    /// Sorts the written properties and attributes of an operation into two dictionaries: its own ones, with defaults,
    /// and all others.
    pub(in crate::parse) fn settle(
        &mut self,
        known: Option<&ResolvedOp<'a>>,
        own: &[(Identifier, Attribute)],
        other: &[(Identifier, Attribute)],
    ) -> (Attribute, Attribute) {
        let mut properties: Vec<_> = Vec::new();
        let mut attributes: Vec<_> = Vec::new();
        let known_properties = known.filter(|known| known.entry.description().has_properties);
        let belongs = |name| known_properties.is_some_and(|known| known.has_property(name));
        let todays = |ir: &mut Ir, attribute: (Identifier, Attribute)| match known {
            Some(known) => {
                let segments = known.old_segments(ir, attribute);
                segments.unwrap_or_else(|| known.array(ir, attribute))
            }
            None => attribute,
        };
        for attribute in own {
            let attribute = todays(&mut self.ir, *attribute);
            // Properties of a newer or older version of the dialect are kept.
            let list = match known {
                Some(_) if !belongs(attribute.0) => &mut attributes,
                _ => &mut properties,
            };
            list.push(attribute);
        }
        for attribute in other {
            let attribute = todays(&mut self.ir, *attribute);
            let list = if belongs(attribute.0) { &mut properties } else { &mut attributes };
            list.push(attribute);
        }
        for default in known.iter().flat_map(|known| &known.defaults) {
            let list = if belongs(default.0) { &mut properties } else { &mut attributes };
            if list.iter().all(|attribute| attribute.0 != default.0) {
                list.push(*default);
            }
        }
        let properties = self.ir.context.dictionary(&mut properties);
        (properties, self.ir.context.dictionary(&mut attributes))
    }

    /// Appends an implied operation to a block. It gets the defaults of its description, as a written one does, and
    /// without a place that of the enclosing operation.
    pub fn append_implied(
        &mut self,
        block: BlockId,
        state: &mut OperationState<'a>,
    ) -> OperationId {
        if state.name_span.is_empty() {
            state.name_span = Span::from_range(state.start()..state.start());
        }
        let operation = self.make(state);
        self.ir.append(block, operation);
        operation
    }

    /// Parses the text in `<..>`: a dictionary, or any attribute of an undescribed operation.
    pub(in crate::parse) fn generic_properties(
        &mut self,
        name: Identifier,
        state: &mut OperationState<'a>,
    ) -> Parse {
        let is_filled = self.at(TokenKind::LeftBrace) && self.peek() != TokenKind::RightBrace;
        if is_filled || self.known(name).is_some() {
            return self.operation_dictionary(&mut state.properties);
        }
        let properties = self.piece(Part::Dictionary, |parser| parser.attribute(None))?;
        state.undescribed_properties = Some(properties);
        Ok(())
    }

    /// Adds the sizes of groups that the text lacks: MLIR's properties begin with zeros.
    pub(in crate::parse) fn empty_segments(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) {
        let op = known.entry.description();
        if !op.has_properties {
            return;
        }
        let groups = [
            (known.operand_segments, op.operands.len()),
            (known.result_segments, op.results.len()),
        ];
        for (sizes, count) in groups {
            let Some(sizes) = sizes else { continue };
            let mut written = state.properties.iter().chain(&state.attributes);
            let is_written = written.any(|own| {
                own.0 == sizes
                    || known.old_segments(&self.ir, *own).is_some_and(|todays| todays.0 == sizes)
            });
            if !is_written {
                let zeros = self.ir.context.dense_i32_array(vec![0; count]);
                state.properties.push((sizes, zeros));
            }
        }
    }

    pub(in crate::parse) fn generic_type(
        &mut self,
        uses: &[OperandUse<'a>],
        state: &mut OperationState<'a>,
    ) -> Parse {
        let start = self.position();
        if !self.at(TokenKind::LeftParen) {
            self.note(Expected::FunctionType);
            return Err(self.error_here(Wanted::FUNCTION_TYPE));
        }
        let mut inputs: SmallVec<[_; 6]> = SmallVec::new();
        let parts = Some([Part::AnyOperandType, Part::AnyResultType]);
        self.function_type_of(parts, &mut inputs, &mut state.results)?;
        if inputs.len() != uses.len() {
            let plural = if uses.len() == 1 { "" } else { "s" };
            let (count, had) = (uses.len(), inputs.len());
            let rule = rule!("expected {} operand type{} but had {}", count, plural, had);
            let span = self.span_from(start);
            let reported = self.report(codes::mlir::OPERAND_COUNT, span, rule.about_count());
            return self.continue_if_recovering(reported, ());
        }
        for (operand, ty) in uses.iter().zip(inputs) {
            state.operands.push(self.resolve(*operand, ty)?);
        }
        Ok(())
    }

    /// The full name of the operation whose name is written as `word`.
    pub(in crate::parse) fn full_name(&mut self, word: &[u8]) -> Identifier {
        if word.contains(&b'.') {
            return self.ir.context.identifier(word);
        }
        let dialect = self.default_dialect();
        let mut name: SmallVec<[u8; 64]> = SmallVec::new();
        name.extend_from_slice(dialect.as_bytes());
        name.push(b'.');
        name.extend_from_slice(word);
        self.ir.context.identifier(&name)
    }

    /// Whether the text of an operation has fewer values than each form of it has: then it is wrong in all versions.
    pub(in crate::parse) fn lacks_operands(
        &mut self,
        description: &OpDescription,
        state: &OperationState<'a>,
    ) -> bool {
        let is_single = |operand: &&ValueDescription| operand.arity == Arity::Single;
        let needed = description.operands.iter().filter(is_single).count();
        if needed == 0 {
            // Then it needs no tree: an unclosed one reaches to the end of the text.
            return false;
        }
        let start = state.name_span.start() as usize;
        let tree = self.tree_of_operation(start, state);
        let Some(node) = tree.node() else { return false };
        self.charge(node.span().len() as usize);
        let values = node.tokens().filter(|token| {
            token.kind() == TokenKind::PercentIdentifier && token.span().start() as usize > start
        });
        values.take(needed).count() < needed
    }

    /// Reports an error at the name of an operation, in MLIR's form.
    pub fn op_error(
        &mut self,
        state: &OperationState<'a>,
        message: impl Into<Message>,
    ) -> Reported {
        let name = state.name.map_or_else(Default::default, |name| self.ir.context.text(name));
        let message = message.into().after(&format!("'{name}' op "));
        self.report(codes::mlir::EXPECTED, state.name_span, message)
    }

    /// Parses `^block`: a block of the current region, defined or not.
    ///
    /// # Errors
    /// The token is not a block name.
    pub fn successor(&mut self) -> Parse<BlockId> {
        if !self.at(TokenKind::CaretIdentifier) {
            return Err(self.expected("block name"));
        }
        let name = self.current_text().get(1..).unwrap_or_default();
        let span = self.current_span();
        self.bump();
        Ok(self.block_named(name, span))
    }

    /// Sets the description by which roles are counted.
    #[cold]
    pub(in crate::parse) fn label_description(&mut self, state: &OperationState<'a>) {
        let known = state.name.and_then(|name| self.known(name));
        let op = known.map(|known| known.entry.description());
        self.label_form_of(op);
    }

    /// Ends with an operation whose roles are requested.
    #[cold]
    pub(in crate::parse) fn label_end(
        &mut self,
        made: Parse<OperationId>,
        state: &OperationState<'a>,
    ) {
        let mut segments = |name: &str| {
            let name = self.ir.context.identifier(name);
            match self.ir.context.attribute_kind(state.attribute(name)?) {
                AttributeKind::DenseArray { values, .. } => Some(values.to_vec()),
                _ => None,
            }
        };
        let segments = [segments("operandSegmentSizes"), segments("resultSegmentSizes")];
        self.close_operation(made, segments);
    }
}
