//! Exit statuses, folders, fixes and everything else that `abide check` does besides printing.

use crate::support::{Folder, abide, abide_in};
use std::fs;
use std::io::Read as _;
use std::process::{Command, Stdio};

const CLEAN: &str = "\"a.b\"() : () -> ()\n";
const BROKEN: &str = "\"a.b\"(%0) : (i32) -> ()\n";
const WARNED: &[u8] = b"\xef\xbb\xbf\"a.b\"() : () -> ()\n";

#[test]
fn exit_statuses() {
    let folder = Folder::new("exit_statuses");
    folder.write("clean.mlir", CLEAN);
    folder.write("broken.mlir", BROKEN);
    folder.write("warned.mlir", WARNED);
    for (arguments, status) in [
        (&["clean.mlir"][..], 0),
        (&["broken.mlir"], 1),
        (&["warned.mlir"], 0),
        (&["warned.mlir", "--deny", "warnings"], 1),
        (&["clean.mlir", "gone.mlir"], 2),
        (&["broken.mlir", "gone.mlir"], 2),
        (&["--no-such-flag"], 2),
        (&["--format", "no-such-format", "clean.mlir"], 2),
        (&[], 1),
        (&["--fix", "-"], 2),
    ] {
        let arguments = [&["check"], arguments].concat();
        let run = folder.abide(&arguments);
        assert_eq!(run.status, status, "{arguments:?}: {}", run.stderr);
    }
    assert_eq!(abide(&[]).status, 2);
}

#[test]
fn standard_input() {
    let here = abide_testing::repository();
    let run = abide_in(&here, &["check", "-", "-"], BROKEN.as_bytes());
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("<stdin>:1:7"), "{}", run.stdout);
    assert!(run.stderr.contains("checked 1 file, 1 error, 0 warnings in "), "{}", run.stderr);
}

#[test]
fn an_unreadable_file_does_not_stop_the_others() {
    let folder = Folder::new("rest");
    folder.write("broken.mlir", BROKEN);
    let run = folder.abide(&["check", "--format", "mlir", "gone.mlir", "broken.mlir"]);
    assert_eq!(run.status, 2);
    assert!(run.stdout.starts_with("broken.mlir:1:7: error: "), "{}", run.stdout);
    assert!(run.stderr.starts_with("abide: error: cannot read 'gone.mlir': "), "{}", run.stderr);
    assert!(run.stderr.contains("1 file failed"), "{}", run.stderr);
}

#[test]
fn folders_are_walked_in_order() {
    let folder = Folder::new("walk");
    for name in ["b.mlir", "a/z.mlir", "a/y.mlir.in", "a/y.txt", "c/.hidden.mlir", ".git/x.mlir"] {
        folder.write(name, BROKEN);
    }
    fs::create_dir(folder.path().join("d.mlir")).unwrap();
    let names = |arguments: &[&str]| -> Vec<String> {
        let run = folder.abide(&[&["check", "--format", "mlir"], arguments].concat());
        run.stdout.lines().map(|line| line.split(':').next().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&["."]), ["./a/y.mlir.in", "./a/z.mlir", "./b.mlir"]);
    assert_eq!(names(&["b.mlir", ".", "a"]), ["b.mlir", "./a/y.mlir.in", "./a/z.mlir"]);
    assert_eq!(names(&["a/y.txt"]), ["a/y.txt"], "a file that is named is read");
    let empty = folder.abide(&["check", "d.mlir"]);
    assert_eq!(empty.status, 2);
    assert!(empty.stderr.contains("no MLIR files (*.mlir, *.mlir.in) in 'd.mlir'"));
}

