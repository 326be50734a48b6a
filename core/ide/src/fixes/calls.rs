//! Calls that do not fit the function that they call.

use super::context::FixContext;
use crate::descriptions::description;
use crate::entity::operation_at;
use abide_mlir::ods::Trait;
use abide_mlir::syntax::{NodeKind, Operation, TokenKind};
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit};

/// The signature of a function in the source.
struct Callee {
    inputs: Vec<String>,
    results: Vec<String>,
}

impl Callee {
    /// The function of a name such as `@f`.
    fn named(place: &FixContext<'_>, name: &str) -> Option<Callee> {
        let document = place.document;
        let mut symbols = document.symbols().symbols(document);
        let symbol = symbols.find(|symbol| place.string(symbol.span) == name)?;
        let function = operation_at(document, symbol.span.start())?.syntax();
        let arguments = function.child(NodeKind::ArgumentList)?;
        let inputs = arguments.children().filter_map(|argument| {
            let ty = argument.children().find(|node| node.kind().is_type())?;
            Some(place.string(ty.span()))
        });
        let results = function.child(NodeKind::FunctionResults).map(|results| {
            let types = results.children().filter_map(|result| result.children().next());
            types.map(|ty| place.string(ty.span())).collect()
        });
        Some(Callee { inputs: inputs.collect(), results: results.unwrap_or_default() })
    }

    /// `(i32) -> f32`
    fn text(&self) -> String {
        let results = match self.results.as_slice() {
            [only] => only.clone(),
            all => format!("({})", all.join(", ")),
        };
        format!("({}) -> {results}", self.inputs.join(", "))
    }
}

/// Gives a call the arguments, the type and the results of the function. Missing arguments are values of their types;
/// the title names the surplus ones.
pub(super) fn match_callee(place: &FixContext<'_>) -> Option<Fix> {
    let operation = place.operation.filter(|operation| !operation.is_generic())?;
    let node = operation.syntax();
    let written = place.string(operation.name_token()?.span());
    if !description(place.document, &written)?.has(Trait::CallOpInterface) {
        return None;
    }
    let callee = node.tokens().find(|token| token.kind() == TokenKind::AtIdentifier)?.span();
    let name = place.string(callee);
    let function = Callee::named(place, &name)?;
    let (arguments, given) = arguments(place, callee.end())?;
    let (mut values, more) =
        (given.clone(), given.get(function.inputs.len()..).unwrap_or_default());
    values.truncate(function.inputs.len());
    let known = place.values(node.span().start());
    for ty in function.inputs.iter().skip(values.len()) {
        let (value, _) = known.iter().find(|(_, own)| own == ty)?;
        values.push(value.clone());
    }
    let mut edits = Vec::new();
    if values != given {
        edits.push(TextEdit::new(arguments, values.join(", ")));
    }
    edits.push(match written_type(place, arguments.end()) {
        Some(ty) => TextEdit::new(ty, function.text()),
        None => TextEdit::new(Span::at(node.span().end()), format!(" : {}", function.text())),
    });
    edits.extend(renamed_results(place, operation, function.results.len()));
    let without: Vec<String> = more.iter().map(|value| format!("'{value}'")).collect();
    let title = format!("call '{name}' with its parameters");
    let title = match without.is_empty() {
        true => title,
        false => format!("{title}, without {}", without.join(", ")),
    };
    Some(Fix::uncertain(title, edits).dropping(more.iter().cloned()))
}

/// The range between the parentheses after the name of a function, and the values in it.
fn arguments(place: &FixContext<'_>, callee: u32) -> Option<(Span, Vec<String>)> {
    let tokens = place.tokens().into_iter().skip_while(|token| token.start() < callee);
    let mut tokens = tokens.map(|token| (token, place.string(token)));
    let (open, _) = tokens.next().filter(|(_, text)| text == "(")?;
    let mut values = Vec::new();
    for (token, text) in tokens {
        match text.as_str() {
            ")" => return Some((Span::new(open.end(), token.start()), values)),
            "," => {}
            value if value.starts_with('%') => values.push(text),
            _ => return None,
        }
    }
    None
}

/// The range of the type of a call: after the first colon outside of brackets, up to a location.
fn written_type(place: &FixContext<'_>, arguments: u32) -> Option<Span> {
    let mut depth = 0_usize;
    let mut ty: Option<Span> = None;
    let mut is_type = false;
    for token in place.tokens().into_iter().filter(|token| token.start() > arguments) {
        match place.string(token).as_str() {
            ":" if depth == 0 => {
                is_type = true;
                continue;
            }
            "loc" if depth == 0 => break,
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if is_type {
            ty = Some(ty.map_or(token, |ty| ty.cover(token)));
        }
    }
    ty
}

/// Names as many results as there are, by the written name.
fn renamed_results(
    place: &FixContext<'_>,
    operation: Operation<'_>,
    count: usize,
) -> Option<TextEdit> {
    let first = place.string(operation.results().next()?.name.span());
    let names =
        Span::new(operation.syntax().span().start(), operation.name_token()?.span().start());
    let text = match count {
        0 => String::new(),
        1 => format!("{first} = "),
        count => format!("{first}:{count} = "),
    };
    (place.string(names) != text).then(|| TextEdit::new(names, text))
}
