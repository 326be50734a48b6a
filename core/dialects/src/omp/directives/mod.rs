//! The `custom<…>` directives of OpenMP.

mod arguments;
mod mapped;

use crate::common::notation::{Item, Notation, noted, paired};
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
    paired!("OrderClause", at_word, mapped, order).with_parameter_filter(|given| given.len() == 2),
    paired!("ScheduleClause", at_word, mapped, schedule)
        .with_parameter_filter(|given| given.len() == 5),
    paired!("MapClause", at_word, mapped, way),
    paired!("MapEntries", at_value, mapped, entries)
        .with_parameter_filter(|given| given.len() == 2),
    paired!("GrainsizeClause", always, mapped, modified_value),
    paired!("NumTasksClause", always, mapped, modified_value),
    paired!("LoopTransformClis", |it| at_paren(it) || it.at(TokenKind::Less), mapped, loops),
    paired!("PrivateList", always, mapped, privates)
        .with_parameter_filter(|given| given.len() == 3),
    paired!("MembersIndex", at_bracket, mapped, members),
    paired!("CaptureType", at_word, crate::common::clauses, captured, keyword),
    paired!("ClauseAttr", at_word, crate::common::clauses, keyword),
    paired!("SynchronizationHint", at_word, crate::common::clauses, hint),
    noted!("AllocateAndAllocator", at_value, ALLOCATIONS),
    noted!("ReductionVarList", always, REDUCTIONS),
    paired!("ParallelRegion", always, crate::common::clauses, region_with_values),
    paired!("Wsloop", always, crate::common::clauses, region_with_values),
    paired!(
        "AtomicReductionRegion",
        |it| it.at_word("atomic"),
        crate::common::clauses,
        atomic_region
    ),
    paired!(
        "CleanupReductionRegion",
        |it| it.at_word("cleanup"),
        crate::common::clauses,
        cleanup_region
    ),
];
