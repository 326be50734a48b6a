//! Mistakes in the bodies of attributes and types.

use super::regressions::{errors, lines};

/// Documents must follow the declarations of an attribute common to both versions of LLVM.
#[test]
fn attributes_of_llvm_have_the_format_that_it_declares() {
    let function = |value: &str| format!("func.func private @f() attributes {{a = {value}}}\n");
    let wrong = ["#llvm.tbaa_root<id = 3>", "#omp.version<version = x>"];
    for one in wrong {
        for text in [function(one), format!("#a = {one}\n")] {
            assert_eq!(lines(&text), [1], "{one}: {:?}", errors(&text));
        }
    }
    let right = [
        "#llvm.tbaa_root<id = \"root\">",
        "#llvm.loop_annotation<disableNonforced = false, mustProgress = true>",
        "#omp.version<version = 50>",
        "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>",
        "#own.tbaa_root<id = 3>",
        "#llvm.tbaa_type_desc<id = \"int\", members = {<#llvm.tbaa_root<id = \"root\">, 0>}>",
        "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", encoding = DW_ATE_signed>",
    ];
    for one in right {
        for text in [function(one), format!("#a = {one}\n")] {
            assert!(lines(&text).is_empty(), "{one}: {:?}", errors(&text));
        }
    }
}

/// Names, required parameters and the known ones among them are those of LLVM 19 to 22; `mlir-opt` 22 refuses the wrong ones.
#[test]
fn structs_of_which_cpp_reads_a_parameter_are_held() {
    let aliases = "#f = #llvm.di_file<\"a.c\" in \"/\">
#d = distinct[0]<>
#n = 5 : i32
#s = #llvm.di_subprogram<id = distinct[1]<>, scope = #f, name = \"g\", file = #f, line = 3>
";
    let function =
        |value: &str| format!("{aliases}func.func private @f() attributes {{a = {value}}}\n");
    let wrong = [
        "#llvm.loop_unroll<disable = tru>",
        "#llvm.loop_unroll<disable true>",
        "#llvm.loop_unroll<disable = true, disable = true>",
        "#llvm.loop_annotation<unroll = 5>",
        "#llvm.loop_annotation<unroll = <disable = tru>>",
        "#llvm.loop_annotation<unrol = <disable = true>>",
        "#llvm.loop_annotation<unroll = <followupUnrolled = <unrol = <disable = true>>>>",
        "#llvm.loop_annotation<unroll = #llvm.loop_vectorize<disable = true>>",
        "#llvm.di_lexical_block<scope = 5>",
        "#llvm.di_lexical_block<scope = >",
        "#llvm.di_lexical_block<scope = #n>",
        "#llvm.di_lexical_block<scope = #s, file = #s>",
        "#llvm.di_lexical_block<scope = #s, file = #f, lin = 3>",
        "#llvm.di_lexical_block<scope = #s file = #f>",
        "#llvm.di_lexical_block<file = #f>",
        "#llvm.di_lexical_block<scope = #llvm.di_lexical_block<scope = 5>>",
        "#llvm.di_subprogram<id = 4, name = \"g\">",
        "#llvm.di_subprogram<name = \"g\", retainedNodes = #s, #n>",
        "#llvm.di_subprogram<file = #file<x = y>>",
        "#llvm.access_group<id = 5>",
        "#llvm.access_group<>",
    ];
    for one in wrong {
        for text in [function(one), format!("{aliases}#a = {one}\n")] {
            assert_eq!(lines(&text), [5], "{one}: {:?}", errors(&text));
        }
    }
    let right = [
        "#llvm.loop_unroll<disable = true, count = 4 : i32>",
        "#llvm.loop_annotation<unroll = <followupUnrolled = <unroll = <disable = true>>>>",
        "#llvm.loop_annotation<startLoc = loc(fused<#f>[\"a\"]), parallelAccesses = <id = #d>, <id = #d>>",
        "#llvm.di_lexical_block<scope = #s, file = #f, line = 3, column = 4>",
        "#llvm.di_lexical_block<column = 4, scope = #llvm.di_lexical_block<scope = #f>>",
        "#llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>",
        "#llvm.di_subprogram<id = #d, name = \"g\", subprogramFlags = \"Definition|Optimized\", retainedNodes = #s, #f>",
        "#llvm.di_global_variable<file = #f, line = 1, type = #llvm.di_null_type>",
        "#llvm.access_group<id = distinct[3]<>>",
    ];
    for one in right {
        for text in [function(one), format!("{aliases}#a = {one}\n")] {
            assert!(lines(&text).is_empty(), "{one}: {:?}", errors(&text));
        }
    }
}

