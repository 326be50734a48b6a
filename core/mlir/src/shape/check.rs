//! Warns about shape declarations that are probably unintended, beyond the errors of the operations' verifier.

use super::analysis::Analysis;
use super::binding::{Bind, Symbol};
use super::domain::Operator;
use super::expression::{Expression, Expressions};
use super::hook::{Assumptions, ShapeHook};
use super::transfer::{Transfer, hook};
use crate::ir::{AttributeKind, DYNAMIC, Identifier, Ir, OperationId, Type, TypeKind, ValueId};
use crate::registry::{RegisteredOp, Registry};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::rule;
use abide_source::sort;
use abide_source::text::is_word_byte;
use rustc_hash::{FxHashMap, FxHashSet};

/// Returns the warnings `shape-…` for parsed operations; ranges are those of the parsed text. Texts without symbols,
/// binds or encodings cost one walk.
#[must_use]
pub fn check_ir(ir: &Ir, registry: &Registry) -> Vec<Diagnostic> {
    let operations: Vec<OperationId> = ir.walk(ir.top()).collect();
    let mut found = Vec::new();
    let has_symbols = operations.iter().any(|one| names_symbols(ir, registry, *one));
    if has_symbols {
        check_symbols(ir, registry, &operations, &mut found);
        check_binds(ir, registry, &operations, &mut found);
    }
    check_encodings(ir, registry, &operations, &mut found);
    check_assumptions(ir, registry, &operations, &mut found);
    sort::by_number(&mut found, |diagnostic| diagnostic.span.start());
    found
}

/// Whether anything in a context may concern shapes that [`check_ir`] checks: to be updated
/// when that holds more.
#[derive(Debug, Default)]
pub struct Mentions {
    identifiers: usize,
    types: usize,
    found: bool,
}

impl Mentions {
    /// Whether operations concern shapes that [`check_ir`] checks. `registered` has, for each identifier of
    /// the context, which is always the same, the operation that has it as its name.
    pub fn are_in(&mut self, ir: &Ir, registered: &[Option<&RegisteredOp>]) -> bool {
        let new = registered.get(self.identifiers..).unwrap_or_default();
        let mut types = ir.context.types_from(self.types);
        self.found = self.found
            || new.iter().flatten().any(|known| is_checked(known.shape()))
            || types.any(|ty| !symbols_of_encoding(ir, ty).is_empty());
        self.identifiers = registered.len();
        self.types = ir.context.type_bound();
        // Few contexts have any.
        self.found && has_symbolic_shapes(ir, registered)
    }
}

fn has_symbolic_shapes(ir: &Ir, registered: &[Option<&RegisteredOp>]) -> bool {
    let names_symbols = |operation| {
        let known = registered.get(ir.name(operation).index()).copied().flatten();
        let known = known.filter(|_| ir.opaque_text(operation).is_none());
        is_checked(known.and_then(RegisteredOp::shape))
    };
    ir.walk(ir.top()).any(|operation| {
        names_symbols(operation)
            || types_of(ir, operation).any(|ty| !symbols_of_encoding(ir, ty).is_empty())
    })
}

/// Whether an operation makes a symbol or binds a shape.
fn names_symbols(ir: &Ir, registry: &Registry, operation: OperationId) -> bool {
    is_of_symbols(hook(ir, registry, operation))
}

/// Whether [`check_ir`] checks operations with this hook.
fn is_checked(hook: Option<ShapeHook>) -> bool {
    is_of_symbols(hook) || matches!(hook, Some(ShapeHook::Assume(..)))
}

fn is_of_symbols(hook: Option<ShapeHook>) -> bool {
    matches!(hook, Some(ShapeHook::Symbol(_) | ShapeHook::Bind))
}

/// Symbols with ranges that hold nothing, and symbols that nothing is bound to.
fn check_symbols(
    ir: &Ir,
    registry: &Registry,
    operations: &[OperationId],
    found: &mut Vec<Diagnostic>,
) {
    let bound = bound_symbols(ir, registry, operations);
    for symbol in operations.iter().filter_map(|one| Symbol::of(ir, registry, *one)) {
        let (name, span) = (symbol.name().unwrap_or_default(), ir.span(symbol.operation));
        let declared = symbol.declared();
        if declared.min > declared.max {
            let message = rule!(
                "symbol '{}' can have no value: its min_val {} is above its max_val {}",
                name,
                declared.min,
                declared.max
            );
            found.push(Diagnostic::new(codes::shape::EMPTY_RANGE, span, message));
        }
        let own = ir.result(symbol.operation, 0);
        // torch-mlir names a symbol that is computed from others by its expression: `16*s0`.
        let is_name = name.bytes().all(is_word_byte);
        if is_name && symbol.map().is_none() && own.is_some_and(|own| !bound.contains(&own)) {
            let message = rule!("symbol '{}' is never bound to the shape of a value", name);
            found.push(Diagnostic::new(codes::shape::UNBOUND_SYMBOL, span, message));
        }
    }
}

