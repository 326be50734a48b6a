//! The next step for an operation that its dialect lacks: operations with the same prefix, or with another language's
//! word for the same.

use super::context::FixContext;
use abide_mlir::ods::DialectDescription;
use abide_source::spelling::quoted;

/// The minimum length of a common prefix, in bytes.
const MIN_COMMON_BYTES: usize = 3;

/// Words of other languages, each with the beginnings of MLIR's names for the same.
const MEANINGS: [(&str, &[&str]); 34] = [
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
    ("malloc", &["alloc"]),
    ("minus", &["sub"]),
    ("mod", &["rem"]),
    ("mult", &["mul"]),
    ("multiply", &["mul"]),
    ("new", &["alloc", "empty"]),
    ("not", &["xor"]),
    ("plus", &["add"]),
    ("power", &["pow"]),
    ("read", &["load", "transfer_read", "extract"]),
    ("set", &["store", "insert"]),
    ("size", &["dim"]),
    ("slice", &["extract_slice", "insert_slice", "subview", "extract_strided_slice"]),
    ("subtract", &["sub"]),
    ("sum", &["reduction", "reduce"]),
    ("sync", &["barrier"]),
    ("synchronize", &["barrier"]),
    ("times", &["mul"]),
    ("write", &["store", "transfer_write", "insert"]),
];

/// The operations of the dialect that an unknown one may mean.
pub(super) fn operations_alike(place: &FixContext<'_>) -> Option<String> {
    let (dialect, own) = place.text().trim_matches('"').split_once('.')?;
    let dialect = place.document.registry().dialects().dialect(dialect)?;
    let meant = MEANINGS.iter().find(|(word, _)| *word == own);
    let meant = meant.map(|(_, begins)| beginning_with(dialect, begins)).unwrap_or_default();
    if !meant.is_empty() {
        return Some(format!("'{own}' is written with {}", quoted(meant.into_iter())));
    }
    let alike = beginning_with(dialect, &[own.get(..MIN_COMMON_BYTES)?]);
    (!alike.is_empty())
        .then(|| format!("operations that begin alike are {}", quoted(alike.into_iter())))
}

/// The operations of a dialect with one of these beginnings after its name, the shortest first.
fn beginning_with<'d>(dialect: &'d DialectDescription, begins: &[&str]) -> Vec<&'d str> {
    let is_meant = |name: &&str| {
        let own = name.split_once('.').map(|(_, own)| own);
        own.is_some_and(|own| begins.iter().any(|begin| own.starts_with(begin)))
    };
    let mut names: Vec<&str> = dialect.ops.iter().map(|op| &*op.name).filter(is_meant).collect();
    names.sort_by_key(|name| (name.len(), *name));
    names
}
