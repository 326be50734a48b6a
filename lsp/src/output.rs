//! Standard output, into which short messages are written at once.
//!
//! Tokio hands each write to another thread, since it may block. That costs two switches of threads, a tenth of a
//! millisecond: as much as finding the effect of an edit in a function.

use std::io;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
#[cfg(unix)]
use std::time::Duration;
use tokio::io::{AsyncWrite, Stdout};

/// The number of bytes that a pipe or a socket accepts without blocking if it accepts any: `PIPE_BUF`, in POSIX's
/// minimum outside of Linux.
#[cfg(unix)]
const MAX_PIPE_WRITE_BYTES: usize = if cfg!(target_os = "linux") { 4096 } else { 512 };

/// Standard output; nothing else may write to it.
#[derive(Debug)]
pub(crate) struct Output {
    /// Receives long messages, and those that the client cannot accept yet.
    blocking: Stdout,
    /// Whether that may still have something.
    is_busy: bool,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output { blocking: tokio::io::stdout(), is_busy: false }
    }
}

impl AsyncWrite for Output {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let output = self.get_mut();
        if !output.is_busy
            && let Some(written) = write_at_once(&io::stdout(), bytes)
        {
            return Poll::Ready(Ok(written));
        }
        output.is_busy = true;
        Pin::new(&mut output.blocking).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let output = self.get_mut();
        ready!(Pin::new(&mut output.blocking).poll_flush(context))?;
        output.is_busy = false;
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().blocking).poll_shutdown(context)
    }
}

/// The interval at which [`closed`] checks.
#[cfg(unix)]
const CHECK_INTERVAL: Duration = Duration::from_millis(250);

/// Returns when the client has closed its end of an output; never on systems that do not report it.
#[cfg(unix)]
pub(crate) async fn closed(output: impl AsFd) {
    while !is_closed(&output) {
        tokio::time::sleep(CHECK_INTERVAL).await;
    }
}

/// As above.
#[cfg(not(unix))]
pub(crate) async fn closed<O>(_: O) {
    std::future::pending().await
}

/// Whether the other end of a pipe or a socket is closed.
#[cfg(unix)]
fn is_closed(output: &impl AsFd) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let mut polled = [PollFd::new(output, PollFlags::empty())];
    let ready = poll(&mut polled, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
    let [of] = polled;
    ready == Ok(1) && of.revents().intersects(PollFlags::ERR | PollFlags::HUP)
}

/// Writes a few bytes if that cannot block; returns their number.
#[cfg(unix)]
fn write_at_once(output: &impl AsFd, bytes: &[u8]) -> Option<usize> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    if bytes.len() > MAX_PIPE_WRITE_BYTES {
        return None;
    }
    let mut polled = [PollFd::new(output, PollFlags::OUT)];
    let ready = poll(&mut polled, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
    let [of] = polled;
    // The other way reports any error.
    (ready == Ok(1) && of.revents() == PollFlags::OUT)
        .then(|| rustix::io::write(output, bytes).ok())
        .flatten()
}

#[cfg(not(unix))]
fn write_at_once<O>(_: &O, _: &[u8]) -> Option<usize> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn short_output_is_written_at_once_while_there_is_room() {
        let (mut client, output) = io::pipe().expect("a pipe");
        assert_eq!(write_at_once(&output, b"short"), Some(5));
        assert_eq!(
            write_at_once(&output, &[b'-'; MAX_PIPE_WRITE_BYTES + 1]),
            None,
            "it may not fit"
        );
        let message = [b'-'; MAX_PIPE_WRITE_BYTES];
        let all = std::iter::from_fn(|| write_at_once(&output, &message));
        let mut came = vec![0; 5 + all.sum::<usize>()];
        assert!(came.len() > message.len());
        assert_eq!(write_at_once(&output, b"-"), None, "the buffer is full");
        client.read_exact(&mut came).expect("what was written");
        assert!(came.starts_with(b"short-"));
        assert_eq!(write_at_once(&output, b"again"), Some(5));
    }

    #[test]
    fn nothing_is_written_without_a_reader() {
        let (client, output) = io::pipe().expect("a pipe");
        assert!(!is_closed(&output));
        drop(client);
        assert!(is_closed(&output));
        assert_eq!(write_at_once(&output, b"lost"), None);
    }
}
