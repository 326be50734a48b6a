//! Verifiers of `omp` operations.

mod allocation;
mod atomic;
mod cancel;
mod canonical;
mod clauses;
mod directives;
mod examples;
mod forms;
mod loops;
mod map;
mod recipes;
mod regions;
mod samples;

use crate::common::rules;
use abide_mlir::ir::TypeKind;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[&[
        ("omp.canonical_loop", canonical::LOOP),
        ("omp.loop_nest", forms::LOOP_NEST),
        ("omp.target_allocmem", allocation::HOOKS),
        ("omp.unroll_heuristic", canonical::UNROLL),
    ]],
    verifiers: &[RULES],
    result_names: &[("omp.new_cli", ResultNames::Hook(canonical::names))],
    symbol_verifiers: SYMBOL_RULES,
    type_conditions: &[("::mlir::omp::PointerLikeType", |context, ty| {
        matches!(
            context.type_kind(ty),
            TypeKind::MemRef { .. }
                | TypeKind::UnrankedMemRef { .. }
                | TypeKind::Dialect { .. }
                | TypeKind::Unknown
        )
    })],
    directives: &[directives::DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("omp")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "omp.atomic.capture" => atomic::capture,
    "omp.atomic.read" => atomic::read,
    "omp.atomic.update" => atomic::update,
    "omp.atomic.write" => atomic::write,
    "omp.critical.declare" => atomic::hint,
    "omp.cancel" => cancel::cancel,
    "omp.cancellation_point" => cancel::cancellation_point,
    "omp.declare_reduction" => recipes::declare_reduction,
    "omp.private" => recipes::private,
    "omp.parallel" | "omp.task" | "omp.taskgroup" => clauses::lists,
    "omp.target" => clauses::lists_of_target,
    "omp.loop" => clauses::region_arguments,
    "omp.sections" => regions::sections,
    "omp.single" => regions::single,
    "omp.teams" => regions::teams,
    "omp.ordered" => regions::ordered,
    "omp.ordered.region" => regions::ordered_region,
    "omp.distribute" => loops::distribute,
    "omp.loop_nest" => loops::loop_nest,
    "omp.simd" => loops::simd,
    "omp.taskloop" => loops::taskloop,
    "omp.wsloop" => loops::wsloop,
    "omp.map.bounds" => map::bounds,
    "omp.target_data" => map::target_data,
    "omp.target_enter_data" | "omp.target_exit_data" | "omp.target_update" => map::moves,
};

/// The rules of the symbols that operations use.
const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "omp.critical" => regions::critical,
    "omp.single" => regions::copies,
    "omp.parallel" => clauses::recipes,
};
