//! Undefined values that become arguments of their function.

use super::context::{FixContext, fix, own_tokens};
use crate::db::DocumentUnit;
use crate::entity::operation_at;
use crate::scope::function_excerpt;
use abide_mlir::ir::{Ir, OperationId, ValueDefinition, ValueId};
use abide_mlir::parse::recover_excerpt;
use abide_mlir::print::print_type;
use abide_mlir::syntax::{NodeKind, SyntaxNode};
use abide_source::diagnostic::Fix;
use abide_source::spelling::quoted;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum number of values that become arguments at once.
const MAX_ARGUMENTS: usize = 16;

/// The maximum number of undefined uses that are searched for their types.
const MAX_SEARCHED_USES: usize = 64;

/// An undefined value with the type that its first use requires.
struct Undefined {
    name: String,
    ty: String,
}

/// Makes all undefined values of the function arguments of it, or only the one at the place.
pub(super) fn as_arguments(place: &FixContext<'_>) -> Vec<Fix> {
    let Some(unit) = place.document.function_at(place.span.start()) else { return Vec::new() };
    let Some(arguments) = argument_list(place, unit) else { return Vec::new() };
    let all = undefined_values(place, unit);
    let own = all.iter().find(|one| one.name == place.text());
    let Some(own) = own.map(std::slice::from_ref) else { return Vec::new() };
    let several = (2..=MAX_ARGUMENTS).contains(&all.len()).then_some(&all[..]);
    let lists = several.into_iter().chain([own]);
    lists.map(|values| added(arguments, values)).collect()
}

/// The list of the arguments of a function with a body.
fn argument_list<'d>(place: &FixContext<'d>, unit: DocumentUnit<'d>) -> Option<SyntaxNode<'d>> {
    let function = operation_at(place.document, unit.offset)?.syntax();
    let has_body = function.child(NodeKind::Region).is_some();
    function.child(NodeKind::ArgumentList).filter(|_| has_body)
}

/// The undefined values of a function, in the order of their first uses. A name that is defined in a region is not one
/// of them: an argument with it would be a second definition.
fn undefined_values(place: &FixContext<'_>, unit: DocumentUnit<'_>) -> Vec<Undefined> {
    let document = place.document;
    let Some(excerpt) = function_excerpt(document, unit) else { return Vec::new() };
    let (registry, limits) = (document.registry(), document.limits());
    let read = recover_excerpt(document.text(), &excerpt, registry, limits);
    let ir = &read.ir;
    let by_name = ir.walk(ir.top()).map(|own| (ir.span(own).start(), own));
    let by_name: FxHashMap<u32, OperationId> = by_name.collect();
    let defined = unit.names.definitions.iter();
    let defined = defined.map(|one| document.slice(one.name.shifted(unit.offset)));
    let defined: FxHashSet<&[u8]> = defined.collect();
    let undefined = unit.names.uses.iter().filter(|one| one.definition.is_none());
    let undefined = undefined.map(|one| one.name.shifted(unit.offset));
    let mut found: Vec<Undefined> = Vec::new();
    for name in undefined.take(MAX_SEARCHED_USES) {
        let text = place.string(name);
        let is_known =
            found.iter().any(|one| one.name == text) || defined.contains(text.as_bytes());
        if is_known || !text.starts_with('%') || text.contains('#') {
            continue;
        }
        let Some(operation) = operation_at(document, name.start()) else { continue };
        let own = operation.name_token().and_then(|own| by_name.get(&own.span().start()));
        let names = undefined_names(place, unit, operation.syntax());
        let types = own.map(|own| forward_types(ir, *own)).unwrap_or_default();
        // The values of an operation are in the order of their names, except in a few forms.
        let number = names.iter().position(|own| *own == text);
        let ty = number.filter(|_| types.len() == names.len()).and_then(|at| types.get(at));
        found.extend(ty.map(|ty| Undefined { name: text, ty: ty.clone() }));
    }
    found
}

/// The undefined values that an operation uses outside of its regions, each once.
fn undefined_names(
    place: &FixContext<'_>,
    unit: DocumentUnit<'_>,
    operation: SyntaxNode<'_>,
) -> Vec<String> {
    let span = operation.span();
    let own = own_tokens(operation);
    let uses = unit.names.uses.iter().filter(|one| one.definition.is_none());
    let uses = uses.map(|one| one.name.shifted(unit.offset));
    let uses = uses.filter(|name| span.covers(*name) && is_one_of(*name, &own));
    let mut names: Vec<String> = Vec::new();
    for name in uses.take(MAX_SEARCHED_USES).map(|name| place.string(name)) {
        if name.starts_with('%') && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Whether a name begins with one of some tokens, which are in the order of the text.
fn is_one_of(name: Span, tokens: &[Span]) -> bool {
    tokens.binary_search_by_key(&name.start(), |token| token.start()).is_ok()
}

/// The types of the undefined operands of an operation, each operand once; empty if one is unknown.
fn forward_types(ir: &Ir, operation: OperationId) -> Vec<String> {
    let mut values: Vec<ValueId> = Vec::new();
    for value in ir.operands(operation).take(MAX_SEARCHED_USES) {
        let is_forward = matches!(ir.definition(value), ValueDefinition::Forward);
        if is_forward && !values.contains(&value) {
            values.push(value);
        }
    }
    let unknown = ir.context.unknown_type();
    let types = values.into_iter().map(|value| {
        let ty = ir.value_type(value);
        (ty != unknown).then(|| String::from_utf8_lossy(&print_type(ir, ty)).into_owned())
    });
    types.collect::<Option<_>>().unwrap_or_default()
}

/// Adds values to a list of arguments.
fn added(arguments: SyntaxNode<'_>, values: &[Undefined]) -> Fix {
    let declared = values.iter().map(|one| format!("{}: {}", one.name, one.ty));
    let declared = declared.collect::<Vec<_>>().join(", ");
    let (at, before) = match arguments.children().last() {
        Some(last) => (last.span().end(), ", "),
        None => (arguments.span().start().saturating_add(1), ""),
    };
    let title = match values {
        [only] => format!("make '{}' an argument of the function", only.name),
        all => {
            let names = quoted(all.iter().map(|one| one.name.as_str()));
            format!("make {names} arguments of the function")
        }
    };
    fix(title, Span::at(at), format!("{before}{declared}"))
}
