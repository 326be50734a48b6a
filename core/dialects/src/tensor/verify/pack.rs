//! `tensor.pack` and `tensor.unpack`.

use super::{is_dynamic, tensor_text};
use crate::common::{Parts, Places, is_for_newest};
use abide_mlir::ir::{DYNAMIC, Type};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The tiling of a tensor.
struct Tiling {
    positions: Vec<i64>,
    permutation: Vec<i64>,
    tiles: Vec<i64>,
}

impl Tiling {
    fn of(op: &Parts<'_>) -> Tiling {
        let numbers = |name: &str| op.integers(name).unwrap_or_default();
        Tiling {
            positions: numbers("inner_dims_pos"),
            permutation: numbers("outer_dims_perm"),
            tiles: numbers("static_inner_tiles"),
        }
    }

    /// For each dimension of a shape, its size and its tile.
    fn tiled<'s>(&self, shape: &'s [i64]) -> impl Iterator<Item = (&'s i64, Option<i64>)> {
        let places = Places::of(self.positions.iter().copied());
        let tile = move |dim| self.tiles.get(places.first(&dim)?).copied();
        (0..).zip(shape).map(move |(dim, size)| (size, tile(dim)))
    }

    /// The shape of the tiles of a tensor.
    fn packed(&self, shape: &[i64]) -> Vec<i64> {
        let outer: Vec<i64> = self
            .tiled(shape)
            .map(|(size, tile)| match tile {
                None => *size,
                Some(tile) if is_dynamic(tile) || is_dynamic(*size) => DYNAMIC,
                Some(tile) => {
                    let partial = i64::from(size.checked_rem(tile).unwrap_or(0) != 0);
                    size.checked_div(tile).unwrap_or(0) + partial
                }
            })
            .collect();
        let permuted = self.permutation.iter().map(|dim| {
            usize::try_from(*dim).ok().and_then(|dim| outer.get(dim).copied()).unwrap_or(DYNAMIC)
        });
        let mut packed: Vec<i64> =
            if self.permutation.is_empty() { outer.clone() } else { permuted.collect() };
        packed.extend(&self.tiles);
        packed
    }
}

/// Whether dimensions are distinct and less than `rank`.
fn are_dimensions(dims: &[i64], rank: usize) -> bool {
    let mut seen = vec![false; rank];
    dims.iter().all(|dim| {
        let place = usize::try_from(*dim).ok().and_then(|dim| seen.get_mut(dim));
        place.is_some_and(|place| !std::mem::replace(place, true))
    })
}

/// Checks the rules of both directions.
fn check(op: &Parts<'_>, tiling: &Tiling, plain: Type, tiled: Type) -> Verified {
    let fail = |message: &'static str, help: &str| {
        Err(VerifyError::bare(VerifyError::from(message).with_help(help)))
    };
    let (Some(shape), Some(own)) = (op.shape(plain), op.shape(tiled)) else { return Ok(()) };
    if tiling.tiles.contains(&0) {
        return fail("invalid zero tile factor", "write tile sizes of 1 or more");
    }
    if !are_dimensions(&tiling.positions, shape.len()) {
        return fail("invalid inner_dims_pos vector", "list each tiled dimension once");
    }
    if !are_dimensions(&tiling.permutation, shape.len()) {
        return fail("invalid outer_dims_perm vector", "list each dimension once");
    }
    if !tiling.permutation.is_empty() && tiling.permutation.len() != shape.len() {
        return fail("outer_dims_perm must be a permutation or empty", "list each dimension once");
    }
    if tiling.tiles.len() > shape.len() {
        return fail(
            "tiling factors must be less than or equal to the input rank for pack or output rank \
             for unpack",
            "write at most one tile size for each dimension",
        );
    }
    if tiling.tiles.len() != tiling.positions.len() {
        return fail(
            "tiling factors must equal the number of dimensions to tile",
            "write as many tile sizes as 'inner_dims_pos' lists dimensions",
        );
    }
    if shape.len() + tiling.tiles.len() != own.len() {
        return fail(
            "packed rank must equal unpacked rank + tiling factors",
            "give the packed operand a dimension for each tile at its end",
        );
    }
    let tiles = || check_tiles(op, tiling, own.get(shape.len()..).unwrap_or_default());
    if is_for_newest(op.verifier) {
        tiles()?;
        return check_packed(op, tiling, (plain, shape), (tiled, own));
    }
    check_packed(op, tiling, (plain, shape), (tiled, own))?;
    tiles()
}

