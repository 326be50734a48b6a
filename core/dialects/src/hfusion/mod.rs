//! The functions of `hfusion` operations, which share linalg's custom form.
//!
//! **Limit**: the region that an operation implies is unknown, because the tests used for the descriptions show the
//! custom form only. In generic form a placeholder region is printed. It has the right arguments and yields the first
//! of them, whatever `fun` is. An operation with its own region in generic form keeps it.

use crate::common::rules;
use crate::linalg::{
    ELEMENT_WISE as SAME_SIZES, STRUCTURED, parse_element_wise, print_named, verify_results,
};
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

const ELEMENT_WISE: Hooks = Hooks::form(parse_element_wise, print_named);

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    rewrites: REWRITES,
    rewrite: STRUCTURED,
    ..DialectHooks::of("hfusion")
};

/// The rewrite hooks of some operations.
const REWRITES: &[(&str, RewriteHooks)] = &[
    ("hfusion.cast", SAME_SIZES),
    ("hfusion.elemwise_binary", SAME_SIZES),
    ("hfusion.elemwise_unary", SAME_SIZES),
    ("hfusion.load", SAME_SIZES),
    ("hfusion.store", SAME_SIZES),
];

const HOOKS: &[(&str, Hooks)] = &[
    ("hfusion.bitcast", ELEMENT_WISE),
    ("hfusion.cast", ELEMENT_WISE),
    ("hfusion.compare", ELEMENT_WISE),
    ("hfusion.elemwise_binary", ELEMENT_WISE),
    ("hfusion.elemwise_unary", ELEMENT_WISE),
    ("hfusion.load", ELEMENT_WISE),
    ("hfusion.select", ELEMENT_WISE),
    ("hfusion.store", ELEMENT_WISE),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "hfusion.bitcast" | "hfusion.cast" | "hfusion.compare" | "hfusion.elemwise_binary"
    | "hfusion.elemwise_unary" | "hfusion.load" | "hfusion.select" | "hfusion.store"
        => verify_results,
};
