//! Editor features for attributes about how functions are called.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::document;
use abide_core::abi::{Functions, explain, find_sizes};
use abide_core::ide::{
    Document, abi_at, code_lenses, completions, definition, explain_abi, hover, inlay_hints,
    references, rename,
};
use abide_core::text::{Span, TextEdit, apply_edits};
use abide_testing::{marked, place, range};
use expect_test::expect;

const TEXT: &str = r#"module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 0 : i32} loc("w['b']"), %arg1: f32 {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<4xf32> {jax.result_info = "result[0]['b']"}) {
    return %arg0 : tensor<4xf32>
  }
}
"#;

fn hovered(quoted: &str) -> String {
    hover(&document(TEXT), place(TEXT, quoted)).unwrap().markdown
}

/// The completions at the cursor.
fn labels(source: &str) -> Vec<String> {
    let file = marked(source);
    let found = completions(&document(&file.text), file.cursor()).into_iter();
    found.map(|one| one.label).collect()
}

#[test]
fn hover_explains_abi_attributes() {
    expect![[r#"
        `tf.aliasing_output`: The number of the result that takes over the buffer of the argument (JAX, on an argument)

        argument 0 `w.b`: `f32[4]`, its buffer becomes result[0].b, sharded `[{"x"}]`

        | device | slice |
        |---|---|
        | 0 | `[0:2]` |
        | 1 | `[2:4]` |
    "#]]
    .assert_eq(&hovered("$0tf.aliasing_output"));
    expect![[r#"
        `jax.result_info`: The place of the result in what the Python function returns (JAX, on a result)

        result[0].b: `f32[4]`
    "#]]
    .assert_eq(&hovered("$0jax.result_info"));
    assert!(hovered("$0input>").contains("`input`: changes from call to call"));
    assert!(hovered("$0%arg0: tensor").contains("argument 0 `w.b`: `f32[4]`"));
    assert!(!hovered("$0%arg1: f32").contains("| device |"));
}

#[test]
fn the_lens_shows_the_call() {
    let titles: Vec<String> =
        code_lenses(&document(TEXT)).into_iter().map(|lens| lens.title).collect();
    assert!(
        titles.iter().any(|title| title.starts_with(
            "attributes: (w.b: f32[4] donated -> result[0].b sharded [{\"x\"}], arg1: f32 as input)"
        )),
        "{titles:?}"
    );
}

#[test]
fn words_and_names_are_completed() {
    assert_eq!(labels(&TEXT.replace("<input>", "<pa$0>")), ["parameter"]);
    let partial = TEXT.replace("tf.aliasing_output = 0 : i32", "tf.al$0");
    assert!(labels(&partial).contains(&"tf.aliasing_output".to_owned()));
}

#[test]
fn numbers_lead_to_results_and_symbols_to_meshes() {
    let text = |quoted: &str| {
        let (_, to) = definition(&document(TEXT), place(TEXT, quoted)).unwrap();
        String::from_utf8_lossy(to.slice(TEXT.as_bytes())).into_owned()
    };
    assert_eq!(text("= $00 : i32"), r#"tensor<4xf32> {jax.result_info = "result[0]['b']"}"#);
    assert_eq!(text("<@$0mesh"), "@mesh");
}

#[test]
fn diagnostics_follow_the_mesh() {
    let before = document(TEXT);
    assert!(before.diagnostics().is_empty(), "{:?}", before.diagnostics());
    let change = edit(TEXT, "$0\"x\"$0=2", "\"y\"");
    let after = before.edited(&[change]);
    let codes: Vec<&str> = after.diagnostics().iter().map(|found| found.code.name()).collect();
    assert_eq!(codes, ["abi-mesh-axis"]);
}

#[test]
fn diagnostics_follow_what_device_code_calls() {
    let text = "func.func private @tiles() attributes {hacc.function_kind = #hacc.function_kind<HOST>}\n\
        func.func private @part() attributes {hacc.function_kind = #hacc.function_kind<DEVICE>}\n\
        func.func @kernel() attributes {hacc.function_kind = #hacc.function_kind<DEVICE>} {\n  call @part() : () -> ()\n  return\n}\n";
    let codes = |document: &Document| -> Vec<&str> {
        document.diagnostics().iter().map(|found| found.code.name()).collect()
    };
    let before = document(text);
    assert_eq!(codes(&before), [""; 0]);
    let after = before.edited(&[edit(text, "call $0@part$0", "@tiles")]);
    assert_eq!(codes(&after), ["abi-function-kind"]);
    let text = &text.replace("call @part", "call @tiles");
    let back = after.edited(&[edit(text, "call $0@tiles$0", "@part")]);
    assert_eq!(codes(&back), [""; 0]);
}

/// The edit that replaces the text between the cursors of a quoted part.
fn edit(text: &str, quoted: &str, new: &str) -> TextEdit {
    let range = range(text, quoted);
    TextEdit::new(Span::new(range.start, range.end), new)
}

/// Two meshes with an axis of one name, in attributes of a function and of operations.
const MESHES: &str = r#"sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @other = <["x"=8]>
#s = #sdy.sharding<@mesh, [{}, {"x"}]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "y"}, {?}], replicated={}>}, %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@other, [{"x"}]>}, %c: tensor<8x8xf32> {sdy.sharding = #s, own.names = ["x"], own.x = {"x" = 1 : i32}}) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%d: tensor<4x8xf32>) {
    %1 = "own.op"(%d) {sdy.sharding = #sdy.sharding_per_value<[<@other, [{"x"}]>, <@mesh, [{"x"}]>]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    sdy.return %1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
"#;

fn renamed(text: &str, quoted: &str, to: &str) -> Result<String, String> {
    let edits =
        rename(&document(text), place(text, quoted), to).map_err(|error| error.to_string())?;
    Ok(String::from_utf8(apply_edits(text.as_bytes(), &edits).unwrap()).unwrap())
}

#[test]
fn an_axis_is_renamed_with_its_uses() {
    let expected = MESHES
        .replace("mesh = <[\"x\"", "mesh = <[\"w\"")
        .replace("@mesh, [{\"x\"", "@mesh, [{\"w\"")
        .replace("@mesh, [{}, {\"x\"", "@mesh, [{}, {\"w\"")
        .replace("manual_axes={\"x\"", "manual_axes={\"w\"");
    for from in ["<[\"$0x\"=2", "[{\"$0x\":", "{\"$0x\", \"y\"} (", "{\"$0x\"}]>\nfunc"] {
        let offset = place(MESHES, from);
        let edits = rename(&document(MESHES), offset, "w").unwrap();
        let text = apply_edits(MESHES.as_bytes(), &edits).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), expected, "{from}");
        assert_eq!(references(&document(MESHES), offset).len(), 7, "{from}");
    }
    let other = renamed(MESHES, "[\"$0x\"=8", "\"z\"").unwrap();
    assert_eq!(other.matches("\"z\"").count(), 3);
    assert!(renamed(MESHES, "[\"$0x\"=2", "y").is_err(), "the mesh has it already");
    assert!(renamed(MESHES, "[\"$0x\"=2", "a\"b").is_err(), "it would end the string");
    // Anything but an axis has no name.
    assert!(renamed(MESHES, "[\"$0x\"], own", "w").is_err());
    assert!(renamed(MESHES, "{\"$0x\" = 1", "w").is_err());
}

#[test]
fn hover_explains_mesh_axes() {
    let markdown = hover(&document(MESHES), place(MESHES, "\"$0y\"}, {?}")).unwrap().markdown;
    assert!(markdown.starts_with("`\"y\"`: axis of the mesh `@mesh`, 4 devices\n"), "{markdown}");
    assert!(markdown.contains("| device | slice |"), "{markdown}");
    let (_, to) = definition(&document(MESHES), place(MESHES, "\"$0y\"} (")).unwrap();
    assert_eq!(to.start(), place(MESHES, "$0\"y\"=4"));
}

#[test]
fn meshes_axes_and_results_are_completed() {
    assert_eq!(
        labels(&MESHES.replace("<@mesh, [{\"x\":", "<@$0mesh, [{\"x\":")),
        ["@mesh", "@other"]
    );
    let axes = "{\"x\":(1)2, \"y\"}";
    assert_eq!(labels(&MESHES.replace(axes, "{\"x\", \"$0\"}")), ["y"]);
    assert_eq!(labels(&MESHES.replace(axes, "{$0}")), ["\"x\"", "\"y\""]);
    let aliased = "func.func private @f(f32 {tf.aliasing_output = $00 : i32}) -> (i32, f32, f32)";
    assert_eq!(labels(aliased), ["1", "2"]);
}

/// An alias definition is completed as at the uses of the alias.
#[test]
fn attributes_are_completed_in_definitions_of_aliases() {
    let labels = |line: &str| -> Vec<String> {
        let mesh = "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>";
        labels(&format!("{mesh}\n{line}\nfunc.func @f() {{ return }}\n"))
    };
    for line in [
        "#s = #sdy.sharding<@$0>",
        "#s = #sdy.sharding<@$0",
        "#s = {sdy.sharding = #sdy.sharding<@$0>}",
    ] {
        assert_eq!(labels(line), ["@mesh"], "{line}");
    }
    assert_eq!(labels("#s = #sdy.sharding<@mesh, [{$0}]>"), ["\"x\"", "\"y\""]);
    assert_eq!(labels("#s = #sdy.sharding<@mesh, [{\"x\"}, {\"$0\"}]>"), ["y"]);
    assert_eq!(labels("#a = #ttcore.argument_type<pa$0>"), ["parameter"]);
    assert_eq!(labels("#a = {ttcore.argument_type = #ttcore.argument_type<inp$0>}"), ["input"]);
    for line in ["#a = {jax.b$0}", "#a = {mhlo.sharding = \"{replicated}\", jax.b$0}"] {
        assert_eq!(labels(line), ["jax.buffer_donor"], "{line}");
    }
    // Existing keys, and positions other than keys.
    assert_eq!(labels("#a = {jax.buffer_donor = true, jax.b$0}"), [""; 0]);
    assert!(!labels("#a = {own.key = jax.b$0}").contains(&"jax.buffer_donor".to_owned()));
    assert!(!labels("#a = [jax.b$0]").contains(&"jax.buffer_donor".to_owned()));
}

#[test]
fn operands_show_the_names_of_parameters() {
    let text = r#"func.func private @step(%b: tensor<3xf32> loc("params['b']"), %lr: f32, %arg2: i32) -> (tensor<3xf32> {jax.result_info = "result['b']"}, f32 {jax.result_info = "result['loss'][0]"}) {
  %0 = arith.addf %lr, %lr : f32
  return %b, %0 : tensor<3xf32>, f32
}
func.func @main(%x: tensor<3xf32>, %lr: f32, %n: i32) -> tensor<3xf32> {
  %0:2 = call @step(%x, %lr, %n) : (tensor<3xf32>, f32, i32) -> (tensor<3xf32>, f32)
  %1:2 = func.call @step(%x, %0#1, %n) : (tensor<3xf32>, f32, i32) -> (tensor<3xf32>, f32)
  return %1#0 : tensor<3xf32>
}
"#;
    let file = document(text);
    let hints = inlay_hints(&file, Span::new(0, u32::try_from(text.len()).unwrap()));
    let shown: Vec<String> = hints
        .iter()
        .filter(|hint| hint.is_parameter)
        .map(|hint| {
            let after = &text[hint.offset as usize..];
            format!("{}{}", hint.label, &after[..after.find([',', ')', ' ']).unwrap()])
        })
        .collect();
    // No hint repeats the name of the value: `%b`, `%lr`.
    assert_eq!(shown, ["loss[0]:%0", "params.b:%x", "params.b:%x", "lr:%0#1"]);
    // Outside of the range there are none.
    assert!(inlay_hints(&file, Span::new(0, 10)).is_empty());
}

/// The sizes of results in the editor equal those of `abide abi`, before and after edits.
#[test]
fn sizes_of_results_have_the_names_of_those_of_arguments() {
    let exported = include_str!("../../../corpus/jax/exported.mlir");
    let info = "@main(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32> {$0jax.result_info";
    let with_concatenation = |document: &Document, result: &str| {
        let signature = format!("(f32[n,k]) -> {result}");
        let texts = [
            hover(document, place(exported, "@$0main(")).unwrap().markdown,
            hover(document, place(exported, info)).unwrap().markdown,
            code_lenses(document).remove(0).title,
            explain_abi(document, place(exported, "@main($0%arg0")).unwrap().markdown,
            abi_at(document, place(exported, "$0%c = ")).unwrap(),
        ];
        for text in texts {
            assert!(text.contains(result), "{text}");
        }
        let text = document.text();
        let mut functions = Functions::find(document.tree(), text, document.limits()).functions;
        find_sizes(&mut functions, text, document.registry(), document.limits());
        let main = explain(&functions[0], text, document.limits()).text;
        assert_eq!(main, signature);
    };
    let before = document(exported);
    with_concatenation(&before, "f32[2*n,k]");
    // Negative control: along the other dim the other size grows.
    let dim = "%arg2, dim = $00$0 : (tensor<?x?xf32>, t";
    let after = before.edited(&[edit(exported, dim, "1")]);
    with_concatenation(&after, "f32[n,2*k]");
}

#[test]
fn the_page_about_a_function_lists_what_contradicts_it() {
    let page = |ty: &str| {
        let text = format!(
            "func.func @f(%a: tensor<4xf32>) attributes {{iree.reflection = {{iree.abi = \
             \"{{\\22a\\22:[[\\22ndarray\\22,\\22{ty}\\22,1,4]],\\22r\\22:[],\\22v\\22:1}}\"}}}} {{\n  return\n}}\n"
        );
        explain_abi(&document(&text), 12).unwrap().markdown
    };
    let wrong =
        "### Contradictions\n\n- line 1: `argument 0 is described with i8, but is tensor<4xf32>`";
    assert!(page("i8").contains(wrong), "{}", page("i8"));
    assert!(!page("f32").contains("Contradictions"), "{}", page("f32"));
}

#[test]
fn hover_on_a_call_shows_the_signature() {
    let caller = "  func.func @caller(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {\n    %0 = call @main(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>\n    return %0 : tensor<?x?xf32>\n  }\n}";
    let exported = include_str!("../../../corpus/jax/exported.mlir").trim_end();
    let text = exported.strip_suffix('}').unwrap().to_owned() + caller;
    let said = hover(&document(&text), place(&text, "@$0main(%a)")).unwrap().markdown;
    assert!(said.contains("@main(f32[n,k]) -> f32[2*n,k]"), "{said}");
}
