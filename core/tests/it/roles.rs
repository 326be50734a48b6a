//! The roles of the text of operations, compared with the parsed operations.

use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{Attribute, AttributeKind, Ir, OperationId, ValueId};
use abide_core::mlir::ods::constraint::AttributePredicate;
use abide_core::mlir::ods::{Arity, OpDescription, ValueDescription};
use abide_core::mlir::parse::{
    Expected, Nth, OperationRoles, Parsed, Piece, Role, RolesRequest, all_roles, operation_roles,
    parse,
};
use abide_core::mlir::print::{print_attribute, print_type};
use abide_core::mlir::syntax::{self, NodeKind};
use abide_core::text::Span;
use abide_testing::{files_below, llvm_pieces, repository};
use std::collections::{BTreeMap, HashMap};

/// A piece of text that is read to its end, with the operations in it and their roles.
struct Read<'t> {
    text: &'t str,
    parsed: Parsed,
    roles: HashMap<OperationId, OperationRoles>,
    aliases: Vec<Span>,
}

/// The numbers of comparisons, to notice a test without any.
#[derive(Debug, Default)]
struct Compared {
    operations: usize,
    operands: usize,
    types: usize,
    attributes: usize,
    regions: usize,
    successors: usize,
}

fn texts() -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for path in files_below("corpus").into_iter().filter(|path| path.ends_with(".mlir")) {
        let Ok(text) = std::fs::read_to_string(repository().join(&path)) else { continue };
        for (number, piece) in text.split("// -----").enumerate() {
            texts.push((format!("{path}#{number}"), piece.to_owned()));
        }
    }
    let pieces = llvm_pieces("accepted").unwrap_or_default();
    texts.extend(pieces.into_iter().map(|piece| (piece.id, piece.source)));
    texts
}

fn read(text: &str) -> Option<Read<'_>> {
    let (parsed, roles) = all_roles(text.as_bytes(), dialect::registry(), &Limits::default());
    parsed.diagnostics.is_empty().then_some(())?;
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let chunks = tree.root().children();
    let aliases = chunks
        .flat_map(|chunk| chunk.children())
        .filter(|node| node.kind() == NodeKind::AliasDefinition)
        .map(|node| node.span())
        .collect();
    Some(Read { text, parsed, roles: roles.into_iter().collect(), aliases })
}

impl Read<'_> {
    fn slice(&self, span: Span) -> &str {
        &self.text[span.start() as usize..span.end() as usize]
    }

    /// The operations with a described form, except implied ones.
    fn operations(&self) -> Vec<(OperationId, &OpDescription, &OperationRoles)> {
        let ir = &self.parsed.ir;
        let all = ir.walk(ir.top()).filter_map(|operation| {
            let name = ir.name_bytes(operation);
            let description = dialect::registry().operation(name)?.description();
            if ir.opaque_text(operation).is_some() {
                return None;
            }
            Some((operation, description, self.roles.get(&operation)?))
        });
        all.collect()
    }
}

/// The number of values of each operand or result of an operation.
fn lengths(
    ir: &Ir,
    operation: OperationId,
    values: &[ValueDescription],
    sizes: &str,
) -> Vec<usize> {
    let all = match sizes {
        "operandSegmentSizes" => ir.operand_count(operation),
        _ => ir.result_count(operation),
    };
    if let Some(sizes) = ir.attribute(operation, sizes)
        && let AttributeKind::DenseArray { values, .. } = ir.context.attribute_kind(sizes)
    {
        return values.iter().map(|len| usize::try_from(*len).unwrap_or_default()).collect();
    }
    let single = values.iter().filter(|value| value.arity == Arity::Single).count();
    let each = all.saturating_sub(single).checked_div(values.len() - single).unwrap_or(0);
    values.iter().map(|one| if one.arity == Arity::Single { 1 } else { each }).collect()
}

fn flat(lengths: &[usize], nth: Nth) -> usize {
    lengths.iter().take(nth.index).sum::<usize>() + nth.element
}

