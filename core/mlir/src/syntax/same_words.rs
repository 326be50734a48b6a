//! Whether two texts differ in white space alone.

use super::token::TokenKind;
use super::tree::Tree;
use super::unit::Unit;
use abide_source::executor::{self, Executor};
use abide_source::text::Span;
use std::sync::Arc;

/// A unit of one of two trees, and the start of its text.
type Place<'t> = (u32, &'t Arc<Unit>);

impl Tree {
    /// Whether another tree has the same tokens in the same nodes, white space apart. `text` and `other_text` are the
    /// texts that they were read from. Units that the trees share are not inspected; the executor inspects the others.
    pub(crate) fn has_same_words(
        &self,
        text: &[u8],
        other: &Tree,
        other_text: &[u8],
        executor: Executor,
    ) -> bool {
        let Some(pairs) = self.pairs_of_units(other) else { return false };
        let is_same =
            |(): &mut (), ((start, own), (other_start, their)): &(Place<'_>, Place<'_>)| {
                let texts = (own.text(*start, text), their.text(*other_start, other_text));
                have_same_words((own, texts.0), (their, texts.1)) && have_same_nodes(own, their)
            };
        let len = |((_, own), _): &(Place<'_>, Place<'_>)| own.tokens.len();
        executor::map(executor, &pairs, len, || (), is_same).into_iter().all(|same| same)
    }

    /// The units at the same places of two trees, without shared ones; `None` if their numbers differ.
    fn pairs_of_units<'t>(&'t self, other: &'t Tree) -> Option<Vec<(Place<'t>, Place<'t>)>> {
        let roots: (Place<'t>, Place<'t>) = ((0, &self.root), (0, &other.root));
        let mut pairs = vec![roots];
        pairs.retain(|((_, own), (_, their))| !Arc::ptr_eq(own, their));
        let mut next = 0;
        while let Some(&((start, own), (other_start, their))) = pairs.get(next) {
            if own.children.len() != their.children.len() {
                return None;
            }
            for (child, their_child) in own.children.iter().zip(&their.children) {
                if Arc::ptr_eq(&child.unit, &their_child.unit) {
                    continue;
                }
                let place = start.saturating_add(own.token_start(child.token));
                let their_place = other_start.saturating_add(their.token_start(their_child.token));
                pairs.push(((place, &child.unit), (their_place, &their_child.unit)));
            }
            next += 1;
        }
        Some(pairs)
    }
}

/// Whether two units with their texts have the same tokens, white space apart. A nested unit has no bytes here.
fn have_same_words((own, text): (&Unit, &[u8]), (their, their_text): (&Unit, &[u8])) -> bool {
    let (mut index, mut their_index) = (0, 0);
    loop {
        match (own.next_word(&mut index), their.next_word(&mut their_index)) {
            (Some((kind, span)), Some((their_kind, their_span))) => {
                let is_same = kind == their_kind
                    && span.len() == their_span.len()
                    && are_equal(span.slice(text), their_span.slice(their_text));
                if !is_same {
                    return false;
                }
            }
            (None, None) => return true,
            _ => return false,
        }
    }
}

/// Whether two words of the same length have the same bytes. Most have a few: a call of memcmp costs more.
fn are_equal(own: &[u8], their: &[u8]) -> bool {
    if own.len() <= 8 { own.iter().eq(their) } else { own == their }
}

/// Whether the nodes of two units with the same words have the same kinds and words.
fn have_same_nodes(own: &Unit, their: &Unit) -> bool {
    let (ranks, their_ranks) = (own.word_counts(), their.word_counts());
    let rank = |token: u32| ranks.get(token as usize);
    let their_rank = |token: u32| their_ranks.get(token as usize);
    own.nodes.len() == their.nodes.len()
        && own.nodes.iter().zip(&their.nodes).all(|(a, b)| {
            (a.kind, a.end_node) == (b.kind, b.end_node)
                && rank(a.first_token) == their_rank(b.first_token)
                && rank(a.end_token) == their_rank(b.end_token)
        })
}

impl Unit {
    /// The bytes of the unit that begins at an offset of a text.
    fn text<'t>(&self, start: u32, text: &'t [u8]) -> &'t [u8] {
        Span::new(start, start.saturating_add(self.len)).slice(text)
    }

    /// The kind and range of the first token but white space from an index on, which becomes that of the token after
    /// it.
    #[inline]
    fn next_word(&self, index: &mut usize) -> Option<(TokenKind, Span)> {
        loop {
            let (token, start) = (*self.tokens.get(*index)?, *self.starts.get(*index)?);
            *index += 1;
            let end = match token.kind {
                TokenKind::Whitespace => continue,
                TokenKind::Unit => start,
                _ => {
                    let next = self.starts.get(*index).copied().unwrap_or(self.len);
                    next.saturating_sub(u32::from(token.blank))
                }
            };
            return Some((token.kind, Span::new(start, end)));
        }
    }

    /// For each token, and for the end, the number of words before it.
    fn word_counts(&self) -> Vec<u32> {
        let mut count = 0;
        let is_word = self.tokens.iter().map(|token| token.kind != TokenKind::Whitespace);
        let mut counts = Vec::with_capacity(self.tokens.len() + 1);
        counts.push(count);
        counts.extend(is_word.map(|is_word| {
            count += u32::from(is_word);
            count
        }));
        counts
    }
}
