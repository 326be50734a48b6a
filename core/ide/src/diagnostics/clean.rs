//! Whether a text has no diagnostics, by its operations alone: an answer without a document.

use abide_abi::{MetadataKey, check_with};
use abide_dialects::{old_type_name, version_of_text};
use abide_mlir::ir::{AttributeKind, Ir, OperationId, TypeKind};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::parse::{NameCheck, Reading, parse_located};
use abide_mlir::registry::Registry;
use abide_mlir::shape::Mentions;
use abide_mlir::syntax::{self, without_split_marks};
use abide_mlir::verify::{VerifiedOps, is_valid};
use abide_source::diagnostic::Detail;
use abide_source::limits::Limits;

/// As [`is_clean`], of a text that is not parsed yet; false if marks may split it. It takes half the time of a check;
/// parsing ends at the first error and at the first operation that is not described.
#[must_use]
pub fn is_clean_text(text: &[u8], registry: &Registry, limits: &Limits) -> bool {
    if text.len() > limits.bytes || without_split_marks(text).is_some() {
        return false;
    }
    let names = NameCheck { error: undescribed, asked: None };
    let reading = Reading { names: Some(names), ..Reading::default() };
    let (parsed, _) = parse_located(text, &reading, registry, limits);
    parsed.diagnostics.is_empty() && is_clean(text, &parsed.ir, registry, limits)
}

/// An error for the name of an operation that is not described, which ends the parser. It is not shown.
fn undescribed(
    registry: &Registry,
    _: Option<LlvmVersion>,
    name: &[u8],
    _: bool,
) -> Option<Detail> {
    let unknown = Detail::UnknownOperation { name: String::new(), tried: None, meant: None };
    registry.operation(name).is_none().then_some(unknown)
}

/// Whether [`check_file_with`](crate::check_file_with) finds nothing in a text. `ir` is the text, parsed with the same
/// registry; the parser has found nothing in it.
///
/// False may also mean that a check is needed to decide: the text has undescribed operations or types, symbols of
/// shapes, resources, or a comment that names a version of LLVM. A text without attributes of metadata needs no tree,
/// which saves time.
#[must_use]
pub fn is_clean(text: &[u8], ir: &Ir, registry: &Registry, limits: &Limits) -> bool {
    is_of_newest(text, registry)
        && text.len() <= limits.bytes
        // The parser skips them without a word.
        && !text.contains(&0)
        && ir.file_metadata().is_none()
        && is_described(ir, registry)
        && has_known_names(ir, registry)
        && (!may_have_metadata(ir) || has_right_metadata(text, registry, limits))
        && is_valid(ir, registry, limits)
}

/// A warning.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Whether a text is read as the newest version, and has no bytes about which the lexer warns.
fn is_of_newest(text: &[u8], registry: &Registry) -> bool {
    !text.starts_with(BYTE_ORDER_MARK)
        && !text.contains(&0)
        && registry.version().is_none()
        && registry.broken().is_empty()
        && version_of_text(text).is_none()
}

/// Whether all operations are described, and none declares symbols of shapes.
fn is_described(ir: &Ir, registry: &Registry) -> bool {
    let known = VerifiedOps::of(registry, &ir.context);
    let registered = known.registered();
    let is_known = |operation: OperationId| {
        registered.get(ir.name(operation).index()).is_some_and(Option::is_some)
    };
    ir.undescribed().next().is_none()
        && ir.walk(ir.top()).all(is_known)
        && !Mentions::default().are_in(ir, registered)
}

/// Whether the dialects of all types and attributes are described, and have them.
fn has_known_names(ir: &Ir, registry: &Registry) -> bool {
    let context = &ir.context;
    let is_known = |sigil: char, dialect, body| {
        let (dialect, body) = (context.text(dialect), context.text(body));
        let is_of_name = |one: char| one.is_alphanumeric() || matches!(one, '_' | '$' | '.');
        let own = body.split(|one| !is_of_name(one)).next().unwrap_or_default();
        registry.dialects().dialect(&dialect).is_some()
            && registry.unknown_name(&dialect, own, sigil == '!').is_none()
            && old_type_name(&format!("{sigil}{dialect}.{own}")).is_none()
    };
    let types = (0..context.type_bound()).filter_map(|index| context.type_at(index));
    let mut types = types.map(|ty| context.type_kind(ty));
    let attributes = (0..context.attribute_bound()).filter_map(|index| context.attribute_at(index));
    let mut attributes = attributes.map(|attribute| context.attribute_kind(attribute));
    types.all(|kind| match kind {
        TypeKind::Dialect { dialect, body } => is_known('!', *dialect, *body),
        _ => true,
    }) && attributes.all(|kind| match kind {
        AttributeKind::Dialect { dialect, body, .. } => is_known('#', *dialect, *body),
        _ => true,
    })
}

/// Whether an attribute has a name that metadata has, or one of a dialect, which an annotation may know.
fn may_have_metadata(ir: &Ir) -> bool {
    let context = &ir.context;
    let is_of_metadata = |name| {
        let name = context.bytes(name);
        name.contains(&b'.') || MetadataKey::parse(name).is_some()
    };
    let attributes = (0..context.attribute_bound()).filter_map(|index| context.attribute_at(index));
    let mut names = attributes.flat_map(|attribute| context.entries(attribute));
    names.any(|(name, _)| is_of_metadata(*name))
}

fn has_right_metadata(text: &[u8], registry: &Registry, limits: &Limits) -> bool {
    let tree = syntax::parse(text, limits);
    let annotations = registry.annotations();
    tree.diagnostics().is_empty() && check_with(&tree, text, limits, annotations).is_empty()
}
