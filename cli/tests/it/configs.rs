//! The config of a project, and the commands that read it.

use super::dialects::within;
use crate::support::Folder;
use std::path::Path;

/// The dialect `d` with one operation, as far as LLVM's files are needed.
const D_BODY: &str = "def D_Dialect : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
    def D_Add : Op<D_Dialect, \"add\"> { let arguments = (ins AnyType:$x); \
    let assemblyFormat = \"$x attr-dict `:` type($x)\"; }\n";

/// A use of the operation, and one of an operation that does not exist.
const USE: &str = "func.func @f(%a: i8) {\n  d.add %a : i8\n  d.nope %a : i8\n  return\n}\n";

/// Whether LLVM's files are installed, which these tests need.
fn has_llvm() -> bool {
    let found = Path::new("/usr/lib/llvm-22/include/mlir/IR/OpBase.td").exists();
    if !found {
        abide_testing::skip("project set-up: libmlir-22-dev is missing");
    }
    found
}

/// Whether the only diagnostic is that the second operation of `USE` is unknown.
fn is_unknown(found: &str, path: &str) -> bool {
    let is_place = found.starts_with(&format!("{path}:3:3: "));
    is_place && found.contains(": custom op 'd.nope' is unknown") && found.lines().count() == 1
}

/// Checks `USE`: only the second operation is unknown.
fn knows_d(folder: &Folder, path: &str, shown: &str) {
    let run = folder.abide(&["check", "-q", "--format", "mlir", path]);
    assert!(is_unknown(&run.stdout, shown), "{run:?}");
}

#[test]
fn a_folder_has_the_config_inside_it() {
    if !has_llvm() {
        return;
    }
    let folder = Folder::new("dialects-here");
    folder.write("abide.toml", "llvm = \"22\"\n[dialects]\npaths = [\"ir\"]\n");
    folder.write("ir/d.td", format!("include \"mlir/IR/OpBase.td\"\n{D_BODY}"));
    folder.write("test/in.mlir", USE);
    knows_d(&folder, ".", "./test/in.mlir");
    knows_d(&folder, "test", "test/in.mlir");
    knows_d(&folder, "test/in.mlir", "test/in.mlir");
    let above = within(&folder, "");
    let shown = format!("{above}test/in.mlir");
    knows_d(&folder, &above, &shown);
    for path in [".", "test", &above] {
        let run = folder.abide(&["dialects", "coverage", "--format", "json", path]);
        let counted: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(counted["byDialect"]["d"]["described"], 1, "{path}: {run:?}");
    }
}

#[test]
fn each_file_has_the_config_nearest_to_it() {
    if !has_llvm() {
        return;
    }
    let folder = Folder::new("dialects-several");
    let config = "llvm = \"22\"\n[dialects]\npaths = [\"ir\"]\n";
    folder.write("b/abide.toml", config);
    folder.write("b/ir/d.td", format!("include \"mlir/IR/OpBase.td\"\n{D_BODY}"));
    folder.write("b/in.mlir", USE);
    folder.write("a/in.mlir", "func.func @f() { return }\n");
    for paths in [&["a", "b"][..], &["."], &["a/in.mlir", "b/in.mlir"], &["b", "a"]] {
        let run = folder.abide(&[&["check", "-q", "--format", "mlir"], paths].concat());
        assert!(is_unknown(run.stdout.trim_start_matches("./"), "b/in.mlir"), "{paths:?}: {run:?}");
        let run = folder.abide(&[&["dialects", "coverage", "--format", "json"], paths].concat());
        let counted: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(counted["byDialect"]["d"]["described"], 1, "{paths:?}: {run:?}");
    }
}

#[test]
fn init_writes_the_same_from_everywhere() {
    if !has_llvm() {
        return;
    }
    let folder = Folder::new("dialects-anywhere");
    folder.write("p/lib/d.td", format!("include \"lib/base.td\"\n{D_BODY}"));
    folder.write("p/lib/base.td", "include \"mlir/IR/OpBase.td\"\n");
    folder.write("p/test/in.mlir", USE);
    let inside = ["dialects", "init", "--print"];
    let inside = crate::support::abide_in(&folder.path().join("p"), &inside, b"");
    let outside = folder.abide(&["dialects", "init", "--print", "p"]);
    assert_eq!(inside.stdout, outside.stdout);
    assert!(inside.stdout.contains("paths = [\"lib\"]"), "{inside:?}");
    assert!(inside.stdout.contains("include = [\".\"]"), "{inside:?}");
    assert_eq!(inside.stderr, "");
    assert_eq!(folder.abide(&["dialects", "init", "p"]).status, 0);
    knows_d(&folder, "p", "p/test/in.mlir");
}

