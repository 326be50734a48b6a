// Brackets that were forgotten: each function is missing another one.
func.func @no_paren(%a: i32, %b: i32 -> i32 {
  return %a : i32
}

func.func @no_angle(%t: tensor<4x?xf32) {
  return
}

func.func @no_brace(%c: i1) {
  scf.if %c {
    "test.inner"() : () -> ()
  return
}

func.func @fine() {
  return
}
