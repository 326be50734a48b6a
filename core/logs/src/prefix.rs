//! The beginnings that logs, tests and editors give to each line: times, levels, line numbers, `E   `, `> `.

/// A component of a prefix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Component {
    /// `>`, `|`, `#`, `E`, `-`, `+` or `:`.
    Mark(u8),
    /// `[..]` or `(.. pid=1)`.
    Bracket,
    /// Digits, `-`, `:`, `.` and `,`: a date, a time or a number of a line, also after `#`.
    Number,
    /// `I0102`.
    Dated,
    /// `file.cc:12]`.
    FileLine,
    /// `INFO`.
    Level,
    /// `name:` or `name |`.
    Name,
    /// `stdout F` or `01O`, as runtimes of containers and GitLab write it.
    Stream,
}

/// The beginning of lines of a log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Prefix {
    components: Vec<Component>,
    /// The number of blanks after the last one; further ones are the indentation of a line.
    blanks: usize,
    /// A prefix without known components: its text, in which numbers may differ.
    text: Vec<u8>,
}

impl Prefix {
    /// A prefix without known components; none if it is too long.
    pub(crate) fn of_text(text: &[u8]) -> Prefix {
        let text = if text.len() <= MAX_COMPONENT_BYTES { text.to_vec() } else { Vec::new() };
        Prefix { text, ..Prefix::default() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.components.is_empty() && self.text.is_empty()
    }
}

/// The longest prefix, in components.
const MAX_COMPONENTS: usize = 12;

/// The longest component, in bytes.
const MAX_COMPONENT_BYTES: usize = 120;

const LEVELS: &[&[u8]] = &[
    b"DEBUG",
    b"INFO",
    b"WARNING",
    b"WARN",
    b"ERROR",
    b"CRITICAL",
    b"FATAL",
    b"TRACE",
    b"NOTICE",
    b"Debug",
    b"Info",
    b"Warning",
    b"Error",
    b"debug",
    b"info",
    b"warning",
    b"error",
    b"trace",
];

/// The component at an index of a line, and the index after it.
fn component(line: &[u8], at: usize) -> Option<(Component, usize)> {
    let text = line.get(at..)?;
    let text = text.get(..text.len().min(MAX_COMPONENT_BYTES)).unwrap_or(text);
    let first = *text.first()?;
    let (found, length) = match first {
        b'E' if is_blank(text.get(1)) && at == 0 => (Component::Mark(b'E'), 1),
        b'>' | b'|' | b'-' | b':' | b'+' => (Component::Mark(first), 1),
        b'#' if text.get(..3) == Some(b"# |") => (Component::Mark(b'#'), 1),
        // `#12 3.140 `: the step and the time of `docker build`.
        b'#' if text.get(1).is_some_and(u8::is_ascii_digit) => {
            (Component::Number, number(text.get(1..)?)?.1 + 1)
        }
        b'[' => (Component::Bracket, text.iter().position(|byte| *byte == b']')? + 1),
        b'(' => {
            let end = text.iter().position(|byte| *byte == b')')? + 1;
            memchr::memmem::find(text.get(..end)?, b"pid=")?;
            (Component::Bracket, end)
        }
        b'0'..=b'9' => gitlab_stream(text).or_else(|| number(text))?,
        _ if first.is_ascii_alphabetic() => word(text)?,
        _ => return None,
    };
    Some((found, at + length))
}

/// `01O `, `01E+`: the number of a stream of GitLab, its kind, and whether the line continues the last one.
fn gitlab_stream(text: &[u8]) -> Option<(Component, usize)> {
    match text {
        [b'0'..=b'9', b'0'..=b'9', b'O' | b'E', b' ' | b'+', ..] => {
            Some((Component::Stream, if text.get(3) == Some(&b'+') { 4 } else { 3 }))
        }
        _ => None,
    }
}

fn is_blank(byte: Option<&u8>) -> bool {
    matches!(byte, Some(b' ' | b'\t'))
}

/// A date, a time or the number of a line.
fn number(text: &[u8]) -> Option<(Component, usize)> {
    let is_part = |byte: &&u8| byte.is_ascii_digit() || b"-:.,/TZ".contains(byte);
    let length = text.iter().take_while(is_part).count();
    let word = text.get(..length)?;
    if text.get(length).is_some_and(|byte| byte.is_ascii_alphabetic()) {
        // `2024-01-02T03:04:05+00:00` ends with a zone, other words are not numbers.
        return None;
    }
    let is_end = text.get(length).is_none_or(|byte| b" \t|]+".contains(byte));
    let length = match text.get(length) {
        Some(b'+') if word.contains(&b':') => {
            length + text.get(length..)?.iter().take_while(|byte| !is_blank(Some(byte))).count()
        }
        _ => length,
    };
    is_end.then_some((Component::Number, length))
}

/// A level, a name with a colon, or the place in a source file that logs of C++ have.
fn word(text: &[u8]) -> Option<(Component, usize)> {
    let length = text.iter().take_while(|byte| !is_blank(Some(byte))).count();
    let word = text.get(..length)?;
    if let [first, digits @ ..] = word
        && b"IWEFDV".contains(first)
        && digits.len() == 4
        && digits.iter().all(u8::is_ascii_digit)
    {
        return Some((Component::Dated, length));
    }
    if let Some(level) = LEVELS.iter().find(|level| word.starts_with(level)) {
        let after = word.get(level.len()..)?;
        if let Some(name) = after.strip_prefix(b":").and_then(logger_name) {
            return Some((Component::Level, level.len() + name + 2));
        }
        let is_level = after.first().is_none_or(|byte| b":]".contains(byte))
            && (after.len() < 2 || after.ends_with(b":"));
        if is_level {
            return Some((Component::Level, length));
        }
    }
    if word.ends_with(b"]") && word.contains(&b':') {
        return Some((Component::FileLine, length));
    }
    let is_name = |word: &[u8]| {
        word.iter().all(|byte| byte.is_ascii_alphanumeric() || b"_.-/:".contains(byte))
    };
    if word.len() > 1 && word.ends_with(b":") && !word.ends_with(b"::") && is_name(word) {
        return Some((Component::Name, length));
    }
    let is_tagged =
        matches!(text.get(length..)?, [b' ', b'F' | b'P'] | [b' ', b'F' | b'P', b' ', ..]);
    if is_tagged && matches!(word, b"stdout" | b"stderr") {
        return Some((Component::Stream, length + 2));
    }
    let after = text.get(length..)?.trim_ascii_start();
    let is_column = after.starts_with(b"| ") || after == b"|" || after.starts_with(b"- ");
    (is_column && is_name(word)).then_some((Component::Name, length))
}

/// The length of the name of a logger that ends with a colon, as Python's `logging` writes it: `LEVEL:name:message`.
fn logger_name(text: &[u8]) -> Option<usize> {
    let name = text.split(|byte| *byte == b':').next()?;
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.-".contains(byte);
    let is_whole = text.get(name.len()) == Some(&b':') && text.get(name.len() + 1) != Some(&b':');
    (!name.is_empty() && name.iter().all(is_part) && is_whole).then_some(name.len())
}

/// The number of blanks at an index.
fn blanks(line: &[u8], at: usize) -> usize {
    line.get(at..).map_or(0, |rest| rest.iter().take_while(|byte| is_blank(Some(byte))).count())
}

/// Calls `is_start` with the text after each prefix of a line, the empty one first. Returns the first prefix for which it
/// is true, and the index after it.
pub(crate) fn prefix_before(
    line: &[u8],
    is_start: impl Fn(&[u8]) -> bool,
) -> Option<(Prefix, usize)> {
    let mut at = blanks(line, 0);
    let mut found = Prefix::default();
    loop {
        if is_start(line.get(at..)?) {
            return Some((found, at));
        }
        if found.components.len() == MAX_COMPONENTS {
            return None;
        }
        let (component, end) = component(line, at)?;
        found.components.push(component);
        found.blanks = blanks(line, end);
        at = end + found.blanks;
    }
}

/// The index after a prefix; `None` if the line has another one. A line may end within it.
pub(crate) fn after_prefix(line: &[u8], prefix: &Prefix) -> Option<usize> {
    let mut end = after_text(line, &prefix.text)?;
    for (index, wanted) in prefix.components.iter().enumerate() {
        let at = end + blanks(line, end);
        if at >= line.len() && index > 0 {
            return Some(line.len());
        }
        let (found, after) = match wanted {
            // Its only content is the mark.
            Component::Mark(b'E') if line == b"E" => (Component::Mark(b'E'), 1),
            _ => component(line, at)?,
        };
        if found != *wanted {
            return None;
        }
        end = after;
    }
    Some(end + blanks(line, end).min(prefix.blanks))
}

/// The index after a text at the beginning of a line, in which numbers may differ. A line may end before its blanks.
fn after_text(line: &[u8], text: &[u8]) -> Option<usize> {
    let digits = |text: &[u8]| text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut at = 0;
    let mut wanted = text;
    while let Some(first) = wanted.first() {
        let rest = line.get(at..)?;
        let (length, found) = match digits(wanted) {
            0 if rest.first() == Some(first) => (1, 1),
            0 => return (rest.is_empty() && wanted.trim_ascii().is_empty()).then_some(at),
            length => (length, digits(rest)),
        };
        if found == 0 {
            return None;
        }
        wanted = wanted.get(length..)?;
        at += found;
    }
    Some(at)
}
