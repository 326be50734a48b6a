//! The possible values of an attribute, by its constraint.

use super::item::{CompletionKind, Found, Item, Rank};
use super::names::{aliases, symbols};
use super::types::types;
use crate::db::Document;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{EnumDescription, EnumSpelling};
use abide_source::text::Span;

/// The syntax that the position of an attribute allows.
#[derive(Debug, Clone, Copy)]
pub(super) enum AttributeSyntax<'t> {
    /// In the form of an operation: the bare word of an enumeration.
    Form,
    /// In a dictionary: the full syntax.
    Dictionary {
        /// Whether a string may replace the word of an enumeration.
        strings: bool,
    },
    /// Within the attribute, after this text.
    Inside(&'t str),
}

/// Returns the possible values of an attribute.
pub(super) fn values(
    document: &Document,
    place: u32,
    predicate: &AttributePredicate,
    manner: AttributeSyntax<'_>,
) -> Found {
    let attribute = |label: &str| Item::new(label, CompletionKind::Attribute, "");
    let predicate = predicate.unconfined();
    if let AttributeSyntax::Inside(written) = manner {
        return match predicate {
            AttributePredicate::Enum(one) => missing_words(one, written),
            AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef => {
                symbols(document, Span::at(place))
            }
            AttributePredicate::AnyOf(several) => {
                several.iter().flat_map(|one| values(document, place, one, manner)).collect()
            }
            _ => Vec::new(),
        };
    }
    match predicate {
        AttributePredicate::Enum(one) => enumeration(one, manner),
        AttributePredicate::Bool => vec![attribute("false"), attribute("true")],
        AttributePredicate::Unit => vec![attribute("unit")],
        AttributePredicate::Type(_) => types(document, place, false),
        AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef => {
            symbols(document, Span::at(place))
        }
        AttributePredicate::AffineMap => with_aliases(document, place, affine_map()),
        AttributePredicate::IntegerSet => with_aliases(document, place, integer_set()),
        AttributePredicate::AnyOf(several) => {
            several.iter().flat_map(|one| values(document, place, one, manner)).collect()
        }
        AttributePredicate::DenseArray(element) => match manner {
            AttributeSyntax::Dictionary { .. } => {
                let label = format!("array<{element}>");
                let snippet = format!("array<{element}: ${{1:0}}>");
                vec![attribute(&label).with_snippet(snippet)]
            }
            _ => Vec::new(),
        },
        AttributePredicate::Elements
        | AttributePredicate::IntElements { .. }
        | AttributePredicate::FloatElements(_) => with_aliases(document, place, dense()),
        AttributePredicate::Any => any(document, place),
        AttributePredicate::Typed => typed(document, place),
        _ => Vec::new(),
    }
}

fn affine_map() -> Item {
    Item::new("affine_map<>", CompletionKind::Attribute, "affine map")
        .with_snippet("affine_map<(${1:d0}) -> (${2:d0})>")
}

fn integer_set() -> Item {
    Item::new("affine_set<>", CompletionKind::Attribute, "integer set")
        .with_snippet("affine_set<(${1:d0}) : (${2:d0 >= 0})>")
}

fn dense() -> Item {
    Item::new("dense<>", CompletionKind::Attribute, "dense elements").with_snippet("dense<${1:0}>")
}

fn array() -> Item {
    Item::new("array<>", CompletionKind::Attribute, "numbers of one type")
        .with_snippet("array<${1:i64}: ${2:0}>")
}

/// Returns the beginnings of attributes of any kind, and those that the file has names for.
pub(super) fn any(document: &Document, place: u32) -> Found {
    let mut found = typed(document, place);
    found.extend([integer_set(), array()]);
    found
}

/// As [`any`], of attributes that have a type.
fn typed(document: &Document, place: u32) -> Found {
    let word = |label: &str| Item::new(label, CompletionKind::Attribute, "");
    let mut found = vec![affine_map(), dense()];
    found.extend(["false", "true", "unit"].map(word));
    found.extend(named(document, place).map(|item| item.with_rank(Rank::Second)));
    found
}

/// Adds the attributes that begin like an item and that the file has names for.
fn with_aliases(document: &Document, place: u32, item: Item) -> Found {
    let beginning = item.label.trim_end_matches("<>").to_owned();
    let alike = named(document, place).filter(|alias| alias.detail.starts_with(&beginning));
    alike.map(|alias| alias.with_place(0)).chain([item]).collect()
}

fn named(document: &Document, place: u32) -> impl Iterator<Item = Item> {
    aliases(document, place).into_iter().filter(|item| item.label.starts_with('#'))
}

/// Returns the words of an enumeration in the form allowed there.
fn enumeration(one: &EnumDescription, manner: AttributeSyntax<'_>) -> Found {
    let item = |label: String| Item::new(label, CompletionKind::Attribute, &*one.summary);
    let words = one.cases.iter().filter(|case| !case.keyword.is_empty());
    match (manner, &one.spelling) {
        (
            AttributeSyntax::Dictionary { strings },
            EnumSpelling::Dialect { dialect, mnemonic, angle_brackets, around },
        ) => {
            let full = words.clone().map(|case| match (angle_brackets, around) {
                (true, _) => item(format!("#{dialect}.{mnemonic}<{}>", case.keyword)),
                (false, None) => item(format!("#{dialect}<{mnemonic} {}>", case.keyword)),
                (false, Some(around)) => {
                    item(format!("#{dialect}<{mnemonic} {}>", around.with(&case.keyword)))
                }
            });
            let short =
                words.map(|case| item(format!("\"{}\"", case.keyword)).with_rank(Rank::First));
            short.filter(|_| strings).chain(full).collect()
        }
        (AttributeSyntax::Dictionary { strings: true }, EnumSpelling::Integer) => {
            words.map(|case| item(format!("\"{}\"", case.keyword))).collect()
        }
        (AttributeSyntax::Dictionary { .. }, EnumSpelling::Integer) => words
            .map(|case| Item {
                detail: case.keyword.to_string(),
                ..item(format!("{} : i{}", case.value, one.width))
            })
            .collect(),
        (_, EnumSpelling::Dialect { angle_brackets: true, .. }) => {
            words.map(|case| item(format!("<{}>", case.keyword))).collect()
        }
        (_, EnumSpelling::Dialect { around: Some(around), .. }) => {
            words.map(|case| item(around.with(&case.keyword))).collect()
        }
        _ => words.map(|case| item(case.keyword.to_string())).collect(),
    }
}

/// The words of an enumeration that a set does not have yet.
fn missing_words(one: &EnumDescription, written: &str) -> Found {
    let has = |word: &str| {
        one.bits && written.split(|c: char| !c.is_alphanumeric() && c != '_').any(|own| own == word)
    };
    let words = one.cases.iter().filter(|case| !has(&case.keyword));
    words.map(|case| Item::new(&*case.keyword, CompletionKind::Attribute, &*one.summary)).collect()
}
