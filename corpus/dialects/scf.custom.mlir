module {
  func.func @loops_and_branches(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i1) -> f32 {
    scf.for %arg6 = %arg0 to %arg1 step %arg2 {
    }
    scf.for %arg6 = %arg3 to %arg3 step %arg3  : i32 {
    } {w}
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg4) -> (f32) {
      scf.yield %arg7 : f32
    }
    %1:2 = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg4, %arg8 = %arg3) -> (f32, i32)  : i32 {
      scf.yield %arg7, %arg6 : f32, i32
    }
    scf.if %arg5 {
    }
    scf.if %arg5 {
      "q.r"() : () -> ()
    } else {
    } {v}
    %2 = scf.if %arg5 -> (f32) {
      scf.yield %arg4 : f32
    } else {
      scf.yield %0 : f32
    }
    %3:2 = scf.if %arg5 -> (f32, i32) {
      scf.yield %arg4, %arg3 : f32, i32
    } else {
      scf.yield %0, %arg3 : f32, i32
    }
    %4 = scf.while (%arg6 = %arg4) : (f32) -> i32 {
      scf.condition(%arg5) %arg3 : i32
    } do {
    ^bb0(%arg6: i32):
      scf.yield %arg4 : f32
    }
    scf.while : () -> () {
      scf.condition(%arg5)
    } do {
      scf.yield
    } attributes {g}
    %5:2 = scf.while (%arg6 = %arg4, %arg7 = %arg3) : (f32, i32) -> (i32, f32) {
      scf.condition(%arg5) %arg7, %arg6 : i32, f32
    } do {
    ^bb0(%arg6: i32, %arg7: f32):
      scf.yield %arg7, %arg6 : f32, i32
    }
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      scf.reduce 
    } {q}
    %6 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg4) -> f32 {
      scf.reduce(%arg4 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        %10 = arith.addf %arg7, %arg8 : f32
        scf.reduce.return %10 : f32
      }
    }
    %7:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg4, %arg3) -> (f32, i32) {
      scf.reduce(%arg4, %arg3 : f32, i32) {
      ^bb0(%arg7: f32, %arg8: f32):
        scf.reduce.return %arg7 : f32
      }, {
      ^bb0(%arg7: i32, %arg8: i32):
        scf.reduce.return %arg7 : i32
      }
    }
    %8 = scf.execute_region -> f32 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      scf.yield %arg4 : f32
    } {k}
    scf.execute_region {
      scf.yield
    }
    %9 = scf.index_switch %arg0 -> i32 
    case 2 {
      scf.yield %arg3 : i32
    }
    case 5 {
      scf.yield %arg3 : i32
    }
    default {
      scf.yield %arg3 : i32
    }
    scf.index_switch %arg0 {at} 
    default {
    }
    return %0 : f32
  }
  func.func @forall(%arg0: index, %arg1: tensor<4x?xf32>, %arg2: tensor<1x1xf32>) {
    scf.forall (%arg3) in (%arg0) {
    }
    scf.forall (%arg3, %arg4) in (4, %arg0) {
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    %0 = scf.forall (%arg3, %arg4) = (0, %arg0) to (%arg0, 8) step (2, %arg0) shared_outs(%arg5 = %arg1) -> (tensor<4x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x?xf32>
      } {u}
    }
    scf.forall (%arg3) in (4) {
    }
    return
  }
}
