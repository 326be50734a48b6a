//! The next step for a diagnostic in words.

use super::completion::all_completions;
use super::context::cursor;
use super::expected::expected_type;
use super::lookup::{class_named, named, record_of_type};
use super::near_names::operators_ending;
use super::operators::operator;
use super::signature_help::parameters;
use super::word_fixes::{before, defaulted, is_assigned, lacks_comma, operator_form};
use super::{Document, lossy, signature_help};
use crate::lexer::{Keyword, Token, TokenKind};
use crate::store::RecordId;
use abide_source::diagnostic::{Detail, Diagnostic, RecordName, Related, codes};
use abide_source::spelling::{nearest, quoted};
use abide_source::text::Span;

/// The spelling of values of all types.
const VALUES: &str = "values look like: int 1, string \"a\", bit true, list<int> [1, 2], bits<2> { 0, 1 }, \
                      code [{ .. }], dag (ins A:$a)";

/// Operators of other languages, each with that of TableGen.
const SIGNS: [(&str, &str); 10] = [
    ("+", "!add(a, b)"),
    ("-", "!sub(a, b)"),
    ("*", "!mul(a, b)"),
    ("/", "!div(a, b)"),
    ("=", "!eq(a, b)"),
    ("?", "!if(condition, a, b)"),
    ("<", "!lt(a, b)"),
    (">", "!gt(a, b)"),
    ("&", "!and(a, b)"),
    ("|", "!or(a, b)"),
];

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

/// The items of a class or record.
const ITEMS: &str =
    "a field is written 'TYPE NAME = VALUE;', another value of one 'let NAME = VALUE;'";

/// The statements of a file.
const STATEMENTS: &str = "statements begin with 'class', 'def', 'defm', 'defset', 'deftype', 'defvar', 'foreach', \
                          'if', 'include', 'let' or 'multiclass'";

/// Whether a diagnostic is about a second definition of a name.
pub(super) fn is_redefined(found: &Diagnostic) -> bool {
    found.code == codes::tablegen::REDEFINITION
}

/// The next step for a diagnostic without a fix.
pub(super) fn help(document: Document<'_>, found: &Diagnostic) -> Option<String> {
    if let Some(step) = of_name(document, found) {
        return Some(step);
    }
    let is_same = |related: &Related| related.path.is_none() && related.span == found.span;
    if is_redefined(found) && found.related.iter().any(is_same) {
        let step =
            "it is defined more than once here: join what differs to its name, as in 'NAME#i'";
        return Some(step.to_owned());
    }
    if is_redefined(found) {
        return Some("rename one of the two, or remove it".to_owned());
    }
    if found.code == codes::tablegen::UNDEFINED {
        return Some(of_undefined(document, found));
    }
    if found.code == codes::tablegen::TYPE_MISMATCH {
        let operator = operator_at(document, found.span);
        return Some(operator.map_or_else(|| VALUES.to_owned(), |form| written_as(&form)));
    }
    if found.code == codes::tablegen::TEMPLATE_ARGUMENTS {
        return Some(template_arguments(document, found.span));
    }
    (found.code == codes::tablegen::SYNTAX).then(|| of_syntax(document, found.span))?
}

/// The next step for a name of a wrong kind, or a record of a wrong type.
fn of_name(document: Document<'_>, found: &Diagnostic) -> Option<String> {
    Some(match &*found.detail {
        Detail::UnknownRecordName { kind: RecordName::Field, name }
            if argument_of_parent(document, found.span, name).is_some() =>
        {
            argument_of_parent(document, found.span, name)?
        }
        Detail::UnknownRecordName { kind: RecordName::Field | RecordName::FieldOf(_), .. } => {
            let fields = all_completions(document, found.span.start());
            match fields.is_empty() {
                true => "it has no fields".to_owned(),
                false => {
                    let known = quoted(fields.iter().map(|one| &*one.label));
                    format!("the fields are {known}{}", new_field(found))
                }
            }
        }
        Detail::UnknownRecordName { kind: RecordName::Multiclass, name }
            if class_named(document, name.as_bytes()).is_some() =>
        {
            format!("'{name}' is a class, which 'def NAME : {name};' uses")
        }
        Detail::UnknownRecordName { kind: RecordName::Class, name }
            if named(document, &document.evaluation.defs, name.as_bytes()).is_some() =>
        {
            format!("'{name}' is a record: only classes are parents, as in 'class {name}'")
        }
        Detail::UnknownRecordName { kind: RecordName::Class, name }
            if is_assigned(document, found.span) =>
        {
            format!("a field begins with its type: 'int {name} = ..'")
        }
        Detail::UnknownRecordName { kind: RecordName::ClassNotMulticlass, .. } => {
            "a multiclass is used by 'defm NAME : MULTICLASS;'".to_owned()
        }
        Detail::UnknownRecordName { kind: RecordName::Record, name } => {
            records_like(document, name)
        }
        Detail::UnknownRecordName { kind: RecordName::Variable, .. } => {
            let written = document.string(found.span);
            let class = class_named(document, written.as_bytes())?;
            let form = form_of_class(document, class, &written);
            format!("'{written}' is a class: a record of it is '{form}'")
        }
        Detail::RecordType { wanted, .. } => record_of_type(document, found.span, wanted)
            .unwrap_or_else(|| form_of_value(document, wanted)),
        _ => return None,
    })
}

