//! Shapes, and their values for a call.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::parse::parse;
use abide_core::shape::{self, Argument, Range, evaluate};
use expect_test::{Expect, expect};
use std::fmt::Write as _;

/// The shapes in a text, a line for each value.
fn explained(text: &str) -> String {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    let mut out = String::new();
    for function in shape::explain(&parsed, text.as_bytes(), registry()) {
        let symbols: Vec<String> =
            function.symbols.iter().map(|one| format!("{} in {}", one.name, one.range)).collect();
        writeln!(out, "{}: {}", function.name.as_deref().unwrap_or("?"), symbols.join(", "))
            .unwrap();
        for value in &function.values {
            writeln!(out, "  {} = {}", value.name, value.known.text()).unwrap();
        }
    }
    out
}

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&explained(text));
}

#[test]
fn sizes_get_names_and_follow_through_operations() {
    check(
        "func.func @f(%a: tensor<?x640x?xf16>, %n: index) -> tensor<?x640xf16> {
           %c0 = arith.constant 0 : index
           %d = tensor.dim %a, %c0 : tensor<?x640x?xf16>
           %e = tensor.empty(%d, %n) : tensor<?x?xf16>
           %two = arith.constant 2 : index
           %m = arith.muli %d, %two : index
           %s = tensor.extract_slice %a[0, 0, 0] [%m, 640, 1] [1, 1, 1] : tensor<?x640x?xf16> to tensor<?x640xf16>
           %t = tensor.concat dim(0) %s, %s : (tensor<?x640xf16>, tensor<?x640xf16>) -> tensor<?x640xf16>
           %p = tensor.collapse_shape %t [[0, 1]] : tensor<?x640xf16> into tensor<?xf16>
           %h = arith.divui %m, %two : index
           return %t : tensor<?x640xf16>
         }",
        expect![[r#"
            f: S0 in [0, max], S1 in [0, max], %n in [min, max]
              %a = [S0, 640, S1]
              %c0 = 0
              %d = S0
              %e = [S0, %n]
              %two = 2
              %m = 2*S0
              %s = [2*S0, 640]
              %t = [4*S0, 640]
              %p = [2560*S0]
              %h = S0
        "#]],
    );
}

#[test]
fn shapes_that_the_program_states_are_used() {
    check(
        "func.func @f(%a: tensor<?x?xf32>) {
           %N = symbol.symbolic_int @N {max_val = 64 : i64, min_val = 2 : i64} : index
           %M = symbol.symbolic_int @M [%N, %N], affine_map<()[s0, s1] -> (s0 + s1)> {max_val = 100 : i64, min_val = 0 : i64} : index
           symbol.bind_symbolic_shape %a, [%N, %M], affine_map<()[s0, s1] -> (s0 * 4, s1)> : tensor<?x?xf32>
           %c1 = arith.constant 1 : index
           %d = tensor.dim %a, %c1 : tensor<?x?xf32>
           %b = math.exp %a : tensor<?x?xf32>
           return
         }
         func.func @torch(%a: !torch.vtensor<[?,3],f32>) {
           %0 = torch.symbolic_int \"s7\" {min_val = 5, max_val = 10} : !torch.int
           torch.bind_symbolic_shape %a, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
           %1 = torch_c.to_builtin_tensor %a : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
           %2 = tensor.cast %1 : tensor<?x3xf32> to tensor<?x?xf32>
           return
         }",
        expect![[r#"
            f: N in [2, 64]
              %a = [4*N, 2*N]
              %N = N
              %M = 2*N
              %c1 = 1
              %d = 2*N
              %b = [4*N, 2*N]
            torch: s7 in [5, 10]
              %a = [s7, 3]
              %0 = s7
              %1 = [s7, 3]
              %2 = [s7, 3]
        "#]],
    );
}

#[test]
fn control_flow() {
    check(
        "func.func @loops(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %n: index) {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %keeps = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<?xf32>) {
             %y = math.exp %x : tensor<?xf32>
             scf.yield %y : tensor<?xf32>
           }
           %grows = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<?xf32>) {
             %y = tensor.concat dim(0) %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
             scf.yield %y : tensor<?xf32>
           }
           %same = scf.if %c -> (tensor<?xf32>) {
             scf.yield %keeps : tensor<?xf32>
           } else {
             %y = math.exp %a : tensor<?xf32>
             scf.yield %y : tensor<?xf32>
           }
           %other = scf.if %c -> (tensor<?xf32>) {
             scf.yield %a : tensor<?xf32>
           } else {
             scf.yield %b : tensor<?xf32>
           }
           %two:2 = scf.while (%x = %a, %k = %c0) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
             %more = arith.cmpi slt, %k, %n : index
             scf.condition(%more) %x, %k : tensor<?xf32>, index
           } do {
           ^bb0(%x: tensor<?xf32>, %k: index):
             %next = arith.addi %k, %c1 : index
             scf.yield %x, %next : tensor<?xf32>, index
           }
           return
         }
         func.func @blocks(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1) {
           cf.cond_br %c, ^one(%a, %a : tensor<?xf32>, tensor<?xf32>), ^two
         ^two:
           cf.br ^one(%a, %b : tensor<?xf32>, tensor<?xf32>)
         ^one(%x: tensor<?xf32>, %y: tensor<?xf32>):
           return
         }",
        expect![[r#"
            loops: S0 in [0, max], S1 in [0, max], S2 in [0, max], S3 in [0, max], S4 in [0, max], %k in [min, max]
              %a = [S0]
              %b = [S1]
              %c0 = 0
              %c1 = 1
              %keeps = [S0]
              %x = [S0]
              %y = [S0]
              %grows = [S2]
              %x = [S3]
              %y = [2*S3]
              %same = [S0]
              %y = [S0]
              %other = [S4]
              %two#0 = [S0]
              %x = [S0]
              %x = [S0]
              %next = %k + 1
            blocks: S0 in [0, max], S1 in [0, max], S2 in [0, max]
              %a = [S0]
              %b = [S1]
              %x = [S0]
              %y = [S2]
        "#]],
    );
}

