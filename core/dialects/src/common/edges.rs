//! Control flow between regions, and the values passed along.

use super::{Parts, require};
use abide_mlir::ir::{Ir, OperationId, RegionId, Type};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The source or the target of control flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EdgeEnd {
    /// The operation itself: its operands or its results.
    Parent,
    /// A region, counted from 0.
    Region(usize),
}

impl EdgeEnd {
    fn region(self) -> Option<usize> {
        match self {
            EdgeEnd::Region(index) => Some(index),
            EdgeEnd::Parent => None,
        }
    }
}

/// Verifies that the types of values fit those of their targets, in number and one by one.
pub(crate) fn check_edge(
    verifier: &Verifier<'_>,
    (from, sources): (EdgeEnd, &[Type]),
    (to, targets): (EdgeEnd, &[Type]),
) -> Verified {
    let (from, to) = (from.region(), to.region());
    if sources.len() != targets.len() {
        let (passed, wanted) = (sources.len(), targets.len());
        return Err(Detail::EdgeCount { from, to, passed, wanted }.into());
    }
    let differing = sources.iter().zip(targets).position(|(source, target)| source != target);
    let Some(index) = differing else { return Ok(()) };
    let text =
        |types: &[Type]| types.get(index).map(|ty| verifier.type_text(*ty)).unwrap_or_default();
    let (has, wanted) = (text(sources), text(targets));
    Err(Detail::EdgeType { from, to, index, has, wanted }.into())
}

/// Verifies that a loop has an initial value for each argument that it carries.
pub(crate) fn check_initial_values(initial: &[Type], carried: &[Type]) -> Verified {
    let (values, arguments) = (initial.len(), carried.len());
    require(values == arguments, || {
        rule!("different number of inits and region iter_args: {} != {}", values, arguments)
            .with_help(format!(
                "give {arguments} initial values with 'iter_args(%name = %initial)'"
            ))
    })
}

/// The operations with a name that end blocks of a region.
pub(crate) fn terminators<'ir>(
    ir: &'ir Ir,
    region: RegionId,
    name: &'ir str,
) -> impl Iterator<Item = OperationId> + 'ir {
    let last = ir.blocks(region).iter().filter_map(|block| ir.last_operation(*block));
    last.filter(move |last| ir.name_bytes(*last) == name.as_bytes())
}

/// The types of the operands of an operation, without the first ones.
pub(crate) fn operand_types_from(ir: &Ir, operation: OperationId, first: usize) -> Vec<Type> {
    ir.operands(operation).skip(first).map(|value| ir.value_type(value)).collect()
}

/// The types of the results of an operation.
pub(crate) fn result_types(ir: &Ir, operation: OperationId) -> Vec<Type> {
    ir.results(operation).map(|value| ir.value_type(value)).collect()
}

/// Verifies that the terminators of all regions yield the results of the operation.
pub(crate) fn check_yields(op: &Parts<'_>, terminator: &str) -> Verified {
    let ir = op.ir();
    let results = result_types(ir, op.operation);
    for (index, region) in ir.regions(op.operation).iter().enumerate() {
        for end in terminators(ir, *region, terminator) {
            let yielded = operand_types_from(ir, end, 0);
            check_edge(
                op.verifier,
                (EdgeEnd::Region(index), &yielded),
                (EdgeEnd::Parent, &results),
            )?;
        }
    }
    Ok(())
}