#[test]
fn init_finds_operations_that_are_added_to_a_dialect_of_llvm() {
    if !has_llvm() {
        return;
    }
    let folder = Folder::new("dialects-extended");
    let head = "include \"mlir/Dialect/Transform/IR/TransformDialect.td\"\n\
        include \"mlir/Dialect/Transform/Interfaces/TransformInterfaces.td\"\n\
        include \"mlir/Interfaces/SideEffectInterfaces.td\"\n\
        include \"mlir/IR/OpBase.td\"\n";
    let op = |base: &str, name: &str| {
        format!(
            "def T_{name} : {base}\"d.{name}\", \
             [DeclareOpInterfaceMethods<TransformOpInterface>, \
             DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {{ \
             let assemblyFormat = \"attr-dict\"; }}\n"
        )
    };
    folder.write("ir/d.td", format!("include \"mlir/IR/OpBase.td\"\n{D_BODY}"));
    folder.write("ext/Ops.td", format!("{head}{}", op("Op<Transform_Dialect, ", "cleanup")));
    // A class of the project's own, in its own file.
    let class =
        "class Mine<string name, list<Trait> traits> : Op<Transform_Dialect, name, traits>;\n";
    folder.write("base/Base.td", format!("{head}{class}"));
    folder.write("more/Ops.td", format!("include \"base/Base.td\"\n{}", op("Mine<", "more")));
    // A file that only uses the others adds nothing.
    folder.write("bind/Bind.td", "include \"ext/Ops.td\"\ndefvar unused = 1;\n");
    // Rewriting patterns describe nothing.
    folder.write(
        "rules/Rules.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"ir/d.td\"\n\
        def : Pat<(D_Add $x), (D_Add $x)>;\n",
    );
    let run = folder.abide(&["dialects", "init", "--print"]);
    assert!(
        run.stdout
            .starts_with("# Where the dialects of this project are described: d, transform.\n"),
        "{run:?}"
    );
    let paths = "paths = [\n    \"ext\",\n    \"ir\",\n    \"more\",\n]";
    assert!(run.stdout.contains(paths), "{run:?}");
    assert_eq!(folder.abide(&["dialects", "init"]).status, 0);
    folder.write(
        "in.mlir",
        "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @f(%a: !transform.any_op) {\n\
         transform.d.cleanup\ntransform.d.more\ntransform.yield\n  }\n}\n",
    );
    let run = folder.abide(&["check", "-q", "in.mlir"]);
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (0, "", ""));
}

#[test]
fn pieces_are_read_within_the_files_that_include_them() {
    if !has_llvm() {
        return;
    }
    let folder = Folder::new("dialects-pieces");
    let dialect = "include \"mlir/IR/OpBase.td\"\n\
        def D_Dialect : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";
    let class = "class D_Op<string m> : Op<D_Dialect, m> { let arguments = (ins AnyType:$x); \
        let assemblyFormat = \"$x attr-dict `:` type($x)\"; }\n";
    folder.write("ir/Dialect.td", dialect);
    folder
        .write("ir/Piece.td", "#ifndef PIECE\n#define PIECE\ndef D_Add : D_Op<\"add\">;\n#endif\n");
    // It includes after a class.
    folder.write("ir/Ops.td", format!("#ifndef OPS\n#define OPS\ninclude \"Dialect.td\"\n{class}include \"Piece.td\"\n#endif\n"));
    folder.write("in.mlir", USE);
    let check = |folder: &Folder| {
        folder.abide(&[
            "check",
            "-q",
            "--format",
            "mlir",
            "--dialects",
            "ir",
            "-I",
            "/usr/lib/llvm-22/include",
            "in.mlir",
        ])
    };
    let run = check(&folder);
    assert!(is_unknown(&run.stdout, "in.mlir"), "{run:?}");
    assert_eq!(run.stderr, "", "{run:?}");
    // Only includes; the includer itself is included by a third; each by its own path.
    folder.write("ir/Ops.td", format!("include \"Dialect.td\"\n{class}"));
    folder.write("ir/sub/All.td", "include \"../Ops.td\"\ninclude \"../Piece.td\"\n");
    let run = check(&folder);
    assert!(is_unknown(&run.stdout, "in.mlir"), "{run:?}");
    assert_eq!(run.stderr, "", "{run:?}");
    // An includer with its own mistake: only that is reported, and the piece still counts.
    folder
        .write("ir/sub/All.td", "include \"../Ops.td\"\ninclude \"../Piece.td\"\ndef X : Gone;\n");
    let run = check(&folder);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines.iter().any(|line| line.contains("custom op 'd.nope' is unknown")), "{run:?}");
    assert!(lines.iter().all(|line| !line.contains("d.add")), "{run:?}");
    assert!(!run.stdout.contains("D_Op"), "{run:?}");
    // Files that include each other are still read.
    folder.write(
        "ir/sub/All.td",
        "#ifndef ALL\n#define ALL\ninclude \"../Ops.td\"\ninclude \"Other.td\"\n#endif\n",
    );
    folder.write(
        "ir/sub/Other.td",
        "#ifndef OTHER\n#define OTHER\ninclude \"All.td\"\ninclude \"../Piece.td\"\n#endif\n",
    );
    let run = check(&folder);
    assert!(is_unknown(&run.stdout, "in.mlir"), "{run:?}");
}

