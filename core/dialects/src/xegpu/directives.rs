//! The `custom<…>` directives of `xegpu`.

use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{self, FormatState, Parse, Parser};
use abide_mlir::print::{self, Custom, Printer};
use abide_mlir::registry::directives::{CustomDirective, at_bracket};

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[CustomDirective::new(
    "OptionalDynamicIndexList",
    at_bracket,
    parse_optional_index_list,
    print_optional_index_list,
)];

/// As [`parse::dynamic_index_list`], or nothing.
fn parse_optional_index_list<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    if at_bracket(parser) {
        return parse::dynamic_index_list(parser, read);
    }
    if let [Parameter::Operand(values), ..] = read.parameters {
        let first = read.state.uses.len();
        read.set_operand(*values, first);
    }
    Ok(())
}

/// Prints as [`print::dynamic_index_list`], but nothing without numbers.
fn print_optional_index_list<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [_, Parameter::Attribute(numbers), ..] = of.parameters
        && printer.attribute_of(*numbers, of).is_some()
    {
        print::dynamic_index_list(printer, of);
    }
}
