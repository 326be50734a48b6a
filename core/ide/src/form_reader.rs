//! The form of an operation without a format: the parts that its parser expects, one by one.
//!
//! The parser gets the name alone and reports what may come next. Text of that kind is appended, and the parser runs
//! again, until it succeeds.

use crate::form_writer::{Form, Writer, around, value_name};
use crate::samples::{Samples, attribute_text, example};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::TypeReference;
use abide_mlir::ods::{Arity, OpDescription, Presence, Trait};
use abide_mlir::parse::{Expected, OperationRoles, Role, RolesRequest, operation_roles};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::TokenKind;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The maximum number of pieces that a form has.
const MAX_FORM_PIECES: usize = 64;

/// The maximum number of equal pieces after one another, besides the first.
const MAX_REPEATED_PIECES: usize = 3;

/// Types of all kinds that readers ask for.
const TYPES: [&str; 6] =
    ["f32", "tensor<1xf32>", "memref<1xf32>", "vector<1xf32>", "index", "() -> ()"];

/// The maximum number of values that are tried for a variadic operand: some parsers require more than one.
const MAX_VARIADIC_VALUES: usize = 3;

/// Returns the form of an operation; `None` if its parser expects nothing more. The snippet is empty if no text is
/// complete.
pub(super) fn read_form(
    op: &OpDescription,
    samples: &Samples,
    registry: &Registry,
    limits: &Limits,
) -> Option<Form> {
    let known = registry.operation(op.name.as_bytes())?;
    if !known.has_custom_syntax() {
        return None;
    }
    let (mut first, is_complete) = read_with(op, samples, registry, limits, 1)?;
    if is_complete {
        return Some(first);
    }
    let is_variadic = op.operands.iter().any(|one| one.arity.is_variable_length());
    let mut more = (2..=MAX_VARIADIC_VALUES).filter(|_| is_variadic);
    let longer = more.find_map(|elements| {
        let (form, is_complete) = read_with(op, samples, registry, limits, elements)?;
        is_complete.then_some(form)
    });
    first.snippet.clear();
    Some(longer.unwrap_or(first))
}

/// Reads the form with a number of values for each variadic operand, and returns whether the snippet is complete.
fn read_with(
    op: &OpDescription,
    samples: &Samples,
    registry: &Registry,
    limits: &Limits,
    elements: usize,
) -> Option<(Form, bool)> {
    let mut writer = Writer::new(op, samples, registry);
    let mut text = op.name.to_string();
    let roles_of = |text: &str| {
        let operation = Span::from_range(0..text.len());
        let request = RolesRequest { operation, ..RolesRequest::default() };
        operation_roles(text.as_bytes(), &request, registry, limits)
    };
    let mut has_region = false;
    let mut last: Option<Next> = None;
    let mut repeated = 0;
    for _ in 0..MAX_FORM_PIECES {
        let roles = roles_of(&text);
        if (roles.stop.offset as usize) < text.len() && !roles.is_complete {
            break;
        }
        if another_element(op, &roles, elements)
            || another_operand(op, &roles, || roles_of(&format!("{text}, %x")))
        {
            text.push(',');
            writer.literal(",");
            continue;
        }
        let Some(next) = next_or_region(op, &roles, has_region) else { break };
        // Commas are between the others.
        if !matches!(next, Next::Literal(_)) {
            if last.as_ref().is_some_and(|last| is_result_again(op, last, &next)) {
                break;
            }
            repeated = if last.as_ref() == Some(&next) { repeated + 1 } else { 0 };
            last = Some(next.clone());
        }
        if repeated == MAX_REPEATED_PIECES {
            // The parser expects the same again and again.
            return None;
        }
        has_region |= next == Next::Region;
        let candidates = next.texts(&writer);
        let reads = |candidate: &&String| {
            let longer = format!("{text} {candidate}");
            let roles = roles_of(&longer);
            roles.is_complete || roles.stop.offset as usize >= longer.len()
        };
        let chosen = candidates.iter().find(reads).or(candidates.first())?;
        text = format!("{text} {chosen}");
        next.write(&mut writer);
    }
    let is_read = |text: &str| {
        let roles = roles_of(text);
        roles.is_complete && roles.stop.offset as usize >= text.len()
    };
    let is_complete = is_read(&text);
    let has_results = || is_complete && is_read(&format!("{text} -> tensor<1xf32>"));
    results_of_destination(op, has_results, &mut writer);
    (text.len() > op.name.len()).then_some((writer.form, is_complete))
}

