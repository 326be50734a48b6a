// scf.condition
"scf.while"() ({
^bb0:
%v1 = "test.value"() : () -> i1
"scf.condition"(%v1) : (i1) -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// scf.index_switch
%v1 = "test.value"() : () -> index
"scf.index_switch"(%v1) <{cases = array<i64: 128, 129>}> ({
^bb0:
"scf.yield"() : () -> ()
}, {
^bb0(%v2: index, %v3: index):
"scf.yield"() : () -> ()
}, {
^bb0(%v4: index):
"scf.yield"() : () -> ()
}) : (index) -> ()
// scf.index_switch
%v1 = "test.value"() : () -> index
"scf.index_switch"(%v1) <{cases = array<i64: 2, 3>}> ({
^bb0(%v2: index):
"scf.yield"() : () -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}, {
^bb0(%v3: index):
"scf.yield"() : () -> ()
}) : (index) -> ()
// scf.yield
"scf.execute_region"() ({
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// scf.reduce
%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
%r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> f32 {
  scf.reduce(%b : f32) {
  ^bb0(%x: f32, %y: f32):
    scf.reduce.return %x : f32
  }
}
// scf.reduce.return
%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
%r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%b) -> f32 {
  scf.reduce(%b : f32) {
  ^bb0(%x: f32, %y: f32):
    scf.reduce.return %x : f32
  }
}
