//! Compiled modules of IREE: against their sources, and against `iree-dump-module`.

use crate::support::{Folder, abide, abide_in};
use abide_testing::{files_below, iree_program, repository};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The programs of `corpus/vmfb`, without their extension.
fn programs() -> Vec<String> {
    let files = files_below("corpus/vmfb").into_iter();
    let found: Vec<String> =
        files.filter_map(|file| Some(file.strip_suffix(".mlir")?.to_owned())).collect();
    assert_eq!(found.len(), 10);
    found
}

/// The output of `abide abi` for a file, in each format that describes calls, without places in the text.
fn called(file: &str) -> [String; 2] {
    [&["abi", file][..], &["abi", "--format", "json", file]].map(|arguments| {
        let run = abide(arguments);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{file}");
        without_places(run.stdout)
    })
}

/// Removes the places of functions from their JSON; other text stays unchanged.
fn without_places(text: String) -> String {
    let Ok(mut json) = serde_json::from_str::<serde_json::Value>(&text) else { return text };
    for function in json["functions"].as_array_mut().unwrap() {
        for place in ["operation", "start", "end"] {
            function.as_object_mut().unwrap().remove(place);
        }
    }
    json.to_string()
}

#[test]
fn a_module_has_the_functions_of_its_source() {
    for program in programs() {
        let [source, module] =
            ["mlir", "vmfb"].map(|extension| called(&format!("{program}.{extension}")));
        assert_eq!(module, source, "{program}");
        assert!(source[0].contains('@'), "{program}: no functions");
    }
}

#[test]
fn nothing_is_wrong_with_a_module() {
    for program in programs() {
        let run = abide(&["check", "-q", &format!("{program}.vmfb")]);
        assert_eq!((run.status, run.stdout.as_str()), (0, ""), "{program}");
    }
}