/// The next step for a `let` of a template argument of one of the classes that a record inherits from.
fn argument_of_parent(document: Document<'_>, span: Span, name: &str) -> Option<String> {
    let cursor = cursor(document, span.start())?;
    let parents = cursor.parents(cursor.block()?.start);
    let is_argument = |class: &String| {
        let class = class_named(document, class.as_bytes());
        let all = class.map(|class| parameters(document, class)).unwrap_or_default();
        // `int n = 1`: a type, the name, and a value.
        all.iter()
            .filter_map(|one| one.split(" = ").next())
            .any(|one| one.ends_with(&format!(" {name}")))
    };
    let class = parents.into_iter().map(|parent| document.string(parent)).find(is_argument)?;
    Some(format!("'{name}' is an argument of '{class}', not a field: give it as '{class}<..>'"))
}

/// The form of a field that a `let` does not find.
fn new_field(found: &Diagnostic) -> String {
    match &*found.detail {
        Detail::UnknownRecordName { kind: RecordName::Field, name } => {
            format!("; a new one begins with its type: 'int {name} = ..'")
        }
        _ => String::new(),
    }
}

fn of_undefined(document: Document<'_>, found: &Diagnostic) -> String {
    let (text, span) = (document.text(), found.span);
    let is_called = text.get(span.range().end) == Some(&b'(');
    if is_called
        && matches!(&*found.detail, Detail::UnknownRecordName { kind: RecordName::Variable, .. })
    {
        let name = document.string(span);
        return match operator_form(&format!("!{name}")) {
            Some(form) => format!("its value is that of '{form}'"),
            None => "operators are called as '!add(1, 2)', records of a class are 'CLASS<1, 2>'"
                .to_owned(),
        };
    }
    if matches!(&*found.detail, Detail::UnknownRecordName { kind: RecordName::Class, .. })
        && before(text, span.start()).last().is_some_and(|last| b"{;<".contains(last))
    {
        return "types are 'bit', 'bits<N>', 'code', 'dag', 'int', 'list<TYPE>', 'string' and classes that \
                are defined before"
            .to_owned();
    }
    let class = expected_class(document, found);
    let class = class.map(|class| format!(" as a record of '{class}'")).unwrap_or_default();
    format!("define it{class} before its use, or include the file that defines it")
}

/// The declaration of the class whose arguments are wrong, which are at the span or after it.
fn template_arguments(document: Document<'_>, span: Span) -> String {
    let open = span.slice(document.text()).iter().position(|byte| *byte == b'<');
    let inner = open.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(0);
    let (start, after) = (span.start(), span.end().saturating_add(1));
    let is_name = document.text().get(span.range().end) == Some(&b'<');
    let places = match is_name && open.is_none() {
        true => [after, start, start],
        false => [start.saturating_add(inner), start, after],
    };
    match places.into_iter().find_map(|place| signature(document, place)) {
        Some(label) => format!("it is declared as '{label}'"),
        None => "give the arguments in '<' and '>' after the name".to_owned(),
    }
}

fn signature(document: Document<'_>, offset: u32) -> Option<String> {
    signature_help(document, offset).map(|one| one.label)
}

/// The signature of the operator around a place, or of the one that is called there.
fn operator_at(document: Document<'_>, span: Span) -> Option<String> {
    let places = [span.start(), span.end().saturating_add(1)];
    let mut signatures = places.into_iter().filter_map(|place| signature(document, place));
    signatures.find(|label| label.starts_with('!'))
}

