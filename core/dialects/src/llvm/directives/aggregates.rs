//! The directives for which nothing is written: types that follow from other types and from numbers.

use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Types};
use abide_mlir::print::print_type;
use abide_source::diagnostic::{Message, Wanted};
use abide_source::rule;
use smallvec::smallvec;

/// The first words of the dialect's types, as nested types spell them.
const OWN_TYPE_WORDS: &[&str] = &[
    "ptr",
    "struct",
    "array",
    "vec",
    "func",
    "target",
    "void",
    "token",
    "label",
    "metadata",
    "ppc_fp128",
    "x86_amx",
    "x86_mmx",
];

/// The type and the numbers given elsewhere in the operation.
fn type_and_numbers_elsewhere(
    parser: &Types<'_>,
    read: &FormatState<'_, '_>,
    ty: &Parameter,
    numbers: &Parameter,
) -> Option<(Type, Vec<i64>)> {
    let (Parameter::Reference(ty), Parameter::Reference(numbers)) = (ty, numbers) else {
        return None;
    };
    let (Parameter::Type(TypeReference::Operand(operand)), Parameter::Attribute(attribute)) =
        (&**ty, &**numbers)
    else {
        return None;
    };
    let value = read.state.attribute(read.attribute_name(*attribute)?)?;
    Some((read.written_type(*operand)?, list_of_integers(&parser.ir, value)))
}

/// The type at a position within a structure or an array. Where there is none, that of the whole: the operation is
/// verified later.
pub(super) fn element_type<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Type(of), container, position] = parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Some((container, position)) = type_and_numbers_elsewhere(parser, read, container, position)
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let own = match at_position(parser, container, &position) {
        Ok(text) => text.and_then(|text| type_of(parser, &text)),
        // The error is at the current position, after the operation.
        Err(message) => {
            let help = "positions count from 0, one for each level of the type";
            return Err(parser.error_here(message.with_help(help)));
        }
    };
    read.set_types_of(*of, &[own.unwrap_or(container)]);
    Ok(())
}

/// The type at a position within a structure or an array; `None` if its elements are unknown.
fn at_position(
    parser: &Types<'_>,
    container: Type,
    position: &[i64],
) -> Result<Option<String>, Message> {
    let written = || String::from_utf8_lossy(&print_type(&parser.ir, container)).into_owned();
    let mut text = match (body_of(parser, container), parser.ir.context.type_kind(container)) {
        (Some(body), _) => body,
        (None, TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Vector { .. }) => {
            written()
        }
        (None, TypeKind::Unknown | TypeKind::Dialect { .. }) => return Ok(None),
        (None, _) => {
            return Err(rule!("expected LLVM IR Dialect type, got '{}'", written())
                .with_help("use a value of an '!llvm.array' or '!llvm.struct' type"));
        }
    };
    for index in position {
        let inner = usize::try_from(*index).ok().and_then(|index| element(&text, index));
        let is_listed = text.ends_with(")>") && !text.ends_with("()>");
        text = match inner {
            Some(inner) => inner,
            None if text.starts_with("array<") || text.starts_with("struct<") && is_listed => {
                return Err(rule!("position out of bounds: {}", index)
                    .with_help("the elements count from 0: write a smaller number"));
            }
            None if text.starts_with("struct<") => return Ok(None),
            None => {
                let is_own = OWN_TYPE_WORDS.iter().any(|word| text.starts_with(word))
                    && !text.starts_with("vector<");
                let sigil = if is_own { "!llvm." } else { "" };
                return Err(rule!(
                    "expected LLVM IR structure/array type, got: '{}{}'",
                    sigil,
                    text
                )
                .with_help("the position has one number too many"));
            }
        };
    }
    Ok(Some(text))
}

