//! The part of a tensor or a buffer that an operation takes: offsets, sizes and strides, each a number or a value
//! (MLIR: `OffsetSizeAndStrideOpInterface`).

use super::{Parts, is_for_newest};
use abide_mlir::ir::DYNAMIC;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;
use abide_source::spelling::counted;

/// The numbers of a part, by dimension; [`DYNAMIC`] for a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Slice {
    /// The start.
    pub(crate) offsets: Vec<i64>,
    /// The number of elements taken.
    pub(crate) sizes: Vec<i64>,
    /// Every how many.
    pub(crate) strides: Vec<i64>,
}

impl Slice {
    /// Parses and checks the attributes of an operation whose offsets, sizes and strides follow all other operands;
    /// `ranks` is the number of each.
    pub(crate) fn of(op: &Parts<'_>, ranks: [usize; 3]) -> Result<Slice, VerifyError> {
        let numbers = |name: &str| op.integers(&format!("static_{name}s")).unwrap_or_default();
        let slice = Slice {
            offsets: numbers("offset"),
            sizes: numbers("size"),
            strides: numbers("stride"),
        };
        slice.check_lengths(ranks[0] == 1)?;
        let parts =
            [("offset", &slice.offsets), ("size", &slice.sizes), ("stride", &slice.strides)];
        let groups = op.integers("operandSegmentSizes").unwrap_or_default();
        let first = groups.len().saturating_sub(parts.len());
        let counts = groups.iter().skip(first);
        for (((name, values), rank), count) in parts.iter().zip(ranks).zip(counts) {
            if values.len() != rank {
                let found = values.len();
                let message = rule!("expected {} {} values, got {}", rank, name, found)
                    .with_help(format!("give {rank} {name} values, one for each dimension"));
                return Err(VerifyError::bare(message));
            }
            let dynamic = values.iter().filter(|value| **value == DYNAMIC).count();
            if usize::try_from(*count).ok() != Some(dynamic) {
                return Err(VerifyError::bare(
                    rule!("expected {} dynamic {} values", dynamic, name).with_help(format!(
                        "give {} for the {name}s that are not constants",
                        counted(dynamic, "operand")
                    )),
                ));
            }
        }
        for (name, values) in parts.iter().take(2) {
            if let Some(value) = values.iter().find(|value| **value < 0 && **value != DYNAMIC) {
                let message = rule!("expected {}s to be non-negative, but got {}", name, value)
                    .with_help("write 0 or above");
                return Err(VerifyError::bare(message));
            }
        }
        Ok(slice)
    }

    /// Checks that the part is within a tensor or a buffer of these sizes, as far as numbers determine that (MLIR:
    /// `verifyInBoundsSlice`). Only the newest version refuses other parts, so it must be requested.
    pub(crate) fn check_bounds(&self, verifier: &Verifier<'_>, shape: &[i64]) -> Verified {
        if !is_for_newest(verifier) {
            return Ok(());
        }
        let parts = shape.iter().zip(&self.offsets).zip(&self.sizes).zip(&self.strides);
        for (dim, (((extent, offset), size), stride)) in parts.enumerate() {
            if [extent, offset].contains(&&DYNAMIC) {
                continue;
            }
            if offset >= extent {
                let message = rule!("offset {} is out-of-bounds: {} >= {}", dim, offset, extent)
                    .with_help(format!(
                        "dimensions count from 0: the last offset of this dimension is {}",
                        extent.saturating_sub(1)
                    ));
                return Err(VerifyError::bare(message));
            }
            if [size, stride].contains(&&DYNAMIC) {
                continue;
            }
            let last = size.saturating_sub(1).saturating_mul(*stride).saturating_add(*offset);
            if last >= *extent {
                return Err(VerifyError::bare(
                    rule!(
                        "slice along dimension {} runs out-of-bounds: {} >= {}",
                        dim,
                        last,
                        extent
                    )
                    .with_help(format!(
                        "use a smaller offset, size or stride: the dimension has {}",
                        counted(*extent, "element")
                    )),
                ));
            }
        }
        Ok(())
    }

    /// Checks that there are as many of each; there may be a single offset for all dimensions.
    fn check_lengths(&self, one_offset: bool) -> Result<(), VerifyError> {
        let (offsets, sizes, strides) = (self.offsets.len(), self.sizes.len(), self.strides.len());
        let mismatch = |what: &str, other: &str, a: usize, b: usize| {
            Err(VerifyError::bare(
                rule!(
                    "expected mixed {} rank to match mixed {} rank ({} vs {}) so the rank of \
                 the result type is well-formed.",
                    what,
                    other,
                    a,
                    b
                )
                .with_help("give one number of each kind for each dimension"),
            ))
        };
        if offsets != sizes && !(one_offset && offsets == 1) {
            return mismatch("offsets", "sizes", offsets, sizes);
        }
        if sizes != strides {
            return mismatch("sizes", "strides", sizes, strides);
        }
        Ok(())
    }
}

/// Whether a list results from another one by dropping dimensions of size one. The search is greedy, because equal
/// dimensions are interchangeable.
pub(crate) fn is_reduced<T: PartialEq>(
    dims: impl IntoIterator<Item = T>,
    reduced: impl IntoIterator<Item = T>,
    is_one: impl Fn(&T) -> bool,
) -> bool {
    let mut rest = reduced.into_iter().peekable();
    let matches = dims.into_iter().all(|dim| rest.next_if_eq(&dim).is_some() || is_one(&dim));
    matches && rest.next().is_none()
}
