//! Edits of the files of the corpus, one after the other: after each, a document is the one that a fresh
//! read of the text gives.

use crate::support::random::Random;
use abide_core::ide::{self, Document, Executor, SemanticTokenSet, TokenNumbers};
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Encoding, LineIndex, Span, TextEdit};
use std::path::Path;
use std::sync::Arc;

/// The typed texts.
const PIECES: [&str; 16] = [
    " ", "x", "%0", "%arg0", ", ", "i32", ": f32", "\n", "\r\n", "{", "}", "\"", "é𝄞", "#map",
    "@f", "//",
];

fn texts() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/dialects");
    let files = std::fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    paths.sort();
    let mut texts: Vec<_> = paths.iter().map(|path| std::fs::read(path).expect("a text")).collect();
    texts.retain(|text| text.len() < 6_000);
    assert!(texts.len() > 20);
    texts
}

/// A random edit: a piece is typed, a few bytes go, or a line does.
fn edit(random: &mut Random, text: &[u8]) -> TextEdit {
    let start = random.below(text.len() + 1);
    let end = match random.below(4) {
        0 => start + random.below(4),
        1 => start + text[start..].iter().position(|byte| *byte == b'\n').unwrap_or(0),
        _ => start,
    };
    let piece = if random.below(4) == 0 { "" } else { PIECES[random.below(PIECES.len())] };
    TextEdit::new(Span::from_range(start..end.min(text.len())), piece)
}

/// Makes edits in a document, with and without undoing one each time; returns how often it differed from a fresh
/// parse.
fn differences(verified: bool, edits: usize, seed: u64) -> usize {
    let mut random = Random(seed);
    let mut differing = 0;
    for text in texts() {
        let mut document = Document::new(text, Limits::default());
        if !verified {
            document = document.without_verifier();
        }
        let _ = document.diagnostics();
        let mut sent = tokens(&document);
        let _ =
            (ide::folds(&document), ide::formatting(&document, &LayoutOptions::default(), None));
        for _ in 0..edits {
            let edit = edit(&mut random, document.text());
            let removed = edit.span.slice(document.text()).to_vec();
            let start = edit.span.start();
            let written = Span::new(start, start + edit.replacement.len() as u32);
            document = document.edited(&[edit]);
            differing += usize::from(!is_fresh(&document));
            sent = sent_next(&document, &sent);
            // Most texts stay nearly whole.
            if random.below(3) > 0 {
                document = document.edited(&[TextEdit::new(written, removed)]);
                differing += usize::from(!is_fresh(&document));
                sent = sent_next(&document, &sent);
            }
        }
    }
    differing
}

fn tokens(document: &Document) -> Arc<TokenNumbers> {
    Arc::new(ide::semantic_token_numbers(document, Encoding::Utf16, SemanticTokenSet::All))
}

/// The numbers of the semantic tokens, counted from the flat list of them.
fn counted(document: &Document) -> Vec<u32> {
    let (text, lines) = (document.text(), LineIndex::new(document.text()));
    let mut before = lines.line_column(text, 0, Encoding::Utf16);
    let mut numbers = Vec::new();
    for token in ide::semantic_tokens(document, Span::new(0, u32::MAX), SemanticTokenSet::All) {
        let [start, end] = [token.span.start(), token.span.end()]
            .map(|offset| lines.line_column(text, offset, Encoding::Utf16));
        let from = if start.line == before.line { before.column } else { 0 };
        numbers.extend([start.line - before.line, start.column - from, end.column - start.column]);
        numbers.extend([token.kind as u32, u32::from(token.is_definition)]);
        before = start;
    }
    numbers
}

fn numbers_of(text: &[u8]) -> Vec<u32> {
    let text = std::str::from_utf8(text).expect("a list");
    text.split(',').filter_map(|number| number.parse().ok()).collect()
}

fn all_numbers(numbers: &Arc<TokenNumbers>) -> Vec<u32> {
    let text = Arc::clone(numbers).into_chunks(1000).collect::<Vec<_>>().concat();
    assert_eq!(text.len(), numbers.text_len());
    numbers_of(&text)
}

/// The tokens of a client after an edit: those of the new version, derived from the old ones.
fn sent_next(document: &Document, sent: &Arc<TokenNumbers>) -> Arc<TokenNumbers> {
    let next = tokens(document);
    let mut numbers = all_numbers(sent);
    if let Some(edit) = next.edit_since(sent) {
        numbers.splice(edit.start..edit.start + edit.deleted, numbers_of(&edit.numbers));
    }
    assert_eq!(numbers, counted(document));
    assert_eq!(numbers, all_numbers(&next));
    next
}

