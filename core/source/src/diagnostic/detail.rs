//! The meaning of a diagnostic as data: code that depends on it never reads the message.

use std::borrow::Cow;
use std::fmt;

/// The meaning of a [`Diagnostic`](super::Diagnostic), with the values that its message names. Only kinds that some
/// code tells apart have one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// Something else is expected at the place.
    Expected(Wanted),
    /// There are not as many of something as the same text asks for, in the words of the operation.
    Count(String),
    /// No operation has this name.
    UnknownOperation {
        /// The name.
        name: String,
        /// The dialect that a name without one was looked for in.
        tried: Option<String>,
        /// The name that was meant.
        meant: Option<String>,
    },
    /// A value has another type than one of its uses asks for.
    ValueType {
        /// The value, as `%0`.
        value: String,
        /// The type that the use asks for.
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
        /// Whether an operation without results has words of its own.
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
    /// A symbol table has two symbols of this name.
    RedefinedSymbol(String),
    /// A symbol is missing, or is not one that may be named here.
    NoSuchSymbol {
        /// The symbol, without `@`.
        name: String,
        /// Such as `function`.
        what: Cow<'static, str>,
    },
    /// Returned values do not fit the type of the function around, in the words of the operation.
    Returned {
        /// Whether their number differs.
        is_count: bool,
        /// The message.
        words: String,
    },
    /// A region or its parent passes on another number of values than arrive.
    EdgeCount {
        /// The number of the region that they come from, if they do not come from its parent.
        region: Option<usize>,
        /// The message.
        words: String,
    },
    /// An operand or result has a type that the operation does not take, in the words of the constraint.
    ValueConstraint(String),
    /// The type of a result follows from the rest of the operation and is another one.
    ResultType {
        /// The type that follows.
        expected: String,
        /// The type there.
        found: String,
        /// The message.
        words: String,
    },
    /// An operation with results lacks the region with this keyword that yields them, in the words of the operation.
    MissingRegion {
        /// The keyword.
        keyword: &'static str,
        /// The message.
        words: &'static str,
    },
    /// A clause is there twice.
    RepeatedClause(String),
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
    /// Something else, by these words.
    Other(Cow<'static, str>),
}

impl Wanted {
    /// A type.
    pub const TYPE: Wanted = Wanted::Type(Cow::Borrowed("a type"));
    /// A value.
    pub const OPERAND: Wanted = Wanted::Value(Cow::Borrowed("SSA operand"));

    /// A sign or a word.
    #[must_use]
    pub fn sign(sign: impl Into<Cow<'static, str>>) -> Wanted {
        Wanted::Sign(sign.into(), Cow::Borrowed(""))
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
        }
    }
}

/// The message.
impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Expected(wanted) => write!(f, "expected {wanted}"),
            Detail::Count(words)
            | Detail::ValueConstraint(words)
            | Detail::ResultType { words, .. }
            | Detail::Returned { words, .. }
            | Detail::EdgeCount { words, .. } => f.write_str(words),
            Detail::UnknownOperation { name, tried, meant } => {
                write!(f, "custom op '{name}' is unknown")?;
                if let Some(dialect) = tried {
                    write!(f, " (tried '{dialect}.{name}' as well)")?;
                }
                meant.iter().try_for_each(|meant| write!(f, "; did you mean '{meant}'?"))
            }
            Detail::ValueType { value, wanted, has } => write!(
                f,
                "use of value '{value}' expects different type than prior uses: '{wanted}' vs '{has}'"
            ),
            Detail::ResultCount { results: 0, names_none: true, .. } => {
                f.write_str("cannot name an operation with no results")
            }
            Detail::ResultCount { results, names, .. } => {
                write!(f, "operation defines {results} results but was provided {names} to bind")
            }
            Detail::MissingRegion { words, .. } => f.write_str(words),
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
            Detail::RedefinedSymbol(name) => write!(f, "redefinition of symbol named '{name}'"),
            Detail::NoSuchSymbol { name, what } => {
                write!(f, "'{name}' does not reference a valid {what}")
            }
            Detail::RepeatedClause(clause) => write!(
                f,
                "`{clause}` clause can appear at most once in the expansion of the oilist directive"
            ),
        }
    }
}

/// A message, and its meaning where it has one as data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub(super) text: String,
    pub(super) detail: Option<Box<Detail>>,
    pub(super) help: Option<Box<str>>,
}

impl Message {
    /// The same message, with the next step in words.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Message {
        self.help = Some(help.into());
        self
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

impl From<Detail> for Message {
    fn from(detail: Detail) -> Message {
        Message { text: detail.to_string(), detail: Some(Box::new(detail)), help: None }
    }
}

impl From<Wanted> for Message {
    fn from(wanted: Wanted) -> Message {
        Detail::Expected(wanted).into()
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message { text, detail: None, help: None }
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        text.to_owned().into()
    }
}

impl From<&String> for Message {
    fn from(text: &String) -> Message {
        text.clone().into()
    }
}

impl From<Box<str>> for Message {
    fn from(text: Box<str>) -> Message {
        String::from(text).into()
    }
}

impl From<Cow<'_, str>> for Message {
    fn from(text: Cow<'_, str>) -> Message {
        text.into_owned().into()
    }
}
