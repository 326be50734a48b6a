//! Parses functions before the file around them, on several processors.
//!
//! A function's parse depends only on its own text, its column and its depth. So the lines of a part of a file that
//! begin like a function are parsed as one, at the depth that their column makes likely. The parser of the file
//! reuses those that it meets in these surroundings. Wrong guesses cost time and change nothing.

use super::grammar;
use super::operation_names::is_function_name;
use super::parse_with;
use super::reuse::UnitAhead;
use super::tree::Tree;
use super::unit::Unit;
use super::unit_builder::{UnitBuilder, to_u32};
use abide_source::executor::{self, Executor};
use abide_source::limits::Limits;
use abide_source::text::{Span, is_name_byte};
use std::sync::Arc;

/// The number of bytes of a file that are searched for functions at a time.
const SEARCH_STEP_BYTES: usize = 1 << 16;

/// Functions that extend more bytes than this past the part in which they begin are left to the file's parser.
const MAX_OVERRUN_BYTES: usize = 1 << 16;

/// The indentation of regions in most files.
const REGION_INDENTATION: usize = 2;

/// Parses a file on as many processors as the executor has. The tree equals that of [`parse`](super::parse).
#[must_use]
pub fn parse_on(text: &[u8], limits: &Limits, executor: Executor) -> Tree {
    let ahead = read_ahead_with(text, limits, executor, |_, _| ());
    let ahead: Vec<_> = ahead.into_iter().map(|(unit, ())| unit).collect();
    parse_with(text, &ahead, limits)
}

/// Reads what look like functions in a file, each with the result of `each` for its start and itself. A short file has
/// none: it is not worth the work.
pub fn read_ahead_with<R: Send + Sync>(
    text: &[u8],
    limits: &Limits,
    executor: Executor,
    each: impl Fn(u32, &Arc<Unit>) -> R + Sync,
) -> Vec<(UnitAhead, R)> {
    let bound = text.len().min(u32::MAX as usize);
    if bound <= SEARCH_STEP_BYTES {
        return Vec::new();
    }
    let starts = (0..bound).step_by(SEARCH_STEP_BYTES);
    let part = |start| Span::from_range(start..bound.min(start + SEARCH_STEP_BYTES));
    let parts: Vec<_> = starts.map(part).collect();
    let read = |(): &mut (), part: &Span| {
        let units = read_ahead(text, *part, limits).into_iter();
        let with_result = |ahead: UnitAhead| {
            let result = each(ahead.start, &ahead.unit);
            (ahead, result)
        };
        units.map(with_result).collect::<Vec<_>>()
    };
    let read = executor::map(executor, &parts, |_| SEARCH_STEP_BYTES, || (), read);
    read.into_iter().flatten().collect()
}

/// Reads what look like functions among the lines that begin in a part of a text, in their order.
#[must_use]
pub fn read_ahead(text: &[u8], part: Span, limits: &Limits) -> Vec<UnitAhead> {
    let text = text.get(..limits.bytes).unwrap_or(text);
    let end = text.len().min(part.end() as usize);
    let visible = text.get(..end.saturating_add(MAX_OVERRUN_BYTES)).unwrap_or(text);
    let is_cut = visible.len() < text.len();
    let mut found = Vec::new();
    let mut spare: Vec<UnitBuilder> = Vec::new();
    // A line may be as long as the file: it is never followed beyond the part.
    let lines = text.get(..end).unwrap_or(text);
    let mut line = line_from(lines, part.start() as usize);
    while line < end {
        let Some(column) = function_in(visible.get(line..).unwrap_or_default()) else {
            line = line_from(lines, line + 1);
            continue;
        };
        let depth = to_u32(column / REGION_INDENTATION);
        let start = line + column;
        let unit = grammar::parse_unit_ahead(visible, start, depth, limits, &mut spare);
        let Some(unit) = unit.filter(|unit| !unit.by_layout) else { break };
        let after = start + unit.len as usize;
        // Text outside of the window may matter.
        if is_cut && after + unit.lookahead as usize >= visible.len() {
            break;
        }
        line = line_from(lines, after.max(line + 1));
        found.push(UnitAhead { start: to_u32(start), unit });
    }
    found
}

