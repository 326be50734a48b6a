//! Labels of diagnostics: the name of an operation instead of all its lines.

use super::Document;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::text::Span;

/// The longest label of an operation that is marked as a whole, in bytes.
const MAX_LABEL_BYTES: usize = 40;

/// Shrinks the labels of operations that have several lines or are long to the names of the operations. Ranges count
/// from `offset`.
pub(crate) fn shorten(document: &Document, found: &mut [Diagnostic], offset: u32) {
    let short = |span: Span| name_of(document.slice(span.shifted(offset)), span);
    for found in found.iter_mut().filter(|found| found.code == codes::mlir::INVALID_OPERATION) {
        found.span = short(found.span);
        for related in found.related.iter_mut().filter(|related| related.path.is_none()) {
            related.span = short(related.span);
        }
    }
}

/// The name at the beginning of an operation; `marked` is the text of the label.
fn name_of(marked: &[u8], label: Span) -> Span {
    let line = memchr::memchr2(b'\n', b'\r', marked);
    if line.is_none() && marked.len() <= MAX_LABEL_BYTES {
        return label;
    }
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(*byte);
    let name = match marked {
        [b'"', rest @ ..] => rest.iter().position(|byte| *byte == b'"').map_or(0, |end| end + 2),
        _ => marked.iter().take_while(is_part).count(),
    };
    let len = match (name, line) {
        (0, Some(line)) => marked.get(..line).unwrap_or_default().trim_ascii_end().len(),
        (0, None) => return label,
        (name, line) => line.map_or(name, |line| name.min(line)),
    };
    let end = label.start().saturating_add(u32::try_from(len).unwrap_or(u32::MAX));
    Span::new(label.start(), end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(text: &str) -> &str {
        let whole = Span::new(0, text.len() as u32);
        &text[name_of(text.as_bytes(), whole).range()]
    }

    #[test]
    fn a_long_label_is_the_name_at_its_begin() {
        let long = "x".repeat(50);
        assert_eq!(label("arith.addi %a, %b : i32"), "arith.addi %a, %b : i32");
        assert_eq!(label("scf.if %c {\n}"), "scf.if");
        assert_eq!(label("\"a.b\"() ({\n}) : () -> ()"), "\"a.b\"");
        assert_eq!(label(&format!("a.b \"{long}\"")), "a.b");
        assert_eq!(label("{  \r\n}"), "{");
        assert_eq!(label(&format!("{{{long}}}")), format!("{{{long}}}"));
        assert_eq!(label("\"a\nb\""), "\"a");
        assert_eq!(label(""), "");
    }
}
