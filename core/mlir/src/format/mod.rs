//! Formats MLIR text: white space changes, nothing else does.
//!
//! Operations are two blanks further right than the enclosing operation, labels and closing braces
//! at the column of the operation that their region belongs to: as MLIR prints. Blanks within a line
//! are those of MLIR's printer, too ([`spacing`]). Where lines are broken, [`abide_source::layout`]
//! decides; code with syntax errors is not changed ([`broken`]).

mod broken;
mod spacing;
mod words;

use super::syntax::{self, Change, Tree, Unit};
use abide_source::executor::{Executor, one_by_one};
use abide_source::layout::{LayoutOptions, Lines};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit, apply_edits};
use std::sync::{Arc, OnceLock};
use words::Rules;

/// The options of the formatter.
#[derive(Clone, Copy)]
pub struct Format<'a> {
    /// The choices of the project.
    pub options: LayoutOptions,
    /// Only the lines that it touches change, if there is one.
    pub range: Option<Span>,
    /// The limits within which the result is read again.
    pub limits: Limits,
    /// Remembers which functions are formatted already.
    pub known: KnownUnits<'a>,
    /// Runs the work for each function.
    pub executor: Executor,
}

/// The memory of each function, if it has one.
type KnownUnits<'a> = &'a (dyn Fn(&Arc<Unit>) -> Option<&'a FormattedUnit> + Sync);

impl Default for Format<'_> {
    fn default() -> Self {
        let (options, limits) = Default::default();
        Format { options, range: None, limits, known: &|_| None, executor: one_by_one }
    }
}

/// Remembers the level and the options with which a function is formatted.
#[derive(Debug, Default, Clone)]
pub struct FormattedUnit(OnceLock<(u16, Lines)>);

/// The edits that format a text; none if it is formatted already.
///
/// Formatting the result again changes nothing, and its tokens are those of the text. If white space
/// decides how a text is read, as it may after an error or in an undescribed operation, less of it
/// changes: no line is broken, or nothing changes at all.
#[must_use]
pub fn format(tree: &Tree, text: &[u8], format: &Format<'_>) -> Vec<TextEdit> {
    formatted(tree, text, format).map(|done| done.edits).unwrap_or_default()
}

/// The text with the edits of [`format`]; `None` if it is formatted already.
#[must_use]
pub fn format_text(tree: &Tree, text: &[u8], format: &Format<'_>) -> Option<Vec<u8>> {
    formatted(tree, text, format)?.result.map(|(_, text)| text)
}

/// Formats a text; `None` if nothing may change.
fn formatted(tree: &Tree, text: &[u8], format: &Format<'_>) -> Option<Done> {
    if let Some(done) = attempt(tree, text, format) {
        return Some(done);
    }
    let keeping_lines = Format { options: LayoutOptions { line_width: None }, ..*format };
    let done = attempt(tree, text, &keeping_lines)?;
    let again = done.result.as_ref().and_then(|(tree, text)| attempt(tree, text, format));
    again.is_none_or(|again| again.edits.is_empty()).then_some(done)
}

/// A formatted text.
struct Done {
    edits: Vec<TextEdit>,
    /// The text with the edits, if there are any.
    result: Option<(Tree, Vec<u8>)>,
}

/// Formats a text; `None` if that changes its tokens, or if with mistakes in the text more edits are needed.
/// Of a few edits, only these units are parsed again.
fn attempt(tree: &Tree, text: &[u8], format: &Format<'_>) -> Option<Done> {
    let edits = layout(tree, text, format);
    let (Some(first), Some(last)) = (edits.first(), edits.last()) else {
        return Some(Done { edits, result: None });
    };
    let new = apply_edits(text, &edits).ok()?;
    let changed = Span::new(first.span.start(), last.span.end());
    let after = text.len().saturating_sub(changed.end() as usize);
    let end = u32::try_from(new.len().saturating_sub(after)).ok()?;
    let (start, removed) = (changed.start(), changed.len());
    let change = Change { start, removed, inserted: end.saturating_sub(start) };
    // An executor parses all of a text sooner than one processor most of it.
    let again = match 2 * change.inserted as usize > new.len() {
        true => syntax::parse_on(&new, &format.limits, format.executor),
        false => syntax::reparse(tree, change, &new, &format.limits),
    };
    let is_done = tree.has_same_words(text, &again, &new, format.executor)
        && (format.range.is_some() || tree.is_sound() || layout(&again, &new, format).is_empty());
    is_done.then_some(Done { edits, result: Some((again, new)) })
}