/// Whether a parser asks for the type of a single result once more.
fn is_result_again(op: &OpDescription, last: &Next, next: &Next) -> bool {
    let (Next::Role(Role::ResultType(last)), Next::Role(Role::ResultType(next))) = (last, next)
    else {
        return false;
    };
    let result = op.results.get(next.index);
    last.index == next.index && result.is_some_and(|one| one.arity == Arity::Single)
}

/// The next piece of a form. After a complete form, a region if the text has none yet.
fn next_or_region(op: &OpDescription, roles: &OperationRoles, has_region: bool) -> Option<Next> {
    match roles.is_complete {
        true => Some(Next::Region).filter(|_| !has_region && may_have_region(roles)),
        false => next_piece(op, roles),
    }
}

/// Writes the result type if the form ends with the type of a destination and may have results. Without that type, an
/// operation on tensors would have no result.
fn results_of_destination(
    op: &OpDescription,
    has_results: impl FnOnce() -> bool,
    writer: &mut Writer<'_>,
) {
    let last = writer.form.parts.last().map(|(role, _)| *role);
    if let Some(Role::OperandType(nth)) = last
        && is_destination(op, nth.index)
        && has_results()
    {
        writer.literal("->");
        writer.repeat_gap(&writer.type_name(TypeReference::Operand(nth.index)));
    }
}

/// Whether a comma and another value of a variadic operand, or its type, come next.
fn another_element(op: &OpDescription, roles: &OperationRoles, elements: usize) -> bool {
    let nth = match roles.pieces.last().map(|piece| piece.role) {
        Some(Role::Operand(nth) | Role::OperandType(nth)) => nth,
        _ => return false,
    };
    let is_variadic = op.operands.get(nth.index).is_some_and(|one| one.arity.is_variable_length());
    is_variadic
        && !is_destination(op, nth.index)
        && nth.element + 1 < elements
        && roles.stop.expected.contains(&Expected::Token(TokenKind::Comma))
}

/// Whether an operand after others is the one that an operation writes its results to: one value is enough.
fn is_destination(op: &OpDescription, operand: usize) -> bool {
    op.has(Trait::DestinationStyleOpInterface) && operand > 0 && operand + 1 == op.operands.len()
}

/// Whether a comma and another operand come next: not another value of the last one.
fn another_operand(
    op: &OpDescription,
    roles: &OperationRoles,
    longer: impl FnOnce() -> OperationRoles,
) -> bool {
    let last = |roles: &OperationRoles| match roles.pieces.last().map(|piece| piece.role) {
        Some(Role::Operand(nth)) => Some(nth.index),
        _ => None,
    };
    let Some(own) = last(roles) else { return false };
    let has_more = op.operands.iter().skip(own + 1).any(|one| one.arity == Arity::Single);
    has_more
        && roles.stop.expected.contains(&Expected::Token(TokenKind::Comma))
        && last(&longer()).is_some_and(|next| next > own)
}

/// The next part of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Next {
    Literal(String),
    Role(Role),
    /// One of the words of an attribute.
    Word(usize, String),
    /// The attributes that must be there.
    Dictionary,
    Region,
    Argument,
    /// A type that belongs to no operand or result.
    Type,
    /// The types of the operands and the results.
    FunctionType,
    Attribute,
}

fn may_have_region(roles: &OperationRoles) -> bool {
    roles.stop.expected.iter().any(|one| matches!(one, Expected::Role(Role::Region(_))))
}

