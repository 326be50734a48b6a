func.func @same(%number: index) -> index {
  %0 = arith.bitcast %number : index to index
  return %0 : index
}
// -----
func.func @other(%number: index) -> i64 {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.bitcast %number : index to i64
  return %0 : i64
}
