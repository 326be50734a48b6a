//! The advice for a diagnostic: a fix (`near_names`, `slips`, `word_fixes`), or else the next step in words (`help`).

use super::Document;
use super::context::cursor;
use super::expected::expected_type;
use super::headers::paths;
use super::help::{help, is_redefined};
use super::lookup::{class_named, named};
use super::near_names::{
    include, near_missing_name, near_name, near_parameter, renamed, same_letters, short_type,
};
use super::repairs::{Excerpt, repair};
use super::slips::slip;
use super::word_fixes::{
    arguments_in_parentheses, assignment, called_operator, change_to, defining_word,
    parameter_type, with_arguments,
};
use crate::store::TypeId;
use abide_source::diagnostic::{Detail, Diagnostic, Fix, RecordName, Related, codes};
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit, is_word_byte};

/// Words of other languages, each with that of TableGen.
const FOREIGN: [(&str, &str); 14] = [
    ("False", "false"),
    ("NULL", "?"),
    ("None", "?"),
    ("True", "true"),
    ("bool", "bit"),
    ("boolean", "bit"),
    ("integer", "int"),
    ("nil", "?"),
    ("no", "false"),
    ("null", "?"),
    ("nullptr", "?"),
    ("set", "let"),
    ("str", "string"),
    ("yes", "true"),
];

/// Types of other languages, each with that of TableGen.
const FOREIGN_TYPES: [(&str, &str); 8] = [
    ("char", "string"),
    ("int32_t", "int"),
    ("int64_t", "int"),
    ("long", "int"),
    ("size_t", "int"),
    ("text", "string"),
    ("uint64_t", "int"),
    ("unsigned", "int"),
];

/// The words in front of the names that statements define.
const DEFINING: [&str; 4] = ["class", "def", "defvar", "multiclass"];

/// Adds a fix to a diagnostic without one, or else the next step in words.
/// `repaired` is the number of bytes that repairs of syntax may still parse.
pub(super) fn advise(document: Document<'_>, found: &mut Diagnostic, repaired: &mut usize) {
    found.fix = fix(document, found, repaired).map(Box::new);
    if found.fix.is_some() && found.code == codes::tablegen::SYNTAX {
        // The words of the parser say the same.
        found.help = None;
    }
    if found.code == codes::tablegen::UNDEFINED
        && found.fix.is_none()
        && let Some(later) = defined_later(document, found.span, &document.string(found.span))
    {
        let message = "it is defined here, after its use".to_owned();
        found.related.push(Related { path: None, span: later, message });
        found.help = Some("move the definition in front of its use".into());
    }
    let has_declaration = found.code == codes::tablegen::TEMPLATE_ARGUMENTS;
    let needs_help = found.related.is_empty() || has_declaration || is_redefined(found);
    if found.fix.is_none() && needs_help && found.help.is_none() {
        found.help = help(document, found).map(Into::into);
    }
}

