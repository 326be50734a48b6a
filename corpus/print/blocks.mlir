func.func @branches(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.cond_br %c, ^bb1(%x : i32), ^bb3(%x, %a : i32, i32)
^bb2:
  cf.br ^bb1(%a : i32)
^bb3(%y: i32, %z: i32):
  return %y : i32
^bb4:
  cf.br ^bb5
^bb5:
  cf.br ^bb5
}
func.func @both(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1 {t.x}
^bb1:
  return {t.y = 1 : i32}
}
func.func @switch(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    1: ^bb2(%a : i32),
    -2: ^bb1
  ]
^bb1:
  return
^bb2(%x: i32):
  return
}
"t.regions"() ({}, {
^bb0:
  "t.x"() : () -> ()
}, {
^bb0(%a: i32):
  "t.y"(%a)[^bb1] : (i32) -> ()
^bb1:
  "t.z"() : () -> ()
}) {t.attributes = 1 : i32} : () -> ()
"t.empty_block"() ({
^bb0(%a: i32):
}) : () -> ()
