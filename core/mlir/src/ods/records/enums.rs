//! Enumerations: `EnumInfo`, `EnumAttrInfo` and `EnumAttr`.

use super::Cache;
use super::record::Record;
use crate::ods::{EnumCase, EnumDescription, EnumSpelling, KeywordAffixes, ParametricDescription};
use rustc_hash::FxHashMap;
use std::sync::Arc;

impl Cache {
    /// Returns the enumeration of an attribute constraint; `None` if the record is not one.
    pub(super) fn enumeration(&mut self, record: Record<'_>) -> Option<Arc<EnumDescription>> {
        if let Some(known) = self.enums.get(&record.id) {
            return Some(Arc::clone(known));
        }
        let description = Arc::new(description(record).filter(|_| !is_broken(record))?);
        self.enums.insert(record.id, Arc::clone(&description));
        Some(description)
    }
}

/// Whether words of an enumeration could not be read.
fn is_broken(record: Record<'_>) -> bool {
    let info = record.def("enum").unwrap_or(record);
    record.is_broken() || info.is_broken() || info.defs("enumerants").any(Record::is_broken)
}

/// Returns the C++ class of an enumeration, with its namespace; `None` for an attribute of an enumeration.
pub(super) fn class(record: Record<'_>) -> Option<String> {
    if record.is("EnumAttr") {
        return None;
    }
    let class = record.some_text("className")?;
    let namespace = record.text("cppNamespace").unwrap_or_default();
    Some(plain(&format!("{namespace}::{class}")).to_owned())
}

/// A class without the colons in front.
fn plain(class: &str) -> &str {
    class.trim().trim_start_matches(':')
}

/// An enumeration, with its class in C++.
type Named = (Box<str>, Arc<EnumDescription>);

/// The enumerations by their classes in C++.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// The classes with their namespaces, by the last part of each.
    by_name: FxHashMap<Box<str>, Vec<Named>>,
}

impl Words {
    pub(super) fn add(&mut self, class: String, one: &Arc<EnumDescription>) {
        let last = class.rsplit("::").next().unwrap_or(&class);
        let same = self.by_name.entry(last.into()).or_default();
        if same.iter().all(|(own, _)| **own != *class) {
            same.push((class.into(), Arc::clone(one)));
        }
    }

    /// Marks the parameters that are words of enumerations.
    pub(super) fn mark_enum_words(&self, one: &mut Arc<ParametricDescription>) {
        let find = |class: &str| self.named(class, &one.class).cloned();
        let words: Vec<_> = one.parameters.iter().map(|own| find(&own.class)).collect();
        if words.iter().any(Option::is_some) {
            let parameters = Arc::make_mut(one).parameters.iter_mut();
            for (parameter, words) in parameters.zip(words) {
                parameter.words = words;
            }
        }
    }

    /// The enumeration that a type of C++ names, which may leave out namespaces: rather one beside `user`.
    fn named(&self, class: &str, user: &str) -> Option<&Arc<EnumDescription>> {
        // `std::optional<X>`, `ArrayRef<X>`
        let inner = class.rsplit('<').next()?.split('>').next()?;
        let inner = plain(inner);
        let last = inner.rsplit("::").next()?;
        let is_meant = |full: &str| {
            full.strip_suffix(inner)
                .is_some_and(|before| before.is_empty() || before.ends_with("::"))
        };
        let beside = |full: &str| {
            let folder = full.rsplit_once("::").map_or("", |(folder, _)| folder);
            user.starts_with(folder)
        };
        let found = self.by_name.get(last)?.iter().filter(|(full, _)| is_meant(full));
        let own = found.clone().find(|(full, _)| beside(full));
        own.or(found.into_iter().next()).map(|(_, one)| one)
    }
}

/// The width of its number in bits; before LLVM 20 only its base attribute states it.
fn width(info: Record<'_>) -> u32 {
    let base = || info.def("baseAttrClass")?.def("valueType")?.int("bitwidth");
    let width = info.int("bitwidth").or_else(base);
    width.and_then(|width| u32::try_from(width).ok()).unwrap_or(32)
}

/// Returns the literals of a format around the value: words and marks.
fn around(format: &str) -> Option<KeywordAffixes> {
    let (before, after) = format.split_once("$value")?;
    let (before, after) = (literals(before)?, literals(after)?);
    (!before.is_empty()).then(|| KeywordAffixes { before: before.into(), after: after.into() })
}

/// Returns the printed literals of a format; `None` if it has other elements.
fn literals(format: &str) -> Option<String> {
    let mut text = String::new();
    for one in format.split_whitespace() {
        let literal = one.strip_prefix('`')?.strip_suffix('`')?;
        let joins = text.is_empty() || text.ends_with(['(', '{', '[']) || literal == ")";
        if !joins {
            text.push(' ');
        }
        text.push_str(literal);
    }
    Some(text)
}

fn description(record: Record<'_>) -> Option<EnumDescription> {
    let is_attribute = record.is("EnumAttr");
    let info = if is_attribute { record.def("enum")? } else { record };
    let format = record.text("assemblyFormat").unwrap_or_default().trim();
    let angle_brackets = format.contains("`<`");
    let is_plain = angle_brackets || matches!(format, "" | "$value");
    let around = if is_plain { None } else { around(format) };
    if is_attribute && !is_plain && around.is_none() {
        // It is read as other attributes with a format are.
        return None;
    }
    let spelling = if is_attribute {
        EnumSpelling::Dialect {
            dialect: record.def("dialect")?.text("name")?.into(),
            mnemonic: record.text("mnemonic").unwrap_or_default().into(),
            angle_brackets,
            around,
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
        // Its name in LLVM 20 and later, and before.
        bits: info.is("BitEnumBase") || info.is("BitEnumAttrBase") || info.is("BitEnumAttr"),
        spelling,
        separator: info.text("separator").unwrap_or("|").into(),
        prints_groups: info.bit("printBitEnumPrimaryGroups"),
        // Before LLVM 20 all sets are in quotes.
        quotes_sets: info.is("BitEnumAttrBase") || info.is("BitEnumAttr"),
        width: width(info),
        may_be_integer: is_attribute && info.bit("genSpecializedAttr"),
        cases: cases.collect(),
    })
}
