//! The functions of the `linalg` dialect's operations.

mod accesses;
mod body;
mod destination;
mod effects;
mod element_wise;
mod equal_sizes;
mod examples;
mod functions;
mod generic;
mod maps;
mod named;
mod notation;
mod operand_maps;
mod parts;
mod print;
mod reify;
mod shapes;
mod short_form;
mod snippets;
mod verify;
mod verify_destination;

pub use accesses::{OperandAccess, accesses};
pub(crate) use element_wise::{parse_element_wise, verify_results};
pub use operand_maps::operand_maps;
pub(crate) use print::print_named;

use crate::common::{rules, with_parts};
use crate::tensor::sizes_of_operand;
use abide_mlir::print::{ArgumentNames, ResultNames};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::{ReifyHook, RewriteHooks};

/// With names for the arguments of bodies.
const fn with_names(hooks: Hooks, argument_names: ArgumentNames) -> Hooks {
    Hooks { argument_names: Some(argument_names), ..hooks }
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS, NAMED_HOOKS],
    verifiers: &[RULES, NAMED_RULES],
    result_names: RESULT_NAMES,
    rewrites: REWRITES,
    rewrite: STRUCTURED,
    trait_shapes: shapes::TRAIT_SHAPES,
    snippets: snippets::SNIPPETS,
    earlier_forms: &["linalg.softmax", "linalg.pack", "linalg.unpack"],
    is_common: true,
    ..DialectHooks::of("linalg")
};

/// The rewrite hooks of structured operations.
pub(crate) const STRUCTURED: RewriteHooks = RewriteHooks {
    reify: Some(|rewriter, op| Ok(reify::shapes(rewriter, op))),
    effect: Some(effects::effect),
    ..RewriteHooks::NONE
};

/// The rewrite hooks of element-wise operations.
pub(crate) const ELEMENT_WISE: RewriteHooks =
    RewriteHooks { equal_sizes: Some(equal_sizes::element_wise), ..RewriteHooks::NONE };

/// The rewrite hooks of some operations.
const REWRITES: &[(&str, RewriteHooks)] = &[
    (
        "linalg.broadcast",
        RewriteHooks { equal_sizes: Some(equal_sizes::broadcast), ..RewriteHooks::NONE },
    ),
    ("linalg.elemwise_binary", ELEMENT_WISE),
    ("linalg.elemwise_unary", ELEMENT_WISE),
    ("linalg.pack", as_large_as(|rewriter, op| Ok(sizes_of_operand(rewriter, op, 1)))),
    (
        "linalg.reduce",
        RewriteHooks { equal_sizes: Some(equal_sizes::reduce), ..RewriteHooks::NONE },
    ),
    ("linalg.softmax", as_large_as(|rewriter, op| Ok(sizes_of_operand(rewriter, op, 0)))),
    ("linalg.unpack", as_large_as(|rewriter, op| Ok(sizes_of_operand(rewriter, op, 1)))),
];

const fn as_large_as(reify: ReifyHook) -> RewriteHooks {
    RewriteHooks { reify: Some(reify), ..RewriteHooks::NONE }
}

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("linalg.broadcast", ResultNames::Fixed("broadcasted")),
    ("linalg.map", ResultNames::Fixed("mapped")),
    ("linalg.pack", ResultNames::Fixed("pack")),
    ("linalg.reduce", ResultNames::Fixed("reduced")),
    ("linalg.transpose", ResultNames::Fixed("transposed")),
    ("linalg.unpack", ResultNames::Fixed("unpack")),
];

