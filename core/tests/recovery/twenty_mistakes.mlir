// Twenty mistakes that have nothing to do with each other, one in each function.
#map = affine_map<(d0, d1) -> (d0, d1)>
#broken_map = affine_map<(d0) - (d0)>

func.func @missing_paren(%a: i32, %b: i32 -> i32 {
  return %a : i32
}

func.func @missing_dim_x(%a: tensor<4f32>) {
  return
}

func.func @missing_angle(%a: tensor<4x?xf32) {
  return
}

func.func @undefined_value(%a: i32) -> i32 {
  %0 = arith.addi %a, %typo : i32
  return %0 : i32
}

func.func @redefined_value(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %0 = arith.muli %a, %a : i32
  return
}

func.func @missing_operand_paren(%a: i32) {
  %0 = "test.op"(%a : (i32) -> i32
  %1 = arith.addi %0, %0 : i32
  return
}

func.func @missing_type(%a: i32) {
  %0 = "test.op"(%a)
  %1 = arith.addi %0, %0 : i32
  return
}

func.func @bad_attribute(%a: i32) {
  %0 = "test.op"(%a) {kind = , other = 1 : i32} : (i32) -> i32
  %1 = arith.addi %0, %0 : i32
  return
}

func.func @unterminated_string() {
  "test.op"() {note = "half} : () -> ()
  "test.op"() : () -> ()
  return
}

func.func @unknown_bytes(%a: i32) {
  %0 = "test.op"(%a) ; : (i32) -> i32
  return
}

func.func @undefined_block(%a: i1) {
  cf.cond_br %a, ^yes, ^no
^yes:
  return
}

func.func @missing_brace(%a: i32) {
  scf.execute_region {
    scf.yield
  return

func.func @bad_result_number(%a: i32) {
  %0:2 = "test.pair"(%a) : (i32) -> (i32, i32)
  %1 = arith.addi %0#0, %0#2 : i32
  return
}

func.func @undefined_alias(%a: memref<4xf32, #nowhere>) {
  return
}

func.func @undefined_value(%a: i32) {
  return
}

func.func @wrong_count(%a: i32) {
  "test.op"(%a, %a) : (i32) -> ()
  return
}

func.func @stray_words(%a: i32) {
  what is this
  %0 = arith.addi %a, %a : i32
  return
}

func.func @bad_escape() {
  "test.op"() {note = "a\q"} : () -> ()
  return
}

func.func @stray_bracket(%a: i32) {
  %0 = arith.addi %a, %a] : i32
  return
}

func.func @intact(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
