module @nested {
  func.func @tree(%arg0: !util.list<?>, %arg1: f32) -> (f32, !util.list<?>) attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22slist\22,[\22sdict\22,[\22a\22,\22f32\22],[\22b\22,[\22stuple\22,\22i32\22,\22i64\22]]],\22f32\22],\22f32\22],\22r\22:[\22f32\22,[\22slist\22,[\22sdict\22,[\22a\22,\22f32\22],[\22b\22,[\22stuple\22,\22i32\22,\22i64\22]]],\22f32\22]],\22v\22:1}"}} {
    %c1 = arith.constant 1 : index
    %x = util.list.get %arg0[%c1] : !util.list<?> -> f32
    %0 = arith.addf %x, %arg1 : f32
    return %0, %arg0 : f32, !util.list<?>
  }
}
