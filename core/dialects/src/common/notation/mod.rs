//! A notation for the lists of `custom<…>` directives. It is written once, and text is parsed and printed with it.

mod parse;
mod print;

use abide_mlir::syntax::TokenKind;

pub(crate) use parse::{bracketed, own_attribute};
pub(crate) use print::print_bracketed;

/// An item of a list's element. The numbers are places among the directive's parameters, each a list of values or an
/// attribute with an entry for each element.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Item {
    /// A token, and its text with the blanks around it.
    Sign(TokenKind, &'static str),
    /// A word.
    Word(&'static str),
    /// `%value`
    Value(usize),
    /// ` : type`, of the value at the same place.
    Type(usize),
    /// Any attribute.
    Attribute(usize),
    /// `@symbol`
    Symbol(usize),
    /// A keyword of the attribute's enumeration.
    Keyword(usize),
    /// A word for an attribute of the operation's own dialect, and the errors for another first and later word.
    Choice(usize, &'static [(&'static str, &'static str)], [&'static str; 2]),
    /// A word, or nothing: a flag in a dense array.
    Flag(usize, &'static str),
    /// A word and a colon, or nothing: a flag in an array.
    Prefix(usize, &'static str),
    /// ` [attribute]`, or nothing for this attribute of the operation's own dialect.
    Bracketed(usize, &'static str),
    /// A list within the element. The attribute has the number of its elements.
    List(&'static [Item], usize),
}

impl Item {
    /// The place of its parameter; `None` for fixed text, and for the type of a value.
    fn place(&self) -> Option<usize> {
        match *self {
            Item::Sign(..) | Item::Word(_) | Item::Type(_) => None,
            Item::Value(place)
            | Item::Attribute(place)
            | Item::Symbol(place)
            | Item::Keyword(place)
            | Item::Choice(place, ..)
            | Item::Flag(place, _)
            | Item::Prefix(place, _)
            | Item::Bracketed(place, _)
            | Item::List(_, place) => Some(place),
        }
    }
}

/// The list after the attributes in front of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rest {
    Required,
    Optional,
    Absent,
    /// The rest is required, and the attributes in front of it are not kept.
    Only,
}

/// `([attribute, …], list)`, `(list)`, or nothing for this attribute of the operation's own dialect alone.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Head {
    pub(crate) place: usize,
    pub(crate) default: &'static str,
    pub(crate) rest: Rest,
}

/// A directive's text: a list with commas between its elements.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Notation {
    pub(crate) head: Option<Head>,
    /// The items of each element.
    pub(crate) items: &'static [Item],
}

impl Notation {
    /// A list of such elements.
    pub(crate) const fn list(items: &'static [Item]) -> Notation {
        Notation { head: None, items }
    }

    /// A list in parentheses, with attributes in front of it.
    pub(crate) const fn with_head(head: Head, items: &'static [Item]) -> Notation {
        Notation { head: Some(head), items }
    }
}

/// A directive whose text is a notation.
macro_rules! noted {
    ($name:literal, $begins:expr, $notation:expr) => {
        abide_mlir::registry::directives::CustomDirective::new(
            $name,
            $begins,
            |parser, read| $notation.read(parser, read),
            |printer, of| $notation.print(printer, of),
        )
    };
}
pub(crate) use noted;

/// A directive that functions of these names parse and print, in the modules `parse` and `print` of a module.
macro_rules! paired {
    ($name:literal, $begins:expr, $($path:ident)::+, $both:ident) => {
        $crate::common::notation::paired!($name, $begins, $($path)::+, $both, $both)
    };
    ($name:literal, $begins:expr, $($path:ident)::+, $parse:ident, $print:ident) => {
        abide_mlir::registry::directives::CustomDirective::new(
            $name,
            $begins,
            $($path)::+::parse::$parse,
            $($path)::+::print::$print,
        )
    };
}
pub(crate) use paired;
