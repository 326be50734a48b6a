//! Completions at all kinds of positions: the required first ones, and the excluded ones.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::Client;
use serde_json::{Value, json};

/// A place in a text, and the items offered there.
struct Place {
    /// The lines of a function with values of several types, and the cursor.
    text: &'static str,
    /// The required first items, in this order; an empty list allows no items.
    first: &'static [&'static str],
    /// The required items, in any position.
    has: &'static [&'static str],
    /// The excluded items.
    never: &'static [&'static str],
}

const fn place(
    text: &'static str,
    first: &'static [&'static str],
    has: &'static [&'static str],
    never: &'static [&'static str],
) -> Place {
    Place { text, first, has, never }
}

/// The text around the lines of a position.
const BEFORE: &str = "#map = affine_map<(d0) -> (d0)>
!buffer = memref<4xf32>
module @m {
  func.func private @inner(i32) -> f32
}
func.func private @callee(i32, f32) -> index
memref.global \"private\" @data : memref<4xf32>
func.func @f(%i: index, %a: i32, %b: i32, %x: f32, %c: i1, %m: memref<4x4xf32>, %t: tensor<4xf32>) -> f32 {
";
const BEHIND: &str = "
  return %x : f32
^next:
  return %x : f32
}
";

const OPERATIONS: &[&str] = &["arith.addi", "scf.for", "func.func"];

