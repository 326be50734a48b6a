//! Types and attributes with parameters: `TypeDef` and `AttrDef`.

use super::asm;
use super::record::{DagValue, Record};
use super::unindented;
use crate::ods::{ParameterDescription, ParametricDescription, TypeInterface};
use abide_tablegen::store::Lacks;

/// The name of the dialect, and the description of a type or an attribute by its record.
pub(super) fn description(record: Record<'_>) -> Option<(&str, ParametricDescription)> {
    let dialect = record.def("dialect")?.text("name")?;
    let mnemonic = record.text("mnemonic").unwrap_or_default();
    // Enumerations without a name are attributes that nothing spells.
    let class = class(record)?;
    let format = record.text("assemblyFormat");
    let lost = ["parameters", "assemblyFormat", "hasCustomAssemblyFormat"];
    let is_open = record.lacks() == Lacks::Anything
        || lost.into_iter().any(|field| record.has_unreadable_parts(field));
    let description = ParametricDescription {
        name: format!("{dialect}.{mnemonic}").into(),
        class: class.into(),
        summary: record.text("summary").unwrap_or_default().into(),
        description: unindented(record.text("description").unwrap_or_default()),
        place: record.place(),
        parameters: parameters(record),
        format: format.filter(|_| !is_open).map(|format| format.trim().into()),
        is_custom: is_open || record.bit("hasCustomAssemblyFormat"),
        is_condition: false,
        interfaces: interfaces(record),
        alias: asm::alias(record, mnemonic),
    };
    Some((dialect, description))
}

/// Returns the dialect and the description of a type defined by a C++ class and a condition (`DialectType`). Only C++
/// has its name, but names follow classes: `DeviceType` is `device`. The name is without the dialect.
pub(super) fn of_condition(record: Record<'_>) -> Option<(Box<str>, ParametricDescription)> {
    let dialect = record.def("dialect")?.text("name")?;
    let condition = record.def("predicate")?.text("predExpr")?;
    let (_, after) = condition.split_once("isa<")?;
    let (class, rest) = after.split_once('>')?;
    let rest = rest.trim().trim_end_matches(')');
    let is_alone = rest == "($_self" && !class.contains([',', '<']);
    let class = class.trim().trim_start_matches(':');
    let plain = class.rsplit("::").next()?.strip_suffix("Type").filter(|_| is_alone)?;
    let description = ParametricDescription {
        name: in_snake_case(plain).into(),
        class: class.into(),
        summary: record.text("summary").unwrap_or_default().into(),
        description: unindented(record.text("description").unwrap_or_default()),
        place: record.place(),
        parameters: Vec::new(),
        format: None,
        is_custom: true,
        is_condition: true,
        interfaces: TypeInterface::ALL.to_vec(),
        alias: None,
    };
    Some((dialect.into(), description))
}

/// Returns the empty list of names if the C++ class of a dialect has no parser for its types or attributes. `None` if
/// it has one: generated for the described ones (`flag`), or its own with the name `parser`.
pub(super) fn names_without_parser(
    dialect: Record<'_>,
    flag: &str,
    parser: &str,
) -> Option<Vec<Box<str>>> {
    let own = ["extraClassDeclaration", "extraClassDefinition"];
    let has_own = own.iter().any(|field| {
        dialect.has_unreadable_parts(field)
            || dialect.text(field).is_some_and(|text| text.contains(parser))
    });
    (!dialect.bit(flag) && !has_own && !dialect.is_broken()).then(Vec::new)
}

/// The maximum number of traits of a type that are inspected, nested ones included.
const MAX_TRAITS: usize = 1000;

/// The interfaces that a type may implement: those among its traits, or all if C++ may add some.
fn interfaces(record: Record<'_>) -> Vec<TypeInterface> {
    if !record.is("TypeDef") {
        return Vec::new();
    }
    let base = record.some_text("cppBaseClassName").unwrap_or("Type");
    let is_open = record.is_broken()
        || record.has_unreadable_parts("traits")
        || base.rsplit("::").next() != Some("Type");
    let mut found = Vec::new();
    let mut traits: Vec<Record<'_>> = record.defs("traits").collect();
    let mut visited = 0;
    let mut is_unknown = is_open;
    while let Some(one) = traits.pop().filter(|_| !is_unknown) {
        visited += 1;
        let interface = one.some_text("cppInterfaceName");
        found.extend(interface.and_then(TypeInterface::named));
        // A trait of C++ may be derived from that of an interface.
        let is_plain = interface.is_some()
            || one.some_text("trait").is_none_or(|name| PLAIN_TRAITS.contains(&name));
        is_unknown = !is_plain || one.is_broken() || visited > MAX_TRAITS;
        traits.extend(one.defs("baseInterfaces").chain(one.defs("traits")));
    }
    let all = TypeInterface::ALL.into_iter();
    all.filter(|one| is_unknown || found.contains(one)).collect()
}

/// The traits of types in C++ that are not interfaces.
const PLAIN_TRAITS: [&str; 2] = ["ValueSemantics", "IsMutable"];

/// `CommandBuffer` as `command_buffer`.
fn in_snake_case(name: &str) -> String {
    let mut out = String::new();
    for character in name.chars() {
        if character.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(character.to_lowercase());
    }
    out
}

/// The class in C++, with its namespace and without the colons in front.
pub(super) fn class(record: Record<'_>) -> Option<String> {
    let class = record.some_text("cppClassName")?;
    let own = record.some_text("cppNamespace");
    let namespace = own.or_else(|| record.def("dialect")?.some_text("cppNamespace"));
    Some(match namespace.unwrap_or_default().trim_start_matches(':') {
        "" => class.to_owned(),
        namespace => format!("{namespace}::{class}"),
    })
}

/// The class in C++ in the namespace of its dialect, as conditions name it.
pub(super) fn class_in_dialect(record: Record<'_>) -> Option<String> {
    let class = record.some_text("cppClassName")?;
    let namespace = record.def("dialect")?.some_text("cppNamespace")?;
    Some(format!("{}::{class}", namespace.trim_start_matches(':')))
}

fn parameters(record: Record<'_>) -> Vec<ParameterDescription> {
    let parameter = |(value, name): (DagValue<'_>, &str)| {
        let (class, summary) = match value {
            DagValue::Text(text) | DagValue::Lost(text) => (text, ""),
            DagValue::Record(record) => (
                record.text("cppType").unwrap_or_default(),
                record.text("summary").unwrap_or_default(),
            ),
        };
        let record = match value {
            DagValue::Text(_) | DagValue::Lost(_) => None,
            DagValue::Record(record) => Some(record),
        };
        ParameterDescription {
            name: name.into(),
            class: class.into(),
            summary: summary.into(),
            words: None,
            default: record.and_then(default_of),
            is_custom: record.is_some_and(is_read_by_cpp),
            lists_words: record
                .is_some_and(|it| it.is("EnumParameter") && it.some_text("parser").is_some()),
            is_self_type: record.is_some_and(|it| it.is("AttributeSelfTypeParameter")),
        }
    };
    record.dag("parameters").into_iter().map(parameter).collect()
}

/// Returns the default value of a parameter; `None` if it is required.
fn default_of(record: Record<'_>) -> Option<Box<str>> {
    record.some_text("defaultValue").map(|text| text.trim().into())
}

/// Whether a parameter has its own parser or printer, except those that ODS gives to texts and to the words of
/// enumerations.
fn is_read_by_cpp(record: Record<'_>) -> bool {
    let is_known = record.is("StringRefParameter") || record.is("EnumParameter");
    !is_known && (record.some_text("parser").is_some() || record.some_text("printer").is_some())
}
