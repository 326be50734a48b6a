//! The functions of the `tensor` dialect's operations.

mod canonicalize;
mod equal_sizes;
mod fold;
mod padding;
mod reify;
mod rewrites;
mod shapes;
mod sizes;
mod snippets;
mod verify;

use abide_mlir::ir::{Ir, NewOperation, OperationId, ValueId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_source::text::Span;
pub(crate) use sizes::{as_value, insert_dim, sizes_from_operands, sizes_of, sizes_of_operand};

pub(crate) use verify::{pack as verify_pack, unpack as verify_unpack};

use padding::{Padding, padded_size};

const fn verified_by(verify: VerifyHook) -> Hooks {
    Hooks { verify: Some(verify), ..Hooks::NONE }
}

/// The operation for the size along a dimension.
pub const DIM: &str = "tensor.dim";

/// The operation that makes a tensor without contents.
pub const EMPTY: &str = "tensor.empty";

/// The operation that gives a tensor another type.
pub const CAST: &str = "tensor.cast";

/// Creates the detached operation that returns the size of a tensor along a dimension.
pub fn dim(ir: &mut Ir, source: ValueId, index: ValueId, span: Span) -> OperationId {
    let name = ir.context.identifier(DIM);
    let (operands, results) = (&[source, index], &[ir.context.index_type()]);
    ir.create(NewOperation { operands, results, span, ..NewOperation::new(name) })
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    rewrites: rewrites::REWRITES,
    shapes: shapes::SHAPES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &["tensor.expand_shape", "tensor.pack", "tensor.unpack"],
    ..DialectHooks::of("tensor")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("tensor.cast", ResultNames::Fixed("cast")),
    ("tensor.collapse_shape", ResultNames::Fixed("collapsed")),
    ("tensor.concat", ResultNames::Fixed("concat")),
    ("tensor.dim", ResultNames::Fixed("dim")),
    ("tensor.expand_shape", ResultNames::Fixed("expanded")),
    ("tensor.extract", ResultNames::Fixed("extracted")),
    ("tensor.extract_slice", ResultNames::Fixed("extracted_slice")),
    ("tensor.from_elements", ResultNames::Fixed("from_elements")),
    ("tensor.gather", ResultNames::Fixed("gather")),
    ("tensor.generate", ResultNames::Fixed("generated")),
    ("tensor.insert", ResultNames::Fixed("inserted")),
    ("tensor.insert_slice", ResultNames::Fixed("inserted_slice")),
    ("tensor.pack", ResultNames::Fixed("pack")),
    ("tensor.pad", ResultNames::Fixed("padded")),
    ("tensor.rank", ResultNames::Fixed("rank")),
    ("tensor.reshape", ResultNames::Fixed("reshape")),
    ("tensor.scatter", ResultNames::Fixed("scatter")),
    ("tensor.splat", ResultNames::Fixed("splat")),
    ("tensor.unpack", ResultNames::Fixed("unpack")),
];

const HOOKS: &[(&str, Hooks)] = &[
    ("tensor.bitcast", verified_by(verify::bitcast)),
    ("tensor.cast", verified_by(verify::cast)),
    ("tensor.collapse_shape", verified_by(verify::collapse_shape)),
    ("tensor.concat", verified_by(verify::concat)),
    ("tensor.empty", verified_by(verify::empty)),
    ("tensor.expand_shape", verified_by(verify::expand_shape)),
    ("tensor.extract", verified_by(verify::extract)),
    ("tensor.extract_slice", verified_by(verify::extract_slice)),
    ("tensor.gather", verified_by(verify::gather)),
    ("tensor.generate", verified_by(verify::generate)),
    ("tensor.insert", verified_by(verify::insert)),
    ("tensor.insert_slice", verified_by(verify::insert_slice)),
    ("tensor.pack", verified_by(verify::pack)),
    ("tensor.pad", verified_by(verify::pad)),
    ("tensor.parallel_insert_slice", verified_by(verify::parallel_insert_slice)),
    ("tensor.reshape", verified_by(verify::reshape)),
    ("tensor.scatter", verified_by(verify::scatter)),
    ("tensor.splat", verified_by(verify::splat)),
    ("tensor.unpack", verified_by(verify::unpack)),
];
