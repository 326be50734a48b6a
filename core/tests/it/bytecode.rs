//! Bytecode: mlir-opt's output is read and printed as mlir-opt prints it, and abide's output is read again as equal.
//!
//! The texts are read in place (see `abide_testing::llvm_pieces`); many are passed to a program at once.

#![allow(clippy::print_stderr, clippy::print_stdout, reason = "the figures are for who reads them")]

use crate::support::{check, comparable_tokens};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{self, Module, Origin, WriteOptions, is_bytecode};
use abide_core::mlir::opt::{Options, Outcome, opt};
use abide_core::mlir::print::{PrintOptions, print};
use abide_testing::{assert_listed, files_below, listed, llvm_pieces, mlir_opt, repository};
use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const SEPARATOR: &[u8] = b"// -----\n";

/// The output of mlir-opt for an input.
fn run(program: &Path, flags: &[&str], input: &[u8]) -> Vec<u8> {
    let mut child = Command::new(program)
        .args(["-allow-unregistered-dialect", "-mlir-disable-threading"])
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(if flags.contains(&"-split-input-file") { Stdio::null() } else { Stdio::inherit() })
        .spawn()
        .expect("mlir-opt starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("mlir-opt ends");
    // It need not read all if it refuses something.
    let _ = writer.join().expect("a thread");
    output.stdout
}

/// The output of mlir-opt for pieces, each by itself; empty if it refuses one.
fn each(program: &Path, flags: &[&str], pieces: &[String]) -> Vec<Vec<u8>> {
    let flags = [&["-split-input-file"], flags].concat();
    let output = run(program, &flags, pieces.join("\n// -----\n").as_bytes());
    let mut rest = &output[..];
    let mut parts = Vec::new();
    while let Some(at) = memchr::memmem::find(rest, SEPARATOR) {
        parts.push(rest[..at].to_vec());
        rest = &rest[at + SEPARATOR.len()..];
    }
    parts.push(rest.to_vec());
    assert_eq!(parts.len(), pieces.len());
    parts
}

fn limits() -> Limits {
    Limits::default()
}

/// The pieces whose bytecode is printed otherwise than mlir-opt prints it.
const DIFFERING: &str = "core/tests/bytecode_differing.tsv";

fn read(bytes: &[u8]) -> Module {
    bytecode::read(bytes, registry(), &limits())
        .unwrap_or_else(|error| panic!("{} at byte {}", error.message, error.offset))
}

fn write(module: &Module, version: u64) -> Vec<u8> {
    let origin = Origin::File(module);
    let options = WriteOptions { version, elide_resources: false, origin };
    bytecode::write(&module.ir, registry(), &options).unwrap_or_else(|error| panic!("{error:?}"))
}

fn opt_of(input: &[u8], options: &Options) -> Outcome {
    opt(input, "piece", options, registry(), &limits())
}

fn to_bytecode() -> Options {
    Options { emit_bytecode: true, ..Options::default() }
}

fn sources() -> Option<Vec<(String, String)>> {
    let pieces = llvm_pieces("accepted")?;
    Some(pieces.into_iter().map(|piece| (piece.id, piece.source)).collect())
}

/// The difference between the printed module and mlir-opt's output, in custom form and, as an operation may have an
/// unregistered one, in generic form.
fn difference(module: &Module, own: &[u8], generic: &[u8]) -> Option<String> {
    let printed = |options: &PrintOptions| {
        let mut text = print(&module.ir, registry(), options);
        text.push(b'\n');
        text
    };
    let in_generic_form = PrintOptions { generic: true, ..PrintOptions::default() };
    let (ours, ours_generic) = (printed(&PrintOptions::default()), printed(&in_generic_form));
    if ours == own || ours_generic == generic {
        return None;
    }
    let lines = |text: &[u8]| String::from_utf8_lossy(text).lines().map(str::to_owned).collect();
    let (ours, theirs): (Vec<String>, Vec<String>) = (lines(&ours_generic), lines(generic));
    let mut pairs = ours.into_iter().zip(theirs);
    Some(pairs.find(|(ours, theirs)| ours != theirs).map_or_else(String::new, |(ours, theirs)| {
        format!("\n  ours   {}\n  theirs {}", ours.trim(), theirs.trim())
    }))
}

/// Whether all pieces are tried with all versions of the encoding; otherwise each is with one of the older
/// ones.
fn is_thorough() -> bool {
    std::env::var_os("ABIDE_TEST_ALL").is_some()
}

/// The number of a piece; independent of chance.
fn is_sample(index: usize, version: u64) -> bool {
    is_thorough()
        || version == bytecode::CURRENT_VERSION
        || index as u64 % bytecode::CURRENT_VERSION == version
}

#[test]
fn bytecode_of_mlir_opt_is_printed_as_mlir_opt_prints_it() {
    let (Some(sources), Some(program)) = (sources(), mlir_opt()) else { return };
    let (ids, pieces): (Vec<_>, Vec<_>) = sources.into_iter().unzip();
    let own = each(&program, &[], &pieces);
    let generic = each(&program, &["-mlir-print-op-generic"], &pieces);
    let (mut compared, mut differing) = (0, Vec::new());
    for version in 0..=bytecode::CURRENT_VERSION {
        let flag = format!("-emit-bytecode-version={version}");
        let chosen: Vec<_> = (0..pieces.len()).filter(|index| is_sample(*index, version)).collect();
        let texts: Vec<_> = chosen.iter().map(|index| pieces[*index].clone()).collect();
        let files = each(&program, &["-emit-bytecode", &flag], &texts);
        let found = chosen.into_iter().zip(files).filter(|(_, file)| is_bytecode(file));
        for (index, file) in found {
            // Older versions have no place for the properties of what this mlir-opt does not know.
            let unknown = ["\"vcix.", "\"test."].iter().any(|name| pieces[index].contains(name));
            if version < 5 && unknown {
                continue;
            }
            compared += 1;
            let module = read(&file);
            assert_eq!(module.version, version, "piece {}", ids[index]);
            if let Some(difference) = difference(&module, &own[index], &generic[index]) {
                differing.push((ids[index].clone(), difference));
            }
        }
    }
    assert!(compared > 1400, "only {compared} files of this mlir-opt are compared");
    differing.iter().for_each(|(id, difference)| println!("{id}: {difference}"));
    let found = differing.into_iter().map(|(id, _)| id).collect();
    assert_listed(DIFFERING, &found);
}

#[test]
fn opt_prints_the_same_of_bytecode_and_of_text() {
    let (Some(sources), Some(program)) = (sources(), mlir_opt()) else { return };
    let (ids, pieces): (Vec<_>, Vec<_>) = sources.into_iter().unzip();
    let own_form = Options { local_scope: true, ..Options::default() };
    let flags = ["-mlir-print-op-generic", "-mlir-print-local-scope"];
    let texts = each(&program, &flags, &pieces);
    let files = each(&program, &["-emit-bytecode"], &pieces);
    let (mut compared, mut wrong) = (0, BTreeSet::new());
    for ((id, file), text) in ids.iter().zip(&files).zip(&texts) {
        let (of_text, of_file) = (opt_of(text, &own_form), opt_of(file, &own_form));
        if !is_bytecode(file) || !of_text.success || !read(file).opaque.is_empty() {
            continue;
        }
        compared += 1;
        let tokens =
            |outcome: &Outcome| comparable_tokens(&String::from_utf8_lossy(&outcome.output));
        if !of_file.success || tokens(&of_text) != tokens(&of_file) {
            println!("{id}: {}{}", of_file.messages, String::from_utf8_lossy(&of_file.output));
            wrong.insert(id.clone());
        }
    }
    assert!(compared > 850, "only {compared} pieces could be compared");
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn bytecode_survives_a_round_trip() {
    let mut count = 0;
    for path in files_below("corpus").iter().filter(|path| path.ends_with(".mlir")) {
        let text = std::fs::read(repository().join(path)).expect("a file of the corpus");
        for version in [0, 1, 2, 3, 4, 5, 6] {
            let options = Options { bytecode_version: Some(version), ..to_bytecode() };
            let written = opt_of(&text, &options);
            if !written.success {
                continue;
            }
            let module = read(&written.output);
            assert_eq!(write(&module, version), written.output, "{path}, version {version}");
            count += 1;
        }
    }
    assert!(count > 300, "only {count} files are written");
}

/// Whether a piece is asked about by itself, which takes a process: one in eight, or all.
fn is_asked(index: usize) -> bool {
    is_thorough() || index % 8 == 3
}

#[test]
fn mlir_opt_prints_our_bytecode_as_it_prints_the_text() {
    let (Some(sources), Some(program)) = (sources(), mlir_opt()) else { return };
    let chosen = sources.into_iter().enumerate().filter(|(index, _)| is_asked(*index));
    let (ids, pieces): (Vec<_>, Vec<_>) = chosen.map(|(_, piece)| piece).unzip();
    let own = each(&program, &[], &pieces);
    let (mut compared, mut refused, mut wrong) = (0, Vec::new(), BTreeSet::new());
    for ((id, piece), own) in ids.iter().zip(&pieces).zip(&own) {
        // This mlir-opt refuses it, or does not know dialects of LLVM 19 that are described here.
        let unknown = ["\"vcix.", "\"test."].iter().any(|name| piece.contains(name));
        if own.trim_ascii().is_empty() || unknown {
            continue;
        }
        let version = Some(compared as u64 % (bytecode::CURRENT_VERSION + 1));
        let written =
            opt_of(piece.as_bytes(), &Options { bytecode_version: version, ..to_bytecode() });
        if !written.success {
            refused.push(format!("{id}: {}", written.messages.lines().next().unwrap_or_default()));
            continue;
        }
        compared += 1;
        if run(&program, &[], &written.output) != *own {
            wrong.insert(id.clone());
        }
    }
    assert!(compared >= 100, "only {compared} pieces are written: {}", refused.join("\n"));
    eprintln!("{compared} written, {} refused, {} differ", refused.len(), wrong.len());
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The bytes that only the code of a dialect can decode are numbers of other things in the file: they are written
/// again with these things.
#[test]
fn undecoded_bytes_are_written_unchanged() {
    let (Some(sources), Some(program)) = (sources(), mlir_opt()) else { return };
    let known = listed(DIFFERING);
    let chosen = sources.into_iter().filter(|(id, _)| known.contains(id.as_str()));
    let (ids, pieces): (Vec<_>, Vec<_>) = chosen.unzip();
    let (own, files) = (each(&program, &[], &pieces), each(&program, &["-emit-bytecode"], &pieces));
    let mut compared = 0;
    for ((id, own), file) in ids.iter().zip(&own).zip(&files).filter(|(_, file)| is_bytecode(file))
    {
        let module = read(file);
        assert!(!module.opaque.is_empty(), "piece {id}");
        let written = write(&module, bytecode::CURRENT_VERSION);
        assert_eq!(run(&program, &[], &written), *own, "piece {id}");
        assert_eq!(write(&read(&written), bytecode::CURRENT_VERSION), written, "piece {id}");
        // The numbers of another version are others.
        let options =
            WriteOptions { version: 5, elide_resources: false, origin: Origin::File(&module) };
        assert!(bytecode::write(&module.ir, registry(), &options).is_err(), "piece {id}");
        compared += 1;
    }
    assert!(compared > 10, "only {compared} pieces hold something that is kept as bytes");
}

/// The printed module of a file of `corpus/bytecode`.
fn artifact(name: &str) -> String {
    let path = repository().join("corpus/bytecode").join(name);
    let module = read(&std::fs::read(path).expect("a file of the corpus"));
    assert!(module.opaque.is_empty(), "{name}: {:?}", module.opaque);
    let text = print(&module.ir, registry(), &PrintOptions::default());
    String::from_utf8(text).expect("a text")
}

#[test]
fn collective_operations_of_shardy_are_read() {
    let text = artifact("collectives.mlirbc");
    for part in [
        r#"gathering_axes = #sdy<list_of_axis_ref_lists[{"x"}, {}]>"#,
        r#"slicing_axes = #sdy<list_of_axis_ref_lists[{}, {"y":(1)2}]>"#,
        r#"params = #sdy<all_to_all_param_list[{"y":(1)2}: 1->0]>"#,
        r#"reduction_axes = #sdy<axis_ref_list{"x"}>"#,
        r#"reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{"x"}, {}]>"#,
    ] {
        assert!(text.contains(part), "no '{part}' in\n{text}");
    }
}

#[test]
fn quantized_types_tolerances_and_groups_of_replicas_are_read() {
    let text = artifact("quantized.mlirbc");
    assert_eq!(check(&text), [], "{text}");
    for part in [
        "tensor<3x!quant.uniform<i8<-127:127>:f32, 7.500000e-01:-3>>",
        "tensor<5x2x!quant.uniform<u8:f32:1, {5.000000e-01:3,2.500000e-01}>>",
        "#stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
        r#""stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}>"#,
        r#"mesh = #stablehlo.mesh<axes=[<name = "rows", size = 3>, <name = "columns", size = 2>], device_ids=dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>>"#,
        r#"axes = [#stablehlo.axis_ref<name = "columns">, #stablehlo.axis_ref<name = "rows", sub_axis_info = (1)3>]"#,
        "-> !stablehlo.future<tensor<2xf32>>",
    ] {
        assert!(text.contains(part), "no '{part}' in\n{text}");
    }
}

#[test]
fn types_quantized_by_blocks_are_read() {
    let Some(program) = mlir_opt() else { return };
    let text = "module {
  func.func private @a(tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00:1, 2.000000e+00}, {3.000000e+00, 4.000000e+00}}>>)
  func.func private @b(tensor<2x4x!quant.uniform<u8<0:100>:f16:{1:2}, {{1.500000e+00:3, 1.500000e+00:3}}>>)
  func.func private @c(tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{2.000000e+00}, {2.000000e+00:-7}}>>)
}

