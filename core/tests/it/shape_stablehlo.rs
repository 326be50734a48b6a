//! Shapes in programs of StableHLO.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::{PrintOptions, print};
use abide_core::shape::{self, Argument, Evaluated, evaluate};
use std::fmt::Write as _;

/// Operations with dynamic sizes, of arguments that are `[a, b, 4]`, `[c, d]` and so on; each is followed by its
/// result.
const RULES: &[(&str, &str)] = &[
    ("stablehlo.add %x, %x : tensor<?x?x4xf32>", "[a, b, 4]"),
    ("chlo.erf %x : tensor<?x?x4xf32> -> tensor<?x?x4xf32>", "[a, b, 4]"),
    (
        "chlo.next_after %x, %x : tensor<?x?x4xf32>, tensor<?x?x4xf32> -> tensor<?x?x4xf32>",
        "[a, b, 4]",
    ),
    (
        "chlo.broadcast_add %x, %s : (tensor<?x?x4xf32>, tensor<f32>) -> tensor<?x?x4xf32>",
        "[a, b, 4]",
    ),
    (
        "chlo.broadcast_compare %s, %y {comparison_direction = #chlo<comparison_direction LT>} : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xi1>",
        "[c, d]",
    ),
    ("stablehlo.is_finite %x : (tensor<?x?x4xf32>) -> tensor<?x?x4xi1>", "[a, b, 4]"),
    ("stablehlo.select %p, %x, %x : tensor<i1>, tensor<?x?x4xf32>", "[a, b, 4]"),
    (
        "stablehlo.clamp %s, %x, %s : (tensor<f32>, tensor<?x?x4xf32>, tensor<f32>) -> tensor<?x?x4xf32>",
        "[a, b, 4]",
    ),
    (
        "stablehlo.compare LT, %x, %x : (tensor<?x?x4xf32>, tensor<?x?x4xf32>) -> tensor<?x?x4xi1>",
        "[a, b, 4]",
    ),
    (
        "stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<?x?x4xf32>) -> tensor<4x?x?xf32>",
        "[4, a, b]",
    ),
    ("stablehlo.broadcast %y, sizes = [3] : (tensor<?x?xf32>) -> tensor<3x?x?xf32>", "[3, c, d]"),
    (
        "stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<?x?x4xf32>, tensor<?x?x4xf32>) -> tensor<?x?x?xf32>",
        "[a, b, b]",
    ),
    ("stablehlo.dot %y, %w : (tensor<?x?xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>", "[c, 8]"),
    (
        "stablehlo.einsum %y, %w, config = \"ij,jk->ki\" : (tensor<?x?xf32>, tensor<?x8xf32>) -> tensor<8x?xf32>",
        "[8, c]",
    ),
    (
        "stablehlo.concatenate %x, %x, dim = 1 : (tensor<?x?x4xf32>, tensor<?x?x4xf32>) -> tensor<?x?x4xf32>",
        "[a, 2*b, 4]",
    ),
    (
        "stablehlo.pad %y, %s, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>",
        "[c + 3, d]",
    ),
    (
        "stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [0, 2] : (tensor<?x?x4xf32>, tensor<f32>) -> tensor<?xf32>",
        "[b]",
    ),
    (
        "stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x9x?x3xf32>, tensor<3x3x3x8xf32>) -> tensor<?x5x?x8xf32>",
        "[e, 5, max(g - 2, 0), 8]",
    ),
    (
        "\"stablehlo.gather\"(%y, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<?x?xf32>, tensor<?x1xi32>) -> tensor<?x5xf32>",
        "[h, 5]",
    ),
    (
        "\"stablehlo.torch_index_select\"(%y, %n) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<?x?xf32>, tensor<?x1xi32>) -> tensor<?x?x1xf32>",
        "[c, h, 1]",
    ),
    (
        "stablehlo.set_dimension_size %y, %size, dim = 0 : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>",
        "[2*a, d]",
    ),
    ("stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>", "[2*a, 7]"),
    (
        "stablehlo.dynamic_broadcast_in_dim %s, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "[2*a, 7]",
    ),
    (
        "stablehlo.dynamic_reshape %y, %shape : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "[2*a, 7]",
    ),
    (
        "stablehlo.real_dynamic_slice %y, %zeros, %shape, %steps : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "[a, 4]",
    ),
    (
        "stablehlo.dynamic_pad %y, %s, %steps, %steps, %zeros : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "[c + 4, d + 4]",
    ),
    ("stablehlo.reverse %y, dims = [0] : tensor<?x?xf32>", "[c, d]"),
    ("stablehlo.cholesky %y, lower = true : tensor<?x?xf32>", "[c, d]"),
    (
        "\"stablehlo.reduce_window\"(%y, %s) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({ ^bb0(%l: tensor<f32>, %r: tensor<f32>): stablehlo.return %l : tensor<f32> }) : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>",
        "[c floordiv 2, d]",
    ),
    (
        "\"stablehlo.all_gather\"(%y) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<?x?xf32>) -> tensor<?x?xf32>",
        "[2*c, d]",
    ),
    (
        "\"stablehlo.if\"(%p) ({ stablehlo.return %y : tensor<?x?xf32> }, { %1 = stablehlo.add %y, %y : tensor<?x?xf32> stablehlo.return %1 : tensor<?x?xf32> }) : (tensor<i1>) -> tensor<?x?xf32>",
        "[c, d]",
    ),
    (
        "stablehlo.while(%it = %y) : tensor<?x?xf32> cond { stablehlo.return %p : tensor<i1> } do { %1 = stablehlo.add %it, %it : tensor<?x?xf32> stablehlo.return %1 : tensor<?x?xf32> }",
        "[c, d]",
    ),
    ("func.call @callee(%y) : (tensor<?x?xf32>) -> tensor<?x?xf32>", "[d, c]"),
    (
        "stablehlo.composite \"a.b\" %y {decomposition = @callee} : (tensor<?x?xf32>) -> tensor<?x?xf32>",
        "[d, c]",
    ),
    (
        "stablehlo.custom_call @own(%y, %shape) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "[2*a, 7]",
    ),
];

