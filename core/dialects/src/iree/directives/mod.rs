//! The `custom<…>` directives that IREE's dialects share.

mod parse;
mod print;

use abide_mlir::ods::format::Parameter;
use abide_mlir::registry::directives::{CustomDirective, always, at_paren};
pub(crate) use parse::{TiedNames, index_array, tied_type};

/// The `custom<…>` directives of IREE's dialects.
pub(crate) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new("TypeOrAttr", always, parse::type_or_attribute, print::type_or_attribute),
    CustomDirective::new("TypeAlias", always, parse::type_alias, print::type_alias),
    CustomDirective::new("ShapedTiedResult", always, parse::tied_result, print::tied_result)
        .with_parameter_filter(|given| matches!(given, [Parameter::Reference(_), _, _])),
    CustomDirective::new(
        "ShapedFunctionType",
        at_paren,
        parse::function_type,
        print::function_type,
    ),
    CustomDirective::new("DispatchEntryPoints", always, parse::entry_points, print::entry_points),
];
