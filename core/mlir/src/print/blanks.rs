//! The blanks that MLIR's generated printers put between the directives of a format.

/// The last printed element. MLIR decides on blanks when it generates the printer, so omitted elements count, too.
#[derive(Debug, Clone, Copy)]
pub struct Spacing {
    /// Whether the next element wants a blank before it.
    pub blank: bool,
    /// Whether the last element is punctuation.
    pub after_punctuation: bool,
}

impl Spacing {
    /// The state after the name of the operation.
    pub const START: Spacing = Spacing { blank: true, after_punctuation: false };

    /// Whether a blank precedes a keyword or punctuation.
    #[must_use]
    pub fn before_literal(self, text: &str) -> bool {
        let closing = if self.after_punctuation { ">)}]," } else { "<>(){}[]," };
        self.blank && !(text.len() == 1 && closing.contains(text))
    }

    /// Notes a keyword or punctuation.
    pub fn after_literal(&mut self, text: &str) {
        self.blank = !(text.len() == 1 && "<({[".contains(text));
        let word = |first: char| first == '_' || first.is_ascii_alphabetic();
        self.after_punctuation = !text.starts_with(word);
    }
}
