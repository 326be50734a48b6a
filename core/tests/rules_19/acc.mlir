func.func @clause(%a: memref<4xf32>) {
  // expected-error@+1 {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%a : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @queue(%a: memref<4xf32>, %n: i32) {
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32>
  // expected-error@+1 {{async attribute cannot appear with asyncOperand}}
  acc.enter_data async(%n : i32) dataOperands(%0 : memref<4xf32>) attributes {async}
  return
}
// -----
func.func @same(%a: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %a = %a : memref<i32>, i32
  return
}
// -----
func.func @written(%a: memref<i32>, %b: f32) {
  // expected-error@+1 {{address must dereference to value type}}
  acc.atomic.write %a = %b : memref<i32>, f32
  return
}
// -----
func.func @updated(%a: memref<i32>, %b: i32) {
  // expected-error@+1 {{only updated value must be returned}}
  acc.atomic.update %a : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %old, %b : i32, i32
  }
  return
}
// -----
func.func @captured(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  acc.atomic.capture {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    acc.atomic.write %a = %n : memref<i32>, i32
    acc.atomic.write %b = %n : memref<i32>, i32
  }
  return
}
// -----
func.func @captured(%a: memref<i32>, %b: memref<i32>) {
  acc.atomic.capture {
    // expected-error@+1 {{updated variable in atomic.update must be captured in second operation}}
    acc.atomic.update %a : memref<i32> {
    ^bb0(%old: i32):
      acc.yield %old : i32
    }
    acc.atomic.read %a = %b : memref<i32>, i32
  }
  return
}
// -----
// expected-error@+1 {{expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @sum : i32 reduction_operator<add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32):
  acc.yield %a : i32
}
// -----
// expected-error@+1 {{expects combiner region to yield a value of the reduction type}}
acc.reduction.recipe @sum : i32 reduction_operator<add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.constant 1.0 : f32
  acc.yield %0 : f32
}
