//! Gives values, blocks, symbols and aliases short names.

use crate::plan::{Replacement, TextEdit};
use abide_mlir::syntax::{TokenKind, parse};
use abide_source::limits::Limits;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Renames each name to a short one: an edit for each name.
pub(crate) fn names(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let mut numbers: FxHashMap<&[u8], usize> = FxHashMap::default();
    let mut names: Vec<(&[u8], Vec<Span>)> = Vec::new();
    for token in tree.tokens() {
        let is_name = matches!(
            token.kind(),
            TokenKind::PercentIdentifier
                | TokenKind::CaretIdentifier
                | TokenKind::AtIdentifier
                | TokenKind::HashIdentifier
                | TokenKind::ExclamationIdentifier
        );
        let whole = token.text(text);
        // `%0#1` is a result of `%0`; a name with a dot is one of a dialect.
        let len =
            whole.iter().skip(1).position(|byte| *byte == b'#').map_or(whole.len(), |at| at + 1);
        let name = whole.get(..len).unwrap_or_default();
        let is_own = matches!(name.first(), Some(b'%' | b'^' | b'@')) || !name.contains(&b'.');
        if !is_name || !is_own || name.len() < 2 {
            continue;
        }
        let start = token.span().start() as usize;
        let span = Span::from_range(start..start + len);
        let number = *numbers.entry(name).or_insert(names.len());
        match names.get_mut(number) {
            Some((_, spans)) => spans.push(span),
            None => names.push((name, vec![span])),
        }
    }
    let used: FxHashSet<&[u8]> = names.iter().map(|(name, _)| *name).collect();
    let mut next: FxHashMap<u8, usize> = FxHashMap::default();
    let mut edits = Vec::new();
    for (name, spans) in &names {
        let Some(sigil) = name.first() else { continue };
        let count = next.entry(*sigil).or_default();
        let new = loop {
            let new = short_name(*sigil, *count);
            *count += 1;
            if !used.contains(new.as_slice()) {
                break new;
            }
        };
        if new.len() >= name.len() {
            *count -= 1;
            continue;
        }
        let replacements: Vec<Replacement> =
            spans.iter().map(|span| (*span, new.clone())).collect();
        edits.push(TextEdit(replacements));
    }
    edits
}

/// The names of a sigil by their number: `%0`, `%1`; `@a` to `@z`, `@a1`.
fn short_name(sigil: u8, number: usize) -> Vec<u8> {
    let mut name = vec![sigil];
    if sigil == b'%' {
        name.extend_from_slice(number.to_string().as_bytes());
        return name;
    }
    let letter = u8::try_from(number % 26).unwrap_or(0);
    name.push(b'a' + letter);
    if number >= 26 {
        name.extend_from_slice((number / 26).to_string().as_bytes());
    }
    name
}
