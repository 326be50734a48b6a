//! Fixes that change a word, or write the signs around it that it lacks.

use super::Document;
use super::headers::{header_of, include_edit, is_included};
use super::lookup::class_named;
use crate::lexer::Bang;
use abide_source::diagnostic::{Detail, Diagnostic, Fix, RecordName};
use abide_source::text::{Span, TextEdit, is_word_byte, line_end, word_len};

/// Operators by the words of other languages, each with that of TableGen, which takes the same arguments.
const OPERATORS: [(&str, &str); 20] = [
    ("!append", "!listconcat"),
    ("!equal", "!eq"),
    ("!equals", "!eq"),
    ("!first", "!head"),
    ("!ifelse", "!if"),
    ("!instanceof", "!isa"),
    ("!isempty", "!empty"),
    ("!join", "!interleave"),
    ("!len", "!size"),
    ("!length", "!size"),
    ("!map", "!foreach"),
    ("!minus", "!sub"),
    ("!plus", "!add"),
    ("!repeat", "!listsplat"),
    ("!rest", "!tail"),
    ("!select", "!if"),
    ("!strcat", "!strconcat"),
    ("!strlen", "!size"),
    ("!substring", "!substr"),
    ("!times", "!mul"),
];

/// Operators that TableGen lacks or that take other arguments, each with a form of the same value.
const FORMS: [(&str, &str); 20] = [
    ("!abs", "!if(!lt(a, 0), !sub(0, a), a)"),
    ("!all", "!foldl(1, list, acc, it, !and(acc, it))"),
    ("!any", "!foldl(0, list, acc, it, !or(acc, it))"),
    ("!contains", "!foldl(0, list, acc, it, !or(acc, !eq(it, value)))"),
    ("!fold", "!foldl(start, list, accumulator, element, value)"),
    ("!in", "!foldl(0, list, acc, it, !or(acc, !eq(it, value)))"),
    ("!max", "!if(!gt(a, b), a, b)"),
    ("!min", "!if(!lt(a, b), a, b)"),
    ("!mod", "!sub(a, !mul(b, !div(a, b)))"),
    ("!neg", "!sub(0, a)"),
    ("!negate", "!sub(0, a)"),
    ("!nth", "list[0]"),
    ("!reduce", "!foldl(start, list, accumulator, element, value)"),
    ("!rem", "!sub(a, !mul(b, !div(a, b)))"),
    ("!replace", "!subst(target, replacement, string)"),
    ("!reverse", "!foldl([]<int>, list, acc, it, !listconcat([it], acc))"),
    ("!str", "!cast<string>(value)"),
    ("!string", "!cast<string>(value)"),
    ("!sum", "!foldl(0, list, acc, it, !add(acc, it))"),
    ("!tostring", "!cast<string>(value)"),
];

/// The form of the value that an operator of another language has.
pub(super) fn operator_form(word: &str) -> Option<&'static str> {
    FORMS.iter().find(|(own, _)| own.eq_ignore_ascii_case(word)).map(|(_, form)| *form)
}

/// The operator of TableGen that a word of another language means.
pub(super) fn operator_meant(word: &str) -> Option<&'static str> {
    OPERATORS.iter().find(|(own, _)| *own == word).map(|(_, operator)| *operator)
}

/// Another text for the one at a place.
pub(super) fn change_to(span: Span, word: &str) -> Fix {
    Fix::uncertain(format!("change it to '{word}'"), vec![TextEdit::new(span, word)])
}

/// Another word for the one that begins the line of a place: `defm` for `def`.
pub(super) fn defining_word(
    document: Document<'_>,
    span: Span,
    word: &str,
    meant: &str,
) -> Option<Fix> {
    let before = document.text().get(..span.start() as usize)?;
    let start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
    let line = before.get(start..)?;
    let begin = start + line.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let span = Span::from_range(begin..begin + word.len());
    let rest = before.get(begin..)?.strip_prefix(word.as_bytes())?;
    rest.starts_with(b" ").then(|| change_to(span, meant))
}

/// `<` and `>` around the argument of a class in a dag: `Optional<I32>:$a` for `Optional I32:$a`.
pub(super) fn with_arguments(document: Document<'_>, found: &Diagnostic) -> Option<Fix> {
    let Detail::UnknownRecordName { kind: RecordName::Variable, name } = &*found.detail else {
        return None;
    };
    let path = header_of(name).filter(|path| !is_included(document, path));
    if path.is_none() && class_named(document, name.as_bytes()).is_none() {
        return None;
    }
    let rest = document.text().get(found.span.range().end..)?;
    let blank = rest.len() - rest.trim_ascii_start().len();
    let length = word_len(rest.get(blank..)?);
    let at = |from: usize| Some(found.span.end().saturating_add(u32::try_from(from).ok()?));
    let mut edits = vec![
        TextEdit::new(Span::new(found.span.end(), at(blank)?), "<"),
        TextEdit::new(Span::at(at(blank + length)?), ">"),
    ];
    edits.extend(path.map(|path| include_edit(document, path)));
    let is_named = rest.get(blank + length..)?.starts_with(b":$");
    let is_argument = blank > 0 && length > 0 && is_named;
    is_argument.then(|| Fix::uncertain("write the argument in '<' and '>'", edits))
}

