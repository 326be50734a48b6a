//! Output of `abide opt` for texts that were once damaged: all content and its meaning must be kept.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, Outcome, opt};

fn run(text: &str) -> Outcome {
    opt(text.as_bytes(), "text", &Options::default(), registry(), &Limits::default())
}

/// The output, which is stable when printed again.
fn printed(text: &str) -> String {
    let first = run(text);
    assert!(first.success, "{}", first.messages);
    let first = String::from_utf8(first.output).unwrap();
    let again = run(&first);
    assert!(again.success, "{}in\n{first}", again.messages);
    assert_eq!(String::from_utf8(again.output).unwrap(), first);
    first
}

#[test]
fn an_operation_without_a_known_name_is_an_error() {
    let outcome = run("func.func @f() {\n  retrn\n}\nfunc.func @g() {\n  return\n}\n");
    assert!(!outcome.success && outcome.output.is_empty());
    assert!(outcome.messages.starts_with("text:2:3: error: custom op 'retrn' is unknown"));
}

/// A value from outside of a function or module is reported at the operation that uses it.
#[test]
fn values_do_not_enter_functions_and_modules() {
    let value = "%a = \"t.a\"() : () -> i8\n";
    let function = "func.func @f() -> i8 {\n  return %a : i8\n}\n";
    let outside = "using value defined outside the region";
    for (text, message) in [
        (format!("{value}{function}"), format!("text:3:3: error: 'func.return' op {outside}")),
        (format!("{function}{value}"), format!("text:2:3: error: 'func.return' op {outside}")),
        (
            format!("{value}module {{\n  module {{\n  {function}  }}\n}}\n"),
            format!("text:5:3: error: 'func.return' op {outside}"),
        ),
        (
            format!("{value}module {{\n  \"t.b\"(%a, %a) : (i8, i8) -> ()\n}}\n"),
            format!("text:3:3: error: 't.b' op {outside}"),
        ),
        (
            format!("{value}module {{\n  \"t.b\"(%a) : (i9) -> ()\n}}\n"),
            "text:3:9: error: use of value '%a' expects different type".to_owned(),
        ),
        (function.to_owned(), "text:2:10: error: use of undeclared SSA value name".to_owned()),
        (
            format!("module {{\n{function}}}\n\"t.b\"(%b) : (i8) -> ()\n"),
            "text:3:10: error: use of undeclared SSA value name".to_owned(),
        ),
    ] {
        let outcome = run(&text);
        assert!(!outcome.success, "{text}");
        assert!(outcome.messages.starts_with(&message), "{text}\n{}", outcome.messages);
    }
    // Values that are defined later in the function come first.
    let own = "func.func @f() -> i8 {\n  cf.br ^b\n^a:\n  return %a : i8\n^b:\n  %a = \"t.a\"() : () -> i8\n  cf.br ^a\n}\n";
    printed(&format!("{value}{own}"));
}

/// A wrong number of result names is reported at the first name.
#[test]
fn result_names_are_counted() {
    for (text, message) in [
        ("%a:2 = \"t.a\"() : () -> i8\n", "1:1: error: operation defines 1 results"),
        ("%a, %b = \"t.a\"() : () -> i8\n", "1:1: error: operation defines 1 results"),
        ("func.func @f() {\n  %a = return\n}\n", "2:3: error: cannot name an operation with no"),
        (
            "func.func @f() {\n  %a, %b = arith.constant 1 : i8\n  return\n}\n",
            "2:3: error: operation defines 1 results",
        ),
    ] {
        let outcome = run(text);
        assert!(!outcome.success, "{text}");
        assert!(outcome.messages.starts_with(&format!("text:{message}")), "{}", outcome.messages);
    }
}

