//! Diagnostics, and links from names to their targets.

use crate::files::Location;
use crate::store::RecordId;
use abide_source::diagnostic::{Code, Message};

/// A diagnostic. Its file may differ from the one being read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EvalDiagnostic {
    /// The kind.
    pub code: Code,
    /// The location.
    pub location: Location,
    /// The message.
    pub message: Message,
    /// Other places that explain it.
    pub notes: Vec<Note>,
    /// The position of LLVM's parser at this diagnostic, in the evaluated file.
    pub reached: u32,
}

/// A place that explains an [`EvalDiagnostic`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The location.
    pub location: Location,
    /// The message.
    pub message: String,
}

/// The target of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A class or a record.
    Record(RecordId),
    /// A field or template argument of a record: the location of its declaration.
    Field(RecordId, Location),
    /// A multiclass.
    Multiclass(RecordId),
    /// A variable, or the name of a type: the location of its definition.
    Variable(Location),
}

/// A name in a file, and its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// The name.
    pub from: Location,
    /// The target.
    pub target: Target,
}
