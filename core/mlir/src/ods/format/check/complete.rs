//! Checks of a format as a whole.

use super::elements::Element;
use super::operation::Operation;
use super::{Checker, MissingDirective, Outcome, Problem, without_blanks};
use crate::ods::format::resolve::sources;
use abide_source::diagnostic::Message;
use abide_source::rule;

impl Checker<'_, Operation<'_>> {
    /// Whether nothing required is missing, and each type is known.
    pub(super) fn complete(&self, elements: &[Element]) -> Outcome<()> {
        if !self.of.seen.attribute_dictionary {
            let message =
                Message::from("'attr-dict' directive not found in custom assembly format")
                    .with_help(
                        "add 'attr-dict' where other attributes are printed, usually before ':'",
                    );
            let problem = self.whole_format_problem(message);
            return Err(Problem { lacks: Some(Box::new(MissingDirective::Dictionary)), ..problem });
        }
        self.no_region_after_a_dictionary(elements)?;
        let types = sources(self.of.op, &self.of.seen);
        let results = self.of.op.results.iter().zip(&types.results);
        if !types.infers_results {
            for (index, (result, source)) in results.enumerate() {
                if source.is_none() {
                    return Err(self.untyped("result", index, &result.name));
                }
            }
        }
        let operands = self.of.op.operands.iter().zip(&types.operands).zip(&self.of.seen.operands);
        for (index, ((operand, source), is_seen)) in operands.enumerate() {
            if !is_seen && !self.of.seen.all_operands {
                return Err(self.missing("operand", index, &operand.name));
            }
            if source.is_none() {
                return Err(self.untyped("operand", index, &operand.name));
            }
        }
        let regions = self.of.op.regions.iter().map(|one| &*one.name).zip(&self.of.seen.regions);
        self.all("region", regions, self.of.seen.all_regions)?;
        let successors = self.of.op.successors.iter().map(|one| &*one.name);
        self.all("successor", successors.zip(&self.of.seen.successors), self.of.seen.all_successors)
    }

    fn all<'n>(
        &self,
        what: &str,
        mut parts: impl Iterator<Item = (&'n str, &'n bool)>,
        all: bool,
    ) -> Outcome<()> {
        let missing = parts.position(|(_, is_seen)| !is_seen && !all);
        let Some(index) = missing else { return Ok(()) };
        let name = match what {
            "region" => self.of.op.regions.get(index).map(|one| &*one.name),
            _ => self.of.op.successors.get(index).map(|one| &*one.name),
        };
        Err(self.missing(what, index, name.unwrap_or_default()))
    }

    fn missing(&self, what: &str, index: usize, name: &str) -> Problem {
        let problem =
            self.whole_format_problem(rule!("{} #{}, named '{}', not found", what, index, name));
        let help = format!("suggest adding a '${name}' directive to the custom assembly format");
        Problem { help: Some(help), ..problem }
    }

    fn untyped(&self, what: &str, index: usize, name: &str) -> Problem {
        let problem = self.whole_format_problem(rule!(
            "type of {} #{}, named '{}', is not buildable and a buildable type cannot be inferred",
            what,
            index,
            name
        ));
        let help = format!(
            "suggest adding a type constraint to the operation or adding a 'type(${name})' directive to the \
             custom assembly format"
        );
        let lacks = MissingDirective::Type { name: name.to_owned(), of_result: what == "result" };
        Problem { help: Some(help), lacks: Some(Box::new(lacks)), ..problem }
    }

    /// A dictionary without a word before it and a region begin alike.
    fn no_region_after_a_dictionary(&self, elements: &[Element]) -> Outcome<()> {
        let pieces = without_blanks(elements);
        for (one, next) in pieces.clone().zip(pieces.skip(1)) {
            let region = match (one, next) {
                (Element::Dictionary(false), Element::Region(index)) => Some(*index),
                (Element::Dictionary(false), Element::Group(members)) => match members.first() {
                    Some(Element::Region(index)) => Some(*index),
                    _ => None,
                },
                _ => None,
            };
            let Some(region) = region.and_then(|index| self.of.op.regions.get(index)) else {
                continue;
            };
            let problem = self.whole_format_problem(rule!(
                "format ambiguity caused by `attr-dict` directive followed by region `{}`",
                region.name
            ));
            let help = Some("try using `attr-dict-with-keyword` instead".to_owned());
            return Err(Problem { help, ..problem });
        }
        Ok(())
    }
}