/// Verifies that the outer sizes are those of the tiles of a tensor. Before LLVM 22 they may be larger.
fn check_packed(
    op: &Parts<'_>,
    tiling: &Tiling,
    (plain, shape): (Type, &[i64]),
    (tiled, own): (Type, &[i64]),
) -> Verified {
    let packed = tiling.packed(shape);
    let is_exact = is_for_newest(op.verifier);
    let fits = |(needed, own): (&i64, &i64)| {
        is_dynamic(*needed) || is_dynamic(*own) || needed == own || !is_exact && needed < own
    };
    if packed.iter().zip(own).all(fits) {
        return Ok(());
    }
    let (needed, found) = (tensor_text(op, &packed, op.element(plain)), op.text(tiled));
    let help = format!("give the packed operand the sizes of '{needed}'");
    let rule = match is_exact {
        true => rule!("expected '{}' for the packed domain value, got '{}'", needed, found),
        false => rule!(
            "the shape of output is not large enough to hold the packed data. Expected at least \
             '{}', got '{}'",
            needed,
            found
        ),
    };
    Err(VerifyError::bare(rule.with_help(help)))
}

/// Verifies that the inner sizes are the tiles.
fn check_tiles(op: &Parts<'_>, tiling: &Tiling, inner: &[i64]) -> Verified {
    // Before it moved to another dialect, the operation left sizes of tiles open.
    let is_old = op.ir().name_bytes(op.operation).starts_with(b"tensor.");
    let fits = |(size, tile): (&i64, &i64)| size == tile || is_old && is_dynamic(*size);
    if inner.iter().zip(&tiling.tiles).all(fits) {
        return Ok(());
    }
    let rule =
        "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type";
    let help = "let the last sizes of the packed operand be the tile sizes";
    Err(VerifyError::bare(VerifyError::from(rule).with_help(help)))
}

pub(crate) fn pack(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(dest)) = (op.operand_type("source"), op.operand_type("dest")) else {
        return Ok(());
    };
    let tiling = Tiling::of(op);
    check(op, &tiling, source, dest)?;
    if op.operand_count("padding_value") > 0 {
        let element = op.element(source);
        return match op.operand_type("padding_value").filter(|padding| *padding != element) {
            None => Ok(()),
            Some(padding) => Err(rule!(
                "expected padding_value has '{}' but got: '{}'",
                op.text(element),
                op.text(padding)
            )
            .with_help(format!("give 'padding_value' the type '{}'", op.text(element)))
            .into()),
        };
    }
    let shape = op.shape(source).unwrap_or_default();
    let partial = |(size, tile): (&i64, Option<i64>)| {
        let tile = tile.filter(|tile| !is_dynamic(*tile) && !is_dynamic(*size));
        tile.is_some_and(|tile| size.checked_rem(tile).unwrap_or(0) != 0)
    };
    if tiling.tiled(shape).any(partial) {
        return Err(rule!(
            "invalid tile factor or output size provided. Only full tiles are supported \
                    when padding_value is not set"
        )
        .with_help(
            "add a 'padding_value', or choose tile sizes that divide the sizes of the source",
        )
        .into());
    }
    Ok(())
}

pub(crate) fn unpack(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(dest)) = (op.operand_type("source"), op.operand_type("dest")) else {
        return Ok(());
    };
    check(op, &Tiling::of(op), dest, source)
}
