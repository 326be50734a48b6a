//! Edits of long functions, statement by statement: after each, a document is the one that a fresh read of the
//! text gives.

use crate::support::random::Random;
use abide_core::ide::{self, Document};
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Span, TextEdit};
use std::fmt::Write as _;

/// The typed texts.
const PIECES: [&str; 31] = [
    " ",
    "x",
    "%0",
    "%c1",
    "%arg0",
    ", ",
    "i32",
    "i64",
    ": f32",
    "\n",
    "\r\n",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "é",
    "#map",
    "@f",
    "//",
    "0",
    "9",
    "\n    %new = arith.constant 7 : i32\n",
    "\n    %7 = arith.constant 7 : i32\n",
    "\n    %n:2 = \"a.b\"(%c1) : (index) -> (i32, i32)\n",
    "\n    func.call @other(%c1) : (index) -> ()\n",
    "\n    // a comment\n",
    "^bb7:",
    " loc(unknown)",
    "scf.if %flag {\n }\n",
    "\n    scf.if %flag { scf.yeild }\n",
];

/// A module with one long function between two short ones. `several` asks for several blocks.
fn text(random: &mut Random, lines: usize, several: bool) -> String {
    let mut text = "#map = affine_map<(d0)[s0] -> (d0 + s0)>\nmodule {\n  func.func private @other(index)\n  \
        func.func @long(%arg0: i32, %arg1: tensor<4x?xf32>, %arg2: memref<16xf32>, %flag: i1) -> i32 {\n    \
        %c1 = arith.constant 1 : index\n    %f = arith.constant 1.0 : f32\n    %0 = arith.constant 3 : i32\n"
        .to_owned();
    let mut number = 1;
    let mut integers = vec!["%arg0".to_owned(), "%0".to_owned()];
    while text.lines().count() < lines {
        let near = integers.len().saturating_sub(9);
        let one = integers[near + random.below(integers.len() - near)].clone();
        let other = integers[random.below(integers.len())].clone();
        let name = format!("%{number}");
        let line = match random.below(if several { 14 } else { 13 }) {
            0..3 => format!("{name} = arith.addi {one}, {other} : i32"),
            3 => format!("{name} = \"arith.muli\"({one}, {other}) : (i32, i32) -> i32"),
            4 => format!("{name} = arith.constant {number} : i32"),
            5 => format!(
                "{name} = scf.if %flag -> (i32) {{\n      %a{number} = arith.addi {one}, {one} : i32\n      \
                 scf.yield %a{number} : i32\n    }} else {{\n      scf.yield {other} : i32\n    }}"
            ),
            6 => format!("{name} = \"a.b\"({one}) {{some = #map}} : (i32) -> i32"),
            7 => "func.call @other(%c1) : (index) -> ()".to_owned(),
            8 => {
                "affine.for %i = 0 to 4 {\n      %l = affine.load %arg2[%i] : memref<16xf32>\n    }"
                    .to_owned()
            }
            9 => format!("// about {name}"),
            10 => format!("%d{number} = tensor.dim %arg1, %c1 : tensor<4x?xf32>"),
            11 => format!("%p{number}:2 = \"test.pair\"({one}, %c1) : (i32, index) -> (i32, i32)"),
            12 if random.below(4) == 0 => format!("%w{number} = arith.addi {one}, %p : i64"),
            12 => format!("%w{number} = odd.thing {one} to %c1"),
            _ => format!("cf.br ^bb{number}({one} : i32)\n  ^bb{number}({name}: i32):"),
        };
        if matches!(line.as_bytes(), [b'%', b'0'..=b'9', ..]) {
            integers.push(name);
        }
        let _ = writeln!(text, "    {line}");
        number += 1;
    }
    let last = integers.last().expect("a value");
    let _ =
        writeln!(text, "    return {last} : i32\n  }}\n  func.func @g() {{\n    return\n  }}\n}}");
    text
}

fn edit(random: &mut Random, text: &[u8]) -> TextEdit {
    let start = random.below(text.len() + 1);
    let line = text[start..].iter().position(|byte| *byte == b'\n').unwrap_or(0);
    let (start, end) = match random.below(6) {
        0 => (start, start + random.below(4)),
        1 => (start, start + line),
        // Within a line, from its beginning, and whole lines.
        2 => (start + line, start + line),
        3 => (start + line, start + line + 1 + random.below(80)),
        _ => (start, start),
    };
    let piece = if random.below(5) == 0 { "" } else { random.pick(&PIECES).unwrap() };
    TextEdit::new(Span::from_range(start.min(text.len())..end.min(text.len())), piece)
}

