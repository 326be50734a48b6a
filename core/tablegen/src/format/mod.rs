//! Formats `.td` files: white space changes, nothing else does.
//!
//! Statements and the items of bodies are indented by two blanks for each brace around them. Lists,
//! dags and arguments are broken if a line is too long ([`abide_source::layout`]). Strings, code
//! and comments are not changed, and neither are statements with syntax errors and everything that
//! the preprocessor reads.

mod pieces;
mod spacing;
mod structure;

use crate::interner::Interner;
use crate::lexer::Macros;

use crate::syntax::{Include, Includer, parse};
use abide_source::diagnostic::Severity;
use abide_source::layout::{Layout, LayoutOptions, Lines};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit, apply_edits};
use pieces::Piece;
use structure::Structure;

/// The result of formatting a text.
#[derive(Debug)]
pub struct Formatted {
    /// The edits; none if it is formatted already.
    pub edits: Vec<TextEdit>,
    /// The number of syntax errors. Statements that have one are not changed.
    pub errors: usize,
}

/// The edits that format a text, or the lines that `range` touches. Formatting the result again changes
/// nothing, and its words are those of the text.
#[must_use]
pub fn format(
    text: &[u8],
    options: &LayoutOptions,
    range: Option<Span>,
    limits: &Limits,
) -> Formatted {
    let broken = syntax_errors(text, limits);
    let count = broken.len();
    let done = attempt(text, &broken, options, range, limits).or_else(|| {
        let keeping_lines = LayoutOptions { line_width: None };
        let done = attempt(text, &broken, &keeping_lines, range, limits)?;
        let again = attempt(&done.text, &syntax_errors(&done.text, limits), options, range, limits);
        again.is_none_or(|again| again.edits.is_empty()).then_some(done)
    });
    Formatted { edits: done.map(|done| done.edits).unwrap_or_default(), errors: count }
}

/// A formatted text, and the edits that made it.
struct Done {
    edits: Vec<TextEdit>,
    text: Vec<u8>,
}

/// Formats a text; `None` if that changes its words, or if with mistakes in the text more edits are needed.
fn attempt(
    text: &[u8],
    broken: &[Span],
    options: &LayoutOptions,
    range: Option<Span>,
    limits: &Limits,
) -> Option<Done> {
    let edits = layout(text, broken, options, range);
    let new = apply_edits(text, &edits).ok()?;
    let words = |text| {
        let pieces = pieces::of(text).into_iter();
        pieces.map(move |piece: Piece| (piece.kind, piece.span.slice(text)))
    };
    let again = if broken.is_empty() { Vec::new() } else { syntax_errors(&new, limits) };
    let is_done = again.len() == broken.len()
        && words(text).eq(words(&new))
        && (range.is_some() || broken.is_empty() || layout(&new, &again, options, None).is_empty());
    is_done.then_some(Done { edits, text: new })
}

/// The edits of a layout, whatever they do to the words.
fn layout(
    text: &[u8],
    broken: &[Span],
    options: &LayoutOptions,
    range: Option<Span>,
) -> Vec<TextEdit> {
    let mut layout = Layout::new(text, Lines::of(text, options), range);
    let pieces = pieces::of(text);
    for word in Structure::new(text, &pieces).words(broken) {
        layout.push(word);
    }
    layout.finish()
}

/// Includes nothing: the syntax of a file does not depend on other files.
struct Alone;

impl Includer for Alone {
    fn enter(&mut self, _: &Include, _: &mut Macros, _: &mut Interner) {}
}

