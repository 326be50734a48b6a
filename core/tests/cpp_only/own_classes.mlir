func.func @f(%from: !d.vector<4 by i8>, %one: i8) -> i8 {
  %0 = d.pick %from : !d.vector<4 by i8>
  %1 = d.fill %one : i8, !d.vector<4 by i8>
  d.put %one, %from : !d.vector<4 by i8>
  d.own "wide" at 3
  return %0 : i8
}
// -----
func.func @f(%from: !d.vector<4 by i8>) {
  // expected-error @+1 {{expected ':'}}
  %0 = d.pick %from, !d.vector<4 by i8>
  return
}
