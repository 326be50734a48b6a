//! Frames: a header with the length of a body, and the body.
//!
//! The reader never gives up: after an invalid header it looks for the next one.

use serde::de::IgnoredAny;
use std::io::Cursor;
use tokio::io::{self, AsyncBufRead, AsyncBufReadExt as _, AsyncReadExt as _, Chain};

/// The longest body, in bytes: a file of 64 MiB with every byte escaped, and room.
pub(crate) const MAX_BODY: usize = 256 << 20;

/// The maximum number of bytes reserved for a body before they have arrived.
const RESERVED_BYTES: usize = 16 << 20;

/// The longest line of a header, in bytes.
const MAX_LINE_BYTES: u64 = 4096;

/// The result of reading.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// A body.
    Body(Vec<u8>),
    /// An invalid header, or an invalid length.
    BadHeader,
    /// A body that is longer than [`MAX_BODY`]; it is not read.
    TooLong,
}

/// Reads frames from a stream.
#[derive(Debug)]
pub(crate) struct FrameReader<R> {
    input: Chain<Cursor<Vec<u8>>, R>,
    /// Whether the last header was bad: then all up to the next good one is skipped in silence.
    lost: bool,
    /// The length in the line of a bad header, after the bad part.
    length: Option<u64>,
}

/// The start of the next frame within an invalid body, whose header stated too long a length: after the first JSON
/// value, or at a header in the middle.
pub(crate) fn next_frame_start(body: &[u8]) -> Option<usize> {
    const HEADER: &[u8] = b"Content-Length:";
    let mut values = serde_json::Deserializer::from_slice(body).into_iter::<IgnoredAny>();
    let value_end = values.next().and_then(Result::ok).map(|_| values.byte_offset());
    // Perhaps only the header's first letters.
    let begins_header = |end: &usize| {
        let rest = body.get(*end..).unwrap_or_default();
        !rest.is_empty() && (rest.starts_with(HEADER) || HEADER.starts_with(rest))
    };
    value_end.filter(begins_header).or_else(|| memchr::memmem::find(body, HEADER))
}

impl<R: AsyncBufRead + Unpin> FrameReader<R> {
    pub(crate) fn new(input: R) -> FrameReader<R> {
        FrameReader { input: Cursor::new(Vec::new()).chain(input), lost: false, length: None }
    }

    /// The same reader, which reads these bytes first.
    pub(crate) fn after(self, bytes: Vec<u8>) -> FrameReader<R> {
        let (front, input) = self.input.into_inner();
        let at = usize::try_from(front.position()).unwrap_or(usize::MAX);
        let rest = front.get_ref().get(at..).unwrap_or_default();
        let front = Cursor::new([&bytes, rest].concat());
        FrameReader { input: front.chain(input), ..self }
    }

    /// The next frame; none at the end of the stream.
    ///
    /// # Errors
    /// Those of the stream.
    pub(crate) async fn next(&mut self) -> io::Result<Option<Frame>> {
        let mut length = self.length.take();
        let mut any = length.is_some();
        loop {
            let mut line = Vec::new();
            let read = (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut line).await?;
            if read == 0 {
                return Ok(None);
            }
            let line = line.trim_ascii();
            if line.is_empty() {
                if let Some(length) = length {
                    return self.body(length).await;
                }
                if any && !self.lost {
                    return Ok(Some(self.bad_header()));
                }
                continue;
            }
            any = true;
            match header(line, self.lost) {
                Header::Length(found) => length = Some(found),
                Header::Other => {}
                Header::Bad => {
                    length = None;
                    if !self.lost {
                        // Unannounced bytes may precede a header in its line.
                        if let Header::Length(found) = header(line, true) {
                            self.length = Some(found);
                        }
                        return Ok(Some(self.bad_header()));
                    }
                }
            }
        }
    }

    fn bad_header(&mut self) -> Frame {
        self.lost = true;
        Frame::BadHeader
    }

    async fn body(&mut self, length: u64) -> io::Result<Option<Frame>> {
        let Some(length) = usize::try_from(length).ok().filter(|&length| length <= MAX_BODY) else {
            self.lost = true;
            return Ok(Some(Frame::TooLong));
        };
        self.lost = false;
        // The memory is touched only when bytes arrive. Beyond the reserved size it grows with them.
        let mut body = Vec::with_capacity(length.min(RESERVED_BYTES));
        (&mut self.input).take(length as u64).read_to_end(&mut body).await?;
        Ok((body.len() == length).then_some(Frame::Body(body)))
    }
}

/// A line of a header.
enum Header {
    Length(u64),
    Other,
    Bad,
}

