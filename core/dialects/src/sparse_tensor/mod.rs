//! The canonical form of `sparse_tensor` attributes, and verifiers of its operations.

mod blocks;
mod body;
mod encoding;
mod iteration;
mod old_encoding;
mod samples;
mod shapes;
mod spaces;
mod spelling;
mod storage;

use crate::common::notation::paired;
use crate::common::rules;
use abide_mlir::registry::directives::CustomDirective;
use abide_mlir::registry::{DialectHooks, TypeCondition, VerifyHook};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of its formats.
const DIRECTIVES: &[CustomDirective] =
    &[paired!("LevelRange", |it| it.at(TokenKind::Integer), crate::common::clauses, level_range)];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[&[("sparse_tensor.iterate", iteration::ITERATE)]],
    attribute_aliases: &[("sparse_tensor.encoding", "sparse")],
    has_aliases_within_types: true,
    check_attribute: Some(body::check_attribute),
    check_encoding: Some(encoding::fault),
    canonical_body: Some(spelling::canonical_body),
    verifiers: &[RULES],
    type_conditions: TYPE_CONDITIONS,
    directives: &[DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("sparse_tensor")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "sparse_tensor.assemble" => storage::assemble,
    "sparse_tensor.disassemble" => storage::disassemble,
    "sparse_tensor.positions" =>
        |parts| storage::numbers(parts, "positions", |encoding| encoding.position_width),
    "sparse_tensor.coordinates" =>
        |parts| storage::numbers(parts, "coordinates", |encoding| encoding.coordinate_width),
    "sparse_tensor.coordinates_buffer" => storage::coordinates_buffer,
    "sparse_tensor.values" => storage::values,
    "sparse_tensor.storage_specifier.get" | "sparse_tensor.storage_specifier.set" =>
        storage::specifier,
    "sparse_tensor.slice.offset" | "sparse_tensor.slice.stride" => storage::slice,
    "sparse_tensor.push_back" => storage::push_back,
    "sparse_tensor.compress" => storage::compress,
    "sparse_tensor.convert" => shapes::convert,
    "sparse_tensor.reinterpret_map" => shapes::reinterpret_map,
    "sparse_tensor.concatenate" => shapes::concatenate,
    "sparse_tensor.crd_translate" => shapes::crd_translate,
    "sparse_tensor.binary" => blocks::binary,
    "sparse_tensor.unary" => blocks::unary,
    "sparse_tensor.reduce" => blocks::reduce,
    "sparse_tensor.select" => blocks::select,
    "sparse_tensor.foreach" => blocks::foreach,
    "sparse_tensor.yield" => blocks::yield_,
    "sparse_tensor.iterate" => spaces::iterate,
    "sparse_tensor.extract_iteration_space" => spaces::extract_iteration_space,
};

const TYPE_CONDITIONS: &[(&str, TypeCondition)] =
    &[("!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)", encoding::is_sparse)];
