//! `custom<…>` directives of operations that move data to devices.

use crate::common::clauses::print::typed_value;
use crate::common::first_type;
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer};
use abide_mlir::registry::DialectType;

/// `varPtr(%value`, or `var(%value`
pub(crate) fn variable<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index)] = of.parameters else { return };
    for value in printer.operands_of(*index, of) {
        let is_pointer = is_pointer(printer, printer.ir().value_type(value));
        printer.text(if is_pointer { "varPtr(" } else { "var(" });
        printer.operand(value);
    }
}

/// Prints `type)`, and `varType(type)` if it differs from the first one's pointee type.
pub(crate) fn variable_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Type(reference), Parameter::Attribute(own)] = of.parameters else { return };
    let types = printer.types_of(*reference, of);
    let Some(ty) = types.first().copied() else { return };
    printer.types([ty]);
    printer.text(")");
    let own = printer.attribute_of(*own, of).map(|own| printer.context().attribute_kind(own));
    let Some(AttributeKind::Type(own)) = own else { return };
    let has_symbolic_shapes = match printer.context().type_kind(ty) {
        TypeKind::MemRef { element, .. } | TypeKind::UnrankedMemRef { element, .. } => {
            element == own
        }
        TypeKind::Dialect { .. } => first_type(printer.context(), ty) == Some(*own),
        _ => ty == *own,
    };
    if !has_symbolic_shapes {
        printer.text(" varType(");
        printer.types([*own]);
        printer.text(")");
    }
}

/// Whether a type is a pointer; for other dialects, whether it has a pointee type.
fn is_pointer(printer: &Printer<'_>, ty: Type) -> bool {
    match printer.context().type_kind(ty) {
        TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => true,
        TypeKind::Dialect { .. } => {
            let own = DialectType::of(printer.context(), ty);
            own.is_some_and(|own| matches!(own.name, "ptr" | "ref" | "heap" | "llvm_ptr"))
        }
        _ => false,
    }
}

/// `accPtr(%value : type)`, or `accVar(%value : type)`
pub(crate) fn device_variable<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), _] = of.parameters else { return };
    for value in printer.operands_of(*index, of) {
        let is_pointer = is_pointer(printer, printer.ir().value_type(value));
        printer.text(if is_pointer { "accPtr(" } else { "accVar(" });
        typed_value(printer, value);
        printer.text(")");
    }
}

/// `@recipe`
pub(crate) fn recipe<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    if let Some(name) = printer.attribute_of(*index, of) {
        printer.attribute(name);
    }
}

/// `(%value : type)`, or nothing.
pub(crate) fn value_or_keyword<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), ..] = of.parameters else { return };
    for value in printer.operands_of(*index, of) {
        printer.text("(");
        typed_value(printer, value);
        printer.text(")");
    }
}
