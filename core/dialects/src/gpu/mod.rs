//! Custom forms of functions of the `gpu` dialect, and verifiers of its operations.

mod bodies;
mod directives;
mod function;
mod kernels;
mod launch;
mod matrices;
mod memory;
mod names;
mod reductions;
mod samples;
mod sizes;
mod snippets;

use crate::common::{
    Parts, is_of, parse_lanes, print_lanes, require, rules, verify_lanes, wrong_dynamic_sizes,
};
use abide_mlir::ir::{AttributeKind, DYNAMIC, TypeKind};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    class_types: CLASS_TYPES,
    type_conditions: &[
        ("::mlir::gpu::AsyncTokenType", |context, ty| is_of(context, ty, "gpu", &["async.token"])),
        ("::mlir::gpu::MMAMatrixType", |context, ty| is_of(context, ty, "gpu", &["mma_matrix"])),
    ],
    check_type: Some(bodies::check_type),
    verify_attribute: Some(sizes::verify_attribute),
    result_names: names::RESULT_NAMES,
    directives: &[directives::DIRECTIVES],
    cpp_types: Some(&[
        "async.token",
        "mma_matrix",
        "sparse.dnmat_handle",
        "sparse.dntensor_handle",
        "sparse.dnvec_handle",
        "sparse.env_handle",
        "sparse.spgemmop_handle",
        "sparse.spmat_handle",
    ]),
    snippets: snippets::SNIPPETS,
    type_samples: samples::TYPES,
    ..DialectHooks::of("gpu")
};

const CLASS_TYPES: &[(&str, &str)] = &[
    ("::mlir::gpu::AsyncTokenType", "async.token"),
    ("::mlir::gpu::SparseDnTensorHandleType", "sparse.dntensor_handle"),
    ("::mlir::gpu::SparseSpMatHandleType", "sparse.spmat_handle"),
    ("::mlir::gpu::SparseSpGEMMOpHandleType", "sparse.spgemmop_handle"),
];

const HOOKS: &[(&str, Hooks)] = &[
    (
        "gpu.func",
        Hooks {
            parse: Some(function::parse),
            print: Some(function::print),
            has_more_arguments: true,
            ..Hooks::NONE
        },
    ),
    (
        "gpu.warp_execute_on_lane_0",
        Hooks::form(|parser, state| parse_lanes(parser, state, "gpu.yield"), print_lanes),
    ),
    ("gpu.launch", Hooks::form(launch::parse, launch::print)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "gpu.all_reduce" => reductions::all_reduce,
    "gpu.subgroup_reduce" => reductions::subgroup_reduce,
    "gpu.launch" => kernels::launch,
    "gpu.launch_func" => kernels::launch_func,
    "gpu.func" => kernels::function,
    "gpu.return" => kernels::return_,
    "gpu.binary" => kernels::binary,
    "gpu.module" => kernels::module,
    "gpu.memcpy" => memcpy,
    "gpu.alloc" => alloc,
    "gpu.rotate" => rotate,
    "gpu.warp_execute_on_lane_0" => |op| verify_lanes(op, "gpu.yield"),
    "gpu.dynamic_shared_memory" => memory::dynamic_shared_memory,
    "gpu.subgroup_mma_load_matrix" => matrices::load,
    "gpu.subgroup_mma_store_matrix" => matrices::store,
    "gpu.subgroup_mma_compute" => matrices::compute,
};

/// Checks that both arrays have the same shape and element type.
fn memcpy(parts: &Parts<'_>) -> Verified {
    let (Some(target), Some(source)) = (parts.operand_type("dst"), parts.operand_type("src"))
    else {
        return Ok(());
    };
    require(parts.element(target) == parts.element(source), || {
        rule!("arguments have incompatible element type")
            .with_help("give both memrefs the same element type")
    })?;
    let (Some(target), Some(source)) = (parts.kind(target).shape(), parts.kind(source).shape())
    else {
        return Ok(());
    };
    let fits = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    let fits = target.len() == source.len() && target.iter().zip(source).all(fits);
    require(fits, || {
        rule!("arguments have incompatible shape").with_help("give both memrefs the same sizes")
    })
}

fn rotate(parts: &Parts<'_>) -> Verified {
    let (Some(offset), Some(width)) = (parts.integer("offset"), parts.integer("width")) else {
        return Ok(());
    };
    require((0..width).contains(&offset), || {
        rule!("offset must be in the range [0, {})", width)
            .with_help(format!("write an offset from 0 to {}", width.saturating_sub(1)))
    })
}

fn alloc(parts: &Parts<'_>) -> Verified {
    let memory = parts.result_type(0).map(|ty| parts.kind(ty));
    let Some(TypeKind::MemRef { shape, layout, .. }) = memory else { return Ok(()) };
    let dynamic = shape.iter().filter(|size| **size == DYNAMIC).count();
    let sizes = parts.operands("dynamicSizes").len();
    require(sizes == dynamic, || wrong_dynamic_sizes(sizes, dynamic))?;
    let symbols = match layout.map(|layout| parts.context().attribute_kind(layout)) {
        None => 0,
        Some(AttributeKind::AffineMap(map)) => map.symbols as usize,
        Some(AttributeKind::StridedLayout { strides, offset }) => {
            strides.iter().chain([offset]).filter(|size| **size == DYNAMIC).count()
        }
        Some(_) => return Ok(()),
    };
    require(parts.operands("symbolOperands").len() == symbols, || {
        rule!("symbol operand count does not equal memref symbol count").with_help(format!(
            "give {} in '[..]', one for each symbol of the layout",
            counted(symbols, "operand")
        ))
    })
}
