//! What editors are told of attributes that say how functions are called.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_core::ide::{Document, code_lenses, completions, definition, hover};
use abide_core::limits::Limits;
use abide_core::text::{Span, TextEdit};
use expect_test::expect;

const TEXT: &str = r#"module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 0 : i32} loc("w['b']"), %arg1: f32 {ttcore.argument_type = #ttcore.argument_type<input>}) -> (tensor<4xf32> {jax.result_info = "result[0]['b']"}) {
    return %arg0 : tensor<4xf32>
  }
}
"#;

fn document(text: &str) -> Document {
    Document::new(text.as_bytes().to_vec(), Limits::default())
}

fn at(text: &str, what: &str) -> u32 {
    u32::try_from(text.find(what).unwrap()).unwrap()
}

fn hovered(what: &str) -> String {
    hover(&document(TEXT), at(TEXT, what)).unwrap().markdown
}

#[test]
fn hover_says_what_attributes_state() {
    expect![[r#"
        `tf.aliasing_output`: The number of the result that takes over the buffer of the argument (JAX, on an argument)

        argument 0 `w.b`: `f32[4]`, its buffer becomes result[0].b

        | device | slice |
        |---|---|
        | 0 | `[0:2]` |
        | 1 | `[2:4]` |
    "#]]
    .assert_eq(&hovered("tf.aliasing_output"));
    expect![[r#"
        `jax.result_info`: The place of the result in what the Python function returns (JAX, on a result)

        result[0].b: `f32[4]`
    "#]]
    .assert_eq(&hovered("jax.result_info"));
    assert!(hovered("input>").contains("`input`: changes from call to call"));
    assert!(hovered("%arg0: tensor").contains("argument 0 `w.b`: `f32[4]`"));
    assert!(!hovered("%arg1: f32").contains("| device |"));
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
    let labels = |text: &str, what: &str| -> Vec<String> {
        let offset = at(text, what) + u32::try_from(what.len()).unwrap();
        completions(&document(text), offset).into_iter().map(|one| one.label).collect()
    };
    let partial = TEXT.replace("<input>", "<pa>");
    assert_eq!(labels(&partial, "argument_type<pa"), ["parameter"]);
    let partial = TEXT.replace("tf.aliasing_output = 0 : i32", "tf.al");
    assert!(labels(&partial, "tf.al").contains(&"tf.aliasing_output".to_owned()));
}

#[test]
fn numbers_lead_to_results_and_symbols_to_meshes() {
    let text = |place: &str, more: usize| {
        let offset = at(TEXT, place) + u32::try_from(more).unwrap();
        let (_, to) = definition(&document(TEXT), offset).unwrap();
        String::from_utf8_lossy(to.slice(TEXT.as_bytes())).into_owned()
    };
    assert_eq!(text("= 0 : i32", 2), r#"tensor<4xf32> {jax.result_info = "result[0]['b']"}"#);
    assert_eq!(text("<@mesh", 2), "@mesh");
}

#[test]
fn findings_follow_the_mesh() {
    let before = document(TEXT);
    assert!(before.diagnostics().is_empty(), "{:?}", before.diagnostics());
    let line = at(TEXT, "\"x\"=2");
    let change = TextEdit::new(Span::new(line, line + 3), "\"y\"");
    let after = before.edited(&[change]);
    let codes: Vec<&str> = after.diagnostics().iter().map(|found| found.code.name()).collect();
    assert_eq!(codes, ["abi-mesh-axis"]);
}
