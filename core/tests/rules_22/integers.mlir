func.func private @least() attributes {
  a = -39614081257132168796771975168 : si96,
  b = -170141183460469231731687303715884105728 : si128,
  c = -18446744073709551616 : i65,
  d = -9223372036854775808 : si64,
  e = 36893488147419103231 : i65,
  f = 39614081257132168796771975167 : si96
}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @below() attributes {a = -39614081257132168796771975169 : si96}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @above() attributes {a = 39614081257132168796771975168 : si96}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @below_signless() attributes {a = -18446744073709551617 : i65}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @far_below() attributes {a = -340282366920938463463374607431768211455 : i128}
// -----
func.func @constants() -> i128 {
  %0 = arith.constant -170141183460469231731687303715884105728 : i128
  return %0 : i128
}
