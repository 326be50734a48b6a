//! Whether two texts differ in white space alone.

use super::token::TokenKind;
use super::tree::Tree;
use super::unit::Unit;
use abide_source::text::Span;
use std::sync::Arc;

impl Tree {
    /// Whether another tree has the same tokens in the same nodes, white space apart. `text` and `other_text` are the
    /// texts that they were read from. Units that the trees share are not inspected.
    pub(crate) fn has_same_words(&self, text: &[u8], other: &Tree, other_text: &[u8]) -> bool {
        let mut pairs = vec![((0, &self.root), (0, &other.root))];
        while let Some(((start, own), (other_start, their))) = pairs.pop() {
            if Arc::ptr_eq(own, their) {
                continue;
            }
            let (own_text, their_text) =
                (own.text(start, text), their.text(other_start, other_text));
            if !own.words(own_text).eq(their.words(their_text)) || !have_same_nodes(own, their) {
                return false;
            }
            // As many as there are tokens for them, which are equal.
            for (child, their_child) in own.children.iter().zip(&their.children) {
                let place = start.saturating_add(own.token_start(child.token));
                let their_place = other_start.saturating_add(their.token_start(their_child.token));
                pairs.push(((place, &child.unit), (their_place, &their_child.unit)));
            }
        }
        true
    }
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

    /// The kinds and bytes of all tokens but white space. A nested unit has no bytes here.
    fn words<'t>(&'t self, text: &'t [u8]) -> impl Iterator<Item = (TokenKind, &'t [u8])> {
        let starts = self.starts.iter().copied();
        let ends = starts.clone().skip(1).chain([self.len]);
        let tokens = self.tokens.iter().zip(starts.zip(ends));
        let words = tokens.filter(|(token, _)| token.kind != TokenKind::Whitespace);
        words.map(move |(token, (start, end))| {
            let end = match token.kind {
                TokenKind::Unit => start,
                _ => end.saturating_sub(u32::from(token.blank)),
            };
            (token.kind, Span::new(start, end).slice(text))
        })
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
