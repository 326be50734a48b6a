//! Fixes and code actions keep their promises.

use crate::Outcome;
use abide_core::diagnostic::{Applicability, Diagnostic, Severity};
use abide_core::dialect::version_by_comment;
use abide_core::ide::{
    self, Document, OfferedFix, Reading, SignatureFormat, apply_fixes, fixes_of_text,
};
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, NodeKind, WalkEvent};
use abide_core::text::{Span, TextEdit, apply_edits};
use abide_tablegen::ide as tablegen;
use abide_tablegen::{Files, Options, Session};
use std::sync::Arc;

/// The number of a text's diagnostics for which fixes are requested.
const MAX_DIAGNOSTICS: usize = 3;

/// Offers fixes for diagnostics of an MLIR document.
pub type Offer = fn(&Document, &[&Diagnostic]) -> Vec<Vec<OfferedFix>>;

/// The function that offers fixes; the negative controls have broken ones.
#[derive(Debug, Clone, Copy)]
pub struct Offers {
    /// The fixes of the diagnostics of an MLIR document.
    pub mlir: Offer,
}

/// The offers of `abide-core`.
pub const OFFERS: Offers = Offers { mlir: ide::fixes };

/// The format of a text.
#[derive(Debug, Clone, Copy)]
enum Format {
    Mlir,
    Signature(SignatureFormat),
    Tablegen,
}

/// One TableGen file, which includes nothing.
struct OneFile(Arc<[u8]>);

impl Files for OneFile {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        (path == "a.td").then(|| Arc::clone(&self.0))
    }
}

impl Format {
    fn diagnostics(self, text: &[u8]) -> Vec<Diagnostic> {
        let limits = Limits::default();
        match self {
            Format::Mlir => Document::new(text.to_vec(), limits).diagnostics(),
            Format::Signature(format) => format.check(text, &limits),
            Format::Tablegen => {
                let limits = Limits { steps: 100_000, ..limits };
                let mut session = Session::new(Options::default(), limits);
                let evaluation = session.evaluate(&OneFile(text.into()), "a.td");
                let document = evaluation.as_ref().map(|it| tablegen::Document::new(&session, it));
                document.map(|it| tablegen::diagnostics(it, &|_| false)).unwrap_or_default()
            }
        }
    }

    fn read(self, text: Vec<u8>) -> Reading {
        let found = self.diagnostics(&text);
        match self {
            Format::Mlir => {
                let tree = syntax::parse(&text, &Limits::default());
                Reading::of_mlir(text, found, &tree)
            }
            _ => Reading::of_text(text, found),
        }
    }

    /// The number of operations, regions and arguments.
    fn contents(self, text: &[u8]) -> [usize; 3] {
        let mut counts = [0; 3];
        if !matches!(self, Format::Mlir) {
            return counts;
        }
        let tree = syntax::parse(text, &Limits::default());
        for root in tree.unit_roots() {
            for event in root.walk() {
                let WalkEvent::Enter(node) = event else { continue };
                let is_root = (node.span(), node.kind()) == (root.span(), root.kind());
                match node.kind() {
                    // It is the root of another unit.
                    _ if node.is_unit_root() && !is_root => {}
                    NodeKind::Region => counts[1] += 1,
                    // Without a type it may be a part of the next one: `%a i32`.
                    NodeKind::Argument => {
                        let is_whole = node.children().any(|child| child.kind().is_type());
                        counts[2] += usize::from(is_whole);
                    }
                    kind if kind.is_operation() => counts[0] += 1,
                    _ => {}
                }
            }
        }
        counts
    }
}

/// A text in the format that its first byte names: see [`fixes_with`].
pub fn fixes(data: &[u8]) -> Outcome {
    fixes_with(&OFFERS, data)
}

