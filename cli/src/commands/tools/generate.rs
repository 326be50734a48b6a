//! `abide generate`: makes modules that verify.

use super::process::{Ending, FileCommand, RunLimits};
use crate::console::{self, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::FileError;
use abide_core::limits::Limits;
use abide_generate::{Generator, Options, Oracle};
use abide_project::{Glob, Replaces, write};
use clap::Args;
use std::cell::Cell;
use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The number of modules that are made for one that verifies, at most.
const MAX_ATTEMPTS: u64 = 20;

/// The time limit of a run of the oracle.
const ORACLE_TIME: Duration = Duration::from_secs(20);

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
    /// the place of %s, and ends with exit status 0
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

    /// The oracle, which keeps its file in a folder; its error is stored in `trouble`.
    pub(super) fn oracle<'o>(
        &self,
        folder: &'o Path,
        trouble: &'o Cell<Option<io::Error>>,
    ) -> Option<Oracle<'o>> {
        let command = FileCommand::new(self.oracle.as_deref()?).with_plain_traces();
        let limits = RunLimits { time: ORACLE_TIME, memory: None };
        Some(Box::new(move |text| {
            let file = folder.join("module.mlir");
            let run = fs::write(&file, text);
            let run = run.and_then(|()| command.run(&file, folder, limits, &|| true));
            match run {
                Ok(outcome) => outcome.ending == Ending::Exit(0),
                Err(error) => {
                    trouble.set(Some(error));
                    false
                }
            }
        }))
    }
}

/// The message for patterns that select nothing.
pub(super) const NOTHING_SELECTED: &str = "no described operation of these names can be generated: --ops selects full names, such as arith.addi, and \
    terminators are generated with the operations that they end";

/// A folder that is removed at the end.
pub(super) fn temporary_folder() -> Result<tempfile::TempDir, Failure> {
    let folder = tempfile::Builder::new().prefix("abide-generate-").tempdir();
    folder.map_err(|error| Failure::Message(format!("cannot make a temporary folder: {error}")))
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let registry = arguments.dialects.registry(Some(Path::new(".")))?;
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
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut made, mut number) = (0, 0);
    while made < arguments.count {
        if number >= arguments.count.saturating_mul(MAX_ATTEMPTS) {
            let message = format!("only {made} of {} modules verify", arguments.count);
            return Err(Failure::Message(message));
        }
        let module = generator.module(number);
        number += 1;
        if let Some(error) = trouble.take() {
            return Err(Failure::Message(format!("the oracle cannot be run: {error}")));
        }
        let Some(text) = module else { continue };
        match &arguments.output {
            Some(folder) => write_file(&folder.join(format!("{made:06}.mlir")), &text)?,
            None if made > 0 => {
                out.write_all(b"// -----\n")?;
                out.write_all(&text)?;
            }
            None => out.write_all(&text)?,
        }
        made += 1;
    }
    out.flush()?;
    let unused = number - made;
    if unused > 0 && arguments.output.is_some() {
        console::say(&format!("{made} modules; {unused} more did not verify as a whole"));
    }
    Ok(Exit::Clean)
}

fn write_file(path: &Path, text: &[u8]) -> Result<(), Failure> {
    write(path, text, Replaces::Anything)
        .map_err(|error| Failure::Message(FileError::writing(path, &error).message))
}
