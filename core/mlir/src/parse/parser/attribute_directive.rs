//! Attributes in the format of an operation, as the constraint of their description requires them.

use super::Parser;
use crate::ods::Presence;
use crate::ods::constraint::AttributePredicate;
use crate::parse::formats::state::FormatState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::attribute;
use crate::parse::types::constrained::AttributeText;

impl<'a> Parser<'a> {
    /// `$attribute` of a format.
    pub(in crate::parse) fn attribute_directive(
        &mut self,
        index: usize,
        qualified: bool,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let Some(described) = read.op.attributes.get(index) else { return Ok(()) };
        let predicate = described.constraint.predicate();
        let is_there = match predicate.is_unknown() && !self.at_attribute() {
            _ if described.presence == Presence::Required => true,
            _ if self.at_next_operation() => false,
            true => !self.at_what_follows(read),
            false => self.at_attribute_of(predicate),
        };
        if is_there { self.required_attribute_directive(index, qualified, read) } else { Ok(()) }
    }

    /// As [`Types::attribute_directive`], but the attribute is required: that of a present optional group, after its
    /// first directive.
    pub(in crate::parse) fn required_attribute_directive(
        &mut self,
        index: usize,
        qualified: bool,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let Some(described) = read.op.attributes.get(index) else { return Ok(()) };
        let predicate = described.constraint.predicate();
        if predicate.is_unknown() {
            self.begin_cpp_only_part();
            if !self.at_attribute() {
                let start = self.position();
                self.open_part(false, None, read)?;
                // The words of its group tell that it is there.
                let is_empty = self.position() == start && described.presence != Presence::Required;
                if let Some(form) = self.open_form.as_mut().filter(|_| is_empty) {
                    form.has_empty_part = true;
                }
                return Ok(());
            }
        }
        let start = self.position();
        let of_cpp = match predicate.unconfined() {
            AttributePredicate::Dialect(name) if self.at_text_of_cpp(name) => Some(name),
            _ => None,
        };
        let value = self.piece(attribute(index), |parser| match (predicate, of_cpp) {
            _ if qualified => parser.attribute(None),
            (_, Some(name)) => parser.text_of_cpp(name, read),
            (AttributePredicate::Enum(one), _) => parser.enumeration(one, &described.name),
            (predicate, _) => parser.attribute_of(predicate, AttributeText::Format),
        })?;
        self.note_attribute(start, index, qualified);
        read.set_attribute(index, value);
        Ok(())
    }
}
