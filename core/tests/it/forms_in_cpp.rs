//! Operations whose form is C++ in LLVM 22 are read and printed as mlir-opt 22 prints them.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_testing::has_kept_text;

/// Modules in the form in which mlir-opt 22 prints them.
const MODULES: &[&str] = &[
    r#"module {
  func.func @at(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: i32) {
    %0 = ptr.load %arg0 atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    %1 = ptr.load volatile %arg0 atomic syncscope("workgroup") acquire nontemporal alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    %2 = ptr.load %arg0 invariant : !ptr.ptr<#ptr.generic_space> -> i32
    %3 = ptr.load %arg0 invariant_group : !ptr.ptr<#ptr.generic_space> -> i32
    ptr.store %arg1, %arg0 atomic release alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg1, %arg0 nontemporal alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
    return
  }
}

"#,
    r#"module {
  func.func @m(%arg0: memref<f32, #ptr.generic_space>, %arg1: memref<10x?xf32, #ptr.generic_space>) -> memref<f32, #ptr.generic_space> {
    %0 = ptr.to_ptr %arg0 : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.get_metadata %arg0 : memref<f32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 metadata %1 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %3 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %4 = ptr.type_offset f32 : index
    %5 = ptr.type_offset i64 : i64
    %6 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %7 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
    %8 = ptr.ptr_diff %0, %6 : !ptr.ptr<#ptr.generic_space> -> i64
    %9 = ptr.ptr_diff nuw %0, %7 : !ptr.ptr<#ptr.generic_space> -> index
    return %2 : memref<f32, #ptr.generic_space>
  }
}

"#,
    r#"module {
  func.func @g(%arg0: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %0 = ptr.gather %arg0, %arg2, %arg3 alignment = 4 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %1 = ptr.masked_load %arg1, %arg2, %arg3 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    ptr.masked_store %arg3, %arg1, %arg2 alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.scatter %arg3, %arg0, %arg2 alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    return
  }
}

"#,
    r#"module {
  emitc.class @C {
    emitc.field @f : !emitc.array<1xf32> = #emitc.opaque<"{0.0f}">
    emitc.field @g : i32 {x = 1 : i32}
    emitc.field @h : f32 = 1.000000e+00
    emitc.field @hh : i32 = 3
  }
}

"#,
    r#"module {
  func.func @nest(%arg0: i32) {
    %canonloop = omp.new_cli
    %canonloop_d1 = omp.new_cli
    %canonloop_d2 = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        omp.canonical_loop(%canonloop_d2) %iv_d2 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}

"#,
    r#"module {
  func.func @inif(%arg0: i32, %arg1: i1) {
    scf.if %arg1 {
      omp.canonical_loop %iv_r0 : i32 in range(%arg0) {
        omp.canonical_loop %iv_r0_d1 : i32 in range(%arg0) {
          omp.terminator
        }
        omp.terminator
      }
    } else {
      omp.canonical_loop %iv_r1_s0 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.canonical_loop %iv_r1_s1 : i32 in range(%arg0) {
        omp.parallel {
          omp.canonical_loop %iv_r1_s1_d1 : i32 in range(%arg0) {
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
    }
    return
  }
}

"#,
    r#"module {
  func.func @tile(%arg0: i32, %arg1: i32) {
    %canonloop = omp.new_cli
    %canonloop_d1 = omp.new_cli
    %cli = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%arg0) {
        omp.terminator
      }
      omp.terminator
    }
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop, %canonloop_d1) sizes(%arg1, %arg1 : i32, i32)
    omp.unroll_heuristic(%grid1) {a = 1 : i32}
    return
  }
}

"#,
    r#"module {
  llvm.func @ib(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return %arg1 : i32
  }
  llvm.func @use() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @ib, tag = <id = 1>> : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

"#,
    r#"module {
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc internal @fi : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
}

"#,
    r#"module {
  func.func @e(%arg0: i32, %arg1: i32) -> i32 {
    %0 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
      %1 = add %arg0, %arg1 : (i32, i32) -> i32
      yield %1 : i32
    }
    emitc.do {
      verbatim "x++;"
    } while {
      %1 = expression %arg0 : (i32) -> i1 {
        %2 = cmp lt, %arg0, %arg0 : (i32, i32) -> i1
        yield %2 : i1
      }
      yield %1 : i1
    }
    return %0 : i32
  }
}

