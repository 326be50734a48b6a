//! Aliases that their part of the file never mentions.

use crate::db::{Document, alias_definitions, chunks};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::text::{Span, TextEdit, whole_lines};
use abide_source::{rule, sort};
use rustc_hash::FxHashSet;

/// The longest text, in bytes, whose aliases are looked for after each edit.
const MAX_TEXT_BYTES: u32 = 1 << 20;

/// Returns a hint for each unused alias; none for a long text.
pub(super) fn unused_aliases(document: &Document) -> Vec<Diagnostic> {
    // The whole text is requested only if an alias is unused, because that copies it after an edit.
    if document.tree().root().span().end() > MAX_TEXT_BYTES {
        return Vec::new();
    }
    let units = document.units();
    let mut mentions: Vec<Span> = units
        .flat_map(|unit| unit.names.alias_uses.iter().map(move |one| one.name.shifted(unit.offset)))
        .collect();
    sort::by_number(&mut mentions, |mention| mention.start());
    let mut found = Vec::new();
    for chunk in chunks(document) {
        let mut definitions = alias_definitions(chunk).peekable();
        if definitions.peek().is_none() {
            continue;
        }
        let at = |place: u32| mentions.partition_point(|mention| mention.start() < place);
        let own = mentions.get(at(chunk.span().start())..at(chunk.span().end()));
        let own = own.unwrap_or_default().iter();
        let used: FxHashSet<&[u8]> = own.map(|mention| document.slice(*mention)).collect();
        for (name, definition) in definitions {
            if !used.contains(document.slice(name)) {
                let text = document.string(name);
                let edits =
                    vec![TextEdit::new(whole_lines(document.text(), definition.span()), "")];
                let mut hint = Diagnostic::new(
                    codes::mlir::UNUSED_ALIAS,
                    name,
                    rule!("nothing uses {}", text),
                );
                let fix = Fix::uncertain(format!("remove '{text}'"), edits).dropping(vec![text]);
                hint.fix = Some(Box::new(fix));
                found.push(hint);
            }
        }
    }
    found
}
