//! Attributes that a dialect's C++ encodes parameter by parameter.

use super::super::records::{Field, Kind, Record, Records};
use super::Writer;
use super::sink::{Key, Sink};
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::parse::unescaped;

/// An encoded parameter.
enum Value {
    Number(u64),
    Byte(u8),
    Text(Identifier),
    Optional(Option<Attribute>),
    Attribute(Attribute),
    List(Vec<Attribute>),
    Numbers(Vec<u64>),
}

impl Writer<'_> {
    /// Encodes an attribute of a dialect as the dialect's C++ does; returns whether it does, and all of the attribute
    /// is known.
    pub(super) fn record(
        &mut self,
        dialect: Identifier,
        body: Identifier,
        out: &mut impl Sink,
    ) -> bool {
        let hooks = self.registry.bytecode(self.held.context.bytes(dialect));
        let Some(records) = hooks.and_then(|hooks| hooks.records).map(|records| records()) else {
            return false;
        };
        let body = self.held.context.text(body).into_owned();
        let Some(record) = records.record(&body) else { return false };
        let Some(values) = self.values_of(records, record, dialect, &body) else { return false };
        out.varint(record.code);
        for value in values {
            match value {
                Value::Text(text) => out.text(self.held.context.bytes(text)),
                value => write(&value, out),
            }
        }
        true
    }

    fn values_of(
        &mut self,
        records: &Records,
        record: &Record,
        dialect: Identifier,
        body: &str,
    ) -> Option<Vec<Value>> {
        let rest = body.strip_prefix(record.mnemonic)?;
        let texts = texts(record, rest)?;
        let fields = record.fields.iter().zip(texts);
        fields.map(|(field, text)| self.value_of(records, field, dialect, text)).collect()
    }

    fn value_of(
        &mut self,
        records: &Records,
        field: &Field,
        dialect: Identifier,
        text: Option<&str>,
    ) -> Option<Value> {
        let absent = text.is_none();
        if absent && !field.is_optional {
            return None;
        }
        let text = text.unwrap_or_default();
        Some(match field.kind {
            Kind::Number if absent => Value::Number(0),
            Kind::Number => Value::Number(text.parse().ok()?),
            Kind::Integer if absent => Value::Number(0),
            Kind::Integer => Value::Number(text.parse::<u64>().ok()?.checked_mul(2)? | 1),
            Kind::Flag => Value::Byte(u8::from(matches!(text, "true" | "1"))),
            Kind::Text => Value::Text(self.text(text)?),
            Kind::Attribute if absent => Value::Optional(None),
            Kind::Attribute => {
                let value = self.attribute_of(dialect, field.name, text)?;
                if field.is_optional {
                    Value::Optional(Some(value))
                } else {
                    Value::Attribute(value)
                }
            }
            Kind::List => {
                let all = pieces(text).into_iter();
                let all = all.map(|one| self.attribute_of(dialect, field.name, one));
                Value::List(all.collect::<Option<_>>()?)
            }
            Kind::Numbers => {
                let all = pieces(text).into_iter().map(|one| records.number_or_word(one));
                Value::Numbers(all.collect::<Option<_>>()?)
            }
            Kind::Word(_) if absent => Value::Number(0),
            Kind::Word(words) => Value::Number(records.number(words, text)?),
        })
    }

    /// A text in quotes.
    fn text(&mut self, text: &str) -> Option<Identifier> {
        text.strip_prefix('"')?.strip_suffix('"')?;
        Some(self.held.context.identifier(&*unescaped(text.as_bytes())))
    }

    /// An attribute by its number, or one that is written without one.
    fn attribute_of(
        &mut self,
        dialect: Identifier,
        parameter: &str,
        text: &str,
    ) -> Option<Attribute> {
        if let Some(number) = text.strip_prefix('#') {
            return self.held.context.attribute_at(number.parse().ok()?);
        }
        if text.starts_with('"') {
            let value = self.text(text)?;
            return Some(self.held.context.attribute(AttributeKind::String { value, ty: None }));
        }
        if matches!(text, "true" | "false") {
            return Some(self.held.context.bool_attribute(text == "true"));
        }
        if let Some((number, width)) = text.split_once(" : i") {
            let ty = self.held.context.integer(width.parse().ok()?);
            return Some(self.held.context.integer_attribute(number.parse().ok()?, ty));
        }
        let of = self.held.context.text(dialect).into_owned();
        let within = self.registry.attributes_within(of.as_bytes()).iter();
        let named = within.clone().find(|(own, _)| *own == parameter).map(|(_, name)| *name);
        let body = match (named, self.registry.bytecode(of.as_bytes())?.records) {
            (Some(name), _) if text.starts_with('<') => format!("{name}{text}"),
            // A word with numbers.
            (_, Some(records)) => {
                let plain = records().plain()?;
                let body = format!("{} {text}", plain.mnemonic);
                self.values_of(records(), plain, dialect, &body)?;
                body
            }
            _ => return None,
        };
        let body = self.held.context.identifier(body);
        Some(self.held.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }
}

