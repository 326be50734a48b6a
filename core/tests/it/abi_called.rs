//! Compiler attributes about how functions are called, and their diagnostics.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

mod shardings;

use abide_core::abi::{Functions, check, explain};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_core::text::apply_edits;

fn found(text: &str) -> Vec<Diagnostic> {
    let limits = Limits::default();
    check(&syntax::parse(text.as_bytes(), &limits), text.as_bytes(), &limits)
}

/// The diagnostics: the code, the text concerned, and the message.
fn said(text: &str) -> Vec<String> {
    let line = |found: &Diagnostic| {
        let about = String::from_utf8_lossy(found.span.slice(text.as_bytes()));
        format!("{} '{about}': {}", found.code, found.message)
    };
    found(text).iter().map(line).collect()
}

fn call(text: &str) -> String {
    let limits = Limits::default();
    let tree = syntax::parse(text.as_bytes(), &limits);
    let functions = Functions::find(&tree, text.as_bytes(), &limits).functions;
    explain(&functions[0], text.as_bytes(), &limits).text
}

fn results(first: &str, second: &str) -> String {
    format!(
        "func.func private @f() -> (f32 {{jax.result_info = \"{first}\"}}, f32 {{jax.result_info = \"{second}\"}})"
    )
}

fn arguments(first: &str, second: &str) -> String {
    let second = if second.is_empty() { "a.b" } else { second };
    format!(
        "func.func private @f(tensor<4xf32> {{{first}}}, tensor<8xf32> {{{second}}}) -> (tensor<4xf32>, tensor<8xf32>, tensor<2x2xf32>)"
    )
}

/// A module over a mesh of 2 by 4 with an argument of some type and sharding.
fn sharded(ty: &str, attribute: &str) -> String {
    format!(
        "module attributes {{mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}} {{\n\
         sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\n\
         func.func private @f({ty} {{{attribute}}})\n}}\n"
    )
}

fn sdy(ty: &str, sharding: &str) -> String {
    sharded(ty, &format!("sdy.sharding = #sdy.sharding<{sharding}>"))
}

const NOTHING: [&str; 0] = [];

#[test]
fn paths_are_checked() {
    assert_eq!(said(&results("result['a']", "result['b'][0]")), NOTHING);
    assert_eq!(said(&results("[0]", "[1]")), NOTHING);
    // None in a list, and integers as keys, leave numbers out.
    assert_eq!(said(&results("result[1]", "result[5]")), NOTHING);
    assert_eq!(
        said(&results("result['a'", "result.")),
        [
            "abi-path '': invalid path: expected ']'",
            "abi-path '': invalid path: expected the name of a field"
        ]
    );
    assert_eq!(
        said(&results("result\\22", "result")),
        ["abi-path '\\22': invalid path: expected '[', '.' or the end of the path"]
    );
    assert_eq!(
        said(&results("result[0]", "result[0]")),
        ["abi-path-conflict '\"result[0]\"': result 0 has the same path"]
    );
    assert_eq!(
        said(&results("result['a']", "result[0]")),
        [
            "abi-path-conflict '\"result[0]\"': this path takes an item by another kind of key than that of result 0"
        ]
    );
    assert_eq!(
        said(&results("result['a'][0]", "result['a']")),
        [
            "abi-path-conflict '\"result['a']\"': this path and that of result 0 lead through one another"
        ]
    );
    assert_eq!(
        said("func.func private @f() -> (f32 {jax.result_info = 1 : i32})"),
        ["abi-attribute-kind '1 : i32': the attribute 'jax.result_info' has to be a string"]
    );
}

