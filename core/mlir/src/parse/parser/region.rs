//! Files, regions and blocks.

use super::Parser;
use crate::ir::{BlockId, RegionId};
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::names::NamesAround;
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::Part;
use crate::syntax::TokenKind;
use crate::syntax::lexer::is_blank;
use abide_source::diagnostic::{Wanted, codes};
use abide_source::text::Span;

/// The arguments of an entry block, where the operation names them.
pub(in crate::parse) enum NamedArguments<'s, 'a> {
    /// The label of the block names them, if there is one.
    None,
    /// The operation has named them.
    Some(&'s [RegionArgument<'a>]),
}

impl<'a> Parser<'a> {
    /// A whole text.
    pub(in crate::parse) fn file(&mut self) -> Parse {
        let region = self.ir.create_region();
        let block = self.ir.add_block(region, Span::default());
        let result = self.top_level(block).and_then(|()| self.check_forward());
        let result = result.and_then(|()| self.check_blocks());
        let result = result.and_then(|()| self.check_later_locations());
        let operations: Vec<_> = self.ir.block_operations(block).collect();
        match operations.as_slice() {
            [only] if self.ir.name_bytes(*only) == b"builtin.module" => {
                self.ir.detach(*only);
                self.ir.set_top(*only);
            }
            _ => {
                let name = self.ir.context.identifier("builtin.module");
                let module = crate::ir::NewOperation {
                    regions: &[region],
                    ..crate::ir::NewOperation::new(name)
                };
                let top = self.ir.create(module);
                self.ir.set_top(top);
            }
        }
        result
    }

    pub(in crate::parse) fn top_level(&mut self, block: BlockId) -> Parse {
        self.blocks.push(Default::default());
        while !self.at_end() {
            match self.current() {
                TokenKind::HashIdentifier => self.attribute_alias()?,
                TokenKind::ExclamationIdentifier => self.type_alias()?,
                TokenKind::MetadataBegin => self.file_metadata()?,
                _ => {
                    self.append_operation(block)?;
                }
            }
        }
        Ok(())
    }

