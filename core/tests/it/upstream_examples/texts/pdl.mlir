// pdl.attribute
%v1 = "pdl.attribute"() : () -> (!pdl.attribute)
// pdl.operation
%v1 = "test.value"() : () -> !pdl.value
%v2 = "test.value"() : () -> !pdl.value
%v3 = "test.value"() : () -> !pdl.attribute
%v4 = "test.value"() : () -> !pdl.attribute
%v5 = "test.value"() : () -> !pdl.type
%v6 = "test.value"() : () -> !pdl.type
%v7 = "pdl.operation"(%v1, %v2, %v3, %v4, %v5, %v6) <{opName = "text", attributeValueNames = ["a b", ""], operandSegmentSizes = array<i32: 2, 2, 2>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> (!pdl.operation)
// pdl.result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.result"(%v1) <{index = 16 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.results"(%v1) <{index = 4 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.results"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.type
%v1 = "pdl.type"() : () -> (!pdl.type)
// pdl.type
%v1 = "pdl.type"() <{constantType = f32}> : () -> (!pdl.type)
// pdl.type
%v1 = "pdl.type"() <{constantType = i64}> : () -> (!pdl.type)
// pdl.pattern
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    erase %root
  }
}
// pdl.erase
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    erase %root
  }
}
// pdl.rewrite
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    erase %root
  }
}
// pdl.replace
pdl.pattern @p : benefit(1) {
  %t = type : i32
  %v = operand
  %root = operation "a.b"(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    replace %root with (%v : !pdl.value)
  }
}
// pdl.operand
pdl.pattern @p : benefit(1) {
  %t = type
  %v = operand : %t
  %root = operation "a.b"(%v : !pdl.value)
  rewrite %root {
    erase %root
  }
}
// pdl.operands
pdl.pattern @p : benefit(1) {
  %t = types
  %v = operands : %t
  %root = operation "a.b"(%v : !pdl.range<value>)
  rewrite %root {
    erase %root
  }
}
// pdl.types
pdl.pattern @p : benefit(1) {
  %t = types : [i32, f32]
  %root = operation "a.b" -> (%t : !pdl.range<type>)
  rewrite %root {
    erase %root
  }
}
// pdl.apply_native_constraint
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  apply_native_constraint "c"(%root : !pdl.operation)
  rewrite %root {
    erase %root
  }
}
// pdl.apply_native_rewrite
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    %n = apply_native_rewrite "n"(%root : !pdl.operation) : !pdl.operation
    erase %root
  }
}
// pdl.range
pdl.pattern @p : benefit(1) {
  %root = operation "a.b"
  rewrite %root {
    %t = type : i32
    %r = range %t : !pdl.type
    %n = operation "a.c" -> (%r : !pdl.range<type>)
    erase %root
  }
}
