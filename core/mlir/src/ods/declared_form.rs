//! The parts of the declarative form of an operation.

use super::OpDescription;
use super::format::Directive;

impl OpDescription {
    /// The words of its declarative form.
    #[must_use]
    pub fn words_of_form(&self) -> Vec<&str> {
        let mut words: Vec<&str> = Vec::new();
        let mut open: Vec<&Directive> =
            self.format().iter().flat_map(|it| &it.directives).collect();
        while let Some(directive) = open.pop() {
            match directive {
                Directive::Literal(text) => words.push(text),
                Directive::Optional(group) => {
                    open.extend(group.then.iter().chain(&group.otherwise));
                }
                Directive::OneOfList(clauses) => {
                    words.extend(clauses.iter().map(|clause| &*clause.literal));
                    open.extend(clauses.iter().flat_map(|clause| &clause.directives));
                }
                _ => {}
            }
        }
        words.retain(|word| word.starts_with(|first: char| first.is_ascii_alphabetic()));
        words
    }
}
