//! Modules that are found in logs, and comparisons.

use crate::{
    ChangeKind, Foreign, Indexer, ParsedDump, When, extract, foreign_text, ir_of, is_log, unchanged,
};

/// The texts of the modules, without blanks at the ends of lines and without blank lines.
fn found(text: &str) -> Vec<String> {
    let found = extract(text.as_bytes());
    for piece in &found.pieces {
        assert_eq!(piece.text.len(), piece.span.len(), "{text}\n{piece:?}");
        keeps_places(text, piece);
    }
    let lines = |text: &[u8]| {
        let text = String::from_utf8(text.to_vec()).unwrap();
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines = text.lines().map(words).filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join("\n")
    };
    found.pieces.iter().map(|piece| lines(&piece.text)).collect()
}

/// The first bytes of lines have their places in the log.
fn keeps_places(text: &str, piece: &crate::Piece) {
    let mut is_first = true;
    for (at, byte) in piece.text.iter().enumerate() {
        if is_first && !byte.is_ascii_whitespace() {
            let original = text.as_bytes()[piece.span.start + at];
            assert!(original == *byte || original == b'\\', "{text}\n{piece:?}");
            is_first = false;
        }
        is_first |= *byte == b'\n';
    }
}

const MODULE: &str = "module {\nfunc.func @f(%arg0: i32) -> i32 {\nreturn %arg0 : i32\n}\n}";

fn prefixed(prefix: &str, first: &str) -> String {
    let lines = MODULE.lines().enumerate();
    let prefix = |index: usize| if index == 0 { first } else { prefix };
    let lines: Vec<_> = lines.map(|(index, line)| format!("{}{line}", prefix(index))).collect();
    lines.join("\n")
}

#[test]
fn prefixes_are_removed() {
    for prefix in [
        "",
        "E   ",
        "E       ",
        "#12 3.140 ",
        "2024-01-01T00:00:00.123456Z 01O ",
        "> ",
        "> > ",
        "| ",
        "# | ",
        "[stdout] ",
        "[rank0]: ",
        "stdout: ",
        "web_1  | ",
        "12: ",
        "  12 | ",
        "  12\t",
        "2024-01-02 03:04:05,678 - my.logger - DEBUG - ",
        "2024-01-02T03:04:05.1234567Z ",
        "2024-01-02T03:04:05+00:00 host app[12]: ",
        "2024-01-02T03:04:05.678901234Z stdout F ",
        "[2024-01-02 03:04:05] ",
        "03:04:05.678 ",
        "I0102 03:04:05.678901   123 compiler.cc:45] ",
        "DEBUG:my.logger:",
        "INFO: ",
        "(Worker pid=123, ip=1.2.3.4) ",
        "V0102 03:04:05.6 123 torch/x/y.py:12] [0/0] [__code] ",
    ] {
        let text = prefixed(prefix, prefix);
        assert_eq!(found(&text), [MODULE], "{prefix:?}");
        let text = format!("before\n{text}\nafter\n");
        assert_eq!(found(&text), [MODULE], "{prefix:?}");
        // Only the first line of a message has it.
        let text = prefixed("", prefix);
        assert_eq!(found(&text), [MODULE], "{prefix:?}");
    }
    assert_eq!(found(&prefixed("", "error while lowering: ")), [MODULE]);
}