const HOOKS: &[(&str, Hooks)] = &[
    (
        "linalg.broadcast",
        Hooks::form(
            |parser, state| destination::parse_copy(parser, state, "dimensions"),
            print::print_broadcast,
        ),
    ),
    (
        "linalg.generic",
        with_names(
            Hooks::form(generic::parse_generic, print::print_generic),
            print::generic_argument_names,
        ),
    ),
    ("linalg.contract", Hooks::form(named::parse_named, print_named)),
    ("linalg.elementwise", Hooks::form(named::parse_elementwise, print::print_elementwise)),
    (
        "linalg.map",
        with_names(
            Hooks::form(destination::parse_map, print::print_map),
            print::destination_argument_names,
        ),
    ),
    (
        "linalg.reduce",
        with_names(
            Hooks::form(destination::parse_reduce, print::print_reduce),
            print::destination_argument_names,
        ),
    ),
    (
        "linalg.transpose",
        Hooks::form(
            |parser, state| destination::parse_copy(parser, state, "permutation"),
            print::print_transpose,
        ),
    ),
    ("linalg.yield", Hooks::form(generic::parse_yield, print::print_yield)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "linalg.broadcast" => verify_destination::verify_broadcast,
    "linalg.generic" | "linalg.contract" | "linalg.elementwise" => verify::verify_structured,
    "linalg.index" => verify::verify_index,
    "linalg.map" => verify_destination::verify_map,
    "linalg.reduce" => verify_destination::verify_reduce,
    "linalg.pack" => crate::tensor::verify_pack,
    "linalg.unpack" => crate::tensor::verify_unpack,
    "linalg.softmax" => verify_destination::verify_softmax,
    "linalg.transpose" => verify_destination::verify_transpose,
    "linalg.yield" => verify::verify_yield,
};

/// Passes the named structured operations, which share their functions, to a macro.
macro_rules! named {
    ($table:ident) => {
        $table![
            "copy" "fill" "fill_rng_2d" "elemwise_unary" "exp" "log" "abs" "ceil" "floor" "negf"
            "reciprocal" "round" "sqrt" "rsqrt" "square" "tanh" "erf" "elemwise_binary" "add" "sub"
            "mul" "div" "div_unsigned" "max" "min" "powf" "select" "matmul" "matmul_transpose_a"
            "matmul_transpose_b" "quantized_matmul" "mmt4d" "batch_mmt4d" "batch_matmul"
            "batch_matmul_transpose_a" "batch_matmul_transpose_b" "quantized_batch_matmul"
            "batch_reduce_matmul" "matvec" "vecmat" "batch_matvec" "batch_vecmat" "dot" "conv_1d"
            "conv_2d" "conv_3d" "conv_1d_nwc_wcf" "conv_1d_ncw_fcw" "conv_2d_nhwc_hwcf"
            "conv_2d_nhwc_fhwc" "conv_2d_nhwc_hwcf_q" "conv_2d_nhwc_fhwc_q" "conv_2d_nchw_fchw"
            "conv_2d_nchw_fchw_q" "conv_2d_nhwgc_gfhwc"
            "conv_2d_nhwgc_gfhwc_q" "conv_2d_ngchw_fgchw" "conv_2d_ngchw_gfchw" "conv_2d_ngchw_gfchw_q" "conv_3d_ndhwc_dhwcf"
            "conv_3d_ndhwc_dhwcf_q" "conv_3d_ncdhw_fcdhw" "depthwise_conv_1d_nwc_wc"
            "depthwise_conv_1d_ncw_cw" "depthwise_conv_1d_nwc_wcm" "depthwise_conv_2d_nhwc_hwc"
            "depthwise_conv_2d_nchw_chw" "depthwise_conv_2d_nhwc_hwc_q" "depthwise_conv_2d_nhwc_hwcm"
            "depthwise_conv_2d_nhwc_hwcm_q" "depthwise_conv_3d_ndhwc_dhwc"
            "depthwise_conv_3d_ncdhw_cdhw" "depthwise_conv_3d_ndhwc_dhwcm" "pooling_nwc_sum"
            "pooling_ncw_sum" "pooling_nwc_max" "pooling_nwc_max_unsigned" "pooling_ncw_max"
            "pooling_nwc_min" "pooling_nwc_min_unsigned" "pooling_nhwc_sum" "pooling_nchw_sum"
            "pooling_nhwc_max" "pooling_nhwc_max_unsigned" "pooling_nchw_max" "pooling_nhwc_min"
            "pooling_nhwc_min_unsigned" "pooling_ndhwc_sum" "pooling_ndhwc_max" "pooling_ndhwc_min"

        ]
    };
}

macro_rules! named_hooks {
    ($($name:literal)*) => {
        &[$((concat!("linalg.", $name), Hooks::form(named::parse_named, print::print_named))),*]
    };
}

macro_rules! named_rules {
    ($($name:literal)*) => { &[$((concat!("linalg.", $name), CHECK_STRUCTURED)),*] };
}

const NAMED_HOOKS: &[(&str, Hooks)] = named!(named_hooks);

const NAMED_RULES: &[(&str, VerifyHook)] = named!(named_rules);

const CHECK_STRUCTURED: VerifyHook =
    |verifier, operation| with_parts(verifier, operation, verify::verify_structured);
