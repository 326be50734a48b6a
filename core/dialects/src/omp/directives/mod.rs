//! The `custom<…>` directives of OpenMP.

mod arguments;
mod mapped;

use abide_mlir::registry::directives::{
    CustomDirective, always, at_bracket, at_paren, at_value, at_word,
};
use abide_mlir::syntax::TokenKind;

/// A region whose arguments clauses name.
const fn region(name: &'static str) -> CustomDirective {
    use arguments::{parse, print};
    CustomDirective::new(name, always, parse::region_with_arguments, print::region_with_arguments)
}

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    region("PrivateRegion"),
    region("PrivateReductionRegion"),
    region("InReductionPrivateRegion"),
    region("InReductionPrivateReductionRegion"),
    region("TaskReductionRegion"),
    region("TargetOpRegion"),
    region("UseDeviceAddrUseDevicePtrRegion"),
    CustomDirective::new("Copyprivate", at_value, mapped::parse::copied, mapped::print::copied),
    CustomDirective::new(
        "CopyPrivateVarList",
        at_value,
        mapped::parse::copied,
        mapped::print::copied,
    )
    .with_parameter_filter(|given| given.len() == 3),
    CustomDirective::new(
        "DependVarList",
        at_word,
        mapped::parse::dependences,
        mapped::print::dependences,
    )
    .with_parameter_filter(|given| given.len() == 3),
    CustomDirective::new("LinearClause", at_value, mapped::parse::linear, mapped::print::linear)
        .with_parameter_filter(|given| given.len() == 3),
    CustomDirective::new("AlignedClause", at_value, mapped::parse::aligned, mapped::print::aligned)
        .with_parameter_filter(|given| given.len() == 3),
    CustomDirective::new("OrderClause", at_word, mapped::parse::order, mapped::print::order)
        .with_parameter_filter(|given| given.len() == 2),
    CustomDirective::new(
        "ScheduleClause",
        at_word,
        mapped::parse::schedule,
        mapped::print::schedule,
    )
    .with_parameter_filter(|given| given.len() == 5),
    CustomDirective::new("MapClause", at_word, mapped::parse::way, mapped::print::way),
    CustomDirective::new("MapEntries", at_value, mapped::parse::entries, mapped::print::entries)
        .with_parameter_filter(|given| given.len() == 2),
    CustomDirective::new(
        "GrainsizeClause",
        always,
        mapped::parse::modified_value,
        mapped::print::modified_value,
    ),
    CustomDirective::new(
        "NumTasksClause",
        always,
        mapped::parse::modified_value,
        mapped::print::modified_value,
    ),
    CustomDirective::new(
        "LoopTransformClis",
        |it| at_paren(it) || it.at(TokenKind::Less),
        mapped::parse::loops,
        mapped::print::loops,
    ),
    CustomDirective::new("PrivateList", always, mapped::parse::privates, mapped::print::privates)
        .with_parameter_filter(|given| given.len() == 3),
    CustomDirective::new(
        "MembersIndex",
        at_bracket,
        mapped::parse::members,
        mapped::print::members,
    ),
    CustomDirective::new(
        "CaptureType",
        at_word,
        crate::common::clauses::parse::captured,
        crate::common::clauses::print::keyword,
    ),
    CustomDirective::new(
        "ClauseAttr",
        at_word,
        crate::common::clauses::parse::keyword,
        crate::common::clauses::print::keyword,
    ),
    CustomDirective::new(
        "SynchronizationHint",
        at_word,
        crate::common::clauses::parse::hint,
        crate::common::clauses::print::hint,
    ),
    CustomDirective::new(
        "AllocateAndAllocator",
        at_value,
        crate::common::clauses::parse::allocations,
        crate::common::clauses::print::allocations,
    ),
    CustomDirective::new(
        "ReductionVarList",
        always,
        crate::common::clauses::parse::reductions,
        crate::common::clauses::print::reductions,
    ),
    CustomDirective::new(
        "ParallelRegion",
        always,
        crate::common::clauses::parse::region_with_values,
        crate::common::clauses::print::region_with_values,
    ),
    CustomDirective::new(
        "Wsloop",
        always,
        crate::common::clauses::parse::region_with_values,
        crate::common::clauses::print::region_with_values,
    ),
    CustomDirective::new(
        "AtomicReductionRegion",
        |it| it.at_word("atomic"),
        crate::common::clauses::parse::atomic_region,
        crate::common::clauses::print::atomic_region,
    ),
    CustomDirective::new(
        "CleanupReductionRegion",
        |it| it.at_word("cleanup"),
        crate::common::clauses::parse::cleanup_region,
        crate::common::clauses::print::cleanup_region,
    ),
];
