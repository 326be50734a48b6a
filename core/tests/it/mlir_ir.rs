//! The intermediate representation: affine expressions as MLIR simplifies them, and uses before and after
//! changes.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{Ir, NewOperation, OperationId};
use abide_core::mlir::parse::{ValueNames, parse, recover};
use abide_core::mlir::print::{PrintOptions, print, print_attribute};
use abide_testing::{files_below, repository};
use std::collections::HashMap;

fn read(text: &str) -> Ir {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert!(parsed.diagnostics.is_empty(), "{:?} in\n{text}", parsed.diagnostics.first());
    parsed.ir
}

/// The attribute `m` of the first operation.
fn attribute(text: &str) -> String {
    let ir = read(&format!("\"t.op\"() {{m = {text}}} : () -> ()"));
    let operation = ir.walk(ir.top()).nth(1).expect("an operation");
    String::from_utf8(print_attribute(&ir, ir.attribute(operation, "m").unwrap())).unwrap()
}

#[test]
fn affine_expressions_are_simplified_as_mlir_simplifies_them() {
    // Expected texts: the output of mlir-opt 22.
    for (written, printed) in [
        ("(d0) -> (4 + d0)", "(d0) -> (d0 + 4)"),
        ("(d0) -> (d0 + 1 + 2)", "(d0) -> (d0 + 3)"),
        ("(d0, d1) -> (d0 + 2 + d1)", "(d0, d1) -> (d0 + d1 + 2)"),
        ("(d0)[s0] -> (s0 + d0)", "(d0)[s0] -> (d0 + s0)"),
        ("(d0) -> (d0 * 2 + d0 * 3)", "(d0) -> (d0 * 5)"),
        ("(d0) -> (d0 - d0)", "(d0) -> (0)"),
        ("(d0) -> (-d0)", "(d0) -> (-d0)"),
        ("(d0, d1) -> (d0 - d1 * 2)", "(d0, d1) -> (d0 - d1 * 2)"),
        ("(d0) -> (d0 * 0)", "(d0) -> (0)"),
        ("(d0) -> (d0 * 128 floordiv 64)", "(d0) -> (d0 * 2)"),
        ("(d0) -> ((d0 * 4 + 1) floordiv 4)", "(d0) -> (d0)"),
        ("(d0) -> (d0 * 6 mod 3)", "(d0) -> (0)"),
        ("(d0) -> ((d0 * 4 + 1) mod 4)", "(d0) -> (1)"),
        ("(d0) -> ((d0 mod 8) mod 4)", "(d0) -> (d0 mod 4)"),
        ("(d0) -> (d0 - (d0 floordiv 4) * 4)", "(d0) -> (d0 mod 4)"),
        ("() -> (7 floordiv 2, -7 floordiv 2, 7 ceildiv 2, -7 mod 4)", "() -> (3, -4, 4, 1)"),
        ("(d0) -> (d0 ceildiv 1)", "(d0) -> (d0)"),
        ("(d0, d1)[s0] -> (d1 + d0)", "(d0, d1)[s0] -> (d0 + d1)"),
        ("(d0, d1, d2) -> (d2 + d1 + d0)", "(d0, d1, d2) -> (d1 + d2 + d0)"),
        ("()[s0, s1] -> (s0 * s1 + s1 * s0)", "()[s0, s1] -> ((s0 * s1) * 2)"),
        ("(d0)[s0] -> (d0 - (d0 floordiv s0) * s0)", "(d0)[s0] -> (d0 mod s0)"),
        (
            "(d0)[s0] -> (s0 * 64 + d0 - (d0 floordiv 4) * 4)",
            "(d0)[s0] -> (d0 + (d0 floordiv 4) * -4 + s0 * 64)",
        ),
    ] {
        assert_eq!(attribute(&format!("affine_map<{written}>")), format!("affine_map<{printed}>"));
    }
}

