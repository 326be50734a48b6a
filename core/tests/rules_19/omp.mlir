func.func @ordered(%a: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.ordered depend_type(dependsource) depend_vec(%i : i64) {num_loops_val = 1 : i64}
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @updated(%a: memref<i32>) {
  omp.atomic.update memory_order(relaxed) %a : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @updated(%a: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acq_rel) %a : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}
// -----
func.func @updated(%a: memref<i32>) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %a : memref<i32> {
  ^bb0(%old: f32):
    omp.yield(%old : f32)
  }
  return
}
// -----
func.func @written(%a: memref<i32>, %b: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %a = %b memory_order(acquire) : memref<i32>, i32
  return
}
// -----
func.func @written(%a: memref<i32>, %b: i32) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %a = %b hint(uncontended, contended) : memref<i32>, i32
  return
}
// -----
func.func @captured(%a: memref<i32>, %b: i32) {
  // expected-error@+1 {{expected three operations in atomic.capture region}}
  omp.atomic.capture {
    omp.atomic.write %a = %b : memref<i32>, i32
    omp.terminator
  }
  return
}
// -----
// expected-error@+1 {{expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
}
// -----
omp.declare_reduction @sum : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
// -----
func.func @cancelled() {
  omp.parallel {
    // expected-error@+1 {{cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @sections() {
  // expected-error@+1 {{expected omp.section op or terminator op inside region}}
  omp.sections {
    %0 = arith.constant 1 : i32
    omp.terminator
  }
  return
}
// -----
func.func @read(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %b = %a memory_order(release) : memref<i32>, i32
  return
}
// -----
func.func @sizes(%n: i32) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.taskgroup"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}
// -----
func.func @paired(%n: i32) {
  omp.taskgroup allocate(%n : i32 -> %n : i32) {
    omp.terminator
  }
  return
}
// -----
func.func @reduced(%a: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @sum to point to a reduction declaration}}
  omp.parallel reduction(@sum %a -> %b : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @nested(%lower: index, %upper: index, %step: index) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%lower) to (%upper) step (%step) {
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @moved(%a: memref<i32>) {
  %0 = "omp.map.info"(%a) <{map_type = 2 : ui64, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_type = i32}> : (memref<i32>) -> memref<i32>
  // expected-error@+1 {{to and alloc map types are permitted}}
  "omp.target_enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i32>) -> ()
  return
}
