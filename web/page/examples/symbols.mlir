// Sizes that are only known at run time have names: try the pass propagate-symbol,
// and call the function with sizes in the panel Shapes.
func.func @join(%left: tensor<?x640xf16>, %right: tensor<?x640xf16>) -> tensor<?x640xf16> {
  %S0 = symbol.symbolic_int @S0 {min_val = 1 : i64, max_val = 4096 : i64} : index
  %S1 = symbol.symbolic_int @S1 {min_val = 1 : i64, max_val = 4096 : i64} : index
  symbol.bind_symbolic_shape %left, [%S0], affine_map<()[s0] -> (s0, 640)> : tensor<?x640xf16>
  symbol.bind_symbolic_shape %right, [%S1], affine_map<()[s0] -> (s0, 640)> : tensor<?x640xf16>
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %left, %c0 : tensor<?x640xf16>
  %empty = tensor.empty(%rows) : tensor<?x640xf16>
  %sum = linalg.add ins(%left, %left : tensor<?x640xf16>, tensor<?x640xf16>)
                    outs(%empty : tensor<?x640xf16>) -> tensor<?x640xf16>
  %both = tensor.concat dim(0) %sum, %right
      : (tensor<?x640xf16>, tensor<?x640xf16>) -> tensor<?x640xf16>
  return %both : tensor<?x640xf16>
}
