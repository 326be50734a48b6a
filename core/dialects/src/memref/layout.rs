//! Memory layouts of buffers.

use crate::common::{Parts, Slice};
use abide_mlir::ir::{
    AffineBinary, AffineExprKind, AttributeKind, Context, DYNAMIC, Type, TypeKind,
};
use abide_mlir::print::print_attribute;
use std::fmt::Write as _;

/// The offset and the strides of a buffer, in elements; [`DYNAMIC`] if known at run time only (MLIR:
/// `getStridesAndOffset`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) offset: i64,
    pub(super) strides: Vec<i64>,
}

/// Whether numbers are equal wherever both are known.
pub(super) fn compatible(left: &[i64], right: &[i64]) -> bool {
    let fits = |(one, other): (&i64, &i64)| one == other || *one == DYNAMIC || *other == DYNAMIC;
    left.len() == right.len() && left.iter().zip(right).all(fits)
}

/// Combines two numbers; dynamic if either is, or on overflow.
fn both(left: i64, right: i64, make: impl FnOnce(i64, i64) -> Option<i64>) -> i64 {
    let known = left != DYNAMIC && right != DYNAMIC;
    if known { make(left, right).unwrap_or(DYNAMIC) } else { DYNAMIC }
}

/// As [`both`], for a product: with a zero it is zero.
fn product(left: i64, right: i64) -> i64 {
    if left == 0 || right == 0 { 0 } else { both(left, right, i64::checked_mul) }
}

impl Layout {
    /// The layout of a type; `None` if it is not a ranked buffer or its layout is a map, which is not inspected.
    pub(super) fn of(context: &Context, ty: Type) -> Option<Layout> {
        let TypeKind::MemRef { shape, layout, .. } = context.type_kind(ty) else { return None };
        match layout.map(|layout| context.attribute_kind(layout)) {
            Some(AttributeKind::StridedLayout { strides, offset }) => {
                Some(Layout { offset: *offset, strides: strides.to_vec() })
            }
            Some(_) => None,
            None => Some(Layout::row_major(shape)),
        }
    }

    /// As [`Layout::of`], but an affine map is solved; `None` if it is not a sum of multiples of its dimensions.
    pub(super) fn of_any(context: &Context, ty: Type) -> Option<Layout> {
        let TypeKind::MemRef { layout: Some(layout), .. } = context.type_kind(ty) else {
            return Layout::of(context, ty);
        };
        let AttributeKind::AffineMap(map) = context.attribute_kind(*layout) else {
            return Layout::of(context, ty);
        };
        let [result] = map.results.as_slice() else { return None };
        let mut found = Layout { offset: 0, strides: vec![0; map.dims as usize] };
        let mut pending = vec![(*result, 1)];
        while let Some((term, factor)) = pending.pop() {
            match context.expression_kind(term) {
                AffineExprKind::Dim(dim) => {
                    let stride = found.strides.get_mut(dim as usize)?;
                    *stride = both(*stride, factor, i64::checked_add);
                }
                AffineExprKind::Symbol(_) => found.offset = DYNAMIC,
                AffineExprKind::Constant(number) => {
                    found.offset = both(found.offset, product(number, factor), i64::checked_add);
                }
                AffineExprKind::Binary(AffineBinary::Add, one, other) => {
                    pending.extend([(one, factor), (other, factor)]);
                }
                AffineExprKind::Binary(AffineBinary::Mul, one, other) => {
                    match context.expression_kind(other) {
                        AffineExprKind::Constant(by) => pending.push((one, product(factor, by))),
                        AffineExprKind::Symbol(_) => pending.push((one, DYNAMIC)),
                        _ => return None,
                    }
                }
                AffineExprKind::Binary(..) => return None,
            }
        }
        Some(found)
    }

    /// The layout of elements that lie one after the other.
    pub(super) fn row_major(sizes: &[i64]) -> Layout {
        let mut stride = 1;
        let mut strides: Vec<i64> = Vec::with_capacity(sizes.len());
        for size in sizes.iter().rev() {
            strides.push(stride);
            stride = both(stride, *size, i64::checked_mul);
        }
        strides.reverse();
        Layout { offset: 0, strides }
    }

