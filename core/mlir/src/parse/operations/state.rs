//! The state of an operation during parsing.

use crate::ir::{Attribute, BlockId, Identifier, RegionId, Type, ValueId};
use crate::parse::tokens::operands::OperandUse;
use abide_source::text::Span;
use smallvec::SmallVec;
use thin_vec::ThinVec;

/// The parts of an operation, collected while it is read (MLIR: `OperationState`). It is small, because each enclosing
/// operation has one.
#[derive(Debug, Default)]
pub struct OperationState<'a> {
    /// The full name; `None` until it is read.
    pub name: Option<Identifier>,
    /// The start of the operation, in bytes: texts have less than 4 GiB.
    start: u32,
    /// The range of its name.
    pub name_span: Span,
    /// The number of results that its text names.
    pub named_results: usize,
    /// The operands.
    pub operands: SmallVec<[ValueId; 6]>,
    /// The types of the results.
    pub results: SmallVec<[Type; 2]>,
    /// All attributes; those that the description of the operation names become its properties.
    pub attributes: SmallVec<[(Identifier, Attribute); 2]>,
    /// Attributes that are properties even if the description disagrees.
    pub properties: SmallVec<[(Identifier, Attribute); 2]>,
    /// All that is written in `<..>` of an undescribed operation, if that is not a dictionary with entries.
    pub(super) undescribed_properties: Option<Attribute>,
    /// The regions.
    pub regions: SmallVec<[RegionId; 2]>,
    /// The successors.
    pub successors: ThinVec<BlockId>,
    /// Whether its form was followed though only C++ reads parts of it.
    pub(in crate::parse) followed: bool,
    /// Scratch of the reader of declarative formats.
    pub uses: ThinVec<OperandUse<'a>>,
    /// Scratch of the reader of declarative formats.
    pub types: ThinVec<Type>,
}

impl OperationState<'_> {
    /// The start of the operation, in bytes.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start as usize
    }

    /// Sets the start of the operation, in bytes.
    pub fn set_start(&mut self, start: usize) {
        self.start = u32::try_from(start).unwrap_or(u32::MAX);
    }

    pub(in crate::parse) fn clear(&mut self) {
        self.name = None;
        self.start = 0;
        self.name_span = Span::default();
        self.named_results = 0;
        self.clear_parts();
    }

    /// Forgets all but where the operation is, and its name.
    pub(in crate::parse) fn clear_parts(&mut self) {
        self.followed = false;
        self.operands.clear();
        self.results.clear();
        self.attributes.clear();
        self.properties.clear();
        self.undescribed_properties = None;
        self.regions.clear();
        self.successors.clear();
        self.uses.clear();
        self.types.clear();
    }

    /// Adds an attribute.
    pub fn add_attribute(&mut self, name: Identifier, value: Attribute) {
        self.attributes.push((name, value));
    }

    /// The value of an attribute that was read.
    #[must_use]
    pub fn attribute(&self, name: Identifier) -> Option<Attribute> {
        let mut all = self.attributes.iter().chain(&self.properties);
        all.find(|entry| entry.0 == name).map(|entry| entry.1)
    }
}
