//! Copies that do not wait.

use crate::common::{Parts, require};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn tensor(parts: &Parts<'_>) -> Verified {
    let (dimensions, offsets) =
        (parts.operands("coordinates").len(), parts.operands("im2colOffsets").len());
    require((1..=5).contains(&dimensions), || {
        rule!("expects coordinates between 1 to 5 dimension")
            .with_help("give one to five coordinates")
    })?;
    // Before LLVM 22 had modes, offsets alone implied that one.
    if offsets == 0 || parts.keyword("mode").is_some_and(|mode| mode != "tile") {
        return Ok(());
    }
    require(dimensions >= 3, || {
        rule!("to use im2col mode, the tensor has to be at least 3-dimensional")
            .with_help("remove the im2col offsets, or give three coordinates or more")
    })?;
    require(offsets + 2 == dimensions, || {
        rule!("im2col offsets must be 2 less than number of coordinates")
            .with_help(format!("give {} offsets", dimensions.saturating_sub(2)))
    })
}

pub(super) fn shared(parts: &Parts<'_>) -> Verified {
    let modifier = parts.keyword("modifier");
    let Some(size) = parts.integer("size") else { return Ok(()) };
    let modifier = modifier.as_deref();
    require(matches!(modifier, None | Some("cg" | "ca")), || {
        rule!("Only CG and CA cache modifiers are supported.").with_help("write 'cg' or 'ca'")
    })?;
    require(matches!(size, 4 | 8 | 16), || {
        rule!("expected byte size to be either 4, 8 or 16.").with_help("write 4, 8 or 16")
    })?;
    require(modifier != Some("cg") || size == 16, || {
        rule!("CG cache modifier is only support for 16 bytes copy.")
            .with_help("write a size of 16, or 'ca'")
    })
}