#[test]
fn aliases_are_checked() {
    let alias = |number: u32| format!("tf.aliasing_output = {number} : i32");
    assert_eq!(said(&arguments(&alias(0), &alias(1))), NOTHING);
    assert_eq!(
        said(&arguments(&alias(3), "")),
        ["abi-alias-range '3 : i32': result 3 does not exist: the function has 3 results"]
    );
    assert_eq!(
        said(&arguments("tf.aliasing_output = -1 : i32", "")),
        ["abi-alias-range '-1 : i32': result -1 does not exist: the function has 3 results"]
    );
    assert_eq!(
        said(&arguments(&alias(1), &alias(1))),
        [
            "abi-alias-type '1 : i32': the buffer of tensor<4xf32> does not fit for result 1: tensor<8xf32>",
            "abi-alias-twice '1 : i32': result 1 takes over another buffer already"
        ]
    );
    assert_eq!(
        said(&arguments(&alias(2), "")),
        [
            "abi-alias-type '2 : i32': result 2 is of another type: tensor<2x2xf32>, not tensor<4xf32>"
        ]
    );
    assert_eq!(
        said(&arguments("iree.abi.output = 7 : index", "")),
        ["abi-alias-range '7 : index': result 7 does not exist: the function has 3 results"]
    );
    assert_eq!(
        said(&arguments("tf.aliasing_output = \"0\"", "jax.buffer_donor = 2 : i32")),
        [
            "abi-attribute-kind '\"0\"': the attribute 'tf.aliasing_output' has to be an integer",
            "abi-attribute-kind '2 : i32': the attribute 'jax.buffer_donor' has to be true or false"
        ]
    );
    // A size that is not known may be the right one.
    let open =
        "func.func private @f(tensor<?xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32>";
    assert_eq!(said(open), NOTHING);
}

#[test]
fn aliases_of_functions_that_only_their_file_calls_are_warnings() {
    let severities = |visibility: &str, attribute: &str| -> Vec<Severity> {
        let text = format!(
            "func.func {visibility}@f(%a: tensor<3xf32> {{{attribute}}}) -> tensor<3xf32> {{\n  return %a : tensor<3xf32>\n}}\n"
        );
        found(&text).iter().map(|found| found.severity).collect()
    };
    let alias = "tf.aliasing_output = 2 : i32";
    assert_eq!(severities("private ", alias), [Severity::Warning]);
    assert_eq!(severities("", alias), [Severity::Error]);
    assert_eq!(severities("private ", "tf.aliasing_output = 0 : i32"), []);
    let declared = "func.func private @f(tensor<3xf32> {tf.aliasing_output = 2 : i32})\n";
    assert_eq!(found(declared)[0].severity, Severity::Error);
}

#[test]
fn attributes_on_the_wrong_side_are_ignored() {
    let results =
        |attribute: &str| said(&format!("func.func private @f() -> (f32 {{{attribute}}})"));
    assert_eq!(
        results("tf.aliasing_output = 7 : i32"),
        [
            "abi-attribute-place 'tf.aliasing_output = 7 : i32': 'tf.aliasing_output' is ignored on a result: it belongs on arguments"
        ]
    );
    assert_eq!(
        results("jax.buffer_donor = true"),
        [
            "abi-attribute-place 'jax.buffer_donor = true': 'jax.buffer_donor' is ignored on a result: it belongs on arguments"
        ]
    );
    assert_eq!(results("mhlo.sharding = \"{replicated}\""), NOTHING);
    assert_eq!(
        said("func.func private @f(f32 {jax.result_info = \"x\"})"),
        [
            "abi-attribute-place 'jax.result_info = \"x\"': 'jax.result_info' is ignored on an argument: it belongs on results"
        ]
    );
}

#[test]
fn misspelt_attributes_have_the_known_name() {
    for (written, meant) in [
        ("tf.aliasing_ouput = 0 : i32", "tf.aliasing_output"),
        ("jax.bufer_donor = true", "jax.buffer_donor"),
        ("iree.abi.afinity = 1 : i64", "iree.abi.affinity"),
        ("tt.divisibilty = 16 : i32", "tt.divisibility"),
        ("onnx.nam = \"x\"", ""),
        ("onnx.names = \"x\"", "onnx.name"),
        ("\"jax.bufer_donor\" = true", "jax.buffer_donor"),
        ("own.buffer_donr = true", ""),
        ("jax.other = true", ""),
        ("llvm.writable", ""),
        ("llvm.allocalign", ""),
        ("mhlo.shardings_of_others = \"x\"", ""),
    ] {
        let text = format!("func.func private @f(tensor<4xf32> {{{written}}}) -> tensor<4xf32>\n");
        let found = found(&text);
        let Some(one) = found.first() else {
            assert_eq!(meant, "", "{written}");
            continue;
        };
        assert_eq!(one.code.name(), "abi-attribute-name", "{written}");
        let fix = one.fix.as_ref().unwrap();
        let fixed = String::from_utf8(apply_edits(text.as_bytes(), &fix.edits).unwrap()).unwrap();
        assert!(!meant.is_empty() && fixed.contains(meant), "{fixed}");
        assert_eq!(self::found(&fixed).len(), 0, "{fixed}");
    }
}

