//! The next step in words, for errors of several dialects.

/// For operations with an operand for each dynamic size of a type.
pub(crate) const ONE_FOR_EACH_DYNAMIC: &str =
    "give one operand of type 'index' for each '?' of the type, and none for the other sizes";

/// For operations with an index for each dimension.
pub(crate) fn one_index_for_each(rank: usize) -> String {
    match rank {
        0 => "give no index: it has no dimensions".to_owned(),
        1 => "give one index: it has one dimension".to_owned(),
        rank => format!("give {rank} indices, one for each dimension"),
    }
}
