//! The `custom<…>` directives of OpenMP.

mod arguments;
mod mapped;

use crate::common::notation::{Item, Notation, noted};
use abide_mlir::registry::directives::{
    CustomDirective, always, at_bracket, at_paren, at_value, at_word,
};
use abide_mlir::syntax::TokenKind;

const ARROW: Item = Item::Sign(TokenKind::Arrow, " -> ");

/// `%value -> @function : type, …`
const COPIED: Notation = Notation::list(&[Item::Value(0), ARROW, Item::Symbol(2), Item::Type(0)]);

/// `kind -> %value : type, …`
const DEPENDENCES: Notation =
    Notation::list(&[Item::Keyword(2), ARROW, Item::Value(0), Item::Type(0)]);

/// `%value = %step : type, …`
const LINEAR: Notation = Notation::list(&[
    Item::Value(0),
    Item::Sign(TokenKind::Equal, " = "),
    Item::Value(2),
    Item::Type(0),
]);

/// `%value : type -> alignment, …`
const ALIGNED: Notation =
    Notation::list(&[Item::Value(0), Item::Type(0), ARROW, Item::Attribute(2)]);

/// `%allocator : type -> %value : type, …`
const ALLOCATIONS: Notation =
    Notation::list(&[Item::Value(2), Item::Type(2), ARROW, Item::Value(0), Item::Type(0)]);

/// `byref @name -> %value : type, …`
const REDUCTIONS: Notation = Notation::list(&[
    Item::Flag(2, "byref"),
    Item::Symbol(3),
    ARROW,
    Item::Value(0),
    Item::Type(0),
]);

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
    noted!("Copyprivate", at_value, COPIED),
    noted!("CopyPrivateVarList", at_value, COPIED).with_parameter_filter(|given| given.len() == 3),
    noted!("DependVarList", at_word, DEPENDENCES).with_parameter_filter(|given| given.len() == 3),
    noted!("LinearClause", at_value, LINEAR).with_parameter_filter(|given| given.len() == 3),
    noted!("AlignedClause", at_value, ALIGNED).with_parameter_filter(|given| given.len() == 3),
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
    noted!("AllocateAndAllocator", at_value, ALLOCATIONS),
    noted!("ReductionVarList", always, REDUCTIONS),
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
