//! Verifiers of `acc` operations.

mod clauses;
mod data;
mod directives;
mod recipes;
mod samples;

use crate::common::{
    Parts, atomic_capture, atomic_read, atomic_update, atomic_write, require, rules,
};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    directives: &[directives::DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("acc")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "acc.atomic.capture" => atomic_capture,
    "acc.atomic.read" => atomic_read,
    "acc.atomic.update" => atomic_update,
    "acc.atomic.write" => atomic_write,
    "acc.attach" | "acc.cache" | "acc.copyin" | "acc.copyout" | "acc.create"
        | "acc.declare_device_resident" | "acc.declare_link" | "acc.delete" | "acc.detach"
        | "acc.deviceptr" | "acc.firstprivate" | "acc.nocreate" | "acc.present" | "acc.private"
        | "acc.reduction" | "acc.update_device" | "acc.update_host" | "acc.use_device"
        => data::clause,
    "acc.bounds" => bounds,
    "acc.data" => data::data,
    "acc.declare" | "acc.declare_enter" => data::declare,
    "acc.declare_exit" => data::declare_exit,
    "acc.enter_data" => data::enter_data,
    "acc.exit_data" => data::exit_data,
    "acc.host_data" => data::host_data,
    "acc.update" => data::update,
    "acc.wait" => data::wait,
    "acc.kernels" | "acc.parallel" | "acc.serial" => clauses::compute,
    "acc.loop" => clauses::loop_,
    "acc.routine" => clauses::routine,
    "acc.init" | "acc.shutdown" => clauses::check_outside,
    "acc.set" => clauses::set,
    "acc.private.recipe" => recipes::private,
    "acc.firstprivate.recipe" => recipes::firstprivate,
    "acc.reduction.recipe" => recipes::reduction,
};

fn bounds(parts: &Parts<'_>) -> Verified {
    let has = |name| parts.operand(name).is_some();
    require(!parts.has_operand("extent") || has("extent") || has("upperbound"), || {
        rule!("expected extent or upperbound.")
            .with_help("add 'extent(%size : TYPE)' or 'upperbound(%last : TYPE)'")
    })
}
