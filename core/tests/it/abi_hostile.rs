//! Function-ABI metadata that was made to hurt: huge, deep, cut off. Linear work ends soon enough for
//! a test; quadratic work would not.

use abide_core::abi::{self, Functions, explain};
use abide_core::limits::Limits;
use abide_core::mlir::{check_without_verifier as check, syntax};

const COUNT: usize = 100_000;

fn survives(text: &str) {
    let limits = Limits::default();
    let tree = syntax::parse(text.as_bytes(), &limits);
    let _ = abi::check(&tree, text.as_bytes(), &limits);
    let mut written = 0;
    for function in &Functions::find(&tree, text.as_bytes(), &limits).functions {
        written += explain(function, text.as_bytes(), &limits).text.len();
        let _ = abi::from_function_type(function);
    }
    // A leaf of two bytes has a type of at most a hundred.
    assert!(written <= 60 * text.len() + 1000, "{written} bytes of explanation");
}

#[test]
fn many_values() {
    let dims = "1x".repeat(COUNT);
    survives(&format!("util.func private @f(%a: tensor<{dims}f32>) -> ({})", "%a, ".repeat(COUNT)));
    survives(&format!("!t = tensor<{dims}f32>\nfunc.func private @f({})", "!t, ".repeat(COUNT)));
    survives(&format!("func.func private @f({}) -> ()", "tensor<1xf32>, ".repeat(COUNT)));
}

#[test]
fn many_diagnostics_and_many_entries() {
    let records = "\\22i8\\22,".repeat(COUNT);
    let types = "i32, ".repeat(COUNT);
    survives(&format!(
        "util.func private @f({types}i32) attributes {{iree.abi = \
         \"{{\\22a\\22:[{records}\\22i8\\22],\\22r\\22:[]}}\"}}"
    ));
    let entries = "iree.abi = \"{}\", ".repeat(COUNT);
    survives(&format!("func.func private @f() attributes {{{entries} f = \"I1!\"}}"));
    let exports =
        "vm.export @f attributes {iree.reflection = {f = \"I1!\"}} ]\n".repeat(COUNT / 10);
    survives(&exports);
}

#[test]
fn one_type_at_many_leaves() {
    let leaves = "_0".repeat(COUNT);
    let sip = format!("I{}!{leaves}R1!", leaves.len() + 1);
    let dims = "1x".repeat(1000);
    survives(&format!(
        "util.func private @f(tensor<{dims}f32>) attributes {{iree.reflection = {{sip = \"{sip}\"}}}}"
    ));
}

#[test]
fn many_statements() {
    let result =
        |path: &str| format!("func.func private @f() -> (f32 {{jax.result_info = \"{path}\"}})");
    survives(&result(&"[0]".repeat(COUNT)));
    survives(&result(&"[".repeat(COUNT)));
    let long = format!("result['{}']", "a".repeat(COUNT));
    let alias = "f32 {tf.aliasing_output = 0 : i32}, ".repeat(COUNT / 10);
    survives(&format!(
        "func.func private @f({alias}f32) -> (f32 {{jax.result_info = \"{long}\"}})"
    ));
    let results: String = (0..COUNT / 10)
        .map(|number| format!("f32 {{jax.result_info = \"result[0]['{number}'][{number}]\"}}, "))
        .collect();
    survives(&format!("func.func private @f() -> ({results}f32)"));
    let dims = "{\"x\"}, ".repeat(COUNT);
    let meshes: String =
        (0..COUNT / 10).map(|number| format!("sdy.mesh @m{number} = <[\"x\"=2]>\n")).collect();
    let functions = "func.func private @f(f32 {sdy.sharding = #sdy.sharding<@m, []>})\n";
    survives(&format!("{meshes}{}", functions.repeat(COUNT / 10)));
    survives(&format!(
        "func.func private @f(f32 {{sdy.sharding = #sdy.sharding<@m, [{dims}{{}}]>}})"
    ));
    let devices = "1,".repeat(COUNT);
    survives(&format!(
        "func.func private @f(f32 {{mhlo.sharding = \"{{devices=[{COUNT}]{devices}1}}\"}})"
    ));
    survives(&format!("func.func private @f(f32 {{mhlo.sharding = \"{}\"}})", "{".repeat(COUNT)));
    let list = format!("sdy.mesh @m = <[\"x\"={COUNT}], device_ids=[{devices}1]>\n");
    let value = "tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}, ".repeat(COUNT / 100);
    survives(&format!("{list}func.func private @f({value}f32)"));
}

#[test]
fn escapes_and_depth() {
    survives(&format!(
        "util.func private @f() attributes {{iree.abi = \"{}\"}}",
        "\\22".repeat(COUNT)
    ));
    survives(&format!("util.func private @f() attributes {{iree.abi = \"{}", "[".repeat(COUNT)));
    let nested = "{iree.reflection = ".repeat(COUNT);
    survives(&format!("util.func private @f() attributes {nested}"));
    let path = format!("[{}]", "0, ".repeat(COUNT));
    survives(&format!("func.func private @f(%a: i32 {{tf_saved_model.index_path = {path}}})"));
}

/// Modules cut off at every byte, and with every byte left out.
#[test]
fn modules_cut_at_every_byte() {
    let text =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/importer_modules/dup.mlir"))
            .unwrap();
    let limits = Limits::default();
    for at in 0..text.len() {
        let _ = check(&text[..at], &limits);
        let without = [&text[..at], &text[at + 1..]].concat();
        for found in check(&without, &limits) {
            assert!(found.span.end() as usize <= without.len());
        }
    }
}
