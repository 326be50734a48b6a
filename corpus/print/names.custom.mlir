module {
  %c1_i32 = arith.constant 1 : i32
  %c1_i32_0 = arith.constant 1 : i32
  %c-7 = arith.constant -7 : index
  %cst = arith.constant 1.000000e+00 : f32
  %true = arith.constant true
  %false = arith.constant false
  %0:3 = "t.three"(%c1_i32, %c1_i32_0) : (i32, i32) -> (i32, i64, f32)
  %1 = "t.one"(%0#0, %0#2) : (i32, f32) -> i1
  func.func @f(%arg0: i32, %arg1: i64 {t.x = 1 : i32}) -> (i32, i64) {
    %c1_i32_1 = arith.constant 1 : i32
    %2:2 = call @f(%arg0, %arg1) : (i32, i64) -> (i32, i64)
    %3 = "t.nested"(%2#1) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %c1_i32_2 = arith.constant 1 : i32
      %4 = "t.inner"(%arg2, %c1_i32_2, %c1_i32_1) : (i32, i32, i32) -> i1
      "t.deeper"() ({
        %5 = "t.use"(%4) : (i1) -> i1
      }, {
        %5 = "t.use"(%4) : (i1) -> i1
      }) : () -> ()
    }, {
    ^bb0(%arg2: i32):
      %4 = "t.inner"(%arg2) : (i32) -> i1
      "t.end"() : () -> ()
    }) : (i64) -> i32
    %sum, %overflow = arith.addui_extended %c1_i32_1, %3 : i32, i1
    return %3, %2#1 : i32, i64
  }
  module @inner attributes {t.flag} {
    func.func private @g()
    module {
      %c1_i32_1 = arith.constant 1 : i32
    }
  }
  "t.graph"() ({
    %2 = "t.before"(%3) : (i32) -> i32
    %3 = "t.after"(%2) : (i32) -> i32
  }) : () -> ()
}

