//! The inputs whose growth is measured: each a file of n equal parts.

use super::vmfb;

/// The content of a family's file, by its number of parts.
pub(super) enum Content {
    Text(Text),
    Bytes(fn(usize) -> Vec<u8>),
    /// The bytecode that the program itself writes for a text.
    Bytecode(Text),
}

/// A family of inputs, one for each n.
pub(super) struct Family {
    pub name: &'static str,
    /// The command; the file follows.
    pub command: Command,
    /// Of the file's name.
    pub extension: &'static str,
    /// The smallest size: inputs have 2n, 4n and 8n parts.
    pub n: usize,
    pub content: Content,
}

/// A subcommand and its flags.
type Command = &'static [&'static str];

/// The text of a file with this many parts.
type Text = fn(usize) -> String;

pub(super) const fn mlir(name: &'static str, command: Command, n: usize, text: Text) -> Family {
    Family { name, command, extension: "mlir", n, content: Content::Text(text) }
}

const fn tablegen(name: &'static str, command: Command, n: usize, text: Text) -> Family {
    Family { name, command, extension: "td", n, content: Content::Text(text) }
}

const fn bytecode(name: &'static str, n: usize, text: Text) -> Family {
    Family { name, command: OPT, extension: "mlirbc", n, content: Content::Bytecode(text) }
}

const fn signature(name: &'static str, command: Command, n: usize, text: Text) -> Family {
    Family { name, command, extension: "sip", n, content: Content::Text(text) }
}

const fn reflection(name: &'static str, command: Command, n: usize, text: Text) -> Family {
    Family { name, command, extension: "json", n, content: Content::Text(text) }
}

pub(super) const CHECK: Command = &["check"];
const OPT: Command = &["opt"];
const FMT: Command = &["fmt", "--check"];
const GENERIC: Command = &["opt", "-mlir-print-op-generic"];
const CSE: Command = &["opt", "-cse"];
const CANONICALIZE: Command = &["opt", "-canonicalize"];
const BYTECODE: Command = &["opt", "--emit-bytecode"];
const SHAPE: Command = &["shape"];
const ABI: Command = &["abi"];
const SIP_CHECK: Command = &["sip", "check"];
const SIP_EXPLAIN: Command = &["sip", "explain"];
const REFLECT_CHECK: Command = &["reflect", "check"];
const REFLECT_EXPLAIN: Command = &["reflect", "explain"];
const TABLEGEN: Command = &["tablegen"];

/// `part(0)`, .. `part(n - 1)` in one text.
pub(super) fn each(n: usize, part: impl Fn(usize) -> String) -> String {
    (0..n).map(part).collect()
}

/// The same with `, ` between them.
pub(super) fn list(n: usize, part: impl Fn(usize) -> String) -> String {
    (0..n).map(part).collect::<Vec<_>>().join(", ")
}

/// A function with `body`, which may use `%a : i32` and `%t : tensor<4xf32>`.
fn function(body: &str) -> String {
    format!("func.func @f(%a: i32, %t: tensor<4xf32>) {{\n{body}  return\n}}\n")
}

/// n statements in a function.
pub(super) fn statements(n: usize, part: impl Fn(usize) -> String) -> String {
    function(&each(n, |at| format!("  {}\n", part(at))))
}