"#,
    r#"module {
  tosa.variable @a = dense<7> : tensor<2x4xi8>
  tosa.variable @b {x} : tensor<?x4xi8>
}

"#,
    r#"module {
  func.func @m(%arg0: memref<4xf32>) -> memref<4xf32> {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
    return %assume_align : memref<4xf32>
  }
}

"#,
    r#"module {
  llvm.func @rocdl(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32, %arg4: vector<4xi32>, %arg5: f32, %arg6: vector<2xf32>) {
    %0 = rocdl.raw.buffer.load %arg4, %arg3, %arg3, %arg3 : f32
    rocdl.raw.buffer.store %arg6, %arg4, %arg3, %arg3, %arg3 : vector<2xf32>
    rocdl.raw.buffer.atomic.fadd %arg5, %arg4, %arg3, %arg3, %arg3 : f32
    rocdl.raw.buffer.atomic.fmax %arg5, %arg4, %arg3, %arg3, %arg3 : f32
    rocdl.raw.buffer.atomic.smax %arg3, %arg4, %arg3, %arg3, %arg3 : i32
    rocdl.raw.buffer.atomic.umin %arg3, %arg4, %arg3, %arg3, %arg3 : i32
    llvm.return
  }
}

"#,
    r#"module {
  shard.grid @g(shape = 2x?x4)
  func.func @s(%arg0: tensor<4x8xf32>, %arg1: i64, %arg2: index) {
    %sharding = shard.sharding @g split_axes = [[0], [1, 2]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
    %shard_shape:2 = shard.shard_shape dims = [8, %arg2] sharding = %sharding device = [0, 1, %arg2] : index, index
    %grid_shape:3 = shard.grid_shape @g : index, index, index
    %grid_shape_0 = shard.grid_shape @g axes = [1] : index
    %proc_linear_idx:3 = shard.process_multi_index on @g : index, index, index
    %proc_linear_idx_1 = shard.process_linear_index on @g : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg2, %arg2, %arg2] split_axes = [1] : index, index
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x8xf32>
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [0] reduction =  max : tensor<4x8xf32> -> tensor<4x8xf32>
    %all_reduce_2 = shard.all_reduce %arg0 on @g : tensor<4x8xf32> -> tensor<4x8xf64>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %shift = shard.shift %arg0 on @g grid_axes = [0] shift_axis = 0 offset = 2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    return
  }
}

"#,
    r#"module {
  wasmssa.import_mem "mem" from "m" as @mem {limits = !wasmssa<limit[2:]>}
  wasmssa.import_table "t" from "m" as @t {type = !wasmssa<tabletype !wasmssa.funcref [1: 5]>}
  wasmssa.import_global "g" from "m" as @g : i32
  wasmssa.import_global "g2" from "m" as @g2 mutable : f32
}

"#,
    r#"module {
  wasmssa.global @gl i32 : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @gl2 i64 mutable : {
    %0 = wasmssa.const 3 : i64
    wasmssa.return %0 : i64
  }
  wasmssa.func exported @e(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.global_get @gl : i32
    wasmssa.return %0 : i32
  }
}

"#,
    r#"module {
  wasmssa.func @b(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local of type f32
    %1 = wasmssa.const 1.500000e+00 : f32
    wasmssa.local_set %0 :  ref to f32 to %1 : f32
    %2 = wasmssa.local_tee %0 :  ref to f32 to %1 : f32
    %3 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.branch_if %3 to level 0 else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.loop(%3) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb2
  ^bb2(%4: i32):  // pred: ^bb1
    wasmssa.if %4 : {
      wasmssa.block_return
    } > ^bb3
  ^bb3:  // pred: ^bb2
    wasmssa.if %4(%1) : f32 : {
    ^bb0(%arg1: f32):
      wasmssa.block_return
    } "else "{
    ^bb0(%arg1: f32):
      wasmssa.block_return
    }> ^bb4
  ^bb4:  // pred: ^bb3
    wasmssa.return
  }
}

"#,
    r#"module {
  llvm.func @a(%arg0: i32, %arg1: i64, %arg2: i32) {
    %0 = omp.target_allocmem %arg0 : i32, i64
    %1 = omp.target_allocmem %arg0 : i32, f32 {bindc_name = "z", uniq_name = "y"}
    %2 = omp.target_allocmem %arg0 : i32, vector<4xi32>(%arg1 : i64)
    llvm.return
  }
}