#[test]
fn colours_fences_and_strings_are_removed() {
    let coloured = MODULE
        .replace("func.func", "\u{1b}[1;32mfunc\u{1b}[0m.func")
        .replace("i32", "\u{1b}[31mi32\u{1b}[0m");
    assert_eq!(found(&coloured), [MODULE]);
    assert_eq!(found(&coloured.replace('\u{1b}', "")), [MODULE]);
    assert_eq!(
        found(&format!("x\n{}", MODULE.replace("func.func @f", "func.func\u{a0}@f"))),
        [MODULE]
    );
    let metadata = format!("{MODULE}\n{{-#\ndialect_resources: {{\n}}\n#-}}");
    assert_eq!(found(&format!("x\n{}", metadata.replace("{-#", "\n{-#"))), [metadata]);
    let fenced = format!(
        "# Bug\n\n```mlir\n{MODULE}\n```\n\nand\n\n```\n{MODULE}\n```\n\n```py\nx = 1\n```\n"
    );
    assert_eq!(found(&fenced), [MODULE, MODULE]);
    let quoted = fenced.lines().map(|line| format!("> {line}\n")).collect::<String>();
    assert_eq!(found(&quoted), [MODULE, MODULE]);
    let python = format!("E   ValueError: b'{}' is wrong", MODULE.replace('\n', "\\n"));
    assert_eq!(found(&python), [MODULE]);
    let text = MODULE.replace("-> i32 {", "-> i32 attributes {a = \"x y\"} {");
    let json =
        format!("{{\"a\": 1, \"ir\": \"{}\"}}", text.replace('"', "\\\"").replace('\n', "\\n"));
    assert_eq!(found(&json), [text.as_str()]);
    assert_eq!(found(&format!("ir = \"\"\"{MODULE}\"\"\"\nf(ir)\n")), [MODULE]);
    assert_eq!(found(&format!("auto ir = R\"mlir(\n{MODULE})mlir\";\n")), [MODULE]);
}

#[test]
fn modules_in_a_literal_for_each_line_are_found() {
    let lines = || MODULE.lines();
    let list: String = lines().map(|line| format!("  '{line}',\n")).collect();
    assert_eq!(found(&format!("lines = [\n{list}]\n")), [MODULE]);
    let cpp: String = lines().map(|line| format!("    \"{line}\\n\"\n")).collect();
    assert_eq!(found(&format!("const char *text =\n{cpp};\n")), [MODULE]);
    let json: Vec<String> = lines().map(|line| format!("    \"{line}\"")).collect();
    let json = format!("{{\n  \"ir\": [\n{}\n  ]\n}}\n", json.join(",\n"));
    assert_eq!(found(&json), [MODULE]);
    assert!(extract(json.as_bytes()).begins_as_log(json.as_bytes()));
    let quoted: Vec<String> = lines().map(|line| format!("'{line}'")).collect();
    assert_eq!(found(&format!("[{}]\n", quoted.join(", "))), [MODULE]);
}

#[test]
fn lines_that_a_terminal_broke_are_joined() {
    let long = "module {\n  func.func @f(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32> {\n    \
                %0 = arith.addf %arg0, %arg1 {some.attribute = \"of a long text that has many words\"} : tensor<1x2x3x4xf32>\n    \
                return %0 : tensor<1x2x3x4xf32>\n  }\n}\n";
    let broken: Vec<String> = long
        .lines()
        .flat_map(|line| {
            line.as_bytes().chunks(60).map(|part| String::from_utf8(part.to_vec()).unwrap())
        })
        .collect();
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let broken = broken.join("\n");
    assert_eq!(found(&broken), [lines(long)]);
    assert!(is_log(broken.as_bytes(), &extract(broken.as_bytes())));
    assert!(!is_log(long.as_bytes(), &extract(long.as_bytes())));
    assert_eq!(found(long), [lines(long)]);
    // Without indentation, lines of one width are not enough.
    let flat = "func.func @f(%a: i32) -> i32 {\n%0 = arith.addi %a, %a {some.note = 1} : i32\n%1 = arith.muli %0, %a {some.note = 2} : i32\n\
                return %1 : i32\n}\n";
    assert!(!is_log(flat.as_bytes(), &extract(flat.as_bytes())));
    assert_eq!(found(flat), [flat.trim_end()]);
}

#[test]
fn text_between_modules_is_left_out() {
    let text = format!(
        "$ opt x\n{MODULE}\nTraceback (most recent call last):\n  File \"x.py\", line 3\n{MODULE}\nx.mlir:1:2: error: no\n  \
         module {{\n  ^\n{MODULE}"
    );
    assert_eq!(found(&text), [MODULE, MODULE, MODULE]);
    // A message between the lines of a module, and a module that is cut off.
    let mixed = MODULE.replace("return", "I0102 03:04:05.6 1 a.cc:2] hello\nreturn");
    assert_eq!(found(&mixed), [MODULE]);
    let cut = "module {\n  func.func @f() {\nTraceback (most recent call last):\n  x\n";
    let found = extract(cut.as_bytes());
    assert!(found.pieces[0].is_cut && found.pieces.len() == 1);
    assert!(extract(b"module {\n").pieces[0].is_cut);
}