#[test]
fn attributes_of_onnx_models_are_known() {
    let function = |name: &str| {
        format!(
            "func.func private @f() attributes {{torch.onnx_meta.opset_version = 21 : si64, {name} = {{ai.onnx.ml = 5 : si64}}}}\n"
        )
    };
    assert_eq!(said(&function("torch.onnx_meta.opset_versions")), NOTHING);
    assert_eq!(said(&function("torch.onnx_meta.opset_verzions")).len(), 1);
}

#[test]
fn tied_results_have_an_argument() {
    let function = |tied: &str, arguments: &str| {
        said(&format!(
            "func.func @f({arguments}) -> (tensor<4xf32> {{iree.abi.tied = {tied}}}) {{\n  %0 = \"a.b\"() : () -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}}\n"
        ))
    };
    assert_eq!(function("0 : i64", "%a: tensor<4xf32>"), NOTHING);
    for (tied, arguments, have) in [
        ("1 : i64", "%a: tensor<4xf32>", "1 argument"),
        ("0 : i64", "", "0 arguments"),
        ("-1 : i64", "%a: i32, %b: i32", "2 arguments"),
    ] {
        let number = tied.split(' ').next().unwrap();
        let message = format!(
            "abi-alias-range '{tied}': argument {number} does not exist: the function has {have}"
        );
        assert_eq!(function(tied, arguments), [message]);
    }
}

#[test]
fn misspelt_attributes_of_functions_have_the_known_name() {
    for (written, meant) in [
        ("tf_saved_model.exported_name = [\"f\"]", "tf_saved_model.exported_names"),
        ("tf.entry_functon = {}", "tf.entry_function"),
        ("iree.abi.modell = \"sync\"", "iree.abi.model"),
        // Arguments and results have this one.
        ("iree.abi.afinity = 1 : i64", ""),
        ("tf.entry_points = {}", ""),
    ] {
        let text = format!("func.func private @f() attributes {{{written}}}\n");
        let found = found(&text);
        let fixes = found.iter().filter_map(|one| one.fix.as_ref());
        let edits: Vec<_> =
            fixes.map(|fix| String::from_utf8_lossy(&fix.edits[0].replacement)).collect();
        assert_eq!(edits.join(" "), meant, "{written}");
    }
}

#[test]
fn a_buffer_is_given_away_once() {
    for (first, fixed_text) in [
        ("jax.buffer_donor = true, tf.aliasing_output = 0 : i32", "{tf.aliasing_output = 0 : i32}"),
        ("tf.aliasing_output = 0 : i32, jax.buffer_donor = true", "{tf.aliasing_output = 0 : i32}"),
    ] {
        let text = arguments(first, "jax.buffer_donor = true");
        let found = found(&text);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].code.name(), "abi-alias-donated");
        let fix = found[0].fix.as_ref().unwrap();
        let fixed = String::from_utf8(apply_edits(text.as_bytes(), &fix.edits).unwrap()).unwrap();
        assert!(fixed.contains(fixed_text), "{fixed}");
    }
}

#[test]
fn numbers_and_words_are_checked() {
    let kernel = |first: &str, second: &str| {
        format!(
            "func.func private @f(i32 {{hacc.arg_type = #hacc.arg_type<input>{first}}}, i32 {{hacc.arg_type = #hacc.arg_type<input>{second}}})"
        )
    };
    let number = |number: u32| format!(", hacc.input_idx = #hacc.input_idx<{number}>");
    assert_eq!(said(&kernel(&number(0), &number(1))), NOTHING);
    assert_eq!(said(&kernel("", "")), NOTHING);
    assert_eq!(
        said(&kernel(&number(1), &number(1))),
        ["abi-value-number '#hacc.input_idx<1>': another argument has the number 1, too"]
    );
    assert_eq!(
        said(&kernel(&number(0), &number(2))),
        ["abi-value-number '#hacc.input_idx<2>': 2 is out of range: there are 2 arguments"]
    );
    assert_eq!(
        said(&kernel(&number(0), "")),
        [
            "abi-value-number 'hacc.arg_type = #hacc.arg_type<input>': other arguments that are 'input' have a number"
        ]
    );
    let word = |word: &str| {
        format!(
            "func.func private @f(i32 {{ttcore.argument_type = #ttcore.argument_type<{word}>}})"
        )
    };
    assert_eq!(said(&word("parameter")), NOTHING);
    assert_eq!(
        said(&word("Parameter")),
        [
            "abi-word 'Parameter': 'ttcore.argument_type' is one of 'input', 'parameter', 'constant', 'default', not 'Parameter'"
        ]
    );
    let fix = found(&word("Parameter")).remove(0).fix.unwrap();
    let fixed = apply_edits(word("Parameter").as_bytes(), &fix.edits).unwrap();
    assert_eq!(String::from_utf8(fixed).unwrap(), word("parameter"));
}

