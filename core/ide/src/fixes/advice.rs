//! The next step in words, for diagnostics without a fix: the names that may be used, the words that may be written,
//! the form of the operation.

use super::context::FixContext;
use super::expected_help::of_expected;
use super::fitting_types::other_type;
use super::form_help::{entry, form, form_of_named, form_with_results, missing_sizes, parametric};
use super::left_out::attributes_keyword;
use super::names::{first_symbol, nearest_symbols};
use super::operations::{converted_types, may_have_results};
use super::regions::{regions, terminator_of};
use super::scope_help::{isolation, locals, results_of};
use super::slips::closing_of;
use super::unknown_names::{beginning_with, operations_alike, operations_meant};
use crate::callee::symbol_at;
use crate::db::{alias_definitions, chunk_at};
use crate::diagnostics::old_names::todays_names;
use crate::entity::{header, operations_around};
use crate::top_level::lacks_regions;
use crate::visible::Visible;
use abide_dialects::{comparing, reshaping};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{AttributeDescription, EnumSpelling, Trait};
use abide_mlir::syntax::{NodeKind, Operation, TokenKind, is_builtin_type_name};
use abide_source::diagnostic::{Detail, Diagnostic, Parts, Related, Wanted, codes};
use abide_source::spelling::{counted, quoted};
use abide_source::text::Span;

/// The maximum number of cases of an enumeration that are listed.
const MAX_CASES: usize = 12;

/// The maximum number of blocks that get a note.
const MAX_BLOCKS: usize = 5;

/// The maximum number of operands that get a note.
const MAX_NOTED_OPERANDS: usize = 2;

/// The longest type that a note has, in bytes.
const MAX_NOTED_TYPE_BYTES: usize = 100;

/// Words that declare a value in other languages.
const DECLARING: [&str; 5] = ["auto", "const", "let", "val", "var"];

/// Adds the next step to a diagnostic, in words or as another place.
pub(super) fn advise(place: &FixContext<'_>, found: &mut Diagnostic) {
    if found.related.is_empty() {
        found.related = notes(place, found);
    }
    if let Some((_, from, to)) = converted_types(place)
        && found.code == codes::mlir::INVALID_OPERATION
        && let Some(step) = reshaping(&from, &to)
    {
        found.help = Some(step.into());
    }
    if found.code == codes::mlir::INVALID_OPERATION
        && let Some(like) = symbols_like(place)
    {
        let own = found.help.as_deref().map(|own| format!("{own}; ")).unwrap_or_default();
        found.help = Some(format!("{own}{like}").into());
    }
    if found.code == codes::mlir::INVALID_OPERATION
        && let Some(sizes) = missing_sizes(place)
    {
        found.help = Some(sizes.into());
    }
    if found.code == codes::mlir::INVALID_OPERATION
        && let Some(names) = broadcasts(place)
    {
        let own = found.help.as_deref().map(|own| format!("{own}, or ")).unwrap_or_default();
        found.help = Some(format!("{own}repeat the smaller one with {names}").into());
    }
    if found.help.is_none() {
        found.help = help(place, found).map(Into::into);
    }
    let is_bare = found.help.is_none() && found.related.is_empty();
    if is_bare && found.code == codes::mlir::INVALID_OPERATION {
        found.related = shapes_of_operands(place);
    }
}

