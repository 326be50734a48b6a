//! The form of an operation as help, for errors in its text.

use super::context::FixContext;
use crate::diagnostics::operation_names::default_dialect;
use crate::entity::operations_around;
use crate::form::{form_of, parameters};
use crate::snippet::{filled, parses_as_operation};
use abide_mlir::ods::format::Directive;
use abide_mlir::ods::{Arity, OpDescription, Syntax, Trait, ValueDescription};
use abide_mlir::registry::RegisteredOp;
use abide_mlir::syntax::{NodeKind, Operation};
use abide_source::diagnostic::{Code, Diagnostic, Wanted, codes};
use abide_source::spelling::quoted;
use abide_source::text::Span;

/// The number of bytes in front of a place that are read to find the type that it is in.
const MAX_READ_BYTES: usize = 512;

/// The longest form that a help shows, in bytes.
const MAX_FORM_BYTES: usize = 160;

/// The codes of errors that may be in the form of an operation.
const CHECKED: [Code; 6] = [
    codes::mlir::EXPECTED,
    codes::mlir::INVALID_OPERATION,
    codes::mlir::RESULT_COUNT,
    codes::mlir::OPERAND_COUNT,
    codes::mlir::OTHER_FORM,
    codes::mlir::UNKNOWN_FORM,
];

/// The form of the operation, if its text is wrong.
pub(super) fn form(place: &FixContext<'_>, found: &Diagnostic) -> Option<String> {
    let operation = place.operation.filter(|_| CHECKED.contains(&found.code))?;
    let node = operation.syntax();
    let (path, at) = (node.path_to(place.span.start()), place.span.start());
    // An error at the beginning of a type may be one in it, and an invalid operation has the right form.
    let is_invalid = found.code == codes::mlir::INVALID_OPERATION;
    let is_within = |ty: Span| (ty.start() < at || is_invalid && ty.start() == at) && at < ty.end();
    if path.iter().any(|inner| inner.kind().is_type() && is_within(inner.span())) {
        // The text of a type is not in the form of the operation.
        return None;
    }
    let before = place.string(Span::new(node.span().start(), at.max(node.span().start())));
    match open_bracket(&before) {
        Some(at) if before.get(..at).is_some_and(|before| before.ends_with("loc")) => {
            return Some("a location is written 'loc(\"file\":line:column)'".to_owned());
        }
        Some(at) if before.get(at..).is_some_and(|open| open.starts_with('<')) => return None,
        _ => {}
    }
    // An error in the body is not one of the operation's own form.
    let body = node.child(NodeKind::Region).map_or(node.span().end(), |body| body.span().start());
    if place.span.start() > body {
        return None;
    }
    if operation.is_generic() {
        return types_of_generic_form(found);
    }
    let name = operation.name_token()?.span();
    let is_whole = place.span.start() <= name.start().saturating_add(1);
    if found.code == codes::mlir::INVALID_OPERATION && is_whole {
        return None;
    }
    let op = entry(place, operation)?.description();
    if let Some(step) = operation_of_word(place, op) {
        return Some(step);
    }
    Some(form_of_description(place, op)? + &near_cases(place.text(), op).unwrap_or_default())
}

/// The next step for a word in front of parentheses that names an operation of the dialect: `copyin(%a : T)` in the form
/// of an earlier version, whose clauses are operations today.
fn operation_of_word(place: &FixContext<'_>, op: &OpDescription) -> Option<String> {
    let word = place.word();
    let is_called = place.document.text().get(word.end() as usize) == Some(&b'(');
    let name = format!("{}.{}", op.dialect(), place.string(word));
    let other = place.document.registry().operation(name.as_bytes())?.description();
    let is_other = is_called && other.name != op.name && !other.results.is_empty();
    let form = form_of_named(place, &name).filter(|_| is_other)?;
    Some(format!("write it as an operation in front of this one, which takes its result: {form}"))
}

/// The next step for an operation that has results only if their types are written.
pub(super) fn form_with_results(place: &FixContext<'_>) -> Option<String> {
    let name = &entry(place, place.operation?)?.description().name;
    let form = form_of_named(place, name).map(|form| format!(": {form}")).unwrap_or_default();
    Some(format!("write the types of the results as well, or remove the names with '='{form}"))
}

/// The form of an operation by its name.
pub(super) fn form_of_named(place: &FixContext<'_>, name: &str) -> Option<String> {
    let entry = place.document.registry().operation(name.as_bytes())?;
    let form = form_of_description(place, entry.description())?;
    Some(form.replacen("it ", &format!("'{name}' "), 1))
}

