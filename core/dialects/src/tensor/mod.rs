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

use crate::common::{ShapeOperations, once, rules};
use abide_mlir::ir::{Ir, NewOperation, OperationId, ValueId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_source::text::Span;
pub(crate) use sizes::{as_value, insert_dim, sizes_from_operands, sizes_of, sizes_of_operand};

pub(crate) use verify::{pack as verify_pack, unpack as verify_unpack};

use padding::{Padding, padded_size};

/// The operation for the size along a dimension.
pub const DIM: &str = "tensor.dim";

/// The operation that makes a tensor without contents.
pub const EMPTY: &str = "tensor.empty";

/// The operation that changes the type of a tensor.
pub const CAST: &str = "tensor.cast";

/// Creates the detached operation that returns the size of a tensor along a dimension.
pub fn dim(ir: &mut Ir, source: ValueId, index: ValueId, span: Span) -> OperationId {
    let name = ir.context.identifier(DIM);
    let (operands, results) = (&[source, index], &[ir.context.index_type()]);
    ir.create(NewOperation { operands, results, span, ..NewOperation::new(name) })
}

/// The operations that change the shape of a tensor.
pub(crate) const SHAPE_OPERATIONS: ShapeOperations = ShapeOperations {
    ty: "tensor",
    fill: Some("tensor.splat"),
    element: "tensor.extract",
    collapse: "tensor.collapse_shape",
    expand: "tensor.expand_shape",
};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    rewrites: rewrites::REWRITES,
    shapes: shapes::SHAPES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &["tensor.expand_shape"],
    is_common: true,
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

const RULES: &[(&str, VerifyHook)] = rules! {
    "tensor.bitcast" => once(verify::bitcast),
    "tensor.cast" => once(verify::cast),
    "tensor.collapse_shape" => once(verify::collapse_shape),
    "tensor.concat" => once(verify::concat),
    "tensor.empty" | "tensor.splat" => verify::dynamic_sizes,
    "tensor.expand_shape" => once(verify::expand_shape),
    "tensor.extract" => verify::extract,
    "tensor.extract_slice" => once(verify::extract_slice),
    "tensor.gather" => once(verify::gather),
    "tensor.generate" => verify::generate,
    "tensor.insert" => verify::insert,
    "tensor.insert_slice" => once(verify::insert_slice),
    "tensor.pack" => once(verify::pack),
    "tensor.pad" => verify::pad,
    "tensor.parallel_insert_slice" => verify::parallel_insert_slice,
    "tensor.reshape" => once(verify::reshape),
    "tensor.scatter" => once(verify::scatter),
    "tensor.unpack" => once(verify::unpack),
};
