// Numbers with and without signs, and dimensions without a type.
shard.grid @boxes(shape = 2x?x4)
shard.grid @row(shape = 16)
func.func @cases(%a: i32, %b: i64) {
  cf.switch %a : i32, [
    default: ^bb1,
    -1: ^bb1,
    7: ^bb1
  ]
^bb1:
  llvm.switch %b : i64, ^bb2 [
    -2: ^bb3,
    9223372036854775807: ^bb3
  ]
^bb2:
  llvm.switch %a : i32, ^bb3 [
    -2147483648: ^bb4(%a : i32),
    5: ^bb3
  ]
^bb3:
  return
^bb4(%c: i32):
  return
}
