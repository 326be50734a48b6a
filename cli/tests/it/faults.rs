//! Writers under faults: killed at any moment, or out of space, they leave the old file or the new one.

use crate::support::Folder;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A command that replaces a file: the file, its text before, and the arguments.
struct Writer {
    file: &'static str,
    before: String,
    arguments: &'static [&'static str],
}

/// MLIR with blanks to take away and a mistake with a fix in each line.
fn module(lines: usize) -> String {
    let mut text = "func.func @f(%a: i32) {\n".to_owned();
    for line in 0..lines {
        let _ = writeln!(text, "  %v{line}   =  arith.adddi %a,%a : i32");
    }
    text + "  return\n}\n"
}

fn records(lines: usize) -> String {
    (0..lines).fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "def   d{line}  {{ int v={line}; }}");
        text
    })
}

fn writers() -> Vec<Writer> {
    let old = "// what was there before\n".repeat(2000);
    vec![
        Writer { file: "a.mlir", before: module(300), arguments: &["fmt", "a.mlir"] },
        Writer { file: "a.td", before: records(300), arguments: &["fmt", "a.td"] },
        Writer {
            file: "a.mlir",
            before: module(20),
            arguments: &["check", "--fix", "--unsafe-fixes", "a.mlir"],
        },
        Writer {
            file: "out.mlir",
            before: old.clone(),
            arguments: &["opt", "--allow-unregistered-dialect", "in.mlir", "-o", "out.mlir"],
        },
        Writer {
            file: "out.mlirbc",
            before: old,
            arguments: &["opt", "-emit-bytecode", "in.mlir", "-o", "out.mlirbc"],
        },
    ]
}

/// A folder with the file of a writer in its old state, and `in.mlir`, an input.
fn folder(name: &str, writer: &Writer) -> Folder {
    let folder = Folder::new(name);
    folder.write(writer.file, &writer.before);
    folder.write("in.mlir", module(300).replace("adddi", "addi"));
    folder
}

fn spawned(folder: &Folder, program: &str, arguments: &[&str]) -> std::process::Child {
    Command::new(program)
        .args(arguments)
        .current_dir(folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The files found after kills at moments spread over the run of a writer.
#[derive(Default)]
struct Found {
    old: u32,
    new: u32,
    half: u32,
}

fn killed(folder: &Folder, program: &str, writer: &Writer) -> Found {
    let path = folder.path().join(writer.file);
    let start = Instant::now();
    spawned(folder, program, writer.arguments).wait().unwrap();
    let whole = start.elapsed();
    let after = std::fs::read(&path).unwrap();
    assert_ne!(after, writer.before.as_bytes(), "{:?} writes nothing", writer.arguments);
    let mut found = Found::default();
    let kills = if std::env::var_os("ABIDE_TEST_ALL").is_some() { 500 } else { 100 };
    for kill in 0..kills {
        std::fs::write(&path, &writer.before).unwrap();
        let mut process = spawned(folder, program, writer.arguments);
        let share = f64::from(kill) / f64::from(kills) * 1.2;
        std::thread::sleep(whole.mul_f64(share) + Duration::from_micros(50));
        process.kill().unwrap();
        process.wait().unwrap();
        let text = std::fs::read(&path).unwrap();
        if text == writer.before.as_bytes() {
            found.old += 1;
        } else if text == after {
            found.new += 1;
        } else {
            found.half += 1;
        }
    }
    found
}

#[test]
fn a_killed_writer_leaves_the_old_or_the_new_file() {
    for (index, writer) in writers().iter().enumerate() {
        let folder = folder(&format!("kills-{index}"), writer);
        let found = killed(&folder, env!("CARGO_BIN_EXE_abide"), writer);
        assert_eq!(found.half, 0, "{:?} left half files", writer.arguments);
        // On a busy machine all kills may come before the file is replaced.
        assert!(found.old > 0, "{:?} was never killed early: {} new", writer.arguments, found.new);
    }
}

/// The files below a folder with their texts, except those of interrupted writes and the list of written files.
fn tree(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        for entry in std::fs::read_dir(&path).into_iter().flatten() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_dir() {
                waiting.push(entry.path());
            } else if !entry.file_name().to_string_lossy().starts_with(".abide-") {
                let name = entry.path().strip_prefix(folder).unwrap().to_owned();
                found.insert(name, std::fs::read(entry.path()).unwrap());
            }
        }
    }
    found
}

