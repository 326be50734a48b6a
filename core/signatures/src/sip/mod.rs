//! Structured-index-path (SIP) signatures and the raw function ABI.

mod check;
mod fields;
mod mangle;
mod map_function;
pub mod notation;
mod raw;
mod scalar_type;
#[cfg(test)]
mod testing;
mod to_string;
mod tree;
mod visit;

pub use check::{SipSignature, check_raw, check_sip};
pub use fields::{BuildError, FieldError, SignatureBuilder, SignatureParser, Token, TokenKind};
pub use mangle::{MangleError, SipSignatureMangler};
pub use map_function::{MappedFunction, UnmappedValue, map_function};
pub use raw::{RawError, RawErrorKind, RawFunction, RawKind, RawSignatureMangler, RawValue};
pub use scalar_type::ScalarType;
pub use to_string::{PartialText, ToStringVisitor, to_string};
pub use tree::{Key, NodeId, Siblings, Tree, TreeBuilder, Value, encode_signature};
pub use visit::{Side, SipError, SipErrorKind, SipParser, StructKind, Visitor};

/// The signature of a file: its text without the line end that editors add.
#[must_use]
pub fn without_line_end(text: &[u8]) -> &[u8] {
    let Some(line) = text.strip_suffix(b"\n") else { return text };
    line.strip_suffix(b"\r").unwrap_or(line)
}
