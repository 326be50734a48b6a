//! Locations.

use super::Types;
use crate::ir::{Attribute, AttributeKind};
use crate::locations::{Location, LocationKind};
use crate::parse::tokens::Parse;
use crate::print::print_attribute;
use crate::syntax::{TokenKind, literal_value};
use abide_source::diagnostic::{Detail, Wanted, codes};
use abide_source::rule;
use abide_source::text::Span;
use std::ops::Range;

/// Parses the text in the parentheses of a location.
type ReadLocation<P> = fn(&mut P) -> Parse<Location>;

impl Types<'_> {
    /// `loc(…)` as an attribute, which holds its text.
    pub(in crate::parse) fn location_attribute(&mut self) -> Parse<Attribute> {
        self.recorded_attribute(Self::location)
    }

    /// As [`Types::location_attribute`], of preceding text: an alias may be defined further down.
    pub(in crate::parse) fn location_attribute_of_text(&mut self) -> Parse<Attribute> {
        self.recorded_attribute(Self::location_of_text)
    }

    fn recorded_attribute(&mut self, read: ReadLocation<Self>) -> Parse<Attribute> {
        // The aliases in the text are printed under other names.
        let records = !self.recovers() && !self.ir.is_excerpt();
        let around = std::mem::replace(&mut self.in_location_attribute, records);
        let (mark, located) = (self.mark(), self.located.take());
        let mut attribute = self.recorded_location(read);
        self.in_location_attribute = around;
        self.located = located;
        if self.located.is_some() && attribute.is_ok() {
            self.back(mark);
            attribute = self.recorded_location(read);
        }
        attribute
    }

    fn recorded_location(&mut self, read: ReadLocation<Self>) -> Parse<Attribute> {
        let (text, location) = self.whole_location(read)?;
        let text = self.ir.context.identifier(self.slice(text.start, text.end));
        let attribute = self.ir.context.attribute(AttributeKind::Location(text));
        self.keep_location_attribute(attribute, location);
        Ok(attribute)
    }

    /// Parses `loc(…)`; returns the range between the parentheses, and the location.
    fn whole_location(&mut self, read: ReadLocation<Self>) -> Parse<(Range<usize>, Location)> {
        self.bump();
        if !self.at(TokenKind::LeftParen) {
            return Err(self.expected(Wanted::sign_of("(", " in inline location")));
        }
        self.bump();
        let start = self.position();
        let location = read(self)?;
        let text = start..self.previous_end();
        self.close_location()?;
        Ok((text, location))
    }

    /// Parses `loc(…)` after an operation or an argument, if present.
    ///
    /// # Errors
    /// It is not a location.
    pub fn optional_location(&mut self) -> Parse {
        if self.at_word("loc") && self.peek() == TokenKind::LeftParen {
            let start = self.position();
            let (_, location) = self.whole_location(Self::location_of_text)?;
            self.keep_written_location(start, location);
        }
        Ok(())
    }

    /// Whether the current token is an alias.
    fn at_location_alias(&self) -> bool {
        self.at(TokenKind::HashIdentifier)
            && !self.current_text().contains(&b'.')
            && self.peek() != TokenKind::Less
    }

    /// Parses the location of an operation or an argument: an alias may be defined further down.
    fn location_of_text(&mut self) -> Parse<Location> {
        if self.at_location_alias() {
            self.meet_location_alias(self.current_span());
            return self.location_alias();
        }
        self.location()
    }

    /// Records an alias that is the location of something, unless it is defined as one already.
    pub(in crate::parse) fn meet_location_alias(&mut self, span: Span) {
        let name = self.slice(span.start() as usize + 1, span.end() as usize);
        if !self.attribute_aliases.contains_key(name) || self.no_location(name).is_some() {
            self.later_locations.entry(name).or_insert(span);
        }
    }

    /// Checks the aliases that [`Types::meet_location_alias`] has recorded.
    ///
    /// # Errors
    /// One of them has none, or is not a location.
    pub(in crate::parse) fn check_later_locations(&mut self) -> Parse {
        // For a document, the names of the tree have it.
        if self.recovers() {
            return Ok(());
        }
        let later = std::mem::take(&mut self.later_locations);
        let mut later: Vec<(Span, &[u8])> = later.into_iter().map(|it| (it.1, it.0)).collect();
        later.sort_unstable_by_key(|(span, _)| span.start());
        for (span, name) in later {
            if !self.attribute_aliases.contains_key(name) {
                let message = "operation location alias was never defined";
                return Err(self.report(codes::mlir::UNDEFINED_ALIAS, span, message));
            }
            if let Some(message) = self.no_location(name) {
                return Err(self.error(span, message));
            }
        }
        Ok(())
    }

    /// The alias at the current token.
    fn location_alias(&mut self) -> Parse<Location> {
        let name = self.current_text().get(1..).unwrap_or_default();
        if let Some(message) = self.no_location(name) {
            return Err(self.error_here(message));
        }
        let location = self.keep_location_alias(name);
        self.bump();
        Ok(location)
    }

    /// Parses the text between the parentheses, in the forms of MLIR's `LocationAttr`s.
    fn location(&mut self) -> Parse<Location> {
        match self.current() {
            TokenKind::String => self.file_or_name(),
            TokenKind::HashIdentifier => {
                let name = self.current_text().get(1..).unwrap_or_default();
                if self.at_location_alias() {
                    if !self.attribute_aliases.contains_key(name) {
                        return Err(self.undefined_alias());
                    }
                    return self.location_alias();
                }
                let attribute = self.attribute(None)?;
                Ok(self.keep_location(LocationKind::Other(attribute)))
            }
            _ if self.eat_word("unknown") => Ok(self.keep_location(LocationKind::Unknown)),
            _ if self.eat_word("callsite") => self.nested(Self::call_site),
            _ if self.eat_word("fused") => self.nested(Self::fused_location),
            _ => Err(self.expected("location instance")),
        }
    }

    /// The error about an alias that is defined and not a location.
    fn no_location(&self, name: &[u8]) -> Option<Detail> {
        let value = self.attribute_aliases.get(name)?.value;
        match self.ir.context.attribute_kind(value) {
            AttributeKind::Location(_) | AttributeKind::Dialect { .. } => None,
            _ => {
                let text = print_attribute(&self.ir, value);
                let text = String::from_utf8_lossy(&text);
                Some(rule!("expected location, but found '{}'", text))
            }
        }
    }

    /// `"file":1:2`, `"file":1:2 to 3:4`, `"name"`, `"name"(…)`
    fn file_or_name(&mut self) -> Parse<Location> {
        let name = self.string()?;
        if self.eat(TokenKind::LeftParen) {
            let child = self.nested(Self::location)?;
            self.close_location()?;
            return Ok(self.keep_location(LocationKind::Name { name, child }));
        }
        if !self.eat(TokenKind::Colon) {
            let child = self.keep_location(LocationKind::Unknown);
            return Ok(self.keep_location(LocationKind::Name { name, child }));
        }
        let line = self.position_number("line")?;
        let mut column = 0;
        if self.eat(TokenKind::Colon) {
            column = self.position_number("column")?;
        }
        let range = match self.eat_word("to") {
            true => self.range_end(line, column)?,
            false => [line, column, line, column],
        };
        let is_place = range == [line, column, line, column];
        Ok(self.keep_location(LocationKind::File { file: name, range, is_place }))
    }

    /// Parses `3:4` or `:4` after `"file":1:2 to`.
    fn range_end(&mut self, line: u32, column: u32) -> Parse<[u32; 4]> {
        if !self.at(TokenKind::Integer) && !self.at(TokenKind::Colon) {
            return Err(self.expected("either integer or `:` post `to` in FileLineColRange"));
        }
        let mut end_line = line;
        if self.at(TokenKind::Integer) {
            end_line = self.position_number("line")?;
        }
        if !self.eat(TokenKind::Colon) {
            return Err(self.expected("either integer or `:` post `to` in FileLineColRange"));
        }
        Ok([line, column, end_line, self.position_number("column")?])
    }

    /// A line or a column, of 32 bits.
    fn position_number(&mut self, what: &str) -> Parse<u32> {
        let number = literal_value(self.current_text()).and_then(|it| u32::try_from(it).ok());
        let Some(number) = number.filter(|_| self.at(TokenKind::Integer)) else {
            return Err(self.expected(format!("integer {what} number in FileLineColRange")));
        };
        self.bump();
        Ok(number)
    }

    /// `(… at …)`
    fn call_site(&mut self) -> Parse<Location> {
        if !self.eat(TokenKind::LeftParen) {
            return Err(self.expected(Wanted::sign_of("(", " in callsite location")));
        }
        let callee = self.location()?;
        if !self.eat_word("at") {
            return Err(self.expected(Wanted::sign_of("at", " in callsite location")));
        }
        let caller = self.location()?;
        self.close_location()?;
        Ok(self.keep_location(LocationKind::CallSite { callee, caller }))
    }

    /// `[…, …]`, `<metadata>[…]`
    fn fused_location(&mut self) -> Parse<Location> {
        let mut metadata = None;
        if self.eat(TokenKind::Less) {
            metadata = Some(self.attribute(None)?);
            if !self.eat(TokenKind::Greater) {
                return Err(self.expected(Wanted::sign_of(">", " after fused location metadata")));
            }
        }
        if !self.eat(TokenKind::LeftBracket) {
            return Err(self.expected(Wanted::sign_of("[", " in fused location")));
        }
        let mut locations = Vec::new();
        if !self.at(TokenKind::RightBracket) {
            self.comma_separated(|parser| {
                let location = parser.location()?;
                if parser.keeps_locations() {
                    locations.push(location);
                }
                Ok(())
            })?;
        }
        if !self.eat(TokenKind::RightBracket) {
            return Err(self.expected(Wanted::sign_of("]", " in fused location")));
        }
        let locations = locations.into_boxed_slice();
        Ok(self.keep_location(LocationKind::Fused { metadata, locations }))
    }

    fn close_location(&mut self) -> Parse {
        if self.eat(TokenKind::RightParen) {
            Ok(())
        } else {
            Err(self.expected(Wanted::sign_of(")", " in location")))
        }
    }
}
