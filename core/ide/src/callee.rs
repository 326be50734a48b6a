//! The function that a call names, with its parameters and results.

use crate::db::{Document, symbol_name};
use crate::descriptions::description;
use crate::functions::function_at;
use crate::operation_roles::OperationRolesAt;
use crate::snippet::{escaped, parses_as_operation};
use abide_abi::{Explanation, Function, FunctionValue, Source, explain};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{OpDescription, Trait};
use abide_mlir::parse::Role;
use abide_mlir::syntax::Operation;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A function of the file.
pub(super) struct Callee<'d> {
    document: &'d Document,
    function: Function<'d>,
}

impl<'d> Callee<'d> {
    /// The function that a call names, where the name is written.
    pub(super) fn of(document: &'d Document, written: &OperationRolesAt<'_>) -> Option<Callee<'d>> {
        let symbol = called_symbol(document, written)?;
        let symbol = document.symbols().symbol(document, symbol)?;
        Callee::at(document, symbol.operation_name.start())
    }

    /// The function whose name is at a place.
    pub(super) fn at(document: &'d Document, place: u32) -> Option<Callee<'d>> {
        Some(Callee::new(document, function_at(document, place)?))
    }

    /// A function of the document.
    pub(super) fn new(document: &'d Document, function: Function<'d>) -> Callee<'d> {
        Callee { document, function }
    }

    fn ty(&self, values: Option<&[FunctionValue<'_>]>, number: usize) -> Option<String> {
        Some(self.document.string(values?.get(number)?.type_span))
    }

    /// The type of an input.
    pub(super) fn input(&self, number: usize) -> Option<String> {
        self.ty(self.function.arguments.as_deref(), number)
    }

    /// The type of a result.
    pub(super) fn result(&self, number: usize) -> Option<String> {
        self.ty(self.function.results.as_deref(), number)
    }

    /// The types of all results.
    pub(super) fn results(&self) -> Vec<String> {
        let results = self.function.results.as_deref().unwrap_or_default().iter();
        results.map(|value| self.document.string(value.type_span)).collect()
    }

    /// Such as `(i32, f32) -> i32`.
    pub(super) fn function_type(&self) -> String {
        let types = |values: Option<&[FunctionValue<'_>]>| {
            let types = values.unwrap_or_default().iter();
            let types: Vec<_> = types.map(|value| self.document.string(value.type_span)).collect();
            types.join(", ")
        };
        let inputs = types(self.function.arguments.as_deref());
        let results = types(self.function.results.as_deref());
        let is_single = self.function.results.as_ref().is_some_and(|results| results.len() == 1)
            && !results.starts_with('(');
        if is_single {
            format!("({inputs}) -> {results}")
        } else {
            format!("({inputs}) -> ({results})")
        }
    }

    /// A call by an operation: `%r = func.call @f(%a) : (i32) -> i32`.
    fn call(&self, operation: &str) -> String {
        let arguments = self.function.arguments.as_deref().unwrap_or_default();
        let name = |(number, argument): (usize, &FunctionValue<'_>)| {
            let own = argument.name.as_deref().map(|name| name.trim_start_matches('%'));
            let own = own.filter(|name| !name.is_empty()).map(str::to_owned);
            format!("%{}", own.unwrap_or_else(|| format!("arg{number}")))
        };
        let names: Vec<String> = arguments.iter().enumerate().map(name).collect();
        let results = match self.function.results.as_deref().map_or(0, <[_]>::len) {
            0 => String::new(),
            1 => "%r = ".to_owned(),
            count => format!("%r:{count} = "),
        };
        let (names, ty) = (names.join(", "), self.function_type());
        format!("{results}{operation} @{}({names}) : {ty}", self.function.name)
    }

    /// The text of a call after the name of the function, with a gap for each argument: a value of its type, if one is
    /// near.
    pub(super) fn snippet(&self, near: &FxHashMap<String, Vec<String>>) -> String {
        let arguments = self.function.arguments.as_deref().unwrap_or_default();
        let mut met: FxHashMap<String, usize> = FxHashMap::default();
        let gap = |(number, argument): (usize, &FunctionValue<'_>)| {
            let ty = self.document.string(argument.type_span);
            let values = near.get(&ty).map(Vec::as_slice).unwrap_or_default();
            let same = met.entry(ty).or_default();
            let own = argument.name.as_deref().map(|name| name.trim_start_matches('%'));
            let is_near =
                |own: &&str| values.iter().any(|near| near.strip_prefix('%') == Some(*own));
            let next = || values.get(*same).or(values.last())?.strip_prefix('%');
            let name = own.filter(is_near).or_else(next).or(own);
            *same += 1;
            let name = name.filter(|name| !name.is_empty()).unwrap_or("arg");
            format!("%${{{}:{}}}", number + 1, escaped(name))
        };
        let gaps: Vec<String> = arguments.iter().enumerate().map(gap).collect();
        format!("({}) : {}", gaps.join(", "), escaped(&self.function_type()))
    }

    /// Returns the call of the function, the range of each parameter in it, and a note on its metadata. The call is the
    /// one of the metadata if that has as many arguments as the function, else the one of its types.
    pub(super) fn signature(&self) -> (String, Vec<(u32, u32)>, Option<String>) {
        let arguments = self.function.arguments.as_deref().unwrap_or_default();
        let explanation = explain(&self.function, self.document.text(), self.document.limits());
        let name = format!("@{}", self.function.name);
        let Explanation { source, text } = explanation;
        if source != Source::Types {
            let label = format!("{name}{text}");
            let parameters = parameters(&label, name.len());
            // Arguments passed by name are shown after the rest, regardless of their position.
            let is_in_order = !label.contains("*, ");
            if parameters.len() == arguments.len() && is_in_order {
                return (label, parameters, Some(format!("by `{}`", source.name())));
            }
        }
        let mut label = format!("{name}(");
        let mut parameters = Vec::new();
        for (number, argument) in arguments.iter().enumerate() {
            label.push_str(if number > 0 { ", " } else { "" });
            let start = label.len() as u32;
            if let Some(name) = &argument.name {
                label.push_str(name);
                label.push_str(": ");
            }
            label.push_str(&self.document.string(argument.type_span));
            parameters.push((start, label.len() as u32));
        }
        let ty = self.function_type();
        let results = ty.rsplit_once(") -> ").map_or("()", |(_, results)| results);
        label.push_str(") -> ");
        label.push_str(results);
        let metadata =
            (source != Source::Types).then(|| format!("`{name}{text}` by `{}`", source.name()));
        (label, parameters, metadata)
    }
}

