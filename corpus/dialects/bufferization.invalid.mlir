func.func @f(%n: index) {
  // expected-error @+1 {{expected 2 dynamic sizes}}
  %0 = bufferization.alloc_tensor(%n) : tensor<?x?xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  // expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if ()
  return
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %m) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %a in %a : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %a in writable %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %a in restrict %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %a in %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<6xf32>
  return
}

// -----

// expected-error @+1 {{invalid value for 'bufferization.access'}}
func.func private @access(memref<4xf32> {bufferization.access = "all"})

// -----

// expected-error @+1 {{'bufferization.access' is expected to be a string attribute}}
func.func private @access_of_another_kind(memref<4xf32> {bufferization.access = 1})

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @writable_of_another_kind(%buffer: tensor<4xf32> {bufferization.writable = 1}) {
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @writable_outside(tensor<4xf32> {bufferization.writable = true})

// -----

// expected-error @+1 {{is expected to be a}}
func.func private @layout(tensor<4xf32> {bufferization.buffer_layout = "rows"})

// -----

// expected-error @+1 {{not supported as a region arg attribute by the bufferization dialect}}
func.func private @unknown(tensor<4xf32> {bufferization.color = "red"})

// -----

func.func @on_an_operation() {
  // expected-error @+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.constant {bufferization.writable = true} 0 : index
  return
}

// -----

func.func @no_memory() {
  // expected-error @+1 {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = arith.constant {bufferization.manual_deallocation} 0 : index
  return
}

// -----

func.func @all_is_well(%buffer: tensor<4xf32> {bufferization.access = "read", bufferization.buffer_layout = affine_map<(d0) -> (d0)>, bufferization.writable = false}) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}