#[test]
fn a_wrong_config_is_an_error_of_every_command_that_reads_it() {
    let folder = Folder::new("dialects-config");
    folder.write("in.mlir", "func.func @f() { return }\n");
    folder.write("x.td", "class X;\n");
    let commands: [&[&str]; 11] = [
        &["check", "in.mlir"],
        &["check", "."],
        &["check", "x.td"],
        &["opt", "in.mlir"],
        &["abi", "in.mlir"],
        &["abi", "diff", "in.mlir", "in.mlir"],
        &["shape", "in.mlir"],
        &["dialects", "list"],
        &["dialects", "show", "arith.addi"],
        &["dialects", "coverage", "."],
        &["dialects", "doc", "out"],
    ];
    for (text, said) in [
        ("this is not toml\n", "abide.toml:1:6: error: "),
        (
            "[lint]\nx = 1\n",
            "abide.toml:1:2: error: unknown key 'lint'; known are the tables [check], [dialects], [fmt] and [tablegen], and 'llvm'",
        ),
        (
            "[dialects]\npath = [\"x\"]\n",
            "abide.toml:2:1: error: unknown key 'path' in [dialects]; known is 'paths'",
        ),
        (
            "[dialects]\npaths = \"x\"\n",
            "abide.toml:2:9: error: 'paths' is a list of strings: paths = [\"PATH\"]",
        ),
        ("[dialects]\npaths = [\"gone\"]\n", "abide.toml:2:10: error: "),
        ("llvm = 22\n", "abide.toml:1:8: error: 'llvm' is a version or a folder"),
        ("dialects = [\n", "abide.toml:1:"),
        ("\u{0}", "abide.toml:1:1: error: "),
    ] {
        folder.write("abide.toml", text);
        for command in commands {
            let run = folder.abide(command);
            assert_eq!(run.status, 2, "{text:?} {command:?}: {run:?}");
            assert!(run.stderr.contains(said), "{text:?} {command:?}: {run:?}");
        }
    }
    // Something that only this machine lacks is a warning.
    folder.write("abide.toml", "llvm = \"1\"\n");
    for command in commands {
        let run = folder.abide(command);
        assert!(run.status != 2 || command.contains(&"doc"), "{command:?}: {run:?}");
    }
}

#[test]
fn a_version_of_llvm_is_chosen_by_an_option_or_the_project() {
    let folder = Folder::new("llvm-version");
    let old = "func.func @f(%arg0: memref<4xf32>) {\n  \
               %0 = \"bufferization.to_tensor\"(%arg0) : (memref<4xf32>) -> tensor<4xf32>\n  return\n}\n";
    folder.write("in.mlir", old);
    let is_old = |arguments: &[&str]| {
        let run = folder.abide(&[&["opt", "in.mlir"], arguments].concat());
        assert_eq!(run.status, 0, "{run:?}");
        !run.stdout.contains(" to tensor<4xf32>")
    };
    assert!(!is_old(&[]) && is_old(&["--llvm", "19"]));
    folder.write("abide.toml", "llvm = \"19\"\n");
    assert!(is_old(&[]) && !is_old(&["--llvm", "22"]));
    let run = folder.abide(&["opt", "in.mlir", "--llvm", "x"]);
    assert!(run.status == 2 && run.stderr.contains("--llvm"), "{run:?}");
    for command in ["opt", "check"] {
        let run = folder.abide(&[command, "in.mlir", "--llvm", "20"]);
        let known = "the operations of LLVM 19 and 22 are described";
        assert!(run.status == 2 && run.stderr.contains(known), "{run:?}");
    }
}

#[test]
fn tablegen_searches_the_folders_of_the_project() {
    let folder = Folder::new("tablegen-project");
    folder.write("inc/base.td", "class Base;\n");
    folder.write("a.td", "include \"base.td\"\ndef A : Base;\n");
    assert_eq!(folder.abide(&["tablegen", "a.td"]).status, 1);
    folder.write("abide.toml", "[tablegen]\ninclude = [\"inc\"]\n");
    let run = folder.abide(&["tablegen", "a.td"]);
    assert!(run.status == 0 && run.stdout.contains("def A {"), "{run:?}");
}
