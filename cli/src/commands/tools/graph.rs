//! `abide graph`: the values of a function as a picture.

use crate::console::{Exit, Failure, print_error};
use crate::dialects::DialectArguments;
use crate::input::bytecode;
use abide_core::limits::Limits;
use abide_graph::{GraphError, graph};
use clap::{Args, ValueEnum};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Draw the operations of a function and the values between them
///
/// Writes a picture (SVG) or a graph for Graphviz (DOT) to standard output. Regions are boxes within boxes, and
/// values have their symbolic shapes. At most 500 operations are drawn.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Only this function, with or without its @
    #[arg(long, value_name = "@NAME")]
    function: Option<String>,

    /// The format of the graph
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,

    #[command(flatten)]
    dialects: DialectArguments,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A picture for browsers and documents
    Svg,
    /// The language of Graphviz
    Dot,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let (source, text, registry) = bytecode::read(&arguments.path, &arguments.dialects, &limits)?;
    let function = arguments.function.as_deref().map(|name| name.trim_start_matches('@'));
    let graph = match graph(&text, &registry, &limits, function) {
        Ok(graph) => graph,
        Err(GraphError::Broken(error)) => {
            print_error(&format!("{}:{error}", source.name));
            return Ok(Exit::Errors);
        }
        Err(error) => return Err(Failure::Message(format!("{}: {error}", source.name))),
    };
    let answer = match arguments.format {
        Format::Svg => graph.to_svg(),
        Format::Dot => graph.to_dot(),
    };
    io::stdout().lock().write_all(answer.as_bytes())?;
    Ok(Exit::Clean)
}