/// Text in a form that the version of the file does not have is an error, even if a later version may have it.
#[test]
fn a_form_that_fits_no_version_is_an_error() {
    for (body, message) in [
        ("amx.tile_store %m, %z : memref<?x?xf32>, !amx.tile<16x16xf32>", "expected '['"),
        ("amx.tile_store %m[%i, x.y], %z : memref<?x?xf32>, !amx.tile<16x16xf32>", "expected SSA"),
        ("amx.tile_store %m[%i, %i], %z : memref<?x?xf32>, !amx.tile<8x16xf32>", "use of value"),
        ("%s = nvvm.read.ptx.sreg.cluster.nctaid.x", "expected ':'"),
        ("%r = rocdl.make.buffer.rsrc %p, %h, %n, %g : to <8>", "expected non-function type"),
        ("%r = rocdl.make.buffer.rsrc %p, %h, %n, %g exact : <1> to <8>", "expected ':'"),
        ("%r = arith.addi %g, %g exact : i32", "expected ':'"),
        ("%r = arith.extsi %h nneg : i16 to i32", "expected ':'"),
        ("%r:2 = memref.assume_alignment %m, 16 : memref<?x?xf32>", "operation defines 1 result"),
        ("gpu.module @m {\n  foo\n}", "custom op 'foo' is unknown"),
        ("gpu.module @m {\n  \"gpu.func\" <{x}> ({\n  }) : () -> ()\n}", "expected '('"),
    ] {
        let outcome = run(&in_function(body));
        assert!(!outcome.success, "{body}");
        assert!(outcome.messages.contains(message), "{body}\n{}", outcome.messages);
    }
    let right = "amx.tile_store %m[%i, %i], %z : memref<?x?xf32>, !amx.tile<16x16xf32>";
    let outcome = run(&in_function(right));
    assert!(outcome.success, "{}", outcome.messages);
}

fn in_function(body: &str) -> String {
    format!(
        "func.func @f(%m: memref<?x?xf32>, %i: index, %p: !llvm.ptr<1>, %h: i16, %n: i64, %g: i32) {{\n  \
         %z = amx.tile_zero : !amx.tile<16x16xf32>\n  {body}\n  return\n}}\n"
    )
}

#[test]
fn too_many_results_are_an_error() {
    for text in ["%0:4000000000 = foo.x\n", &"%a:60000 = foo.x\n".repeat(4)] {
        let outcome = run(text);
        assert!(!outcome.success, "{text}");
        assert!(outcome.messages.contains("more results than"), "{}", outcome.messages);
    }
    let many = "%0:60000 = foo.x\n\"foo.y\"(%0#59999) : (i32) -> ()\n";
    assert!(run(many).success);
}

#[test]
fn aliases_in_the_bodies_of_dialects_keep_their_meaning() {
    let text = "#map = affine_map<(d0, d1) -> (d1)>
#other = affine_map<(d0) -> (d0 + 1)>
#encoding = #foo.encoding<maps = [#map], \"#map\", #foo<map>>
!inner = !llvm.struct<(i32, f32)>
!outer = !llvm.struct<(!inner, i8)>
func.func @f(%a: tensor<4xf32, #encoding>, %b: !outer, %i: index) {
  %0 = affine.apply #other(%i)
  return
}
";
    let expected = "#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @f(%arg0: tensor<4xf32, #foo.encoding<maps = [affine_map<(d0, d1) -> (d1)>], \"#map\", \
#foo<map>>>, %arg1: !llvm.struct<(struct<(i32, f32)>, i8)>, %arg2: index) {
    %0 = affine.apply #map(%arg2)
    return
  }
}

";
    assert_eq!(printed(text), expected);
}

#[test]
fn aliases_in_bodies_do_not_multiply_without_end() {
    let mut text = "!t0 = !foo.t<i32>\n".to_owned();
    for level in 1..60 {
        let before = level - 1;
        text += &format!("!t{level} = !foo.t<!t{before}, !t{before}>\n");
    }
    let outcome = run(&text);
    assert!(!outcome.success);
    assert!(
        outcome.messages.contains("the text of the aliases is too long"),
        "{}",
        outcome.messages
    );
}

/// Blanks between tokens make no other type; how it was written first is how it is printed.
#[test]
fn types_of_dialects_are_the_same_however_they_are_spaced() {
    let text = "func.func @f(%a: !torch.vtensor<[4], f32>) -> !torch.vtensor<[4],f32> {
  return %a : !torch.vtensor< [ 4 ] , f32 >
}
";
    let printed = printed(text);
    assert_eq!(printed.matches("!torch.vtensor<[4], f32>").count(), 3, "{printed}");
    for (one, other) in [("a b", "ab"), ("a - > b", "a -> b"), ("\"a, b\"", "\"a,b\"")] {
        let text = format!(
            "func.func @f(%a: !foo.t<{one}>) {{\n  \"x.y\"(%a) : (!foo.t<{other}>) -> ()\n  return\n}}\n"
        );
        assert!(!run(&text).success, "{text}");
    }
    let text = "#one = #foo.t<{a = #foo.u<<i32>\n>\n}>\n\"x.y\"() {a = #one, b = #foo.t<{a = #foo.u<<i32>>}>} : () -> ()\n";
    let once = self::printed(text);
    let (one, other) = once.split_once(", b = ").unwrap();
    assert_eq!(one.split_once("{a = ").unwrap().1, other.split_once("} : ()").unwrap().0, "{once}");
}

