//! The parts of operations that verify, learned by tries.

use abide_mlir::ir::{Attribute, Type};

/// An operation without the names of its values, blocks and symbols.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Recipe<'r> {
    /// The full name.
    pub(crate) name: &'r str,
    /// Whether its described attributes are properties.
    pub(crate) has_properties: bool,
    /// Whether its regions use no value from outside.
    pub(crate) is_isolated: bool,
    /// Whether its operands must be arguments of the function.
    pub(crate) needs_arguments: bool,
    /// Whether it defines a symbol.
    pub(crate) is_symbol: bool,
    /// The types of its operands.
    pub(crate) operands: Vec<Type>,
    /// The types of its results.
    pub(crate) results: Vec<Type>,
    /// The dictionary of its described attributes.
    pub(crate) attributes: Attribute,
    /// Its regions.
    pub(crate) regions: Vec<Region<'r>>,
    /// The types of the arguments of each successor.
    pub(crate) successors: Vec<Vec<Type>>,
    /// The symbol that it refers to.
    pub(crate) symbol: Option<Symbol<'r>>,
}

impl<'r> Recipe<'r> {
    /// Copies the facts about the places of the operation, and of those in its regions, from an equal recipe.
    pub(crate) fn with_places_of(mut self, other: &Recipe<'r>) -> Recipe<'r> {
        self.needs_arguments = other.needs_arguments;
        for (region, other) in self.regions.iter_mut().zip(&other.regions) {
            if let (Region::Block { is_open, .. }, Region::Block { is_open: other, .. }) =
                (region, other)
            {
                *is_open = *other;
            }
        }
        self
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Region<'r> {
    /// It has no block.
    Empty,
    /// It has one block.
    Block {
        /// The types of the arguments.
        arguments: Vec<Type>,
        /// The last operation, if there must be one.
        terminator: Option<Box<Recipe<'r>>>,
        /// Whether any operation may be in it.
        is_open: bool,
    },
}

/// A reference to a symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Symbol<'r> {
    /// The attribute that has it.
    pub(crate) attribute: &'r str,
    /// The definition.
    pub(crate) definition: Definition<'r>,
}

/// The definition of a symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Definition<'r> {
    /// The declaration of a function of this type, by the operation for functions.
    Function(&'r str, Type),
    /// Another operation.
    Operation(Box<Recipe<'r>>),
}
