//
%1 = "pdl.attribute"() : () -> !pdl.attribute
//
%1, %2, %3, %4, %5, %6 : !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type
%7 = "pdl.operation"(%1, %2, %3, %4, %5, %6) <{opName = "text", attributeValueNames = ["a b", ""], operandSegmentSizes = array<i32: 2, 2, 2>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> !pdl.operation
//
%1 : !pdl.operation
%2 = "pdl.result"(%1) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 : !pdl.operation
%2 = "pdl.results"(%1) <{index = 4 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 = "pdl.type"() <{constantType = f32}> : () -> !pdl.type
// pattern
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
rewrite %root {
erase %root
}
}
// erase
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
rewrite %root {
erase %root
}
}
// rewrite
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
rewrite %root {
erase %root
}
}
// replace
pdl.pattern @p : benefit(1) {
%t = type : i32
%v = operand
%root = operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
rewrite %root {
replace %root with (%v : !pdl.value)
}
}
// operand
pdl.pattern @p : benefit(1) {
%t = type
%v = operand : %t
%root = operation "a.b"(%v : !pdl.value)
rewrite %root {
erase %root
}
}
// operands
pdl.pattern @p : benefit(1) {
%t = types
%v = operands : %t
%root = operation "a.b"(%v : !pdl.range<value>)
rewrite %root {
erase %root
}
}
// types
pdl.pattern @p : benefit(1) {
%t = types : [i32, f32]
%root = operation "a.b" -> (%t : !pdl.range<type>)
rewrite %root {
erase %root
}
}
// apply_native_constraint
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
apply_native_constraint "c"(%root : !pdl.operation)
rewrite %root {
erase %root
}
}
// apply_native_rewrite
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
rewrite %root {
%n = apply_native_rewrite "n"(%root : !pdl.operation) : !pdl.operation
erase %root
}
}
// range
pdl.pattern @p : benefit(1) {
%root = operation "a.b"
rewrite %root {
%t = type : i32
%r = range %t : !pdl.type
%n = operation "a.c" -> (%r : !pdl.range<type>)
erase %root
}
}
