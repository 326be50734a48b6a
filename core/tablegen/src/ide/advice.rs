//! The next step for a diagnostic: the name or word that may be meant, the file that defines a name, the form of a
//! statement.

use super::completion::{STATEMENTS, all_completions};
use super::context::cursor;
use super::expected::expected_type;
use super::headers::{header_of, headers, include_edit, is_included, paths};
use super::lookup::{class_named, named, record_of_type};
use super::repairs::{Excerpt, repair};
use super::signature_help::parameters;
use super::word_fixes::{
    arguments_in_parentheses, assignment, before, change_to, dag_operator, defaulted,
    defining_word, is_assigned, lacks_comma, let_without_in, operator_meant, parameter_type,
    with_arguments,
};
use super::{Document, lossy, signature_help};
use crate::store::{RecordId, TypeId};
use abide_source::diagnostic::{Detail, Diagnostic, Fix, RecordName, Related, codes};
use abide_source::spelling::{nearest, quoted};
use abide_source::text::{Span, TextEdit, line_end};

/// Words of other languages, each with that of TableGen.
const FOREIGN: [(&str, &str); 9] = [
    ("False", "false"),
    ("True", "true"),
    ("bool", "bit"),
    ("boolean", "bit"),
    ("integer", "int"),
    ("no", "false"),
    ("set", "let"),
    ("str", "string"),
    ("yes", "true"),
];

/// Names that MLIR's files no longer have, each with that of today.
const RENAMED: [(&str, &str); 2] = [("Confined", "ConfinedAttr"), ("NoSideEffect", "Pure")];

/// The maximum number of lines of a string that lacks its quote on the first one.
const MAX_STRING_LINES: usize = 20;

/// The spelling of values of all types.
const VALUES: &str = "values look like: int 1, string \"a\", bit true, list<int> [1, 2], bits<2> { 0, 1 }, \
                      code [{ .. }], dag (ins A:$a)";

/// Words of other languages in front of the parent of a class.
const INHERITING: [&str; 3] = ["extends", "implements", "inherits"];

/// The words of statements that no body of a class or record has.
const OUTSIDE_BODIES: [&str; 7] =
    ["class", "def", "defm", "defset", "deftype", "include", "multiclass"];

/// The words in front of the names that statements define.
const DEFINING: [&str; 4] = ["class", "def", "defvar", "multiclass"];

/// Operators of other languages, each with that of TableGen.
const SIGNS: [(&str, &str); 9] = [
    ("+", "!add(a, b)"),
    ("-", "!sub(a, b)"),
    ("*", "!mul(a, b)"),
    ("/", "!div(a, b)"),
    ("=", "!eq(a, b)"),
    ("<", "!lt(a, b)"),
    (">", "!gt(a, b)"),
    ("&", "!and(a, b)"),
    ("|", "!or(a, b)"),
];

/// The shortest operator that a longer word may be meant for, with its `!`.
const MIN_BEGUN_BYTES: usize = 4;

/// The forms of statements, by their words.
const FORMS: [(&str, &str); 13] = [
    ("assert", "assert CONDITION, MESSAGE;"),
    ("class", "class NAME<TYPE PARAMETER, ..> : PARENT<ARGUMENT, ..> { TYPE FIELD = VALUE; }"),
    ("def", "def NAME : CLASS<ARGUMENT, ..> { let FIELD = VALUE; }"),
    ("defm", "defm NAME : MULTICLASS<ARGUMENT, ..>;"),
    ("defset", "defset TYPE NAME = { .. }"),
    ("deftype", "deftype NAME = TYPE;"),
    ("defvar", "defvar NAME = VALUE;"),
    ("dump", "dump TEXT;"),
    ("foreach", "foreach NAME = LIST in { .. }"),
    ("if", "if CONDITION then { .. } else { .. }"),
    ("include", "include \"FILE\""),
    ("let", "let FIELD = VALUE; in a body, let FIELD = VALUE in { .. } outside"),
    ("multiclass", "multiclass NAME<TYPE PARAMETER, ..> { def _SUFFIX : CLASS; }"),
];