/// A value as its uses name it.
fn names_value(read: &Read<'_>, value: ValueId, written: &str) -> bool {
    let name = read.parsed.names.name(value, read.text.as_bytes());
    let Some(name) = name else { return false };
    let written = written.replace(' ', "");
    name == written || name.strip_suffix("#0") == Some(&written)
}

/// Parses attributes and types from another place of the same text.
struct Rereader<'t> {
    aliases: String,
    known: BTreeMap<(bool, &'t str), Option<String>>,
}

impl<'t> Rereader<'t> {
    fn new(read: &Read<'t>) -> Rereader<'t> {
        let mut aliases = String::new();
        for alias in &read.aliases {
            aliases.push_str(&read.text[alias.start() as usize..alias.end() as usize]);
            aliases.push('\n');
        }
        Rereader { aliases, known: BTreeMap::new() }
    }

    fn ty(&mut self, text: &'t str) -> Option<String> {
        self.print(true, text)
    }

    fn attribute(&mut self, text: &'t str) -> Option<String> {
        self.print(false, text)
    }

    fn print(&mut self, is_type: bool, text: &'t str) -> Option<String> {
        let aliases = &self.aliases;
        let known = self.known.entry((is_type, text));
        let print = || {
            let (attributes, ty) =
                if is_type { (String::new(), text) } else { (format!("{{a = {text}}}"), "i1") };
            let source = format!("{aliases}\"t.t\"() {attributes} : () -> ({ty})");
            let parsed = parse(source.as_bytes(), dialect::registry(), &Limits::default());
            if !parsed.diagnostics.is_empty() {
                return None;
            }
            let ir = &parsed.ir;
            let operation = ir.walk(ir.top()).find(|one| ir.name_bytes(*one) == b"t.t")?;
            let printed = match is_type {
                true => print_type(ir, ir.value_type(ir.result(operation, 0)?)),
                false => print_attribute(ir, ir.attribute(operation, "a")?),
            };
            Some(String::from_utf8_lossy(&printed).into_owned())
        };
        known.or_insert_with(print).clone()
    }
}

fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}

/// Whether a text may be an attribute if the constraint provides the rest.
fn is_short_for(text: &str, printed: &str, predicate: Option<&AttributePredicate>) -> bool {
    if let Some(AttributePredicate::Enum(one)) = predicate {
        // A keyword that is not an identifier is quoted.
        if one
            .value(text.trim_matches('"'))
            .is_some_and(|n| printed == format!("{n} : i{}", one.width))
        {
            return true;
        }
        let bits =
            words(text).iter().filter_map(|word| one.value(word)).fold(0, |all, one| all | one);
        let named = words(text).iter().all(|word| words(printed).contains(word));
        return named || printed == format!("{bits} : i{}", one.width);
    }
    if let Some(AttributePredicate::Array(element)) = predicate
        && let AttributePredicate::Enum(one) = element.unconfined()
        && let Some(all) =
            words(text).iter().map(|word| one.value(word)).collect::<Option<Vec<_>>>()
    {
        let all: Vec<String> = all.iter().map(u64::to_string).collect();
        return printed == format!("[{}]", all.join(", "));
    }
    match predicate {
        Some(AttributePredicate::Bool) => {
            return ["write", "data"].contains(&text) == (printed == "true");
        }
        // A map without its keyword, with its own names.
        Some(AttributePredicate::AffineMap) if text.starts_with('(') => return true,
        _ if text == "uninitialized" => return printed == "unit",
        _ => {}
    }
    // Dimensions, with question marks for those that are not known.
    let sizes: Option<Vec<i64>> = text
        .split('x')
        .map(|size| if size == "?" { Some(i64::MIN) } else { size.parse().ok() })
        .collect();
    if sizes.is_some_and(|sizes| {
        let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
        printed == format!("array<i64: {}>", sizes.join(", "))
    }) {
        return true;
    }
    let (own, all) = (words(text), words(printed));
    let mut rest = all.iter();
    own.iter().all(|word| rest.any(|other| other == word))
}

