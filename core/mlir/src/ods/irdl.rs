//! Dialects that IRDL describes (`irdl.dialect`): the parts of operations, but not their custom forms.

use super::constraint::{AttributeConstraint, AttributePredicate, TypeConstraint, TypePredicate};
use super::records::predicate_in_cpp;
use super::{
    Arity, AsmInterface, AttributeDescription, DefinitionLocation, DialectDescription, Gap,
    OpDescription, ParametricDescription, Presence, RegionConstraint, RegionDescription, Storage,
    Syntax, Traits, TypeInterface, ValueDescription,
};
use crate::ir::FloatKind;
use crate::syntax::{self, NodeKind, Operation};
use abide_source::limits::Limits;
use abide_source::text::{Span, is_word_byte};
use abide_source::types::Signedness;
use std::collections::HashMap;
use std::sync::Arc;

/// The dialects of a text. `location` gives the place of a definition from that of the `irdl` operation.
pub fn dialects_of_irdl(
    text: &[u8],
    limits: &Limits,
    location: impl Fn(Span) -> DefinitionLocation,
) -> Vec<DialectDescription> {
    let mut reader = IrdlReader { location, dialects: Vec::new(), constraints: HashMap::new() };
    for operation in operations(text, limits) {
        reader.add(&operation);
    }
    reader.dialects
}

/// An operation of the text.
struct IrdlOperation<'t> {
    name: &'t str,
    /// Up to its first region.
    header: &'t str,
    result: Option<&'t str>,
    /// The bytes of its name.
    span: Span,
}

/// All operations in the order of the text.
fn operations<'t>(text: &'t [u8], limits: &Limits) -> Vec<IrdlOperation<'t>> {
    let tree = syntax::parse(text, limits);
    let mut found = Vec::new();
    for root in tree.unit_roots() {
        for event in root.walk() {
            let syntax::WalkEvent::Enter(node) = event else { continue };
            let Some(operation) = Operation::cast(node) else { continue };
            let region = node
                .children()
                .find(|child| matches!(child.kind(), NodeKind::Region | NodeKind::RegionList));
            let end = region.map_or(node.span().end(), |region| region.span().start());
            let Some(name) = operation.name_token().map(|token| token.span()) else { continue };
            let result = operation.results().next().map(|result| result.name.span());
            let text_of = |span: Span| std::str::from_utf8(span.slice(text)).unwrap_or_default();
            found.push(IrdlOperation {
                name: text_of(name).trim_matches('"'),
                header: text_of(Span::new(name.end(), end.max(name.end()))),
                result: result.map(text_of),
                span: name,
            });
        }
    }
    found.sort_by_key(|one| one.span);
    found.dedup_by_key(|one| one.span);
    found
}

/// The state of reading.
struct IrdlReader<L> {
    location: L,
    dialects: Vec<DialectDescription>,
    /// The constraints by their values.
    constraints: HashMap<String, TypeConstraint>,
}

impl<L: Fn(Span) -> DefinitionLocation> IrdlReader<L> {
    fn add(&mut self, written: &IrdlOperation<'_>) {
        let Some(kind) = written.name.strip_prefix("irdl.") else { return };
        match kind {
            "dialect" | "operation" | "type" | "attribute" => self.symbol(kind, written),
            "operands" | "results" => {
                let entries = entries(written.header);
                let values = entries.iter().map(|one| self.value(one)).collect();
                match self.operation() {
                    Some(operation) if kind == "operands" => operation.operands = values,
                    Some(operation) => operation.results = values,
                    None => {}
                }
            }
            "attributes" => {
                if let Some(operation) = self.operation() {
                    operation.attributes = attribute_names(written.header).map(attribute).collect();
                }
            }
            "regions" => {
                if let Some(operation) = self.operation() {
                    operation.regions = entries(written.header).into_iter().map(region).collect();
                }
            }
            _ => self.constraint(kind, written),
        }
    }