/// The call of a function that an operation defines, by the operation of its dialect that calls functions.
pub(super) fn call_form(document: &Document, function: Operation<'_>) -> Option<String> {
    let name = String::from_utf8_lossy(function.name(document.text())).into_owned();
    let op = description(document, &name).filter(|op| op.has(Trait::FunctionOpInterface))?;
    let dialect = document.registry().dialects().dialect(op.dialect())?;
    let calls = |one: &&Arc<OpDescription>| {
        let call = format!("{} @f(%a) : (i32) -> i32", one.name);
        one.has(Trait::CallOpInterface)
            && parses_as_operation(&call, document.registry(), document.limits())
    };
    let call = dialect.ops.iter().find(calls)?;
    Some(Callee::at(document, function.name_token()?.span().start())?.call(&call.name))
}

/// The symbol that a call names, where the name is written.
pub(super) fn called_symbol(document: &Document, written: &OperationRolesAt<'_>) -> Option<u32> {
    let is_call = written.description.has(Trait::CallOpInterface);
    is_call.then(|| mentioned_symbol(document, written)).flatten()
}

/// The symbol that an operation names in its form.
pub(super) fn mentioned_symbol(document: &Document, written: &OperationRolesAt<'_>) -> Option<u32> {
    let op = written.description;
    let is_symbol = |index: &usize| {
        let predicate = op.attributes.get(*index).map(|one| one.constraint.predicate());
        matches!(predicate, Some(AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef))
    };
    let piece = written
        .roles
        .pieces
        .iter()
        .find(|piece| matches!(piece.role, Role::Attribute(index) if is_symbol(&index)))?;
    let place = written.operation.syntax().span().start();
    symbol_at(document, place, document.slice(piece.span))
}

/// The symbol that a name means at a place: `@a` or `@a::@b`.
pub(super) fn symbol_at(document: &Document, place: u32, written: &[u8]) -> Option<u32> {
    let index = document.symbols();
    let mut names = split_path(written).into_iter();
    let first = names.next()?;
    let first = symbol_name(first);
    let tables: Vec<Option<u32>> = index.tables_around(place).map(Some).chain([None]).collect();
    let mut symbol = tables.into_iter().find_map(|table| index.in_table(table, first))?;
    for name in names {
        symbol = index.within(symbol, symbol_name(name))?;
    }
    Some(symbol)
}

/// The names of `@a::@b`.
pub(super) fn split_path(written: &[u8]) -> Vec<&[u8]> {
    let mut names = Vec::new();
    let mut rest = written;
    while let Some(at) = memchr::memmem::find(rest, b"::") {
        let (name, after) = rest.split_at(at);
        names.push(name.trim_ascii());
        rest = after.get(2..).unwrap_or_default();
    }
    names.push(rest.trim_ascii());
    names
}

/// Returns the ranges of the parameters of a signature, whose parentheses begin at `start`: the text between commas
/// outside of inner brackets, except the mark of those passed by name.
fn parameters(label: &str, start: usize) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    let mut push = |from: usize, to: usize| {
        let text = label.get(from..to).unwrap_or_default();
        let own = text.trim();
        if !own.is_empty() && own != "*" {
            let from = from + (text.len() - text.trim_start().len());
            let span = Span::from_range(from..from + own.len());
            found.push((span.start(), span.end()));
        }
    };
    let (mut depth, mut from, mut quoted) = (0_i32, start + 1, false);
    for (at, byte) in label.bytes().enumerate().skip(start) {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b'>' if label.get(..at).is_some_and(|before| before.ends_with('-')) => {}
            b')' | b']' | b'}' | b'>' => {
                depth -= 1;
                if depth == 0 {
                    push(from, at);
                    return found;
                }
            }
            b',' if depth == 1 => {
                push(from, at);
                from = at + 1;
            }
            _ => {}
        }
    }
    found
}