/// The symbols that shapes are bound to, and those that these are computed from.
fn bound_symbols(ir: &Ir, registry: &Registry, operations: &[OperationId]) -> FxHashSet<ValueId> {
    let binds = operations.iter().filter_map(|one| Bind::of(ir, registry, *one));
    let mut open: Vec<ValueId> = binds.flat_map(Bind::symbols).collect();
    let mut bound = FxHashSet::default();
    let named = encoded_symbols(ir, operations);
    for symbol in operations.iter().filter_map(|one| Symbol::of(ir, registry, *one)) {
        let name = ir.attribute(symbol.operation, "symbol_name");
        if let Some(AttributeKind::SymbolReference { root, .. }) =
            name.map(|name| ir.context.attribute_kind(name))
            && named.contains(root)
        {
            open.extend(ir.result(symbol.operation, 0));
        }
    }
    while let Some(value) = open.pop() {
        if bound.insert(value)
            && let Some(defining) = ir.defining_operation(value)
        {
            open.extend(ir.operands(defining));
        }
    }
    bound
}

/// The names of all symbols in encodings.
fn encoded_symbols(ir: &Ir, operations: &[OperationId]) -> FxHashSet<Identifier> {
    let types = operations.iter().flat_map(|operation| types_of(ir, *operation));
    types.flat_map(|ty| symbols_of_encoding(ir, ty)).collect()
}

/// The types of the results of an operation, and of the arguments of its blocks.
fn types_of(ir: &Ir, operation: OperationId) -> impl Iterator<Item = Type> + '_ {
    let results = ir.results(operation).map(|value| ir.value_type(value));
    let blocks = ir.regions(operation).iter().flat_map(|region| ir.blocks(*region));
    let arguments =
        blocks.flat_map(|block| ir.arguments(*block)).map(|value| ir.value_type(*value));
    results.chain(arguments)
}

/// The symbols in an encoding that is a list, as `-symbol-to-encoding` makes it.
fn symbols_of_encoding(ir: &Ir, ty: Type) -> Vec<Identifier> {
    let TypeKind::Tensor { encoding: Some(encoding), .. } = ir.context.type_kind(ty) else {
        return Vec::new();
    };
    let AttributeKind::Array(entries) = ir.context.attribute_kind(*encoding) else {
        return Vec::new();
    };
    let symbol = |entry: &_| match ir.context.attribute_kind(*entry) {
        AttributeKind::SymbolReference { root, nested } if nested.is_empty() => Some(*root),
        _ => None,
    };
    entries.iter().filter_map(symbol).collect()
}

/// Sizes that the type contradicts, and values that are bound to different sizes.
fn check_binds(
    ir: &Ir,
    registry: &Registry,
    operations: &[OperationId],
    found: &mut Vec<Diagnostic>,
) {
    let mut transfer = Transfer::new(ir, registry, Expressions::default());
    let mut first: FxHashMap<ValueId, (OperationId, Vec<Expression>)> = FxHashMap::default();
    for bind in operations.iter().filter_map(|one| Bind::of(ir, registry, *one)) {
        let symbols: Vec<ValueId> = bind.symbols().collect();
        let Some(said) = transfer.apply_map(bind.map, &symbols) else { continue };
        let span = ir.span(bind.operation);
        let shape = transfer.type_sizes(bind.value).unwrap_or_default();
        for (dim, (size, said)) in shape.iter().zip(&said).enumerate() {
            let range = transfer.domain.range(*said);
            if *size == DYNAMIC || range.contains(*size) {
                continue;
            }
            let said = match transfer.domain.as_constant(*said) {
                Some(number) => number.to_string(),
                None => format!("in {range}"),
            };
            let message =
                rule!("dimension {} is bound to size {}, but the type has {}", dim, said, size);
            found.push(Diagnostic::new(codes::shape::STATIC_SIZE, span, message));
        }
        let Some((other, earlier)) = first.get(&bind.value) else {
            first.insert(bind.value, (bind.operation, said.to_vec()));
            continue;
        };
        let conflict = earlier.iter().zip(&said).position(|(earlier, said)| {
            are_certainly_different(&mut transfer.domain, *earlier, *said)
        });
        if let Some(dim) = conflict {
            let message = rule!("dimension {} is bound to another size before", dim);
            let diagnostic = Diagnostic::new(codes::shape::CONFLICTING_BINDS, span, message);
            found.push(diagnostic.with_related(ir.span(*other), "said to be another one here"));
        }
    }
}

