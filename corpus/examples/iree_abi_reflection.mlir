// Functions as IREE sees them: the calling convention of the source program is JSON in attributes,
// and one function is in IREE's own `util` dialect.
module @scoring {
  util.global private mutable @calls = 0 : i32

  func.func @score(%user: tensor<?x16xf32> {iree.abi.name = "user"}, %item: tensor<?x16xf32>, %scale: f32) -> (tensor<?xf32> {iree.abi.name = "score"})
      attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22named\22,\22user\22,[\22ndarray\22,\22f32\22,2,null,16]],[\22named\22,\22item\22,[\22ndarray\22,\22f32\22,2,null,16]],[\22named\22,\22scale\22,\22f32\22]],\22r\22:[[\22ndarray\22,\22f32\22,1,null]],\22v\22:1}"}} {
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %rows = tensor.dim %user, %c0 : tensor<?x16xf32>
    %empty = tensor.empty(%rows) : tensor<?xf32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]
    } ins(%user, %item : tensor<?x16xf32>, tensor<?x16xf32>) outs(%start : tensor<?xf32>) {
    ^bb0(%u: f32, %i: f32, %acc: f32):
      %product = arith.mulf %u, %i : f32
      %scaled = arith.mulf %product, %scale : f32
      %next = arith.addf %acc, %scaled : f32
      linalg.yield %next : f32
    } -> tensor<?xf32>
    util.call @count() : () -> ()
    return %sum : tensor<?xf32>
  }

  util.func private @count() {
    %one = arith.constant 1 : i32
    %old = util.global.load @calls : i32
    %new = arith.addi %old, %one : i32
    util.global.store %new, @calls : i32
    util.return
  }
}
