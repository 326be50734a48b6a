//! Code shared by several dialects.

mod advice;
mod atomic;
pub(crate) mod bound_shape;
mod calls;
mod casts;
pub(crate) mod clauses;
mod constants;
mod edges;
mod equal_sizes;
mod fold;
mod kinds;
mod lanes;
pub(crate) mod named_values;
mod names;
pub(crate) mod notation;
mod operands;
mod parts;
mod places;
mod print;
mod reshape;
mod rule;
mod segments;
mod shape_operations;
pub(crate) mod shapes;
mod slices;
mod spelling;
pub(crate) mod switches;
mod syntax;
mod type_views;

pub(crate) use advice::{
    dimension_below, one_index_for_each, wrong_dynamic_sizes, wrong_index_count,
};
pub(crate) use atomic::{
    Recipe, atomic_capture, atomic_read, atomic_update, atomic_write, check_recipe,
};
pub(crate) use calls::{check_call, check_operand_types, symbol_target};
pub(crate) use casts::check_cast;
pub(crate) use constants::constant_integer;
pub(crate) use edges::{
    EdgeEnd, check_edge, check_initial_values, check_yields, operand_types_from, result_types,
    terminators,
};
pub(crate) use equal_sizes::{all_dimensions, dimensions, shared_dimensions};
pub(crate) use fold::{fold_cast, index_constant, static_size};
pub(crate) use kinds::{first_type, is_of, is_one_of};
pub(crate) use lanes::{parse_lanes, print_lanes, verify_lanes};
pub(crate) use names::{constant_names, global_names, integer_text};
pub(crate) use operands::{
    as_many, assignments, dense_i32_tensor, index_operands, one_for_each_loop, operands_in,
    optional_flag, prefetch_hints, region_ending_with, set_attribute, set_segment_sizes,
    symbol_name, then_and_else,
};
pub(crate) use parts::Parts;
pub(crate) use places::{Places, first_repetition};
pub(crate) use print::{
    operands_in_parentheses, print_assignments, print_prefetch_hints, print_region,
    print_result_types, print_symbol, print_type_and_value,
};
pub(crate) use reshape::{check_output_values, check_same_elements, check_size_operand};
pub(crate) use rule::{is_for_newest, once, require, rules, with_parts};
pub(crate) use segments::operand_segment;
pub(crate) use shape_operations::ShapeOperations;
pub(crate) use slices::{Slice, is_reduced};
pub(crate) use spelling::{float_text, split_at_commas};
pub(crate) use syntax::{optional_arrow_types, resolve_all, strides_and_types, wrong_kind};
pub(crate) use type_views::{Scalar, Vector};
