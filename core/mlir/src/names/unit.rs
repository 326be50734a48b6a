//! The values and blocks of one unit, and its mentions of names in the rest of the file.

use super::symbols::SymbolDefinition;
use abide_source::diagnostic::Diagnostic;
use abide_source::text::Span;

/// The kind of a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefinitionKind {
    /// `%a = …` or `%a:2 = …`.
    Results {
        /// The number of results.
        count: u32,
    },
    /// `%a: type` of a function or block.
    Argument,
    /// A name that an operation's own form binds for its regions: `scf.for %i = …`.
    RegionArgument,
    /// `^a:`.
    Block,
}

/// The place that introduces a value or block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Definition {
    /// The kind of the definition.
    pub kind: DefinitionKind,
    /// The name, with its sigil; counted from the unit's first byte, as all ranges here.
    pub name: Span,
    /// The type, if it is next to the name or follows from a generic operation.
    pub type_span: Option<Span>,
    /// In how many regions of the unit the name is visible: 1 in the body of a function.
    pub depth: u32,
}

/// A place that mentions a value or block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Use {
    /// The name, with its sigil.
    pub name: Span,
    /// Its index in [`UnitNames::definitions`]; `None` if it is undefined, or only the dialect knows.
    pub definition: Option<u32>,
}

/// A mention of an alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AliasUse {
    /// With its sigil; counted from the unit's first byte.
    pub name: Span,
    /// The syntax around it.
    pub place: AliasPlace,
}

/// The syntax around an alias use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AliasPlace {
    /// Nothing that makes a difference.
    Plain,
    /// The location of an operation or an argument: it may be defined further down.
    Location,
    /// The body of a dialect's attribute or type: if nothing defines the name, it may mean
    /// something else there.
    Body,
}

/// The values and blocks of one unit; values of nested units are their own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct UnitNames {
    /// In the order of the text.
    pub definitions: Vec<Definition>,
    /// Uses of values and blocks, in the order of the text.
    pub uses: Vec<Use>,
    /// The diagnostics, in the order of the text; ranges count from the unit's first byte.
    pub diagnostics: Vec<Diagnostic>,
    /// The number of diagnostics beyond the limit.
    pub dropped: usize,
    /// Mentions of aliases, in the order of the text.
    pub alias_uses: Vec<AliasUse>,
    /// The symbols that the unit's own operations define, each with the symbol table that it is
    /// in; 0 is the one around the unit.
    pub(super) symbols: Vec<(u32, SymbolDefinition)>,
}

impl UnitNames {
    /// Whether one of the unit's operations defines a symbol for a table within the unit.
    #[must_use]
    pub fn has_nested_symbols(&self) -> bool {
        self.symbols.iter().any(|(table, _)| *table != 0)
    }

    /// Passes every range through `moved`.
    pub fn move_spans(&mut self, moved: impl Fn(Span) -> Span) {
        for definition in &mut self.definitions {
            definition.name = moved(definition.name);
            definition.type_span = definition.type_span.map(&moved);
        }
        for use_ in &mut self.uses {
            use_.name = moved(use_.name);
        }
        for use_ in &mut self.alias_uses {
            use_.name = moved(use_.name);
        }
        for (_, symbol) in &mut self.symbols {
            let span = moved(symbol.span);
            // There may be many: what stays is not written.
            if span != symbol.span {
                symbol.span = span;
            }
        }
        for found in &mut self.diagnostics {
            *found = found.clone().map_spans(&moved);
        }
    }
}
