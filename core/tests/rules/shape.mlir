  // expected-error@+1 {{shape function library @foo not found}}
module attributes {shape.lib = @foo} { }
// -----
  // expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = "x"} { }
// -----
  // expected-error@+1 {{@f required to be shape function library}}
module attributes {shape.lib = @f} { func.func @f() { return } }
// -----
func.func @assuming(%w: !shape.witness) {
  // expected-error@+1 {{'shape.assuming' op}}
  %0 = shape.assuming %w -> (i32) {
    // expected-note@+1 {{region branch point}}
    shape.assuming_yield
  }
  return
}
// -----
func.func @rank(%value: tensor<?x3xf32>) {
  %0 = shape.shape_of %value : tensor<?x3xf32> -> tensor<?xindex>
  %1 = shape.shape_of %value : tensor<?x3xf32> -> tensor<2xindex>
  // expected-error@+2 {{inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error@+1 {{failed to infer returned types}}
  %2 = shape.shape_of %value : tensor<?x3xf32> -> tensor<3xindex>
  return
}
// -----
func.func @meet(%s: !shape.shape, %d: tensor<?xindex>, %f: tensor<4xindex>, %n: !shape.size, %i: index) {
  %0 = shape.meet %s, %d : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.meet %s, %d : !shape.shape, tensor<?xindex> -> tensor<2xindex>
  %2 = shape.meet %n, %i : !shape.size, index -> index
  %3 = shape.meet %i, %n : index, !shape.size -> !shape.size
  %4 = shape.meet %f, %d : tensor<4xindex>, tensor<?xindex> -> tensor<5xindex>
  %5 = shape.meet %f, %d : tensor<4xindex>, tensor<?xindex> -> !shape.shape
  return
}
// -----
func.func @meet(%f: tensor<4xindex>, %i: index) {
  // expected-error@+2 {{requires all sizes or shapes}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = shape.meet %f, %i : tensor<4xindex>, index -> index
  return
}
// -----
func.func @meet(%f: tensor<4xindex>, %g: tensor<3xindex>) {
  // expected-error@+2 {{unequal shape cardinality}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = shape.meet %f, %g : tensor<4xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}
// -----
func.func @meet(%i: index) {
  // expected-error@+2 {{inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<4xindex>'}}
  // expected-error@+1 {{failed to infer returned types}}
  %0 = shape.meet %i, %i : index, index -> tensor<4xindex>
  return
}
// -----
func.func @max(%s: !shape.shape, %n: !shape.size) {
  %0 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.min %s, %n : !shape.shape, !shape.size -> !shape.size
  // expected-error@+2 {{inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error@+1 {{failed to infer returned types}}
  %2 = shape.max %n, %n : !shape.size, !shape.size -> !shape.shape
  return
}
