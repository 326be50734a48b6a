//! The meaning of a diagnostic as data, from which the message is made. Code depends on it, never on the message.

use super::Diagnostic;
use super::kinds::{ConstrainedValue, Parts, RecordName};
use crate::spelling::counted;
use crate::text::shorten;
use std::borrow::Cow;
use std::fmt;

/// The maximum length of a value in a message, in bytes. Very many errors may name the same long type.
pub const MAX_VALUE_BYTES: usize = 1000;

/// The maximum number of words that a message lists. Very many errors may lack a word of the same long list.
pub const MAX_WORDS: usize = 256;

/// The maximum length of a message, in bytes.
pub(super) const MAX_MESSAGE_BYTES: usize = 8 * MAX_VALUE_BYTES;

/// The meaning of a [`Diagnostic`](super::Diagnostic), with the values that its message names. Kinds that some code
/// distinguishes have their own variant; the others are a [`Rule`](Detail::Rule).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// Something else is expected at the place.
    Expected(Wanted),
    /// A rule about a number is broken: the text has too many or too few of something.
    Count(&'static str, Box<[String]>),
    /// Operands and their types differ in number.
    OperandTypes {
        /// The number of operands.
        operands: usize,
        /// The number of types.
        types: usize,
    },
    /// An operation has another number of operands, results or regions than its description.
    PartCount {
        /// The kind of the parts.
        part: Parts,
        /// The number in the description.
        expected: usize,
        /// Whether there may be more.
        or_more: bool,
        /// The number there.
        found: usize,
    },
    /// An operation lacks an attribute.
    MissingAttribute(String),
    /// An attribute has a value that its constraint excludes.
    AttributeConstraint {
        /// The name of the attribute.
        name: String,
        /// The summary of the constraint.
        wanted: String,
    },
    /// No operation has this name.
    UnknownOperation {
        /// The name.
        name: String,
        /// The dialect in which a name without a dialect was looked for.
        tried: Option<String>,
        /// The name that was meant.
        meant: Option<String>,
    },
    /// A value has another type than one of its uses requires.
    ValueType {
        /// The value, as `%0`.
        value: String,
        /// The type that the use requires.
        wanted: String,
        /// The type that the value has.
        has: String,
    },
    /// An operation has another number of results than are named.
    ResultCount {
        /// The number of results.
        results: usize,
        /// The number of names.
        names: usize,
        /// Whether the message has its own words for an operation without results.
        names_none: bool,
    },
    /// An operation is within one that may not contain it: the end of `expects parent op`.
    Parent(String),
    /// A block ends with this operation, which is not a terminator.
    NoTerminator(String),
    /// A block that needs a terminator has no operation.
    EmptyBlock,
    /// The body of a function has no operation.
    EmptyBody,
    /// A terminator is not at the end of its block.
    TerminatorNotLast,
    /// An operation with successors is not at the end of its block.
    SuccessorsNotLast,
    /// A declaration is public.
    PublicDeclaration,
    /// No symbol of the expected kind has this name.
    NoSuchSymbol {
        /// The symbol, without `@`.
        name: String,
        /// Such as `function`.
        what: Cow<'static, str>,
    },
    /// The operand with this number is not defined on all paths to its use.
    Dominance(usize),
    /// A value is used in an isolated region, but defined outside of it.
    OutsideRegion,
    /// Returned values do not fit the type of the enclosing function: a rule of the operation.
    Returned {
        /// Whether their number differs.
        is_count: bool,
        /// The sentence.
        rule: &'static str,
        /// The values of the sentence.
        values: Box<[String]>,
    },
    /// The number of passed values differs from the number that the next region, or the parent, takes.
    EdgeCount {
        /// The number of the region that they come from; `None` for its parent.
        from: Option<usize>,
        /// The number of the region that they go to; `None` for its parent.
        to: Option<usize>,
        /// The number of passed values.
        passed: usize,
        /// The number that is taken.
        wanted: usize,
    },
    /// The type of a passed value differs from the one that the next region, or the parent, takes.
    EdgeType {
        /// The number of the region that it comes from; `None` for its parent.
        from: Option<usize>,
        /// The number of the region that it enters; `None` for its parent.
        to: Option<usize>,
        /// The number of the value.
        index: usize,
        /// The type of the passed value.
        has: String,
        /// The type that is taken.
        wanted: String,
    },
    /// An operand or result has a type that the operation does not take.
    ValueConstraint {
        /// The value.
        value: ConstrainedValue,
        /// The summary of the constraint.
        wanted: String,
        /// The type there.
        has: String,
    },
    /// The type of a result differs from the one that follows from the rest of the operation.
    ResultType {
        /// The type that follows.
        expected: String,
        /// The type there.
        found: String,
        /// The sentence.
        rule: &'static str,
        /// The values of the sentence.
        values: Box<[String]>,
    },
    /// The elements of a literal have another shape than its type.
    ElementsShape {
        /// The shape of the elements.
        elements: Vec<i64>,
        /// The shape of the type.
        ty: Vec<i64>,
    },
    /// An operation with results lacks the region with this keyword that yields them.
    MissingRegion(&'static str),
    /// A clause is repeated.
    RepeatedClause(String),
    /// A `.td` file mentions a name that nothing has.
    UnknownRecordName {
        /// The kind of the name.
        kind: RecordName,
        /// The name.
        name: String,
    },
    /// A value of a `.td` file does not have the type that its place takes.
    RecordType {
        /// The type that the place takes.
        wanted: String,
        /// The sentence.
        rule: &'static str,
        /// The values of the sentence.
        values: Box<[String]>,
    },
    /// The words of a project or of another program, which are not rules of this one: the reason for a deprecation, a
    /// `dump` of a `.td` file, an error of another reader.
    Text(String),
    /// A rule without its own kind is broken: the sentence, with the values that belong at each `{}`.
    Rule(&'static str, Box<[String]>),
}

impl Detail {
    /// A rule with the values of its sentence.
    #[must_use]
    pub fn rule(rule: &'static str, values: &[&dyn fmt::Display]) -> Detail {
        let shown = |value: &&dyn fmt::Display| {
            let mut text = value.to_string();
            shorten(&mut text, MAX_VALUE_BYTES);
            text
        };
        Detail::Rule(rule, values.iter().map(shown).collect())
    }

    /// The message, with the next step in words.
    #[must_use]
    pub fn with_help(self, help: impl Into<Box<str>>) -> Message {
        Message::from(self).with_help(help)
    }

    /// The same rule, about a place that takes values of a type of a `.td` file.
    #[must_use]
    pub fn wanting(self, wanted: String) -> Detail {
        match self {
            Detail::Rule(rule, values) => Detail::RecordType { wanted, rule, values },
            other => other,
        }
    }

    /// The same rule, about how many of something there are.
    #[must_use]
    pub fn about_count(self) -> Detail {
        match self {
            Detail::Rule(rule, values) => Detail::Count(rule, values),
            other => other,
        }
    }

    /// The same rule, about the number of the values that a function returns, or about their types.
    #[must_use]
    pub fn about_returned(self, is_count: bool) -> Detail {
        match self {
            Detail::Rule(rule, values) => Detail::Returned { is_count, rule, values },
            other => other,
        }
    }

    /// The same rule, about a result that must have another type.
    #[must_use]
    pub fn about_result(self, expected: String, found: String) -> Detail {
        match self {
            Detail::Rule(rule, values) => Detail::ResultType { expected, found, rule, values },
            other => other,
        }
    }
}

impl From<&'static str> for Detail {
    fn from(rule: &'static str) -> Detail {
        Detail::rule(rule, &[])
    }
}

/// Makes the [`Detail`] of a rule: a sentence with `{}` for each of the values after it.
#[macro_export]
macro_rules! rule {
    ($rule:literal $(, $value:expr)* $(,)?) => {
        $crate::diagnostic::Detail::rule($rule, &[$(&$value),*])
    };
}

/// The part of a text that is expected at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// A sign or a keyword, and the rest of the message: `'>' in tensor type`.
    Sign(Cow<'static, str>, Cow<'static, str>),
    /// One of several words.
    OneOf {
        /// Their enumeration.
        what: Cow<'static, str>,
        /// The words.
        words: Vec<String>,
    },
    /// One of several keywords: `'public', 'private', or 'nested'`.
    Choice(&'static [&'static str]),
    /// A type, by these words.
    Type(Cow<'static, str>),
    /// A value, by these words.
    Value(Cow<'static, str>),
    /// The name of an operation in quotes.
    OperationName,
    /// The parenthesis in front of the types of operands.
    OperandTypes,
    /// The colon in front of the type of an elements literal.
    ElementsType,
    /// Something else, by these words.
    Other(Cow<'static, str>),
}

impl Wanted {
    /// A type.
    pub const TYPE: Wanted = Wanted::Type(Cow::Borrowed("a type"));
    /// The type of a function.
    pub const FUNCTION_TYPE: Wanted = Wanted::Type(Cow::Borrowed("function type"));
    /// A string.
    pub const STRING: Wanted = Wanted::Other(Cow::Borrowed("string"));
    /// The value of an attribute.
    pub const ATTRIBUTE: Wanted = Wanted::Other(Cow::Borrowed("attribute value"));
    /// The name of a symbol.
    pub const SYMBOL: Wanted = Wanted::Other(Cow::Borrowed("valid '@'-identifier for symbol name"));
    /// Floating-point elements instead of integers.
    pub const FLOATS: Wanted =
        Wanted::Other(Cow::Borrowed("floating-point elements, but parsed integer"));
    /// The name of an operation.
    pub const NAME: Wanted = Wanted::Other(Cow::Borrowed("an operation name"));
    /// A value.
    pub const OPERAND: Wanted = Wanted::Value(Cow::Borrowed("SSA operand"));

    /// A sign or a word.
    #[must_use]
    pub fn sign(sign: impl Into<Cow<'static, str>>) -> Wanted {
        Wanted::Sign(sign.into(), Cow::Borrowed(""))
    }

    /// One of several words.
    #[must_use]
    pub fn one_of<'w>(
        what: impl Into<Cow<'static, str>>,
        words: impl Iterator<Item = &'w str>,
    ) -> Wanted {
        let words = words.take(MAX_WORDS).map(str::to_owned).collect();
        Wanted::OneOf { what: what.into(), words }
    }

    /// A sign or a word, with the words after it.
    #[must_use]
    pub fn sign_of(sign: &'static str, rest: impl Into<Cow<'static, str>>) -> Wanted {
        Wanted::Sign(Cow::Borrowed(sign), rest.into())
    }

    /// The expected words.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let none: (_, &[String], &[&str]) = (None, &[], &[]);
        let (sign, words, choice) = match self {
            Wanted::Sign(sign, _) => (Some(&**sign), none.1, none.2),
            Wanted::OperandTypes => (Some("("), none.1, none.2),
            Wanted::ElementsType => (Some(":"), none.1, none.2),
            Wanted::OneOf { words, .. } => (None, words.as_slice(), none.2),
            Wanted::Choice(choice) => (None, none.1, *choice),
            _ => none,
        };
        sign.into_iter().chain(words.iter().map(String::as_str)).chain(choice.iter().copied())
    }
}

