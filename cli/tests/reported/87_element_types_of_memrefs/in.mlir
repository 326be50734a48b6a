// Tools let types of llvm be elements (MemRefElementTypeInterface), which only their C++ tells.
func.func private @f(memref<4x!llvm.struct<(i32, f32)>>)
