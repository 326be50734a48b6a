//! The metadata of a file: resources of dialects and of tools, `{-# dialect_resources: {..} #-}`.

use super::TreeOperations;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::codes;
use abide_source::rule;
use abide_source::text::Span;
use std::ops::Range;

/// An error that has been reported; the rest is skipped.
struct Wrong;

impl TreeOperations<'_> {
    /// `{-# key: {name: {entry: value, …}, …}, … #-}`.
    pub(super) fn file_metadata(&mut self) {
        let node = self.open(NodeKind::FileMetadata);
        let opening = self.current_span();
        self.bump();
        let read = self.metadata_entries(TokenKind::MetadataEnd, TreeOperations::metadata_section);
        if read.is_err() {
            while !(self.at(TokenKind::MetadataEnd) || self.at_end()) {
                self.bump();
            }
        }
        if !self.eat(TokenKind::MetadataEnd) {
            self.expected_close(TokenKind::MetadataEnd, opening);
        }
        self.close(node);
    }

    /// Entries with commas between, up to what closes them.
    fn metadata_entries(
        &mut self,
        close: TokenKind,
        mut entry: impl FnMut(&mut Self) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        if self.at(close) {
            return Ok(());
        }
        loop {
            if self.at_end() {
                return Err(Wrong);
            }
            entry(self)?;
            if self.at(close) {
                return Ok(());
            }
            self.metadata_token(TokenKind::Comma)?;
        }
    }

    /// `dialect_resources: {..}` or `external_resources: {..}`.
    fn metadata_section(&mut self) -> Result<(), Wrong> {
        if !self.at(TokenKind::BareIdentifier) {
            self.unexpected("an identifier as a key of the file metadata dictionary");
            return Err(Wrong);
        }
        let key = self.current_text();
        if !matches!(key, b"dialect_resources" | b"external_resources") {
            let key = String::from_utf8_lossy(key);
            let message = rule!("unknown key '{}' in file metadata dictionary", key);
            self.error_here(codes::mlir::EXPECTED, message);
            return Err(Wrong);
        }
        let is_of_dialects = key == b"dialect_resources";
        self.bump();
        self.metadata_token(TokenKind::Colon)?;
        self.metadata_braces(|parser| {
            let is_builtin = is_of_dialects && parser.at_word("builtin");
            parser.metadata_key()?;
            parser.metadata_braces(|parser| parser.resource_entry(is_builtin))
        })
    }

    /// Entries in braces.
    fn metadata_braces(
        &mut self,
        entry: impl FnMut(&mut Self) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        self.metadata_token(TokenKind::LeftBrace)?;
        self.metadata_entries(TokenKind::RightBrace, entry)?;
        self.bump();
        Ok(())
    }

    /// `name: value`. Those of the builtin dialect are blobs.
    fn resource_entry(&mut self, is_builtin: bool) -> Result<(), Wrong> {
        let name = String::from_utf8_lossy(self.current_text()).into_owned();
        self.metadata_key()?;
        let is_value = match self.current() {
            TokenKind::String if is_builtin => {
                let Some((range, fault)) = blob_fault(self.current_text()) else {
                    self.bump();
                    return Ok(());
                };
                self.blob_error(&name, range, fault);
                return Err(Wrong);
            }
            TokenKind::String => true,
            TokenKind::BareIdentifier => {
                !is_builtin && matches!(self.current_text(), b"true" | b"false")
            }
            _ => false,
        };
        if !is_value {
            self.unexpected(format!("hex string blob for key '{name}'"));
            return Err(Wrong);
        }
        self.bump();
        Ok(())
    }

    /// The key of a resource, and `:`.
    fn metadata_key(&mut self) -> Result<(), Wrong> {
        if !(self.at(TokenKind::BareIdentifier) || self.at(TokenKind::String)) {
            self.unexpected("an identifier or a string as the key of a 'resource' entry");
            return Err(Wrong);
        }
        self.bump();
        self.metadata_token(TokenKind::Colon)
    }

    fn metadata_token(&mut self, kind: TokenKind) -> Result<(), Wrong> {
        if self.expect(kind) { Ok(()) } else { Err(Wrong) }
    }
}

/// The number of digits of the alignment at the beginning of a blob.
const ALIGNMENT_DIGITS: usize = 8;

/// The longest part of a blob that a diagnostic marks, in bytes.
const MAX_MARKED_BYTES: usize = 40;