#[test]
fn declarations_are_compared_with_the_function() {
    let stub = |declaration: &str| {
        format!(
            "util.func public @f(%a: !hal.buffer_view, %w: !hal.fence, %s: !hal.fence) -> !hal.buffer_view attributes {{iree.abi.stub, iree.reflection = {{iree.abi.declaration = \"{declaration}\"}}}} {{\n  util.return %a : !hal.buffer_view\n}}"
        )
    };
    assert_eq!(
        said(&stub("async func @f(%input0: tensor<4x2xf32>) -> (%output0: tensor<4xf32>)")),
        NOTHING
    );
    assert_eq!(
        said(&stub("async func @f(%input0: i32) -> ()")),
        [
            "abi-declaration 'async func @f(%input0: i32) -> ()': the declaration has i32 for argument 0, but the function has !hal.buffer_view",
            "abi-declaration 'async func @f(%input0: i32) -> ()': the declaration has 0 results, but the function has 1"
        ]
    );
    assert_eq!(
        said(&stub("sync func @f() -> (%output0: i32)")),
        [
            "abi-declaration 'sync func @f() -> (%output0: i32)': the declaration has 0 arguments, but the function has 1",
            "abi-declaration 'sync func @f() -> (%output0: i32)': the declaration has i32 for result 0, but the function has !hal.buffer_view"
        ]
    );
}

#[test]
fn declared_types_are_compared_with_the_function() {
    let function = |ty: &str, declared: &str| {
        format!(
            "util.func public @f(%a: {ty}) attributes {{iree.reflection = {{iree.abi.declaration = \"sync func @f(%input0: {declared}) -> ()\"}}}} {{\n  util.return\n}}"
        )
    };
    for (ty, declared) in [
        ("!hal.buffer_view", "tensor<4x?xf32>"),
        ("!vm.ref<!hal.buffer_view>", "tensor<f32>"),
        ("!vm.ref< !hal.buffer_view >", "tensor<f32>"),
        ("tensor<?x4xf32>", "tensor<3x4xf32>"),
        ("i32", "i8"),
        ("f32", "f64"),
        ("i16", "bf16"),
        ("!any.type", "tensor<2xf32>"),
        ("i32", "!any.type"),
    ] {
        assert_eq!(said(&function(ty, declared)), NOTHING, "{ty} as {declared}");
    }
    for (ty, declared) in [
        ("!hal.buffer_view", "i32"),
        ("i32", "tensor<i32>"),
        ("i32", "f32"),
        ("f64", "index"),
        ("tensor<4xf32>", "tensor<5xf32>"),
        ("tensor<4xf32>", "tensor<4x1xf32>"),
        ("tensor<4xf32>", "tensor<4xi32>"),
    ] {
        let message = format!(
            "abi-declaration 'sync func @f(%input0: {declared}) -> ()': the declaration has {declared} for argument 0, but the function has {ty}"
        );
        assert_eq!(said(&function(ty, declared)), [message]);
    }
}

#[test]
fn functions_that_wait_take_fences() {
    let stub = |more: &str, model: &str| {
        format!(
            "util.func public @f$async(%a: i32{more}) attributes {{iree.abi.stub, iree.reflection = {{iree.abi.model = \"{model}\"}}}} {{\n  util.return\n}}"
        )
    };
    let fences = ", %w: !hal.fence, %s: !vm.ref<  !hal.fence>";
    assert_eq!(said(&stub(fences, "coarse-fences")), NOTHING);
    assert_eq!(said(&stub("", "sync")), NOTHING);
    for (more, have) in [("", "0 fences"), (", %w: !hal.fence", "1 fence")] {
        assert_eq!(
            said(&stub(more, "coarse-fences")),
            [format!(
                "abi-fences '\"coarse-fences\"': 'coarse-fences' takes a fence to wait for and one to signal as the last arguments, but the function has {have}"
            )]
        );
    }
    // The compiler makes the function that takes them.
    let source = "func.func @f(%a: tensor<i32>) attributes {iree.abi.model = \"coarse-fences\"} {\n  return\n}";
    assert_eq!(said(source), NOTHING);
}

