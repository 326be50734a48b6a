//! What is wrong with a format, in the words of mlir-tblgen: it says the first mistake, and so does this.
//!
//! [`Format::compile`](super::Format::compile) reads any format that makes sense; here is what MLIR's own generator asks
//! of those in `.td` files. Nothing is said that it does not say; of ambiguities, and of properties, it says more.

mod complete;
mod elements;
mod groups;
mod lexer;

use super::seen::Seen;
use crate::ods::OpDescription;
use elements::Element;
use lexer::{Kind, Lexer, Token};
use std::ops::Range;

/// What is wrong with a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The bytes of the format.
    pub range: Range<usize>,
    /// What it is.
    pub message: String,
    /// What would help.
    pub help: Option<String>,
    /// Whether it is that nobody can tell a type.
    pub is_of_types: bool,
}

impl Problem {
    fn new(range: Range<usize>, message: impl Into<String>) -> Problem {
        Problem { range, message: message.into(), help: None, is_of_types: false }
    }
}

type Outcome<T> = Result<T, Problem>;

/// What a description does not say of an operation.
#[derive(Debug, Clone, Copy, Default)]
pub struct Names<'a> {
    /// The names of its properties, which are among the attributes of the description.
    pub properties: &'a [&'a str],
    /// Names that a format may use of which nothing else is known, as those of attributes that C++ derives.
    pub others: &'a [&'a str],
}

/// How deep groups and directives may nest.
const DEPTH: u32 = 32;

/// What is wrong with the format of an operation, which is known as a whole; nothing where nothing is.
#[must_use]
pub fn problem(text: &str, op: &OpDescription, names: Names<'_>) -> Option<Problem> {
    let problem = Checker::new(text, op, names).and_then(|mut checker| checker.format()).err();
    problem.filter(|problem| !problem.message.is_empty())
}

struct Checker<'a> {
    lexer: Lexer<'a>,
    token: Token<'a>,
    op: &'a OpDescription,
    names: Names<'a>,
    /// What has been bound so far.
    seen: Seen,
    /// Whether `prop-dict` has been.
    has_properties: bool,
    depth: u32,
    /// The first token, where mlir-tblgen says what is wrong with the format as a whole.
    first: Range<usize>,
}

impl<'a> Checker<'a> {
    fn new(text: &'a str, op: &'a OpDescription, names: Names<'a>) -> Outcome<Checker<'a>> {
        let mut lexer = Lexer::new(text);
        let token = lexer.next()?;
        let (seen, first) = (Seen::new(op), token.range());
        let has_properties = false;
        Ok(Checker { lexer, token, op, names, seen, has_properties, depth: 0, first })
    }

    fn format(&mut self) -> Outcome<()> {
        let mut elements = Vec::new();
        while self.token.kind != Kind::End {
            elements.push(self.element(elements::Context::Top)?);
        }
        self.complete(&elements)
    }

    /// The current token, behind which reading goes on.
    fn take(&mut self) -> Outcome<Token<'a>> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    fn at(&self, mark: u8) -> bool {
        self.token.kind == Kind::Mark(mark)
    }

    fn expect(&mut self, mark: u8, message: &str) -> Outcome<()> {
        if !self.at(mark) {
            return Err(self.wrong(message));
        }
        self.take().map(|_| ())
    }

    /// A mistake at the current token.
    fn wrong(&self, message: impl Into<String>) -> Problem {
        Problem::new(self.token.range(), message)
    }

    /// A mistake of the format as a whole.
    fn wrong_as_a_whole(&self, message: impl Into<String>) -> Problem {
        Problem::new(self.first.clone(), message)
    }
}

/// The elements of a list in which nothing is that only printers heed.
fn without_blanks(elements: &[Element]) -> impl Iterator<Item = &Element> + Clone {
    elements.iter().filter(|one| !matches!(one, Element::Whitespace))
}