/// The places of the syntax errors of a text without its includes, in its order.
pub(crate) fn syntax_errors(text: &[u8], limits: &Limits) -> Vec<Span> {
    let parsed =
        parse(&text.into(), &mut Macros::default(), &mut Interner::default(), &mut Alone, limits);
    let errors = parsed.diagnostics.iter().filter(|found| found.severity == Severity::Error);
    let mut spans: Vec<Span> = errors.map(|error| error.span).collect();
    spans.sort_by_key(|span| span.start());
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(text: &str) -> String {
        let limits = Limits::default();
        let options = LayoutOptions::with_line_width(60);
        let edits = format(text.as_bytes(), &options, None, &limits).edits;
        let new = apply_edits(text.as_bytes(), &edits).unwrap();
        assert_eq!(format(&new, &options, None, &limits).edits, [], "not the same a second time");
        String::from_utf8(new).unwrap()
    }

    #[test]
    fn bodies_are_indented() {
        let text = "class A<int x>:B{\nint y=x ;\n    let z = [ 1,2 ];\n}\n\n\n\nmulticlass M {\ndef  : A<1>;\n}\n";
        let expected = "class A<int x> : B {\n  int y = x;\n  let z = [1, 2];\n}\n\nmulticlass M {\n  def  : A<1>;\n}\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn braces_of_several_lines_have_lines_of_their_own() {
        let text = "def A : B {let a = 1; let b = 2;\nlet c = 3; }\ndef D { int e = 1; }\nclass F { // g\n  int h = 1;}\nlet i = 1 in { def J;\ndef K; }\n";
        let expected = "def A : B {\n  let a = 1; let b = 2;\n  let c = 3;\n}\ndef D { int e = 1; }\nclass F { // g\n  int h = 1;\n}\nlet i = 1 in { def J;\n  def K; }\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn long_dags_and_lists_are_broken() {
        let text = "def X : Op<\"x\", [Pure, SameOperandsAndResultType, Commutative, Idempotent]> {\n\
                    let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, I64Attr:$axis);\n}\n";
        let expected = "def X : Op<\n  \"x\",\n  [Pure, SameOperandsAndResultType, Commutative, Idempotent]\n> {\n  \
                        let arguments = (ins\n    AnyTensor:$lhs,\n    AnyTensor:$rhs,\n    I64Attr:$axis\n  );\n}\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn code_strings_and_comments_stay() {
        let text = "def X {\n  let assemblyFormat = [{\n      $a   `,`\n    attr-dict }];\n  string s = \"a   b\"; // c   d\n/* e\n   f */\n  int x = 1;\n}\n";
        let expected = text.replace("/* e", "  /* e");
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn strings_and_code_continue_what_is_before_them() {
        let text = "def X {\n  let a = B<1, \"the text of \"\n    \"a string\", \"c\">;\n\
                    let b = [\n    C<(ins A:$a),\n    [{\n      code\n    }]>\n  ];\n\
                    let c = [{\n      one\n      }] # !add(\n 1,\n2\n) # [{\n  }];\n}\n";
        let expected = "def X {\n  let a = B<1, \"the text of \"\n               \"a string\", \"c\">;\n  \
                        let b = [\n    C<(ins A:$a),\n    [{\n      code\n    }]>\n  ];\n  \
                        let c = [{\n      one\n      }] # !add(\n        1,\n        2\n      ) # [{\n  }];\n}\n";
        assert_eq!(formatted(text), expected);
        // The arguments after such a string do not depend on its column.
        let text = "def X {\n  let a = Foo<1, \"one \"\n    \"two\",\n    3>;\n}\n";
        let aligned = text.replace("    \"two\"", "                 \"two\"");
        assert_eq!(formatted(text), aligned);
    }

    #[test]
    fn arguments_far_to_the_left_stay() {
        let text = "def LongName : BaseOp<\"for\",\n      [C, Interface<Methods,\n       [\"a\",\n        \"b\"]>,\n       F]> {\n  \
                    int x = 1;\n}\n";
        assert_eq!(formatted(text), text);
    }

    #[test]
    fn text_without_a_rule_is_kept_as_written() {
        let same = [
            // Columns, and blocks that are not indented.
            "let A = 1 in {\ndef X;\n// c\ndef Y;\n// d\n}\n",
            "class A {\n  int x = 1; // c\n  // d\n}\n",
            "foreach i = {0-3} in\n  def X#i {\n    int a = i;\n  }\n",
            "class I {\n  bits<5>   rd;\n  bits<12>  imm;\n  let Inst{31-26} = 0;\n}\n",
            // Without the blank these would be code.
            "defvar x = [ {1, 0} ];\n",
            "#ifdef A\ndef  X  ;\n#endif\ndef Y;\n",
        ];
        for text in same {
            assert_eq!(formatted(text), text);
        }
    }

    #[test]
    fn broken_statements_stay_and_the_rest_is_formatted() {
        let text = "def  A {\nint x=;\n}\ndef B {\nint y=1;\n}\n";
        assert_eq!(formatted(text), "def  A {\nint x=;\n}\ndef B {\n  int y = 1;\n}\n");
    }
}
