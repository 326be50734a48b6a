func.func @f(%a: i32) -> i32 {
  %0 = twice.add %a : i32 -> i32
  %1 = twice.mix %0 : i32 (three, [times]) -> i32
  return %1 : i32
}
