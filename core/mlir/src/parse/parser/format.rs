//! Operations with a declarative format: its directives, one after the other.

use super::Parser;
use crate::ods::Presence;
use crate::ods::format::{Clause, Directive, OptionalGroup, Parameter};
use crate::parse::formats::following::FollowingDirectives;
use crate::parse::formats::open_regions::has_regions;
use crate::parse::formats::state::FormatState;
use crate::parse::operations::resolved_op::ResolvedOp;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::Part;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Detail;
use abide_source::sort;
use smallvec::SmallVec;

impl<'a> Parser<'a> {
    /// Parses the text after the name of an operation with a format.
    pub(in crate::parse) fn formatted_operation(
        &mut self,
        known: &ResolvedOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse {
        let op = known.entry.description();
        let Some(format) = op.format() else {
            return Err(self.expected("an operation in generic form"));
        };
        let mut read = FormatState {
            known,
            op,
            parameters: &[],
            state,
            operands: smallvec::smallvec![None; op.operands.len()],
            operand_types: smallvec::smallvec![None; op.operands.len()],
            result_types: smallvec::smallvec![None; op.results.len()],
            all_operands: None,
            all_operand_types: None,
            all_result_types: None,
            regions: SmallVec::new(),
            successors: SmallVec::new(),
            groups: SmallVec::new(),
            held_by_cpp: SmallVec::new(),
            after: FollowingDirectives::new(),
        };
        let directives = self.top_directives(&format.directives, &mut read);
        if directives.is_ok() {
            self.add_empty_regions(&mut read);
        }
        sort::by_number(&mut read.regions, |region| region.0);
        sort::by_number(&mut read.successors, |successor| successor.0);
        let regions = read.regions.iter().map(|region| region.1);
        read.state.regions.extend(regions);
        read.state.successors.extend(read.successors.iter().map(|successor| successor.1));
        match directives {
            Ok(()) => self.resolve_types(format, &mut read),
            Err(reported) => {
                // The types of the results may be known all the same.
                self.continue_if_recovering(reported, ())?;
                let _ = self.result_types_of_format(format, &mut read);
                Err(reported)
            }
        }
    }

    /// Parses the directives of a whole format. After an error, a recovering parser continues with the rest of them,
    /// if it is found.
    fn top_directives(
        &mut self,
        directives: &'a [Directive],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        for (index, directive) in directives.iter().enumerate() {
            read.after.clear();
            read.after.push(directives.get(index + 1..).unwrap_or_default());
            if let Err(reported) = self.directive(directive, read) {
                self.continue_if_recovering(reported, ())?;
                if !read.op.has_mistakes {
                    // A C++-only part after the error does not explain it.
                    let has_met_open = self.has_met_open;
                    self.resume_after_error(directives.get(index..).unwrap_or_default(), read);
                    self.has_met_open = has_met_open;
                }
                return Err(reported);
            }
        }
        Ok(())
    }

    /// Continues with the directives of a format after an error in one of them. The next one is the first whose word
    /// or sign is in the rest of the operation. They determine the types.
    pub(in crate::parse) fn resume_after_error(
        &mut self,
        rest: &'a [Directive],
        read: &mut FormatState<'_, 'a>,
    ) {
        if !self.may_recover() {
            return;
        }
        let end = self.end_of_operation(read.state);
        let mut rest = rest.iter();
        while let Some(directive) = rest.next() {
            let Directive::Literal(text) = directive else { continue };
            let mark = self.mark();
            if !self.skip_to_literal(text, end) {
                self.back(mark);
                continue;
            }
            self.bump();
            for directive in rest.by_ref() {
                if self.directive(directive, read).is_err() {
                    break;
                }
            }
        }
    }

    pub(in crate::parse) fn directives(
        &mut self,
        directives: &'a [Directive],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let mut rest = directives;
        while let [directive, after @ ..] = rest {
            rest = after;
            read.after.push(rest);
            let result = self.directive(directive, read);
            read.after.pop();
            result?;
        }
        Ok(())
    }

