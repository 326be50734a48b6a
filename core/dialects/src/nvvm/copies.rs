//! Copies that do not wait.

use crate::common::{Parts, require};
use abide_mlir::verify::Verified;

pub(super) fn tensor(parts: &Parts<'_>) -> Verified {
    let (dimensions, offsets) =
        (parts.operands("coordinates").len(), parts.operands("im2colOffsets").len());
    require((1..=5).contains(&dimensions), || "expects coordinates between 1 to 5 dimension")?;
    // Before LLVM 22 had modes, offsets alone implied that one.
    if offsets == 0 || parts.keyword("mode").is_some_and(|mode| mode != "tile") {
        return Ok(());
    }
    require(dimensions >= 3, || "to use im2col mode, the tensor has to be at least 3-dimensional")?;
    require(
        offsets + 2 == dimensions,
        || "im2col offsets must be 2 less than number of coordinates",
    )
}

pub(super) fn shared(parts: &Parts<'_>) -> Verified {
    let modifier = parts.keyword("modifier");
    let Some(size) = parts.integer("size") else { return Ok(()) };
    let modifier = modifier.as_deref();
    require(
        matches!(modifier, None | Some("cg" | "ca")),
        || "Only CG and CA cache modifiers are supported.",
    )?;
    require(matches!(size, 4 | 8 | 16), || "expected byte size to be either 4, 8 or 16.")?;
    require(
        modifier != Some("cg") || size == 16,
        || "CG cache modifier is only support for 16 bytes copy.",
    )
}