fn is_fresh(document: &Document) -> bool {
    let fresh = Document::new(document.text().to_vec(), *document.limits());
    document.tree() == fresh.tree()
        && document.names() == fresh.names()
        && document.diagnostics() == fresh.diagnostics()
        && ide::folds(document) == ide::folds(&fresh)
        && ide::formatting(document, &LayoutOptions::default(), None)
            == mlir::format(fresh.tree(), fresh.text(), &mlir::Format::default())
}

#[test]
fn an_edited_document_equals_a_new_one() {
    assert_eq!(differences(true, 12, 0x9e37_79b9_7f4a_7c15), 0);
}

/// Functions as compilers annotate them, which call one another.
fn annotated_text() -> String {
    let function = |number: usize| {
        let called = if number == 0 { 7 } else { number - 1 };
        format!(
            "  func.func public @f{number}(%a: tensor<8x4xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{\"x\"}}, {{}}]>, \
             tf.aliasing_output = 0 : i32}} loc(\"p['w']\"), %b: !vector {{jax.buffer_donor = true, own.some = #kind}} loc(#place)) \
             -> (tensor<8x4xf32> {{jax.result_info = \"result['w']\"}}, i32 {{jax.result_info = \"result['n']\"}}) {{\n    \
             %0:2 = call @f{called}(%a, %b) : (tensor<8x4xf32>, !vector) -> (tensor<8x4xf32>, i32)\n    \
             return %0#0, %0#1 : tensor<8x4xf32>, i32\n  }}\n"
        )
    };
    let functions: String = (0..8).map(function).collect();
    let aliases = "!vector = tensor<4xf32>\n#kind = 1 : i32\n#place = loc(\"p['b']\")\n";
    let host = "  func.func @host(%a: i32 {hacc.arg_type = #hacc.arg_type<input>}) attributes {hacc.entry} {\n    return\n  }\n";
    format!("{aliases}module {{\n  sdy.mesh @mesh = <[\"x\"=4]>\n{functions}{host}}}\n")
}

/// An edit in the head of one of the functions.
fn edit_of_head(random: &mut Random, text: &[u8]) -> TextEdit {
    const WRITTEN: [&str; 20] = [
        " ",
        "}",
        "{",
        "\"",
        "x",
        "@mesh",
        "\"y\"",
        "0",
        "7 : i32",
        ", ",
        "#kind",
        "#other",
        "!vector",
        "i32",
        ")",
        "f32",
        "hacc.function_kind = #hacc.function_kind<HOST>",
        "\n",
        "loc(#place)",
        "jax.buffer_donor = true",
    ];
    let text = String::from_utf8_lossy(text).into_owned();
    let heads: Vec<_> = text.match_indices("func.func").map(|(start, _)| start).collect();
    let head = heads.get(random.below(heads.len())).copied().unwrap_or_default();
    let len = text[head..].find('\n').unwrap_or(text.len() - head);
    let start = head + random.below(len + 1);
    let end = start + [0, 0, 1, 3, 12][random.below(5)];
    TextEdit::new(
        Span::from_range(start..end.min(text.len())),
        WRITTEN[random.below(WRITTEN.len())],
    )
}

#[test]
fn an_edit_of_a_head_reaches_those_who_call_the_function() {
    let mut random = Random(0x5d1_e0f7);
    let text = annotated_text();
    assert_eq!(Document::new(text.clone().into(), Limits::default()).diagnostics(), []);
    for _ in 0..60 {
        let mut document = Document::new(text.clone().into(), Limits::default());
        let _ = (document.diagnostics(), document.hints(), ide::folds(&document));
        for _ in 0..6 {
            let edit = edit_of_head(&mut random, document.text());
            let removed = edit.span.slice(document.text()).to_vec();
            let written =
                Span::new(edit.span.start(), edit.span.start() + edit.replacement.len() as u32);
            document = document.edited(std::slice::from_ref(&edit));
            assert!(is_fresh(&document), "{edit:?}\n{}", String::from_utf8_lossy(document.text()));
            let fresh = Document::new(document.text().to_vec(), Limits::default());
            assert_eq!(document.hints(), fresh.hints(), "{edit:?}");
            if random.below(4) > 0 {
                document = document.edited(&[TextEdit::new(written, removed)]);
                assert!(is_fresh(&document), "back from {edit:?}");
            }
        }
    }
}

