//! Equal sizes of operands and results, for operations of several dialects.

use abide_mlir::ir::{DYNAMIC, Ir, OperationId, Shape, ValueId};
use abide_mlir::rewrite::{EqualSizes, numbers, shape_of};

/// All values have one shape: each dynamic dimension is equally large in all of them.
pub(crate) fn all_dimensions(ir: &Ir, values: &[ValueId]) -> Option<Vec<EqualSizes>> {
    let shape = common_shape(ir, values)?;
    let dynamic = (0..shape.len()).filter(|dim| shape.get(*dim) == Some(&DYNAMIC));
    let equal = |dim| EqualSizes {
        dimensions: values.iter().map(|value| (*value, dim)).collect(),
        outputs: None,
    };
    Some(dynamic.map(equal).collect())
}

/// The shared dimensions of outputs of one shape and inputs of one shape: `input_of` returns the dimension of the
/// inputs that equals one of the outputs.
pub(crate) fn shared_dimensions(
    ir: &Ir,
    outputs: &[ValueId],
    inputs: &[ValueId],
    input_of: impl Fn(usize) -> Option<usize>,
) -> Option<Vec<EqualSizes>> {
    common_shape(ir, inputs)?;
    let shape = common_shape(ir, outputs)?;
    let dynamic = (0..shape.len()).filter(|dim| shape.get(*dim) == Some(&DYNAMIC));
    let equal = |dim| {
        let input = input_of(dim)?;
        let own = outputs.iter().map(|value| (*value, dim));
        let dimensions = own.chain(inputs.iter().map(|value| (*value, input))).collect();
        Some(EqualSizes { dimensions, outputs: Some(outputs.len()) })
    };
    Some(dynamic.filter_map(equal).collect())
}

/// The shape that some values have in common.
fn common_shape<'ir>(ir: &'ir Ir, values: &[ValueId]) -> Option<&'ir Shape> {
    let first = shape_of(ir, *values.first()?)?;
    values.iter().all(|value| shape_of(ir, *value) == Some(first)).then_some(first)
}

/// The numbers of an attribute that lists dimensions, or how many values parts have.
pub(crate) fn dimensions(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<usize>> {
    numbers(ir, operation, name)?.iter().map(|number| usize::try_from(*number).ok()).collect()
}