    /// Reads a region in braces, with the arguments that the operation has named.
    ///
    /// # Errors
    /// If it is broken.
    pub fn region_with(
        &mut self,
        arguments: &[RegionArgument<'a>],
        isolated: bool,
    ) -> Parse<RegionId> {
        self.region(NamedArguments::Some(arguments), NamesAround::of(isolated))
    }

    /// Reads a region in braces whose arguments may be called like values around it, and then hide these.
    ///
    /// # Errors
    /// If it is broken.
    pub fn shadowing_region(&mut self, arguments: &[RegionArgument<'a>]) -> Parse<RegionId> {
        self.region(NamedArguments::Some(arguments), NamesAround::Shadowed)
    }

    /// Reads a region in braces.
    ///
    /// # Errors
    /// If it is broken.
    pub fn plain_region(&mut self) -> Parse<RegionId> {
        self.region(NamedArguments::None, NamesAround::Visible)
    }

    /// Reads a region in braces.
    pub(in crate::parse) fn region(
        &mut self,
        arguments: NamedArguments<'_, 'a>,
        around: NamesAround,
    ) -> Parse<RegionId> {
        if let Some(region) = self.region_read_before() {
            return Ok(region);
        }
        self.piece(Part::Region, |parser| parser.region_in_braces(arguments, around))
    }

    /// Returns an empty region for a skipped body, if roles of one operation are requested. `None` if the region must be
    /// parsed.
    fn region_without_body(&mut self) -> Option<Parse<RegionId>> {
        if let Err(reported) = self.skip_region()? {
            return Some(Err(reported));
        }
        let span = self.current_span();
        let region = self.ir.create_region();
        self.ir.add_block(region, span);
        Some(Ok(region))
    }

    /// Reads a region, which is one level deeper.
    fn nested_region<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.read_at(self.nesting.in_region(&self.limits), read)
    }

    fn region_in_braces(
        &mut self,
        arguments: NamedArguments<'_, 'a>,
        around: NamesAround,
    ) -> Parse<RegionId> {
        if self.labels.is_some()
            && let Some(region) = self.region_without_body()
        {
            return region;
        }
        let start = self.position();
        if !self.eat(TokenKind::LeftBrace) {
            return Err(self.expected(Wanted::sign_of("{", " to begin a region")));
        }
        let region = self.ir.create_region();
        let arguments = match arguments {
            NamedArguments::None => &[],
            NamedArguments::Some(arguments) => arguments,
        };
        if arguments.is_empty() && self.eat(TokenKind::RightBrace) {
            return Ok(region);
        }
        let result = self.nested_region(|parser| {
            let scope = parser.push_names(around);
            parser.blocks.push(Default::default());
            let mut result = parser.region_body(region, arguments);
            result = result.and_then(|()| parser.check_blocks());
            parser.blocks.pop();
            // Missing values are reported only without another error.
            match result {
                Ok(()) => parser.pop_names(scope),
                Err(reported) => {
                    parser.drop_names(scope);
                    Err(reported)
                }
            }
        });
        self.has_failed_region |= result.is_err();
        result?;
        self.region_was_read(start, region);
        Ok(region)
    }

    fn region_body(&mut self, region: RegionId, arguments: &[RegionArgument<'a>]) -> Parse {
        if self.at(TokenKind::CaretIdentifier) {
            if !arguments.is_empty() {
                let message = "invalid block name in region with named arguments";
                let span = self.current_span();
                return Err(self.report(codes::mlir::EXPECTED, span, message));
            }
        } else {
            let entry = self.entry_block(region, arguments)?;
            self.block_body(entry)?;
        }
        while !self.eat(TokenKind::RightBrace) {
            if self.recovers() && self.at_end() {
                let _ = self.expected(Wanted::OperationName);
                break;
            }
            self.block(region)?;
        }
        Ok(())
    }

    /// `^name(%a: i32):` and its operations.
    #[inline(never)]
    fn block(&mut self, region: RegionId) -> Parse {
        let span = self.current_span();
        if !self.at(TokenKind::CaretIdentifier) {
            return Err(self.expected("block name"));
        }
        let name = self.current_text().get(1..).unwrap_or_default();
        self.bump();
        let mut block = self.block_named(name, span);
        if let Err(reported) = self.define_block(name, span) {
            self.continue_if_recovering(reported, ())?;
            block = self.ir.create_block(span);
        }
        self.ir.set_block_span(block, span);
        self.ir.append_block(region, block);
        self.keep_block_name(block, name);
        if let Err(reported) = self.block_label(block) {
            self.continue_if_recovering(reported, ())?;
            self.skip_label();
        }
        self.block_body(block)
    }

    /// The operations of a block.
    fn block_body(&mut self, block: BlockId) -> Parse {
        while !matches!(self.current(), TokenKind::CaretIdentifier | TokenKind::RightBrace) {
            if self.recovers() && self.at_end() {
                break;
            }
            self.append_operation(block)?;
        }
        Ok(())
    }

    /// Whether the current token is the first of its line. The text before it may not have been read.
    fn is_first_on_line(&self) -> bool {
        let before = self.slice(0, self.position()).iter().rev();
        let last = before.copied().find(|byte| !is_blank(*byte) || matches!(byte, b'\n' | b'\r'));
        last.is_none_or(|last| matches!(last, b'\n' | b'\r'))
    }

    /// Reads an operation of a block.
    fn append_operation(&mut self, block: BlockId) -> Parse {
        let begins_line = !self.recovers() || self.is_first_on_line();
        let before = self.ir.last_operation(block).filter(|_| !begins_line);
        let known = self.diagnostics.len();
        let operation = self.operation()?;
        let is_broken =
            |operation| self.ir.opaque_text(operation).is_some_and(|text| text.is_empty());
        if is_broken(operation) && before.is_some_and(is_broken) {
            // The text is the rest of a broken operation on its line.
            self.diagnostics.truncate(known);
            return Ok(());
        }
        if !self.recovers() || !self.ir.name_bytes(operation).is_empty() {
            self.ir.append(block, operation);
        } else if !begins_line && let Some(before) = self.ir.last_operation(block) {
            // Text that is not an operation is the rest of the one before it.
            self.ir.set_opaque_text(before, &[]);
        }
        Ok(())
    }
}