"#,
    r#"module {
  llvm.func @td(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(return_param) capture(ByRef) -> !llvm.ptr
    omp.target_data device(%arg1 : i32) if(%arg2) map_entries(%0 : !llvm.ptr) use_device_addr(%1 -> %arg3 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data use_device_ptr(%1 -> %arg3 : !llvm.ptr) {
      omp.terminator
    }
    omp.target depend(taskdependin -> %arg0 : !llvm.ptr) has_device_addr(%1 -> %arg3 : !llvm.ptr) {
      omp.terminator
    }
    llvm.return
  }
}

"#,
    r#"module {
  smt.solver() : () -> () {
    %b = smt.declare_fun "b" : !smt.bv<32>
    %0 = smt.declare_fun : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %c5 = smt.int.constant 5
    %true = smt.constant true
    %c5_bv32 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
    %1 = smt.apply_func %0(%c5, %true) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %2 = smt.eq %b, %c5_bv32, %b : !smt.bv<32>
    %3 = smt.distinct %b, %c5_bv32 : !smt.bv<32>
    %4 = smt.ite %true, %b, %c5_bv32 : !smt.bv<32>
    %5 = smt.and %2, %3, %true
    %6 = smt.not %5
    %7 = smt.forall ["a", "b"] weight 2 {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %17 = smt.int.cmp le %arg0, %arg1
      smt.yield %17 : !smt.bool
    } patterns {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %17 = smt.int.cmp le %arg0, %arg1
      smt.yield %17 : !smt.bool
    }
    %8 = smt.exists no_pattern {
    ^bb0(%arg0: !smt.bool):
      smt.yield %arg0 : !smt.bool
    }
    smt.set_logic "QF_BV"
    smt.push 1
    smt.assert %7
    smt.check sat {
    } unknown {
    } unsat {
    }
    smt.pop 1
    smt.reset
    %9 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bv<32>]>
    %10 = smt.array.select %9[%c5] : !smt.array<[!smt.int -> !smt.bv<32>]>
    %11 = smt.array.store %9[%c5], %b : !smt.array<[!smt.int -> !smt.bv<32>]>
    %12 = smt.bv.extract %b from 2 : (!smt.bv<32>) -> !smt.bv<8>
    %13 = smt.bv.concat %b, %b : !smt.bv<32>, !smt.bv<32>
    %14 = smt.bv.repeat 2 times %b : !smt.bv<32>
    %15 = smt.bv.cmp slt %b, %c5_bv32 : !smt.bv<32>
    %16 = smt.bv2int %b signed : !smt.bv<32>
    %s = smt.declare_fun "s" : !smt.sort<"uni"[!smt.int]>
  }
}

"#,
    r#"module {
  spirv.module Logical GLSL450 {
    spirv.func @g(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: !spirv.ptr<i32, Function>) "None" {
      spirv.CopyMemory  "Workgroup" %arg0,  "Function" %arg1,  : i32
      spirv.CopyMemory  "Workgroup" %arg0,  "Function" %arg1 ["Volatile"],  ["Volatile"] : i32
      spirv.CopyMemory  "Workgroup" %arg0,  "Function" %arg1 ["Aligned", 4],  ["Aligned", 4] : i32
      spirv.CopyMemory  "Workgroup" %arg0,  "Function" %arg1 ["Aligned", 4],  ["Volatile"] : i32
      spirv.Return
    }
  }
}

"#,
];

/// The output for a text.
fn printed(text: &str, generic: bool) -> String {
    let options = Options { generic, ..Options::default() };
    let outcome = opt(text.as_bytes(), "-", &options, registry(), &Limits::default());
    String::from_utf8_lossy(&outcome.output).into_owned() + &outcome.messages
}

#[test]
fn forms_in_cpp_are_read_and_printed() {
    for text in MODULES {
        assert_eq!(printed(text, false), *text);
        let generic = printed(text, true);
        assert!(!has_kept_text(&generic), "{generic}");
        assert_eq!(printed(&generic, false), *text);
    }
}

#[test]
fn undescribed_operations_are_found() {
    let text = "func.func @f(%a: i32) {\n  a.unknown %a : i32\n  return\n}\n";
    assert!(has_kept_text(&printed(text, true)));
}