/// Compiles a program into a folder.
fn compile(compiler: &Path, program: &str, output: &Path) {
    let source = repository().join(format!("{program}.mlir"));
    let text = fs::read_to_string(&source).unwrap();
    let flags = text.lines().next().and_then(|line| line.strip_prefix("// flags: "));
    let mut command = Command::new(compiler);
    command.args(flags.unwrap_or_default().split_whitespace());
    command
        .args(["--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=vmvx"]);
    let run = command.arg(&source).arg("-o").arg(output).output().unwrap();
    assert!(run.status.success(), "{program}: {}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn a_freshly_compiled_module_has_the_functions_of_its_source() {
    let Some(compiler) = iree_program("iree-compile") else { return };
    let folder = Folder::new("vmfb-compiled");
    for program in programs() {
        let output = folder.path().join("module.vmfb");
        compile(&compiler, &program, &output);
        let source = called(&format!("{program}.mlir"));
        assert_eq!(called(output.to_str().unwrap()), source, "{program}");
    }
    // A FlatBuffer without a zip around it, and modules whose functions have no declarations.
    let plain = folder.path().join("plain.vmfb");
    // The module does not hold the argument names of the text.
    let text =
        "func.func @f(%number: i32, %v: !hal.buffer_view) -> i32 {\n  return %number : i32\n}\n";
    folder.write("plain.mlir", text);
    let run = Command::new(&compiler)
        .args(["--iree-vm-emit-polyglot-zip=false", "--iree-hal-target-device=local"])
        .arg("--iree-hal-local-target-device-backends=vmvx")
        .arg(folder.path().join("plain.mlir"))
        .arg("-o")
        .arg(&plain)
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert!(!fs::read(&plain).unwrap().starts_with(b"PK"));
    let source = folder.path().join("plain.mlir");
    let [source, plain] = [source, plain].map(|file| file.to_str().unwrap().to_owned());
    assert_eq!(called(&plain)[0], "@f  type      (arg0: i32, arg1: !hal.buffer_view) -> i32\n");
    assert_eq!(called(&plain), called(&source));
    assert_eq!(abide(&["abi", "diff", &source, &plain]).stdout, "0 changes, 0 breaking\n");
}

/// The lines of a list in what `iree-dump-module` prints, without their numbers.
fn listed(dump: &str, title: &str) -> Vec<String> {
    let lines = dump.lines().skip_while(|line| !line.starts_with(title)).skip(1);
    // The value of an attribute may have lines of its own.
    let lines = lines.take_while(|line| !line.is_empty() && !line.starts_with("//"));
    lines
        .filter_map(|line| Some(line.strip_prefix("  [")?.split_once("] ")?.1.to_owned()))
        .collect()
}

#[test]
fn iree_dump_module_shows_the_same() {
    let Some(dump_module) = iree_program("iree-dump-module") else { return };
    for program in programs() {
        let module = format!("{program}.vmfb");
        let run = Command::new(&dump_module).arg(repository().join(&module)).output().unwrap();
        assert!(run.status.success());
        let dump = String::from_utf8(run.stdout).unwrap();
        let run = abide(&["abi", "--module", "--format", "json", &module]);
        let shown: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let texts = |list: &str, write: fn(&serde_json::Value) -> String| -> Vec<String> {
            shown[list].as_array().unwrap().iter().map(write).collect()
        };
        let called = |one: &serde_json::Value| {
            format!("{}{}", one["name"].as_str().unwrap(), one["signature"].as_str().unwrap())
        };
        let types = texts("types", |one| one.as_str().unwrap().to_owned());
        assert_eq!(types, listed(&dump, "Required Types"), "{program}");
        assert_eq!(texts("imports", called), listed(&dump, "Imported Functions"), "{program}");
        assert_eq!(texts("exports", called), listed(&dump, "Exported Functions"), "{program}");
        for export in shown["exports"].as_array().unwrap() {
            for one in export["attributes"].as_array().unwrap() {
                let (key, value) = (one["key"].as_str().unwrap(), one["value"].as_str().unwrap());
                assert!(dump.contains(&format!("        {key}: {value}\n")), "{program}: {key}");
            }
        }
        for (title, number) in [
            ("FlatBuffer: ", &shown["flatbuffer"]["bytes"]),
            ("  Bytecode: ", &shown["bytecode"]["bytes"]),
        ] {
            assert!(dump.contains(&format!("{title}{number} bytes")), "{program}: {title}{number}");
        }
        let state =
            format!("{} bytes, {} refs", shown["state"]["bytes"], shown["state"]["references"]);
        let has_state = dump.contains("Module State:");
        assert!(dump.contains(&state) || !has_state, "{program}: {state}");
        for (number, one) in shown["rodata"].as_array().unwrap().iter().enumerate() {
            let line = dump.lines().find(|line| line.contains(&format!(".rodata[{number:3}]")));
            let bytes = format!(" {} bytes", one["bytes"]);
            assert!(line.is_some_and(|line| line.contains(&bytes)), "{program}: {number}, {bytes}");
        }
    }
}

#[test]
fn a_module_is_recognised_by_its_first_bytes() {
    let folder = Folder::new("vmfb-kind");
    let bytes = fs::read(repository().join("corpus/vmfb/lists.vmfb")).unwrap();
    folder.write("lists.txt", &bytes);
    let run = folder.abide(&["abi", "lists.txt"]);
    let whole = abide(&["abi", "corpus/vmfb/lists.vmfb"]);
    assert!(
        whole.stdout.contains("@pair   iree.abi  (arg0: (i32, i32)) -> i32\n"),
        "{}",
        whole.stdout
    );
    assert_eq!(run.stdout, whole.stdout);
    for command in ["fmt", "syntax", "opt"] {
        let run = folder.abide(&[command, "lists.txt"]);
        assert_eq!(run.status, 2, "{command}: {}", run.stdout);
        assert!(run.stderr.contains("'lists.txt' is a compiled module"), "{}", run.stderr);
    }
    // Cut off, and no module at all.
    folder.write("cut.vmfb", &bytes[..600]);
    let run = folder.abide(&["abi", "cut.vmfb"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("the FlatBuffer has 1404 bytes, but 532 bytes remain"),
        "{}",
        run.stderr
    );
    let run = abide_in(folder.path(), &["abi", "--module", "-"], b"module {}");
    let message = "abide: error: '<stdin>' is not a compiled module (.vmfb) of IREE\n";
    assert_eq!((run.status, run.stderr.as_str()), (2, message));
}

#[test]
fn the_contents_of_a_module_for_people() {
    let run = abide(&["abi", "--module", "corpus/vmfb/several.vmfb"]);
    expect_test::expect![[r#"
        module @several, version 0
        needs of the VM: nothing
        required types: f32, i32
        modules that it needs:
        imported functions:
        exported functions:
          increment(i32) -> (i32)  0i_i
            iree.abi.declaration: sync func @increment(%input0: i32) -> (%output0: i32)
          get() -> (i32)  0v_i
            iree.abi.declaration: sync func @get() -> (%output0: i32)
          odd name(é, \"x\")(f32) -> (f32)  0f_f
            iree.abi.declaration: sync func @odd name(é, \"x\")(%input0: f32) -> (%output0: f32)
        state: 4 bytes, 0 references
        FlatBuffer: 956 bytes
        bytecode: 56 bytes, version 17.0, 3 functions
        places in sources: 1
    "#]]
    .assert_eq(&run.stdout);
}
