  // expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} { }
// -----
  // expected-error@+1 {{repeated DLTI key: "a"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"a", 1>, #dlti.dl_entry<"a", 2>>} { }
// -----
  // expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 1} { }
// -----
  // expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<1>} { }
// -----
  // expected-error@+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<1, 1>>} { }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "foo">>} { return }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", 1>>} { return }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.unknown", 1>>} { return }
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"unk.unknown", 1>>} { return }
// -----
  // expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 1.0>>} { }
// -----
  // expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<4xi32>, dense<32> : vector<2xi64>>>} { }
// -----
  // expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f32, dense<[33, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, dense<[33, 32]> : vector<2xi64>>>} { }
// -----
// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_entry<i32, 3>} {}
// -----
// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "foo">>} {}
// -----
// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", 3>>} {}
// -----
// expected-error@+1 {{unknown data layout entry name: dlti.own}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.own", 3>>} {}
// -----
// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<64> : vector<2xi32>>>} {}
// -----
// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<complex<f32>, dense<64> : vector<2xi64>>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<64> : tensor<2xi64>>, #dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>>} {}
