module @m attributes {a.b} {
  module {}
  builtin.module @n {
    func.func private @x()
  }
  func.func @u(%a: i32, %b: f32) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to i64
    %1 = builtin.unrealized_conversion_cast to i64
    %2:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64 {foo}
    builtin.unrealized_conversion_cast %a : i32 to i64
    return
  }
}
