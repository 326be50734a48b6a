//! The metadata of a file: resources of dialects and of tools, `{-# dialect_resources: {..} #-}`.

use super::TreeOperations;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;
use abide_source::diagnostic::codes;
use abide_source::rule;

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
            TokenKind::String => !is_builtin || is_blob(self.current_text()),
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

/// Whether a string has the bytes of a blob: four of its alignment, and its own.
fn is_blob(string: &[u8]) -> bool {
    let digits = string.strip_prefix(b"\"0x").and_then(|rest| rest.strip_suffix(b"\""));
    digits.is_some_and(|digits| {
        digits.len() >= 8 && digits.len() % 2 == 0 && digits.iter().all(u8::is_ascii_hexdigit)
    })
}
