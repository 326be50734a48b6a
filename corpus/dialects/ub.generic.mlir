"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "ub"}> ({
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "ub.poison"() <{value = #ub.poison}> {a} : () -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
