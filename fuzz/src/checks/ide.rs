//! Documents of the language server.

use crate::Outcome;
use crate::generate;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Span, TextEdit};
use arbitrary::{Result, Unstructured};

/// The update of a document to its next version; negative controls substitute another one.
pub type Update = fn(&Document, Vec<u8>) -> Document;

/// Random edits of a generated file, applied as a whole new text and in place: see [`lsp_edits_with`].
pub fn lsp_edits(data: &[u8]) -> Outcome {
    lsp_edits_with(Document::with_text, data);
    lsp_edits_with(in_place, data)
}

/// The next version, made by the smallest edit in place, as an editor makes it.
fn in_place(document: &Document, text: Vec<u8>) -> Document {
    let old = document.text();
    let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
    let start = old.iter().zip(&text).take_while(same).count();
    let rest = (old.len().min(text.len())) - start;
    let after = old.iter().rev().zip(text.iter().rev()).take(rest).take_while(same).count();
    let span = Span::from_range(start..old.len() - after);
    let edit = TextEdit::new(span, &text[start..text.len() - after]);
    document.clone().edited(&[edit])
}

/// Random edits of a generated file, one after the other: after each, the document has the tree,
/// the names and the diagnostics that a fresh read of the text gives.
///
/// # Panics
/// If it does not hold.
pub fn lsp_edits_with(update: Update, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let module = match u.ratio(1, 3) {
        Ok(true) => generate::abi::module,
        _ => generate::mlir::module,
    };
    let Ok(text) = module(&mut u) else { return Outcome::Rejected };
    let mut text =
        if u.ratio(1, 2).unwrap_or(false) { with_alias(&text) } else { text }.into_bytes();
    let limits = Limits::default();
    let mut document = Document::new(text.clone(), limits);
    let mut edits = 0;
    while edits < 8 && !u.is_empty() {
        if edit(&mut u, &mut text).is_err() {
            break;
        }
        edits += 1;
        document = update(&document, text.clone());
        let fresh = Document::new(text.clone(), limits);
        assert!(document.text() == fresh.text(), "another text after edit {edits}");
        assert!(document.tree() == fresh.tree(), "another tree after edit {edits}");
        assert!(document.names() == fresh.names(), "other names after edit {edits}");
        let found = document.diagnostics();
        assert!(found == fresh.diagnostics(), "other diagnostics after edit {edits}");
        assert!(found == mlir::check(&text, &limits), "not what a check finds");
        assert!(document.hints() == fresh.hints(), "other hints after edit {edits}");
    }
    if edits > 0 { Outcome::Checked } else { Outcome::Rejected }
}

/// The same file with an alias for one of its types.
fn with_alias(text: &str) -> String {
    format!("{ALIAS}i32\n{}", text.replace(": i32", ": !t"))
}

const ALIAS: &str = "!t = ";

/// One edit, as a person or a formatter makes it: pieces of the grammar, line breaks of every kind,
/// characters of more than one byte, markers that split the file, or a range cut out.
fn edit(u: &mut Unstructured<'_>, text: &mut Vec<u8>) -> Result<()> {
    const PIECES: [&str; 17] = [
        "x",
        "é",
        "𝄞",
        "\n",
        "\r\n",
        "\r",
        "\n// -----\n",
        "}\n",
        " {\n",
        "\"",
        "%arg0",
        "#new = affine_map<(d0) -> (d0)>\n",
        "func.func @f0() {\n  return\n}\n",
        "module @n {\n",
        "!t = i32\n",
        "!t = tensor<?xf32>\n",
        "!t",
    ];
    if u.ratio(1, 4)? {
        return generate::mlir::mutate(u, text);
    }
    if text.starts_with(ALIAS.as_bytes()) && u.ratio(1, 4)? {
        let line = text.iter().position(|byte| *byte == b'\n').unwrap_or(text.len());
        let ty = u.choose(&["i32", "i64", "tensor<4xf32>", "!u", ""])?;
        text.splice(ALIAS.len().min(line)..line, ty.bytes());
        return Ok(());
    }
    let start = u.int_in_range(0..=text.len())?;
    let most = if u.ratio(1, 8)? { 400 } else { 3 };
    let removed = u.int_in_range(0..=(text.len() - start).min(most))?;
    let piece = if u.ratio(1, 3)? { "" } else { u.choose(&PIECES)? };
    text.splice(start..start + removed, piece.bytes());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_generate::Random;
    use std::panic::catch_unwind;

    #[test]
    fn edits_in_place_make_the_new_text() {
        let document = Document::new(b"abcabc".to_vec(), Limits::default());
        for text in ["abcabc", "", "abcXabc", "abc", "abcabcabc", "Xbcabc"] {
            assert_eq!(in_place(&document, text.into()).text(), text.as_bytes());
        }
    }

    #[test]
    fn an_update_that_keeps_the_old_text_is_caught() {
        let update: Update = |old, _| old.with_text(old.text().to_vec());
        assert!(catch_unwind(|| lsp_edits_with(update, &Random::new(1).bytes(400))).is_err());
    }

    #[test]
    fn an_update_that_forgets_its_limits_is_caught() {
        let update: Update =
            |_, text| Document::new(text, Limits { diagnostics: 0, ..Limits::default() });
        let caught = (0..20).any(|seed| {
            catch_unwind(|| lsp_edits_with(update, &Random::new(seed).bytes(400))).is_err()
        });
        assert!(caught, "20 inputs do not catch it");
    }
}
