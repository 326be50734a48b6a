//! Names defined further down. Operations may use them earlier in a region whose order does not matter, or if blocks
//! are not in the order of their dominance.

use super::Operations;
use crate::syntax::lexer::Lexer;
use crate::syntax::{self, TokenKind};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The maximum number of regions that are searched for a name, the innermost first.
const MAX_ENCLOSING_REGIONS: usize = 8;

/// The names of results in the rest of a region.
#[derive(Debug, Default)]
pub(in crate::parse) struct ForwardDefinitions<'a> {
    /// By the number of regions around it, the rest of the region that was searched last.
    by_depth: FxHashMap<usize, RestOfRegion<'a>>,
}

#[derive(Debug)]
struct RestOfRegion<'a> {
    range: Range<usize>,
    /// The last definition of each name.
    names: FxHashMap<&'a [u8], usize>,
}

impl<'a> Operations<'a> {
    /// Whether an operation after a position in the current region, or in an enclosing region whose order does not
    /// matter, names a result so. A region is searched once.
    pub(in crate::parse) fn is_defined_later(&mut self, name: &[u8], from: usize) -> bool {
        let mut from = from;
        for outwards in 0..MAX_ENCLOSING_REGIONS {
            let Some(depth) = self.blocks.len().checked_sub(outwards) else { return false };
            let rest = self.rest_of_region(depth, from);
            if rest.names.get(name).is_some_and(|place| *place >= from) {
                return true;
            }
            from = rest.range.end;
            if !self.sees_graph(outwards) {
                return false;
            }
        }
        false
    }

    fn rest_of_region(&mut self, depth: usize, from: usize) -> &RestOfRegion<'a> {
        let text = self.text;
        self.later_names
            .by_depth
            .entry(depth)
            .and_modify(|known| {
                if !known.range.contains(&from) {
                    *known = RestOfRegion::of(text, from);
                }
            })
            .or_insert_with(|| RestOfRegion::of(text, from))
    }

    /// Whether a name means a later value, in a region whose order does not matter.
    pub(in crate::parse) fn is_forward_reference(&mut self, name: &[u8], from: usize) -> bool {
        (self.is_graph(0) || self.sees_graph(0)) && self.is_defined_later(name, from)
    }

    /// Whether the region `outwards` levels out sees the values of an enclosing one whose order does not matter.
    fn sees_graph(&mut self, outwards: usize) -> bool {
        let own = self.operation_outwards(outwards).and_then(|own| self.known(own));
        !own.is_some_and(|known| known.entry.is_isolated()) && self.is_graph(outwards + 1)
    }

    /// Whether values may be used before their definition in the regions of the operation `outwards` levels out.
    fn is_graph(&mut self, outwards: usize) -> bool {
        let operation = self.operation_outwards(outwards).and_then(|name| self.known(name));
        operation.is_some_and(|known| known.entry.description().traits.may_have_graph_regions())
    }
}

impl<'a> RestOfRegion<'a> {
    fn of(text: &'a [u8], from: usize) -> RestOfRegion<'a> {
        let mut lexer = Lexer::new(text);
        lexer.jump(from, from);
        let mut names = FxHashMap::default();
        // Possible results at the beginning of the line, until the text after them decides.
        let mut results: Vec<(&[u8], usize)> = Vec::new();
        let (mut open, mut is_list, mut line) = (0_usize, false, from);
        let mut previous = TokenKind::EndOfFile;
        loop {
            lexer.whitespace();
            let start = lexer.position();
            let kind = lexer.next();
            let begins_line = std::mem::replace(&mut line, lexer.line_start()) != line;
            if kind.is_trivia() {
                continue;
            }
            let before = std::mem::replace(&mut previous, kind);
            if begins_line {
                results.clear();
                is_list = open == 0
                    && kind == TokenKind::PercentIdentifier
                    && syntax::begins_results(&lexer, text, before, true);
            }
            match kind {
                TokenKind::EndOfFile | TokenKind::SplitMarker => break,
                TokenKind::LeftBrace | TokenKind::LeftParen | TokenKind::LeftBracket => open += 1,
                TokenKind::RightBrace | TokenKind::RightParen | TokenKind::RightBracket => {
                    match open.checked_sub(1) {
                        Some(rest) => open = rest,
                        None => break,
                    }
                }
                TokenKind::PercentIdentifier if is_list => {
                    let name = text.get(start + 1..lexer.position()).unwrap_or_default();
                    results.push((name, start));
                    continue;
                }
                TokenKind::Comma | TokenKind::Colon | TokenKind::Integer if is_list => continue,
                TokenKind::Equal if is_list => names.extend(results.drain(..)),
                _ => {}
            }
            is_list = false;
        }
        RestOfRegion { range: from..lexer.position(), names }
    }
}
