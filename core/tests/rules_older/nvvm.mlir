func.func @reduce(%value: i32, %mask: i32) -> i64 {
  %0 = nvvm.redux.sync add %value, %mask : i32 -> i64
  return %0 : i64
}
