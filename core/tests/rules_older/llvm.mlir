// expected-error@+1 {{expected integer value}}
func.func @f(%a : !llvm.array<tensor<2xi32>>) { return }
// -----
// expected-error@+1 {{expected string}}
func.func @f(%a : !llvm.target<3>) { return }
// -----
llvm.func @f(%a: i32) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.call_intrinsic "llvm.foo.bar"(%a) : (i32, i32) -> i32
  llvm.return
}