/// Adds a fix to a diagnostic without one, or else the next step in words.
/// `repaired` is the number of bytes that repairs of syntax may still parse.
pub(super) fn advise(document: Document<'_>, found: &mut Diagnostic, repaired: &mut usize) {
    found.fix = fix(document, found, repaired).map(Box::new);
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

fn is_redefined(found: &Diagnostic) -> bool {
    found.code == codes::tablegen::REDEFINITION
}

fn fix(document: Document<'_>, found: &Diagnostic, repaired: &mut usize) -> Option<Fix> {
    let written = document.string(found.span);
    if let Detail::UnknownRecordName { kind: RecordName::TemplateArgument, .. } = *found.detail {
        return near_parameter(document, found.span, &written);
    }
    if found.code == codes::tablegen::TEMPLATE_ARGUMENTS {
        return arguments_in_parentheses(document, found.span);
    }
    if found.code == codes::tablegen::SYNTAX {
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
    if let Some(fix) = assignment(document, found.span) {
        return Some(fix);
    }
    let foreign = FOREIGN.iter().find(|(own, _)| *own == written);
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

/// A change to the only name that fits the place and differs in small and capital letters alone.
fn same_letters(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let offered = all_completions(document, span.start());
    let defined = offered.iter().filter(|one| one.include.is_none());
    let mut same = defined.filter(|one| one.label.eq_ignore_ascii_case(written));
    let first = same.next().filter(|one| *one.label != *written && written.len() > 1)?;
    same.all(|one| one.label == first.label).then(|| change_to(span, &first.label))
}

/// A change to the only name that fits the place and is nearly the one there.
fn near_name(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    // The first letter is taken for right: there may be many names.
    let first = written.chars().next()?.len_utf8();
    let offered = all_completions(document, span.start() + u32::try_from(first).ok()?);
    let defined = offered.iter().filter(|one| one.include.is_none());
    let [near] = nearest(written, defined.map(|one| &*one.label))[..] else { return None };
    let is_meant = near != written && written.len() > 1 && !lacks_arguments(document, span, near);
    is_meant.then(|| change_to(span, near))
}

/// Whether a name is that of a class whose arguments do not follow a place: no value.
fn lacks_arguments(document: Document<'_>, span: Span, name: &str) -> bool {
    let is_required = |class| parameters(document, class).iter().any(|one| !one.contains('='));
    let follows = document.text().get(span.range().end) == Some(&b'<');
    !follows && class_named(document, name.as_bytes()).is_some_and(is_required)
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

/// A change to MLIR's name of a type, such as `I32` for `Int32`.
fn short_type(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let digits = written.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let first = written.chars().next().filter(|_| is_number)?;
    let name = format!("{}{digits}", first.to_ascii_uppercase());
    let offered = all_completions(document, span.start() + u32::try_from(first.len_utf8()).ok()?);
    let is_defined = offered.iter().any(|one| *one.label == *name && one.include.is_none());
    (is_defined && name != written).then(|| change_to(span, &name))
}

/// The statement after a place that defines a name.
fn defined_later(document: Document<'_>, span: Span, name: &str) -> Option<Span> {
    let text = document.text();
    let after = text.get(span.range().end..).filter(|_| !name.is_empty())?;
    let mut mentions = memchr::memmem::find_iter(after, name.as_bytes());
    mentions.find_map(|at| {
        let at = span.end().saturating_add(u32::try_from(at).ok()?);
        let end = at.saturating_add(u32::try_from(name.len()).ok()?);
        let is_whole = text
            .get(end as usize)
            .is_none_or(|next| !next.is_ascii_alphanumeric() && *next != b'_');
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

/// The fix that replaces an old name of MLIR's files by the current one, and adds its `include`.
fn renamed(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let (_, today) = RENAMED.iter().find(|(old, _)| *old == written)?;
    let mut edits = vec![TextEdit::new(span, *today)];
    let path = header_of(today).filter(|path| !is_included(document, path));
    edits.extend(path.map(|path| include_edit(document, path)));
    Some(Fix::uncertain(format!("change it to '{today}', its name of today"), edits))
}

/// A change to the only name of MLIR's files that is nearly the one there, with its `include`.
fn near_missing_name(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let first = written.chars().next()?;
    let names = headers().flat_map(|header| header.names()).filter(|name| name.starts_with(first));
    let [near] = nearest(written, names)[..] else { return None };
    let path = header_of(near).filter(|path| written.len() > 1 && !is_included(document, path))?;
    let edits = vec![TextEdit::new(span, near), include_edit(document, path)];
    Some(Fix::uncertain(format!("change it to '{near}' of \"{path}\""), edits))
}

/// The parameter whose name is nearly that of an argument.
fn near_parameter(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let known = signature_help(document, span.start())?.parameters;
    let names = known.iter().filter_map(|one| one.split(" = ").next()?.rsplit(' ').next());
    let [near] = nearest(written, names)[..] else { return None };
    Some(change_to(span, near))
}

/// An `include` of the file that defines a name, after the others.
fn include(document: Document<'_>, name: &str) -> Option<Fix> {
    let path = header_of(name)?;
    let title = format!("include \"{path}\", which defines '{name}'");
    let edit = include_edit(document, path);
    (!is_included(document, path)).then(|| Fix::uncertain(title, vec![edit]))
}

/// A spelling of another language or a misspelt word: `#` for a comment, single quotes, a statement's word.
fn slip(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let text = document.text();
    let rest = span.range().start..line_end(text, span.start()) as usize;
    let line = String::from_utf8_lossy(text.get(rest)?).into_owned();
    let part = |from: usize, to: usize| {
        let place = |at: usize| span.start().saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
        Span::new(place(from), place(to))
    };
    if let Some(fix) = parameter_type(text, span) {
        return Some(fix);
    }
    if line.starts_with("#include") {
        return Some(Fix::uncertain("remove '#'", vec![TextEdit::new(part(0, 1), "")]));
    }
    if line.starts_with('#') {
        return Some(change_to(part(0, 1), "//"));
    }
    if let Some(end) = line.strip_prefix('\'').and_then(|rest| rest.find('\'')) {
        let quote = |at: usize| TextEdit::new(part(at, at + 1), "\"");
        let edits = vec![quote(0), quote(end + 1)];
        return Some(Fix::uncertain("write the string in '\"'", edits));
    }
    if let Some(end) = line.strip_prefix('"').filter(|rest| !rest.contains('"')) {
        if let Some(close) = later_quote(text, line_end(text, span.start())) {
            let edits = vec![
                TextEdit::new(part(0, 1), "[{"),
                TextEdit::new(Span::new(close, close + 1), "}]"),
            ];
            return Some(Fix::uncertain("write text of several lines in '[{' and '}]'", edits));
        }
        let at = end.trim_end().trim_end_matches(['}', ' ', ';', '>', ')', ']', ',']).len() + 1;
        let edit = TextEdit::new(part(at, at), "\"");
        return Some(Fix::uncertain("insert '\"'", vec![edit]));
    }
    let is_include = before(text, span.start()).ends_with(b"include");
    if let Some(end) = line.find('>').filter(|_| line.starts_with('<') && is_include) {
        let quote = |at: usize| TextEdit::new(part(at, at + 1), "\"");
        return Some(Fix::uncertain("write the path in '\"'", vec![quote(0), quote(end)]));
    }
    if let Some(operator) = operator_meant(written) {
        return Some(change_to(span, operator));
    }
    if written.starts_with('!') {
        let ending = operators_ending(document, span, written);
        return match &ending[..] {
            [] => near_name(document, span, written)
                .or_else(|| begun_operator(document, span, written)),
            [only] => Some(change_to(span, only)),
            _ => None,
        };
    }
    if INHERITING.contains(&written) || written == "-" && line.starts_with("->") {
        let end = if written == "-" { 2 } else { written.len() };
        return Some(change_to(part(0, end), ":"));
    }
    let last = before(text, span.start()).last();
    let ends_value = |last: &u8| last.is_ascii_alphanumeric() || b">\"".contains(last);
    if written.starts_with('$') && last.is_some_and(ends_value) {
        let end = u32::try_from(before(text, span.start()).len()).ok()?;
        let edit = TextEdit::new(Span::new(end, span.start()), ":");
        return Some(Fix::uncertain("insert ':'", vec![edit]));
    }
    if (written == ":" || written == ",")
        && let Some(fix) = dag_operator(text, span)
    {
        return Some(fix);
    }
    if OUTSIDE_BODIES.contains(&written)
        && let Some(fix) = let_without_in(text, span.start())
    {
        return Some(fix);
    }
    if OUTSIDE_BODIES.contains(&written) && last.is_some_and(|last| b";{".contains(last)) {
        let at = before(text, span.start()).len();
        let at = Span::at(u32::try_from(at).ok()?);
        return Some(Fix::uncertain("insert '}'", vec![TextEdit::new(at, " }")]));
    }
    if written == "in" && last == Some(&b'(') {
        return Some(change_to(span, "ins"));
    }
    if line.starts_with(|first: char| first.is_ascii_alphabetic()) && last == Some(&b':') {
        let edit = TextEdit::new(part(0, 0), "$");
        return Some(Fix::uncertain("insert '$'", vec![edit]));
    }
    let begins_line = before(text, span.start()).last().is_none_or(|byte| b"};>\"".contains(byte));
    let near = nearest(written, STATEMENTS.into_iter());
    match near[..] {
        [near] if begins_line && near != written && written.len() > 2 => {
            Some(change_to(span, near))
        }
        _ => None,
    }
}

/// The quote that ends a string of several lines: the only one of a line after `from`, which ends a value.
fn later_quote(text: &[u8], from: u32) -> Option<u32> {
    let mut at = from as usize;
    for line in text.get(at..)?.split_inclusive(|byte| *byte == b'\n').take(MAX_STRING_LINES) {
        let mut quotes = memchr::memchr_iter(b'"', line);
        if let Some(quote) = quotes.next() {
            let rest = line.get(quote + 1..)?.trim_ascii_start();
            let ends = rest.first().is_some_and(|byte| b";,>)]".contains(byte));
            let is_only = quotes.next().is_none();
            return u32::try_from(at + quote).ok().filter(|_| is_only && ends);
        }
        at += line.len();
    }
    None
}

/// The operators that end with a word: `!strconcat` and `!listconcat` for `!concat`.
fn operators_ending(document: Document<'_>, span: Span, written: &str) -> Vec<String> {
    let word = written.trim_start_matches('!');
    if word.len() < MIN_BEGUN_BYTES {
        return Vec::new();
    }
    let offered = all_completions(document, span.start() + 1).into_iter();
    let operators = offered.map(|one| one.label.to_string());
    operators.filter(|label| label.starts_with('!') && label.ends_with(word)).collect()
}

/// The operator that a longer word begins with: `!mul` for `!multiply`.
fn begun_operator(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let offered = all_completions(document, span.start() + 1);
    let begun = offered.iter().map(|one| &*one.label).filter(|label| {
        label.len() >= MIN_BEGUN_BYTES && label.starts_with('!') && written.starts_with(*label)
    });
    begun.max_by_key(|label| label.len()).map(|label| change_to(span, label))
}

fn help(document: Document<'_>, found: &Diagnostic) -> Option<String> {
    let code = found.code;
    match &*found.detail {
        Detail::UnknownRecordName { kind: RecordName::Field | RecordName::FieldOf(_), .. } => {
            let fields = all_completions(document, found.span.start());
            return Some(match fields.is_empty() {
                true => "it has no fields".to_owned(),
                false => {
                    format!("the fields are {}", quoted(fields.iter().map(|one| &*one.label)))
                }
            });
        }
        Detail::UnknownRecordName { kind: RecordName::Multiclass, name }
            if class_named(document, name.as_bytes()).is_some() =>
        {
            return Some(format!("'{name}' is a class, which 'def NAME : {name};' uses"));
        }
        Detail::UnknownRecordName { kind: RecordName::Class, name }
            if named(document, &document.evaluation.defs, name.as_bytes()).is_some() =>
        {
            return Some(format!(
                "'{name}' is a record: only classes are parents, as in 'class {name}'"
            ));
        }
        Detail::UnknownRecordName { kind: RecordName::Class, name }
            if is_assigned(document, found.span) =>
        {
            return Some(format!("a field begins with its type: 'int {name} = ..'"));
        }
        Detail::UnknownRecordName { kind: RecordName::ClassNotMulticlass, .. } => {
            return Some("a multiclass is used by 'defm NAME : MULTICLASS;'".to_owned());
        }
        Detail::UnknownRecordName { kind: RecordName::Record, name } => {
            return Some(records_like(document, name));
        }
        Detail::RecordType { wanted, .. } => {
            return Some(
                record_of_type(document, found.span, wanted)
                    .unwrap_or_else(|| form_of_value(document, wanted)),
            );
        }
        _ => {}
    }
    if is_redefined(found) {
        return Some("rename one of the two, or remove it".to_owned());
    }
    let written = document.string(found.span);
    if let Detail::UnknownRecordName { kind: RecordName::Variable, .. } = &*found.detail
        && let Some(class) = class_named(document, written.as_bytes())
    {
        let form = form_of_class(document, class, &written);
        return Some(format!("'{written}' is a class: a record of it is '{form}'"));
    }
    if code == codes::tablegen::UNDEFINED {
        let class = expected_class(document, found);
        let class = class.map(|class| format!(" as a record of '{class}'")).unwrap_or_default();
        return Some(format!(
            "define it{class} before its use, or include the file that defines it"
        ));
    }
    let offset = found.span.start();
    let signature = |offset: u32| signature_help(document, offset).map(|one| one.label);
    let operator = || {
        let is_operator = |label: &String| label.starts_with('!');
        let called = || signature(found.span.end().saturating_add(1)).filter(is_operator);
        signature(offset).filter(is_operator).or_else(called)
    };
    if code == codes::tablegen::TYPE_MISMATCH {
        return Some(match operator() {
            Some(form) => format!("it is written '{form}'"),
            None => VALUES.to_owned(),
        });
    }
    if code == codes::tablegen::TEMPLATE_ARGUMENTS {
        let open = found.span.slice(document.text()).iter().position(|byte| *byte == b'<');
        let inner = open.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(0);
        let after = found.span.end().saturating_add(1);
        let is_name = document.text().get(found.span.range().end) == Some(&b'<');
        let places = match is_name && open.is_none() {
            true => [after, offset, offset],
            false => [offset.saturating_add(inner), offset, after],
        };
        return Some(match places.into_iter().find_map(signature) {
            Some(label) => format!("it is declared as '{label}'"),
            None => "give the arguments in '<' and '>' after the name".to_owned(),
        });
    }
    if code != codes::tablegen::SYNTAX {
        return None;
    }
    if written.starts_with("[{") {
        return Some("end the code with '}]'".to_owned());
    }
    if document.text().get(offset as usize..).is_some_and(|rest| rest.starts_with(b"/*")) {
        return Some("end the comment with '*/'".to_owned());
    }
    if written.starts_with('!') {
        let ending = operators_ending(document, found.span, &written);
        if !ending.is_empty() {
            let list = quoted(ending.iter().map(String::as_str));
            return Some(format!("operators like it are {list}"));
        }
        let offered = all_completions(document, offset.saturating_add(1));
        let near = nearest(&written, offered.iter().map(|one| &*one.label));
        if !near.is_empty() {
            return Some(format!("operators like it are {}", quoted(near.into_iter())));
        }
        return Some("operators look like '!add(1, 2)', '!strconcat(a, b)', '!if(c, a, b)'".into());
    }
    if written == "="
        && let Some(attribute) = defaulted(document.text(), found.span)
    {
        return Some(format!("an attribute with a default value is written '{attribute}'"));
    }
    if let Some((_, operator)) = SIGNS.iter().find(|(sign, _)| *sign == written) {
        return Some(format!("operators are called by name: '{operator}'; '#' joins text"));
    }
    if let Some(separated) = lacks_comma(document.text(), found.span) {
        return Some(separated.to_owned());
    }
    operator()
        .or_else(|| form_before(document.text(), offset).map(str::to_owned))
        .map(|form| format!("it is written '{form}'"))
}

/// The class that the record of an undefined name should have.
fn expected_class(document: Document<'_>, found: &Diagnostic) -> Option<String> {
    if !matches!(&*found.detail, Detail::UnknownRecordName { kind: RecordName::Variable, .. }) {
        return None;
    }
    let ty = expected_type(document, &cursor(document, found.span.start())?)?;
    let [class] = document.store().classes_of(ty) else { return None };
    Some(lossy(document.store().record_name_text(*class)))
}

/// The records whose names are near to one that `!cast` looks up.
fn records_like(document: Document<'_>, name: &str) -> String {
    let store = document.store();
    let all = document.evaluation.defs.iter().map(|&record| lossy(store.record_name_text(record)));
    let all: Vec<String> = all.collect();
    let near = nearest(name, all.iter().map(String::as_str));
    match near.is_empty() {
        true => format!("define '{name}' before this, or look for it with '!exists' first"),
        false => format!("records like it are {}", quoted(near.into_iter())),
    }
}

/// The form of an unnamed record of a class, with the parameters that need an argument.
fn form_of_class(document: Document<'_>, class: RecordId, name: &str) -> String {
    let all = parameters(document, class);
    let required = all.iter().filter(|one| !one.contains('=')).map(String::as_str);
    let mut shown: Vec<&str> = required.collect();
    if shown.len() < all.len() {
        shown.push("..");
    }
    if shown.is_empty() { name.to_owned() } else { format!("{name}<{}>", shown.join(", ")) }
}

/// The form of a value of a type.
fn form_of_value(document: Document<'_>, wanted: &str) -> String {
    if let Some(class) = class_named(document, wanted.as_bytes()) {
        let form = form_of_class(document, class, wanted);
        return format!(
            "a value of type '{wanted}' is a record of this class: the name of a 'def', or '{form}'"
        );
    }
    let form = match wanted.split('<').next().unwrap_or_default() {
        "bit" => "'true' or 'false'",
        "bits" => "a number, or its bits: '{ 0, 1 }'",
        "code" => "text in '[{ .. }]'",
        "dag" => "an operator and its values: '(ins A:$a)'",
        "int" => "a number",
        "list" => "elements in '[..]'",
        "string" => "text in '\"'; '!cast<string>(VALUE)' and '#' make text of others",
        _ => "a record of this class",
    };
    format!("a value of type '{wanted}' is {form}")
}

/// The form of the statement that a place is in: of the last word before it that begins one.
fn form_before(text: &[u8], place: u32) -> Option<&'static str> {
    let before = text.get(..place as usize)?;
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let mut words = before.rsplit(|byte| !is_part(byte)).filter(|word| !word.is_empty());
    words.find_map(|word| {
        FORMS.iter().find(|(own, _)| own.as_bytes() == word).map(|(_, form)| *form)
    })
}
