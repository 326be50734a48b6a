// module
"builtin.module"() ({
^bb0:
}) : () -> ()
//
%1, %2, %3 : tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>
%4 = "builtin.unrealized_conversion_cast"(%1, %2, %3) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) -> (tensor<4x4xi1>)
