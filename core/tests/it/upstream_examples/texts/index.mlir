//
%1, %2 : index, index
%3 = "index.add"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.sub"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.mul"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.divs"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.divu"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.ceildivs"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.ceildivu"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.floordivs"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.rems"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.remu"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.maxs"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.maxu"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.mins"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.minu"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.shl"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.shrs"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.shru"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.and"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.or"(%1, %2) : (index, index) -> index
//
%1, %2 : index, index
%3 = "index.xor"(%1, %2) : (index, index) -> index
//
%1 : index
%2 = "index.casts"(%1) : (index) -> i128
//
%1 : index
%2 = "index.castu"(%1) : (index) -> i4
//
%1, %2 : index, index
%3 = "index.cmp"(%1, %2) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
//
%1 = "index.sizeof"() : () -> index
//
%1 = "index.constant"() <{value = 4 : index}> : () -> index
//
%1 = "index.bool.constant"() <{value = true}> : () -> i1