";
    let file = run(&program, &["-emit-bytecode"], text.as_bytes());
    let outcome = opt_of(&file, &Options::default());
    assert_eq!(String::from_utf8_lossy(&outcome.output), text, "{}", outcome.messages);
}

#[test]
fn portable_artifacts_are_read_as_stablehlo() {
    let (sharded, symbolic) = (artifact("sharded.mlirbc"), artifact("symbolic.mlirbc"));
    for text in [&sharded, &symbolic] {
        assert!(!text.contains("vhlo") && !text.contains("unrealized"), "{text}");
        assert_eq!(check(text), [], "{text}");
    }
    for line in [
        "sdy.sharding = #sdy.sharding<@mesh, [{}, {\"model\"}]>}",
        "mesh = #sdy.mesh<[\"data\"=2, \"model\"=4]>",
        "stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x8xf32>)",
        "applies stablehlo.add across dimensions = [0]",
        "call @relu(",
        "func.func private @_take(",
        "#stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>",
    ] {
        assert!(sharded.contains(line), "no '{line}' in\n{sharded}");
    }
    for line in [
        "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {",
        "#stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>",
        "stablehlo.constant dense<[true, false, true]> : tensor<3xi1>",
        "stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>",
        "stablehlo.custom_call @shape_assertion(",
        "bf16",
    ] {
        assert!(symbolic.contains(line), "no '{line}' in\n{symbolic}");
    }
}

