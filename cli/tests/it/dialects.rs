//! `abide dialects`, and the other commands with the dialects of a project.

use crate::support::{Folder, abide};
use std::path::Path;

const PROJECT: &str = "corpus/projects/twice";

fn run(arguments: &[&str]) -> (i32, String, String) {
    let run = abide(arguments);
    (run.status, run.stdout, run.stderr)
}

#[test]
fn check_uses_the_dialects_of_the_project() {
    let (status, out, _) = run(&["check", &format!("{PROJECT}/wrong.mlir")]);
    assert_eq!(status, 1);
    assert!(out.contains("'twice.add' op operand #0 must be 32-bit signless integer"), "{out}");
    let (status, out, _) = run(&["check", &format!("{PROJECT}/use.mlir")]);
    assert_eq!((status, &*out), (0, ""));
}

#[test]
fn opt_takes_dialects_from_the_command_line() {
    let td = format!("{PROJECT}/twice.td");
    let file = format!("{PROJECT}/use.mlir");
    let (status, out, _) = run(&["opt", "--dialects", &td, "-mlir-print-op-generic", &file]);
    assert!(status == 0 && out.contains("\"twice.add\"(%arg0) : (i32) -> i32"), "{out}");
}

#[test]
fn a_missing_path_is_exit_status_2() {
    let (status, _, err) = run(&["dialects", "list", "--dialects", "no/such.td"]);
    assert_eq!(status, 2);
    assert!(err.contains("cannot read 'no/such.td'"), "{err}");
}

#[test]
fn dialects_are_listed_shown_and_counted() {
    let td = format!("{PROJECT}/twice.td");
    let (_, out, _) = run(&["dialects", "list", "--format", "json", "--dialects", &td]);
    let listed: serde_json::Value = serde_json::from_str(&out).unwrap();
    let dialects = listed["dialects"].as_array().unwrap();
    let twice = dialects.iter().find(|dialect| dialect["name"] == "twice").unwrap();
    assert_eq!((&twice["operations"], &twice["types"]), (&2.into(), &0.into()));
    assert!(twice["files"][0].as_str().unwrap().ends_with("twice.td"));
    let (_, page, _) = run(&["dialects", "show", "twice.add", "--dialects", &td]);
    assert!(page.starts_with("# `twice.add`\n\nAdds a number to itself\n"), "{page}");
    let file = format!("{PROJECT}/use.mlir");
    let (_, out, _) = run(&["dialects", "coverage", "--format", "json", &file]);
    let counted: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(counted["byDialect"]["twice"]["read"], 2);
}

