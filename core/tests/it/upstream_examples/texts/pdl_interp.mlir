// apply_constraint
"test.around"() ({
"pdl_interp.apply_constraint"() [^bb1, ^bb2] <{name = "text"}> : () -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// apply_constraint
"test.around"() ({
%1, %2 : !pdl.range<value>, !pdl.range<value>
%3 = "pdl_interp.apply_constraint"(%1, %2) [^bb1, ^bb2] <{name = "", isNegated = true}> : (!pdl.range<value>, !pdl.range<value>) -> !pdl.operation
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
//
%1 : !pdl.value
%2 = "pdl_interp.apply_rewrite"(%1) <{name = ""}> : (!pdl.value) -> !pdl.value
// are_equal
"test.around"() ({
%1, %2 : !pdl.operation, !pdl.operation
"pdl_interp.are_equal"(%1, %2) [^bb1, ^bb2] : (!pdl.operation, !pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// branch
"test.around"() ({
"pdl_interp.branch"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// check_attribute
"test.around"() ({
%1 : !pdl.attribute
"pdl_interp.check_attribute"(%1) [^bb1, ^bb2] <{constantValue = unit}> : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// check_operand_count
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.check_operand_count"(%1) [^bb1, ^bb2] <{count = 128 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// check_operation_name
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.check_operation_name"(%1) [^bb1, ^bb2] <{name = "a b"}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// check_result_count
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.check_result_count"(%1) [^bb1, ^bb2] <{count = 4 : i32}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// check_type
"test.around"() ({
%1 : !pdl.type
"pdl_interp.check_type"(%1) [^bb1, ^bb2] <{type = memref<4xi32>}> : (!pdl.type) -> ()
^bb1(%2: !pdl.type):
"test.end"() : () -> ()
^bb2(%3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
//
%1 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> !pdl.attribute
//
%1 : !pdl.attribute
%2 = "pdl_interp.create_operation"(%1) <{name = "", inputAttributeNames = ["text"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
//
%1 = "pdl_interp.create_type"() <{value = memref<?xsi64>}> : () -> !pdl.type
//
%1 : !pdl.operation
"pdl_interp.erase"(%1) : (!pdl.operation) -> ()
// finalize
"test.around"() ({
"pdl_interp.finalize"() : () -> ()
}) : () -> ()
//
%1 : !pdl.operation
%2 = "pdl_interp.get_attribute"(%1) <{name = ""}> : (!pdl.operation) -> !pdl.attribute
//
%1 : !pdl.attribute
%2 = "pdl_interp.get_attribute_type"(%1) : (!pdl.attribute) -> !pdl.type
//
%1 : !pdl.value
%2 = "pdl_interp.get_defining_op"(%1) : (!pdl.value) -> !pdl.operation
//
%1 : !pdl.operation
%2 = "pdl_interp.get_operand"(%1) <{index = 4 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 : !pdl.operation
%2 = "pdl_interp.get_operands"(%1) <{index = 1 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 : !pdl.operation
%2 = "pdl_interp.get_result"(%1) <{index = 2 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 : !pdl.operation
%2 = "pdl_interp.get_results"(%1) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
//
%1 : !pdl.value
%2 = "pdl_interp.get_value_type"(%1) : (!pdl.value) -> !pdl.type
// is_not_null
"test.around"() ({
%1 : !pdl.range<value>
"pdl_interp.is_not_null"(%1) [^bb1, ^bb2] : (!pdl.range<value>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// record_match
"test.around"() ({
"pdl_interp.record_match"() [^bb1] <{rewriter = @symbol, benefit = 0 : i16, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
//
%1, %2, %3, %4 : !pdl.operation, !pdl.value, !pdl.value, !pdl.value
"pdl_interp.replace"(%1, %2, %3, %4) : (!pdl.operation, !pdl.value, !pdl.value, !pdl.value) -> ()
// switch_attribute
"test.around"() ({
%1 : !pdl.attribute
"pdl_interp.switch_attribute"(%1) [^bb1, ^bb2, ^bb3] <{caseValues = ["text", "text"]}> : (!pdl.attribute) -> ()
^bb1(%2: !pdl.attribute):
"test.end"() : () -> ()
^bb2(%3: !pdl.attribute):
"test.end"() : () -> ()
^bb3(%4: !pdl.attribute):
"test.end"() : () -> ()
}) : () -> ()
// switch_operand_count
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.switch_operand_count"(%1) [^bb1, ^bb2] <{caseValues = dense<1> : tensor<1xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// switch_operation_name
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.switch_operation_name"(%1) [^bb1, ^bb2] <{caseValues = ["text"]}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// switch_result_count
"test.around"() ({
%1 : !pdl.operation
"pdl_interp.switch_result_count"(%1) [^bb1, ^bb2, ^bb3] <{caseValues = dense<1> : tensor<2xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// switch_type
"test.around"() ({
%1 : !pdl.type
"pdl_interp.switch_type"(%1) [^bb1, ^bb2, ^bb3] <{caseValues = [i64, i32]}> : (!pdl.type) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// check_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
pdl_interp.check_types %ts are [i32, f32] -> ^end, ^end
^end:
pdl_interp.finalize
}
// switch_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
pdl_interp.switch_types %ts to [[i32], [f32, f32]](^end, ^end) -> ^end
^end:
pdl_interp.finalize
}
// create_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
%r = pdl_interp.create_types [i32, f32]
pdl_interp.branch ^end
^end:
pdl_interp.finalize
}
// extract
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
%r = pdl_interp.extract 1 of %ts : !pdl.type
pdl_interp.branch ^end
^end:
pdl_interp.finalize
}
// get_users
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
%r = pdl_interp.get_users of %v : !pdl.value
pdl_interp.branch ^end
^end:
pdl_interp.finalize
}
// create_range
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
%r = pdl_interp.create_range %v : !pdl.value
pdl_interp.branch ^end
^end:
pdl_interp.finalize
}
// continue
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
%us = pdl_interp.get_users of %v : !pdl.value
pdl_interp.foreach %u : !pdl.operation in %us {
pdl_interp.continue
} -> ^end
^end:
pdl_interp.finalize
}
