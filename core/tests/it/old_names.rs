//! Operations of earlier versions of LLVM, and their names of today.

use crate::dialects_tablegen::accepts;
use abide_core::diagnostic::Applicability;
use abide_core::dialect::registry;
use abide_core::ide::{Document, Reading, apply_fixes};
use abide_core::limits::Limits;
use abide_dialects::{Surroundings, old_name, old_names, todays_form};
use abide_testing::mlir_opt;

/// The codes, severities and fixes of a text's diagnostics.
pub(crate) fn found(text: &str) -> Vec<(String, String, Option<String>)> {
    let document = Document::new(text.as_bytes().to_vec(), Limits::default());
    let one = |found: abide_core::diagnostic::Diagnostic| {
        let fix = found.fix.as_ref().and_then(|fix| fix.edits.first());
        let fix = fix.map(|edit| String::from_utf8_lossy(&edit.replacement).into_owned());
        (found.severity.name().to_owned(), found.message.to_string(), fix)
    };
    document.diagnostics().into_iter().map(one).collect()
}

#[test]
fn new_names_are_described_and_old_names_are_not() {
    for name in old_names() {
        let old = old_name(name).unwrap();
        for today in &old.today {
            assert!(registry().operation(today.as_bytes()).is_some(), "{name}: {today}");
        }
        // Operations of LLVM 19 are described as of that version.
        let is_described = registry().operation(name.as_bytes()).is_some();
        assert!(!is_described || old.last >= 19, "{name}");
    }
}

/// An answer is where an operation went, or that it is gone.
#[test]
fn every_operation_that_went_since_llvm_14_has_an_answer() {
    let lines = include_str!("old_operations.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let (name, last) = line.split_once(' ').unwrap();
        let old = old_name(name).unwrap_or_else(|| panic!("{name}"));
        assert!(old.last >= last.parse().unwrap(), "{name}: {}", old.last);
        count += 1;
    }
    assert_eq!(count, 194);
}

#[test]
fn old_names_have_a_fix_if_only_the_name_changed() {
    let text = "\
func.func @f(%a: f32, %c: i1) -> f32 {
  %0 = std.addf %a, %a : f32
  %1 = mulf %0, %a : f32
  %2 = \"std.subf\"(%1, %a) : (f32, f32) -> f32
  %3 = math.abs %2 : f32
  cond_br %c, ^bb1, ^bb1
^bb1:
  return %3 : f32
}
";
    let found = found(text);
    let short: Vec<(&str, &str, Option<&str>)> = found
        .iter()
        .map(|(severity, message, fix)| (&**severity, &**message, fix.as_deref()))
        .collect();
    assert_eq!(
        short,
        [
            ("warning", "'std.addf' is 'arith.addf' since LLVM 14", Some("arith.addf")),
            ("warning", "'mulf' is 'arith.mulf' since LLVM 14", Some("arith.mulf")),
            ("warning", "'std.subf' is 'arith.subf' since LLVM 14", Some("\"arith.subf\"")),
            (
                "warning",
                "'math.abs' is 'math.absf' or 'math.absi' since LLVM 16, by its types",
                Some("math.absf")
            ),
            ("warning", "'cond_br' is 'cf.cond_br' since LLVM 15", Some("cf.cond_br")),
        ]
    );
}

#[test]
fn operations_of_the_enclosing_region_are_not_old_names() {
    let text = "\
func.func @f(%c: i1) {
  call @g() : () -> ()
  return
}
func.func private @g()
";
    assert_eq!(found(text), []);
    assert!(registry().operation(b"func.return").is_some());
}

/// The text after all safe fixes, as `abide check --fix` applies them.
fn fixed(text: &str) -> String {
    let read = |text: Vec<u8>| Reading::of_document(&Document::new(text, Limits::default()));
    let before = read(text.as_bytes().to_vec());
    let fixed = apply_fixes(&before, read, |_| {}, Applicability::Safe);
    let text = fixed.map_or_else(|| before.text.clone(), |fixed| fixed.reading.text);
    String::from_utf8(text).unwrap()
}

