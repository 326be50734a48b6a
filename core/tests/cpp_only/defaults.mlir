func.func private @bank(!d.bank<1, 2>, !d.lanes<scale = 2.0>)
func.func @f(%bank: !d.bank<1>, %lanes: !d.lanes<>, %cell: !d.cell<<1>>) -> !d.bank<1, 2> {
  d.use %bank : !d.bank<1, 2>
  d.use %lanes : !d.lanes<scale = 2.0, count = 1>
  d.use %cell : !d.cell<<1, 0>>
  call @bank(%bank, %lanes) : (!d.bank<1>, !d.lanes<>) -> ()
  return %bank : !d.bank<1>
}
// -----
func.func @f(%bank: !d.bank<1, 3>, %cell: !d.cell<<1>>, %lanes: !d.lanes<count = 2>) {
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %bank : !d.bank<1, 2>
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %bank : !d.bank<2>
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %cell : !d.cell<<2>>
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %lanes : !d.lanes<count = 3>
  return
}
// -----
func.func @f(%plain: !d.plain<1>, %other: !d.plain<1 : "a">) {
  d.use %plain : !d.plain<1, 4>
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %plain : !d.plain<1, 5>
  // expected-error @+1 {{expects different type than prior uses}}
  d.use %other : !d.plain<1>
  return
}
