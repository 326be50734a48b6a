//! Rules of StableHLO's operations: each line is right, and each change of it has one error.

use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::check_with;

/// The errors in a text.
pub(crate) fn errors(operation: &str) -> Vec<String> {
    let text = format!("{operation}\n");
    let found = check_with(text.as_bytes(), registry(), &Limits::default());
    let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| found.message.to_string()).collect()
}

/// An operation of operands with these types.
fn of(types: &[&str], operation: &str) -> String {
    let arguments: Vec<String> =
        types.iter().enumerate().map(|(number, ty)| format!("%{number}: {ty}")).collect();
    format!("func.func @f({}) {{\n  {operation}\n  return\n}}", arguments.join(", "))
}

/// A text, and changes of it: what is replaced by what, with the error.
type Case<'t> = (String, Vec<(&'t str, &'t str, &'t str)>);

#[test]
fn sizes_and_dimensions_are_checked() {
    let generic = |name: &str, operands: &str, properties: &str, ty: &str| {
        format!("%r = \"stablehlo.{name}\"({operands}) <{{{properties}}}> : {ty}")
    };
    let matrix = ["tensor<4x8xf32>", "tensor<f32>", "tensor<i64>", "tensor<4x2xf32>"];
    let gather = "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>";
    let gathered = "(tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x8xf32>";
    let groups =
        "all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>";
    let cases: Vec<Case<'_>> = vec![
        (
            "%r = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>".to_owned(),
            vec![
                ("[1, 0]", "[1]", "operand rank 2 does not match permutation size 1"),
                ("[1, 0]", "[1, 1]", "must be a permutation of [0, 1] but got 1, 1"),
                ("tensor<8x4xf32>", "tensor<8x5xf32>", "inferred type(s) 'tensor<8x4xf32>' are incompatible"),
            ],
        ),
        (
            "%r = stablehlo.reshape %0 : (tensor<4x8xf32>) -> tensor<2x16xf32>".to_owned(),
            vec![("<2x16", "<2x15", "number of output elements (30) doesn't match")],
        ),
        (
            "%r = stablehlo.concatenate %0, %3, dim = 1 : (tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<4x10xf32>".to_owned(),
            vec![
                ("dim = 1", "dim = 2", "dimension 2 is out-of-bounds for input rank 2"),
                ("dim = 1", "dim = 0", "do not match at non-concat index: 8 != 2 at index 1"),
                ("<4x10", "<4x11", "inferred type(s) 'tensor<4x10xf32>'"),
            ],
        ),
        (
            "%r = stablehlo.slice %0 [0:4:1, 1:7:2] : (tensor<4x8xf32>) -> tensor<4x3xf32>".to_owned(),
            vec![
                ("1:7:2", "1:9:2", "limit index 9 is larger than dimension size 8 in dimension 1"),
                ("1:7:2", "1:7:0", "stride must be positive but got 0 in dimension 1"),
                ("<4x3", "<4x4", "inferred type(s) 'tensor<4x3xf32>'"),
            ],
        ),
        (
            "%r = stablehlo.dynamic_slice %0, %2, %2, sizes = [4, 2] : (tensor<4x8xf32>, tensor<i64>, tensor<i64>) -> tensor<4x2xf32>".to_owned(),
            vec![
                ("[4, 2]", "[4]", "mismatched number of slice sizes (1) and number of start indices (2)"),
                ("[4, 2]", "[5, 2]", "slice size 5 at dimension 0 is not between 0 and 4"),
            ],
        ),
        (
            "%r = stablehlo.pad %0, %1, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<5x17xf32>".to_owned(),
            vec![
                ("low = [1, 0]", "low = [1]", "have same size"),
                ("[0, 1]", "[0, -1]", "Interior padding cannot be negative: -1 in dimension 1"),
                ("low = [1, 0]", "low = [2, 0]", "inferred type(s) 'tensor<6x17xf32>'"),
            ],
        ),
        (
            "%r = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>".to_owned(),
            vec![
                ("[1, 2]", "[1]", "broadcast_dimensions size (1) does not match operand rank (2)"),
                ("[1, 2]", "[1, 1]", "should not have duplicates"),
                ("[1, 2]", "[1, 3]", "invalid value 3 for result with rank 3"),
                ("[1, 2]", "[2, 1]", "size of operand dimension 0 (4) is not equal to 1 or size of result dimension 2 (8)"),
            ],
        ),
        (
            "%r = stablehlo.iota dim = 1 : tensor<4x8xi32>".to_owned(),
            vec![("dim = 1", "dim = 2", "iota dimension cannot go beyond the output rank")],
        ),
        (
            "%r = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>".to_owned(),
            vec![
                ("[1] x [1]", "[1] x [0]", "contracting dimension sizes must match"),
                ("[1] x [1]", "[1] x []", "same number of contracting dimensions"),
                ("[1] x [1]", "[2] x [1]", "lhs_contracting_dimensions value: 2 is out of range: [0, 2)"),
                ("<4x4", "<4x8", "inferred type(s) 'tensor<4x4xf32>'"),
            ],
        ),
        (
            "%r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>".to_owned(),
            vec![
                ("[1]", "[2]", "Out-of-bounds dimension 2"),
                ("[1]", "[0]", "inferred type(s) 'tensor<8xf32>'"),
            ],
        ),
        (
            generic("gather", "%0, %4", gather, gathered),
            vec![
                ("[1], collapsed", "[1, 2], collapsed", "is not equal to operand rank (2)"),
                ("start_index_map = [0]", "start_index_map = [0, 1]", "start_index_map size (2) is not equal"),
                ("i64: 1, 8", "i64: 1", "slice_sizes size (1) not equal to operand rank (2)"),
                ("i64: 1, 8", "i64: 1, 9", "slice size (9) is out of bounds for operand dimension (8)"),
                ("i64: 1, 8", "i64: 2, 8", "slice_sizes[dim] should be <= 1, but got 2"),
                ("<3x8", "<3x9", "inferred type(s) 'tensor<3x8xf32>'"),
            ],
        ),
        (
            generic("all_gather", "%0", groups, "(tensor<4x8xf32>) -> tensor<4x16xf32>"),
            vec![
                ("[2, 3]", "[2, 2]", "replica id #2 seen more than once"),
                ("[2, 3]", "[2, 4]", "replica id #3 not seen in replica groups"),
                ("dim = 1", "dim = 2", "all_gather_dim must be a valid index of operand"),
            ],
        ),
        (
            "%r = stablehlo.tanh %0 : tensor<4x8xf32>".to_owned(),
            vec![
                ("tanh", "not", "operand #0 must be ranked tensor of bool or 2/4/8/16/32/64-bit integer values, but got 'tensor<4x8xf32>'"),
            ],
        ),
    ];
    let types = [&matrix[..], &["tensor<3x1xi64>"]].concat();
    for (right, changes) in cases {
        assert_eq!(errors(&of(&types, &right)), [""; 0], "{right}");
        for (from, to, message) in changes {
            let changed = right.replacen(from, to, 1);
            assert_ne!(changed, right, "{from}");
            let found = errors(&of(&types, &changed));
            assert!(found.len() == 1 && found[0].contains(message), "{changed}: {found:?}");
        }
    }
}

