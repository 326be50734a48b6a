//! The page that compares our messages with those of mlir-opt and llvm-tblgen, for ordinary mistakes.

use crate::support::Folder;
use abide_testing::{mlir_opt, program, repository};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const INCLUDES: &str = "/usr/lib/llvm-22/include";

/// The folder of the mistakes.
const FOLDER: &str = "core/tests/it/mistakes";

const HEAD: &str = "# Ordinary mistakes, beside mlir-opt and llvm-tblgen\n\n\
    Each line with a mistake is followed by the first error of `abide check`, with its notes and help, and by the first\n\
    error of mlir-opt 22 or llvm-tblgen 22. The whole texts are in `ways_out.mlir` and `ways_out.td` in\n\
    `core/tests/it/mistakes`. `UPDATE_EXPECT=1 cargo test -p abide --test it beside` makes this page, if the other programs\n\
    are installed.\n";

/// The mistakes in a file of the tests of core.
fn mistakes(name: &str) -> Vec<String> {
    let path = repository().join(FOLDER).join(name);
    let text = fs::read_to_string(path).unwrap();
    text.split("// -----\n").map(str::to_owned).collect()
}

/// The line and the message of the first error, and the lines of help and notes after it.
struct Words {
    line: usize,
    message: String,
    ways: Vec<String>,
}

/// The first error of each file, from the text format of one run of `abide check`.
fn ours(folder: &Folder, names: &[String]) -> Vec<Words> {
    let mut found: Vec<Option<Words>> = names.iter().map(|_| None).collect();
    let mut arguments = vec!["check", "--color", "never"];
    arguments.extend(names.iter().map(String::as_str));
    let run = folder.abide(&arguments);
    for block in run.stdout.split("\n\n").filter(|block| block.starts_with("error[")) {
        let first = block.lines().next().unwrap();
        let place = block.lines().find_map(|line| line.trim_start().strip_prefix("--> ")).unwrap();
        let mut place = place.split(':');
        let name = place.next().unwrap();
        let number = names.iter().position(|known| known == name).unwrap();
        let is_way = |line: &&str| line.starts_with("help: ") || line.starts_with("note: ");
        found[number].get_or_insert_with(|| Words {
            line: place.next().unwrap().parse().unwrap(),
            message: first.split_once("]: ").map_or(first, |(_, message)| message).to_owned(),
            ways: block.lines().filter(is_way).map(str::to_owned).collect(),
        });
    }
    let no_error = || Words { line: 0, message: "no error".to_owned(), ways: Vec::new() };
    found.into_iter().map(|words| words.unwrap_or_else(no_error)).collect()
}

/// The first error of another program, without the place.
fn theirs(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let error = text.lines().find_map(|line| line.split_once("error: ").map(|(_, words)| words));
    match error {
        Some(words) => words.trim().to_owned(),
        None if output.status.success() => "no error".to_owned(),
        None => "an error without words".to_owned(),
    }
}

/// The first error of mlir-opt in each mistake of a file, without the place: one run reads all of them, because its
/// start takes longer.
fn of_mlir_opt(program: &Path, name: &str) -> Vec<String> {
    let path = repository().join(FOLDER).join(name);
    let mut command = Command::new(program);
    let output = command.args(["--allow-unregistered-dialect", "--split-input-file"]).arg(&path);
    let output = output.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "mlir-opt did not read to the end");
    let texts = mistakes(name);
    // The lines between them have the marks.
    let first_lines: Vec<usize> = texts
        .iter()
        .scan(1, |next, text| Some(std::mem::replace(next, *next + text.matches('\n').count() + 1)))
        .collect();
    let mut found = vec![None; texts.len()];
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, words)) = line.split_once(": error: ") else { continue };
        let place = place.strip_prefix(&format!("{}:", path.display())).unwrap();
        let line: usize = place.split(':').next().unwrap().parse().unwrap();
        let index = first_lines.partition_point(|first| *first <= line) - 1;
        found[index].get_or_insert_with(|| words.trim().to_owned());
    }
    found.into_iter().map(|words| words.unwrap_or_else(|| "no error".to_owned())).collect()
}

/// The mistakes of a file, each with our words and those of a tool for the files.
fn section(file: &str, tool: &str, theirs: impl FnOnce(&[PathBuf]) -> Vec<String>) -> String {
    let folder = Folder::new(&format!("beside_{tool}"));
    let extension = file.rsplit('.').next().unwrap();
    folder.write("abide.toml", format!("[tablegen]\ninclude = [\"{INCLUDES}\"]\n"));
    let texts = mistakes(file);
    let names: Vec<String> =
        (1..=texts.len()).map(|number| format!("{number}.{extension}")).collect();
    for (name, text) in names.iter().zip(&texts) {
        folder.write(name, text);
    }
    let paths: Vec<PathBuf> = names.iter().map(|name| folder.path().join(name)).collect();
    let mut page = String::new();
    let both = ours(&folder, &names).into_iter().zip(theirs(&paths));
    for (text, (words, theirs)) in texts.iter().zip(both) {
        let line = text.lines().nth(words.line.saturating_sub(1)).unwrap_or("").trim();
        let _ = write!(page, "\n    {line}\n\n- abide: {}\n", code(&words.message));
        for way in words.ways {
            let _ = writeln!(page, "  - {}", code(&way));
        }
        let _ = writeln!(page, "- {tool}: {}", code(&theirs));
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
    let of_mlir = section("ways_out.mlir", "mlir-opt", |_| of_mlir_opt(&opt, "ways_out.mlir"));
    let of_tablegen = section("ways_out.td", "llvm-tblgen", |paths| {
        let run = |path| theirs(Command::new(&tblgen).arg("-I").arg(includes).arg(path));
        paths.iter().map(run).collect()
    });
    let page = format!("{HEAD}\n## MLIR\n{of_mlir}\n## TableGen\n{of_tablegen}");
    expect_test::expect_file!["../../../docs/beside-mlir-opt.md"].assert_eq(&page);
}
