//! Files that were made to break readers. The command must end by itself with a documented status, and its output must
//! be bounded and safe for terminals.

use crate::support::{Folder, Run, check};
use abide_core::escape::is_control;

/// Checks a text in the formats that show source or compute places; returns the text for people.
fn survives(name: &str, text: &[u8]) -> Run {
    for format in ["json", "sarif", "github", "mlir"] {
        let run = check(format, text);
        assert!(run.status == 0 || run.status == 1, "{name} as {format}: {run:?}");
    }
    survives_as_text(name, text)
}

/// Checks a text in the format for people.
fn survives_as_text(name: &str, text: &[u8]) -> Run {
    let run = check("text", text);
    assert!(run.status == 0 || run.status == 1, "{name}: {run:?}");
    let findings = run.stdout.matches("--> <stdin>").count();
    let bound = 2000 * (findings + 1);
    assert!(run.stdout.len() <= bound, "{name}: {} bytes", run.stdout.len());
    let control = run.stdout.chars().find(|&c| is_control(c) && c != '\n');
    assert_eq!(control, None, "{name} prints a control character");
    run
}

/// An `abide.toml` that names a folder that is too large for a project: it is refused, at the place of the name.
#[test]
fn too_large_folders_are_reported_in_the_configuration() {
    let folder = Folder::new("hostile-paths");
    folder.write("abide.toml", "[dialects]\npaths = [\"many\"]\n");
    folder.write("a.mlir", "func.func private @f()\n");
    folder.write("many/a.td", "def a;\n");
    assert_eq!(folder.abide(&["check", "a.mlir"]).status, 0);
    let large = std::fs::File::create(folder.path().join("many/b.td")).unwrap();
    large.set_len(200 << 20).unwrap();
    let run = folder.abide(&["check", "a.mlir"]);
    let expected = "abide.toml:2:10: error: '";
    assert!(run.status == 2 && run.stderr.contains(expected), "{run:?}");
    assert!(run.stderr.contains("has more than 128 MiB of .td files"), "{run:?}");
    folder.write("abide.toml", "[dialects]\npaths = [\"/\"]\n");
    let run = folder.abide(&["check", "a.mlir"]);
    assert!(run.status == 2 && run.stderr.contains("is the root of the file system"), "{run:?}");
}

#[test]
fn short_hostile_inputs() {
    for (name, text) in [
        ("empty", &b""[..]),
        ("a line break", b"\n"),
        ("NUL bytes", b"\0\0\"a.b\"\0() : () -> ()\0"),
        ("invalid UTF-8", b"\"\xff\xfe\"(%\xe9) : \xc3\x28 -> ()\n\xff"),
        ("UTF-16", b"\xff\xfef\0u\0n\0c\0\n\0"),
        ("carriage returns", b"\"a.b\"(%0) : (i32) -> ()\r%x\r"),
        ("CRLF", b"func.func @f() {\r\n  return %0 : i32\r\n}\r\n"),
        ("a byte-order mark", b"\xef\xbb\xbffunc.func @f() {\n"),
        ("an unterminated string", b"\"a.b"),
        ("an escape at the end", b"\"a.b\\"),
        ("an unterminated comment", b"// to the end"),
        ("unterminated brackets", b"func.func @f(%a: tensor<4x(\n"),
        ("unterminated metadata", b"{-# dialect_resources: {"),
        ("unterminated dense", b"\"a.b\"() {a = dense<[[1, 2"),
        ("terminal escapes", b"\"\x1b[2J\x1b]0;title\x07\"(%\x1b[31m) : () -> ()\n"),
        ("controls beyond ASCII", "\"a\u{9b}31m\u{85}\"(%\u{200f}\u{9d}x) // \u{90}\n".as_bytes()),
        ("turned writing", "\"a.b\"(%\u{202e}x) // \u{2066}\n".as_bytes()),
        ("tabs", b"\t\t\"a.b\"(\t%0) : (i32) -> ()\n"),
    ] {
        survives(name, text);
    }
}

#[test]
fn prefixes_of_a_file() {
    let path = abide_testing::repository().join("corpus/examples/generic_form.mlir");
    let text = std::fs::read(path).unwrap();
    for end in (0..text.len()).step_by(97) {
        let run = check("text", &text[..end]);
        assert!(run.status == 0 || run.status == 1, "the first {end} bytes: {run:?}");
    }
}