fn written_as(form: &str) -> String {
    format!("it is written '{form}'")
}

/// The next step for an error of syntax.
fn of_syntax(document: Document<'_>, span: Span) -> Option<String> {
    let (text, written) = (document.text(), document.string(span));
    if written.starts_with("[{") {
        return Some("end the code with '}]'".to_owned());
    }
    if text.get(span.range().start..).is_some_and(|rest| rest.starts_with(b"/*")) {
        return Some("end the comment with '*/'".to_owned());
    }
    if written.starts_with('!') {
        return Some(operators_like(document, span, &written));
    }
    if written == "="
        && let Some(attribute) = defaulted(text, span)
    {
        return Some(format!("an attribute with a default value is written '{attribute}'"));
    }
    if let Some(step) = number(text, span, &written) {
        return Some(step);
    }
    let is_equality = is_doubled(text, span);
    if let Some((_, operator)) = SIGNS.iter().find(|(sign, _)| *sign == written)
        && (written != "=" || is_equality)
    {
        return Some(format!("operators are called by name: '{operator}'; '#' joins text"));
    }
    if let Some(separated) = lacks_comma(text, span) {
        return Some(separated.to_owned());
    }
    match operator_at(document, span) {
        Some(operator) => Some(written_as(&operator)),
        None => form_before(document, span.start()),
    }
}

/// Whether a sign is written twice.
pub(super) fn is_doubled(text: &[u8], span: Span) -> bool {
    let sign = span.slice(text);
    let rest = text.get(span.range().end..).unwrap_or_default();
    let head = text.get(..span.range().start).unwrap_or_default();
    !sign.is_empty() && (rest.starts_with(sign) || head.ends_with(sign))
}

/// The spelling of a number with a sign in front or with a fraction.
fn number(text: &[u8], span: Span, written: &str) -> Option<String> {
    let head = before(text, span.start());
    let next = text.get(span.range().end)?;
    let begins = head.last().is_some_and(|last| b"=(,[{<".contains(last));
    if written == "-" && begins && *next != b'>' {
        return Some("a value with the other sign is '!sub(0, VALUE)'".to_owned());
    }
    let whole = head.strip_suffix(b".").and_then(|whole| whole.last());
    let is_fraction = written.starts_with(|first: char| first.is_ascii_digit())
        && whole.is_some_and(u8::is_ascii_digit);
    let step = "numbers have no fractions: write them as text, such as '\"1.5\"'";
    is_fraction.then(|| step.to_owned())
}

/// The operators with the ending of an unknown one, or with nearly its name.
fn operators_like(document: Document<'_>, span: Span, written: &str) -> String {
    if let Some(form) = operator_form(written) {
        return format!("its value is that of '{form}'");
    }
    let ending = operators_ending(document, span, written);
    if !ending.is_empty() {
        return format!("operators like it are {}", quoted(ending.iter().map(String::as_str)));
    }
    let offered = all_completions(document, span.start().saturating_add(1));
    let near = nearest(written, offered.iter().map(|one| &*one.label));
    match near.is_empty() {
        true => "operators look like '!add(1, 2)', '!strconcat(a, b)', '!if(c, a, b)'".to_owned(),
        false => format!("operators like it are {}", quoted(near.into_iter())),
    }
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
            "a value of type '{wanted}' is a record of this class: the name of a 'def', without quotes, or '{form}'"
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

/// The form of the statement or item that a place is in: of the last word before it that begins one.
fn form_before(document: Document<'_>, place: u32) -> Option<String> {
    let cursor = cursor(document, place)?;
    let written = |token: &Token| document.string(token.span);
    if let Some(token) = cursor.tokens.last()
        && let TokenKind::Bang(bang) = token.kind
    {
        return Some(written_as(&format!("{}{}", written(token), operator(bang).form)));
    }
    let words = cursor.statement().iter().rev().map(written);
    let form = { words }.find_map(|word| FORMS.iter().find(|(own, _)| *own == word));
    if let Some((_, form)) = form {
        return Some(written_as(form));
    }
    let owner = cursor.block().and_then(|block| cursor.owner(block));
    match owner {
        Some(Keyword::Class | Keyword::Def) => Some(ITEMS.to_owned()),
        None if document.text().get(place as usize) == Some(&b'}') => {
            Some("remove it: it closes no '{'".to_owned())
        }
        None => Some(STATEMENTS.to_owned()),
        Some(_) => None,
    }
}