/// Pieces of other files are read within these; what includes a file that is not there may be of another project.
#[test]
fn td_files_of_a_folder_are_checked_with_an_abide_toml_or_includes() {
    let folder = Folder::new("walk_td");
    folder.write("lib/main.td", "class K;\ninclude \"part.td\"\n");
    folder.write("lib/part.td", "def p : K;\n");
    folder.write("lib/far.td", "include \"nowhere.td\"\ndef f : Nowhere;\n");
    folder.write("other/k.td", "class L;\n");
    let without = folder.abide(&["check", "lib"]);
    assert_eq!(without.status, 2, "{}", without.stderr);
    assert!(without.stderr.contains("no MLIR files"), "{}", without.stderr);
    let found = |arguments: &[&str]| {
        let run = folder.abide(&[&["check", "--format", "mlir"], arguments].concat());
        (run.status, run.stdout)
    };
    folder.write("lib/use.td", "include \"k.td\"\ndef u : L;\n");
    let (status, text) = found(&["lib", "-I", "other"]);
    assert_eq!((status, text.lines().count()), (0, 1), "{text}");
    assert!(text.starts_with("lib/far.td:1:9: warning: could not find"), "{text}");
    assert_eq!(found(&["lib/use.td", "-I", "other"]), (0, String::new()));
    folder.write("abide.toml", "[tablegen]\ninclude = [\"other\"]\n");
    folder.write("lib/bad.td", "def x : Nope;\n");
    let (status, text) = found(&["lib"]);
    assert_eq!((status, text.lines().count()), (1, 2), "{text}");
    assert!(text.starts_with("lib/bad.td:1:9: error: "), "{text}");
    folder.write("lib/part.td", "def p : Nope;\n");
    let (_, text) = found(&["lib"]);
    assert!(text.contains("lib/main.td:2:9: error: "), "{text}");
    assert!(!text.contains("lib/part.td:1:9: error"), "{text}");
}

#[cfg(unix)]
#[test]
fn cyclic_links_are_not_followed() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links");
    folder.write("inner/a.mlir", BROKEN);
    symlink("..", folder.path().join("inner/up")).unwrap();
    symlink("self.mlir", folder.path().join("self.mlir")).unwrap();
    symlink("inner/a.mlir", folder.path().join("same.mlir")).unwrap();
    symlink("inner", folder.path().join("link")).unwrap();
    let run = folder.abide(&["check", "--format", "mlir", "."]);
    assert_eq!(run.status, 2, "a link to itself cannot be read");
    assert!(run.stderr.contains("cannot read './self.mlir'"), "{}", run.stderr);
    assert_eq!(run.stdout.lines().count(), 1, "the same file once: {}", run.stdout);
    let linked = folder.abide(&["check", "--format", "mlir", "link"]);
    assert!(linked.stdout.starts_with("link/a.mlir:1:7"), "{}", linked.stdout);
}

#[cfg(unix)]
#[test]
fn links_out_of_a_folder_are_not_followed() {
    let folder = Folder::new("walk_links");
    folder.write("inner/a.mlir", BROKEN);
    folder.write("elsewhere/b.mlir", BROKEN);
    std::os::unix::fs::symlink("../elsewhere", folder.path().join("inner/out")).unwrap();
    let run = folder.abide(&["check", "--format", "mlir", "inner"]);
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
}

#[test]
fn many_files_come_in_order() {
    let folder = Folder::new("many");
    for number in 0..200 {
        let filler = "// long\n".repeat(if number % 7 == 0 { 20_000 } else { 1 });
        folder.write(&format!("{number:03}.mlir"), format!("{BROKEN}{filler}"));
    }
    let run = folder.abide(&["check", "--format", "mlir", "."]);
    let names: Vec<&str> = run.stdout.lines().map(|line| &line[..10]).collect();
    assert_eq!(names.len(), 200);
    assert!(names.is_sorted());
    assert!(run.stderr.contains("checked 200 files, 200 errors, 0 warnings in "));
    assert!(!run.stderr.contains('\r'), "progress is shown in terminals only");
}