/// A text in the format that its first byte names. Each fix that is offered for one of the first diagnostics applies,
/// removes its diagnostic, adds no error, deletes nothing, and is not offered again. Of several none is
/// preferred. The same holds for code actions, and applying all fixes twice is as once. An input counts where something
/// is offered.
///
/// # Panics
/// If one of these does not hold.
pub fn fixes_with(offers: &Offers, data: &[u8]) -> Outcome {
    let Some((format, text)) = data.split_first() else { return Outcome::Rejected };
    let format = match format {
        b'S' => Format::Signature(SignatureFormat::Sip),
        b'R' => Format::Signature(SignatureFormat::Raw),
        b'J' => Format::Signature(SignatureFormat::Reflection),
        b'T' => Format::Tablegen,
        _ => Format::Mlir,
    };
    let found = format.diagnostics(text);
    let asked: Vec<&Diagnostic> = found.iter().take(MAX_DIAGNOSTICS).collect();
    let offered = match format {
        Format::Mlir => {
            let document = Document::new(text.to_vec(), Limits::default());
            check_actions(&document, &asked);
            (offers.mlir)(&document, &asked)
        }
        _ => fixes_of_text(format.read(text.to_vec()), |text| Some(format.read(text)), &asked),
    };
    assert_eq!(offered.len(), asked.len(), "a list for each diagnostic");
    for (one, offered) in asked.iter().zip(&offered) {
        let preferred = offered.iter().filter(|offered| offered.is_preferred).count();
        assert!(preferred == 0 || offered.len() == 1, "one of several is preferred: {offered:?}");
        for OfferedFix { fix, .. } in offered {
            check_fix(format, text, &found, one, &fix.title, &fix.edits);
        }
    }
    check_all(format, text);
    match offered.iter().any(|offered| !offered.is_empty()) {
        true => Outcome::Checked,
        false => Outcome::Rejected,
    }
}

fn errors(found: &[Diagnostic]) -> usize {
    found.iter().filter(|found| found.severity == Severity::Error).count()
}

