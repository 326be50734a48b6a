//! The classified words of a text.

use super::{TEXT, label, texts};
use crate::support::document;
use abide_core::ide::{self, SemanticTokenKind, SemanticTokenSet};
use abide_core::text::Span;
use abide_testing::{marked, place, range};

#[test]
fn semantic_tokens() {
    let file = document(TEXT);
    let whole = Span::new(0, TEXT.len() as u32);
    let found = ide::semantic_tokens(&file, whole, SemanticTokenSet::Parsed);
    assert!(found.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()));
    let kind = |quoted: &str| {
        let start = place(TEXT, quoted);
        let token = found.iter().find(|token| token.span.start() == start).expect("no token");
        (token.kind, token.is_definition)
    };
    assert_eq!(kind("$0#map ="), (SemanticTokenKind::Alias, true));
    assert_eq!(kind("$0#map}"), (SemanticTokenKind::Alias, false));
    assert_eq!(kind("$0func.func @f"), (SemanticTokenKind::Operation, false));
    assert_eq!(kind("$0%a:"), (SemanticTokenKind::Argument, true));
    assert_eq!(kind("^next($0%1"), (SemanticTokenKind::Value, false));
    assert_eq!(kind("for $0%i"), (SemanticTokenKind::Argument, true));
    assert_eq!(kind("br $0^next"), (SemanticTokenKind::Block, false));
    assert_eq!(kind("$0@g::"), (SemanticTokenKind::Symbol, false));
    assert_eq!(kind("%a: $0i32"), (SemanticTokenKind::Type, false));
    assert_eq!(kind("$0key"), (SemanticTokenKind::AttributeName, false));
    let line = range(TEXT, "$0%1 = arith.addi %0#1, %a $0: i32");
    let line =
        ide::semantic_tokens(&file, Span::new(line.start, line.end), SemanticTokenSet::Parsed);
    assert_eq!(texts(&file, line.iter().map(|t| t.span)), ["%1", "arith.addi", "%0", "%a"]);
}

/// Words of a custom form are classified by the description.
#[test]
fn semantic_tokens_of_forms() {
    let file = marked(
        "
func.func private @f(%a: i32) attributes {x.y} {
^^^^^^^^^ operation
          ^^^^^^^ keyword
                  ^^ symbol
                     ^^ argument
                         ^^^ type
                              ^^^^^^^^^^ keyword
                                          ^^^ name
  arith.cmpi slt, %a, %a : i32
  ^^^^^^^^^^ operation
             ^^^ case
                  ^^ argument
                      ^^ argument
                           ^^^ type
  arith.addi %a, %a overflow<nsw> : i32
  ^^^^^^^^^^ operation
             ^^ argument
                 ^^ argument
                    ^^^^^^^^ keyword
                             ^^^ case
                                    ^^^ type
  linalg.generic {iterator_types = []} ins(%a : i32) {}
  ^^^^^^^^^^^^^^ operation
                  ^^^^^^^^^^^^^^ name
                                       ^^^ keyword
                                           ^^ argument
                                                ^^^ type
  acme.op slt overflow
  ^^^^^^^ operation
}
",
    );
    use SemanticTokenKind::{Argument, AttributeName, EnumerationCase, Keyword, Operation, Type};
    let words = |kind| match kind {
        Argument => "argument",
        AttributeName => "name",
        EnumerationCase => "case",
        Keyword => "keyword",
        Operation => "operation",
        SemanticTokenKind::Symbol => "symbol",
        Type => "type",
        _ => "other",
    };
    let found = ide::semantic_tokens(
        &document(&file.text),
        Span::new(0, u32::MAX),
        SemanticTokenSet::Parsed,
    );
    file.assert_labels(found.iter().map(|token| label(token.span, words(token.kind))));
    let text = "func.func private @f(%a: i32, %m: memref<4xf32>) {
  linalg.generic {iterator_types = [\"parallel\"]} ins(%m : memref<4xf32>) {}
  %2 = \"arith.addi\"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  return
}
";
    let found =
        ide::semantic_tokens(&document(text), Span::new(0, u32::MAX), SemanticTokenSet::Parsed);
    for (quoted, kind) in
        [("ins(%m : $0memref", Type), ("$0overflowFlags", AttributeName), ("$0return", Operation)]
    {
        let start = place(text, quoted);
        let token = found.iter().find(|token| token.span.start() == start);
        assert_eq!(token.map(|token| token.kind), Some(kind), "{quoted}");
    }
}

/// An editor without a grammar has no other colours.
#[test]
fn all_semantic_tokens_have_numbers_strings_and_comments() {
    let file = marked(
        "
// A comment.
^^^^^^^^^^^^^ comment
#m = \"key\"
     ^^^^^ string
#n = dense<[1, 2]> : tensor<2xi8>
           ^^^^^^ number
                            ^^ number
func.func private @f(tensor<4x?xf32>) attributes {\"a.b\" = 1.5, c.d = \"e\"}  // After it.
                            ^^^^ number
                                                          ^^^ number
                                                                     ^^^ string
                                                                           ^^^^^^^^^^^^ comment
",
    );
    let words = |kind| match kind {
        SemanticTokenKind::Number => Some("number"),
        SemanticTokenKind::String => Some("string"),
        SemanticTokenKind::Comment => Some("comment"),
        _ => None,
    };
    let of = |set| ide::semantic_tokens(&document(&file.text), Span::new(0, u32::MAX), set);
    let all = of(SemanticTokenSet::All);
    assert!(all.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()));
    let literals = all.iter().filter_map(|token| Some(label(token.span, words(token.kind)?)));
    file.assert_labels(literals);
    let others: Vec<_> = all.into_iter().filter(|token| words(token.kind).is_none()).collect();
    assert_eq!(others, of(SemanticTokenSet::Parsed));
}
