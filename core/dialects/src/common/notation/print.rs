//! Printing lists with their notation.

use super::parse::element_predicate;
use super::{Head, Item, Notation, Rest};
use abide_mlir::ir::{Attribute, AttributeKind, ValueId};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Formatted, Printer};

/// Prints ` [attribute]`, or nothing for an attribute of the operation's dialect.
pub(crate) fn print_bracketed(printer: &mut Printer<'_>, value: Attribute, default: &str) {
    if !is_own(printer, value, default) {
        printer.text(" [");
        printer.attribute(value);
        printer.text("]");
    }
}

/// Whether the body of an attribute of a dialect is this text.
fn is_own(printer: &Printer<'_>, value: Attribute, text: &str) -> bool {
    match printer.context().attribute_kind(value) {
        AttributeKind::Dialect { body, .. } => printer.context().bytes(*body) == text.as_bytes(),
        _ => false,
    }
}

impl Notation {
    /// Prints the directive.
    pub(crate) fn print<'ir>(&self, printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
        let columns = of.parameters.iter().map(|one| Column::of(printer, one, of)).collect();
        let mut writer = Writer { of, columns, next: 0 };
        let count = writer.count(self.items);
        let Some(head) = &self.head else { return writer.list(printer, self.items, 0..count) };
        if !writer.head(printer, head, self.items) {
            return;
        }
        writer.list(printer, self.items, 0..count);
        printer.text(")");
    }
}

/// The entries of one parameter.
#[derive(Default)]
struct Column<'ir> {
    values: Vec<ValueId>,
    attributes: &'ir [Attribute],
    numbers: &'ir [i64],
}

impl<'ir> Column<'ir> {
    fn of(printer: &Printer<'ir>, parameter: &Parameter, of: &Formatted<'ir>) -> Column<'ir> {
        let mut column = Column::default();
        match parameter {
            Parameter::Operand(index) => column.values = printer.operands_of(*index, of).to_vec(),
            Parameter::Attribute(index) => {
                let value = printer.attribute_of(*index, of);
                match value.map(|value| printer.context().attribute_kind(value)) {
                    Some(AttributeKind::Array(elements)) => column.attributes = elements,
                    Some(AttributeKind::DenseArray { values, .. }) => column.numbers = values,
                    _ => {}
                }
            }
            _ => {}
        }
        column
    }
}

struct Writer<'w, 'ir> {
    of: &'w Custom<'w, 'ir>,
    /// One for each parameter.
    columns: Vec<Column<'ir>>,
    /// The first element of the next list within an element.
    next: usize,
}

impl<'ir> Writer<'_, 'ir> {
    /// The number of elements that have all their items.
    fn count(&self, items: &[Item]) -> usize {
        let counts = items.iter().filter_map(|item| {
            // A flag or a word that is missing is the default.
            if matches!(item, Item::Choice(..) | Item::Flag(..) | Item::Prefix(..)) {
                return None;
            }
            let column = self.columns.get(item.place()?)?;
            Some(column.values.len().max(column.attributes.len()).max(column.numbers.len()))
        });
        counts.min().unwrap_or_default()
    }

    /// Prints the start of a list with attributes in front of it; returns whether there is anything to print.
    fn head(&self, printer: &mut Printer<'ir>, head: &Head, items: &[Item]) -> bool {
        let own = self.columns.get(head.place).map_or(&[][..], |column| column.attributes);
        let is_default = match own {
            [] => head.rest == Rest::Absent,
            [one] => is_own(printer, *one, head.default),
            _ => false,
        };
        let (values, attributes) = self.entries(items);
        if is_default && values.unwrap_or(attributes) == 0 {
            return false;
        }
        printer.text("(");
        for (number, value) in own.iter().enumerate() {
            printer.text(if number == 0 { "[" } else { ", " });
            printer.attribute(*value);
        }
        if !own.is_empty() {
            printer.text(if attributes > 0 { "], " } else { "]" });
        }
        true
    }

    /// The number of values, if items have any, and of attributes after elements.
    fn entries(&self, items: &[Item]) -> (Option<usize>, usize) {
        let (mut values, mut attributes) = (None, 0);
        for item in items {
            match *item {
                Item::Value(place) => {
                    values = self.columns.get(place).map(|column| column.values.len());
                }
                Item::Bracketed(place, _) => {
                    attributes = self.columns.get(place).map_or(0, |it| it.attributes.len());
                }
                Item::List(items, _) => values = self.entries(items).0,
                _ => {}
            }
        }
        (values, attributes)
    }

    fn list(&mut self, printer: &mut Printer<'ir>, items: &[Item], range: std::ops::Range<usize>) {
        let first = range.start;
        for number in range {
            printer.separator(number - first);
            for item in items {
                self.item(printer, item, number);
            }
        }
    }

    fn item(&mut self, printer: &mut Printer<'ir>, item: &Item, number: usize) {
        match *item {
            Item::Sign(_, text) | Item::Word(text) => printer.text(text),
            Item::Value(place) => {
                if let Some(value) = self.value(place, number) {
                    printer.operand(value);
                }
            }
            Item::Type(place) => {
                if let Some(value) = self.value(place, number) {
                    printer.text(" : ");
                    printer.value_type(value);
                }
            }
            Item::Flag(place, word) => {
                if self.number(place, number).is_some_and(|flag| flag != 0) {
                    printer.text(word);
                    printer.text(" ");
                }
            }
            Item::List(items, place) => {
                let count =
                    self.number(place, number).and_then(|count| usize::try_from(count).ok());
                let first = self.next;
                let end = first.saturating_add(count.unwrap_or_default());
                self.next = end.min(self.count(items)).max(first);
                self.list(printer, items, first..self.next);
            }
            _ => {
                let Some(place) = item.place() else { return };
                let column = self.columns.get(place);
                let value = column.and_then(|column| column.attributes.get(number)).copied();
                self.attribute(printer, item, place, value);
            }
        }
    }

    fn attribute(
        &self,
        printer: &mut Printer<'ir>,
        item: &Item,
        place: usize,
        value: Option<Attribute>,
    ) {
        match (*item, value) {
            (Item::Choice(_, words, _), value) => {
                let is_it = |body: &str| value.is_some_and(|value| is_own(printer, value, body));
                let known = words.iter().find(|(_, body)| is_it(body)).or(words.first());
                printer.text(known.map_or("", |(word, _)| word));
            }
            (Item::Prefix(_, word), Some(value)) => {
                if printer.context().integer_value(value).is_some_and(|flag| flag != 0) {
                    printer.text(word);
                    printer.text(": ");
                }
            }
            (Item::Bracketed(_, default), Some(value)) => {
                print_bracketed(printer, value, default);
            }
            (Item::Keyword(_), Some(value)) => {
                let predicate = match self.of.parameters.get(place) {
                    Some(Parameter::Attribute(index)) => element_predicate(self.of.op, *index),
                    _ => None,
                };
                match predicate {
                    Some(AttributePredicate::Enum(one)) => printer.enum_keyword(one, value),
                    _ => printer.attribute(value),
                }
            }
            (_, Some(value)) => printer.attribute(value),
            (_, None) => {}
        }
    }

    fn value(&self, place: usize, number: usize) -> Option<ValueId> {
        self.columns.get(place)?.values.get(number).copied()
    }

    fn number(&self, place: usize, number: usize) -> Option<i64> {
        self.columns.get(place)?.numbers.get(number).copied()
    }
}
