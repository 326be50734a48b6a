//! Format errors, in the words of mlir-tblgen. As there, only the first one is reported.
//!
//! [`Format::compile`](super::Format::compile) reads any format that makes sense; this module has the rules of MLIR's
//! own generator for those in `.td` files. It never rejects a format that mlir-tblgen accepts, but gives more
//! details of ambiguities and properties.

mod complete;
mod elements;
mod groups;
mod lexer;
mod operation;
mod parameters;

use crate::ods::{OpDescription, ParameterDescription};
use abide_source::diagnostic::Message;
use elements::{Context, Element};
use lexer::{Kind, Lexer, Token};
use operation::Operation;
use parameters::Parameters;
use std::ops::Range;

/// An error in a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The bytes of the format.
    pub range: Range<usize>,
    /// The message.
    pub message: Message,
    /// A suggestion.
    pub help: Option<String>,
    /// The text that may be meant instead.
    pub meant: Option<String>,
    /// The missing directive.
    pub lacks: Option<Box<MissingDirective>>,
}

/// A directive that a format needs and does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MissingDirective {
    /// `attr-dict`.
    Dictionary,
    /// `type($name)` of an operand or a result.
    Type {
        /// The name.
        name: String,
        /// Whether it is of a result.
        of_result: bool,
    },
}

impl Problem {
    fn new(range: Range<usize>, message: impl Into<Message>) -> Problem {
        Problem { range, message: message.into(), help: None, meant: None, lacks: None }
    }
}

type Outcome<T> = Result<T, Problem>;

/// Names that a description of an operation lacks.
#[derive(Debug, Clone, Copy, Default)]
pub struct Names<'a> {
    /// The names of its properties, which are among the attributes of the description.
    pub properties: &'a [&'a str],
    /// Otherwise unknown names that a format may use, as those of attributes that C++ derives.
    pub others: &'a [&'a str],
}

/// The maximum depth of groups and directives.
const MAX_GROUP_DEPTH: u32 = 32;

/// The error at directives of other formats.
const UNSUPPORTED: Rule = Rule(
    "unsupported directive kind",
    "formats of types and attributes have 'params' and 'struct(..)', those of operations 'attr-dict', 'type(..)' and others",
);

/// Returns the error in the format of a fully known operation; `None` if it is correct.
#[must_use]
pub fn problem(text: &str, op: &OpDescription, names: Names<'_>) -> Option<Problem> {
    first_problem(text, Operation::new(op, names))
}

/// Returns the error in the format of a type or an attribute whose definition has this name; `None` if it is correct.
#[must_use]
pub fn problem_of_parameters(
    text: &str,
    name: &str,
    parameters: &[ParameterDescription],
) -> Option<Problem> {
    first_problem(text, Parameters::new(name, parameters))
}

fn first_problem<S: Subject>(text: &str, of: S) -> Option<Problem> {
    let problem = Checker::new(text, of).and_then(|mut checker| checker.format()).err();
    problem.filter(|problem| !problem.message.is_empty())
}

/// The definition that a format belongs to: it knows the variables and has its own directives.
trait Subject: Sized {
    /// Notes that a variable is written.
    fn variable(&mut self, variable: Token<'_>, context: Context) -> Outcome<Element>;

    /// Reads a directive whose name has been taken.
    fn directive(
        checker: &mut Checker<'_, Self>,
        token: Token<'_>,
        context: Context,
    ) -> Outcome<Element>;

    /// Returns the error of an element in `qualified(..)`.
    fn wrong_in_qualified(&self, inner: &Element, context: Context) -> Option<Rule>;

    /// Returns the error of an optional group; `anchor` counts the elements of both parts.
    fn wrong_in_group(
        &self,
        then: &[Element],
        otherwise: &[Element],
        anchor: usize,
    ) -> Option<Rule>;

    /// Whether nothing required is missing.
    fn complete(checker: &Checker<'_, Self>, elements: &[Element]) -> Outcome<()>;
}

/// The elements of a format.
const ELEMENTS: &str = "a format has variables '$name', literals in '`', and directives such as \
                                   'attr-dict' and 'type($name)'";

/// A rule of formats, and the step that follows from it.
#[derive(Debug, Clone, Copy)]
struct Rule(&'static str, &'static str);

impl From<Rule> for Message {
    fn from(Rule(rule, step): Rule) -> Message {
        Message::from(rule).with_help(step)
    }
}

struct Checker<'a, S> {
    lexer: Lexer<'a>,
    token: Token<'a>,
    of: S,
    depth: u32,
    /// The first token, at which mlir-tblgen reports errors of the whole format.
    first: Range<usize>,
}

impl<'a, S: Subject> Checker<'a, S> {
    fn new(text: &'a str, of: S) -> Outcome<Checker<'a, S>> {
        let mut lexer = Lexer::new(text);
        let token = lexer.next()?;
        Ok(Checker { lexer, token, of, depth: 0, first: token.range() })
    }

    fn format(&mut self) -> Outcome<()> {
        let mut elements = Vec::new();
        while self.token.kind != Kind::End {
            elements.push(self.element(Context::Top)?);
        }
        S::complete(self, &elements)
    }

    /// Consumes and returns the current token.
    fn take(&mut self) -> Outcome<Token<'a>> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    fn at(&self, mark: u8) -> bool {
        self.token.kind == Kind::Mark(mark)
    }

    fn expect(&mut self, mark: u8, message: &'static str) -> Outcome<()> {
        if !self.at(mark) {
            let help = format!("write '{}' in front of this", char::from(mark));
            return Err(self.wrong(Message::from(message).with_help(help)));
        }
        self.take().map(|_| ())
    }

    /// A mistake at the current token.
    fn wrong(&self, message: impl Into<Message>) -> Problem {
        Problem::new(self.token.range(), message)
    }

    /// A mistake of the format as a whole.
    fn whole_format_problem(&self, message: impl Into<Message>) -> Problem {
        Problem::new(self.first.clone(), message)
    }
}

/// The elements of a list in which nothing is that only printers heed.
fn without_blanks(elements: &[Element]) -> impl Iterator<Item = &Element> + Clone {
    elements.iter().filter(|one| !matches!(one, Element::Whitespace))
}
