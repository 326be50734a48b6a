// flags: --iree-input-demote-f64-to-f32=false
func.func @all(%arg0: i1, %arg1: i8, %arg2: i16, %arg3: i32, %arg4: i64, %arg5: f32, %arg6: f64) -> (i1, i8, i16, i32, i64, f32, f64) {
  return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 : i1, i8, i16, i32, i64, f32, f64
}

func.func @add(%arg0: i32, %arg1: i32 {iree.abi.name = "other"}) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32
  return %0 : i32
}

func.func @nothing() {
  return
}
