//! Pipelines: `builtin.module(func.func(propagate-symbol,cse))`.

use super::{Anchor, Pass, foreign};
use abide_dialects::{builtin, func};
use std::fmt;

/// A pass, or passes on the operations of one name within the current operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PipelineElement {
    /// A pass on the current operation.
    Pass(Pass),
    /// Passes on each operation of this name directly within the current one.
    Nested(String, Vec<PipelineElement>),
}

/// Passes on a module, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pipeline {
    /// The passes to run.
    pub elements: Vec<PipelineElement>,
}

/// The reason why a pipeline cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PipelineError {
    /// The position, in bytes.
    pub offset: usize,
    /// The message.
    pub message: String,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at character {} of the pipeline)", self.message, self.offset + 1)
    }
}

/// The maximum nesting of pipelines.
const MAX_PIPELINE_DEPTH: usize = 64;

impl Pipeline {
    /// Adds a pass on the module, or on its functions if it is a pass on functions.
    pub fn add(&mut self, pass: Pass) {
        self.elements.push(match pass.anchor() {
            Anchor::Function => {
                PipelineElement::Nested(func::FUNC.to_owned(), vec![PipelineElement::Pass(pass)])
            }
            Anchor::Module | Anchor::Any => PipelineElement::Pass(pass),
        });
    }

    /// Parses `builtin.module(…)`, or `any(…)`.
    ///
    /// # Errors
    /// If it is not in the form of mlir-opt's pipelines, or has unknown passes or passes that do not work on their
    /// operation.
    pub fn parse(text: &str) -> Result<Pipeline, PipelineError> {
        let mut reader = Reader { text, at: 0 };
        let anchor = reader.word();
        if anchor != builtin::MODULE && anchor != "any" {
            return Err(reader.error_at(0, "a pipeline begins with 'builtin.module('"));
        }
        reader.expect('(')?;
        let elements = reader.elements(anchor, 0)?;
        match reader.peek() {
            None => Ok(Pipeline { elements }),
            Some(_) => Err(reader.error("unexpected text after the last ')'")),
        }
    }
}

impl Pipeline {
    /// Reads a pipeline as [`parse`](Self::parse), or the names of passes between commas.
    ///
    /// # Errors
    /// As [`parse`](Self::parse).
    pub fn parse_or_list(text: &str) -> Result<Pipeline, PipelineError> {
        if text.contains('(') {
            return Pipeline::parse(text);
        }
        let mut pipeline = Pipeline::default();
        let mut reader = Reader { text, at: 0 };
        loop {
            pipeline.add(reader.pass()?);
            match reader.peek() {
                None => return Ok(pipeline),
                Some(_) => reader.expect(',')?,
            }
        }
    }

    /// The elements that work on one function, in order.
    ///
    /// # Errors
    /// If one works on more than a function; names it.
    pub fn on_function(&self) -> Result<Vec<PipelineElement>, String> {
        let mut all = Vec::new();
        for element in &self.elements {
            match element {
                PipelineElement::Pass(pass) if pass.anchor() == Anchor::Module => {
                    let name = pass.name();
                    return Err(format!("'{name}' works on a module, not on one function"));
                }
                PipelineElement::Pass(_) => all.push(element.clone()),
                PipelineElement::Nested(anchor, inner) if anchor == func::FUNC => {
                    all.extend(inner.iter().cloned());
                }
                PipelineElement::Nested(anchor, _) => {
                    return Err(format!("passes on '{anchor}' do not work on one function"));
                }
            }
        }
        Ok(all)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn peek(&mut self) -> Option<char> {
        self.blanks();
        self.rest().chars().next()
    }

    fn eat(&mut self, one: char) -> bool {
        let found = self.peek() == Some(one);
        self.at += if found { one.len_utf8() } else { 0 };
        found
    }

    fn error(&self, message: impl Into<String>) -> PipelineError {
        self.error_at(self.at, message)
    }

    fn error_at(&self, offset: usize, message: impl Into<String>) -> PipelineError {
        PipelineError { offset, message: message.into() }
    }

    fn expect(&mut self, one: char) -> Result<(), PipelineError> {
        if self.eat(one) { Ok(()) } else { Err(self.error(format!("expected '{one}'"))) }
    }

    fn word(&mut self) -> &'a str {
        self.blanks();
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_alphanumeric() || "._-".contains(c)));
        let word = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        self.at += word.len();
        word
    }

    /// Parses the elements in parentheses, including the closing one.
    fn elements(
        &mut self,
        anchor: &str,
        depth: usize,
    ) -> Result<Vec<PipelineElement>, PipelineError> {
        if depth > MAX_PIPELINE_DEPTH {
            return Err(self.error(format!("nested deeper than {MAX_PIPELINE_DEPTH} levels")));
        }
        let mut elements = Vec::new();
        if self.eat(')') {
            return Ok(elements);
        }
        loop {
            elements.push(self.element(anchor, depth)?);
            if self.eat(')') {
                return Ok(elements);
            }
            self.expect(',')?;
        }
    }

    fn element(&mut self, anchor: &str, depth: usize) -> Result<PipelineElement, PipelineError> {
        self.blanks();
        let start = self.at;
        let name = self.word();
        if self.eat('(') {
            let elements = self.elements(name, depth + 1)?;
            return Ok(PipelineElement::Nested(name.to_owned(), elements));
        }
        self.at = start;
        let pass = self.pass()?;
        let needed = pass.anchor().operation().unwrap_or(anchor);
        if needed != anchor {
            let message = format!("'{name}' works on '{needed}', not on '{anchor}'");
            return Err(self.error_at(start, message));
        }
        Ok(PipelineElement::Pass(pass))
    }

    /// Parses the name of a pass, with its options: every pass has an empty list.
    fn pass(&mut self) -> Result<Pass, PipelineError> {
        self.blanks();
        let start = self.at;
        let name = self.word();
        if name.is_empty() {
            return Err(self.error("expected the name of a pass"));
        }
        if self.eat('{') && !self.eat('}') {
            return Err(self.error(format!("'{name}' has no options: expected '}}'")));
        }
        Pass::named(name).ok_or_else(|| {
            let reason = foreign::reason(name).unwrap_or_else(|| {
                format!("does not name a pass; there are {}", foreign::own_names())
            });
            self.error_at(start, format!("'{name}' {reason}"))
        })
    }
}