fn compare(read: &Read<'_>, compared: &mut Compared, wrong: &mut Vec<String>) {
    let ir = &read.parsed.ir;
    let mut again = Rereader::new(read);
    for (operation, op, roles) in read.operations() {
        compared.operations += 1;
        let mut say = |what: String| wrong.push(format!("{}: {what}", op.name));
        if !roles.is_complete {
            say("is not complete".to_owned());
        }
        let operands = lengths(ir, operation, &op.operands, "operandSegmentSizes");
        let results = lengths(ir, operation, &op.results, "resultSegmentSizes");
        let mut met = vec![false; ir.operand_count(operation)];
        let mut regions = 0;
        let mut successors = 0;
        let mut in_dictionary = false;
        let text_of =
            |piece: &Piece| &read.text[piece.span.start() as usize..piece.span.end() as usize];
        for piece in &roles.pieces {
            let text = text_of(piece);
            if piece.depth == 0 {
                in_dictionary = piece.role == Role::Dictionary;
            }
            match piece.role {
                Role::Operand(nth) => {
                    compared.operands += 1;
                    let number = flat(&operands, nth);
                    let value = ir.operand(operation, number);
                    if !value.is_some_and(|value| names_value(read, value, text)) {
                        say(format!("{text} is not {nth:?}"));
                    } else {
                        met[number] = true;
                    }
                }
                Role::OperandType(nth) | Role::ResultType(nth) if !text.starts_with('<') => {
                    compared.types += 1;
                    let value = match piece.role {
                        Role::OperandType(_) => ir.operand(operation, flat(&operands, nth)),
                        _ => ir.result(operation, flat(&results, nth)),
                    };
                    let own = value.map(|value| print_type(ir, ir.value_type(value)));
                    let own = own.map(|own| String::from_utf8_lossy(&own).into_owned());
                    if own.is_none() || again.ty(text) != own {
                        say(format!("{text} is not the type of {:?}: {own:?}", piece.role));
                    }
                }
                Role::Region(nth) => {
                    regions += 1;
                    let own = ir.regions(operation).get(nth.index + nth.element);
                    let first = own.and_then(|own| ir.entry_block(*own));
                    let first = first.and_then(|block| ir.first_operation(block));
                    let inside = first.is_none_or(|first| {
                        !read.roles.contains_key(&first)
                            || ir.span(first).start() >= piece.span.start()
                                && ir.span(first).start() <= piece.span.end()
                    });
                    if own.is_none() || !inside {
                        say(format!("{nth:?} is not a region at {:?}", piece.span));
                    }
                }
                Role::Successor(nth) => {
                    let own = ir.successors(operation).get(nth.index + nth.element);
                    let name = own.map(|block| read.slice(ir.block_span(*block)));
                    if name != Some(text) {
                        say(format!("{text} is not successor {nth:?}: {name:?}"));
                    }
                    successors += 1;
                }
                Role::Attribute(index) => {
                    compared.attributes += 1;
                    let described = &op.attributes[index];
                    let value = ir.attribute(operation, &*described.name);
                    let predicate = described.constraint.predicate();
                    check_attribute(ir, value, text, Some(predicate), &mut again, &mut say);
                }
                Role::Value(key) if piece.depth == 1 && in_dictionary => {
                    compared.attributes += 1;
                    let key = read.slice(key).trim_matches('"');
                    let value = ir.attribute(operation, key);
                    if value.is_none() && is_dropped(&op.name, key, text) {
                        continue;
                    }
                    check_attribute(ir, value, text, None, &mut again, &mut say);
                }
                _ => {}
            }
        }
        compared.regions += regions;
        compared.successors += successors;
        if met.contains(&false) {
            say(format!("operands without a piece: {met:?}"));
        }
        if successors != ir.successors(operation).len() {
            say("successors are missing".to_owned());
        }
        let written = ir.regions(operation).iter().filter(|region| {
            let first = ir.entry_block(**region).and_then(|block| ir.first_operation(block));
            first.is_some_and(|first| read.roles.contains_key(&first))
        });
        if regions < written.count() {
            say("regions are missing".to_owned());
        }
    }
}