/// The edits of a layout, whatever they do to the tokens.
fn layout(tree: &Tree, text: &[u8], format: &Format<'_>) -> Vec<TextEdit> {
    Rules::new(tree, text, format).edits(tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::parse;

    fn all(tree: &Tree, text: &[u8]) -> Vec<TextEdit> {
        format(tree, text, &Format::default())
    }

    fn formatted(text: &str) -> String {
        let tree = parse(text.as_bytes(), &Limits::default());
        let edits = all(&tree, text.as_bytes());
        let new = apply_edits(text.as_bytes(), &edits).unwrap();
        let tree = parse(&new, &Limits::default());
        assert_eq!(all(&tree, &new), [], "not the same a second time");
        String::from_utf8(new).unwrap()
    }

    #[test]
    fn nul_bytes_stay() {
        let text = "  \0  func.func @f() {\n\0return\n    }\n\0";
        assert_eq!(formatted(text), "  \0  func.func @f() {\n\0return\n}\n\0");
    }

    #[test]
    fn regions_labels_and_braces() {
        let text = "module {\nfunc.func @f(%a: i1) {\n      cf.br ^bb1\n   ^bb1:\n scf.if %a {\n%0 = \
                    \"a.b\"() : () -> i32\n}\nreturn   \n}\n}";
        let expected = "module {\n  func.func @f(%a: i1) {\n    cf.br ^bb1\n  ^bb1:\n    scf.if %a {\n      \
                        %0 = \"a.b\"() : () -> i32\n    }\n    return\n  }\n}";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn further_lines_keep_their_distance() {
        let text =
            "func.func @f() {\nlinalg.generic {a = 1}\n    ins(%x : i32)\n  outs(%y : i32)\n}\n";
        let expected = "func.func @f() {\n  linalg.generic {a = 1}\n      ins(%x : i32)\n    outs(%y : i32)\n}\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn comments_move_with_the_following_operation() {
        let text = "// top\n   func.func @f() {\n// one\n\n\n\n   // two\n return // after\n// last\n}\n// end";
        let expected = "// top\nfunc.func @f() {\n  // one\n\n  // two\n  return // after\n  // last\n}\n// end";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn split_markers_are_not_changed() {
        let text = " a.b\n// -----\n  c.d\n  // -----// dump -----//\n e.f // g // -----\nh.i\n // ----- x\n";
        assert_eq!(
            formatted(text),
            "a.b\n// -----\nc.d\n// -----// dump -----//\ne.f // g // -----\nh.i\n// ----- x\n"
        );
        let whole = "// RUN: x-opt %s\na.b {\n// -----\n}\n";
        assert_eq!(formatted(whole), "// RUN: x-opt %s\na.b {\n  // -----\n}\n");
    }

    #[test]
    fn line_breaks_keep_their_kind() {
        assert_eq!(formatted("\r\n a.b\r\n\r\n\r\n\r\na.b \r\n\r\n"), "a.b\r\n\r\na.b\r\n");
        assert_eq!(formatted("  \n \n"), "");
        assert_eq!(formatted("\n\na.b\n\n\n\n  a.b\n\n"), "a.b\n\na.b\n");
    }

    #[test]
    fn blanks_are_those_of_the_printer() {
        let cases = [
            ("%0=arith.addi %a,%b:i32", "%0 = arith.addi %a, %b : i32"),
            (
                "%0:2  =  \"a.b\"( %x ,%y )<{p=1}>{a=[ 1,2 ]}:( i32,i32 )->(i32 , i32)",
                "%0:2 = \"a.b\"(%x, %y) <{p = 1}> {a = [1, 2]} : (i32, i32) -> (i32, i32)",
            ),
            (
                "func.func  private@f( i32 ,tensor< 4x4xf32 >{a.b} )->i32",
                "func.func private@f(i32, tensor<4x4xf32> {a.b}) -> i32",
            ),
            (
                "#m=affine_map<( d0,d1 )[ s0 ]->(d0+1 , -d1*s0-2)>",
                "#m = affine_map<(d0, d1)[s0] -> (d0 + 1, -d1 * s0 - 2)>",
            ),
            ("#s = affine_set<(d0) : (d0>=0,d0==1)>", "#s = affine_set<(d0) : (d0>=0, d0==1)>"),
            ("a.b key=value", "a.b key = value"),
            ("a.b @x :: @y  loc( \"a\":1:2 )", "a.b @x::@y loc(\"a\":1:2)"),
        ];
        for (text, expected) in cases {
            assert_eq!(formatted(text), expected);
        }
    }

    #[test]
    fn significant_blanks_stay() {
        let same = [
            // An unregistered dialect keeps the text of a body.
            "a.b : !c.d<x,  y>, #e.f<[1,2]   : z>",
            "a.b [1:2, 3 : 4] (key=value) -1 - 2",
            "a.b dense<[ 1,2 ]> : tensor<2xi32>",
            "a.b {x  y}",
            "a.b // c\t   d  ",
            "a.b {\n  // CHECK:   x    y\n}",
            "{-#\n  dialect_resources: {\n    builtin: {\n      x: \"0x0800\"\n    }\n  }\n#-}\n",
        ];
        for text in same {
            let expected = text.replace("x  y}", "x y}");
            assert_eq!(formatted(text), expected);
        }
    }

    #[test]
    fn long_lines_are_broken_at_the_outermost_place() {
        let long = "a_value_with_a_long_name";
        let text = format!(
            "func.func @f(%{long}: tensor<4xf32>, %{long}_1: tensor<4xf32>, %{long}_2: i32) {{ a.b }}\n\
             %0 = a.c {{x = 1, y = \"{long}{long}{long}{long}\", z}} ins(%{long}, %{long} : i32) outs(%{long} : i32)\n\
             %1 = a.d ins(%{long}, %{long} : i32) outs(%{long} : i32) -> tensor<4xf32> // A comment does not count: {long}\n\
             %2 = a.e(%{long}, %{long}, %{long}, %{long}, %{long}, %{long}) {{\n}}\n"
        );
        let expected = format!(
            "func.func @f(\n  %{long}: tensor<4xf32>,\n  %{long}_1: tensor<4xf32>,\n  %{long}_2: i32\n) {{\n  a.b\n}}\n\
             %0 = a.c {{\n  x = 1,\n  y = \"{long}{long}{long}{long}\",\n  z\n}} ins(%{long}, %{long} : i32) outs(%{long} : i32)\n\
             %1 = a.d ins(%{long}, %{long} : i32) outs(%{long} : i32)\n    -> tensor<4xf32> // A comment does not count: {long}\n\
             %2 = a.e(\n  %{long}, %{long}, %{long}, %{long},\n  %{long}, %{long}\n) {{\n}}\n"
        );
        assert_eq!(formatted(&text), expected);
    }

    #[test]
    fn broken_brackets_are_indented() {
        let text = "a.b {\nx = 1,\n      y = [\n 1,\n2\n]\n    } : i32\n\
                    func.func @f(%a: i32,\n %b: i32)\na.c(\n  %a,\n %b) : i32\na.d(%a,\n  %b,\n         %c)\na.e(%a,\n   %b)\n";
        let expected = "a.b {\n  x = 1,\n  y = [\n    1,\n    2\n  ]\n} : i32\n\
                        func.func @f(%a: i32,\n             %b: i32)\na.c(\n  %a,\n  %b) : i32\na.d(%a,\n  %b,\n  %c)\na.e(%a,\n    %b)\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn tests_that_count_lines_keep_them() {
        let long = "x".repeat(130);
        for count in ["expected-error @+3 {{y}}", "CHECK: [[@LINE+3]]"] {
            let text = format!("// {count}\n\n\n\n  a.b   ins(%a) outs(%{long})\n");
            let expected = format!("// {count}\n\n\n\na.b ins(%a) outs(%{long})\n");
            assert_eq!(formatted(&text), expected);
        }
    }

    #[test]
    fn regions_of_several_lines_have_a_line_for_each_operation() {
        let text = "a.b {a.c\n \"a.d\"() : () -> ()   \"a.e\"() : () -> ()\n\n  a.f}\na.g { a.h a.i } {^bb0(%x: i32): a.j // c\n} else {a.k\n      ins(%y)\n        outs(%z) }\n";
        let expected = "a.b {\n  a.c\n  \"a.d\"() : () -> ()\n  \"a.e\"() : () -> ()\n\n  a.f\n}\na.g { a.h a.i } {\n^bb0(%x: i32):\n  a.j // c\n} else {\n  a.k\n        ins(%y)\n          outs(%z)\n}\n";
        assert_eq!(formatted(text), expected);
        // Tests that count lines keep them.
        let text = "// expected-error @+2 {{y}}\na.b { a.c\n  a.d }\n";
        assert_eq!(formatted(text), text);
    }

    #[test]
    fn braces_around_one_name_keep_their_blanks() {
        let text = "linalg.map { arith.addf } ins(%a : i32)\na.b {c} : i32\nmodule attributes { a.b } {\n}\n";
        assert_eq!(formatted(text), text.replace("{ a.b }", "{a.b}"));
    }

    #[test]
    fn broken_code_stays() {
        let broken = "func.func   @f( {\n a.b\n}\n";
        let text =
            format!("func.func   @a() {{\nreturn }}\n{broken}func.func   @c() {{\nreturn }}\n");
        let expected =
            format!("func.func @a() {{\n  return\n}}\n{broken}func.func @c() {{\n  return\n}}\n");
        assert_eq!(formatted(&text), expected);
        let text = "a.b   {\n\"c.d\"(   : () -> ()\n  e.f    g\n}\n";
        assert_eq!(formatted(text), text);
        let text = "module   {\n  e.f    g\n  \"e.h\"(%a,   ) : (i32) -> ()\n  e.i    g\n}\n";
        let expected = "module {\n  e.f g\n  \"e.h\"(%a,   ) : (i32) -> ()\n  e.i g\n}\n";
        assert_eq!(formatted(text), expected);
        // The missing brace is a guess, and so is the level of the following text.
        let text = "a.b {\n  c.d {\n  func.func   @f() {\n return\n  }\n}\nfunc.func   @g() {\nreturn\n}\n";
        assert!(formatted(text).starts_with("a.b {\n  c.d {\n  func.func"), "{}", formatted(text));
    }
}
