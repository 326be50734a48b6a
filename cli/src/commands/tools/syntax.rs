//! `abide syntax`: the syntax tree of a file.

use crate::console::{Exit, Failure};
use crate::dialects::UnusedDialects;
use crate::input::Source;
use crate::input::bytecode::{self, Binary};
use abide_core::layout::{MAX_INDENTATION, STEP};
use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, SyntaxElement, SyntaxToken, Tree};
use clap::Args;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

/// The maximum length of a token's text in the output, in characters.
const MAX_TOKEN_CHARS: usize = 60;

/// Print the syntax tree of an MLIR file
///
/// Each node or token is on its own line: its kind, its bytes, and the text of a token.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Print all tokens, white space and comments too, instead of the tree
    #[arg(long)]
    tokens: bool,

    #[command(flatten)]
    dialects: UnusedDialects,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    arguments.dialects.check()?;
    let limits = Limits::default();
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    if let Some(binary) = Binary::of(&text) {
        let error = bytecode::has_no_text(&source.name, binary, "syntax tree");
        return Err(Failure::Message(error.message));
    }
    let tree = syntax::parse(&text, &limits);
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.tokens {
        for token in tree.tokens() {
            write_token(&mut out, token, &text)?;
        }
    } else {
        write_tree(&mut out, &tree, &text)?;
    }
    out.flush()?;
    Ok(Exit::Clean)
}

/// Writes the nodes, each indented below its parent, up to a bound. Trees may be deep, so the pending nodes are
/// on the heap.
fn write_tree(out: &mut impl Write, tree: &Tree, text: &[u8]) -> io::Result<()> {
    let mut waiting = vec![(0, SyntaxElement::Node(tree.root()))];
    while let Some((depth, element)) = waiting.pop() {
        write!(out, "{:1$}", "", (depth * STEP).min(MAX_INDENTATION))?;
        match element {
            SyntaxElement::Token(token) => write_token(out, token, text)?,
            SyntaxElement::Node(node) => {
                let span = node.span();
                writeln!(out, "{:?} {}..{}", node.kind(), span.start(), span.end())?;
                let first = waiting.len();
                waiting.extend(node.elements().map(|element| (depth + 1, element)));
                waiting.get_mut(first..).unwrap_or_default().reverse();
            }
        }
    }
    Ok(())
}

fn write_token(out: &mut impl Write, token: SyntaxToken<'_>, text: &[u8]) -> io::Result<()> {
    let span = token.span();
    let bytes = token.text(text);
    // A character has up to four bytes.
    let begin = bytes.get(..MAX_TOKEN_CHARS * 4 + 4).unwrap_or(bytes);
    let mut shown = String::new();
    let mut characters = String::from_utf8_lossy(begin).into_owned();
    let cut = match characters.char_indices().nth(MAX_TOKEN_CHARS) {
        Some((end, _)) => {
            characters.truncate(end);
            "…"
        }
        None => "",
    };
    for character in characters.chars() {
        shown.extend(character.escape_debug());
    }
    writeln!(out, "{:?} {}..{} \"{shown}\"{cut}", token.kind(), span.start(), span.end())
}
