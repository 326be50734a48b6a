//! The soundness of texts: candidates are as sound as the original.

use abide_mlir::registry::Registry;
use abide_mlir::syntax::{SPLIT_MARK, split_pieces};
use abide_mlir::verify::verify;
use abide_mlir::{parse, syntax};
use abide_source::diagnostic::Severity;
use abide_source::limits::Limits;

/// The soundness of a text, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Soundness {
    /// It parses and verifies.
    Verified,
    /// It parses, but does not verify.
    Parsed,
    /// Only its syntax without dialects is sound.
    Syntax,
    /// Nothing is known.
    Any,
}

impl Soundness {
    /// The soundness of a text.
    pub(crate) fn of(text: &[u8], registry: &Registry, limits: &Limits) -> Soundness {
        let all = [Soundness::Verified, Soundness::Parsed, Soundness::Syntax];
        let found = all.into_iter().find(|one| one.holds(text, registry, limits));
        found.unwrap_or(Soundness::Any)
    }

    /// Whether a text is at least this sound.
    pub(crate) fn holds(self, text: &[u8], registry: &Registry, limits: &Limits) -> bool {
        match self {
            Soundness::Any => true,
            Soundness::Syntax => syntax::parse(text, limits).is_sound(),
            Soundness::Parsed | Soundness::Verified => {
                let mut pieces = split_pieces(text, SPLIT_MARK.as_bytes()).into_iter();
                pieces.all(|piece| {
                    let piece = text.get(piece).unwrap_or_default();
                    let parsed = parse::parse(piece, registry, limits);
                    let is_valid = || {
                        let found = verify(&parsed.ir, registry, limits);
                        found.iter().all(|one| one.severity != Severity::Error)
                    };
                    parsed.diagnostics.is_empty() && (self == Soundness::Parsed || is_valid())
                })
            }
        }
    }
}
