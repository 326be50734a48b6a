//! Codes of function-ABI metadata in MLIR files: what the metadata of a function says against what
//! the function is.

codes! {
    /// A signature or a reflection has another number of arguments or results than the function.
    ARITY = "abi-arity", Error;
    /// A scalar stands where the function has an array, a list or a reference, or the other way round.
    VALUE_KIND = "abi-value-kind", Error;
    /// The element type of an array, or a scalar type, is not that of the function.
    ELEMENT_TYPE = "abi-element-type", Error;
    /// An array has another rank than the function's tensor.
    RANK = "abi-rank", Error;
    /// A dim of an array is not that of the function's tensor.
    DIM = "abi-dim", Error;
    /// A raw index of a signature is none of the function's arguments or results.
    RAW_INDEX_RANGE = "abi-raw-index-range", Error;
    /// No leaf of a signature stands for an argument or result of the function.
    RAW_INDEX_UNUSED = "abi-raw-index-unused", Warning;
    /// The version or the calling convention is not one that readers take.
    VERSION = "abi-version", Warning;
    /// The version or the calling convention is missing, without which readers ignore a signature.
    MISSING_VERSION = "abi-missing-version", Information;
    /// Metadata is given both bare and within iree.reflection; the module then holds it twice.
    BOTH_PLACES = "abi-both-places", Warning;
    /// Metadata stands bare on a function, where today's compiler drops it.
    BARE_ATTRIBUTE = "abi-bare-attribute", Information;
    /// Reflection JSON under the key of the document, d, which no runtime reads.
    DOCUMENT_KEY = "abi-document-key", Information;
    /// The value of a metadata attribute is not a string, or not of the kind that it has to be.
    ATTRIBUTE_KIND = "abi-attribute-kind", Error;
    /// An index path is missing, malformed, or does not fit beside the others.
    INDEX_PATH = "abi-index-path", Error;
    /// An index path is not the one that the signature has for the value.
    INDEX_PATH_MISMATCH = "abi-index-path-mismatch", Error;
}
