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
  // expected-error@+1 {{control flow edge}}
  %0 = shape.assuming %w -> (i32) {
    // expected-note@+1 {{region branch point}}
    shape.assuming_yield
  }
  return
}
