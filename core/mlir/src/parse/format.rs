//! Operations with a declarative format: its directives, one after the other.

use super::expected_directives::type_part;
use super::following::Behind;
use super::known::KnownOp;
use super::open_regions::has_regions;
use super::parser::Parser;
use super::state::OperationState;
use super::tokens::Parse;
use super::tokens::labels::{Part, operand};
use super::tokens::operands::OperandUse;
use super::tokens::roles::Expected;
use crate::directives::{self, CustomDirective};
use crate::ir::{Attribute, BlockId, Identifier, RegionId, Type};
use crate::ods::format::{Clause, Directive, OptionalGroup, Parameter, TypeReference};
use crate::ods::{Arity, OpDescription, ValueDescription};
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Detail, Wanted};
use abide_source::sort;
use smallvec::SmallVec;
use std::ops::Range;

/// The state of parsing an operation with a format. Operands, results and so on are indices into its description.
pub struct FormatState<'s, 'a> {
    pub(super) known: &'s KnownOp<'a>,
    /// The description of the operation.
    pub op: &'a OpDescription,
    /// The operation's parts so far.
    pub state: &'s mut OperationState<'a>,
    /// For each operand, its uses in the scratch of the state.
    pub(super) operands: SmallVec<[Option<Range<u32>>; 6]>,
    /// For each operand, its types in the scratch of the state.
    pub(super) operand_types: SmallVec<[Option<Range<u32>>; 6]>,
    /// For each result, its types in the scratch of the state.
    pub(super) result_types: SmallVec<[Option<Range<u32>>; 4]>,
    /// `operands`: all of them.
    pub(super) all_operands: Option<Range<u32>>,
    /// `type(operands)`: those of all of them.
    pub(super) all_operand_types: Option<Range<u32>>,
    /// `type(results)`: those of all of them.
    pub(super) all_result_types: Option<Range<u32>>,
    /// The regions that were read, each with its index in the description.
    pub regions: SmallVec<[(usize, RegionId); 2]>,
    successors: SmallVec<[(usize, BlockId); 2]>,
    /// For each operand that is groups of operands, how long each group is.
    pub(super) groups: SmallVec<[(usize, Vec<i64>); 1]>,
    /// The rest of the format after the current directives.
    pub(super) behind: Behind<'a>,
}

fn offset(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

impl<'a> FormatState<'_, 'a> {
    fn uses_from(&self, first: usize) -> Option<Range<u32>> {
        Some(offset(first)..offset(self.state.uses.len()))
    }

    fn types_from(&self, first: usize) -> Option<Range<u32>> {
        Some(offset(first)..offset(self.state.types.len()))
    }

    /// Sets the uses of an operand: those from index `first` on.
    pub fn set_operand(&mut self, index: usize, first: usize) {
        let range = self.uses_from(first);
        if let Some(place) = self.operands.get_mut(index) {
            *place = range;
        }
    }

    /// Sets types: those from index `first` on.
    pub fn set_types(&mut self, of: TypeReference, first: usize) {
        let range = self.types_from(first);
        match of {
            TypeReference::Operand(index) => {
                if let Some(place) = self.operand_types.get_mut(index) {
                    *place = range;
                }
            }
            TypeReference::Result(index) => {
                if let Some(place) = self.result_types.get_mut(index) {
                    *place = range;
                }
            }
            TypeReference::Operands => self.all_operand_types = range,
            TypeReference::Results => self.all_result_types = range,
        }
    }

    /// Gives the values that a type directive is about their types.
    pub fn give_types(&mut self, of: TypeReference, types: &[Type]) {
        let first = self.state.types.len();
        self.state.types.extend_from_slice(types);
        self.set_types(of, first);
    }

    /// Sets the types of an operand: those from index `first` on.
    pub fn set_operand_types(&mut self, index: usize, first: usize) {
        self.set_types(TypeReference::Operand(index), first);
    }

    /// Sets the types of a result: those from index `first` on.
    pub fn set_result_types(&mut self, index: usize, first: usize) {
        self.set_types(TypeReference::Result(index), first);
    }

    /// Returns the uses of an operand parsed so far.
    pub fn uses_of(&self, index: usize) -> Vec<OperandUse<'a>> {
        let range = self.operands.get(index).cloned().flatten().unwrap_or_default();
        self.state.uses.get(range.start as usize..range.end as usize).unwrap_or_default().to_vec()
    }

    /// The type that is written for an operand, where it has been read.
    pub fn written_type(&self, index: usize) -> Option<Type> {
        let range = self.operand_types.get(index)?.clone()?;
        self.state.types.get(range.start as usize).copied()
    }

    /// Adds a block to a successor.
    pub fn push_successor(&mut self, index: usize, block: BlockId) {
        self.successors.push((index, block));
    }

    /// Whether a region of the description has been read.
    pub(super) fn has_region(&self, index: usize) -> bool {
        self.regions.iter().any(|(own, _)| *own == index)
    }

    /// Sets how long the groups are that an operand is made of.
    pub fn set_groups(&mut self, index: usize, lengths: Vec<i64>) {
        self.groups.push((index, lengths));
    }

    /// The name of an attribute.
    #[must_use]
    pub fn attribute_name(&self, index: usize) -> Option<Identifier> {
        self.known.attributes.get(index).copied()
    }

    /// Sets the value of an attribute.
    pub fn set_attribute(&mut self, index: usize, value: Attribute) {
        if let Some(name) = self.known.attributes.get(index) {
            self.state.attributes.push((*name, value));
        }
    }

    /// How many values a type directive is about; `None` is all.
    fn described(&self, of: TypeReference) -> Option<&'a ValueDescription> {
        match of {
            TypeReference::Operand(index) => self.op.operands.get(index),
            TypeReference::Result(index) => self.op.results.get(index),
            TypeReference::Operands | TypeReference::Results => None,
        }
    }
}

