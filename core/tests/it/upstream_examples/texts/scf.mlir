// condition
"scf.while"() ({
^bb0:
%1 : i1
"scf.condition"(%1) : (i1) -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// index_switch
%1 : index
"scf.index_switch"(%1) <{cases = array<i64: 2, 3>}> ({
^bb0(%2: index):
"scf.yield"() : () -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}, {
^bb0(%3: index):
"scf.yield"() : () -> ()
}) : (index) -> ()
// yield
"scf.execute_region"() ({
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// reduce
%a, %b : index, f32
%r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> f32 {
scf.reduce(%b : f32) {
^bb0(%x: f32, %y: f32):
scf.reduce.return %x : f32
}
}
// reduce.return
%a, %b : index, f32
%r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> f32 {
scf.reduce(%b : f32) {
^bb0(%x: f32, %y: f32):
scf.reduce.return %x : f32
}
}
