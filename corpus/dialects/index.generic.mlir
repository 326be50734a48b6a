"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32) -> (), sym_name = "idx"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %2 = "index.casts"(%arg0) : (index) -> i32
    %3 = "index.castu"(%arg2) : (i32) -> index
    %4 = "index.sizeof"() : () -> index
    %5 = "index.constant"() <{value = 42 : index}> : () -> index
    %6 = "index.bool.constant"() <{value = true}> : () -> i1
    %7 = "index.constant"() <{value = -3 : index}> {foo} : () -> index
    %8 = "index.shl"(%arg0, %arg1) {x} : (index, index) -> index
    %9 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> {q} : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