    pub(in crate::parse) fn directive(
        &mut self,
        directive: &'a Directive,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if self.labels.is_some() {
            self.note_directive(directive);
        }
        match directive {
            Directive::Literal(text) => self.literal(text),
            Directive::Whitespace(_) => Ok(()),
            Directive::Operand(index) => self.operand_directive(*index, read),
            Directive::Attribute(index) => self.attribute_directive(*index, false, read),
            Directive::Region(index) => self.region_directive(*index, read),
            Directive::Successor(index) => self.successor_directive(*index, read),
            Directive::Operands => {
                let first = read.state.uses.len();
                let uses = self.operands_of(Part::AnyOperand)?;
                read.state.uses.extend(uses);
                read.all_operands = read.uses_from(first);
                Ok(())
            }
            Directive::Regions => self.region_list(0, read),
            Directive::Successors => self.successor_list(0, Part::AnySuccessor, read),
            Directive::Type(of) => self.type_directive(*of, false, read),
            Directive::FunctionalType { inputs, outputs } => {
                self.functional_type(*inputs, *outputs, read)
            }
            Directive::AttributeDictionary { with_keyword } => {
                self.attribute_dictionary_directive(*with_keyword, read)
            }
            Directive::PropertyDictionary if self.at(TokenKind::Less) => {
                self.inherent_attributes(read)
            }
            Directive::PropertyDictionary => Ok(()),
            Directive::Qualified(inner) => match &**inner {
                Directive::Attribute(index) => self.attribute_directive(*index, true, read),
                Directive::Type(of) => self.type_directive(*of, true, read),
                inner => self.directive(inner, read),
            },
            Directive::Optional(group) => self.optional_group(group, read),
            Directive::OneOfList(clauses) => self.clauses(clauses, read),
            Directive::Custom { name, parameters } => self.custom(name, parameters, read),
        }
    }

    fn optional_group(
        &mut self,
        group: &'a OptionalGroup,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let first = group.then.iter().find(|one| !matches!(one, Directive::Whitespace(_)));
        let present = match first {
            Some(first)
                if self.is_open(first, read.op) || self.is_open_property(first, read.op) =>
            {
                self.begin_cpp_only_part();
                if has_regions(first, read.op) {
                    self.shown(read.state)?;
                }
                // The next element of the group is not the one after the group.
                !self.at_what_follows(read)
            }
            first => first.is_some_and(|first| self.begins(first, read.op)),
        };
        if !present {
            return self.directives(&group.otherwise, read);
        }
        let mut rest = &*group.then;
        while let [directive, after @ ..] = rest {
            rest = after;
            read.after.push(rest);
            let result = match directive {
                // The existence of the group expresses it.
                Directive::Attribute(index)
                    if group.elided_anchor && *directive == *group.anchor =>
                {
                    let unit = self.ir.context.unit();
                    read.set_attribute(*index, unit);
                    Ok(())
                }
                Directive::Attribute(index) => {
                    self.required_attribute_directive(*index, false, read)
                }
                directive => self.directive(directive, read),
            };
            read.after.pop();
            result?;
        }
        Ok(())
    }

    fn clauses(&mut self, clauses: &'a [Clause], read: &mut FormatState<'_, 'a>) -> Parse {
        let mut met: SmallVec<[&str; 8]> = SmallVec::new();
        while let Some(clause) = clauses.iter().find(|clause| self.at_literal(&clause.literal)) {
            if met.contains(&&*clause.literal) {
                let repeated = Detail::RepeatedClause(clause.literal.to_string());
                return Err(self.error_here(repeated));
            }
            met.push(&clause.literal);
            self.bump();
            if let Some(index) = clause.unit_attribute {
                let unit = self.ir.context.unit();
                read.set_attribute(index, unit);
            }
            let end = self.previous_end();
            let (first, rest) = match clause.directives.split_first() {
                Some((Directive::Attribute(index), rest)) => (Some(*index), rest),
                _ => (None, &*clause.directives),
            };
            let described = |index: &usize| read.op.attributes.get(*index);
            // MLIR: an attribute with a default is optional only if it may be absent.
            let must_follow = first.filter(|index| {
                described(index).is_some_and(|one| {
                    matches!(one.presence, Presence::Default(_))
                        && !one.constraint.predicate().is_unknown()
                })
            });
            match must_follow {
                Some(index) => {
                    self.required_attribute_directive(index, false, read)?;
                    self.directives(rest, read)?;
                }
                None => self.directives(&clause.directives, read)?,
            }
            let is_empty = clause.unit_attribute.is_none() && self.previous_end() == end;
            if let Some(form) = self.open_form.as_mut().filter(|_| is_empty) {
                form.has_empty_part = true;
            }
        }
        Ok(())
    }

    fn custom(
        &mut self,
        name: &str,
        parameters: &'a [Parameter],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        match read.known.entry.directive(name, parameters) {
            Some(directive) => {
                read.parameters = parameters;
                (directive.read)(self, read)
            }
            None => self.open_directive(parameters, read),
        }
    }
}