impl From<&'static str> for Wanted {
    fn from(words: &'static str) -> Wanted {
        Wanted::Other(Cow::Borrowed(words))
    }
}

impl From<String> for Wanted {
    fn from(words: String) -> Wanted {
        Wanted::Other(Cow::Owned(words))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Sign(sign, rest) => write!(f, "'{sign}'{rest}"),
            Wanted::OneOf { what, words } => write!(f, "{what} to be one of: {}", words.join(", ")),
            Wanted::Choice([one, other]) => write!(f, "'{one}' or '{other}'"),
            Wanted::Choice(words) => {
                let last = words.len().saturating_sub(1);
                words.iter().enumerate().try_for_each(|(index, word)| match index {
                    0 => write!(f, "'{word}'"),
                    index if index == last => write!(f, ", or '{word}'"),
                    _ => write!(f, ", '{word}'"),
                })
            }
            Wanted::Type(words) | Wanted::Value(words) | Wanted::Other(words) => f.write_str(words),
            Wanted::OperationName => f.write_str("operation name in quotes"),
            Wanted::OperandTypes => f.write_str("'('"),
            Wanted::ElementsType => f.write_str("':'"),
        }
    }
}

/// The message.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Expected(wanted) => write!(f, "expected {wanted}"),
            Detail::ElementsShape { elements, ty } => write!(
                f,
                "inferred shape of elements literal ({elements:?}) does not match type ({ty:?})"
            ),
            Detail::Text(words) => f.write_str(words),
            Detail::Dominance(operand) => {
                write!(f, "operand #{operand} does not dominate this use")
            }
            Detail::OutsideRegion => f.write_str("using value defined outside the region"),
            Detail::OperandTypes { operands, types } => {
                let rule =
                    "number of operands and types do not match: got {} operands and {} types";
                write_rule(f, rule, &[operands, types])
            }
            Detail::PartCount { part, expected, or_more, found } => {
                part.write_count(f, *expected, *or_more, *found)
            }
            Detail::MissingAttribute(name) => write!(f, "requires attribute '{name}'"),
            Detail::AttributeConstraint { name, wanted } => {
                write!(f, "attribute '{name}' failed to satisfy constraint: {wanted}")
            }
            Detail::ValueConstraint { value, wanted, has } => {
                write!(f, "{value} must be {wanted}, but got '{has}'")
            }
            Detail::EdgeCount { from, to, passed, wanted } => {
                let passed = counted(*passed, "value");
                let (to, wanted) = match to {
                    Some(to) => (format!("region #{to}, which takes"), wanted.to_string()),
                    None => ("the operation, which has".to_owned(), counted(*wanted, "result")),
                };
                write_rule(f, "{}passes {} to {} {}", &[&region(*from), &passed, &to, &wanted])
            }
            Detail::EdgeType { from, to, index, has, wanted } => {
                let rule = "{}passes '{}' as {} #{} of {}, whose type is '{}'";
                let (part, to) = match to {
                    Some(to) => ("argument", format!("region #{to}")),
                    None => ("result", "the operation".to_owned()),
                };
                write_rule(f, rule, &[&region(*from), has, &part, index, &to, wanted])
            }
            Detail::UnknownOperation { name, tried, meant } => {
                write!(f, "custom op '{name}' is unknown")?;
                if let Some(dialect) = tried {
                    write!(f, " (tried '{dialect}.{name}' as well)")?;
                }
                meant.iter().try_for_each(|meant| write!(f, "; did you mean '{meant}'?"))
            }
            Detail::ValueType { value, wanted, has } => {
                let rule = "use of value '{}' expects different type than prior uses: '{}' vs '{}'";
                write_rule(f, rule, &[value, wanted, has])
            }
            Detail::ResultCount { results: 0, names_none: true, .. } => {
                f.write_str("cannot name an operation with no results")
            }
            Detail::ResultCount { results, names, .. } => {
                write!(f, "operation defines {results} results but was provided {names} to bind")
            }
            Detail::MissingRegion(keyword) => {
                write!(f, "must have an {keyword} block if defining values")
            }
            Detail::Parent(parents) => write!(f, "expects parent op {parents}"),
            Detail::NoTerminator(last) => write!(f, "block with no terminator, has {last}"),
            Detail::EmptyBlock => f.write_str("empty block: expect at least a terminator"),
            Detail::EmptyBody => f.write_str("expected non-empty function body"),
            Detail::TerminatorNotLast => {
                f.write_str("must be the last operation in the parent block")
            }
            Detail::SuccessorsNotLast => {
                f.write_str("operation with block successors must terminate its parent block")
            }
            Detail::PublicDeclaration => {
                f.write_str("symbol declaration cannot have public visibility")
            }
            Detail::NoSuchSymbol { name, what } => {
                write!(f, "'{name}' does not reference a valid {what}")
            }
            Detail::RepeatedClause(clause) => {
                let rule =
                    "`{}` clause can appear at most once in the expansion of the oilist directive";
                write_rule(f, rule, &[clause])
            }
            Detail::UnknownRecordName { kind, name } => kind.write_unknown(f, name),
            Detail::Rule(rule, values)
            | Detail::Count(rule, values)
            | Detail::RecordType { rule, values, .. }
            | Detail::ResultType { rule, values, .. }
            | Detail::Returned { rule, values, .. } => {
                let values: Vec<&dyn fmt::Display> = values.iter().map(|one| one as _).collect();
                write_rule(f, rule, &values)
            }
        }
    }
}

