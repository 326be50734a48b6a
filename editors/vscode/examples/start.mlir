// Two functions with a mistake each. The Problems view has their codes, and the bulb a quick fix.

// How callers see this function is JSON in an attribute. It gives the first argument another rank
// than it has: put the cursor on the squiggle and press Ctrl+. (on a Mac: Cmd+.).
func.func @scale(%rows: tensor<?x4xf32>, %factors: tensor<?x4xf32>) -> tensor<?x4xf32>
    attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,3,null,4],[\22named\22,\22factors\22,[\22ndarray\22,\22f32\22,2,null,4]]],\22r\22:[[\22ndarray\22,\22f32\22,2,null,4]],\22v\22:1}"}} {
  %scaled = arith.mulf %rows, %factors : tensor<?x4xf32>
  return %scaled : tensor<?x4xf32>
}

// This one uses a value that nobody defines: make it %narrow. Then rename %wide with F2, or run the pass
// propagate-symbol on the function (abide: Run Pass on This Function) to see how its sizes hang together.
func.func @widen(%narrow: tensor<?x4xf32>, %init: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %wide = tensor.concat dim(1) %narrow, %narow : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  %sum = linalg.add ins(%wide, %wide : tensor<?x8xf32>, tensor<?x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %sum : tensor<?x8xf32>
}
