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
// -----
func.func @f(%from: !d.vector<4 by i8>, %i: index, %j: i16) {
  d.part %from (%i, %i:%i) : (!d.vector<4 by i8>, index, index, index) -> ()
  d.part %from (%i, %i) by %j, %i : (!d.vector<4 by i8>, index, index, i16, index) -> ()
  d.part %from by %j : (!d.vector<4 by i8>, i16) -> ()
  d.part %from (%i) by %j : (!d.vector<4 by i8>, index, i16) -> ()
  return
}
// -----
"d.job"() ({
^bb0(%a: i8, %b: i16):
  "test.end"() : () -> ()
}) {function_type = (i8) -> (), sym_name = "one"} : () -> ()
// expected-error @+1 {{entry block must have 2 arguments to match function signature}}
"d.job"() ({
^bb0(%a: i8):
  "test.end"() : () -> ()
}) {function_type = (i8, i8) -> (), sym_name = "other"} : () -> ()
// -----
func.func @f(%from: i8) {
  d.map { d.put } on %from
  d.map { arith.addi } on %from : i8
  d.map { "test.end"() : () -> () } on %from
  return
}
// -----
func.func @g(%one: !d.vector<2.0 by i8>) -> !d.vector<2.000000e+00 by i8> {
  return %one : !d.vector<2.0 by i8>
}
func.func @f(%one: !d.vector<2.0 by i8>) {
  d.put %one, %one : !d.vector<2.000000e+00 by i8>
  // expected-error @+1 {{expects different type than prior uses}}
  d.put %one, %one : !d.vector<2.5 by i8>
  return
}
// -----
d.keys <{first = "a"}>
// expected-error @+1 {{requires attribute 'first'}}
d.keys
