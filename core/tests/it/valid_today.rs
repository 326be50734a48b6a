//! Valid texts that rules of another version, or rules that are too strict, would refuse. Each was accepted by the
//! mlir-opt of its version, apart from types of undescribed dialects.

use crate::support::{check, render};
use abide_core::diagnostic::Severity;

const RIGHT: &[&str] = &[
    // The last dimension under swizzling has the size of the swizzling.
    "!map = !nvgpu.tensormap.descriptor<tensor = memref<16x16xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = \
     zero, interleave = none>
func.func @f(%map: !map, %to: memref<16x16xf32, 3>, %at: index, \
     %barrier: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) {
  nvgpu.tma.async.load %map[%at, %at], %barrier[%at] to %to : !map, !nvgpu.mbarrier.group<memorySpace = \
     #gpu.address_space<workgroup>> -> memref<16x16xf32, 3>
  return
}
",
    // A matrix descriptor is made of a part of the memory.
    "!map = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = \
     zero, interleave = none>
func.func @f(%map: !map, %from: memref<64x96xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %from, %map : memref<64x96xf16, 3>, !map -> \
     !nvgpu.warpgroup.descriptor<tensor = memref<64x96xf16, 3>>
  return
}
",
    // Results of pure operations on symbols are symbols.
    "func.func @f(%n: index, %to: memref<?xi8>, %value: i8) {
  affine.for %i = 0 to %n {
    %twice = arith.muli %n, %n : index
    %lane = gpu.lane_id
    affine.store %value, %to[%twice] : memref<?xi8>
    affine.store %value, %to[%lane + %i] : memref<?xi8>
    affine.for %j = 0 to %twice {
      %one = affine.linearize_index [%i, %j] by (%n, 4) : index
      %row, %column = affine.delinearize_index %one into (%n, 4) : index, index
      affine.store %value, %to[%one] : memref<?xi8>
      affine.store %value, %to[%row + %column] : memref<?xi8>
    }
  }
  return
}
",
    // A mask is not a mapping.
    "func.func @f() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x11>]}
  scf.forall (%i, %j) in (4, 5) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>, #gpu.mask<0x11>]}
  return
}
",
    // Blanks within types, and functions as types of globals.
    "llvm.func @f(!llvm.ptr {llvm.byval = !llvm.array<3 x struct <(i8, array <2 x ptr <1>>)>>})
llvm.mlir.global external @g() : !llvm.func<void (i8)>
llvm.func @h()
llvm.mlir.alias external @k : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
",
    // Integers of every power of two bits are atomic.
    "llvm.func @f(%to: !llvm.ptr, %value: i512) {
  llvm.store %value, %to atomic release {alignment = 64 : i64} : i512, !llvm.ptr
  llvm.return
}
",
    // An affine map may be a strided layout.
    "func.func @f(%from: memref<6x4xi8>, %at: index) {
  %0 = memref.reinterpret_cast %from to offset: [0], sizes: [3, 2], strides: [8, 1] : memref<6x4xi8> to memref<3x2xi8, \
     affine_map<(d0, d1) -> (d1 + d0 * 8)>>
  %1 = memref.reinterpret_cast %from to offset: [%at], sizes: [3, 2], strides: [%at, 1] : memref<6x4xi8> to \
     memref<3x2xi8, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 + s0)>>
  return
}
",
    // Operations of other dialects may be between.
    "func.func @f(%c: i1) {
  omp.parallel {
    scf.if %c {
      omp.cancellation_point cancellation_construct_type(parallel)
      scf.if %c {
        omp.cancel cancellation_construct_type(parallel)
      }
    }
    omp.terminator
  }
  return
}
",
    // Several offsets, several sums.
    "func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %by: tensor<3xi32>) -> tensor<3x!ptr.ptr<#ptr.generic_space>> {
  %0 = ptr.ptr_add %p, %by : !ptr.ptr<#ptr.generic_space>, tensor<3xi32>
  return %0 : tensor<3x!ptr.ptr<#ptr.generic_space>>
}
",
    // The bits of a scale.
    "func.func private @f(!quant.uniform<i8:f32, 0x3FE0000000000000:3>, !quant.uniform<i8:f32:0, {0x3FE0000000000000:1}>)\n",
    // Types of dialects may have a shape.
    "\"test.one\"() {a = dense<[[1, 2]]> : !emitc.array<1x2xi8>, b = dense<3> : !foo.box<4>, c = dense<2> : \
     !spirv.arm.tensor<2xi8>} : () -> ()\n",
    // Symbols in the levels of an encoding.
    "#level = #sparse_tensor.encoding<{map = [s0](d0) -> (d0 * (s0 * 2) : dense, d0 : compressed)}>
