//! The names that MLIR's operations suggest for results.

use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::print::ResultNames;

/// `%thread_id_x`
const OF_DIMENSION: ResultNames = ResultNames::Hook(of_dimension);

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("gpu.block_dim", OF_DIMENSION),
    ("gpu.block_id", OF_DIMENSION),
    ("gpu.cluster_block_id", OF_DIMENSION),
    ("gpu.cluster_dim", OF_DIMENSION),
    ("gpu.cluster_dim_blocks", OF_DIMENSION),
    ("gpu.cluster_id", OF_DIMENSION),
    ("gpu.global_id", OF_DIMENSION),
    ("gpu.grid_dim", OF_DIMENSION),
    ("gpu.thread_id", OF_DIMENSION),
];

/// The name of a result: the name of the operation and its dimension.
fn of_dimension(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let dimension = ir.attribute(operation, "dimension").map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::Dialect { body, .. }) = dimension else { return };
    let body = ir.context.text(*body);
    let word = body.rsplit(' ').next().unwrap_or_default().trim_end_matches('>');
    let own = String::from_utf8_lossy(ir.name_bytes(operation));
    if let Some((_, own)) = own.split_once('.') {
        name(0, &format!("{own}_{word}"));
    }
}
