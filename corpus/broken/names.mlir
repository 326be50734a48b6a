// Values, blocks, aliases and symbols that are not there, or there twice.
func.func @values(%a: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  %sum = arith.muli %a, %a : i32
  return %sum : i32
}

func.func @blocks(%c: i1) {
  cf.cond_br %c, ^yes, ^no
^yes:
  return
}

func.func @aliases(%m: memref<4xf32, #layout>) {
  return
}

func.func @values() {
  return
}
