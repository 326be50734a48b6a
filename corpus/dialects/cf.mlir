func.func @cfs(%c: i1, %a: i32, %b: i64) {
  cf.assert %c, "hi"
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb2
^bb2:
  cf.switch %a : i32, [
    default: ^bb3(%b : i64),
    42: ^bb3(%b : i64),
    43: ^bb4
  ] {foo}
^bb3(%y: i64):
  cf.br ^bb3(%y : i64)
^bb4:
  cf.switch %a : i32, [
    default: ^bb5
  ]
^bb5:
  cf.cond_br %c, ^bb1(%a : i32), ^bb3(%b : i64) {foo}
}