/// The text around an operation: the names of sizes, and a computed shape.
fn around(operation: &str) -> String {
    let mut text = "func.func @f(%x: tensor<?x?x4xf32>, %y: tensor<?x?xf32>, %w: tensor<?x8xf32>, \
         %i: tensor<?x9x?x3xf32>, %k: tensor<3x3x3x8xf32>, %n: tensor<?x1xi32>, %p: tensor<i1>, \
         %s: tensor<f32>) {\n%true = stablehlo.constant dense<true> : tensor<i1>\n"
        .to_owned();
    for (name, value, ty, dim) in [
        ("a", "%x", "tensor<?x?x4xf32>", 0),
        ("b", "%x", "tensor<?x?x4xf32>", 1),
        ("c", "%y", "tensor<?x?xf32>", 0),
        ("d", "%y", "tensor<?x?xf32>", 1),
        ("e", "%i", "tensor<?x9x?x3xf32>", 0),
        ("g", "%i", "tensor<?x9x?x3xf32>", 2),
        ("h", "%n", "tensor<?x1xi32>", 0),
    ] {
        let of = format!("({ty}) -> tensor<i32>");
        writeln!(text, "%{name} = stablehlo.get_dimension_size {value}, dim = {dim} : {of}")
            .unwrap();
        let message = assertion(name, name);
        writeln!(text, "stablehlo.custom_call @shape_assertion(%true, %{name}) {{error_message = \"{message}\"}} : (tensor<i1>, tensor<i32>) -> ()").unwrap();
    }
    text + "%two = stablehlo.constant dense<2> : tensor<i32>
        %size = stablehlo.multiply %a, %two : tensor<i32>
        %one = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
        %seven = stablehlo.constant dense<7> : tensor<1xi32>
        %shape = stablehlo.concatenate %one, %seven, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
        %zeros = stablehlo.constant dense<0> : tensor<2xi32>
        %steps = stablehlo.constant dense<2> : tensor<2xi32>
        %result = "
        + operation
        + "\nreturn\n}
        func.func private @callee(%v: tensor<?x?xf32>) -> tensor<?x?xf32> {
          %t = stablehlo.transpose %v, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
          return %t : tensor<?x?xf32>
        }"
}

