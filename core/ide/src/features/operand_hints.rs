//! The meaning of the operands of calls and returns for functions: names and paths of arguments and results.

use super::inlay_hint::InlayHint;
use crate::callee::called_symbol;
use crate::db::{Document, DocumentUnit};
use crate::operation_roles::OperationRolesAt;
use abide_abi::{Call, FunctionReader};
use abide_mlir::ods::Trait;
use abide_mlir::parse::Role;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Names of arguments in front of the operands of calls, and paths of results in front of those of returns, in
/// a range of the text.
pub(crate) fn operand_hints(document: &Document, range: Span) -> Vec<InlayHint> {
    let mut hints =
        Hints { document, reader: None, calls: FxHashMap::default(), found: Vec::new() };
    for unit in document.units() {
        let span = unit.span();
        if span.end() < range.start() || range.end() < span.start() {
            continue;
        }
        hints.at_calls(unit, range);
        if unit.index > 0 {
            hints.at_returns(unit, range);
        }
    }
    hints.found
}

struct Hints<'d> {
    document: &'d Document,
    /// Made for the first function that has to be read.
    reader: Option<FunctionReader<'d>>,
    /// The calls of functions, by the places of their operations' names.
    calls: FxHashMap<u32, Option<Arc<Call>>>,
    found: Vec<InlayHint>,
}

impl Hints<'_> {
    fn at_calls(&mut self, unit: DocumentUnit<'_>, range: Span) {
        let references = unit.facts.references.iter();
        let places = references.map(|reference| reference.span.shifted(unit.offset));
        for place in places.filter(|place| range.covers(*place)) {
            let Some(written) = OperationRolesAt::around(self.document, place.start()) else {
                continue;
            };
            let symbol = called_symbol(self.document, &written);
            let Some(symbol) =
                symbol.and_then(|it| self.document.symbols().symbol(self.document, it))
            else {
                continue;
            };
            let Some(call) = self.call(symbol.operation_name.start()) else { continue };
            let names = call.arguments.iter().flatten().map(|slot| slot.path_text());
            self.in_front_of(&written, &names.collect::<Vec<_>>());
        }
    }

    fn at_returns(&mut self, unit: DocumentUnit<'_>, range: Span) {
        let path = self.document.tree().root().path_to(unit.offset);
        let Some(function) = path.into_iter().find(|node| node.span() == unit.span()) else {
            return;
        };
        let ends: Vec<Operation<'_>> =
            last_operations(function).filter(|end| range.covers(end.syntax().span())).collect();
        let Some(name) = Operation::cast(function).and_then(|it| it.name_token()) else { return };
        if ends.is_empty() {
            return;
        }
        let Some(call) = self.call(name.span().start()) else { return };
        let paths = call.results.iter().flatten().map(|slot| slot.path_text());
        let paths: Vec<String> = paths.collect();
        if paths.iter().all(String::is_empty) {
            return;
        }
        for end in ends {
            let Some(name) = end.name_token() else { continue };
            let written = OperationRolesAt::around(self.document, name.span().start());
            let returns =
                |written: &OperationRolesAt<'_>| written.description.has(Trait::ReturnLike);
            if let Some(written) = written.filter(returns) {
                self.in_front_of(&written, &paths);
            }
        }
    }

    /// The call of the function whose operation's name is at a place.
    fn call(&mut self, place: u32) -> Option<Arc<Call>> {
        if let Some(known) = self.calls.get(&place) {
            return known.clone();
        }
        let (document, limits) = (self.document, self.document.limits());
        let annotations = document.registry().annotations();
        let reader = self.reader.get_or_insert_with(|| {
            FunctionReader::new(document.tree(), document.text(), limits, annotations)
        });
        let function = reader.at(place);
        let call = function.map(|function| Arc::new(Call::of(&function, document.text(), limits)));
        self.calls.insert(place, call.clone());
        call
    }

    /// Adds names before the operands of an operation, except those with the same name.
    fn in_front_of(&mut self, written: &OperationRolesAt<'_>, names: &[String]) {
        for piece in &written.roles.pieces {
            let Role::Operand(nth) = piece.role else { continue };
            let Some(name) = names.get(nth.element).filter(|name| !name.is_empty()) else {
                continue;
            };
            let operand = self.document.string(piece.span);
            if nth.index == 0 && operand.strip_prefix('%') != Some(name) {
                let label = format!("{name}:");
                self.found.push(InlayHint::in_front_of(piece.span.start(), label));
            }
        }
    }
}

/// The last operation of each block of a function.
fn last_operations<'t>(function: SyntaxNode<'t>) -> impl Iterator<Item = Operation<'t>> {
    let regions = function.children().filter(|child| child.kind() == NodeKind::Region);
    let blocks = regions.flat_map(|region| {
        let blocks = region.children().filter(|child| child.kind() == NodeKind::Block);
        blocks.chain([region])
    });
    blocks.filter_map(|block| block.children().filter_map(Operation::cast).last())
}