#[test]
fn labels_name_the_arguments_that_the_text_of_an_unknown_operation_names_too() {
    let text = "func.func @f(%a: tensor<2xf32>, %c: tensor<i1>) {
  %0 = foo.cond_if %c (%x = %a) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%y: tensor<2xf32>):
    foo.yield %y : tensor<2xf32>
  } else {
  ^bb0(%z: tensor<2xf32>):
    foo.yield %z : tensor<2xf32>
  }
  return
}
";
    assert!(printed(text).contains("foo.cond_if %arg1 (%x = %arg0) : tensor<i1>"));
}

#[test]
fn an_unknown_operation_uses_a_later_result() {
    let text = "\"foo.graph\"() ({
  foo.op %1 {
    foo.use %1
  }
  %1 = foo.make : i32
}) : () -> ()
";
    assert!(printed(text).contains("foo.op %0 {\n      foo.use %0"), "{}", printed(text));
}

/// A name defined further down is a use before its definition, except before `=` or a type.
#[test]
fn a_name_defined_later_is_not_a_region_argument() {
    let text = "foo.graph {
  foo.loop %i = %low to %high {
    foo.use %i, %low
  }
  foo.loop (%x : i32) {
    foo.use %x
  }
  %low, %high = foo.bounds
  %i = foo.other
  %x = foo.other
}
foo.graph {
  foo.loop %low {
    foo.use %low
  }
}
";
    let found = printed(text);
    for expected in [
        "foo.loop %arg0 = %0#0 to %0#1 {\n      foo.use %arg0, %0#0\n",
        "foo.loop (%arg0 : i32) {\n      foo.use %arg0\n",
        "foo.graph {\n    foo.loop %arg0 {\n      foo.use %arg0\n",
    ] {
        assert!(found.contains(expected), "{found}");
    }
    let block = "func.func @f() {
  cf.br ^bb2
^bb1:
  foo.loop %a {
    foo.use %a
  }
  return
^bb2:
  %a = arith.constant 7 : index
  cf.br ^bb1
}
";
    assert!(printed(block).contains("foo.loop %c7 {\n      foo.use %c7"), "{}", printed(block));
}

#[test]
fn minus_zero_is_refused_in_types_without_it() {
    let text = "func.func @f() {
  %0 = arith.constant -0.0 : f8E4M3FNUZ
  %1 = arith.constant dense<-0.0> : tensor<2xf8E5M2FNUZ>
  %2 = arith.constant -0.0 : f8E4M3FN
  return
}
";
    let printed = printed(text);
    assert!(printed.contains("constant 0.000000e+00 : f8E4M3FNUZ"), "{printed}");
    assert!(printed.contains("dense<0.000000e+00> : tensor<2xf8E5M2FNUZ>"), "{printed}");
    assert!(printed.contains("constant -0.000000e+00 : f8E4M3FN"), "{printed}");
}

#[test]
fn equal_elements_in_hexadecimal_are_a_splat() {
    for (literal, splat) in [
        ("dense<\"0x0100000001000000\"> : tensor<2xi32>", "dense<1> : tensor<2xi32>"),
        ("dense<\"0x0000803F0000803F\"> : tensor<2xf32>", "dense<1.000000e+00> : tensor<2xf32>"),
        ("dense<\"0xFF\"> : tensor<8xi1>", "dense<true> : tensor<8xi1>"),
        ("dense<[0, 0]> : tensor<2xi0>", "dense<0> : tensor<2xi0>"),
        ("dense<\"0x\"> : tensor<2xi0>", "dense<0> : tensor<2xi0>"),
        ("dense<\"0x\"> : tensor<0xi0>", "dense<> : tensor<0xi0>"),
        ("dense<\"0x0100000002000000\"> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"),
    ] {
        let printed = printed(&format!("\"a.b\"() {{c = {literal}}} : () -> ()\n"));
        assert!(printed.contains(splat), "{printed}");
    }
}

#[test]
fn layouts_and_modules_are_verified_as_in_mlir() {
    for (text, message) in [
        (
            "func.func private @f(memref<4xf32, strided<[1, 2]>>)",
            "expected the number of strides to match the rank",
        ),
        (
            "func.func private @f(memref<4xf32, affine_map<(d0, d1) -> (d0)>>)",
            "memref layout mismatch between rank and affine map: 1 != 2",
        ),
        (
            "module attributes {a = 1} {}",
            "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'",
        ),
    ] {
        let outcome = run(text);
        assert!(outcome.messages.contains(message), "{text}\n{}", outcome.messages);
    }
}

