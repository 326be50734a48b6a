//! The textual form of attributes that a dialect's C++ encodes parameter by parameter, by a table of the dialect.

use super::cursor::Read;
use super::read::Encoded;
use crate::ir::{Attribute, AttributeKind, Context, Type, TypeKind};
use abide_source::types::Signedness;
use std::fmt::Write as _;

/// The words of an enumeration.
#[derive(Debug)]
struct Words {
    name: &'static str,
    /// The prefix of each word; empty for sets.
    prefix: &'static str,
    is_set: bool,
    words: Vec<(u64, &'static str)>,
    /// The words whose last number is a word of an enumeration, each with the enumeration's name.
    last: Vec<(&'static str, &'static str)>,
}

impl Words {
    fn of(line: &'static str) -> Option<Words> {
        let mut parts = line.split(' ');
        let (name, prefix) = (parts.next()?, parts.next()?);
        let (mut next, mut last) = (0, Vec::new());
        let words = parts.map(|part| {
            let word = part.split_once('=').map_or(part, |(number, word)| {
                next = u64::from_str_radix(number, 16).unwrap_or(next);
                word
            });
            next += 1;
            let Some((word, words)) = word.split_once('(') else { return (next - 1, word) };
            last.push((word, words.trim_end_matches(')')));
            (next - 1, word)
        });
        let words = words.collect();
        let prefix = if matches!(prefix, "|" | "-") { "" } else { prefix };
        Some(Words { name, prefix, is_set: line.contains(" | "), words, last })
    }

    /// Returns the text of a number.
    fn text(&self, number: u64) -> Option<String> {
        if !self.is_set {
            let word = self.words.iter().find(|(own, _)| *own == number)?.1;
            return Some(format!("{}{word}", self.prefix));
        }
        let (mut left, mut words) = (number, Vec::new());
        for (bits, word) in &self.words {
            if left & bits == *bits {
                words.push(*word);
                left &= !bits;
            }
        }
        match words.as_slice() {
            _ if left != 0 => None,
            [one] => Some((*one).to_owned()),
            all => Some(format!("\"{}\"", all.join("|"))),
        }
    }

    /// The number of this spelling.
    pub(super) fn number(&self, text: &str) -> Option<u64> {
        let number = |word: &str| {
            let word = word.trim().strip_prefix(self.prefix)?;
            self.words.iter().find(|(_, own)| *own == word).map(|(number, _)| *number)
        };
        let mut all = text.trim_matches('"').split('|');
        all.try_fold(0, |all, word| Some(all | number(word)?))
    }
}

/// The kind and encoding of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Integer,
    Flag,
    Text,
    Attribute,
    List,
    Numbers,
    /// A word of an enumeration, by its place.
    Word(usize),
}

/// A parameter.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// Whether it is not written if it is zero or absent.
    pub(super) is_optional: bool,
}

/// An attribute.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) code: u64,
    pub(super) mnemonic: &'static str,
    pub(super) fields: Vec<Field>,
}

/// The attributes that a dialect encodes.
#[derive(Debug)]
pub struct Records {
    words: Vec<Words>,
    records: Vec<Record>,
}