const PLACES: [Place; 75] = [
    // Attributes that an operation lacks.
    place("%z = arith.addi %a, %b {$0} : i32", &[], &[], OPERATIONS),
    place("%z = arith.constant {$0} 0 : i32", &[], &[], OPERATIONS),
    place(
        "%0 = linalg.generic {$0}",
        &["indexing_maps", "iterator_types", "doc", "library_call"],
        &[],
        OPERATIONS,
    ),
    place(
        "%0 = linalg.generic {indexing_maps = [], $0}",
        &["iterator_types", "doc"],
        &[],
        &["indexing_maps"],
    ),
    place(
        "%0 = vector.contract {$0}",
        &["indexing_maps", "iterator_types", "kind"],
        &[],
        OPERATIONS,
    ),
    place(
        "%0 = memref.load %m[%i, %i] {$0} : memref<4x4xf32>",
        &["alignment", "nontemporal"],
        &[],
        OPERATIONS,
    ),
    place(
        "%0 = vector.transfer_read %m[%i, %i], %x {$0} : memref<4x4xf32>, vector<4xf32>",
        &["in_bounds", "permutation_map"],
        &[],
        OPERATIONS,
    ),
    place("%0 = \"arith.cmpi\"(%a, %b) {$0} : (i32, i32) -> i1", &["predicate"], &[], OPERATIONS),
    place("%0 = \"arith.cmpi\"(%a, %b) <{$0}> : (i32, i32) -> i1", &["predicate"], &[], OPERATIONS),
    place(
        "func.func private @g(%q: i32 {$0})",
        &["bufferization.access"],
        &["hacc.arg_type", "jax.arg_info", "tf.aliasing_output", "iree.abi.name", "llvm.noalias"],
        &["hacc.entry", "iree.abi.stub", "arith.addi", "module"],
    ),
    place(
        "func.func private @g() attributes {$0}",
        &["abi", "abiv", "f", "fv", "iree.abi"],
        &["iree.reflection"],
        OPERATIONS,
    ),
    place(
        "func.func private @g() attributes {iree.reflection = {$0}}",
        &["abi"],
        &["iree.abi"],
        OPERATIONS,
    ),
    // Words of enumerations.
    place(
        "%z = arith.addf %x, %x fastmath<$0> : f32",
        &["afn", "arcp", "contract", "fast"],
        &["nnan"],
        &["f32", "i32"],
    ),
    place("%z = arith.addf %x, %x fastmath<nnan, $0> : f32", &["afn"], &["fast"], &["nnan", "f32"]),
    place("%z = arith.addf %x, %x fastmath<nn$0> : f32", &["nnan"], &[], &["afn"]),
    place("%z = arith.addi %a, %b overflow<$0> : i32", &["none", "nsw", "nuw"], &[], &["i32"]),
    place("%z = arith.cmpi $0, %a, %b : i32", &["eq", "ne"], &["slt", "uge"], &["%a", "i32"]),
    place("%z = arith.cmpi s$0, %a, %b : i32", &["sge", "sgt", "sle", "slt"], &[], &["eq"]),
    place("%z = arith.cmpf $0", &["false", "oeq"], &["ult"], &["eq"]),
    place(
        "%0 = linalg.generic {indexing_maps = [], iterator_types = [$0]}",
        &["\"parallel\"", "\"reduction\""],
        &[],
        OPERATIONS,
    ),
    place(
        "%0 = linalg.generic {indexing_maps = [], iterator_types = [\"$0\"]}",
        &["parallel", "reduction"],
        &[],
        OPERATIONS,
    ),
    place(
        "%0 = vector.contract {iterator_types = [\"parallel\", $0]}",
        &["\"parallel\"", "\"reduction\""],
        &[],
        OPERATIONS,
    ),
    place("memref.prefetch %m[%i, %i], $0", &["read", "write"], &[], &["%a"]),
    place("%0 = vector.reduction <$0", &["add", "and"], &["maxsi"], &["f32"]),
    place("func.func $0", &["nested", "private", "public"], &[], OPERATIONS),
    // Types.
    place(
        "%z = arith.addi %a, %b : $0",
        &["i32"],
        &["i64", "tensor"],
        &["arith.addi", "bf16", "!buffer"],
    ),
    place("%z = arith.mulf %x, %x : $0", &["f32"], &["bf16"], &["i32"]),
    place("%z = arith.cmpi slt, %a, %b : $0", &["i32"], &[], &[]),
    place("%z = memref.load %m[%i, %i] : $0", &["memref<4x4xf32>"], &[], &[]),
    place("memref.store %x, %m[%i, %i] : $0", &["memref<4x4xf32>"], &[], &[]),
    place("%z = arith.select %c, %a, %b : $0", &["i32"], &[], &[]),
    place("%z = call @callee(%a, %x) : $0", &["(i32, f32) -> index"], &[], &["i32"]),
    place("%z = call @callee(%a, %x) : ($0", &["i32, f32"], &["i32"], &[]),
    place("%z = call @callee(%a, %x) : (i32, $0", &["f32"], &[], &[]),
    place("%z = call @callee(%a, %x) : (i32, f32) -> $0", &["index"], &[], &[]),
    place("%z = scf.for %k = %i to %i step %i iter_args(%q = %x) -> ($0", &["f32"], &[], &[]),
    place("%z = vector.transfer_read %m[%i, %i], %x : $0", &["memref<4x4xf32>"], &[], &[]),
    place("return %x : $0", &["f32"], &[], &[]),
    place(
        "%z = tensor.empty() : tensor<4x$0",
        &["!buffer", "f32", "i32", "index"],
        &["bf16"],
        &["tensor", "memref", "arith.addi"],
    ),
    place(
        "%z = tensor.empty() : tensor<$0",
        &["?x", "4x", "*x", "!buffer", "f32"],
        &["bf16"],
        &["tensor", "arith.addi"],
    ),
    place("%z = memref.alloc() : memref<4x8xf$0", &["f32", "f16", "f64"], &[], &["memref"]),
    place("%z = memref.alloc() : !$0", &["!buffer"], &[], &["#map"]),
    place("func.func private @g(%q: $0", &["!buffer", "f32"], &["i32", "tensor"], OPERATIONS),
    // Values.
    place("%z = arith.addi $0", &["%i", "%a", "%b", "%c"], &[], &["%z", "arith.addi", "i32"]),
    place("%z = arith.addi %a, %$0", &["%a", "%b"], &[], &[]),
    place("%z = arith.addf %$0", &["%x", "%t"], &[], &[]),
    place("%z = memref.load %$0", &["%m"], &[], &[]),
    place("%z = memref.load %m[%$0", &["%i"], &[], &[]),
    place("%z = vector.transfer_read %m[%i, %i], %$0", &["%i", "%a", "%b", "%x", "%c"], &[], &[]),
    place("return %$0", &["%x"], &[], &[]),
    place("%z = call @callee(%$0", &["%a", "%b"], &[], &[]),
    place("%z = call @callee(%a, %$0", &["%x"], &[], &[]),
    place("scf.if %$0", &["%c"], &[], &[]),
    place("scf.for %$0", &[], &[], &["%i", "%a"]),
    place("scf.for %k = %i to %$0", &["%i"], &[], &[]),
    // Symbols, blocks, aliases.
    place("%z = call @$0", &["@callee", "@f"], &[], &["@inner"]),
    place("%z = call @m::@$0", &["@inner"], &[], &["@callee", "@f", "@m"]),
    place(
        "%z = func.call @callee(%a, %x) : (i32, f32) -> index\n  cf.br ^$0",
        &["^next"],
        &[],
        &[],
    ),
    place("cf.cond_br %c, $0", &["^next"], &[], &["%c"]),
    place("%z = affine.apply #$0", &["#map"], &[], &["!buffer"]),
    // Words of forms, and operations.
    place("scf.for %k = %i $0", &["to"], &[], OPERATIONS),
    place("%z = arith.mu$0", &["arith.muli", "arith.mulf"], &[], &["arith.addi"]),
    place("memref.l$0", &["memref.load"], &[], &["memref.store"]),
    place("retu$0", &["return"], &[], &["arith.addi"]),
    // The types that operands and results may have.
    place(
        "%z = arith.fptosi %x : f32 to $0",
        &["i32", "tensor", "i64", "vector", "i1"],
        &["i16"],
        &["f32", "memref"],
    ),
    place("%z = tensor.cast %t : tensor<4xf32> to $0", &["tensor"], &[], &["i32", "vector"]),
    place("%z = \"d.op\"() : () -> !$0", &["!buffer"], &["!llvm.", "!transform."], &["!spirv"]),
    place("%z = \"d.op\"(%a) {kind = #sp$0}", &["#sparse_tensor.", "#spirv."], &[], OPERATIONS),
    // Names within affine maps and sets.
    place("%z = affine.apply affine_map<(p, q)[r] -> (p + $0)>", &["p", "q", "r"], &[], OPERATIONS),
    place("%z = affine.apply affine_map<(p, $0)>", &[], &[], OPERATIONS),
    // The generic form, and operations that only C++ reads.
    place("%z = \"arith.cmp$0", &["arith.cmpi", "arith.cmpf"], &[], &["cmpi"]),
    place("\"d.op\"() {to = @m::$0} : () -> ()", &["@inner"], &[], &["@callee"]),
    place("omp.parallel proc_bind($0)", &["close", "master", "primary", "spread"], &[], &["f32"]),
    place("omp.parallel num_threads($0)", &["%i", "%a"], &[], &["f32"]),
    place("llvm.func $0", &["appending"], &["internal", "fastcc", "hidden"], &["Default", "None"]),
];

