func.func @a(%a : vector<8xi8>, %c : vector<4xi32>) {
  // expected-error@+1 {{failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<4xi16>
  return
}
// -----
func.func @a(%a : vector<8xi8>, %c : vector<4xi32>) {
  // expected-error@+1 {{failed to verify that res has the same number of elements as operand b}}
  %0 = arm_neon.intr.sdot %c, %a, %a : vector<8xi8>, vector<8xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%a : vector<4x4xi8>, %c : vector<2xi32>) {
  // expected-error@+1 {{failed to verify that operand `b` should have as many rows as the size of operand `a`}}
  %0 = arm_neon.2d.sdot %c, %a, %a : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return
}
