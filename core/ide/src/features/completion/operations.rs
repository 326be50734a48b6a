//! Names of operations and of attributes.

use super::item::{CompletionKind, Found, Item, Nearness, Rank};
use super::names::{distinct, is_followed, values_by_type};
use crate::callee::Callee;
use crate::db::Document;
use crate::descriptions::description;
use crate::diagnostics::operation_names::default_dialect;
use crate::entity::operation_at;
use crate::features::annotations::names_at;
use crate::features::expected_type::Types;
use crate::form::form_of;
use crate::form_writer::dictionary_affixes;
use crate::operation_roles::{CursorContext, OperationRolesAt, path_of, token_before};
use crate::snippet::{escaped, parses_as_operation};
use crate::type_fits::WrittenType;
use abide_mlir::ods::constraint::{AttributePredicate, TypePredicate};
use abide_mlir::ods::{AttributeDescription, OpDescription, ParametricTrait, Presence, Trait};
use abide_mlir::parse::Role;
use abide_mlir::syntax::{Operation, TokenKind, unquoted};
use abide_source::text::Span;
use memchr::memmem;
use rustc_hash::{FxHashMap, FxHashSet};

/// The names of metadata that a function may have.
const METADATA: [&str; 9] = [
    "abi",
    "abiv",
    "f",
    "fv",
    "iree.abi",
    "iree.abi.declaration",
    "iree.reflection",
    "sip",
    "sipv",
];

/// Whether a name is that of an operation that holds symbols, or of a file.
pub(super) fn is_top(document: &Document, around: &[u8]) -> bool {
    let around = std::str::from_utf8(around).unwrap_or_default();
    around.is_empty()
        || description(document, around).is_some_and(|around| around.has(Trait::SymbolTable))
}

/// Whether a word is where an operation or the definition of an alias may begin, outside of functions.
pub(super) fn begins_at_top(document: &Document, word: Span) -> bool {
    matches!(CursorContext::of(document, word.start()), CursorContext::Block(around) if is_top(document, &around))
}

/// Definitions of aliases.
pub(super) fn alias_definitions() -> Found {
    let item = |label: &str, snippet: &str| {
        Item::new(label, CompletionKind::Alias, "a definition").with_snippet(snippet)
    };
    vec![
        item("#map", "#${1:map} = affine_map<(${2:d0}) -> (${3:d0})>"),
        item("!type", "!${1:type} = ${2:tensor<4xf32>}"),
    ]
}

/// The described operations and those of the file, the beginnings of their names, and the operations that need no
/// dialect in the regions of an operation. Before a letter is typed, dialects of neither the document nor the project
/// offer only their most frequent operations.
pub(super) fn operation_names(document: &Document, around: &[u8], word: Span) -> Found {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.operation_names.iter().map(move |n| n.shifted(unit.offset)));
    let kind = CompletionKind::Operation;
    let mut found = Found::new();
    let suitability = Suitability::of(document, around, word);
    let default = default_dialect(document, around);
    let (mut used, mut written) = (FxHashSet::default(), FxHashSet::default());
    // The word and what follows it may look like one name, so it is not offered.
    let is_unfinished = |name: &Span| {
        name.touches(word.end())
            && description(document, document.string(*name).trim_matches('"')).is_none()
    };
    let names = names.filter(|name| !is_unfinished(name));
    for name in distinct(document, names).filter(|name| name.as_bytes() != document.slice(word)) {
        if let Some(op) = description(document, &name) {
            used.insert(op.dialect());
            written.insert(&*op.name);
            continue;
        }
        let dialect = name.split_once('.').map_or(&*name, |(dialect, _)| dialect);
        used.extend(document.registry().dialects().dialect(dialect).map(|one| &*one.name));
        found.push(Item::new(name, kind, ""));
    }
    let is_empty = word.is_empty();
    let returned = Returned::of(document, &suitability, word);
    for dialect in document.registry().dialects().dialects() {
        let nearness = if used.contains(&*dialect.name) {
            Nearness::Used
        } else if dialect.ops.iter().any(|op| op.place.is_some()) {
            Nearness::Project
        } else {
            Nearness::Other
        };
        let has_common =
            dialect.ops.iter().any(|op| document.registry().snippet(&op.name).is_some());
        let prefix = format!("{}.", dialect.name);
        let offered = Item::new(prefix, CompletionKind::Dialect, &*dialect.summary);
        found.push(Item { nearness, ..offered });
        for op in &dialect.ops {
            let common = document.registry().snippet(&op.name).map(|snippet| snippet.place);
            if is_empty && nearness == Nearness::Other && common.is_none() {
                continue;
            }
            let nearness = match (nearness, common) {
                _ if written.contains(&*op.name) => Nearness::Written,
                // The common operations of other dialects are typed more often.
                (Nearness::Used, None) if has_common => Nearness::Other,
                _ => nearness,
            };
            let rank = match (suitability.rank(op), suitability.result(document, op)) {
                (Rank::Fits, Some(ResultFit::None)) => Rank::Second,
                (Rank::Fits, Some(ResultFit::Own))
                    if nearness != Nearness::Other || common.is_some() =>
                {
                    Rank::First
                }
                (rank, _) => rank,
            };
            let place = common.unwrap_or(usize::MAX);
            let returned = returned.as_ref().filter(|_| rank == Rank::First);
            let mut offer = |label: &str, rank, place| {
                let item = Item::new(label, kind, &*op.summary);
                let snippet = returned.and_then(|returned| returned.snippet(document, op, label));
                found.push(Item { nearness, place, rank, snippet, ..item });
            };
            if default == &*dialect.name {
                // The short name is the usual one.
                offer(op.mnemonic(), rank, place);
                offer(&op.name, rank.max(Rank::Fits), usize::MAX);
            } else {
                offer(&op.name, rank, place);
            }
        }
    }
    found
}