fn fix(document: Document<'_>, found: &Diagnostic, repaired: &mut usize) -> Option<Fix> {
    let written = document.string(found.span);
    if let Detail::UnknownRecordName { kind: RecordName::TemplateArgument, .. } = *found.detail {
        return near_parameter(document, found.span, &written);
    }
    if let Detail::RecordType { wanted, .. } = &*found.detail {
        return as_list(document, found.span, &written, wanted);
    }
    if found.code == codes::tablegen::TEMPLATE_ARGUMENTS {
        return arguments_in_parentheses(document, found.span);
    }
    if found.code == codes::tablegen::SYNTAX && !["#else", "#endif"].contains(&&*written) {
        let slip = slip(document, found.span, &written);
        let Some(excerpt) = Excerpt::around(document, found.span.start()) else { return slip };
        return match slip.as_ref().is_some_and(|fix| excerpt.is_better_with(fix)) {
            true => slip,
            false => repair(document, found.span, &excerpt, repaired)
                .or_else(|| slip.filter(|fix| excerpt.is_as_good_with(fix))),
        };
    }
    if found.code == codes::tablegen::MISSING_INCLUDE {
        let path = written.trim_matches('"');
        let [near] = nearest(path, paths())[..] else { return None };
        return (near != path).then(|| change_to(found.span, &format!("\"{near}\"")));
    }
    if found.code != codes::tablegen::UNDEFINED {
        return None;
    }
    if matches!(
        *found.detail,
        Detail::UnknownRecordName { kind: RecordName::ClassNotMulticlass, .. }
    ) {
        return defining_word(document, found.span, "def", "defm");
    }
    if let Detail::UnknownRecordName { kind: RecordName::Multiclass, name } = &*found.detail
        && class_named(document, name.as_bytes()).is_some()
    {
        return defining_word(document, found.span, "defm", "def");
    }
    let called = called_operator(document, found.span);
    if let Some(fix) = called.or_else(|| assignment(document, found.span)) {
        return Some(fix);
    }
    let is_class =
        matches!(&*found.detail, Detail::UnknownRecordName { kind: RecordName::Class, .. });
    let types: &[_] = if is_class { &FOREIGN_TYPES } else { &[] };
    let foreign = FOREIGN.iter().chain(types).find(|(own, _)| *own == written);
    if defined_later(document, found.span, &written).is_some() {
        return None;
    }
    foreign
        .map(|(_, word)| change_to(found.span, word))
        .or_else(|| with_arguments(document, found))
        .or_else(|| parameter_type(document.text(), found.span))
        .or_else(|| same_letters(document, found.span, &written))
        .or_else(|| include(document, &written))
        .or_else(|| near_name(document, found.span, &written))
        .or_else(|| in_quotes(document, found))
        .or_else(|| short_type(document, found.span, &written))
        .or_else(|| renamed(document, found.span, &written))
        .or_else(|| near_missing_name(document, found.span, &written))
}

/// A list of one record, for a record where a list of its class is expected.
fn as_list(document: Document<'_>, span: Span, written: &str, wanted: &str) -> Option<Fix> {
    let element = wanted.strip_prefix("list<")?.strip_suffix('>')?;
    let class = class_named(document, element.as_bytes())?;
    let record = named(document, &document.evaluation.defs, written.as_bytes())?;
    let is_element = document.store().is_subclass(record, class);
    let edit = TextEdit::new(span, format!("[{written}]"));
    is_element.then(|| Fix::uncertain(format!("write a list: '[{written}]'"), vec![edit]))
}

/// Quotes around an undefined name, if text is expected.
fn in_quotes(document: Document<'_>, found: &Diagnostic) -> Option<Fix> {
    let Detail::UnknownRecordName { kind: RecordName::Variable, name } = &*found.detail else {
        return None;
    };
    let cursor = cursor(document, found.span.start())?;
    let is_text = expected_type(document, &cursor) == Some(TypeId::STRING);
    let edit = TextEdit::new(found.span, format!("\"{name}\""));
    is_text.then(|| Fix::uncertain("write it in quotes", vec![edit]))
}

/// The statement after a place that defines a name.
fn defined_later(document: Document<'_>, span: Span, name: &str) -> Option<Span> {
    let text = document.text();
    let after = text.get(span.range().end..).filter(|_| !name.is_empty())?;
    let mut mentions = memchr::memmem::find_iter(after, name.as_bytes());
    mentions.find_map(|at| {
        let at = span.end().saturating_add(u32::try_from(at).ok()?);
        let end = at.saturating_add(u32::try_from(name.len()).ok()?);
        let is_whole = text.get(end as usize).is_none_or(|next| !is_word_byte(*next));
        let before = text.get(..at as usize)?;
        let words = before.trim_ascii_end();
        let defines = words.len() < before.len()
            && DEFINING.iter().any(|word| {
                let outer = words.strip_suffix(word.as_bytes());
                outer.is_some_and(|outer| {
                    outer
                        .last()
                        .is_none_or(|last| last.is_ascii_whitespace() || b";{}".contains(last))
                })
            });
        (is_whole && defines).then(|| Span::new(at, end))
    })
}
