//! The streams of a client, in front of tower-lsp, whose own reader one bad frame would end.
//!
//! Frames arrive here. Valid messages are handled in their order, and others are answered immediately. All output
//! passes one channel, so answers never mix with the server's messages.

use crate::addresses::Addresses;
use crate::answers::{LongMessage, Outgoing};
use crate::connection::Connection;
use crate::dialects::StartArguments;
use crate::envelope::{self, Message, Verdict};
use crate::frame::{Frame, FrameReader, framed, header_of, next_frame_start};
use futures::stream::FuturesUnordered;
use futures::{Stream, StreamExt as _};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{self, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::sync::mpsc;
use tracing::warn;

/// The number of bytes that are written at a time.
const WRITTEN_BYTES: usize = 1 << 16;

/// The number of messages handled at a time: slow requests must not delay an edit.
const MAX_CONCURRENT_MESSAGES: usize = 1024;

/// The number of frames queued for writing.
const MAX_QUEUED_FRAMES: usize = 64;

/// The time for the server to finish after its input has ended, while the client may still read the answers.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The time for the server to finish after `exit`: the client waits for its end, not for answers.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

/// The time after the end of the input within which the client must read on.
const READ_TIMEOUT: Duration = Duration::from_secs(1);

/// Serves one client until it sends `exit`, its stream ends, or its process does. Returns whether the client had asked
/// for `shutdown` first, as the protocol wants.
pub async fn serve<I, O>(input: I, output: O) -> bool
where
    I: AsyncRead + Unpin + Send,
    O: AsyncWrite + Unpin + Send,
{
    serve_with(input, output, StartArguments::default()).await
}

/// The same with dialects that were named when the server was started.
pub(crate) async fn serve_with<I, O>(input: I, output: O, given: StartArguments) -> bool
where
    I: AsyncRead + Unpin + Send,
    O: AsyncWrite + Unpin + Send,
{
    let (frames, queue) = mpsc::channel(MAX_QUEUED_FRAMES);
    let (messages, received) = mpsc::channel(1);
    let (client, mut process) = mpsc::channel(1);
    let addresses = Arc::new(Addresses::default());
    let read = read_input(input, messages, frames.clone(), &addresses);
    let (connection, sent) = Connection::new(client, given, Arc::clone(&addresses));
    let work = handle(connection, received, sent, frames);
    let written = Written::default();
    let write = write_output(output, queue, &written);
    let dies = async {
        match process.recv().await {
            Some(process) => process.ended().await,
            None => std::future::pending().await,
        }
    };
    tokio::pin!(read, work, write);
    tokio::select! {
        end = &mut read => {
            let all = async { tokio::join!(work, write) };
            let timeout = if end == End::Stream { SHUTDOWN_TIMEOUT } else { EXIT_TIMEOUT };
            tokio::select! {
                ended = tokio::time::timeout(timeout, all) => {
                    if ended.is_err() {
                        warn!("the server did not end in time");
                    }
                }
                () = written.stops() => warn!("the client does not read any more"),
            }
            end == End::Exit { after_shutdown: true }
        }
        () = &mut write => {
            warn!("the client does not read any more");
            false
        }
        _ = &mut work => false,
        () = dies => {
            warn!("the client's process has gone");
            false
        }
    }
}

/// Counts the beginnings and the ends of writes: an odd number is a write that waits for the client.
#[derive(Default)]
struct Written(AtomicU64);

impl Written {
    fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns when the client has not read for some time.
    async fn stops(&self) {
        let mut before = 0;
        loop {
            tokio::time::sleep(READ_TIMEOUT).await;
            let now = self.0.load(Ordering::Relaxed);
            if now == before && now % 2 == 1 {
                return;
            }
            before = now;
        }
    }
}

/// The end of the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The client sent `exit`.
    Exit { after_shutdown: bool },
    /// The stream ended, or the server did.
    Stream,
}