#[test]
fn an_unverified_document_differs() {
    assert!(differences(false, 2, 1) > 0);
}

/// Runs the last piece first.
fn backwards(count: usize, work: &(dyn Fn(usize) + Sync)) {
    (0..count).rev().for_each(work);
}

/// Runs each piece on its own thread.
fn at_once(count: usize, work: &(dyn Fn(usize) + Sync)) {
    std::thread::scope(|scope| {
        for number in 0..count {
            scope.spawn(move || work(number));
        }
    });
}

#[test]
fn every_executor_has_the_same_result() {
    // Without `// -----`, what one piece defines is in the way of the next.
    let text = texts().join(&b"\n// -----\n"[..]);
    let limits = Limits::default();
    let fresh = Document::new(text.clone(), limits);
    assert!(fresh.diagnostics().len() > 20, "{}", fresh.diagnostics().len());
    for executor in [backwards as Executor, at_once] {
        let document = Document::with_executor(text.clone(), limits, executor);
        assert_eq!(all_numbers(&tokens(&document)), counted(&fresh));
        assert!(document.names() == fresh.names());
        assert_eq!(document.diagnostics(), fresh.diagnostics());
        let edited = document.with_text([&text[..], b"%"].concat());
        assert!(is_fresh(&edited));
    }
}

#[test]
fn the_hover_of_a_value_follows_an_edit() {
    let text = "func.func @f(%a: index) {\n  %0 = arith.cmpi eq, %a, %a : index\n  return\n}\n";
    let hover = |document: &Document| {
        let value = text.find("%0").expect("a value");
        ide::hover(document, value as u32).expect("a hover").markdown
    };
    let mut document = Document::new(text.into(), Limits::default());
    assert!(hover(&document).contains("%0 : i1"), "{}", hover(&document));
    let operation = text.find("arith.cmpi").expect("an operation");
    let end = text.find("\n  return").expect("an end");
    let edit =
        TextEdit::new(Span::from_range(operation..end), "arith.index_cast %a : index to i64");
    document = document.edited(&[edit]);
    assert!(hover(&document).contains("%0 : i64"), "{}", hover(&document));
}

/// A function that continues after its parsed body has its metadata there.
#[test]
fn metadata_after_a_body_follows_an_edit() {
    let text = "func pfunc.func @f0() {\n  return\n}\nate @f0(%a: f32) attributes {iree.reflection = {\
                iree.abi = \"{\\22a\\22:[],\\22r\\22:[],\\22new\\22:1}\"}}\n";
    let document = Document::new(text.into(), Limits::default());
    assert!(document.diagnostics().iter().any(|found| found.message.contains("\"new\"")));
    let place = text.find("new").expect("a key");
    let edit = TextEdit::new(Span::from_range(place + 2..place + 3), "");
    assert!(is_fresh(&document.edited(&[edit])));
}

/// A nested function is a separate part of the tree, and its tokens are between those of the outer one.
#[test]
fn tokens_of_nested_functions_are_in_order() {
    let text = "module {\n  func.func @f(%a: i32) {\n    \"a.b\"() ({\n      func.func @g(%é: i32) {\n        \
                func.func @h() { return }\n        return\n      }\n    }) : () -> ()\n    return\n  }\n}\n\
                func.func @i() { return }\n";
    let mut document = Document::new(text.into(), Limits::default());
    let mut sent = tokens(&document);
    assert_eq!(all_numbers(&sent), counted(&document));
    for word in ["%é", "@h", "module", "@i", "return"] {
        let at = document.text().windows(word.len()).position(|part| part == word.as_bytes());
        let at = at.expect("a word") as u32;
        document = document.edited(&[TextEdit::new(Span::at(at), "\n ")]);
        sent = sent_next(&document, &sent);
    }
}

/// Whether a function is formatted is cached with its context: here it moves into a module.
#[test]
fn a_function_that_moves_into_a_module_is_indented() {
    let text = "func.func @f() {\n  return\n}\n";
    let document = Document::new(text.into(), Limits::default());
    assert_eq!(ide::formatting(&document, &LayoutOptions::default(), None), []);
    let document = document.with_text(format!("module {{\n{text}}}\n").into_bytes());
    assert_eq!(ide::formatting(&document, &LayoutOptions::default(), None).len(), 3);
    assert!(is_fresh(&document));
}
