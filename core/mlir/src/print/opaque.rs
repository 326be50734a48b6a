//! The kept text of undescribed and half-known operations.

use super::Printer;
use super::operation::RegionForm;
use crate::ir::{Identifier, OperationId, TextPiece, relative_lines};
use crate::ods::OpDescription;
use crate::syntax::lexer::continues_name;
use rustc_hash::FxHashSet;

impl<'ir> Printer<'ir> {
    /// Returns the printed name of an operation that a project describes: with or without its dialect, as for any
    /// other.
    fn name_of_project(
        &self,
        operation: OperationId,
        first: Option<&TextPiece>,
    ) -> Option<&'ir [u8]> {
        let is_of_project = |op: &&OpDescription| op.place.is_some();
        self.known(operation).description().filter(is_of_project)?;
        let Some(TextPiece::Text(text)) = first else { return None };
        let (text, name) = (self.ir.context.bytes(*text), self.ir.name_bytes(operation));
        let short = name.get(memchr::memchr(b'.', name)? + 1..)?;
        let after = text.strip_prefix(name).or_else(|| text.strip_prefix(short))?;
        after.first().is_none_or(|next| !continues_name(*next)).then_some(after)
    }

    /// The text of an undescribed or a half-known operation, with today's names.
    pub(super) fn opaque_operation(&mut self, operation: OperationId, text: &'ir [TextPiece]) {
        // If the text names the arguments, the entry block needs no label.
        let named: FxHashSet<u32> = text
            .iter()
            .filter_map(|piece| match piece {
                TextPiece::Argument(region, _) | TextPiece::SameArguments(region) => Some(*region),
                _ => None,
            })
            .collect();
        // Whether the last piece may end otherwise than it is written, as names do.
        let mut renamed = false;
        let after_name = self.name_of_project(operation, text.first());
        for (index, piece) in text.iter().enumerate() {
            let is_name = |_: &&[u8]| index == 0;
            match (piece, after_name.filter(is_name)) {
                (TextPiece::Text(text), Some(after_name)) => {
                    self.kept_text(*text);
                    self.operation_name(operation);
                    self.lines(after_name);
                }
                (TextPiece::Text(text), None) => self.text_of_operation(*text, renamed),
                (TextPiece::Region(index), _) => {
                    if let Some(region) = self.ir.regions(operation).get(*index as usize) {
                        self.region(
                            *region,
                            RegionForm {
                                entry_arguments: !named.contains(index),
                                ..RegionForm::BODY
                            },
                        );
                    }
                }
                (TextPiece::LabelledRegion(index), _) => {
                    if let Some(region) = self.ir.regions(operation).get(*index as usize) {
                        self.region_with_label(*region, true, true);
                    }
                }
                (piece, _) => self.part_of_text(operation, piece),
            }
            renamed = !matches!(
                piece,
                TextPiece::Text(_)
                    | TextPiece::Region(_)
                    | TextPiece::LabelledRegion(_)
                    | TextPiece::SameArguments(_)
            );
        }
    }

    /// Text between the parts, perhaps after a name that differs from the written one.
    fn text_of_operation(&mut self, text: Identifier, renamed: bool) {
        let bytes = self.ir.context.bytes(text);
        // A dot directly after a value would be part of its name.
        let first = bytes.first().filter(|byte| **byte != b'.');
        if renamed && first.copied().is_some_and(continues_name) {
            self.text(" ");
        }
        self.kept_text(text);
        self.lines(bytes);
    }

    /// A value, a block, an attribute or a type in the text.
    fn part_of_text(&mut self, operation: OperationId, piece: &TextPiece) {
        let ir = self.ir;
        match piece {
            TextPiece::Operand(index) => {
                self.optional_operand(ir.operand(operation, *index as usize));
            }
            TextPiece::PartOfOperand(index, part) => {
                self.optional_operand(ir.operand(operation, *index as usize));
                self.out.extend_from_slice(ir.context.bytes(*part));
            }
            TextPiece::NumberedOperand(index) => {
                let value = ir.operand(operation, *index as usize);
                self.optional_operand(value);
                let number = value.and_then(|value| self.names.value(ir, value).number);
                self.text(if number.is_none() { "#0" } else { "" });
            }
            TextPiece::Successor(index) => {
                if let Some(block) = ir.successors(operation).get(*index as usize) {
                    self.block_name(*block);
                }
            }
            TextPiece::Argument(region, index) => {
                let arguments = ir.entry_arguments(operation, *region as usize);
                self.optional_operand(arguments.get(*index as usize).copied());
            }
            TextPiece::Attribute(attribute) if self.location_in_text(*attribute) => {}
            TextPiece::Attribute(attribute) => self.apart(|printer| printer.attribute(*attribute)),
            TextPiece::Type(ty) => self.apart(|printer| printer.type_(*ty)),
            TextPiece::TypeOfClass(ty, class) => {
                let class = std::str::from_utf8(ir.context.bytes(*class)).unwrap_or_default();
                self.apart(|printer| printer.type_of_value(*ty, class));
            }
            TextPiece::Property { index, qualified } => {
                self.apart(|printer| printer.property(operation, *index, *qualified));
            }
            TextPiece::Text(_)
            | TextPiece::Region(_)
            | TextPiece::LabelledRegion(_)
            | TextPiece::SameArguments(_) => {}
        }
    }

    /// Prints an attribute or a type, which is never a part of the word before it.
    fn apart(&mut self, print: impl FnOnce(&mut Self)) {
        self.separate_words();
        self.in_lines(print);
    }

    /// Text of several lines, whose indentation is increased by that of the operation.
    fn lines(&mut self, text: &[u8]) {
        let mut rest = text;
        while let Some(end) = memchr::memchr(b'\n', rest) {
            let (line, after) = rest.split_at(end + 1);
            self.out.extend_from_slice(line);
            rest = after;
            if !matches!(rest.first(), Some(b'\n' | b'\r')) {
                self.indent();
            }
        }
        self.out.extend_from_slice(rest);
    }

    /// Prints an attribute or a type within a text: on one line, which is never read as two operations, or, with
    /// comments in it, indented at least as far as the operation. Blanks in front of a form that begins with a blank
    /// become those of the generated printers, so that printing again adds none.
    fn in_lines(&mut self, print: impl FnOnce(&mut Self)) {
        let (start, gaps) = (self.out.len(), self.mark_gaps());
        print(self);
        let printed = self.out.get(start..).unwrap_or_default();
        let begins_with_blank = printed.starts_with(b" ");
        if !begins_with_blank && memchr::memchr(b'\n', printed).is_none() {
            return;
        }
        let printed = self.out.split_off(start);
        let gaps = self.take_gaps(gaps);
        if begins_with_blank {
            self.separate_form();
        }
        let commented = memchr::memmem::find(&printed, b"//").is_some();
        let mut done = 0;
        for gap in gaps {
            let place = gap.place() - start;
            self.reindented(printed.get(done..place).unwrap_or_default(), commented);
            self.put_gap(gap);
            done = place;
        }
        self.reindented(printed.get(done..).unwrap_or_default(), commented);
    }

    /// Separates the written text from a form that begins with a blank: by one more blank, except after an opening
    /// bracket.
    fn separate_form(&mut self) {
        match self.out.as_slice() {
            [.., b'(' | b'[' | b'{' | b'<', b' '] if !self.ends_with_gap() => {
                self.out.pop();
            }
            [.., b' ' | b'\n' | b'\r' | b'\t' | b'(' | b'[' | b'{' | b'<'] | [] => {}
            _ => self.text(" "),
        }
    }

    /// A part of a text with several lines, as [`Printer::in_lines`] has it.
    fn reindented(&mut self, text: &[u8], commented: bool) {
        if commented {
            self.lines(&relative_lines(text, self.column()));
            return;
        }
        let mut lines = text.split(|byte| *byte == b'\n').peekable();
        let mut is_first = true;
        while let Some(line) = lines.next() {
            // Blanks at both ends belong to the part; blanks around a line end belong to the line end.
            let line = if is_first { line } else { line.trim_ascii_start() };
            let is_last = lines.peek().is_none();
            self.bytes(if is_last { line } else { line.trim_ascii_end() });
            self.text(if is_last { "" } else { " " });
            is_first = false;
        }
    }

    /// Adds a blank after a word that the next text would extend. `4x` continues with the type of its elements.
    pub(super) fn separate_words(&mut self) {
        let word = self.out.last().copied().is_some_and(continues_name);
        if word && !self.out.ends_with(b"x") {
            self.text(" ");
        }
    }
}