/// The pieces that may come next. A comma after an operand would be that of another value of it.
fn expected_without_commas(roles: &OperationRoles) -> Vec<Expected> {
    let expected = &roles.stop.expected;
    let is_operand = |role| matches!(role, Role::Operand(_) | Role::OperandType(_));
    let is_after_operand = roles.pieces.last().is_some_and(|piece| is_operand(piece.role));
    let is_needed =
        |one: &&Expected| !is_after_operand || **one != Expected::Token(TokenKind::Comma);
    let needed: Vec<Expected> = expected.iter().filter(is_needed).cloned().collect();
    if needed.is_empty() { expected.clone() } else { needed }
}

/// Whether it is a closing bracket.
fn closes_list(one: &Expected) -> bool {
    matches!(
        one,
        Expected::Token(
            TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace
                | TokenKind::Greater
        )
    )
}

/// The piece that must come next: a value before the end of a list, and the last requested piece, which cannot be
/// omitted, before others.
fn next_piece(op: &OpDescription, roles: &OperationRoles) -> Option<Next> {
    let expected = expected_without_commas(roles);
    let role = |one: &Expected| match one {
        Expected::Role(role) => Some(*role),
        _ => None,
    };
    let is_value =
        |role: &Role| matches!(role, Role::Operand(_) | Role::Argument | Role::Successor(_));
    if let Some(value) = expected.iter().filter_map(role).find(is_value) {
        return Some(if value == Role::Argument { Next::Argument } else { Next::Role(value) });
    }
    if expected.contains(&Expected::FunctionType) {
        return Some(Next::FunctionType);
    }
    if let Some(Expected::Token(kind)) = expected.iter().find(|one| closes_list(one)) {
        return Some(Next::Literal(token_text(*kind)?.to_owned()));
    }
    if let Some(Expected::Word(word)) = expected.last()
        && let Some(Role::Attribute(index)) = expected.iter().find_map(role)
        && op
            .attributes
            .get(index)
            .is_some_and(|one| !matches!(one.constraint.predicate(), AttributePredicate::String))
    {
        return Some(Next::Word(index, word.to_string()));
    }
    let must = expected.iter().rev().find(|one| match one {
        Expected::Word(_) | Expected::Role(Role::Dictionary) => false,
        Expected::Attribute | Expected::Type => expected.iter().all(|other| role(other).is_none()),
        _ => true,
    });
    let words = expected.iter().find_map(|one| match one {
        Expected::Word(word) => Some(Next::Literal(word.to_string())),
        _ => None,
    });
    match must {
        // The destinations of results precede the body.
        Some(Expected::Role(Role::Region(_)))
            if lacks_destination(op, roles) && words.is_some() =>
        {
            words
        }
        Some(Expected::Role(Role::Region(_))) => Some(Next::Region),
        Some(Expected::Role(role)) => Some(Next::Role(*role)),
        Some(Expected::Token(kind)) => Some(Next::Literal(token_text(*kind)?.to_owned())),
        Some(Expected::Type | Expected::ElementType) => Some(Next::Type),
        Some(Expected::Attribute) => Some(Next::Attribute),
        _ => words,
    }
    .or_else(|| {
        let is_dictionary = |one: &Expected| role(one) == Some(Role::Dictionary);
        let is_new = roles.pieces.iter().all(|piece| piece.role != Role::Dictionary);
        let is_there = is_new && required(op).next().is_some();
        (is_there && expected.iter().any(is_dictionary)).then_some(Next::Dictionary)
    })
}

/// Whether an operation writes its results to a destination, and operands are still missing.
fn lacks_destination(op: &OpDescription, roles: &OperationRoles) -> bool {
    let is_written = |index: usize| {
        let mut pieces = roles.pieces.iter();
        pieces.any(|piece| matches!(piece.role, Role::Operand(nth) if nth.index == index))
    };
    op.has(Trait::DestinationStyleOpInterface) && !(0..op.operands.len()).all(is_written)
}

fn token_text(kind: TokenKind) -> Option<&'static str> {
    Some(match kind {
        TokenKind::LeftParen => "(",
        TokenKind::RightParen => ")",
        TokenKind::LeftBracket => "[",
        TokenKind::RightBracket => "]",
        TokenKind::LeftBrace => "{",
        TokenKind::RightBrace => "}",
        TokenKind::Less => "<",
        TokenKind::Greater => ">",
        TokenKind::Colon => ":",
        TokenKind::Comma => ",",
        TokenKind::Equal => "=",
        TokenKind::Arrow => "->",
        _ => return None,
    })
}

