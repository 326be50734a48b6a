//! The `custom<…>` directives that IREE's dialects share.

mod parse;
mod print;

use crate::common::notation::paired;
use abide_mlir::ods::format::Parameter;
use abide_mlir::registry::directives::{CustomDirective, always, at_paren};
pub(crate) use parse::{TiedNames, index_array, tied_type};

/// The `custom<…>` directives of IREE's dialects.
pub(crate) const DIRECTIVES: &[CustomDirective] = &[
    paired!("TypeOrAttr", always, self, type_or_attribute),
    paired!("TypeAlias", always, self, type_alias),
    paired!("ShapedTiedResult", always, self, tied_result)
        .with_parameter_filter(|given| matches!(given, [Parameter::Reference(_), _, _])),
    paired!("ShapedFunctionType", at_paren, self, function_type),
    paired!("DispatchEntryPoints", always, self, entry_points),
];
