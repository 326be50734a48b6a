func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand rank (1) to match the result rank of indexing_map #0 (2)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the shape-to-loops map to be non-null}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (0)>, affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%n : memref<5xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of bb argument #1 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: i32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: i32) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %i : i32 }
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : tensor<4xf32>) outs(%m : tensor<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : tensor<4xf32>) outs(%m : tensor<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<5xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%a: f32, %b: f32): %k = linalg.index 1 : index linalg.yield %a : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %k = linalg.index 0 : index
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<7x4xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 7}}
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<7x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<7xf32>, %c: tensor<4x4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand rank (1) to match the result rank of indexing_map #1 (2)}}
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<7xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<1x9x9x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x8x7x4xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 10, but found 9}}
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x8x7x4xf32>) -> tensor<1x8x7x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<5xf32>) {
  // expected-error @+1 {{'linalg.exp' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %r = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<5xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: f32, %c: memref<5xf16>) {
  // expected-error @+1 {{'linalg.fill' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %r = linalg.fill ins(%a : f32) outs(%c : memref<5xf16>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8x4xf32>) permutation = [1, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 8 doesn't match dim(input, permutation[0]) = 4}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8x4xf32>) permutation = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8x4xf32>) permutation = [0]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) permutation = [1, 0]
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: 8}}
  %r = linalg.broadcast ins(%a : tensor<4xf32>) outs(%c : tensor<8x4xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  %r = linalg.broadcast ins(%a : tensor<4xf32>) outs(%c : tensor<8x4xf32>) dimensions = [0, 1]
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 5}}
  %r = linalg.broadcast ins(%a : tensor<4xf32>) outs(%c : tensor<8x4xf32>) dimensions = [5]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [8] doesn't match input dimensions after reduction [4]}}
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [2]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1] (%x: f32) { linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'i32'}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1] (%x: i32, %y: f32) { linalg.yield %y : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 1 and 3}}
  %r = linalg.map ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) (%x: f32, %y: f32, %z: f32) { linalg.yield %y : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  %r = linalg.map ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) (%x: i32) { linalg.yield %x : i32 }
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x7xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 8) to match shape of output (4, 7)}}
  %r = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x7xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x7xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x7xf32>) -> tensor<4x7xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %r = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.exp' op expected to have pure tensor or buffer semantics}}
  linalg.exp ins(%a : tensor<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.exp' op expected to have pure tensor or buffer semantics}}
  %r = linalg.exp ins(%m : memref<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected to have pure tensor or buffer semantics}}
  linalg.transpose ins(%a : tensor<8xf32>) outs(%m : memref<8xf32>) permutation = [0]
  return
}
// -----
func.func @f(%a: memref<8xf32>, %t: tensor<8x2xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op expected to have pure tensor or buffer semantics}}
  %r = linalg.broadcast ins(%a : memref<8xf32>) outs(%t : tensor<8x2xf32>) dimensions = [1]
  return
}
// -----
func.func @f(%a: tensor<8x2xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expected to have pure tensor or buffer semantics}}
  linalg.reduce ins(%a : tensor<8x2xf32>) outs(%m : memref<8xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    }
  return
}