/// JAX's assertion for a specified size.
fn assertion(variable: &str, specification: &str) -> String {
    format!(
        "Expected value >= 1 for dimension variable '{variable}'. Obtained dimension variables: \
         '{variable}' = {{0}} from specification '{specification}' for dimension args[0].shape[0] (= {{0}}), ."
    )
}

#[test]
fn every_operation_explains_its_sizes() {
    for (operation, expected) in RULES {
        let text = around(operation);
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        assert_eq!(parsed.diagnostics, [], "{operation}");
        let functions = shape::explain(&parsed, text.as_bytes(), registry());
        let result = functions[0].value("%result").unwrap();
        assert_eq!(result.known.text(), *expected, "{operation}");
    }
}

#[test]
fn a_call_computes_the_sizes_of_every_operation() {
    let sizes = [("a", 6), ("b", 5), ("c", 9), ("d", 3), ("e", 2), ("g", 11), ("h", 4)];
    for (operation, expected) in RULES {
        let text = around(operation);
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        let function = shape::function_named(&parsed.ir, "f").unwrap();
        let shapes =
            [&[6, 5, 4][..], &[9, 3], &[3, 8], &[2, 9, 11, 3], &[3, 3, 3, 8], &[4, 1], &[], &[]];
        let arguments = shapes.map(|shape| Argument::Shape(shape.to_vec()));
        let called =
            evaluate(&parsed.ir, registry(), &Limits::default(), function, &arguments).unwrap();
        let (value, _) = parsed
            .names
            .iter()
            .find(|(value, _)| {
                parsed.names.name(*value, text.as_bytes()).as_deref() == Some("%result")
            })
            .unwrap();
        let inner = expected.trim_matches(['[', ']']);
        let mut wanted = Vec::new();
        for size in inner.split(", ") {
            // `max(g - 2, 0)` has its own comma.
            let size = size.trim_start_matches("max(");
            if size == "0)" {
                continue;
            }
            let size = size.replace("c floordiv 2", "4").replace("g - 2", "9");
            let number = |word: &str| -> i64 {
                let known = sizes.iter().find(|one| one.0 == word).map(|one| one.1);
                known.unwrap_or_else(|| word.parse().unwrap())
            };
            let term =
                |term: &str| -> i64 { term.split('*').map(|word| number(word.trim())).product() };
            wanted.push(Some(size.split(" + ").map(term).sum::<i64>()));
        }
        assert_eq!(called.value(value), Some(&Evaluated::Shape(wanted)), "{operation}");
    }
}

#[test]
fn printing_keeps_the_text() {
    for (operation, _) in RULES {
        let text = around(operation);
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        let first = print(&parsed.ir, registry(), &PrintOptions::default());
        let again = parse(&first, registry(), &Limits::default());
        assert_eq!(again.diagnostics, [], "{}", String::from_utf8_lossy(&first));
        let second = print(&again.ir, registry(), &PrintOptions::default());
        assert_eq!(String::from_utf8_lossy(&second), String::from_utf8_lossy(&first));
    }
}