impl Records {
    /// Reads a table.
    #[must_use]
    pub fn of(table: &'static str) -> Records {
        let mut all = Records { words: Vec::new(), records: Vec::new() };
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with(|first: char| first.is_ascii_digit()) {
                all.words.extend(Words::of(line));
                continue;
            }
            let mut parts = line.split(' ');
            let (code, mnemonic) = (parts.next(), parts.next());
            let fields = parts.filter_map(|part| all.field(part)).collect();
            let code = code.and_then(|code| code.parse().ok()).unwrap_or(u64::MAX);
            all.records.push(Record { code, mnemonic: mnemonic.unwrap_or_default(), fields });
        }
        all
    }

    fn field(&self, part: &'static str) -> Option<Field> {
        let (name, kind) = part.split_once(':')?;
        let kind = match kind {
            "number" => Kind::Number,
            "integer" => Kind::Integer,
            "flag" => Kind::Flag,
            "text" => Kind::Text,
            "attribute" => Kind::Attribute,
            "list" => Kind::List,
            "numbers" => Kind::Numbers,
            word => Kind::Word(self.words.iter().position(|own| own.name == word)?),
        };
        Some(Field { name: name.trim_end_matches('?'), kind, is_optional: name.ends_with('?') })
    }

    /// Parses a number, or a word of any enumeration as its number.
    pub(super) fn number_or_word(&self, text: &str) -> Option<u64> {
        let word = || self.words.iter().find_map(|words| words.number(text));
        text.parse().ok().or_else(word)
    }

    /// Returns the numbers after a word; the last one may be a word, too.
    fn numbers(&self, word: &str, numbers: &str) -> Option<String> {
        let of_word = |words: &Words| {
            let word = word.strip_prefix(words.prefix)?;
            words.last.iter().find(|(own, _)| *own == word).map(|(_, name)| *name)
        };
        let Some(name) = self.words.iter().find_map(of_word) else {
            return Some(numbers.to_owned());
        };
        let words = self.words.iter().find(|words| words.name == name)?;
        let (first, last) = numbers.rsplit_once(' ').unwrap_or(("", numbers));
        let last = words.text(last.parse().ok()?)?;
        Some(format!("{first} {last}").trim_start().to_owned())
    }

    pub(super) fn number(&self, words: usize, text: &str) -> Option<u64> {
        self.words.get(words)?.number(text)
    }

    /// The record of an attribute with a body.
    pub(super) fn record(&self, body: &str) -> Option<&Record> {
        let is_word = |one: char| one.is_ascii_alphanumeric() || one == '_';
        let name = body.split(|one| !is_word(one)).next()?;
        self.records.iter().find(|one| one.mnemonic == name)
    }

    /// The attribute that is a word with numbers.
    pub(super) fn plain(&self) -> Option<&Record> {
        self.records.iter().find(|one| one.is_plain())
    }

    /// Reads an attribute of a dialect; `None` if a code or a word is unknown.
    ///
    /// # Errors
    /// The bytes end early or refer to a missing entry.
    pub fn read(&self, dialect: &str, encoded: &mut Encoded<'_, '_>) -> Read<Option<Attribute>> {
        let code = encoded.number()?;
        let Some(record) = self.records.iter().find(|one| one.code == code) else {
            return Ok(None);
        };
        let mut values = Vec::with_capacity(record.fields.len());
        for field in &record.fields {
            let Some(value) = self.value(dialect, field, encoded)? else { return Ok(None) };
            values.push(value);
        }
        if let ([word, numbers], true) = (values.as_mut_slice(), record.is_plain()) {
            let Some(written) = self.numbers(word, numbers) else { return Ok(None) };
            *numbers = written;
        }
        let body = format!("{}{}", record.mnemonic, record.written(&values));
        encoded.linked_attribute(dialect, &body)
    }

    /// An attribute within another one of its dialect: its number if it is a dialect's or distinct, else its text.
    /// Without an alias, the only kind of attribute that its place allows is written without its name. `None` if the
    /// dialect has no attributes of that kind within others.
    fn linked(
        &self,
        dialect: &str,
        value: Attribute,
        parameter: &str,
        encoded: &mut Encoded<'_, '_>,
    ) -> Read<Option<String>> {
        let meant = encoded.name_within(dialect, parameter);
        let context = encoded.context();
        match context.attribute_kind(value) {
            AttributeKind::Dialect { body, .. } => {
                let body = context.text(*body);
                let is_plain = self.record(&body).is_some_and(Record::is_plain);
                let plain = body.split_once(' ').filter(|_| is_plain).map(|(_, rest)| rest);
                let rest = plain.or_else(|| body.strip_prefix(meant?));
                Ok(Some(rest.map_or_else(|| value.link(), str::to_owned)))
            }
            AttributeKind::Distinct { .. } => Ok(Some(value.link())),
            AttributeKind::String { ty: None, .. } => encoded.written(value).map(Some),
            AttributeKind::Integer { ty, .. } if is_signless(context, *ty) => {
                encoded.written(value).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Returns the text of a value, empty if it is absent; `None` if unknown.
    fn value(
        &self,
        dialect: &str,
        field: &Field,
        encoded: &mut Encoded<'_, '_>,
    ) -> Read<Option<String>> {
        let unless_zero = |number: u64| {
            if field.is_optional && number == 0 { String::new() } else { number.to_string() }
        };
        Ok(Some(match field.kind {
            Kind::Number => unless_zero(encoded.number()?),
            Kind::Integer => {
                let (number, is_there) = encoded.number_with_flag()?;
                if is_there { number.to_string() } else { String::new() }
            }
            Kind::Flag => match encoded.byte()? {
                0 if field.is_optional => String::new(),
                value => (value != 0).to_string(),
            },
            Kind::Text => {
                let text = encoded.string()?;
                encoded.written(text)?
            }
            Kind::Attribute if field.is_optional => match encoded.optional_attribute()? {
                Some(value) => return self.linked(dialect, value, field.name, encoded),
                None => String::new(),
            },
            Kind::Attribute => {
                let value = encoded.attribute()?;
                return self.linked(dialect, value, field.name, encoded);
            }
            Kind::List if encoded.byte()? == 0 => String::new(),
            Kind::List => {
                let mut all = String::new();
                for index in 0..encoded.count()? {
                    let Some(value) = encoded.optional_attribute()? else { return Ok(None) };
                    let Some(written) = self.linked(dialect, value, field.name, encoded)? else {
                        return Ok(None);
                    };
                    all.push_str(if index == 0 { "" } else { ", " });
                    all.push_str(&written);
                }
                all
            }
            Kind::Numbers if encoded.byte()? == 0 => String::new(),
            Kind::Numbers => {
                let mut all = String::new();
                for index in 0..encoded.count()? {
                    let separator = if index == 0 { "" } else { ", " };
                    let _ = write!(all, "{separator}{}", encoded.number()?);
                }
                all
            }
            Kind::Word(words) => {
                let number = encoded.number()?;
                if number == 0 && field.is_optional {
                    return Ok(Some(String::new()));
                }
                return Ok(self.words.get(words).and_then(|words| words.text(number)));
            }
        }))
    }
}

fn is_signless(context: &Context, ty: Type) -> bool {
    let signless = Signedness::Signless;
    matches!(context.type_kind(ty), TypeKind::Integer { signedness, .. } if *signedness == signless)
}

impl Record {
    /// Returns the text of an attribute after its name, with these values.
    fn written(&self, values: &[String]) -> String {
        match (values, self.fields.first().map(|first| first.kind)) {
            // An operation with its arguments.
            ([operation, arguments], Some(Kind::Word(_))) if self.is_plain() => {
                match &**arguments {
                    "" => format!(" {operation}"),
                    arguments => format!(" {operation}({arguments})"),
                }
            }
            ([all], Some(Kind::List)) if all.is_empty() => "<>".to_owned(),
            ([all], Some(Kind::List)) => format!("<[{all}]>"),
            ([name, directory], Some(Kind::Text)) => format!("<{name} in {directory}>"),
            _ => {
                let mut out = String::from("<");
                let named = self.fields.iter().zip(values).filter(|(_, value)| !value.is_empty());
                for (index, (field, value)) in named.enumerate() {
                    let separator = if index == 0 { "" } else { ", " };
                    let _ = write!(out, "{separator}{} = {value}", field.name);
                }
                out.push('>');
                out
            }
        }
    }

    /// Whether it is a word with numbers.
    pub(super) fn is_plain(&self) -> bool {
        self.fields.last().is_some_and(|last| last.kind == Kind::Numbers)
    }
}
