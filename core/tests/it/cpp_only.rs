//! A part of a project's dialects is decided in C++, and that part must never be an error. Each `cpp_only/*.mlir` is
//! checked with the `.td` file of its name, with the classes of MLIR in miniature and with those of LLVM 22.

use crate::support::{expected_lines, registry_with};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::check_with;
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_testing::{files_below, repository, skip};
use std::path::Path;
use std::sync::Arc;

const FOLDER: &str = "core/tests/cpp_only";
const LLVM: &str = "/usr/lib/llvm-22/include";

/// The line and the message of each error that a piece expects.
pub(crate) fn expected(piece: &str) -> Vec<(i64, &str)> {
    let words = piece.lines().filter_map(|line| {
        let (_, rest) = line.split_once("expected-error")?;
        rest.split_once("{{")?.1.split_once("}}").map(|(words, _)| words)
    });
    expected_lines(piece).into_iter().zip(words).collect()
}

fn check_all(include: &str) {
    let mut wrong = Vec::new();
    let names = files_below(FOLDER).into_iter().filter(|name| name.ends_with(".mlir"));
    let names: Vec<String> = names.collect();
    assert!(names.len() >= 6, "{names:?}");
    for name in names {
        let file = repository().join(name);
        let td = file.with_extension("td");
        let registry = Arc::new(registry_with(&td, Some(Path::new(include))));
        for piece in std::fs::read_to_string(file).unwrap().split("// -----\n") {
            let lines = LineIndex::new(piece.as_bytes());
            let found = check_with(piece.as_bytes(), &registry, &Limits::default());
            let found = found.iter().filter(|found| found.severity == Severity::Error);
            let found: Vec<(i64, &str)> = found
                .map(|found| (i64::from(lines.line(found.span.start())), &*found.message))
                .collect();
            let expected = expected(piece);
            let fits = found.len() == expected.len()
                && expected.iter().all(|(line, words)| {
                    found.iter().any(|(at, message)| at == line && message.contains(words))
                });
            if !fits {
                wrong.push(format!("{piece}\n{found:#?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_described_facts_are_errors() {
    let include = repository().join(FOLDER).join("include");
    check_all(&include.display().to_string());
}

#[test]
fn only_described_facts_are_errors_with_the_classes_of_llvm() {
    if !Path::new(LLVM).join("mlir/IR/OpBase.td").is_file() {
        return skip("no .td files of LLVM 22 (libmlir-22-dev)");
    }
    check_all(LLVM);
}

/// The errors and warnings of a text, with the bundled dialects.
fn mistakes(text: &str) -> Vec<Diagnostic> {
    let mut found = check_with(text.as_bytes(), registry(), &Limits::default());
    found.retain(|found| found.severity != Severity::Information);
    found
}

/// The mistakes of a function that takes a value of one type and returns it as another one.
fn returned_as(from: &str, to: &str) -> Vec<Diagnostic> {
    mistakes(&format!("func.func @f(%a: {from}) -> {to} {{\n  return %a : {to}\n}}\n"))
}

#[test]
fn spellings_of_one_type_are_one_type() {
    const SPARSE: &str = "#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>";
    let space = |levels| format!("!sparse_tensor.iter_space<{SPARSE}, lvls = {levels}>");
    let same = [
        ("!llvm.vec<2 x ptr>", "!llvm.vec<2x ptr>"),
        ("!llvm.vec<? x 2 x ptr>", "!llvm.vec<?x2x ptr>"),
        ("!llvm.array<2x!llvm.ptr>", "!llvm.array<2 x ptr>"),
        ("!llvm.array<2 x array<3 x i8>>", "!llvm.array<2xarray<3xi8>>"),
        ("!spirv.array<3xui64>", "!spirv.array<3 x ui64>"),
        ("!spirv.array<4xf32, stride=4>", "!spirv.array<4 x f32,stride=4>"),
        ("!spirv.array<2 x!spirv.array<3xf32>>", "!spirv.array<2x!spirv.array<3 x f32>>"),
        ("!spirv.matrix<3 x vector<3xf32>>", "!spirv.matrix<3xvector<3xf32>>"),
        ("!emitc.array<4xi32>", "!emitc.array<4 xi32>"),
        ("!amx.tile<16x16xf32>", "!amx.tile<16 x 16 x f32>"),
        (&space("0"), &space("0 to 1")),
        (&space("2 to 3"), &space("2")),
    ];
    for (from, to) in same {
        assert_eq!(returned_as(from, to), [], "{from} {to}");
        assert_eq!(returned_as(to, from), [], "{to} {from}");
    }
    let other = [
        ("!llvm.vec<2 x ptr>", "!llvm.vec<3x ptr>"),
        ("!spirv.array<3xui64>", "!spirv.array<3 x i64>"),
        ("!spirv.array<3xui64>", "!spirv.array<13 x ui64>"),
        (&space("0"), &space("0 to 2")),
        (&space("1"), &space("0 to 1")),
    ];
    for (from, to) in other {
        let found = returned_as(from, to);
        assert!(
            found[0].message.contains("different type than prior uses"),
            "{from} {to} {found:?}"
        );
    }
}

#[test]
fn types_that_their_dialect_does_not_have_are_found() {
    let said = |ty: &str| {
        let found = mistakes(&format!("func.func private @f({ty})\n"));
        found.first().map(|found| (found.severity, found.message.clone()))
    };
    let error = |message: &str| Some((Severity::Error, message.to_owned()));
    let typed = error("expected integer value: pointers are opaque since LLVM 17");
    assert_eq!(said("!llvm.ptr<i8>"), typed);
    assert_eq!(said("memref<4x!llvm.ptr<i32>>"), typed);
    assert_eq!(said("!llvm.struct<(i32, )>"), error("expected a type after ','"));
    let near = "unknown type 'gpu.asyncToken'; did you mean 'gpu.async.token'?";
    assert_eq!(said("!gpu.asyncToken"), error(near));
    assert_eq!(said("!async.value"), error("expected '<' after '!async.value'"));
    assert_eq!(said("!tosa.bar"), error("unknown type 'tosa.bar'"));
    assert_eq!(said("!arith.bar<4>"), error("unknown type 'arith.bar'"));
    for right in [
        "!llvm.x86_mmx",
        "!llvm.x86_amx",
        "!llvm.vec<4 x ptr>",
        "!llvm.void",
        "!llvm.ptr<3>",
        "!llvm.struct<(i32)>",
        "!gpu.async.token",
        "!gpu.sparse.spmat_handle",
        "!async.value<i32>",
        "!async.token",
        "!tosa.shape<2>",
        "!other.bar",
        "!torch.bar",
    ] {
        assert_eq!(said(right), None, "{right}");
    }
}

/// The severity and the message of the worst diagnostic in the body of a function.
fn diagnostic_of_body(body: &str) -> Option<(Severity, String)> {
    let text = format!(
        "func.func @f(%a: !transform.any_op, %t: !torch.vtensor<[?],f32>) {{\n{body}\n  return\n}}\n"
    );
    let found = check_with(text.as_bytes(), registry(), &Limits::default());
    let worst = found.iter().min_by_key(|found| (found.severity, found.span.start()));
    worst.map(|found| (found.severity, found.message.clone()))
}

/// The diagnostics in an operation that has a type, `!d.name`, or an attribute, `#d.name`.
fn diagnostics_of(one: &str, registry: &Arc<Registry>) -> Vec<(Severity, String)> {
    let text = match one.starts_with('!') {
        true => format!("\"d.v\"() : () -> {one}\n"),
        false => format!("\"d.v\"() {{a = {one}}} : () -> ()\n"),
    };
    let found = check_with(text.as_bytes(), registry, &Limits::default());
    found.into_iter().map(|found| (found.severity, found.message)).collect()
}

const ADVICE: &str =
    ": if another version of its dialect has it, the project's .td files can describe it";

#[test]
fn names_that_a_dialect_does_not_have_are_reported() {
    let errors = [
        ("!shape.shap", "unknown type 'shape.shap'; did you mean 'shape.shape'?"),
        ("!pdl.rang<value>", "unknown type 'pdl.rang'; did you mean 'pdl.range'?"),
        ("!scf.foo", "unknown type 'scf.foo'"),
        ("#memref.foo", "unknown attribute 'memref.foo'"),
        ("#emitc.opaqu<\"1\">", "unknown attribute 'emitc.opaqu'; did you mean 'emitc.opaque'?"),
        ("#ub.poisn", "unknown attribute 'ub.poisn'; did you mean 'ub.poison'?"),
        (
            "#acc<data_claus acc_copyin>",
            "unknown attribute 'acc.data_claus'; did you mean 'acc.data_clause'?",
        ),
        (
            "#arith.fast_math<fast>",
            "unknown attribute 'arith.fast_math'; did you mean 'arith.fastmath'?",
        ),
    ];
    for (one, expected) in errors {
        assert_eq!(
            diagnostics_of(one, registry()),
            [(Severity::Error, expected.to_owned())],
            "{one}"
        );
    }
    for (one, name) in [
        ("!omp.foo", "type 'omp.foo'"),
        ("#tosa.shape<x>", "attribute 'tosa.shape'"),
        ("#xegpu.scope<x>", "attribute 'xegpu.scope'"),
    ] {
        let expected = format!("unknown {name}{ADVICE}");
        assert_eq!(diagnostics_of(one, registry()), [(Severity::Warning, expected)], "{one}");
    }
    for right in [
        "!shape.value_shape",
        "!own.shap",
        "!quant.any<i8:f32>",
        "!transform.any_op",
        "!spirv.rtarray<f32>",
        "#gpu<dim x>",
        "#gpu.thread<linear_dim_3>",
        "#index<cmp_predicate eq>",
        "#llvm.framePointerKind<\"non-leaf\">",
        "#mesh.partial<sum>",
        "#spirv.vce<v1.0, [Shader], []>",
        "#stablehlo<comparison_direction LT>",
        "#vector.kind<add>",
        "#ptr.generic_space",
    ] {
        assert_eq!(diagnostics_of(right, registry()), [], "{right}");
    }
}

#[test]
fn words_and_parameters_of_attributes_are_checked() {
    for (one, expected) in [
        ("#gpu.block<w>", "expected MappingId to be one of: x, y, z, linear_dim_0"),
        ("#gpu<dim w>", "expected ::mlir::gpu::Dimension to be one of: x, y, z"),
        ("#index<cmp_predicate eqq>", "expected ::mlir::index::IndexCmpPredicate to be one of: eq"),
        ("#llvm.cconv<fst>", "expected CConv to be one of: ccc, fastcc"),
        ("#llvm.linkage<extrnal>", "expected Linkage to be one of: external"),
        (
            "#omp.declaretarget<device_type = (an), capture_clause = (to)>",
            "expected DeclareTargetDeviceType to be one of: any, host, nohost",
        ),
        ("#nvvm.target<chp = \"a\">", "duplicate or unknown struct parameter name: chp"),
        ("#nvvm.target<O = \"a\">", "expected integer value"),
        ("!smt.bv<0>", "bit-vector must have at least a width of one"),
        ("!smt.bv<-3>", "bit-vector must have at least a width of one"),
        ("!smt.array<[!smt.int -> i32]>", "range must be any SMT value type"),
        ("!smt.func<(!smt.int) i32>", "range type must be any non-function SMT type"),
        ("!amx.tile<16x16xf64>", "failed to verify 'elementType'"),
        ("!nvgpu.warpgroup.accumulator<fragmented = tensor<2xf32>>", "invalid kind of type"),
    ] {
        let found = diagnostics_of(one, registry());
        assert!(
            matches!(&*found, [(Severity::Error, message)] if message.contains(expected)),
            "{one}: {found:?}"
        );
    }
    for right in [
        "#llvm.cconv<\"fastcc\">",
        "#omp.declaretarget<device_type = (any), capture_clause = (to)>",
        "#nvvm.target<O = 3, chip = \"sm_90\">",
        "#nvvm.target",
        "#gpu<dim \"x\">",
        "!smt.bv<1>",
        "!smt.array<[!smt.int -> !smt.func<(!smt.int) !smt.bool>]>",
        "!amx.tile<16x64xi8>",
    ] {
        assert_eq!(diagnostics_of(right, registry()), [], "{right}");
    }
}

/// The values that a text gives and another one omits or gives in another order are the same.
#[test]
fn defaults_and_order_make_no_other_type() {
    let encoding = |of: &str| {
        format!("tensor<4xf32, #sparse_tensor.encoding<{{ map = (i) -> (i : compressed), {of} }}>>")
    };
    let values = ["explicitVal = 1.0 : f32", "implicitVal = 0.0 : f32"];
    let same = [
        (
            "!xegpu.tensor_desc<8x16xf32>".to_owned(),
            "!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1 : i64>>".to_owned(),
        ),
        (
            "!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<>>".to_owned(),
            "!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>".to_owned(),
        ),
        (
            "!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>"
                .to_owned(),
            "!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_data=[1,1], lane_layout=[1,16]>>"
                .to_owned(),
        ),
        (
            "!nvgpu.mbarrier.group<memorySpace = 3>".to_owned(),
            "!nvgpu.mbarrier.group<num_barriers = 1, memorySpace = 3>".to_owned(),
        ),
        (encoding(&values.join(", ")), encoding(&[values[1], values[0]].join(", "))),
        (
            "!spirv.struct<(f32 [0, NonWritable, NonReadable])>".to_owned(),
            "!spirv.struct<(f32 [0, NonReadable, NonWritable])>".to_owned(),
        ),
    ];
    for (one, other) in &same {
        for (from, to) in [(one, other), (other, one)] {
            assert_eq!(returned_as(from, to), [], "{from} {to}");
        }
    }
    let other = [
        (
            "!xegpu.tensor_desc<8x16xf32>",
            "!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>",
        ),
        (
            "!nvgpu.mbarrier.group<memorySpace = 3>",
            "!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>",
        ),
        ("!spirv.struct<(f32 [0, NonWritable])>", "!spirv.struct<(f32 [0, NonReadable])>"),
    ];
    for (from, to) in other {
        assert!(!returned_as(from, to).is_empty(), "{from} {to}");
    }
}

/// A project's dialect that parses its described types and attributes, and one that only has operations.
#[test]
fn misspelt_names_of_a_project_are_errors() {
    if !Path::new(LLVM).join("mlir/IR/OpBase.td").is_file() {
        skip("no .td files of LLVM 22 (libmlir-22-dev)");
        return;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("misspelt_names.td");
    std::fs::write(&file, NAMES).unwrap();
    let registry = Arc::new(registry_with(&file, Some(Path::new(LLVM))));
    for (one, expected) in [
        ("!own.tyle", "unknown type 'own.tyle'; did you mean 'own.tile'?"),
        ("#own.mods<slow>", "unknown attribute 'own.mods'; did you mean 'own.mode'?"),
        ("#own.plan", "unknown attribute 'own.plan'; did you mean 'own.plain'?"),
        ("#own.mode<slo>", "expected ::own::Mode to be one of: slow, fast"),
    ] {
        let found = diagnostics_of(one, &registry);
        assert_eq!(found, [(Severity::Error, expected.to_owned())], "{one}");
    }
    let doubtful = format!("unknown attribute 'own.other'{ADVICE}");
    assert_eq!(diagnostics_of("#own.other", &registry), [(Severity::Warning, doubtful)]);
    for right in ["#own.plain", "#own.mode<slow>", "!own.tile", "#bare.plane", "!bare.foo"] {
        assert_eq!(diagnostics_of(right, &registry), [], "{right}");
    }
}

const NAMES: &str = r#"include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def Own : Dialect {
  let name = "own";
  let cppNamespace = "::own";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Bare : Dialect { let name = "bare"; let cppNamespace = "::bare"; }
def Tile : TypeDef<Own, "Tile"> { let mnemonic = "tile"; }
def Plain : AttrDef<Own, "Plain"> { let mnemonic = "plain"; }
def Mode : I32EnumAttr<"Mode", "", [I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 1, "fast">]> {
  let cppNamespace = "::own";
  let genSpecializedAttr = 0;
}
def ModeAttr : EnumAttr<Own, Mode, "mode"> { let assemblyFormat = "`<` $value `>`"; }
def LoadOp : Op<Own, "load"> { let arguments = (ins ModeAttr:$mode); let results = (outs Tile:$result); }
def StoreOp : Op<Bare, "store">;
"#;

#[test]
fn only_parallel_regions_look_privatizers_up() {
    let private = "private(@undeclared %p -> %q : !llvm.ptr) {\n    omp.terminator\n  }";
    let said = |op: &str| {
        diagnostic_of_body(&format!("  %p = llvm.mlir.zero : !llvm.ptr\n  {op} {private}"))
    };
    assert_eq!(said("omp.target"), None);
    assert_eq!(said("omp.teams"), None);
    let (severity, message) = said("omp.parallel").unwrap();
    assert_eq!(severity, Severity::Error);
    assert!(message.contains("failed to lookup privatizer op"), "{message}");
}

#[test]
fn extensions_may_add_operations() {
    for op in ["test_consume_operand %a : !transform.any_op", "own.step"] {
        let (severity, message) = diagnostic_of_body(&format!("  transform.{op}")).unwrap();
        assert_eq!(severity, Severity::Information, "{op}");
        assert!(
            message.ends_with("is unknown: an extension of its dialect may add it"),
            "{message}"
        );
    }
    let (severity, _) = diagnostic_of_body("  transform.yeild").unwrap();
    assert_eq!(severity, Severity::Error);
    let (severity, _) = diagnostic_of_body("  arith.test_consume_operand").unwrap();
    assert_eq!(severity, Severity::Warning);
}

#[test]
fn symbols_of_a_torch_shape_are_those_of_its_map() {
    let int = "  %0 = torch.symbolic_int \"s0\" {min_val = 3, max_val = 6} : !torch.int\n";
    let bind = |rest: &str| {
        format!("{int}  torch.bind_symbolic_shape %t, {rest} : !torch.vtensor<[?],f32>")
    };
    let error =
        |rest: &str| diagnostic_of_body(&bind(rest)).filter(|(found, _)| *found == Severity::Error);
    assert_eq!(error("[], affine_map<()[] -> (1)>"), None);
    assert_eq!(error("[%0], affine_map<()[s0] -> (s0)>"), None);
    for wrong in [
        "[%0], affine_map<()[s0, s1] -> (s0 + s1)>",
        "[%0], affine_map<()[] -> (4)>",
        "[], affine_map<()[s0] -> (s0)>",
    ] {
        let (_, message) = error(wrong).unwrap();
        assert!(
            message.contains("requires equal number of shape symbol args"),
            "{wrong}: {message}"
        );
    }
}