/// Reads a line of a header. `lost`: the line may begin with the rest of something else.
fn header(line: &[u8], lost: bool) -> Header {
    const NAME: &[u8] = b"content-length:";
    let is_name = |window: &[u8]| window.eq_ignore_ascii_case(NAME);
    let start = if lost {
        line.windows(NAME.len()).rposition(is_name)
    } else {
        line.get(..NAME.len()).filter(|begin| is_name(begin)).map(|_| 0)
    };
    let Some(start) = start else {
        let name = line.iter().position(|&byte| byte == b':').and_then(|end| line.get(..end));
        let is_token = |name: &[u8]| {
            !name.is_empty()
                && name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
                // After unannounced bytes.
                && !name.to_ascii_lowercase().ends_with(b"content-length")
        };
        return if name.is_some_and(is_token) { Header::Other } else { Header::Bad };
    };
    let digits = line.get(start + NAME.len()..).unwrap_or_default().trim_ascii();
    let plain = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    let number = std::str::from_utf8(digits).unwrap_or_default();
    match (plain, number.parse()) {
        (true, Ok(length)) => Header::Length(length),
        // Digits alone, but more than fit: a length that is too long.
        (true, Err(_)) => Header::Length(u64::MAX),
        (false, _) => Header::Bad,
    }
}

/// The header of a body of `len` bytes.
pub(crate) fn header_of(len: usize) -> String {
    format!("Content-Length: {len}\r\n\r\n")
}

/// A body with its header.
pub(crate) fn framed(body: &[u8]) -> Vec<u8> {
    let mut frame = header_of(body.len()).into_bytes();
    frame.extend_from_slice(body);
    frame
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The frames of a stream: bodies as text, `!` for bad ones, `>` for too long ones.
    fn frames(stream: &[u8]) -> Vec<String> {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let mut reader = FrameReader::new(stream);
            let mut found = Vec::new();
            while let Some(frame) = reader.next().await.unwrap() {
                found.push(match frame {
                    Frame::Body(body) => String::from_utf8(body).unwrap(),
                    Frame::BadHeader => "!".to_owned(),
                    Frame::TooLong => ">".to_owned(),
                });
            }
            found
        })
    }

    #[test]
    fn headers_in_any_order_and_case() {
        let stream = b"content-length:2\r\n\r\n{}Content-Type: x\r\nCONTENT-LENGTH:  1\r\n\r\n1";
        assert_eq!(frames(stream), ["{}", "1"]);
    }

    #[test]
    fn frames_after_a_bad_header_are_found() {
        let good = "Content-Length: 1\r\n\r\n1";
        for bad in
            ["Content-Length: -5\r\n\r\n", "Content-Length: x\r\n\r\nabc", "{\"a\":1}\n", "\0\n"]
        {
            assert_eq!(frames(format!("{bad}{good}").as_bytes()), ["!", "1"], "{bad}");
        }
        for long in ["99999999999", "99999999999999999999999999"] {
            let stream = format!("Content-Length: {long}\r\n\r\n{{}}{good}{good}");
            assert_eq!(frames(stream.as_bytes()), [">", "1", "1"]);
        }
        assert_eq!(frames(b"X: y\r\n\r\nContent-Length: 1\r\n\r\n1"), ["!", "1"], "no length");
    }

    #[test]
    fn a_length_that_is_too_short_costs_one_message() {
        let good = "Content-Length: 1\r\n\r\n1";
        assert_eq!(
            frames(format!("Content-Length: 2\r\n\r\n{{}} ab{good}{good}").as_bytes()),
            ["{}", "!", "1", "1"]
        );
    }

    #[test]
    fn a_header_within_a_long_body_is_found() {
        for (body, place) in [
            ("{\"a\":1}Conte", Some(7)),
            ("{\"a\":1}Content-Length: 5\r\n\r\n{}", Some(7)),
            ("{\"a\":]Content-Length: 5", Some(6)),
            ("{\"a\":1}", None),
            ("{\"a\":1}{\"a\":1}", None),
            ("{\"a\":", None),
            ("", None),
        ] {
            assert_eq!(next_frame_start(body.as_bytes()), place, "{body}");
        }
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let reader = FrameReader::new(&b": 1\r\n\r\n1"[..]).after(b"gth".to_vec());
            let mut reader = reader.after(b"Content-Len".to_vec());
            assert_eq!(reader.next().await.unwrap(), Some(Frame::Body(b"1".to_vec())));
        });
    }

    #[test]
    fn a_stream_that_breaks_off_ends() {
        assert!(frames(b"Content-Length: 10\r\n\r\n{}").is_empty());
        assert!(frames(b"Content-Len").len() <= 1);
    }
}