#[test]
fn invalid_affine_expressions_are_reported() {
    for (written, message) in [
        ("(d0, d1) -> (d0 * d1)", "non-affine expression: at least one of the multiply operands"),
        ("(d0, d1) -> (d0 mod d1)", "non-affine expression: right operand of mod"),
        ("(d0) -> (d1)", "use of undeclared identifier"),
        ("(d0, d0) -> (d0)", "redefinition of identifier 'd0'"),
    ] {
        let text = format!("\"t.op\"() {{m = affine_map<{written}>}} : () -> ()");
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        let found = parsed.diagnostics.first().unwrap();
        assert!(found.message.starts_with(message), "{written}: {}", found.message);
    }
    // As deep as the limit on the depth, and no deeper.
    let long = format!("(d0) -> ({})", vec!["d0"; 300].join(" * 3 + "));
    let text = format!("\"t.op\"() {{m = affine_map<{long}>}} : () -> ()");
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert_eq!(parsed.diagnostics.len(), 1);
}

/// The operations with a name.
fn named(ir: &Ir, name: &str) -> Vec<OperationId> {
    let all = ir.walk(ir.top());
    all.filter(|operation| ir.name_bytes(*operation) == name.as_bytes()).collect()
}

const CHAIN: &str = "\
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  %c = arith.muli %b, %a : i32
  return %c : i32
}
";

#[test]
fn uses_follow_every_change() {
    let mut ir = read(CHAIN);
    let (add, mul) = (named(&ir, "arith.addi")[0], named(&ir, "arith.muli")[0]);
    let argument = ir.operand(add, 0).unwrap();
    let uses: Vec<_> = ir.uses(argument).collect();
    assert_eq!(uses, [(mul, 1), (add, 1), (add, 0)], "the newest first");
    let sum = ir.result(add, 0).unwrap();
    ir.replace_uses(sum, argument);
    assert!(!ir.has_uses(sum));
    assert_eq!(ir.uses(argument).count(), 4);
    ir.erase(add);
    assert_eq!(ir.uses(argument).collect::<Vec<_>>(), [(mul, 0), (mul, 1)]);
    ir.set_operands(mul, &[argument]);
    assert_eq!(ir.uses(argument).collect::<Vec<_>>(), [(mul, 0)]);
    assert!(named(&ir, "arith.addi").is_empty());
}

#[test]
fn operations_are_put_in_their_places() {
    let mut ir = read(CHAIN);
    let (add, mul) = (named(&ir, "arith.addi")[0], named(&ir, "arith.muli")[0]);
    let name = ir.context.identifier("t.new");
    let block = ir.block_of(add).unwrap();
    let made: Vec<_> = (0..4).map(|_| ir.create(NewOperation::new(name))).collect();
    ir.insert_before(mul, made[0]);
    ir.insert_after(mul, made[1]);
    ir.prepend(block, made[2]);
    ir.append(block, made[3]);
    let order: Vec<_> = ir.block_operations(block).collect();
    let ret = named(&ir, "func.return")[0];
    assert_eq!(order, [made[2], add, made[0], mul, made[1], ret, made[3]]);
    ir.detach(mul);
    assert_eq!(ir.block_of(mul), None);
    assert_eq!(ir.previous_operation(made[1]), Some(made[0]));
    assert_eq!(ir.last_operation(block), Some(made[3]));
}

#[test]
fn uses_before_definitions_are_allowed_in_graph_regions_and_by_dominance() {
    let text = "\
func.func @f(%c: i1) -> i32 {
  cf.br ^second
^first:
  return %x : i32
^second:
  %x = arith.constant 7 : i32
  cf.br ^first
}
";
    let ir = read(text);
    let constant = named(&ir, "arith.constant")[0];
    let value = ir.result(constant, 0).unwrap();
    assert_eq!(ir.uses(value).map(|(user, _)| user).collect::<Vec<_>>(), named(&ir, "func.return"));
    let printed = print(&ir, registry(), &PrintOptions::default());
    assert!(String::from_utf8(printed).unwrap().contains("return %c7_i32 : i32"));
    let missing = text.replace("%x =", "%y =");
    let parsed = parse(missing.as_bytes(), registry(), &Limits::default());
    assert_eq!(parsed.diagnostics[0].message, "use of undeclared SSA value name");
}

