module @several {
  util.global private mutable @count = 0 : i32
  func.func @increment(%arg0: i32) -> i32 {
    %0 = util.global.load @count : i32
    %1 = arith.addi %0, %arg0 : i32
    util.global.store %1, @count : i32
    return %1 : i32
  }
  func.func @get() -> i32 {
    %0 = util.global.load @count : i32
    return %0 : i32
  }
  func.func @"odd name(é, \22x\22)"(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
}
