// irdl.dialect
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// irdl.type
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v1: index, %v2: index):
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.operation
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attributes
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
"irdl.attributes"(%v1, %v2) <{attributeValueNames = ["a b", "text"]}> : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.region"() : () -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "test.value"() : () -> !irdl.attribute
%v4 = "irdl.region"(%v1, %v2, %v3) <{numberOfBlocks = 4 : i32, constrainedArguments = unit}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "test.value"() : () -> !irdl.attribute
%v4 = "irdl.region"(%v1, %v2, %v3) : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.is
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v2: index, %v3: index, %v4: index):
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.is"() <{expected = 1 : i32}> : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.is
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.is"() <{expected = 1 : i32}> : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.any"() : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.any"() : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "irdl.any_of"(%v1, %v2) : (!irdl.attribute, !irdl.attribute) -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.all_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v4: index):
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "irdl.all_of"(%v1, %v2) : (!irdl.attribute, !irdl.attribute) -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.c_pred
%v1 = "irdl.c_pred"() <{pred = "a b"}> : () -> (!irdl.attribute)
// irdl.c_pred
%v1 = "irdl.c_pred"() <{pred = ""}> : () -> (!irdl.attribute)
// irdl.parameters
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }

}
// irdl.base
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @o {
    %0 = irdl.base @d::@t
    irdl.operands(x: %0)
  }
}
// irdl.parametric
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.parametric @d::@t<%0>
    irdl.results(y: %1)
  }
}
// irdl.operands
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(x: %0, rest: variadic %0)
  }
}
// irdl.results
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @o {
    %0 = irdl.is i32
    irdl.results(y: optional %0)
  }
}
// irdl.regions
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @o {
    %0 = irdl.region with size 1
    irdl.regions(body: %0)
  }
}
