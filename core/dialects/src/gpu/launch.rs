//! `gpu.launch`: a body that runs on a grid of threads, with the numbers of blocks and threads.

use crate::common::{print_region, set_attribute, set_segment_sizes};
use abide_mlir::ir::{OperationId, Type, ValueId};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, RegionArgument, attribute, operand,
};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The operands with the numbers of blocks and threads, by their words.
const SIZES: [(&str, [&str; 3]); 3] = [
    ("clusters", ["clusterSizeX", "clusterSizeY", "clusterSizeZ"]),
    ("blocks", ["gridSizeX", "gridSizeY", "gridSizeZ"]),
    ("threads", ["blockSizeX", "blockSizeY", "blockSizeZ"]),
];

/// The attribute with the number of workgroup memory arguments of the body.
const WORKGROUP_COUNT: &str = "workgroup_attributions";

/// The names of three numbers and of their sizes, and the sizes.
#[derive(Default)]
struct Grid<'a> {
    ids: Vec<OperandUse<'a>>,
    sizes: Vec<OperandUse<'a>>,
    values: Vec<OperandUse<'a>>,
}

/// `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`
fn grid<'a>(parser: &mut Parser<'a>, names: [&'static str; 3]) -> Parse<Grid<'a>> {
    let mut grid = Grid::default();
    parser.expect(TokenKind::LeftParen)?;
    for index in 0..3 {
        if index > 0 {
            parser.expect(TokenKind::Comma)?;
        }
        grid.ids.push(parser.operand_of(Part::Argument)?);
    }
    parser.expect(TokenKind::RightParen)?;
    parser.expect_word("in")?;
    parser.expect(TokenKind::LeftParen)?;
    for (index, name) in names.into_iter().enumerate() {
        if index > 0 {
            parser.expect(TokenKind::Comma)?;
        }
        grid.sizes.push(parser.operand_of(Part::Argument)?);
        parser.expect(TokenKind::Equal)?;
        grid.values.push(parser.operand_of(operand(name))?);
    }
    parser.expect(TokenKind::RightParen)?;
    Ok(grid)
}

/// `(%memory : type, …)`
fn memory<'a>(parser: &mut Parser<'a>, into: &mut Vec<RegionArgument<'a>>) -> Parse {
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        into.push(parser.region_argument()?);
        Ok(())
    })
}

/// `[%token, …]`, or nothing: the tokens that the launch waits for. Returns their number.
fn dependencies<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    token: Type,
) -> Parse<usize> {
    let mut count = 0;
    if parser.eat(TokenKind::LeftBracket) {
        parser.list_until(TokenKind::RightBracket, |parser| {
            let used = parser.operand_of(operand("asyncDependencies"))?;
            let value = parser.resolve(used, token)?;
            state.operands.push(value);
            count += 1;
            Ok(())
        })?;
    }
    Ok(count)
}

/// The arguments of the body: those of the grids, then `workgroup(…) private(…)`.
fn arguments<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    [blocks, threads, clusters]: [&Grid<'a>; 3],
) -> Parse<Vec<RegionArgument<'a>>> {
    let names = [&blocks.ids, &threads.ids, &blocks.sizes, &threads.sizes];
    let names = names.into_iter().chain([&clusters.ids, &clusters.sizes]).flatten();
    let ty = parser.ir.context.index_type();
    let mut arguments: Vec<_> = names.map(|name| RegionArgument { name: *name, ty }).collect();
    let configured = arguments.len();
    if parser.eat_word("workgroup") {
        memory(parser, &mut arguments)?;
    }
    let count = i64::try_from(arguments.len() - configured).unwrap_or_default();
    let i64 = parser.ir.context.i64_type();
    let count = parser.ir.context.integer_attribute(count, i64);
    set_attribute(parser, state, WORKGROUP_COUNT, count);
    if parser.eat_word("private") {
        memory(parser, &mut arguments)?;
    }
    Ok(arguments)
}

