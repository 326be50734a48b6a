//! `vector.transfer_read` and `vector.transfer_write`.

use crate::common::{Parts, Vector, require, wrong_index_count};
use crate::vector::transfer::mask_sizes;
use abide_mlir::ir::{AffineExprKind, AffineMap, AttributeKind, Type, TypeKind};
use abide_mlir::print::print_attribute;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;
use rustc_hash::FxHashSet;

/// The parts of a transfer in either direction.
struct Transfer<'ir> {
    op: Parts<'ir>,
    shaped: Type,
    vector: Vector<'ir>,
    map: &'ir AffineMap,
    mask: Option<Type>,
}

fn no_projection() -> Message {
    rule!(
        "requires a projected permutation_map (at most one dim or the zero constant can appear in \
         each result)"
    )
    .with_help("write each result of the map as one dimension, or as 0")
}

/// A transfer, by the operands that are the memory or tensor and the mask, and the vector's type.
fn transfer<'ir>(
    op: Parts<'ir>,
    shaped: usize,
    vector: Option<Vector<'ir>>,
    mask: usize,
) -> Option<Transfer<'ir>> {
    let AttributeKind::AffineMap(map) = op.attribute_kind("permutation_map")? else { return None };
    let masked = op.integers("operandSegmentSizes")?.last() == Some(&1);
    let mask = if masked { Some(op.operand_type_at(mask)?) } else { None };
    Some(Transfer { op, shaped: op.operand_type_at(shaped)?, vector: vector?, map, mask })
}

/// The number of index operands.
fn indices(op: &Parts<'_>, place: usize) -> usize {
    let sizes = op.integers("operandSegmentSizes").unwrap_or_default();
    sizes.get(place).and_then(|size| usize::try_from(*size).ok()).unwrap_or(0)
}

pub(crate) fn transfer_read(op: &Parts<'_>) -> Verified {
    let count = indices(op, 1);
    let padding = op.operand_type_at(count + 1);
    let Some(transfer) = transfer(*op, 0, op.result_vector(0), count + 2) else { return Ok(()) };
    transfer.index_count(count)?;
    transfer.check()?;
    let element = op.element(transfer.shaped);
    if padding.is_some_and(|padding| padding != element) {
        return Err(match op.kind(element) {
            TypeKind::Vector { .. } => {
                "requires source element type and padding type to match.".into()
            }
            _ => "requires formal padding and source of the same elemental type".into(),
        });
    }
    transfer.permutation()
}

pub(crate) fn transfer_write(op: &Parts<'_>) -> Verified {
    let count = indices(op, 2);
    let Some(transfer) = transfer(*op, 1, op.operand_vector(0), count + 2) else { return Ok(()) };
    let tensors = usize::from(matches!(op.kind(transfer.shaped), TypeKind::Tensor { .. }));
    let results = op.ir().result_count(op.operation);
    if results != tensors {
        return Err(rule!(
            "expected the number of tensor results ({}) to be equal to the number of \
             output tensors ({})",
            results,
            tensors
        )
        .with_help(match tensors {
            0 => "remove the result: a memref is changed in place",
            _ => "let it return the changed tensor: '-> tensor<..>' or '%name ='",
        })
        .into());
    }
    transfer.index_count(count)?;
    let constant = |kind| matches!(kind, AffineExprKind::Constant(_));
    if transfer.results().any(constant) {
        return Err(rule!("should not have broadcast dimensions")
            .with_help("write only dimensions as results of the map, such as 'd0'")
            .into());
    }
    transfer.check()?;
    transfer.permutation()
}

