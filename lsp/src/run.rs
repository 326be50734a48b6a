//! Starting the server on a channel.

use crate::dialects::Given;
use crate::guard::serve_with;
use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use tokio::net::TcpListener;
use tracing::{Level, info};

/// What the server talks through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Channel {
    /// Standard input and output.
    #[default]
    Stdio,
    /// The first client that connects to this port of the loopback address: for debugging.
    Socket(u16),
}

/// How the server is started.
#[derive(Debug, Clone)]
pub struct Options {
    /// What it talks through.
    pub channel: Channel,
    /// What it writes to standard error: this level and worse.
    pub log: Level,
    /// The files and folders that describe dialects, in the place of those that an `abide.toml` names.
    pub dialects: Vec<PathBuf>,
    /// Folders in which these look for included files, before those of an `abide.toml`.
    pub include: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            channel: Channel::Stdio,
            log: Level::WARN,
            dialects: Vec::new(),
            include: Vec::new(),
        }
    }
}

/// Serves one client. Gives whether it ended as the protocol wants: `shutdown`, then `exit`.
///
/// # Errors
/// The threads cannot be started, or the port cannot be had.
pub fn run(options: &Options) -> io::Result<bool> {
    // A second server in one process keeps the log of the first.
    let _ = tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .with_max_level(options.log)
        .try_init();
    use_small_pages();
    // What describes the dialects is read while client and server greet each other.
    std::thread::Builder::new().spawn(abide_core::dialect::registry)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let channel = options.channel;
    let given = Given { paths: options.dialects.clone(), include: options.include.clone() };
    let clean = runtime.block_on(async move {
        match channel {
            Channel::Stdio => Ok(serve_with(tokio::io::stdin(), tokio::io::stdout(), given).await),
            Channel::Socket(port) => {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
                info!("listening on {}", listener.local_addr()?);
                let (stream, _) = listener.accept().await?;
                let (input, output) = stream.into_split();
                Ok(serve_with(input, output, given).await)
            }
        }
    });
    // A thread may still wait for standard input; nothing waits for it.
    runtime.shutdown_background();
    clean
}

/// Huge pages take memory that nobody uses, and where the kernel has to make room for one first, an
/// answer of a millisecond takes a hundred.
pub fn use_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!("huge pages stay: {error}");
    }
}
