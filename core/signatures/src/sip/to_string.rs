//! The readable text of a signature, byte for byte that of the C++ reference's `ToStringVisitor`.

use super::fields::push_decimal;
use super::visit::{Side, SipError, SipParser, StructKind, Visitor};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Collects the readable text of one half of a signature.
///
/// A struct is `:[` or `:{`, its fields on lines of their own, two blanks deeper, and `],` or `},`; a leaf is
/// `=raw(N),`. Keys are written unchanged, so the text is UTF-8 only if all keys are.
#[derive(Debug, Clone, Default)]
pub struct ToStringVisitor {
    text: Vec<u8>,
    indent: usize,
}

impl ToStringVisitor {
    /// The text so far.
    #[must_use]
    pub fn into_text(self) -> Vec<u8> {
        self.text
    }

    fn push_indent(&mut self) {
        self.text.resize(self.text.len() + self.indent, b' ');
    }
}

impl Visitor<'_> for ToStringVisitor {
    fn integer_key(&mut self, key: i32, _: Span) {
        self.push_indent();
        push_decimal(&mut self.text, key);
    }

    fn string_key(&mut self, key: &[u8], _: Span) {
        self.push_indent();
        self.text.extend_from_slice(key);
    }

    fn open_struct(&mut self, kind: StructKind, _: Span) {
        self.indent += 2;
        self.text.extend_from_slice(match kind {
            StructKind::Sequence => b":[\n",
            StructKind::Dictionary => b":{\n",
        });
    }

    fn close_struct(&mut self, kind: StructKind) {
        self.indent = self.indent.saturating_sub(2);
        self.push_indent();
        self.text.extend_from_slice(match kind {
            StructKind::Sequence => b"],\n",
            StructKind::Dictionary => b"},\n",
        });
    }

    fn raw_index(&mut self, index: i32, _: Span) {
        self.text.extend_from_slice(b"=raw(");
        push_decimal(&mut self.text, index);
        self.text.extend_from_slice(b"),\n");
    }
}

/// A text that an error cut short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartialText {
    /// The error that ended the visit.
    pub error: SipError,
    /// The text so far.
    pub text: Vec<u8>,
}

/// The readable text of one half; empty for one without a value.
///
/// Each line is indented by twice its depth, so the text is at most the signature's length times
/// about twice [`Limits::depth`].
///
/// # Errors
/// Those of [`SipParser`], with the text so far.
pub fn to_string(text: &[u8], side: Side, limits: &Limits) -> Result<Vec<u8>, PartialText> {
    let mut visitor = ToStringVisitor::default();
    match SipParser::new(text, limits).visit(side, &mut visitor) {
        Ok(()) => Ok(visitor.text),
        Err(error) => Err(PartialText { error, text: visitor.text }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::testing::nested;

    fn text(signature: &[u8], side: Side) -> String {
        String::from_utf8(to_string(signature, side, &Limits::default()).unwrap()).unwrap()
    }

    #[test]
    fn the_forms_of_the_reference() {
        let signature = b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0";
        assert_eq!(
            text(signature, Side::Inputs),
            ":[\n  0:{\n    x=raw(0),\n    y=raw(1),\n  },\n],\n"
        );
        assert_eq!(text(signature, Side::Results), "=raw(0),\n");
        assert_eq!(text(b"I1!R1!", Side::Inputs), "");
    }

    #[test]
    fn a_key_without_a_value_ends_its_line_with_the_bracket() {
        assert_eq!(text(b"I10!S7!k0_0k1R1!", Side::Inputs), ":[\n  0=raw(0),\n  1],\n");
    }

    #[test]
    fn an_error_keeps_the_text_before_it() {
        let partial = to_string(b"I9!S6!k0_0 R1!", Side::Inputs, &Limits::default()).unwrap_err();
        assert_eq!(partial.text, b":[\n  0=raw(0),\n],\n");
        assert_eq!(partial.error.to_string(), "Syntax error in signature");
    }

    #[test]
    fn deep_input_cannot_blow_the_text_up() {
        let signature = nested(100_000);
        let partial = to_string(&signature, Side::Inputs, &Limits::default()).unwrap_err();
        assert!(partial.text.len() < 4 * 256 * 256);
    }
}