    /// The operation that was read last.
    fn operation(&mut self) -> Option<&mut OpDescription> {
        self.dialects.last_mut()?.ops.last_mut().map(Arc::make_mut)
    }

    fn symbol(&mut self, kind: &str, written: &IrdlOperation<'_>) {
        let Some(symbol) = symbol_of(written.header) else { return };
        self.constraints.clear();
        let place = Some((self.location)(written.span));
        if kind == "dialect" {
            self.dialects.push(DialectDescription {
                name: symbol.into(),
                place,
                type_names: Some(Vec::new()),
                attribute_names: Some(Vec::new()),
                ..DialectDescription::default()
            });
            return;
        }
        let Some(dialect) = self.dialects.last_mut() else { return };
        let name: Box<str> = format!("{}.{symbol}", dialect.name).into();
        match kind {
            "operation" => dialect.ops.push(Arc::new(operation(name, place))),
            _ => {
                let is_type = kind == "type";
                let list = if is_type { &mut dialect.types } else { &mut dialect.attributes };
                let class = format!("{}::{symbol}", dialect.name);
                list.push(Arc::new(parametric(name, class.into(), place, is_type)));
            }
        }
    }

    /// An operand or a result.
    fn value(&self, entry: &Entry<'_>) -> ValueDescription {
        let any = || TypeConstraint::new("any type", TypePredicate::Any).written();
        ValueDescription {
            name: entry.name.as_str().into(),
            about: Box::default(),
            constraint: self.constraints.get(entry.value).cloned().unwrap_or_else(any),
            arity: match entry.variadicity {
                "variadic" => Arity::Variadic,
                "optional" => Arity::Optional,
                _ => Arity::Single,
            },
            effects: Vec::new(),
        }
    }

    fn constraint(&mut self, kind: &str, written: &IrdlOperation<'_>) {
        let header = written.header.trim();
        let constraint = match kind {
            "is" => {
                let expected = in_dictionary(header, "expected").unwrap_or(header);
                let expected = expected.split([':', '}']).next().unwrap_or_default().trim();
                builtin_type(expected).map(|predicate| TypeConstraint::new(expected, predicate))
            }
            "c_pred" => quoted(header).map(|condition| {
                let words = "a type with a condition in C++";
                TypeConstraint::new(words, predicate_in_cpp(condition))
            }),
            _ => None,
        };
        if let (Some(result), Some(constraint)) = (written.result, constraint) {
            self.constraints.insert(result.to_owned(), constraint.written());
        }
    }
}

/// An operation without parts.
fn operation(name: Box<str>, place: Option<DefinitionLocation>) -> OpDescription {
    OpDescription {
        name,
        summary: Box::default(),
        description: Box::default(),
        place,
        unknown: Vec::new(),
        operands: Vec::new(),
        attributes: Vec::new(),
        results: Vec::new(),
        regions: Vec::new(),
        successors: Vec::new(),
        traits: Traits::default(),
        parametric_traits: Vec::new(),
        has_mistakes: false,
        gap: Gap::None,
        asm: AsmInterface::default(),
        syntax: Syntax::Custom,
        has_properties: true,
        has_cpp_verifier: false,
    }
}

/// A type or an attribute, whose parameters only C++ knows.
fn parametric(
    name: Box<str>,
    class: Box<str>,
    place: Option<DefinitionLocation>,
    is_type: bool,
) -> ParametricDescription {
    ParametricDescription {
        name,
        class,
        summary: Box::default(),
        description: Box::default(),
        place,
        parameters: Vec::new(),
        format: None,
        is_custom: true,
        is_condition: false,
        interfaces: if is_type { TypeInterface::ALL.to_vec() } else { Vec::new() },
        alias: None,
    }
}