/// Assertions that contradict each other, or never hold.
fn check_assumptions(
    ir: &Ir,
    registry: &Registry,
    operations: &[OperationId],
    found: &mut Vec<Diagnostic>,
) {
    let assumed = |operation: &OperationId| match hook(ir, registry, *operation) {
        Some(ShapeHook::Assume(assumptions, _)) => {
            Some((*operation, assumptions(ir, *operation))).filter(|(_, it)| it.condition.is_some())
        }
        _ => None,
    };
    let assumed: Vec<(OperationId, Assumptions)> = operations.iter().filter_map(assumed).collect();
    if assumed.is_empty() {
        return;
    }
    let mut analysis = Analysis::of(ir, registry, ir.regions(ir.top()));
    let transfer = &mut analysis.transfer;
    let mut first: FxHashMap<(ValueId, usize), (OperationId, Expression)> = FxHashMap::default();
    for (operation, assumptions) in &assumed {
        let span = ir.span(*operation);
        let mut conflict = None;
        for (value, dim, size) in &assumptions.sizes {
            let size = size.number(&mut transfer.domain);
            let place = first.entry((*value, *dim)).or_insert((*operation, size));
            if are_certainly_different(&mut transfer.domain, place.1, size) {
                conflict = Some((*dim, place.0));
            }
        }
        if let Some((dim, other)) = conflict {
            let message =
                rule!("the size in dimension {} is asserted to be another one before", dim);
            let diagnostic = Diagnostic::new(codes::shape::CONTRADICTION, span, message);
            found.push(diagnostic.with_related(ir.span(other), "asserted to be another one here"));
            continue;
        }
        let Some((condition, message)) = &assumptions.condition else { continue };
        let holds = transfer.scalar(*condition);
        if holds.and_then(|holds| transfer.domain.as_constant(holds)) == Some(0) {
            let message = rule!("the assertion never holds: {}", message);
            found.push(Diagnostic::new(codes::shape::CONTRADICTION, span, message));
        }
    }
}

/// Whether two sizes differ for all values of their symbols, or for all but 0. Different symbols may be equal.
fn are_certainly_different(
    domain: &mut Expressions,
    first: Expression,
    second: Expression,
) -> bool {
    if first == second {
        return false;
    }
    let difference = domain.combine(Operator::Subtract, first, second);
    !domain.range(difference).contains(0) || domain.has_one_sign(difference)
}

/// Encodings that name symbols which their function does not have.
fn check_encodings(
    ir: &Ir,
    registry: &Registry,
    operations: &[OperationId],
    found: &mut Vec<Diagnostic>,
) {
    let mut scopes: FxHashMap<OperationId, FxHashSet<Identifier>> = FxHashMap::default();
    let mut reported = FxHashSet::default();
    for operation in operations {
        let scope = scope_of(ir, *operation);
        for name in types_of(ir, *operation).flat_map(|ty| symbols_of_encoding(ir, ty)) {
            let known = scopes.entry(scope).or_insert_with(|| declared_in(ir, registry, scope));
            if known.contains(&name) || !reported.insert((scope, name)) {
                continue;
            }
            let name = ir.context.text(name);
            let message = rule!("the encoding names the symbol '{}', which is not defined", name);
            let span = ir.span(*operation);
            found.push(Diagnostic::new(codes::shape::UNKNOWN_SYMBOL, span, message));
        }
    }
}

/// The function that an operation is or is in.
fn scope_of(ir: &Ir, operation: OperationId) -> OperationId {
    let mut scope = operation;
    while ir.attribute(scope, "sym_name").is_none() {
        match ir.parent(scope) {
            Some(parent) => scope = parent,
            None => break,
        }
    }
    scope
}

fn declared_in(ir: &Ir, registry: &Registry, scope: OperationId) -> FxHashSet<Identifier> {
    let symbols = ir.walk(scope).filter_map(|operation| Symbol::of(ir, registry, operation));
    let name = |symbol: Symbol<'_>| match ir
        .context
        .attribute_kind(ir.attribute(symbol.operation, "symbol_name")?)
    {
        AttributeKind::SymbolReference { root, .. } => Some(*root),
        _ => None,
    };
    symbols.filter_map(name).collect()
}
