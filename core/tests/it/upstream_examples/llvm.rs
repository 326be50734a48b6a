//! mlir-opt on many texts at once: which of them it accepts, and how it prints them.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

/// The mark between texts in one file, which separates them in the output.
const MARK: &str = "\"test.mark\"() : () -> ()\n";

/// The mark between files in one input.
const SPLIT: &str = "// -----\n";

/// The number of texts in one file: mlir-opt loads its dialects again for each file.
const IN_ONE_FILE: usize = 12;

/// The number of texts in one input: if mlir-opt crashes, it is run again on the halves.
const IN_ONE_INPUT: usize = 12 * 32;

/// Runs mlir-opt: returns its output, its messages, and whether it ended by itself.
fn run(program: &Path, flags: &[&str], input: String) -> (String, String, bool) {
    let mut child = Command::new(program)
        .args(["-split-input-file", "-allow-unregistered-dialect", "-mlir-disable-threading"])
        .args(["-mlir-print-local-scope"])
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stderr = child.stderr.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        // A program that ends early closes the pipe.
        let _ = stdin.write_all(input.as_bytes());
    });
    let reader = std::thread::spawn(move || {
        let mut said = Vec::new();
        let _ = stderr.read_to_end(&mut said);
        said
    });
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("a thread");
    let said = reader.join().expect("a thread");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&said), output.status.code().is_some_and(|code| code <= 1))
}

/// The message of mlir-opt for each refused text; `None` for accepted ones.
pub(crate) fn complaints(program: &Path, texts: &[&str]) -> Vec<Option<String>> {
    let inputs: Vec<&[&str]> = texts.chunks(IN_ONE_INPUT).collect();
    let (left, right) = inputs.split_at(inputs.len() / 2);
    let of = |inputs: &[&[&str]]| -> Vec<Option<String>> {
        inputs.iter().flat_map(|texts| complaints_of_input(program, texts)).collect()
    };
    std::thread::scope(|scope| {
        let left = scope.spawn(|| of(left));
        let right = of(right);
        [left.join().expect("a thread"), right].concat()
    })
}

/// The places of those texts that mlir-opt accepts.
pub(crate) fn accepted(program: &Path, texts: &[&str]) -> Vec<usize> {
    let said = complaints(program, texts).into_iter().enumerate();
    said.filter(|(_, said)| said.is_none()).map(|(place, _)| place).collect()
}

fn complaints_of_input(program: &Path, texts: &[&str]) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = vec![None; texts.len()];
    let all: Vec<usize> = (0..texts.len()).collect();
    let mut open: Vec<Vec<usize>> = all.chunks(IN_ONE_FILE).map(<[usize]>::to_vec).collect();
    while !open.is_empty() {
        let (mut input, mut first_lines) = (String::new(), Vec::new());
        let mut line = 1;
        for (file, own) in open.iter().enumerate() {
            for index in own {
                first_lines.push((line, file, *index));
                input += texts[*index];
                line += texts[*index].lines().count();
            }
            input += SPLIT;
            line += 1;
        }
        let (_, said, ended) = run(program, &["-o", "/dev/null"], input);
        if !ended {
            let (first, second) = halves(open, &mut found);
            for half in [first, second] {
                let own: Vec<usize> = half.into_iter().flatten().collect();
                let texts: Vec<&str> = own.iter().map(|index| texts[*index]).collect();
                let said = complaints_of_input(program, &texts);
                own.into_iter().zip(said).for_each(|(index, said)| found[index] = said);
            }
            return found;
        }
        let (mut wrong, mut files) = (BTreeSet::new(), BTreeSet::new());
        for (line, message) in said.lines().filter_map(error) {
            let place = first_lines.partition_point(|(first, ..)| *first <= line).saturating_sub(1);
            let (_, file, index) = first_lines[place];
            found[index].get_or_insert(message.to_owned());
            wrong.insert(index);
            files.insert(file);
        }
        // The texts beside a refused one were not checked.
        let again = open.into_iter().enumerate().filter(|(file, _)| files.contains(file));
        let rest = again.map(|(_, mut own)| {
            own.retain(|index| !wrong.contains(index));
            own
        });
        open = rest.filter(|own| !own.is_empty()).collect();
    }
    found
}

/// The files in two halves, where mlir-opt did not end by itself; a text that is alone is refused.
fn halves(
    mut open: Vec<Vec<usize>>,
    found: &mut [Option<String>],
) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
    if let [only] = open.as_mut_slice() {
        if let [alone] = only[..] {
            found[alone] = Some("mlir-opt crashes".to_owned());
            return (Vec::new(), Vec::new());
        }
        let second = only.split_off(only.len() / 2);
        return (open, vec![second]);
    }
    let second = open.split_off(open.len() / 2);
    (open, second)
}

/// The line of an error, and its message.
fn error(line: &str) -> Option<(usize, &str)> {
    let (place, message) = line.split_once(": error: ")?;
    let mut numbers = place.rsplit(':');
    let (_, line) = (numbers.next()?, numbers.next()?);
    Some((line.parse().ok()?, message))
}

/// The output of mlir-opt for each accepted text; `None` if it refuses one after all, without a message.
pub(crate) fn printed(program: &Path, flags: &[&str], texts: &[&str]) -> Vec<Option<String>> {
    let inputs = texts.chunks(IN_ONE_INPUT);
    inputs.flat_map(|texts| printed_of_input(program, flags, texts)).collect()
}

fn printed_of_input(program: &Path, flags: &[&str], texts: &[&str]) -> Vec<Option<String>> {
    let files: Vec<&[&str]> = texts.chunks(IN_ONE_FILE).collect();
    let input: Vec<String> = files.iter().map(|texts| texts.join(MARK) + MARK).collect();
    let (output, _, ended) = run(program, flags, input.join(SPLIT));
    let printed: Vec<Vec<String>> = output.split(SPLIT).map(texts_in).collect();
    let again = |texts: &[&str]| match texts {
        [_] => vec![None],
        texts => {
            let (first, second) = texts.split_at(texts.len() / 2);
            let mut found = printed_of_input(program, flags, first);
            found.extend(printed_of_input(program, flags, second));
            found
        }
    };
    if !ended || printed.len() != files.len() {
        return again(texts);
    }
    let own = files.into_iter().zip(printed);
    own.flat_map(|(texts, printed)| match printed.len() == texts.len() {
        true => printed.into_iter().map(Some).collect(),
        false => again(texts),
    })
    .collect()
}

/// The texts between marks, each without its surroundings.
fn texts_in(output: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut own = String::new();
    for line in output.lines() {
        match line.strip_prefix("  ") {
            Some(line) if line == MARK.trim_end() => found.push(std::mem::take(&mut own)),
            Some(line) => own += &format!("{line}\n"),
            // The module around all of them.
            None => {}
        }
    }
    found
}