/// A path in a folder, as text.
pub(crate) fn within(folder: &Folder, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

#[test]
fn init_writes_where_dialects_are_described() {
    let folder = Folder::new("dialects-init");
    for name in ["ods.td", "twice.td", "wrong.mlir"] {
        let from = abide_testing::repository().join(PROJECT).join(name);
        folder.write(&format!("twice/IR/{name}"), std::fs::read(from).unwrap());
    }
    let root = within(&folder, "");
    let (status, printed, _) = run(&["dialects", "init", "--print", &root]);
    assert!(status == 0 && printed.contains("paths = [\"twice/IR\"]"), "{printed}");
    assert!(!folder.path().join("abide.toml").exists());
    let (status, _, said) = run(&["dialects", "init", &root]);
    assert!(status == 0 && said.contains("abide.toml: twice"), "{said}");
    assert_eq!(std::fs::read_to_string(folder.path().join("abide.toml")).unwrap(), printed);
    let (status, out, _) = run(&["check", &within(&folder, "twice/IR/wrong.mlir")]);
    assert!(status == 1 && out.contains("must be 32-bit signless integer"), "{out}");
    let (status, _, said) = run(&["dialects", "init", &root]);
    assert!(status == 2 && said.contains("is there already"), "{said}");
    let (status, _, said) = run(&["dialects", "init", "docs"]);
    assert!(status == 2 && said.contains("no .td file in 'docs' defines a dialect"), "{said}");
}

#[test]
fn doc_writes_a_page_for_each_dialect_with_links() {
    let folder = Folder::new("dialects-doc");
    let gauge = "corpus/projects/gauge/gauge.td";
    let pages = within(&folder, "pages");
    let (status, _, said) = run(&["dialects", "doc", &pages, "--dialects", gauge]);
    assert!(status == 0 && said.contains("wrote 2 pages"), "{said}");
    let index = std::fs::read_to_string(folder.path().join("pages/README.md")).unwrap();
    assert_eq!(index, "# Dialects\n\n- [`gauge`](gauge.md): Instruments and what they show\n");
    let page = std::fs::read_to_string(folder.path().join("pages/gauge.md")).unwrap();
    expect_test::expect_file!["../golden/gauge.md"].assert_eq(&page);
    // Each link leads to a place of the page.
    for link in page.split("](gauge.md#").skip(1).chain(page.split("](#").skip(1)) {
        let name = link.split(')').next().unwrap();
        assert!(page.contains(&format!("<a id=\"{name}\">")), "{name}");
    }
    let (status, _, said) = run(&["dialects", "doc", &pages]);
    assert!(status == 2 && said.contains("no dialect of the project is described"), "{said}");
}

#[test]
fn doc_replaces_only_its_own_pages() {
    let folder = Folder::new("dialects-doc-own");
    let gauge = "corpus/projects/gauge/gauge.td";
    folder.write("pages/README.md", "mine");
    let pages = within(&folder, "pages");
    let (status, _, said) = run(&["dialects", "doc", &pages, "--dialects", gauge]);
    assert!(status == 2 && said.contains("only files that this command wrote"), "{said}");
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name));
    assert_eq!(read("pages/README.md").unwrap(), "mine");
    assert!(read("pages/gauge.md").is_err(), "nothing is written");
    std::fs::remove_file(folder.path().join("pages/README.md")).unwrap();
    for _ in 0..2 {
        let (status, _, said) = run(&["dialects", "doc", &pages, "--dialects", gauge]);
        assert!(status == 0 && said.contains("wrote 2 pages"), "{said}");
    }
    folder.write("pages/gauge.md", "changed");
    let (status, _, said) = run(&["dialects", "doc", &pages, "--dialects", gauge]);
    assert!(status == 2 && said.contains("or has changed since"), "{said}");
    assert_eq!(read("pages/gauge.md").unwrap(), "changed");
    #[cfg(unix)]
    {
        folder.write("victim", "mine");
        std::fs::remove_file(folder.path().join("pages/gauge.md")).unwrap();
        std::os::unix::fs::symlink("../victim", folder.path().join("pages/gauge.md")).unwrap();
        let (status, _, said) = run(&["dialects", "doc", &pages, "--dialects", gauge]);
        assert!(status == 2 && said.contains("links are not followed"), "{said}");
        assert_eq!(read("victim").unwrap(), "mine");
    }
}

#[test]
fn every_command_that_reads_mlir_takes_dialects() {
    let gauge = ["--dialects", "corpus/projects/gauge/gauge.td", "-I", "corpus"];
    let file = "corpus/projects/gauge/use.mlir";
    for command in ["check --quiet", "opt", "shape", "abi", "syntax", "fmt --check"] {
        let words: Vec<&str> = command.split(' ').chain([file]).collect();
        let (status, _, said) = run(&[words.as_slice(), gauge.as_slice()].concat());
        assert_eq!((status, &*said), (0, ""), "{command}");
    }
    for command in ["fmt", "syntax", "lsp"] {
        let file = if command == "lsp" { "--log=warn" } else { file };
        let (status, _, said) = run(&[command, file, "--dialects", "no/such.td"]);
        assert!(status == 2 && said.contains("cannot read 'no/such.td'"), "{command}: {said}");
    }
}