#[test]
fn one_run_of_fixes_brings_a_file_of_llvm_14_to_today() {
    let text = "\
module {
  func private @printf(!llvm.ptr<i8>) -> i32
  func @main(%m: memref<?xf32>, %n: index, %c: i1) -> f32 {
    %z = arith.constant 0.0 : f32
    %0 = linalg.init_tensor [4, %n] : tensor<4x?xf32>
    %1 = memref.load %m[%n] : memref<?xf32>
    %2 = arith.maxf %1, %z : f32
    %3 = memref.tensor_load %m : memref<?xf32>
    cond_br %c, ^bb1, ^bb2(%2 : f32)
  ^bb1:
    %4 = select %c, %2, %z : f32
    br ^bb2(%4 : f32)
  ^bb2(%5: f32):
    %6 = call @abs(%5) : (f32) -> f32
    return %6 : f32
  }
  func @abs(%a: f32) -> f32 {
    %0 = math.abs %a : f32
    return %0 : f32
  }
}
";
    let today = "\
module {
  func.func private @printf(!llvm.ptr) -> i32
  func.func @main(%m: memref<?xf32>, %n: index, %c: i1) -> f32 {
    %z = arith.constant 0.0 : f32
    %0 = tensor.empty(%n) : tensor<4x?xf32>
    %1 = memref.load %m[%n] : memref<?xf32>
    %2 = arith.maximumf %1, %z : f32
    %3 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
    cf.cond_br %c, ^bb1, ^bb2(%2 : f32)
  ^bb1:
    %4 = arith.select %c, %2, %z : f32
    cf.br ^bb2(%4 : f32)
  ^bb2(%5: f32):
    %6 = call @abs(%5) : (f32) -> f32
    return %6 : f32
  }
  func.func @abs(%a: f32) -> f32 {
    %0 = math.absf %a : f32
    return %0 : f32
  }
}
";
    assert_eq!(fixed(text), today);
    assert_eq!(found(today), []);
}

#[test]
fn pointers_with_types_become_opaque_with_the_operations_that_need_the_types() {
    let text = "\
llvm.func @f(%p: !llvm.ptr<struct<(i32, ptr<i8>)>>, %i: i64, %n: i32) -> i32 {
  %0 = llvm.getelementptr %p[%i, 0] : (!llvm.ptr<struct<(i32, ptr<i8>)>>, i64) -> !llvm.ptr<i32>
  %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr<i32>
  llvm.store %1, %0 : !llvm.ptr<i32>
  %2 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<i32, 3>
  %3 = llvm.load %2 : !llvm.ptr<i32, 3>
  llvm.return %3 : i32
}
";
    let today = "\
llvm.func @f(%p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %0 = llvm.getelementptr %p[%i, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
  %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %1, %0 : i32, !llvm.ptr
  %2 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<3>
  %3 = llvm.load %2 : !llvm.ptr<3> -> i32
  llvm.return %3 : i32
}
";
    assert_eq!(fixed(text), today);
    assert_eq!(found(today), []);
}

#[test]
fn types_and_attributes_of_renamed_dialects_are_reported() {
    let text = "\
#alias = #spv.vce<v1.0, [Shader], []>
func.func private @f(!spv.ptr<f32, Function>, memref<4xf32, #spv.storage_class<Uniform>>)
func.func private @g(!mhlo.token)
";
    let short: Vec<(String, Option<String>)> =
        found(text).into_iter().map(|(_, message, fix)| (message, fix)).collect();
    let one = |message: &str, fix: &str| (message.to_owned(), Some(fix.to_owned()));
    assert_eq!(
        short,
        [
            one("'#spv.vce' is '#spirv.vce' since LLVM 16", "#spirv.vce"),
            one("'!spv.ptr' is '!spirv.ptr' since LLVM 16", "!spirv.ptr"),
            one(
                "'#spv.storage_class' is '#spirv.storage_class' since LLVM 16",
                "#spirv.storage_class"
            ),
            one("'!mhlo.token' is '!stablehlo.token' in StableHLO", "!stablehlo.token"),
        ]
    );
    assert!(fixed("func.func private @f(!spv.array<4 x f32>)\n").contains("!spirv.array<4 x f32>"));
    assert!(fixed("func.func private @f(!mhlo.token)\n").contains("!mhlo.token"));
}

#[test]
fn keys_of_attributes_of_renamed_dialects_are_changed() {
    let text = "\
module attributes {spv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  func.func private @f(f32 {spv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>})
    attributes {spv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>}
}
";
    assert_eq!(fixed(text), text.replace(" spv.", " spirv.").replace("{spv.", "{spirv."));
    let quoted = "module attributes {\"triton_gpu.num-warps\" = 4 : i32} {}\n";
    let today = "\"ttg.num-warps\"".to_owned();
    let message = "'triton_gpu.num-warps' is 'ttg.num-warps' in Triton 3.2".to_owned();
    assert_eq!(found(quoted), [("information".to_owned(), message, Some(today))]);
    // Programs still write these keys, and a word without a dot is not a key of a dialect.
    let kept = "func.func private @f() attributes {mhlo.num_partitions = 2 : i32, spv = 1 : i32}\n";
    assert_eq!(found(kept), []);
}

