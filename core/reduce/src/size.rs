//! The order of texts by size.

use abide_mlir::syntax;
use abide_source::limits::Limits;

/// The size of a text: its tokens, then its bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    /// The number of tokens without white space and comments.
    pub tokens: usize,
    /// The number of bytes.
    pub bytes: usize,
}

impl Size {
    /// The size of a text.
    #[must_use]
    pub fn of(text: &[u8], limits: &Limits) -> Size {
        let tree = syntax::parse(text, limits);
        let tokens = tree.tokens().filter(|token| !token.kind().is_trivia()).count();
        Size { tokens, bytes: text.len() }
    }

    /// Whether a text of this size is smaller than another. Texts of equal size are ordered by their bytes, so that no
    /// chain of reductions is endless.
    pub(crate) fn is_below(self, other: Size, own_text: &[u8], other_text: &[u8]) -> bool {
        (self, own_text) < (other, other_text)
    }
}
