//! Proves how much memory it takes to read, verify and print a file.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::syntax;
use abide_testing::memory::{allocations, bytes_asked, live, peak_over};

#[path = "../../benches/support/mlir_text.rs"]
mod mlir_text;

/// The memory includes the file and the printed text. mlir-opt takes about ten bytes for one.
#[test]
fn a_file_takes_at_most_six_bytes_of_memory_for_one_of_its_text() {
    let registry = registry();
    // Descriptions are read once for the whole program.
    let text = mlir_text::functions(1 << 16);
    let _ = opt(text.as_bytes(), "first", &Options::default(), registry, &Limits::default());
    drop(text);
    for megabytes in [1, 6] {
        let before = live();
        let text = mlir_text::functions(megabytes << 20);
        let (outcome, peak) = peak_over(before, || {
            opt(text.as_bytes(), "generated", &Options::default(), registry, &Limits::default())
        });
        assert!(outcome.success, "{}", outcome.messages);
        assert!(peak <= 6 * text.len(), "{peak} bytes for {}", text.len());
        // A lower bound shows that gradual allocations are counted.
        assert!(peak >= 3 * text.len(), "{peak} bytes for {}", text.len());
    }
}

/// Functions of about 4 KiB of undescribed operations, nested to `depth`, on lines of 60 to 120 bytes.
fn nested(depth: usize, bytes: usize) -> String {
    let mut text = String::new();
    let mut number = 0;
    while text.len() < bytes {
        text += &format!("func.func @f{number}(%a: i32) {{\n");
        number += 1;
        let start = text.len();
        while text.len() < start + 4096 {
            for level in 0..depth {
                text +=
                    &format!("  some.loop_{level} %a to %a step %a with {{unroll = 4 : i64}} {{\n");
                text += "  some.operation %a, %a {kind = \"text\", other = [1, 2]} : ";
                text += "tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x8xf32>\n";
            }
            text += &"  }\n".repeat(depth);
        }
        text += "  return\n}\n";
    }
    text
}

/// The costs of parsing a text, for each of its bytes: the peak of memory in bytes, and the number of allocations.
fn cost(text: &str) -> (f64, f64) {
    let registry = registry();
    let read = || mlir::parse::parse(text.as_bytes(), registry, &Limits::for_large_stacks());
    let (parsed, peak) = peak_over(live(), read);
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    drop(parsed);
    let allocations = allocations(|| drop(read()));
    let per_byte = |cost: usize| cost as f64 / text.len() as f64;
    (per_byte(peak), per_byte(allocations))
}

/// Runs a function on a stack of [`Limits::LARGE_STACK`] bytes.
fn on_a_large_stack(run: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(Limits::LARGE_STACK);
        thread.spawn_scoped(scope, run).unwrap().join().unwrap();
    });
}

#[test]
fn undescribed_operations_cost_the_same_at_any_depth() {
    on_a_large_stack(costs_at_all_depths);
}

fn costs_at_all_depths() {
    let (memory, allocations) = cost(&nested(1, 1 << 20));
    println!("1 deep: {memory:.2} bytes and {allocations:.4} allocations for a byte");
    for depth in [2, 8, 64, 120, 1_000, 10_000] {
        let (peak, deep) = cost(&nested(depth, 1 << 20));
        println!("{depth} deep: {peak:.2} bytes and {deep:.4} allocations for a byte");
        // While nested operations are parsed, the state of each open one is kept: at the end, here, of half of all
        // operations.
        assert!(peak <= 6.0, "{depth} deep: {peak:.2} bytes for a byte");
        assert!(deep <= 1.5 * allocations, "{depth} deep: {deep:.4}, {allocations:.4} at 1");
    }
}

