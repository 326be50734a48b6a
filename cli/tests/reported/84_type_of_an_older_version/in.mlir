func.func private @f(!llvm.x86_mmx)
