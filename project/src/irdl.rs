//! Dialects described by IRDL (`irdl.dialect`), converted to an equivalent TableGen text, so that its reader handles
//! these, too. IRDL has the parts of an operation, but not its custom form.

use abide_core::limits::Limits;
use abide_core::mlir::syntax::{self, NodeKind, Operation};
use abide_source::text::Span;
use std::collections::HashMap;
use std::fmt::Write as _;

/// The classes of the records that are made.
const CLASSES: &str = include_str!("irdl.td");

/// A text of TableGen with the same dialects, and the place in the IRDL of each of its records, by name. `None`
/// if the text has no dialect.
pub(crate) fn tablegen_of_irdl(
    text: &[u8],
    limits: &Limits,
) -> Option<(String, HashMap<String, Span>)> {
    let mut made = GeneratedText { out: CLASSES.to_owned(), ..GeneratedText::default() };
    for operation in operations(text, limits) {
        made.add(&operation);
    }
    made.finish_operation();
    (made.dialects > 0).then_some((made.out, made.places))
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

/// The output so far.
#[derive(Default)]
struct GeneratedText {
    out: String,
    places: HashMap<String, Span>,
    dialects: usize,
    records: usize,
    /// The constraints by their values.
    constraints: HashMap<String, String>,
    /// The operation that is read.
    operation: Option<String>,
    arguments: Vec<String>,
    results: Vec<String>,
    regions: Vec<String>,
}

impl GeneratedText {
    fn add(&mut self, written: &IrdlOperation<'_>) {
        let Some(kind) = written.name.strip_prefix("irdl.") else { return };
        match kind {
            "dialect" | "operation" | "type" | "attribute" => self.symbol(kind, written),
            "operands" => {
                let entries = entries(written.header);
                let own: Vec<String> = entries.iter().map(|one| self.value(one)).collect();
                // Operands come first in ODS, wherever attributes are here.
                self.arguments.splice(0..0, own);
            }
            "results" => {
                let entries = entries(written.header);
                self.results = entries.iter().map(|one| self.value(one)).collect();
            }
            "attributes" => {
                let names = attribute_names(written.header);
                let own = names.iter().map(|name| format!("AnyAttribute:${name}"));
                self.arguments.extend(own);
            }
            "regions" => {
                let names = entries(written.header).into_iter().map(|one| one.name);
                self.regions = names.map(|name| format!("AnyRegion:${name}")).collect();
            }
            _ => self.constraint(kind, written),
        }
    }

    fn symbol(&mut self, kind: &str, written: &IrdlOperation<'_>) {
        let Some(name) = symbol_of(written.header) else { return };
        self.finish_operation();
        self.constraints.clear();
        self.records += 1;
        let record = format!("Irdl_{}", self.records);
        self.places.insert(record.clone(), written.span);
        // Writing to a String cannot fail.
        if kind == "dialect" {
            self.dialects += 1;
            let _ = writeln!(self.out, "def {record} : Dialect<\"{name}\">;");
            let _ = writeln!(self.out, "defvar dialect{} = {record};", self.dialects);
            return;
        }
        if self.dialects == 0 {
            return;
        }
        let owner = format!("dialect{}", self.dialects);
        match kind {
            "operation" => {
                self.operation = Some(format!("def {record} : Op<{owner}, \"{name}\"> {{"));
            }
            "type" => {
                let _ = writeln!(self.out, "def {record} : TypeDef<{owner}, \"{name}\">;");
            }
            _ => {
                let _ = writeln!(self.out, "def {record} : AttrDef<{owner}, \"{name}\">;");
            }
        }
    }

    /// Writes the operation that was read.
    fn finish_operation(&mut self) {
        let parts = [("arguments", "ins"), ("results", "outs"), ("regions", "region")];
        let lists = [&mut self.arguments, &mut self.results, &mut self.regions];
        let lists = lists.map(std::mem::take);
        let Some(head) = self.operation.take() else { return };
        self.out.push_str(&head);
        for ((field, operator), list) in parts.into_iter().zip(lists) {
            let blank = if list.is_empty() { "" } else { " " };
            let _ = write!(self.out, " let {field} = ({operator}{blank}{});", list.join(", "));
        }
        self.out.push_str(" }\n");
    }

    /// An operand or a result.
    fn value(&self, entry: &Entry<'_>) -> String {
        let any = || "TypeConstraint<CPred<\"true\">, \"any type\">".to_owned();
        let constraint = self.constraints.get(entry.value).cloned().unwrap_or_else(any);
        let constraint = match entry.variadicity {
            "variadic" => format!("Variadic<{constraint}>"),
            "optional" => format!("Optional<{constraint}>"),
            _ => constraint,
        };
        format!("{constraint}:${}", entry.name)
    }

    fn constraint(&mut self, kind: &str, written: &IrdlOperation<'_>) {
        let Some(result) = written.result else { return };
        let header = written.header.trim();
        let (condition, words) = match kind {
            "is" => {
                let expected = in_dictionary(header, "expected").unwrap_or(header);
                let expected = expected.split([':', '}']).next().unwrap_or_default().trim();
                match condition_of(expected) {
                    Some(condition) => (condition, expected),
                    None => return,
                }
            }
            "c_pred" => match quoted(header) {
                Some(condition) => (condition.to_owned(), "a type with a condition in C++"),
                None => return,
            },
            _ => return,
        };
        let (condition, words) = (escaped(&condition), escaped(words));
        let constraint = format!("TypeConstraint<CPred<\"{condition}\">, \"{words}\">");
        self.constraints.insert(result.to_owned(), constraint);
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
fn attribute_names(header: &str) -> Vec<String> {
    let listed = in_dictionary(header, "attributeValueNames").map(strings);
    let names = listed.unwrap_or_else(|| match header.trim_start().strip_prefix('{') {
        Some(inside) => strings(inside.split('}').next().unwrap_or_default()),
        None => Vec::new(),
    });
    let named = names.iter().enumerate();
    named.map(|(number, name)| identifier(Some(name), number)).collect()
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

/// A name that TableGen accepts.
fn identifier(name: Option<&str>, number: usize) -> String {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    match name {
        Some(name) if name.bytes().all(is_part) && !name.is_empty() => name.to_owned(),
        _ => format!("value{number}"),
    }
}

/// The condition in C++ that a type is one of MLIR's own.
fn condition_of(ty: &str) -> Option<String> {
    let width = |prefix: &str| ty.strip_prefix(prefix)?.parse::<u32>().ok();
    Some(match (ty, width("i"), width("si"), width("ui")) {
        ("index", ..) => "::llvm::isa<::mlir::IndexType>($_self)".to_owned(),
        ("f16" | "bf16" | "f32" | "f64", ..) => format!("$_self.is{}()", ty.to_uppercase()),
        (_, Some(width), ..) => format!("$_self.isSignlessInteger({width})"),
        (_, _, Some(width), _) => format!("$_self.isSignedInteger({width})"),
        (_, _, _, Some(width)) => format!("$_self.isUnsignedInteger({width})"),
        _ => return None,
    })
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(text: &str) -> String {
        let (made, _) = tablegen_of_irdl(text.as_bytes(), &Limits::default()).unwrap();
        made.strip_prefix(CLASSES).unwrap().to_owned()
    }

    const MADE: &str = "def Irdl_1 : Dialect<\"d\">;\ndefvar dialect1 = Irdl_1;\n\
        def Irdl_2 : TypeDef<dialect1, \"t\">;\n\
        def Irdl_3 : Op<dialect1, \"a.b\"> { let arguments = (ins \
        TypeConstraint<CPred<\"$_self.isSignlessInteger(1)\">, \"i1\">:$x, \
        Variadic<TypeConstraint<CPred<\"true\">, \"any type\">>:$y, AnyAttribute:$m); \
        let results = (outs TypeConstraint<CPred<\"true\">, \"any type\">:$r); \
        let regions = (region); }\n";

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
            let _ = tablegen_of_irdl(text.as_bytes(), &Limits::default());
        }
        assert!(tablegen_of_irdl(b"module {}", &Limits::default()).is_none());
    }
}
