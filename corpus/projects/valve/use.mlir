func.func @f(%arg0: i32) {
  valve.turn at(#valve.pipe<4>) %arg0 : i32
  valve.turn %arg0 : i32
  return
}
