func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{attribute 'ordered_val' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  omp.wsloop ordered(-1) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
func.func @f(%lb : index, %ub : index, %s : index, %d: !llvm.ptr) {
  // expected-error@+1 {{accumulator variable used more than once}}
  omp.wsloop reduction(@add %d -> %prv : !llvm.ptr, @add %d -> %p2 : !llvm.ptr) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
// expected-error@+1 {{expects initializer region with one argument of the reduction type}}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f64):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  omp.yield (%arg0 : f32)
}
// -----
// expected-error@+1 {{expects initializer region with one argument of the reduction type}}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32, %b: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  omp.yield (%arg0 : f32)
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{attribute 'alignment_values' failed to satisfy constraint: 64-bit integer array attribute}}
  omp.simd aligned(%m : memref<i32> -> 1.5) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %v: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %v = %x memory_order(acq_rel) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %v = %x memory_order(release) : memref<i32>, i32
  return
}
// -----
func.func @f(%n: i32, %m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @x to point to a reduction declaration}}
  omp.teams reduction(@x -> %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.sections reduction(@add -> %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.task in_reduction(@add -> %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.taskgroup task_reduction(@add -> %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.taskloop reduction(@add -> %m : memref<i32>) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) { omp.yield }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grain_size(%lb : index) num_tasks(%lb : index) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) { omp.yield }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.taskloop reduction(@add -> %m : memref<i32>) nogroup {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) { omp.yield }
    omp.terminator
  }
  return
}
// -----
omp.private {type = private} @x.privatizer : i32 alloc {
^bb0(%arg0: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: None}}
  omp.yield
}
// -----
// expected-error@+1 {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @x.privatizer : i32 alloc {
^bb0(%arg0: i32):
  omp.yield(%arg0 : i32)
} copy {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{`alloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @x.privatizer : i32 alloc {
^bb0(%arg0: i32, %b : i32):
  omp.yield(%arg0 : i32)
}
// -----
omp.private {type = private} @x.privatizer : i32 alloc {
^bb0(%arg0: i32):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  omp.terminator
}
// -----
omp.private {type = private} @x.privatizer : i32 alloc {
^bb0(%arg0: i32):
  omp.yield(%arg0 : i32)
} dealloc {
^bb0(%arg0: i32):
  // expected-error@+1 {{Did not expect any values to be yielded.}}
  omp.yield(%arg0 : i32)
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %i: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      // expected-error@+1 {{expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink}}
      omp.ordered depend_type(foo) depend_vec(%i : i64) {num_loops_val = 1 : i64}
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(contended, uncontended) {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      omp.yield(%a : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, i32
  }
  return
}
// -----
// expected-error@+1 {{expected integer value}}
module attributes {omp.version = #omp.version<version = x>} {}