/// The values that the function around a place returns at its end.
struct Returned {
    types: Vec<String>,
    /// The names of values near the place, by their types.
    near: FxHashMap<String, Vec<String>>,
}

impl Returned {
    /// `None` outside of functions with results, and if more of an operation follows the word.
    fn of(document: &Document, suitability: &Suitability<'_>, word: Span) -> Option<Returned> {
        let is_function = |op: &OpDescription| op.has(Trait::FunctionOpInterface);
        if !suitability.lacks_terminator
            || !suitability.parent.is_some_and(is_function)
            || is_followed(document, word)
        {
            return None;
        }
        let function = operation_at(document, document.function_at(word.start())?.offset)?;
        let callee = Callee::at(document, function.name_token()?.span().start())?;
        let types = callee.results();
        (!types.is_empty())
            .then(|| Returned { types, near: values_by_type(document, word.start()) })
    }

    /// `return %a : i32` with a gap for each value; `None` for other forms.
    fn snippet(&self, document: &Document, op: &OpDescription, label: &str) -> Option<String> {
        let sample = format!("{} %a : i32", op.name);
        if !op.has(Trait::ReturnLike)
            || !parses_as_operation(&sample, document.registry(), document.limits())
        {
            return None;
        }
        let mut met: FxHashMap<&str, usize> = FxHashMap::default();
        let mut gaps = Vec::new();
        for (number, ty) in self.types.iter().enumerate() {
            let same = met.entry(ty).or_default();
            let values = self.near.get(ty).map(Vec::as_slice).unwrap_or_default();
            let name = values.get(*same).or(values.last()).map_or("%value", String::as_str);
            *same += 1;
            gaps.push(format!("%${{{}:{}}}", number + 1, escaped(name.trim_start_matches('%'))));
        }
        let types = escaped(&self.types.join(", "));
        Some(format!("{} {} : {types}", escaped(label), gaps.join(", ")))
    }
}

/// The rank of operations at a place.
struct Suitability<'d> {
    /// The enclosing operation; `None` for an undescribed one, and for a file.
    parent: Option<&'d OpDescription>,
    is_top: bool,
    /// Whether the names of results precede the word.
    has_results: bool,
    /// The type that a later use gives the result before the word, if there is one result.
    used_type: Option<WrittenType>,
    /// Whether the block ends there without a terminator.
    lacks_terminator: bool,
}

/// Whether the result of an operation may have a type.
enum ResultFit {
    /// It cannot have it.
    None,
    /// It may have any type.
    Any,
    /// It has this type, or one of its kind, or is a constant.
    Own,
}

