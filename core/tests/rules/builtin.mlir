func.func private @shaped() attributes {x = dense_resource<handle> : tensor<2xi32>}
// -----
// expected-error@+1 {{`dense_resource` expected a shaped type}}
func.func private @scalar() attributes {x = dense_resource<handle> : i32}
// -----
// expected-error@+1 {{dialect 'builtin' provides no attribute parsing hook}}
func.func private @nothing() attributes {x = #builtin.nothing<1>}
// -----
#number = 3 : i32
// expected-error@+1 {{expected location, but found '3 : i32'}}
func.func private @number() loc(#number)
// -----
#here = loc("file":1:2)
func.func private @here() loc(#here)
// -----
// expected-error@+1 {{expected '{' to begin a region}}
module @nothing attributes {dlti.dl_spec = #dlti.dl_spec<>}
// -----
%0 = arith.constant 1 : i32
// -----
%0 = arith.constant 1.0 : f32
%1 = arith.addf %0, %0 : f32
// -----
// A type is one wherever its lines end, and whatever stands between its parts.
func.func private @lines(memref<8
  x4 // 3x
  x f32>, tensor<? x
  4xi8>, memref<* x f32>, vector<[ 4 ] xi1>)
// -----
func.func private @elements() attributes {x = dense<1> : memref<2xi32>}
// -----
%0:0x2 = builtin.unrealized_conversion_cast to i32, i64 loc("file":0x10:0x2)
// -----
func.func private @encoding(tensor<4xf32, >)
