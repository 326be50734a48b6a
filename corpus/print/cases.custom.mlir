module {
  shard.grid @boxes(shape = 2x?x4)
  shard.grid @row(shape = 16)
  func.func @cases(%arg0: i32, %arg1: i64) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      4294967295: ^bb1,
      7: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.switch %arg1 : i64, ^bb2 [
      -2: ^bb3,
      9223372036854775807: ^bb3
    ]
  ^bb2:  // pred: ^bb1
    llvm.switch %arg0 : i32, ^bb3 [
      -2147483648: ^bb4(%arg0 : i32),
      5: ^bb3
    ]
  ^bb3:  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb2
    return
  ^bb4(%0: i32):  // pred: ^bb2
    return
  }
}

