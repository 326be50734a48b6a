// How a C program calls these: with a descriptor for each buffer.
func.func @axpy(%alpha: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %count step %c1 {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %y[%i] : memref<?xf32>
    %scaled = arith.mulf %alpha, %a : f32
    %sum = arith.addf %scaled, %b : f32
    memref.store %sum, %y[%i] : memref<?xf32>
  }
  return
}

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
