func.func @idx(%a: index, %b: index, %i: i32) {
  %0 = index.add %a, %b
  %1 = index.cmp slt(%a, %b)
  %2 = index.casts %a : index to i32
  %3 = index.castu %i : i32 to index
  %4 = index.sizeof
  %5 = index.constant 42
  %6 = index.bool.constant true
  %7 = index.constant {foo} -3
  %8 = index.shl %a, %b {x}
  %9 = index.cmp ule(%a, %b) {q}
  return
}
