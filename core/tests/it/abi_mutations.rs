//! Each check of function-ABI metadata catches its mutation of sound modules.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_core::abi::check;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;

/// The codes of the diagnostics.
fn codes(text: &str) -> Vec<&'static str> {
    let limits = Limits::default();
    let found = check(&syntax::parse(text.as_bytes(), &limits), text.as_bytes(), &limits);
    found.iter().map(|found| found.code.name()).collect()
}

/// Applies each of the changes to 100 seeded modules: the replaced text, its replacement, and the code of the
/// resulting diagnostic.
fn each_is_caught(module: fn(&mut Random) -> String, mutations: &[(&str, &str, &str)]) {
    for seed in 0..100 {
        let sound = module(&mut Random(seed));
        assert_eq!(codes(&sound), [""; 0], "{sound}");
        for (what, with, code) in mutations {
            let broken = sound.replacen(what, with, 1);
            assert_ne!(broken, sound, "{what}");
            let codes = codes(&broken);
            assert!(codes.contains(code), "{with}: {codes:?} in\n{broken}");
        }
    }
}

/// Numbers that a seed gives, one after the other.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// A module as JAX writes it, over a mesh of 2 by 4: every argument is given away to a result of its
/// type. Each line of a value is marked, so that a mutation finds its place.
fn module(random: &mut Random) -> String {
    let count = 2 + random.below(4);
    let shapes: Vec<(u64, u64)> =
        (0..count).map(|_| (8 * (1 + random.below(4)), 8 * (1 + random.below(4)))).collect();
    let first = random.below(count);
    let result_of = |argument: u64| (argument + first) % count;
    let mut arguments = Vec::new();
    for (number, (rows, columns)) in (0..).zip(&shapes) {
        let sharding = ["[{\"x\"}, {\"y\"}]", "[{\"y\"}, {\"x\"}]", "[{\"x\", \"y\"}, {}]"];
        let sharding = sharding[usize::try_from(random.below(3)).unwrap()];
        arguments.push(format!(
            "%arg{number}: tensor<{rows}x{columns}xf32> {{sdy.sharding = #sdy.sharding<@mesh, {sharding}>, tf.aliasing_output = {} : i32}}",
            result_of(number)
        ));
    }
    let results: Vec<String> = (0..count)
        .map(|result| {
            let argument = (0..count).find(|argument| result_of(*argument) == result).unwrap();
            let (rows, columns) = shapes[usize::try_from(argument).unwrap()];
            format!("tensor<{rows}x{columns}xf32> {{jax.result_info = \"result['p'][{result}]\", mhlo.sharding = \"{{devices=[2,4]<=[8]}}\"}}")
        })
        .collect();
    format!(
        "module attributes {{mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32}} {{\n  sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\n  func.func private @main({}) -> ({})\n}}\n",
        arguments.join(", "),
        results.join(", ")
    )
}

#[test]
fn each_check_catches_its_mutation() {
    const MUTATIONS: &[(&str, &str, &str)] = &[
        ("result['p'][1]", "result['p'][1", "abi-path"),
        ("result['p'][1]", "result['p'][0]", "abi-path-conflict"),
        ("result['p'][1]", "result['p']['k']", "abi-path-conflict"),
        ("result['p'][1]", "result['p']", "abi-path-conflict"),
        ("tf.aliasing_output = 1 ", "tf.aliasing_output = 9 ", "abi-alias-range"),
        ("tf.aliasing_output = 1 ", "tf.aliasing_ouput = 1 ", "abi-attribute-name"),
        ("tf.aliasing_output = 1 ", "tf.aliasing_output = 0 ", "abi-alias-twice"),
        (
            "tf.aliasing_output = 1 : i32",
            "tf.aliasing_output = 1 : i32, jax.buffer_donor = true",
            "abi-alias-donated",
        ),
        (
            "xf32> {jax.result_info = \"result['p'][0]",
            "xf64> {jax.result_info = \"result['p'][0]",
            "abi-alias-type",
        ),
        (
            "xf32> {jax.result_info = \"result['p'][0]",
            "xi32> {jax.result_info = \"result['p'][0]",
            "abi-alias-type",
        ),
        (
            "{jax.result_info = \"result['p'][0]",
            "{jax.buffer_donor = true, jax.result_info = \"result['p'][0]",
            "abi-attribute-place",
        ),
        ("sharding<@mesh", "sharding<@mash", "abi-mesh"),
        ("\"x\"=2", "\"z\"=2", "abi-mesh-axis"),
        ("\"y\"=4", "\"y\"=2", "abi-sharding-devices"),
        ("num_partitions = 8", "num_partitions = 4", "abi-sharding-devices"),
        ("\"y\"=4]", "\"y\"=5]", "abi-sharding-uneven"),
        ("@mesh, [{", "@mesh, [{}, {", "abi-sharding-rank"),
        ("sharding<@mesh, [", "sharding<@mesh [", "abi-sharding"),
        ("devices=[2,4]<=[8]", "devices=[2,4]<=[4]", "abi-sharding"),
        ("devices=[2,4]<=[8]", "devices=[8]<=[8]", "abi-sharding-rank"),
        ("devices=[2,4]<=[8]", "devices=[7,1]<=[7]", "abi-sharding-uneven"),
    ];
    each_is_caught(module, MUTATIONS);
}