async fn offered(text: &str) -> Vec<Value> {
    let mut client = Client::start(json!({
        "textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}
    }))
    .await;
    let whole = format!("{BEFORE}  {text}{BEHIND}");
    client.open(&abide_testing::marked(&whole).text).await;
    let items = client.request_at("completion", &whole).await;
    let mut items = items["items"].as_array().or(items.as_array()).cloned().unwrap_or_default();
    items.sort_by_key(|item| {
        item["sortText"].as_str().or(item["label"].as_str()).unwrap().to_owned()
    });
    assert!(client.stop().await);
    items
}

#[tokio::test]
async fn a_long_answer_has_only_the_first_items() {
    let items = offered("a$0").await;
    let size: usize = items.iter().map(|item| item.to_string().len() + 1).sum();
    assert!((80_000..100_000).contains(&size), "{size} bytes for {} items", items.len());
}

#[tokio::test]
async fn completions_fit_the_position() {
    let mut wrong = Vec::new();
    for place in &PLACES {
        let items = offered(place.text).await;
        let labels: Vec<&str> = items.iter().map(|item| item["label"].as_str().unwrap()).collect();
        let begins = match place.first {
            [] => labels.is_empty(),
            first => labels.starts_with(first),
        };
        let lacks = place.has.iter().any(|label| !labels.contains(label));
        let has_wrong = place.never.iter().any(|label| labels.contains(label));
        if !begins || lacks || has_wrong {
            let shown: Vec<_> = labels.iter().take(9).collect();
            wrong.push(format!("{}\n    {} offered: {shown:?}", place.text, labels.len()));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), PLACES.len(), wrong.join("\n"));
}

