module {
  func.func @branches(%arg0: i32, %arg1: i1) -> i32 {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    cf.cond_br %arg1, ^bb1(%0 : i32), ^bb3(%0, %arg0 : i32, i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg0 : i32)
  ^bb3(%1: i32, %2: i32):  // pred: ^bb1
    return %1 : i32
  ^bb4:  // no predecessors
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb5
    cf.br ^bb5
  }
  func.func @both(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1 {t.x}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return {t.y = 1 : i32}
  }
  func.func @switch(%arg0: i32, %arg1: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2(%arg1 : i32),
      4294967294: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  ^bb2(%0: i32):  // pred: ^bb0
    return
  }
  "t.regions"() ({
  }, {
    "t.x"() : () -> ()
  }, {
  ^bb0(%arg0: i32):
    "t.y"(%arg0)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "t.z"() : () -> ()
  }) {t.attributes = 1 : i32} : () -> ()
  "t.empty_block"() ({
  ^bb0(%arg0: i32):
  }) : () -> ()
}

