// The same sum three times: with scf, with affine, and with blocks and branches.
func.func @with_scf(%data: memref<?xf64>, %count: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %count step %c1 iter_args(%acc = %zero) -> (f64) {
    %value = memref.load %data[%i] : memref<?xf64>
    %negative = arith.cmpf olt, %value, %zero : f64
    %next = scf.if %negative -> (f64) {
      scf.yield %acc : f64
    } else {
      %added = arith.addf %acc, %value : f64
      scf.yield %added : f64
    }
    scf.yield %next : f64
  }
  return %sum : f64
}

#clamp = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#inside = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0)>

func.func @with_affine(%data: memref<?xf64>, %count: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %cell = memref.alloca() : memref<f64>
  affine.store %zero, %cell[] : memref<f64>
  affine.for %tile = 0 to %count step 4 {
    affine.for %i = affine_map<(d0) -> (d0)>(%tile) to min #clamp(%tile)[%count] {
      affine.if #inside(%i)[%count] {
        %value = affine.load %data[%i] : memref<?xf64>
        %old = affine.load %cell[] : memref<f64>
        %new = arith.addf %old, %value : f64
        affine.store %new, %cell[] : memref<f64>
      }
    }
  }
  %sum = affine.load %cell[] : memref<f64>
  return %sum : f64
}

func.func @with_branches(%data: memref<?xf64>, %count: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  cf.br ^head(%c0, %zero : index, f64)
^head(%i: index, %acc: f64):
  %more = arith.cmpi slt, %i, %count : index
  cf.cond_br %more, ^body, ^done(%acc : f64)
^body:
  %value = memref.load %data[%i] : memref<?xf64>
  %sum = arith.addf %acc, %value : f64
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %sum : index, f64)
^done(%result: f64):
  return %result : f64
}
