//! The values that a caller passes to a function and gets from it: those of a [`Call`](super::Call) as the caller's
//! structures, from any description.

mod build;

use super::call::{Slot, SlotType};
use super::escape::Literal;
use abide_mlir::syntax::{TokenKind, Tree};
use abide_source::text::Span;

/// The name of a file's module, `module` by default. IREE puts it in front of the names of functions.
#[must_use]
pub fn module_name(tree: &Tree, text: &[u8]) -> String {
    let mut tokens = tree.tokens().filter(|token| !token.kind().is_trivia());
    let first = tokens.next().map(|token| token.text(text));
    let second = tokens.next().filter(|token| token.kind() == TokenKind::AtIdentifier);
    let name = match (first, second) {
        (Some(b"module" | b"builtin.module"), Some(token)) => {
            let span = token.span();
            let bare = token.text(text).strip_prefix(b"@").unwrap_or_default();
            match bare.starts_with(b"\"") {
                true => {
                    let quoted = Span::new(span.start() + 1, span.end());
                    Literal::decode(text, quoted).bytes().to_vec()
                }
                false => bare.to_vec(),
            }
        }
        _ => Vec::new(),
    };
    match name.as_slice() {
        [] => "module".to_owned(),
        name => String::from_utf8_lossy(name).into_owned(),
    }
}

/// A function as its callers see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interface {
    /// The function's name, without `@`.
    pub name: String,
    /// The passing of structures across the border of the function.
    pub passing: Passing,
    /// The arguments in the order of the function; `None` if the file lacks them.
    pub arguments: Option<Vec<Parameter>>,
    /// The results; `None` if the file lacks them.
    pub results: Option<Outcome>,
    /// Whether two fences follow the arguments: one to wait for and one to signal.
    pub fences: bool,
}

/// The passing of structures across the border of a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passing {
    /// Each argument as one value, which is a list for a structure: reflection JSON.
    Lists,
    /// Each value within a structure as one of its own.
    Flat,
}

/// An argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, if it has one that a person gave.
    pub name: Option<String>,
    /// Whether it is passed by its name alone.
    pub is_keyword: bool,
    /// The passed value.
    pub value: Value,
}

/// The results for a caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// One value, or a structure.
    One(Value),
    /// No results, or several.
    Several(Vec<Value>),
}

/// A value of a caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// One that has no parts.
    Leaf(Leaf),
    /// A list with a type for each item.
    List(Vec<Value>),
    /// A tuple.
    Tuple(Vec<Value>),
    /// A structure: items by their names.
    Dict(Vec<(String, Value)>),
    /// A list of any length.
    ListOf(Box<Value>),
}

/// A value without parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaf {
    /// Its type. An array of unknown elements has `?` for them; a value that nothing is known of is `Any`.
    pub ty: SlotType,
    /// Its other properties: donation, aliasing, sharding and placement.
    pub slot: Option<Box<Slot>>,
    /// Its number among the arguments or results, if it is passed by itself.
    pub number: usize,
}

impl Leaf {
    /// A value with only a known type.
    #[must_use]
    pub fn of(ty: SlotType) -> Leaf {
        Leaf { ty, slot: None, number: 0 }
    }
}

impl Value {
    /// The kind of the value, in words.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Leaf(leaf) => match &leaf.ty {
                SlotType::Array(..) => "an array",
                SlotType::Other(text) if text == "Any" => "anything",
                SlotType::Other(text) if text.starts_with('!') => "an object",
                SlotType::Other(_) => "a number",
            },
            Value::List(_) => "a list",
            Value::Tuple(_) => "a tuple",
            Value::Dict(_) => "a dictionary",
            Value::ListOf(_) => "a list of any length",
        }
    }

    /// The parts of the value, with the step to each: `[0]`, `['w']`.
    #[must_use]
    pub fn parts(&self) -> Vec<(String, &Value)> {
        match self {
            Value::Leaf(_) | Value::ListOf(_) => Vec::new(),
            Value::List(items) | Value::Tuple(items) => {
                items.iter().enumerate().map(|(at, item)| (format!("[{at}]"), item)).collect()
            }
            Value::Dict(items) => {
                items.iter().map(|(key, item)| (format!("[{key:?}]"), item)).collect()
            }
        }
    }
}

impl Outcome {
    /// The results one by one.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        match self {
            Outcome::One(value) => std::slice::from_ref(value),
            Outcome::Several(values) => values,
        }
    }
}