/// Cached verification results of the function equal those of a fresh parse.
fn assert_answers(document: &Document, fresh: &Document, what: &TextEdit) {
    let all = Span::from_range(0..document.text().len());
    assert_eq!(ide::inlay_hints(document, all), ide::inlay_hints(fresh, all), "{what:?}");
    let place = (what.span.start() as usize + what.replacement.len()).min(document.text().len());
    let place = u32::try_from(place).expect("a short text");
    assert_eq!(ide::hover(document, place), ide::hover(fresh, place), "{what:?}");
    assert_eq!(ide::completions(document, place), ide::completions(fresh, place), "{what:?}");
}

fn assert_fresh(document: &Document, what: &TextEdit, before: &[u8]) {
    let fresh = Document::new(document.text().to_vec(), *document.limits());
    let around = |text: &[u8]| {
        let start = (what.span.start() as usize).saturating_sub(120);
        let end = (what.span.end() as usize + 120).min(text.len());
        String::from_utf8_lossy(text.get(start..end).unwrap_or_default()).into_owned()
    };
    let (own, new) = (document.diagnostics(), fresh.diagnostics());
    // Before the function is verified again, answers have the types of the last time.
    if what.span.start().is_multiple_of(8) {
        assert_answers(document, &fresh, what);
    }
    if document.tree() == fresh.tree() && document.names() == fresh.names() && own == new {
        return;
    }
    let many: Vec<_> = own.iter().filter(|found| !new.contains(found)).collect();
    let missing: Vec<_> = new.iter().filter(|found| !own.contains(found)).collect();
    panic!(
        "{what:?}: tree {}, names {}, too many {many:?}, missing {missing:?}\n--- {}\n--- now {}",
        document.tree() == fresh.tree(),
        document.names() == fresh.names(),
        around(before),
        around(document.text()),
    );
}

fn follow(seed: u64, texts: usize, edits: usize) {
    let mut random = Random(seed);
    for number in 0..texts {
        let mut text = text(&mut random, 420, number % 2 == 1);
        if number % 3 > 0 {
            // If types have all sizes, nothing more is known of shapes.
            text = text.replace("4x?x", "4x8x");
        }
        let mut document = Document::new(text.into_bytes(), Limits::default());
        let _ = document.diagnostics();
        for _ in 0..edits {
            let before = document.text().to_vec();
            let edit = edit(&mut random, &before);
            let removed = edit.span.slice(&before).to_vec();
            let start = edit.span.start();
            let written = Span::new(start, start + edit.replacement.len() as u32);
            document = document.edited(std::slice::from_ref(&edit));
            assert_fresh(&document, &edit, &before);
            // Most texts stay nearly whole.
            if random.below(12) > 0 {
                let before = document.text().to_vec();
                let edit = TextEdit::new(written, removed);
                document = document.edited(std::slice::from_ref(&edit));
                assert_fresh(&document, &edit, &before);
            }
        }
        let folds = ide::folds(&document);
        let fresh = Document::new(document.text().to_vec(), Limits::default());
        assert_eq!(folds, ide::folds(&fresh));
        let formatted = mlir::format(fresh.tree(), fresh.text(), &mlir::Format::default());
        assert_eq!(ide::formatting(&document, &LayoutOptions::default(), None), formatted);
    }
}

#[test]
fn an_edited_long_function_equals_a_new_one() {
    for seed in [0x9e37_79b9_7f4a_7c15, 1, 0x1234_5678_9abc_def1] {
        follow(seed, 6, 50);
    }
}

#[test]
fn hovers_before_the_next_verification_have_the_last_types_and_those_of_new_statements() {
    let mut text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.constant 0 : i32\n".to_owned();
    for number in 1..400 {
        let _ = writeln!(text, "  %{number} = arith.addi %{}, %a : i32", number - 1);
    }
    text += "  return %399 : i32\n}\n";
    let document = Document::new(text.clone().into_bytes(), Limits::default());
    assert_eq!(document.diagnostics(), []);
    let start = u32::try_from(text.find("  %200 =").expect("a statement")).expect("a short text");
    let typed = "  %new = arith.constant 5 : i64\n  %wrong = arith.addi %new, %a : i64\n";
    let document = document.edited(&[TextEdit::new(Span::at(start), typed)]);
    for (name, ty) in [("%100 =", "i32"), ("%300 =", "i32"), ("%new =", "i64")] {
        let text = String::from_utf8_lossy(document.text()).into_owned();
        let place = u32::try_from(text.find(name).expect("a name") + 1).expect("a short text");
        let shown = ide::hover(&document, place).expect("a hover").markdown;
        assert!(shown.contains(&format!("{} : {ty}", &name[..name.len() - 2])), "{shown}");
    }
    assert_eq!(document.diagnostics().len(), 1);
}