/// A module with metadata of every other kind: a function with fitting signature and reflection, one that IREE
/// created for callers, a kernel with the function for its tiles, and a function of a model.
fn described(random: &mut Random) -> String {
    let (rows, columns) = (2 + random.below(7), 2 + random.below(7));
    let inputs: Vec<String> = (0..1 + random.below(4))
        .map(|number| {
            format!("%i{number}: i32 {{hacc.arg_type = #hacc.arg_type<input>, hacc.input_idx = #hacc.input_idx<{number}>}}")
        })
        .collect();
    let word = ["input", "parameter", "constant"][usize::try_from(random.below(3)).unwrap()];
    format!(
        r#"func.func private @records(tensor<{rows}x{columns}xf32> {{tf_saved_model.index_path = [0]}}, i32 {{tf_saved_model.index_path = [1]}}) -> tensor<{rows}x?xf32> attributes {{iree.reflection = {{abi = "sip", abiv = 1 : i32, sip = "I12!S9!k0_0k1_1R3!_0", iree.abi = "{{\22a\22:[[\22ndarray\22,\22f32\22,2,{rows},{columns}],\22i32\22],\22r\22:[[\22ndarray\22,\22f32\22,2,{rows},null]],\22v\22:1}}"}}}}
util.func public @stub(%a: !hal.buffer_view, %b: i32, %w: !hal.fence, %s: !hal.fence) -> !hal.buffer_view attributes {{iree.abi.stub, iree.reflection = {{iree.abi.declaration = "async func @stub(%input0: tensor<{rows}xf32>, %input1: i32) -> (%output0: tensor<{columns}xf32>)", iree.abi.model = "coarse-fences"}}}} {{
  util.return %a : !hal.buffer_view
}}
func.func private @tiles() attributes {{hacc.function_kind = #hacc.function_kind<HOST>}}
func.func private @part() attributes {{hacc.function_kind = #hacc.function_kind<DEVICE>}}
func.func @kernel({}, %last: i32 {{hacc.arg_type = #hacc.arg_type<input>, hacc.input_idx = #hacc.input_idx<{}>}}) attributes {{hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, hacc.tiling_function = #hacc.tiling_function<@tiles>}} {{
  call @part() : () -> ()
  return
}}
func.func private @model(tensor<{columns}xf32> {{ttcore.argument_type = #ttcore.argument_type<{word}>}})
"#,
        inputs.join(", "),
        inputs.len()
    )
}

#[test]
fn each_check_of_other_metadata_catches_its_mutation() {
    const MUTATIONS: &[(&str, &str, &str)] = &[
        (r"],\22i32\22]", "]]", "abi-arity"),
        (r",\22i32\22]", r",[\22ndarray\22,\22i32\22,0]]", "abi-value-kind"),
        (r"\22f32\22,2,", r"\22i32\22,2,", "abi-element-type"),
        (r"\22f32\22,2,", r"\22f32\22,3,1,", "abi-rank"),
        (r"\22f32\22,2,", r"\22f32\22,2,9", "abi-dim"),
        ("k1_1", "k1_7", "abi-raw-index-range"),
        ("I12!S9!k0_0k1_1", "I8!S5!k0_0", "abi-raw-index-unused"),
        ("abiv = 1", "abiv = 7", "abi-version"),
        ("abi = \"sip\", abiv = 1 : i32, ", "", "abi-missing-version"),
        ("{iree.reflection = {abi", "{sip = \"I1!R1!\", iree.reflection = {abi", "abi-both-places"),
        (
            "{iree.reflection = {abi",
            "{f = \"I1!R1!\", iree.reflection = {abi",
            "abi-bare-attribute",
        ),
        ("iree.abi = ", "d = ", "abi-document-key"),
        ("sip = \"I12", "sip = 3, x = \"I12", "abi-attribute-kind"),
        ("index_path = [1]", "index_path = [1.5]", "abi-index-path"),
        ("index_path = [1]", "index_path = [2]", "abi-index-path-mismatch"),
        (
            "async func @stub(%input0: tensor",
            "async func @stub(%x: i1, %input0: tensor",
            "abi-declaration",
        ),
        ("%input1: i32", "%input1: f32", "abi-declaration"),
        (", %s: !hal.fence)", ")", "abi-fences"),
        ("call @part()", "call @tiles()", "abi-function-kind"),
        ("function_kind<HOST>", "function_kind<DEVICE>", "abi-function-kind"),
        ("func.func private @tiles", "func.func private @tails", "abi-function-name"),
        ("#hacc.tiling_function<@tiles>", "\"tiles\"", "abi-attribute-kind"),
        ("input_idx<0>", "input_idx<1>", "abi-value-number"),
        ("input_idx<0>", "input_idx<99>", "abi-value-number"),
        (", hacc.input_idx = #hacc.input_idx<0>", "", "abi-value-number"),
        ("#ttcore.argument_type<", "#ttcore.argument_type<the", "abi-word"),
    ];
    each_is_caught(described, MUTATIONS);
}

#[test]
fn every_code_has_a_mutation() {
    let text = include_str!("abi_mutations.rs");
    for code in abide_core::diagnostic::codes::abi::ALL {
        // The last in a row of the lists above.
        let row = format!("\"{}\"", code.name());
        let is_last = |at: usize| {
            let after = text[at + row.len()..].trim_start_matches([',', '\n', ' ']);
            after.starts_with(')')
        };
        assert!(text.match_indices(&row).any(|(at, _)| is_last(at)), "{code} has no mutation");
    }
}