/// A function that asserts that the size of its argument is one thing, and then another.
fn asserting(first: &str, second: &str, condition: &str) -> String {
    format!(
        "func.func @f(%x: tensor<?xf32>) {{
           %true = stablehlo.constant dense<true> : tensor<i1>
           %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
           %five = stablehlo.constant dense<5> : tensor<i32>
           %twice = stablehlo.add %n, %n : tensor<i32>
           stablehlo.custom_call @shape_assertion(%true, %n) {{error_message = \"{}\"}} : (tensor<i1>, tensor<i32>) -> ()
           stablehlo.custom_call @shape_assertion(%true, %n) {{error_message = \"{}\"}} : (tensor<i1>, tensor<i32>) -> ()
           %holds = stablehlo.compare {condition}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
           stablehlo.custom_call @shape_assertion(%holds) {{error_message = \"It is. Using the following\"}} : (tensor<i1>) -> ()
           return
         }}",
        assertion("n", first),
        assertion("n", second),
    )
}

#[test]
fn assertions_that_contradict_each_other_are_found() {
    let found = |text: &str| -> Vec<String> {
        let parsed = parse(text.as_bytes(), registry(), &Limits::default());
        assert_eq!(parsed.diagnostics, []);
        let found = shape::check_ir(&parsed.ir, registry()).into_iter();
        found.map(|one| format!("{}: {}", one.code, one.message)).collect()
    };
    assert_eq!(found(&asserting("n", "n", "GE, %n, %n")), [""; 0]);
    assert_eq!(found(&asserting("2*n", "2*n", "EQ, %n, %five")), [""; 0]);
    assert_eq!(
        found(&asserting("n", "n + 1", "GE, %n, %n")),
        ["shape-contradiction: the size in dimension 0 is asserted to be another one before"]
    );
    assert_eq!(
        found(&asserting("n", "n", "GT, %n, %twice")),
        ["shape-contradiction: the assertion never holds: It is."]
    );
}

#[test]
fn an_assertion_that_does_not_hold_ends_a_call() {
    let text = asserting("n", "n", "EQ, %n, %five");
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    let function = shape::function_named(&parsed.ir, "f").unwrap();
    let call = |variables: &[(&str, i64)]| {
        let arguments = shape::arguments_of_variables(&parsed.ir, registry(), function, variables)?;
        evaluate(&parsed.ir, registry(), &Limits::default(), function, &arguments)
    };
    assert!(call(&[("n", 5)]).is_ok());
    assert_eq!(call(&[("n", 6)]).unwrap_err().message, "does not hold: It is.");
    assert_eq!(
        call(&[]).unwrap_err().message,
        "the size of argument 0 in dimension 0 does not follow from the variables"
    );
    assert_eq!(call(&[("m", 6)]).unwrap_err().message, "no size of an argument depends on 'm'");
}

#[test]
fn large_sizes_of_tensors_without_elements_take_no_time() {
    let ty = "tensor<4611686018427387904x4611686018427387904x0xi32>";
    let text = format!(
        "func.func @f() {{
           %0 = stablehlo.iota dim = 0 : tensor<0x4611686018427387904x4611686018427387904xi32>
           %1 = stablehlo.iota dim = 2 : {ty}
           %2 = stablehlo.concatenate %1, %1, dim = 2 : ({ty}, {ty}) -> {ty}
           %3 = stablehlo.constant dense<> : tensor<1099511627776x0xi32>
           %4 = stablehlo.concatenate %3, %3, dim = 1 : (tensor<1099511627776x0xi32>, tensor<1099511627776x0xi32>) -> tensor<1099511627776x0xi32>
           return
         }}"
    );
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    let [function] = &shape::explain(&parsed, text.as_bytes(), registry())[..] else { panic!() };
    let known: Vec<_> = function.values.iter().map(|value| value.known.text()).collect();
    assert_eq!(known.len(), 5, "{known:?}");
}

#[test]
fn inferred_types_are_those_of_the_text() {
    let mut inferred = 0;
    for (operation, _) in RULES {
        let text = around(operation);
        let mut parsed = parse(text.as_bytes(), registry(), &Limits::default());
        let (found, _) = parsed
            .names
            .iter()
            .find(|(value, _)| {
                parsed.names.name(*value, text.as_bytes()).as_deref() == Some("%result")
            })
            .unwrap();
        let ir = &mut parsed.ir;
        let defining = ir.defining_operation(found).unwrap();
        let written = ir.value_type(found);
        if shape::infer_results(ir, registry(), defining) {
            inferred += 1;
            assert_eq!(ir.value_type(found), written, "{operation}");
        }
    }
    assert!(inferred > 12, "{inferred}");
}