impl<'d> Suitability<'d> {
    fn of(document: &'d Document, around: &[u8], word: Span) -> Suitability<'d> {
        let name = std::str::from_utf8(around).unwrap_or_default();
        let parent = Some(name).filter(|name| !name.is_empty());
        let equal = token_before(document, word.start());
        let equal = equal.filter(|token| token.kind() == TokenKind::Equal);
        let used_type = equal.and_then(|token| {
            let result = token_before(document, token.span().start())?.span();
            let types = Types::at(document, word.start())?;
            types.of_uses(result).find_map(|text| WrittenType::of(document, &text))
        });
        Suitability {
            parent: parent.and_then(|name| description(document, name)),
            is_top: is_top(document, around),
            has_results: equal.is_some(),
            used_type,
            lacks_terminator: lacks_terminator(document, word),
        }
    }

    fn rank(&self, op: &OpDescription) -> Rank {
        let is_symbol = [Trait::Symbol, Trait::SymbolTable, Trait::FunctionOpInterface];
        let is_symbol = is_symbol.into_iter().any(|one| op.has(one));
        let parents = op.parametric_traits.iter().find_map(|one| match one {
            ParametricTrait::HasParent(names) => Some(names),
            _ => None,
        });
        let combines = |op: &OpDescription| op.has(Trait::ParallelCombiningOpInterface);
        // Since LLVM 21 descriptions do not name the interface of the operation around them.
        let holds = |op: &OpDescription| {
            combines(op) || op.has(Trait::Terminator) && op.has(Trait::NoTerminator)
        };
        let is_child = match (parents, self.parent) {
            (Some(names), parent) => {
                Some(parent.is_some_and(|parent| names.iter().any(|name| **name == *parent.name)))
            }
            (None, Some(parent)) if holds(parent) => Some(combines(op)),
            (None, _) => None,
        };
        match (self.is_top, is_child) {
            _ if self.has_results && op.results.is_empty() => Rank::Second,
            (true, None) if is_symbol => Rank::Fits,
            (true, Some(true)) => Rank::Fits,
            (true, _) | (false, Some(false)) => Rank::Second,
            (false, is_child) if op.has(Trait::Terminator) => match is_child {
                _ if !self.lacks_terminator => Rank::Second,
                Some(_) => Rank::First,
                None if self.ends_with(op) => Rank::First,
                None => Rank::Fits,
            },
            (false, _) if is_symbol && self.parent.is_some() => Rank::Second,
            (false, _) => Rank::Fits,
        }
    }

    /// The fit of an operation to the later uses of its only result.
    fn result(&self, document: &Document, op: &OpDescription) -> Option<ResultFit> {
        let ([result], Some(ty)) = (op.results.as_slice(), &self.used_type) else { return None };
        Some(match ty.fulfils(document, &result.constraint) {
            false => ResultFit::None,
            true if op.has(Trait::ConstantLike) => ResultFit::Own,
            true if *result.constraint.predicate() == TypePredicate::Any => ResultFit::Any,
            true => ResultFit::Own,
        })
    }

    /// Whether the regions of the enclosing operation end with a terminator: the implicit one, or one of its dialect
    /// that returns values.
    fn ends_with(&self, op: &OpDescription) -> bool {
        let Some(parent) = self.parent else { return false };
        let is_implicit = parent.implicit_terminator() == Some(&*op.name);
        is_implicit || parent.dialect() == op.dialect() && op.has(Trait::ReturnLike)
    }
}

/// Whether a block ends after a word, and the operation before the word is not a terminator.
fn lacks_terminator(document: &Document, word: Span) -> bool {
    let after = document.text().get(word.end() as usize..).unwrap_or_default();
    if after.trim_ascii_start().first() != Some(&b'}') {
        return false;
    }
    let Some(token) = token_before(document, word.start()) else { return false };
    let path = path_of(document, token.span());
    let ends = |own: &Operation<'_>| own.syntax().span().end() <= word.start();
    let last = path.iter().filter_map(|node| Operation::cast(*node)).find(ends);
    let name =
        last.map(|last| document.string(last.name_token().map_or(Span::at(0), |it| it.span())));
    let op = name.and_then(|name| description(document, name.trim_matches('"')));
    op.is_none_or(|op| !op.has(Trait::Terminator))
}

/// Completes within the quotes around an operation name: the name before a cursor, and the allowed names.
pub(super) fn names_in_quotes(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let token = document.tree().token_at_offset(offset.checked_sub(1)?)?;
    let start = token.span().start();
    if token.kind() != TokenKind::String || start >= offset {
        return None;
    }
    let CursorContext::Block(around) = CursorContext::of(document, start) else { return None };
    let word = Span::new(start + 1, offset);
    let names = operation_names(document, &around, word).into_iter();
    let own = document.slice(token.span());
    let whole =
        names.filter(|item| item.label.contains('.') && item.label.as_bytes() != unquoted(own));
    // The custom form has no quotes.
    let generic = whole.map(|item| Item { snippet: Some(item.label.clone()), ..item });
    Some((word, generic.collect()))
}

/// Names that entries of dictionaries have anywhere in the file.
pub(super) fn used_names(document: &Document) -> impl Iterator<Item = String> {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.attribute_names.iter().map(move |n| n.shifted(unit.offset)));
    distinct(document, names)
}

