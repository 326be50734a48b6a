//! `abide generate`: makes modules that verify.

use super::oracle::{Asked, SPLIT};
use super::process::FileCommand;
use crate::console::{self, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::FileError;
use abide_core::dialect::NEWEST_LLVM;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_generate::{Generator, Options, Oracle};
use abide_project::{Glob, Replaces, path_within, write};
use clap::Args;
use std::cell::Cell;
use std::fs;
use std::io::{self, BufWriter, StdoutLock, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of modules that are made for one that verifies, at most.
const MAX_ATTEMPTS: u64 = 20;

/// Make modules that verify, to test a compiler with
///
/// Each module is a function of operations drawn from their descriptions. The same seed and options give the same
/// modules.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(flatten)]
    modules: ModuleArguments,

    /// The number of modules
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// Make this number of modules of each operation, with one operation in each module
    #[arg(long)]
    each: bool,

    /// Write each module to a file in this folder instead of standard output
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,

    /// Print the generic form
    #[arg(long)]
    generic: bool,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// The options of generated modules.
#[derive(Debug, Args)]
pub(super) struct ModuleArguments {
    /// The operations by their full names, such as arith.*; several patterns are separated by commas
    #[arg(long, value_name = "GLOB", value_delimiter = ',', default_value = "*")]
    ops: Vec<Glob>,

    /// The number of operations in a module, without terminators and declarations
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    size: u16,

    /// The depth of regions with such operations
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=20))]
    depth: u8,

    /// Modules of different seeds differ
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) seed: u64,

    /// Use only forms of operations that this command accepts: it is run on a module with one operation, which takes
    /// the place of %s, and ends with exit status 0. With --split-input-file it is run on many modules at once
    #[arg(long, value_name = "COMMAND")]
    oracle: Option<String>,
}

impl ModuleArguments {
    /// How modules are made.
    pub(super) fn options(&self, generic: bool) -> Options {
        let (size, depth) = (usize::from(self.size), usize::from(self.depth));
        Options { size, depth, seed: self.seed, generic }
    }

    /// Whether an operation with a full name is used.
    pub(super) fn selects(&self, name: &str) -> bool {
        self.ops.iter().any(|glob| glob.fits(Path::new(name)))
    }

    /// The oracle, which keeps its files in a folder; its error is stored in `trouble`.
    pub(super) fn oracle<'o>(
        &self,
        folder: &'o Path,
        trouble: &'o Cell<Option<io::Error>>,
    ) -> Option<Oracle<'o>> {
        let text = self.oracle.as_deref()?;
        let command = FileCommand::new(text).with_plain_traces();
        let splits = text
            .split_whitespace()
            .any(|word| word.trim_start_matches('-').split('=').next() == Some("split-input-file"));
        let asked = Asked { command, folder };
        Some(Box::new(move |texts| {
            let accepted = if splits { asked.together(texts) } else { asked.each(texts) };
            accepted.unwrap_or_else(|error| {
                trouble.set(Some(error));
                vec![false; texts.len()]
            })
        }))
    }
}

/// The message for patterns that select nothing.
pub(super) const NOTHING_SELECTED: &str = "no described operation of these names can be generated: --ops selects full names, such as arith.addi, and \
    terminators are generated with the operations that they end";

/// The registry of a chosen version of LLVM; else of the newest, since no compiler reads all versions.
pub(super) fn chosen_registry(dialects: &DialectArguments) -> Result<Arc<Registry>, Failure> {
    let registry = dialects.registry(Some(Path::new(".")))?;
    Ok(match registry.version() {
        Some(_) => registry,
        None => Arc::new(registry.of_version(NEWEST_LLVM)),
    })
}

