//! Affine maps and integer sets as a person would say them.

use std::fmt::Write as _;

/// Describes a map in Markdown: its parameters, its results, and whether it only renames, permutes or drops
/// dimensions. `None` if the text is malformed.
pub(super) fn explain(text: &str) -> Option<String> {
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

pub(super) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
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
