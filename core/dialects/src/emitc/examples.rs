//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[("emitc.include", " <\"stdio.h\">")];