/// A folder that is removed at the end.
pub(super) fn temporary_folder() -> Result<tempfile::TempDir, Failure> {
    let folder = tempfile::Builder::new().prefix("abide-generate-").tempdir();
    folder.map_err(|error| Failure::Message(format!("cannot make a temporary folder: {error}")))
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let registry = chosen_registry(&arguments.dialects)?;
    let modules = &arguments.modules;
    let options = modules.options(arguments.generic);
    let (folder, trouble) = (temporary_folder()?, Cell::new(None));
    let generator = Generator::new(&registry, &limits, options, |name| modules.selects(name));
    let mut generator = generator.ok_or_else(|| Failure::Message(NOTHING_SELECTED.to_owned()))?;
    if let Some(oracle) = modules.oracle(folder.path(), &trouble) {
        generator = generator.with_oracle(oracle);
    }
    if let Some(folder) = &arguments.output {
        fs::create_dir_all(folder).map_err(|error| {
            Failure::Message(format!("cannot make the folder '{}': {error}", folder.display()))
        })?;
    }
    let folder = arguments.output.as_deref();
    let mut output = Output { folder, out: BufWriter::new(io::stdout().lock()), made: 0 };
    match arguments.each {
        true => each_operation(arguments, &mut generator, &mut output, &trouble)?,
        false => whole_modules(arguments, &mut generator, &mut output, &trouble)?,
    }
    output.out.flush()?;
    Ok(Exit::Clean)
}

/// Writes modules of many operations.
fn whole_modules(
    arguments: &Arguments,
    generator: &mut Generator<'_>,
    output: &mut Output<'_>,
    trouble: &Cell<Option<io::Error>>,
) -> Result<(), Failure> {
    let mut number = 0;
    while output.made < arguments.count {
        if number >= arguments.count.saturating_mul(MAX_ATTEMPTS) {
            let message = format!("only {} of {} modules verify", output.made, arguments.count);
            return Err(Failure::Message(message));
        }
        let module = generator.module(number);
        number += 1;
        oracle_works(trouble)?;
        let Some(text) = module else { continue };
        let name = format!("{:06}", output.made);
        output.write(&name, &text)?;
    }
    let unused = number - output.made;
    if unused > 0 && arguments.output.is_some() {
        let made = output.made;
        console::say(&format!("{made} modules; {unused} more did not verify as a whole"));
    }
    Ok(())
}

/// Writes modules of one operation each.
fn each_operation(
    arguments: &Arguments,
    generator: &mut Generator<'_>,
    output: &mut Output<'_>,
    trouble: &Cell<Option<io::Error>>,
) -> Result<(), Failure> {
    for name in generator.names() {
        for number in 0..arguments.count {
            let module = generator.module_of(name, number);
            oracle_works(trouble)?;
            let Some(text) = module else { break };
            output.write(&format!("{name}-{number:03}"), &text)?;
        }
    }
    Ok(())
}

fn oracle_works(trouble: &Cell<Option<io::Error>>) -> Result<(), Failure> {
    match trouble.take() {
        Some(error) => Err(Failure::Message(format!("the oracle cannot be run: {error}"))),
        None => Ok(()),
    }
}

/// The destination of modules.
struct Output<'o> {
    folder: Option<&'o Path>,
    out: BufWriter<StdoutLock<'o>>,
    /// The number of modules so far.
    made: u64,
}

impl Output<'_> {
    /// Writes a module to a file of this name, or after the others to standard output.
    fn write(&mut self, name: &str, text: &[u8]) -> Result<(), Failure> {
        match self.folder {
            Some(folder) => write_file(folder, &format!("{name}.mlir"), text)?,
            None => {
                if self.made > 0 {
                    self.out.write_all(SPLIT)?;
                }
                self.out.write_all(text)?;
            }
        }
        self.made += 1;
        Ok(())
    }
}

fn write_file(folder: &Path, name: &str, text: &[u8]) -> Result<(), Failure> {
    path_within(folder, name)
        .and_then(|path| write(&path, text, Replaces::Anything))
        .map_err(|error| Failure::Message(FileError::writing(&folder.join(name), &error).message))
}
