//! Blocks: their names, labels and arguments, and implicit terminators.

use super::Operations;
use crate::ir::{BlockId, RegionId, Type};
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::TokenKind;
use crate::syntax::lexer::continues_name;
use abide_source::diagnostic::{Diagnostic, Wanted, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An argument of the entry block of a region that the operation itself names.
#[derive(Debug, Clone, Copy)]
pub struct RegionArgument<'a> {
    /// Its name.
    pub name: OperandUse<'a>,
    /// Its type.
    pub ty: Type,
}

/// The blocks of a region by name; most regions name none.
pub(in crate::parse) type BlockNames<'a> = Option<Box<FxHashMap<&'a [u8], BlockEntry>>>;

/// A block that was named in the region that is read.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct BlockEntry {
    pub(in crate::parse) block: BlockId,
    pub(in crate::parse) defined: bool,
    /// The range of its first use.
    pub(in crate::parse) span: Span,
}

impl<'a> Operations<'a> {
    /// Adds the implicit terminator to each block without one, and a block to an empty region (MLIR:
    /// `SingleBlockImplicitTerminator`). Its errors are reported at the enclosing operation, which lacks it.
    pub fn ensure_terminator(&mut self, region: RegionId, name: &str) {
        let name = self.ir.context.identifier(name);
        if self.ir.blocks(region).is_empty() {
            let span = self.current_span();
            self.ir.add_block(region, span);
        }
        let Some(block) = self.ir.entry_block(region) else { return };
        let last = self.ir.last_operation(block).map(|last| self.ir.name(last));
        let ends = last.is_some_and(|last| {
            last == name
                || self.known(last).is_some_and(|known| {
                    known.entry.description().has(crate::ods::Trait::Terminator)
                })
        });
        if !ends {
            let new = crate::ir::NewOperation {
                span: self.operation_around(),
                ..crate::ir::NewOperation::new(name)
            };
            let terminator = self.ir.create(new);
            self.ir.append(block, terminator);
        }
    }

    /// The first block of a region, which has no label, with the arguments that the operation has named.
    #[inline(never)]
    pub(in crate::parse) fn entry_block(
        &mut self,
        region: RegionId,
        arguments: &[RegionArgument<'a>],
    ) -> Parse<BlockId> {
        let span = self.current_span();
        let entry = self.ir.add_block(region, span);
        let ends = arguments.iter().skip(1).map(|next| next.name.span.start() as usize);
        let ends = ends.chain([self.position()]);
        for (argument, end) in arguments.iter().zip(ends) {
            let value = self.ir.add_argument(entry, argument.ty);
            self.locate_argument(value, argument.name.span.start(), end);
            self.define_name(argument.name.name, argument.name.span, value, 1)?;
        }
        Ok(entry)
    }

    /// Reports blocks that are named and not defined.
    pub(in crate::parse) fn check_blocks(&mut self) -> Parse {
        let Some(Some(blocks)) = self.blocks.last() else { return Ok(()) };
        let missing = blocks.values().filter(|entry| !entry.defined).map(|entry| entry.span);
        match missing.min() {
            None => Ok(()),
            Some(span) => {
                let message = "reference to an undefined block";
                // The error belongs to the operation that names the block.
                self.diagnostics.push(Diagnostic::new(codes::mlir::UNDEFINED_BLOCK, span, message));
                self.continue_if_recovering(Reported, ())
            }
        }
    }

    /// The block of a name in the region that is read; made if nothing named it before.
    pub(in crate::parse) fn block_named(&mut self, name: &'a [u8], span: Span) -> BlockId {
        if let Some(Some(blocks)) = self.blocks.last()
            && let Some(entry) = blocks.get(name)
        {
            return entry.block;
        }
        let block = self.ir.create_block(span);
        if let Some(blocks) = self.blocks.last_mut() {
            let blocks = blocks.get_or_insert_default();
            blocks.insert(name, BlockEntry { block, defined: false, span });
        }
        block
    }

    /// Forgets the undefined blocks that were first named in a part of the text, which is parsed again.
    pub(in crate::parse) fn forget_blocks_of(&mut self, start: usize, end: usize) {
        let text = self.text.get(start..end).unwrap_or_default();
        let Some(Some(blocks)) = self.blocks.last_mut() else { return };
        for sigil in memchr::memchr_iter(b'^', text) {
            let name = text.get(sigil + 1..).unwrap_or_default();
            let len = name.iter().take_while(|byte| continues_name(**byte)).count();
            let name = name.get(..len).unwrap_or_default();
            let is_new =
                |entry: &BlockEntry| !entry.defined && entry.span.start() as usize >= start;
            if blocks.get(name).is_some_and(is_new) {
                blocks.remove(name);
            }
        }
    }

    /// Parses `(%a: i32):` after the name of a block.
    pub(in crate::parse) fn block_label(&mut self, block: BlockId) -> Parse {
        if self.eat(TokenKind::LeftParen) {
            let mut names: SmallVec<[&[u8]; 4]> = SmallVec::new();
            self.list_until(TokenKind::RightParen, |parser| {
                let argument = parser.block_argument()?;
                let value = parser.ir.add_argument(block, argument.ty);
                let end = parser.position();
                parser.locate_argument(value, argument.name.span.start(), end);
                names.push(argument.name.name);
                parser.define_name(argument.name.name, argument.name.span, value, 1)
            })?;
            self.keep_argument_names(
                self.enclosing_operation_name(),
                Some(block),
                names.into_iter(),
            );
        }
        if !self.eat(TokenKind::Colon) {
            return Err(self.expected(Wanted::sign_of(":", " after block name")));
        }
        Ok(())
    }

    pub(in crate::parse) fn define_block(&mut self, name: &'a [u8], span: Span) -> Parse {
        let Some(Some(blocks)) = self.blocks.last_mut() else { return Ok(()) };
        let Some(entry) = blocks.get_mut(name) else { return Ok(()) };
        if entry.defined {
            let message = rule!("redefinition of block '^{}'", text(name));
            let diagnostic = Diagnostic::new(codes::mlir::REDEFINED_BLOCK, span, message)
                .with_related(entry.span, "previously defined here");
            return Err(self.push(diagnostic));
        }
        entry.defined = true;
        entry.span = span;
        Ok(())
    }

    /// `%name: type` with an optional location.
    ///
    /// # Errors
    /// If one of them is missing.
    pub fn region_argument(&mut self) -> Parse<RegionArgument<'a>> {
        let name = self.operand_of(Part::Argument)?;
        self.argument_type(name)
    }

    /// `%name` with an optional location: an argument whose type follows from others.
    ///
    /// # Errors
    /// If the name is missing or the location is broken.
    pub fn argument_name(&mut self) -> Parse<OperandUse<'a>> {
        let name = self.operand_of(Part::Argument)?;
        self.optional_location()?;
        Ok(name)
    }

    /// As [`Parser::region_argument`], in the label of a block.
    fn block_argument(&mut self) -> Parse<RegionArgument<'a>> {
        let name = self.operand()?;
        self.argument_type(name)
    }

    fn argument_type(&mut self, name: OperandUse<'a>) -> Parse<RegionArgument<'a>> {
        if !self.eat(TokenKind::Colon) {
            return Err(self.expected(Wanted::sign_of(":", " and type for SSA operand")));
        }
        let ty = self.ty()?;
        self.optional_location()?;
        Ok(RegionArgument { name, ty })
    }
}

fn text(name: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(name)
}