/// The names of entries that a dictionary of an operation may have and lacks.
pub(super) fn keys(document: &Document, written: &OperationRolesAt<'_>, place: u32) -> Found {
    let path: Vec<Role> = written.roles.stop.within.iter().map(|(role, _)| *role).collect();
    let written_keys: FxHashSet<String> = written
        .keys(document.text())
        .map(|key| String::from_utf8_lossy(key).trim_matches('"').to_owned())
        .collect();
    let mut found = match path.as_slice() {
        [Role::Dictionary, Role::Key] => own_keys(document, written),
        [Role::ArgumentDictionary, ..] => dialect_names(document),
        [Role::Dictionary, Role::Value(key), ..] => {
            let key = document.string(*key);
            let is_reflection = key.trim_matches('"') == "iree.reflection";
            METADATA.iter().filter(|_| is_reflection).map(|name| metadata(name)).collect()
        }
        _ => Vec::new(),
    };
    match path.as_slice() {
        [Role::ArgumentDictionary, ..] => add_annotations(document, place, true, &mut found),
        [Role::Dictionary, Role::Key] => add_annotations(document, place, false, &mut found),
        _ => {}
    }
    found.retain(|item| !written_keys.contains(&item.label));
    found
}

/// The key of an attribute, with a gap for its value; the required ones come first.
fn key(one: &AttributeDescription) -> Item {
    let item = Item::new(&*one.name, CompletionKind::AttributeName, one.constraint.summary());
    let item = item.with_place(if one.presence == Presence::Required { 0 } else { usize::MAX });
    let predicate = one.constraint.predicate();
    if matches!(predicate, AttributePredicate::Unit) {
        return item;
    }
    let [before, after] = dictionary_affixes(predicate);
    let (before, after) = (escaped(&before), escaped(&after));
    item.with_snippet(format!("{} = {before}$0{after}", escaped(&one.name)))
}

/// The number of bytes at the beginning of a text that are searched for the dialects of attributes.
const MAX_SEARCHED_BYTES: usize = 1 << 16;

/// Adds the attributes that compilers put at this place, with their meaning. They replace items of the same name.
fn add_annotations(document: &Document, place: u32, of_argument: bool, found: &mut Found) {
    let known = names_at(document, place, of_argument);
    found.retain(|item| known.iter().all(|(name, _)| *name != item.label));
    let text = document.text();
    let beginning = text.get(..MAX_SEARCHED_BYTES).unwrap_or(text);
    let is_used = |name: &str| {
        let dialect = name.split_once('.').map_or(name, |(dialect, _)| dialect);
        !of_argument && document.registry().dialects().dialect(dialect).is_some()
            || memmem::find(beginning, format!("{dialect}.").as_bytes()).is_some()
    };
    // Attributes of compilers that the file does not use come last.
    let item = |(name, words): (String, String)| {
        let rank = if is_used(&name) { Rank::Fits } else { Rank::Second };
        Item::new(name, CompletionKind::AttributeName, words).with_rank(rank)
    };
    found.extend(known.into_iter().map(item));
}

fn metadata(name: &str) -> Item {
    Item::new(name, CompletionKind::AttributeName, "function-ABI metadata")
}

/// The names with a dialect that the file has.
fn dialect_names(document: &Document) -> Found {
    let names = used_names(document).filter(|name| name.contains('.'));
    names
        .map(|name| Item::new(name, CompletionKind::AttributeName, "").with_rank(Rank::Second))
        .collect()
}

/// Returns the attribute names in the operation's description, except those that its form has elsewhere; for
/// functions also those of metadata.
fn own_keys(document: &Document, written: &OperationRolesAt<'_>) -> Found {
    let op = written.description;
    let is_generic = written.operation.is_generic();
    let elsewhere: Vec<usize> = match (is_generic, op.format()) {
        (true, _) => Vec::new(),
        (false, Some(format)) => {
            let elided = format.elided_attributes.iter().enumerate();
            elided.filter(|(_, elided)| **elided).map(|(index, _)| index).collect()
        }
        (false, None) => {
            let form = form_of(document, op);
            let parts = form.map(|form| form.parts.clone()).unwrap_or_default();
            let attribute = |(role, _): &(Role, _)| match role {
                Role::Attribute(index) => Some(*index),
                _ => None,
            };
            parts.iter().filter_map(attribute).collect()
        }
    };
    let is_function = op.has(Trait::FunctionOpInterface) && !is_generic;
    let is_open = |(index, one): &(usize, &AttributeDescription)| {
        let belongs_to_type = ["function_type", "arg_attrs", "res_attrs"].contains(&&*one.name);
        let is_name = ["sym_name", "sym_visibility"].contains(&&*one.name);
        !elsewhere.contains(index) && !(is_function && (belongs_to_type || is_name))
    };
    let described = op.attributes.iter().enumerate().filter(is_open);
    let mut found: Found = described.map(|(_, one)| key(one)).collect();
    if is_function {
        found.extend(METADATA.iter().map(|name| metadata(name)));
        found.extend(dialect_names(document));
    } else if op.has(Trait::SymbolTable) || op.has(Trait::IsolatedFromAbove) {
        found.extend(dialect_names(document));
    }
    found
}