fn write(value: &Value, out: &mut impl Sink) {
    match value {
        Value::Number(number) => out.varint(*number),
        Value::Byte(byte) => out.raw(&[*byte]),
        Value::Text(_) => {}
        Value::Attribute(value) => out.refer(Key::Attribute(*value)),
        Value::Optional(None) => out.varint(0),
        Value::Optional(Some(value)) => {
            let number = out.number(Key::Attribute(*value));
            out.varint(number << 1 | 1);
        }
        Value::List(all) => {
            out.raw(&[u8::from(!all.is_empty())]);
            if !all.is_empty() {
                out.varint(all.len() as u64);
            }
            all.iter().for_each(|one| write(&Value::Optional(Some(*one)), out));
        }
        Value::Numbers(all) => {
            out.raw(&[u8::from(!all.is_empty())]);
            if !all.is_empty() {
                out.varint(all.len() as u64);
            }
            all.iter().for_each(|one| out.varint(*one));
        }
    }
}

/// The spelling of each parameter; `None` if it is not written.
fn texts<'t>(record: &Record, rest: &'t str) -> Option<Vec<Option<&'t str>>> {
    if record.is_plain() {
        let rest = rest.trim();
        let (word, numbers) = match rest.split_once('(') {
            Some((word, numbers)) => (word, Some(numbers.strip_suffix(')')?)),
            None => (rest, None),
        };
        return Some(vec![Some(word), numbers]);
    }
    let inner = rest.strip_prefix('<')?.strip_suffix('>')?.trim();
    match record.fields.first()?.kind {
        Kind::List if record.fields.len() == 1 => {
            let list = inner.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            Some(vec![list.or((!inner.is_empty()).then_some(inner))])
        }
        Kind::Text => {
            let middle = inner.match_indices(" in \"").find(|(at, _)| {
                inner.get(..*at).is_some_and(|before| before.len() > 1 && before.ends_with('"'))
            })?;
            let (name, directory) = inner.split_at_checked(middle.0)?;
            Some(vec![Some(name), Some(directory.get(4..)?)])
        }
        _ => {
            let mut values = vec![None; record.fields.len()];
            let mut last = None;
            for piece in pieces(inner) {
                let named = piece.split_once(" = ").and_then(|(name, value)| {
                    let index = record.fields.iter().position(|one| one.name == name)?;
                    Some((index, value))
                });
                let start = piece.as_ptr() as usize - inner.as_ptr() as usize;
                match (named, last) {
                    (Some((index, value)), _) => {
                        *values.get_mut(index)? = Some(value);
                        last = Some((index, start + piece.len() - value.len()));
                    }
                    // The next one of a list.
                    (None, Some((index, begin))) => {
                        *values.get_mut(index)? = Some(inner.get(begin..start + piece.len())?);
                    }
                    _ => return None,
                }
            }
            Some(values)
        }
    }
}

/// Splits at commas outside of brackets and quotes.
fn pieces(text: &str) -> Vec<&str> {
    let (mut out, mut begin, mut depth) = (Vec::new(), 0, 0_usize);
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if quoted && (byte != b'"' || escaped) => {}
            b'"' => quoted = !quoted,
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                out.push(text.get(begin..at).unwrap_or_default().trim());
                begin = at + 1;
            }
            _ => {}
        }
        escaped = byte == b'\\' && !escaped;
    }
    let last = text.get(begin..).unwrap_or_default().trim();
    if !last.is_empty() {
        out.push(last);
    }
    out
}
