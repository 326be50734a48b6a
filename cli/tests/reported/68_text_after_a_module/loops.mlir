func.func @f(%c: i1) {
  scf.if %c {
  }
  foo bar
  affine.for %i = 0 to 4 {
  }
  foo bar
  return
}
llvm.func @g() {
  llvm.return
}
foo bar
