// What is loaded need not have the type of what it is loaded from.
func.func @load(%from: memref<?x?xf64>, %at: index) -> vector<[4]x[4]xf32> {
  %0 = arm_sme.tile_load %from[%at, %at] : memref<?x?xf64>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}
