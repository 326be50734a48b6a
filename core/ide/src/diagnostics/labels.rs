//! Labels of diagnostics: the operand or the attribute that is wrong, or the name of an operation instead of all its
//! lines.

use crate::db::Document;
use crate::entity::{attribute_entries, next_operation_at, operation_at, types_of};
use crate::operation_roles::OperationRolesAt;
use abide_mlir::parse::Role;
use abide_mlir::syntax::{NodeKind, Paths, SyntaxNode, WalkEvent, unquoted};
use abide_source::diagnostic::{ConstrainedValue, Detail, Diagnostic, codes};
use abide_source::text::Span;

/// The longest label of a part of an operation, in bytes.
const MAX_LABEL_BYTES: usize = 40;

/// Shrinks the labels of operations to the operand or the attribute that is wrong, or else to the names of the
/// operations, and long labels to their first words. Ranges count from `offset`; `root` is around all of them.
pub(crate) fn shorten(
    document: &Document,
    root: SyntaxNode<'_>,
    found: &mut [Diagnostic],
    offset: u32,
) {
    let (mut paths, mut related_paths) = (Paths::new(root), Paths::new(root));
    let short = |paths: &mut Paths<'_>, span: Span| {
        let label = span.shifted(offset);
        match operation_name(paths, label) {
            Some(name) => Span::new(span.start(), span.start() + name.len()),
            None => name_of(document.slice(label), span),
        }
    };
    for found in found.iter_mut().filter(|found| found.code == codes::mlir::INVALID_OPERATION) {
        found.span = match part_of(document, &found.detail, found.span.shifted(offset)) {
            Some(part) => Span::new(part.start() - offset, part.end() - offset),
            None => short(&mut paths, found.span),
        };
        for related in found.related.iter_mut().filter(|related| related.path.is_none()) {
            related.span = short(&mut related_paths, related.span);
        }
    }
}

/// The operand or the attribute that a diagnostic of an operation is about, where it is in the first line of the label.
fn part_of(document: &Document, detail: &Detail, label: Span) -> Option<Span> {
    let part = match detail {
        Detail::ValueConstraint { value: ConstrainedValue::Operand(number), .. }
        | Detail::Dominance(number) => {
            operand(&OperationRolesAt::around(document, label.start())?, *number)
        }
        Detail::AttributeConstraint { name, .. } => attribute(document, label, name),
        Detail::NoSuchSymbol { name, .. } => symbol(document, label, name),
        Detail::ResultType { found, .. } => written_type(document, label, found),
        _ => None,
    };
    let is_in_line = |part: &Span| {
        let until = part.end().max(label.start());
        let before = document.slice(Span::new(label.start(), until));
        part.start() >= label.start() && memchr::memchr2(b'\n', b'\r', before).is_none()
    };
    part.filter(is_in_line).filter(|part| part.len() as usize <= MAX_LABEL_BYTES)
}

/// The operand with this number, counted as the generic form does.
fn operand(operation: &OperationRolesAt<'_>, number: usize) -> Option<Span> {
    let pieces = operation.roles.pieces.iter().filter_map(|piece| match piece.role {
        Role::Operand(nth) => Some((nth, piece.span)),
        _ => None,
    });
    let mut operands: Vec<_> = pieces.collect();
    operands.sort_unstable();
    operands.get(number).map(|(_, span)| *span)
}

/// The mention of a symbol in the text of an operation, without its regions.
fn symbol(document: &Document, label: Span, name: &str) -> Option<Span> {
    let node = operation_at(document, label.start())?.syntax();
    let mut walk = node.walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(inner) if inner.kind() == NodeKind::Region => walk.skip_node(),
            WalkEvent::Token(token) => {
                let written = document.slice(token.span()).strip_prefix(b"@");
                if written.is_some_and(|written| unquoted(written) == name.as_bytes()) {
                    return Some(token.span());
                }
            }
            _ => {}
        }
    }
    None
}

/// The last type in the text of an operation, if it is written like this.
fn written_type(document: &Document, label: Span, ty: &str) -> Option<Span> {
    let node = operation_at(document, label.start())?.syntax();
    let last = types_of(node).pop();
    last.filter(|last| document.slice(*last) == ty.as_bytes())
}

/// The value of an attribute: of an entry of a dictionary, or at its place in the form of the operation.
fn attribute(document: &Document, label: Span, name: &str) -> Option<Span> {
    let operation = OperationRolesAt::around(document, label.start());
    let described = operation.as_ref().and_then(|operation| {
        let number = operation.description.attributes.iter().position(|one| *one.name == *name)?;
        operation.piece(Role::Attribute(number)).map(|piece| piece.span)
    });
    described.or_else(|| {
        let node = operation_at(document, label.start())?.syntax();
        let is_key = |key: Span| unquoted(document.slice(key)) == name.as_bytes();
        let mut entries = attribute_entries(node);
        let entry =
            entries.find(|entry| entry.tokens().next().is_some_and(|key| is_key(key.span())));
        entry.map(|entry| entry.span())
    })
}

/// The name of the operation that a label marks.
fn operation_name(paths: &mut Paths<'_>, label: Span) -> Option<Span> {
    let name = next_operation_at(paths, label.start())?.name_token()?.span();
    (name.start() == label.start() && name.end() <= label.end()).then_some(name)
}

