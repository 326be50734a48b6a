module @m attributes {a.b} {
  module {
  }
  module @n {
    func.func private @x()
  }
  func.func @u(%arg0: i32, %arg1: f32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast to i64
    %2:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i64, f64 {foo}
    %3 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    return
  }
}