fn shown(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

fn check_fix(
    format: Format,
    text: &[u8],
    before: &[Diagnostic],
    found: &Diagnostic,
    title: &str,
    edits: &[TextEdit],
) {
    let fixed = check_edits(format, text, errors(before), title, edits);
    let after = format.diagnostics(&fixed);
    let alike =
        |all: &[Diagnostic]| all.iter().filter(|one| one.report() == found.report()).count();
    assert!(
        alike(&after) < alike(before),
        "'{title}' does not remove {found:?}\n{}\n{}",
        shown(text),
        shown(&fixed)
    );
}

/// The text with the edits, which may neither add errors nor delete anything.
fn check_edits(
    format: Format,
    text: &[u8],
    errors_before: usize,
    title: &str,
    edits: &[TextEdit],
) -> Vec<u8> {
    let fixed = apply_edits(text, edits);
    let fixed = fixed.unwrap_or_else(|error| panic!("'{title}': {error}\n{}", shown(text)));
    let place = || format!("'{title}'\n{}\n{}", shown(text), shown(&fixed));
    assert!(fixed != text, "nothing changes: {}", place());
    let is_emptied = fixed.trim_ascii().is_empty() && !text.trim_ascii().is_empty();
    assert!(!is_emptied, "nothing is left: {}", place());
    // An action that asks for another version of LLVM also asks for the errors that the text has as that version.
    if version_by_comment(&fixed) == version_by_comment(text) {
        let errors_after = errors(&format.diagnostics(&fixed));
        assert!(errors_after <= errors_before, "{errors_after} errors: {}", place());
    }
    let (before, after) = (format.contents(text), format.contents(&fixed));
    let is_kept = before.iter().zip(&after).all(|(before, after)| after >= before);
    assert!(is_kept, "{before:?} become {after:?}: {}", place());
    fixed
}

/// The code actions at the first diagnostic, and those at the beginning of the text.
fn check_actions(document: &Document, asked: &[&Diagnostic]) {
    let errors = errors(&document.diagnostics());
    let first = asked.first().map_or(Span::at(0), |found| found.span);
    let at_first: Vec<&Diagnostic> =
        asked.iter().copied().filter(|found| found.span == first).collect();
    for action in ide::actions(document, first, &at_first) {
        let (title, edits) = (&action.title, &action.edits);
        let fixed = check_edits(Format::Mlir, document.text(), errors, title, edits);
        let again = Document::new(fixed, Limits::default());
        let found = again.diagnostics();
        let grown: i64 = edits
            .iter()
            .filter(|edit| edit.span.end() <= first.start())
            .map(|edit| edit.replacement.len() as i64 - i64::from(edit.span.len()))
            .sum();
        let moved = |place: u32| u32::try_from(i64::from(place) + grown).unwrap_or(0);
        let place = Span::new(moved(first.start()), moved(first.end()));
        let found: Vec<&Diagnostic> = found.iter().filter(|found| found.span == place).collect();
        let offered = ide::actions(&again, place, &found);
        assert!(
            offered.iter().all(|other| other.title != *title),
            "'{title}' is offered twice\n{}",
            shown(again.text())
        );
    }
}

/// All fixes at once, as `abide check --fix` applies them.
fn check_all(format: Format, text: &[u8]) {
    for most in [Applicability::Safe, Applicability::Unsafe] {
        let before = format.read(text.to_vec());
        let read = |text| format.read(text);
        let Some(fixed) = apply_fixes(&before, read, |_| {}, most) else { continue };
        let place = || format!("{most:?}\n{}\n{}", shown(text), shown(&fixed.reading.text));
        assert!(fixed.reading.errors() <= before.errors(), "more errors: {}", place());
        assert!(fixed.applied > 0 && fixed.reading.text != text, "nothing changes: {}", place());
        let again = apply_fixes(&fixed.reading, read, |_| {}, most);
        assert!(again.is_none(), "twice is more than once: {}", place());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::diagnostic::Fix;
    use std::panic::catch_unwind;

    const TEXT: &[u8] =
        b"\x01func.func @f(%a: i32) -> i32 {\n  %0 = arith.adddi %a, %a : i32\n  return %0 : i32\n}\n";

    #[test]
    fn the_offers_pass() {
        for text in [
            TEXT,
            b"\x01func.func @f(%value: i32) -> i32 {\n  return %valu : i32\n}\n",
            b"\x01func.func @f() attributes {iree.reflection = {d = \"{\\\"v\\\":1}\"}} { return }",
            b"SI3!_0R3_0",
            b"J{'a':[None,],\"v\":1}",
            b"Tclass A { int x = 1; };",
        ] {
            assert_eq!(fixes(text), Outcome::Checked, "{}", shown(text));
        }
        for text in [&b"S(x, y) -> z"[..], b"", b"\x01", b"\x01func.func private @f()"] {
            assert_eq!(fixes(text), Outcome::Rejected, "{}", shown(text));
        }
    }

    /// Offers one fix for each diagnostic.
    fn offered(
        found: &[&Diagnostic],
        fix: impl Fn(&Diagnostic) -> Vec<TextEdit>,
    ) -> Vec<Vec<OfferedFix>> {
        let offer = |found: &&Diagnostic| {
            vec![OfferedFix { fix: Fix::safe("mend", fix(found)), is_preferred: true }]
        };
        found.iter().map(offer).collect()
    }

    #[test]
    fn a_fix_that_breaks_a_rule_is_caught() {
        let broken: [Offer; 6] = [
            // The diagnostic stays.
            |_, found| offered(found, |_| vec![TextEdit::new(Span::at(0), " ")]),
            // So does everything.
            |_, found| offered(found, |_| Vec::new()),
            // The operation is deleted with it, and its result is undefined.
            |_, found| {
                offered(found, |found| {
                    let start = found.span.start() - 5;
                    vec![TextEdit::new(Span::new(start, start + 30), "")]
                })
            },
            // The whole function is deleted.
            |document, found| {
                let end = u32::try_from(document.text().len()).unwrap();
                let all = Span::new(0, end);
                offered(found, |_| vec![TextEdit::new(all, "func.func private @f(i32)")])
            },
            |_, found| offered(found, |_| vec![TextEdit::new(Span::new(1 << 20, 1 << 21), "")]),
            // Two are preferred.
            |document, found| {
                let mut all = ide::fixes(document, found);
                for offered in &mut all {
                    offered.extend(offered.clone());
                }
                all
            },
        ];
        for (number, mlir) in broken.into_iter().enumerate() {
            let caught = catch_unwind(|| fixes_with(&Offers { mlir }, TEXT));
            assert!(caught.is_err(), "broken offers {number} pass");
        }
    }
}
