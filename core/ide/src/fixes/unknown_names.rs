//! The next step for an operation that its dialect lacks: operations with the same prefix, or with another language's
//! word for the same.

use super::context::FixContext;
use crate::type_fits::may_have_type;
use abide_mlir::ods::DialectDescription;
use abide_source::spelling::quoted;

/// The minimum length of a common prefix, in bytes.
const MIN_COMMON_BYTES: usize = 3;

/// The minimum length of a shorter name whose beginning is looked for, in bytes.
const MIN_SHORT_BYTES: usize = 2;

/// Words of other languages, each with the beginnings of MLIR's names for the same.
const MEANINGS: [(&str, &[&str]); 38] = [
    ("allocate", &["alloc"]),
    ("branch", &["br"]),
    ("concatenate", &["concat"]),
    ("convert", &["cast", "index_cast", "convert"]),
    ("deallocate", &["dealloc"]),
    ("delete", &["dealloc"]),
    ("destroy", &["dealloc"]),
    ("divide", &["div"]),
    ("fence", &["barrier", "fence"]),
    ("free", &["dealloc"]),
    ("get", &["load", "extract"]),
    ("goto", &["br"]),
    ("jump", &["br"]),
    ("length", &["dim"]),
    ("literal", &["constant"]),
    ("load", &["extract"]),
    ("malloc", &["alloc"]),
    ("minus", &["sub"]),
    ("mod", &["rem"]),
    ("mult", &["mul"]),
    ("multiply", &["mul"]),
    ("neg", &["neg", "sub"]),
    ("negate", &["neg", "sub"]),
    ("new", &["alloc", "empty"]),
    ("not", &["xor"]),
    ("plus", &["add"]),
    ("power", &["pow"]),
    ("read", &["load", "transfer_read", "extract"]),
    ("set", &["store", "insert"]),
    ("size", &["dim"]),
    ("slice", &["extract_slice", "insert_slice", "subview", "extract_strided_slice"]),
    ("store", &["insert"]),
    ("subtract", &["sub"]),
    ("sum", &["reduction", "reduce"]),
    ("sync", &["barrier"]),
    ("synchronize", &["barrier"]),
    ("times", &["mul"]),
    ("write", &["store", "transfer_write", "insert"]),
];

/// The operations of the dialect that have another language's word as their name: for a word with the letter of a kind of
/// numbers at its end, those that take the written type.
pub(super) fn operations_meant(place: &FixContext<'_>) -> Option<String> {
    let (dialect, own) = place.text().trim_matches('"').split_once('.')?;
    let dialect = place.document.registry().dialects().dialect(dialect)?;
    let of_word = |own: &str| MEANINGS.iter().find(|(word, _)| *word == own);
    let (_, begins) = of_word(own).or_else(|| of_word(own.strip_suffix(['f', 'i'])?))?;
    let mut meant = beginning_with(dialect, begins);
    let types = place.written_types();
    let takes = |name: &&str| {
        let op = dialect.ops.iter().find(|op| *op.name == **name);
        op.is_none_or(|op| types.iter().any(|ty| may_have_type(place.document, op, ty)))
    };
    if meant.iter().any(takes) {
        meant.retain(takes);
    }
    (!meant.is_empty()).then(|| format!("'{own}' is written with {}", quoted(meant.into_iter())))
}

/// The operations of the dialect that begin as an unknown one.
pub(super) fn operations_alike(place: &FixContext<'_>) -> Option<String> {
    let (dialect, own) = place.text().trim_matches('"').split_once('.')?;
    let dialect = place.document.registry().dialects().dialect(dialect)?;
    let begin = own.get(..MIN_COMMON_BYTES).unwrap_or(own);
    if begin.len() < MIN_SHORT_BYTES {
        return None;
    }
    let alike = beginning_with(dialect, &[begin]);
    (!alike.is_empty())
        .then(|| format!("operations that begin alike are {}", quoted(alike.into_iter())))
}

/// The operations of a dialect with one of these beginnings after its name, the shortest first.
pub(super) fn beginning_with<'d>(dialect: &'d DialectDescription, begins: &[&str]) -> Vec<&'d str> {
    let is_meant = |name: &&str| {
        let own = name.split_once('.').map(|(_, own)| own);
        own.is_some_and(|own| begins.iter().any(|begin| own.starts_with(begin)))
    };
    let mut names: Vec<&str> = dialect.ops.iter().map(|op| &*op.name).filter(is_meant).collect();
    names.sort_by_key(|name| (name.len(), *name));
    names
}
