//! Lists of numbers as earlier versions wrote them, and as the arrays of today.

use super::deprecated::former_name;
use crate::db::Document;
use crate::descriptions::description;
use crate::entity::attribute_entries;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::syntax::{Operation, unquoted};
use abide_source::diagnostic::{Detail, Fix};
use abide_source::text::{Span, TextEdit};

/// The maximum number of elements of a list that is rewritten.
const MAX_ELEMENTS: usize = 1024;

/// The fix of an attribute whose constraint is a dense array, if its value is `dense<[1, 2]> : tensor<2xi64>` or
/// `[1, 2]`, as versions of LLVM and StableHLO before dense arrays wrote it.
pub(super) fn todays_array(
    document: &Document,
    operation: Operation<'_>,
    detail: &Detail,
) -> Option<Fix> {
    if let Some(fix) = todays_segments(document, operation) {
        return Some(fix);
    }
    let Detail::AttributeConstraint { name, .. } = detail else { return None };
    let described = description(document, std::str::from_utf8(document.name_of(operation)).ok()?)?;
    let attribute = described.attributes.iter().find(|one| *one.name == **name)?;
    let predicate = attribute.constraint.predicate().unconfined();
    let AttributePredicate::DenseArray(element) = predicate else { return None };
    let is_own = |key: &[u8]| unquoted(key) == name.as_bytes();
    let mut entries = attribute_entries(operation.syntax());
    let entry = entries.find(|entry| {
        entry.tokens().next().is_some_and(|key| is_own(document.slice(key.span())))
    })?;
    let value = entry.children().last()?.span();
    let today = array(std::str::from_utf8(document.slice(value)).ok()?, element)?;
    let title = format!("change it to '{today}'");
    Some(Fix::safe(title, vec![TextEdit::new(value, today)]))
}

/// The fix of `operand_segment_sizes = dense<[1, 0]> : vector<2xi32>`, as before LLVM 16.
fn todays_segments(document: &Document, operation: Operation<'_>) -> Option<Fix> {
    for entry in attribute_entries(operation.syntax()) {
        let key = entry.tokens().next()?.span();
        let written = unquoted(document.slice(key));
        let Some(name) = former_name(written) else { continue };
        let value = entry.children().last()?.span();
        let today = array(std::str::from_utf8(document.slice(value)).ok()?, "i32")?;
        let today = format!("{name} = {today}");
        let title = format!("change it to '{today}'");
        let edit = TextEdit::new(Span::new(key.start(), value.end()), today);
        return Some(Fix::safe(title, vec![edit]));
    }
    None
}

/// A list of integers or booleans as a dense array of elements of a type; `None` if it is another list.
fn array(text: &str, element: &str) -> Option<String> {
    let numbers = match text.strip_prefix("dense<") {
        Some(dense) => elements(dense, element)?,
        None => {
            let list = text.strip_prefix('[')?.strip_suffix(']')?;
            let typed = |one: &'_ str| -> Option<String> {
                let (number, ty) = one.split_once(':').unwrap_or((one, "i64"));
                (ty.trim() == element).then(|| number.trim().to_owned())
            };
            split(list).map(typed).collect::<Option<Vec<_>>>()?
        }
    };
    let is_number = |number: &String| {
        let digits = number.strip_prefix('-').unwrap_or(number);
        let is_boolean = element == "i1" && matches!(&**number, "true" | "false");
        is_boolean || !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_right = numbers.len() <= MAX_ELEMENTS && numbers.iter().all(is_number);
    is_right.then(|| match numbers.as_slice() {
        [] => format!("array<{element}>"),
        numbers => format!("array<{element}: {}>", numbers.join(", ")),
    })
}

/// The elements of `[1, 2]> : tensor<2xi64>`, the text after `dense<`.
fn elements(dense: &str, element: &str) -> Option<Vec<String>> {
    let (body, ty) = dense.rsplit_once(':')?;
    let body = body.trim_end().strip_suffix('>')?.trim();
    let ty = ty.trim().strip_suffix('>')?;
    let shape = ty.strip_prefix("tensor<").or_else(|| ty.strip_prefix("vector<"))?;
    let (count, own) = shape.split_once('x')?;
    let count = count.parse::<usize>().ok().filter(|count| *count <= MAX_ELEMENTS)?;
    let numbers: Vec<String> = match body.strip_prefix('[') {
        Some(list) => split(list.strip_suffix(']')?).map(str::to_owned).collect(),
        None if body.is_empty() => Vec::new(),
        None => vec![body.to_owned(); count],
    };
    (own == element && numbers.len() == count).then_some(numbers)
}

fn split(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|one| !one.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_become_arrays() {
        for (text, element, wanted) in [
            ("dense<[1, 0]> : tensor<2xi64>", "i64", "array<i64: 1, 0>"),
            ("dense<0> : tensor<3xi64>", "i64", "array<i64: 0, 0, 0>"),
            ("dense<> : tensor<0xi64>", "i64", "array<i64>"),
            ("dense<[true, false]> : tensor<2xi1>", "i1", "array<i1: true, false>"),
            ("dense<-1> : vector<1xi32>", "i32", "array<i32: -1>"),
            ("[1, 2]", "i64", "array<i64: 1, 2>"),
            ("[1 : i32, -2 : i32]", "i32", "array<i32: 1, -2>"),
            ("[]", "i64", "array<i64>"),
        ] {
            assert_eq!(array(text, element).as_deref(), Some(wanted), "{text}");
        }
        for (text, element) in [
            ("dense<[[0, 1]]> : tensor<1x2xi64>", "i64"),
            ("dense<[1, 2]> : tensor<3xi64>", "i64"),
            ("dense<1> : tensor<2xi32>", "i64"),
            ("dense<1> : tensor<99999999xi64>", "i64"),
            ("dense<\"0x01\"> : tensor<1xi64>", "i64"),
            ("[1 : i32]", "i64"),
            ("[@a]", "i64"),
            ("1", "i64"),
        ] {
            assert_eq!(array(text, element), None, "{text}");
        }
    }
}
