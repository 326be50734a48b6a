// emitc.file
"emitc.file"() <{id = ""}> ({
^bb0:
}) : () -> ()
// emitc.file
"emitc.file"() <{id = "text"}> ({
^bb0:
}) : () -> ()
// emitc.address_of
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.address_of"(%v1) : (!emitc.lvalue<i64>) -> (!emitc.ptr<i64>)
// emitc.add
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.add"(%v1, %v2) : (i32, i32) -> (!emitc.opaque<"T">)
// emitc.add
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> f32
%v3 = "emitc.add"(%v1, %v2) : (!emitc.opaque<"T">, f32) -> (!emitc.opaque<"T">)
// emitc.add
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.add"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_and
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_and"(%v1, %v2) : (!emitc.ptr<i32>, i32) -> (!emitc.ptr<i32>)
// emitc.bitwise_and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_and"(%v1, %v2) : (i32, i32) -> (i32)
// emitc.bitwise_and
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_and"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (i32, i32) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_not
%v1 = "test.value"() : () -> f32
%v2 = "emitc.bitwise_not"(%v1) : (f32) -> (!emitc.opaque<"T">)
// emitc.bitwise_not
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.bitwise_not"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_not
%v1 = "test.value"() : () -> i32
%v2 = "emitc.bitwise_not"(%v1) : (i32) -> (f32)
// emitc.bitwise_or
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_or"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_or
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_or"(%v1, %v2) : (f32, !emitc.opaque<"T">) -> (f32)
// emitc.bitwise_or
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_or"(%v1, %v2) : (!emitc.ptr<i32>, f32) -> (f32)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (i32, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (!emitc.opaque<"T">, i32) -> (!emitc.opaque<"T">)
// emitc.call_opaque
"emitc.call_opaque"() <{callee = "text"}> : () -> ()
// emitc.call_opaque
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3, %v4, %v5 = "emitc.call_opaque"(%v1, %v2) <{callee = "text"}> : (f32, f32) -> (f32, f32, f32)
// emitc.cast
%v1 = "test.value"() : () -> i32
%v2 = "emitc.cast"(%v1) : (i32) -> (!emitc.ptr<i32>)
// emitc.cast
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.cast"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.cast
%v1 = "test.value"() : () -> f32
%v2 = "emitc.cast"(%v1) : (f32) -> (f32)
// emitc.cmp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 6 : i64}> : (f32, f32) -> (f32)
// emitc.cmp
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 1 : i64}> : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.cmp
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 1 : i64}> : (i32, i32) -> (i32)
// emitc.dereference
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.dereference"(%v1) : (!emitc.ptr<i32>) -> (!emitc.lvalue<i32>)
// emitc.dereference
%v1 = "test.value"() : () -> !emitc.ptr<i64>
%v2 = "emitc.dereference"(%v1) : (!emitc.ptr<i64>) -> (!emitc.lvalue<i64>)
// emitc.div
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "emitc.div"(%v1, %v2) : (i64, i64) -> (i1)
// emitc.div
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "emitc.div"(%v1, %v2) : (i64, i64) -> (i64)
// emitc.return
"emitc.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"emitc.return"() : () -> ()
}) : () -> ()
// emitc.return
"emitc.func"() <{sym_name = "symbol", function_type = () -> (), specifiers = ["", "text", "a b"]}> ({
^bb0:
"emitc.return"() : () -> ()
}) : () -> ()
// emitc.literal
%v1 = "emitc.literal"() <{value = "text"}> : () -> (i32)
// emitc.literal
%v1 = "emitc.literal"() <{value = "text"}> : () -> (!emitc.opaque<"T">)
// emitc.logical_and
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> f32
%v3 = "emitc.logical_and"(%v1, %v2) : (!emitc.opaque<"T">, f32) -> (i1)
// emitc.logical_and
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.logical_and"(%v1, %v2) : (f32, f32) -> (i1)
// emitc.logical_and
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.logical_and"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.logical_not"(%v1) : (!emitc.opaque<"T">) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> f32
%v2 = "emitc.logical_not"(%v1) : (f32) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.logical_not"(%v1) : (!emitc.ptr<i32>) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.logical_or"(%v1, %v2) : (f32, i32) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.logical_or"(%v1, %v2) : (!emitc.opaque<"T">, i32) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.logical_or"(%v1, %v2) : (i32, !emitc.ptr<i32>) -> (i1)
// emitc.load
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.load"(%v1) : (!emitc.lvalue<i64>) -> (i64)
// emitc.mul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.mul"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.rem
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "emitc.rem"(%v1, %v2) : (i64, i32) -> (i64)
// emitc.rem
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "emitc.rem"(%v1, %v2) : (i1, i1) -> (i1)
// emitc.sub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.sub"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.sub
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> i32
%v3 = "emitc.sub"(%v1, %v2) : (!emitc.ptr<i32>, i32) -> (!emitc.ptr<i32>)
// emitc.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.sub"(%v1, %v2) : (i32, i32) -> (!emitc.ptr<i32>)
// emitc.conditional
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "test.value"() : () -> !emitc.opaque<"T">
%v4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, !emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.conditional
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, f32, f32) -> (f32)
// emitc.unary_minus
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.unary_minus"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.unary_minus
%v1 = "test.value"() : () -> i32
%v2 = "emitc.unary_minus"(%v1) : (i32) -> (i32)
// emitc.unary_minus
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.unary_minus"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.unary_plus
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.unary_plus"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.unary_plus
%v1 = "test.value"() : () -> f32
%v2 = "emitc.unary_plus"(%v1) : (f32) -> (f32)
// emitc.unary_plus
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.unary_plus"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.global
"emitc.global"() <{sym_name = "symbol", type = f32}> : () -> ()
// emitc.global
"emitc.global"() <{sym_name = "symbol", type = i64}> : () -> ()
// emitc.verbatim
"emitc.verbatim"() <{value = ""}> : () -> ()
// emitc.verbatim
"emitc.verbatim"() <{value = "a b"}> : () -> ()
// emitc.assign
%v1 = "test.value"() : () -> !emitc.lvalue<i32>
%v2 = "test.value"() : () -> i32
"emitc.assign"(%v1, %v2) : (!emitc.lvalue<i32>, i32) -> ()
// emitc.subscript
%v1 = "test.value"() : () -> !emitc.opaque<"text">
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "emitc.subscript"(%v1, %v2, %v3, %v4) : (!emitc.opaque<"text">, i32, i32, i32) -> (!emitc.lvalue<i32>)
// emitc.subscript
%v1 = "test.value"() : () -> !emitc.opaque<"text">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.subscript"(%v1, %v2) : (!emitc.opaque<"text">, i32) -> (!emitc.lvalue<i64>)
// emitc.switch
%v1 = "test.value"() : () -> i1
"emitc.switch"(%v1) <{cases = array<i64: 32, 33>}> ({
^bb0:
"emitc.yield"() : () -> ()
}, {
^bb0(%v2: i1):
"emitc.yield"() : () -> ()
}, {
^bb0(%v3: index):
"emitc.yield"() : () -> ()
}) : (i1) -> ()
// emitc.class
"emitc.class"() <{sym_name = "symbol", final_specifier = unit}> ({
^bb0(%v1: index):
}) : () -> ()
// emitc.class
"emitc.class"() <{sym_name = "symbol", final_specifier = unit}> ({
^bb0(%v1: index, %v2: index):
}) : () -> ()
// emitc.call
emitc.func @g(%x: i32) -> i32 {
  return %x : i32
}
emitc.func @f(%a: i32) {
  %r = call @g(%a) : (i32) -> i32
  return
}
// emitc.declare_func
emitc.declare_func @g
emitc.func @g(%x: i32) -> i32 {
  return %x : i32
}
// emitc.get_global
emitc.global @kept : i32 = 3
emitc.func @f() {
  %r = get_global @kept : !emitc.lvalue<i32>
  return
}
// emitc.expression
%a = "test.value"() : () -> i32
%r = emitc.expression %a : (i32) -> i32 {
  %s = emitc.add %a, %a : (i32, i32) -> i32
  emitc.yield %s : i32
}
// emitc.apply
%a = "test.value"() : () -> !emitc.lvalue<i32>
%r = emitc.apply "&"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
// emitc.field
emitc.class @C {
  emitc.field @x : !emitc.array<1xf32>
  emitc.func @run() {
    %v = get_field @x : !emitc.array<1xf32>
    return
  }
}
// emitc.get_field
emitc.class @C {
  emitc.field @x : !emitc.array<1xf32>
  emitc.func @run() {
    %v = get_field @x : !emitc.array<1xf32>
    return
  }
}
// emitc.yield
emitc.func @f(%c: i1) {
  emitc.if %c {
    emitc.yield
  }
  return
}
