//! Buffers of AMD's processors: operations of the `rocdl` dialect whose form is C++.

use crate::common::{as_many, resolve_all};
use abide_mlir::ir::{OperationId, Type, TypeKind};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, operand_type, result_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::{DialectHooks, Hooks};
use smallvec::smallvec;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], ..DialectHooks::of("rocdl") };

const HOOKS: &[(&str, Hooks)] = &[
    ("rocdl.raw.buffer.atomic.fadd", CHANGED),
    ("rocdl.raw.buffer.atomic.fmax", CHANGED),
    ("rocdl.raw.buffer.atomic.smax", CHANGED),
    ("rocdl.raw.buffer.atomic.umin", CHANGED),
    ("rocdl.raw.buffer.load", LOADED),
    ("rocdl.raw.buffer.store", CHANGED),
];

const LOADED: Hooks = Hooks::form(parse_load, print_load);
const CHANGED: Hooks = Hooks::form(parse_change, print_change);

/// Parses `count` operands separated by commas.
fn operands<'a>(parser: &mut Parser<'a>, count: usize) -> Parse<Vec<OperandUse<'a>>> {
    let start = parser.position();
    let uses = parser.operands_of(Part::AnyOperand)?;
    as_many(parser, start, uses, count, || format!("name {count} values, separated by ','"))
}

/// `vector<4xi32>`, which describes a buffer, and three numbers.
fn places(parser: &mut Parser<'_>) -> [Type; 4] {
    let context = &mut parser.ir.context;
    let i32 = context.integer(32);
    let shape = smallvec![4];
    let buffer = context.ty(TypeKind::Vector { shape, scalable: smallvec![false], element: i32 });
    [buffer, i32, i32, i32]
}

/// `%buffer, %offset, %base, %flags : type`
fn parse_load<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let uses = operands(parser, 4)?;
    state.results.push(parser.colon_type(result_type("res"))?);
    let types = places(parser);
    resolve_all(parser, state, &uses, &types, state.name_span)
}

fn print_load(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}

/// `%value, %buffer, %offset, %base, %flags : type`
fn parse_change<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let uses = operands(parser, 5)?;
    let ty = parser.colon_type(operand_type("vdata"))?;
    let mut types = vec![ty];
    types.extend(places(parser));
    resolve_all(parser, state, &uses, &types, state.name_span)
}

fn print_change(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(1));
}