#[test]
fn a_repeated_type_has_its_full_depth() {
    let nested = |depth: usize| {
        let (open, close) = ("tuple<".repeat(depth), ">".repeat(depth));
        format!("\"t.op\"() {{t = {open}tensor<4x?xf32>{close}}} : () -> ()\n")
    };
    let used = "\"t.op\"() : () -> tensor<4x?xf32>\n";
    let found = |text: &str| {
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        parsed.diagnostics.first().map(|found| (found.message.clone(), found.span))
    };
    let mut refused = 0;
    for depth in 240..260 {
        let new = found(&nested(depth));
        let after = used.len() as u32;
        let moved = new.clone().map(|(message, span)| (message, span.shifted(after)));
        assert_eq!(found(&format!("{used}{}", nested(depth))), moved, "{depth}");
        refused += usize::from(new.is_some());
    }
    assert!((1..20).contains(&refused), "{refused}");
}

#[test]
fn types_that_are_alike_in_text_are_the_same() {
    let ir = read(
        "\"t.op\"() : () -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4 x ?xf32>, tensor<*xf32>, tensor<*xf32>)",
    );
    let operation = ir.walk(ir.top()).nth(1).expect("an operation");
    let types: Vec<_> = ir.results(operation).map(|result| ir.value_type(result)).collect();
    assert_eq!((types[0], types[0], types[3]), (types[1], types[2], types[4]));
    assert_ne!(types[0], types[3]);
}

/// The users of each value, by their places in a walk, and the numbers of the operands.
type Uses = Vec<Vec<(usize, usize)>>;

/// The generic and the custom text of all operations, and the uses of their values.
fn described(ir: &Ir) -> (Vec<u8>, Vec<u8>, Uses) {
    let all: Vec<OperationId> = ir.walk(ir.top()).collect();
    let places: HashMap<OperationId, usize> =
        all.iter().enumerate().map(|(place, operation)| (*operation, place)).collect();
    let blocks = all.iter().flat_map(|one| ir.regions(*one)).flat_map(|one| ir.blocks(*one));
    let arguments = blocks.flat_map(|block| ir.arguments(*block)).copied();
    let values = all.iter().flat_map(|operation| ir.results(*operation)).chain(arguments);
    let uses = values.map(|value| {
        // Only operations in the module count.
        let uses = ir.uses(value);
        uses.filter_map(|(user, index)| Some((*places.get(&user)?, index))).collect()
    });
    let uses = uses.collect();
    let generic = PrintOptions { generic: true, ..PrintOptions::default() };
    let custom = PrintOptions::default();
    (print(ir, registry(), &generic), print(ir, registry(), &custom), uses)
}

#[test]
fn erased_operations_are_removed_and_the_rest_stays() {
    let files = files_below("corpus").into_iter().filter(|path| path.ends_with(".mlir"));
    let mut removed = 0;
    for path in files {
        let text = std::fs::read(repository().join(&path)).expect("a file of the corpus");
        let parsed = recover(&text, registry(), &Limits::default());
        let (mut ir, mut names) = (parsed.ir, parsed.names);
        let all: Vec<OperationId> = ir.walk(ir.top()).skip(1).collect();
        for operation in all.iter().rev().step_by(3) {
            let is_used = ir.results(*operation).any(|result| ir.has_uses(result));
            if ir.is_attached(*operation) && !is_used && ir.regions(*operation).is_empty() {
                ir.erase(*operation);
                removed += 1;
            }
        }
        let before = described(&ir);
        let first = |ir: &Ir, names: &ValueNames| {
            let named = ir.walk(ir.top()).flat_map(|operation| ir.results(operation));
            named.map(|value| names.name(value, &text)).collect::<Vec<_>>()
        };
        let named = first(&ir, &names);
        let new = ir.compact();
        names.renumber(&new);
        assert_eq!(first(&ir, &names), named, "{path}");
        assert_eq!(ir.operation_bound(), ir.walk(ir.top()).count(), "{path}");
        let after = described(&ir);
        assert!(
            before == after,
            "{path} is another module:\n{}",
            String::from_utf8_lossy(&after.1)
        );
    }
    assert!(removed > 1000, "{removed}");
}