/// The records as llvm-tblgen writes them down describe what the files do.
#[test]
fn a_dump_of_records_describes_the_same() {
    let folder = Folder::new("dialects-dump");
    let gauge = "corpus/projects/gauge/gauge.td";
    let dump = within(&folder, "gauge.json");
    let (status, made, said) =
        run(&["tablegen", "--dump-json", "-I", "corpus/projects/gauge", gauge]);
    assert_eq!(status, 0, "{said}");
    assert!(made.contains("\"!locs\":[\"gauge.td:") && !made.contains("\"corpus/"), "{made}");
    std::fs::write(&dump, made).unwrap();
    for name in ["gauge.read", "gauge.watch", "!gauge.instrument", "#gauge.scale"] {
        let show = |path: &str| {
            let (status, page, said) = run(&["dialects", "show", name, "--dialects", path]);
            assert_eq!(status, 0, "{said}");
            page.split("Defined in").next().unwrap().to_owned()
        };
        assert_eq!(show(&dump), show(gauge), "{name}");
    }
    let file = "corpus/projects/gauge/use.mlir";
    let (status, _, said) = run(&["check", file, "--dialects", &dump]);
    assert_eq!(status, 0, "{said}");
    std::fs::write(&dump, "{}").unwrap();
    let (_, _, said) = run(&["dialects", "list", "--dialects", &dump]);
    assert!(said.contains("'!tablegen_json_version' is missing"), "{said}");
}

/// A few lines describe the form of operations whose parser is C++.
#[test]
fn an_overlay_gives_operations_a_form() {
    let folder = Folder::new("dialects-overlay");
    let base = abide_testing::repository().join("corpus/projects/twice/ods.td");
    folder.write("ods.td", std::fs::read(base).unwrap());
    folder.write(
        "pair.td",
        "include \"ods.td\"\n\
         def Pair : Dialect { let name = \"pair\"; }\n\
         class C<string name> : Op<Pair, name> {\n  \
           let arguments = (ins I32:$a, I32:$b);\n  let results = (outs I32:$c);\n  \
           let hasCustomAssemblyFormat = 1;\n}\n\
         def A : C<\"math.add\">;\ndef B : C<\"math.sub\">;\ndef D : C<\"other\">;\n",
    );
    folder.write(
        "pair.ops",
        "dialect pair \"Pairs\"\n\
         form \"math.*\" { operands attr-dict `:` type(operands) `->` type(results) }\n",
    );
    let line = |name: &str, types: &str| {
        format!("func.func @f(%a: i32) {{\n  %0 = {name} %a, %a : {types} -> i32\n  return\n}}\n")
    };
    folder.write("good.mlir", line("pair.math.add", "i32, i32"));
    folder.write("bad.mlir", line("pair.math.sub", "i32, f32"));
    folder.write("open.mlir", line("pair.other", "i32, f32"));
    let given = ["--dialects", "pair.td", "--dialects", "pair.ops"];
    let run = |words: &[&str]| folder.abide(&[words, given.as_slice()].concat());
    let generic = run(&["opt", "-mlir-print-op-generic", "good.mlir"]).stdout;
    assert!(generic.contains("\"pair.math.add\"(%arg0, %arg0) : (i32, i32) -> i32"), "{generic}");
    let found = run(&["check", "--quiet", "--format", "mlir", "bad.mlir"]).stdout;
    assert!(found.starts_with("bad.mlir:2:"), "{found}");
    assert_eq!(run(&["check", "--quiet", "open.mlir"]).status, 0, "what no form is for stays open");
    folder.write(
        "pair.ops",
        "dialect pair \"Pairs\"\n\nform \"none\" { $a }\nform \"math.*\" { $x }\n",
    );
    let said = run(&["dialects", "list"]).stderr;
    assert!(said.contains("form \"none\": no operation without a form has such a name"), "{said}");
    assert!(said.contains("form \"math.*\": 'pair.math.add' cannot be written so:"), "{said}");
}

