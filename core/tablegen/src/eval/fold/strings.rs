//! Operators of strings.

use super::super::Evaluator;
use super::Folding;
use crate::store::{Binary, StringFormat, TypeId, Value, ValueId};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use regex_lite::Regex;
use std::cmp::Ordering;

/// The longest string.
pub(super) const MAX_STRING_BYTES: usize = 1 << 23;

/// Whether one side of a `|` or the whole pattern is empty: POSIX allows that in `()` only.
fn has_empty_branch(pattern: &[u8]) -> bool {
    let (mut is_empty, mut before) = (true, 0);
    let mut bytes = pattern.iter().copied();
    while let Some(byte) = bytes.next() {
        match byte {
            b'|' if is_empty => return true,
            b')' if is_empty && before == b'|' => return true,
            b'\\' => drop(bytes.next()),
            // A bracket that comes first within brackets is a plain character.
            b'[' => {
                let first = bytes.find(|&byte| byte != b'^');
                if first.is_some() {
                    bytes.find(|&byte| byte == b']');
                }
            }
            _ => {}
        }
        is_empty = matches!(byte, b'|' | b'(');
        before = byte;
    }
    is_empty
}

impl Evaluator<'_> {
    /// A string, unless it is too long.
    pub(super) fn bounded_string(&mut self, text: &[u8], format: StringFormat) -> Option<ValueId> {
        self.bounded(text.len())?;
        let symbol = self.world.store.interner.intern(text);
        Some(self.store().formatted_string(symbol, format))
    }

    /// Counts the steps for a string. A string that is too long uses up all steps.
    pub(super) fn bounded(&mut self, len: usize) -> Option<()> {
        if len > MAX_STRING_BYTES || !self.step(len / 16) {
            self.step(usize::MAX);
            return None;
        }
        Some(())
    }

    /// `a # b` of strings, at once if both are known.
    pub(in super::super) fn string_concat(&mut self, a: ValueId, b: ValueId) -> ValueId {
        match self.fold_string_concat(a, b) {
            Some(value) => value,
            None => self.store().binary(Binary::StrConcat, a, b, TypeId::STRING),
        }
    }

    /// Joins the strings at the end of operands to one, because pair by pair takes quadratic time and memory.
    pub(in super::super) fn join_last_strings(
        &mut self,
        operands: &mut Vec<ValueId>,
    ) -> Option<()> {
        let store = &self.world.store;
        let string = |value: &ValueId| match store.kind(*value) {
            Value::String(symbol, format) => Some((symbol, format)),
            _ => None,
        };
        let mut strings: Vec<_> = operands.iter().rev().map_while(string).collect();
        let format = strings.iter().map(|(_, format)| *format);
        let format = format.reduce(|after, own| common_format(own, after))?;
        strings.reverse();
        let text: Vec<&[u8]> =
            strings.iter().map(|(symbol, _)| store.interner.text(*symbol)).collect();
        let text = text.concat();
        self.bounded(text.len())?;
        let symbol = self.world.store.interner.intern(&text);
        operands.truncate(operands.len().saturating_sub(strings.len()));
        operands.push(self.store().formatted_string(symbol, format));
        Some(())
    }

    pub(super) fn fold_string_concat(&mut self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let (Value::String(a, format), Value::String(b, other)) =
            (self.world.store.kind(a), self.world.store.kind(b))
        else {
            return None;
        };
        let interner = &self.world.store.interner;
        self.bounded(interner.text(a).len().saturating_add(interner.text(b).len()))?;
        let joined = self.world.store.interner.intern_joined(a, b"", b);
        Some(self.store().formatted_string(joined, common_format(format, other)))
    }

    pub(super) fn fold_match(
        &mut self,
        folding: Folding,
        text: ValueId,
        pattern: ValueId,
    ) -> Option<ValueId> {
        let text = self.string_text(text)?;
        let pattern = self.string_text(pattern)?;
        self.step(text.len() / 16 + pattern.len());
        let Some(matcher) = self.matcher(&pattern) else {
            let pattern = String::from_utf8_lossy(&pattern).into_owned();
            self.impossible(
                folding,
                rule!("invalid regex '{}'", pattern).with_help(
                    "close what it opens; '\\\\' in front of a sign takes its meaning: '\\\\('",
                ),
            );
            return None;
        };
        Some(ValueId::bit(matcher.is_match(&String::from_utf8_lossy(&text))))
    }

    /// Compiles a POSIX extended regular expression; `None` if it is invalid.
    pub(super) fn matcher(&self, pattern: &[u8]) -> Option<Regex> {
        let pattern = std::str::from_utf8(pattern).ok()?;
        if has_empty_branch(pattern.as_bytes()) {
            return None;
        }
        // In POSIX `.` matches line breaks, too.
        Regex::new(&format!("(?s:{})", posix_pattern(pattern))).ok()
    }

    pub(super) fn fold_substring(
        &mut self,
        folding: Folding,
        [text, start, length]: [ValueId; 3],
    ) -> Option<ValueId> {
        let Value::String(symbol, format) = self.world.store.kind(text) else { return None };
        let (Value::Int(start), Value::Int(length)) =
            (self.world.store.kind(start), self.world.store.kind(length))
        else {
            return None;
        };
        let text = self.world.store.interner.text(symbol).to_vec();
        let size = i64::try_from(text.len()).unwrap_or(i64::MAX);
        let place = self.place_of(folding);
        if start < 0 || start > size {
            let message = rule!("!substr start position is out of range 0...{}: {}", size, start)
                .with_help("start within the string: '!size(string)' is its length");
            self.report(code::INVALID_VALUE, place, message);
        }
        if length < 0 {
            let message = Message::from("!substr length must be nonnegative")
                .with_help("write a length from 0 on");
            self.report(code::INVALID_VALUE, place, message);
        }
        let offset = |number: i64| match usize::try_from(number) {
            Ok(number) => number.min(text.len()),
            // As LLVM's `substr`, which takes the number for a positive one.
            Err(_) => text.len(),
        };
        let first = offset(start);
        let last = first.saturating_add(offset(length)).min(text.len());
        let part = text.get(first..last).unwrap_or_default();
        self.bounded_string(part, format)
    }

    pub(super) fn fold_find(
        &mut self,
        folding: Folding,
        [text, wanted, start]: [ValueId; 3],
    ) -> Option<ValueId> {
        let text = self.string_text(text)?;
        let wanted = self.string_text(wanted)?;
        let Value::Int(start) = self.world.store.kind(start) else { return None };
        let size = i64::try_from(text.len()).unwrap_or(i64::MAX);
        if start < 0 || start > size {
            let message = rule!("!find start position is out of range 0...{}: {}", size, start)
                .with_help("start within the string: '!size(string)' is its length");
            let place = self.place_of(folding);
            self.report(code::INVALID_VALUE, place, message);
        }
        self.step(text.len() / 16);
        let first = usize::try_from(start).unwrap_or(usize::MAX);
        let found = text
            .get(first..)
            .and_then(|rest| memchr::memmem::find(rest, &wanted))
            .and_then(|at| i64::try_from(at + first).ok());
        Some(self.store().int(found.unwrap_or(-1)))
    }

    fn place_of(&self, folding: Folding) -> crate::files::Location {
        let record = folding.current;
        record.map_or(self.here, |record| self.world.store.record(record).reported_at())
    }

    pub(super) fn fold_subst(&mut self, parts: [ValueId; 3], type_: TypeId) -> Option<ValueId> {
        let [target, replacement, value] = parts;
        let kinds = parts.map(|part| self.world.store.kind(part));
        match kinds {
            [Value::Def(_), Value::Def(_), Value::Def(_)] => {
                Some(if target == value { replacement } else { value })
            }
            [Value::Variable(a, _), Value::Variable(b, _), Value::Variable(c, _)] => {
                Some(self.store().variable(if a == c { b } else { c }, type_))
            }
            [Value::String(..), Value::String(..), Value::String(..)] => {
                let target = self.string_text(target)?;
                let replacement = self.string_text(replacement)?;
                let value = self.string_text(value)?;
                let text = self.replace_all(&value, &target, &replacement)?;
                self.bounded_string(&text, StringFormat::String)
            }
            _ => None,
        }
    }

    fn replace_all(&mut self, text: &[u8], target: &[u8], replacement: &[u8]) -> Option<Vec<u8>> {
        if target.is_empty() {
            // LLVM would never end where the replacement is not empty.
            return Some(text.to_vec());
        }
        let mut replaced = Vec::with_capacity(text.len());
        let mut end = 0;
        for start in memchr::memmem::find_iter(text, target) {
            replaced.extend_from_slice(text.get(end..start)?);
            replaced.extend_from_slice(replacement);
            end = start + target.len();
            if replaced.len() > MAX_STRING_BYTES {
                self.step(usize::MAX);
                return None;
            }
        }
        replaced.extend_from_slice(text.get(end..)?);
        Some(replaced)
    }
}

