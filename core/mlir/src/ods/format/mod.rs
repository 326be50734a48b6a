//! The declarative assembly format of ODS, compiled to a tree of directives over indices.

mod bound_parts;
pub mod check;
mod lexer;
pub mod parametric;
mod parametric_classes;
mod parametric_defaults;
mod parse;
mod resolve;

use super::{OpDescription, TypeTransform, ValueReference};
use std::fmt;

/// A format, ready to parse and print with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Format {
    /// The described attribute.
    pub text: Box<str>,
    /// The directives, in order.
    pub directives: Vec<Directive>,
    /// For each operand of the description, where its types come from.
    pub operand_types: Vec<TypeResolution>,
    /// For each result of the description, where its types come from.
    pub result_types: Vec<TypeResolution>,
    /// For each attribute of the description, whether it is printed outside the attribute dictionary, or follows from
    /// the printed form.
    pub elided_attributes: Vec<bool>,
    /// Whether the operand segment sizes follow from the printed form.
    pub elides_operand_segment_sizes: bool,
    /// Whether the result segment sizes follow from the printed form.
    pub elides_result_segment_sizes: bool,
}

/// One piece of a format. Operands and so on are indices into the [`OpDescription`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Directive {
    /// A keyword or punctuation, without the backticks.
    Literal(Box<str>),
    /// White space between two elements; only the printer uses it.
    Whitespace(Whitespace),
    /// `$operand`
    Operand(usize),
    /// `$attribute`
    Attribute(usize),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `operands`: all of them, with commas between.
    Operands,
    /// `regions`: all of them.
    Regions,
    /// `successors`: all of them, with commas between.
    Successors,
    /// `type(..)`. The type of a single value whose constraint names one type of a dialect is
    /// written without its `!`, dialect and name if it has parameters, unless it is qualified.
    Type(TypeReference),
    /// `functional-type(.., ..)`: `(inputs) -> outputs`.
    FunctionalType {
        /// The types in the parentheses.
        inputs: TypeReference,
        /// The types after the arrow.
        outputs: TypeReference,
    },
    /// `attr-dict`, or `attr-dict-with-keyword`.
    AttributeDictionary {
        /// Whether the keyword `attributes` precedes the brace.
        with_keyword: bool,
    },
    /// `prop-dict`: `<{..}>`.
    PropertyDictionary,
    /// `qualified(..)`: an attribute or type with its `#` or `!` and dialect.
    Qualified(Box<Directive>),
    /// `( .. )?` and `( .. ) : ( .. )`
    Optional(OptionalGroup),
    /// `oilist( .. | .. )`: clauses in any order, each at most once.
    OneOfList(Vec<Clause>),
    /// `custom<Name>(..)`: parsed and printed by code that is registered under the name.
    Custom {
        /// Between the angle brackets.
        name: Box<str>,
        /// Between the parentheses.
        parameters: Vec<Parameter>,
    },
}

/// The printer's action between two elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whitespace {
    /// `` `` ``: nothing at all.
    Nothing,
    /// `` ` ` ``: a blank, even next to punctuation.
    Blank,
    /// `` `\n` ``: a new line, indented.
    NewLine,
}

/// The subject of a type directive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeReference {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// Elements that are present or absent together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionalGroup {
    /// The anchor, marked with `^`: its presence decides whether the group is printed.
    pub anchor: Box<Directive>,
    /// Whether `then` is printed if the anchor is not there: the anchor is in `otherwise`.
    pub inverted: bool,
    /// A unit attribute that is not printed, because the presence of the group implies it.
    pub elided_anchor: bool,
    /// The directives if the group is present.
    pub then: Vec<Directive>,
    /// The directives if it is absent.
    pub otherwise: Vec<Directive>,
}

/// A clause of an `oilist`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// Its first literal.
    pub literal: Box<str>,
    /// The rest; empty if the clause is a unit attribute that is not printed itself.
    pub directives: Vec<Directive>,
    /// The unit attribute that the literal means.
    pub unit_attribute: Option<usize>,
}

/// A parameter of a custom directive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Parameter {
    /// `$operand`
    Operand(usize),
    /// `$attribute`
    Attribute(usize),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `operands`
    Operands,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(..)`
    Type(TypeReference),
    /// `attr-dict`
    AttributeDictionary,
    /// `prop-dict`
    PropertyDictionary,
    /// `ref(..)`: an element that is written elsewhere and only inspected here.
    Reference(Box<Parameter>),
    /// A text in quotes.
    Text(Box<str>),
}

/// The entry for a value in a list of 32-bit numbers (LLVM: `kDynamicIndex`).
pub const DYNAMIC_INDEX: i64 = i32::MIN as i64;

/// The source of an operand's or result's types when the operation is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeResolution {
    /// They are written.
    Written,
    /// Its constraint allows one type only.
    Buildable,
    /// They are the type of another value.
    SameAs(ValueReference),
    /// They follow from the type of another value.
    Transformed {
        /// The other value.
        from: ValueReference,
        /// The rule by which they follow.
        transform: TypeTransform,
    },
    /// Code that is registered under the name of the operation infers them
    /// (`InferTypeOpInterface`).
    Inferred,
}

/// The reason why a format does not compile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormatError {
    /// The byte of the format at which it was noticed.
    pub position: usize,
    /// The message.
    pub message: String,
}

impl fmt::Display for FormatError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "format, byte {}: {}", self.position, self.message)
    }
}

impl Format {
    /// Compiles the text of a format for an operation, whose own syntax is not inspected.
    ///
    /// # Errors
    /// The format breaks a rule of ODS: it has a name that the operation lacks, an element is missing or appears twice,
    /// an optional group has no anchor, or a type cannot be determined.
    pub fn compile(text: &str, op: &OpDescription) -> Result<Format, FormatError> {
        let mut parser = parse::OpFormatParser::new(text, op);
        let directives = parser.format()?;
        let seen = parser.seen;
        seen.check_complete(op)?;
        let (operand_types, result_types) = resolve::types(op, &seen)?;
        Ok(Format {
            text: text.trim().into(),
            operand_types,
            result_types,
            elides_operand_segment_sizes: !seen.all_operands,
            elides_result_segment_sizes: !seen.all_result_types,
            elided_attributes: seen.elided_attributes(op),
            directives,
        })
    }
}

/// Whether the list of a `custom<DynamicIndexList>` is in parentheses.
pub(crate) fn is_in_parentheses(parameters: &[Parameter]) -> bool {
    matches!(parameters.last(), Some(Parameter::Text(text)) if text.ends_with("Delimiter::Paren"))
}