/// A kernel that runs somewhere, with the function for its tiles, and a function that it calls.
fn kernel(kernel: &str, tiling: &str, called: &str) -> String {
    format!(
        "func.func private @tiles() -> i64 attributes {{hacc.function_kind = #hacc.function_kind<{tiling}>}}\n\
         func.func private @part() attributes {{hacc.function_kind = #hacc.function_kind<{called}>}}\n\
         func.func private @other()\n\
         func.func @kernel() attributes {{hacc.entry, hacc.function_kind = #hacc.function_kind<{kernel}>, hacc.tiling_function = #hacc.tiling_function<@tiles>}} {{\n  call @part() : () -> ()\n  call @other() : () -> ()\n  return\n}}\n"
    )
}

#[test]
fn functions_run_where_they_are_used() {
    assert_eq!(said(&kernel("DEVICE", "HOST", "DEVICE")), NOTHING);
    assert_eq!(said(&kernel("HOST", "HOST", "DEVICE")), NOTHING);
    assert_eq!(
        said(&kernel("DEVICE", "HOST", "HOST")),
        ["abi-function-kind '@part': this runs on the device, and @part runs on the host"]
    );
    assert_eq!(
        said(&kernel("DEVICE", "DEVICE", "DEVICE")),
        [
            "abi-function-kind '#hacc.tiling_function<@tiles>': the host is to run @tiles, which runs on the device"
        ]
    );
    let text = kernel("DEVICE", "HOST", "DEVICE");
    assert_eq!(
        said(&text.replace("@tiles()", "@others()")),
        ["abi-function-name '#hacc.tiling_function<@tiles>': this module has no function @tiles"]
    );
    assert_eq!(
        said(&text.replace("#hacc.tiling_function<@tiles>", "0 : i32")),
        ["abi-attribute-kind '0 : i32': the attribute 'hacc.tiling_function' has to be a symbol"]
    );
    let quoted = text.replace("@tiles", "@\"a b\"");
    assert_eq!(said(&quoted), NOTHING);
    // A function of the enclosing module is also found, as is one in the generic form.
    let around = "\"func.func\"() <{function_type = () -> (), sym_name = \"tiles\"}> ({}) {hacc.function_kind = #hacc.function_kind<DEVICE>} : () -> ()\n";
    let kernel = &text[text.find("func.func @kernel").unwrap()..];
    assert_eq!(
        said(&format!("{around}module {{\n{kernel}\n}}\n")),
        [
            "abi-function-kind '#hacc.tiling_function<@tiles>': the host is to run @tiles, which runs on the device"
        ]
    );
}

#[test]
fn declarations_are_part_of_the_call() {
    let text = "util.func public @f$async(%arg0: !hal.buffer_view, %arg1: i32, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = \"async func @f(%left: tensor<4x?xf32>, %input1: i32, %out: tensor<4xf32> {iree.abi.output = 0 : index}) -> (%output0: tensor<4xf32>)\", iree.abi.model = \"coarse-fences\"}} {\n}";
    assert_eq!(
        call(text),
        "(left: f32[4,?], arg1: i32, out: f32[4] -> result, arg3: !hal.fence, arg4: !hal.fence) -> f32[4]"
    );
    assert_eq!(
        call(&text.replace("async func @f(", "written by hand (")),
        "(arg0: !hal.buffer_view, arg1: i32, arg2: !hal.buffer_view, arg3: !hal.fence, arg4: !hal.fence) -> !hal.buffer_view"
    );
}