/// `<` and `>` for the parentheses after the name of a class: `A(1)`.
pub(super) fn arguments_in_parentheses(document: Document<'_>, span: Span) -> Option<Fix> {
    let rest = span.range().end..line_end(document.text(), span.end()) as usize;
    let rest = document.text().get(rest).filter(|rest| rest.starts_with(b"("))?;
    let close = u32::try_from(memchr::memrchr(b')', rest)?).ok()?;
    let sign = |at: u32, sign: &str| {
        let at = span.end().saturating_add(at);
        TextEdit::new(Span::new(at, at.saturating_add(1)), sign)
    };
    let edits = vec![sign(0, "<"), sign(close, ">")];
    Some(Fix::uncertain("write the arguments in '<' and '>'", edits))
}

/// Quotes around a type of C++ among the parameters of a type or attribute: `"int":$width`.
pub(super) fn parameter_type(text: &[u8], span: Span) -> Option<Fix> {
    let rest = text.get(span.range().end..)?;
    let head = text.get(..span.start() as usize)?.rsplit(|byte| *byte == b';').next()?;
    let is_parameter =
        (rest.starts_with(b":$") || rest.starts_with(b">") || rest.starts_with(b","))
            && memchr::memmem::find(head, b"let parameters")
                .is_some_and(|at| head.get(at..).is_some_and(|head| !head.contains(&b'{')));
    let word = span.slice(text);
    let is_word = word_len(word) == word.len();
    let edit = TextEdit::new(span, [b"\"", word, b"\""].concat());
    (is_parameter && is_word).then(|| Fix::uncertain("write the type of C++ in quotes", vec![edit]))
}

/// The text in front of a place, without blanks at its end.
pub(super) fn before(text: &[u8], place: u32) -> &[u8] {
    text.get(..place as usize).unwrap_or_default().trim_ascii_end()
}

/// The `in` that a `let` around statements lacks: `let x = 4 {`.
pub(super) fn let_without_in(text: &[u8], first: u32) -> Option<Fix> {
    let head = before(text, first).strip_suffix(b"{")?.trim_ascii_end();
    let line = head.rsplit(|byte| *byte == b'\n').next()?.trim_ascii_start();
    let is_let = line.starts_with(b"let ") && line.contains(&b'=') && !line.ends_with(b" in");
    let at = Span::at(u32::try_from(head.len()).ok()?);
    is_let.then(|| Fix::uncertain("insert 'in'", vec![TextEdit::new(at, " in")]))
}

/// The operator of the arguments or results of an operation: `(ins I32:$a)` for `(I32:$a)`.
pub(super) fn dag_operator(text: &[u8], sign: Span) -> Option<Fix> {
    let written = before(text, sign.start());
    let open = memchr::memrchr(b'(', written)?;
    let field = written.get(..open)?.trim_ascii_end();
    let fields = [("arguments =", "ins"), ("results =", "outs")];
    let (_, word) = fields.into_iter().find(|(name, _)| field.ends_with(name.as_bytes()))?;
    let is_first = |byte: &u8| byte.is_ascii_alphanumeric() || b"_:$".contains(byte);
    let at = Span::at(u32::try_from(open + 1).ok()?);
    let edit = TextEdit::new(at, format!("{word} "));
    let is_first = written.get(open + 1..)?.iter().all(is_first);
    is_first.then(|| Fix::uncertain(format!("insert '{word}'"), vec![edit]))
}

/// The attribute of a dag that a `=` gives a value: `F32Attr:$alpha = 1.0`.
pub(super) fn defaulted(text: &[u8], sign: Span) -> Option<String> {
    let argument = before(text, sign.start()).rsplit(|byte| b",( ".contains(byte)).next()?;
    let (constraint, name) = std::str::from_utf8(argument).ok()?.split_once(":$")?;
    let rest = text.get(sign.range().end..)?.split(|byte| b",)\n".contains(byte)).next()?;
    let value = String::from_utf8_lossy(rest.trim_ascii()).replace('"', "\\\"");
    Some(format!("DefaultValuedAttr<{constraint}, \"{value}\">:${name}"))
}

