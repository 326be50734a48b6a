// Memory with layouts and address spaces, and vectors, scalable ones too.
#column_major = affine_map<(d0, d1) -> (d1, d0)>

memref.global "private" constant @weights : memref<2x4xf32> = dense<[[1.0, 2.0, 3.0, 4.0], [0x7F800000, -0.5, 1.0e-3, 0.0]]>

func.func @tile(%source: memref<64x64xf32, strided<[64, 1], offset: ?>>, %target: memref<8x8xf32, #column_major, 3>, %row: index, %column: index) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %view = memref.subview %source[%row, %column] [8, 8] [1, 1]
      : memref<64x64xf32, strided<[64, 1], offset: ?>> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %tile = vector.transfer_read %view[%c0, %c0], %pad {in_bounds = [true, true]}
      : memref<8x8xf32, strided<[64, 1], offset: ?>>, vector<8x8xf32>
  %transposed = vector.transpose %tile, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  %first = vector.extract %transposed[0] : vector<8xf32> from vector<8x8xf32>
  %total = vector.reduction <add>, %first : vector<8xf32> into f32
  memref.store %total, %target[%c0, %c0] : memref<8x8xf32, #column_major, 3>
  return
}

func.func @scalable(%a: vector<[4]xi32>, %b: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %wide = vector.broadcast %a : vector<[4]xi32> to vector<2x[4]xi32>
  %sum = arith.addi %wide, %b overflow<nsw> : vector<2x[4]xi32>
  return %sum : vector<2x[4]xi32>
}

func.func @table() -> memref<2x4xf32> {
  %table = memref.get_global @weights : memref<2x4xf32>
  return %table : memref<2x4xf32>
}