/// Debug information, in the form and the order in which mlir-opt 22 prints it.
const DEBUG_INFORMATION: &str = "\
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<\"a.c\" in \"/x\">
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = \"p\", isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, dwarfAddressSpace = 3>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = \"s\", file = #di_file, line = 2, flags = \"Public|TypePassByValue\", elements = #llvm.di_subrange<count = 4 : i64>, #di_derived_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = \"f\", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = \"v\", file = #di_file, line = 4, arg = 1, type = #di_composite_type1>
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(8), DW_OP_LLVM_convert(32, DW_ATE_signed)]> = %arg0 : !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

";

#[test]
fn debug_information_is_read_and_written_as_mlir_encodes_it() {
    let printed = |input: &[u8]| {
        let outcome = opt_of(input, &Options::default());
        assert!(outcome.success, "{}", outcome.messages);
        String::from_utf8_lossy(&outcome.output).into_owned()
    };
    assert_eq!(printed(DEBUG_INFORMATION.as_bytes()), DEBUG_INFORMATION);
    let written = opt_of(DEBUG_INFORMATION.as_bytes(), &to_bytecode());
    assert!(written.success, "{}", written.messages);
    assert!(memchr::memmem::find(&written.output, b"#llvm.di_").is_none());
    assert_eq!(printed(&written.output), DEBUG_INFORMATION);
    assert_eq!(opt_of(&written.output, &to_bytecode()).output, written.output);
    let Some(program) = mlir_opt() else { return };
    let own = run(&program, &[], DEBUG_INFORMATION.as_bytes());
    assert_eq!(String::from_utf8_lossy(&own), DEBUG_INFORMATION);
    assert_eq!(run(&program, &[], &written.output), own);
    let theirs = run(&program, &["-emit-bytecode"], DEBUG_INFORMATION.as_bytes());
    assert_eq!(printed(&theirs), DEBUG_INFORMATION);
}