/// The attribute that splits the operands, for a generic operation without it, and the other form of the operation.
pub(super) fn missing_sizes(place: &FixContext<'_>) -> Option<String> {
    const SIZES: &str = "operandSegmentSizes";
    let operation = place.operation.filter(|operation| operation.is_generic())?;
    let op = entry(place, operation)?.description();
    let is_written = place.tokens().into_iter().any(|token| place.string(token) == SIZES);
    if !op.has(Trait::AttrSizedOperandSegments) || is_written {
        return None;
    }
    let names = quoted(op.operands.iter().map(|one| &*one.name));
    let form = form_of_named(place, &op.name).filter(|_| !matches!(op.syntax, Syntax::GenericOnly));
    let form = form.map(|form| format!("; {form}")).unwrap_or_default();
    Some(format!("write the attribute '{SIZES} = array<i32: ..>' with the sizes of {names}{form}"))
}

fn form_of_description(place: &FixContext<'_>, op: &OpDescription) -> Option<String> {
    if matches!(op.syntax, Syntax::GenericOnly) {
        return Some(generic_form(op));
    }
    // Hand-written examples show the parts that one needs, and no others.
    let is_plain = op.format().is_some_and(|format| !format.directives.iter().any(is_optional));
    let form = if is_plain { whole_form(place, op) } else { None };
    form.or_else(|| example(place, op)).or_else(|| whole_form(place, op))
}

/// The number of letters that words of earlier versions and those of today begin with, as `max` and `maxsi` do.
const MIN_COMMON_LETTERS: usize = 3;

/// The words of an operation that begin as a word that it does not have.
fn near_cases(word: &str, op: &OpDescription) -> Option<String> {
    let stem = word.get(..MIN_COMMON_LETTERS)?;
    if !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    let enumerations =
        op.attributes.iter().filter_map(|one| one.constraint.predicate().enumeration());
    let cases = enumerations.flat_map(|one| &one.cases).map(|case| &*case.keyword);
    let near: Vec<&str> = cases.filter(|case| case.starts_with(stem)).collect();
    let is_own = near.is_empty() || near.contains(&word);
    (!is_own).then(|| format!("; instead of '{word}', it has {}", near.join(", ")))
}

/// The generic form of an operation without another one.
fn generic_form(op: &OpDescription) -> String {
    let operands: Vec<String> = op.operands.iter().map(|one| format!("%{}", one.name)).collect();
    let properties = if op.attributes.is_empty() { "" } else { " <{..}>" };
    let regions = if op.regions.is_empty() { "" } else { " ({..})" };
    format!(
        "it has only the generic form: '\"{}\"({}){properties}{regions} : (OPERAND TYPES) -> RESULT TYPES'",
        op.name,
        operands.join(", ")
    )
}

/// Whether a part of a format may be left out, or only C++ knows it.
fn is_optional(directive: &Directive) -> bool {
    matches!(directive, Directive::Optional(_) | Directive::OneOfList(_) | Directive::Custom { .. })
}

/// An example of an operation whose form is not known, or too long.
fn example(place: &FixContext<'_>, op: &OpDescription) -> Option<String> {
    let registry = place.document.registry();
    let snippet = registry.snippet(&op.name).map(|snippet| filled(snippet.text));
    let whole = registry.example(&op.name).map(str::to_owned);
    // One of them may have parts that can be left out.
    let after = [whole, snippet].into_iter().flatten().min_by_key(String::len)?;
    let text = format!("{}{after}", op.name);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // The description of a project may have another form for it.
    let is_read = parses_as_operation(&text, registry, place.document.limits());
    // Without the operands that may be left out, it tells too little.
    let shows_values = op.operands.is_empty() || text.contains('%');
    (is_read && shows_values).then(|| format!("it looks like '{text}'"))
}

/// The form of an operation, if all that it requires is shown.
fn whole_form(place: &FixContext<'_>, op: &OpDescription) -> Option<String> {
    let form = form_of(place.document, op)?;
    let is_custom = |one: &_| matches!(one, Directive::Custom { .. });
    let has_parser = op.format().is_none_or(|format| format.directives.iter().any(is_custom));
    if has_parser && form.snippet.is_empty() {
        // Only its beginning is known.
        return None;
    }
    let label = form.label.split_whitespace().collect::<Vec<_>>().join(" ");
    if label.contains("()") || label.contains("[]") {
        // The values that may be there are not shown.
        return None;
    }
    if label.len() > MAX_FORM_BYTES {
        return None;
    }
    let required = op.operands.iter().filter(|one| one.arity == Arity::Single).count();
    if has_parser && label.matches('%').count() < required {
        return None;
    }
    let is_shown = |one: &ValueDescription| label.contains(&format!("%{}", one.name));
    let is_whole = !has_parser || op.operands.iter().all(is_shown);
    let rest = if is_whole { "" } else { "; its optional parts are left out here" };
    let results = named_results(&op.results);
    let blank = if form.label.starts_with(char::is_whitespace) { " " } else { "" };
    Some(format!("it is written '{results}{}{blank}{label}'{rest}", op.name))
}

