//! `abide opt`: reads, verifies, transforms and prints MLIR, in place of mlir-opt.

use crate::console::{Exit, Failure};
use crate::dialects::{DialectArguments, described_version};
use crate::input::bytecode::{self, Binary};
use crate::input::{FileError, Source};
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_project::{Replaces, write};
use clap::Args;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The flags in `abide opt --help`, which are all mlir-opt's.
const FLAGS: &str = "\
Flags, with one dash or two:
  -o FILE                      Write to FILE instead of standard output, if there is no error
  -split-input-file[=MARK]     Process the chunks between lines of '// -----' (or MARK) separately
  -output-split-marker=MARK    Print MARK between their outputs
  -no-implicit-module          Do not put a module around a file that is one operation
  -verify-diagnostics[=only-expected]
                               Compare the diagnostics with the expected-error, -warning, -remark and
                               -note comments of the file
  -mlir-print-op-generic       Print every operation in the generic form
  -mlir-print-local-scope      Print attributes and types inline, without aliases
  -mlir-print-skip-regions     Print '{...}' for regions
  -mlir-print-unique-ssa-ids   Give each value a number of its own, in all scopes
  -mlir-print-debuginfo        Print the locations of operations and arguments
  -mlir-use-nameloc-as-prefix  Name values after the names in their locations
  -mlir-elide-resource-strings-if-larger=N
                               Omit resources of more than N characters in the metadata of the file
  -mlir-elide-elementsattrs-if-larger=N, -mlir-print-elementsattrs-with-hex-if-larger=N
                               Omit literals of more than N elements, or print them in hexadecimal
  -propagate-symbol, -erase-symbol, -unfold-symbolic-int, -symbol-to-encoding, -encoding-to-symbol,
  -convert-torch-to-symbol, -canonicalize, -cse
                               Run this pass; several run in the given order
  -pass-pipeline=PIPELINE      Run passes, as 'builtin.module(func.func(propagate-symbol,cse),canonicalize)'
  -mlir-print-ir-after-all     Print the IR after each pass, to standard error
  -mlir-timing                 Print the time of each pass, to standard error
  -emit-bytecode               Write bytecode instead of text (as input it needs no flag)
  -emit-bytecode-version=N     Write bytecode of this version, 0 to 6
  -elide-resource-data-from-bytecode
                               Omit the contents of resources in bytecode
  --dialects PATH              Also use the dialects of a .td file or folder; may be repeated
  --llvm VERSION               The LLVM version of the operations, 19 or 22
  -I DIR                       Also search DIR for files that TableGen includes; may be repeated
  -allow-unregistered-dialect  Accepted: unregistered dialects are always kept";

/// Read, verify, transform and print an MLIR file, as mlir-opt does
///
/// Operations of unknown dialects are printed unchanged. Exits with 1 on errors; the messages have mlir-opt's form.
#[derive(Debug, Args)]
#[command(after_help = FLAGS)]
pub(in crate::commands) struct Arguments {
    /// Flags of mlir-opt, and the file; - or none is standard input
    #[arg(value_name = "FLAG|FILE", allow_hyphen_values = true)]
    words: Vec<String>,

    /// The file, if its name begins with a dash
    #[arg(value_name = "FILE", last = true)]
    file: Option<PathBuf>,
}

/// The flags and names of a command line.
#[derive(Debug, Default)]
struct Words {
    options: Options,
    input: Option<PathBuf>,
    output: Option<PathBuf>,
    dialects: DialectArguments,
}