#[test]
fn structured_operations_take_the_sizes_that_are_known() {
    check(
        "func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %out: tensor<?x?xf32>, %m: memref<?x4xf32>) {
           %N = symbol.symbolic_int @N {max_val = 9223372036854775807 : i64, min_val = 0 : i64} : index
           symbol.bind_symbolic_shape %a, [%N], affine_map<()[s0] -> (s0, 8)> : tensor<?x8xf32>
           %mm = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
           %empty = tensor.empty() : tensor<8x16xf32>
           %t = linalg.transpose ins(%a : tensor<?x8xf32>) outs(%out : tensor<?x?xf32>) permutation = [1, 0]
           %s = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<?x4xf32> to memref<2x4xf32>
           %v = \"some.op\"(%mm) : (tensor<?x?xf32>) -> tensor<?x?xf32>
           return
         }",
        expect![[r#"
            f: N in [0, max], S0 in [0, max], S1 in [0, max], S2 in [0, max], S3 in [0, max], S4 in [0, max], S5 in [0, max]
              %a = [N, 8]
              %b = [8, S0]
              %out = [S1, S2]
              %m = [S3, 4]
              %N = N
              %mm = [N, S2]
              %empty = [8, 16]
              %t = [8, N]
              %s = [2, 4]
              %v = [S4, S5]
        "#]],
    );
}

#[test]
fn functions_before_an_error_have_shapes() {
    check(
        "func.func @ok(%a: tensor<?xf32>) { return }
         func.func @broken(%a: tensor<?x4xf32>, %c: i1) {
           %b = math.exp %a : tensor<?x4xf32>
           scf.if %c {
             %d = math.exp %b : tensor<?x4xf32>
             %e = arith.addi %missing
           }
           return
         }",
        expect![[r#"
            ok: S0 in [0, max]
              %a = [S0]
            ?: S0 in [0, max]
              %a = [S0, 4]
              %b = [S0, 4]
              %d = [S0, 4]
        "#]],
    );
}

#[test]
fn values_that_depend_on_themselves_end() {
    check(
        "func.func @f(%a: tensor<?xf32>) {
           %c0 = arith.constant 0 : index
           %d = tensor.dim %a, %c0 : tensor<?xf32>
           symbol.bind_symbolic_shape %a, [%d], affine_map<()[s0] -> (s0 + 1)> : tensor<?xf32>
           return
         }
         module {
           %x = tensor.empty(%y) : tensor<?xf32>
           %c0 = arith.constant 0 : index
           %y = tensor.dim %x, %c0 : tensor<?xf32>
         }",
        expect![[r#"
            f: S0 in [0, max]
              %a = [S0 + 1]
              %c0 = 0
              %d = S0 + 1
            ?: %y in [min, max]
              %x = [%y]
              %c0 = 0
        "#]],
    );
}

#[test]
fn a_chain_of_loops_in_loops_takes_linear_time() {
    let depth = 100;
    let mut text = String::from("func.func @f(%a: tensor<?xf32>, %n: index) {\n");
    for level in 0..depth {
        let outer = if level == 0 { "%a".to_owned() } else { format!("%x{}", level - 1) };
        writeln!(
            text,
            "%r{level} = scf.for %i{level} = %n to %n step %n iter_args(%x{level} = {outer}) -> (tensor<?xf32>) {{"
        )
        .unwrap();
    }
    for level in (0..depth).rev() {
        writeln!(
            text,
            "%y{level} = tensor.concat dim(0) %x{level}, %x{level} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
             scf.yield %y{level} : tensor<?xf32>\n}}"
        )
        .unwrap();
    }
    text.push_str("return\n}");
    assert!(explained(&text).contains("%r0 = [S"));
}

#[test]
fn the_symbols_of_a_text_are_found() {
    let text = "func.func @f(%a: tensor<?x?xf32>) { return }";
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    let functions = shape::explain(&parsed, text.as_bytes(), registry());
    let value = functions[0].value("%a").unwrap();
    let text = value.known.text();
    let symbols: Vec<&str> = functions[0].symbols_in(&text).map(|one| &*one.name).collect();
    assert_eq!(symbols, ["S0", "S1"]);
    assert_eq!(functions[0].symbols[0].range, Range::SIZE);
}

/// The values of a call of the function `f`, a line for each, and its results.
fn evaluated(text: &str, arguments: &[Argument]) -> String {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert_eq!(parsed.diagnostics, []);
    let ir = &parsed.ir;
    let function = ir.walk(ir.top()).find(|operation| {
        let name =
            ir.attribute(*operation, "sym_name").and_then(|name| ir.context.string_value(name));
        name.is_some_and(|name| ir.context.bytes(name) == b"f")
    });
    match evaluate(ir, registry(), &Limits::default(), function.unwrap(), arguments) {
        Err(error) => format!("error: {error}\n"),
        Ok(evaluation) => {
            let mut out = String::new();
            for (value, known) in &evaluation.values {
                let name = parsed.names.name(*value, text.as_bytes()).unwrap_or_default();
                writeln!(out, "{name} = {known:?}").unwrap();
            }
            writeln!(out, "{:?}", evaluation.results).unwrap();
            out
        }
    }
}

#[test]
fn a_call_computes_all_sizes() {
    let text = "
      func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
        %y = tensor.concat dim(0) %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
        return %y : tensor<?xf32>
      }
      func.func @f(%a: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index, f32) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %N = symbol.symbolic_int @N {max_val = 99 : i64, min_val = 0 : i64} : index
        %early = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%N]
        symbol.bind_symbolic_shape %a, [%N], affine_map<()[s0] -> (s0 * 2)> : tensor<?xf32>
        %grown = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<?xf32>) {
          %y = func.call @twice(%x) : (tensor<?xf32>) -> tensor<?xf32>
          scf.yield %y : tensor<?xf32>
        }
        %d = tensor.dim %grown, %c0 : tensor<?xf32>
        %big = arith.cmpi sgt, %d, %n : index
        cf.cond_br %big, ^yes(%grown : tensor<?xf32>), ^no
      ^yes(%r: tensor<?xf32>):
        %z = arith.constant 0.0 : f32
        return %r, %d, %z : tensor<?xf32>, index, f32
      ^no:
        cf.br ^yes(%a : tensor<?xf32>)
      }";
    expect![[r#"
        %a = Shape([Some(6)])
        %n = Integer(Some(2))
        %c0 = Integer(Some(0))
        %c1 = Integer(Some(1))
        %N = Integer(Some(3))
        %early = Integer(Some(4))
        %i = Integer(Some(1))
        %x = Shape([Some(12)])
        %y = Shape([Some(24)])
        %grown = Shape([Some(24)])
        %d = Integer(Some(24))
        %big = Integer(Some(1))
        %r = Shape([Some(24)])
        [Some(Shape([Some(24)])), Some(Integer(Some(24))), None]
    "#]]
    .assert_eq(&evaluated(text, &[Argument::Shape(vec![6]), Argument::Integer(2)]));
    for (arguments, message) in [
        (vec![Argument::Shape(vec![7]), Argument::Integer(2)], "no value of 'N' gives the size 7"),
        (
            vec![Argument::Shape(vec![400]), Argument::Integer(2)],
            "'N' is 200, which is not in [0, 99]",
        ),
        (vec![Argument::Shape(vec![6])], "the function has 2 arguments, and 1 are given"),
        (
            vec![Argument::Integer(6), Argument::Integer(2)],
            "argument 0 is not an integer: it needs sizes",
        ),
        (
            vec![Argument::Shape(vec![6, 6]), Argument::Integer(2)],
            "argument 0 has rank 1, and 2 sizes are given",
        ),
        (
            vec![Argument::Shape(vec![6]), Argument::Integer(1 << 40)],
            "more than 1048576 operations would be executed",
        ),
        (vec![Argument::Shape(vec![-6]), Argument::Integer(0)], "argument 0 is given the size -6"),
    ] {
        assert_eq!(evaluated(text, &arguments), format!("error: {message}\n"));
    }
}

#[test]
fn unknown_sizes_are_not_guessed() {
    let text = "func.func @f(%a: tensor<?xf32>, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
        %x = \"some.op\"(%a) : (tensor<?xf32>) -> tensor<?xf32>
        %y = scf.if %c -> tensor<?xf32> {
          scf.yield %x : tensor<?xf32>
        } else {
          scf.yield %a : tensor<?xf32>
        }
        return %x, %y : tensor<?xf32>, tensor<?xf32>
      }";
    expect![[r#"
        %a = Shape([Some(6)])
        %c = Integer(None)
        %x = Shape([None])
        %y = Shape([None])
        [Some(Shape([None])), Some(Shape([None]))]
    "#]]
    .assert_eq(&evaluated(text, &[Argument::Shape(vec![6]), Argument::Unknown]));
}

fn warnings(text: &str) -> String {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert_eq!(parsed.diagnostics, []);
    let mut out = String::new();
    for found in shape::check_ir(&parsed.ir, registry()) {
        let at = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        let at = at.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
        writeln!(out, "{} at {at}: {}", found.code, found.message).unwrap();
    }
    out
}

#[test]
fn suspicious_shapes_are_warnings() {
    expect![[r#"
        shape-unknown-symbol at func.func @f(%a:: the encoding names the symbol 'Z', which is not defined
        shape-empty-range at symbol.symbolic_int @N: symbol 'N' can have no value: its min_val 2 is above its max_val 1
        shape-unbound-symbol at symbol.symbolic_int @U: symbol 'U' is never bound to the shape of a value
        shape-static-size at symbol.bind_symbolic_shape %a,: dimension 1 is bound to size 5, but the type has 4
        shape-conflicting-binds at symbol.bind_symbolic_shape %a,: dimension 0 is bound to another size before
    "#]]
    .assert_eq(&warnings(
        "func.func @f(%a: tensor<?x4xf32>, %b: tensor<?xf32>, %e: tensor<?xf32, [@N]>, %u: tensor<?xf32, [@Z]>) {
           %N = symbol.symbolic_int @N {max_val = 1 : i64, min_val = 2 : i64} : index
           %M = symbol.symbolic_int @M {max_val = 9 : i64, min_val = 0 : i64} : index
           %K = symbol.symbolic_int @K {max_val = 9 : i64, min_val = 0 : i64} : index
           %U = symbol.symbolic_int @U {max_val = 9 : i64, min_val = 0 : i64} : index
           %D = symbol.symbolic_int @D [%K], affine_map<()[s0] -> (s0 * 2)> {max_val = 99 : i64, min_val = 0 : i64} : index
           symbol.bind_symbolic_shape %a, [%M], affine_map<()[s0] -> (s0, 5)> : tensor<?x4xf32>
           symbol.bind_symbolic_shape %a, [%M, %M], affine_map<()[s0, s1] -> (s0 + 1, s1)> : tensor<?x4xf32>
           symbol.bind_symbolic_shape %b, [%M], affine_map<()[s0] -> (s0)> : tensor<?xf32>
           symbol.bind_symbolic_shape %b, [%D], affine_map<()[s0] -> (s0)> : tensor<?xf32>
           return
         }",
    ));
}

#[test]
fn plausible_shapes_are_not_warnings() {
    let text = "func.func @f(%a: tensor<?x4xf32>, %b: tensor<?xf32>, %s: tensor<?xf32, \"sparse\">) {
        %M = symbol.symbolic_int @M {max_val = 9 : i64, min_val = 0 : i64} : index
        %K = symbol.symbolic_int @K {max_val = 9 : i64, min_val = 0 : i64} : index
        symbol.bind_symbolic_shape %a, [%M, %K], affine_map<()[s0, s1] -> (s0 + s1, 4)> : tensor<?x4xf32>
        symbol.bind_symbolic_shape %a, [%K, %M], affine_map<()[s0, s1] -> (s0 + s1, 4)> : tensor<?x4xf32>
        %J = symbol.symbolic_int @J {max_val = 9 : i64, min_val = 0 : i64} : index
        symbol.bind_symbolic_shape %a, [%J], affine_map<()[s0] -> (s0, 4)> : tensor<?x4xf32>
        return
      }
      func.func @declared(tensor<?xf32>) ";
    let text = text.replace("func.func @declared", "func.func private @declared");
    assert_eq!(warnings(&text), "");
}
