func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %s, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %s, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%s: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %s, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %i: !shape.size) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : tensor<?xindex>, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %s : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: tensor<?xf32>) {
  %0 = shape.shape_of %s : tensor<?xf32> -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.concat %s, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.any %s, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.meet %s, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %i: index) {
  %0, %1 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (tensor<?xindex>, tensor<?xindex>)
  return
}
// -----
func.func @f(%s: !shape.shape, %n: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %n) : !shape.shape -> index {
  ^bb0(%a: index, %d: index, %c: index):
    shape.yield %c : index
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %n: index) {
  %0 = shape.reduce(%s, %n) : !shape.shape -> index {
  ^bb0(%a: index, %d: !shape.size, %c: index):
  // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield %n, %n : index, index
  }
  return
}
// -----
func.func @f(%w: !shape.witness) {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = shape.assuming_all
  return
}
// -----
func.func @f(%s: !shape.shape) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.is_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @f() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  %1 = shape.const_shape [1, 2] : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.shape_eq %s : !shape.shape
  return
}
// -----
// expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()
