//! `util.initializer`.

use abide_mlir::ir::{OperationId, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::print::{Printer, RegionForm};
use smallvec::SmallVec;

/// `attributes {…} {…}`
pub(super) fn parse_initializer<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let (inputs, results) = (SmallVec::new(), SmallVec::new());
    let ty = parser.ir.context.ty(TypeKind::Function { inputs, results });
    let ty = parser.ir.context.type_attribute(ty);
    let name = parser.ir.context.identifier("function_type");
    state.add_attribute(name, ty);
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    state.regions.push(parser.region_with(&[], true)?);
    Ok(())
}

pub(super) fn print_initializer(printer: &mut Printer<'_>, operation: OperationId) {
    printer.attribute_dictionary_with_keyword(operation, &["function_type"]);
    if let Some(body) = printer.ir().regions(operation).first() {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}