fn attribute(name: String) -> AttributeDescription {
    AttributeDescription {
        name: name.into(),
        about: Box::default(),
        constraint: AttributeConstraint::new("any attribute", AttributePredicate::Any),
        presence: Presence::Required,
        storage: Storage::Attribute,
    }
}

fn region(entry: Entry<'_>) -> RegionDescription {
    RegionDescription {
        name: entry.name.into(),
        constraint: RegionConstraint::Any,
        variadic: false,
    }
}

/// An operand, a result or a region.
struct Entry<'t> {
    name: String,
    value: &'t str,
    variadicity: &'t str,
}

/// `(lhs: %0, rhs: variadic %1)`, or `(%0, %1) <{names = [..], variadicity = ..}>`.
fn entries(header: &str) -> Vec<Entry<'_>> {
    let inside = header.trim_start().strip_prefix('(');
    let Some((inside, after)) = inside.and_then(|rest| rest.split_once(')')) else {
        return Vec::new();
    };
    let names = in_dictionary(after, "names").map(strings).unwrap_or_default();
    let variadicity = after.split_once("variadicity_array[").map_or("", |(_, rest)| rest);
    let variadicity = variadicity.split(']').next().unwrap_or_default();
    let variadicity: Vec<&str> = variadicity.split(',').map(str::trim).collect();
    let parts = inside.split(',').map(str::trim).filter(|part| !part.is_empty());
    let entry = |(number, part): (usize, _)| {
        let (name, rest) = match str::split_once(part, ':') {
            Some((name, rest)) => (Some(name.trim()), rest.trim()),
            None => (names.get(number).map(String::as_str), part),
        };
        let (own, value) = rest.rsplit_once(' ').unwrap_or(("", rest));
        let listed = variadicity.get(number).copied().unwrap_or_default();
        let variadicity = if own.is_empty() { listed } else { own.trim() };
        Entry { name: identifier(name, number), value, variadicity }
    };
    parts.enumerate().map(entry).collect()
}

/// `{"name" = %0}`, or `(%0) <{attributeValueNames = ["name"]}>`.
fn attribute_names(header: &str) -> impl Iterator<Item = String> {
    let listed = in_dictionary(header, "attributeValueNames").map(strings);
    let names = listed.unwrap_or_else(|| match header.trim_start().strip_prefix('{') {
        Some(inside) => strings(inside.split('}').next().unwrap_or_default()),
        None => Vec::new(),
    });
    names.into_iter().enumerate().map(|(number, name)| identifier(Some(&name), number))
}

/// The text after `key =`; for a list, up to its end.
fn in_dictionary<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    let (_, after) = text.split_once(&format!("{key} = "))?;
    match after.strip_prefix('[') {
        Some(list) => list.split(']').next(),
        None => Some(after),
    }
}

