func.func @lanes(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%v, %s : vector<1xf32>, i32) -> (vector<1xf32>) {
  ^bb0(%a: vector<32xf32>, %b: i32):
    gpu.yield %a : vector<32xf32>
  }
  return
}
// -----
func.func @count(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<1xf32>) {
  ^bb0(%a: vector<32xf32>, %b: i32):
    gpu.yield
  }
  return
}
// -----
func.func @yielded(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{expected same number of yield operands and return values.}}
  %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
    %0 = arith.addf %v, %v : vector<1xf32>
  }
  return
}
// -----
func.func @scalar(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%s : i32) {
  ^bb0(%a: vector<32xi32>):
    gpu.yield
  }
  return
}
// -----
func.func @elements(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{expected distributed vectors to have same rank and element type.}}
  %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf16>) {
    gpu.yield %v : vector<1xf32>
  }
  return
}
// -----
func.func @multiple(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{expected expanded vector dimension #1 (6) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%lane)[8] args(%w : vector<2x4xi32>) {
  ^bb0(%a: vector<8x6xi32>):
    gpu.yield
  }
  return
}
// -----
func.func @size(%lane: index, %v: vector<1xf32>, %w: vector<2x4xi32>, %s: i32) {
  // expected-error@+1 {{incompatible distribution dimensions from 'vector<8x8xi32>' to 'vector<2x4xi32>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%w : vector<2x4xi32>) {
  ^bb0(%a: vector<8x8xi32>):
    gpu.yield
  }
  return
}