/// A function whose branches pass many values to blocks that ignore them or always get the same.
fn branches(count: usize, used: bool) -> String {
    let values = vec!["%v"; count].join(", ");
    let types = vec!["i32"; count].join(", ");
    let arguments = |block: &str| {
        let all: Vec<String> = (0..count).map(|number| format!("%{block}{number}: i32")).collect();
        all.join(", ")
    };
    let mut text = "func.func @f(%c: i1, %v: i32) {\n".to_owned();
    text += &format!("  cf.cond_br %c, ^a({values} : {types}), ^b({values} : {types})\n");
    for (block, next) in [("a", "b"), ("b", "c")] {
        text += &format!("^{block}({}):\n", arguments(block));
        if used {
            text += &format!("  \"t.use\"(%{block}0, %{block}{}) : (i32, i32) -> ()\n", count - 1);
        }
        text += &format!("  cf.br ^{next}({values} : {types})\n");
    }
    text + &format!("^c({}):\n  return\n}}\n", arguments("c"))
}

/// The peak of memory while a text is canonicalized, in bytes.
fn canonicalized(text: &str) -> usize {
    let mut options = Options::default();
    options.take("-canonicalize").unwrap_or_else(|error| panic!("{error}"));
    let (outcome, peak) = peak_over(live(), || {
        opt(text.as_bytes(), "generated", &options, registry(), &Limits::default())
    });
    assert!(outcome.success, "{}", outcome.messages);
    assert!(outcome.output.len() < 400, "{}", String::from_utf8_lossy(&outcome.output));
    peak
}

#[test]
fn removing_arguments_takes_memory_once() {
    let registry = registry();
    assert!(registry.operation(b"cf.br").is_some());
    for used in [false, true] {
        let [few, many] = [500, 2_000].map(|count| canonicalized(&branches(count, used)));
        assert!(many <= 5 * few, "{few} bytes, and {many} for four times as many arguments");
    }
}

fn check(text: &str) {
    let _ = mlir::check(text.as_bytes(), &Limits::for_large_stacks());
}

fn print(text: &str) {
    let limits = Limits::for_large_stacks();
    let _ = opt(text.as_bytes(), "generated", &Options::default(), registry(), &limits);
}

fn indent(text: &str) {
    let limits = Limits::for_large_stacks();
    let _ = mlir::format(
        &syntax::parse(text.as_bytes(), &limits),
        text.as_bytes(),
        &mlir::Format::default(),
    );
}

