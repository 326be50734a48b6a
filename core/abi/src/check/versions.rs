//! Checks the attributes for the calling convention and the version of signatures.

use super::checker::Checker;
use crate::function::{Metadata, MetadataKey, MetadataPlace, MetadataValue};
use abide_source::diagnostic::{Diagnostic, Fix, Message, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

impl Checker<'_, '_> {
    /// Checks the attributes that readers require: a raw signature counts only if `fv` is the string "1", and a
    /// structured one only if `abi` is "sip". Readers ignore the versions `abiv` and `sipv`.
    pub(super) fn versions(&mut self) {
        if let Some(signature) = self.function.entries(MetadataKey::F).next() {
            self.required(signature, MetadataKey::Fv, "1");
        }
        if let Some(signature) = self.function.entries(MetadataKey::Sip).next() {
            self.required(signature, MetadataKey::Abi, "sip");
            for key in [MetadataKey::Abiv, MetadataKey::Sipv] {
                self.version(key);
            }
        }
    }

    /// Reports a missing version of a signature, or one that readers do not accept.
    fn required(&mut self, signature: &Metadata<'_>, key: MetadataKey, value: &str) {
        let Some(entry) = self.function.entries(key).next() else {
            // Bare ones have to move first.
            if signature.place == MetadataPlace::Reflection {
                let message = rule!(
                    "readers take '{}' only beside '{} = \"{}\"'",
                    signature.key.name(),
                    key.name(),
                    value
                );
                let entry = format!(", {} = \"{value}\"", key.name());
                let at = Span::at(signature.span.end());
                self.found.push(
                    Diagnostic::new(codes::abi::MISSING_VERSION, signature.key_span, message)
                        .with_fix(Fix::safe(
                            format!("insert '{} = \"{value}\"'", key.name()),
                            vec![TextEdit::new(at, entry)],
                        )),
                );
            }
            return;
        };
        if entry.value.literal().map(|literal| literal.bytes()) != Some(value.as_bytes()) {
            let message = rule!(
                "readers take '{}' only where '{}' is the string \"{}\"",
                signature.key.name(),
                key.name(),
                value
            );
            self.wrong(entry, message, format!("\"{value}\""));
        }
    }

    /// Reports a version that is neither the integer 1 nor the string "1".
    fn version(&mut self, key: MetadataKey) {
        let Some(entry) = self.function.entries(key).next() else { return };
        let is_one = match &entry.value {
            MetadataValue::Text(literal) => literal.bytes() == b"1",
            MetadataValue::Integer(_, value) => *value == Some(1),
            MetadataValue::Other(_) => false,
        };
        if !is_one {
            let message = rule!("the only version of '{}' is 1", key.name());
            self.wrong(entry, message, "1 : i32".to_owned());
        }
    }

    fn wrong(&mut self, entry: &Metadata<'_>, message: impl Into<Message>, value: String) {
        let title = format!("write {value}");
        // An entry may be a key without a value.
        let entry_text = format!("{} = {value}", entry.key.name());
        self.found.push(
            Diagnostic::new(codes::abi::VERSION, entry.value.span(), message)
                .with_fix(Fix::safe(title, vec![TextEdit::new(entry.span, entry_text)])),
        );
    }
}
