//! What is wrong, and what names what.

use crate::files::Location;
use crate::store::RecordId;
use abide_source::diagnostic::Code;

/// Something that is wrong in a file that may be another than the one that is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Which kind.
    pub code: Code,
    /// Where.
    pub location: Location,
    /// What.
    pub message: String,
    /// Other places that explain it.
    pub notes: Vec<Note>,
    /// Where LLVM's parser stands when it finds it, in the file that is evaluated.
    pub reached: u32,
}

/// A place that explains a [`Finding`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Where.
    pub location: Location,
    /// What is there.
    pub message: String,
}

/// What a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A class or a record.
    Record(RecordId),
    /// A field or template argument of a record: the place where it was declared.
    Field(RecordId, Location),
    /// A multiclass.
    Multiclass(RecordId),
    /// A variable, or the name of a type: the place where it was defined.
    Variable(Location),
}

/// That a place in a file names something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// The name.
    pub from: Location,
    /// What it stands for.
    pub target: Target,
}
