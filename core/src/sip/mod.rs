//! Structured-index-path (SIP) signatures and the raw function ABI.

mod fields;
mod mangle;
#[cfg(test)]
mod testing;
mod to_string;
mod tree;
mod visit;

pub use fields::{BuildError, FieldError, SignatureBuilder, SignatureParser, Token, TokenKind};
pub use mangle::{MangleError, SipSignatureMangler};
pub use to_string::{PartialText, ToStringVisitor, to_string};
pub use tree::{Key, NodeId, Siblings, Tree, TreeBuilder, Value, encode_signature};
pub use visit::{Side, SipError, SipErrorKind, SipParser, StructKind, Visitor};
