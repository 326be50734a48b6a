//! Codes of structured-index-path signatures and raw function signatures.
//!
//! An error is what the C++ reference rejects (or hangs on, or silently misreads); a warning is
//! what it accepts although the function-ABI design document does not.

codes! {
    /// The tag of a field has no number after it.
    MISSING_NUMBER = "sip-missing-number", Error;
    /// A number does not fit in 32 bits.
    NUMBER_RANGE = "sip-number-range", Error;
    /// A byte with which no field begins.
    UNKNOWN_BYTE = "sip-unknown-byte", Error;
    /// The length of a span does not fit what it holds.
    WRONG_LENGTH = "sip-wrong-length", Error;
    /// The `!` after the length of a span is missing.
    MISSING_BANG = "sip-missing-bang", Error;
    /// The field for the inputs is missing.
    MISSING_INPUTS = "sip-missing-inputs", Error;
    /// The field for the results is missing.
    MISSING_RESULTS = "sip-missing-results", Error;
    /// A key is outside of a struct or directly after another key.
    KEY_NOT_ALLOWED = "sip-key-not-allowed", Error;
    /// A value in a struct has no key before it.
    VALUE_NOT_ALLOWED = "sip-value-not-allowed", Error;
    /// A field within the inputs or results is neither key nor value.
    UNRECOGNIZED_TAG = "sip-unrecognized-tag", Error;
    /// The inputs or results have more than one root value.
    SEVERAL_ROOTS = "sip-several-roots", Warning;
    /// The last key of a struct has no value.
    TRAILING_KEY = "sip-trailing-key", Warning;
    /// A string key in a sequence, or an integer key in a dictionary.
    MIXED_KEYS = "sip-mixed-keys", Warning;
    /// The results precede the inputs.
    RESULTS_FIRST = "sip-results-first", Warning;
    /// A field besides the inputs and results, which readers skip.
    SKIPPED_FIELD = "sip-skipped-field", Warning;
    /// A second field for the inputs or the results, which readers ignore.
    DUPLICATE_FIELD = "sip-duplicate-field", Warning;
    /// A struct has the same key twice.
    DUPLICATE_KEY = "sip-duplicate-key", Warning;
    /// The keys of a struct are not in ascending order.
    UNSORTED_KEYS = "sip-unsorted-keys", Warning;
    /// An integer key is negative.
    NEGATIVE_KEY = "sip-negative-key", Warning;
    /// Two leaves refer to the same raw input or result.
    REPEATED_RAW_INDEX = "sip-repeated-raw-index", Warning;
    /// A leaf has a negative raw index.
    NEGATIVE_RAW_INDEX = "sip-negative-raw-index", Warning;
    /// The bytes after the inputs and results are not a field.
    TRAILING_BYTES = "sip-trailing-bytes", Warning;
    /// A raw value is neither buffer, scalar, reference nor unmapped value.
    RAW_UNRECOGNIZED_TAG = "raw-unrecognized-tag", Error;
    /// A field of a raw value is not one for this kind of value.
    RAW_UNRECOGNIZED_FIELD = "raw-unrecognized-field", Error;
    /// An element type has a code below 0 or above 11.
    RAW_SCALAR_TYPE = "raw-scalar-type", Error;
    /// A value whose type could not be mapped; the C++ reference cannot read the signature.
    RAW_UNMAPPED_VALUE = "raw-unmapped-value", Warning;
    /// A raw value has more than one element type; the last one counts.
    RAW_REPEATED_TYPE = "raw-repeated-type", Warning;
    /// The element type of a buffer follows a dimension.
    RAW_TYPE_AFTER_DIMS = "raw-type-after-dims", Warning;
    /// A dynamic dimension is written with another number than -1.
    RAW_NEGATIVE_DIM = "raw-negative-dim", Warning;
}