/// LLVM 22 marks regions as not to be inlined, and adds an argument for the output to the body of `linalg.map`, too.
#[test]
fn forms_of_newer_versions_are_printed_as_written() {
    let text = "module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    scf.execute_region no_inline {
      scf.yield
    }
    %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    return %mapped : tensor<4xf32>
  }
}

";
    assert_eq!(printed(text), text);
    let wrong = run(&text.replace("%init: f32", "%init: f64"));
    let message = "expected element type of input 'f32' to match bbArg type 'f64'";
    assert!(wrong.messages.contains(message), "{}", wrong.messages);
}

#[test]
fn an_enumeration_is_the_same_however_it_is_written() {
    let text = "func.func @f(%v: vector<4xf32>, %a: i32) -> (f32, i32) {
  %0 = \"vector.reduction\"(%v) <{kind = #vector.kind< add >}> : (vector<4xf32>) -> f32
  %1 = arith.addi %a, %a {overflowFlags = #arith.overflow< nuw , nsw >} : i32
  %2 = \"foo.op\"() {a = #arith.fastmath<ninf,nnan>, b = #foo.bar<nosuch >} : () -> i32
  return %0, %1 : f32, i32
}
";
    let found = printed(text);
    for expected in [
        "vector.reduction <add>, %arg0 : vector<4xf32> into f32",
        "arith.addi %arg1, %arg1 overflow<nsw, nuw> : i32",
        "{a = #arith.fastmath<nnan,ninf>, b = #foo.bar<nosuch >}",
    ] {
        assert!(found.contains(expected), "{found}");
    }
}

/// Until version 16 LLVM wrote the sizes of the groups of operands by another name, which it still reads.
#[test]
fn the_older_name_of_segment_sizes_is_read() {
    let text = "func.func @f(%i: index) {
  %0 = \"memref.alloc\"(%i) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  %1 = \"memref.alloc\"(%i) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf64>
  \"foo.op\"() {operand_segment_sizes = array<i32: 1, 0>} : () -> ()
  return
}
";
    let found = printed(text);
    assert!(found.contains("memref.alloc(%arg0) : memref<?xf32>"), "{found}");
    assert!(found.contains("memref.alloc(%arg0) : memref<?xf64>"), "{found}");
    assert!(found.contains("{operand_segment_sizes = array<i32: 1, 0>}"), "{found}");
}

/// Some dialects let a region give the names around it to its own values (MLIR: the argument
/// `enableNameShadowing`); whether an unknown one does is not known.
#[test]
fn the_regions_of_unknown_operations_may_shadow_names() {
    let text = "func.func @f(%a: i32) -> i32 {
  foo.region {
    foo.use %a
    %a = arith.constant 5 : i32
    foo.inner {
      %a = arith.constant 6 : i32
      foo.use %a
    }
    foo.use %a
  }
  return %a : i32
}
";
    let found = printed(text);
    let names = ["foo.use %arg0", "foo.use %c6_i32", "foo.use %c5_i32", "return %arg0"];
    let places: Vec<_> = names.iter().map(|name| found.find(name).unwrap_or(0)).collect();
    assert!(places.is_sorted() && !places.contains(&0), "{found}");
    let twice = text.replace("    foo.use %a\n  }\n  return", "    %a = foo.again\n  }\n  return");
    assert!(run(&twice).messages.contains("redefinition of SSA value '%a'"));
}

/// A name that only ends like that of a module isolates nothing.
#[test]
fn regions_of_operations_named_like_modules_see_outer_names() {
    let text = "%a = foo.const 3
foo.nn_module {
  foo.slot \"b\", %a : !foo.bool
} : !foo.nn.Module<\"test\">
";
    assert!(printed(text).contains("foo.slot \"b\", %0 : !foo.bool"), "{}", printed(text));
    let text = text.replace("nn_module", "module");
    assert!(run(&text).messages.contains("use of undeclared SSA value name"));
}

#[test]
fn pieces_that_are_not_printed_have_their_places() {
    let options = Options { split_input_file: true, ..Options::default() };
    let text = "func.func private @a()\n// -----\n%0 = 1\n// -----\nfunc.func private @c()\n";
    let outcome = opt(text.as_bytes(), "a.mlir", &options, registry(), &Limits::default());
    assert!(!outcome.success);
    assert_eq!(
        String::from_utf8_lossy(&outcome.output),
        "module {\n  func.func private @a()\n}\n\n// -----\n// -----\nmodule {\n  func.func private @c()\n}\n\n"
    );
}