#[test]
fn regions_ten_thousand_deep() {
    const NESTING_LEVELS: usize = 10_000;
    for (open, close) in [
        ("my.loop {\n", "}\n"),
        ("my.op ({\n", "})\n"),
        ("\"my.loop\"() ({\n", "}) : () -> ()\n"),
        ("module {\n", "}\n"),
    ] {
        let nested =
            |within: &str| open.repeat(NESTING_LEVELS) + within + &close.repeat(NESTING_LEVELS);
        let run = check("text", nested("func.func private @f()\n").as_bytes());
        assert_eq!((run.status, &run.stdout[..]), (0, ""), "{open}");
        let run = check(
            "text",
            nested("func.func @f() {\n  %0 = arith.consant 1 : i32\n  return\n}\n").as_bytes(),
        );
        assert_eq!(run.stdout.matches("error[").count(), 1, "{open}: {run:?}");
        survives_as_text(open, open.repeat(NESTING_LEVELS).as_bytes());
    }
}

#[test]
fn a_million_brackets() {
    for bracket in ["(", "[", "{", "<", "({", "\"a\"({", "tensor<"] {
        survives_as_text(bracket, bracket.repeat(1_000_000).as_bytes());
    }
}

#[test]
fn a_literal_of_twenty_megabytes_on_one_line() {
    let mut text = b"\"a.b\"() {value = dense<[".to_vec();
    while text.len() < 20 << 20 {
        text.extend_from_slice(b"0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ");
    }
    text.extend_from_slice(b"0]> : tensor<?xi8>} : () -> ()\n");
    let whole = survives("a whole literal", &text);
    assert_eq!((whole.status, &whole.stdout[..]), (0, ""));
    let cut = survives("half a literal", &text[..10 << 20]);
    assert_eq!(cut.status, 1);
    let last = [&text[..text.len() - 1], b" %0"].concat();
    assert_eq!(survives("an error at the end of the line", &last).status, 1);
}

#[test]
fn more_diagnostics_than_anyone_reads() {
    let run = survives("many findings", "\"a.b\"(%0) : (i32) -> ()\n".repeat(100_000).as_bytes());
    assert!(run.stdout.contains("more diagnostics are not shown"), "{}", run.stdout);
}

#[test]
fn many_diagnostics_on_a_line_with_multibyte_characters() {
    let text = format!("\"é\"() : () -> () {}", "\"a.b\"(%0) : (i32) -> () ".repeat(100_000));
    survives("one line", text.as_bytes());
}

/// Names of files and messages about them cannot steer a terminal, nor write workflow commands of GitHub Actions.
#[cfg(unix)]
#[test]
fn names_of_files_are_shown_and_not_obeyed() {
    const NAME: &str = "b\n::error file=x::y\u{1b}[31m\u{9b}2J\u{202e}.mlir";
    let folder = Folder::new("hostile-names");
    let text =
        "\"a\u{1b}[31m\u{9b}.b\"(%x\u{202e}) : (i32) -> () // \u{9b}\n  ::set-output name=x::y\n";
    folder.write(NAME, text);
    folder.write("::error::x", text);
    folder.write("good.mlir", "\"a\u{9b}\u{1b}[31m.b\"() : () -> ()\n");
    for (arguments, has_github) in [
        (&["check", NAME][..], false),
        (&["check", "--format", "mlir", NAME], false),
        (&["check", "--format", "json", NAME], false),
        (&["check", "--format", "sarif", NAME], false),
        (&["check", "--format", "github", NAME], true),
        (&["check", "--fix", NAME], false),
        (&["check", "no\u{1b}/\n::error::\u{9b}"], false),
        (&["opt", NAME, "-o", "out"], false),
        (&["opt", "no\u{1b}/\n::error::\u{9b}"], false),
        (&["fmt", "--check", NAME], false),
        (&["syntax", NAME], false),
        (&["abi", NAME], false),
        (&["abi", "--format", "json", NAME], false),
        (&["shape", NAME], false),
        (&["graph", NAME], false),
        (&["graph", "--format", "dot", NAME], false),
        (&["dialects", "coverage", NAME, "good.mlir"], false),
        (&["dialects", "coverage", "--format", "json", NAME], false),
        (&["dialects", "list", "--dialects", "no\u{1b}\n::error::\u{9b}"], false),
        (&["tablegen", NAME], false),
        (&["check", "--format", "mlir", "::error::x"], false),
        (&["opt", "::error::x"], false),
        (&["fmt", "--check", "::error::x"], false),
    ] {
        let run = folder.abide(arguments);
        for out in [&run.stdout, &run.stderr] {
            let control = out.chars().find(|&c| is_control(c) && !matches!(c, '\n' | '\t'));
            assert_eq!(control, None, "{arguments:?}: {out:?}");
            let is_command = |line: &str| line.trim_start().starts_with("::");
            let all_named = |line: &str| !is_command(line) || line.contains("file=b%0A%3A%3Aerror");
            let fine =
                if has_github { out.lines().all(all_named) } else { !out.lines().any(is_command) };
            assert!(fine, "{arguments:?}: {out}");
        }
    }
}