#[test]
fn a_note_in_another_file_has_its_path_and_lines() {
    let folder = Folder::new("note_elsewhere");
    folder.write("base.td", "// One.\n// Two.\nclass A;\ndef X : A;\n");
    folder.write("main.td", "include \"base.td\"\ndef X;\ndef Y : Gone;\n");
    folder.write("deep.td", "include \"main.td\"\n");
    let run = folder.abide(&["check", "-q", "main.td"]);
    assert!(run.stdout.contains(" --> main.td:2:5\n"), "{}", run.stdout);
    assert!(run.stdout.contains(" --> base.td:4:5\n"), "{}", run.stdout);
    assert!(run.stdout.contains("4 | def X : A;\n"), "{}", run.stdout);
    // Each format shows the same places.
    let run = folder.abide(&["check", "-q", "--format", "mlir", "main.td"]);
    assert!(run.stdout.contains("base.td:4:5: note: "), "{}", run.stdout);
    let run = folder.abide(&["check", "-q", "--format", "json", "main.td"]);
    assert!(run.stdout.contains("base.td"), "{}", run.stdout);
    // A mistake of an included file is at the include, with a note there.
    let run = folder.abide(&["check", "-q", "--format", "mlir", "deep.td"]);
    assert!(
        run.stdout.starts_with("deep.td:1:9: error: 2 errors in included files"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("main.td:2:5: note: "), "{}", run.stdout);
}

#[cfg(unix)]
#[test]
fn special_files_are_refused_or_bounded() {
    let folder = Folder::new("special");
    let fifo = |name: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        Command::new("mkfifo").arg(path).status().is_ok_and(|made| made.success())
    };
    if !["ir/a.td", "x.mlir", "b.td"].into_iter().all(fifo) {
        abide_testing::skip("special files: mkfifo is missing");
        return;
    }
    folder.write("ir/d.td", "class D;\n");
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("ir/zero.td")).unwrap();
    fs::File::create(folder.path().join("sparse.mlir")).unwrap().set_len(1 << 40).unwrap();
    folder.write("in.mlir", "func.func @f() { return }\n");
    folder.write("use.td", "include \"b.td\"\ninclude \"/dev/zero\"\n");
    // A FIFO in a folder of descriptions is passed over. A link to a device is reported.
    let run = folder.abide(&["check", "-q", "--dialects", "ir", "in.mlir"]);
    assert_eq!(run.status, 0, "{run:?}");
    assert_eq!(
        run.stderr,
        "ir/zero.td: error: cannot read the file: it is a device, not a regular file\n"
    );
    let run = folder.abide(&["check", "-q", "--dialects", "b.td", "in.mlir"]);
    let expected =
        "abide: error: cannot read 'b.td', which has dialects: it is a FIFO, not a regular file\n";
    assert_eq!((run.status, &*run.stderr), (2, expected));
    let run = folder.abide(&["check", "-q", "--format", "mlir", "use.td"]);
    let expected = "use.td:1:9: error: cannot read include file 'b.td': it is a FIFO, not a regular file\n\
        use.td:2:9: error: cannot read include file '/dev/zero': it is a device, not a regular file\n";
    assert_eq!((run.status, &*run.stdout), (1, expected));
    let run = folder.abide(&["tablegen", "use.td"]);
    assert!(run.status == 1 && run.stderr.contains("it is a FIFO"), "{run:?}");
    // Too large to be read. A FIFO in a folder of inputs is none.
    let run = folder.abide(&["check", "-q", "."]);
    assert_eq!(run.status, 2, "{run:?}");
    assert!(
        run.stderr
            .contains("sparse.mlir': it has 1099511627776 bytes, but the limit is 2147483648"),
        "{run:?}"
    );
    assert_eq!(run.stderr.lines().count(), 1, "{run:?}");
    fs::File::create(folder.path().join("abide.toml")).unwrap().set_len(1 << 40).unwrap();
    let run = folder.abide(&["check", "-q", "in.mlir"]);
    assert!(
        run.status == 2
            && run.stderr.contains("abide.toml:1:1: error: cannot read the file: it has"),
        "{run:?}"
    );
}

/// A stream that the user names is read as standard input is.
#[cfg(unix)]
#[test]
fn a_named_stream_is_read() {
    let folder = Folder::new("stream");
    let fifo = folder.path().join("fifo");
    if !Command::new("mkfifo").arg(&fifo).status().is_ok_and(|made| made.success()) {
        abide_testing::skip("a named stream: mkfifo is missing");
        return;
    }
    let writer = std::thread::spawn(move || fs::write(fifo, BROKEN).unwrap());
    let run = folder.abide(&["check", "-q", "fifo"]);
    writer.join().unwrap();
    assert_eq!(run.status, 1, "{run:?}");
    assert_eq!(folder.abide(&["check", "-q", "/dev/null"]).status, 0);
}

