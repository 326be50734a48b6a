//! Locations of operations and arguments, if they are requested.

use super::Printer;
use super::aliases::Aliased;
use super::escape::write_number;
use crate::ir::{Attribute, AttributeKind, OperationId, ValueId};
use crate::locations::{Location, LocationKind, Locations};

impl<'ir> Printer<'ir> {
    /// Returns the location of an operation, if locations are printed. An operation made by a pass has the location
    /// of its parent.
    pub(super) fn operation_location(&self, operation: OperationId) -> Option<Location> {
        let locations = self.locations?;
        let around = std::iter::successors(Some(operation), |it| self.ir.parent(*it));
        around.into_iter().find_map(|it| locations.of_operation(it))
    }

    /// Visits the location of an operation before it, although it is printed after it.
    pub(super) fn visit_location(&mut self, location: Location) {
        self.with_deferred_aliases(|printer| printer.visit(Aliased::Location(location)));
    }

    /// Prints ` loc(…)` after an operation.
    pub(super) fn trailing_location(&mut self, location: Location) {
        self.text(" loc(");
        self.with_deferred_aliases(|printer| printer.location(location));
        self.text(")");
    }

    /// Prints ` loc(…)` after an argument, if locations are printed. MLIR prints it in full, though it counts its
    /// alias.
    pub fn argument_location(&mut self, argument: ValueId) {
        let Some(location) = self.locations.and_then(|all| all.of_argument(argument)) else {
            return;
        };
        self.visit(Aliased::Location(location));
        self.text(" loc(");
        self.without_visits(|printer| printer.location_in_full(location));
        self.text(")");
    }

    /// The locations that attributes are.
    fn attribute_locations(&self) -> Option<&'ir Locations> {
        self.locations.or_else(|| self.ir.written.locations())
    }

    /// The location that an attribute is.
    pub(super) fn location_of(&self, attribute: Attribute) -> Option<Location> {
        self.attribute_locations()?.of_attribute(attribute)
    }

    /// `loc(…)` for an attribute that is the location of something within a text; `false` if it is none.
    pub(super) fn location_in_text(&mut self, attribute: Attribute) -> bool {
        let location = self.locations.and_then(|all| all.of_attribute(attribute));
        location.is_some_and(|location| {
            self.separate_words();
            self.text("loc(");
            self.with_deferred_aliases(|printer| printer.location(location));
            self.text(")");
            true
        })
    }

    /// A location by its alias, or in full if it has none.
    fn location(&mut self, location: Location) {
        if !self.alias(Aliased::Location(location)) {
            self.location_in_full(location);
        }
    }

    /// A location, without the parentheses around it.
    pub(super) fn location_in_full(&mut self, location: Location) {
        let Some(locations) = self.attribute_locations() else { return };
        if self.elides_rest() {
            return;
        }
        match locations.kind(location) {
            LocationKind::Unknown => self.text("unknown"),
            LocationKind::File { file, range: [line, column, end_line, end_column], .. } => {
                self.string(*file);
                let mut number = |before: &str, number: &u32| {
                    self.text(before);
                    write_number(*number, &mut self.out);
                };
                number(":", line);
                number(":", column);
                if line != end_line {
                    number(" to ", end_line);
                    number(":", end_column);
                } else if column != end_column {
                    number(" to :", end_column);
                }
            }
            LocationKind::Name { name, child } => {
                self.string(*name);
                if *locations.kind(*child) != LocationKind::Unknown {
                    self.text("(");
                    self.location(*child);
                    self.text(")");
                }
            }
            LocationKind::CallSite { callee, caller } => {
                self.text("callsite(");
                self.location(*callee);
                self.text(" at ");
                self.location(*caller);
                self.text(")");
            }
            LocationKind::Fused { metadata, locations } => {
                self.text("fused");
                if let Some(metadata) = metadata {
                    self.text("<");
                    self.attribute(*metadata);
                    self.text(">");
                }
                self.text("[");
                for (index, one) in locations.iter().enumerate() {
                    self.separator(index);
                    self.location(*one);
                }
                self.text("]");
            }
            LocationKind::Other(attribute) => match self.context().attribute_kind(*attribute) {
                AttributeKind::Location(text) => self.identifier(*text),
                _ => self.attribute(*attribute),
            },
        }
    }
}