/// Forwards messages, until the stream ends or `exit` comes.
async fn read_input<I>(
    input: I,
    messages: mpsc::Sender<Message>,
    answers: mpsc::Sender<Outgoing>,
    addresses: &Addresses,
) -> End
where
    I: AsyncRead + Unpin,
{
    let mut reader = FrameReader::new(BufReader::new(input));
    let mut shutdown = false;
    // Whether the last message was complete: otherwise the bytes that it swallowed would be searched repeatedly.
    let mut was_whole = true;
    loop {
        let (verdict, body) = match reader.next().await {
            Ok(Some(Frame::Body(body))) => (envelope::judge(&body, addresses), body),
            Ok(Some(Frame::BadHeader)) => (envelope::parse_error(), Vec::new()),
            Ok(Some(Frame::TooLong)) => (envelope::too_long(), Vec::new()),
            // The client disconnected; without `exit` that is not a proper end.
            Ok(None) | Err(_) => return End::Stream,
        };
        match verdict {
            Verdict::Exit => return End::Exit { after_shutdown: shutdown },
            Verdict::Refuse(answer) => {
                if was_whole && let Some(end) = next_frame_start(&body) {
                    reader = reader.after(body.get(end..).unwrap_or_default().to_vec());
                }
                was_whole = false;
                if answers.send(Outgoing::Short(answer)).await.is_err() {
                    return End::Stream;
                }
            }
            Verdict::Pass { shutdown: asked, message } => {
                shutdown |= asked;
                was_whole = true;
                drop(body);
                if messages.send(message).await.is_err() {
                    return End::Stream;
                }
            }
        }
    }
}

/// Handles messages, and sends the answers and what the server sends by itself. Ends when all messages are answered.
async fn handle(
    mut connection: Connection,
    mut messages: mpsc::Receiver<Message>,
    sent: impl Stream<Item = Outgoing>,
    frames: mpsc::Sender<Outgoing>,
) {
    let mut sent = pin!(sent);
    let mut running = FuturesUnordered::new();
    let mut is_open = true;
    while is_open || !running.is_empty() {
        let accepts = is_open && running.len() < MAX_CONCURRENT_MESSAGES && connection.is_ready();
        let outgoing = tokio::select! {
            // Each message begins to be handled before the next one is received.
            biased;
            Some(answer) = running.next() => answer,
            Some(message) = sent.next() => Some(message),
            message = messages.recv(), if accepts => {
                is_open = message.is_some();
                running.extend(message.and_then(|message| connection.start(message)));
                None
            }
            else => return,
        };
        if let Some(outgoing) = outgoing
            && frames.send(outgoing).await.is_err()
        {
            return;
        }
    }
}

/// Writes all frames, from all senders.
async fn write_output<O: AsyncWrite + Unpin>(
    output: O,
    mut queue: mpsc::Receiver<Outgoing>,
    written: &Written,
) {
    let mut output = CountedOutput { output, written };
    while let Some(outgoing) = queue.recv().await {
        let result = match outgoing {
            Outgoing::Short(body) => output.write(&framed(&body)).await,
            Outgoing::Long(message) => write_long(&mut output, message).await,
        };
        if result.is_err() || output.flush().await.is_err() {
            return;
        }
    }
}

/// Output whose progress is counted.
struct CountedOutput<'w, O> {
    output: O,
    written: &'w Written,
}

impl<O: AsyncWrite + Unpin> CountedOutput<'_, O> {
    async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        for piece in bytes.chunks(WRITTEN_BYTES) {
            self.written.count();
            self.output.write_all(piece).await?;
            self.written.count();
        }
        Ok(())
    }

    async fn flush(&mut self) -> io::Result<()> {
        self.written.count();
        self.output.flush().await?;
        self.written.count();
        Ok(())
    }
}

/// Writes a long answer chunk by chunk; short chunks go together.
async fn write_long<O: AsyncWrite + Unpin>(
    output: &mut CountedOutput<'_, O>,
    message: LongMessage,
) -> io::Result<()> {
    let mut waiting = header_of(message.len()).into_bytes();
    waiting.extend_from_slice(message.before);
    for chunk in message.body.into_chunks().chain([message.after]) {
        if chunk.len() < WRITTEN_BYTES {
            waiting.extend_from_slice(&chunk);
        } else {
            output.write(&waiting).await?;
            output.write(&chunk).await?;
            waiting.clear();
        }
    }
    output.write(&waiting).await
}