/// The format of two strings that become one: code where either is.
pub(super) fn common_format(a: StringFormat, b: StringFormat) -> StringFormat {
    match (a, b) {
        (StringFormat::String, StringFormat::String) => StringFormat::String,
        _ => StringFormat::Code,
    }
}

/// Within brackets, POSIX has no escapes.
fn posix_pattern(pattern: &str) -> String {
    let mut translated = String::with_capacity(pattern.len());
    let mut characters = pattern.chars().peekable();
    let mut in_brackets = false;
    while let Some(character) = characters.next() {
        match (character, in_brackets) {
            ('\\', false) => {
                // Characters without special meaning match themselves.
                let escaped = characters.next();
                if !escaped.is_some_and(|it| it.is_ascii_alphabetic()) {
                    translated.push('\\');
                }
                translated.extend(escaped);
            }
            ('[', false) => {
                in_brackets = true;
                translated.push('[');
                if characters.peek() == Some(&'^') {
                    translated.extend(characters.next());
                }
                if characters.peek() == Some(&']') {
                    translated.push('\\');
                    translated.extend(characters.next());
                }
            }
            ('[', true) if characters.peek() == Some(&':') => {
                translated.push('[');
                for inner in characters.by_ref() {
                    translated.push(inner);
                    if inner == ']' {
                        break;
                    }
                }
            }
            ('[' | '\\' | '&' | '~', true) => {
                translated.push('\\');
                translated.push(character);
            }
            (']', true) => {
                in_brackets = false;
                translated.push(']');
            }
            _ => translated.push(character),
        }
    }
    translated
}

/// The order of LLVM's `compare_numeric`: digits count as numbers.
pub(super) fn compare_numeric(a: &[u8], b: &[u8]) -> Ordering {
    let mut index = 0;
    while let (Some(&x), Some(&y)) = (a.get(index), b.get(index)) {
        if x.is_ascii_digit() && y.is_ascii_digit() {
            let digits = |text: &[u8]| {
                text.iter().skip(index).take_while(|byte| byte.is_ascii_digit()).count()
            };
            let (of_a, of_b) = (digits(a), digits(b));
            if of_a != of_b {
                return of_a.cmp(&of_b);
            }
            let part = index..index + of_a;
            match a.get(part.clone()).cmp(&b.get(part)) {
                Ordering::Equal => {
                    index += of_a;
                    continue;
                }
                other => return other,
            }
        }
        if x != y {
            return x.cmp(&y);
        }
        index += 1;
    }
    a.len().cmp(&b.len())
}