/// Whether the parser of an operation omits an attribute with its default value, as mlir-opt's does.
fn is_dropped(operation: &str, key: &str, value: &str) -> bool {
    (operation, key, value) == ("llvm.alloca", "alignment", "0")
}

fn check_attribute<'t>(
    ir: &Ir,
    value: Option<Attribute>,
    text: &'t str,
    predicate: Option<&AttributePredicate>,
    again: &mut Rereader<'t>,
    say: &mut impl FnMut(String),
) {
    let Some(value) = value else { return say(format!("no attribute for {text}")) };
    let own = String::from_utf8_lossy(&print_attribute(ir, value)).into_owned();
    let read = again.attribute(text);
    let is_name = |read: &String| read.trim_start_matches('@') == own;
    let is_tensor = own.starts_with("dense<") && words(text).iter().all(|word| own.contains(word));
    let fits = read.as_ref().is_some_and(|read| *read == own || is_name(read));
    if !fits && !is_tensor && !is_short_for(text, &own, predicate) {
        say(format!("{text} is not {own}"));
    }
}

#[test]
fn roles_are_those_of_the_operations() {
    let mut compared = Compared::default();
    let mut wrong = Vec::new();
    let mut pieces = 0;
    for (name, text) in texts() {
        let Some(read) = read(&text) else { continue };
        pieces += 1;
        let before = wrong.len();
        compare(&read, &mut compared, &mut wrong);
        for line in wrong.iter_mut().skip(before) {
            *line = format!("{name} {line}");
        }
    }
    assert!(wrong.is_empty(), "{} of {compared:?}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(pieces > 60 && compared.operands > 3000 && compared.types > 2000, "{compared:?}");
    assert!(compared.attributes > 500 && compared.regions > 400 && compared.successors > 20);
}

/// One operation alone, up to its end or up to a place in it.
fn alone(read: &Read<'_>, operation: OperationId, end: u32) -> OperationRoles {
    let ir = &read.parsed.ir;
    let parent = ir.parent(operation).map(|parent| ir.name_bytes(parent)).unwrap_or_default();
    let span = Span::new(ir.span(operation).start(), end);
    let request =
        RolesRequest { operation: span, within: parent, aliases: &read.aliases, regions: &[] };
    operation_roles(read.text.as_bytes(), &request, dialect::registry(), &Limits::default())
}

#[test]
fn one_operation_alone_has_the_same_roles() {
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (name, text) in texts() {
        let Some(read) = read(&text) else { continue };
        for (operation, op, roles) in read.operations() {
            let alone = alone(&read, operation, read.parsed.ir.span(operation).end());
            compared += 1;
            if alone.pieces != roles.pieces || !alone.is_complete {
                wrong.push(format!("{name} {}: {:?}\n{:?}", op.name, alone, roles.pieces));
            }
        }
    }
    assert!(compared > 1500, "only {compared} operations");
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn roles_in_valid_texts_are_allowed() {
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (name, text) in texts() {
        let Some(read) = read(&text) else { continue };
        for (operation, op, roles) in read.operations() {
            for piece in roles.pieces.iter().filter(|piece| !matches!(piece.role, Role::Region(_)))
            {
                let alone = alone(&read, operation, piece.span.start());
                compared += 1;
                let expected = Expected::Role(piece.role);
                let has = alone.stop.expected.iter().any(|one| same(one, &expected));
                if !has {
                    wrong.push(format!(
                        "{name} {} {:?} `{}`: {:?}",
                        op.name,
                        piece.role,
                        read.slice(piece.span),
                        alone.stop
                    ));
                }
            }
        }
    }
    assert!(compared > 5000, "only {compared} pieces");
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The index among several values may follow from later text.
fn same(one: &Expected, other: &Expected) -> bool {
    match (one, other) {
        (Expected::Role(one), Expected::Role(other)) => {
            std::mem::discriminant(one) == std::mem::discriminant(other)
        }
        _ => false,
    }
}