#[test]
fn quiet_writes_no_summary() {
    let folder = Folder::new("quiet");
    folder.write("broken.mlir", BROKEN);
    let run = folder.abide(&["check", "--quiet", "broken.mlir"]);
    assert_eq!((run.status, &run.stderr[..]), (1, ""));
    assert!(!run.stdout.is_empty());
}

#[test]
fn fixes_are_applied_in_place() {
    let folder = Folder::new("fix");
    folder.write("warned.mlir", WARNED);
    folder.write("broken.mlir", BROKEN);
    let read = |name| fs::read(folder.path().join(name)).unwrap();
    let before = folder.abide(&["check", "warned.mlir"]);
    assert!(before.stderr.contains("1 fixable with --fix"), "{}", before.stderr);
    assert_eq!(read("warned.mlir"), WARNED, "nothing is changed unasked");
    let run = folder.abide(&["check", "--fix", "warned.mlir", "broken.mlir"]);
    assert_eq!(run.status, 1);
    assert_eq!(read("warned.mlir"), &WARNED[3..]);
    assert_eq!(read("broken.mlir"), BROKEN.as_bytes());
    assert!(run.stderr.contains("checked 2 files, applied 1 fix, 1 error, 0 warnings in "));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "no temporary file is left");
}

#[cfg(unix)]
#[test]
fn fixes_keep_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = Folder::new("fix_permissions");
    folder.write("warned.mlir", WARNED);
    let file = folder.path().join("warned.mlir");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().join("link.mlir");
    symlink("warned.mlir", &link).unwrap();
    assert_eq!(folder.abide(&["check", "--fix", "link.mlir"]).status, 0);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::read(&file).unwrap(), &WARNED[3..]);
    assert!(fs::symlink_metadata(&link).unwrap().file_type().is_symlink());
}

#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    let folder = Folder::new("closed_pipe");
    folder.write("broken.mlir", BROKEN.repeat(900));
    let mut child = Command::new(env!("CARGO_BIN_EXE_abide"))
        .args(["check", "broken.mlir", "broken.mlir"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert_eq!(said, "");
}

#[test]
fn the_number_of_fixes_is_the_same_in_all_reports() {
    let folder = Folder::new("number_of_fixes");
    folder.write(
        "a.mlir",
        "func.func @f(%count: i32) -> i32 {\n  %sum = arith.addi %cuont, %count : i32\n  \
         %1 = arith.adddi %sum, %count : i32\n  return %smu : i32\n}\n",
    );
    for shown in [&["--format", "text"][..], &["--format", "json"], &["--max-errors", "1"]] {
        let run = folder.abide(&[&["check", "a.mlir"], shown].concat());
        let said = &run.stderr;
        assert!(said.contains(", 3 fixable with --fix --unsafe-fixes"), "{shown:?}: {said}");
    }
    let run = folder.abide(&["check", "--fix", "--unsafe-fixes", "a.mlir"]);
    assert!(run.stderr.contains("applied 3 fixes, 0 errors"), "{}", run.stderr);
}

#[test]
fn unsafe_fixes_are_applied_only_if_they_are_asked_for() {
    let folder = Folder::new("unsafe_fixes");
    let typo =
        "func.func @f(%a: i32) -> i32 {\n  %0 = arith.adddi %a, %a : i32\n  return %0 : i32\n}\n";
    folder.write("typo.mlir", typo);
    folder.write("results.json", "{\"a\":[]}");
    folder.write("words.sip", "(x, y) -> z");
    let read = |name| fs::read_to_string(folder.path().join(name)).unwrap();
    let all = ["typo.mlir", "results.json", "words.sip"];
    let run = folder.abide(&[&["check", "--fix"], &all[..]].concat());
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("2 fixable with --fix --unsafe-fixes"), "{}", run.stderr);
    let texts = all.map(read);
    assert_eq!(texts, [typo, "{\"a\":[]}", "(x, y) -> z"]);
    let run = folder.abide(&[&["check", "--fix", "--unsafe-fixes"], &all[..]].concat());
    assert!(run.stderr.contains("applied 2 fixes, 1 error"), "{}", run.stderr);
    let texts = all.map(read);
    assert_eq!(texts, [&typo.replace("adddi", "addi"), "{\"r\":[],\"a\":[]}", "(x, y) -> z"]);
    let alone = folder.abide(&["check", "--unsafe-fixes", "typo.mlir"]);
    assert_eq!(alone.status, 2, "{}", alone.stderr);
}