/// Texts that have cost the square of their length, by how many of something they have.
fn heavy(what: &str, count: usize) -> String {
    let each = |one: &dyn Fn(usize) -> String| (0..count).map(one).collect::<String>();
    match what {
        "aliases of attributes" => {
            let list = each(&|number| format!("{number}, "));
            let users =
                each(&|number| format!("func.func private @f{number}() attributes {{x = #a}}\n"));
            format!("#a = [{list}0]\n{users}")
        }
        "aliases of types" => {
            let list = each(&|number| format!("i{}, ", number % 99 + 1));
            let users = each(&|number| format!("func.func private @f{number}(!a)\n"));
            format!("!a = tuple<{list}i1>\n{users}")
        }
        "attributes of dialects in an alias" | "a wrong attribute in an alias" => {
            let list = each(&|number| format!("#t.a<{number}>, "));
            let last = if what.starts_with("a wrong") { "#gpu.dim<w>" } else { "0" };
            let users =
                each(&|number| format!("func.func private @f{number}() attributes {{x = #a}}\n"));
            format!("#a = [{list}{last}]\n{users}")
        }
        "distinct attributes in an alias" => {
            let list = each(&|number| format!("distinct[{number}]<unit>, "));
            let users = each(&|number| format!("\"t.op\"() {{a = {number}, b = #a}} : () -> ()\n"));
            format!("#a = [{list}0]\n{users}")
        }
        "types of dialects in an alias" => {
            let list = each(&|number| format!("!llvm.array<{number} x i8>, "));
            let users = each(&|number| format!("func.func private @f{number}(!a)\n"));
            format!("!a = tuple<{list}i1>\n{users}")
        }
        "groups of processes in an alias" => {
            let list = each(&|number| format!("{}, ", number + 1));
            let groups = format!("#g = dense<[[{list}0]]> : tensor<1x{}xi64>\n", count + 1);
            let users = each(&|number| {
                format!(
                    "  %{number} = \"stablehlo.all_gather\"(%t) {{all_gather_dim = 0 : i64, replica_groups = #g, \
                     channel_handle = #stablehlo.channel_handle<handle = {number}, type = 0>}} \
                     : (tensor<?xf32>) -> tensor<?xf32>\n"
                )
            });
            format!("{groups}func.func @f(%t: tensor<?xf32>) {{\n{users}  return\n}}\n")
        }
        "layouts in an alias" => {
            let list = each(&|number| format!("\"k{number}\" = 1 : i32, "));
            let users = each(&|number| {
                format!("module @m{number} attributes {{dlti.dl_spec = #l}} {{}}\n")
            });
            format!("#l = #dlti.dl_spec<{list}\"k\" = 1 : i32>\n{users}")
        }
        "iterators in an alias" => {
            let list = "\"parallel\", ".repeat(count);
            let users = each(&|number| {
                format!(
                    "  %{number} = linalg.generic {{indexing_maps = [#m], iterator_types = #i}} outs(%t : tensor<f32>) \
                     {{\n  ^bb0(%a: f32):\n    linalg.yield %a : f32\n  }} -> tensor<f32>\n"
                )
            });
            let dims = each(&|number| format!("d{number}, "));
            format!(
                "#i = [{list}\"parallel\"]\n#m = affine_map<({dims}d) -> ()>\n\
                 func.func @f(%t: tensor<f32>) {{\n{users}  return\n}}\n"
            )
        }
        "members of an alias" => {
            let list = "i32, ".repeat(count);
            let users = each(&|number| {
                format!(
                    "  %{number} = spirv.CompositeExtract %s[{number} : i32] : !s\n  \
                     %l{number} = llvm.extractvalue %l[{number}] : !l\n"
                )
            });
            format!(
                "!s = !spirv.struct<({list}i32)>\n!l = !llvm.struct<({list}i32)>\n\
                 func.func @f(%s: !s, %l: !l) {{\n{users}  return\n}}\n"
            )
        }
        "labels in an operation" => {
            let labels = "^b(%a: i32) ".repeat(count / 4);
            format!("func.func @f(%a: i32) {{\n  memref.alloc {labels}\n  return\n}}\n")
        }
        "functions without ends" => "func.func @f() {\n".repeat(count),
        "functions without ends on a line" => "func.func @f() {".repeat(count),
        "lists without ends" => "func.func @f( {\n".repeat(count),
        "functions without terminators" => each(&|number| {
            format!("func.func @f{number}() {{\n  %0 = arith.constant {number} : i32\n}}\n")
        }),
        "wrong calls in chunks" => {
            "func.func @f(%a: i32) {\n  call @f() : () -> ()\n  return\n}\n// -----\n".repeat(count)
        }
        "modules" => "module {\n".repeat(count) + &"}\n".repeat(count),
        _ => String::new(),
    }
}

#[test]
fn work_grows_no_faster_than_the_text() {
    on_a_large_stack(|| {
        type Work = fn(&str);
        let all: [(&str, Work); 20] = [
            ("aliases of attributes", check),
            ("aliases of types", check),
            ("attributes of dialects in an alias", check),
            ("a wrong attribute in an alias", check),
            ("distinct attributes in an alias", check),
            ("types of dialects in an alias", check),
            ("groups of processes in an alias", check),
            ("layouts in an alias", check),
            ("iterators in an alias", check),
            ("members of an alias", check),
            ("labels in an operation", check),
            ("functions without ends", check),
            ("functions without ends on a line", check),
            ("lists without ends", check),
            ("functions without terminators", check),
            ("functions without terminators", print),
            ("modules", check),
            ("modules", print),
            ("modules", indent),
            ("wrong calls in chunks", check),
        ];
        for (what, run) in all {
            run(&heavy(what, 1));
            let [few, many] = [500, 2_000].map(|count| heavy(what, count));
            let [less, more] = [&few, &many].map(|text| bytes_asked(|| run(text)));
            println!("{what}: {less} and {more} bytes for {} and {}", few.len(), many.len());
            assert!(more <= 6 * less, "{what}: {more} bytes, {less} for a quarter of it");
        }
    });
}

