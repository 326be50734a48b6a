//! Shape rules of `index` arithmetic: those of `arith`.

use crate::arith;
use abide_mlir::ir::OperationId;
use abide_mlir::shape::{Domain, ShapeHook, Transfer};

const OWN: ShapeHook = ShapeHook::rule(own, own);

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("index.add", OWN),
    ("index.and", OWN),
    ("index.casts", OWN),
    ("index.castu", OWN),
    ("index.ceildivs", OWN),
    ("index.ceildivu", OWN),
    ("index.cmp", OWN),
    ("index.constant", OWN),
    ("index.divs", OWN),
    ("index.divu", OWN),
    ("index.floordivs", OWN),
    ("index.maxs", OWN),
    ("index.maxu", OWN),
    ("index.mins", OWN),
    ("index.minu", OWN),
    ("index.mul", OWN),
    ("index.or", OWN),
    ("index.rems", OWN),
    ("index.remu", OWN),
    ("index.shl", OWN),
    ("index.shrs", OWN),
    ("index.shru", OWN),
    ("index.sub", OWN),
    ("index.xor", OWN),
];

fn own<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let name = transfer.ir.name_bytes(operation).strip_prefix(b"index.")?;
    arith::integer(transfer, operation, name_in_arith(name))
}

/// The name that an operation of `index` has in `arith`.
fn name_in_arith(name: &[u8]) -> &[u8] {
    match name {
        b"add" => b"addi",
        b"sub" => b"subi",
        b"mul" => b"muli",
        b"divs" => b"divsi",
        b"divu" => b"divui",
        b"ceildivs" => b"ceildivsi",
        b"ceildivu" => b"ceildivui",
        b"floordivs" => b"floordivsi",
        b"rems" => b"remsi",
        b"remu" => b"remui",
        b"maxs" => b"maxsi",
        b"maxu" => b"maxui",
        b"mins" => b"minsi",
        b"minu" => b"minui",
        b"shl" => b"shli",
        b"shrs" => b"shrsi",
        b"shru" => b"shrui",
        b"and" => b"andi",
        b"or" => b"ori",
        b"xor" => b"xori",
        b"cmp" => b"cmpi",
        b"casts" => b"index_cast",
        b"castu" => b"index_castui",
        name => name,
    }
}