fn help(place: &FixContext<'_>, found: &Diagnostic) -> Option<String> {
    let code = found.code;
    if code == codes::mlir::UNDEFINED_VALUE || code == codes::mlir::UNDEFINED_BLOCK {
        return locals(place);
    }
    if code == codes::mlir::UNDEFINED_ALIAS {
        return Some(aliases(place));
    }
    if code == codes::mlir::UNTERMINATED_STRING {
        return Some("end the string with '\"'; a line break within it is '\\n'".to_owned());
    }
    if code == codes::mlir::BAD_RESULT_NUMBER {
        return results_of(place);
    }
    let text = place.text();
    if text == "{" && attributes_keyword(place).is_some() {
        return Some("write 'attributes' in front of the braces of the attributes".to_owned());
    }
    if text.starts_with('%') && is_wanted_operation(found) {
        return Some(format!(
            "an operation computes a value: use '{text}' itself, without another name for it"
        ));
    }
    if text == "^" && is_in(place, &[NodeKind::AffineMap, NodeKind::IntegerSet]) {
        return Some("affine expressions have +, -, *, floordiv, ceildiv and mod".to_owned());
    }
    if code == codes::mlir::UNKNOWN_OPERATION
        && let Some(step) = of_unknown_operation(place)
    {
        return Some(step);
    }
    if code == codes::mlir::MISSING_NAME && text != "#" {
        return Some(format!("a name or a number follows '{text}'"));
    }
    if code == codes::mlir::UNKNOWN_BYTES || code == codes::mlir::MISSING_NAME {
        return Some("comments begin with '//', strings with '\"'".to_owned());
    }
    if code == codes::mlir::OLD_NAME && found.fix.is_none() {
        let names = todays_names(place.document, place.span);
        return names.iter().find_map(|name| form_of_named(place, name));
    }
    if code == codes::mlir::UNMATCHED
        && let Some(close) = closing_of(place, found)
    {
        return Some(format!("write '{close}' in front of this, where the bracket before it ends"));
    }
    if code == codes::mlir::UNMATCHED {
        return Some("remove it, or write the bracket that it closes".to_owned());
    }
    if let Some(name) = operation_without_regions(place) {
        return Some(format!("'{name}' op has no regions: its braces hold attributes"));
    }
    if [codes::mlir::EXPECTED, codes::mlir::TYPE_BODY].contains(&code)
        && let Some(form) = parametric(place, found)
    {
        return Some(form);
    }
    let is_word = text.starts_with(|first: char| first.is_ascii_lowercase());
    if code == codes::mlir::EXPECTED && is_word && is_in(place, &[NodeKind::AttributeEntry]) {
        let values = ["1 : i32", "true", "\"text\"", "[..]", "#dialect.name<..>"];
        return Some(format!("values of attributes look like {}", quoted(values.into_iter())));
    }
    of_detail(place, found)
        .or_else(|| found.related.is_empty().then(|| form(place, found))?)
        .or_else(|| missing_word(place, found))
}

/// The operations of the dialect that repeat elements, for operands of different shapes that must be the same.
fn broadcasts(place: &FixContext<'_>) -> Option<String> {
    let op = entry(place, place.operation?)?.description();
    let traits = [Trait::SameOperandsShape, Trait::SameOperandsAndResultShape];
    let types = place.types_of_operands();
    let is_other = |pair: &[String]| pair.first() != pair.last();
    if !traits.into_iter().any(|one| op.has(one)) || !types.windows(2).any(is_other) {
        return None;
    }
    let dialect = place.document.registry().dialects().dialect(op.dialect())?;
    let names = beginning_with(dialect, &["broadcast"]);
    (!names.is_empty()).then(|| quoted(names.into_iter()))
}

/// The next step for a word that is not an operation: what it may mean there, or the operations that are meant.
fn of_unknown_operation(place: &FixContext<'_>) -> Option<String> {
    let text = place.text();
    // `0xZZ` is not a number with a type.
    if !text.starts_with('x') && follows_number(place) {
        return Some(format!("remove '{text}': the type of a number follows ':'"));
    }
    if is_builtin_type_name(text.as_bytes()) {
        return Some(match place.follows_parenthesis() {
            true => format!("write '-> {text}': the types of the results follow '->'"),
            false => format!("'{text}' is a type: the types follow the values, after ':'"),
        });
    }
    if DECLARING.contains(&text) {
        return Some(format!(
            "remove '{text}': '%name = ' in front of an operation names its result"
        ));
    }
    let elsewhere = || {
        let names = place.in_other_dialects();
        let shown = quoted(names.iter().map(String::as_str));
        (!names.is_empty()).then(|| format!("other dialects have {shown}"))
    };
    ends_outer(place)
        .or_else(|| operations_meant(place))
        .or_else(elsewhere)
        .or_else(|| operations_alike(place))
}

/// The next step for the terminator of an operation further out, such as `return` in a loop.
fn ends_outer(place: &FixContext<'_>) -> Option<String> {
    let (document, text) = (place.document, place.text());
    let around = operations_around(document, place.span.start()).skip(1);
    let terminators: Vec<(String, String)> = around
        .filter_map(|outer| {
            let name = document.name_of(outer);
            let word = terminator_of(document.registry(), name)?;
            Some((String::from_utf8_lossy(name).into_owned(), word))
        })
        .collect();
    let own = |word: &str| word.rsplit('.').next() == text.rsplit('.').next();
    let (inner, rest) = terminators.split_first()?;
    let (outer, _) = rest.iter().find(|(_, word)| own(word)).filter(|_| !own(&inner.1))?;
    Some(format!(
        "'{text}' ends the region of '{outer}' only; that of '{}' ends with '{}'",
        inner.0, inner.1
    ))
}

