//! Defaults of parameters, which C++ makes, as a format writes them.

use super::parametric::{FormParameter, ParameterKind};
use super::parametric_classes::plain;
use crate::ods::{EnumDescription, EnumSpelling};

/// The spelling of a default in C++; `None` if only C++ can spell it.
pub(super) fn written_default(text: &str, kind: &ParameterKind, is_list: bool) -> Option<Box<str>> {
    let text = text.trim();
    // A missing parameter is none, which no value equals.
    if is_list || text.contains("optional<") {
        return None;
    }
    let is_made = text.ends_with("()");
    match kind {
        ParameterKind::Boolean if is_made => Some("false".into()),
        ParameterKind::Boolean => matches!(text, "true" | "false").then(|| text.into()),
        ParameterKind::Integer if is_made => Some("0".into()),
        ParameterKind::Integer => text.parse::<i128>().ok().map(|it| it.to_string().into()),
        ParameterKind::Text if is_made || text.is_empty() => Some("\"\"".into()),
        ParameterKind::Text => (text.starts_with('"') && text.ends_with('"')).then(|| text.into()),
        ParameterKind::Word(words) | ParameterKind::Words(words) => case_named(text, words),
        // `KindAttr::get($_ctxt, Kind::small)`
        ParameterKind::EnumAttribute(words) => {
            let (_, value) = text.strip_suffix(')')?.split_once("::get(")?.1.split_once(',')?;
            let word = case_named(value.trim(), words)?;
            let has_brackets = match &words.spelling {
                EnumSpelling::Dialect { angle_brackets, .. } => *angle_brackets,
                EnumSpelling::Integer => false,
            };
            Some(if has_brackets { format!("<{word}>").into() } else { word })
        }
        ParameterKind::DenseArray(_) | ParameterKind::Attribute => attribute_of_cpp_call(text),
        _ => None,
    }
}

/// Whether a default in C++ is a value that a text may also write, and not a missing or an empty one.
pub(super) fn makes_value(text: &str, parameter: &FormParameter) -> bool {
    let text = text.trim();
    let made = text.strip_suffix("()").or_else(|| text.strip_suffix("{}"));
    let is_empty =
        made.is_some_and(|made| made.is_empty() || plain(made) == plain(&parameter.class));
    let is_missing = ["nullopt", "nullptr", "optional<"].iter().any(|word| text.contains(word));
    !text.is_empty() && !is_empty && !is_missing
}

/// The word of a case that C++ names; cases are called alike in both.
fn case_named(text: &str, words: &EnumDescription) -> Option<Box<str>> {
    let name = text.rsplit("::").next().unwrap_or(text);
    let simple = |word: &str| word.replace('_', "").to_ascii_lowercase();
    let mut named = words.cases.iter().filter(|case| simple(&case.keyword) == simple(name));
    let found = named.next()?;
    Some(found.keyword.clone()).filter(|_| named.next().is_none())
}

/// The printed form of a builtin attribute that a C++ call makes: `DenseI32ArrayAttr::get($_ctxt, {1, 0})`.
fn attribute_of_cpp_call(call: &str) -> Option<Box<str>> {
    let call = call.strip_suffix(')')?;
    let (class, value) = match call.strip_prefix("$_builder.get") {
        Some(made) => made.split_once('(')?,
        None => {
            let (class, inside) = call.split_once("::get(")?;
            (class, inside.split_once(',').map_or("", |(_, value)| value))
        }
    };
    let value = value.trim();
    let listed = || value.strip_prefix('{').and_then(|inner| inner.strip_suffix('}'));
    let is_quoted = value.len() > 1 && value.starts_with('"') && value.ends_with('"');
    Some(match plain(class) {
        "StringAttr" if value.is_empty() => "\"\"".into(),
        "StringAttr" if is_quoted && !value.contains('\\') => value.into(),
        // `IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)`
        "IntegerAttr" if call.contains("(IntegerType::get($_ctxt, ") => {
            let (width, number) = value.split_once("), ")?;
            let (width, number): (u32, i64) = (width.parse().ok()?, number.trim().parse().ok()?);
            format!("{number} : i{width}").into()
        }
        "BoolAttr" if matches!(value, "true" | "false") => value.into(),
        "ArrayAttr" if value.is_empty() || value == "{}" => "[]".into(),
        "DictionaryAttr" if value.is_empty() || value == "{}" => "{}".into(),
        "DenseBoolArrayAttr" | "DenseI8ArrayAttr" | "DenseI16ArrayAttr" | "DenseI32ArrayAttr"
        | "DenseI64ArrayAttr" => {
            let elements = listed()?.split(',').map(str::trim).filter(|one| !one.is_empty());
            let elements: Vec<&str> = elements.collect();
            let is_plain =
                |one: &&str| one.parse::<i64>().is_ok() || matches!(*one, "true" | "false");
            elements.iter().all(is_plain).then(|| format!("[{}]", elements.join(", ")).into())?
        }
        _ => return None,
    })
}
