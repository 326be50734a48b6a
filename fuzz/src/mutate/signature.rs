//! Signatures: tagged integers (`k12`) and spans whose length is written before them (`K4!abc`). A change
//! within a span changes the length before it, and those of all enclosing spans.

use crate::Language;
use abide_generate::Random;

/// The maximum depth to which spans are inspected.
const MAX_SPAN_DEPTH: usize = 24;

/// A piece of a signature.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Field {
    /// A tag and a number.
    Integer(u8, Vec<u8>),
    /// A tag and the content of its span.
    Span(u8, Vec<Field>),
    /// Bytes that are neither.
    Other(Vec<u8>),
}

/// Changes a signature.
pub fn mutate(random: &mut Random, text: &mut Vec<u8>) {
    let mut fields = read(text, MAX_SPAN_DEPTH);
    for _ in 0..=random.below(3) {
        change(random, &mut fields);
    }
    let lies = random.below(12) == 0;
    *text = write(&fields, &mut |length| {
        if lies && random.below(4) == 0 {
            length.wrapping_add_signed([-1, 1, 7][random.below(3)])
        } else {
            length
        }
    });
}

/// The fields of any text.
fn read(text: &[u8], depth: usize) -> Vec<Field> {
    let mut fields = Vec::new();
    let mut rest = text;
    while let Some((&tag, tail)) = rest.split_first() {
        let digits = tail.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(tail.len());
        let (number, after) = tail.split_at(digits);
        if let Some((content, after)) = span(number, after).filter(|_| depth > 0) {
            fields.push(Field::Span(tag, read(content, depth - 1)));
            rest = after;
        } else if digits > 0 {
            fields.push(Field::Integer(tag, number.to_vec()));
            rest = after;
        } else {
            match fields.last_mut() {
                Some(Field::Other(bytes)) => bytes.push(tag),
                _ => fields.push(Field::Other(vec![tag])),
            }
            rest = tail;
        }
    }
    fields
}

/// Returns the content of a span, and the text after it. The length counts the `!` as well.
fn span<'a>(number: &[u8], after: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
    let length: usize = std::str::from_utf8(number).ok()?.parse().ok()?;
    after.strip_prefix(b"!")?.split_at_checked(length.checked_sub(1)?)
}

/// The text of fields; `length` may change the length that is written.
fn write(fields: &[Field], length: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut text = Vec::new();
    for field in fields {
        match field {
            Field::Integer(tag, number) => {
                text.push(*tag);
                text.extend(number);
            }
            Field::Span(tag, content) => {
                let content = write(content, length);
                text.push(*tag);
                text.extend(length(content.len() + 1).to_string().bytes());
                text.push(b'!');
                text.extend(content);
            }
            Field::Other(bytes) => text.extend(bytes),
        }
    }
    text
}

/// Makes one change at a random place.
fn change(random: &mut Random, fields: &mut Vec<Field>) {
    const TAGS: &[u8] = b"IRSDkK_BSOUtdX";
    if fields.is_empty() {
        return fields.push(new_field(random));
    }
    let (at, other) = (random.below(fields.len()), random.below(fields.len()));
    if let Field::Span(_, content) = &mut fields[at]
        && random.below(4) > 0
    {
        return change(random, content);
    }
    match random.below(7) {
        0 => drop(fields.remove(at)),
        1 => fields.insert(other, fields[at].clone()),
        2 => fields.insert(at, new_field(random)),
        3 => fields[at] = new_field(random),
        4 => fields.swap(at, other),
        5 => {
            let wrapped = fields.split_off(at);
            fields.push(Field::Span(TAGS[random.below(TAGS.len())], wrapped));
        }
        _ => match &mut fields[at] {
            Field::Integer(tag, _) | Field::Span(tag, _) => *tag = TAGS[random.below(TAGS.len())],
            Field::Other(bytes) => bytes.push(random.number() as u8),
        },
    }
}

/// A number, an empty span, or a word of the dictionary.
fn new_field(random: &mut Random) -> Field {
    const NUMBERS: [&str; 9] =
        ["0", "1", "2", "3", "11", "00", "2147483647", "2147483648", "99999999999999999999"];
    match random.below(4) {
        0 => Field::Integer(b"k_dt"[random.below(4)], random.below(12).to_string().into_bytes()),
        1 => Field::Integer(b"k_dt"[random.below(4)], NUMBERS[random.below(9)].into()),
        2 => Field::Span(b"IRSDKBOU"[random.below(8)], Vec::new()),
        _ => {
            let words = Language::Signature.words();
            Field::Other(words[random.below(words.len())].clone())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::sip::parse_sip;
    use crate::{Outcome, seeds};

    #[test]
    fn any_text_is_written_as_it_was_read() {
        for text in
            [&b"I12!S9!k0_0k1_1R1!"[..], b"I3!x", b"k01_", b"I999!a", b"I0!", b"!!9", b"\xff"]
        {
            assert_eq!(write(&read(text, MAX_SPAN_DEPTH), &mut |length| length), text);
        }
        // Only leading zeros of lengths are lost.
        assert_eq!(write(&read(b"I003!ab", MAX_SPAN_DEPTH), &mut |length| length), b"I3!ab");
    }

    #[test]
    fn lengths_follow_changes() {
        let target = crate::Target::named("parse_sip").unwrap();
        let sound: Vec<Vec<u8>> = seeds::inputs(target)
            .unwrap()
            .into_iter()
            .filter(|input| parse_sip(input) == Outcome::Checked)
            .collect();
        let mut random = Random::new(1);
        let readable = (0..2000)
            .filter(|number| {
                let mut text = sound[number % sound.len()].clone();
                mutate(&mut random, &mut text);
                parse_sip(&text) == Outcome::Checked
            })
            .count();
        assert!(readable > 300, "only {readable} of 2000 can be read");
    }
}
