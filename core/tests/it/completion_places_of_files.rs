//! More places where people complete, written before they were tried: each is a whole file.

use abide_core::ide::{Document, completions};
use abide_core::limits::Limits;
use abide_testing::marked;

/// The text with the cursor, and items: one of them must be among the first five.
const PLACES: [(&str, &[&str]); 39] = [
    (
        "func.func @f(%n: i32, %c: i1) -> i32 {\n  %r = scf.while (%x = %n) : (i32) -> i32 {\n    scf.condition(%c) %x : i32\n  } do {\n  ^bb0(%y: i32):\n    $0\n  }\n  return %r : i32\n}\n",
        &["scf.yield"],
    ),
    (
        "func.func @f(%n: i32, %c: i1) -> i32 {\n  %r = scf.while (%x = %n) : (i32) -> i32 {\n    $0\n  } do {\n  ^bb0(%y: i32):\n    scf.yield %y : i32\n  }\n  return %r : i32\n}\n",
        &["scf.condition"],
    ),
    ("func.func @f(%n: index) {\n  %0 = affine.m$0\n  return\n}\n", &["affine.min", "affine.max"]),
    (
        "func.func @f(%m: memref<8xf32>, %z: f32) -> f32 {\n  %s = affine.for %i = 0 to 8 iter_args(%a = %z) -> f32 {\n    %v = affine.load %m[%i] : memref<8xf32>\n    %t = arith.addf %a, %v : f32\n    $0\n  }\n  return %s : f32\n}\n",
        &["affine.yield"],
    ),
    (
        "func.func @f(%t: tensor<4xf32>, %p: f32) -> tensor<6xf32> {\n  %r = tensor.pad %t low[1] high[1] {\n  ^bb0(%i: index):\n    $0\n  } : tensor<4xf32> to tensor<6xf32>\n  return %r : tensor<6xf32>\n}\n",
        &["tensor.yield"],
    ),
    (
        "func.func @f(%t: tensor<4xf32>, %z: tensor<f32>) -> tensor<f32> {\n  %r = \"stablehlo.reduce\"(%t, %z) <{dimensions = array<i64: 0>}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %s = stablehlo.add %a, %b : tensor<f32>\n    $0\n  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n  return %r : tensor<f32>\n}\n",
        &["stablehlo.return"],
    ),
    (
        "func.func @f(%m: memref<16xf32>, %i: index) {\n  %v = vector.load %m[%i] : memref<16xf32>, $0\n  return\n}\n",
        &["vector"],
    ),
    (
        "func.func @f(%i: index, %x: f32, %m: memref<16xf32>, %n: memref<4xi8>) {\n  vector.transfer_write $0\n  return\n}\n",
        &["%m"],
    ),
    (
        "func.func @f(%i: index, %v: vector<4xf32>, %x: f32, %m: memref<16xf32>) {\n  vector.transfer_write %$0\n  return\n}\n",
        &["%v"],
    ),
    (
        "func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %acc: vector<8xf16>, %q: i32) {\n  %0 = vector.fma %a, %b, %$0\n  return\n}\n",
        &["%acc"],
    ),
    ("llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n  $0\n}\n", &["llvm.return"]),
    (
        "llvm.func @f(%c: i1) {\n  llvm.cond_br %c, ^$0\n^bb1:\n  llvm.return\n^bb2:\n  llvm.return\n}\n",
        &["^bb1"],
    ),
    (
        "llvm.func @f(%p: !llvm.ptr, %i: i64) {\n  %0 = llvm.getelementptr inb$0\n  llvm.return\n}\n",
        &["inbounds"],
    ),
    (
        "gpu.module @m {\n  gpu.func @k(%a: memref<4xf32>) kernel {\n    $0\n  }\n}\n",
        &["gpu.return"],
    ),
    (
        "func.func @f(%n: index) {\n  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %g = %n) threads(%h, %i, %j) in (%k = %n, %l = %n, %o = %n) {\n    $0\n  }\n  return\n}\n",
        &["gpu.terminator"],
    ),
    ("func.func @f(%m: memref<4xf32, #gpu.$0\n", &["#gpu.address_space<workgroup>"]),
    (
        "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main(%r: !transform.$0\n",
        &["!transform.any_op"],
    ),
    (
        "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {\n    $0\n  }\n}\n",
        &["transform.yield"],
    ),
    (
        "func.func @f(%n: index) {\n  omp.parallel {\n    omp.ws$0\n    omp.terminator\n  }\n  return\n}\n",
        &["omp.wsloop", "omp.loop_nest"],
    ),
    ("spirv.m$0\n", &["spirv.module"]),
    (
        "spirv.module Logical GLSL450 {\n  spirv.func @f(%a: f32) -> f32 \"None\" {\n    spirv.Ret$0\n  }\n}\n",
        &["spirv.ReturnValue"],
    ),
    ("func.func @f(%a: tensor<1x4x4xf32>) {\n  %0 = tosa.mat$0\n  return\n}\n", &["tosa.matmul"]),
    (
        "func.func @f(%o: tensor<4xindex>) -> tensor<4xindex> {\n  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%o : tensor<4xindex>) {\n  ^bb0(%x: index):\n    %i = linalg.in$0\n    linalg.yield %i : index\n  } -> tensor<4xindex>\n  return %r : tensor<4xindex>\n}\n",
        &["linalg.index"],
    ),
    ("#s = affine_s$0\n", &["affine_set<>"]),
    ("func.func @f(%a: complex<$0\n", &["index", "f32", "i32"]),
    (
        "gpu.module @m {\n  gpu.func @k(%m: memref<64xf32>) kernel {\n    %i = gpu.th$0\n    gpu.return\n  }\n}\n",
        &["gpu.thread_id"],
    ),
    (
        "gpu.module @m {\n  gpu.func @k(%m: memref<64xf32>) kernel {\n    %i = gpu.thread_id $0\n    gpu.return\n  }\n}\n",
        &["x"],
    ),
    (
        "func.func @f(%n: index, %z: f32) -> f32 {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (f32) {\n    %t = arith.addf $0\n    scf.yield %t : f32\n  }\n  return %s : f32\n}\n",
        &["%acc"],
    ),
    (
        "func.func @f(%a: i32) -> i64 {\n  %b = arith.extsi %a : i32 to $0\n  return %b : i64\n}\n",
        &["i64"],
    ),
    (
        "func.func @f(%a: i32) -> i1 {\n  %b = arith.cmpi s$0, %a, %a : i32\n  return %b : i1\n}\n",
        &["sgt", "sge", "slt", "sle", "eq"],
    ),
    (
        "memref.global \"private\" @counter : memref<i32>\nfunc.func @f() {\n  %g = memref.get_global @$0\n  return\n}\n",
        &["@counter"],
    ),
    (
        "memref.global \"private\" @counter : memref<i32>\nfunc.func @f() {\n  %g = memref.get_global @counter : m$0\n  return\n}\n",
        &["memref<i32>"],
    ),
    (
        "func.func @f(%c: i1) {\n  cf.cond_br %c, ^t$0, ^else\n^then:\n  return\n^else:\n  return\n}\n",
        &["^then"],
    ),
    (
        "func.func @f(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) {\n  %r = vector.con$0\n  return\n}\n",
        &["vector.contract", "vector.constant_mask", "vector.create_mask"],
    ),
    (
        "#m = affine_map<(d0) -> (d0)>\n#o = affine_map<(d0) -> ()>\nfunc.func @f(%a: tensor<4xf32>, %s: tensor<f32>) -> tensor<f32> {\n  %r = linalg.generic {indexing_maps = [#m, #o], iterator_types = [$0]} ins(%a : tensor<4xf32>) outs(%s : tensor<f32>) {\n  ^bb0(%x: f32, %y: f32):\n    linalg.yield %y : f32\n  } -> tensor<f32>\n  return %r : tensor<f32>\n}\n",
        &["\"reduction\"", "\"parallel\""],
    ),
    (
        "#m = affine_map<(d0) -> (d0)>\nfunc.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = [\"parallel\"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {\n  ^bb0(%x: f32, %y: f32):\n    $0\n  } -> tensor<4xf32>\n  return %r : tensor<4xf32>\n}\n",
        &["linalg.yield"],
    ),
    ("llvm.func @g(!$0) -> i32\n", &["!llvm.ptr"]),
    (
        "llvm.func @g(%p: !llvm.ptr) -> !llvm.ptr {\n  %q = llvm.get$0\n  llvm.return %q : !llvm.ptr\n}\n",
        &["llvm.getelementptr"],
    ),
    (
        "module {\n  func.func private @blend(f32, f32) -> f32\n  func.func @f(%x: f32) -> f32 {\n    %r = func.call @$0\n    return %x : f32\n  }\n}\n",
        &["@blend"],
    ),
];

/// Places that were written before they were tried, too. Each begins with `=> ` and the items: one of them must be among
/// the first five.
const MORE: &str = include_str!("completion_places.txt");

#[test]
fn the_wanted_item_is_among_the_first_five_of_whole_files() {
    let more: Vec<(&str, Vec<&str>)> = abide_testing::wanted_at_places(MORE).collect();
    assert_eq!(more.len(), 189);
    let more = more.iter().map(|(text, wanted)| (*text, &**wanted));
    let mut wrong = Vec::new();
    for (text, wanted) in PLACES.into_iter().chain(more) {
        let file = marked(text);
        let document = Document::new(file.text.clone().into_bytes(), Limits::default());
        let found = completions(&document, file.cursor()).into_iter();
        let first: Vec<String> = found.take(5).map(|one| one.label).collect();
        if !wanted.iter().any(|wanted| first.iter().any(|label| label == wanted)) {
            wrong.push(format!("{text}: {wanted:?} in {first:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
