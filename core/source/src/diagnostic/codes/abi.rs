//! Codes of function-ABI metadata in MLIR files: in itself, and compared with its function.

codes! {
    /// A signature or a reflection has another number of arguments or results than the function.
    ARITY = "abi-arity", Error,
        help "describe each argument and result of the function once, in its order";
    /// A scalar is used for an array, a list or a reference of the function, or the other way round.
    VALUE_KIND = "abi-value-kind", Error,
        help "describe a tensor as an array, a number as a scalar, a list as a list";
    /// The element type of an array, or a scalar type, is not that of the function.
    ELEMENT_TYPE = "abi-element-type", Error,
        help "write the element type of the function's value";
    /// An array has another rank than the function's tensor.
    RANK = "abi-rank", Error,
        help "write one dim for each dimension of the function's tensor";
    /// A dim of an array is not that of the function's tensor.
    DIM = "abi-dim", Error,
        help "write the size in the function's type; a dynamic one is null";
    /// A raw index of a signature is not among the function's arguments or results.
    RAW_INDEX_RANGE = "abi-raw-index-range", Error,
        help "number arguments and results from 0 in the order of the function";
    /// No leaf of a signature refers to an argument or result of the function.
    RAW_INDEX_UNUSED = "abi-raw-index-unused", Warning,
        help "add a leaf '_N' for it to the signature";
    /// The version or the calling convention is not one that readers take.
    VERSION = "abi-version", Warning,
        help "write the version that readers take";
    /// The version or the calling convention is missing, without which readers ignore a signature.
    MISSING_VERSION = "abi-missing-version", Information,
        help "add the version beside the signature";
    /// Metadata is given both bare and within iree.reflection; the module then holds it twice.
    BOTH_PLACES = "abi-both-places", Warning,
        help "keep one of the two, within 'iree.reflection' for today's compiler";
    /// Metadata is bare on a function, where today's compiler drops it.
    BARE_ATTRIBUTE = "abi-bare-attribute", Information,
        help "move it into 'iree.reflection = {..}'";
    /// Reflection JSON under the key of the document, d, which no runtime reads.
    DOCUMENT_KEY = "abi-document-key", Information,
        help "write it under 'iree.abi'";
    /// The value of a metadata attribute is not a string, or not of the kind that it has to be.
    ATTRIBUTE_KIND = "abi-attribute-kind", Error,
        help "write a value of that kind";
    /// An attribute for arguments is on a result, or one for results on an argument, without effect.
    ATTRIBUTE_PLACE = "abi-attribute-place", Warning,
        help "move it to a value of that kind, or remove it";
    /// An attribute of an argument or result is unknown, and its name is nearly that of a known one.
    ATTRIBUTE_NAME = "abi-attribute-name", Warning,
        help "correct the name, or remove the attribute";
    /// An index path is missing, malformed, or does not fit the others.
    INDEX_PATH = "abi-index-path", Error,
        help "write a list of keys and numbers: '[\"a\", 0]'";
    /// An index path is not the one that the signature has for the value.
    INDEX_PATH_MISMATCH = "abi-index-path-mismatch", Error,
        help "change one of the two so that both have the same keys";
    /// The path of an argument or result is not written as Python writes paths.
    PATH = "abi-path", Warning,
        help "write it as Python does: a name, then '[0]', '[\"key\"]' or '.field' for each step";
    /// The paths of two arguments or results cannot be of one structure.
    PATH_CONFLICT = "abi-path-conflict", Warning,
        help "give each value its own path through one structure";
    /// An argument gives its buffer to a result that the function does not have.
    ALIAS_RANGE = "abi-alias-range", Error,
        help "write the number of a result, from 0";
    /// Two arguments give their buffers to one result.
    ALIAS_TWICE = "abi-alias-twice", Error,
        help "give the result the buffer of one argument";
    /// An argument gives its buffer to a result of another type or size.
    ALIAS_TYPE = "abi-alias-type", Error,
        help "give the buffer to a result of the same type and size";
    /// An argument gives its buffer to one result and to any.
    ALIAS_DONATED = "abi-alias-donated", Warning,
        help "keep one of the two attributes";
    /// The number of an argument among inputs or outputs is missing, there twice or out of range.
    VALUE_NUMBER = "abi-value-number", Error,
        help "number the values of this kind from 0, each once";
    /// The word of an attribute is not one of its allowed words.
    WORD = "abi-word", Error,
        help "write one of these words";
    /// A declaration in words has another number of arguments or results than the function, or others.
    DECLARATION = "abi-declaration", Warning,
        help "write the declaration again from the types of the function";
    /// A function that waits for fences has no arguments for them.
    FENCES = "abi-fences", Warning,
        help "add two arguments of type '!hal.fence' at the end, or use another model";
    /// A host function is called from the device, or the host calls a device function in the course of a call.
    FUNCTION_KIND = "abi-function-kind", Warning,
        help "call it from the other side, or change where it runs";
    /// An attribute names a function that the module does not have.
    FUNCTION_NAME = "abi-function-name", Information,
        help "define the function in this module, or correct its name";
    /// A sharding is not written in its grammar.
    SHARDING = "abi-sharding", Error,
        help "write it as '{devices=[2,1]0,1}' or '{replicated}', for Shardy as '<@mesh, [{\"x\"}, {}]>'";
    /// A sharding has another rank than the type of the value.
    SHARDING_RANK = "abi-sharding-rank", Error,
        help "write one entry for each dimension of the type";
    /// A dim is cut into tiles that do not divide it.
    SHARDING_UNEVEN = "abi-sharding-uneven", Warning,
        help "use a number of tiles that divides the size";
    /// A sharding is over another number of devices than the module, or over a device that is not there.
    SHARDING_DEVICES = "abi-sharding-devices", Warning,
        help "write as many devices as the module runs on, from 0";
    /// A sharding is over a mesh that is not there.
    MESH = "abi-mesh", Error,
        help "define the mesh in this module, or name another one";
    /// A sharding uses an axis that its mesh does not have, or uses one twice.
    MESH_AXIS = "abi-mesh-axis", Error,
        help "use each axis of the mesh once at most";
}