/// Operations with hand-written parsers have snippets, too, and all have documentation.
#[tokio::test]
async fn operations_come_with_their_form_and_documentation() {
    let forms = [
        ("scf.for", "scf.for %${1:i} = %${2:c0} to %${3:n} step %${4:c1} {\n  $0\n}"),
        ("scf.if", "scf.if %${1:condition} {\n  $0\n}"),
        ("func.func", "func.func @${1:name}(${2:%arg0: i32}) {\n  $0\n  return\n}"),
        (
            "arith.select",
            "arith.select %${1:condition}, %${2:true_value}, %${3:false_value} : ${4:i32}",
        ),
        ("arith.minsi", "arith.minsi %${1:lhs}, %${2:rhs} : ${3:i32}"),
        (
            "vector.transfer_read",
            "vector.transfer_read %${1:source}[%${2:i}], %${3:padding} : ${4:memref<4xf32>}, ",
        ),
        ("linalg.matmul", "linalg.matmul ins(%${1:lhs}, %${2:rhs} : "),
        ("linalg.generic", "linalg.generic {\n  indexing_maps = [${1:affine_map<(d0) -> (d0)>, "),
    ];
    for (name, form) in forms {
        let typed = &name[..name.len() - 1];
        // In a function without values, whose gaps have examples.
        let function = format!(
            "return %x : f32\n}}\nfunc.func @g() {{\n  {typed}$0\n  return\n}}\nfunc.func @h(%x: f32) -> f32 {{"
        );
        let items = offered(&function).await;
        let item = items.iter().find(|item| item["label"] == name);
        let text = item.map(|item| item["textEdit"]["newText"].as_str().unwrap());
        assert!(text.is_some_and(|text| text.starts_with(form)), "{name}: {text:?}");
    }
    let mut client = Client::start(json!({})).await;
    client.open("func.func @f() {\n  arith.\n}\n").await;
    let items = client.request_at("completion", "arith.$0").await;
    let items = items["items"].as_array().or(items.as_array()).unwrap();
    let item = items.iter().find(|item| item["label"] == "arith.cmpi").unwrap();
    assert!(item.get("documentation").is_none());
    let resolved = client.request("completionItem/resolve", item.clone()).await;
    let text = resolved["documentation"]["value"].as_str().unwrap();
    assert!(text.contains("Compares two integers") && text.contains("predicate"), "{text}");
    for (place, label, wanted) in [
        ("arith.addi %a, %a overflow<$0", "nsw", "attribute of `arith.addi`"),
        ("linalg.generic {$0", "iterator_types", "attribute of `linalg.generic`"),
        ("\"d.op\"() : () -> !llvm.$0", "!llvm.ptr", "`!llvm.ptr`: LLVM pointer type"),
    ] {
        let line = place.replace("$0", "");
        let text = format!("func.func @f(%a: i32, %p: !llvm.ptr) {{\n  %0 = {line}\n}}\n");
        client.open(&text).await;
        let items = client.request_at("completion", place).await;
        let items = items["items"].as_array().or(items.as_array()).unwrap();
        let item = items.iter().find(|item| item["label"] == label).unwrap();
        let resolved = client.request("completionItem/resolve", item.clone()).await;
        let text = resolved["documentation"]["value"].as_str().unwrap_or_default();
        assert!(text.contains(wanted), "{label}: {text}");
    }
    let other = client.request("completionItem/resolve", json!({"label": "%a"})).await;
    assert_eq!(other["label"], "%a");
    assert!(client.stop().await);
}

/// The parameter that signature help marks at the cursor.
async fn marked(text: &str) -> (String, String) {
    let mut client = Client::start(json!({})).await;
    let whole = format!("{BEFORE}  {text}{BEHIND}");
    client.open(&abide_testing::marked(&whole).text).await;
    let help = client.request_at("signatureHelp", &whole).await;
    let signature = &help["signatures"][0];
    let label = signature["label"].as_str().unwrap_or_default().to_owned();
    let active = help["activeParameter"].as_u64().unwrap_or(u64::MAX);
    let parameter =
        &signature["parameters"][usize::try_from(active).unwrap_or(usize::MAX)]["label"];
    let bound = |index: usize| usize::try_from(parameter[index].as_u64().unwrap_or(0)).unwrap();
    let marked = label.get(bound(0)..bound(1)).unwrap_or_default().to_owned();
    assert!(client.stop().await);
    (label, marked)
}

