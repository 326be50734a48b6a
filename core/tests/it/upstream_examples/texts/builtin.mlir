// builtin.module
"builtin.module"() ({
^bb0:
}) : () -> ()
// builtin.unrealized_conversion_cast
%v1 = "test.value"() : () -> tensor<4x4xi1>
%v2 = "test.value"() : () -> tensor<4x4xi1>
%v3 = "test.value"() : () -> tensor<4x4xi1>
%v4 = "builtin.unrealized_conversion_cast"(%v1, %v2, %v3) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) -> (tensor<4x4xi1>)
