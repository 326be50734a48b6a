func.func @bounds() {
  // expected-error@+1 {{expected extent or upperbound}}
  %0 = omp.map.bounds
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{expected ')'}}
  omp.parallel if(%c : i1) num_threads(%n : i32) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32) {
  // expected-error@+1 {{expected ')'}}
  omp.parallel if(%n : i32) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %c: i1) {
  // expected-error@+1 {{expected ')'}}
  omp.parallel if(%c : i1) if(%c : i1) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %c: i1) {
  // expected-error@+1 {{`num_threads` clause can appear at most once in the expansion of the oilist directive}}
  omp.parallel num_threads(%n : i32) num_threads(%n : i32) { omp.terminator }
  return
}
// -----
func.func @f(%n: memref<i32>) {
  // expected-error@+1 {{expected '->'}}
  omp.parallel allocate(%n : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%n: i64, %m : memref<i32>) {
  // expected-error@+1 {{`proc_bind` clause can appear at most once in the expansion of the oilist directive}}
  omp.parallel proc_bind(close) proc_bind(spread) { omp.terminator }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{expected schedule kind}}
  omp.wsloop schedule(foo) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{unexpected modifier(s)}}
  omp.wsloop schedule(static, simd, simd, monotonic) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %d: !llvm.ptr) {
  // expected-error@+1 {{expected symbol reference @add to point to a reduction declaration}}
  omp.wsloop reduction(@add %d -> %prv : !llvm.ptr) {
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
atomic {
^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
  omp.yield
}
func.func @f(%lb : index, %ub : index, %s : index, %d: memref<1xf32>) {
  // expected-error@+1 {{expected accumulator ('memref<1xf32>') to be the same type as reduction declaration ('!llvm.ptr')}}
  omp.wsloop reduction(@add %d -> %prv : memref<1xf32>) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
// expected-error@+1 {{expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  omp.yield (%arg : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f64):
  omp.yield (%arg0 : f32)
}
// -----
// expected-error@+1 {{expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  omp.yield (%arg : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  omp.yield (%arg0 : f32)
}
atomic {
^bb2(%arg2: memref<1xf32>, %arg3: memref<1xf64>):
  omp.yield
}
// -----
// expected-error@+1 {{expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @add : f32
init {
^bb0(%arg: f32):
  omp.yield (%arg : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  omp.yield (%arg0 : f32)
}
cleanup {
^bb2(%arg2: f64):
  omp.yield
}
// -----
func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@x.privatizer'}}
  omp.parallel private(@x.privatizer %a -> %b : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{operand #0 must be variadic of OpenMP-compatible variable type, but got 'index'}}
  omp.simd aligned(%lb : index -> 32 : i64) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{alignment should be greater than 0}}
  omp.simd aligned(%m : memref<i32> -> -1 : i64) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{aligned variable used more than once}}
  omp.simd aligned(%m : memref<i32> -> 32 : i64, %m : memref<i32> -> 64 : i64) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{nontemporal variable used more than once}}
  omp.simd nontemporal(%m, %m : memref<i32>, memref<i32>) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{attribute 'simdlen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  omp.simd simdlen(0) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{attribute 'safelen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  omp.simd safelen(0) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  // expected-error@+1 {{simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(8) safelen(4) {
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index, %m: memref<i32>) {
  omp.wsloop {
    // expected-error@+1 {{expected 2 operands}}
    omp.loop_nest (%iv, %i2) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%n: i32, %m: i16) {
  // expected-error@+1 {{expected num_teams upper bound and lower bound to be the same type}}
  omp.teams num_teams(%n : i32 to %m : i16) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: i16) {
  omp.parallel {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams { omp.terminator }
    omp.terminator
  }
  return
}
// -----
func.func @f(%n: i32, %m: memref<i32>) {
  // expected-error@+1 {{expected '->'}}
  omp.teams allocate(%m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%n: i32, %m: memref<i32>) {
  // expected-error@+1 {{operand #0 must be integer, but got 'memref<i32>'}}
  omp.teams thread_limit(%m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected '->'}}
  omp.sections allocate(%m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.sections {
    // expected-error@+1 {{block with no terminator, has }}
    omp.section { omp.terminator }
  }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.sections nowait {
    omp.terminator
  }
  // expected-error@+1 {{`nowait` clause can appear at most once in the expansion of the oilist directive}}
  omp.sections nowait nowait {
    omp.terminator
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %x = %v hint(contended, uncontended) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %x = %v memory_order(acq_rel) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %x = %v memory_order(acquire) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acq_rel) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  // expected-error@+1 {{the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.update hint(uncontended, contended) %x : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{loop wrapper}}
  omp.wsloop {
    %0 = arith.constant 1 : i32
    omp.loop_nest (%iv) : index = (%lb) to (%ub) step (%s) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%lb : index, %ub : index, %s : index) {
  // expected-error@+1 {{loop wrapper}}
  omp.wsloop {
    scf.for %i = %lb to %ub step %s { }
  }
  return
}
// -----
// expected-error@+1 {{expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @values : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @pointers : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
