//! Attributes of the dialect on operations of others.

use abide_mlir::registry::{AttributeOwner, DialectAttribute, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;
use abide_source::spelling::nearest;

/// The attributes known to MLIR; later versions may add more.
const KNOWN: [&str; 3] = [
    "transform.with_named_sequence",
    "transform.target_tag",
    "transform.silence_tracking_failures",
];

pub(super) fn verify_attribute(_: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    let name = own.name_text();
    let is_known = KNOWN.contains(&&*name);
    if own.owner != AttributeOwner::Operation
        || is_known
        || nearest(&name, KNOWN.into_iter()).is_empty()
    {
        return Ok(());
    }
    Err(VerifyError::bare(
        rule!("unknown attribute: \"{}\"", name)
            .with_help("change the name, or put another dialect in front of it"),
    ))
}