/// An `include` can name any file, and a log may be public.
#[cfg(unix)]
#[test]
fn lines_of_files_that_are_not_tablegen_are_not_quoted() {
    let folder = Folder::new("hostile-include");
    folder.write("secret.env", "first = 1\nSECRET_TOKEN=hunter2\n");
    folder.write("own.td", "class A;\nvisible\n");
    folder.write("a.td", "include \"secret.env\"\n");
    folder.write("b.td", "include \"link.td\"\n");
    folder.write("c.td", "include \"own.td\"\n");
    std::os::unix::fs::symlink("secret.env", folder.path().join("link.td")).unwrap();
    for (name, included) in [("a.td", "secret.env"), ("b.td", "link.td")] {
        for arguments in [&["tablegen", "-I", ".", name][..], &["check", name]] {
            let run = folder.abide(arguments);
            let out = run.stdout + &run.stderr;
            assert!(out.contains(included), "{arguments:?}: {out}");
            assert!(!out.contains("first") && !out.contains("hunter2"), "{arguments:?}: {out}");
        }
    }
    let run = folder.abide(&["tablegen", "-I", ".", "c.td"]);
    assert!(run.stderr.contains("visible"), "{}", run.stderr);
}

/// A link gives any file of the machine the name of a format, and messages quote lines.
#[cfg(unix)]
#[test]
fn lines_of_renamed_links_are_not_quoted() {
    use std::os::unix::fs::symlink;
    let (outside, folder) = (Folder::new("hostile-outside"), Folder::new("hostile-links"));
    // Each command that reads a named file.
    let secret_td = outside.path().join("secret");
    outside.write("secret", "password = \"hunter2\" {\n");
    for name in ["n.mlir", "n.td", "n.json", "n.sip"] {
        symlink(&secret_td, folder.path().join(name)).unwrap();
    }
    for arguments in [
        &["opt", "n.mlir"][..],
        &["syntax", "n.mlir"],
        &["syntax", "--tokens", "n.mlir"],
        &["tablegen", "n.td"],
        &["check", "n.td"],
        &["fmt", "--check", "n.mlir"],
        &["abi", "check", "n.mlir"],
        &["abi", "explain", "n.mlir"],
        &["shape", "n.mlir"],
        &["graph", "n.mlir"],
        &["resources", "n.mlir"],
        &["reflect", "check", "n.json"],
        &["reflect", "from-type", "n.mlir"],
        &["sip", "check", "n.sip"],
        &["log", "list", "n.mlir"],
        &["reduce", "n.mlir", "--test", "true"],
        &["dialects", "coverage", "n.mlir"],
    ] {
        let run = folder.abide(arguments);
        let out = format!("{}{}", run.stdout, run.stderr);
        assert!(!out.contains("hunter2") && !out.contains("password"), "{arguments:?}: {out}");
        assert_ne!(run.status, 0, "{arguments:?}: {out}");
    }
    for name in ["n.mlir", "n.td", "n.json", "n.sip"] {
        std::fs::remove_file(folder.path().join(name)).unwrap();
    }
    std::fs::remove_file(&secret_td).unwrap();
    outside.write("env", "hunter2=1 two three four\n");
    outside.write("other.mlir", "\"arith.visible\"() : () -> ()\n");
    folder.write("sub/inside.txt", "\"arith.seen\"() : () -> ()\n");
    folder.write("good.mlir", "\"a.b\"() : () -> ()\n");
    let secret = outside.path().join("env");
    for name in ["sub/a.mlir", "a.mlir.in", "a.td", "a.sip", "a.raw", "a.json"] {
        symlink(&secret, folder.path().join(name)).unwrap();
        for arguments in [&["check", "."][..], &["check", name], &["fmt", "--diff", name]] {
            let run = folder.abide(arguments);
            let out = run.stdout + &run.stderr;
            assert!(!out.contains("hunter2"), "{arguments:?}: {out}");
            assert!(out.contains("is a link out of the folder"), "{arguments:?}: {out}");
        }
    }
    // An ending that is the whole name, and one of templates of any format.
    outside.write("env.in", "hunter2=1 two three four\n");
    outside.write("env.txt.in", "hunter2=1 two three four\n");
    for (name, target) in [
        (".mlir", "env"),
        (".td", "env"),
        ("sub/b.mlir.in", "env.in"),
        ("c.mlir.in", "env.in"),
        ("d.mlir.in", "env.txt.in"),
        (".mlir.in", "env.in"),
    ] {
        symlink(outside.path().join(target), folder.path().join(name)).unwrap();
        let run = folder.abide(&["check", ".", name]);
        let out = run.stdout + &run.stderr;
        assert!(!out.contains("hunter2"), "{name}: {out}");
        assert!(out.contains(&format!("{name}': it is a link out of the folder")), "{name}: {out}");
    }
    let toml = Folder::new("hostile-toml");
    toml.write("good.mlir", "\"a.b\"() : () -> ()\n");
    symlink(&secret, toml.path().join("abide.toml")).unwrap();
    let run = toml.abide(&["check", "good.mlir"]);
    assert!(!(run.stdout + &run.stderr).contains("hunter2"));
    std::fs::remove_file(toml.path().join("abide.toml")).unwrap();
    toml.write(
        "abide.toml",
        "[dialects]\npaths = [\"a.ops\", \"a.abi\", \"a.json\", \"a.irdl.mlir\"]\n",
    );
    for name in ["a.ops", "a.abi", "a.json", "a.irdl.mlir"] {
        symlink(&secret, toml.path().join(name)).unwrap();
    }
    let run = toml.abide(&["check", "good.mlir"]);
    let out = run.stdout + &run.stderr;
    assert!(!out.contains("hunter2") && out.contains("a.ops"), "{out}");
    // A link that keeps the ending, and one within the folder, are read.
    symlink(outside.path().join("other.mlir"), folder.path().join("b.mlir")).unwrap();
    symlink("inside.txt", folder.path().join("sub/c.mlir")).unwrap();
    outside.write("long.v2.mlir", "\"arith.longer\"() : () -> ()\n");
    symlink(outside.path().join("long.v2.mlir"), folder.path().join("latest.mlir")).unwrap();
    let out = folder.abide(&["check", "b.mlir", "."]).stdout;
    assert!(out.contains("arith.longer"), "{out}");
    assert!(out.contains("arith.visible") && out.contains("arith.seen"), "{out}");
}

