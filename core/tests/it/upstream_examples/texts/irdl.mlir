// dialect
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// type
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// operation
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// attributes
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%1, %2 : !irdl.attribute, !irdl.attribute
"irdl.attributes"(%1, %2) <{attributeValueNames = ["a b", "text"]}> : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%1 = "irdl.region"() : () -> !irdl.region
}) : () -> ()
}) : () -> ()
// is
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%1 = "irdl.is"() <{expected = 1 : i32}> : () -> !irdl.attribute
}) : () -> ()
}) : () -> ()
// any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%1 = "irdl.any"() : () -> !irdl.attribute
}) : () -> ()
}) : () -> ()
// any_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%1, %2 : !irdl.attribute, !irdl.attribute
%3 = "irdl.any_of"(%1, %2) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
}) : () -> ()
}) : () -> ()
// all_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%4: index):
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%1, %2 : !irdl.attribute, !irdl.attribute
%3 = "irdl.all_of"(%1, %2) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
}) : () -> ()
}) : () -> ()
//
%1 = "irdl.c_pred"() <{pred = ""}> : () -> !irdl.attribute
// parameters
irdl.dialect @d {
irdl.type @t {
%0 = irdl.any
irdl.parameters(x: %0)
}

}
// base
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
// parametric
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
// operands
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
// results
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
// regions
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
