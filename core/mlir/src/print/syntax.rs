//! The printer's interface to dialects.

use super::known::KnownOp;
use super::{Printer, print_attribute, print_type};
use crate::ir::{AttributeKind, Ir, OperationId, RegionId, TextPiece, ValueId};
use crate::ods::{Arity, OpDescription, Trait, ValueDescription};

/// Prints an operation after its name, with the leading space of its form.
pub type PrintHook = fn(&mut Printer<'_>, OperationId);

/// Names arguments of the blocks of a region, without `%`.
pub type ArgumentNames = fn(&Ir, RegionId, &mut dyn FnMut(ValueId, &str));

/// Calls back with the number of a result, from which on results have this name, and the name
/// without `%`; an empty name asks for a number.
pub type ResultNamesHook = fn(&Ir, OperationId, &mut dyn FnMut(usize, &str));

/// How the results of an operation are called.
#[derive(Debug, Clone, Copy)]
pub enum ResultNames {
    /// All results together have this name.
    Fixed(&'static str),
    /// A function names them.
    Hook(ResultNamesHook),
    /// Each result of the description has the name that it has there, as in ODS.
    Described,
    /// Only C++ knows: they keep the names that the text gave them.
    Written,
}

impl ResultNames {
    /// The names that ODS gives the results of an operation with several of them, unless it has
    /// names of its own.
    #[must_use]
    pub fn of_description(op: &OpDescription) -> Option<ResultNames> {
        if op.asm.names_results {
            return Some(ResultNames::Written);
        }
        let several = op.results.len() > 1 && !op.has(Trait::OpAsmOpInterface);
        several.then_some(ResultNames::Described)
    }
}

/// The name of a constant whose text in C++'s form is that of an integer, as all dialects name those: `%c42_i12`,
/// `%true`.
pub(super) fn constant_name(
    ir: &Ir,
    operation: OperationId,
    known: &KnownOp<'_>,
) -> Option<String> {
    let op = known.description().filter(|op| op.has(Trait::ConstantLike))?;
    let kind = op.name.rsplit_once(".constant.").map(|(_, kind)| kind);
    if kind.is_none() {
        ir.opaque_text(operation)?;
    }
    let text = constant_text(ir, operation, op)?;
    let value = std::str::from_utf8(&text).ok()?;
    if let Some(kind) = kind {
        return constant_of_kind(kind, value);
    }
    if matches!(value, "true" | "false") {
        return Some(value.to_owned());
    }
    let (number, ty) = value.split_once(" : ")?;
    let number = number.strip_prefix('-').unwrap_or(number);
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    let ty = match ty {
        "index" => String::new(),
        ty if ty.bytes().all(|byte| byte.is_ascii_alphanumeric()) => format!("_{ty}"),
        _ => return None,
    };
    is_number.then(|| format!("c{}{ty}", value.split(' ').next().unwrap_or_default()))
}

/// Returns the text of a constant's value: in C++'s form, or of its only possible attribute.
fn constant_text(ir: &Ir, operation: OperationId, op: &OpDescription) -> Option<Vec<u8>> {
    match ir.opaque_text(operation) {
        Some([TextPiece::Text(text)]) => {
            let text = ir.context.bytes(*text).trim_ascii();
            text.splitn(2, |byte| *byte == b' ').nth(1).map(<[u8]>::to_vec)
        }
        Some([TextPiece::Text(_), TextPiece::Attribute(value), ..]) => {
            Some(print_attribute(ir, *value))
        }
        Some(_) => None,
        None => match &*op.attributes {
            [] => Some(Vec::new()),
            [only] => Some(print_attribute(ir, ir.attribute(operation, &*only.name)?)),
            _ => None,
        },
    }
}

/// The name of a constant whose operation is called after its kind, `d.constant.int`: that, with the number where it is
/// one, as dialects of that form have it: `%int3`, `%float2.500000e00`, `%none`, `%true`.
fn constant_of_kind(kind: &str, value: &str) -> Option<String> {
    let value = value.split_once(" : ").map_or(value, |(value, _)| value);
    if matches!(value, "true" | "false") {
        return Some(value.to_owned());
    }
    if value.is_empty() || value.starts_with('"') {
        return Some(kind.to_owned());
    }
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit() || b"+-.e".contains(&byte));
    is_number.then(|| format!("{kind}{}", value.replace('+', "")))
}

/// Returns the result names in an operation's text in C++'s form: `d.op(..) -> (c: i1)`, after that of an instance in
/// `d.instance "a" @b(..) -> (c: i1)`. Later results have the names of the description.
pub(super) fn listed_names(
    ir: &Ir,
    operation: OperationId,
    known: &KnownOp<'_>,
) -> Option<Vec<String>> {
    let pieces = ir.opaque_text(operation)?.iter();
    let texts = pieces.map(|piece| match piece {
        TextPiece::Text(text) => ir.context.bytes(*text),
        _ => b"_",
    });
    let text = texts.collect::<Vec<_>>().concat();
    let text = std::str::from_utf8(&text).ok()?;
    let (before, results) = text.rsplit_once(" -> (")?;
    let (_, behind) = before.split_once(' ').unwrap_or_default();
    let instance = behind.strip_prefix('"').and_then(|rest| rest.split_once('"'));
    let prefix = instance.map(|(name, _)| format!("{name}.")).unwrap_or_default();
    let (results, _) = results.split_once(')')?;
    let mut names = fields(results, &prefix)?;
    let mut rest = ir.result_count(operation).checked_sub(names.len())?;
    if rest > 0 && instance.is_none() {
        let described = &known.description()?.results;
        let is_single = |one: &&ValueDescription| one.arity == Arity::Single;
        let single = described.iter().rev().take_while(is_single).take(rest);
        names.extend(
            single.map(|one| String::from(&*one.name)).collect::<Vec<_>>().into_iter().rev(),
        );
        rest = ir.result_count(operation).checked_sub(names.len())?;
    }
    (rest == 0).then_some(names)
}

/// Returns the names before the colons of a list, each after a prefix.
fn fields(list: &str, prefix: &str) -> Option<Vec<String>> {
    let names = list.split(", ").map(|one| {
        let (name, _) = one.split_once(':')?;
        let name = name.trim().trim_matches('"');
        let is_name = !prefix.is_empty() || pretty(name.as_bytes()).is_some_and(|it| it == name);
        is_name.then(|| format!("{prefix}{name}"))
    });
    names.collect()
}

/// The names of the results of an operation that takes one value of a type with as many named fields, each a result:
/// `!d.struct<a: i1, b: i7>`.
pub(super) fn field_names(ir: &Ir, operation: OperationId) -> Option<Vec<String>> {
    let mut operands = ir.operands(operation);
    let (operand, None) = (operands.next()?, operands.next()) else { return None };
    let ty = match ir.opaque_text(operation)?.last() {
        // Of what gives the operand no type may be known.
        Some(TextPiece::Type(ty) | TextPiece::TypeOfClass(ty, _)) => *ty,
        _ => ir.value_type(operand),
    };
    let ty = print_type(ir, ty);
    let text = std::str::from_utf8(&ty).ok()?;
    let body = text.split_once('<')?.1.strip_suffix('>')?;
    // What is in brackets has fields of its own.
    let mut depth = 0_i32;
    let outer = body.chars().filter(|next| {
        depth += i32::from("<([{".contains(*next));
        let is_outer = depth == 0;
        depth -= i32::from(">)]}".contains(*next));
        is_outer
    });
    let names = fields(&outer.collect::<String>(), "")?;
    (names.len() > 1 && names.len() == ir.result_count(operation)).then_some(names)
}

/// Returns the name of an operation's single result, if the text contains one. It is the value of the attribute
/// `name`, the only quoted text in C++'s form (`d.extract %a["b"]`), or a constant's word (`d.constant A : !d.t`).
pub(super) fn name_in_text(ir: &Ir, operation: OperationId, known: &KnownOp<'_>) -> Option<String> {
    let op = known.description().filter(|_| ir.result_count(operation) == 1)?;
    // A longer name is one that C++ has made of it.
    let own = |found: String| {
        let is_in = |name: &[u8]| memchr::memmem::find(name, found.as_bytes()).is_some();
        let mut written = ir.written.results(operation).iter();
        (!written.any(|(_, name)| is_in(ir.context.bytes(*name)))).then_some(found)
    };
    let Some(pieces) = ir.opaque_text(operation) else {
        let value = ir.attribute(operation, "name")?;
        let is_described = op.attributes.iter().any(|one| *one.name == *"name");
        return match ir.context.attribute_kind(value) {
            AttributeKind::String { value, .. } if is_described => {
                pretty(ir.context.bytes(*value)).and_then(own)
            }
            _ => None,
        };
    };
    let texts = pieces.iter().filter_map(|piece| match piece {
        TextPiece::Text(text) => Some(ir.context.bytes(*text)),
        _ => None,
    });
    if op.has(Trait::ConstantLike) && ir.operand_count(operation) == 0 {
        let first = texts.clone().next()?.trim_ascii();
        let mut words = std::str::from_utf8(first).ok()?.split(' ').skip(1);
        let word = words.next().filter(|_| words.next() == Some(":"))?;
        let is_word = word.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && word.starts_with(|first: char| first.is_ascii_alphabetic());
        return is_word.then(|| word.to_owned());
    }
    own(only_quoted(&texts.collect::<Vec<_>>().concat())?)
}

/// Returns the only quoted text outside of braces, as a name. Text after `name` is not C++'s name, which would not be
/// printed then, and the result names of an instance differ from its own.
fn only_quoted(text: &[u8]) -> Option<String> {
    if memchr::memchr(b'@', text).is_some() {
        return None;
    }
    let (mut depth, mut found) = (0_usize, None);
    let mut before: &[u8] = &[];
    for (index, part) in text.split(|byte| *byte == b'"').enumerate() {
        if index % 2 == 0 {
            for byte in part {
                match byte {
                    b'{' => depth += 1,
                    b'}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
            before = part;
        } else if depth == 0
            && (before.trim_ascii_end().ends_with(b"name") || found.replace(part).is_some())
        {
            return None;
        }
    }
    pretty(found?)
}

/// Returns the beginning of a text that may be a name.
fn pretty(text: &[u8]) -> Option<String> {
    let text = text.strip_prefix(b"`").unwrap_or(text);
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$-".contains(byte);
    let count = text.iter().take_while(|byte| is_part(byte)).count();
    let name = text.get(..count).filter(|name| !name.is_empty())?;
    Some(String::from_utf8_lossy(name).into_owned())
}

/// The results that the description's own text of C++ names, each with the name that it gets there: a text, or what an
/// attribute says. None where that text is not known.
pub(super) fn declared_names(
    ir: &Ir,
    operation: OperationId,
    known: &KnownOp<'_>,
) -> Option<Vec<(usize, String)>> {
    let op = known.description().filter(|op| !op.asm.result_names.is_empty())?;
    let mut all = Vec::new();
    for (declared, start) in op.asm.result_names.iter().zip(result_starts(ir, operation, op)) {
        let Some(start) = start.filter(|_| !declared.is_empty()) else { continue };
        let Some(attribute) = declared.strip_prefix('$') else {
            all.push((start, declared.to_string()));
            continue;
        };
        if ir.opaque_text(operation).is_some() {
            return None;
        }
        let value = ir.attribute(operation, attribute);
        if let Some(AttributeKind::String { value, .. }) =
            value.map(|value| ir.context.attribute_kind(value))
        {
            all.push((start, String::from_utf8_lossy(ir.context.bytes(*value)).into_owned()));
        }
    }
    Some(all)
}

/// Returns the results of a description with the first value of each and its name; those without values are left out.
pub(super) fn described_names<'op>(
    ir: &Ir,
    operation: OperationId,
    op: &'op OpDescription,
) -> impl Iterator<Item = (usize, &'op str)> {
    let starts = result_starts(ir, operation, op);
    let named = op.results.iter().zip(starts);
    named
        .filter_map(|(result, start)| Some((start?, &*result.name)))
        .filter(|one| !one.1.is_empty())
}

/// Returns the first value of each result of a description, if it has any.
fn result_starts(
    ir: &Ir,
    operation: OperationId,
    op: &OpDescription,
) -> impl Iterator<Item = Option<usize>> {
    let sizes =
        ir.attribute(operation, "resultSegmentSizes").map(|it| ir.context.attribute_kind(it));
    let sizes = match sizes {
        Some(AttributeKind::DenseArray { values, .. }) => values.to_vec(),
        _ => Vec::new(),
    };
    let fixed = op.results.iter().filter(|result| matches!(result.arity, Arity::Single)).count();
    let rest = ir.result_count(operation).saturating_sub(fixed);
    let mut next = 0usize;
    op.results.iter().enumerate().map(move |(index, result)| {
        let written = sizes.get(index).and_then(|size| usize::try_from(*size).ok());
        let size = match result.arity {
            Arity::Single => 1,
            _ => written.unwrap_or(rest),
        };
        let start = next;
        next = next.saturating_add(size);
        (size > 0).then_some(start)
    })
}