/// A file that describes two dialects.
const DIALECTS: &str = "include \"mlir/IR/OpBase.td\"\n\
     def First : Dialect { let name = \"first\"; }\ndef Second : Dialect { let name = \"second\"; }\n\
     def A : Op<First, \"a\">;\ndef B : Op<Second, \"b\">;\n";

/// Commands that make new files: each of them is whole or not there, and the next run completes them.
#[test]
fn a_killed_command_leaves_new_files_whole() {
    const KILLS: u32 = 40;
    let program = env!("CARGO_BIN_EXE_abide");
    let reduce = ["reduce", "-q", "in.mlir", "--test", "grep -q muli", "-o", "out/out.mlir"];
    let mut commands: Vec<&[&str]> =
        vec![&["conformance", "export", "out"], &["man", "out"], &reduce];
    let includes = abide_testing::llvm_includes().map(|folder| folder.display().to_string());
    let doc =
        includes.as_deref().map(|includes| ["doc", "out", "--dialects", "in.td", "-I", includes]);
    let doc = doc.map(|doc| [&["dialects"][..], &doc].concat());
    if let Some(doc) = &doc {
        commands.extend([&["dialects", "init", "out"][..], doc]);
    }
    for (index, arguments) in commands.into_iter().enumerate() {
        let made = |number: u32| {
            let folder = Folder::new(&format!("new-files-{index}-{number}"));
            folder.write("in.td", DIALECTS);
            folder.write("in.mlir", module(20).replace("adddi %a,", "muli %a,"));
            std::fs::create_dir_all(folder.path().join("out")).unwrap();
            if arguments.contains(&"init") {
                folder.write("out/in.td", DIALECTS);
            }
            folder
        };
        let folder = made(0);
        let start = Instant::now();
        spawned(&folder, program, arguments).wait().unwrap();
        let (whole, expected) = (start.elapsed(), tree(&folder.path().join("out")));
        assert!(!expected.is_empty(), "{arguments:?} writes nothing");
        for kill in 1..=KILLS {
            let folder = made(kill);
            let mut process = spawned(&folder, program, arguments);
            std::thread::sleep(whole.mul_f64(f64::from(kill) / f64::from(KILLS) * 1.1));
            process.kill().unwrap();
            process.wait().unwrap();
            let found = tree(&folder.path().join("out"));
            for (name, text) in &found {
                assert!(expected.get(name) == Some(text), "{arguments:?}: half of {name:?}");
            }
            let is_refused = arguments.contains(&"init") && found.len() == expected.len();
            if kill % 10 == 0 && !is_refused {
                spawned(&folder, program, arguments).wait().unwrap();
                assert_eq!(tree(&folder.path().join("out")), expected, "{arguments:?} again");
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn a_writer_that_writes_in_two_parts_is_caught() {
    const SCRIPT: &str = "head -c 500 in.mlir > out.mlir; sleep 0.05; cat in.mlir > out.mlir";
    let before = "// old\n".to_owned();
    let writer = Writer { file: "out.mlir", before, arguments: &["-c", SCRIPT] };
    let folder = folder("kills-control", &writer);
    assert!(killed(&folder, "sh", &writer).half > 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_and_leaves_the_old_file() {
    for (index, writer) in writers().iter().enumerate() {
        let folder = folder(&format!("space-{index}"), writer);
        // A limit of 512 bytes for each file: a write beyond fails as one on a full disk does.
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
        let output = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_abide")])
            .args(writer.arguments)
            .current_dir(folder.path())
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{:?}: {errors}", writer.arguments);
        assert!(
            errors.contains(writer.file),
            "{:?} does not name its file: {errors}",
            writer.arguments
        );
        let found = std::fs::read(folder.path().join(writer.file)).unwrap();
        assert_eq!(found, writer.before.as_bytes(), "{:?}", writer.arguments);
        let names = std::fs::read_dir(folder.path()).unwrap().count();
        assert!(names <= 2, "{:?} left a temporary file", writer.arguments);
    }
}

/// The last bytes of an output stay in a buffer until the program ends.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = Folder::new("full-output");
    folder.write("in.mlir", "func.func private @f()\n");
    for arguments in [
        &["opt", "-emit-bytecode", "in.mlir"][..],
        &["opt", "in.mlir"],
        &["syntax", "in.mlir"],
        &["--version"],
        &["--help"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_abide"));
        command.args(arguments).current_dir(folder.path()).stdout(full);
        assert_eq!(command.status().unwrap().code(), Some(2), "{arguments:?}");
    }
}
