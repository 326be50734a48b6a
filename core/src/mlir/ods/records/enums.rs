//! Enumerations: `EnumInfo`, `EnumAttrInfo` and `EnumAttr`.

use super::Cache;
use super::record::Record;
use crate::mlir::ods::{EnumCase, EnumDescription, EnumSpelling};
use std::sync::Arc;

impl Cache {
    /// The enumeration that an attribute constraint is of; none where the record is none.
    pub(super) fn enumeration(&mut self, record: Record<'_>) -> Option<Arc<EnumDescription>> {
        if let Some(known) = self.enums.get(&record.id) {
            return Some(Arc::clone(known));
        }
        let description = Arc::new(description(record)?);
        self.enums.insert(record.id, Arc::clone(&description));
        Some(description)
    }
}

/// The class in C++ of an enumeration, with its namespace; none of an attribute that is of one.
pub(super) fn class(record: Record<'_>) -> Option<String> {
    if record.is("EnumAttr") {
        return None;
    }
    let class = record.some_text("className")?;
    let namespace = record.text("cppNamespace").unwrap_or_default();
    Some(plain(&format!("{namespace}::{class}")).to_owned())
}

/// A class without the colons in front.
pub(super) fn plain(class: &str) -> &str {
    class.trim().trim_start_matches(':')
}

/// The bits of its number; before LLVM 20 only the attribute that it is based on says it.
fn width(info: Record<'_>) -> u32 {
    let base = || info.def("baseAttrClass")?.def("valueType")?.int("bitwidth");
    let width = info.int("bitwidth").or_else(base);
    width.and_then(|width| u32::try_from(width).ok()).unwrap_or(32)
}

fn description(record: Record<'_>) -> Option<EnumDescription> {
    let is_attribute = record.is("EnumAttr");
    let info = if is_attribute { record.def("enum")? } else { record };
    let spelling = if is_attribute {
        EnumSpelling::Dialect {
            dialect: record.def("dialect")?.text("name")?.into(),
            mnemonic: record.text("mnemonic").unwrap_or_default().into(),
            angle_brackets: record.text("assemblyFormat").is_some_and(|it| it.contains("`<`")),
        }
    } else {
        EnumSpelling::Integer
    };
    let cases = info.defs("enumerants").filter_map(|case| {
        let keyword = case.some_text("str").or_else(|| case.some_text("symbol"))?;
        let value = case.int("value")?.cast_unsigned();
        Some(EnumCase { keyword: keyword.into(), value, place: case.place() })
    });
    Some(EnumDescription {
        name: info.text("className").unwrap_or_default().into(),
        place: info.place(),
        summary: record.text("summary").unwrap_or_default().into(),
        bits: info.is("BitEnumBase") || info.is("BitEnumAttrBase"),
        spelling,
        separator: info.text("separator").unwrap_or("|").into(),
        width: width(info),
        cases: cases.collect(),
    })
}
