func.func @clause(%a: memref<4xf32>) {
  %0 = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32> {dataClause = #acc<data_clause acc_copy>}
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%a : memref<4xf32>) {dataClause = #acc<data_clause acc_copy>}
  return
}
// -----
func.func @nothing() {
  // expected-error@+1 {{at least one operand or the default attribute must appear on the data operation}}
  acc.data {
    acc.terminator
  }
  return
}
// -----
func.func @made(%a: memref<4xf32>) {
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.data dataOperands(%a : memref<4xf32>) {
    acc.terminator
  }
  return
}
// -----
func.func @queue(%n: i32) {
  // expected-error@+1 {{wait_devnum cannot appear without waitOperands}}
  acc.wait wait_devnum(%n : i32)
  return
}
// -----
func.func @device() {
  // expected-error@+1 {{at least one default_async, device_num, or device_type operand must appear}}
  acc.set
  return
}
// -----
func.func @updated(%a: memref<i32>) {
  acc.atomic.update %a : memref<i32> {
  ^bb0(%old: i32):
    acc.yield %old : i32
  }
  return
}
// -----
// expected-error@+1 {{expects non-empty init region}}
acc.private.recipe @empty : memref<4xf32> init {
}
// -----
// expected-error@+1 {{expects init region first argument of the privatization type}}
acc.private.recipe @other : memref<4xf32> init {
^bb0(%a: f32):
  acc.yield %a : f32
}
// -----
// expected-error@+1 {{expects init region first argument of the reduction type}}
acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%a : f32):
  %1 = arith.constant 1 : i64
  acc.yield %1 : i64
} combiner {
^bb0(%a : i64, %b : i64):
  acc.yield %a : i64
}
// -----
// expected-error@+1 {{expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%a : i64):
  acc.yield %a : i64
} combiner {
^bb0(%a : i64):
  acc.yield %a : i64
}
// -----
func.func @gangs(%n: i64) {
  // expected-error@+1 {{num_gangs expects a maximum of 3 values per segment}}
  acc.parallel num_gangs({%n : i64}, {%n : i64, %n : i64, %n : i64, %n : i64} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}
// -----
func.func @gangs(%n: i64) {
  acc.parallel num_gangs({%n : i64, %n : i64, %n : i64} [#acc.device_type<nvidia>], {%n : i64}) num_workers(%n : i64 [#acc.device_type<nvidia>]) vector_length(%n : i64, %n : i64 [#acc.device_type<host>]) {
    acc.yield
  }
  return
}
// -----
func.func @gangs(%n: i64) {
  // expected-error@+1 {{expected '{'}}
  acc.parallel num_gangs(%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @workers(%n: f32) {
  // expected-error@+1 {{operand #0 must be variadic of integer or index, but got 'f32'}}
  acc.parallel num_workers(%n : f32) {
    acc.yield
  }
  return
}
// -----
func.func @waits(%n: i64) {
  acc.parallel wait({devnum: %n : i64, %n : i64} [#acc.device_type<nvidia>], {%n : i64}) {
    acc.yield
  }
  acc.parallel wait([#acc.device_type<nvidia>], {%n : i64}) {
    acc.yield
  }
  acc.kernels wait {
    acc.terminator
  }
  return
}
// -----
func.func @waits(%n: i64) {
  // expected-error@+1 {{expected ','}}
  acc.parallel wait([#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}
// -----
func.func @initializes() {
  acc.parallel {
    // expected-error@+1 {{cannot be nested in a compute operation}}
    acc.init
    acc.yield
  }
  return
}
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang seq([#acc.device_type<nvidia>])
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang(dim: 1 : i64 [#acc.device_type<nvidia>]) worker ([#acc.device_type<nvidia>])
// -----
func.func @f() {
  return
}
acc.routine @r func(@f) bind("g", "h" [#acc.device_type<host>]) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<nvidia>]) worker ([#acc.device_type<default>]) nohost
acc.routine @s func(@f) seq
// -----
// expected-error@+1 {{expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @one : memref<i32> init {
^bb0(%a: memref<i32>):
  acc.yield %a : memref<i32>
} copy {
^bb0(%a: memref<i32>):
  acc.terminator
}
