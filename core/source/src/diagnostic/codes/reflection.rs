//! Codes of reflection JSON.

codes! {
    /// Invalid text instead of a JSON value, key or separator.
    JSON_SYNTAX = "reflection-json-syntax", Error,
        help "write a value: an object, an array, a string in '\"', a number, true, false or null";
    /// A bracket or a string is not closed, or a bracket closes nothing.
    JSON_UNCLOSED = "reflection-json-unclosed", Error,
        help "close each bracket and string that is opened";
    /// A comma or a colon is missing.
    JSON_SEPARATOR = "reflection-json-separator", Error,
        help "separate values by ',', and a key from its value by ':'";
    /// A comma precedes a closing bracket.
    JSON_TRAILING_COMMA = "reflection-json-trailing-comma", Error,
        help "remove the comma";
    /// There is text after the end of the value.
    JSON_TRAILING_TEXT = "reflection-json-trailing-text", Error,
        help "remove the text after the value";
    /// A string holds an unknown escape, a raw control character or bytes that are not UTF-8.
    JSON_STRING = "reflection-json-string", Error,
        help "escape it: '\\\\', '\\\"', '\\n' or '\\u0000'";
    /// An escaped surrogate without its other half; Python's json reads it, JSON has no such character.
    JSON_SURROGATE = "reflection-json-surrogate", Error,
        help "write both halves, or the character";
    /// A number is not written as JSON writes numbers.
    JSON_NUMBER = "reflection-json-number", Error,
        help "write digits, such as 10, -1.5 or 2e3, without a zero in front";
    /// A number does not fit a double; Python's json reads it as infinity.
    JSON_NUMBER_RANGE = "reflection-json-number-range", Error,
        help "write a number below 1.8e308";
    /// NaN or Infinity, which Python's json reads and JSON does not have.
    JSON_NOT_FINITE = "reflection-json-not-finite", Error,
        help "write a number or null";
    /// The text begins with a byte order mark.
    JSON_BOM = "reflection-json-bom", Error,
        help "save the text without a byte order mark";
    /// A key is repeated in an object; the last one counts.
    JSON_DUPLICATE_KEY = "reflection-json-duplicate-key", Warning,
        help "keep one of the two";
    /// The text is a JSON value, but not an object.
    NOT_OBJECT = "reflection-not-object", Error,
        help "write an object: '{\"a\": [..], \"r\": [..]}'";
    /// The key `a` or `r` is missing.
    MISSING_KEY = "reflection-missing-key", Error,
        help "add the list of arguments 'a' or of results 'r'; it may be empty";
    /// `a` or `r` is not an array of records.
    NOT_ARRAY = "reflection-not-array", Error,
        help "write a list of records in '[..]'";
    /// A key that the format does not have, or a version that was never written.
    UNKNOWN_KEY = "reflection-unknown-key", Information,
        help "remove it, or write 'v', 'a' or 'r'";
    /// A record is a number, a boolean or an object, or an array without a tag.
    RECORD_KIND = "reflection-record-kind", Error,
        help "write a primitive such as \"i32\", or a list: [\"ndarray\", \"f32\", 1, 4]";
    /// A string names no primitive type.
    UNKNOWN_PRIMITIVE = "reflection-unknown-primitive", Error,
        help "write a type such as \"i32\", \"f32\" or \"bool\"";
    /// The first element of a record is not a tag of a compound type.
    UNKNOWN_TAG = "reflection-unknown-tag", Error,
        help "write a tag such as \"ndarray\", \"slist\", \"sdict\" or \"named\"";
    /// A record has too few or too many fields.
    FIELD_COUNT = "reflection-field-count", Error,
        help "write as many fields as the record has";
    /// A field of a record is of the wrong kind.
    FIELD_KIND = "reflection-field-kind", Error,
        help "write a value of that kind";
    /// The rank of an ndarray is not the number of its dims.
    RANK = "reflection-rank", Error,
        help "write as the rank the number of dims that follow it";
    /// A `named` record is outside the root list of arguments.
    NAMED_PLACE = "reflection-named-place", Error,
        help "move it to the list of arguments, or write the record without a name";
    /// A named argument comes before one without a name, which positions then no longer reach.
    NAMED_ORDER = "reflection-named-order", Warning,
        help "move named arguments after those without a name";
    /// A name or a key is repeated.
    DUPLICATE_NAME = "reflection-duplicate-name", Warning,
        help "give each its own name";
    /// The keys of a structure are not sorted, which is their natural order.
    UNSORTED_KEYS = "reflection-unsorted-keys", Information,
        help "sort the keys";
    /// A type that IREE's runtime refuses as an argument.
    REFUSED_ARGUMENT = "reflection-refused-argument", Warning,
        help "use a type that IREE accepts, such as an array of i32 or f32";
    /// A type that IREE's runtime refuses as a result.
    REFUSED_RESULT = "reflection-refused-result", Warning,
        help "use a type that IREE returns, such as an array of i32 or f32";
    /// A record that a producer other than IREE's wrote, or that IREE no longer writes.
    FOREIGN_RECORD = "reflection-foreign-record", Warning,
        help "write a record of today's IREE";
}
