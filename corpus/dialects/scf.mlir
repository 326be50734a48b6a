func.func @loops_and_branches(%a: index, %b: index, %c: index, %i: i32, %f: f32, %p: i1) -> f32 {
  scf.for %x = %a to %b step %c { }
  scf.for %x = %i to %i step %i : i32 { scf.yield } {w}
  %r = scf.for %x = %a to %b step %c iter_args(%y = %f) -> (f32) { scf.yield %y : f32 }
  %s:2 = scf.for %x = %i to %i step %i iter_args(%y = %f, %z = %i) -> (f32, i32) : i32 { scf.yield %y, %x : f32, i32 }
  scf.if %p { }
  scf.if %p { "q.r"() : () -> () } else { } {v}
  %t = scf.if %p -> f32 { scf.yield %f : f32 } else { scf.yield %r : f32 }
  %u:2 = scf.if %p -> (f32, i32) { scf.yield %f, %i : f32, i32 } else { scf.yield %r, %i : f32, i32 }
  %w = scf.while (%y = %f) : (f32) -> i32 { scf.condition(%p) %i : i32 } do { ^bb0(%z: i32): scf.yield %f : f32 }
  scf.while : () -> () { scf.condition(%p) } do { scf.yield } attributes {g}
  %v:2 = scf.while (%y = %f, %z = %i) : (f32, i32) -> (i32, f32) { scf.condition(%p) %z, %y : i32, f32 } do { ^bb0(%z: i32, %y: f32): scf.yield %y, %z : f32, i32 }
  scf.parallel (%x, %y) = (%a, %a) to (%b, %b) step (%c, %c) { } {q}
  %h = scf.parallel (%x) = (%a) to (%b) step (%c) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%l: f32, %m: f32): %o = arith.addf %l, %m : f32 scf.reduce.return %o : f32 } }
  %g:2 = scf.parallel (%x) = (%a) to (%b) step (%c) init (%f, %i) -> (f32, i32) { scf.reduce(%f, %i : f32, i32) { ^bb0(%l: f32, %m: f32): scf.reduce.return %l : f32 }, { ^bb0(%l: i32, %m: i32): scf.reduce.return %l : i32 } }
  %e = scf.execute_region -> f32 { cf.br ^bb1 ^bb1: scf.yield %f : f32 } {k}
  scf.execute_region { scf.yield }
  %ix = scf.index_switch %a -> i32 case 2 { scf.yield %i : i32 } case 5 { scf.yield %i : i32 } default { scf.yield %i : i32 }
  scf.index_switch %a {at} default { }
  return %r : f32
}

func.func @forall(%n: index, %t: tensor<4x?xf32>, %s: tensor<1x1xf32>) {
  scf.forall (%i) in (%n) { }
  scf.forall (%i, %j) in (4, %n) { scf.forall.in_parallel { } } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  %r = scf.forall (%i, %j) = (0, %n) to (%n, 8) step (2, %n) shared_outs(%o = %t) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x?xf32>
    } {u}
  }
  scf.forall (%i) = (0) to (4) step (1) { }
  return
}
