//! Result names of the `vm` dialect, and the syntax and verifiers of its exports.

use crate::common::{Parts, rules};
use abide_mlir::ir::{AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::print::{Printer, ResultNames};
use abide_mlir::registry::directives::SYMBOL_VISIBILITY;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::syntax::TokenKind;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    symbol_verifiers: SYMBOL_RULES,
    result_names: RESULT_NAMES,
    directives: &[crate::iree::DIRECTIVES, &[SYMBOL_VISIBILITY]],
    ..DialectHooks::of("vm")
};

/// The names that IREE's operations suggest for results in C++.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("vm.list.alloc", ResultNames::Fixed("list")), ("vm.select.ref", ResultNames::Fixed("ref"))];

const HOOKS: &[(&str, Hooks)] = &[("vm.export", Hooks::form(parse_export, print_export))];

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "vm.export" => verify_export,
};

/// The attributes that its form writes.
const OF_EXPORT: [&str; 2] = ["function_ref", "export_name"];

/// `@function as("name") attributes {…}`
fn parse_export<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let function = parser.symbol_reference()?;
    let name = if parser.eat_word("as") {
        parser.expect(TokenKind::LeftParen)?;
        let name = parser.string()?;
        parser.expect(TokenKind::RightParen)?;
        parser.ir.context.bytes(name).to_vec()
    } else {
        match parser.ir.context.attribute_kind(function) {
            AttributeKind::SymbolReference { root, .. } => parser.ir.context.bytes(*root).to_vec(),
            _ => Vec::new(),
        }
    };
    let name = parser.ir.context.string_attribute(&name);
    for (own, value) in OF_EXPORT.into_iter().zip([function, name]) {
        let own = parser.ir.context.identifier(own);
        state.add_attribute(own, value);
    }
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)
}

fn print_export(printer: &mut Printer<'_>, operation: OperationId) {
    let [function, name] = OF_EXPORT.map(|own| printer.ir().attribute(operation, own));
    let (Some(function), Some(name)) = (function, name) else { return };
    printer.text(" ");
    printer.attribute(function);
    let context = &printer.ir().context;
    let is_same = match context.attribute_kind(function) {
        AttributeKind::SymbolReference { root, .. } => context.string_value(name) == Some(*root),
        _ => false,
    };
    if !is_same {
        printer.text(" as(");
        printer.attribute(name);
        printer.text(")");
    }
    printer.attribute_dictionary_with_keyword(operation, &OF_EXPORT);
}

/// An export needs a function of its name.
fn verify_export(op: &Parts<'_>) -> Verified {
    let context = &op.ir().context;
    let Some(function) = op.ir().attribute(op.operation, "function_ref") else { return Ok(()) };
    let AttributeKind::SymbolReference { root, .. } = context.attribute_kind(function) else {
        return Ok(());
    };
    match op.verifier.symbol(op.operation, function) {
        SymbolLookup::Missing => {
            let name = context.text(*root);
            Err(rule!("vm.func op named '{}' not found for export", name)
                .with_help("define it with 'vm.func' in this module")
                .into())
        }
        SymbolLookup::Found(_) | SymbolLookup::Unknown => Ok(()),
    }
}
