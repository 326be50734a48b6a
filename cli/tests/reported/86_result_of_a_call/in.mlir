func.func private @g(i32) -> i32
func.func @f(%a: i32) -> f32 {
  %0 = func.call @g(%a) : (i32) -> f32
  return %0 : f32
}