/// The dimensions of a convolution in both spellings, in the order of the error.
#[test]
fn dimension_numbers_are_permutations() {
    let numbers = |input: &str, kernel: &str, output: &str| {
        format!(
            "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, \
             input_spatial_dimensions = {input}, kernel_input_feature_dimension = 2, \
             kernel_output_feature_dimension = 3, kernel_spatial_dimensions = {kernel}, \
             output_batch_dimension = 0, output_feature_dimension = 3, \
             output_spatial_dimensions = {output}>"
        )
    };
    let lists = |text: &str| format!("#stablehlo.conv<{text}>");
    let sizes = "same size for input, kernel and output spatial-dimensions";
    for (dimensions, expected) in [
        (numbers("[1, 2]", "[0, 1]", "[1, 2]"), None),
        (numbers("[1, 2]", "[0, 1]", "[2, 1]"), None),
        (numbers("[1, 5]", "[0, 1]", "[1, 2]"), Some("expects input dimension-numbers")),
        (numbers("[1, 0]", "[0, 1]", "[1, 2]"), Some("expects input dimension-numbers")),
        (numbers("[1, 2]", "[0, 7]", "[1, 2]"), Some("expects kernel dimension-numbers")),
        (numbers("[1, 2]", "[0, 1]", "[1, 1]"), Some("expects output dimension-numbers")),
        (numbers("[1, 2 x]", "[0, 1]", "[1, 2]"), Some(sizes)),
        (numbers("[1, 2]", "[0, 1], x = 1", "[1, 2]"), Some("the numbers of all dimensions")),
        ("#stablehlo.conv".to_owned(), Some("the numbers of all dimensions")),
        (numbers("[1]", "[0, 1]", "[1, 2]"), Some(sizes)),
        (numbers("[1, 2]", "[0, 1]", "[]"), Some(sizes)),
        (lists("[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"), None),
        (lists("[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]"), Some("expects input dimension-numbers")),
        (lists("[b, 0, f]x[0, i, o]->[b, 0, f]"), Some("to have 3 dimensions. Got: 4")),
    ] {
        let operation = format!(
            "%r = \"stablehlo.convolution\"(%0, %1) <{{batch_group_count = 1 : i64, \
             feature_group_count = 1 : i64, dimension_numbers = {dimensions}}}> : \
             (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>"
        );
        let found = errors(&of(&["tensor<1x4x4x1xf32>", "tensor<3x3x1x1xf32>"], &operation));
        let is_found = expected.is_none_or(|words| found.iter().all(|one| one.contains(words)));
        assert!(
            is_found && found.len() == usize::from(expected.is_some()),
            "{dimensions}: {found:?}"
        );
    }
}

