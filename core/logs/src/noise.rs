//! Lines that programs write between modules: messages, traces, reports.

/// The words that begin a message.
const WORDS: &[&[u8]] = &[
    b"Traceback (most recent call last)",
    b"WARNING",
    b"Warning:",
    b"INFO",
    b"DEBUG",
    b"ERROR",
    b"Error:",
    b"CRITICAL",
    b"FATAL",
    b"error:",
    b"warning:",
    b"note:",
    b"remark:",
    b"LLVM ERROR:",
    b"PLEASE submit a bug report",
    b"Stack dump",
    b" #0 0x",
    b"#0 0x",
    b"Assertion ",
    b"Aborted",
    b"Segmentation fault",
    b"terminate called",
    b"===-----",
    b"Compilation failed",
    b"$ ",
];

/// The words between a place and the message of a diagnostic.
const SEVERITIES: &[&[u8]] = &[b": error:", b": warning:", b": note:", b": remark:", b"Error: "];

/// Whether a line is plainly a message of a program.
pub(crate) fn is_message(line: &[u8]) -> bool {
    if WORDS.iter().any(|word| line.starts_with(word))
        || is_dated(line)
        || is_exception(line)
        || is_annotation(line)
    {
        return true;
    }
    // `file.py:1:2: error: ..`, `ValueError: ..`; not an operation with such a text in a string.
    let head = line.get(..line.len().min(400)).unwrap_or(line);
    let is_place = |end: usize| {
        let before = head.get(..end).unwrap_or_default();
        !before.iter().any(|byte| b"\"{(%@=".contains(byte))
    };
    head.first().is_some_and(|byte| !byte.is_ascii_whitespace() && !b"/}^".contains(byte))
        && SEVERITIES.iter().any(|word| memchr::memmem::find(head, word).is_some_and(is_place))
}

/// `I0102 03:04:05`, `2024-01-02 ..`, `[2024-..`, `03:04:05.678 ..`.
fn is_dated(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"[").unwrap_or(line);
    let pattern = |pattern: &[u8]| {
        line.len() >= pattern.len()
            && pattern.iter().zip(line).all(|(wanted, byte)| match wanted {
                b'0' => byte.is_ascii_digit(),
                b'I' => b"IWEFDV".contains(byte),
                other => other == byte,
            })
    };
    pattern(b"I0000 00:00:") || pattern(b"0000-00-00") || pattern(b"00:00:00")
}

/// `package.module.Exception: words`; a colon follows the name of no operation.
fn is_exception(line: &[u8]) -> bool {
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let length = line.iter().take_while(is_name).count();
    let (name, rest) = line.split_at_checked(length).unwrap_or_default();
    let last = name.rsplit(|byte| *byte == b'.').next().and_then(<[u8]>::first);
    name.contains(&b'.') && last.is_some_and(u8::is_ascii_uppercase) && rest.starts_with(b": ")
}

/// The directives that FileCheck names in the annotations of its input.
const DIRECTIVES: &[&[u8]] =
    &[b"check", b"count", b"dag", b"empty", b"eof", b"imp", b"label", b"next", b"not", b"same"];

/// `check:4'0     X~~~ error: no match found` under a line of FileCheck's input.
pub(crate) fn is_annotation(line: &[u8]) -> bool {
    let Some(colon) = memchr::memchr(b':', line) else { return false };
    let (word, rest) = line.split_at_checked(colon).unwrap_or_default();
    let number = rest.get(1..).unwrap_or_default();
    let number = number.get(..number.len().min(20)).unwrap_or(number);
    let digits = number.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b'\'').count();
    DIRECTIVES.contains(&word)
        && number.first().is_some_and(u8::is_ascii_digit)
        && number.get(digits).is_none_or(|byte| *byte == b' ')
}

/// The line under a quoted one that points into it.
pub(crate) fn is_caret(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    !line.is_empty() && line.contains(&b'^') && line.iter().all(|byte| b"^~ ".contains(byte))
}

/// A line that ends a module.
pub(crate) fn ends_module(line: &[u8]) -> bool {
    crate::headers::is_header(line)
        || line.starts_with(b"Traceback (most recent call last)")
        || line.starts_with(b"PLEASE submit a bug report")
        || line.starts_with(b"Stack dump")
        || line.starts_with(b"===-----")
}
