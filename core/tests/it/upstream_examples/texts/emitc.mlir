// file
"emitc.file"() <{id = ""}> ({
^bb0:
}) : () -> ()
//
%1 : !emitc.lvalue<i64>
%2 = "emitc.address_of"(%1) : (!emitc.lvalue<i64>) -> (!emitc.ptr<i64>)
//
%1, %2 : f32, f32
%3 = "emitc.add"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i32, i32
%3 = "emitc.bitwise_and"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "emitc.bitwise_left_shift"(%1, %2) : (f32, f32) -> f32
//
%1 : i32
%2 = "emitc.bitwise_not"(%1) : (i32) -> f32
//
%1, %2 : !emitc.ptr<i32>, f32
%3 = "emitc.bitwise_or"(%1, %2) : (!emitc.ptr<i32>, f32) -> f32
//
%1, %2 : f32, f32
%3 = "emitc.bitwise_right_shift"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i32, !emitc.ptr<i32>
%3 = "emitc.bitwise_xor"(%1, %2) : (i32, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
//
%1, %2 : f32, f32
%3, %4, %5 = "emitc.call_opaque"(%1, %2) <{callee = "text"}> : (f32, f32) -> (f32, f32, f32)
//
%1 : f32
%2 = "emitc.cast"(%1) : (f32) -> f32
//
%1, %2 : f32, f32
%3 = "emitc.cmp"(%1, %2) <{predicate = 6 : i64}> : (f32, f32) -> f32
//
%1 : !emitc.ptr<i32>
%2 = "emitc.dereference"(%1) : (!emitc.ptr<i32>) -> (!emitc.lvalue<i32>)
//
%1, %2 : i64, i64
%3 = "emitc.div"(%1, %2) : (i64, i64) -> i1
// return
"emitc.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"emitc.return"() : () -> ()
}) : () -> ()
//
%1 = "emitc.literal"() <{value = "text"}> : () -> i32
//
%1, %2 : f32, f32
%3 = "emitc.logical_and"(%1, %2) : (f32, f32) -> i1
//
%1 : f32
%2 = "emitc.logical_not"(%1) : (f32) -> i1
//
%1, %2 : f32, i32
%3 = "emitc.logical_or"(%1, %2) : (f32, i32) -> i1
//
%1 : !emitc.lvalue<i64>
%2 = "emitc.load"(%1) : (!emitc.lvalue<i64>) -> i64
//
%1, %2 : f32, f32
%3 = "emitc.mul"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i1, i1
%3 = "emitc.rem"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : f32, f32
%3 = "emitc.sub"(%1, %2) : (f32, f32) -> f32
//
%1, %2, %3 : i1, f32, f32
%4 = "emitc.conditional"(%1, %2, %3) : (i1, f32, f32) -> f32
//
%1 : i32
%2 = "emitc.unary_minus"(%1) : (i32) -> i32
//
%1 : f32
%2 = "emitc.unary_plus"(%1) : (f32) -> f32
//
"emitc.global"() <{sym_name = "symbol", type = f32}> : () -> ()
//
"emitc.verbatim"() <{value = ""}> : () -> ()
//
%1, %2 : !emitc.lvalue<i32>, i32
"emitc.assign"(%1, %2) : (!emitc.lvalue<i32>, i32) -> ()
//
%1, %2, %3, %4 : !emitc.opaque<"text">, i32, i32, i32
%5 = "emitc.subscript"(%1, %2, %3, %4) : (!emitc.opaque<"text">, i32, i32, i32) -> (!emitc.lvalue<i32>)
// switch
%1 : i1
"emitc.switch"(%1) <{cases = array<i64: 32, 33>}> ({
^bb0:
"emitc.yield"() : () -> ()
}, {
^bb0(%2: i1):
"emitc.yield"() : () -> ()
}, {
^bb0(%3: index):
"emitc.yield"() : () -> ()
}) : (i1) -> ()
// class
"emitc.class"() <{sym_name = "symbol", final_specifier = unit}> ({
^bb0(%1: index):
}) : () -> ()
// call
emitc.func @g(%x: i32) -> i32 {
return %x : i32
}
emitc.func @f(%a: i32) {
%r = call @g(%a) : (i32) -> i32
return
}
// declare_func
emitc.declare_func @g
emitc.func @g(%x: i32) -> i32 {
return %x : i32
}
// get_global
emitc.global @kept : i32 = 3
emitc.func @f() {
%r = get_global @kept : !emitc.lvalue<i32>
return
}
// expression
%a : i32
%r = emitc.expression %a : (i32) -> i32 {
%s = emitc.add %a, %a : (i32, i32) -> i32
emitc.yield %s : i32
}
// apply
%a : !emitc.lvalue<i32>
%r = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
// field
emitc.class @C {
emitc.field @x : !emitc.array<1xf32>
emitc.func @run() {
%v = get_field @x : !emitc.array<1xf32>
return
}
}
// get_field
emitc.class @C {
emitc.field @x : !emitc.array<1xf32>
emitc.func @run() {
%v = get_field @x : !emitc.array<1xf32>
return
}
}
// yield
emitc.func @f(%c: i1) {
emitc.if %c {
emitc.yield
}
return
}