#[test]
fn unknown_sizes_are_never_wrong() {
    for right in [
        "%r = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>",
        "%r = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x5xf32>",
        "%r = stablehlo.reshape %0 : (tensor<?x8xf32>) -> tensor<2x15xf32>",
        "%r = stablehlo.concatenate %0, %0, dim = 0 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<7x8xf32>",
        "%r = stablehlo.slice %0 [0:4:1, 1:7:2] : (tensor<?x8xf32>) -> tensor<4x3xf32>",
    ] {
        assert_eq!(errors(&of(&["tensor<?x8xf32>"], right)), [""; 0], "{right}");
    }
    let encoded = "%r = stablehlo.abs %0 : tensor<4x!quant.uniform<i8:f32, 1.0:17>>";
    assert_eq!(errors(&of(&["tensor<4x!quant.uniform<i8:f32, 1.0:17>>"], encoded)), [""; 0]);
}

/// Texts that are replaced, by what, and the errors.
pub(crate) type Changes<'t> = &'t [(&'t str, &'t str, &'t str)];

/// Each change is made in the types of the operands, too.
#[test]
fn solvers_selections_and_conversions_of_bits_are_checked() {
    let solve = "%r = \"stablehlo.triangular_solve\"(%0, %1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<7x4x4xf32>, tensor<7x4x3xf32>) -> tensor<7x4x3xf32>";
    let select = "%r = \"stablehlo.select\"(%0, %1, %2) : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>";
    let convolution = "%r = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<6x8x4xf32>, tensor<3x2x10xf32>) -> tensor<?x6x10xf32>";
    let cases: [(&[&str], &str, Changes<'_>); 9] = [
        (
            &["tensor<f32>", "tensor<4xf32>", "tensor<?xf32>"],
            "%r = stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>",
            &[
                (
                    "tensor<?xf32>",
                    "tensor<5xf32>",
                    "max shape [5] is not scalar and is not compatible to operand shape [4]",
                ),
                (
                    "tensor<f32>",
                    "tensor<i32>",
                    "requires compatible element types for all operands and results",
                ),
                ("-> tensor<4x", "-> tensor<5x", "inferred type(s) 'tensor<4xf32>'"),
            ],
        ),
        (
            &["tensor<4xi1>", "tensor<4xf32>", "tensor<?xf32>"],
            select,
            &[
                ("4xi1", "5xi1", "requires the same shape for all operands"),
                ("?xf32", "5xf32", "requires compatible types for non-predicate operands"),
                ("?xf32", "?xi32", "requires compatible types for non-predicate operands"),
            ],
        ),
        (
            &["tensor<2x4x?xf32>"],
            "%r = stablehlo.cholesky %0, lower = true : tensor<2x4x?xf32>",
            &[
                (
                    "2x4x?",
                    "2x4x3",
                    "minor dimensions of 'a' must have equal size, got shape 2, 4, 3.",
                ),
                ("2x4x?", "?", "argument 'a' must have rank >= 2, got shape ?."),
            ],
        ),
        (
            &["tensor<7x4x4xf32>", "tensor<7x4x3xf32>"],
            solve,
            &[
                ("7x4x4", "7x4x5", "two minor dimensions of operand 'a' must be compatible"),
                ("7x4x4", "7x5x5", "shared dimension of operands 'a' and 'b' must be compatible"),
                ("7x4x4", "6x4x4", "batch dimensions of the operands must be compatible"),
                ("7x4x4", "4x4", "operands must have equal rank"),
                ("7x4x4", "4", "operand 'a' must have rank >= 2, but got 'tensor<4xf32>'"),
            ],
        ),
        (
            &["tensor<2x?xf32>", "tensor<4x3xi32>"],
            "%r = stablehlo.dot %0, %1 : (tensor<2x?xf32>, tensor<4x3xi32>) -> tensor<2x3xf64>",
            &[
                ("2x?", "2x5", "expected both lhs/rhs ranks to be either 1 or 2"),
                ("2x?", "2x1x4", "expected both lhs/rhs ranks to be either 1 or 2"),
                ("2x3", "3x2", "inferred shape '[2, 3]' is incompatible with return type"),
            ],
        ),
        (
            &["tensor<4xf32>"],
            "%r = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4x4xi8>",
            &[
                ("4x4xi8", "4x2xi8", "but 8 * 2 != 32."),
                ("4x4xi8", "5x4xi8", "operand and result shapes must match"),
                ("4x4xi8", "16xi8", "rank of smaller element type (1) should be 1 more"),
                ("4x4xi8", "4xcomplex<f32>", "cannot convert between real and complex types"),
            ],
        ),
        (
            &["tensor<6x8x4xf32>", "tensor<3x2x10xf32>"],
            convolution,
            &[
                (
                    "8x4",
                    "8x6",
                    "expects input feature dimension (6) / feature_group_count = kernel input feature dimension (2)",
                ),
                ("8x4", "8x5", "expects input feature dimension (5) to be a multiple"),
                ("x10", "x9", "expects kernel output feature dimension (9) to be divisible"),
                (
                    "batch_group_count = 1",
                    "batch_group_count = 3",
                    "not to be both greater than 1. Got 3 and 2 resp.",
                ),
            ],
        ),
        (
            &["tensor<6xf32>", "tensor<2xi32>"],
            "%r = stablehlo.dynamic_reshape %0, %1 : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x3xf32>",
            &[("2xi32", "3xi32", "result should have a rank equal to the number of elements")],
        ),
        (
            &["tensor<6xf32>"],
            "%r = stablehlo.reshape %0 : (tensor<6xf32>) -> tensor<2x3xf32>",
            &[(
                "2x3",
                "?x3",
                "result #0 must be statically shaped or single bounded dimension tensor",
            )],
        ),
    ];
    for (types, operation, changes) in cases {
        let right = of(types, operation);
        assert_eq!(errors(&right), [""; 0], "{right}");
        for (from, to, message) in changes {
            let changed = right.replace(from, to);
            assert_ne!(changed, right, "{from}");
            let found = errors(&changed);
            assert!(found.len() == 1 && found[0].contains(message), "{changed}: {found:?}");
        }
    }
}

#[test]
fn elements_of_operands_and_results_are_compatible() {
    for name in ["add", "atan2", "power", "subtract"] {
        let text = format!(
            "%r = \"stablehlo.{name}\"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"
        );
        assert_eq!(errors(&of(&["tensor<4xf32>"], &text)), [""; 0]);
        let found =
            errors(&of(&["tensor<4xf32>"], &text.replace("-> tensor<4xf32>", "-> tensor<4xf64>")));
        let message = "requires compatible types for all operands and results";
        assert!(found.len() == 1 && found[0].contains(message), "{name}: {found:?}");
    }
}

#[test]
fn elements_are_numbers_or_quantized() {
    let add = |element: &str| {
        let ty = format!("tensor<4x{element}>");
        errors(&of(&[&ty], &format!("%r = stablehlo.add %0, %0 : {ty}")))
    };
    let per_axis = "!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>";
    for element in ["f32", "i8", "complex<f32>", "!quant.uniform<i8:f32, 1.0:3>", per_axis] {
        assert!(add(element).is_empty(), "{element}: {:?}", add(element));
    }
    for element in ["index", "!other.type"] {
        let found = add(element);
        assert!(found.iter().any(|one| one.contains("must be ranked tensor of")), "{found:?}");
    }
}

#[test]
fn types_that_follow_are_checked() {
    let inferred = |ty: &str| format!("inferred type(s) '{ty}' are incompatible");
    let cases: Vec<(&[&str], &str, &str, &str, String)> = vec![
        (
            &[],
            "%r = stablehlo.replica_id : tensor<ui32>",
            "<ui32",
            "<4xui32",
            inferred("tensor<ui32>"),
        ),
        (
            &[],
            "%r = stablehlo.partition_id : tensor<ui32>",
            "<ui32",
            "<2xui32",
            inferred("tensor<ui32>"),
        ),
        (
            &["tensor<?x4xf32>"],
            "%r = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>",
            "-> tensor<i32>",
            "-> tensor<2xi32>",
            inferred("tensor<i32>"),
        ),
        (
            &["tensor<4xcomplex<f32>>"],
            "%r = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>",
            "-> tensor<4xf32>",
            "-> tensor<4xf64>",
            inferred("tensor<4xf32>"),
        ),
        (
            &["tensor<4xf32>"],
            "%r = stablehlo.complex %0, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>",
            "complex<f32>>",
            "complex<f64>>",
            inferred("tensor<4xcomplex<f32>>"),
        ),
        (
            &[],
            "%r = \"stablehlo.constant\"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>",
            "-> tensor<4xi64>",
            "-> tensor<4x2xi64>",
            inferred("tensor<4xi64>"),
        ),
        (
            &["tensor<4xf32>"],
            "%r = stablehlo.broadcast %0, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>",
            "[2]",
            "[3]",
            inferred("tensor<3x4xf32>"),
        ),
        (
            &["tensor<4xf32>", "tensor<1xi64>"],
            "%r = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [0] : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<?xi32>",
            "compatible element type. Got: 'tensor<4xf32>' and 'tensor<?xi32>'".to_owned(),
        ),
    ];
    for (types, right, part, other, message) in cases {
        assert_eq!(errors(&of(types, right)), [""; 0], "{right}");
        let wrong = right.replace(part, other);
        let found = errors(&of(types, &wrong));
        assert!(found.len() == 1 && found[0].contains(&message), "{wrong}: {found:?}");
    }
    let case = "%r = \"stablehlo.case\"(%0) ({\n    stablehlo.return %1 : tensor<f32>\n  }) : (tensor<i32>) -> tensor<f32>";
    assert_eq!(errors(&of(&["tensor<i32>", "tensor<f32>"], case)), [""; 0]);
    let found = errors(&of(
        &["tensor<2xi32>", "tensor<f32>"],
        &case.replace("(tensor<i32>)", "(tensor<2xi32>)"),
    ));
    assert!(
        found.len() == 1 && found[0].contains("should be rank 0 tensor but got rank 1"),
        "{found:?}"
    );
}

#[test]
fn missing_parameters_and_other_elements_are_errors() {
    let empty =
        "({\n  \"stablehlo.return\"() : () -> ()\n}, {\n  \"stablehlo.return\"() : () -> ()\n})";
    let types = ["tensor<4xf32>", "tensor<i1>", "tensor<f64>", "tensor<?xi64>", "tensor<2xi32>"];
    let cases = [
        (
            format!("%r = \"stablehlo.if\"(%1) {empty} : (tensor<i1>) -> tensor<i1>"),
            "inferred type(s)  are incompatible with return type(s) of operation 'tensor<i1>'",
        ),
        (
            "%t = \"stablehlo.create_token\"() : () -> !stablehlo.token\n  %r = \"stablehlo.while\"(%t) ({\n\
             ^bb0(%a: !stablehlo.token):\n  stablehlo.return %a : !stablehlo.token\n}, {\n\
             ^bb0(%a: !stablehlo.token):\n  stablehlo.return %a : !stablehlo.token\n}) : (!stablehlo.token) -> \
             !stablehlo.token"
                .to_owned(),
            "expect condition block return a zero-ranked tensor of i1 but got '!stablehlo.token'",
        ),
        (
            "%r = \"stablehlo.sort\"(%0) ({\n  stablehlo.return %1 : tensor<i1>\n}) : (tensor<4xf32>) -> tensor<4xf32>"
                .to_owned(),
            "comparator block should have 2 arguments",
        ),
        (
            "%r = \"stablehlo.map\"(%0) <{dimensions = array<i64: 0>}> ({\n^bb0(%a: tensor<4xf32>):\n  \
             stablehlo.return %a : tensor<4xf32>\n}) : (tensor<4xf32>) -> tensor<4xf32>"
                .to_owned(),
            "computation arguments must be 0-rank tensor, but got: arg #0 of type 'tensor<4xf32>'",
        ),
        (
            "%r = stablehlo.fft %0, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xf32>".to_owned(),
            "inferred type(s) 'tensor<3xcomplex<f32>>' are incompatible",
        ),
        (
            "%r = stablehlo.transpose %0, dims = [0] : (tensor<4xf32>) -> tensor<4xi32>".to_owned(),
            "requires compatible element types for all operands and results",
        ),
        (
            "%r = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<2x2xi32>".to_owned(),
            "requires compatible element types for all operands and results",
        ),
        (
            "%r = stablehlo.select %1, %0, %0 : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xi32>"
                .to_owned(),
            "inferred type(s) 'tensor<4xf32>' are incompatible",
        ),
        (
            "%r = stablehlo.real_dynamic_slice %0, %3, %3, %3 : (tensor<4xf32>, tensor<?xi64>, tensor<?xi64>, \
             tensor<?xi64>) -> tensor<?xf32>"
                .to_owned(),
            "has mismatched number of operand rank (1) and start_indices size",
        ),
        (
            "%r = stablehlo.dynamic_pad %2, %2, %4, %4, %4 : (tensor<f64>, tensor<f64>, tensor<2xi32>, \
             tensor<2xi32>, tensor<2xi32>) -> tensor<f64>"
                .to_owned(),
            "padding operands size (2) must match operand rank (0)",
        ),
        (
            "%r = stablehlo.composite \"name\" %0 {decomposition = @g} : (tensor<4xf32>) -> tensor<4xf32>"
                .to_owned(),
            "name must be a valid namespaced op name",
        ),
    ];
    for (operation, message) in cases {
        let callee = "func.func private @g(tensor<4xf32>) -> tensor<4xf32>\n";
        let found = errors(&format!("{callee}{}", of(&types, &operation)));
        assert!(found.len() == 1 && found[0].contains(message), "{operation}: {found:?}");
    }
}