/// A vector of as many elements as there are numbers.
pub(super) fn shuffled_type<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [vector, Parameter::Type(of), mask] = parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Some((vector, mask)) = type_and_numbers_elsewhere(parser, read, vector, mask) else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let len = i64::try_from(mask.len()).unwrap_or(i64::MAX);
    let context = &mut parser.ir.context;
    let own = match context.type_kind(vector).clone() {
        TypeKind::Vector { scalable, element, .. } => {
            let scalable = smallvec![scalable.contains(&true)];
            context.ty(TypeKind::Vector { shape: smallvec![len], scalable, element })
        }
        TypeKind::Dialect { .. } | TypeKind::Unknown => vector,
        _ => return Err(parser.error_here(Wanted::Type("an LLVM compatible vector type".into()))),
    };
    read.set_types_of(*of, &[own]);
    Ok(())
}

/// The text between the brackets of an LLVM type.
fn body_of(parser: &Types<'_>, ty: Type) -> Option<String> {
    let context = &parser.ir.context;
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"llvm" => {
            // A body that a project describes keeps the prefixes of nested types.
            Some(String::from_utf8(context.bytes(*body).to_vec()).ok()?.replace("!llvm.", ""))
        }
        _ => None,
    }
}

/// The text of an element of a structure or of an array.
fn element(text: &str, index: usize) -> Option<String> {
    let inner = |name| text.strip_prefix(name)?.strip_suffix('>');
    if let Some(array) = inner("array<") {
        let count = array.trim_start();
        let digits = count.find(|c: char| !c.is_ascii_digit())?;
        let (count, rest) = count.split_at_checked(digits)?;
        let element = rest.trim_start().strip_prefix('x')?.trim();
        return (index < count.parse().ok()?).then(|| element.to_owned());
    }
    let structure = inner("struct<")?.trim();
    let mut structure = structure;
    if let Some(rest) = structure.strip_prefix('"') {
        let mut escaped = false;
        let end = rest.find(|c: char| {
            let is_end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        })?;
        structure = rest.get(end + 1..)?.trim_start().strip_prefix(',')?.trim_start();
    }
    structure = structure.strip_prefix("packed").unwrap_or(structure).trim();
    let list = structure.strip_prefix('(')?.strip_suffix(')')?;
    elements(list).nth(index).map(|one| one.trim().to_owned()).filter(|one| !one.is_empty())
}

/// Splits a list at commas outside brackets and strings.
fn elements(list: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut quoted, mut escaped, mut before) = (0_u32, false, false, ' ');
    list.split(move |c| {
        match c {
            '"' if !escaped => quoted = !quoted,
            '(' | '<' | '[' | '{' if !quoted => depth += 1,
            // An arrow is not a bracket.
            '>' if before == '-' => {}
            ')' | '>' | ']' | '}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        escaped = c == '\\' && !escaped;
        before = c;
        c == ',' && depth == 0 && !quoted
    })
}

/// A type nested in an LLVM type.
fn type_of(parser: &mut Parser<'_>, text: &str) -> Option<Type> {
    let word = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    if OWN_TYPE_WORDS.contains(&text.get(..word)?) {
        return Some(parser.type_of_dialect("llvm", text.as_bytes()));
    }
    parser.type_in(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_found() {
        for (text, index, expected) in [
            ("struct<(ptr, i64, array<3 x i64>)>", 2, Some("array<3 x i64>")),
            ("struct<\"a, (b\", packed (i8, struct<(f32, i1)>)>", 1, Some("struct<(f32, i1)>")),
            ("struct<packed (i8, func<void (i32, ptr)>)>", 1, Some("func<void (i32, ptr)>")),
            ("struct<(i8)>", 1, None),
            ("struct<()>", 0, None),
            ("struct<\"a\", opaque>", 0, None),
            ("array<3 x vector<4xf32>>", 2, Some("vector<4xf32>")),
            ("array<3 x ptr<1>>", 3, None),
            ("ptr", 0, None),
        ] {
            assert_eq!(element(text, index).as_deref(), expected, "{text}");
        }
    }
}
