// pdl_interp.apply_constraint
"test.around"() ({
"pdl_interp.apply_constraint"() [^bb1, ^bb2] <{name = "text"}> : () -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_constraint
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
%v2 = "test.value"() : () -> !pdl.range<value>
%v3 = "pdl_interp.apply_constraint"(%v1, %v2) [^bb1, ^bb2] <{name = "", isNegated = true}> : (!pdl.range<value>, !pdl.range<value>) -> (!pdl.operation)
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_constraint
"test.around"() ({
%v1, %v2 = "pdl_interp.apply_constraint"() [^bb1, ^bb2] <{name = "text", isNegated = true}> : () -> (!pdl.value, !pdl.value)
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_rewrite
"pdl_interp.apply_rewrite"() <{name = "text"}> : () -> ()
// pdl_interp.apply_rewrite
%v1 = "test.value"() : () -> !pdl.value
%v2, %v3 = "pdl_interp.apply_rewrite"(%v1) <{name = ""}> : (!pdl.value) -> (!pdl.operation, !pdl.operation)
// pdl_interp.apply_rewrite
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.apply_rewrite"(%v1) <{name = ""}> : (!pdl.value) -> (!pdl.value)
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.value
%v2 = "test.value"() : () -> !pdl.value
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.value, !pdl.value) -> ()
^bb1(%v3: !pdl.value, %v4: !pdl.value):
"test.end"() : () -> ()
^bb2(%v5: !pdl.value, %v6: !pdl.value):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.operation
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.operation, !pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
%v2 = "test.value"() : () -> !pdl.range<value>
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.range<value>, !pdl.range<value>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.branch
"test.around"() ({
"pdl_interp.branch"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = "text"}> : (!pdl.attribute) -> ()
^bb1(%v2: !pdl.attribute):
"test.end"() : () -> ()
^bb2(%v3: !pdl.attribute):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = unit}> : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = 1 : i32}> : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 128 : i32}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 128 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 8 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1) [^bb1, ^bb2] <{name = "a b"}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1) [^bb1, ^bb2] <{name = "text"}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 4 : i32}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 4 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 1 : i32}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = tensor<4x4xi16>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = memref<4x4xindex>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = memref<4xi32>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.create_attribute
%v1 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> (!pdl.attribute)
// pdl_interp.create_operation
%v1 = "pdl_interp.create_operation"() <{name = "", inputAttributeNames = ["text"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (!pdl.operation)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = memref<?xsi64>}> : () -> (!pdl.type)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = vector<[16]xf8E4M3FN>}> : () -> (!pdl.type)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = vector<[4]xf8E5M2>}> : () -> (!pdl.type)
// pdl_interp.erase
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.erase"(%v1) : (!pdl.operation) -> ()
// pdl_interp.finalize
"test.around"() ({
"pdl_interp.finalize"() : () -> ()
}) : () -> ()
// pdl_interp.get_attribute
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_attribute"(%v1) <{name = ""}> : (!pdl.operation) -> (!pdl.attribute)
// pdl_interp.get_attribute
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_attribute"(%v1) <{name = "text"}> : (!pdl.operation) -> (!pdl.attribute)
// pdl_interp.get_attribute_type
%v1 = "test.value"() : () -> !pdl.attribute
%v2 = "pdl_interp.get_attribute_type"(%v1) : (!pdl.attribute) -> (!pdl.type)
// pdl_interp.get_defining_op
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_defining_op"(%v1) : (!pdl.value) -> (!pdl.operation)
// pdl_interp.get_operand
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operand"(%v1) <{index = 4 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operand
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operand"(%v1) <{index = 128 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) <{index = 1 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) <{index = 8 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_result"(%v1) <{index = 16 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_results"(%v1) : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_results"(%v1) <{index = 0 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_value_type
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_value_type"(%v1) : (!pdl.value) -> (!pdl.type)
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.range<value>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.value
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.value) -> ()
^bb1(%v2: !pdl.value):
"test.end"() : () -> ()
^bb2(%v3: !pdl.value):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
"pdl_interp.record_match"() [^bb1] <{rewriter = @symbol, benefit = 0 : i16, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.operation
%v3 = "test.value"() : () -> !pdl.operation
%v4 = "test.value"() : () -> !pdl.operation
%v5 = "test.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1, %v2, %v3, %v4, %v5) [^bb1] <{rewriter = @symbol, rootKind = "", generatedOps = [""], benefit = 8 : i16, operandSegmentSizes = array<i32: 3, 2>}> : (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation) -> ()
^bb1(%v6: !pdl.operation, %v7: !pdl.operation, %v8: !pdl.operation, %v9: !pdl.operation, %v10: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1) [^bb1] <{rewriter = @other, benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 1>}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.replace
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.replace"(%v1) : (!pdl.operation) -> ()
// pdl_interp.replace
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.value
%v3 = "test.value"() : () -> !pdl.value
%v4 = "test.value"() : () -> !pdl.value
"pdl_interp.replace"(%v1, %v2, %v3, %v4) : (!pdl.operation, !pdl.value, !pdl.value, !pdl.value) -> ()
// pdl_interp.switch_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.switch_attribute"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["text", "text"]}> : (!pdl.attribute) -> ()
^bb1(%v2: !pdl.attribute):
"test.end"() : () -> ()
^bb2(%v3: !pdl.attribute):
"test.end"() : () -> ()
^bb3(%v4: !pdl.attribute):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1) [^bb1, ^bb2] <{caseValues = dense<1> : tensor<1xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = dense<1> : tensor<2xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2] <{caseValues = ["text"]}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["a b", "text"]}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["text", "text"]}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
^bb3(%v4: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_result_count"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = dense<1> : tensor<2xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.switch_type"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = [i64, i32]}> : (!pdl.type) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  pdl_interp.check_types %ts are [i32, f32] -> ^end, ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.switch_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  pdl_interp.switch_types %ts to [[i32], [f32, f32]](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.create_types
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  %r = pdl_interp.create_types [i32, f32]
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.extract
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  %r = pdl_interp.extract 1 of %ts : !pdl.type
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.get_users
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  %r = pdl_interp.get_users of %v : !pdl.value
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.create_range
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  %r = pdl_interp.create_range %v : !pdl.value
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
// pdl_interp.continue
pdl_interp.func @f(%o: !pdl.operation, %v: !pdl.value, %ts: !pdl.range<type>) {
  %us = pdl_interp.get_users of %v : !pdl.value
  pdl_interp.foreach %u : !pdl.operation in %us {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}
