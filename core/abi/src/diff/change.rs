//! A change, and its words.

use std::fmt;

/// A change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The function, without `@`.
    pub function: String,
    /// The value, and its part: `argument 'opts'["w"]`; empty for the function itself.
    pub place: String,
    /// The kind.
    pub kind: Kind,
    /// Whether callers need not change.
    pub is_compatible: bool,
    /// The old value; empty for an addition.
    pub old: String,
    /// The new value; empty for a removal.
    pub new: String,
}

/// The kind of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A function was added or removed.
    Function,
    /// The number of arguments, results or parts.
    Arity,
    /// The name by which an argument or a part is known.
    Name,
    /// The order of arguments or parts.
    Order,
    /// Whether an argument is passed by its name.
    Passing,
    /// A number, an array, a structure, or something else.
    Type,
    /// The type of a number or of the elements of an array.
    Element,
    /// The rank of an array.
    Rank,
    /// The size of a dim.
    Dim,
    /// Whether the caller gives a buffer away, or which result takes it over.
    Buffer,
    /// The sharding over devices.
    Sharding,
    /// Memory, layout, device or role.
    Placement,
    /// The fences that the function waits for and signals.
    Fences,
}

impl Kind {
    /// The word for it in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Function => "function",
            Kind::Arity => "arity",
            Kind::Name => "name",
            Kind::Order => "order",
            Kind::Passing => "passing",
            Kind::Type => "type",
            Kind::Element => "element",
            Kind::Rank => "rank",
            Kind::Dim => "dim",
            Kind::Buffer => "buffer",
            Kind::Sharding => "sharding",
            Kind::Placement => "placement",
            Kind::Fences => "fences",
        }
    }
}

/// `breaking: @f: argument 'x': rank: was 2, is 3`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_compatible { "compatible: @" } else { "breaking: @" })?;
        f.write_str(&self.function)?;
        if !self.place.is_empty() {
            write!(f, ": {}", self.place)?;
        }
        write!(f, ": {}: ", self.kind.name())?;
        match (&*self.old, &*self.new) {
            ("", new) => write!(f, "{new} is new"),
            (old, "") => write!(f, "{old} is gone"),
            (old, new) => write!(f, "was {old}, is {new}"),
        }
    }
}
