//! Bodies that can be written as their only operation.

use abide_mlir::ir::{Ir, OperationId, ValueId};

/// The only operation of the body, if the body yields its results and it takes the body's arguments in order: the
/// last argument first, or with `inputs` only that number of them.
pub(super) fn payload(
    ir: &Ir,
    operation: OperationId,
    inputs: Option<usize>,
) -> Option<OperationId> {
    let region = ir.regions(operation).first()?;
    let [block] = ir.blocks(*region) else { return None };
    let payload = ir.first_operation(*block)?;
    let end = ir.next_operation(payload)?;
    if ir.next_operation(end).is_some() || ir.name_bytes(end) != b"linalg.yield" {
        return None;
    }
    if !ir.regions(payload).is_empty() || ir.operand_count(payload) == 0 {
        return None;
    }
    let arguments = ir.arguments(*block);
    // Read back, the body of the short form has an argument for the output, too: until LLVM 21 it had none.
    if inputs.is_some_and(|inputs| arguments.len() != inputs + 1) {
        return None;
    }
    let expected: Vec<ValueId> = match (inputs, arguments.split_last()) {
        (None, Some((last, others))) => {
            std::iter::once(*last).chain(others.iter().copied()).collect()
        }
        (inputs, _) => arguments.iter().take(inputs.unwrap_or(0)).copied().collect(),
    };
    let takes_arguments = ir.operands(payload).eq(expected);
    let is_yielded = ir.operands(end).eq(ir.results(payload));
    (takes_arguments && is_yielded).then_some(payload)
}
