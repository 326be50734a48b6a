func.func @echo(%arg0: !util.buffer) -> !util.buffer attributes {iree.reflection = {iree.abi.declaration = "a string in, the same out", note = "a \22quoted\22 \\ value\0A\E2\82\AC"}} {
  return %arg0 : !util.buffer
}

func.func @bytes(%arg0: !util.list<i8>) -> !util.list<i8> {
  return %arg0 : !util.list<i8>
}