#[test]
fn functions_of_a_file_stay_together_with_their_aliases() {
    let text = "x\n#map = affine_map<(d0) -> (d0)>\n!t = i32\nfunc.func @f() {\n}\n\nfunc.func private @g()\n#loc = loc(unknown)\n\
                \nfunc.func @f() {\n}\ntext\n#define x\n# title\n#x = y\nno\n";
    assert_eq!(found(text).len(), 2, "{:?}", found(text));
    assert!(found(text)[0].starts_with("#map") && found(text)[0].ends_with("#loc = loc(unknown)"));
}

#[test]
fn operations_with_texts_of_messages_stay() {
    let text = MODULE.replace("return", "a.b {text = \"x: error: y\"}\nreturn");
    assert_eq!(found(&text), [text.as_str()]);
    assert!(!is_log(text.as_bytes(), &extract(text.as_bytes())));
}

#[test]
fn operations_that_notes_show_are_parts_of_a_module() {
    let note = "a.mlir:3:1: error: 'a.b' op is wrong\na.mlir:3:1: note: see current operation: \n";
    let part =
        "%1 = \"a.b\"(%0) ({\n^bb0(%2: i32):\n  \"a.c\"(%2) : (i32) -> ()\n}) : (i32) -> i32\n";
    let dump = "// -----// IR Dump After A Failed (a) //----- //\n";
    assert_eq!(found(&format!("{note}{part}{dump}{MODULE}\n")), [MODULE]);
    assert_eq!(found(&format!("{note}{MODULE}\n")), [MODULE]);
}

#[test]
fn functions_mention_symbols_of_the_module_around_them() {
    let text = "x\nfunc.func @f() {\n  a.call @f\n  a.call @g\n}\n";
    let found = extract(text.as_bytes());
    let piece = &found.pieces[0];
    assert!(!piece.is_module);
    let symbols = piece.symbols();
    let at = |name: &str| text.find(name).unwrap() - piece.span.start;
    assert!(!piece.mentions_others(at("a.call @f"), &symbols));
    assert!(piece.mentions_others(at("a.call @g"), &symbols));
    assert!(extract(format!("x\n{MODULE}").as_bytes()).pieces[0].is_module);
}

