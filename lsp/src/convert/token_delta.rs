//! What has changed between two answers about semantic tokens.

use tower_lsp::lsp_types::{SemanticToken, SemanticTokensEdit};

/// How many numbers a token is.
const NUMBERS: u32 = 5;

/// The one edit that makes the new tokens of the old ones; none where they are the same.
pub(crate) fn token_edits(old: &[SemanticToken], new: &[SemanticToken]) -> Vec<SemanticTokensEdit> {
    let same = |(old, new): &(&SemanticToken, &SemanticToken)| old == new;
    let prefix = old.iter().zip(new).take_while(same).count();
    let (old, new) = (old.get(prefix..), new.get(prefix..));
    let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
    let suffix = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
    let added = new.get(..new.len() - suffix).unwrap_or_default();
    let removed = old.len() - suffix;
    if added.is_empty() && removed == 0 {
        return Vec::new();
    }
    let count = |tokens: usize| u32::try_from(tokens).unwrap_or(u32::MAX).saturating_mul(NUMBERS);
    vec![SemanticTokensEdit {
        start: count(prefix),
        delete_count: count(removed),
        data: (!added.is_empty()).then(|| added.to_vec()),
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(length: u32) -> SemanticToken {
        SemanticToken {
            delta_line: 0,
            delta_start: 1,
            length,
            token_type: 0,
            token_modifiers_bitset: 0,
        }
    }

    fn edits(old: &[u32], new: &[u32]) -> Vec<(u32, u32, usize)> {
        let tokens = |lengths: &[u32]| lengths.iter().copied().map(token).collect::<Vec<_>>();
        let edits = token_edits(&tokens(old), &tokens(new)).into_iter();
        edits
            .map(|edit| (edit.start, edit.delete_count, edit.data.map_or(0, |d| d.len())))
            .collect()
    }

    #[test]
    fn only_what_differs_is_sent() {
        assert_eq!(edits(&[1, 2, 3], &[1, 2, 3]), []);
        assert_eq!(edits(&[1, 2, 3], &[1, 9, 8, 3]), [(5, 5, 2)]);
        assert_eq!(edits(&[1, 1, 1], &[1, 1]), [(10, 5, 0)]);
        assert_eq!(edits(&[], &[1]), [(0, 0, 1)]);
        assert_eq!(edits(&[1], &[]), [(0, 5, 0)]);
    }
}
