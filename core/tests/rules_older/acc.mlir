func.func @reads(%x: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %x = %x : memref<i32>, i32
  return
}
// -----
func.func @reads(%x: memref<i32>, %y: memref<i32>) {
  acc.atomic.read %x = %y : memref<i32>, i32
  return
}
// -----
func.func @loops(%n: i64) {
  acc.loop gang([#acc.device_type<nvidia>], {num=%n : i64, static=%n : i64}) worker(%n : i64 [#acc.device_type<host>]) vector tile({%n : i64, %n : i64}) {
    acc.yield
  } attributes {seq = [#acc.device_type<default>], collapse = [2], collapseDeviceType = [#acc.device_type<none>]}
  acc.loop combined(parallel) control(%i : i64, %j : i64) = (%n, %n : i64, i64) to (%n, %n : i64, i64) step (%n, %n : i64, i64) {
    "test.use"(%i, %j) : (i64, i64) -> ()
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>}
  return
}
// -----
func.func @loops() {
  // expected-error@+1 {{expected non-empty body.}}
  acc.loop {
  }
  return
}
// -----
func.func @loops() {
  // expected-error@+1 {{gang, worker or vector cannot appear with seq}}
  acc.loop worker {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @loops() {
  // expected-error@+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}
// -----
func.func @loops(%n: i64) {
  // expected-error@+1 {{new value expected after comma}}
  acc.loop gang({num=%n : i64, }) {
    acc.yield
  }
  return
}
// -----
func.func @loops(%n: i64) {
  // expected-error@+1 {{expected 1 operands}}
  acc.loop control(%i : i64) = (%n, %n : i64, i64) to (%n : i64) step (%n : i64) {
    acc.yield
  }
  return
}
// -----
func.func @loops(%n: i64) {
  // expected-error@+1 {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  acc.loop control(%i : i64) = (%n : i64) to (%n : i64) step (%n : i64) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>}
  return
}
// -----
func.func @loops() {
  // expected-error@+1 {{collapse device_type attr must be define when collapse attr is present}}
  acc.loop {
    acc.yield
  } attributes {collapse = [2]}
  return
}
// -----
func.func @loops() {
  // expected-error@+1 {{expected compute construct name}}
  acc.loop combined(data) {
    acc.yield
  }
  return
}
// -----
acc.private.recipe @copy : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @private(%m: memref<f32>) {
  acc.parallel private(@copy -> %m : memref<f32>) {
    acc.yield
  }
  // expected-error@+1 {{expected symbol reference @copy to point to a reduction declaration}}
  acc.parallel reduction(@copy -> %m : memref<f32>) {
    acc.yield
  }
  return
}
