//! Locations.

use super::super::encoding::attribute as code;
use super::sink::{Key, Sink};
use super::{Write, Writer};
use crate::locations::{Location, LocationKind};

impl Writer<'_> {
    pub(super) fn encode_location(&mut self, location: Location, out: &mut impl Sink) -> Write<()> {
        let builtin = self.held.context.identifier("builtin");
        out.dialect(Key::Location(location), builtin);
        match self.locations.kind(location).clone() {
            LocationKind::Unknown | LocationKind::Other(_) => out.varint(code::UNKNOWN_LOC),
            LocationKind::File { file, range, is_place } => {
                let [line, column, ..] = range;
                out.varint(if is_place {
                    code::FILE_LINE_COL_LOC
                } else {
                    code::FILE_LINE_COL_RANGE
                });
                self.name(file, out);
                if is_place {
                    out.varint(u64::from(line));
                    out.varint(u64::from(column));
                } else {
                    let numbers = numbers(range);
                    out.varint(numbers.len() as u64);
                    numbers.iter().for_each(|number| out.varint(u64::from(*number)));
                }
            }
            LocationKind::Name { name, child } => {
                out.varint(code::NAME_LOC);
                self.name(name, out);
                self.refer_location(child, out);
            }
            LocationKind::CallSite { callee, caller } => {
                out.varint(code::CALL_SITE_LOC);
                self.refer_location(callee, out);
                self.refer_location(caller, out);
            }
            LocationKind::Fused { metadata, locations } => {
                let with = code::FUSED_LOC_WITH_METADATA;
                out.varint(if metadata.is_some() { with } else { code::FUSED_LOC });
                out.varint(locations.len() as u64);
                locations.iter().for_each(|location| self.refer_location(*location, out));
                metadata.iter().for_each(|metadata| out.refer(Key::Attribute(*metadata)));
            }
        }
        Ok(())
    }

    /// Writes a location; those of a dialect are attributes like others.
    pub(super) fn refer_location(&self, location: Location, out: &mut impl Sink) {
        out.refer(match self.locations.kind(location) {
            LocationKind::Other(attribute) => Key::Attribute(*attribute),
            _ => Key::Location(location),
        });
    }
}

/// The numbers of a range that are not redundant.
fn numbers([line, column, end_line, end_column]: [u32; 4]) -> Vec<u32> {
    match () {
        () if [line, column, end_line, end_column] == [0; 4] => Vec::new(),
        () if line != end_line => vec![line, column, end_line, end_column],
        () if column == 0 && end_column == 0 => vec![line],
        () if column == end_column => vec![line, column],
        () => vec![line, column, end_column],
    }
}