/// Returns the start of the first line at or after an offset.
fn line_from(text: &[u8], offset: usize) -> usize {
    let Some(before) = offset.checked_sub(1) else { return 0 };
    let rest = text.get(before..).unwrap_or_default();
    memchr::memchr(b'\n', rest).map_or(text.len().max(offset), |at| before + at + 1)
}

/// The column of the function that a line begins with; `text` begins with the line.
fn function_in(text: &[u8]) -> Option<usize> {
    let column = text.iter().position(|byte| *byte != b' ')?;
    let word = text.get(column..)?;
    let word = word.strip_prefix(b"\"").unwrap_or(word);
    let end = word.iter().position(|byte| !is_name_byte(*byte))?;
    is_function_name(word.get(..end)?).then_some(column)
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    /// Returns how many functions a text has and how many of them were parsed ahead, in parts of `part` bytes; checks
    /// that the tree equals that of the whole text.
    fn parsed_ahead_count(text: &str, part: usize) -> (usize, usize) {
        let (text, limits) = (text.as_bytes(), Limits::default());
        let starts = (0..text.len()).step_by(part);
        let parts = starts.map(|start| Span::from_range(start..text.len().min(start + part)));
        let ahead: Vec<_> = parts.flat_map(|part| read_ahead(text, part, &limits)).collect();
        let tree = parse_with(text, &ahead, &limits);
        assert!(tree == parse(text, &limits), "another tree");
        let units: Vec<_> = tree.units().into_iter().skip(1).map(|(_, unit)| unit).collect();
        let is_shared = |unit: &&&Arc<Unit>| ahead.iter().any(|one| Arc::ptr_eq(&one.unit, unit));
        (units.len(), units.iter().filter(is_shared).count())
    }

    const MODULES: &str = "func.func @a() {\n  return\n}\nmodule {\n  func.func @b() {\n    return\n  \
                           }\n  module @m {\n    \"func.func\"() ({\n    }) : () -> ()\n  }\n}\n";

    #[test]
    fn functions_are_reused_at_the_depth_of_their_column() {
        for part in [1, 7, 64, 1000] {
            assert_eq!(parsed_ahead_count(MODULES, part), (3, 3), "in parts of {part}");
        }
    }

    #[test]
    fn a_line_is_not_followed_beyond_its_part() {
        let text = "a ".repeat(500) + MODULES;
        assert_eq!(line_from(&text.as_bytes()[..10], 3), 10);
        for part in [1, 7, 64, 5000] {
            assert_eq!(
                parsed_ahead_count(&format!("\n{text}"), part),
                (2, 2),
                "in parts of {part}"
            );
        }
    }

    #[test]
    fn wrong_guesses_change_nothing() {
        let deep = MODULES.replace("  func.func @b", "      func.func @b");
        assert_eq!(parsed_ahead_count(&deep, 1000), (3, 2));
        for odd in
            ["func.func @a() {\n", "}\nfunc.func", "func.func {-# \n func.func(\"\nfunc.func"]
        {
            for part in [1, 5, 1000] {
                let (units, shared) = parsed_ahead_count(&format!("{odd}{MODULES}{odd}"), part);
                assert!(shared <= units);
            }
        }
    }

    #[test]
    fn an_overlong_function_is_left_to_the_file_parser() {
        let long = "  acme.op\n".repeat(MAX_OVERRUN_BYTES / 5);
        let text = format!("func.func @f() {{\n{long}}}\nfunc.func @g() {{ return }}\n");
        assert_eq!(parsed_ahead_count(&text, 64), (2, 1));
    }
}
