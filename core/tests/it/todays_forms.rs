//! Operations whose form or values are others in LLVM 22 than in LLVM 19 are read and printed as mlir-opt 22 prints
//! them.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};

/// Bodies of functions, in the form in which mlir-opt 22 prints them.
const BODIES: &[(&str, &str)] = &[
    (
        "%arg0: memref<?x?xbf16>, %arg1: index, %arg2: memref<?x?xf32>",
        "%0 = amx.tile_zero : !amx.tile<16x16xf32>
    %1 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xbf16> into !amx.tile<16x32xbf16>",
    ),
    (
        "%arg0: memref<?x?xf32>, %arg1: index",
        "%0 = amx.tile_zero : !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %0 : memref<?x?xf32>, !amx.tile<16x16xf32>
    amx.tile_store %arg0[%arg1, %arg1], %0, %arg1 : memref<?x?xf32>, !amx.tile<16x16xf32>
    %1 = amx.tile_load %arg0[%arg1, %arg1], %arg1 : memref<?x?xf32> into !amx.tile<16x16xf32>",
    ),
    (
        "%arg0: !llvm.ptr<1>, %arg1: i16, %arg2: i64, %arg3: i32, %arg4: f32",
        "%0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <1> to <8>
    %1 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <1> to <7>
    %2 = llvm.call_intrinsic \"llvm.nvvm.mul.rn.f\"(%arg4, %arg4) : (f32, f32 {llvm.noundef}) -> f32
    %3 = llvm.call_intrinsic \"llvm.nvvm.mul.rn.f\"(%arg4, %arg4) : (f32, f32) -> (f32 {llvm.noundef})
    llvm.call_intrinsic \"llvm.x\"(%arg4) [\"t\"(%arg4 : f32)] : (f32 {llvm.noundef}) -> ()",
    ),
    (
        "%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>",
        "%0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) \
         outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>",
    ),
    (
        "",
        "%c9223372036854775808 = smt.int.constant 9223372036854775808
    %c-9223372036854775808 = smt.int.constant -9223372036854775808
    %c-12345678901234567890123 = smt.int.constant -12345678901234567890123
    %c99999999999999999999 = smt.int.constant 99999999999999999999
    %c-4 = smt.int.constant -4
    %c8888888888888888 = smt.int.constant 8888888888888888",
    ),
    (
        "%arg0: !mpi.comm",
        "%rank = mpi.comm_rank(%arg0) : i32
    %retval, %rank_0 = mpi.comm_rank(%arg0) : !mpi.retval, i32",
    ),
    (
        "%arg0: tensor<14x19xf32>",
        "%0 = tosa.argmax %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<14x19xf32>) -> tensor<14xi32>
    %1 = tosa.reduce_max %arg0 {axis = 0 : i32} : (tensor<14x19xf32>) -> tensor<1x19xf32>",
    ),
    (
        "%arg0: !pdl.attribute, %arg1: !pdl.value, %arg2: !pdl.range<value>",
        "%0 = pdl_interp.create_operation \"a.b\"(%arg1 : !pdl.value) {\"x\" = %arg0} 
    %1 = pdl_interp.create_range %arg1, %arg2 : !pdl.value, !pdl.range<value> 
    %2 = pdl_interp.create_range : !pdl.range<type>",
    ),
    (
        "%arg0: i32, %arg1: i64, %arg2: !llvm.ptr",
        "%0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
    %1 = llvm.trunc %arg1 overflow<nsw> : i64 to i32
    %2 = llvm.getelementptr inbounds|nuw %arg2[3] : (!llvm.ptr) -> !llvm.ptr, i8",
    ),
    (
        "",
        "%thread_id_x = gpu.thread_id  x
    %cst1_i32 = spirv.Constant 1 : i32
    %cst_f32 = spirv.Constant 1.000000e+00 : f32
    %true = spirv.Constant true",
    ),
    (
        "%arg0: i64, %arg1: index, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xi32>, %arg5: i32, %arg6: f32",
        "%0 = arith.trunci %arg0 overflow<nsw> : i64 to i32
    %vscale = vector.vscale
    %c4 = arith.constant 4 : index
    %c4_vscale = arith.muli %vscale, %c4 : index
    %1:3 = affine.delinearize_index %arg1 into (16, %arg2, 8) : index, index, index
    %2 = bufferization.to_tensor %arg3 restrict : memref<4xf32> to tensor<4xf32>
    %3 = memref.atomic_rmw xori %arg5, %arg4[%arg1] : (i32, memref<4xi32>) -> i32
    %4 = memref.atomic_rmw maxs %arg5, %arg4[%arg1] : (i32, memref<4xi32>) -> i32
    %sin, %cos = math.sincos %arg6 : f32",
    ),
    (
        "%arg0: !llvm.ptr, %arg1: i32, %arg2: !emitc.ptr<i32>, %arg3: !ptr.ptr<#ptr.generic_space>, %arg4: index",
        "%0 = llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)> 
    %2 = emitc.dereference %arg2 : !emitc.ptr<i32>
    %3 = emitc.load %2 : <i32>
    %4 = ptr.ptr_add %arg3, %arg4 : !ptr.ptr<#ptr.generic_space>, index",
    ),
    (
        "%arg0: i32, %arg1: i1",
        "scf.for unsigned %arg2 = %arg0 to %arg0 step %arg0  : i32 {
    }
    scf.execute_region no_inline {
      scf.yield
    }
    cf.cond_br %arg1 weights([3, 5]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0",
    ),
    (
        "%arg0: f32, %arg1: vector<32xf32>, %arg2: vector<16xf16>, %arg3: vector<8xf32>, %arg4: tensor<i1>, %arg5: tensor<4xf32>, %arg6: tensor<i32>, %arg7: index, %arg8: vector<4xf32>",
        "%0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {blocks = 2 : i32} blgp =  none : f32, f32, vector<32xf32>
    %1 = amdgpu.wmma 16x16x16 %arg2 * %arg2 + %arg3 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %2 = tosa.cond_if %arg4 (%arg9 = %arg5) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%arg9: tensor<4xf32>):
      tosa.yield %arg9 : tensor<4xf32>
    } else {
    ^bb0(%arg9: tensor<4xf32>):
      tosa.yield %arg9 : tensor<4xf32>
    }
    %3 = tosa.while_loop (%arg9 = %arg6) : (tensor<i32>) -> tensor<i32> {
      %5 = tosa.greater_equal %arg9, %arg6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %5 : tensor<i1>
    } do {
    ^bb0(%arg9: tensor<i32>):
      tosa.yield %arg9 : tensor<i32>
    }
    %4 = gpu.warp_execute_on_lane_0(%arg7)[32] args(%arg8 : vector<4xf32>) -> (vector<1xf32>) {
    ^bb0(%arg9: vector<128xf32>):
      %cst = arith.constant dense<0.000000e+00> : vector<32xf32>
      gpu.yield %cst : vector<32xf32>
    }",
    ),
    (
        "%arg0: vector<2xf16>, %arg1: i1, %arg2: !llvm.ptr, %arg3: i64, %arg4: tensor<64xf32>",
        "%0 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg0, %arg0]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    llvm.intr.assume %arg1 [\"align\"(%arg2, %arg3 : !llvm.ptr, i64), \"x\"()] : i1
    llvm.call_intrinsic \"llvm.assume\"(%arg1) [\"align\"(%arg2, %arg3 : !llvm.ptr, i64)] : (i1) -> ()
    llvm.inline_asm has_side_effects \"nop\", \"\"  : () -> ()
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg4, %arg4 : tensor<64xf32>, tensor<64xf32>) outs(%arg4 : tensor<64xf32>) -> tensor<64xf32>
    %c-4 = smt.int.constant -4
    %c42 = smt.int.constant 42
    %token = async.execute {
      async.yield
    }
    omp.parallel if(%arg1) {
      omp.taskgroup {
        omp.terminator
      }
      omp.terminator
    }",
    ),
];

