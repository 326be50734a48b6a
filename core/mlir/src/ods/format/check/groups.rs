//! Optional groups.

use super::elements::{Context, Element};
use super::{Checker, Outcome, Problem, Rule, Subject, without_blanks};
use abide_source::rule;

impl<S: Subject> Checker<'_, S> {
    /// `( .. )?` or `( .. ) : ( .. )?`
    pub(super) fn group(&mut self, context: Context) -> Outcome<Element> {
        let place = self.token.range();
        if context != Context::Top {
            return Err(self.wrong(
                rule!("optional groups can only be used as top-level elements")
                    .with_help("write the group outside of the other directive"),
            ));
        }
        self.take()?;
        let mut anchor = None;
        let then = self.members(&mut anchor, 0)?;
        let mut otherwise = Vec::new();
        if self.at(b':') {
            self.take()?;
            self.expect(b'(', "expected '(' to start else branch of optional group")?;
            otherwise = self.members(&mut anchor, then.len())?;
        }
        self.expect(b'?', "expected '?' after optional group")?;
        let Some(anchor) = anchor else {
            return Err(Problem::new(
                place,
                rule!("optional group has no anchor element")
                    .with_help("mark the value that decides with '^': '(`word` $value^)?'"),
            ));
        };
        if let Some(message) = self.of.wrong_in_group(&then, &otherwise, anchor) {
            return Err(Problem::new(place, message));
        }
        let is_parsable = |one: &Element| {
            matches!(
                one,
                Element::Literal
                    | Element::Comma
                    | Element::Operand(_)
                    | Element::Attribute(_)
                    | Element::Other
                    | Element::Region(_)
                    | Element::Custom(_)
                    | Element::Parameter(_)
            )
        };
        let first = without_blanks(&then).next();
        if first.is_some_and(|first| !is_parsable(first)) {
            let message = Rule(
                "first parsable element of an optional group must be a literal, variable, or custom directive",
                "begin the group with a literal, a variable or 'custom<..>(..)'",
            );
            return Err(Problem::new(place, message));
        }
        Ok(Element::Group(then))
    }

    /// Reads the elements of a group through its `)`; `before` is the count of elements in the group before these.
    fn members(&mut self, anchor: &mut Option<usize>, before: usize) -> Outcome<Vec<Element>> {
        let mut members = Vec::new();
        loop {
            members.push(self.element(Context::Top)?);
            if self.at(b'^') {
                if anchor.replace(before + members.len() - 1).is_some() {
                    let message = Rule(
                        "only one element can be marked as the anchor of an optional group",
                        "remove this '^'",
                    );
                    return Err(self.wrong(message));
                }
                self.take()?;
            }
            if self.at(b')') {
                self.take()?;
                return Ok(members);
            }
        }
    }
}
