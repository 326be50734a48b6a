//! The page that compares our messages with those of mlir-opt and llvm-tblgen, for ordinary mistakes.

use crate::support::Folder;
use abide_testing::{mlir_opt, program, repository};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

const INCLUDES: &str = "/usr/lib/llvm-22/include";

const HEAD: &str = "# Ordinary mistakes, beside mlir-opt and llvm-tblgen\n\n\
    For each mistake the first error of `abide check` with its way out, and the first error of mlir-opt 22 or\n\
    llvm-tblgen 22. The texts are `ways_out.mlir` and `ways_out.td` in `core/tests/it/mistakes`.\n\
    `UPDATE_EXPECT=1 cargo test -p abide --test it beside` makes this page; it runs the other programs where they are\n\
    installed.\n";

/// The mistakes in a file of the tests of core.
fn mistakes(name: &str) -> Vec<String> {
    let path = repository().join("core/tests/it/mistakes").join(name);
    let text = fs::read_to_string(path).unwrap();
    text.split("// -----\n").map(str::to_owned).collect()
}

/// The line and the message of the first error, and the lines of help and notes after it.
struct Words {
    line: usize,
    message: String,
    ways: Vec<String>,
}

/// Reads the text format of `abide check`.
fn ours(folder: &Folder, name: &str) -> Words {
    let run = folder.abide(&["check", "--color", "never", name]);
    let mut words = Words { line: 0, message: "no error".to_owned(), ways: Vec::new() };
    let lines = run.stdout.lines();
    let mut lines = lines.skip_while(|line| !line.starts_with("error["));
    let Some(first) = lines.next() else { return words };
    words.message = first.split_once("]: ").map_or(first, |(_, message)| message).to_owned();
    for line in lines.take_while(|line| !line.is_empty()) {
        if let Some(place) = line.trim_start().strip_prefix("--> ").filter(|_| words.line == 0) {
            let number = place.rsplit(':').nth(1).and_then(|number| number.parse().ok());
            words.line = number.unwrap_or(0);
        }
        if line.starts_with("help: ") || line.starts_with("note: ") {
            words.ways.push(line.to_owned());
        }
    }
    words
}

/// The first error of another program, without the place.
fn theirs(mut command: Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let error = text.lines().find_map(|line| line.split_once("error: ").map(|(_, words)| words));
    match error {
        Some(words) => words.trim().to_owned(),
        None if output.status.success() => "no error".to_owned(),
        None => "an error without words".to_owned(),
    }
}

/// The mistakes of a file, each with our words and those of a tool.
fn section(file: &str, tool: &str, run: impl Fn(&Path) -> Command) -> String {
    let folder = Folder::new(&format!("beside_{tool}"));
    let extension = file.rsplit('.').next().unwrap();
    folder.write("abide.toml", format!("[tablegen]\ninclude = [\"{INCLUDES}\"]\n"));
    let mut page = String::new();
    for (text, number) in mistakes(file).iter().zip(1..) {
        let name = format!("{number}.{extension}");
        folder.write(&name, text);
        let path = folder.path().join(&name);
        let words = ours(&folder, &name);
        let line = text.lines().nth(words.line.saturating_sub(1)).unwrap_or("").trim();
        let _ = write!(page, "\n    {line}\n\n- abide: {}\n", code(&words.message));
        for way in words.ways {
            let _ = writeln!(page, "  - {}", code(&way));
        }
        let _ = writeln!(page, "- {tool}: {}", code(&theirs(run(&path))));
    }
    page
}

/// Words as code in Markdown.
fn code(words: &str) -> String {
    if words.contains('`') { format!("`` {words} ``") } else { format!("`{words}`") }
}

#[test]
fn the_page_shows_the_messages_of_both_tools() {
    let includes = Path::new(INCLUDES);
    let tools = mlir_opt().zip(program(&["llvm-tblgen-22"])).filter(|_| includes.is_dir());
    let Some((opt, tblgen)) = tools else { return };
    let of_mlir = section("ways_out.mlir", "mlir-opt", |path| {
        let mut command = Command::new(&opt);
        command.arg("--allow-unregistered-dialect").arg(path);
        command
    });
    let of_tablegen = section("ways_out.td", "llvm-tblgen", |path| {
        let mut command = Command::new(&tblgen);
        command.arg("-I").arg(includes).arg(path);
        command
    });
    let page = format!("{HEAD}\n## MLIR\n{of_mlir}\n## TableGen\n{of_tablegen}");
    expect_test::expect_file!["../../../docs/beside-mlir-opt.md"].assert_eq(&page);
}