/// The end of the generic form, if an error is in it.
fn types_of_generic_form(found: &Diagnostic) -> Option<String> {
    let is_type = match found.wanted() {
        Some(wanted @ Wanted::Type(_)) => *wanted == Wanted::FUNCTION_TYPE,
        Some(Wanted::OperandTypes) => true,
        Some(Wanted::Sign(sign, _)) => sign == "->",
        _ => false,
    };
    let form = "the generic form ends with the types: ': (OPERAND TYPES) -> RESULT TYPES'";
    is_type.then(|| form.to_owned())
}

/// The results in front of an operation.
fn named_results(results: &[ValueDescription]) -> String {
    let named = results.iter().zip(0..).filter(|(one, _)| one.arity != Arity::Optional);
    let names: Vec<String> = named.map(|(one, number)| result_name(one, number)).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("{} = ", names.join(", ")),
    }
}

/// The form of the described type or attribute with parameters that a place is in, or that lacks them.
pub(super) fn parametric(place: &FixContext<'_>, found: &Diagnostic) -> Option<String> {
    let lacks_body = found.wanted().is_some_and(|wanted| wanted.words().eq(["<"]));
    let text = place.document.text().get(..place.span.start() as usize)?;
    let line = text.rsplit(|byte| *byte == b'\n').next()?;
    let line = String::from_utf8_lossy(line.get(line.len().saturating_sub(MAX_READ_BYTES)..)?);
    let before: &str = match open_bracket(&line) {
        Some(at) if line.get(at..)?.starts_with('<') => line.get(..at)?,
        _ if lacks_body => &line,
        _ => return None,
    };
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || "_.$".contains(sign);
    let name = before.get(before.trim_end_matches(is_part).len()..)?;
    let sigil = before.strip_suffix(name)?.chars().last()?;
    let dialect = place.document.registry().dialects().dialect(name.split('.').next()?)?;
    let all = match sigil {
        '!' => &dialect.types,
        '#' => &dialect.attributes,
        _ => return None,
    };
    let described = all.iter().find(|one| *one.name == *name && !one.is_custom)?;
    let form = filled(&parameters(described));
    // A gap without a name does not help.
    let is_known = described.format.is_some() && form.contains('<') && !form.contains(['{', '$']);
    is_known.then(|| format!("it is written '{sigil}{name}{form}'"))
}

fn result_name(result: &ValueDescription, number: usize) -> String {
    match &*result.name {
        "" => format!("%{number}"),
        name => format!("%{name}"),
    }
}

/// The place of the last bracket that is open at the end of a text; those in strings count as others.
fn open_bracket(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    let mut last = ' ';
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '[' | '{' | '<' => open.push(at),
            '>' if last == '-' => {}
            ')' | ']' | '}' | '>' => {
                open.pop();
            }
            _ => {}
        }
        last = sign;
    }
    open.pop()
}

/// The registry entry of an operation, whose name may lack the dialect of the enclosing operation.
pub(super) fn entry<'d>(
    place: &FixContext<'d>,
    operation: Operation<'d>,
) -> Option<&'d RegisteredOp> {
    let (document, name) = (place.document, place.document.name_of(operation));
    let registry = document.registry();
    registry.operation(name).or_else(|| {
        let start = operation.syntax().span().start();
        let around = operations_around(document, start).nth(1)?;
        let dialect = default_dialect(document, document.name_of(around));
        registry.operation(&[dialect.as_bytes(), b".", name].concat())
    })
}

#[cfg(test)]
mod tests {
    use super::{near_cases, open_bracket};

    #[test]
    fn the_innermost_open_bracket_counts() {
        assert_eq!(open_bracket("a <b, (c) -> d"), Some(2));
        assert_eq!(open_bracket("a(b) -> c"), None);
        assert_eq!(open_bracket("a loc(\"b\""), Some(5));
    }

    #[test]
    fn words_of_earlier_versions_are_near_those_of_today() {
        let near = |word: &str, name: &str| {
            let operation = abide_dialects::registry().operation(name.as_bytes()).unwrap();
            near_cases(word, operation.description())
        };
        let words = "; instead of 'max', it has maxui, maxsi, maxnumf, maximumf";
        assert_eq!(near("max", "gpu.all_reduce").as_deref(), Some(words));
        assert_eq!(near("maxsi", "gpu.all_reduce"), None);
        assert_eq!(near("other", "gpu.all_reduce"), None);
        assert_eq!(near("%max", "gpu.all_reduce"), None);
        assert_eq!(near("max", "arith.addi"), None);
    }
}
