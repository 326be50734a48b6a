//! Codes of reflection JSON.

codes! {
    /// Invalid text instead of a JSON value, key or separator.
    JSON_SYNTAX = "reflection-json-syntax", Error;
    /// A bracket or a string is not closed, or a bracket closes nothing.
    JSON_UNCLOSED = "reflection-json-unclosed", Error;
    /// A comma or a colon is missing.
    JSON_SEPARATOR = "reflection-json-separator", Error;
    /// A comma precedes a closing bracket.
    JSON_TRAILING_COMMA = "reflection-json-trailing-comma", Error;
    /// There is text after the end of the value.
    JSON_TRAILING_TEXT = "reflection-json-trailing-text", Error;
    /// A string holds an unknown escape, a raw control character or bytes that are not UTF-8.
    JSON_STRING = "reflection-json-string", Error;
    /// An escaped surrogate without its other half; Python's json reads it, JSON has no such character.
    JSON_SURROGATE = "reflection-json-surrogate", Error;
    /// A number is not written as JSON writes numbers.
    JSON_NUMBER = "reflection-json-number", Error;
    /// A number does not fit a double; Python's json reads it as infinity.
    JSON_NUMBER_RANGE = "reflection-json-number-range", Error;
    /// NaN or Infinity, which Python's json reads and JSON does not have.
    JSON_NOT_FINITE = "reflection-json-not-finite", Error;
    /// The text begins with a byte order mark.
    JSON_BOM = "reflection-json-bom", Error;
    /// A key is repeated in an object; the last one counts.
    JSON_DUPLICATE_KEY = "reflection-json-duplicate-key", Warning;
    /// The text is a JSON value, but not an object.
    NOT_OBJECT = "reflection-not-object", Error;
    /// The key `a` or `r` is missing.
    MISSING_KEY = "reflection-missing-key", Error;
    /// `a` or `r` is not an array of records.
    NOT_ARRAY = "reflection-not-array", Error;
    /// A key that the format does not have, or a version that was never written.
    UNKNOWN_KEY = "reflection-unknown-key", Information;
    /// A record is a number, a boolean or an object, or an array without a tag.
    RECORD_KIND = "reflection-record-kind", Error;
    /// A string names no primitive type.
    UNKNOWN_PRIMITIVE = "reflection-unknown-primitive", Error;
    /// The first element of a record is not a tag of a compound type.
    UNKNOWN_TAG = "reflection-unknown-tag", Error;
    /// A record has too few or too many fields.
    FIELD_COUNT = "reflection-field-count", Error;
    /// A field of a record is of the wrong kind.
    FIELD_KIND = "reflection-field-kind", Error;
    /// The rank of an ndarray is not the number of its dims.
    RANK = "reflection-rank", Error;
    /// A `named` record is outside the root list of arguments.
    NAMED_PLACE = "reflection-named-place", Error;
    /// A named argument comes before one without a name, which positions then no longer reach.
    NAMED_ORDER = "reflection-named-order", Warning;
    /// A name or a key is repeated.
    DUPLICATE_NAME = "reflection-duplicate-name", Warning;
    /// The keys of a structure are not sorted, which is their natural order.
    UNSORTED_KEYS = "reflection-unsorted-keys", Information;
    /// A type that IREE's runtime refuses as an argument.
    REFUSED_ARGUMENT = "reflection-refused-argument", Warning;
    /// A type that IREE's runtime refuses as a result.
    REFUSED_RESULT = "reflection-refused-result", Warning;
    /// A record that a producer other than IREE's wrote, or that IREE no longer writes.
    FOREIGN_RECORD = "reflection-foreign-record", Warning;
}
