// index.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.add"(%v1, %v2) : (index, index) -> (index)
// index.sub
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.sub"(%v1, %v2) : (index, index) -> (index)
// index.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mul"(%v1, %v2) : (index, index) -> (index)
// index.divs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divs"(%v1, %v2) : (index, index) -> (index)
// index.divu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divu"(%v1, %v2) : (index, index) -> (index)
// index.ceildivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivs"(%v1, %v2) : (index, index) -> (index)
// index.ceildivu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivu"(%v1, %v2) : (index, index) -> (index)
// index.floordivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.floordivs"(%v1, %v2) : (index, index) -> (index)
// index.rems
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.rems"(%v1, %v2) : (index, index) -> (index)
// index.remu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.remu"(%v1, %v2) : (index, index) -> (index)
// index.maxs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxs"(%v1, %v2) : (index, index) -> (index)
// index.maxu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxu"(%v1, %v2) : (index, index) -> (index)
// index.mins
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mins"(%v1, %v2) : (index, index) -> (index)
// index.minu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.minu"(%v1, %v2) : (index, index) -> (index)
// index.shl
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shl"(%v1, %v2) : (index, index) -> (index)
// index.shrs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shrs"(%v1, %v2) : (index, index) -> (index)
// index.shru
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shru"(%v1, %v2) : (index, index) -> (index)
// index.and
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.and"(%v1, %v2) : (index, index) -> (index)
// index.or
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.or"(%v1, %v2) : (index, index) -> (index)
// index.xor
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.xor"(%v1, %v2) : (index, index) -> (index)
// index.casts
%v1 = "test.value"() : () -> index
%v2 = "index.casts"(%v1) : (index) -> (i128)
// index.castu
%v1 = "test.value"() : () -> index
%v2 = "index.castu"(%v1) : (index) -> (i4)
// index.castu
%v1 = "test.value"() : () -> index
%v2 = "index.castu"(%v1) : (index) -> (si64)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate ne>}> : (index, index) -> (i1)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> (i1)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate ule>}> : (index, index) -> (i1)
// index.sizeof
%v1 = "index.sizeof"() : () -> (index)
// index.constant
%v1 = "index.constant"() <{value = 4 : index}> : () -> (index)
// index.constant
%v1 = "index.constant"() <{value = 1 : index}> : () -> (index)
// index.bool.constant
%v1 = "index.bool.constant"() <{value = true}> : () -> (i1)
