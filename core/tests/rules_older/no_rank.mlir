// mlir-opt reads the sizes of tensors without a rank unchecked: it refuses them in words that vary, or crashes.
func.func @no_rank(%from: tensor<*xf32>) {
  // expected-error@+1 {{to have a higher (or same) rank than the collapsed type}}
  %0 = tensor.expand_shape %from [[0]] output_shape [1] : tensor<*xf32> into tensor<1xf32>
  return
}
// -----
func.func @no_rank(%from: tensor<4xf32>) {
  // expected-error@+1 {{to have a higher (or same) rank than the collapsed type}}
  %0 = tensor.collapse_shape %from [[0]] : tensor<4xf32> into tensor<*xf32>
  return
}
// -----
func.func @no_rank(%from: tensor<*xi8>) {
  // expected-error@+1 {{input and output have the same tensor dimensions}}
  %0 = arith.extsi %from : tensor<*xi8> to tensor<*xi16>
  return
}
