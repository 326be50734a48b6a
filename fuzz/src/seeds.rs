//! The inputs that a target begins with: pieces of the files of `corpus/`, and what fuzzing has found to
//! reach more than those (`corpus/seeds`, an input on each line).

use crate::Target;
use crate::corpus;
use crate::dictionary::unescape;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::syntax;
use abide_generate::Random;
use std::io;
use std::path::{Path, PathBuf};

/// A source of inputs.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    /// The folder below `corpus`; `None` for random bytes, the same ones every time.
    folder: Option<&'static str>,
    /// The extension of the files.
    extension: &'static str,
    /// The bytes that a target needs before the text.
    prefix: &'static [u8],
    /// The bytes that a target needs after the text.
    suffix: &'static [u8],
    /// Whether the text is written as bytecode.
    is_bytecode: bool,
}

impl Source {
    /// The files with an extension in a folder of the corpus and below it.
    #[must_use]
    pub const fn plain(folder: &'static str, extension: &'static str) -> Source {
        Source { folder: Some(folder), extension, prefix: b"", suffix: b"", is_bytecode: false }
    }

    /// Returns the same source, with the bytes that a target needs before and after each text.
    #[must_use]
    pub const fn between(self, prefix: &'static [u8], suffix: &'static [u8]) -> Source {
        Source { prefix, suffix, ..self }
    }

    /// The same as bytecode, if it can be written as such.
    #[must_use]
    pub const fn as_bytecode(self) -> Source {
        Source { is_bytecode: true, ..self }
    }

    /// Random bytes, the same ones every time.
    #[must_use]
    pub const fn random() -> Source {
        Source { folder: None, extension: "", prefix: b"", suffix: b"", is_bytecode: false }
    }
}

/// The number of inputs of random bytes.
const RANDOM_INPUTS: usize = 24;

/// The folder of the corpus in this repository.
#[must_use]
pub fn corpus_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

/// The file of a target's own seeds.
#[must_use]
pub fn own_file(target: &Target) -> PathBuf {
    corpus_folder().join("seeds").join(target.name).with_extension("txt")
}

/// All inputs of a target, none twice and none too long, in an order that is always the same.
///
/// # Errors
/// A file that cannot be read or has a wrong format.
pub fn inputs(target: &Target) -> io::Result<Vec<Vec<u8>>> {
    let mut inputs = own(target)?;
    inputs.extend(from_sources(target, &corpus_folder(), target.max_len)?);
    let regressions = corpus_folder().join("regressions").join(target.name);
    for file in corpus::files(&regressions, &[]) {
        inputs.push(std::fs::read(file)?);
    }
    inputs.retain(|input| (1..=target.max_len).contains(&input.len()));
    inputs.sort();
    inputs.dedup();
    Ok(inputs)
}

/// The seeds that fuzzing has found: the lines of [`own_file`].
///
/// # Errors A file that cannot be read, or an invalid line.
pub fn own(target: &Target) -> io::Result<Vec<Vec<u8>>> {
    let path = own_file(target);
    let text = match std::fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        text => text?,
    };
    let damaged = |line| io::Error::other(format!("{}: damaged line {line}", path.display()));
    text.lines().map(|line| unescape(line).ok_or_else(|| damaged(line))).collect()
}

/// The text of a file of seeds, in the order of their bytes.
#[must_use]
pub fn as_file(mut inputs: Vec<Vec<u8>>) -> String {
    inputs.sort();
    inputs.dedup();
    inputs.iter().map(|input| format!("{}\n", input.escape_ascii())).collect()
}

/// The inputs from a target's sources in a folder that is laid out as `corpus`; texts of MLIR are cut into pieces of at
/// most `longest` bytes.
///
/// # Errors
/// A file that cannot be read.
pub fn from_sources(target: &Target, root: &Path, longest: usize) -> io::Result<Vec<Vec<u8>>> {
    let mut inputs = Vec::new();
    for source in target.sources {
        inputs.extend(from_source(source, root, longest)?);
    }
    Ok(inputs)
}

fn from_source(source: &Source, root: &Path, longest: usize) -> io::Result<Vec<Vec<u8>>> {
    let Some(folder) = source.folder else {
        let mut random = Random::new(1);
        let lengths = (1..=RANDOM_INPUTS).map(|number| longest * number / RANDOM_INPUTS);
        return Ok(lengths.map(|length| random.bytes(length)).collect());
    };
    let mut inputs = Vec::new();
    let room = longest.saturating_sub(source.prefix.len() + source.suffix.len());
    for file in corpus::files(&root.join(folder), &[source.extension]) {
        let text = std::fs::read(file)?;
        let pieces = if source.extension == "mlir" { pieces(&text, room) } else { vec![&text[..]] };
        if source.is_bytecode {
            inputs.extend(pieces.iter().filter_map(|piece| bytecode(piece)));
            continue;
        }
        inputs.extend(pieces.iter().map(|piece| [source.prefix, piece, source.suffix].concat()));
    }
    Ok(inputs)
}

/// Returns an MLIR text as bytecode; `None` if it has errors or opaque operations.
#[must_use]
pub fn bytecode(text: &[u8]) -> Option<Vec<u8>> {
    let options = Options { emit_bytecode: true, ..Options::default() };
    let outcome = opt(text, "seed.mlir", &options, registry(), &Limits::default());
    outcome.success.then_some(outcome.output)
}

/// An MLIR file cut between operations of the top level into pieces that are as long as they may be; an
/// operation that is too long by itself is left out.
fn pieces(text: &[u8], longest: usize) -> Vec<&[u8]> {
    let tree = syntax::parse(text, &Limits::default());
    let operations = tree.root().children().flat_map(|chunk| chunk.children());
    let mut ends: Vec<usize> =
        operations.map(|operation| operation.span().end() as usize).collect();
    ends.push(text.len());
    let mut pieces = Vec::new();
    let (mut start, mut end) = (0, 0);
    for next in ends {
        if next - start > longest {
            pieces.push(&text[start..end]);
            start = end;
        }
        end = next;
    }
    pieces.push(&text[start..end]);
    pieces.retain(|piece| !piece.is_empty() && piece.len() <= longest);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_cut_between_operations() {
        let text = b"a.b\nfunc.func @f() {\n  return\n}\nc.d\n";
        assert_eq!(pieces(text, 100), [&text[..]]);
        assert_eq!(pieces(text, 30), [&b"a.b"[..], b"\nfunc.func @f() {\n  return\n}", b"\nc.d\n"]);
        assert_eq!(pieces(text, 10), [&b"a.b"[..], b"\nc.d\n"]);
    }
}
