//! The meaning of operation names for the tree, which is built before the dialects of a file are known.
//!
//! Code that knows the dialect uses its description; these names only decide how text is split.

/// Operations written without their dialect because their region has a default dialect, and the names that operations
/// had before the `std` dialect was split.
const UNPREFIXED: [&[u8]; 12] = [
    b"br",
    b"call",
    b"call_indirect",
    b"cond_br",
    b"constant",
    b"func",
    b"module",
    b"return",
    b"switch",
    b"unrealized_conversion_cast",
    b"yield",
    b"assert",
];

/// Names without a dialect that were followed by a word, before LLVM 14.
const BEFORE_WORDS: [&[u8]; 3] = [b"atomic_rmw", b"cmpf", b"cmpi"];

/// Last parts of the names of terminators that may have no operands.
const TERMINATORS: [&[u8]; 14] = [
    b"yield",
    b"return",
    b"terminator",
    b"unreachable",
    b"end",
    b"br",
    b"Return",
    b"next",
    b"in_parallel",
    b"reduce",
    b"stop",
    b"continue",
    b"finalize",
    b"exit",
];

/// Last parts of the names of operations that define the symbol after their keywords.
const DEFINING: [&[u8]; 5] = [b"func", b"module", b"global", b"named_sequence", b"GlobalVariable"];

/// Whether a name has a dialect in front.
pub(super) fn has_dot(name: &[u8]) -> bool {
    name.contains(&b'.')
}

/// Whether a name has a dialect and an operation.
pub(super) fn is_prefixed_name(name: &[u8]) -> bool {
    has_dot(name) && !name.ends_with(b".")
}

/// Whether a word is the name of an operation at any position.
pub(super) fn is_unprefixed_name(name: &[u8]) -> bool {
    UNPREFIXED.contains(&name)
}

/// Whether a word is the name of an operation although another word follows.
pub(super) fn is_name_before_word(name: &[u8]) -> bool {
    BEFORE_WORDS.contains(&name)
}

/// Whether a word at the beginning of a line continues the operation before, as `case %a {` does after a region: no
/// dialect has an operation of this name.
pub(super) fn is_clause_word(word: &[u8]) -> bool {
    matches!(word, b"case" | b"default" | b"else")
}

/// Whether an identifier can be the name of an operation by itself.
pub(super) fn is_operation_name(name: &[u8]) -> bool {
    is_prefixed_name(name) || is_unprefixed_name(name)
}

/// Whether an identifier after a whole operation begins the next one on the same line: the name of an operation of a
/// dialect, or the `return` that functions end with.
pub(crate) fn ends_function_or_has_dialect(name: &[u8]) -> bool {
    is_prefixed_name(name) || name == b"return"
}

fn last_part(name: &[u8]) -> &[u8] {
    name.rsplit(|&byte| byte == b'.').next().unwrap_or_default()
}

/// Whether a word ends blocks without operands, in a dialect whose name may be left out.
pub(super) fn is_terminator_word(word: &[u8]) -> bool {
    TERMINATORS.contains(&word)
}

/// Whether `{ name }` is a block with one operation rather than a dictionary with a unit
/// attribute: terminators without operands look like that.
pub(super) fn is_terminator_name(name: &[u8]) -> bool {
    TERMINATORS.contains(&last_part(name)) && is_operation_name(name)
}

/// Whether an operation of this name defines the symbol after its keywords.
pub(crate) fn defines_symbol(name: &[u8]) -> bool {
    DEFINING.contains(&last_part(name))
}

/// Whether the regions of operations with this name are their own symbol tables.
#[must_use]
pub fn has_symbol_table(name: &[u8]) -> bool {
    name == b"module" || name.ends_with(b".module")
}

/// Whether operations of this name, of whatever dialect, are isolated from above: functions and modules.
#[must_use]
pub fn is_isolated(name: &[u8]) -> bool {
    is_function_name(name) || has_symbol_table(name)
}

/// Whether operations in the regions of one with this name may be written without a dialect, as far
/// as is known: dialects can choose that for their own regions.
pub(crate) fn has_default_dialect(name: &[u8]) -> bool {
    let dialect = name.split(|&byte| byte == b'.').next().unwrap_or_default();
    !matches!(
        dialect,
        b"affine"
            | b"async"
            | b"builtin"
            | b"func"
            | b"linalg"
            | b"memref"
            | b"module"
            | b"scf"
            | b"tensor"
            | b"vector"
    )
}

/// Whether operations of this name are functions: isolated from above, and a unit of the tree.
pub(crate) fn is_function_name(name: &[u8]) -> bool {
    name == b"func" || name.ends_with(b".func")
}