/// The strings in a text.
fn strings(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn quoted(text: &str) -> Option<&str> {
    let (_, after) = text.split_once('"')?;
    after.rsplit_once('"').map(|(inside, _)| inside)
}

/// The name of a symbol that an operation defines.
fn symbol_of(header: &str) -> Option<&str> {
    let name = match header.split_once("sym_name = \"") {
        Some((_, after)) => after.split('"').next()?,
        None => {
            let after = header.trim_start().strip_prefix('@')?;
            let end = after.find(|one: char| !(one.is_alphanumeric() || "_.$-".contains(one)));
            after.get(..end.unwrap_or(after.len()))?
        }
    };
    let is_name = |one: char| one.is_alphanumeric() || "_.$-".contains(one);
    (!name.is_empty() && name.chars().all(is_name)).then_some(name)
}

/// A name, or one made of its number if it has other characters than letters, digits and `_`.
fn identifier(name: Option<&str>, number: usize) -> String {
    match name {
        Some(name) if name.bytes().all(is_word_byte) && !name.is_empty() => name.to_owned(),
        _ => format!("value{number}"),
    }
}

/// One of MLIR's own types; `None` if it is another one.
fn builtin_type(ty: &str) -> Option<TypePredicate> {
    if ty == "index" {
        return Some(TypePredicate::Index);
    }
    if let Some(kind) = FloatKind::from_keyword(ty.as_bytes()) {
        return Some(TypePredicate::Float(Some(kind)));
    }
    let signedness =
        [("si", Signedness::Signed), ("ui", Signedness::Unsigned), ("i", Signedness::Signless)];
    signedness.into_iter().find_map(|(prefix, signedness)| {
        let width = ty.strip_prefix(prefix)?.parse().ok()?;
        Some(TypePredicate::Integer { signedness: Some(signedness), width: Some(width) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The descriptions, a line each.
    fn made(text: &str) -> String {
        let location = |span| DefinitionLocation { path: "d.mlir".into(), span };
        let mut out = String::new();
        for dialect in dialects_of_irdl(text.as_bytes(), &Limits::default(), location) {
            out += &format!("dialect {}\n", dialect.name);
            let types = dialect.types.iter().chain(&dialect.attributes);
            types.for_each(|one| out += &format!("{} of class {}\n", one.name, one.class));
            for op in &dialect.ops {
                let values = |values: &[ValueDescription]| {
                    let values =
                        values.iter().map(|one| format!("{}: {}", one.name, one.summary()));
                    values.collect::<Vec<_>>().join(", ")
                };
                let names: Vec<_> = op.attributes.iter().map(|one| &*one.name).collect();
                let (operands, results) = (values(&op.operands), values(&op.results));
                out += &format!("{}({operands}) {names:?} -> {results}\n", op.name);
            }
        }
        out
    }

    const MADE: &str = "dialect d\nd.t of class d::t\n\
        d.a.b(x: i1, y: variadic of any type) [\"m\"] -> r: any type\n";

    #[test]
    fn both_forms_describe_the_same() {
        let own = "irdl.dialect @d {\n  irdl.type @t\n  irdl.operation @a.b {\n    %0 = irdl.is i1\n    \
            %1 = irdl.any\n    irdl.operands(x: %0, y: variadic %1)\n    \
            irdl.attributes {\"m\" = %1}\n    irdl.results(r: %1)\n  }\n}\n";
        let generic = "\"irdl.dialect\"() <{sym_name = \"d\"}> ({\n  \
            \"irdl.type\"() <{sym_name = \"t\"}> ({\n  }) : () -> ()\n  \
            \"irdl.operation\"() <{sym_name = \"a.b\"}> ({\n    \
            %0 = \"irdl.is\"() <{expected = i1}> : () -> !irdl.attribute\n    \
            %1 = \"irdl.any\"() : () -> !irdl.attribute\n    \
            \"irdl.operands\"(%0, %1) <{names = [\"x\", \"y\"], variadicity = #irdl<variadicity_array[ \
            single, variadic]>}> : (!irdl.attribute, !irdl.attribute) -> ()\n    \
            \"irdl.attributes\"(%1) <{attributeValueNames = [\"m\"]}> : (!irdl.attribute) -> ()\n    \
            \"irdl.results\"(%1) <{names = [\"r\"], variadicity = #irdl<variadicity_array[ single]>}> : \
            (!irdl.attribute) -> ()\n  }) : () -> ()\n}) : () -> ()\n";
        assert_eq!(made(own), MADE);
        assert_eq!(made(generic), MADE);
    }

    #[test]
    fn hostile_text_is_read_to_its_end() {
        for text in [
            "irdl.operation @x {}",
            "irdl.dialect @\"a\\\"b\" {}",
            "irdl.dialect @d { irdl.operation @o { irdl.operands(",
            "\"irdl.dialect\"() <{sym_name = \"",
            "irdl.dialect @d { irdl.operands(: , x:) irdl.regions() irdl.c_pred }",
        ] {
            let _ = made(text);
        }
        assert_eq!(made("module {}"), "");
    }
}
