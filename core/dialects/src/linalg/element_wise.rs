//! Element-wise operations of other dialects that are written like linalg's named ones.

use super::body::append;
use super::parts::{common_parts, element_type, set_sizes};
use super::verify::check_results;
use crate::common::{Parts, operand_segment, optional_arrow_types};
use abide_mlir::ir::Type;
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::verify::Verified;

/// `{attributes} ins(…) outs(…) {attributes} -> types`
///
/// Only the dialect knows the function of an element. So the body yields the first input with the type of the output's
/// elements, or else the output.
pub(crate) fn parse_element_wise<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let types = common_parts(parser, state)?;
    set_sizes(parser, state, &types);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    optional_arrow_types(parser, state)?;
    let region = parser.ir.create_region();
    let span = parser.current_span();
    let block = parser.ir.add_block(region, span);
    let elements: Vec<Type> =
        types.inputs.iter().chain(&types.outputs).map(|ty| element_type(parser, *ty)).collect();
    for element in &elements {
        parser.ir.add_argument(block, *element);
    }
    let output = elements.get(types.inputs.len());
    let handed_on = elements.iter().position(|element| Some(element) == output);
    let value = handed_on.and_then(|at| parser.ir.arguments(block).get(at).copied());
    let values: Vec<_> = value.into_iter().collect();
    append(parser, state.start(), block, "linalg.yield", &values, &[], &[]);
    state.regions.push(region);
    Ok(())
}

/// The results are as many as the outputs that are tensors, and of their types.
pub(crate) fn verify_results(op: &Parts<'_>) -> Verified {
    let outputs = operand_segment(op.ir(), op.operation, 1);
    check_results(op, &outputs)
}