#[test]
fn functions_called_func_in_unknown_operations_are_theirs() {
    let text = "\
\"own.module\"() ({
  func @f(%a: i32) {
    own.return %b : i32
  }
}) : () -> ()
";
    let messages: Vec<String> = found(text).into_iter().map(|(_, message, _)| message).collect();
    assert!(messages.iter().all(|message| !message.contains("func.func")), "{messages:?}");
}

#[test]
fn old_forms_of_operations_of_today_are_fixed() {
    let text = "\
func.func @f(%v: vector<4x8xf32>, %s: tensor<6xf32>, %x: f32) {
  %0 = vector.extract %v[1, 2] : vector<4x8xf32>
  %1 = tensor.expand_shape %s [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  %2 = splat %x : tensor<4xf32>
  %3 = splat %x : vector<4xf32>
  return
}
";
    let today = "\
func.func @f(%v: vector<4x8xf32>, %s: tensor<6xf32>, %x: f32) {
  %0 = vector.extract %v[1, 2] : f32 from vector<4x8xf32>
  %1 = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %2 = tensor.splat %x : tensor<4xf32>
  %3 = vector.broadcast %x : f32 to vector<4xf32>
  return
}
";
    assert_eq!(fixed(text), today);
    let text = "\
spv.module Logical GLSL450 {
  spv.func @f(%p: !spv.ptr<i32, StorageBuffer>, %v: i32) \"None\" {
    %0 = spv.AtomicIAdd \"Device\" \"None\" %p, %v : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}
";
    let today = "\
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) \"None\" {
    %0 = spirv.AtomicIAdd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
    spirv.Return
  }
}
";
    assert_eq!(fixed(text), today);
    for (old, today) in [
        (
            "spv.VectorShuffle [0: i32] %a : vector<2xf32>, %a : vector<2xf32> -> vector<2xf32>",
            "spirv.VectorShuffle [0: i32] %a, %a : vector<2xf32>, vector<2xf32> -> vector<2xf32>",
        ),
        (
            "spv.SpecConstantOperation wraps \"spv.IAdd\"(%a, %a) : (i32, i32) -> i32",
            "spirv.SpecConstantOperation wraps \"spirv.IAdd\"(%a, %a) : (i32, i32) -> i32",
        ),
        (
            "sparse_tensor.pointers %a {dimension = 1 : index} : tensor<4x4xf32, #c> to memref<?xindex>",
            "sparse_tensor.positions %a {level = 1 : index} : tensor<4x4xf32, #c> to memref<?xindex>",
        ),
    ] {
        let (name, form) = old.split_once(' ').unwrap();
        let name_of_today = &old_name(name).unwrap().today[0];
        let form = todays_form(name, form, &Nowhere).unwrap().text;
        assert_eq!(format!("{name_of_today} {form}"), today);
    }
}

/// Surroundings without anything.
struct Nowhere;

impl Surroundings for Nowhere {
    fn new_values(&self) -> Option<String> {
        None
    }

    fn definition(&self, _: &str) -> Option<String> {
        None
    }
}

