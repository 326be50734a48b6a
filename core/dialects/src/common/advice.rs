//! The next step in words, for errors of several dialects.

use abide_mlir::registry::VerifyError;
use abide_source::rule;

/// The error of an operation that needs an operand for each dynamic size of a type.
pub(crate) fn wrong_dynamic_sizes(found: usize, expected: usize) -> VerifyError {
    let help =
        "give one operand of type 'index' for each '?' of the type, and none for the other sizes";
    let rule = rule!("incorrect number of dynamic sizes, has {}, expected {}", found, expected);
    VerifyError::from(rule).with_help(help)
}

/// The error of an operation that needs an index for each dimension.
pub(crate) fn wrong_index_count(rank: usize) -> VerifyError {
    VerifyError::from(rule!("requires {} indices", rank)).with_help(one_index_for_each(rank))
}

/// The next step for operations with an index for each dimension.
pub(crate) fn one_index_for_each(rank: usize) -> String {
    match rank {
        0 => "give no index: it has no dimensions".to_owned(),
        1 => "give one index: it has one dimension".to_owned(),
        rank => format!("give {rank} indices, one for each dimension"),
    }
}

/// The next step for the number of a dimension that is out of range.
pub(crate) fn dimension_below(rank: usize) -> String {
    match rank.checked_sub(1) {
        Some(last) => format!("dimensions count from 0: the last one is {last}"),
        None => "the type has rank 0".to_owned(),
    }
}