/// The flags that are answered without reading a file, wherever they are.
const QUESTIONS: [&str; 5] = ["--help", "-help", "-h", "--version", "-version"];

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut given = arguments.words.iter().take_while(|word| *word != "--");
    if let Some(question) = given.find(|word| QUESTIONS.contains(&word.as_str())) {
        let flag = if question.contains("version") { "--version" } else { "--help" };
        return Ok(crate::commands::answer_question(&["abide", "opt", flag]));
    }
    let mut words = Words::read(&arguments.words).map_err(Failure::Message)?;
    if let Some(path) = &arguments.file {
        words.set_input(path).map_err(Failure::Message)?;
    }
    let limits = Limits::for_large_stacks();
    let source = Source::new(words.input.as_deref().unwrap_or(Path::new("-")));
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    if let Some(binary @ Binary::Module) = Binary::of(&text) {
        let error = bytecode::has_no_text(&source.name, binary, "operations");
        return Err(Failure::Message(error.message));
    }
    let registry = words.dialects.registry(words.input.as_deref())?;
    let outcome = opt(&text, &source.name, &words.options, &registry, &limits);
    io::stderr().lock().write_all(escape::lines(&outcome.messages).as_bytes())?;
    match words.output.filter(|path| path.as_os_str() != "-") {
        None => io::stdout().lock().write_all(&outcome.output)?,
        Some(path) if outcome.success => {
            write(&path, &outcome.output, Replaces::Anything)
                .map_err(|error| Failure::Message(FileError::writing(&path, &error).message))?;
        }
        // An older output is better than half of a new one.
        Some(_) => {}
    }
    Ok(if outcome.success { Exit::Clean } else { Exit::Errors })
}

impl Words {
    fn read(words: &[String]) -> Result<Words, String> {
        let mut read = Words::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "-o" | "--o" => match words.next() {
                    Some(path) => read.output = Some(path.into()),
                    None => return Err("'-o' needs the name of a file".to_owned()),
                },
                flag if flag.starts_with('-') && Options::takes_word(flag) => {
                    let name = flag.trim_start_matches('-');
                    let kind = if name == "pass-pipeline" { "pipeline" } else { "value" };
                    let value = words.next().ok_or_else(|| format!("'-{name}' needs a {kind}"))?;
                    let flag = format!("{flag}={value}");
                    read.options.take(&flag).map_err(|error| error.to_string())?;
                }
                "--dialects" | "-dialects" => match words.next() {
                    Some(path) => read.dialects.dialects.push(path.into()),
                    None => return Err("'--dialects' needs a file or a folder".to_owned()),
                },
                "-I" | "--I" => match words.next() {
                    Some(path) => read.dialects.include.push(path.into()),
                    None => return Err("'-I' needs a folder".to_owned()),
                },
                "--llvm" | "-llvm" => read.set_version(words.next())?,
                "--" => {
                    for word in words.by_ref() {
                        read.set_input(Path::new(word))?;
                    }
                }
                "-" => read.set_input(Path::new(word))?,
                flag if flag.starts_with('-') => {
                    let name = flag.trim_start_matches('-');
                    if let Some(path) = name.strip_prefix("dialects=") {
                        read.dialects.dialects.push(path.into());
                        continue;
                    }
                    if let Some(version) = name.strip_prefix("llvm=") {
                        read.set_version(Some(&version.to_owned()))?;
                        continue;
                    }
                    if let Some(path) = name.strip_prefix('I') {
                        read.dialects.include.push(path.into());
                        continue;
                    }
                    match name.strip_prefix("o=") {
                        Some(path) => read.output = Some(path.into()),
                        None => read.options.take(flag).map_err(|error| error.to_string())?,
                    }
                }
                _ => read.set_input(Path::new(word))?,
            }
        }
        Ok(read)
    }

    fn set_version(&mut self, version: Option<&String>) -> Result<(), String> {
        let text = version.ok_or("'--llvm' needs a version, such as 19")?;
        let version = described_version(text);
        let version = version.map_err(|reason| format!("wrong '--llvm {text}': {reason}"))?;
        self.dialects.llvm = Some(version);
        Ok(())
    }

    fn set_input(&mut self, path: &Path) -> Result<(), String> {
        match self.input.replace(path.into()) {
            None => Ok(()),
            Some(first) => Err(format!(
                "one file at a time: '{}' and '{}' are given",
                first.display(),
                path.display()
            )),
        }
    }
}