/// The next step for a missing word: the form of the operation.
fn missing_word(place: &FixContext<'_>, found: &Diagnostic) -> Option<String> {
    let wanted = found.wanted()?;
    if *wanted == Wanted::ATTRIBUTE {
        let values = ["1 : i32", "\"text\"", "true", "[..]", "@symbol", "#dialect.name"];
        return Some(format!("write a value such as {}", quoted(values.into_iter())));
    }
    let Wanted::Sign(word, _) = wanted else { return None };
    let is_word = word.starts_with(|first: char| first.is_ascii_alphabetic());
    let name = place.operation.and_then(|operation| entry(place, operation));
    let form = name.filter(|_| is_word).and_then(|op| form_of_named(place, &op.description().name));
    form.filter(|form| form.contains(&**word)).or_else(|| {
        is_word
            .then(|| format!("write '{word}' here, with the part of the operation that it begins"))
    })
}

/// The symbols like the one that an operation mentions, if the file does not define that.
fn symbols_like(place: &FixContext<'_>) -> Option<String> {
    let near = nearest_symbols(place, first_symbol(place)?);
    (!near.is_empty())
        .then(|| format!("symbols like it are {}", quoted(near.iter().map(String::as_str))))
}

/// Whether a place is in a node of one of these kinds.
fn is_in(place: &FixContext<'_>, kinds: &[NodeKind]) -> bool {
    let path = place.document.tree().root().path_to(place.span.start());
    path.iter().any(|node| kinds.contains(&node.kind()))
}

/// Whether a number ends right in front of a place: `0.5f`.
fn follows_number(place: &FixContext<'_>) -> bool {
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let is_digit = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    let digits = before.iter().rev().take_while(|byte| is_digit(byte)).count();
    let sign = before.len().checked_sub(digits + 1).and_then(|at| before.get(at));
    digits > 0 && sign.is_none_or(|sign| !sign.is_ascii_alphanumeric() && !b"%#_".contains(sign))
}

/// Whether the name of an operation is expected.
fn is_wanted_operation(found: &Diagnostic) -> bool {
    found.wanted().is_some_and(|wanted| [Wanted::OperationName, Wanted::NAME].contains(wanted))
}

/// The next step that follows from the meaning of a diagnostic.
fn of_detail(place: &FixContext<'_>, found: &Diagnostic) -> Option<String> {
    Some(match &*found.detail {
        Detail::NoSuchSymbol { what, .. } => symbols(place, what),
        Detail::Expected(wanted) => return of_expected(place, found.code, wanted),
        Detail::MissingRegion(keyword) => {
            format!("add '{keyword} {{ .. }}', which ends by passing on a value for each result")
        }
        Detail::NoTerminator(_) | Detail::EmptyBlock => terminators(place)?,
        Detail::RepeatedClause(clause) => format!("remove the second '{clause}'"),
        Detail::Dominance(_) => {
            "move the definition in front of this use, or use another value".to_owned()
        }
        Detail::OutsideRegion => {
            "define it within the region, or pass it to the operation as an operand".to_owned()
        }
        Detail::TerminatorNotLast | Detail::SuccessorsNotLast => {
            "move it to the end of its block, or begin a block after it: '^name:'".to_owned()
        }
        Detail::Parent(_) => "move it into such an operation, or use another one".to_owned(),
        Detail::OperandTypes { operands, types } => types_of_operands(place, *operands, *types),
        Detail::PartCount { part, .. } => names_of_parts(place, *part)?,
        Detail::MissingAttribute(name) => {
            let attribute = attribute(place, name)?;
            let value = enumeration(place, attribute);
            let value = value.unwrap_or_else(|| attribute.constraint.summary().to_owned());
            format!("add '{name} = ..' to the attributes in braces; its value: {value}")
        }
        Detail::AttributeConstraint { name, .. } => enumeration(place, attribute(place, name)?)?,
        _ => return of_values(place, &found.detail),
    })
}

/// The next step for operands and types of different numbers. One type may be that of all operands.
fn types_of_operands(place: &FixContext<'_>, operands: usize, types: usize) -> String {
    let node = place.operation.map(|operation| operation.syntax());
    let own = node.into_iter().flat_map(|node| node.children());
    let written: Vec<_> = own.filter(|child| child.kind().is_type()).collect();
    match written.as_slice() {
        [ty] if types != 1 => {
            let ty = place.string(ty.span());
            format!(
                "'{ty}' takes {}, and there are {operands}: write as many, or change the type",
                counted(types, "operand")
            )
        }
        _ => {
            let (operands, types) = (counted(operands, "operand"), counted(types, "type"));
            format!("{operands} and {types}: write one type for each operand")
        }
    }
}

