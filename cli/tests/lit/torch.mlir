// RUN: abide opt %s -convert-torch-to-symbol | FileCheck %s

// CHECK-LABEL: func.func @boundary
// CHECK-SAME: (%[[T:.*]]: !torch.vtensor<[?,3],f32>, %[[U:.*]]: !torch.vtensor<[?],f32>)
// The symbol of a tensor that is not converted stays.
// CHECK: torch.symbolic_int "s1" {min_val = 0, max_val = 7} : !torch.int
// CHECK: %[[S0:.*]] = symbol.symbolic_int @s0 {max_val = 10 : i64, min_val = 5 : i64} : index
// CHECK: %[[B:.*]] = torch_c.to_builtin_tensor %[[T]]
// CHECK: symbol.bind_symbolic_shape %[[B]], [%[[S0]]], affine_map<()[s0] -> (s0, 3)> : tensor<?x3xf32>
// CHECK: %[[E:.*]] = math.exp %[[B]]
// CHECK: %[[R:.*]] = torch_c.from_builtin_tensor %[[E]]
// CHECK: symbol.bind_symbolic_shape %[[E]], [%[[S0]]], affine_map<()[s0] -> (s0, 3)> : tensor<?x3xf32>
// CHECK: torch.bind_symbolic_shape %[[U]]
// CHECK-NOT: torch.bind_symbolic_shape
// CHECK: return %[[R]]
func.func @boundary(%t: !torch.vtensor<[?,3],f32>, %u: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,3],f32> {
  %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 7} : !torch.int
  %0 = torch.symbolic_int "s0" {min_val = 5, max_val = 10} : !torch.int
  torch.bind_symbolic_shape %t, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  %b = torch_c.to_builtin_tensor %t : !torch.vtensor<[?,3],f32> -> tensor<?x3xf32>
  %e = math.exp %b : tensor<?x3xf32>
  %r = torch_c.from_builtin_tensor %e : tensor<?x3xf32> -> !torch.vtensor<[?,3],f32>
  torch.bind_symbolic_shape %r, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  torch.bind_symbolic_shape %u, [%1], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?,3],f32>
}