#[test]
fn a_diff_shows_the_changes_and_writes_nothing() {
    let folder = Folder::new("fix_diff");
    let lines: Vec<String> =
        (0..9).map(|number| format!("\"a.b\"() {{n = {number}}} : () -> ()\n")).collect();
    let text = format!("\u{feff}{}", lines.concat());
    folder.write("warned.mlir", &text);
    folder.write("broken.mlir", BROKEN);
    let run = folder.abide(&["check", "--diff", "warned.mlir", "broken.mlir"]);
    assert_eq!(run.status, 1);
    let hunk = format!("@@ -1,4 +1,4 @@\n-\u{feff}{}+{}", lines[0], lines[0]);
    let diff = format!(
        "--- a/warned.mlir\n+++ b/warned.mlir\n{hunk} {} {} {}",
        lines[1], lines[2], lines[3]
    );
    assert_eq!(run.stdout, diff);
    // The errors of broken.mlir have no safe fix: they stay.
    assert!(run.stderr.contains("would apply 1 fix, "), "{}", run.stderr);
    assert!(!run.stderr.contains(" 0 errors"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(folder.path().join("warned.mlir")).unwrap(), text);
    let none = folder.abide(&["check", "--diff", "broken.mlir"]);
    assert_eq!((none.status, &none.stdout[..]), (0, ""));
    for wrong in [&["--diff", "--fix"][..], &["--diff", "--format", "json"]] {
        let run = folder.abide(&[&["check", "warned.mlir"], wrong].concat());
        assert_eq!(run.status, 2, "{}", run.stderr);
    }
}

#[test]
fn fixes_keep_the_ends_of_lines() {
    let folder = Folder::new("fix_line_ends");
    let text = "\u{feff}\"a.b\"() : () -> ()\r\n\"a.b\"() : () -> ()\n\r\n";
    folder.write("mixed.mlir", text);
    assert_eq!(folder.abide(&["check", "--fix", "mixed.mlir"]).status, 0);
    assert_eq!(fs::read_to_string(folder.path().join("mixed.mlir")).unwrap(), text[3..]);
}

#[cfg(unix)]
#[test]
fn a_link_out_of_a_folder_is_read_and_not_changed() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("fix_outside");
    folder.write("victim.mlir", WARNED);
    folder.write("inner/own.mlir", WARNED);
    symlink("../victim.mlir", folder.path().join("inner/out.mlir")).unwrap();
    symlink("own.mlir", folder.path().join("inner/same.mlir")).unwrap();
    let read = |name| fs::read(folder.path().join(name)).unwrap();
    let run = folder.abide(&["check", "--fix", "inner"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("'inner/out.mlir'"), "{}", run.stderr);
    assert!(run.stderr.contains("a link to a file outside of the folder"), "{}", run.stderr);
    assert_eq!((&read("victim.mlir")[..], &read("inner/own.mlir")[..]), (WARNED, &WARNED[3..]));
    folder.write("victim.mlir", "func.func @f() {\nreturn\n}\n");
    assert_eq!(folder.abide(&["fmt", "inner"]).status, 2);
    assert_eq!(read("victim.mlir"), b"func.func @f() {\nreturn\n}\n");
    assert_eq!(folder.abide(&["fmt", "inner/out.mlir"]).status, 0, "a link that is named");
    assert_eq!(read("victim.mlir"), b"func.func @f() {\n  return\n}\n");
}

#[test]
fn suppressed_diagnostics_are_listed_with_their_row() {
    let folder = Folder::new("explain_suppressed");
    folder
        .write("a.mlir", "func.func @f(%a: i32) {\n  %0 = arith.addi %b, %b : i32\n  return\n}\n");
    let without = folder.abide(&["check", "a.mlir"]);
    let with = folder.abide(&["check", "--explain-suppressed", "a.mlir"]);
    assert!(!without.stdout.contains("suppressed"), "{}", without.stdout);
    let line = "a.mlir:2:19: suppressed[mlir-undefined-value]: use of undeclared SSA value name \
                (known-error: the operation or line has another error)\n";
    assert_eq!(with.stdout, format!("{}{line}", without.stdout));
}