/// Each text is one of LLVM 13 to 16, and mlir-opt accepts it after the fixes.
#[test]
fn texts_of_older_versions_become_valid_ones() {
    let mut wrong = Vec::new();
    for (text, wanted) in [
        (
            "func @k(%n: i32, %m: index) -> i1 {\n  %0 = cmpi slt, %n, %n : i32\n  return %0 : i1\n}\n",
            "%0 = arith.cmpi slt, %n, %n : i32",
        ),
        (
            "func @k(%f: f32, %m: memref<8xf32>) {\n  linalg.fill(%f, %m) : f32, memref<8xf32>\n  \
             linalg.copy(%m, %m) : memref<8xf32>, memref<8xf32>\n  return\n}\n",
            "linalg.fill ins(%f : f32) outs(%m : memref<8xf32>)",
        ),
        (
            "func.func @f(%n: index, %x: f32) -> f32 {\n  %r = scf.parallel (%i) = (%n) to (%n) step (%n) \
             init (%x) -> f32 {\n    scf.reduce(%x) : f32 {\n    ^bb0(%a: f32, %b: f32):\n      \
             %s = arith.addf %a, %b : f32\n      scf.reduce.return %s : f32\n    }\n    scf.yield\n  }\n  \
             return %r : f32\n}\n",
            "scf.reduce(%x : f32) {",
        ),
        (
            "func.func @f(%i: i64, %w: i64) {\n  acc.parallel num_gangs(%i : i64) num_workers(%w : i64) {\n    \
             acc.yield\n  }\n  acc.kernels async(%i : i64) num_gangs(%w : i64) {\n    acc.terminator\n  }\n  \
             return\n}\n",
            "acc.parallel num_gangs({%i : i64}) num_workers(%w : i64) {",
        ),
        (
            "transform.sequence failures(propagate) {\n^bb0(%a: !pdl.operation):\n  \
             %0 = transform.structured.match ops{[\"linalg.matmul\"]} in %a\n  \
             %1, %2:2 = transform.structured.tile %0 [4, 8]\n  \
             %3 = transform.structured.vectorize %1\n}\n",
            "%1, %2:2 = transform.structured.tile_using_for %0 tile_sizes [4, 8] : \
             (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)",
        ),
        (
            "func.func @f(%v: vector<4xf32>, %t: tensor<4xf32>) -> f32 {\n  \
             %0 = vector.reduction <maxf>, %v : vector<4xf32> into f32\n  \
             %1 = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%t : tensor<4xf32>) \
             outs(%t : tensor<4xf32>) -> tensor<4xf32>\n  return %0 : f32\n}\n",
            "%1 = linalg.elementwise kind=#linalg.elementwise_kind<log> ins",
        ),
        (
            "func @f(%t: tensor<4x4xf32>, %f: f32) -> tensor<5x5xf32> {\n  \
             %0 = linalg.pad_tensor %t low[1, 0] high[0, 1] {\n  ^bb0(%i: index, %j: index):\n    \
             linalg.yield %f : f32\n  } : tensor<4x4xf32> to tensor<5x5xf32>\n  \
             %1 = subtensor %0[0, 0] [4, 4] [1, 1] : tensor<5x5xf32> to tensor<4x4xf32>\n  \
             return %0 : tensor<5x5xf32>\n}\n",
            "tensor.yield %f : f32",
        ),
        (
            "func.func @f(%m: memref<8x8xf32, offset: ?, strides: [8, 1]>, %i: index) -> f32 {\n  \
             %0 = memref.load %m[%i, %i] : memref<8x8xf32, offset: ?, strides: [8, 1]>\n  return %0 : f32\n}\n",
            "%0 = memref.load %m[%i, %i] : memref<8x8xf32, strided<[8, 1], offset: ?>>",
        ),
        (
            "func.func @f(%c: i1, %x: i32) -> i32 {\n  \
             \"cf.cond_br\"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, i32) -> ()\n\
             ^bb1(%y: i32):\n  return %y : i32\n^bb2:\n  return %x : i32\n}\n",
            "{operandSegmentSizes = array<i32: 1, 1, 0>}",
        ),
        (
            "func.func @f(%a: tensor<4x8xf32>, %b: tensor<16x8xf32>, %o: tensor<4x16xf32>) -> tensor<4x16xf32> {\n  \
             %0 = linalg.matmul_transpose_b ins(%a, %b : tensor<4x8xf32>, tensor<16x8xf32>) \
             outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>\n  return %0 : tensor<4x16xf32>\n}\n",
            "affine_map<(d0, d1, d2) -> (d1, d2)>",
        ),
        (
            "func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x16x8xf32>, %o: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {\n  \
             %0 = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<2x4x8xf32>, tensor<2x16x8xf32>) \
             outs(%o : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>\n  return %0 : tensor<2x4x16xf32>\n}\n",
            "linalg.batch_matmul indexing_maps",
        ),
        (
            "func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %o: tensor<4x16xi32>) -> tensor<4x16xi32> {\n  \
             %0 = linalg.matmul_unsigned ins(%a, %b : tensor<4x8xi8>, tensor<8x16xi8>) \
             outs(%o : tensor<4x16xi32>) -> tensor<4x16xi32>\n  return %0 : tensor<4x16xi32>\n}\n",
            "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}",
        ),
        (
            "func.func @f(%a: tensor<4xf32>) -> tensor<2x2xf32> {\n  \
             %0 = \"tosa.clamp\"(%a) {max_fp = 6.0 : f32, max_int = 6 : i64, min_fp = 0.0 : f32, min_int = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32>\n  \
             %1 = \"tosa.reshape\"(%0) {new_shape = [2, 2]} : (tensor<4xf32>) -> tensor<2x2xf32>\n  return %1 : tensor<2x2xf32>\n}\n",
            "\"tosa.clamp\"(%a) {max_val = 6.0 : f32, min_val = 0.0 : f32}",
        ),
        (
            "func.func @f(%i: index) -> vector<1xf32> {\n  \
             %0 = vector.warp_execute_on_lane_0(%i)[32] -> (vector<1xf32>) {\n    \
             %1 = arith.constant dense<0.0> : vector<32xf32>\n    vector.yield %1 : vector<32xf32>\n  }\n  \
             return %0 : vector<1xf32>\n}\n",
            "gpu.yield %1 : vector<32xf32>",
        ),
        (
            "func.func @f(%t: tensor<64xf32>, %n: index) -> tensor<64xf32> {\n  \
             %r = scf.foreach_thread (%i) in (%n) -> (tensor<64xf32>) {\n    \
             %s = tensor.extract_slice %t[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>\n    \
             scf.foreach_thread.perform_concurrently {\n      \
             tensor.parallel_insert_slice %s into %t[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>\n    \
             }\n  }\n  return %r : tensor<64xf32>\n}\n",
            "%r = scf.forall (%i) in (%n) shared_outs(%new_r_1 = %t) -> (tensor<64xf32>) {",
        ),
        (
            "spv.module Logical GLSL450 {\n  spv.func @f(%p: !spv.ptr<!spv.array<4 x f32>, Function>, %i: i32) \"None\" {\n    \
             %0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.array<4 x f32>, Function>, i32\n    \
             spv.Return\n  }\n}\n",
            "Function>, i32 -> !spirv.ptr<f32, Function>",
        ),
    ] {
        // Some of them are those of LLVM 19, too.
        let today = fixed(&format!("// abide: llvm=22\n{text}"));
        let is_accepted = mlir_opt().is_none_or(|program| accepts(&program, &today));
        if !today.contains(wanted) || !is_accepted {
            wrong.push(today);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn elided_constants_are_those_of_today() {
    for old in ["opaque<\"elided_large_const\", \"0xDEADBEEF\">", "opaque<\"\", \"0xDEADBEEF\">"] {
        let text = |value: &str| {
            format!(
                "func.func @f() {{\n  %0 = arith.constant {value} : tensor<4xf32>\n  return\n}}\n"
            )
        };
        assert_eq!(fixed(&text(old)), text("dense_resource<__elided__>"));
        let message = "'opaque<..>' does not exist since LLVM 15";
        assert_eq!(found(&text(old))[0].1, message);
        let other = text("opaque<\"a\", \"0x00\">");
        assert_eq!(fixed(&other), other);
    }
}

#[test]
fn constants_without_their_dialect_are_known_in_regions() {
    let text = "func.func @f(%c: i1) -> i32 {\n  %0 = scf.if %c -> (i32) {\n    %1 = constant 1 : i32\n    \
        scf.yield %1 : i32\n  } else {\n    %2 = constant 2 : i32\n    scf.yield %2 : i32\n  }\n  return %0 : i32\n}\n";
    assert_eq!(fixed(text), text.replace(" constant", " arith.constant"));
    let messages: Vec<_> = found(text).into_iter().map(|found| found.1).collect();
    assert_eq!(messages, ["'constant' is 'arith.constant' since LLVM 14"; 2]);
}

#[test]
fn lists_become_arrays_where_arrays_are_required() {
    let text = "func.func @f(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<3x2xf32> {\n  \
        %0 = \"stablehlo.broadcast_in_dim\"(%b) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<2x3xf32>\n  \
        %1 = \"stablehlo.transpose\"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>\n  \
        %2 = \"stablehlo.slice\"(%1) {limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<3x2xf32>) -> tensor<3x2xf32>\n  \
        return %2 : tensor<3x2xf32>\n}\n";
    let today = fixed(text);
    for wanted in ["array<i64>", "array<i64: 1, 0>", "array<i64: 3, 2>", "array<i64: 0, 0>"] {
        assert!(today.contains(wanted), "{today}");
    }
    assert!(!today.contains("dense<"), "{today}");
}

#[test]
fn forms_whose_names_or_regions_changed_are_fixed() {
    let text = "\
func.func @f(%n: index, %t: tensor<8xf32>, %s: tensor<1xf32>, %a: i32, %m: memref<8xf32>) {
  %r = scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %0 = emitc.call \"g\"(%a) : (i32) -> i32
  %1 = subtensor %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = clone %m : memref<8xf32>
  %3 = llvm.mlir.undef : !llvm.struct<(i32)>
  %4 = llvm.insertvalue %a, %3[0 : index] : !llvm.struct<(i32)>
  %5 = cmpi \"slt\", %a, %a : i32
  %z = arith.constant 0.0 : f32
  %6 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%z) -> f32 {
    scf.reduce(%z) : f32 {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  omp.wsloop nowait for (%i) : index = (%n) to (%n) step (%n) {
    omp.yield
  }
  return
}
";
    let today = "\
func.func @f(%n: index, %t: tensor<8xf32>, %s: tensor<1xf32>, %a: i32, %m: memref<8xf32>) {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  %0 = emitc.call_opaque \"g\"(%a) : (i32) -> i32
  %1 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = bufferization.clone %m : memref<8xf32> to memref<8xf32>
  %3 = llvm.mlir.undef : !llvm.struct<(i32)>
  %4 = llvm.insertvalue %a, %3[0] : !llvm.struct<(i32)>
  %5 = arith.cmpi slt, %a, %a : i32
  %z = arith.constant 0.0 : f32
  %6 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  omp.wsloop nowait { omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
    omp.yield
  } }
  return
}
";
    assert_eq!(fixed(text), today);
    assert_eq!(found(today), []);
}

#[test]
fn names_that_begin_like_those_of_new_values_are_kept() {
    let text = "\
// abide: llvm=22
func.func @f(%newest: tensor<8xf32>) -> tensor<4xf32> {
  %new = tosa.slice %newest {size = array<i64: 4>, start = array<i64: 1>} : (tensor<8xf32>) -> tensor<4xf32>
  return %new : tensor<4xf32>
}
";
    let today = "\
// abide: llvm=22
func.func @f(%newest: tensor<8xf32>) -> tensor<4xf32> {
  %new_new_1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %new_new_2 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %new = tosa.slice %newest, %new_new_1, %new_new_2 : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %new : tensor<4xf32>
}
";
    assert_eq!(fixed(text), today);
    assert_eq!(found(today), []);
}

#[test]
fn old_encodings_of_sparse_tensors_become_maps() {
    let text = "\
#c = #sparse_tensor.encoding<{ dimLevelType = [ \"dense\", \"compressed\" ], pointerBitWidth = 8 }>
func.func private @f(tensor<4x4xf32, #c>)
";
    let today = "\
#c = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 8 }>
func.func private @f(tensor<4x4xf32, #c>)
";
    assert_eq!(fixed(text), today);
}

#[test]
fn a_constant_of_std_is_one_of_arith() {
    let text = "\
func.func @f() {
  %0 = constant 0 : index
  %1 = constant dense<0> : tensor<4xi32>
  %2 = constant @f : () -> ()
  %3 = std.constant 1 : i32
  return
}
";
    let one = |old: &str| {
        let message = format!("'{old}' is 'arith.constant' since LLVM 14");
        ("warning".to_owned(), message, Some("arith.constant".to_owned()))
    };
    assert_eq!(found(text), [one("constant"), one("constant"), one("std.constant")]);
}

#[test]
fn operations_of_newer_versions_of_stablehlo_are_named() {
    let text = "\
func.func @f(%a: tensor<4xf32>) {
  %0 = \"vhlo.sine_v9\"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = \"vhlo.sine_v2\"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = \"mhlo.sine\"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
";
    let found = found(text);
    let unknown = found.iter().filter(|(_, message, _)| message.contains("vhlo"));
    let unknown: Vec<_> =
        unknown.map(|(severity, message, fix)| (&**severity, &**message, fix)).collect();
    let message = "custom op 'vhlo.sine_v9' is unknown: if another version of its dialect has it, \
        the project's .td files can describe it";
    assert_eq!(unknown, [("warning", message, &None)]);
}
