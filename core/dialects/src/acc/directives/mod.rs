//! The `custom<…>` directives of OpenACC.

mod clauses;
mod data;

use abide_mlir::registry::directives::{CustomDirective, always, at_brace, at_value, at_word};
use abide_mlir::syntax::TokenKind;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new("Var", at_word, data::parse::variable, data::print::variable),
    CustomDirective::new(
        "VarPtrType",
        always,
        data::parse::variable_type,
        data::print::variable_type,
    ),
    CustomDirective::new(
        "AccVar",
        at_word,
        data::parse::device_variable,
        data::print::device_variable,
    ),
    CustomDirective::new("RecipeSym", always, data::parse::recipe, data::print::recipe),
    CustomDirective::new(
        "DeviceTypeOperandsWithKeywordOnly",
        always,
        data::parse::values_by_device,
        data::print::values_by_device,
    ),
    CustomDirective::new(
        "OperandWithKeywordOnly",
        always,
        data::parse::value_or_keyword,
        data::print::value_or_keyword,
    ),
    CustomDirective::new(
        "CombinedConstructsLoop",
        always,
        clauses::parse::combined,
        clauses::print::combined,
    ),
    CustomDirective::new(
        "DeviceTypeOperands",
        at_value,
        clauses::parse::values_of_devices,
        clauses::print::values_of_devices,
    ),
    CustomDirective::new(
        "NumGangs",
        at_brace,
        clauses::parse::lists_of_devices,
        clauses::print::lists_of_devices,
    ),
    CustomDirective::new(
        "DeviceTypeOperandsWithSegment",
        at_brace,
        clauses::parse::lists_of_devices,
        clauses::print::lists_of_devices,
    ),
    CustomDirective::new("WaitClause", always, clauses::parse::waits, clauses::print::waits),
    CustomDirective::new("GangClause", always, clauses::parse::gangs, clauses::print::gangs),
    CustomDirective::new(
        "SymOperandList",
        |it| it.at(TokenKind::AtIdentifier),
        clauses::parse::values_with_recipes,
        clauses::print::values_with_recipes,
    ),
    CustomDirective::new(
        "OperandsWithKeywordOnly",
        always,
        clauses::parse::values_or_keyword,
        clauses::print::values_or_keyword,
    ),
    CustomDirective::new(
        "LoopControl",
        always,
        clauses::parse::loop_control,
        clauses::print::loop_control,
    ),
    CustomDirective::new(
        "BindName",
        always,
        clauses::parse::bound_names,
        clauses::print::bound_names,
    ),
    CustomDirective::new(
        "RoutineGangClause",
        always,
        clauses::parse::routine_gangs,
        clauses::print::routine_gangs,
    ),
    CustomDirective::new(
        "DeviceTypeArrayAttr",
        always,
        clauses::parse::list_of_devices,
        clauses::print::list_of_devices,
    ),
];
