//! Properties of operations, each described as the attribute that it is in the generic form.

use super::Cache;
use super::record::Record;
use crate::ods::constraint::{AttributePredicate, PropertyPredicate, TypePredicate};
use crate::ods::{EnumSpelling, Presence, Storage};
use abide_source::types::Signedness;

/// The maximum nesting of properties.
const MAX_PROPERTY_DEPTH: u32 = 16;

impl Cache {
    /// A property, which is described as the attribute that it becomes.
    pub(super) fn property(&mut self, record: Record<'_>, depth: u32) -> AttributePredicate {
        let unknown = || AttributePredicate::Unknown(record.name().into());
        if let Some(base) = record.def("baseProperty").filter(|base| base.id != record.id)
            && (record.is("DefaultValuedProp") || record.is("ConfinedProp"))
        {
            return self.attribute_predicate(base, depth);
        }
        if record.is("EnumProp") && record.some_text("mnemonic").is_none() {
            let one = record.def("enum").and_then(|one| self.enumeration(one));
            return one.map_or_else(unknown, AttributePredicate::Enum);
        }
        let storage = record.text("storageType").unwrap_or_default();
        let stored = Stored::new(record).predicate(storage, MAX_PROPERTY_DEPTH);
        stored.unwrap_or_else(unknown)
    }
}

/// The storage that `Properties.td` generates from the given classes: only the C++ text of these is left.
struct Stored {
    /// Whether a stored `bool` is a flag.
    is_unit: bool,
    /// Whether optional properties are written within `some<..>`, though their values have no default.
    is_in_brackets: bool,
    /// Whether a list of numbers is a dense array.
    is_dense: bool,
}

impl Stored {
    fn new(record: Record<'_>) -> Stored {
        let text = |field| record.text(field).unwrap_or_default();
        let (storage, printer) = (text("storageType"), text("printer"));
        let is_unit = printer.contains("unit_absent");
        // Properties with a default are always in brackets: their text might be empty.
        let mut defaulted = storage.matches("optional<std::optional<").count();
        if is_unit {
            defaulted += storage.matches("optional<bool>").count();
        }
        let is_in_brackets = printer.matches("some<").count() > defaulted;
        Stored { is_unit, is_in_brackets, is_dense: record.is("IntArrayProp") }
    }

    /// Returns the predicate of the values of a C++ type; `None` if the type is unknown.
    fn predicate(&self, storage: &str, depth: u32) -> Option<AttributePredicate> {
        use AttributePredicate as Is;
        let depth = depth.checked_sub(1)?;
        let storage = storage.trim();
        if let Some(inner) = argument(storage, "optional") {
            let of = Box::new(self.predicate(inner, depth)?);
            let is_plain = !is_defaulted(&of) && !self.is_in_brackets;
            return Some(Is::Property(PropertyPredicate::Optional { of, is_plain }));
        }
        if let Some(inner) = argument(storage, "SmallVector") {
            return Some(match inner.trim() {
                "int64_t" if self.is_dense => Is::DenseArray("i64".into()),
                "int32_t" if self.is_dense => Is::DenseArray("i32".into()),
                inner => {
                    Is::Property(PropertyPredicate::Array(self.predicate(inner, depth)?.into()))
                }
            });
        }
        let integer = |width| {
            let signedness = Some(Signedness::Signless);
            Is::Integer(TypePredicate::Integer { signedness, width: Some(width) })
        };
        Some(match storage {
            "bool" if self.is_unit => Is::Property(PropertyPredicate::Unit),
            "bool" => Is::Bool,
            "std::string" => Is::String,
            "int32_t" => integer(32),
            "int64_t" => integer(64),
            _ => return None,
        })
    }
}

/// Returns the argument of a C++ template: `int64_t` in `std::optional<int64_t>`.
fn argument<'t>(storage: &'t str, template: &str) -> Option<&'t str> {
    let (name, rest) = storage.split_once('<')?;
    (name.rsplit("::").next() == Some(template)).then(|| rest.strip_suffix('>'))?
}

/// Whether a property has a default value: within an optional one its text would be ambiguous.
fn is_defaulted(of: &AttributePredicate) -> bool {
    matches!(of, AttributePredicate::Property(property) if property.default().is_some())
}

/// The default of a property, as MLIR writes its attribute.
pub(super) fn property_presence(
    presence: Presence,
    property: &PropertyPredicate,
    record: Record<'_>,
) -> Presence {
    let default = record.some_text("defaultValue").map(str::trim);
    let value = match (property, default) {
        (_, None) => return presence,
        (PropertyPredicate::Unit, Some("true")) => "unit",
        (PropertyPredicate::Unit, Some("false")) => "false",
        // Also as `::llvm::ArrayRef<int64_t>{}`.
        (PropertyPredicate::Array(_), Some(text)) if text.ends_with("{}") => "[]",
        (PropertyPredicate::Optional { .. }, Some("std::nullopt" | "{}")) => "[]",
        _ => return Presence::Optional,
    };
    Presence::Default(value.into())
}

/// The property that a property is in the end, if that is an enumeration and is stored as a number.
pub(super) fn enum_property(record: Record<'_>) -> Option<Record<'_>> {
    let mut one = record;
    for _ in 0..MAX_PROPERTY_DEPTH {
        match one.def("baseProperty").filter(|base| base.id != one.id) {
            Some(base) => one = base,
            None => break,
        }
    }
    (one.is("EnumProp") && !one.bit("storeInCustomAttribute")).then_some(one)
}

/// The storage of declared properties in C++: attributes, or C++ values.
pub(super) fn storage(record: Record<'_>, predicate: &AttributePredicate) -> Storage {
    if !record.is("Property") {
        return Storage::Attribute;
    }
    let code = record.text("writeToMlirBytecode").unwrap_or_default();
    let mut calls = code.split("_writer.").skip(1).filter_map(|rest| Some(rest.split_once('(')?.0));
    match is_encoded_by(&mut calls, predicate) && calls.next().is_none() {
        true => Storage::Property,
        false => Storage::CppProperty,
    }
}

/// Whether a value of C++ is written by the calls of MLIR's own properties.
fn is_encoded_by<'c>(
    calls: &mut impl Iterator<Item = &'c str>,
    predicate: &AttributePredicate,
) -> bool {
    use AttributePredicate as Is;
    let mut is_next = |call: &str| calls.next() == Some(call);
    match predicate {
        Is::Integer(TypePredicate::Integer { width: Some(1..=64), .. }) => is_next("writeVarInt"),
        Is::Enum(one) if one.spelling == EnumSpelling::Integer => is_next("writeVarInt"),
        Is::Bool | Is::Property(PropertyPredicate::Unit) => is_next("writeOwnedBool"),
        Is::String => is_next("writeOwnedString"),
        Is::DenseArray(_) => is_next("writeVarInt") && is_next("writeVarInt"),
        Is::Property(PropertyPredicate::Array(of)) => {
            is_next("writeVarInt") && is_encoded_by(calls, of)
        }
        Is::Property(PropertyPredicate::Optional { of, .. }) => {
            is_next("writeOwnedBool") && is_encoded_by(calls, of)
        }
        _ => false,
    }
}
