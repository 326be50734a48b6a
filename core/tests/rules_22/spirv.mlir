spirv.func @results(%c: i1) "None" {
  %z = spirv.Constant 0 : i32
  %r:2 = spirv.mlir.loop control(Unroll) -> i32, i32 {
    spirv.Branch ^h(%z : i32)
  ^h(%i: i32):
    spirv.BranchConditional %c, ^b, ^m(%i, %i : i32, i32)
  ^b:
    spirv.Branch ^k
  ^k:
    spirv.Branch ^h(%i : i32)
  ^m(%o: i32, %p: i32):
    spirv.mlir.merge %o, %p : i32, i32
  }
  %s = spirv.mlir.selection control(Flatten) -> i32 {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Branch ^m(%z : i32)
  ^b:
    spirv.Branch ^m(%z : i32)
  ^m(%o: i32):
    spirv.mlir.merge %o : i32
  }
  spirv.Return
}
// -----
spirv.func @selected(%c: i1) "None" {
  %z = spirv.Constant 0 : i32
  %r:2 = spirv.mlir.selection -> i32, i1 {
    spirv.BranchConditional %c, ^a, ^m(%z, %c : i32, i1)
  ^a:
    spirv.Branch ^m(%z, %c : i32, i1)
  ^m(%o: i32, %p: i1):
    spirv.mlir.merge %o, %p : i32, i1
  }
  spirv.Return
}
// -----
spirv.func @parentheses(%c: i1) "None" {
  // expected-error@+1 {{expected}}
  %r:2 = spirv.mlir.selection -> (i32, i1) {
    spirv.mlir.merge
  }
  spirv.Return
}