/// The bodies of modules, in the same form.
const MODULES: &[&str] = &[
    "module {
  func.func @f(%arg0: index, %arg1: i64) {
    scf.for %arg2 = %arg0 to %arg0 step %arg0 {
      %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
    }
    return
  }
}

",
    "#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
module {
  func.func @f(%arg0: tensor<8x8xf64, #sparse>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: index) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 : tensor<8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %1 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<8x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %2 = sparse_tensor.iterate %arg5 in %1 at(%arg4, _) iter_args(%arg3 = %arg2) : !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>  -> index {
      sparse_tensor.yield %arg3 : index
    }
    sparse_tensor.iterate %arg3 in %0 : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
    }
    return
  }
}

",
    "module attributes {transform.with_named_sequence} {
  transform.named_sequence @known(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @act(!transform.any_op {transform.readonly})
  transform.named_sequence @main(%arg0: !transform.any_op, %arg1: !transform.param<i64>) {
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 tile_sizes [10, %arg1] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %tiled_op_0, %forall_op_1 = transform.structured.tile_using_forall %arg0 num_threads *(%arg0)(mapping = [#gpu.thread<x>]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %updated_root = transform.foreach_match restrict_root in %arg0 
        @known -> @act : (!transform.any_op) -> !transform.any_op
    %0 = transform.apply_registered_pass \"canonicalize\" to %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass \"x\" with options = {\"a\" = true, \"b\" = [\"c\", %arg1]} to %arg0 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %2 = transform.structured.split %arg0 after 42  {dimension = 0 : i64} : !transform.any_op
    %3 = transform.structured.split %arg0 after %arg1  {dimension = 1 : i64} : !transform.any_op, !transform.param<i64>
    %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [2, 2] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.foreach %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      transform.print %arg2 {name = \"x\"} : !transform.any_op
    }
    transform.yield 
  }
}

",
    "module {
  func.func @f(%arg0: !llvm.ptr, %arg1: memref<i32>, %arg2: i1, %arg3: i64, %arg4: i32) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(always, close, tofrom) capture(ByRef) -> !llvm.ptr {name = \"x\"}
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, f32) map_clauses(delete) capture(ByCopy) members(%0, %0 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    omp.target_exit_data map_entries(%1 : !llvm.ptr)
    omp.taskloop grainsize(strict, %arg3: i64) if(%arg2) nogroup {
      omp.loop_nest (%arg5) : i32 = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop num_tasks(%arg3: i64) {
      omp.loop_nest (%arg5) : i32 = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    return
  }
}

",
    "module {
  func.func @f(%arg0: tensor<4xf32>) {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
    %mapped_0 = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        %0 = math.exp %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

",
];

#[test]
fn modules_in_todays_forms_are_printed_as_written() {
    let wrong: Vec<_> = MODULES.iter().flat_map(|text| text_printed_otherwise(text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn newer_forms_are_printed_as_written() {
    let wrong = printed_otherwise(BODIES);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A check that the test above compares anything: the generic form, and an unknown operation.
#[test]
fn other_forms_are_found() {
    for body in [
        "%0 = \"bufferization.to_tensor\"(%arg0) : (memref<4xf32>) -> tensor<4xf32>",
        "%0 = a.unknown %arg0 : memref<4xf32>",
    ] {
        assert!(!printed_otherwise(&[("%arg0: memref<4xf32>", body)]).is_empty(), "{body}");
    }
}

/// The bodies that are printed in another form, or are not understood.
fn printed_otherwise(bodies: &[(&str, &str)]) -> Vec<String> {
    let of_body = |(arguments, body): &(&str, &str)| {
        text_printed_otherwise(&format!(
            "module {{\n  func.func @f({arguments}) {{\n    {body}\n    return\n  }}\n}}\n\n"
        ))
    };
    bodies.iter().flat_map(of_body).collect()
}

/// The parts of a text that are printed in another form, or are not understood.
fn text_printed_otherwise(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let outcome = opt(text.as_bytes(), "-", &Options::default(), registry(), &Limits::default());
    let printed = String::from_utf8_lossy(&outcome.output).into_owned();
    if printed != text {
        wrong.push(format!("{text}{}{printed}", outcome.messages));
    }
    // Text that is not understood is printed unchanged, too: the generic form shows it.
    let options = Options { generic: true, ..Options::default() };
    let generic = opt(text.as_bytes(), "-", &options, registry(), &Limits::default());
    let generic = String::from_utf8_lossy(&generic.output).into_owned();
    let is_generic = |line: &str| {
        let line = line.trim_start();
        let results = line.strip_prefix('%').and_then(|line| line.split_once(" = "));
        let operation = results.map_or(line, |(_, operation)| operation);
        operation.is_empty() || operation.starts_with(['"', '}', '^', '#'])
    };
    if let Some(line) = generic.lines().find(|line| !is_generic(line)) {
        wrong.push(line.to_owned());
    }
    wrong
}

#[test]
fn results_missing_in_older_versions_are_accepted() {
    let generic = "func.func @f(%arg0: memref<4xi32>) -> memref<4xi32> {
  %0 = \"memref.assume_alignment\"(%arg0) <{alignment = 16 : i32}> : (memref<4xi32>) -> memref<4xi32>
  return %0 : memref<4xi32>
}
";
    let expected = "module {
  func.func @f(%arg0: memref<4xi32>) -> memref<4xi32> {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4xi32>
    return %assume_align : memref<4xi32>
  }
}

";
    let options = Options::default();
    let outcome = opt(generic.as_bytes(), "-", &options, registry(), &Limits::default());
    assert_eq!(String::from_utf8_lossy(&outcome.output), expected, "{}", outcome.messages);
}