/// The output of `tblgen-to-irdl` describes operations, as far as IRDL can: their parts, and not their form.
#[test]
fn irdl_describes_operations() {
    let folder = Folder::new("dialects-irdl");
    folder.write(
        "gauge.mlir",
        "irdl.dialect @meter {\n  irdl.type @dial\n  irdl.operation @turn {\n    %0 = irdl.is i32\n    \
         irdl.operands(by: %0)\n    irdl.results(to: %0)\n  }\n}\n",
    );
    folder.write(
        "use.mlir",
        "func.func @f(%a: f32) {\n  %0 = \"meter.turn\"(%a) : (f32) -> i32\n  %1 = meter.turn left %a\n  \
         return\n}\n",
    );
    let given = ["--dialects", "gauge.mlir"];
    let run = |words: &[&str]| folder.abide(&[words, given.as_slice()].concat());
    let page = run(&["dialects", "show", "meter.turn"]).stdout;
    assert!(page.contains("- `by`: i32\n") && page.contains("gauge.mlir`"), "{page}");
    let found = run(&["check", "--quiet", "--format", "mlir", "use.mlir"]).stdout;
    let expected = "use.mlir:2:21: error: 'meter.turn' op operand #0 must be i32, but got 'f32'\n";
    assert_eq!(found, expected);
    // The same as bytecode, where LLVM is installed.
    let program = Path::new("/usr/bin/mlir-opt-22");
    if !program.exists() {
        abide_testing::skip("IRDL in bytecode: mlir-opt-22 is not installed");
        return;
    }
    let made = std::process::Command::new(program)
        .args(["gauge.mlir", "-emit-bytecode", "-o", "gauge.mlirbc"])
        .current_dir(folder.path())
        .status();
    assert!(made.unwrap().success());
    let words = ["dialects", "show", "meter.turn", "--dialects", "gauge.mlirbc"];
    assert!(folder.abide(&words).stdout.contains("- `by`: i32\n"));
    let words = ["check", "--quiet", "--format", "mlir", "use.mlir", "--dialects", "gauge.mlirbc"];
    assert_eq!(folder.abide(&words).stdout, expected);
}

/// Whether a C++ printer leaves them out is not known.
#[test]
fn a_declaration_keeps_the_names_of_its_arguments() {
    const LLVM: &str = "/usr/lib/llvm-22/include";
    if !Path::new(LLVM).join("mlir/Interfaces/FunctionInterfaces.td").exists() {
        abide_testing::skip("declarations of a project: no .td files of LLVM 22");
        return;
    }
    let folder = Folder::new("dialects-declared");
    let declare = |name: &str, traits: &str| {
        format!(
            "def Op_{name} : Op<Task, \"{name}\", [FunctionOpInterface{traits}]> {{\n  \
               let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);\n  \
               let regions = (region AnyRegion:$body);\n  let hasCustomAssemblyFormat = 1;\n}}\n"
        )
    };
    let head = "include \"mlir/Interfaces/FunctionInterfaces.td\"\n\
                def Task : Dialect { let name = \"task\"; }\n";
    let (isolated, open) = (declare("declare", ", IsolatedFromAbove"), declare("import", ""));
    folder.write("task.td", format!("{head}{isolated}{open}"));
    folder.write(
        "use.mlir",
        "task.declare private @one(%rows: i32) -> i32\ntask.declare private @two(i32) -> i32\n\
         task.import private @three(%rows: i32) -> i32\ntask.import private @four(i32) -> i32\n",
    );
    let printed = folder.abide(&["opt", "use.mlir", "--dialects", "task.td", "-I", LLVM]).stdout;
    for line in [
        "task.declare private @one(%rows: i32) -> i32",
        "task.declare private @two(i32) -> i32",
        "task.import private @three(%rows: i32) -> i32",
        "task.import private @four(i32) -> i32",
    ] {
        assert!(printed.contains(line), "{printed}");
    }
}

const BROKEN: &str = "def ins;\ndef outs;\nclass Dialect { string name = ?; }\nclass Trait;\ndef Pure : Trait;\n\
                      class Op<Dialect dialect, string mnemonic, list<Trait> own = []> {\n  \
                      Dialect opDialect = dialect;\n  string opName = mnemonic;\n  \
                      list<Trait> traits = own;\n  dag arguments = (ins);\n  dag results = (outs);\n  \
                      string assemblyFormat = ?;\n}\n\
                      def My : Dialect { let name = \"my\"; }\n\
                      def A : Op<My, \"mend\", [Pure]> { let assemblyFormat = \"`(` `)` attr-dict\"; }\n\
                      def B : Op<My, \"send\", [Pure, Gone]> { let assemblyFormat = \"`[` `]` attr-dict\"; }\n\
                      def C : Op<My, \"tend\", [Pure]> { let nothing = 1; }\n";