pub(super) const FAMILIES: &[Family] = &[
    // Mistakes.
    mlir("unknown operations", CHECK, 100, |n| {
        statements(n, |at| format!("\"arith.nothing{at}\"() : () -> ()"))
    }),
    mlir("misspelt operations", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.adddi %a, %a : i32"))
    }),
    mlir("operations misspelt differently", CHECK, 50, |n| {
        statements(n, |at| format!("%m{at} = arith.adddi{at} %a, %a : i32"))
    }),
    mlir("undefined values", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %u{at}, %a : i32"))
    }),
    mlir("values defined twice", CHECK, 100, |n| {
        statements(n, |_| "%m = arith.addi %a, %a : i32".to_owned())
    }),
    mlir("wrong types", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %t, %a : i32"))
    }),
    mlir("missing types", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a"))
    }),
    mlir("missing operands", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a : i32"))
    }),
    mlir("unknown symbols", CHECK, 100, |n| {
        statements(n, |at| format!("call @g{at}() : () -> ()"))
    }),
    mlir("symbols defined twice", CHECK, 100, |n| {
        each(n, |_| "func.func private @g()\n".to_owned())
    }),
    mlir("unknown blocks", CHECK, 500, |n| {
        each(n, |at| format!("func.func @f{at}() {{\n  cf.br ^b{at}\n}}\n"))
    }),
    mlir("wrong attributes in functions of their own", CHECK, 500, |n| {
        each(n, |at| {
            format!(
                "func.func @f{at}() {{\n  %m = memref.alloc() {{alignment = -1 : i64}} : memref<1xi8>\n  return\n}}\n"
            )
        })
    }),
    mlir("undefined values in pieces", CHECK, 500, |n| {
        each(n, |at| format!("\"t.op\"(%u{at}) : (i32) -> ()\n// -----\n"))
    }),
    mlir("unknown words in functions", CHECK, 100, |n| {
        each(n, |at| format!("func.func @f{at}() {{\n  retrun\n}}\n"))
    }),
    mlir("unknown aliases", CHECK, 100, |n| {
        statements(n, |at| format!("\"t.op\"() {{a = #u{at}}} : () -> ()"))
    }),
    mlir("errors in one line", CHECK, 200, |n| {
        each(n, |_| "\"t.op\"() {é = 1} : () -> () ".to_owned())
    }),
    mlir("wrong calls of a long function", CHECK, 50, |n| {
        let head = format!("func.func private @g({})\n", list(n, |_| "i32".to_owned()));
        head + &statements(n, |_| "call @g(%a) : (i32) -> ()".to_owned())
    }),
    mlir("wrong attributes", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.constant \"x\" : i32"))
    }),
    mlir("missing terminators", CHECK, 100, |n| {
        each(n, |at| format!("func.func @f{at}() -> i32 {{\n}}\n"))
    }),
    mlir("unclosed functions", CHECK, 50, |n| each(n, |at| format!("func.func @f{at}() {{\n"))),
    mlir("unclosed headers", CHECK, 50, |n| each(n, |at| format!("func.func @f{at}( {{\n"))),
    mlir("unclosed strings", CHECK, 100, |n| statements(n, |_| "\"t.op() : () -> ()".to_owned())),
    mlir("text without operations", CHECK, 100, |n| {
        each(n, |at| format!("word{at} more, words;\n"))
    }),
    mlir("uses before their definition", CHECK, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %m{}, %a : i32", at + 1))
    }),
    mlir("wrong maps", CHECK, 100, |n| {
        statements(n, |at| format!("\"t.op\"() {{m = affine_map<(d0) -> (e{at})>}} : () -> ()"))
    }),
    mlir("mistakes told apart by a comment", CHECK, 100, |n| {
        statements(n, |at| {
            format!(
                "// abide: ignore[names.undefined-value]\n  %m{at} = arith.addi %u{at}, %a : i32"
            )
        })
    }),
    // Nesting.
    mlir("nested modules", CHECK, 50, |n| format!("{}{}", "module {\n".repeat(n), "}\n".repeat(n))),
    mlir("nested modules in one line", CHECK, 500, |n| {
        format!("{}{}", "module {".repeat(n), "}".repeat(n))
    }),
    mlir("calls in nested modules", CHECK, 50, |n| {
        let open = "module {\nfunc.func @g() {\n  call @f() : () -> ()\n  return\n}\n".repeat(n);
        format!("func.func private @f()\n{open}{}", "}\n".repeat(n))
    }),
    mlir("nested functions", CHECK, 50, |n| {
        format!("{}{}", "func.func @f() {\n".repeat(n), "  return\n}\n".repeat(n))
    }),
    mlir("nested loops", CHECK, 20, |n| {
        format!(
            "func.func @f(%i: index) {{\n{}{}  return\n}}\n",
            each(n, |at| format!("scf.for %v{at} = %i to %i step %i {{\n")),
            "}\n".repeat(n)
        )
    }),
    mlir("nested generic regions", OPT, 20, |n| {
        format!(
            "{}\"t.x\"() : () -> (){}\n",
            "\"t.op\"() ({\n".repeat(n),
            "\n}) : () -> ()".repeat(n)
        )
    }),
    mlir("nested undescribed regions", OPT, 20, |n| {
        format!("{}{}", "u.op {\n".repeat(n), "}\n".repeat(n))
    }),
    mlir("nested arrays", CHECK, 50, |n| {
        format!("\"t.op\"() {{a = {}{}}} : () -> ()\n", "[".repeat(n), "]".repeat(n))
    }),
    mlir("nested unclosed functions", CHECK, 50, |n| "func.func @f() { ".repeat(n)),
    mlir("nested unclosed regions", OPT, 100, |n| "omp.parallel {\n".repeat(n)),
    mlir("nested undescribed regions without ends", CHECK, 300, |n| "u.op {\n".repeat(n)),
    mlir("nested regions as a tree", &["syntax"], 100, |n| "u.op {\n".repeat(n)),
    mlir("nested tuples", CHECK, 20, |n| {
        format!("\"t.op\"() {{a = {}i32{}}} : () -> ()\n", "tuple<".repeat(n), ">".repeat(n))
    }),
    mlir("nested sums", CHECK, 50, |n| {
        format!(
            "\"t.op\"() {{a = affine_map<(d0) -> ({}d0{})>}} : () -> ()\n",
            "(".repeat(n),
            " + 1)".repeat(n)
        )
    }),
    mlir("nested locations", CHECK, 20, |n| {
        format!("\"t.op\"() : () -> () loc({}unknown{})\n", "\"n\"(".repeat(n), ")".repeat(n))
    }),
    mlir("misspelt nested modules", CHECK, 20, |n| {
        format!("{}{}", "modle {\n".repeat(n), "}\n".repeat(n))
    }),
    // Width.
    mlir("statements", CHECK, 200, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    mlir("statements printed", OPT, 200, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    mlir("statements printed in generic form", GENERIC, 200, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    mlir("functions", CHECK, 100, |n| {
        each(n, |at| format!("func.func @f{at}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n"))
    }),
    mlir("functions in one line", CHECK, 100, |n| {
        each(n, |at| format!("func.func @f{at}(%a: i32) -> i32 {{ return %a : i32 }} "))
    }),
    mlir("operands", CHECK, 200, |n| {
        function(&format!(
            "  \"t.op\"({}) : ({}) -> ()\n",
            list(n, |_| "%a".to_owned()),
            list(n, |_| "i32".to_owned())
        ))
    }),
    mlir("results", OPT, 200, |n| {
        function(&format!("  %r:{n} = \"t.op\"() : () -> ({})\n", list(n, |_| "i32".to_owned())))
    }),
    mlir("results with names", OPT, 200, |n| {
        let (names, types) = (list(n, |at| format!("%x{at}")), list(n, |_| "i32".to_owned()));
        format!("{names} = builtin.unrealized_conversion_cast to {types}\n")
    }),
    mlir("results that are arguments", OPT, 200, |n| {
        let arguments = list(n, |at| format!("%x{at}: i32"));
        format!("t.func private @f({arguments}) -> ({})\n", list(n, |at| format!("%x{at}")))
    }),
    mlir("values in undescribed text", OPT, 200, |n| {
        statements(1, |_| format!("t.swarm({})", list(n, |_| "%a".to_owned())))
    }),
    mlir("indices into a nested array", CHECK, 50, |n| {
        let (indices, arrays) = (list(n, |_| "0".to_owned()), "!llvm.array<1 x ".repeat(n));
        format!(
            "llvm.func @f(%p: !llvm.ptr) {{\n  %q = llvm.getelementptr %p[{indices}] : (!llvm.ptr) -> !llvm.ptr, {arrays}i8{}\n  llvm.return\n}}\n",
            ">".repeat(n)
        )
    }),
    mlir("wide numbers", CHECK, 100, |n| {
        each(n, |at| format!("\"t.op\"() {{a = -{} : i16777215}} : () -> ()\n", at + 1))
    }),
    mlir("arguments", OPT, 200, |n| {
        format!("func.func @f({}) {{\n  return\n}}\n", list(n, |at| format!("%v{at}: i32")))
    }),
    mlir("attributes", OPT, 200, |n| {
        format!("\"t.op\"() {{{}}} : () -> ()\n", list(n, |at| format!("a{at} = {at} : i32")))
    }),
    mlir("attributes named twice", CHECK, 200, |n| {
        format!("\"t.op\"() {{{}}} : () -> ()\n", list(n, |_| "a = 1 : i32".to_owned()))
    }),
    mlir("elements", OPT, 500, |n| {
        format!(
            "\"t.op\"() {{a = dense<[{}]> : tensor<{n}xi32>}} : () -> ()\n",
            list(n, |at| at.to_string())
        )
    }),
    mlir("bytes of a resource", OPT, 500, |n| {
        format!(
            "\"t.op\"() {{a = dense_resource<k> : tensor<{n}xi8>}} : () -> ()\n{{-# dialect_resources: {{ builtin: {{ k: \"0x01000000{}\" }} }} #-}}\n",
            "ab".repeat(n)
        )
    }),
    mlir("resources", OPT, 100, |n| {
        format!(
            "{}{{-# dialect_resources: {{ builtin: {{ {} }} }} #-}}\n",
            each(n, |at| format!(
                "\"t.op\"() {{a = dense_resource<k{at}> : tensor<1xi8>}} : () -> ()\n"
            )),
            list(n, |at| format!("k{at}: \"0x01000000ab\""))
        )
    }),
    mlir("a long string", OPT, 500, |n| {
        format!("\"t.op\"() {{a = \"{}\"}} : () -> ()\n", "text ".repeat(n))
    }),
    mlir("a long number", CHECK, 500, |n| {
        format!("\"t.op\"() {{a = {} : i8}} : () -> ()\n", "7".repeat(n))
    }),
    mlir("a long comment", CHECK, 500, |n| each(n, |at| format!("// comment {at}\n"))),
    mlir("blocks", OPT, 100, |n| {
        format!(
            "func.func @f() {{\n  cf.br ^b0\n{}^b{n}:\n  return\n}}\n",
            each(n, |at| format!("^b{at}:\n  cf.br ^b{}\n", at + 1))
        )
    }),
    mlir("branches to one block", CHECK, 100, |n| {
        format!(
            "func.func @f() {{\n  cf.br ^e\n{}^e:\n  return\n}}\n",
            each(n, |at| format!("^b{at}:\n  cf.br ^e\n"))
        )
    }),
    mlir("successors", OPT, 100, |n| {
        format!(
            "func.func @f(%i: i32) {{\n  cf.switch %i : i32, [\n    default: ^e,\n    {}\n  ]\n^e:\n  return\n}}\n",
            (0..n).map(|at| format!("{at}: ^e")).collect::<Vec<_>>().join(",\n    ")
        )
    }),
    mlir("chained values", OPT, 200, |n| {
        format!(
            "func.func @f(%m0: i32) -> i32 {{\n{}  return %m{n} : i32\n}}\n",
            each(n, |at| format!("  %m{} = arith.addi %m{at}, %m{at} : i32\n", at + 1))
        )
    }),
    mlir("pieces", OPT, 50, |n| each(n, |at| format!("func.func private @f{at}()\n// -----\n"))),
    mlir("pieces checked", CHECK, 50, |n| {
        format!(
            "// RUN: mlir-opt %s -split-input-file\n{}",
            each(n, |at| format!("func.func private @f{at}()\n// -----\n"))
        )
    }),
    mlir("marks in one line", CHECK, 200, |n| "// -----// IR Dump After Pass (pass)".repeat(n)),
    mlir("lines that begin like marks", FMT, 500, |n| "// -----0x\n".repeat(n)),
    // Names.
    mlir("aliases of attributes", OPT, 100, |n| {
        format!(
            "{}{}",
            each(n, |at| format!("#x{at} = [{at}]\n")),
            each(n, |at| format!("\"t.op\"() {{a = #x{at}}} : () -> ()\n"))
        )
    }),
    mlir("aliases of types", OPT, 100, |n| {
        format!(
            "{}{}",
            each(n, |at| format!("!x{at} = tuple<i{}>\n", at + 1)),
            each(n, |at| format!("\"t.op\"() : () -> !x{at}\n"))
        )
    }),
    mlir("aliases of aliases", CHECK, 50, |n| {
        format!(
            "#x0 = [1]\n{}\"t.op\"() {{a = #x{n}}} : () -> ()\n",
            each(n, |at| format!("#x{} = [#x{at}]\n", at + 1))
        )
    }),
    mlir("calls", CHECK, 100, |n| {
        format!(
            "{}{}",
            each(n, |at| format!("func.func private @g{at}()\n")),
            statements(n, |at| format!("call @g{at}() : () -> ()"))
        )
    }),
    mlir("calls of one function", CHECK, 100, |n| {
        format!("func.func private @g()\n{}", statements(n, |_| "call @g() : () -> ()".to_owned()))
    }),
    mlir("functions that call the next", CHECK, 100, |n| {
        each(n, |at| {
            format!("func.func @f{at}() {{\n  call @f{}() : () -> ()\n  return\n}}\n", (at + 1) % n)
        })
    }),
    mlir("locations", &["opt", "-mlir-print-debuginfo"], 100, |n| {
        each(n, |at| format!("\"t.op\"() : () -> () loc(\"file\":{at}:1)\n"))
    }),
    // Passes and other commands.
    mlir("constants folded", CANONICALIZE, 100, |n| {
        format!(
            "func.func @f() -> i32 {{\n  %m0 = arith.constant 1 : i32\n{}  return %m{n} : i32\n}}\n",
            each(n, |at| format!("  %m{} = arith.addi %m{at}, %m0 : i32\n", at + 1))
        )
    }),
    mlir("dead operations", CANONICALIZE, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    mlir("equal operations", CSE, 100, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    mlir("bytecode written", BYTECODE, 100, |n| {
        each(n, |at| format!("func.func @f{at}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n"))
    }),
    mlir("symbolic shapes", SHAPE, 50, |n| {
        format!(
            "func.func @f(%m0: tensor<?xf32>) -> tensor<?xf32> {{\n{}  return %m{n} : tensor<?xf32>\n}}\n",
            each(n, |at| format!("  %m{} = arith.addf %m{at}, %m{at} : tensor<?xf32>\n", at + 1))
        )
    }),
    mlir("functions with metadata", ABI, 50, |n| {
        each(n, |at| {
            format!(
                "func.func private @f{at}(%a: tensor<4xf32> {{tf_saved_model.index_path = [{at}]}})\n"
            )
        })
    }),
    mlir("lines formatted", FMT, 100, |n| {
        statements(n, |at| format!("%m{at}   =  arith.addi %a,%a : i32"))
    }),
    mlir("formatted lines as a difference", &["fmt", "--diff"], 500, |n| {
        statements(n, |at| format!("%m{at}   =  arith.addi %a,%a : i32\n"))
    }),
    mlir("old operations", &["migrate", "--diff"], 200, |n| {
        each(n, |at| format!("std.br ^b{at}\n"))
    }),
    mlir("long lines formatted", FMT, 50, |n| {
        format!("\"t.op\"() {{{}}} : () -> ()\n", list(n, |at| format!("a{at} = [{at}, \"x\"]")))
    }),
    // TableGen.
    tablegen("records", TABLEGEN, 100, |n| {
        format!(
            "class A<int x> {{ int v = x; }}\n{}",
            each(n, |at| format!("def d{at} : A<{at}>;\n"))
        )
    }),
    tablegen("chained classes", TABLEGEN, 20, |n| {
        format!(
            "class C0 {{ int v = 0; }}\n{}def d : C{n};\n",
            each(n, |at| format!("class C{} : C{at};\n", at + 1))
        )
    }),
    tablegen("foreach", TABLEGEN, 100, |n| {
        format!("foreach i = 0...{n} in\n  def d#i {{ int v = i; }}\n")
    }),
    tablegen("defvars", TABLEGEN, 100, |n| {
        format!(
            "defvar v0 = 1;\n{}def d {{ int v = v{n}; }}\n",
            each(n, |at| format!("defvar v{} = !add(v{at}, 1);\n", at + 1))
        )
    }),
    tablegen("unknown classes", CHECK, 100, |n| {
        each(n, |at| format!("def d{at} : Nothing{at};\n"))
    }),
    tablegen("unknown fields", CHECK, 100, |n| {
        format!(
            "class A {{ int v = 0; }}\n{}",
            each(n, |at| format!("def d{at} : A {{ let w{at} = 1; }}\n"))
        )
    }),
    tablegen("open conditions", FMT, 100, |n| "#ifndef X\n".repeat(n)),
    tablegen("missing includes", CHECK, 100, |n| each(n, |at| format!("include \"n{at}.td\"\n"))),
    tablegen("unclosed bodies", CHECK, 50, |n| each(n, |at| format!("def d{at} {{\n"))),
    tablegen("a long list", TABLEGEN, 200, |n| {
        format!("def d {{ list<int> l = [{}]; }}\n", list(n, |at| at.to_string()))
    }),
    tablegen("strings joined", TABLEGEN, 200, |n| {
        format!("def d {{ string s = !strconcat({}); }}\n", list(n, |_| "\"text\"".to_owned()))
    }),
    tablegen("nested conditions", TABLEGEN, 20, |n| {
        format!("def d {{ int v = {}0{}; }}\n", "!if(1, ".repeat(n), ", 1)".repeat(n))
    }),
    tablegen("multiclasses", TABLEGEN, 50, |n| {
        format!(
            "multiclass M<int x> {{ def a {{ int v = x; }} def b {{ int v = x; }} }}\n{}",
            each(n, |at| format!("defm d{at} : M<{at}>;\n"))
        )
    }),
    tablegen("records formatted", FMT, 100, |n| {
        each(n, |at| format!("def   d{at}   {{ int v={at};}}\n"))
    }),
    // Bytecode and compiled modules.
    bytecode("functions in bytecode", 100, |n| {
        each(n, |at| format!("func.func @f{at}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n"))
    }),
    bytecode("statements in bytecode", 200, |n| {
        statements(n, |at| format!("%m{at} = arith.addi %a, %a : i32"))
    }),
    bytecode("attributes in bytecode", 100, |n| {
        each(n, |at| format!("\"t.op\"() {{a = [{at}, \"s{at}\"]}} : () -> tuple<i{}>\n", at + 1))
    }),
    bytecode("nested regions in bytecode", 20, |n| {
        format!(
            "{}\"t.x\"() : () -> (){}\n",
            "\"t.op\"() ({\n".repeat(n),
            "\n}) : () -> ()".repeat(n)
        )
    }),
    bytecode("locations in bytecode", 100, |n| {
        each(n, |at| format!("\"t.op\"() : () -> () loc(\"file\":{at}:1)\n"))
    }),
    Family {
        name: "functions of a compiled module",
        command: ABI,
        extension: "vmfb",
        n: 100,
        content: Content::Bytes(vmfb::functions),
    },
    // Signatures.
    signature("a long signature", SIP_CHECK, 100, |n| format!("I1!B{}", "d1".repeat(n))),
    signature("a wide signature", SIP_EXPLAIN, 100, |n| {
        let slots = each(n, |at| format!("k{at}_{at}"));
        format!(
            "I{}!S{}!{slots}R3!_0",
            slots.len() + slots.len().to_string().len() + 2,
            slots.len()
        )
    }),
    signature("a nested signature", SIP_CHECK, 20, |n| {
        let inner =
            (0..n).fold("_0".to_owned(), |inner, _| format!("S{}!k0{inner}", inner.len() + 2));
        format!("I{}!{inner}R3!_0", inner.len())
    }),
    signature("slots of a signature named twice", SIP_CHECK, 50, |n| {
        let slots = each(n, |at| format!("k0_{at}"));
        let length = slots.len() + slots.len().to_string().len() + 2;
        format!("I{length}!S{}!{slots}R3!_0", slots.len())
    }),
    reflection("reflection", REFLECT_CHECK, 50, |n| {
        format!(
            "{{\"v\":1,\"a\":[{}],\"r\":[]}}",
            list(n, |_| "[\"ndarray\",\"f32\",1,4]".to_owned())
        )
    }),
    reflection("explained reflection", REFLECT_EXPLAIN, 50, |n| {
        format!(
            "{{\"v\":1,\"a\":[{}],\"r\":[]}}",
            list(n, |at| format!("[\"named\",\"x{at}\",[\"ndarray\",\"f32\",1,4]]"))
        )
    }),
    reflection("keys of reflection", REFLECT_CHECK, 50, |n| {
        let slots = list(n, |at| format!("[\"k{at}\",\"i32\"]"));
        format!("{{\"v\":1,\"a\":[[\"sdict\",{slots}]],\"r\":[]}}")
    }),
    reflection("nested reflection", REFLECT_CHECK, 20, |n| {
        format!("{{\"v\":1,\"a\":[{}\"i32\"{}],\"r\":[]}}", "[\"slist\",".repeat(n), "]".repeat(n))
    }),
    reflection("wrong records of reflection", REFLECT_CHECK, 50, |n| {
        format!("{{\"v\":1,\"a\":[{}],\"r\":[]}}", list(n, |at| format!("[\"nothing{at}\"]")))
    }),
];
