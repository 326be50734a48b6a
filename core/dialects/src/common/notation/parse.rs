//! Parsing lists with their notation.

use super::{Head, Item, Notation, Rest};
use crate::common::clauses::parse::Values;
use abide_mlir::ir::{Attribute, AttributeKind, Type};
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, Types, attribute};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// An attribute of the dialect of the operation: `#acc.device_type<none>`.
pub(crate) fn own_attribute(parser: &mut Types<'_>, body: &str, op: &OpDescription) -> Attribute {
    let dialect = parser.ir.context.identifier(op.dialect());
    let body = parser.ir.context.identifier(body);
    parser.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
}

/// `[attribute]`, or nothing for an attribute of the dialect of the operation.
pub(crate) fn bracketed(
    parser: &mut Parser<'_>,
    default: &str,
    op: &OpDescription,
) -> Parse<Attribute> {
    if !parser.eat(TokenKind::LeftBracket) {
        return Ok(own_attribute(parser, default, op));
    }
    let value = parser.attribute(None)?;
    parser.expect(TokenKind::RightBracket)?;
    Ok(value)
}

impl Notation {
    /// Parses the directive.
    pub(crate) fn read<'a>(
        &self,
        parser: &mut Parser<'a>,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let (is_open, has_list) = match &self.head {
            Some(head) => head.read(parser, read)?,
            None => (false, true),
        };
        if !is_open && !has_list {
            return Ok(());
        }
        let columns = read.parameters.iter().map(|_| Column::default()).collect();
        let mut reader = Reader { parameters: read.parameters, op: read.op, columns };
        if has_list {
            reader.list(parser, self.items)?;
        }
        if is_open {
            parser.expect(TokenKind::RightParen)?;
        }
        reader.give(parser, self.items, read);
        Ok(())
    }
}

impl Head {
    /// Returns whether parentheses are open, and whether the list follows.
    fn read(&self, parser: &mut Parser<'_>, read: &mut FormatState<'_, '_>) -> Parse<(bool, bool)> {
        let Some(Parameter::Attribute(index)) = read.parameters.get(self.place) else {
            return Err(parser.expected("a list of attributes"));
        };
        let is_open = parser.eat(TokenKind::LeftParen);
        let mut has_list = is_open;
        let mut own = Vec::new();
        if !is_open {
            own.push(own_attribute(parser, self.default, read.op));
        } else if self.rest == Rest::Absent || parser.at(TokenKind::LeftBracket) {
            parser.expect(TokenKind::LeftBracket)?;
            parser.comma_separated(|parser| {
                own.push(parser.attribute(None)?);
                Ok(())
            })?;
            parser.expect(TokenKind::RightBracket)?;
            match self.rest {
                Rest::Required | Rest::Only => parser.expect(TokenKind::Comma)?,
                Rest::Optional => has_list = parser.eat(TokenKind::Comma),
                Rest::Absent => has_list = false,
            }
        }
        if !is_open || self.rest != Rest::Only {
            let own = parser.ir.context.array(own);
            read.set_attribute(*index, own);
        }
        Ok((is_open, has_list))
    }
}

/// The entries for one parameter.
#[derive(Default)]
struct Column<'a> {
    values: Values<'a>,
    attributes: Vec<Attribute>,
    numbers: Vec<i64>,
}

struct Reader<'a> {
    parameters: &'a [Parameter],
    op: &'a OpDescription,
    /// One for each parameter.
    columns: Vec<Column<'a>>,
}

impl<'a> Reader<'a> {
    /// Parses one or more elements and returns their number.
    fn list(&mut self, parser: &mut Parser<'a>, items: &[Item]) -> Parse<i64> {
        let mut count = 0;
        parser.comma_separated(|parser| {
            for item in items {
                self.item(parser, item, count == 0)?;
            }
            count += 1;
            Ok(())
        })?;
        Ok(count)
    }