/// The classes of a newer LLVM have further fields.
#[test]
fn a_field_that_the_classes_of_llvm_lack_may_be_of_a_newer_one() {
    let folder = Folder::new("dialects-newer-llvm");
    folder.write("mlir/IR/DialectBase.td", "class Dialect { string name = ?; }\n");
    let dialect = "include \"mlir/IR/DialectBase.td\"\n\
                   def My : Dialect { let name = \"my\"; let usesForms = 1; }\n";
    folder.write("my.td", dialect);
    folder.write("use.mlir", "my.mend()\n");
    let (td, file) = (within(&folder, "my.td"), within(&folder, "use.mlir"));
    let check = ["check", "--format", "mlir", "--dialects", &td, &file];
    let newer = "Value 'usesForms' unknown!; LLVM's .td files may be older than this one";
    let (_, out, err) = run(&check);
    assert!(out.contains(newer) && err.contains(newer), "{out}{err}");
    let (_, out, _) = run(&["check", &td]);
    assert!(out.contains("help: LLVM's .td files may be older than this one"), "{out}");
    // Neither a misspelt field nor one of a project's own class.
    folder.write("my.td", dialect.replace("usesForms", "nane"));
    let (_, out, err) = run(&check);
    assert!(!out.contains("older") && !err.contains("older"), "{out}{err}");
    folder.write("my.td", BROKEN);
    let (_, out, err) = run(&check);
    assert!(!out.contains("older") && !err.contains("older"), "{out}{err}");
}

#[test]
fn a_broken_td_file_counts_as_far_as_it_can_be_read() {
    let folder = Folder::new("dialects-broken");
    folder.write("my.td", BROKEN);
    // One that is read, one whose trait is unknown, so that its form is open, and one with an unknown field.
    folder.write("use.mlir", "my.mend()\nmy.send[]\nmy.tend\nmy.mend[]\nmy.send()\n");
    let (td, file) = (within(&folder, "my.td"), within(&folder, "use.mlir"));
    let check = ["check", "--format", "mlir", "--dialects", &td, &file];
    let (status, out, err) = run(&check);
    let lines: Vec<_> = out.lines().map(|line| line.trim_start_matches(&*file)).collect();
    assert_eq!(status, 1, "{out}");
    assert!(
        lines[0].starts_with(":1:1: warning: the description of dialect 'my' has errors"),
        "{out}"
    );
    assert!(lines[0].contains("my.td:16:31: Variable not defined: 'Gone'"), "{out}");
    assert!(lines[1].starts_with(":4:8: error: "), "{out}");
    assert!(lines.iter().skip(2).all(|line| line.contains("note: ")), "{out}");
    assert!(err.contains("my.td:16:31: error: Variable not defined: 'Gone'\n"), "{err}");
    assert!(err.contains("my.td:17:38: error: Value 'nothing' unknown!\n"), "{err}");
    // After the repair, unknown operations are reported.
    folder
        .write("my.td", BROKEN.replace(", Gone", "").replace("let nothing = 1;", "int other = 1;"));
    folder.write("use.mlir", "my.mend()\nmy.tenn\n");
    let (status, out, err) = run(&check);
    assert!(
        status == 1 && out.contains(":2:1: error: custom op 'my.tenn' is unknown"),
        "{out}{err}"
    );
    assert!(!out.contains("remark"), "{out}");
}

#[test]
fn a_sign_names_a_type_or_an_attribute() {
    let show = |name: &str| run(&["dialects", "show", name]);
    let (status, _, help) = run(&["dialects", "show", "--help"]);
    assert_eq!(status, 0, "{help}");
    let (_, help, _) = run(&["dialects", "show", "--help"]);
    let examples = help.split("such as ").nth(1).unwrap().lines().next().unwrap();
    for example in examples.split(" or ") {
        let (status, page, err) = show(example.trim());
        assert!(status == 0 && page.starts_with(&format!("# `{}`", example.trim())), "{err}");
    }
    // The name of an operation is not that of a type.
    assert_eq!(show("!arith.addi").0, 2);
    assert_eq!(show("#arith.addi").0, 2);
    for name in ["#gpu.address_space", "gpu.address_space"] {
        let (_, page, err) = show(name);
        assert!(page.starts_with("# `#gpu.address_space`\n"), "{page}{err}");
        assert!(page.contains("- `workgroup` = "), "{page}");
    }
    assert_eq!(show("!gpu.address_space").0, 2);
}