/// Whether a type is written after the place, on its line: forms leave out types that follow from others.
fn writes(place: &FixContext<'_>, ty: &str) -> bool {
    let after = place.document.text().get(place.span.end() as usize..).unwrap_or_default();
    let end = memchr::memchr2(b'\n', b'\r', after).unwrap_or(after.len());
    memchr::memmem::find(after.get(..end).unwrap_or_default(), ty.as_bytes()).is_some()
}

/// The next step for values that do not fit in number or in type.
fn of_values(place: &FixContext<'_>, detail: &Detail) -> Option<String> {
    Some(match detail {
        Detail::ResultCount { results: 0, .. }
            if place.operation.is_some_and(|operation| operation.is_generic()) =>
        {
            "write the types of the results after '->', or remove the names with '='".to_owned()
        }
        Detail::ResultCount { results: 0, .. } if may_have_results(place) => {
            form_with_results(place)?
        }
        Detail::ResultCount { results: 0, .. } => {
            "the operation has no results: remove the names in front of it, with '='".to_owned()
        }
        Detail::ResultCount { results, .. } => {
            format!("give a name to each result: {results}")
        }
        Detail::Returned { is_count: true, .. } => {
            "return as many values as the function has results, or change its results".to_owned()
        }
        Detail::Returned { is_count: false, .. } => {
            "convert the value first, or change the result of the function".to_owned()
        }
        Detail::ResultType { expected, .. } => {
            format!("the type follows from the rest of the operation: '{expected}'")
        }
        Detail::ValueType { wanted, has, .. } => {
            // A conversion that fits is offered as a fix.
            let fitting = values_of(place, wanted);
            let comparison = comparing(has, wanted).filter(|_| fitting.is_empty());
            match reshaping(has, wanted).or(comparison) {
                Some(step) => step,
                None => {
                    let other = match writes(place, wanted) {
                        true => format!(", or write '{has}' as the type here"),
                        false => String::new(),
                    };
                    format!("use a value of type '{wanted}'{fitting}{other}")
                }
            }
        }
        Detail::ValueConstraint { value, has, .. } => other_type(place, value, has)?,
        Detail::EdgeCount { from: Some(region), wanted, .. } => {
            format!(
                "end region #{region} with a terminator that passes on as many values as arrive: {wanted}"
            )
        }
        Detail::EdgeType { from: Some(region), index, wanted, .. } => {
            format!("let value #{index} of the terminator of region #{region} have type '{wanted}'")
        }
        Detail::EdgeCount { from: None, to: Some(region), passed, .. } => {
            format!("give region #{region} as many arguments as the operation passes: {passed}")
        }
        Detail::EdgeType { from: None, to: Some(region), index, has, .. } => {
            format!("give argument #{index} of region #{region} the type '{has}'")
        }
        _ => return None,
    })
}

/// Values of a type that a place sees, as examples.
fn values_of(place: &FixContext<'_>, ty: &str) -> String {
    // The operation does not see its own results.
    let start = place.operation.map_or(place.span.start(), |one| one.syntax().span().start());
    let all = place.values(start);
    let fitting = all.iter().filter(|(_, own)| own == ty).map(|(name, _)| name.as_str());
    let names: Vec<&str> = fitting.collect();
    match names.is_empty() {
        true => String::new(),
        false => format!(", such as {}", quoted(names.into_iter())),
    }
}

/// The terminators of the dialect of the operation around one that ends a block.
fn terminators(place: &FixContext<'_>) -> Option<String> {
    let document = place.document;
    let around = operations_around(document, place.span.start()).nth(1)?;
    let name = std::str::from_utf8(document.name_of(around)).ok()?;
    let dialect = document.registry().dialects().dialect(name.split('.').next()?)?;
    let terminators = dialect.ops.iter().filter(|op| op.has(Trait::Terminator));
    let names: Vec<&str> = terminators.map(|op| &*op.name).collect();
    let list = quoted(names.iter().copied());
    (!names.is_empty()).then(|| format!("end the block with a terminator, such as {list}"))
}

/// The description of an attribute of the operation.
fn attribute<'d>(place: &FixContext<'d>, name: &str) -> Option<&'d AttributeDescription> {
    let attributes = &entry(place, place.operation?)?.description().attributes;
    attributes.iter().find(|one| *one.name == *name)
}