    fn item(&mut self, parser: &mut Parser<'a>, item: &Item, is_first: bool) -> Parse {
        match *item {
            Item::Sign(kind, _) => parser.expect(kind),
            Item::Word(word) if parser.eat_word(word) => Ok(()),
            Item::Word(word) => Err(parser.expected(Wanted::sign(word))),
            Item::Value(place) => {
                let (index, values) = self.values(parser, place)?;
                values.read_use(parser, index)
            }
            Item::Type(place) => {
                let (index, values) = self.values(parser, place)?;
                values.read_type(parser, index).map(drop)
            }
            Item::Flag(place, word) => {
                let flag = parser.eat_word(word);
                self.column(parser, place)?.1.numbers.push(i64::from(flag));
                Ok(())
            }
            Item::List(items, place) => {
                let count = self.list(parser, items)?;
                self.column(parser, place)?.1.numbers.push(count);
                Ok(())
            }
            _ => {
                let Some(place) = item.place() else { return Ok(()) };
                let (index, _) = self.column(parser, place)?;
                let value = self.attribute(parser, item, index, is_first)?;
                self.column(parser, place)?.1.attributes.push(value);
                Ok(())
            }
        }
    }

    fn attribute(
        &self,
        parser: &mut Parser<'a>,
        item: &Item,
        index: usize,
        is_first: bool,
    ) -> Parse<Attribute> {
        match *item {
            Item::Symbol(_) => parser.symbol_reference(),
            Item::Keyword(_) => match element_predicate(self.op, index) {
                Some(AttributePredicate::Enum(one)) => {
                    parser.keyword_of(one, "expected valid keyword")
                }
                _ => parser.word_of_document(),
            },
            Item::Choice(_, words, [first, later]) => {
                let Some((_, body)) = words.iter().find(|(word, _)| parser.at_word(word)) else {
                    return Err(parser.error_here(if is_first { first } else { later }));
                };
                parser.bump();
                Ok(own_attribute(parser, body, self.op))
            }
            Item::Prefix(_, word) => {
                let flag = parser.eat_word(word);
                if flag {
                    parser.expect(TokenKind::Colon)?;
                }
                Ok(parser.ir.context.bool_attribute(flag))
            }
            Item::Bracketed(_, default) => bracketed(parser, default, self.op),
            _ => parser.piece(attribute(index), |parser| parser.attribute(None)),
        }
    }

    fn values(&mut self, parser: &mut Parser<'a>, place: usize) -> Parse<(usize, &mut Values<'a>)> {
        match (self.parameters.get(place), self.columns.get_mut(place)) {
            (Some(Parameter::Operand(index)), Some(column)) => Ok((*index, &mut column.values)),
            _ => Err(parser.expected("values of a clause")),
        }
    }

    /// The attribute at a place, and its entries.
    fn column(&mut self, parser: &mut Parser<'a>, place: usize) -> Parse<(usize, &mut Column<'a>)> {
        match (self.parameters.get(place), self.columns.get_mut(place)) {
            (Some(Parameter::Attribute(index)), Some(column)) => Ok((*index, column)),
            _ => Err(parser.expected("an attribute of a clause")),
        }
    }

    /// Sets the operands and attributes of the items.
    fn give(&mut self, parser: &mut Types<'a>, items: &[Item], read: &mut FormatState<'_, 'a>) {
        for item in items {
            let Some(place) = item.place() else { continue };
            let numbers_of: Option<Type> = match *item {
                Item::List(items, _) => {
                    self.give(parser, items, read);
                    Some(parser.ir.context.integer(32))
                }
                Item::Flag(..) => Some(parser.ir.context.bool_type()),
                _ => None,
            };
            let Some(column) = self.columns.get_mut(place).map(std::mem::take) else { continue };
            match (self.parameters.get(place), numbers_of) {
                (Some(Parameter::Operand(index)), _) => column.values.give_to(*index, read),
                (Some(Parameter::Attribute(index)), Some(element)) => {
                    let values = column.numbers.into();
                    let value = AttributeKind::DenseArray { element, values };
                    let value = parser.ir.context.attribute(value);
                    read.set_attribute(*index, value);
                }
                (Some(Parameter::Attribute(index)), None) => {
                    let value = parser.ir.context.array(column.attributes);
                    read.set_attribute(*index, value);
                }
                _ => {}
            }
        }
    }
}

/// The predicate of the elements of an attribute that is an array.
pub(super) fn element_predicate(op: &OpDescription, index: usize) -> Option<&AttributePredicate> {
    match op.attributes.get(index)?.constraint.predicate() {
        AttributePredicate::Array(element) => Some(element),
        _ => None,
    }
}
