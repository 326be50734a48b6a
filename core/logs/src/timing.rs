//! The table that `-mlir-timing` prints.

/// A row: the name, and the seconds of the wall clock.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Row {
    pub(crate) name: Vec<u8>,
    pub(crate) seconds: f64,
}

/// Reads a row of the table: columns of `0.0010 (  4.6%)` and the name. The last column is the wall clock's.
pub(crate) fn row(line: &[u8]) -> Option<Row> {
    let close = memchr::memrchr(b')', line.get(..memchr::memmem::rfind(line, b"%)")? + 2)?)?;
    let open = memchr::memrchr(b'(', line.get(..close)?)?;
    let number = line.get(..open)?.trim_ascii_end();
    let from = number.iter().rposition(|byte| byte.is_ascii_whitespace()).map_or(0, |at| at + 1);
    let seconds: f64 = std::str::from_utf8(number.get(from..)?).ok()?.parse().ok()?;
    let name = line.get(close + 1..)?.trim_ascii();
    (!name.is_empty() && name.len() < 200).then(|| Row { name: name.to_vec(), seconds })
}
