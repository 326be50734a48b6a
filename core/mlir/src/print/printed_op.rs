//! The printer's knowledge of the operations of one name.

use super::syntax::{ArgumentNames, PrintHook, ResultNames};
use crate::ods::format::Format;
use crate::ods::{OpDescription, Syntax, Trait};
use crate::registry::RegisteredOp;
use crate::registry::directives::{DialectDirectives, index_lists};

/// The choices for printing an operation.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Form<'ir> {
    /// By a function.
    Hook(PrintHook),
    /// By its declarative format.
    Format(&'ir OpDescription, &'ir Format),
    /// In the generic form.
    #[default]
    Generic,
}

/// The record of the operations of one name; empty by default.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PrintedOp<'ir> {
    registered: Option<&'ir RegisteredOp>,
    pub(super) form: Form<'ir>,
    /// Whether it has the attribute with the name of a symbol.
    pub(super) names_symbol: bool,
    /// Whether it has the attribute that ties results to operands.
    pub(super) ties_results: bool,
    /// Its description, if it has bounds and steps of loops that are lists of values and numbers.
    pub(super) with_bounds: Option<&'ir OpDescription>,
    /// Whether its format has lists of values and numbers.
    pub(super) has_index_lists: bool,
    /// Whether only C++ knows a part of its format.
    pub(super) is_open: bool,
}

impl<'ir> PrintedOp<'ir> {
    pub(super) fn new(registered: Option<&'ir RegisteredOp>) -> PrintedOp<'ir> {
        let form = registered.map_or(Form::Generic, |op| {
            let description = op.description();
            match (op.hooks().print, &description.syntax) {
                (Some(print), _) => Form::Hook(print),
                (None, Syntax::Format(format)) if op.format_is_known() || op.is_open() => {
                    Form::Format(description, format)
                }
                _ => Form::Generic,
            }
        });
        let attributes = registered.map_or(&[][..], |op| &op.description().attributes);
        let has = |name| attributes.iter().any(|attribute| &*attribute.name == name);
        let (names_symbol, ties_results) = (has("sym_name"), has("tied_operands"));
        let with_bounds = registered.filter(|_| has("staticUpperBound"));
        let with_bounds = with_bounds.map(RegisteredOp::description);
        let has_index_lists = match form {
            Form::Format(_, format) => index_lists(format).next().is_some(),
            Form::Hook(_) | Form::Generic => false,
        };
        let is_open = registered.is_some_and(RegisteredOp::is_open);
        PrintedOp {
            registered,
            form,
            names_symbol,
            ties_results,
            with_bounds,
            has_index_lists,
            is_open,
        }
    }

    pub(super) fn is_registered(&self) -> bool {
        self.registered.is_some()
    }

    pub(super) fn description(&self) -> Option<&'ir OpDescription> {
        self.registered.map(RegisteredOp::description)
    }

    /// Returns the directives of its dialect.
    pub(super) fn directives(&self) -> DialectDirectives {
        self.registered.map(RegisteredOp::directives).unwrap_or_default()
    }

    pub(super) fn argument_names(&self) -> Option<ArgumentNames> {
        self.registered.and_then(|op| op.hooks().argument_names)
    }

    pub(super) fn shadows_operands(&self) -> bool {
        self.registered.is_some_and(|op| op.hooks().arguments_shadow_operands)
    }

    pub(super) fn result_names(&self) -> Option<ResultNames> {
        self.registered.and_then(RegisteredOp::result_names)
    }

    /// The dialect that is not named in its regions.
    pub(super) fn default_dialect(&self) -> &'ir str {
        self.registered.map_or("", RegisteredOp::default_dialect)
    }

    /// Whether it ends its block, and may be left out where that is understood.
    pub(super) fn is_terminator(&self) -> bool {
        self.registered.is_some_and(|op| op.description().has(Trait::Terminator))
    }
}
