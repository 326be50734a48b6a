func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%n) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%n) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}
// -----
func.func @f(%n: memref<4xindex>, %i: index) {
  affine.for %j = 0 to 3 { %q = memref.load %n[%i] : memref<4xindex> %0 = affine.apply affine_map<(d0) -> (d0)>(%q) }
  return
}
// -----
func.func @f(%n: memref<4xindex>, %i: index) {
  affine.for %j = 0 to 3 { %0 = affine.apply affine_map<()[s0] -> (s0)>()[%j] }
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  affine.for %j = 0 to 3 { %0 = affine.load %n[%j, %j] : memref<4xf32> }
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %z: memref<4xindex>) {
  // expected-error @+1 {{'affine.load' op index must be a valid dimension or symbol identifier}}
  affine.for %j = 0 to 3 { %q = memref.load %z[%i] : memref<4xindex> %0 = affine.load %n[%q] : memref<4xf32> }
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %z: memref<4xindex>) {
  affine.for %j = 0 to 3 { %0 = affine.load %n[symbol(%j)] : memref<4xf32> }
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%n, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> i32
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%n, %i, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, index) -> f32
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: i32) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%f, %n, %i) {map = affine_map<(d0) -> (d0)>} : (i32, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %f, %n[] : memref<4xf32>
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %n[%i] : memref<4xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: vector<4xi32>) {
  // expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %f, %n[%i] : memref<4xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: vector<4xi32>) {
  // expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %n[], read, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index, %f: vector<4xi32>) {
  // expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %n[%i], read, locality<4>, data : memref<4xf32>
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i)
  return
}
// -----
func.func @f(%n: memref<4xf32>, %i: index) {
  %0 = affine.max affine_map<(d0) -> ()>(%i)
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"(%i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^bb0(%x: index): affine.yield }) : (index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^bb0(%x: i32): affine.yield }) : () -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^bb0(%x: index): affine.yield }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  "affine.for"(%f) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^bb0(%x: index): affine.yield }) : (f32) -> ()
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %r = "affine.for"(%f) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({ ^bb0(%x: index, %y: i32): affine.yield %f : f32 }) : (f32) -> (f32)
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  affine.for %j = 0 to 5 step 0 { }
  return
}
// -----
func.func @f(%i: index, %m: memref<4xindex>) {
  // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
  %q = memref.load %m[%i] : memref<4xindex> affine.for %k = 0 to 3 { %s = memref.load %m[%i] : memref<4xindex> affine.for %j = 0 to %s { } }
  return
}
// -----
func.func @f(%i: index, %m: memref<4xindex>) {
  // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
  affine.for %k = 0 to 3 { %s = memref.load %m[%i] : memref<4xindex> affine.for %j = 0 to affine_map<(d0) -> (d0)>(%s) { } }
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%i) ({ affine.yield }, {}) {condition = affine_set<() : (0 == 0)>} : (index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({ affine.yield }, {}) : (index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a symbol}}
  affine.for %k = 0 to 3 { affine.if affine_set<()[s0] : (s0 == 0)>()[%k] { } }
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%a, %b) = (0) to (5) { }
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (2) and upper bound (2), and the number of steps (1) must all match}}
  affine.parallel (%a, %b) = (0, 0) to (5, 5) step (1) { }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) -> f32 { affine.yield %f : f32 }
  return
}
// -----
func.func @f(%i: index, %f: i32) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("addf") -> f32 { affine.yield %f : i32 }
  return
}
// -----
func.func @f(%i: index, %f: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("addf") -> i32 { affine.yield %f : i32 }
  return
}
// -----
func.func @f(%i: index, %f: i32) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element}}
  %r = affine.delinearize_index %i into (%i, %i) : index
  return
}
// -----
// expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
func.func @f(%i: index, %f: i32) { affine.yield }
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %j = 0 to %i { affine.for %k = 0 to affine_map<()[s0] -> (s0)>()[%j] { } }
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  affine.for %j = 0 to %i { %c0 = arith.constant 0 : index %d = memref.dim %m, %c0 : memref<?x?xf32> affine.for %k = 0 to %d { %z = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%d] affine.for %l = 0 to affine_map<(d0) -> (d0)>(%z) { } } }
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %p: i1) {
  // expected-error @+1 {{'affine.load' op index must be a valid dimension or symbol identifier}}
  scf.if %p { scf.for %q = %i to %i step %i { %0 = affine.load %m[%q, 0] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %p: i1) {
  // expected-error @+1 {{'affine.load' op index must be a valid dimension or symbol identifier}}
  %x = arith.addi %i, %i : index affine.for %j = 0 to %x { %y = arith.addi %j, %j : index %0 = affine.load %m[%x, %y] : memref<?x?xf32> }
  return
}
// -----
func.func @f(%i: index, %m: memref<4xindex>, %p: i1) {
  // expected-error @+1 {{'affine.load' op index must be a valid dimension or symbol identifier}}
  affine.for %j = 0 to 4 { %y = arith.addi %j, %j : index %a = memref.alloc(%y) : memref<?xf32> %c0 = arith.constant 0 : index %d = memref.dim %a, %c0 : memref<?xf32> %0 = affine.load %m[%d] : memref<4xindex> }
  return
}
// -----
func.func @f(%i: index, %m: memref<4xindex>, %p: i1) {
  affine.for %j = 0 to 4 { %a = memref.alloc(%i) : memref<?xf32> %c0 = arith.constant 0 : index %d = memref.dim %a, %c0 : memref<?xf32> %0 = affine.load %m[%d] : memref<4xindex> }
  return
}
// -----
func.func @f(%i: index, %f: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("maxu") -> i32 { affine.yield %f : i32 }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("maxnumf") -> f32 { affine.yield %f : f32 }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("assign") -> f32 { affine.yield %f : f32 }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%a, %b) = (0, 0) to (5, 5) reduce ("minnumf") -> f32 { affine.yield %f : f32 }
  return
}
