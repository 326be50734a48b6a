//! The blanks that MLIR's generated printers put between the directives of a format.

use crate::ods::format::{Directive, Format, Whitespace};
use rustc_hash::FxHashMap;

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

/// Returns, for each directive of a format, by its address, whether a blank precedes it.
pub(crate) fn blanks_before(format: &Format) -> FxHashMap<*const Directive, bool> {
    let mut found = FxHashMap::default();
    let mut spacing = Spacing::START;
    find(&format.directives, &mut spacing, &mut found);
    found
}

/// The depth of groups is bounded where formats are read.
fn find(
    directives: &[Directive],
    spacing: &mut Spacing,
    found: &mut FxHashMap<*const Directive, bool>,
) {
    let mut is_behind_blank = false;
    for directive in directives {
        let is_apart = std::mem::take(&mut is_behind_blank);
        let blank = match directive {
            Directive::Literal(text) => {
                let blank = spacing.before_literal(text);
                spacing.after_literal(text);
                blank
            }
            Directive::Whitespace(whitespace) => {
                let after_punctuation = matches!(whitespace, Whitespace::Nothing);
                *spacing = Spacing { blank: false, after_punctuation };
                is_behind_blank = matches!(whitespace, Whitespace::Blank);
                continue;
            }
            Directive::Optional(group) => {
                find(&group.then, spacing, found);
                find(&group.otherwise, spacing, found);
                continue;
            }
            Directive::OneOfList(clauses) => {
                for clause in clauses {
                    spacing.after_literal(&clause.literal);
                    find(&clause.directives, spacing, found);
                }
                continue;
            }
            Directive::AttributeDictionary { .. } | Directive::PropertyDictionary => {
                spacing.after_punctuation = false;
                true
            }
            _ => {
                let blank = spacing.blank || !spacing.after_punctuation;
                *spacing = Spacing { blank: true, after_punctuation: false };
                // Where the format has none, C++ may begin with one.
                if !blank && !is_apart && matches!(directive, Directive::Custom { .. }) {
                    continue;
                }
                blank
            }
        };
        found.insert(std::ptr::from_ref(directive), blank || is_apart);
    }
}
