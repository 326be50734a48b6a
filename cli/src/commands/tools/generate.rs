//! `abide generate`: makes modules that verify.

use super::modules::{ModuleArguments, Modules};
use super::oracle::SPLIT;
use super::reduce::as_bytecode;
use crate::console::{self, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::FileError;
use abide_core::dialect::NEWEST_LLVM;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_generate::Generator;
use abide_project::{Replaces, path_within, write};
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

    /// Write files of bytecode
    #[arg(long, requires = "output", conflicts_with = "generic")]
    emit_bytecode: bool,

    #[command(flatten)]
    dialects: DialectArguments,
}

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
    let chosen = &arguments.modules;
    let options = chosen.options(arguments.generic);
    let (folder, trouble) = (temporary_folder()?, Cell::new(None));
    let mut modules = chosen.open((&registry, &limits), options, folder.path(), &trouble)?;
    if let Some(folder) = &arguments.output {
        fs::create_dir_all(folder).map_err(|error| {
            Failure::Message(format!("cannot make the folder '{}': {error}", folder.display()))
        })?;
    }
    let folder = arguments.output.as_deref();
    let bytecode = arguments.emit_bytecode.then_some((&*registry, &limits));
    let mut output = Output { folder, bytecode, out: BufWriter::new(io::stdout().lock()), made: 0 };
    match arguments.each {
        true => each_operation(arguments, &mut modules.generator, &mut output, &trouble)?,
        false => whole_modules(arguments, &mut modules, &mut output, &trouble)?,
    }
    output.out.flush()?;
    chosen.keep_learned(&modules)?;
    Ok(Exit::Clean)
}

/// Writes modules of many operations.
fn whole_modules(
    arguments: &Arguments,
    modules: &mut Modules<'_>,
    output: &mut Output<'_>,
    trouble: &Cell<Option<io::Error>>,
) -> Result<(), Failure> {
    let mut number = 0;
    while output.made < arguments.count {
        if number >= arguments.count.saturating_mul(MAX_ATTEMPTS) {
            let message = format!("only {} of {} modules verify", output.made, arguments.count);
            return Err(Failure::Message(message));
        }
        let module = modules.module(number);
        number += 1;
        oracle_works(trouble)?;
        let Some(text) = module else { continue };
        let name = format!("{:06}", output.made);
        output.write(&name, &text)?;
    }
    let unused = number - output.made;
    if unused > 0 && arguments.output.is_some() {
        let made = output.made;
        console::say(&format!("{made} modules; {unused} others do not verify and are left out"));
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
    /// The means to write bytecode, if that is chosen.
    bytecode: Option<(&'o Registry, &'o Limits)>,
    out: BufWriter<StdoutLock<'o>>,
    /// The number of modules so far.
    made: u64,
}

impl Output<'_> {
    /// Writes a module to a file of this name, or after the others to standard output.
    fn write(&mut self, name: &str, text: &[u8]) -> Result<(), Failure> {
        match (self.folder, self.bytecode) {
            (Some(folder), Some((registry, limits))) => {
                let bytes = as_bytecode(text, registry, limits).ok_or_else(|| {
                    Failure::Message(format!("the module {name} cannot be written as bytecode"))
                })?;
                write_file(folder, &format!("{name}.mlirbc"), &bytes)?;
            }
            (Some(folder), None) => write_file(folder, &format!("{name}.mlir"), text)?,
            (None, _) => {
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