/// Aliases of aliases expand to a text that doubles with each: the output has no aliases.
#[test]
fn attributes_that_double_at_each_level_are_not_expanded() {
    let mut text = "#t0 = #llvm.tbaa_root<id = \"r\">\n".to_owned();
    for level in 1..=60 {
        let inner = level - 1;
        text.push_str(&format!(
            "#t{level} = #llvm.tbaa_type_desc<id = \"t{level}\", members = {{<#t{inner}, 0>, <#t{inner}, 8>}}>\n"
        ));
    }
    text.push_str("module attributes {a.b = #t60} {\n}\n");
    let printed = opt_of(text.as_bytes(), &Options::default());
    assert!(printed.success, "{}", printed.messages);
    assert_eq!(String::from_utf8_lossy(&printed.output).lines().count(), 64);
    let written = opt_of(text.as_bytes(), &to_bytecode());
    assert!(!written.success);
    assert!(written.messages.contains("too long to be written"), "{}", written.messages);
}

/// As above, but only all of them together are too long.
#[test]
fn attributes_that_share_others_are_expanded_up_to_a_bound() {
    let mut text = "#t0 = #llvm.tbaa_root<id = \"r\">\n".to_owned();
    let mut add = |level: u32, inner: u32| {
        text.push_str(&format!(
            "#t{level} = #llvm.tbaa_type_desc<id = \"t{level}\", members = {{<#t{inner}, 0>, <#t{inner}, 8>}}>\n"
        ));
    };
    (1..=10).for_each(|level| add(level, level - 1));
    (11..=600).for_each(|level| add(level, 10));
    let all: Vec<String> = (11..=600).map(|level| format!("#t{level}")).collect();
    text.push_str(&format!("module attributes {{a.b = [{}]}} {{\n}}\n", all.join(", ")));
    let written = opt_of(text.as_bytes(), &to_bytecode());
    assert!(!written.success);
    assert!(written.messages.contains("too long to be written"), "{}", written.messages);
}

