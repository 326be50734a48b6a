//! The `custom<…>` directives of `amdgpu`.

use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser};
use abide_mlir::print::{Custom, Printer};
use abide_mlir::registry::directives::CustomDirective;
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[CustomDirective::new(
    "MNKDimensionList",
    |it| it.at(TokenKind::Integer),
    parse_three_sizes,
    print_three_sizes,
)];

/// `32x32x8`: three numbers, each its own attribute.
fn parse_three_sizes<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let found = parser.dimensions()?;
    if found.len() != read.parameters.len() {
        let (wanted, found) = (read.parameters.len(), found.len());
        let count = rule!("expected {} sizes, but there are {}", wanted, found)
            .about_count()
            .with_help(format!("write {wanted} sizes: '4x8'"));
        return Err(parser.error_here(count));
    }
    for (parameter, size) in read.parameters.iter().zip(found) {
        if let Parameter::Attribute(index) = parameter {
            let i32 = parser.ir.context.integer(32);
            let size = parser.ir.context.integer_attribute(size, i32);
            read.set_attribute(*index, size);
        }
    }
    Ok(())
}

/// `32x32x8`: three numbers, each its own attribute.
fn print_three_sizes<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    for (number, parameter) in of.parameters.iter().enumerate() {
        let Parameter::Attribute(index) = parameter else { continue };
        printer.text(if number > 0 { "x" } else { "" });
        let size = printer.attribute_of(*index, of);
        let size = size.and_then(|size| printer.context().integer_value(size));
        printer.integer_literal(size.unwrap_or_default());
    }
}
