//! The beginnings of modules.

/// The beginning of a piece of MLIR.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    /// An operation that is not in a region.
    Operation,
    /// `#name = ..` or `!name = ..`, before and after the operations of a file.
    Alias,
    /// `{-#`.
    Metadata,
}

/// The beginning of a piece at a line, whose prefix is removed.
pub(crate) fn start(line: &[u8]) -> Option<Start> {
    let line = line.trim_ascii();
    match line.split_first()? {
        (b'{', rest) if rest.starts_with(b"-#") => Some(Start::Metadata),
        (b'#' | b'!', rest) => {
            let after = rest.get(name_length(rest)..)?.trim_ascii_start();
            let value = after.strip_prefix(b"=")?.trim_ascii_start();
            let first = value.first()?;
            let is_alias = name_length(rest) > 0
                && (first.is_ascii_alphabetic() || b"#!<[{(\"@".contains(first))
                && (b"#!<".contains(first)
                    || value.iter().any(|byte| b"<({:.".contains(byte))
                    || value.len() < 12);
            is_alias.then_some(Start::Alias)
        }
        (b'"', rest) => {
            let length = name_length(rest);
            let name = rest.get(..length)?;
            let after = rest.get(length..)?.strip_prefix(b"\"")?.trim_ascii_start();
            let is_operation = is_dialect_name(name)
                && after.starts_with(b"(")
                && (opens(line) || memchr::memmem::find(after, b"->").is_some());
            is_operation.then_some(Start::Operation)
        }
        _ => is_named_operation(line).then_some(Start::Operation),
    }
}

/// Whether a line begins an operation with a region, without a symbol: `util.initializer {`.
pub(crate) fn begins_dump(line: &[u8]) -> bool {
    let name = line.get(..name_length(line)).unwrap_or_default();
    is_dialect_name(name) && line.get(name.len()) == Some(&b' ') && opens(line)
}

/// Whether a line is the beginning of a file or of its first function.
pub(crate) fn begins_text(line: &[u8]) -> bool {
    start(line).is_some() || line.trim_ascii_start().starts_with(b"// -----")
}

/// Whether a line begins a construct, and does not continue the line before.
pub(crate) fn begins_line(line: &[u8]) -> bool {
    start(line).is_some()
        || line.starts_with(b"//")
        || line.starts_with(b"```")
        || crate::noise::is_message(line)
}

/// `module {`, `module @name ..{`, or `dialect.name .. @symbol ..`.
fn is_named_operation(line: &[u8]) -> bool {
    let length = name_length(line);
    let (Some(word), Some(rest)) = (line.get(..length), line.get(length..)) else { return false };
    if !rest.starts_with(b" ") {
        return false;
    }
    let rest = rest.trim_ascii_start();
    let is_module = word == b"module" || word == b"builtin.module";
    if is_module {
        return (rest.starts_with(b"{")
            || rest.starts_with(b"@")
            || rest.starts_with(b"attributes "))
            && (opens(line) || line.ends_with(b"}") || line.len() >= 78);
    }
    if word != b"func" && !is_dialect_name(word) {
        return false;
    }
    symbol(line).is_some()
        && (opens(line) || line.ends_with(b"}") || line.ends_with(b")") || has_types(rest))
}

fn has_types(rest: &[u8]) -> bool {
    memchr::memmem::find(rest, b"->").is_some() || memchr::memmem::find(rest, b" : ").is_some()
}

/// The first symbol of a line, with its `@` and quotes.
pub(crate) fn symbol(line: &[u8]) -> Option<&[u8]> {
    let mut from = 0;
    loop {
        let at = from + memchr::memchr(b'@', line.get(from..)?)?;
        let after = line.get(at + 1..)?;
        let is_apart =
            at.checked_sub(1).and_then(|before| line.get(before)).is_some_and(|byte| *byte == b' ');
        let length = match after.first()? {
            b'"' => after.iter().skip(1).position(|byte| *byte == b'"')? + 2,
            _ => name_length(after),
        };
        if is_apart && length > 0 {
            return line.get(at..at + 1 + length);
        }
        from = at + 1;
    }
}

/// Whether a line ends with an open brace, before a comment.
pub(crate) fn opens(line: &[u8]) -> bool {
    let code = memchr::memmem::find(line, b" //").and_then(|comment| line.get(..comment));
    code.unwrap_or(line).trim_ascii_end().ends_with(b"{")
}

/// The number of bytes of the name at the beginning of a text.
pub(crate) fn name_length(text: &[u8]) -> usize {
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
    text.iter().take_while(is_name).count()
}

/// Whether a word is that of an operation with its dialect.
fn is_dialect_name(word: &[u8]) -> bool {
    let mut parts = word.split(|byte| *byte == b'.');
    let is_word = |part: &[u8]| {
        part.first().is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
            && part.iter().all(|byte| byte.is_ascii_alphanumeric() || b"_$".contains(byte))
    };
    word.contains(&b'.') && parts.all(is_word)
}