#[test]
fn text_holds_no_command_of_a_ci_service() {
    let folder = Folder::new("ci-commands");
    let text = "func.func @f() {\n  return %x : i32 // ##[add-mask]e ##vso[task.x]y\n}\n\
                func.func private @\"##[error]a\"()\nfunc.func private @\"##[error]a\"()\n";
    folder.write("##[error]a.mlir", text);
    for format in ["text", "json", "sarif", "github", "mlir"] {
        let run = folder.abide(&["check", "--format", format, "."]);
        let all = format!("{}{}", run.stdout, run.stderr);
        assert_eq!(run.status, 1, "{format}: {all}");
        assert!(all.contains("[error]a"), "{format}: {all}");
        assert!(!all.contains("##[") && !all.contains("##vso["), "{format}: {all}");
    }
}

#[test]
fn no_line_of_an_answer_is_a_workflow_command() {
    let folder = Folder::new("workflow-commands");
    let text = "func.func @\"::error::f\"(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}\n\
                \"t.op\"() {a = dense_resource<\"::error::r\"> : tensor<1xi32>} : () -> ()\n\
                {-# dialect_resources: { builtin: { \"::error::r\": \"0x0400000001000000\" } } #-}\n";
    folder.write("::error::x.mlir", text);
    let log = "// -----// IR Dump After ::error::p (::error::p) //----- //\n::error::l\n";
    folder.write("::error::x.log", log);
    let commands: [&[&str]; 9] = [
        &["check", "--format", "mlir", "::error::x.mlir"],
        &["resources", "::error::x.mlir"],
        &["shape", "::error::x.mlir"],
        &["abi", "::error::x.mlir"],
        &["graph", "--format", "dot", "::error::x.mlir"],
        &["dialects", "coverage", "::error::x.mlir"],
        &["log", "::error::x.log"],
        &["log", "::error::x.log", "--grep", "error"],
        &["sip", "decode", "::error::x"],
    ];
    for arguments in commands {
        let run = folder.abide(arguments);
        let all = format!("{}{}", run.stdout, run.stderr);
        let found = all.lines().find(|line| line.trim_start().starts_with("::"));
        assert_eq!(found, None, "{arguments:?}: {all}");
    }
}