/// The meaning of the numbers of an enumeration, or its words.
fn enumeration(place: &FixContext<'_>, attribute: &AttributeDescription) -> Option<String> {
    let AttributePredicate::Enum(words) = attribute.constraint.predicate() else { return None };
    let is_number = words.spelling == EnumSpelling::Integer && !words.bits;
    if !is_number {
        let form = place.operation.filter(|operation| operation.is_generic()).and_then(|_| {
            let (dialect, body) = words.attribute_body(&words.cases.first()?.keyword)?;
            let dot = if body.starts_with('<') { "" } else { "." };
            Some(format!(" in the form '#{dialect}{dot}{body}'"))
        });
        let words = quoted(words.cases.iter().map(|case| &*case.keyword));
        return Some(format!("write one of {words}{}", form.unwrap_or_default()));
    }
    let listed = words.cases.iter().take(MAX_CASES);
    let mut cases: Vec<String> =
        listed.map(|case| format!("{} is '{}'", case.value, case.keyword)).collect();
    if words.cases.len() > MAX_CASES {
        cases.push("..".to_owned());
    }
    Some(cases.join(", "))
}

/// The name of an operation without regions that has the operation at a place in its braces.
fn operation_without_regions(place: &FixContext<'_>) -> Option<String> {
    let path = place.document.tree().root().path_to(place.span.start());
    let mut around: Vec<_> = path.into_iter().filter_map(Operation::cast).collect();
    around.pop();
    let outer = around.into_iter().find(|outer| lacks_regions(place.document, *outer))?;
    Some(String::from_utf8_lossy(outer.name(place.document.text())).into_owned())
}

/// The aliases that are defined before a place.
fn aliases(place: &FixContext<'_>) -> String {
    let start = place.span.start();
    let definitions = chunk_at(place.document, start).into_iter().flat_map(alias_definitions);
    let before = definitions.filter(|(name, _)| name.start() < start);
    let names: Vec<String> = before.map(|(name, _)| place.string(name)).collect();
    let name = place.text();
    let meaning = if name.starts_with('!') { "a type" } else { "an attribute" };
    let define = format!("define it before its use: '{name} = ' and {meaning}");
    match names.is_empty() {
        true => define,
        false => {
            format!("{define}; the aliases so far are {}", quoted(names.iter().map(String::as_str)))
        }
    }
}

/// The symbols of the file.
fn symbols(place: &FixContext<'_>, what: &str) -> String {
    let all = place.document.symbols().symbols(place.document);
    let names: Vec<String> =
        all.map(|symbol| format!("@{}", String::from_utf8_lossy(symbol.name))).collect();
    match names.is_empty() {
        true => format!("define or declare the {what} in this module"),
        false => format!(
            "define or declare the {what}; the symbols of this file are {}",
            quoted(names.iter().map(String::as_str))
        ),
    }
}

/// The names of the parts of a kind that an operation has.
fn names_of_parts(place: &FixContext<'_>, part: Parts) -> Option<String> {
    // An operation may name another one in its text.
    let named = place.document.registry().operation(place.text().as_bytes());
    let op = named.or_else(|| entry(place, place.operation?))?.description();
    let names: Vec<&str> = match part {
        Parts::Operands => op.operands.iter().map(|one| &*one.name).collect(),
        Parts::Results => op.results.iter().map(|one| &*one.name).collect(),
        Parts::Regions => op.regions.iter().map(|one| &*one.name).collect(),
        Parts::Successors => op.successors.iter().map(|one| &*one.name).collect(),
    };
    let are_named = !names.is_empty() && names.iter().all(|name| !name.is_empty());
    let empty = if part == Parts::Regions { "; one without operations is '{}'" } else { "" };
    are_named.then(|| format!("its {} are {}{empty}", part.name(), quoted(names.into_iter())))
}

