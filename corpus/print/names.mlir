%0 = arith.constant 1 : i32
%1 = arith.constant 1 : i32
%2 = arith.constant -7 : index
%3 = arith.constant 1.0 : f32
%4 = arith.constant true
%5 = arith.constant false
%6:3 = "t.three"(%0, %1) : (i32, i32) -> (i32, i64, f32)
%7 = "t.one"(%6#0, %6#2) : (i32, f32) -> i1
func.func @f(%a: i32, %b: i64 {t.x = 1 : i32}) -> (i32, i64) {
  %10 = arith.constant 1 : i32
  %11:2 = call @f(%a, %b) : (i32, i64) -> (i32, i64)
  %12 = "t.nested"(%11#1) ({
  ^bb0(%x: i32, %y: f32):
    %13 = arith.constant 1 : i32
    %14 = "t.inner"(%x, %13, %10) : (i32, i32, i32) -> i1
    "t.deeper"() ({
      %15 = "t.use"(%14) : (i1) -> i1
    }, {
      %15 = "t.use"(%14) : (i1) -> i1
    }) : () -> ()
  }, {
  ^bb0(%x: i32):
    %16 = "t.inner"(%x) : (i32) -> i1
    "t.end"() : () -> ()
  }) : (i64) -> i32
  %sum, %overflow = arith.addui_extended %10, %12 : i32, i1
  return %12, %11#1 : i32, i64
}
module @inner attributes {t.flag} {
  func.func private @g()
  module {
    %20 = arith.constant 1 : i32
  }
}
"t.graph"() ({
  %30 = "t.before"(%31) : (i32) -> i32
  %31 = "t.after"(%30) : (i32) -> i32
}) : () -> ()
