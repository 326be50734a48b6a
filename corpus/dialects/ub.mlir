func.func @ub() {
  %0 = ub.poison : i32
  %1 = ub.poison {a} <#ub.poison> : vector<4xf32>
  return
}
