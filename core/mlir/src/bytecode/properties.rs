//! The encoding of each operation's properties.

use crate::ods::constraint::AttributePredicate;
use crate::ods::{OpDescription, Presence, Storage, Trait};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// One property in the encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Property<'a> {
    pub(super) name: &'a str,
    pub(super) kind: PropertyKind<'a>,
}

/// The encoding of a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PropertyKind<'a> {
    /// An attribute.
    Required,
    /// An attribute or nothing.
    Optional,
    /// The sizes of this number of operand or result segments: up to version 5 an attribute here, later numbers after
    /// everything else.
    Segments(u32),
    /// A byte.
    Unit,
    /// A number that is an integer attribute of this many bits.
    Number(u32),
    /// An array of integers, which was an array of attributes in LLVM 19.
    Integers,
    /// A number, or nothing: an array with an integer attribute of 64 bits, or without.
    OptionalNumber,
    /// A value of C++, with the encoding of MLIR's `Properties.td`.
    Value(&'a AttributePredicate),
}

/// The properties of LLVM's operations, for each dialect the layouts with their operations.
const TABLE: &str = include_str!("properties.txt");

/// The name of the sizes of operands.
pub(super) const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
/// The name of the sizes of results.
pub(super) const RESULT_SEGMENTS: &str = "resultSegmentSizes";

/// The layout of LLVM's operation with a name.
pub(super) fn of_llvm(name: &str) -> Option<Vec<Property<'static>>> {
    let layout = layout_of_llvm(name).filter(|layout| *layout != NOWHERE)?;
    Some(layout.split(' ').map(property).collect())
}

/// Whether an operation is LLVM's, and no tool of LLVM registers its dialect.
pub(super) fn is_in_no_llvm_tool(name: &str) -> bool {
    layout_of_llvm(name) == Some(NOWHERE)
}

/// The mark instead of a layout for dialects that no LLVM tool registers.
const NOWHERE: &str = "*";

fn layout_of_llvm(name: &str) -> Option<&'static str> {
    static LAYOUTS: OnceLock<FxHashMap<(&str, &str), &str>> = OnceLock::new();
    let layouts = LAYOUTS.get_or_init(|| {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
        let parts = lines.filter_map(|line| {
            let (layout, names) = line.split_once(" = ")?;
            let (dialect, layout) = layout.split_once(' ')?;
            Some((dialect, layout, names))
        });
        let of_line = |(dialect, layout, names): (_, _, &'static str)| {
            names.split(' ').map(move |name| ((dialect, name), layout))
        };
        parts.flat_map(of_line).collect()
    });
    layouts.get(&name.split_once('.')?).copied()
}

/// The layout of an operation in the table of a dialect; its name is without that.
pub(super) fn of_table(table: &'static str, name: &str) -> Option<Vec<Property<'static>>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let mut parts = lines.filter_map(|line| line.split_once(" = "));
    let (layout, _) = parts.find(|(_, names)| names.split(' ').any(|one| one == name))?;
    let (_, layout) = layout.split_once(' ')?;
    Some(layout.split(' ').map(property).collect())
}

/// A property as the table writes it.
fn property(text: &str) -> Property<'_> {
    if let Some(name) = text.strip_suffix('?').filter(|name| !name.contains(':')) {
        return Property { name, kind: PropertyKind::Optional };
    }
    if let Some((name, count)) = text.strip_suffix(']').and_then(|text| text.split_once('[')) {
        return Property { name, kind: PropertyKind::Segments(count.parse().unwrap_or(0)) };
    }
    let (name, kind) = text.split_once(':').unwrap_or((text, ""));
    let kind = match kind {
        "" => PropertyKind::Required,
        "unit" => PropertyKind::Unit,
        "i64s" => PropertyKind::Integers,
        "i64?" => PropertyKind::OptionalNumber,
        kind => PropertyKind::Number(kind.trim_start_matches('i').parse().unwrap_or(32)),
    };
    Property { name, kind }
}

/// The layout that mlir-tblgen generates for a description: attributes by name, the sizes of segments among them, then
/// values of C++. `None` if only C++ knows the encoding of one.
pub(super) fn of_description(description: &OpDescription) -> Option<Vec<Property<'_>>> {
    let stored_as = |storage| {
        description.attributes.iter().filter(move |attribute| attribute.storage == storage)
    };
    if stored_as(Storage::CppProperty).next().is_some() {
        return None;
    }
    let mut all: Vec<_> = stored_as(Storage::Attribute)
        .map(|attribute| {
            let required = attribute.presence == Presence::Required;
            let kind = if required { PropertyKind::Required } else { PropertyKind::Optional };
            Property { name: &attribute.name, kind }
        })
        .collect();
    let mut segments = |holds, name, count: usize| {
        if description.has(holds) {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            all.push(Property { name, kind: PropertyKind::Segments(count) });
        }
    };
    let (operands, results) = (description.operands.len(), description.results.len());
    segments(Trait::AttrSizedOperandSegments, OPERAND_SEGMENTS, operands);
    segments(Trait::AttrSizedResultSegments, RESULT_SEGMENTS, results);
    all.sort_by_key(|property| property.name);
    all.extend(stored_as(Storage::Property).map(|attribute| Property {
        name: &attribute.name,
        kind: PropertyKind::Value(attribute.constraint.predicate()),
    }));
    Some(all)
}

/// Whether an operation has properties that are values of C++, not attributes.
pub(super) fn has_values(description: &OpDescription) -> bool {
    description.attributes.iter().any(|attribute| attribute.storage != Storage::Attribute)
}
