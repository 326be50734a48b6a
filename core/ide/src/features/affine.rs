//! Affine maps and integer sets in words.

use crate::db::Document;
use abide_mlir::ir::{AffineExprKind, AttributeKind, Ir};
use abide_mlir::parse::{Aliases, Surroundings, parse_attribute};
use abide_source::spelling::counted;
use abide_source::text::Span;
use std::fmt::Write as _;

/// Values of dimensions and symbols in an example.
const EXAMPLE_VALUES: [i64; 8] = [2, 3, 5, 7, 11, 13, 17, 19];

/// Describes the map or the set at a range of the text, with an example in numbers.
pub(crate) fn explain_at(document: &Document, span: Span) -> Option<String> {
    let text = document.string(span);
    let explained = explain(&text)?;
    let example = example(document, &text).map(|example| format!("\n\nFor example {example}"));
    Some(format!("{explained}{}", example.unwrap_or_default()))
}

/// An example such as `(2, 3)` → `(3, 2)`; `None` if a result is undefined for its numbers.
fn example(document: &Document, text: &str) -> Option<String> {
    let none = Aliases::default();
    let around = Surroundings { values: &[], aliases: &none };
    let (registry, limits) = (document.registry(), document.limits());
    let read = parse_attribute(Ir::new(0), text.as_bytes(), around, registry, limits);
    let context = &read.ir.context;
    let (dims, symbols) = match context.attribute_kind(read.read?) {
        AttributeKind::AffineMap(map) => (map.dims as usize, map.symbols as usize),
        AttributeKind::IntegerSet(set) => (set.dims as usize, set.symbols as usize),
        _ => return None,
    };
    let sample = |place: AffineExprKind| match place {
        AffineExprKind::Dim(number) => EXAMPLE_VALUES.get(number as usize).copied(),
        AffineExprKind::Symbol(number) => EXAMPLE_VALUES.get(dims + number as usize).copied(),
        _ => None,
    };
    let list = |values: &[i64]| {
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        values.join(", ")
    };
    let all = EXAMPLE_VALUES.get(..dims + symbols)?;
    let (dimensions, symbols) = all.split_at_checked(dims)?;
    let mut given = format!("({})", list(dimensions));
    if !symbols.is_empty() {
        given.push_str(&format!("[{}]", list(symbols)));
    }
    let value = |expression| context.affine_value(expression, &sample);
    match context.attribute_kind(read.read?) {
        AttributeKind::AffineMap(map) => {
            let results = map.results.iter().map(|result| value(*result));
            let results: Vec<i64> = results.collect::<Option<_>>()?;
            Some(format!("`{given}` → `({})`", list(&results)))
        }
        AttributeKind::IntegerSet(set) => {
            let holds = set.constraints.iter().map(|(expression, is_zero)| {
                value(*expression).map(|value| if *is_zero { value == 0 } else { value >= 0 })
            });
            let holds: Vec<bool> = holds.collect::<Option<_>>()?;
            let is_in = if holds.iter().all(|holds| *holds) { "is" } else { "is not" };
            Some(format!("`{given}` {is_in} in the set"))
        }
        _ => None,
    }
}

/// Describes a map in Markdown: its parameters, its results, and whether it only renames, permutes or drops
/// dimensions. `None` if the text is malformed.
pub(crate) fn explain(text: &str) -> Option<String> {
    let inner = text.split_once('<')?.1.strip_suffix('>')?;
    let (parameters, results) =
        if text.starts_with("affine_set") { inner.split_once(':')? } else { split_arrow(inner)? };
    let dimensions = list(bracketed(parameters, '(', ')')?);
    let symbols = bracketed(parameters, '[', ']').map(list).unwrap_or_default();
    let results = list(bracketed(results, '(', ')')?);
    let mut out =
        format!("{}, {}", counted(dimensions.len(), "dimension"), counted(symbols.len(), "symbol"));
    if text.starts_with("affine_set") {
        // Writing to a String cannot fail.
        let _ = write!(out, ", {}", counted(results.len(), "constraint"));
    } else {
        let _ = write!(out, " → {}", counted(results.len(), "result"));
        if let Some(kind) = kind(&dimensions, &results) {
            let _ = write!(out, ": {kind}");
        }
    }
    for (number, result) in results.iter().enumerate() {
        let _ = write!(out, "\n- {number}: `{result}`");
    }
    Some(out)
}

/// Splits after the parameters: at the first `->`.
fn split_arrow(text: &str) -> Option<(&str, &str)> {
    text.split_once("->")
}

/// Returns the text between the first opening bracket and the last closing one.
fn bracketed(text: &str, open: char, close: char) -> Option<&str> {
    let (_, rest) = text.split_once(open)?;
    Some(rest.rsplit_once(close)?.0)
}

/// The elements of a list; commas within brackets do not count.
fn list(text: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let outer_comma = |character: char| {
        match character {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        character == ',' && depth == 0
    };
    text.split(outer_comma).map(str::trim).filter(|element| !element.is_empty()).collect()
}

fn kind(dimensions: &[&str], results: &[&str]) -> Option<&'static str> {
    if results == dimensions {
        return Some("the identity");
    }
    let mut seen = Vec::new();
    for result in results {
        if !dimensions.contains(result) || seen.contains(result) {
            return None;
        }
        seen.push(result);
    }
    match results.len() {
        0 => None,
        count if count == dimensions.len() => Some("a permutation"),
        _ if dimensions.ends_with(results) => Some("a minor identity"),
        _ => Some("a projected permutation"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_are_named() {
        let first = |text: &str| explain(text).unwrap().lines().next().unwrap().to_owned();
        assert_eq!(
            first("affine_map<(d0, d1) -> (d1, d0)>"),
            "2 dimensions, 0 symbols → 2 results: a permutation"
        );
        assert_eq!(
            first("affine_map<(i, j) -> (j)>"),
            "2 dimensions, 0 symbols → 1 result: a minor identity"
        );
        assert_eq!(
            first("affine_map<(i)[s] -> (i)>"),
            "1 dimension, 1 symbol → 1 result: the identity"
        );
        assert_eq!(
            explain("affine_map<(i)[s] -> ((i + s) floordiv 2, 0)>").unwrap(),
            "1 dimension, 1 symbol → 2 results\n- 0: `(i + s) floordiv 2`\n- 1: `0`"
        );
        assert_eq!(
            explain("affine_set<(i) : (i >= 0)>").unwrap(),
            "1 dimension, 0 symbols, 1 constraint\n- 0: `i >= 0`"
        );
        assert_eq!(explain("affine_map<(i -> "), None);
    }
}
