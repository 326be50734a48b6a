func.func @a(%m : memref<?x?xf32>, %i: index, %t: vector<[4]x[4]xf32>, %mask : vector<[1]xi1>) {
  // expected-error@+1 {{failed to verify that `mask` has i1 element type and the shape is a slice of `tile`}}
  arm_sme.store_tile_slice %t, %i, %mask, %m[%i] : memref<?x?xf32>, vector<[1]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @a(%m : memref<?x?xf32>, %i: index, %t: vector<[4]x[4]xf32>, %mask : vector<[1]xi1>) {
  // expected-error@+1 {{failed to verify that `mask` has i1 element type and the shape is a slice of `result`}}
  %0 = arm_sme.load_tile_slice %m[%i], %mask, %t, %i : memref<?x?xf32>, vector<[1]xi1>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @a(%v : vector<[8]xf32>, %t : vector<[4]x[4]xf32>, %i : index) {
  // expected-error@+1 {{failed to verify that type of 'vector' matches type of 'tile' slice}}
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[8]xf32> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @a(%t : vector<[4]x[4]xf32>, %i : index) {
  // expected-error@+1 {{failed to verify that type of 'result' matches type of 'tile' slice}}
  %0 = arm_sme.extract_tile_slice %t[%i] : vector<[8]xf32> from vector<[4]x[4]xf32>
  return
}
