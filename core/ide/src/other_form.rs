//! Operations in a form that has something more than the bundled description knows: dialects grow from
//! version to version, and a project may be ahead of LLVM 19 and 22.

use super::document::Document;
use super::written::Written;
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::format::Directive;
use abide_mlir::parse::Expected;
use abide_mlir::syntax::Operation;
use abide_source::diagnostic::Diagnostic;
use abide_source::spelling::nearest;

/// What is said behind an error of such an operation.
pub(super) const ADVICE: &str = "this is not in the form of LLVM 19 or 22; where a newer version has it, add the project's .td files \
     (abide dialects init)";

/// Whether an operation has a word that its form does not have, and goes on behind that as its form wants:
/// `%a, %b exact : i32`. A word that is nearly one of the form is a mistake, and a project's own description
/// has all words.
pub(super) fn has_more(document: &Document, operation: Operation<'_>, found: &Diagnostic) -> bool {
    let span = operation.syntax().span();
    let Some(rest) = document.text().get(found.span.start() as usize..span.end() as usize) else {
        return false;
    };
    let Some(word) = word_at(rest) else { return false };
    let behind = rest.get(word.len()..).unwrap_or_default();
    expected_sign(&found.message).is_some_and(|sign| goes_on(behind, sign))
        && is_new_word(document, operation, word, found.span.start())
}

/// Whether a word is none that the form of a bundled description has, and near to none.
fn is_new_word(document: &Document, operation: Operation<'_>, word: &str, place: u32) -> bool {
    let name = operation.name(document.text());
    let Some(known) = document.registry().operation(name) else { return false };
    let op = known.description();
    if op.place.is_some() {
        return false;
    }
    let mut words = words_of_form(op);
    let written = Written::around(document, place);
    let expected = written.iter().flat_map(|written| &written.roles.stop.expected);
    words.extend(expected.filter_map(|one| match one {
        Expected::Word(word) => Some(word.to_string()),
        _ => None,
    }));
    nearest(word, words.iter().map(String::as_str)).is_empty()
}

/// The words of a declarative form.
fn words_of_form(op: &OpDescription) -> Vec<String> {
    let mut words = Vec::new();
    let mut open: Vec<&Directive> = op.format().iter().flat_map(|it| &it.directives).collect();
    while let Some(directive) = open.pop() {
        match directive {
            Directive::Literal(text) => words.push(text.to_string()),
            Directive::Optional(group) => open.extend(group.then.iter().chain(&group.otherwise)),
            Directive::OneOfList(clauses) => {
                words.extend(clauses.iter().map(|clause| clause.literal.to_string()));
                open.extend(clauses.iter().flat_map(|clause| &clause.directives));
            }
            _ => {}
        }
    }
    words.retain(|word| word.starts_with(|first: char| first.is_ascii_alphabetic()));
    words
}

/// The word that a text begins with, of two letters at least.
fn word_at(text: &[u8]) -> Option<&str> {
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let len = text.iter().take_while(is_part).count();
    let word = std::str::from_utf8(text.get(..len)?).ok()?;
    let is_word = len > 1 && word.starts_with(|first: char| first.is_ascii_alphabetic());
    is_word.then_some(word)
}

/// What a message says that stands next: a sign, or that of an operand.
fn expected_sign(message: &str) -> Option<&str> {
    let rest = message.strip_prefix("expected ")?;
    if rest.starts_with("SSA operand") {
        return Some("%");
    }
    let sign = rest.strip_prefix('\'')?.split('\'').next()?;
    (!sign.is_empty()).then_some(sign)
}

/// Whether a sign follows, behind a value or what is in brackets.
fn goes_on(text: &[u8], sign: &str) -> bool {
    let mut rest = text.trim_ascii_start();
    if let Some(value) = rest.strip_prefix(b"=") {
        let value = value.trim_ascii_start();
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_.-+#\"@".contains(*byte);
        rest = value.get(value.iter().take_while(is_part).count()..).unwrap_or_default();
    }
    if !rest.starts_with(sign.as_bytes())
        && let Some(behind) = behind_brackets(rest)
    {
        rest = behind;
    }
    rest.trim_ascii_start().starts_with(sign.as_bytes())
}

/// What stands behind the brackets that a text begins with.
fn behind_brackets(text: &[u8]) -> Option<&[u8]> {
    let mut depth = 0_usize;
    for (at, byte) in text.iter().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.checked_sub(1)?,
            b'\n' => return None,
            _ if depth == 0 => return None,
            _ => {}
        }
        if depth == 0 {
            return text.get(at + 1..);
        }
    }
    None
}
