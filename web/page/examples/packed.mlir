// Callers find a packed function by its name, here "scoring.rank", and pass values with their types.
module @scoring {
  func.func @rank(%scores: tensor<?xf32>, %limit: i64, %scale: f32) -> (tensor<?xf32>, i64) {
    %c0 = arith.constant 0 : index
    %count = tensor.dim %scores, %c0 : tensor<?xf32>
    %wanted = arith.index_cast %limit : i64 to index
    %kept = arith.minui %count, %wanted : index
    %best = tensor.extract_slice %scores[0] [%kept] [1] : tensor<?xf32> to tensor<?xf32>
    %all = tensor.splat %scale[%kept] : tensor<?xf32>
    %scaled = arith.mulf %best, %all : tensor<?xf32>
    %number = arith.index_cast %kept : index to i64
    return %scaled, %number : tensor<?xf32>, i64
  }
}