/// `async [%token] blocks(…) in (…) threads(…) in (…) workgroup(…) {…} {attributes}`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let token = parser.type_of_dialect("gpu", b"async.token");
    if parser.eat_word("async") {
        if state.named_results == 0 {
            return Err(parser.error_here(
                rule!("needs to be named when marked 'async'")
                    .with_help("name the token: '%token = ..'"),
            ));
        }
        state.results.push(token);
    }
    let dependencies = dependencies(parser, state, token)?;
    let has_clusters = parser.at_word("clusters");
    let mut grids = Vec::new();
    for (word, names) in SIZES {
        if word == "clusters" && !has_clusters {
            grids.push(Grid::default());
            continue;
        }
        parser.expect_word(word)?;
        grids.push(grid(parser, names)?);
    }
    let [clusters, blocks, threads] = grids.as_slice() else { return Ok(()) };
    for grid in [blocks, threads, clusters] {
        crate::common::index_operands(parser, state, &grid.values)?;
    }
    let mut shared = 0;
    if parser.eat_word("dynamic_shared_memory_size") {
        let used = parser.operand_of(operand("dynamicSharedMemorySize"))?;
        let ty = parser.ir.context.integer(32);
        state.operands.push(parser.resolve(used, ty)?);
        shared = 1;
    }
    for name in ["module", "function"] {
        if parser.eat_word(name) {
            parser.expect(TokenKind::LeftParen)?;
            let symbol = parser.piece(attribute(name), |parser| parser.symbol_reference())?;
            set_attribute(parser, state, name, symbol);
            parser.expect(TokenKind::RightParen)?;
        }
    }
    let arguments = arguments(parser, state, [blocks, threads, clusters])?;
    state.regions.push(parser.region_with(&arguments, false)?);
    let clusters = usize::from(has_clusters);
    let sizes = [dependencies, 1, 1, 1, 1, 1, 1, clusters, clusters, clusters, shared];
    set_segment_sizes(parser, state, &sizes);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// ` in (%size = %value, …)`
fn print_grid(
    printer: &mut Printer<'_>,
    word: &str,
    ids: &[ValueId],
    sizes: &[ValueId],
    values: &[ValueId],
) {
    printer.text(&format!(" {word}("));
    printer.operands(ids.iter().copied());
    printer.text(") in (");
    for (index, (size, value)) in sizes.iter().zip(values).enumerate() {
        printer.separator(index);
        printer.operand(*size);
        printer.text(" = ");
        printer.operand(*value);
    }
    printer.text(")");
}

/// `word(%memory : type, …)`
fn print_memory(printer: &mut Printer<'_>, word: &str, values: &[ValueId]) {
    if values.is_empty() {
        return;
    }
    printer.text(&format!(" {word}("));
    for (index, value) in values.iter().enumerate() {
        printer.separator(index);
        printer.operand(*value);
        printer.text(" : ");
        printer.value_type(*value);
    }
    printer.text(")");
}

pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let sizes = crate::common::dimensions(ir, operation, "operandSegmentSizes").unwrap_or_default();
    let of = |index: usize| sizes.get(index).copied().unwrap_or_default();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let (dependencies, operands) = operands.split_at_checked(of(0)).unwrap_or_default();
    if ir.result_count(operation) > 0 {
        printer.text(" async");
    }
    if !dependencies.is_empty() {
        printer.text(" [");
        printer.operands(dependencies.iter().copied());
        printer.text("]");
    }
    let arguments = ir.entry_arguments(operation, 0);
    let three = |values: &[ValueId], at: usize| {
        values.get(at..at + 3).map(<[ValueId]>::to_vec).unwrap_or_default()
    };
    let has_clusters = of(7) > 0;
    if has_clusters {
        let (ids, sizes) = (three(arguments, 12), three(arguments, 15));
        print_grid(printer, "clusters", &ids, &sizes, &three(operands, 6));
    }
    let (ids, own) = (three(arguments, 0), three(arguments, 6));
    print_grid(printer, "blocks", &ids, &own, &three(operands, 0));
    let (ids, own) = (three(arguments, 3), three(arguments, 9));
    print_grid(printer, "threads", &ids, &own, &three(operands, 3));
    if let Some(size) = operands.last().filter(|_| of(10) > 0) {
        printer.text(" dynamic_shared_memory_size ");
        printer.operand(*size);
    }
    for name in ["module", "function"] {
        if let Some(symbol) = ir.attribute(operation, name) {
            printer.text(&format!(" {name}("));
            printer.attribute(symbol);
            printer.text(")");
        }
    }
    let memory = arguments.get(if has_clusters { 18 } else { 12 }..).unwrap_or_default();
    let count = ir.attribute(operation, WORKGROUP_COUNT).and_then(|it| context.integer_value(it));
    let count = usize::try_from(count.unwrap_or_default()).unwrap_or_default();
    let (shared, own) = memory.split_at_checked(count).unwrap_or((memory, &[]));
    print_memory(printer, "workgroup", shared);
    print_memory(printer, "private", own);
    print_region(printer, operation, 0, true);
    let elided = ["operandSegmentSizes", WORKGROUP_COUNT, "module", "function"];
    printer.attribute_dictionary(operation, &elided);
}