/// A sentence with a value instead of each `{}`.
fn write_rule(f: &mut fmt::Formatter<'_>, rule: &str, values: &[&dyn fmt::Display]) -> fmt::Result {
    let mut values = values.iter();
    rule.split("{}").enumerate().try_for_each(|(index, part)| {
        let value = if index == 0 { None } else { values.next() };
        value.into_iter().try_for_each(|value| write!(f, "{value}"))?;
        f.write_str(part)
    })
}

/// A region by its number, or the values of the enclosing operation.
fn region(region: Option<usize>) -> String {
    region.map(|region| format!("region #{region} ")).unwrap_or_default()
}

/// A message with its meaning as data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub(super) text: String,
    pub(super) detail: Box<Detail>,
    pub(super) help: Option<Box<str>>,
}

impl Message {
    /// The same message, with the next step in words.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Message {
        self.help = Some(help.into());
        self
    }

    /// Whether it has no words.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The bytes that it takes, as text and as data.
    #[must_use]
    pub fn memory(&self) -> usize {
        2 * self.text.len() + size_of::<Detail>()
    }

    /// The same message, with more words at its end.
    #[must_use]
    pub fn and(mut self, words: &str) -> Message {
        self.text.push_str(words);
        self
    }

    /// The same message, with words in front of it.
    #[must_use]
    pub fn after(mut self, words: &str) -> Message {
        self.text.insert_str(0, words);
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The message of one diagnostic, for another one that is made of it.
impl From<Diagnostic> for Message {
    fn from(from: Diagnostic) -> Message {
        Message { text: from.message, detail: from.detail, help: from.help }
    }
}

impl From<Detail> for Message {
    fn from(detail: Detail) -> Message {
        let mut text = detail.to_string();
        shorten(&mut text, MAX_MESSAGE_BYTES);
        Message { text, detail: Box::new(detail), help: None }
    }
}

impl From<Wanted> for Message {
    fn from(wanted: Wanted) -> Message {
        Detail::Expected(wanted).into()
    }
}

impl From<&'static str> for Message {
    fn from(rule: &'static str) -> Message {
        Detail::from(rule).into()
    }
}
