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
    if WORDS.iter().any(|word| line.starts_with(word)) || is_dated(line) {
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
