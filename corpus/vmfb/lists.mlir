func.func @first(%arg0: !util.list<?>) -> i32 {
  %c0 = arith.constant 0 : index
  %k = util.list.get %arg0[%c0] : !util.list<?> -> i32
  return %k : i32
}

func.func @typed(%arg0: !util.list<i32>) -> !util.list<i32> {
  return %arg0 : !util.list<i32>
}

func.func @pair(%arg0: !util.list<?>) -> i32 attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22stuple\22,\22i32\22,\22i32\22]],\22r\22:[\22i32\22],\22v\22:1}"}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = util.list.get %arg0[%c0] : !util.list<?> -> i32
  %b = util.list.get %arg0[%c1] : !util.list<?> -> i32
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}