/// The fault of a string that is not a blob, and its place in the string. A blob has four bytes of its alignment, which is
/// 0 or a power of two, and its own bytes.
fn blob_fault(string: &[u8]) -> Option<(Range<usize>, BlobFault)> {
    const START: usize = b"\"0x".len();
    let whole = 0..string.len();
    let digits = string.strip_prefix(b"\"0x").and_then(|rest| rest.strip_suffix(b"\""));
    let Some(digits) = digits else { return Some((whole, BlobFault::NoPrefix)) };
    if let Some(at) = digits.iter().position(|byte| !byte.is_ascii_hexdigit()) {
        return Some((START + at..string.len() - 1, BlobFault::NoDigit));
    }
    let Some((alignment, _)) = digits.split_at_checked(ALIGNMENT_DIGITS) else {
        return Some((whole, BlobFault::NoAlignment));
    };
    if digits.len() % 2 == 1 {
        return Some((whole, BlobFault::OddDigits(digits.len())));
    }
    let alignment = std::str::from_utf8(alignment).ok()?;
    let alignment = u32::from_str_radix(alignment, 16).ok()?.swap_bytes();
    let fault = BlobFault::Alignment(alignment);
    let is_right = alignment == 0 || alignment.is_power_of_two();
    (!is_right).then_some((START..START + ALIGNMENT_DIGITS, fault))
}

/// A fault of a blob.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlobFault {
    NoPrefix,
    NoDigit,
    NoAlignment,
    /// The number of digits.
    OddDigits(usize),
    /// The number, which is not a power of two.
    Alignment(u32),
}

impl TreeOperations<'_> {
    /// Reports that the current token is not the blob of a key.
    fn blob_error(&mut self, key: &str, range: Range<usize>, fault: BlobFault) {
        let text = self.current_text();
        let is_cut = text.ends_with(b"...\"") || text.ends_with(b"..\"");
        let start = self.current_span().start() as usize;
        let marked = range.start..range.end.min(range.start + MAX_MARKED_BYTES);
        let span = Span::from_range(start + marked.start..start + marked.end);
        let whole = "write it as MLIR prints it: '0x', 8 digits of the alignment, 2 of each byte";
        let (message, help) = match fault {
            BlobFault::NoDigit if is_cut => (
                rule!("expected hex string blob for key '{}', but its end is left out", key),
                "print the resource again, as a whole, or give it the key '__elided__'",
            ),
            BlobFault::NoDigit => (
                rule!("expected hex string blob for key '{}', but this is not a digit", key),
                whole,
            ),
            BlobFault::NoPrefix => {
                (rule!("expected hex string blob for key '{}', which begins with '0x'", key), whole)
            }
            BlobFault::NoAlignment => {
                (rule!("expected hex string blob for key '{}', with its alignment", key), whole)
            }
            BlobFault::OddDigits(count) => (
                rule!(
                    "expected hex string blob for key '{}', but it has {} digits, an odd number",
                    key,
                    count
                ),
                "bytes have two digits each: the text may have been cut off",
            ),
            BlobFault::Alignment(found) => (
                rule!(
                    "expected hex string blob for key '{}' to encode alignment in first 4 bytes, but \
                     got non-power-of-2 value: {}",
                    key,
                    found
                ),
                "begin it with an alignment such as '0x04000000', which is 4",
            ),
        };
        self.error_at(codes::mlir::EXPECTED, span, message.with_help(help));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_blobs_are_found() {
        for (blob, wanted) in [
            ("\"0x04000000\"", None),
            ("\"0x0400000001fF\"", None),
            ("\"0x01000000\"", None),
            ("\"04000000\"", Some((0..10, BlobFault::NoPrefix))),
            ("\"0x040000\"", Some((0..10, BlobFault::NoAlignment))),
            ("\"0x0400000001...\"", Some((13..16, BlobFault::NoDigit))),
            ("\"0x040000000\"", Some((0..13, BlobFault::OddDigits(9)))),
            ("\"0x0500000001\"", Some((3..11, BlobFault::Alignment(5)))),
            ("\"0x00000000\"", None),
            ("\"0x\"", Some((0..4, BlobFault::NoAlignment))),
        ] {
            assert_eq!(blob_fault(blob.as_bytes()), wanted, "{blob}");
        }
    }
}