/// The name at the beginning of an operation without a tree; `marked` is the text of the label.
fn name_of(marked: &[u8], label: Span) -> Span {
    let line = memchr::memchr2(b'\n', b'\r', marked);
    if line.is_none() && marked.len() <= MAX_LABEL_BYTES {
        return label;
    }
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(*byte);
    let name = match marked {
        [b'"', rest @ ..] => rest.iter().position(|byte| *byte == b'"').map_or(0, |end| end + 2),
        _ => marked.iter().take_while(is_part).count(),
    };
    let len = match (name, line) {
        (0, Some(line)) => marked.get(..line).unwrap_or_default().trim_ascii_end().len(),
        (0, None) => return label,
        (name, line) => line.map_or(name, |line| name.min(line)),
    };
    let end = label.start().saturating_add(u32::try_from(len).unwrap_or(u32::MAX));
    Span::new(label.start(), end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::limits::Limits;

    fn label(text: &str) -> &str {
        let whole = Span::new(0, text.len() as u32);
        &text[name_of(text.as_bytes(), whole).range()]
    }

    #[test]
    fn a_long_label_is_the_name_at_its_begin() {
        let long = "x".repeat(50);
        assert_eq!(label("arith.addi %a, %b : i32"), "arith.addi %a, %b : i32");
        assert_eq!(label("scf.if %c {\n}"), "scf.if");
        assert_eq!(label("\"a.b\"() ({\n}) : () -> ()"), "\"a.b\"");
        assert_eq!(label(&format!("a.b \"{long}\"")), "a.b");
        assert_eq!(label("{  \r\n}"), "{");
        assert_eq!(label(&format!("{{{long}}}")), format!("{{{long}}}"));
        assert_eq!(label("\"a\nb\""), "\"a");
        assert_eq!(label(""), "");
    }

    /// The texts of the labels in the body of a function.
    fn labels_in(body: &str) -> Vec<String> {
        let arguments = "%i: index, %t: tensor<4xf32>, %m: memref<4xf32>, %f: f32";
        let text = format!("func.func @f({arguments}) {{\n{body}\n  return\n}}\n");
        let document = Document::new(text.into_bytes(), Limits::default());
        let found = document.diagnostics();
        found.into_iter().map(|found| document.string(found.span)).collect()
    }

    #[test]
    fn a_wrong_operand_is_marked_by_itself() {
        assert_eq!(labels_in("%0 = \"tensor.dim\"(%f, %i) : (f32, index) -> index"), ["%f"]);
        // By its number in the generic form: the stored value comes first.
        let store = "\"memref.store\"(%f, %t, %i) : (f32, tensor<4xf32>, index) -> ()";
        assert_eq!(labels_in(store), ["%t"]);
        assert_eq!(labels_in("%0 = arith.addi %f, %f : f32"), ["%f"]);
        // On another line than the operation, where a compiler reports nothing.
        let below = "%0 = \"tensor.dim\"(\n%f, %i) : (f32, index) -> index";
        assert_eq!(labels_in(below), ["\"tensor.dim\""]);
    }

    #[test]
    fn a_symbol_a_type_and_a_use_are_marked_by_themselves() {
        assert_eq!(labels_in("call @g(%i) : (index) -> ()"), ["@g"]);
        assert_eq!(labels_in("%0 = memref.get_global @\"a b\" : memref<4xf32>"), ["@\"a b\""]);
        let slice = "%0 = tensor.extract_slice %t[0] [2] [1] : tensor<4xf32> to tensor<3xf32>";
        assert_eq!(labels_in(slice), ["tensor<3xf32>"]);
        let late = "%0 = arith.addi %i, %1 : index\n%1 = arith.addi %i, %i : index";
        assert_eq!(labels_in(late), ["%1"]);
        let branches = "%c = arith.constant true\ncf.cond_br %c, ^a, ^b\n^a:\n%x = arith.constant 1 : i32\n\
                        cf.br ^b\n^b:\n%y = arith.addi %x, %x : i32";
        assert_eq!(labels_in(branches), ["%x"]);
    }

    #[test]
    fn a_wrong_attribute_is_marked_by_itself() {
        let sizes = "operandSegmentSizes = array<i32: 0, 0>";
        let ty = ": () -> memref<4xf32>";
        let alloc = format!("%0 = \"memref.alloc\"() {{{sizes}, alignment = -3 : i64}} {ty}");
        assert_eq!(labels_in(&alloc), ["alignment = -3 : i64"]);
        let alloc = format!("%0 = \"memref.alloc\"() <{{{sizes}, alignment = 8 : i8}}> {ty}");
        assert_eq!(labels_in(&alloc), ["alignment = 8 : i8"]);
        let alloc = format!("%0 = \"memref.alloc\"() {{\nalignment = -3 : i64, {sizes}}} {ty}");
        assert_eq!(labels_in(&alloc), ["\"memref.alloc\""]);
        let long = "#x.y<\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\">";
        let alloc = format!("%0 = \"memref.alloc\"() {{{sizes}, alignment = {long}}} {ty}");
        assert_eq!(labels_in(&alloc), ["\"memref.alloc\""]);
    }
}
