//! Variables of a module, which operations read and write by their names.

use crate::common::{Parts, require};
use abide_mlir::ods::Trait;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;

/// Verifies that a variable is declared, and has the elements of what is read or written.
pub(super) fn verify(parts: &Parts<'_>) -> Verified {
    let context = parts.context();
    let name = parts.attribute("name").and_then(|name| context.string_value(name));
    let Some(name) = name.filter(|_| are_symbols(parts)) else { return Ok(()) };
    let variable = match parts.verifier.symbol_named(parts.operation, name) {
        SymbolLookup::Found(found) if parts.ir().name_bytes(found) == b"tosa.variable" => found,
        SymbolLookup::Unknown => return Ok(()),
        SymbolLookup::Found(_) | SymbolLookup::Missing => {
            let name = context.text(name);
            return Err(rule!("'{}' has not been declared by 'tosa.variable'", name)
                .with_help(format!("declare it in the module: 'tosa.variable @{name} : type'"))
                .into());
        }
    };
    let declared = parts.ir().attribute(variable, "type");
    let declared = declared.and_then(|ty| context.attribute_type(ty));
    let (label, own) = match parts.operand_type("input1") {
        Some(ty) => ("input1", Some(ty)),
        None => ("output1", parts.result_type(0)),
    };
    let (Some(declared), Some(own)) = (declared, own) else { return Ok(()) };
    let (declared, own) = (parts.element(declared), parts.element(own));
    require(declared == own, || {
        let (own, declared) = (parts.text(own), parts.text(declared));
        rule!(
            "require same element type for '{}' ('{}') and the input tensor ('{}')",
            label,
            own,
            declared
        )
        .with_help(format!("use a tensor of '{declared}', as the variable has"))
    })
}

/// Whether variables are symbols: since LLVM 22.
fn are_symbols(parts: &Parts<'_>) -> bool {
    let variable = parts.verifier.description_of(b"tosa.variable");
    variable.is_some_and(|variable| variable.has(Trait::Symbol))
}