/// Text of functions and nothing else takes most. The language server bounds the length of a document.
#[test]
fn a_document_takes_memory_in_proportion_to_its_text() {
    let body = |line: &str| {
        format!("func.func @f(%a: i32) {{\n{}  return\n}}\n", line.repeat((1 << 20) / line.len()))
    };
    let texts = [
        ("short operations", body("a.b\n")),
        ("results", body("%0=a.b\n")),
        ("generic operations", body("\"a\"():()->()\n")),
        ("values", body("a.b %a,%a,%a,%a,%a,%a,%a,%a\n")),
        ("regions", body("a.b{}\n")),
        ("blocks", body("a.b{^a:^b:^c:}\n")),
        ("attributes", body("a.b{a,b,c,d,e,f,g}\n")),
        ("functions", "func.func @f()\n".repeat(1 << 16)),
        ("errors", "}(=\n".repeat(1 << 18)),
        ("an array", format!("#a = [{}0]\n", "0,".repeat(1 << 19))),
    ];
    for (what, text) in &texts {
        let (document, peak) = peak_over(live(), || {
            let document = Document::new(text.clone().into_bytes(), Limits::default());
            let _ = (document.diagnostics(), document.hints());
            document
        });
        drop(document);
        println!("{what}: {:.1} bytes for a byte", peak as f64 / text.len() as f64);
        assert!(peak <= 160 * text.len(), "{what}: {peak} bytes for {}", text.len());
    }
}

/// A short text may mean very long values: a number of sixteen million bits, a type of a million others.
#[test]
fn short_texts_for_long_values_take_no_more_memory() {
    let each = |count: usize, part: &dyn Fn(usize) -> String| (0..count).map(part).collect();
    let wide: String =
        each(2_000, &|at| format!("\"t.op\"() {{a = -{} : i16777215}} : () -> ()\n", at + 1));
    let dense: String = each(2_000, &|at| {
        format!("\"t.op\"() {{a = dense<-{}> : tensor<1xi16777215>}} : () -> ()\n", at + 1)
    });
    let doubled: String = each(20, &|at| format!("!t{} = tuple<!t{at}, !t{at}>\n", at + 1));
    let calls: String = each(50, &|_| "  call @g(%a) : (i32) -> ()\n".to_owned());
    let types = format!(
        "!t0 = tuple<i32, f32>\n{doubled}func.func private @g(!t20)\n\
         func.func @f(%a: i32) {{\n{calls}  return\n}}\n"
    );
    for (what, text, is_wrong) in
        [("numbers", wide, false), ("elements", dense, true), ("types", types, true)]
    {
        let (errors, peak) = peak_over(live(), || {
            let document = Document::new(text.clone().into_bytes(), Limits::default());
            let found = document.diagnostics();
            let errors = found.iter().filter(|found| found.severity == Severity::Error);
            errors.map(|found| found.message.len()).collect::<Vec<_>>()
        });
        println!("{what}: {peak} bytes, {} errors", errors.len());
        assert_eq!(!errors.is_empty(), is_wrong, "{what}");
        assert!(errors.iter().all(|len| *len < 10_000), "{what}: {errors:?}");
        assert!(peak <= 64 << 20, "{what}: {peak} bytes for {}", text.len());
    }
}
