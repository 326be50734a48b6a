llvm.func @callee(%number: i32) -> i32
llvm.func @caller(%number: i64) -> i32 {
  // expected-error@+1 {{operand type mismatch for operand 0: 'i64' != 'i32'}}
  %0 = llvm.call @callee(%number) : (i64) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @callee(%number: i32) -> i32
llvm.func @caller(%number: i32) -> i32 {
  %0 = llvm.call @callee(%number) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
// expected-note@+1 {{when returning from function}}
llvm.func @returns(%number: i64) -> i32 {
  // expected-error@+1 {{mismatching result types}}
  llvm.return %number : i64
}
// -----
llvm.func @field(%pair: !llvm.struct<(i8, ptr)>) -> i64 {
  // expected-error@+1 {{extracting from '!llvm.struct<(i8, ptr)>' should produce '!llvm.ptr'}}
  %0 = "llvm.extractvalue"(%pair) <{position = array<i64: 1>}> : (!llvm.struct<(i8, ptr)>) -> i64
  llvm.return %0 : i64
}
// -----
llvm.func @field(%pair: !llvm.struct<(i8, ptr)>) -> !llvm.ptr {
  %0 = llvm.extractvalue %pair[1] : !llvm.struct<(i8, ptr)>
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @exchange(%where: !llvm.ptr, %value: i32) {
  // expected-error@+1 {{ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %where, %value, %value unordered seq_cst : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @add(%where: !llvm.ptr, %value: f32) {
  // expected-error@+1 {{expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %where, %value seq_cst : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @element(%where: !llvm.ptr, %index: i64) {
  // expected-error@+1 {{index 1 indexing a struct is out of bounds}}
  %0 = "llvm.getelementptr"(%where, %index) <{elem_type = !llvm.struct<(i8, i16)>, rawConstantIndices = array<i32: -2147483648, 2>}> : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}
// -----
// expected-error@+1 {{requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @words("four") : !llvm.array<3 x i8>
// -----
llvm.mlir.global internal constant @words("four") : !llvm.array<4 x i8>
// -----
llvm.func @weights(%which: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  llvm.cond_br %which weights([1, 2, 3]), ^one, ^two
^one:
  llvm.return
^two:
  llvm.return
}
// -----
llvm.func @constant() {
  // expected-error@+1 {{expected integer type}}
  %0 = llvm.mlir.constant(3 : i32) : f32
  llvm.return
}
// -----
llvm.func @cast(%number: f32) {
  // expected-error@+1 {{can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %number : f32 to !llvm.ptr
  llvm.return
}
// -----
func.func @type(%tensor: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be}}
  %0 = "llvm.fneg"(%tensor) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
llvm.func @wider(%a: i32) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// -----
llvm.func @wider(%a: vector<2xi32>) {
  %0 = llvm.zext %a : vector<2xi32> to vector<2xi64>
  llvm.return
}
// -----
// expected-error@+1 {{expected layout attribute for '!llvm.ptr<3>' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32]> : vector<2xi64>>} {
}
// -----
// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<[64, 128, 64, 64]> : vector<4xi64>>} {
}
// -----
// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i64)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i64)> = dense<64> : vector<1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<32> : vector<4xi64>, !llvm.struct<()> = dense<[8, 64]> : vector<2xi64>>} {
}
// -----
  // expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.byval})
// -----
  // expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.noalias})
// -----
  // expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 1})
// -----
  // expected-error@+1 {{"llvm.readonly" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.readonly = "x"})
// -----
  // expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.sret})
// -----
  // expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.sret = i32})
// -----
  // expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: f32 {llvm.signext})
// -----
  // expected-error@+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: f32 {llvm.zeroext})
// -----
  // expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align = "x"})
// -----
  // expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.align = 4 : i64})
// -----
  // expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.dereferenceable = 4 : i64})
// -----
  // expected-error@+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nest})
// -----
  // expected-error@+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.returned = 3})
// -----
  // expected-error@+1 {{"llvm.inalloca" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.inalloca = i32})
// -----
llvm.func @f(%a: i32 {llvm.foo})
// -----
  // expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})
// -----
  // expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
  // expected-error@+1 {{"llvm.nest" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nest})
// -----
  // expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})
// -----
  // expected-error@+1 {{"llvm.allocalign" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.allocalign})
// -----
llvm.func @a(%n : i32) {
  // expected-error@+1 {{expected integer type}}
  %0 = llvm.mlir.constant(true) : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global external @foo() {addr_space = 3 : i32} : i32
llvm.func @a(%n : i32) {
  // expected-error@+1 {{pointer address space must match address space of the referenced global}}
  %0 = llvm.mlir.addressof @foo : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%c : i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^bb1(%c : i32)
^bb1(%x : i64):
  llvm.return
}
// -----
llvm.func @f(%c : i32) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.br ^bb1
^bb1(%x : i64):
  llvm.return
}
// -----
// expected-error@+1 {{invalid array element type: '!llvm.void'}}
func.func @f(%a : !llvm.array<2 x !llvm.void>) { return }
// -----
// A body without blocks is none.
llvm.func @declared() {
}
// -----
// expected-error@+1 {{empty block: expect at least a terminator}}
llvm.func @defined(%number: i32) {
}
// -----
%0 = llvm.mlir.zero : !llvm.ptr<0x3>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[8, 16]> : vector<[2]xi64>>>} {
}
// -----
llvm.func @f(%c : i1) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.cond_br %c, ^bb1, ^bb2
^bb1(%x : i32):
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%c : i1, %v : i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  llvm.cond_br %c, ^bb1(%v : i32), ^bb2(%v : i32)
^bb1(%x : i32):
  llvm.return
^bb2(%y : i64):
  llvm.return
}
// -----
llvm.func @f(%c : i32, %v : i64) {
  // expected-error@+1 {{branch has 1 operands for successor #2, but target block has 0}}
  llvm.switch %c : i32, ^bb1(%v : i64) [ 1: ^bb2, 2: ^bb2(%v : i64) ]
^bb1(%x : i64):
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%c : i32, %v : i64) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.switch %c : i32, ^bb1 [ ]
^bb1(%x : i64):
  llvm.return
}
// -----
llvm.func @branches(%c : i32, %v : i64, %p : !llvm.ptr<0>) {
  llvm.switch %c : i32, ^bb1(%v : i64) [ 1: ^bb2, 2: ^bb3(%p, %c : !llvm.ptr, i32) ]
^bb1(%x : i64):
  llvm.return
^bb2:
  llvm.return
^bb3(%q : !llvm.ptr, %n : i32):
  llvm.return
}
// -----
// The address space 0 is that of a pointer without one.
llvm.func @spaces(%a : !llvm.struct<(ptr<0>, array<2 x ptr< 0 >>)>, %p : !llvm.ptr) -> !llvm.ptr<0> {
  %0 = llvm.insertvalue %p, %a[0] : !llvm.struct<(ptr, array<2 x ptr>)>
  llvm.return %p : !llvm.ptr
}
// -----
// In the name of a structure it is a part of the name.
func.func @names(%a : !llvm.struct<"ptr<0>", ()>) -> !llvm.struct<"ptr", ()> {
  // expected-error@+1 {{doesn't match function result type}}
  return %a : !llvm.struct<"ptr<0>", ()>
}
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @tensors(tensor<4xf32>)
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function results}}
llvm.func @numbers(i32, !llvm.ptr) -> index
// -----
llvm.func @types(vector<4xf32>, vector<[4]xi1>, !llvm.struct<(i32)>, f32, ...) -> !llvm.array<2 x f32>
