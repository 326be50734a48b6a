//! Generates MLIR text of any size, for the benches of reading. `mlir-opt
//! -allow-unregistered-dialect` accepts it.

use std::fmt::Write as _;

/// Functions like those that a compiler prints, up to about `bytes` bytes: arithmetic, loops,
/// memory, tensors with maps, calls, branches, the generic form and comments.
pub(crate) fn functions(bytes: usize) -> String {
    let mut text = String::with_capacity(bytes + 4096);
    text.push_str("#map = affine_map<(d0, d1) -> (d0, d1)>\nmodule @bench {\n");
    let mut number = 0;
    while text.len() < bytes {
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            r#"  // Function {number} of the bench.
  func.func @function_{number}(%arg0: tensor<4x?xf32>, %arg1: memref<128x64xf32>, %arg2: index, %arg3: i1) -> (tensor<4x?xf32>, f32) attributes {{iree.abi = "{{\22a\22:[],\22r\22:[]}}"}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.addi %arg2, %c1 : index
    %1 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %2 = tensor.empty(%1) : tensor<4x?xf32>
    %3 = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}} ins(%arg0 : tensor<4x?xf32>) outs(%2 : tensor<4x?xf32>) {{
    ^bb0(%in: f32, %out: f32):
      %8 = arith.mulf %in, %cst : f32
      %9 = math.exp %8 : f32
      linalg.yield %9 : f32
    }} -> tensor<4x?xf32>
    %4 = scf.for %arg4 = %c0 to %0 step %c1 iter_args(%arg5 = %cst) -> (f32) {{
      %8 = memref.load %arg1[%arg4, %c0] : memref<128x64xf32>
      %9 = arith.addf %arg5, %8 : f32
      memref.store %9, %arg1[%c0, %arg4] : memref<128x64xf32>
      scf.yield %9 : f32
    }}
    %5:2 = "test.pair"(%3, %4) <{{kind = 3 : i32}}> {{note = "x"}} : (tensor<4x?xf32>, f32) -> (tensor<4x?xf32>, f32)
    %6 = vector.transfer_read %arg1[%c0, %c0], %cst : memref<128x64xf32>, vector<4x8xf32>
    %7:2 = call @function_{number}(%5#0, %arg1, %0, %arg3) : (tensor<4x?xf32>, memref<128x64xf32>, index, i1) -> (tensor<4x?xf32>, f32)
    cf.cond_br %arg3, ^bb1, ^bb2(%4 : f32)
  ^bb1:
    return %7#0, %4 : tensor<4x?xf32>, f32
  ^bb2(%10: f32):
    return %5#0, %10 : tensor<4x?xf32>, f32
  }}"#
        );
        number += 1;
    }
    text.push_str("}\n");
    text
}
