//! The blanks that MLIR's generated printers put between the directives of a format.

/// The last printed element. MLIR decides on blanks when it generates the printer, so omitted elements count, too.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    /// Whether what follows wants a blank before it.
    pub(super) blank: bool,
    pub(super) after_punctuation: bool,
}

impl Spacing {
    pub(super) fn before_literal(self, text: &str) -> bool {
        let closing = if self.after_punctuation { ">)}]," } else { "<>(){}[]," };
        self.blank && !(text.len() == 1 && closing.contains(text))
    }

    pub(super) fn after_literal(&mut self, text: &str) {
        self.blank = !(text.len() == 1 && "<({[".contains(text));
        let word = |first: char| first == '_' || first.is_ascii_alphabetic();
        self.after_punctuation = !text.starts_with(word);
    }
}