/// As mlir-opt 22 splits; without the flag all of it is one piece, and texts in strings stay.
#[test]
fn files_are_split_at_marks_anywhere() {
    let split = |text: &str| {
        let options = Options { split_input_file: true, ..Options::default() };
        let outcome = opt(text.as_bytes(), "a", &options, registry(), &Limits::default());
        String::from_utf8(outcome.output).unwrap() + &outcome.messages
    };
    let piece = "module {\n  func.func private @f()\n}\n\n";
    let two = format!("{piece}// -----\n{piece}");
    for mark in [
        "// -----",
        "  // -----",
        "// -----// IR Dump After X (x) //----- //",
        "// c // -----",
        "// -----// -----",
    ] {
        let text = format!("func.func private @f()\n{mark}\nfunc.func private @f()\n");
        assert_eq!(split(&text), two, "{mark}");
        assert!(run(&text).messages.contains("redefinition of symbol named 'f'"));
    }
    assert_eq!(split("// -----// IR Dump After X //----- //\nfunc.func private @f()\n"), piece);
    assert_eq!(split("func.func private @f()\n// -----"), piece);
    let text = "func.func private @f()\n// ----- x\n";
    assert!(split(text).contains("a:2:10: error: custom op 'x' is unknown"), "{}", split(text));
    let text = "func.func private @f() attributes {a = \"// -----\"}\n// -----\n";
    assert!(printed(text).contains("a = \"// -----\""));
}

/// Operations that the custom form cannot express are printed in generic form.
#[test]
fn expressions_that_their_form_cannot_express_are_generic() {
    let expression = |operands: &str, attributes: &str, types: &str| {
        format!(
            "func.func @f(%a: i32, %b: i32) -> i32 {{\n  %r = \"emitc.expression\"({operands}) ({{\n  ^bb0(%x: i32, %y: i32):\n    \
             %s = emitc.add %x, %y : (i32, i32) -> i32\n    emitc.yield %s : i32\n  }}) {attributes}: {types}\n  return %r : \
             i32\n}}\n"
        )
    };
    let types = "(i32, i32) -> i32";
    assert!(printed(&expression("%a, %b", "", types)).contains("emitc.expression %arg0, %arg1 : "));
    assert!(
        printed(&expression("%a, %a", "", types)).contains("\"emitc.expression\"(%arg0, %arg0)")
    );
    assert!(printed(&expression("%a, %b", "{x = 1 : i32} ", types)).contains("{x = 1 : i32}"));
    let kept = printed(&expression("%a, %b", "{do_not_inline} ", types));
    assert!(kept.contains("emitc.expression %arg0, %arg1 noinline : "), "{kept}");
}

/// The form of `dimension_numbers` with names has no place in the custom form.
#[test]
fn raw_dimensions_of_convolutions_are_printed_as_letters() {
    let raw = "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], \
               kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], \
               output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>";
    let text = format!(
        "func.func @c(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32> {{\n  %0 = \
         \"stablehlo.convolution\"(%a, %b) {{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = \
         {raw}}} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>\n  return %0 : \
         tensor<1x2x2x1xf32>\n}}\n"
    );
    let found = printed(&text);
    assert!(found.contains("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"), "{found}");
}

/// As mlir-opt 22 prints them.
#[test]
fn properties_of_undescribed_operations_are_any_attribute() {
    for body in [
        "\"t.x\"() <5 : i64> : () -> ()",
        "\"t.x\"() <{}> : () -> ()",
        "\"t.x\"() <{l = loc(\"a\":1:2)}> : () -> ()",
        "\"t.x\"() <[{x}, \"y\"]> ({\n  }) {b = 1 : i64} : () -> ()",
        "\"t.x\"() <affine_map<(d0) -> (d0)>> : () -> ()",
    ] {
        assert_eq!(printed(body), format!("module {{\n  {body}\n}}\n\n"));
    }
    let found = run("\"func.return\"() <5> : () -> ()");
    assert!(!found.success && found.messages.contains("expected '{'"), "{}", found.messages);
}

#[test]
fn elements_of_dense_arrays_may_be_long() {
    for array in [
        "i128: 1, -1, 170141183460469231731687303715884105727",
        "ui128: 340282366920938463463374607431768211455",
        "i72: 1, -5",
        "i256: 3",
        "f80: 1.000000e+00",
        "f128: 1.500000e+00, -2.000000e+00",
        "i128",
    ] {
        let body = format!("\"t.x\"() {{a = array<{array}>}} : () -> ()");
        assert_eq!(printed(&body), format!("module {{\n  {body}\n}}\n\n"));
    }
    // A short text must not take megabytes.
    let outcome = run("\"t.x\"() {a = array<i16777208: 1, 1>} : () -> ()");
    assert!(outcome.messages.contains("have at most 1024 bits"), "{}", outcome.messages);
}
