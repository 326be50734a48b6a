//! `abide lsp`: the language server.

use crate::console::{Exit, Failure};
use crate::dialects::DialectArguments;
use abide_lsp::{Channel, Options};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use tracing::Level;

/// Serve an editor: the language server
///
/// Speaks the Language Server Protocol on standard input and output until the editor sends `exit`,
/// and writes its log to standard error.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Use standard input and output (the default)
    #[arg(long, conflicts_with_all = ["socket", "pipe"])]
    stdio: bool,
    /// For debugging on Linux: serve the first client of the same user that connects to this port of the
    /// loopback address; 0 chooses a free one, which `--log info` shows
    #[arg(long, alias = "port", value_name = "PORT")]
    socket: Option<u16>,
    /// The time in seconds for a client to connect to the port
    #[arg(long, value_name = "SECONDS", requires = "socket")]
    timeout: Option<u64>,
    /// Connect to the pipe on which the client listens: the name of a named pipe on Windows, elsewhere the path of
    /// a socket
    #[arg(long, value_name = "NAME", conflicts_with = "socket")]
    pipe: Option<PathBuf>,
    /// Minimum log level
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    log: LogLevel,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// A level of the log.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    abide_lsp::purge_soon();
    let log = match arguments.log {
        LogLevel::Error => Level::ERROR,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
    };
    let timeout = arguments.timeout.map(Duration::from_secs);
    let channel = match (arguments.socket, &arguments.pipe) {
        _ if arguments.stdio => Channel::Stdio,
        (Some(port), _) => Channel::Socket { port, timeout },
        (None, Some(path)) => Channel::Pipe(path.clone()),
        (None, None) => Channel::Stdio,
    };
    let (paths, include) = arguments.dialects.absolute()?;
    let llvm = arguments.dialects.llvm.map(|version| version.major);
    let options = Options { channel, log, dialects: paths, include, llvm };
    match abide_lsp::run(&options) {
        Ok(true) => Ok(Exit::Clean),
        // The protocol wants 1 where `exit` came without `shutdown`.
        Ok(false) => Ok(Exit::Errors),
        Err(error) => Err(Failure::Message(format!("cannot serve: {error}"))),
    }
}