impl Next {
    /// Returns sample texts of its kind; the parser may refuse some.
    fn texts(&self, writer: &Writer<'_>) -> Vec<String> {
        let op = writer.op;
        let one = |text: &str| vec![text.to_owned()];
        match self {
            Next::Literal(text) | Next::Word(_, text) => one(text),
            Next::Role(Role::Operand(_)) | Next::Argument => one("%x"),
            Next::Role(Role::Successor(_)) => one("^x"),
            Next::Role(Role::Attribute(index)) => {
                let attribute = op.attributes.get(*index);
                let predicate = attribute.map(|one| one.constraint.predicate());
                vec![predicate.map_or_else(|| "0".to_owned(), attribute_text)]
            }
            Next::FunctionType => {
                let count = |reference| vec!["f32"; writer.listed(reference).len()].join(", ");
                let inputs = count(TypeReference::Operands);
                one(&format!("({inputs}) -> ({})", count(TypeReference::Results)))
            }
            Next::Role(_) | Next::Type => TYPES.iter().map(|ty| (*ty).to_owned()).collect(),
            Next::Dictionary => {
                let required = required(op)
                    .map(|(name, predicate)| format!("{name} = {}", attribute_text(predicate)));
                one(&format!("{{{}}}", required.collect::<Vec<_>>().join(", ")))
            }
            Next::Region => one("{}"),
            Next::Attribute => one("0"),
        }
    }

    fn write(&self, writer: &mut Writer<'_>) {
        match self {
            Next::Literal(text) => writer.literal(text),
            Next::Role(role @ Role::Operand(nth)) => {
                let name = value_name(&writer.op.operands, nth.index, "operand");
                writer.gap(Some(*role), &name, &name, ["%", ""]);
            }
            Next::Role(role @ Role::Successor(nth)) => {
                let name = writer.op.successors.get(nth.index).map(|one| one.name.to_string());
                let name = name.unwrap_or_default();
                writer.gap(Some(*role), &name, &name, ["^", ""]);
            }
            Next::Role(role @ Role::OperandType(nth)) => {
                let reference = TypeReference::Operand(nth.index);
                let (name, example) = (writer.type_name(reference), writer.type_example(reference));
                writer.gap(Some(*role), &name, &example, ["", ""]);
            }
            Next::Role(role @ Role::ResultType(nth)) => {
                let reference = TypeReference::Result(nth.index);
                let (name, example) = (writer.type_name(reference), writer.type_example(reference));
                writer.gap(Some(*role), &name, &example, ["", ""]);
            }
            Next::Role(role @ Role::Attribute(index)) => {
                let Some(attribute) = writer.op.attributes.get(*index) else { return };
                let (name, predicate) = (&attribute.name, attribute.constraint.predicate());
                writer.gap(Some(*role), name, &example(name, predicate), around(predicate));
            }
            Next::Word(index, word) => {
                let Some(attribute) = writer.op.attributes.get(*index) else { return };
                writer.gap(Some(Role::Attribute(*index)), &attribute.name, word, ["", ""]);
            }
            Next::Dictionary => {
                writer.required_attributes("{", "}");
            }
            Next::Region => writer.region(),
            Next::Argument => writer.gap(None, "arg", "arg", ["%", ""]),
            Next::FunctionType => {
                writer.function_type(TypeReference::Operands, TypeReference::Results);
            }
            Next::Type => writer.gap(None, "type", "f32", ["", ""]),
            Next::Role(_) | Next::Attribute => writer.gap(None, "value", "0", ["", ""]),
        }
    }
}

/// The attributes of an operation that must be there.
fn required(op: &OpDescription) -> impl Iterator<Item = (&str, &AttributePredicate)> {
    let required = op.attributes.iter().filter(|one| one.presence == Presence::Required);
    required.map(|one| (&*one.name, one.constraint.predicate()))
}