/// `#dialect<name<…>>` is another spelling of `#dialect.name<…>`; `mlir-opt` 22 refuses the wrong ones.
#[test]
fn long_spellings_of_attributes_and_types_are_held() {
    let function = |value: &str| match value.starts_with('!') {
        true => format!("func.func private @f({value})\n"),
        false => format!("func.func private @f() attributes {{a = {value}}}\n"),
    };
    for one in [
        "#arith<fastmath<fsat>>",
        "!nvgpu<mbarrier.group<q>>",
        "#vector<kind<bad>>",
        "#llvm<fastmath<bad>>",
        "#llvm<loop_unroll<disable = tru>>",
        "#llvm<loop_unroll 3>",
        "#llvm<tbaa_root<id = 3>>",
        "#sparse_tensor<encoding<{map = (d0) -> (d0 : compresed)}>>",
        "#dlti<dl_spec<5>>",
    ] {
        assert_eq!(lines(&function(one)), [1], "{one}: {:?}", errors(&function(one)));
    }
    for one in [
        "#arith<fastmath<fast>>",
        "#vector<kind<add>>",
        "#llvm<loop_unroll<disable = true>>",
        "#llvm<tbaa_root<id = \"r\">>",
        "#sparse_tensor<encoding<{map = (d0) -> (d0 : compressed)}>>",
        "#own<thing<3 4>>",
        "!own<thing 3>",
        "!llvm<ptr<3>>",
        "!llvm<ptr>",
        "#gpu<address_space<workgroup>>",
        "#gpu<dim x>",
        "!async<value<f32>>",
    ] {
        assert!(lines(&function(one)).is_empty(), "{one}: {:?}", errors(&function(one)));
    }
}

/// Bodies that `mlir-opt` 22 refuses and others that are valid in it or were in LLVM 19.
#[test]
fn bodies_that_dialects_read_are_held() {
    let function = |value: &str| format!("func.func private @f() attributes {{a = {value}}}\n");
    for one in [
        "#dlti.dl_entry<\"a\">",
        "#dlti.dl_spec<1, 2>",
        "#dlti.dl_spec<i32 = >",
        "#dlti.dl_spec<\"a\" = 1, \"a\" = 2>",
        "#dlti.map<\"a\" 3>",
        "#dlti.map<\"a\">",
        "#dlti.target_device_spec<\"a\" = 1, \"a\" = 2>",
        "#llvm.loop_licm<disable = 5>",
        "#llvm.di_namespace<name = \"n\", exportSymbols = 4>",
        "#spirv.target_env<#spirv.vce<v1.9, [Shader], []>, #spirv.resource_limits<>>",
        "#spirv.target_env<#spirv.vce<v1.0, [Shader,] []>, #spirv.resource_limits<>>",
        "#llvm.vec_type_hint<hint = 4>",
    ] {
        assert_eq!(lines(&function(one)), [1], "{one}: {:?}", errors(&function(one)));
    }
    for one in [
        "#dlti.dl_spec<>",
        "#dlti.dl_entry<i32, dense<32> : vector<2xi64>>",
        "#dlti.dl_spec<#dlti.dl_entry<\"a\", 1>, i32 = dense<32> : vector<2xi64>>",
        "#dlti.map<i32 = 1, !llvm.ptr = [1, 2], vector<2xf32> = \"x\">",
        "#dlti.target_system_spec<\"CPU\" = #dlti.target_device_spec<\"a\" = 1 : i32>>",
        "#dlti.target_system_spec<\"CPU\": #dlti.target_device_spec<#dlti.dl_entry<\"a\", 1 : i32>>>",
        "#llvm.loop_licm<disable = true>",
        "#llvm.di_namespace<name = \"n\", exportSymbols = 1>",
        "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>",
        "#llvm.vec_type_hint<hint = i32>",
    ] {
        assert!(lines(&function(one)).is_empty(), "{one}: {:?}", errors(&function(one)));
    }
}

/// The attribute of a clause is not left out although it has a default.
#[test]
fn words_of_clauses_need_their_attributes() {
    let print = |end: &str| {
        format!("func.func @f(%a: f32) {{\n  vector.print %a : f32{end}\n  return\n}}\n")
    };
    for wrong in [" punctuation", " punctuation {a}"] {
        assert_eq!(lines(&print(wrong)), [2], "{wrong}: {:?}", errors(&print(wrong)));
    }
    for right in ["", " punctuation <comma>", " {a}", " punctuation <newline> {a}"] {
        assert!(lines(&print(right)).is_empty(), "{right}: {:?}", errors(&print(right)));
    }
}