#[test]
fn values_may_be_in_aliases() {
    let text = sdy("tensor<8xf32>", r#"@mesh, [{"x"}]"#);
    let alias = text.replace(r#"#sdy.sharding<@mesh, [{"x"}]>"#, "#s");
    let with = |sharding: &str| format!("#s = #sdy.sharding<{sharding}>\n{alias}");
    assert_eq!(said(&with(r#"@mesh, [{"x"}]"#)), NOTHING);
    assert_eq!(
        said(&with(r#"@mesh, [{"w"}]"#)),
        [r##"abi-mesh-axis '#s': the mesh has no axis "w": it has "x", "y""##]
    );
    // A missing alias has another diagnostic.
    assert_eq!(said(&alias), NOTHING);
}

#[test]
fn calls_are_explained() {
    let text = r#"#loc1 = loc("batch['x']")
func.func @step(%arg0: tensor<3xf32> {tf.aliasing_output = 1 : i32} loc("params['b']"), %arg1: tensor<8x?xf32> {jax.buffer_donor = true, mhlo.memory_kind = "pinned_host"} loc(#loc1), %arg2: tensor<i32> loc("n"("elsewhere"))) -> (tensor<f32> {jax.result_info = "result['loss']"}, tensor<3xf32> {jax.result_info = "result['p'][0]"}) {
}
"#;
    assert_eq!(
        call(text),
        "(params.b: f32[3] donated -> result.p[0], batch.x: f32[8,?] donated in pinned_host, arg2: i32) \
         -> {loss: f32, p: (f32[3],)}"
    );
    // A name within the location of another thing is not the argument's name.
    assert_eq!(call(&text.replace(r#"("elsewhere")"#, "(#loc1)")), call(text));
    let named = text.replace(r#""n"("elsewhere")"#, "\"n\"");
    assert_eq!(
        call(&named),
        "(params: {b: f32[3] donated -> result.p[0]}, batch: {x: f32[8,?] donated in pinned_host}, n: i32) \
         -> {loss: f32, p: (f32[3],)}"
    );
}

#[test]
fn names_alone_are_explained() {
    let named = r#"func.func @f(%a: tensor<4xf32> {iree.abi.name = "x"}) -> (tensor<4xf32> {iree.abi.name = "z"}) { }"#;
    assert_eq!(call(named), "(x: f32[4]) -> {z: f32[4]}");
    let first = r#"func.func @f(%a: i32 {iree.abi.name = "x"}, %b: f32) -> i32 { }"#;
    assert_eq!(call(first), "(x: i32, b: f32) -> i32");
    let result = r#"func.func private @f(i32) -> (i32 {iree.abi.name = "z"})"#;
    assert_eq!(call(result), "(arg0: i32) -> {z: i32}");
    // Without any attribute the types are those of the text.
    assert_eq!(call("func.func @f(%a: tensor<4xf32>) -> i32 { }"), "(a: tensor<4xf32>) -> i32");
}

#[test]
fn a_declaration_that_does_not_fit_gives_no_names() {
    let with = |types: &str, results: &str, declared: &str| {
        let (_, arguments) = types.split(", ").fold((0, String::new()), |(number, all), ty| {
            let comma = if number > 0 { ", " } else { "" };
            (number + 1, format!("{all}{comma}%{number}: {ty}"))
        });
        call(&format!(
            "util.func public @f({arguments}) -> ({results}) attributes {{iree.reflection = \
             {{iree.abi.declaration = \"sync func @f({declared}\"}}}} {{\n  util.return\n}}\n"
        ))
    };
    let view = "!hal.buffer_view";
    let fits = "%x: tensor<4xf32>, %n: i32) -> (%output0: tensor<4xf32>)";
    let own = |types: &str, results: &str| with(types, results, "");
    let two = format!("{view}, i32");
    assert!(
        with(&two, view, fits).starts_with("(x: f32[4], n: i32) -> "),
        "{}",
        with(&two, view, fits)
    );
    let fenced = format!("{two}, !hal.fence, !hal.fence");
    assert!(with(&fenced, view, fits).starts_with("(x: f32[4], n: i32"), "fences may follow");
    for (types, results) in [
        (format!("{view}, {view}, i32"), view.to_owned()),
        (format!("{two}, i32"), view.to_owned()),
        (view.to_owned(), view.to_owned()),
        (format!("i32, {view}"), view.to_owned()),
        (format!("{view}, f32"), view.to_owned()),
        (two.clone(), format!("{view}, {view}")),
        (two.clone(), "i32".to_owned()),
    ] {
        assert_eq!(with(&types, &results, fits), own(&types, &results), "{types} -> {results}");
    }
}