/// The advice for a value that follows another one of the same line within brackets, without a comma.
pub(super) fn lacks_comma(text: &[u8], span: Span) -> Option<&'static str> {
    let is_value = |byte: &u8| byte.is_ascii_alphanumeric() || b"_\"$".contains(byte);
    let line = before(text, span.start()).rsplit(|byte| *byte == b'\n').next()?;
    let begins = span.slice(text).first().is_some_and(is_value);
    let ends = line.last().is_some_and(|last| is_value(last) || b")]>}".contains(last));
    let mut open = Vec::new();
    for byte in line {
        match byte {
            b'(' | b'[' | b'<' | b'{' => open.push(*byte),
            b')' | b']' | b'>' | b'}' => {
                open.pop();
            }
            _ => {}
        }
    }
    match open.last().filter(|_| begins && ends)? {
        b'[' => Some("the elements of a list have ',' between them"),
        b'<' => Some("the arguments have ',' between them"),
        b'(' => Some("the values of a dag have ',' between them"),
        _ => None,
    }
}

/// `let` in front of a name that begins an assignment in a class or record with a parent.
pub(super) fn assignment(document: Document<'_>, span: Span) -> Option<Fix> {
    let head = before(document.text(), span.start()).rsplit(|byte| *byte == b'{').nth(1)?;
    let has_parent = head.rsplit(|byte| b";}".contains(byte)).next()?.contains(&b':');
    let edit = TextEdit::new(Span::at(span.start()), "let ");
    let is_meant = has_parent && is_assigned(document, span);
    is_meant.then(|| Fix::uncertain("insert 'let'", vec![edit]))
}

/// Whether a name begins a statement of a body and has a value assigned.
pub(super) fn is_assigned(document: Document<'_>, span: Span) -> bool {
    let begins =
        before(document.text(), span.start()).last().is_some_and(|byte| b"{;".contains(byte));
    let rest = document.text().get(span.range().end..).unwrap_or_default().trim_ascii_start();
    begins && rest.starts_with(b"=") && !rest.starts_with(b"==")
}

/// The operator that a function of its name is: `!add(1, 2)` for `add(1, 2)`.
pub(super) fn called_operator(document: Document<'_>, span: Span) -> Option<Fix> {
    let name = span.slice(document.text());
    let is_called = document.text().get(span.range().end) == Some(&b'(');
    let edit = TextEdit::new(Span::at(span.start()), "!");
    (is_called && Bang::of(name).is_some()).then(|| Fix::uncertain("insert '!'", vec![edit]))
}

/// `=` for the `in` after the name of a `foreach`, with the `in` after its list.
pub(super) fn foreach_in(text: &[u8], word: Span) -> Option<Fix> {
    let head = before(text, word.start());
    let name = head.iter().rev().take_while(|byte| is_word_byte(**byte)).count();
    let keyword = before(text, u32::try_from(head.len().checked_sub(name)?).ok()?);
    let rest = text.get(word.range().end..line_end(text, word.end()) as usize)?;
    let mut edits = vec![TextEdit::new(word, "=")];
    if let Some(close) = memchr::memrchr(b']', rest)
        && !rest.get(close + 1..)?.trim_ascii_start().starts_with(b"in ")
    {
        let at = word.end().saturating_add(u32::try_from(close + 1).ok()?);
        edits.push(TextEdit::new(Span::at(at), " in"));
    }
    let is_meant = word.slice(text) == b"in" && keyword.ends_with(b"foreach");
    is_meant.then(|| Fix::uncertain("write 'foreach NAME = LIST in'", edits))
}

/// A `defvar` without the type that another language has: `defvar x = 1` for `defvar int x = 1`.
pub(super) fn typed_defvar(text: &[u8], span: Span) -> Option<Fix> {
    let rest = text.get(span.range().start..line_end(text, span.start()) as usize)?;
    let head = rest.get(..memchr::memchr(b'=', rest)?)?.trim_ascii_end();
    let name = head.iter().rev().take_while(|byte| is_word_byte(**byte)).count();
    let name = head.len().checked_sub(name).filter(|at| *at > 0)?;
    let end = span.start().saturating_add(u32::try_from(name).ok()?);
    let edit = TextEdit::new(Span::new(span.start(), end), "");
    let is_defvar = before(text, span.start()).ends_with(b"defvar");
    is_defvar.then(|| Fix::uncertain("remove the type: the value has one", vec![edit]))
}

/// The path of an `include` without quotes.
pub(super) fn unquoted_path(text: &[u8], span: Span) -> Option<Fix> {
    let rest = text.get(span.range().start..line_end(text, span.start()) as usize)?;
    let is_path = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_-./".contains(byte);
    let path = rest.get(..rest.iter().take_while(is_path).count())?;
    let span = Span::from_range(span.range().start..span.range().start + path.len());
    let edit = TextEdit::new(span, [b"\"", path, b"\""].concat());
    let is_include = before(text, span.start()).ends_with(b"include") && path.ends_with(b".td");
    is_include.then(|| Fix::uncertain("write the path in '\"'", vec![edit]))
}