    /// Whether two layouts are equal wherever both are known.
    pub(super) fn is_compatible(&self, other: &Layout) -> bool {
        compatible(&[self.offset], &[other.offset]) && compatible(&self.strides, &other.strides)
    }

    /// The layout of a part.
    pub(super) fn part(&self, slice: &Slice) -> Layout {
        let steps = self.strides.iter().zip(&slice.offsets).map(|(a, b)| product(*a, *b));
        Layout {
            offset: steps.fold(self.offset, |all, one| both(all, one, i64::checked_add)),
            strides: self
                .strides
                .iter()
                .zip(&slice.strides)
                .map(|(a, b)| product(*a, *b))
                .collect(),
        }
    }

    /// The layout after merging each group of adjacent dimensions; `None` if their elements are not contiguous.
    pub(super) fn collapsed(&self, sizes: &[i64], groups: &[Vec<i64>]) -> Option<Layout> {
        let mut dims = sizes.iter().copied().zip(self.strides.iter().copied());
        let stride = |group: &Vec<i64>| {
            let group: Vec<(i64, i64)> = dims.by_ref().take(group.len()).collect();
            collapsed_stride(&group)
        };
        let strides = groups.iter().map(stride).collect::<Option<_>>()?;
        Some(Layout { offset: self.offset, strides })
    }

    /// The layout when dimensions are split into groups of these sizes.
    pub(super) fn expanded(&self, sizes: &[i64], groups: &[Vec<i64>]) -> Layout {
        let mut sizes_left = sizes.iter().rev();
        let mut strides = Vec::with_capacity(sizes.len());
        for (group, stride) in groups.iter().zip(&self.strides).rev() {
            let mut stride = *stride;
            for size in sizes_left.by_ref().take(group.len()) {
                strides.push(stride);
                stride = product(stride, *size);
            }
        }
        strides.reverse();
        // Dimensions split from a single element have no initial stride.
        strides.resize(sizes.len(), 1);
        Layout { offset: self.offset, strides }
    }
}

/// The stride of several dimensions as one; of each there is the size and the stride.
fn collapsed_stride(group: &[(i64, i64)]) -> Option<i64> {
    // The stride of a dimension of size one means nothing.
    let last = group.iter().rposition(|(size, _)| *size != 1).unwrap_or(0);
    let &(size, stride) = group.get(last)?;
    // A size that is not known may be one, too.
    let result = if size == DYNAMIC && last > 0 { DYNAMIC } else { stride };
    let mut expected = result;
    for pair in group.windows(2).rev() {
        let [(size, stride), (next, _)] = pair else { continue };
        expected = product(expected, *next);
        if *size != 1 && !compatible(&[expected], &[*stride]) {
            return None;
        }
    }
    Some(result)
}

/// A type that need not exist, as MLIR writes it: a buffer like another one, of other sizes.
pub(super) fn buffer_text(
    op: &Parts<'_>,
    like: Type,
    sizes: &[i64],
    layout: Option<&Layout>,
) -> String {
    let number = |number: &i64| match *number {
        DYNAMIC => "?".to_owned(),
        number => number.to_string(),
    };
    let mut text = String::from("memref<");
    for size in sizes {
        text += &number(size);
        text.push('x');
    }
    text += &op.text(op.element(like));
    if let Some(Layout { offset, strides }) = layout {
        let strides: Vec<String> = strides.iter().map(number).collect();
        // Writing to a String cannot fail.
        let _ = write!(text, ", strided<[{}]", strides.join(", "));
        if *offset != 0 {
            let _ = write!(text, ", offset: {}", number(offset));
        }
        text.push('>');
    }
    if let TypeKind::MemRef { memory_space: Some(space), .. } = op.kind(like) {
        let _ = write!(text, ", {}", String::from_utf8_lossy(&print_attribute(op.ir(), *space)));
    }
    text.push('>');
    text
}