impl<'a> Parser<'a> {
    /// Parses the text after the name of an operation with a format.
    pub(super) fn formatted_operation(
        &mut self,
        known: &KnownOp<'a>,
        state: &mut OperationState<'a>,
    ) -> Parse<()> {
        let op = known.entry.description();
        let Some(format) = op.format() else {
            return Err(self.expected("an operation in generic form"));
        };
        let mut read = FormatState {
            known,
            op,
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
            behind: Behind::new(),
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
                self.softly(reported, ())?;
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
    ) -> Parse<()> {
        for (index, directive) in directives.iter().enumerate() {
            read.behind.clear();
            read.behind.push(directives.get(index + 1..).unwrap_or_default());
            if let Err(reported) = self.directive(directive, read) {
                self.softly(reported, ())?;
                if read.op.newer.is_empty() {
                    self.directives_behind(directives.get(index..).unwrap_or_default(), read);
                }
                return Err(reported);
            }
        }
        Ok(())
    }

    fn directives(
        &mut self,
        directives: &'a [Directive],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let mut rest = directives;
        while let [directive, behind @ ..] = rest {
            rest = behind;
            read.behind.push(rest);
            let result = self.directive(directive, read);
            read.behind.pop();
            result?;
        }
        Ok(())
    }

    pub(super) fn directive(
        &mut self,
        directive: &'a Directive,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
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

    fn operand_directive(&mut self, index: usize, read: &mut FormatState<'_, 'a>) -> Parse<()> {
        let (first, part) = (read.state.uses.len(), operand(index));
        match read.op.operands.get(index).map(|operand| &operand.arity) {
            Some(Arity::Variadic) => {
                if self.at(TokenKind::PercentIdentifier) {
                    self.comma_separated(|parser| {
                        let operand = parser.operand_of(part)?;
                        read.state.uses.push(operand);
                        Ok(())
                    })?;
                }
            }
            Some(Arity::VariadicOfVariadic(_)) => {
                let mut lengths = Vec::new();
                if self.at(TokenKind::LeftParen) {
                    self.comma_separated(|parser| {
                        parser.expect(TokenKind::LeftParen)?;
                        let uses = parser.operands_of(part)?;
                        parser.expect(TokenKind::RightParen)?;
                        lengths.push(i64::try_from(uses.len()).unwrap_or(i64::MAX));
                        read.state.uses.extend(uses);
                        Ok(())
                    })?;
                }
                read.groups.push((index, lengths));
            }
            Some(Arity::Optional) => read.state.uses.extend(self.optional_operand(part)?),
            Some(Arity::Single) | None => read.state.uses.push(self.operand_of(part)?),
        }
        read.set_operand(index, first);
        Ok(())
    }

    fn successor_directive(&mut self, index: usize, read: &mut FormatState<'_, 'a>) -> Parse<()> {
        if read.op.successors.get(index).is_some_and(|successor| successor.variadic) {
            return self.successor_list(index, Part::Successor(index), read);
        }
        let successor = self.piece(Part::Successor(index), Self::successor)?;
        read.successors.push((index, successor));
        Ok(())
    }

    fn successor_list(
        &mut self,
        index: usize,
        part: Part,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        if !self.at(TokenKind::CaretIdentifier) {
            return Ok(());
        }
        self.comma_separated(|parser| {
            let successor = parser.piece(part, Self::successor)?;
            read.successors.push((index, successor));
            Ok(())
        })
    }

    fn type_directive(
        &mut self,
        of: TypeReference,
        qualified: bool,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let (first, part) = (read.state.types.len(), type_part(of));
        match read.described(of).map(|value| &value.arity) {
            Some(Arity::Single) => {
                let class = read.described(of).and_then(|value| value.constraint.class());
                let start = self.position();
                let ty = self.piece(part, |parser| parser.type_of_value(class))?;
                if let Some(class) = class.filter(|_| !qualified) {
                    self.note_type(start, ty, class);
                }
                read.state.types.push(ty);
            }
            Some(Arity::Optional) => {
                if self.at_type() {
                    let ty = self.piece(part, |parser| parser.ty())?;
                    read.state.types.push(ty);
                }
            }
            Some(Arity::VariadicOfVariadic(_)) => {
                if self.at(TokenKind::LeftParen) {
                    self.comma_separated(|parser| {
                        parser.expect(TokenKind::LeftParen)?;
                        parser.list_until(TokenKind::RightParen, |parser| {
                            let ty = parser.piece(part, |parser| parser.ty())?;
                            read.state.types.push(ty);
                            Ok(())
                        })
                    })?;
                }
            }
            Some(Arity::Variadic) | None => {
                if self.at_type() {
                    self.comma_separated(|parser| {
                        let ty = parser.piece(part, |parser| parser.ty())?;
                        read.state.types.push(ty);
                        Ok(())
                    })?;
                }
            }
        }
        read.set_types(of, first);
        Ok(())
    }

    fn functional_type(
        &mut self,
        inputs: TypeReference,
        outputs: TypeReference,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let mut types: (SmallVec<[Type; 6]>, SmallVec<[Type; 2]>) = Default::default();
        if !self.at(TokenKind::LeftParen) {
            self.note(Expected::FunctionType);
            return Err(self.expected(Wanted::Type("function type".into())));
        }
        let parts = Some([type_part(inputs), type_part(outputs)]);
        self.function_type_of(parts, &mut types.0, &mut types.1)?;
        let first = read.state.types.len();
        read.state.types.extend_from_slice(&types.0);
        read.set_types(inputs, first);
        let first = read.state.types.len();
        read.state.types.extend_from_slice(&types.1);
        read.set_types(outputs, first);
        Ok(())
    }

    fn optional_group(
        &mut self,
        group: &'a OptionalGroup,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        let first = group.then.iter().find(|one| !matches!(one, Directive::Whitespace(_)));
        let present = match first {
            Some(first) if self.is_open(first, read.op) => {
                self.meet_open_part();
                if has_regions(first, read.op) {
                    self.shown(read.state)?;
                }
                // What follows in the group is not what follows the group.
                !self.at_what_follows(read)
            }
            first => first.is_some_and(|first| self.begins(first, read.op)),
        };
        if !present {
            return self.directives(&group.otherwise, read);
        }
        let mut rest = &*group.then;
        while let [directive, behind @ ..] = rest {
            rest = behind;
            read.behind.push(rest);
            let result = match directive {
                // The group being there is what says it.
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
            read.behind.pop();
            result?;
        }
        Ok(())
    }

    /// Whether the first directive of an optional group finds something to read.
    pub(super) fn begins(&self, directive: &'a Directive, op: &'a OpDescription) -> bool {
        match directive {
            Directive::Literal(text) => self.at_literal(text),
            Directive::Operand(index) => {
                let grouped = op
                    .operands
                    .get(*index)
                    .is_some_and(|operand| matches!(operand.arity, Arity::VariadicOfVariadic(_)));
                self.at(if grouped { TokenKind::LeftParen } else { TokenKind::PercentIdentifier })
            }
            Directive::Operands => self.at(TokenKind::PercentIdentifier),
            Directive::Attribute(index) => op
                .attributes
                .get(*index)
                .is_some_and(|attribute| self.at_attribute_of(attribute.constraint.predicate())),
            Directive::Region(_) | Directive::Regions => self.at(TokenKind::LeftBrace),
            Directive::Successor(_) | Directive::Successors => self.at(TokenKind::CaretIdentifier),
            Directive::Type(_) => self.at_type(),
            Directive::FunctionalType { .. } => self.at(TokenKind::LeftParen),
            Directive::AttributeDictionary { with_keyword: true } => self.at_word("attributes"),
            Directive::AttributeDictionary { with_keyword: false } => self.at(TokenKind::LeftBrace),
            Directive::PropertyDictionary => self.at(TokenKind::Less),
            Directive::Qualified(inner) => self.begins(inner, op),
            Directive::Custom { name, parameters } => {
                let known = self.find_directive(op, name, parameters);
                known.is_some_and(|directive| (directive.begins)(self))
            }
            Directive::Whitespace(_) | Directive::Optional(_) | Directive::OneOfList(_) => true,
        }
    }

    fn clauses(&mut self, clauses: &'a [Clause], read: &mut FormatState<'_, 'a>) -> Parse<()> {
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
            read.state.clause = Some(&clause.literal);
            self.directives(&clause.directives, read)?;
            read.state.clause = None;
        }
        Ok(())
    }

    fn custom(
        &mut self,
        name: &str,
        parameters: &'a [Parameter],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse<()> {
        match read.known.entry.directive(name, parameters) {
            Some(directive) => (directive.read)(self, parameters, read),
            None => self.open_directive(parameters, read),
        }
    }

    /// Whether only C++ knows what a directive reads.
    pub(super) fn is_open(&self, directive: &Directive, op: &OpDescription) -> bool {
        matches!(directive, Directive::Custom { name, parameters }
            if self.find_directive(op, name, parameters).is_none())
    }

    /// The directive with a name in the format of an operation.
    pub(super) fn find_directive(
        &self,
        op: &OpDescription,
        name: &str,
        parameters: &[Parameter],
    ) -> Option<&'static CustomDirective> {
        directives::find(self.registry.directives(op), name, parameters)
    }
}
