//! A text that [`is_clean_text`] accepts has no diagnostics in a check, and it accepts most texts without diagnostics.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::syntax::without_split_marks;
use abide_core::mlir::{check_with, is_clean_text};
use abide_testing::{files_below, llvm_pieces, repository};

/// Whether a text is known to be clean without a check.
fn is_known(text: &[u8]) -> bool {
    is_clean_text(text, registry(), &Limits::default())
}

/// The numbers of clean texts, and of those that are known to be.
fn compared(texts: impl Iterator<Item = (String, Vec<u8>)>) -> (usize, usize) {
    let (mut clean, mut known) = (0, 0);
    let mut wrong = Vec::new();
    for (name, text) in texts {
        let text = without_split_marks(&text).unwrap_or(text);
        let found = check_with(&text, registry(), &Limits::default());
        clean += usize::from(found.is_empty());
        if is_known(&text) {
            known += 1;
            if !found.is_empty() {
                wrong.push(format!("{name}: {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    (clean, known)
}

#[test]
fn files_of_the_corpus() {
    let files = files_below("corpus").into_iter().filter(|path| path.ends_with(".mlir"));
    let texts = files.map(|path| {
        let text = std::fs::read(repository().join(&path)).expect("a file of the corpus");
        (path, text)
    });
    let (clean, known) = compared(texts);
    assert!(known * 2 > clean, "{known} of {clean} are known");
}

#[test]
fn pieces_of_llvm() {
    for name in ["accepted", "rejected"] {
        let Some(pieces) = llvm_pieces(name) else { return };
        let texts = pieces.into_iter().map(|piece| (piece.id, piece.source.into_bytes()));
        let (clean, known) = compared(texts);
        assert!(known * 3 > clean, "{name}: {known} of {clean} are known");
    }
}

#[test]
fn nul_bytes_are_checked() {
    let text = b"func.func @f() {\n  return\n}\n";
    assert!(is_known(text));
    assert!(!is_known(&[&text[..], b"\0"].concat()));
}

#[test]
fn metadata_is_checked() {
    let function = |attributes: &str| {
        format!("func.func @f(%a: i32) attributes {{{attributes}}} {{\n  return\n}}\n").into_bytes()
    };
    let right = r#"iree.reflection = {iree.abi = "{\22a\22:[\22i32\22],\22r\22:[],\22v\22:1}"}"#;
    assert!(is_known(&function(right)));
    assert!(!is_known(&function(&right.replace("i32", "f32"))));
    assert!(!is_known(&function(r#"sip = "I1!_B0!", abi = "sop""#)));
}

#[test]
fn undescribed_parts_are_left_to_a_check() {
    for text in [
        "\"foo.bar\"() : () -> ()\n",
        "func.func private @f(!foo.bar)\n",
        "func.func private @f() attributes {a = #foo.bar}\n",
        "// abide: llvm = 19\nfunc.func private @f()\n",
        "func.func private @f()\n{-# dialect_resources: {builtin: {a: \"0x0400000001\"}} #-}\n",
    ] {
        assert!(!is_known(text.as_bytes()), "{text}");
    }
}
