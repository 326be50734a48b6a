//! The operations of `torch_c`: the same value in a type of torch or of MLIR.

use crate::dialect::common::shapes::SAME_VALUE;
use crate::shape::ShapeHook;

pub(super) const SHAPES: &[(&str, ShapeHook)] = &[
    ("torch_c.from_builtin_tensor", SAME_VALUE),
    ("torch_c.from_i1", SAME_VALUE),
    ("torch_c.from_i64", SAME_VALUE),
    ("torch_c.to_builtin_tensor", SAME_VALUE),
    ("torch_c.to_i1", SAME_VALUE),
    ("torch_c.to_i64", SAME_VALUE),
];
