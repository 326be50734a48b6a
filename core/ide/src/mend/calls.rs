//! Calls that do not fit the function that they call.

use super::{Place, own_tokens};
use abide_mlir::syntax::{NodeKind, Operation, TokenKind};
use abide_source::diagnostic::Fix;
use abide_source::text::{Span, TextEdit};

/// How a function is called, as it is written.
struct Callee {
    inputs: Vec<String>,
    results: Vec<String>,
}

impl Callee {
    /// The function of a name such as `@f`.
    fn named(place: &Place<'_>, name: &str) -> Option<Callee> {
        let document = place.document;
        let mut symbols = document.symbols().symbols(document);
        let symbol = symbols.find(|symbol| place.string(symbol.span) == name)?;
        let path = document.tree().root().path_to(symbol.span.start());
        let function = path.iter().rev().find(|node| Operation::cast(**node).is_some())?;
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

/// The arguments, the type and the results of a call as the function has them: arguments that are missing are values of
/// their types.
pub(super) fn as_defined(place: &Place<'_>) -> Option<Fix> {
    let operation = place.operation?;
    let node = operation.syntax();
    let callee = node.tokens().find(|token| token.kind() == TokenKind::AtIdentifier)?.span();
    let name = place.string(callee);
    let function = Callee::named(place, &name)?;
    let written = own_tokens(node).into_iter().filter(|token| token.start() > callee.end());
    let mut values: Vec<String> = written
        .map(|token| place.string(token))
        .filter(|text| text.starts_with('%'))
        .take(function.inputs.len())
        .collect();
    let known = place.values(node.span().start());
    for ty in function.inputs.iter().skip(values.len()) {
        let (value, _) = known.iter().find(|(_, own)| own == ty)?;
        values.push(value.clone());
    }
    let text = format!("({}) : {}", values.join(", "), function.text());
    let mut edits = vec![TextEdit::new(Span::new(callee.end(), node.span().end()), text)];
    edits.extend(renamed_results(place, operation, function.results.len()));
    Some(Fix { title: format!("call '{name}' as it is defined"), edits })
}

/// As many results as there are get the name that is written.
fn renamed_results(place: &Place<'_>, operation: Operation<'_>, count: usize) -> Option<TextEdit> {
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
