//! Codes of structured-index-path signatures and raw function signatures.
//!
//! An error is what the C++ reference rejects (or hangs on, or silently misreads); a warning is
//! what it accepts although the function-ABI design document does not.

codes! {
    /// The tag of a field has no number after it.
    MISSING_NUMBER = "sip-missing-number", Error,
        help "write a number after the letter of the field: '_0'";
    /// A number does not fit in 32 bits.
    NUMBER_RANGE = "sip-number-range", Error,
        help "write a number of at most 32 bits";
    /// A byte with which no field begins.
    UNKNOWN_BYTE = "sip-unknown-byte", Error,
        help "remove it: fields begin with a letter or '_'";
    /// The length of a span does not fit what it holds.
    WRONG_LENGTH = "sip-wrong-length", Error,
        help "write the number of bytes up to the end of the span, with its '!'";
    /// The `!` after the length of a span is missing.
    MISSING_BANG = "sip-missing-bang", Error,
        help "write '!' after the length";
    /// The field for the inputs is missing.
    MISSING_INPUTS = "sip-missing-inputs", Error,
        help "add the field 'I'; without inputs it is 'I1!'";
    /// The field for the results is missing.
    MISSING_RESULTS = "sip-missing-results", Error,
        help "add the field 'R'; without results it is 'R1!'";
    /// A key is outside of a struct or directly after another key.
    KEY_NOT_ALLOWED = "sip-key-not-allowed", Error,
        help "write a key only in front of a value of 'S' or 'D'";
    /// A value in a struct has no key before it.
    VALUE_NOT_ALLOWED = "sip-value-not-allowed", Error,
        help "write a key in front of it: 'k0' or 'K4!name'";
    /// A field within the inputs or results is neither key nor value.
    UNRECOGNIZED_TAG = "sip-unrecognized-tag", Error,
        help "write a key ('k', 'K') or a value ('_', 'S', 'D')";
    /// The inputs or results have more than one root value.
    SEVERAL_ROOTS = "sip-several-roots", Warning,
        help "join the values in a sequence: 'S..!'";
    /// The last key of a struct has no value.
    TRAILING_KEY = "sip-trailing-key", Warning,
        help "write a value after it, or remove it";
    /// A string key in a sequence, or an integer key in a dictionary.
    MIXED_KEYS = "sip-mixed-keys", Warning,
        help "use 'k' in sequences and 'K' in dictionaries";
    /// The results precede the inputs.
    RESULTS_FIRST = "sip-results-first", Warning,
        help "move the field 'I' in front of the field 'R'";
    /// A field besides the inputs and results, which readers skip.
    SKIPPED_FIELD = "sip-skipped-field", Warning,
        help "remove the field";
    /// A second field for the inputs or the results, which readers ignore.
    DUPLICATE_FIELD = "sip-duplicate-field", Warning,
        help "keep one of the two";
    /// A struct has the same key twice.
    DUPLICATE_KEY = "sip-duplicate-key", Warning,
        help "give each value its own key";
    /// The keys of a struct are not in ascending order.
    UNSORTED_KEYS = "sip-unsorted-keys", Warning,
        help "sort the keys";
    /// An integer key is negative.
    NEGATIVE_KEY = "sip-negative-key", Warning,
        help "number the elements from 0";
    /// Two leaves refer to the same raw input or result.
    REPEATED_RAW_INDEX = "sip-repeated-raw-index", Warning,
        help "give each leaf the index of a value of its own";
    /// A leaf has a negative raw index.
    NEGATIVE_RAW_INDEX = "sip-negative-raw-index", Warning,
        help "number the values from 0";
    /// The bytes after the inputs and results are not a field.
    TRAILING_BYTES = "sip-trailing-bytes", Warning,
        help "remove the bytes";
    /// A raw value is neither buffer, scalar, reference nor unmapped value.
    RAW_UNRECOGNIZED_TAG = "raw-unrecognized-tag", Error,
        help "write a buffer ('B'), a scalar ('S'), a reference ('O') or 'U'";
    /// A field of a raw value is not one for this kind of value.
    RAW_UNRECOGNIZED_FIELD = "raw-unrecognized-field", Error,
        help "a buffer has a type 't' and dimensions 'd', a scalar only its type";
    /// An element type has a code below 0 or above 11.
    RAW_SCALAR_TYPE = "raw-scalar-type", Error,
        help "write a code from 0 to 11";
    /// A value whose type could not be mapped; the C++ reference cannot read the signature.
    RAW_UNMAPPED_VALUE = "raw-unmapped-value", Warning,
        help "describe the value as a buffer, a scalar or a reference";
    /// A raw value has more than one element type; the last one counts.
    RAW_REPEATED_TYPE = "raw-repeated-type", Warning,
        help "keep one of the types";
    /// The element type of a buffer follows a dimension.
    RAW_TYPE_AFTER_DIMS = "raw-type-after-dims", Warning,
        help "move the type in front of the dimensions";
    /// A dynamic dimension is written with another number than -1.
    RAW_NEGATIVE_DIM = "raw-negative-dim", Warning,
        help "write -1 for a dynamic dimension";
}