/// The printer recurs with their nesting depth.
#[test]
fn attributes_nest_only_so_deep() {
    let mut text = "#t0 = #llvm.di_file<\"a\" in \"b\">\n".to_owned();
    for level in 1..=1_000 {
        let inner = level - 1;
        text.push_str(&format!("#t{level} = #llvm.di_lexical_block<scope = #t{inner}>\n"));
    }
    text.push_str("module attributes {a.b = #t1000} {\n}\n");
    let printed = opt_of(text.as_bytes(), &Options::default());
    assert!(!printed.success);
    assert!(printed.messages.contains("nested deeper than"), "{}", printed.messages);
}

/// Nothing else of a file need be of the dialect that a resource belongs to.
#[test]
fn resources_of_dialects_without_operations_are_written() {
    let text = "module {\n}\n\n{-#\n  dialect_resources: {\n    apart: {\n      blob: \"0x040000000100000002000000\"\n    }\n  }\n#-}\n";
    let written = opt_of(text.as_bytes(), &to_bytecode());
    assert!(written.success, "{}", written.messages);
    let printed = opt_of(&written.output, &Options::default());
    assert_eq!(String::from_utf8_lossy(&printed.output).trim_end(), text.trim_end());
}

/// A value that is not visible at its use has no number there.
#[test]
fn a_value_from_outside_of_an_isolated_operation_is_not_written() {
    let text = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}\n\
        func.func @g(%a: i32) {\n  %c = arith.muli %a, %a : i32\n  return\n}\n";
    let mut parsed =
        abide_core::mlir::parse::parse(text.as_bytes(), registry(), &Limits::default());
    assert!(parsed.diagnostics.is_empty());
    let options = WriteOptions {
        version: bytecode::CURRENT_VERSION,
        elide_resources: false,
        origin: Origin::Unknown,
    };
    assert!(bytecode::write(&parsed.ir, registry(), &options).is_ok());
    let named = |ir: &abide_core::mlir::ir::Ir, name: &str| {
        ir.walk(ir.top()).find(|one| ir.name_bytes(*one) == name.as_bytes())
    };
    let (add, multiply) =
        (named(&parsed.ir, "arith.addi").unwrap(), named(&parsed.ir, "arith.muli").unwrap());
    parsed.ir.detach(multiply);
    parsed.ir.insert_after(add, multiply);
    let error = bytecode::write(&parsed.ir, registry(), &options).unwrap_err();
    assert_eq!(error.operation, Some(multiply));
    assert_eq!(error.message.to_string(), "'arith.muli' uses a value that is not visible to it");
}

/// A text with other words instead of types and attributes would have errors that the file does not have.
#[test]
fn bytecode_whose_text_is_too_long_is_an_error() {
    let text = format!(
        "#s = \"{}\"\n{}",
        "long ".repeat(20_000),
        "\"t.op\"() {a = #s} : () -> ()\n".repeat(1_000)
    );
    let written = opt_of(text.as_bytes(), &to_bytecode());
    let error = bytecode::to_text(&written.output, registry(), &limits()).unwrap_err();
    assert!(error.over_budget, "{}", error.message);
}
