//! Codes of MLIR text.

codes! {
    /// Bytes that begin no token.
    UNKNOWN_BYTES = "mlir-unknown-bytes", Error;
    /// A `%`, `@`, `^`, `#` or `!` without a name after it.
    MISSING_NAME = "mlir-missing-name", Error;
    /// A string that its line ends before its closing quote.
    UNTERMINATED_STRING = "mlir-unterminated-string", Error;
    /// A backslash in a string that begins no escape.
    UNKNOWN_ESCAPE = "mlir-unknown-escape", Error;
    /// NUL bytes between tokens: skipped, but hardly meant.
    NUL_BYTES = "mlir-nul-bytes", Warning;
    /// A byte-order mark, which MLIR's own parser rejects.
    BYTE_ORDER_MARK = "mlir-byte-order-mark", Warning;
    /// Other text is expected here.
    EXPECTED = "mlir-expected", Error;
    /// A bracket that closes nothing, or that nothing closes.
    UNMATCHED = "mlir-unmatched-bracket", Error;
    /// An alias whose name has a dot.
    BAD_ALIAS_NAME = "mlir-bad-alias-name", Error;
    /// A value that nothing defines in its function or the enclosing regions.
    UNDEFINED_VALUE = "mlir-undefined-value", Error;
    /// A value that its region defines twice.
    REDEFINED_VALUE = "mlir-redefined-value", Error;
    /// `%a#2` where `%a` has no more than two results.
    BAD_RESULT_NUMBER = "mlir-bad-result-number", Error;
    /// A block that its region does not have.
    UNDEFINED_BLOCK = "mlir-undefined-block", Error;
    /// A block that its region has twice.
    REDEFINED_BLOCK = "mlir-redefined-block", Error;
    /// An alias that nothing defines before it is used.
    UNDEFINED_ALIAS = "mlir-undefined-alias", Error;
    /// An alias that is defined twice.
    REDEFINED_ALIAS = "mlir-redefined-alias", Error;
    /// A symbol that its symbol table has twice.
    REDEFINED_SYMBOL = "mlir-redefined-symbol", Error;
    /// A generic operation with more or fewer operands than its type has.
    OPERAND_COUNT = "mlir-operand-count", Error;
    /// A generic operation with more or fewer names than results.
    RESULT_COUNT = "mlir-result-count", Error;
    /// An operand whose type is not the one of its definition.
    TYPE_MISMATCH = "mlir-type-mismatch", Error;
    /// An operation that violates the rules of its dialect.
    INVALID_OPERATION = "mlir-invalid-operation", Error;
    /// An operation that its dialect does not have.
    UNKNOWN_OPERATION = "mlir-unknown-operation", Error;
    /// An operation of an earlier version of LLVM, and its replacement.
    OLD_NAME = "mlir-old-name", Warning;
    /// An operation that does not follow its described form, in a dialect whose forms differ between versions: the
    /// rest of its function is not checked.
    UNKNOWN_FORM = "mlir-unknown-form", Information;
    /// A dialect whose `.td` files have errors: abide uses the definitions without errors.
    BROKEN_DESCRIPTION = "mlir-broken-description", Warning;
    /// An operation that has something more than the form that abide knows, which is that of LLVM 19 and 22.
    OTHER_FORM = "mlir-other-form", Warning;
    /// An operation that a pass cannot deal with.
    PASS_FAILED = "mlir-pass-failed", Error;
    /// A diagnostic that a test file does not expect, or one that it expects and that is not there.
    EXPECTATION = "mlir-expectation", Error;
    /// Bytes that are not valid bytecode, though they begin as such.
    BYTECODE = "mlir-bytecode", Error;
    /// Bytecode that was decoded as text, as editors without support for the format do: it is no longer readable.
    DECODED_BYTECODE = "mlir-decoded-bytecode", Error;
    /// Comments in a text that is stored as bytecode, which has none. Shown in editors only.
    NOT_IN_BYTECODE = "mlir-not-in-bytecode", Information;
    /// An unused value, of an operation that does nothing else. Shown in editors only.
    UNUSED_VALUE = "mlir-unused-value", Hint;
    /// A private symbol that is never used in the file; not a function that is only declared. Shown in editors only.
    UNUSED_SYMBOL = "mlir-unused-symbol", Hint;
    /// An alias that its part of the file never mentions. Shown in editors only.
    UNUSED_ALIAS = "mlir-unused-alias", Hint;
    /// A resource that the file mentions and its metadata lacks, though it has others. An error if a similar key is
    /// never mentioned; else it may have been omitted because it is long.
    UNDEFINED_RESOURCE = "mlir-undefined-resource", Error;
    /// A resource in the metadata of the file that nothing mentions. Shown in editors only.
    UNUSED_RESOURCE = "mlir-unused-resource", Hint;
    /// A resource whose key the metadata has twice: MLIR keeps one of them.
    REPEATED_RESOURCE = "mlir-repeated-resource", Warning;
    /// A resource with more or fewer bytes than the type of its mention has. Compilers accept the text, and fail or
    /// read wrong values where they use the elements.
    RESOURCE_SIZE = "mlir-resource-size", Warning;
    /// An unreachable block: only blocks that are unreachable themselves, if any, branch to it. Shown in editors
    /// only.
    UNREACHABLE_BLOCK = "mlir-unreachable-block", Hint;
    /// An operation that its dialect calls deprecated, or the former name of an attribute. Shown in editors only.
    DEPRECATED = "mlir-deprecated", Hint;
    /// The brackets of a described dialect's type hold something else than they should.
    TYPE_BODY = "mlir-type-body", Error;
}
