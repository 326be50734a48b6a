//! The call of a function, from any description: one model.
//!
//! Attributes of compilers (by the facts that [`annotations`](super::annotations) assigns to them), names in
//! locations, index paths, structured-index-path signatures and reflection JSON all fill it.

mod build;

pub mod document;
mod path;
mod specification;
mod text;
pub(crate) mod tree;

pub use crate::cursor::GrammarError;
pub use path::{MAX_PATH_STEPS, Path, PathStep};
pub use specification::{Specification, specifications};

use super::sharding::{DeviceSlice, Mesh, Sharding};
use abide_source::text::Span;
use std::sync::Arc;

/// The call of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// The function's name, without `@`.
    pub name: String,
    /// The arguments; `None` if the file lacks them.
    pub arguments: Option<Vec<Slot>>,
    /// The results; `None` if the file lacks them.
    pub results: Option<Vec<Slot>>,
}

/// An argument or a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The span, with the attributes.
    pub span: Span,
    /// The way from the caller's root; empty for a value by itself.
    pub path: Vec<PathStep>,
    /// Its name without a path: that of the SSA value, if a person chose it.
    pub name: Option<String>,
    /// Its type, with sizes by their names.
    pub ty: SlotType,
    /// Whether the caller gives its buffer away.
    pub donated: bool,
    /// The result that takes over its buffer, or for which it is the storage.
    pub aliases: Option<usize>,
    /// Its sharding over devices.
    pub sharding: Option<Placed>,
    /// Its other stated facts, such as the kind of memory: the fact and the words.
    pub stated: Vec<(abide_mlir::annotations::Fact, String)>,
}

impl Slot {
    /// Whether anything is known besides its name and its type.
    #[must_use]
    pub fn is_described(&self) -> bool {
        !self.path.is_empty()
            || self.donated
            || self.aliases.is_some()
            || self.sharding.is_some()
            || !self.stated.is_empty()
    }
}

/// The type of a [`Slot`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlotType {
    /// A tensor: the type of the elements, and the sizes; `None` if the rank is unknown.
    Array(String, Option<Vec<String>>),
    /// Any other type, as text.
    Other(String),
}

/// A sharding with its mesh.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Its normal form; for Shardy, the axes of the dims. If it cannot be read, the original text.
    pub text: String,
    /// The mesh, if it is known.
    pub mesh: Option<Arc<Mesh>>,
    /// The sharding; `None` if it cannot be read.
    pub sharding: Option<Sharding>,
    /// The number of devices that the program runs on.
    pub devices: u64,
    /// The sizes of the array; `None` for one that is not known.
    pub dims: Vec<Option<u64>>,
}

impl Placed {
    /// The slice of each device; `None` if unknown.
    #[must_use]
    pub fn slices(&self) -> Option<Vec<DeviceSlice>> {
        self.sharding.as_ref()?.slices(&self.dims, self.devices)
    }
}
