//! A file: chunks of operations, aliases and metadata.

use super::TreeOperations;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;
use crate::syntax::tokens::Reading;
use abide_source::diagnostic::codes;

/// The outcome of parsing a chunk.
#[derive(Debug, Clone, Copy)]
pub(in crate::syntax) struct ReadChunk {
    /// The number of diagnostics.
    pub(in crate::syntax) found: u32,
    /// Whether braces are missing or too many.
    pub(in crate::syntax) unbalanced: bool,
}

impl TreeOperations<'_> {
    /// Parses the whole text; chunks without a reading of their own are plain. Returns how each chunk was parsed.
    pub(in crate::syntax) fn file(&mut self, readings: &[Reading]) -> Vec<ReadChunk> {
        let mut chunks = Vec::new();
        let file = self.open(NodeKind::File);
        loop {
            let chunk = self.open(NodeKind::Chunk);
            self.set_reading(readings.get(chunks.len()).copied().unwrap_or_default());
            let before = self.start_counting();
            while !self.at_end() {
                self.top_level();
            }
            let (found, unbalanced) = self.count_since(before);
            chunks.push(ReadChunk { found, unbalanced });
            self.close(chunk);
            if self.at(TokenKind::EndOfFile) {
                break;
            }
            self.bump();
        }
        self.close(file);
        chunks
    }

    /// One operation, alias definition or metadata section.
    fn top_level(&mut self) {
        self.begin_statement();
        match self.current() {
            TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier => self.alias_definition(),
            TokenKind::MetadataBegin => self.file_metadata(),
            TokenKind::RightBrace => {
                let message = "unmatched '}': no region is open here";
                self.note_unbalanced();
                self.error_here(codes::mlir::UNMATCHED, message);
                self.leaf(NodeKind::Error);
            }
            TokenKind::CaretIdentifier => {
                let message = "a block must be in a region";
                self.error_here(codes::mlir::EXPECTED, message);
                let node = self.open(NodeKind::Error);
                self.block_label();
                self.close(node);
            }
            _ => self.operation_or_skip(),
        }
    }

    /// `#name = attribute` or `!name = type`.
    fn alias_definition(&mut self) {
        let is_type = self.at(TokenKind::ExclamationIdentifier);
        let node = self.open(NodeKind::AliasDefinition);
        if crate::syntax::operation_names::has_dot(self.current_text())
            && self.peek() == TokenKind::Equal
        {
            let message = "an alias name has no '.': names with one belong to dialects";
            self.error_here(codes::mlir::BAD_ALIAS_NAME, message);
        }
        self.bump();
        if self.expect(TokenKind::Equal) {
            if is_type {
                // The keyword that LLVM dropped in 2022; old files have it.
                if self.at_word("type") {
                    self.bump();
                }
                self.type_();
            } else {
                self.attribute();
            }
        } else {
            self.skip_line();
        }
        self.close(node);
    }

    /// Skips to the next line on which something can begin.
    fn skip_line(&mut self) {
        while !self.at_end() && !self.first_on_line() && !self.at(TokenKind::RightBrace) {
            self.bump();
        }
    }
}
