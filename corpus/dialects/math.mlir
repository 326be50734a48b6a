func.func @math(%f: f32, %v: vector<4xf64>, %i: i32, %vi: vector<4xi64>) {
  %0 = math.absf %f : f32
  %1 = math.atan2 %f, %f fastmath<fast> : f32
  %2 = math.fma %v, %v, %v : vector<4xf64>
  %3 = math.fpowi %f, %i : f32, i32
  %4 = math.fpowi %v, %vi fastmath<nsz> : vector<4xf64>, vector<4xi64>
  %5 = math.ipowi %i, %i : i32
  %6 = math.ctlz %vi {a} : vector<4xi64>
  %7 = math.cbrt %f fastmath<fast> {a} : f32
  return
}
