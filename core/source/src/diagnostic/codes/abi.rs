//! Codes of function-ABI metadata in MLIR files: the metadata of a function, compared with
//! the function is.

codes! {
    /// A signature or a reflection has another number of arguments or results than the function.
    ARITY = "abi-arity", Error;
    /// A scalar is used for an array, a list or a reference of the function, or the other way round.
    VALUE_KIND = "abi-value-kind", Error;
    /// The element type of an array, or a scalar type, is not that of the function.
    ELEMENT_TYPE = "abi-element-type", Error;
    /// An array has another rank than the function's tensor.
    RANK = "abi-rank", Error;
    /// A dim of an array is not that of the function's tensor.
    DIM = "abi-dim", Error;
    /// A raw index of a signature is not among the function's arguments or results.
    RAW_INDEX_RANGE = "abi-raw-index-range", Error;
    /// No leaf of a signature refers to an argument or result of the function.
    RAW_INDEX_UNUSED = "abi-raw-index-unused", Warning;
    /// The version or the calling convention is not one that readers take.
    VERSION = "abi-version", Warning;
    /// The version or the calling convention is missing, without which readers ignore a signature.
    MISSING_VERSION = "abi-missing-version", Information;
    /// Metadata is given both bare and within iree.reflection; the module then holds it twice.
    BOTH_PLACES = "abi-both-places", Warning;
    /// Metadata is bare on a function, where today's compiler drops it.
    BARE_ATTRIBUTE = "abi-bare-attribute", Information;
    /// Reflection JSON under the key of the document, d, which no runtime reads.
    DOCUMENT_KEY = "abi-document-key", Information;
    /// The value of a metadata attribute is not a string, or not of the kind that it has to be.
    ATTRIBUTE_KIND = "abi-attribute-kind", Error;
    /// An attribute for arguments is on a result, or one for results on an argument, without effect.
    ATTRIBUTE_PLACE = "abi-attribute-place", Warning;
    /// An attribute of an argument or result is unknown, and its name is nearly that of a known one.
    ATTRIBUTE_NAME = "abi-attribute-name", Warning;
    /// An index path is missing, malformed, or does not fit the others.
    INDEX_PATH = "abi-index-path", Error;
    /// An index path is not the one that the signature has for the value.
    INDEX_PATH_MISMATCH = "abi-index-path-mismatch", Error;
    /// The path of an argument or result is not written as Python writes paths.
    PATH = "abi-path", Warning;
    /// The paths of two arguments or results cannot be of one structure.
    PATH_CONFLICT = "abi-path-conflict", Warning;
    /// An argument gives its buffer to a result that the function does not have.
    ALIAS_RANGE = "abi-alias-range", Error;
    /// Two arguments give their buffers to one result.
    ALIAS_TWICE = "abi-alias-twice", Error;
    /// An argument gives its buffer to a result of another type or size.
    ALIAS_TYPE = "abi-alias-type", Error;
    /// An argument gives its buffer to one result and to any.
    ALIAS_DONATED = "abi-alias-donated", Warning;
    /// The number of an argument among inputs or outputs is missing, there twice or out of range.
    VALUE_NUMBER = "abi-value-number", Error;
    /// The word of an attribute is not one of its allowed words.
    WORD = "abi-word", Error;
    /// A declaration in words has another number of arguments or results than the function, or others.
    DECLARATION = "abi-declaration", Warning;
    /// A function that waits for fences has no arguments for them.
    FENCES = "abi-fences", Warning;
    /// A host function is called from the device, or the host calls a device function in the course of a call.
    FUNCTION_KIND = "abi-function-kind", Warning;
    /// An attribute names a function that the module does not have.
    FUNCTION_NAME = "abi-function-name", Information;
    /// A sharding is not written in its grammar.
    SHARDING = "abi-sharding", Error;
    /// A sharding has another rank than the type of the value.
    SHARDING_RANK = "abi-sharding-rank", Error;
    /// A dim is cut into tiles that do not divide it.
    SHARDING_UNEVEN = "abi-sharding-uneven", Warning;
    /// A sharding is over another number of devices than the module, or over a device that is not there.
    SHARDING_DEVICES = "abi-sharding-devices", Warning;
    /// A sharding is over a mesh that is not there.
    MESH = "abi-mesh", Error;
    /// A sharding uses an axis that its mesh does not have, or uses one twice.
    MESH_AXIS = "abi-mesh-axis", Error;
}