impl Transfer<'_> {
    fn results(&self) -> impl Iterator<Item = AffineExprKind> + '_ {
        self.map.results.iter().map(|result| self.op.context().expression_kind(*result))
    }

    fn index_count(&self, count: usize) -> Verified {
        let rank = self.op.shape(self.shaped).map_or(0, <[i64]>::len);
        if count == rank { Ok(()) } else { Err(wrong_index_count(rank)) }
    }

    /// Checks the rules of both directions, except the permutation.
    fn check(&self) -> Verified {
        let op = &self.op;
        require(op.ir().attribute(op.operation, "masked").is_none(), || {
            rule!("masked attribute has been removed. Use in_bounds instead.")
                .with_help("remove 'masked', and write 'in_bounds = [..]' instead")
        })?;
        if !matches!(op.kind(self.shaped), TypeKind::MemRef { .. } | TypeKind::Tensor { .. }) {
            return Err(rule!("requires source to be a memref or ranked tensor type")
                .with_help("use a memref, or a tensor with a rank")
                .into());
        }
        match op.vector(op.element(self.shaped)) {
            Some(element) => self.vector_elements(element)?,
            None => self.scalar_elements()?,
        }
        require(self.map.symbols == 0, || {
            rule!("requires permutation_map without symbols")
                .with_help("remove the symbols: '(d0, d1) -> (d1)'")
        })?;
        let rank = op.shape(self.shaped).map_or(0, <[i64]>::len);
        require(self.map.dims as usize == rank, || {
            rule!(
                "requires a permutation_map with input dims of the same rank as the \
                        source type"
            )
            .with_help(format!(
                "begin the map with {}, as many as the source has",
                counted(rank, "dimension")
            ))
        })?;
        self.mask_type()?;
        self.in_bounds()
    }

    fn vector_elements(&self, element: Vector<'_>) -> Verified {
        let minor = |vector: &Vector<'_>| {
            let last = vector.shape.last().copied().unwrap_or(1);
            self.op.bits(vector.element)?.checked_mul(last)
        };
        if let (Some(source), Some(result)) = (minor(&element), minor(&self.vector))
            && result.checked_rem(source) != Some(0)
        {
            return Err(rule!(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple \
                        of the bitwidth of the minor 1-D vector of the source"
            )
            .with_help("let the vector hold whole vectors of the source")
            .into());
        }
        let Some(outer) = self.vector.rank().checked_sub(element.rank()) else {
            return Err(rule!("requires source vector element and vector result ranks to match.")
                .with_help(format!(
                    "give the vector at least {}, as the elements have",
                    counted(element.rank(), "dimension")
                ))
                .into());
        };
        if self.map.results.len() != outer {
            return Err(result_rank().into());
        }
        require(self.mask.is_none(), || {
            rule!("does not support masks with vector element type").with_help("remove the mask")
        })?;
        Ok(())
    }

    fn scalar_elements(&self) -> Verified {
        let last = self.vector.shape.last().copied().unwrap_or(1);
        let bits = self.op.bits(self.vector.element).and_then(|bits| bits.checked_mul(last));
        let own = self.op.bits(self.op.element(self.shaped));
        if let (Some(bits), Some(own)) = (bits, own)
            && bits.checked_rem(own) != Some(0)
        {
            return Err(rule!(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple \
                        of the bitwidth of the source element type"
            )
            .with_help("let the vector hold whole elements of the source")
            .into());
        }
        if self.map.results.len() != self.vector.rank() {
            return Err(result_rank().into());
        }
        Ok(())
    }

    fn mask_type(&self) -> Verified {
        let Some(mask) = self.mask else { return Ok(()) };
        let Some((shape, scalable)) = mask_sizes(self.op.context(), self.vector.ty, self.map)
        else {
            return Err(no_projection().into());
        };
        let own = self.op.vector(mask);
        if own.is_some_and(|own| own.shape == shape.as_slice() && own.scalable == &*scalable) {
            return Ok(());
        }
        let bool_type = self.op.context().bool_type();
        let inferred = self.op.vector_text(&shape, &scalable, bool_type);
        let found = self.op.text(mask);
        Err(rule!(
            "inferred mask type ('{}') and mask operand type ('{}') don't match",
            inferred,
            found
        )
        .with_help(format!("use a mask of type '{inferred}'"))
        .into())
    }

    /// Checks that `in_bounds` has a flag for each dimension of the vector. Only LLVM 19 also requires broadcast
    /// dimensions to be in bounds, which is not checked.
    fn in_bounds(&self) -> Verified {
        // LLVM 18 does not require it.
        let Some(in_bounds) = self.op.integers("in_bounds") else { return Ok(()) };
        if in_bounds.len() != self.map.results.len() {
            let map = self.op.ir().attribute(self.op.operation, "permutation_map");
            let map = map.map(|map| print_attribute(self.op.ir(), map)).unwrap_or_default();
            return Err(rule!(
                "expects the in_bounds attr of same rank as permutation_map results: {} vs \
                 inBounds of size: {}",
                String::from_utf8_lossy(&map),
                in_bounds.len()
            )
            .with_help(format!(
                "write {} booleans in 'in_bounds', one for each dimension of the vector",
                self.map.results.len()
            ))
            .into());
        }
        Ok(())
    }

    /// Verifies that each result of the map is another dimension, or zero.
    fn permutation(&self) -> Verified {
        let mut seen = FxHashSet::default();
        for kind in self.results() {
            match kind {
                AffineExprKind::Constant(0) => {}
                AffineExprKind::Dim(dim) if !seen.insert(dim) => {
                    return Err(rule!(
                        "requires a permutation_map that is a permutation (found one dim \
                                used more than once)"
                    )
                    .with_help("name each dimension once in the results of the map")
                    .into());
                }
                AffineExprKind::Dim(_) => {}
                _ => return Err(no_projection().into()),
            }
        }
        Ok(())
    }
}

fn result_rank() -> Message {
    rule!("requires a permutation_map with result dims of the same rank as the vector type")
        .with_help("give the map one result for each dimension of the vector")
}
