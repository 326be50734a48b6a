module {
  func.func @cfs(%arg0: i1, %arg1: i32, %arg2: i64) {
    cf.assert %arg0, "hi"
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb5
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.switch %arg1 : i32, [
      default: ^bb3(%arg2 : i64),
      42: ^bb3(%arg2 : i64),
      43: ^bb4
    ] {foo}
  ^bb3(%1: i64):  // 4 preds: ^bb2, ^bb2, ^bb3, ^bb5
    cf.br ^bb3(%1 : i64)
  ^bb4:  // pred: ^bb2
    cf.switch %arg1 : i32, [
      default: ^bb5]
  ^bb5:  // pred: ^bb4
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb3(%arg2 : i64) {foo}
  }
}