/// Other places that explain a diagnostic: definitions out of reach, the blocks that a branch goes to.
fn notes(place: &FixContext<'_>, found: &Diagnostic) -> Vec<Related> {
    let note = |span: Span, message: String| Related { path: None, span, message };
    let Some(unit) = place.document.unit_at(place.span.start()) else { return Vec::new() };
    let definitions = unit.names.definitions.iter().map(|one| one.name.shifted(unit.offset));
    if found.code == codes::mlir::UNDEFINED_VALUE {
        let name = place.text();
        if let Some((operation, defined)) = isolation(place) {
            let message = format!(
                "'{name}' is defined outside of '{operation}', which sees no values around it"
            );
            return vec![note(defined, message)];
        }
        let mut same = definitions.filter(|one| {
            one.slice(place.document.text()) == name.as_bytes() && *one != place.span
        });
        let hidden = same.next().map(|one| match one.start() < place.span.start() {
            true => note(one, format!("'{name}' is defined in a region that ends before this use")),
            false => note(one, format!("'{name}' is defined after this use")),
        });
        return hidden.into_iter().collect();
    }
    let Some(operation) = place.operation else { return Vec::new() };
    if found.code != codes::mlir::INVALID_OPERATION {
        return Vec::new();
    }
    match &*found.detail {
        Detail::ValueConstraint { has, .. } => return of_type(place, has),
        Detail::EdgeType { from: Some(region), .. }
        | Detail::EdgeCount { from: Some(region), .. } => {
            let end = end_of_region(operation, *region);
            let message = format!("region #{region} ends here");
            return end.map(|end| note(end, message)).into_iter().collect();
        }
        _ => {}
    }
    let symbols = definitions_of_symbols(place, operation);
    if !symbols.is_empty() {
        return symbols;
    }
    let start = operation.syntax().span().start();
    let visible = Visible::at(place.document, unit, start.saturating_sub(unit.offset));
    let mentioned = branch_targets(operation);
    let blocks = mentioned.iter().filter_map(|mention| {
        let name = mention.slice(place.document.text());
        let all = visible.blocks.iter().map(|one| one.name.shifted(unit.offset));
        all.filter(|one| one.slice(place.document.text()) == name).map(|one| (one, name)).next()
    });
    blocks
        .map(|(span, name)| {
            note(span, format!("'{}' is this block", String::from_utf8_lossy(name)))
        })
        .collect()
}

/// The name of the last operation in a region with this number.
fn end_of_region(operation: Operation<'_>, number: usize) -> Option<Span> {
    let region = regions(operation.syntax()).nth(number)?;
    let last_block = region.children().filter(|node| node.kind() == NodeKind::Block).last();
    let last = last_block.unwrap_or(region).children().filter_map(Operation::cast).last()?;
    last.name_token().map(|name| name.span())
}

/// The definition of the only operand that has a type.
fn of_type(place: &FixContext<'_>, has: &str) -> Vec<Related> {
    let mut operands = place.operands().into_iter().filter(|(_, ty)| ty == has);
    let (Some((name, _)), None) = (operands.next(), operands.next()) else { return Vec::new() };
    let message = format!("'{}' has its type here", place.string(name));
    vec![Related { path: None, span: name, message }]
}

/// The definitions of the symbols that an operation mentions in front of its regions.
fn definitions_of_symbols(place: &FixContext<'_>, operation: Operation<'_>) -> Vec<Related> {
    let document = place.document;
    let tokens = header(operation);
    let defined = place.tokens().into_iter().filter_map(|token| {
        let name = document.slice(token);
        let is_symbol = name.starts_with(b"@") && tokens.covers(token);
        let symbol = symbol_at(document, token.start(), name).filter(|_| is_symbol)?;
        let symbol = document.symbols().symbol(document, symbol)?;
        let message = format!("'{}' is defined here", place.string(token));
        (symbol.span != token).then_some(Related { path: None, span: symbol.span, message })
    });
    defined.take(MAX_NOTED_OPERANDS).collect()
}

/// The definitions of the operands that have sizes.
fn shapes_of_operands(place: &FixContext<'_>) -> Vec<Related> {
    let mut noted: Vec<Related> = Vec::new();
    for (span, ty) in place.operands() {
        let is_new = noted.iter().all(|note| note.span != span);
        if is_new && ty.contains('x') && ty.len() <= MAX_NOTED_TYPE_BYTES {
            let message = format!("'{}' is '{ty}'", place.string(span));
            noted.push(Related { path: None, span, message });
        }
        if noted.len() == MAX_NOTED_OPERANDS {
            break;
        }
    }
    noted
}

/// The mentions of blocks in an operation outside of its regions.
fn branch_targets(operation: Operation<'_>) -> Vec<Span> {
    let tokens = operation.syntax().own_tokens();
    let nested = operation.syntax().children().filter(|node| node.kind() != NodeKind::Region);
    let all = tokens.chain(nested.flat_map(|node| node.tokens().collect::<Vec<_>>()));
    all.filter(|token| token.kind() == TokenKind::CaretIdentifier)
        .map(|token| token.span())
        .take(MAX_BLOCKS)
        .collect()
}
