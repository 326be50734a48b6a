//! Undescribed operations in custom form: kept as text, except their regions.

use super::Parser;
use super::region::NamedArguments;
use crate::ir::{OpaqueText, TextPiece};
use crate::parse::opaque::split::{Header, RegionHeader, count};
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::place::Mark;

/// The maximum number of regions of an operation with the same arguments, so that the result stays
/// proportional to the text.
const MAX_WITH_SAME_ARGUMENTS: usize = 8;

impl<'a> Parser<'a> {
    /// Reads an undescribed operation. The current token is its name.
    pub(in crate::parse) fn opaque_operation(
        &mut self,
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<OpaqueText> {
        let mut header = match self.opaque_header(word, state)? {
            Header::Whole(text) => return Ok(text),
            Header::WithRegions(header) => header,
        };
        self.nested(|parser| parser.opaque_regions(&mut header, state))?;
        let RegionHeader { text, end, after, .. } = *header;
        self.end_opaque(end, after, state)?;
        Ok(text)
    }

    /// Goes back to the name of an operation, and to this number of diagnostics, and parses it as unregistered,
    /// because its form did not fit.
    pub(in crate::parse) fn reparse_as_opaque(
        &mut self,
        (mark, reported): (Mark<'a>, usize),
        word: &'a [u8],
        state: &mut OperationState<'a>,
    ) -> Parse<OpaqueText> {
        let end = self.previous_end();
        self.forget_blocks_of(state.name_span.start() as usize, end);
        self.back(mark);
        self.diagnostics.truncate(reported);
        self.has_failed_region = false;
        self.has_failed_form = false;
        self.forget_uses_from(state.name_span.start());
        self.forget_error();
        self.forget_labels();
        state.clear_parts();
        self.kept_as_text.insert(state.name_span.start());
        self.opaque_operation(word, state)
    }

    /// Reads the regions.
    fn opaque_regions(
        &mut self,
        header: &mut RegionHeader<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        let (around, dialect) = self.opaque_surroundings(state);
        // Only an undescribed operation may have an unknown default dialect.
        let known = state.name.and_then(|name| self.known(name));
        let is_bundled = known.is_some_and(|op| op.entry.description().place.is_none());
        let outer = self.opaque_depth;
        self.opaque_depth += u32::from(!is_bundled);
        self.enter_regions(state.name, dialect, state.name_span);
        let mut result = Ok(());
        let mut last: &[RegionArgument<'a>] = &[];
        for (index, region) in header.regions.iter().enumerate() {
            let own = header.arguments.get(index).map_or(&[][..], Vec::as_slice);
            self.jump(region.span.start() as usize);
            if !own.is_empty() {
                last = own;
            } else if region.has_label || index >= MAX_WITH_SAME_ARGUMENTS {
                last = &[];
            } else if !last.is_empty() {
                header.text.push(TextPiece::SameArguments(count(index)));
            }
            let named =
                if last.is_empty() { NamedArguments::None } else { NamedArguments::Some(last) };
            match self.region(named, around) {
                Ok(region) => {
                    self.opaque_region_was_read(region, last, state.name);
                    state.regions.push(region);
                }
                Err(reported) => {
                    result = Err(reported);
                    break;
                }
            }
        }
        self.leave_regions();
        self.opaque_depth = outer;
        result
    }
}
