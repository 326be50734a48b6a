//! The modules that `abide generate` writes and `abide hunt` runs a compiler on.

use super::oracle::{Asked, splits};
use super::process::FileCommand;
use crate::console::Failure;
use crate::input::{FileError, Source, discover};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::{SPLIT_MARK, split_pieces};
use abide_generate::{Generator, Options, Oracle};
use abide_project::{Glob, Replaces, write};
use clap::Args;
use std::cell::Cell;
use std::io;
use std::path::{Path, PathBuf};

/// The message for patterns that select nothing.
const NOTHING_SELECTED: &str = "no described operation of these names can be generated: --ops selects full names, such as arith.addi, and \
    terminators are generated with the operations that they end";

/// The options of generated modules.
#[derive(Debug, Args)]
pub(super) struct ModuleArguments {
    /// The operations by their full names, such as arith.*; several patterns are separated by commas
    #[arg(long, value_name = "GLOB", value_delimiter = ',', default_value = "*")]
    ops: Vec<Glob>,

    /// The number of operations in a module, without terminators and declarations
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    size: u16,

    /// The maximum depth of nested regions with such operations
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=20))]
    depth: u8,

    /// The start of the random choices: another seed gives other modules
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) seed: u64,

    /// Use only forms of operations that this command accepts: it is run on a module with one operation, which takes
    /// the place of %s, and ends with exit status 0. With --split-input-file it is run on many modules at once
    #[arg(long, value_name = "COMMAND")]
    oracle: Option<String>,

    /// Keep the forms that the oracle accepted in this file. Operations in it need no oracle any more
    #[arg(long, value_name = "FILE")]
    learned: Option<PathBuf>,

    /// Change these files, or those in this folder, instead of making new modules: operations get other operands and
    /// attributes, are erased, copied, moved and inserted, and types stay; may be repeated
    #[arg(long, visible_alias = "seeds", value_name = "PATH")]
    pub(super) like: Vec<PathBuf>,
}

impl ModuleArguments {
    /// The options of the generator.
    pub(super) fn options(&self, generic: bool) -> Options {
        let (size, depth) = (usize::from(self.size), usize::from(self.depth));
        Options { size, depth, seed: self.seed, generic }
    }

    /// The source of the modules. The oracle keeps its files in a folder; its error is stored in `trouble`.
    pub(super) fn open<'m>(
        &self,
        (registry, limits): (&'m Registry, &'m Limits),
        options: Options,
        folder: &'m Path,
        trouble: &'m Cell<Option<io::Error>>,
    ) -> Result<Modules<'m>, Failure> {
        let generator = Generator::new(registry, limits, options, |name| self.selects(name));
        let mut generator =
            generator.ok_or_else(|| Failure::Message(NOTHING_SELECTED.to_owned()))?;
        if let Some(oracle) = self.oracle(folder, trouble) {
            generator = generator.with_oracle(oracle);
        }
        if let Some(path) = self.learned.as_deref().filter(|path| path.exists()) {
            generator = with_learned(generator, path, limits)?;
        } else if self.learned.is_some() && self.oracle.is_none() {
            return Err(Failure::Message("--learned needs its file, or an --oracle".to_owned()));
        }
        let seeds = seeds(&self.like, limits)?;
        if seeds.is_empty() && !self.like.is_empty() {
            return Err(Failure::Message("the files of --like are empty".to_owned()));
        }
        Ok(Modules { generator, seeds })
    }

    /// Writes the file of `--learned`.
    pub(super) fn keep_learned(&self, modules: &Modules<'_>) -> Result<(), Failure> {
        let Some(path) = self.learned.as_deref().filter(|_| self.oracle.is_some()) else {
            return Ok(());
        };
        write(path, modules.generator.learned_text().as_bytes(), Replaces::Anything)
            .map_err(|error| Failure::Message(FileError::writing(path, &error).message))
    }

    /// Whether an operation with a full name is used.
    fn selects(&self, name: &str) -> bool {
        self.ops.iter().any(|glob| glob.fits(Path::new(name)))
    }

    fn oracle<'o>(
        &self,
        folder: &'o Path,
        trouble: &'o Cell<Option<io::Error>>,
    ) -> Option<Oracle<'o>> {
        let text = self.oracle.as_deref()?;
        let command = FileCommand::new(text).with_plain_traces();
        let splits = splits(text);
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

/// A source of numbered modules.
pub(super) struct Modules<'m> {
    pub(super) generator: Generator<'m>,
    /// The pieces of the files to change; empty if modules are new.
    seeds: Vec<Vec<u8>>,
}

impl Modules<'_> {
    /// The module with a number: a new one, or a changed piece of a file. `None` if it does not verify.
    pub(super) fn module(&mut self, number: u64) -> Option<Vec<u8>> {
        match self.seed(number) {
            Some((seed, round)) => self.generator.mutant(self.seeds.get(seed)?, round),
            None => self.generator.module(number),
        }
    }

    /// As [`module`](Self::module), but the first modules are the unchanged pieces.
    pub(super) fn module_or_seed(&mut self, number: u64) -> Option<Vec<u8>> {
        match self.seed(number) {
            Some((seed, 0)) => self.seeds.get(seed).cloned(),
            _ => self.module(number),
        }
    }

    /// Whether the module with a number is an unchanged piece.
    pub(super) fn is_seed(&self, number: u64) -> bool {
        matches!(self.seed(number), Some((_, 0)))
    }

    /// The piece that a module is made of, and the number of modules of the same piece before it.
    fn seed(&self, number: u64) -> Option<(usize, u64)> {
        let count = u64::try_from(self.seeds.len()).ok()?;
        let seed = usize::try_from(number.checked_rem(count)?).ok()?;
        Some((seed, number.checked_div(count)?))
    }
}

/// The generator with the forms in a file.
fn with_learned<'m>(
    generator: Generator<'m>,
    path: &Path,
    limits: &Limits,
) -> Result<Generator<'m>, Failure> {
    let text = Source::new(path).read(limits.bytes);
    let text = text.map_err(|error| Failure::Message(error.message))?;
    generator.with_learned(&String::from_utf8_lossy(&text)).ok_or_else(|| {
        let path = path.display();
        Failure::Message(format!("'{path}' was not written by --learned of this version of abide"))
    })
}

/// The pieces of files, and of the MLIR files in folders.
fn seeds(paths: &[PathBuf], limits: &Limits) -> Result<Vec<Vec<u8>>, Failure> {
    let mut seeds = Vec::new();
    for source in discover(paths) {
        let source = source.map_err(|error| Failure::Message(error.message))?;
        let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
        let pieces = split_pieces(&text, SPLIT_MARK.as_bytes());
        seeds.extend(pieces.into_iter().filter_map(|piece| text.get(piece).map(<[u8]>::to_vec)));
    }
    Ok(seeds)
}