#[tokio::test]
async fn signature_help_marks_the_parameter_at_the_cursor() {
    let places = [
        ("%z = arith.cmpi $0", "predicate"),
        ("%z = arith.cmpi slt, $0", "lhs"),
        ("%z = arith.cmpi slt, %a, $0", "rhs"),
        ("%z = arith.cmpi slt, %a, %b : $0", "type of lhs"),
        ("%z = arith.addf %x, %x fastmath<$0", "fastmath"),
        ("scf.for %k = $0", "lowerBound"),
        ("scf.for %k = %i to $0", "upperBound"),
        ("scf.for %k = %i to %i step $0", "step"),
        ("%z = vector.transfer_read %m[$0", "indices"),
        ("%z = vector.transfer_read %m[%i, $0", "indices"),
        ("%z = vector.transfer_read %m[%i, %i], $0", "padding"),
        ("memref.store $0", "value"),
        ("memref.store %x, %m[$0", "indices"),
        ("%z = arith.select %c, %a, $0", "false_value"),
        ("%z = \"arith.select\"(%c, $0", "true_value"),
        ("%z = call $0", "callee"),
    ];
    for (text, expected) in places {
        let (label, marked) = marked(text).await;
        assert_eq!(marked, expected, "{text}: {label}");
    }
    let (label, second) = marked("%z = call @callee(%a, $0").await;
    assert_eq!((&*label, &*second), ("@callee(i32, f32) -> index", "f32"));
}

#[tokio::test]
async fn signature_help_in_a_call_is_that_of_the_metadata() {
    for (first, label, said) in [
        (r"[\22ndarray\22,\22f32\22,1,4]", "@g(a: tensor<4xf32>, b: i32) -> f32", "by `iree.abi`"),
        // A named argument is not a positional parameter.
        (
            r"[\22named\22,\22x\22,[\22ndarray\22,\22f32\22,1,4]]",
            "@g(a: tensor<4xf32>, b: i32) -> f32",
            "`@g(b: i32, *, x: tensor<4xf32>) -> f32` by `iree.abi`",
        ),
    ] {
        let text = format!(
            "func.func private @g(%a: tensor<4xf32>, %b: i32) -> f32 attributes {{iree.reflection = \
             {{iree.abi = \"{{\\22a\\22:[{first},\\22i32\\22],\\22r\\22:[\\22f32\\22],\\22v\\22:1}}\"}}}}\n\
             func.func @f(%a: tensor<4xf32>, %b: i32) {{\n  call @g(%a, \n  return\n}}\n"
        );
        let mut client = Client::start(json!({})).await;
        client.open(&text).await;
        let help = client.request_at("signatureHelp", "call @g(%a, $0").await;
        let signature = &help["signatures"][0];
        assert_eq!(signature["label"], label, "{help}");
        assert_eq!(signature["documentation"], said);
        assert_eq!(help["activeParameter"], 1, "{help}");
        assert!(client.stop().await);
    }
}

#[tokio::test]
async fn hover_describes_the_role_of_a_piece() {
    let text = "func.func @f(%a: i32, %x: f32) {\n  %z = arith.cmpi slt, %a, %a : i32\n  \
                %y = arith.addf %x, %x fastmath<fast> : f32\n  return\n}\n";
    let mut client = Client::start(json!({})).await;
    client.open(text).await;
    for (quoted, expected) in [
        ("$0slt", "attribute `predicate` of `arith.cmpi`"),
        ("$0slt", "`slt`"),
        (
            "slt, %$0a",
            "operand `lhs` of `arith.cmpi`: integer or index, or a vector or tensor of them",
        ),
        ("slt, %a, %$0a", "operand `rhs` of `arith.cmpi`"),
        ("%a : i$032", "type of operand `lhs` of `arith.cmpi`"),
        ("<f$0ast>", "attribute `fastmath` of `arith.addf`"),
    ] {
        let hover = client.request_at("hover", quoted).await;
        let said = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(said.contains(expected), "{quoted}: {said}");
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn the_types_of_values_are_beside_their_names_where_a_client_shows_that() {
    for shows in [false, true] {
        let item = json!({"labelDetailsSupport": shows});
        let mut client =
            Client::start(json!({"textDocument": {"completion": {"completionItem": item}}})).await;
        let text = "func.func @f(%a: i32) {\n  %0 = arith.addi %$0\n  return\n}\n";
        client.open(&abide_testing::marked(text).text).await;
        let items = client.request_at("completion", text).await;
        let item = &items[0];
        let beside = &item["labelDetails"]["description"];
        assert_eq!(item["label"], "%a");
        assert_eq!(if shows { beside } else { &item["detail"] }, "i32");
        assert_eq!(if shows { &item["detail"] } else { beside }, &Value::Null);
        assert!(client.stop().await);
    }
}
