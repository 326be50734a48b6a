func.func private @f(!llvm.ptr<i32>)
// -----
func.func private @f(!llvm.struct<(i32, )>)
// -----
func.func private @f(!gpu.asyncToken)
// -----
func.func private @f(!async.value)
// -----
func.func private @f(!tosa.bar)
// -----
func.func private @f(!llvm.ptr<i8>)
