//! The kinds of things that a [`Detail`](super::Detail) is about, and their words.

use std::fmt;

/// The parts of an operation that are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parts {
    /// Operands.
    Operands,
    /// Results.
    Results,
    /// Regions.
    Regions,
    /// Successors.
    Successors,
}

impl Parts {
    /// The name of the parts, in the plural.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Parts::Operands => "operands",
            Parts::Results => "results",
            Parts::Regions => "regions",
            Parts::Successors => "successors",
        }
    }

    /// The message about a wrong number of them, as MLIR words it.
    pub(super) fn write_count(
        self,
        f: &mut fmt::Formatter<'_>,
        expected: usize,
        or_more: bool,
        found: usize,
    ) -> fmt::Result {
        let name = self.name();
        match (self, expected, or_more) {
            (Parts::Successors, least, true) => {
                write!(f, "requires at least {least} successors but found {found}")
            }
            (Parts::Successors, expected, false) => {
                let plural = if expected == 1 { "" } else { "s" };
                write!(f, "requires {expected} successor{plural} but found {found}")
            }
            (_, least, true) => write!(f, "expected {least} or more {name}"),
            (_, 0, false) => write!(f, "requires zero {name}"),
            (Parts::Operands, 1, false) => f.write_str("requires a single operand"),
            (Parts::Results, 1, false) => f.write_str("requires one result"),
            (Parts::Regions, 1, false) => f.write_str("requires one region"),
            (_, expected, false) => write!(f, "expected {expected} {name}"),
        }?;
        let says_found = self == Parts::Operands && (or_more || expected > 1);
        if says_found { write!(f, ", but found {found}") } else { Ok(()) }
    }
}

/// The value of an operation that a type constraint is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConstrainedValue {
    /// An operand, by its number among all.
    Operand(usize),
    /// A result, by its number among all.
    Result(usize),
    /// A value, by its name in the description.
    Named(String),
}

impl fmt::Display for ConstrainedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConstrainedValue::Operand(number) => write!(f, "operand #{number}"),
            ConstrainedValue::Result(number) => write!(f, "result #{number}"),
            ConstrainedValue::Named(name) => write!(f, "'{name}'"),
        }
    }
}

/// The kind of a name in a `.td` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordName {
    /// A class.
    Class,
    /// A class, if a multiclass has the name.
    ClassNotMulticlass,
    /// A word where a class is expected.
    ClassWord,
    /// A multiclass.
    Multiclass,
    /// A record that `!cast` looks up.
    Record,
    /// A variable, or a record in a value.
    Variable,
    /// A field of the class or record around.
    Field,
    /// A field of this value.
    FieldOf(String),
    /// A template argument.
    TemplateArgument,
}

impl RecordName {
    /// The message about a name that nothing has, as LLVM words it.
    pub(super) fn write_unknown(&self, f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
        match self {
            RecordName::Class => write!(f, "Couldn't find class '{name}'"),
            RecordName::ClassNotMulticlass => write!(
                f,
                "Couldn't find class '{name}'. Use 'defm' if you meant to use multiclass '{name}'"
            ),
            RecordName::ClassWord => write!(f, "Expected a class name, got '{name}'"),
            RecordName::Multiclass => write!(f, "Couldn't find multiclass '{name}'"),
            RecordName::Record => write!(f, "Undefined reference to record: '{name}'"),
            RecordName::Variable => write!(f, "Variable not defined: '{name}'"),
            RecordName::Field => write!(f, "Value '{name}' unknown!"),
            RecordName::FieldOf(value) => {
                write!(f, "Cannot access field '{name}' of value '{value}'")
            }
            RecordName::TemplateArgument => write!(f, "Argument \"{name}\" doesn't exist"),
        }
    }
}
