//! Diagnostics of broken MLIR text, and recovery.

use crate::support::{check_without_verifier, expect_rendered, outline, parse, render};
use abide_core::mlir::syntax::{NodeKind, Operation};
use expect_test::{Expect, expect};

fn found(text: &str, expected: &Expect) {
    expect_rendered(text, &check_without_verifier(text), expected);
}

#[test]
fn twenty_mistakes_give_twenty_errors_and_every_function_is_found() {
    let text = include_str!("../../../corpus/mlir/twenty_mistakes.mlir");
    let errors = check_without_verifier(text);
    expect![[r#"
        3:31 mlir-expected expected '->', but found '-'
        5:43 mlir-expected expected ',' or ')', but found '->'
        9:38 mlir-expected expected 'x' in dimension list, but found 'f32'
        13:44 mlir-expected expected '>', but found ')'
        18:23 mlir-undefined-value use of undeclared SSA value name '%typo'
        24:3 mlir-redefined-value redefinition of SSA value '%0'
        29:21 mlir-expected expected ',' or ')', but found ':'
        35:21 mlir-expected expected ':', but the line ends
        41:30 mlir-expected expected an attribute value, but found ','
        47:23 mlir-unterminated-string expected '"' in string literal before the end of the line
        53:22 mlir-unknown-bytes unexpected character: ';'
        58:24 mlir-undefined-block reference to an undefined block '^no' in this region
        66:9 mlir-expected expected '}'
        70:25 mlir-bad-result-number reference to invalid result number: '%0' has 2 results
        74:46 mlir-undefined-alias undefined symbol alias id 'nowhere'
        78:11 mlir-redefined-symbol redefinition of symbol named 'undefined_value'
        88:3 mlir-expected expected an operation name such as 'dialect.name', but found 'what'
        94:25 mlir-unknown-escape unknown escape in string literal: only \\, \", \n, \t and two hexadecimal digits are known
        99:25 mlir-unmatched-bracket unmatched ']'
    "#]]
    .assert_eq(&render(text, &errors));
    let tree = parse(text);
    let chunk = tree.root().child(NodeKind::Chunk).unwrap();
    let functions: Vec<_> = chunk.children().filter_map(Operation::cast).collect();
    assert_eq!(functions.len(), text.matches("\nfunc.func").count());
    let last = functions.last().unwrap();
    expect![[r#"
        CustomOperation func.func @intact(%a: i32) -> 
          SymbolReference @intact
          ArgumentList (%a: i32)
            Argument %a: i32
              ScalarType i32
          FunctionResults -> i32
            FunctionResult i32
              ScalarType i32
          Region {   %0 = arith.addi %a, %a : i
            Block %0 = arith.addi %a, %a : i32  
              CustomOperation %0 = arith.addi %a, %a : i32
                OperationResults %0 =
                ScalarType i32
              CustomOperation return %0 : i32
                ScalarType i32
    "#]]
    .assert_eq(&outline(text, last.syntax()));
}

#[test]
fn a_missing_bracket_is_one_error() {
    found(
        "func.func @f(%a: i32 -> i32 {\n  return %a : i32\n}\n",
        &expect!["1:22 mlir-expected expected ',' or ')', but found '->'"],
    );
    found(
        "func.func @f(%a: tensor<4xf32) {\n  return\n}\n",
        &expect!["1:30 mlir-expected expected '>', but found ')'"],
    );
    found(
        "%0 = \"a.b\"(%0 : (i32) -> i32\n",
        &expect!["1:15 mlir-expected expected ',' or ')', but found ':'"],
    );
    found(
        "\"a.b\"() {x = [1, 2} : () -> ()\n",
        &expect!["1:19 mlir-expected expected ']', but found '}'"],
    );
    found(
        "\"a.b\"() ({\n  \"c.d\"() : () -> ()\n) : () -> ()\n",
        &expect!["2:21 mlir-expected expected '}'"],
    );
    found(
        "acme.op (%x, [1, 2) : i32\n\"a.b\"() : () -> ()\n",
        &expect!["1:19 mlir-expected expected ']'"],
    );
}

#[test]
fn a_list_that_is_not_closed_before_a_body_is_one_error() {
    found(
        "func.func @f( {\n  return\n}\n",
        &expect!["1:15 mlir-expected expected an argument: '%name: type' or a type, but found '{'"],
    );
    found(
        "func.func @f(%a: i32, {\n  return\n}\n",
        &expect!["1:23 mlir-expected expected an argument: '%name: type' or a type, but found '{'"],
    );
}

#[test]
fn a_missing_comma_is_one_error() {
    found(
        "\"a.b\"() {x = 1 y = 2} : () -> ()\n",
        &expect!["1:16 mlir-expected expected ',', but found 'y'"],
    );
    found(
        "\"a.b\"() : (i32 f32) -> ()\n",
        &expect!["1:16 mlir-expected expected ',', but found 'f32'"],
    );
    found(
        "func.func private @f(i32 f32)\n",
        &expect!["1:26 mlir-expected expected ',', but found 'f32'"],
    );
}

#[test]
fn text_that_begins_no_operation_is_skipped() {
    found(
        "= 5\n\"a.b\"() : () -> ()\n, ,\n)\n\"a.b\"() : () -> ()\n",
        &expect![[r#"
        1:1 mlir-expected expected an operation, but found '='
        3:1 mlir-expected expected an operation, but found ','
    "#]],
    );
    found("%0 = \n\"a.b\"() : () -> ()\n", &expect![""]);
    found(
        "%0 = %1\n\"a.b\"() : () -> ()\n",
        &expect!["1:6 mlir-expected expected an operation name, but found an SSA value"],
    );
    found(
        "hello world\n\"a.b\"() : () -> ()\n",
        &expect![
            "1:1 mlir-expected expected an operation name such as 'dialect.name', but found 'hello'"
        ],
    );
}

#[test]
fn brackets_that_close_nothing() {
    found(
        "}\n\"a.b\"() : () -> ()\n",
        &expect!["1:1 mlir-unmatched-bracket unmatched '}': no region is open here"],
    );
    // An interval without its end.
    found(
        "func.func @f(%a: index) {\n  acme.range [%a, %a)\n  acme.op [%a, %a, %a)\n  return\n}\n",
        &expect!["3:22 mlir-unmatched-bracket unmatched ')'"],
    );
    found(
        "func.func @f() {\n  acme.op ] %x\n  return\n}\n}\n",
        &expect![[r#"
            2:11 mlir-unmatched-bracket unmatched ']'
            5:1 mlir-unmatched-bracket unmatched '}': no region is open here
        "#]],
    );
}

#[test]
fn a_function_without_its_brace_ends_before_the_next() {
    let text = "module {\n  func.func @f() {\n    scf.if %c {\n    return\n\n  \
                func.func @g() {\n    return\n  }\n}\n";
    found(
        text,
        &expect![[r#"
        3:12 mlir-undefined-value use of undeclared SSA value name '%c'
        4:11 mlir-expected expected '}'
    "#]],
    );
}

#[test]
fn a_split_marker_closes_open_nodes() {
    found(
        "func.func @f() {\n// -----\nfunc.func @f() {\n  return\n}\n",
        &expect!["1:17 mlir-expected expected '}'"],
    );
}

#[test]
fn strings_and_escapes() {
    found(
        "\"a.b\"() {x = \"abc} : () -> ()\n\"a.b\"() : () -> ()\n",
        &expect![
            r#"1:14 mlir-unterminated-string expected '"' in string literal before the end of the line"#
        ],
    );
    found(
        "\"a.b\"() {x = \"\\u0041\\/\"} : () -> ()\n",
        &expect![
            r#"1:15 mlir-unknown-escape unknown escape in string literal: only \\, \", \n, \t and two hexadecimal digits are known"#
        ],
    );
    found(
        "\"a.b",
        &expect![
            r#"1:1 mlir-unterminated-string expected '"' in string literal before the end of the line"#
        ],
    );
}

#[test]
fn odd_bytes() {
    found(
        "\u{feff}\"a.b\"() : () -> ()\n",
        &expect!["1:1 mlir-byte-order-mark MLIR's own parser rejects a byte-order mark"],
    );
    found(
        "\"a.b\"() : () -> ()\0\0\n",
        &expect!["1:19 mlir-nul-bytes NUL bytes between tokens are skipped"],
    );
    found(
        "§ \"a.b\"() : () -> ()\n% @ !\n",
        &expect![[r#"
        1:1 mlir-unknown-bytes unexpected character: '§'
        2:1 mlir-missing-name expected a name after '%'
        2:3 mlir-missing-name expected a name after '@'
        2:5 mlir-missing-name expected a name after '!'
    "#]],
    );
}

#[test]
fn types_and_attributes() {
    found(
        "!a = tensor<4x\n!b = tensor<4 5xf32>\n!c = complex<>\n!d = vector<4xf32\n",
        &expect![[r#"
        1:15 mlir-expected expected a type, but the line ends
        2:16 mlir-expected expected 'x' in dimension list, but found 'xf32'
        3:14 mlir-expected expected a type, but found '>'
        4:18 mlir-expected expected '>', but the file ends
    "#]],
    );
    found(
        "#a = affine_map<(d0) -> (d0 +)>\n#b = affine_set<(d0) : (d0)>\n",
        &expect![[r#"
        1:30 mlir-expected expected an affine expression, but found ')'
        2:27 mlir-expected expected '== affine-expr', '>= affine-expr' or '<= affine-expr', but found ')'
    "#]],
    );
    found(
        "#a = dense<[1, [2, ]> : tensor<2xi32>\n#b = array<i32: x>\n#c = -x\n",
        &expect![[r#"
        1:20 mlir-expected expected an element after ',', but found ']'
        2:17 mlir-expected expected a number, but found 'x'
        3:7 mlir-expected expected a number after '-', but found 'x'
    "#]],
    );
    found(
        "#a = #d.e<[(>\n#b = loc(\"a\":)\n#c = @a::\n#d = distinct[x]<1>\n",
        &expect![[r#"
            1:13 mlir-unmatched-bracket unbalanced '(' character in pretty dialect name
            2:14 mlir-expected expected an integer, but found ')'
            3:10 mlir-expected expected a nested symbol such as '@name' after '::', but the line ends
            4:15 mlir-expected expected an integer, but found 'x'
        "#]],
    );
    found(
        "!a = !d.e<{)>\n!b = i32\n",
        &expect!["1:12 mlir-unmatched-bracket unbalanced '{' character in pretty dialect name"],
    );
    found(
        "{-# external_resources: { b: { c: \"0x\" } }, ? #-}\n{-# external_resources\n",
        &expect![[r#"
            1:45 mlir-expected expected an identifier as a key of the file metadata dictionary, but found '?'
            2:23 mlir-expected expected ':', but the file ends
        "#]],
    );
}

#[test]
fn too_deep_nesting_is_reported_once() {
    let text = format!("#a = {}\n#b = 1\n", "[".repeat(1000));
    found(
        &text,
        &expect![[r#"
        1:262 limit-depth nested deeper than 256 levels: not read
        2:7 mlir-expected expected ']', but the file ends
    "#]],
    );
    let text = format!("!a = {}i32{}\n", "tuple<".repeat(300), ">".repeat(300));
    found(&text, &expect!["1:1542 limit-depth nested deeper than 256 levels: not read"]);
}
