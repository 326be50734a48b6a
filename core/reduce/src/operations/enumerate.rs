//! The edits that a module allows.

use super::values::Replace;
use super::{Change, Edit, functions};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::Registry;

/// The edits of a kind, in the order of the text.
pub(super) fn edits(ir: &Ir, registry: &Registry, change: Change) -> Vec<Edit> {
    let all = ir.walk(ir.top()).skip(1);
    match change {
        Change::Erase(depth) => all
            .filter(|one| depth_of(ir, *one) == depth && !is_terminator(ir, registry, *one))
            .map(|one| Edit::Erase(one, Replace::Earlier))
            .collect(),
        Change::Hoist(depth) => all
            .filter(|one| depth_of(ir, *one) == depth)
            .flat_map(|one| (0..ir.regions(one).len()).map(move |index| Edit::Hoist(one, index)))
            .collect(),
        Change::EmptyBody => all
            .filter(|one| functions::signature(ir, *one).is_some() && has_body(ir, *one))
            .map(Edit::EmptyBody)
            .collect(),
        Change::EndControl => ends(ir),
        Change::MergeBlock => all
            .flat_map(|one| ir.regions(one))
            .flat_map(|region| ir.blocks(*region).iter().skip(1))
            .map(|block| Edit::MergeBlock(*block))
            .collect(),
        Change::ToArgument => {
            with_results(ir).map(|one| Edit::Erase(one, Replace::Argument)).collect()
        }
        Change::ToCast => with_results(ir).map(|one| Edit::Erase(one, Replace::Cast)).collect(),
        Change::Operand => all
            .flat_map(|one| (0..ir.operand_count(one)).map(move |index| Edit::Operand(one, index)))
            .collect(),
        Change::Returned => of_functions(ir, |(_, results)| results, Edit::Returned),
        Change::Argument => of_functions(ir, |(inputs, _)| inputs, Edit::Argument),
        Change::BlockArgument => all
            .flat_map(|one| ir.regions(one))
            .flat_map(|region| ir.blocks(*region).iter().skip(1))
            .flat_map(|block| {
                let count = ir.arguments(*block).len();
                (0..count).rev().map(|index| Edit::BlockArgument(*block, index))
            })
            .collect(),
        Change::Result => all
            .flat_map(|one| (0..ir.result_count(one)).rev().map(move |at| Edit::Result(one, at)))
            .collect(),
        Change::LessOperands => all
            .flat_map(|one| {
                (0..ir.operand_count(one)).rev().map(move |index| Edit::LessOperands(one, index))
            })
            .collect(),
        Change::Attribute => all.flat_map(|one| attributes(ir, one)).collect(),
    }
}

/// The number of operations around an operation below the outermost one.
fn depth_of(ir: &Ir, operation: OperationId) -> usize {
    let around = std::iter::successors(ir.parent(operation), |one| ir.parent(*one));
    around.count().saturating_sub(1)
}

fn is_terminator(ir: &Ir, registry: &Registry, operation: OperationId) -> bool {
    let entry = registry.registered(ir, operation);
    entry.is_some_and(|entry| entry.description().has(Trait::Terminator))
}

fn has_body(ir: &Ir, operation: OperationId) -> bool {
    ir.regions(operation).iter().any(|region| !ir.blocks(*region).is_empty())
}

/// The operations whose results are used.
fn with_results(ir: &Ir) -> impl Iterator<Item = OperationId> + '_ {
    let all = ir.walk(ir.top()).skip(1);
    all.filter(|one| ir.results(*one).any(|result| ir.has_uses(result)))
}

/// Edits that replace the branches of each region by an operation of the same region that ends control, such as a
/// return.
fn ends(ir: &Ir) -> Vec<Edit> {
    let mut found = Vec::new();
    for region in ir.walk(ir.top()).flat_map(|one| ir.regions(one)) {
        let last = ir.blocks(*region).iter().filter_map(|block| ir.last_operation(*block));
        let (branches, ends): (Vec<_>, Vec<_>) =
            last.partition(|one| !ir.successors(*one).is_empty());
        if let Some(end) = ends.first() {
            found.extend(branches.into_iter().map(|branch| Edit::EndControl(branch, *end)));
        }
    }
    found
}

/// An edit for each argument or result of each function, the last first, so that indices stay.
fn of_functions(
    ir: &Ir,
    list: impl Fn(functions::Signature) -> Vec<abide_mlir::ir::Type>,
    edit: impl Fn(OperationId, usize) -> Edit,
) -> Vec<Edit> {
    let mut found = Vec::new();
    for function in ir.walk(ir.top()) {
        let count = functions::signature(ir, function).map_or(0, |signature| list(signature).len());
        found.extend((0..count).rev().map(|index| edit(function, index)));
    }
    found
}

fn attributes(ir: &Ir, operation: OperationId) -> Vec<Edit> {
    let other = ir.context.entries(ir.attributes(operation)).iter();
    let own = ir.context.entries(ir.properties(operation)).iter();
    let other = other.map(|(name, _)| Edit::Attribute(operation, *name, false));
    other.chain(own.map(|(name, _)| Edit::Attribute(operation, *name, true))).collect()
}
