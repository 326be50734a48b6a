func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<5x?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4x?xi32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4x?xi16>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi16>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4x?xf32>' and result type 'tensor<5x?xi32>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<5x?xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<7x?xf32>'does not match inferred shape 'tensor<8x?xf32>' static sizes}}
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<7x?xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<1x2x3xf32>
  return
}
// -----
func.func @f(%t: tensor<f32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(0) %t : (tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %u: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %u: tensor<4x6xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %u: tensor<4x5xi32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4x5xi32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %t, %t : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<8x5x1xf32>
  return
}
// -----
func.func @f(%t: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%i) : tensor<4x5xf32>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %f into %t[%i] : tensor<4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>, %i: index, %f: f64) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%f, %t, %i, %i) : (f64, tensor<4x5xf32>, index, index) -> tensor<4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xi8>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<1x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 0] [1, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (3 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (3 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 4, 4] [1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %t[0, 0, 0] [1, -4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %t[-1, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %u: tensor<4x4x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x3xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %u into %t[0, 0, 0] [4, 4, 3] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %u: tensor<4x4x4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = tensor.insert_slice %u into %t[0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %u: tensor<4x?x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %u into %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x?x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %u: tensor<4x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %u into %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %u: tensor<4x4x4xi32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %u into %t[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xi32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  // expected-error @+1 {{number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %f, %f : tensor<3xf32>
  return
}
// -----
func.func @f(%f: f32, %g: f64) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%f, %g) : (f32, f64) -> tensor<2xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f : tensor<?xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{must have as many index operands as dynamic extents in the result type}}
  %0 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x?xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?x4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate %i, %i { ^bb0(%a: i32, %b: index): tensor.yield %f : f32 } : tensor<?x?xf32>
  return
}
// -----
func.func @f(%f: f64, %i: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i, %i { ^bb0(%a: index, %b: index): tensor.yield %f : f64 } : tensor<?x?xf32>
  return
}
// -----
func.func @f(%f: f64, %i: index) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i, %i { ^bb0(%a: index, %b: index): "x.y"() : () -> () } : tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>, %q: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>, %q: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %t(%q) : (tensor<4xf32>, tensor<?xi32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>, %q: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xindex>, %q: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (4) but found 3 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?x1xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4x?xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, %i] : tensor<4x?xf32> into tensor<2x3x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.expand_shape %t [[0, 1], [3]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4x?xi32>', but got 'tensor<4x?xf32>'}}
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xi32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<?xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x?xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<5x4xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3x4xf32> into tensor<6xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[0, 2], [1]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}
// -----
func.func @f(%t: tensor<2x?x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<6x4xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<?x4xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[%i, 0] high[1, %i] { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?x5xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %t low[%i, 0] high[1, %i] { ^bb0(%a: index, %b: i32): tensor.yield %f : f32 } : tensor<?x5xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: i32) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %t low[%i, 0] high[1, %i] { ^bb0(%a: index, %b: index): tensor.yield %f : i32 } : tensor<?x5xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<?x8xf32>' does not match the inferred type 'tensor<?x7xf32>'}}
  %0 = tensor.pad %t low[%i, 0] high[1, 2] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x5xf32> to tensor<?x8xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<?x5xf32>', specified resultType is 'tensor<?x7xf32>'}}
  %0 = tensor.pad %t low[%i] high[1, 2] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x5xf32> to tensor<?x7xf32>
  return
}
// -----
func.func @f(%t: tensor<?x5xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.pad %t low[%i, 0] high[1, 2] { ^bb0(%a: index, %b: index): "a.b"() : () -> () } : tensor<?x5xf32> to tensor<?x7xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.splat %f[%i] : tensor<8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %f : tensor<?xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%f) : (f32) -> tensor<8xf64>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %n: tensor<index>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %t[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x4xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %t[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x5x6xf32>, tensor<1x2x4xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %t[%i] gather_dims([-1]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %t[%i] gather_dims([3]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%i] gather_dims([1, 0]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x1x1x6xf32>' or its rank-reduced variant 'tensor<1x2x6xf32>' (got: 'tensor<1x2xf32>')}}
  %0 = tensor.gather %t[%i] gather_dims([0, 1]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x6xf32>' or its rank-reduced variant 'tensor<1x2x4x6xf32>' (got: 'tensor<1x2x4x5x6xf32>')}}
  %0 = tensor.gather %t[%i] gather_dims([1]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<1x2x4x1x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([1]) : (tensor<1x2x4x1x6xf32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<1x2x4x5x6xf32>, %t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x4x1x6xf32>' or its rank-reduced variant 'tensor<1x2x4x6xf32>' (got: 'tensor<1x2x4x5x6xf32>')}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([1]) unique : (tensor<1x2x4x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = tensor.pack %s inner_dims_pos = [0] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.pack %s inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.pack %s inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = tensor.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8xf32>) {
  // expected-error @+1 {{packed rank must equal unpacked rank + tiling factors}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<8x8x32x16xf32>) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<4x16x16x32xf32>', got 'tensor<8x8x32x16xf32>'}}
  %0 = tensor.pack %s inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %d : tensor<128x256xf32> -> tensor<8x8x32x16xf32>
  return
}
// -----
func.func @f(%s: tensor<9x15xf32>, %d: tensor<2x8x8x2xf32>) {
  // expected-error @+1 {{'tensor.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %d : tensor<9x15xf32> -> tensor<2x8x8x2xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %f: i32) {
  // expected-error @+1 {{'tensor.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = tensor.pack %s padding_value(%f : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.unpack %d inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %s : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @f(%s: tensor<128x256xf32>, %d: tensor<8x8x8x32xf32>) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<16x8x8x32xf32>', got 'tensor<8x8x8x32xf32>'}}
  %0 = tensor.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<8x8x8x32xf32> -> tensor<128x256xf32>
  return
}
// -----
func.func @f(%s: tensor<256x128xf32>, %d: tensor<8x8x32x16xf32>) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<16x8x16x16xf32>', got 'tensor<8x8x32x16xf32>'}}
  %0 = tensor.unpack %d inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %s : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
  return
}
