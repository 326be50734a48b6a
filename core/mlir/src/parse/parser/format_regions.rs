//! Regions within a declarative format.

use super::Parser;
use super::region::NamedArguments;
use crate::ir::RegionId;
use crate::ods::Trait;
use crate::parse::formats::state::FormatState;
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::names::NamesAround;
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;

impl<'a> Parser<'a> {
    pub(in crate::parse) fn region_directive(
        &mut self,
        index: usize,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if read.op.regions.get(index).is_some_and(|region| region.variadic) {
            return self.region_list(index, read);
        }
        let region = self.declared_region(read)?;
        self.found_region(index, region, read);
        Ok(())
    }

    /// A region that a format names itself: the terminator or the block that the operation declares is added if it is
    /// not written.
    fn declared_region(&mut self, read: &FormatState<'_, 'a>) -> Parse<RegionId> {
        let region = self.format_region(&[], read)?;
        if let Some(terminator) = read.op.implicit_terminator() {
            self.ensure_terminator(region, terminator);
        } else if read.op.has(Trait::SingleBlock) && self.ir.blocks(region).is_empty() {
            let span = self.current_span();
            self.ir.add_block(region, span);
        }
        Ok(region)
    }

    fn format_region(
        &mut self,
        arguments: &[RegionArgument<'a>],
        read: &FormatState<'_, 'a>,
    ) -> Parse<RegionId> {
        let start = self.position();
        let arguments = match arguments {
            [] => NamedArguments::None,
            arguments => NamedArguments::Some(arguments),
        };
        let region = self.region(arguments, NamesAround::of(read.known.entry.is_isolated()))?;
        let end = self.previous_end();
        if let Some(form) = &mut self.open_form {
            form.regions.push((start, end, region));
        }
        Ok(region)
    }

    fn found_region(&mut self, index: usize, region: RegionId, read: &mut FormatState<'_, 'a>) {
        if self.labels.is_some() {
            self.label_region(index);
        }
        read.regions.push((index, region));
    }

    /// A region that a custom directive reads, as one of those that the description calls by this index. As in MLIR, no
    /// terminator is added to it.
    pub fn region_of_format(&mut self, index: usize, read: &mut FormatState<'_, 'a>) -> Parse {
        self.region_of_format_with(index, &[], read)
    }

    /// As [`Parser::region_of_format`], with the arguments that the operation has named.
    pub fn region_of_format_with(
        &mut self,
        index: usize,
        arguments: &[RegionArgument<'a>],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let region = self.format_region(arguments, read)?;
        self.found_region(index, region, read);
        Ok(())
    }

    pub(in crate::parse) fn region_list(
        &mut self,
        index: usize,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if !self.at(TokenKind::LeftBrace) {
            return Ok(());
        }
        self.comma_separated(|parser| {
            let region = parser.declared_region(read)?;
            parser.found_region(index, region, read);
            Ok(())
        })
    }
}
