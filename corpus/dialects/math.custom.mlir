module {
  func.func @math(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xi64>) {
    %0 = math.absf %arg0 : f32
    %1 = math.atan2 %arg0, %arg0 fastmath<fast> : f32
    %2 = math.fma %arg1, %arg1, %arg1 : vector<4xf64>
    %3 = math.fpowi %arg0, %arg2 : f32, i32
    %4 = math.fpowi %arg1, %arg3 fastmath<nsz> : vector<4xf64>, vector<4xi64>
    %5 = math.ipowi %arg2, %arg2 : i32
    %6 = math.ctlz %arg3 {a} : vector<4xi64>
    %7 = math.cbrt %arg0 fastmath<fast> {a} : f32
    return
  }
}