func.func private @f(tensor<?xf32, #level>)
",
    "func.func @f(%a: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<2xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, \
     stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> \
     tensor<*xf32>
  return
}
",
    // Vectors of pointers, and masks of broadcasts.
    "func.func @f(%p: !llvm.ptr, %from: memref<2xi8>, %at: index, %m: vector<1xi1>, %none: i8) {
  %0 = vector.broadcast %p : !llvm.ptr to vector<2x3x!llvm.ptr>
  %1 = vector.mask %m {
    vector.transfer_read %from[%at], %none {permutation_map = affine_map<(d0) -> (0, 0)>} : memref<2xi8>, \
     vector<2x2xi8>
  } : vector<1xi1> -> vector<2x2xi8>
  return
}
",
    "emitc.func @f(i8)\nemitc.func @g(!emitc.ptr<i8>) attributes {specifiers = [\"extern\"]}\n",
    // A block of values has the type of its elements in memory.
    "spirv.func @f(%p: !spirv.ptr<i16, StorageBuffer>, %value: vector<2xi16>) \"None\" {
  spirv.INTEL.SubgroupBlockWrite \"StorageBuffer\" %p, %value : vector<2xi16>
  %0 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i16, StorageBuffer> -> vector<2xi16>
  spirv.Return
}
",
];

#[test]
fn valid_texts_of_today_have_no_error() {
    for text in RIGHT {
        let found = check(text).into_iter().filter(|found| found.severity == Severity::Error);
        assert_eq!(render(text, &found.collect::<Vec<_>>()), "", "{text}");
    }
}

/// Texts of LLVM 19.
const OLD: &[&str] = &[
    // The sizes of tiles may be open in the type.
    "func.func @f(%from: tensor<?xi8>, %to: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %0 = tensor.pack %from inner_dims_pos = [0] inner_tiles = [16] into %to : tensor<?xi8> -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
",
    // Another attribute, not the order.
    "func.func @f(%from: tensor<2x5xi8>, %order: tensor<2xi32>) -> tensor<2x5xi8> {
  %0 = tosa.transpose %from, %order {perms = [1, 0]} : (tensor<2x5xi8>, tensor<2xi32>) -> tensor<2x5xi8>
  return %0 : tensor<2x5xi8>
}
",
];

#[test]
fn valid_texts_of_llvm_19_have_no_error() {
    for text in OLD {
        let text = format!("// abide: llvm=19\n{text}");
        let found = check(&text).into_iter().filter(|found| found.severity == Severity::Error);
        assert_eq!(render(&text, &found.collect::<Vec<_>>()), "", "{text}");
    }
}

/// A function with an operation in the form of LLVM 19.
fn with_old_form(old: &str) -> String {
    let array = "!spirv.ptr<!spirv.array<2xi8>, StorageBuffer>";
    format!(
        "spirv.func @f(%p: {array}, %i: i32) \"None\" {{\n  {old} : {array}, i32\n  spirv.Return\n}}\n"
    )
}

#[test]
fn a_text_that_another_version_reads_has_no_error() {
    let errors = |text: &str| {
        let found = check(text).into_iter().filter(|found| found.severity == Severity::Error);
        render(text, &found.collect::<Vec<_>>())
    };
    let text = with_old_form("%0 = spirv.AccessChain %p[%i]");
    assert_eq!(errors(&text), "");
    assert_eq!(check(&text).len(), 1);
    // With the newest version requested, or wrong in all versions.
    assert_ne!(errors(&format!("// abide: llvm=22\n{text}")), "");
    assert_ne!(errors(&with_old_form("%0 = spirv.AccessChain %p[%i")), "");
    assert_ne!(
        errors(&format!("{text}func.func @g(%a: i32) {{\n  %0 = arith.addi %a\n  return\n}}\n")),
        ""
    );
}

#[test]
fn operations_of_another_projects_dialect_are_not_errors() {
    let with = |other: &str| {
        format!(
            "func.func @f(%a: i32, %b: !llvm.ptr<3>) {{\n  {other}\n  {other}\n  \
             %0 = nvgpu.ldmatrix %b : (!llvm.ptr<3>) -> i32\n  return\n}}\n"
        )
    };
    let errors = |text: &str| check(text).iter().any(|found| found.severity == Severity::Error);
    assert!(!errors(&with("nvgpu.bar %a : i32")));
    assert!(errors(&with("test.bar %a : i32")));
    assert!(errors(&format!("// abide: llvm=22\n{}", with("nvgpu.bar %a : i32"))));
}
