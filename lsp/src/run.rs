//! Starting the server on a channel.

use crate::dialects::StartArguments;
use crate::guard::serve_with;
use crate::memory::use_small_pages;
use crate::output::{self, Output};
use crate::socket;
use abide_core::mlir::ods::LlvmVersion;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use tracing::{Level, warn};

/// The server's transport.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Channel {
    /// Standard input and output.
    #[default]
    Stdio,
    /// The first client of the same user that connects to this port of the loopback address and speaks the protocol:
    /// for debugging, on Linux.
    Socket {
        /// The port; 0 takes a free one.
        port: u16,
        /// The time that the server waits for a client; unlimited without it.
        timeout: Option<Duration>,
    },
    /// The pipe on which the client listens: a named pipe on Windows, elsewhere the socket of this path. So
    /// `vscode-languageclient` starts servers with `TransportKind.pipe`.
    Pipe(PathBuf),
}

/// The start options of the server.
#[derive(Debug, Clone)]
pub struct Options {
    /// The transport.
    pub channel: Channel,
    /// The minimum log level on standard error.
    pub log: Level,
    /// The files and folders that describe dialects, instead of those in an `abide.toml`.
    pub dialects: Vec<PathBuf>,
    /// Folders in which these look for included files, before those of an `abide.toml`.
    pub include: Vec<String>,
    /// The version of LLVM whose operations documents are read with, instead of that of any `abide.toml`.
    pub llvm: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            channel: Channel::Stdio,
            log: Level::WARN,
            dialects: Vec::new(),
            include: Vec::new(),
            llvm: None,
        }
    }
}

/// The time after which a thread without work ends.
const IDLE_THREAD_TIME: Duration = Duration::from_secs(1);

/// Serves one client. Returns whether it ended according to the protocol: `shutdown`, then `exit`.
///
/// # Errors
/// The threads, the port or the pipe are not available, or the client does not connect in time.
pub fn run(options: &Options) -> io::Result<bool> {
    // A second server in one process keeps the log of the first.
    let _ = tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .with_max_level(options.log)
        .try_init();
    use_small_pages();
    // The dialects' descriptions are loaded during the handshake.
    std::thread::Builder::new().spawn(abide_core::dialect::registry)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        // A thread that ends returns the memory that it holds.
        .thread_keep_alive(IDLE_THREAD_TIME)
        .enable_all()
        .build()?;
    let given = StartArguments {
        paths: options.dialects.clone(),
        include: options.include.clone(),
        llvm: options.llvm.map(LlvmVersion::new),
    };
    // Runs on one of the runtime's threads, because another thread would have to wake this one.
    let served = runtime.spawn(serve_channel(options.channel.clone(), given));
    let clean = runtime.block_on(served).unwrap_or_else(|error| Err(io::Error::other(error)));
    // A thread may still wait for standard input; nothing waits for it.
    runtime.shutdown_background();
    clean
}

/// Enlarges the input pipe. A file arrives as one message, and a pipe holds 64 KiB of it: client and server would
/// wait for one another hundreds of times. Other kinds of standard input stay unchanged.
fn enlarge_input_pipe() {
    #[cfg(target_os = "linux")]
    {
        /// The default of Linux.
        const INPUT_PIPE_BYTES: usize = 1 << 20;
        if let Err(error) = rustix::pipe::fcntl_setpipe_size(io::stdin(), INPUT_PIPE_BYTES) {
            tracing::debug!("standard input stays unchanged: {error}");
        }
    }
}

async fn serve_channel(channel: Channel, given: StartArguments) -> io::Result<bool> {
    match channel {
        Channel::Stdio => {
            enlarge_input_pipe();
            tokio::select! {
                clean = serve_with(tokio::io::stdin(), Output::new(), given) => Ok(clean),
                () = output::closed(io::stdout()) => {
                    warn!("standard output is closed");
                    Ok(false)
                }
            }
        }
        Channel::Socket { port, timeout } => {
            let (input, output) = socket::accept(port, timeout).await?;
            Ok(serve_with(input, output, given).await)
        }
        Channel::Pipe(path) => {
            let in_words = |error: io::Error| {
                let message = format!("cannot connect to the pipe {}: {error}", path.display());
                io::Error::new(error.kind(), message)
            };
            #[cfg(windows)]
            let stream = tokio::net::windows::named_pipe::ClientOptions::new().open(&path);
            #[cfg(not(windows))]
            let stream = tokio::net::UnixStream::connect(&path).await;
            let stream = stream.map_err(in_words)?;
            // The client may disconnect while an answer is computed. Windows has no second handle for that.
            #[cfg(unix)]
            let ends = output::closed(std::os::fd::AsFd::as_fd(&stream).try_clone_to_owned()?);
            #[cfg(not(unix))]
            let ends = std::future::pending();
            let (input, output) = tokio::io::split(stream);
            tokio::select! {
                clean = serve_with(input, output, given) => Ok(clean),
                () = ends => Ok(false),
            }
        }
    }
}