#[test]
fn prose_is_not_mistaken_for_modules() {
    for text in [
        "",
        "# Title\n\nThe module {x} is in module foo.\n",
        "{\"a\": 1}",
        "module foo\nmodule.exports = {\n",
        "e.g. mail me @home\ntorch.compile failed for user @ home\n",
        "import os\n\n@decorator\ndef f():\n    return {\n    }\n",
        "#include <a.h>\n#define x {\nint main() {\n}\n",
        "key = value\n# comment = x\n!important = 1\n",
    ] {
        assert_eq!(found(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn only_plain_logs_are_logs() {
    let is = |text: &str| is_log(text.as_bytes(), &extract(text.as_bytes()));
    assert!(is(&format!("// -----// IR Dump After X (x) //----- //\n{MODULE}\n")));
    assert!(is(&format!("{MODULE}\nTraceback (most recent call last):\n  x\n")));
    assert!(is(&format!("x.mlir:1:2: error: no\n{MODULE}\n")));
    assert!(is(&format!("{MODULE}\n\nHloModule m\n\n%f (a: f32[]) -> f32[] {{\n}}\n")));
    for other in ["", "\nfoo bar\n", "\n12 bar\n", "\n// -----\nfoo.bar\n"] {
        assert!(!is(&format!("{MODULE}{other}")), "{other}");
    }
}

#[test]
fn entities_and_strings_within_strings_are_read() {
    let page = "<pre>\nfunc.func @f(%a: i32) -&gt; i32 {\n  %b = &quot;a.b&quot;() : () -&gt; tensor&lt;4xi32&gt;\n  return %a : i32\n}\n</pre>\n";
    let found = extract(page.as_bytes());
    let text = String::from_utf8(found.pieces[0].text.clone()).unwrap();
    assert_eq!(text.len(), found.pieces[0].span.len());
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        words(&text),
        "func.func @f(%a: i32) -> i32 { %b = \"a.b\"() : () -> tensor<4xi32> return %a : i32 }"
    );
    let inner = format!("{{\"ir\": {:?}}}", MODULE);
    let outer = format!("{{\"message\": {inner:?}}}\n");
    let pieces = extract(outer.as_bytes()).pieces;
    let issue = format!("{{\"body\": {:?}}}\n", format!("It crashes:\n```mlir\n{MODULE}\n```\n"));
    let issue = extract(issue.as_bytes()).pieces;
    for pieces in [pieces, issue] {
        assert_eq!(pieces.len(), 1);
        assert_eq!(words(&String::from_utf8(pieces[0].text.clone()).unwrap()), words(MODULE));
    }
    let code = format!("TEST(A, B) {{\n  auto ir = R\"(\n{MODULE}\n)\";\n}}\n");
    let found = extract(code.as_bytes());
    assert_eq!(found.pieces.len(), 1);
    assert!(found.begins_as_log(code.as_bytes()));
    let misspelt = format!("modul {{\n}}\n{MODULE}\n");
    assert!(!extract(misspelt.as_bytes()).begins_as_log(misspelt.as_bytes()));
}

#[test]
fn modules_in_attributes_are_parts_of_their_module() {
    for text in ["module {\\n}\\n", "x\\nmodule {\\n}\\n"] {
        let module =
            format!("module {{\n  \"a.b\"() {{source = \"{text}\", b = 1 : i32}} : () -> ()\n}}\n");
        let log: String = module.lines().map(|line| format!("[out] {line}\n")).collect();
        let found = found(&log);
        assert_eq!(found.len(), 1, "{found:?}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&found[0]), words(&module));
    }
}

#[test]
fn dumps_with_and_without_prefixes_have_the_same_ir() {
    let header = "// -----// IR Dump After X (x) //----- //\n";
    for text in [
        "module {\n  func.func @f() {\n    return\n  }\n}\n",
        "#map = affine_map<(d0) -> (d0)>\nmodule {\n  %0 = \"a.b\"() {m = #map} : () -> i32\n}\n",
        "module {\n} loc(#loc)\n#loc = loc(unknown)\n",
    ] {
        let prefixed =
            |text: &str| text.lines().map(|line| format!("[out] {line}\n")).collect::<String>();
        let plain = ir_of(format!("{header}{text}\n\n").as_bytes());
        assert_eq!(String::from_utf8_lossy(&plain), text);
        assert_eq!(plain, ir_of(prefixed(&format!("{header}{text}\n")).as_bytes()));
    }
    // Entities, and colours without their escape character.
    for (text, expected) in [
        ("module {\n  a.b() : () -&gt; i32\n}\n", "a.b() : () -> i32"),
        ("module {\n  [33ma.b[0m\n}\n", "a.b"),
    ] {
        let found = String::from_utf8(ir_of(format!("{header}{text}").as_bytes())).unwrap();
        let words: Vec<&str> = found.split_whitespace().collect();
        assert_eq!(words.join(" "), format!("module {{ {expected} }}"));
    }
    // Messages are removed wherever they are.
    for message in ["x.mlir:1:2: warning: no\n", ""] {
        let text = format!("{header}module {{\n{message}  a.b\n}}\n  0.1 ( 9.9%)  Total\n");
        let found = String::from_utf8(ir_of(text.as_bytes())).unwrap();
        let lines: Vec<_> = found.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(lines, ["module {", "a.b", "}"]);
    }
}

#[test]
fn other_formats_are_named() {
    let name = |text: &str| Foreign::of(text.as_bytes()).map(|foreign| foreign.name);
    assert_eq!(name("HloModule m, is_scheduled=true\n"), Some("HLO text"));
    assert_eq!(name("; ModuleID = 'x'\nsource_filename = \"x\"\n"), Some("LLVM IR"));
    assert_eq!(name("\ndefine i32 @f() {\n"), Some("LLVM IR"));
    assert_eq!(name("//\n// Generated by LLVM\n//\n\n.version 7.0\n"), Some("PTX assembly"));
    assert_eq!(name("FIRRTL version 3.0.0\ncircuit A :\n"), Some("a FIRRTL circuit"));
    assert_eq!(name("{ lambda ; a:f32[]. let\n"), Some("a jaxpr"));
    assert_eq!(name("class GraphModule(torch.nn.Module):\n"), Some("a graph of PyTorch's FX"));
    assert_eq!(name("@triton.jit\ndef f(x):\n"), Some("a Triton kernel in Python"));
    assert_eq!(name("# from tvm.script import ir as I\n"), Some("TVMScript"));
    assert_eq!(name("`timescale 1ns/1ps\nmodule m(input a);\n"), Some("Verilog"));
    for text in ["module m(input a);\n", "module m #(\n", "module m_2 (\n", "module m;\n"] {
        assert_eq!(name(text), Some("Verilog"), "{text}");
    }
    assert_eq!(
        name("graph():\n    %x : [num_users=1] = placeholder[target=x]\n"),
        Some("a graph of PyTorch's FX")
    );
    assert_eq!(name("--- |\n  define void @f()\n"), Some("LLVM's machine IR"));
    assert_eq!(name("\t.text\n\t.globl\tmain\n"), Some("assembly"));
    assert_eq!(name("ir_version: 8\ngraph {\n"), Some("ONNX text"));
    assert_eq!(name("<\n   ir_version: 10\n>\n"), Some("ONNX text"));
    assert_eq!(
        name("b'ML\\xefR\\rStableHLO_v1.15.0\\x00'\n"),
        Some("MLIR bytecode as a literal of Python")
    );
    let in_log = |text: &str| foreign_text(text.as_bytes()).map(|foreign| foreign.name);
    for prefix in ["I0304 12:00:01.123456 1234 hlo.cc:12] ", "2026-03-04T09:10:00.0000000Z ", "> "]
    {
        let log =
            format!("{prefix}dumping\n{prefix}HloModule jit_f, entry_computation_layout={{}}\n");
        assert_eq!(in_log(&log), Some("HLO text"), "{prefix}");
    }
    assert_eq!(in_log("some text\nHloModules are text\n"), None);
    assert!(Foreign::of(b"\xff\xfem\0o\0").unwrap().name.starts_with("text in UTF-16"));
    for text in [
        "",
        "module {\n",
        "module @m {\n",
        "module attributes {a.b = \"x\"} {\n",
        "module attributes {a.b = \"module m(input a);\"} {\n",
        "%0 = x",
        "llvm.func @f()",
        "#map = affine_map<() -> ()>",
        "x.import @f",
    ] {
        assert_eq!(name(text), None, "{text}");
    }
}

fn indexed(text: &str) -> crate::Log {
    let mut indexer = Indexer::default();
    // Pieces end anywhere.
    for piece in text.as_bytes().chunks(7) {
        indexer.read(piece);
    }
    let log = indexer.finish();
    let mut whole = Indexer::default();
    whole.read(text.as_bytes());
    assert_eq!(whole.finish(), log);
    log
}

#[test]
fn dumps_are_listed_with_changes() {
    let function = |name: &str, value: u32| {
        format!(
            "func.func @{name}() -> i32 {{\n  %c = arith.constant {value} : i32\n  return %c : i32\n}}\n\n"
        )
    };
    let module = |f: u32, g: u32| {
        let within = format!("{}{}", function("f", f), function("g", g)).replace('\n', "\n  ");
        format!("module {{\n  {}\n}}\n\n", within.replace("\n  \n", "\n").trim_end())
    };
    let head = |pass: &str| format!("// -----// IR Dump After {pass} ({pass}) //----- //\n");
    let text = [
        head("a"),
        function("f", 1),
        head("b"),
        function("f", 1),
        head("c"),
        function("g", 3),
        head("d"),
        module(1, 3),
        head("e"),
        function("f", 2),
        head("g"),
        module(2, 3),
        head("h"),
        module(2, 4),
        "x.mlir:1:2: error: failed\n".to_owned(),
    ]
    .concat();
    let log = indexed(&text);
    let seen: Vec<_> =
        log.dumps.iter().map(|dump| (&*dump.pass, &*dump.scope, dump.changed)).collect();
    assert_eq!(
        seen,
        [
            ("a", "func.func @f", None),
            ("b", "func.func @f", Some(false)),
            ("c", "func.func @g", None),
            ("d", "module", None),
            ("e", "func.func @f", Some(true)),
            // Since dump d only the function changed, and dump e reports that.
            ("g", "module", Some(false)),
            ("h", "module", Some(true)),
        ]
    );
    assert_eq!(log.dumps[0].operations, 3);
    assert_eq!(log.dumps[6].error.as_deref(), Some("x.mlir:1:2: error: failed"));
    assert!(log.dumps.iter().all(|dump| dump.when == When::After));
    let prefixed: String =
        text.lines().map(|line| format!("I0102 03:04:05.6  12 a.cc:3] {line}\n")).collect();
    let again = indexed(&prefixed);
    let without = |log: &crate::Log| {
        log.dumps
            .iter()
            .map(|dump| (dump.scope.clone(), dump.operations, dump.bytes, dump.changed))
            .collect::<Vec<_>>()
    };
    assert_eq!(without(&again), without(&log));
    let with_times = format!(
        "{}{}{}",
        head("a"),
        module(1, 1),
        "===-------===\n  ... Execution time report ...\n  ----Wall Time----  ----Name----\n    0.0020 ( 10.0%)  a\n    0.0200 (100.0%)  Total\n"
    );
    assert_eq!(indexed(&with_times).dumps[0].seconds, Some(0.002));
}

/// The program's own output follows the last dump if both are written to one file.
#[test]
fn the_output_of_the_program_is_not_of_the_last_dump() {
    let dump = |pass: &str, body: &str| {
        format!("// -----// IR Dump After {pass} (x) //----- //\n{body}\n")
    };
    let body = "#map = affine_map<(d0) -> (d0)>\nmodule {\n  func.func private @f()\n}\n#loc = loc(unknown)\n\
                {-#\n  dialect_resources: {\n  }\n#-}\n";
    let dumps = format!("{}{}", dump("CSE", body), dump("DCE", body));
    let alone = indexed(&dumps);
    let with_output = indexed(&format!("{dumps}\n{body}"));
    assert_eq!(with_output.dumps.len(), 2);
    for (one, other) in alone.dumps.iter().zip(&with_output.dumps) {
        assert_eq!((one.operations, one.bytes), (other.operations, other.bytes), "{other:?}");
    }
    let last = with_output.dumps.last().unwrap();
    assert_eq!(last.changed, Some(false));
    assert!(last.end as usize <= dumps.len() + 1, "{last:?}");
}

fn compared(before: &str, after: &str) -> Vec<(ChangeKind, String, String)> {
    let registry = abide_dialects::registry();
    let limits = abide_source::limits::Limits::default();
    let [first, second] =
        [before, after].map(|text| ParsedDump::new(text.into(), registry, &limits));
    let found = first.compare(&second);
    // Without the functions that both have, the differences are the same.
    let shared = unchanged(before.as_bytes(), after.as_bytes());
    let [first, second] = [(before, &shared.spans[0]), (after, &shared.spans[1])]
        .map(|(text, spans)| ParsedDump::without(text.into(), spans, registry, &limits));
    let short = first.compare(&second);
    assert_eq!((&short.changes, short.same + shared.operations), (&found.changes, found.same));
    let text = |text: &str, range: &Option<std::ops::Range<usize>>| {
        range.clone().map_or(String::new(), |range| text[range].trim().to_owned())
    };
    found
        .changes
        .iter()
        .map(|change| (change.kind, text(before, &change.before), text(after, &change.after)))
        .collect()
}

/// Long functions of operations that look alike have no unique ones to begin from.
#[test]
fn few_changes_of_a_long_function_are_found() {
    let text = |changed: &[usize]| {
        let lines = (0..700).map(|index| {
            let name = if changed.contains(&index) { "mulf" } else { "addf" };
            format!("  %{index} = memref.load %m[%i] : memref<4xf32>\n  %r{index} = arith.{name} %{index}, %a : f32\n")
        });
        let lines: String = lines.collect();
        format!("func.func @f(%m: memref<4xf32>, %i: index, %a: f32) {{\n{lines}  return\n}}\n")
    };
    let found = compared(&text(&[]), &text(&[3, 4, 350, 690]));
    let kinds: Vec<_> = found.iter().map(|(kind, ..)| *kind).collect();
    assert_eq!(kinds, [ChangeKind::Changed; 4]);
    assert_eq!(found[2].2, "%r350 = arith.mulf %350, %a : f32");
}

#[test]
fn modules_are_compared_by_operation() {
    let before = "module {\n  func.func @f(%a: i32) -> i32 {\n    %0 = arith.constant 1 : i32\n    %1 = arith.addi %a, %0 : i32\n    \
                  %2 = arith.muli %1, %1 : i32\n    return %2 : i32\n  }\n}\n";
    assert_eq!(compared(before, &before.replace("%0", "%c1").replace("%2", "%9")), []);
    let more = |text: &str| {
        let other = "  func.func @g(%c: i1) {\n    cf.cond_br %c, ^bb1, ^bb1\n  ^bb1:\n    scf.if %c {\n      \
                     func.call @g(%c) : (i1) -> ()\n    } else {\n    }\n    return\n  }\n}\n";
        format!("{}{other}", text.trim_end().trim_end_matches('}'))
    };
    let both = compared(&more(before), &more(&before.replace("addi", "subi")));
    assert_eq!(both.iter().map(|change| change.0).collect::<Vec<_>>(), [ChangeKind::Changed]);
    assert_eq!(compared(before, &before.replace("    ", "      ")), []);
    let removed =
        before.replace("    %2 = arith.muli %1, %1 : i32\n", "").replace("return %2", "return %1");
    let kinds: Vec<_> = compared(before, &removed).into_iter().map(|change| change.0).collect();
    assert_eq!(kinds, [ChangeKind::Removed, ChangeKind::Changed]);
    let changed = compared(before, &before.replace("constant 1", "constant 2"));
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(changed[0].2, "%0 = arith.constant 2 : i32");
    // Another operation in its place: its uses are the same.
    let changed = compared(before, &before.replace("arith.addi", "arith.xori"));
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(changed[0].0, ChangeKind::Changed);
    // Another operand.
    let changed = compared(before, &before.replace("%a, %0", "%0, %0"));
    assert_eq!(changed.len(), 1, "{changed:?}");
    let added = compared(
        before,
        &before.replace("    return", "    %3 = arith.constant 7 : i32\n    return"),
    );
    assert_eq!(added.len(), 1, "{added:?}");
    assert_eq!(added[0].0, ChangeKind::Added);
}

#[test]
fn unwritten_terminators_leave_their_operation_its_text() {
    let before = "func.func @f(%n: index, %m: memref<8xf32>, %v: f32) {\n  return\n}\n";
    let body =
        "  scf.for %i = %n to %n step %n {\n    memref.store %v, %m[%i] : memref<8xf32>\n  }\n";
    let after = before.replace("  return", &format!("{body}  return"));
    let changed = compared(before, &after);
    assert_eq!(changed[0].2, "scf.for %i = %n to %n step %n {", "{changed:?}");
    assert_eq!(changed.len(), 1, "{changed:?}");
}

#[test]
fn an_operation_is_followed_to_the_other_text() {
    let before = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n\
                  func.func @g() {\n  return\n}\n";
    let after = before.replace("%0 = ", "%c = arith.constant 1 : i32\n  %1 = ").replace("%0", "%1");
    let follow = |word: &str, after: &str| {
        let registry = abide_dialects::registry();
        let limits = abide_source::limits::Limits::default();
        let offset = before.find(word);
        let (before, text) = (before.as_bytes(), after.as_bytes());
        let (_, found) = crate::compare_and_follow(before, text, offset, registry, &limits);
        let found = found.unwrap();
        (found.after.map(|range| after[range].trim().to_owned()), found.is_changed)
    };
    let sum = Some("%1 = arith.addi %a, %a : i32".to_owned());
    assert_eq!(follow("  %0", &after), (sum, false));
    assert!(follow("func.func @f", &after).1);
    assert!(!follow("func.func @g", &after).1);
    let without = before.replace("  %0 = arith.addi %a, %a : i32\n", "").replace("%0", "%a");
    assert_eq!(follow("%0", &without), (None, true));
}

#[test]
fn an_error_before_the_only_dump_is_that_of_the_failed_pass() {
    let error = "x.mlir:1:2: error: failed to legalize operation 'a.b'\n";
    let dump =
        |failed: &str| format!("// -----// IR Dump After CSE{failed} (cse) //----- //\n{MODULE}\n");
    let first = |failed: &str| indexed(&format!("{error}{}", dump(failed))).dumps.remove(0);
    assert_eq!(first(" Failed").error.as_deref(), Some(error.trim_end()));
    assert_eq!(first("").error, None);
}
