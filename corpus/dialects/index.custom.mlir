module {
  func.func @idx(%arg0: index, %arg1: index, %arg2: i32) {
    %0 = index.add %arg0, %arg1
    %1 = index.cmp slt(%arg0, %arg1)
    %2 = index.casts %arg0 : index to i32
    %3 = index.castu %arg2 : i32 to index
    %4 = index.sizeof
    %idx42 = index.constant 42
    %true = index.bool.constant true
    %idx-3 = index.constant {foo} -3
    %5 = index.shl %arg0, %arg1 {x}
    %6 = index.cmp ule(%arg0, %arg1) {q}
    return
  }
}