#[cfg(unix)]
#[test]
fn links_to_devices_are_refused() {
    let folder = Folder::new("links-to-devices");
    for name in ["x.mlir", "x.log", "x.td", "x.mlirbc"] {
        std::os::unix::fs::symlink("/dev/zero", folder.path().join(name)).unwrap();
    }
    let commands: [&[&str]; 7] = [
        &["log", "x.log"],
        &["opt", "x.mlir"],
        &["tablegen", "x.td"],
        &["abi", "x.mlir"],
        &["resources", "x.mlirbc"],
        &["graph", "x.mlir"],
        &["reduce", "--crash", "false", "x.mlir"],
    ];
    for arguments in commands {
        let run = folder.abide(arguments);
        assert_eq!((run.status, &run.stdout[..]), (2, ""), "{arguments:?}: {run:?}");
        assert!(run.stderr.contains("it is a device"), "{arguments:?}: {run:?}");
    }
}

#[cfg(unix)]
#[test]
fn init_does_not_wait_for_a_fifo() {
    let folder = Folder::new("init-fifo");
    folder.write(
        "p/d.td",
        "class Dialect { string name = \"\"; }\ndef D : Dialect { let name = \"d\"; }\n",
    );
    let fifo = folder.path().join("p/abide.toml");
    if !std::process::Command::new("mkfifo").arg(&fifo).status().is_ok_and(|made| made.success()) {
        return abide_testing::skip("a FIFO: mkfifo is missing");
    }
    let run = folder.abide(&["dialects", "init", "p"]);
    assert_eq!(run.status, 2, "{run:?}");
    assert!(run.stderr.contains("is there already"), "{run:?}");
}

/// A folder of a repository may have links under the names of the files that a command writes there.
#[cfg(unix)]
#[test]
fn links_in_the_folder_of_an_output_are_not_followed() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("hostile-output-links");
    folder.write("victim", "mine");
    folder.write("out/hunt.txt", "command: false\nseed: 0\n");
    for name in ["000000.mlir", "index.md"] {
        symlink("../victim", folder.path().join("out").join(name)).unwrap();
    }
    let generated = ["generate", "--ops=arith.addi", "-o", "out"];
    let hunted = ["hunt", "--ops=arith.addi", "--runs=1", "-o", "out", "--", "false"];
    for arguments in [&generated[..], &hunted[..]] {
        let run = folder.abide(arguments);
        assert_eq!(run.status, 2, "{}", run.stderr);
        assert!(run.stderr.contains("links are not followed"), "{}", run.stderr);
        assert_eq!(std::fs::read_to_string(folder.path().join("victim")).unwrap(), "mine");
    }
}

/// The names, summaries and descriptions of a dialect are any text.
#[test]
fn pages_of_dialects_have_no_markup_of_the_description() {
    let folder = Folder::new("hostile-pages");
    let live = "![i](https://evil/x.png) [x](command:y) <img src=x onerror=z>";
    folder.write(
        "d.td",
        format!(
            "class Dialect {{ string name = ?; string summary = ?; string description = ?; }}\n\
             class Op<Dialect d, string m> {{ Dialect opDialect = d; string opName = m; \
             string summary = \"{live}\"; string description = \"a\u{1b}{live}\"; }}\n\
             def D : Dialect {{ let name = \"d\"; let summary = \"{live}\"; let description = \"{live}\"; }}\n\
             def E : Dialect {{ let name = \"e\\n{live}\"; let summary = \"\"; let description = \"\"; }}\n\
             def A : Op<D, \"a\">;\ndef B : Op<E, \"b\">;\n"
        ),
    );
    let run = folder.abide(&["dialects", "doc", "out", "--dialects", "d.td"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(run.stderr.contains("its page is left out"), "{}", run.stderr);
    let read = |name: &str| std::fs::read_to_string(folder.path().join("out").join(name)).unwrap();
    let list = read("README.md");
    assert!(list.contains("- [`d`](d.md)") && !list.contains("](e"), "{list}");
    let page = read("d.md");
    assert!(page.contains("<a id=\"d.a\"></a>\n"), "{page}");
    for text in [list, page] {
        for part in ["![", "](command", "<img", "\u{1b}"] {
            assert!(!text.contains(part), "{part}: {text}");
        }
    }
}
