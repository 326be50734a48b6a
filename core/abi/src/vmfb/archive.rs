//! Locates the FlatBuffer in a file: at its beginning, or in the first entry of a zip.

use super::schema::IDENTIFIER;
use abide_mlir::bytecode::BytecodeError;

/// The magic of a zip: the header of its first entry.
const ZIP: &[u8] = b"PK\x03\x04";
/// The bytes of that header without the name and the extra data.
const ZIP_HEADER_BYTES: usize = 30;
/// The alignment of the data after the FlatBuffer.
const DATA_ALIGNMENT_BYTES: usize = 64;

/// The FlatBuffer of a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Archive<'a> {
    /// Its bytes, without the four of their number.
    pub(super) flatbuffer: &'a [u8],
    /// Their start in the file.
    pub(super) start: usize,
    /// The start of external data in the file.
    pub(super) data: usize,
}

fn number<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

/// The start of the module in a file: 0, or after the header of the first entry of a zip. The rest of the zip is
/// irrelevant. It stores the entry uncompressed, because the runtime maps the file into memory.
fn after_header(bytes: &[u8]) -> Option<usize> {
    if !bytes.starts_with(ZIP) {
        return Some(0);
    }
    let length = |at| number(bytes, at).map(u16::from_le_bytes).map(usize::from);
    Some(ZIP_HEADER_BYTES + length(26)? + length(28)?)
}

/// Whether a file is a compiled module, whatever it is called.
#[must_use]
pub fn is_vmfb(bytes: &[u8]) -> bool {
    let identifier = after_header(bytes).and_then(|start| bytes.get(start..)?.get(8..12));
    identifier == Some(IDENTIFIER)
}

/// Finds the FlatBuffer.
pub(super) fn open(bytes: &[u8]) -> Result<Archive<'_>, BytecodeError> {
    let error = |offset: usize, message: String| {
        Err(BytecodeError { offset: offset.min(bytes.len()), message, over_budget: false })
    };
    let header = after_header(bytes).filter(|start| *start <= bytes.len());
    let Some(header) = header else {
        return error(0, "the header of the zip reaches past the end of the file".to_owned());
    };
    let Some(length) = number(bytes, header).map(u32::from_le_bytes) else {
        return error(header, "the file has no FlatBuffer".to_owned());
    };
    let start = header + 4;
    let rest = bytes.get(start..).unwrap_or_default();
    match rest.get(..length as usize) {
        Some(flatbuffer) => {
            let data = (start + flatbuffer.len()).next_multiple_of(DATA_ALIGNMENT_BYTES);
            Ok(Archive { flatbuffer, start, data })
        }
        None => error(
            header,
            format!(
                "the FlatBuffer has {length} bytes, but {} bytes remain in the file",
                rest.len()
            ),
        ),
    }
}
