//! Operations whose form or values are others in LLVM 22 than in LLVM 19 are read and printed as mlir-opt 22 prints them.

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
];

#[test]
fn todays_forms_are_printed_as_they_are_written() {
    let mut wrong = Vec::new();
    for (arguments, body) in BODIES {
        let text = format!(
            "module {{\n  func.func @f({arguments}) {{\n    {body}\n    return\n  }}\n}}\n\n"
        );
        let outcome =
            opt(text.as_bytes(), "-", &Options::default(), registry(), &Limits::default());
        let printed = String::from_utf8_lossy(&outcome.output).into_owned();
        if printed != text {
            wrong.push(format!("{text}{}{printed}", outcome.messages));
        }
        // What is not understood is printed as it is written, too: the generic form tells.
        let options = Options { generic: true, ..Options::default() };
        let generic = opt(text.as_bytes(), "-", &options, registry(), &Limits::default());
        let generic = String::from_utf8_lossy(&generic.output).into_owned();
        let is_generic = |line: &str| !line.contains(" = ") || line.contains(" = \"");
        if let Some(line) = generic.lines().find(|line| !is_generic(line)) {
            wrong.push(line.to_owned());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn results_that_older_versions_do_not_have_are_no_errors() {
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
