//! Rules of the regions of StableHLO's operations: each line is right, and each change of it has one error.

use super::stablehlo::{Changes, errors};

#[test]
fn branches_loops_and_functions_of_reductions_fit_their_operations() {
    let make = "\"test.make\"() : ()";
    let branch = "stablehlo.return %a : tensor<4xf32>";
    let choose = format!(
        "%r = \"stablehlo.if\"(%0) ({{\n {branch}\n}}, {{\n {branch}\n}}) : (tensor<i1>) -> tensor<4xf32>"
    );
    let repeat = format!(
        "%r = \"stablehlo.while\"(%a) ({{\n^bb0(%b: tensor<4xf32>):\n  %c = {make} -> tensor<i1>\n  stablehlo.return %c : tensor<i1>\n}}, {{\n^bb0(%d: tensor<4xf32>):\n  %e = {make} -> tensor<4xf32>\n  stablehlo.return %e : tensor<4xf32>\n}}) : (tensor<4xf32>) -> tensor<4xf32>"
    );
    let sort = "%r = \"stablehlo.sort\"(%a) ({\n^bb0(%b: tensor<f32>, %c: tensor<f32>):\n  %e = stablehlo.compare LT, %b, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>\n  stablehlo.return %e : tensor<i1>\n}) : (tensor<4xf32>) -> tensor<4xf32>";
    let reduce = format!(
        "%r = \"stablehlo.reduce\"(%a, %1) ({{\n^bb0(%b: tensor<f32>, %c: tensor<f32>):\n  %e = {make} -> tensor<f32>\n  stablehlo.return %e : tensor<f32>\n}}) {{dimensions = array<i64: 0>}} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>"
    );
    let barrier = "%r = stablehlo.optimization_barrier %a : tensor<4xf32>";
    let tuple = "%r = \"stablehlo.tuple\"(%a) : (tensor<4xf32>) -> tuple<tensor<4xf32>>";
    let call = "%r = stablehlo.custom_call @g(%a) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>";
    let composite = "%r = stablehlo.composite \"a.b\" %a {decomposition = @g} : (tensor<4xf32>) -> tensor<4xf32>";
    let groups = "%r = \"stablehlo.collective_broadcast\"(%a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>";
    let gather = "%r = \"stablehlo.all_gather\"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<8xf32>";
    let slice = "%r = stablehlo.real_dynamic_slice %a, %3, %3, %3 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>";
    let pick = "%r = \"stablehlo.dynamic_gather\"(%a, %2, %3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<3x1xi32>, tensor<1xi32>) -> tensor<3x?xf32>";
    let cases: [(&str, Changes<'_>); 12] = [
        (gather, &[("[[0, 1]]", "[[0, -1]]", "Invalid replica id -1")]),
        (
            slice,
            &[(
                "%3, %3, %3 : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)",
                "%4, %4, %4 : (tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)",
                "mismatched number of operand rank (1) and start_indices size (2)",
            )],
        ),
        (
            pick,
            &[(
                "%3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<3x1xi32>, tensor<1x",
                "%4) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<4xf32>, tensor<3x1xi32>, tensor<2x",
                "slice_sizes size (2) not equal to operand rank (1)",
            )],
        ),
        (
            &choose,
            &[
                ("-> tensor<4xf32>", "-> tensor<5xf32>", "inferred type(s) 'tensor<4xf32>'"),
                ("-> tensor<4xf32>", "-> tensor<4xi32>", "inferred type(s) 'tensor<4xf32>'"),
                (
                    "({\n",
                    "({\n^bb0(%b: tensor<i1>):\n",
                    "branch 0 must have 0 arguments, but found 1",
                ),
                (
                    "{\n stablehlo.return %a : tensor<4xf32>\n})",
                    "{\n stablehlo.return %1 : tensor<f32>\n})",
                    "branch 0 and branch 1 have mismatched return types: 'tensor<4xf32>' vs 'tensor<f32>'",
                ),
            ],
        ),
        (
            &repeat,
            &[
                ("%b: tensor<4x", "%b: tensor<5x", "compatible with condition block arguments"),
                ("%d: tensor<4x", "%d: tensor<5x", "compatible with body block arguments"),
                (
                    "-> tensor<4xf32>\n  stablehlo.return %e : tensor<4xf32>",
                    "-> tensor<5xf32>\n  stablehlo.return %e : tensor<5xf32>",
                    "compatible with body block return types",
                ),
                (
                    "-> tensor<i1>\n  stablehlo.return %c : tensor<i1>",
                    "-> tensor<i8>\n  stablehlo.return %c : tensor<i8>",
                    "zero-ranked tensor of i1",
                ),
                (
                    "(tensor<4xf32>) -> tensor<4xf32>",
                    "(tensor<4xf32>) -> tensor<5xf32>",
                    "inferred type(s) 'tensor<4xf32>'",
                ),
            ],
        ),
        (
            sort,
            &[(
                "%c: tensor<f32>):\n  %e = stablehlo.compare LT, %b, %c",
                "%c: tensor<i32>):\n  %e = stablehlo.compare LT, %b, %b",
                "comparator block argument #1 should be of type 'tensor<f32>' but got 'tensor<i32>'",
            )],
        ),
        (
            &reduce,
            &[
                ("%b: tensor<f32>", "%b: tensor<i32>", "parameter at index 0 is different"),
                ("%c: tensor<f32>", "%c: tensor<i32>", "parameter at index 1 is different"),
                (", %c: tensor<f32>", "", "must take 2 parameters, but takes 1 parameter(s)"),
            ],
        ),
        (barrier, &[]),
        (
            tuple,
            &[("tuple<tensor<4x", "tuple<tensor<?x", "inferred type(s) 'tuple<tensor<4xf32>>'")],
        ),
        (
            call,
            &[
                ("_layouts = [dense<0>", "_layouts = [dense<1>", "must be a permutation of [0, 1)"),
                (
                    ", result_layouts = [dense<0> : tensor<1xindex>]",
                    "",
                    "either both operands and results or none",
                ),
            ],
        ),
        (
            composite,
            &[
                ("@g", "@h", "'h' does not reference a valid function"),
                (
                    "-> tensor<4x",
                    "-> tensor<?x",
                    "result at index 0 has type 'tensor<?xf32>', but decomposition has type 'tensor<4xf32>'",
                ),
            ],
        ),
        (
            groups,
            &[
                ("[[0, 1]]", "0", "replica id #0 seen more than once"),
                ("[[0, 1]]", "[[0, -1]]", "values must be positive, but was given -1"),
                ("-> tensor<4x", "-> tensor<5x", "inferred type(s) 'tensor<4xf32>'"),
            ],
        ),
    ];
    let within = |operation: &str| {
        format!(
            "func.func private @g(tensor<4xf32>) -> tensor<4xf32>\n\
             func.func @f(%0: tensor<i1>, %a: tensor<4xf32>, %1: tensor<f32>, %2: tensor<3x1xi32>, \
             %3: tensor<1xi32>, %4: tensor<2xi32>) {{\n  {operation}\n  return\n}}"
        )
    };
    for (right, changes) in cases {
        assert_eq!(errors(&within(right)), [""; 0], "{right}");
        for (old, new, expected) in changes {
            let wrong = right.replacen(old, new, 1);
            assert_ne!(wrong, right, "{old}");
            let found = errors(&within(&wrong));
            assert!(found.len() == 1 && found[0].contains(expected), "{wrong}\n{found:?}");
        }
    }
}
